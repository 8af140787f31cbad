import type { Kind } from "./prompt-reading";

/** Wordings that speak for a kind; how much each says is learned. */
export const kindCues: Record<Exclude<Kind, "none">, RegExp> = {
  compute:
    /\b(?:how (?:many|much|long|far|old)|total|sum|percent(?:age)?|average|mean|per (?:hour|person|cent|month|week)|add (?:up|these|them)|cost|costs|pay|tip|tax|vat|interest|split|each|left|divided|times|plus|minus|multiply|square root)\b|\d ?%/i,
  lookup:
    /\b(?:when (?:is|was|did|does|do)|who (?:is|was|wrote|won|invented|described)|where (?:is|can|do|did)|capital of|what (?:is|are|does|do|year|time)|phone number|opening hours|population|spell|stand for|plural|is it (?:true|legal|allowed)|price of|latest|how (?:tall|high|deep|big))\b/i,
  transform:
    /\b(?:translate|translation|shorten|rewrite|reword|rephrase|summari[sz]e|summary|sort|alphabeti[sz]e|proofread|correct|grammar|spelling|extract|convert|clean up|cut|turn (?:this|these|it|my|the)|into|make (?:this|it|the)|simplify|format|polish|shorter|merge|order|bullet)\b/i,
  fix: /\b(?:fix|error|errors?|bug|broken|not working|doesn['’]?t work|doesnt work|crash\w*|debug|wrong with|why (?:is|does|do|am|are)|stops?|fails?|problem|gives? me|undefined|exception|#(?:REF|VALUE|N\/A|DIV))\b/i,
  code: /\b(?:function|script|macro|formula|regex|query|program|code|app|website|web page|webpage|python|excel|sql|html|css|javascript|vba|bot|spreadsheet|sheets?|button|api|class)\b/i,
  write:
    /\b(?:write|letter|e-?mail|message|text (?:to|for|my)|post|speech|story|poem|note|notice|invitation|invite|reply|answer (?:to|this)|caption|slogan|song|article|essay|report|review|toast|card|apology|complaint|statement|blog|description|announcement|cover letter|bio|ad|flyer)\b/i,
  plan: /\b(?:plan|planning|schedule|timetable|itinerary|menu|routine|programme|agenda|organi[sz]e|trip|week|days?|steps|roadmap|budget|training plan|recipe|rota|roster|checklist|prepare)\b/i,
  explain:
    /\b(?:explain|what does|what['’]?s the difference|difference between|how does|how do|why (?:is|are|do|does|did)|meaning|mean|understand|what is|tell me about|teach me|in simple words|describe how)\b/i,
  list: /\b(?:list|ideas?|names?|suggest\w*|examples?|tips|gifts?|presents?|options|things to|titles?|questions|ways to|give me \w+|recommend\w*|brainstorm)\b/i,
  decide:
    /\b(?:should i|should we|or|which (?:one|is|of|should)|better|choose|decide|decision|worth|compare|pros and cons|versus|vs|recommend|whether|advice|what (?:should|would))\b/i,
  picture:
    /\b(?:picture|image|photo|drawing|logo|poster|painting|watercolou?r|illustration|sketch|icon|background|portrait|landscape|draw|--ar)\b/i,
  practise:
    /\b(?:quiz|test me|ask me|pretend|role ?play|practi[sc]e|you are (?:the|my|a)|be my|play (?:the|a|my)|interview me|correct my|correct me|drill|one (?:by one|at a time)|rehearse|coach me)\b/i,
};
