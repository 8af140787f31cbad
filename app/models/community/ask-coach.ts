import { privateKinds } from "../../ai/built-in/coach/english/texts";
import { findPrivateData } from "../../ai/built-in/coach/private-data";
import { findSlots } from "../../ai/built-in/slots";

interface Missing {
  id: string;
  /** Completes "A helper would have to guess ...". */
  guess: string;
  /** What to write. */
  ask: string;
}

/**
 * What makes a question answerable, read by the rule that also reads the prompts of exercises: words
 * and patterns, no model. The same question gives the same list.
 */
const slots = [
  {
    id: "tool",
    guess: "which tool you use",
    ask: "Name the tool, and its version if you know it.",
    any: [
      /\b(?:chat ?gpt|gpt[- ]?\d\w*|claude|gemini|copilot|llama|mistral|midjourney|dall[-·. ]?e|grok|perplexity|deepseek|manus|code assistant|whisper|stable diffusion|notebooklm|bard|siri|alexa)\b/i,
      /\b(?:openai|anthropic|google|microsoft|meta|hugging ?face|ollama)\b/i,
      /\b(?:any|whichever|no particular) (?:ai )?(?:tool|chatbot|assistant|model)\b/i,
    ],
  },
  {
    id: "tried",
    guess: "what you tried so far",
    ask: "Quote the prompt that you sent, or say what you did, step by step.",
    any: [
      /```[^`]+```/,
      /^[ \t]*>.+/m,
      /"[^"\n]{12,}"/,
      /\bi (?:have |had |already |also |just |then |even |only )*(?:tried|try|asked|ask|told|typed|wrote|pasted|uploaded|used|started|set|sent|gave|followed|installed|changed|fed|wanted it to|use)\b/i,
      /\b(?:my|the|this|following) prompt (?:is|was|says|said|reads|looks|goes)\b/i,
      /\b(?:so far|up to now|first step|as a first)\b/i,
      /\bi have(?:n't| not) (?:tried|started|used|written)\b/i,
    ],
  },
  {
    id: "happened",
    guess: "what came back",
    ask: "Say what the tool answered, or the words of the error.",
    any: [
      /\b(?:it|this|that|they|he|she|the (?:tool|bot|chatbot|assistant|model|answer|result|output|reply|picture|image|text|summary|table|code)s?) (?:\w+ ){0,2}(?:said|says|answers?|answered|gives?|gave|writes?|wrote|returns?|returned|made|makes?|invents?|invented|ignores?|ignored|forgets?|forgot|stops?|stopped|repeats?|repeated|changes?|changed|looks?|looked|comes?|came|gets?|got|shows?|showed|refuses?|refused|misses|missed|is|was|does|did|keeps?|kept|tells?|told|skips?|skipped)\b/i,
      /\b(?:i (?:get|got|receive|received|see|saw)|what (?:i get|comes back|came back)|instead)\b/i,
      /\b(?:error|message|warning)\b/i,
      /\b(?:different|wrong|strange|too long|too short|made[- ]up)\b/i,
    ],
  },
  {
    id: "expected",
    guess: "what you expected",
    ask: "Say what a good answer would look like for you.",
    any: [
      /\bi(?:'d| would| was| had|'m| am)? ?(?:like|expect(?:ed|ing)?|hop(?:e|ed|ing)|want(?:ed)?|need(?:ed)?|wish(?:ed)?|look(?:ed|ing)? for|prefer(?:red)?)\b/i,
      /\b(?:should|supposed to|rather than|instead of|my (?:goal|aim)|the (?:goal|aim|point|idea) is|so that|in order to)\b/i,
    ],
  },
] as const satisfies readonly (Missing & { any: readonly (string | RegExp)[] })[];

/** What of a question a helper would have to guess, the most telling first; none is good. */
export function guessesIn({ title, body }: { title: string; body: string }): Missing[] {
  const found = findSlots(`${title}\n${body}`, slots);
  return slots.flatMap(({ id, guess, ask }, at) => (found[at]?.span ? [] : { id, guess, ask }));
}

/** What of a text should not stand where everybody can read it, such as "an email address". */
export function privateIn(text: string): string[] {
  return [...new Set(findPrivateData(text).map(({ kind }) => privateKinds[kind]))];
}
