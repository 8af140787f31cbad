import type { Slot } from "./exercise";

type Words = Slot["any"];

/** What a picture is made with. */
export const media: Words = [
  /\b(?:water ?colou?rs?|aquarelle|gouache|acrylics?|oil (?:paint(?:ing)?|pastels?)|oils|charcoal|(?:wax )?crayons?|chalk|pastels|collage|lino ?(?:cut|print)s?|wood ?(?:cut|block)s?|etching|engraving|screen ?print(?:ing|ed)?|silkscreen|risograph|stencil(?:led)?|flat colou?rs?|felt(?:ed)?|embroider(?:y|ed)|knitted|crochet(?:ed)?|clay|plasticine|mosaic|stained glass|origami|papercut|pixel art|vector|cartoon|comic|manga|anime|claymation|letterpress)\b/i,
  /\b(?:pencils?|ink|pen|marker|felt[- ]tip|line) (?:drawings?|sketch(?:es)?|art|style|illustration|and wash)\b/i,
  /\b(?:colou?red|soft|sharp) pencils?\b/i,
  /\b(?:cut|torn|folded|cut[- ]out)[- ](?:out )?paper\b|\bpaper[- ](?:cut(?:[- ]?outs?)?|collage|theat(?:er|re)|craft)\b/i,
  /\b(?:in|with|made (?:of|with|from)|drawn (?:in|with)|painted (?:in|with)) (?:black |blue |soft |thin |colou?red )?(?:ink|pencils?|oil|wool|wax|paint|brush(?:es)?|chalk|paper|pen)\b/i,
  /\b(?:photo(?:graph|graphy|realistic)?|photo[- ]like|film still|polaroid)\b/i,
  /\b(?:oil|digital|flat|block) (?:painting|print|illustration|drawing|art)\b|\b3[- ]?d render(?:ing)?\b|\blow poly\b|\bchildren'?s?'? book illustration\b|\bpencil\b/i,
];

/** What gives the light. */
export const lightSources: Words = [
  /\b(?:lamps?|lamplight|lanterns?|candles?|candle ?light|candlelit|firelight|campfire|embers|bulbs?|chandelier|street ?(?:lamps?|lights?)|neon|floodlights?|headlights?|fairy lights?|string lights?|spotlights?|skylight|moon(?:light|lit)?|starlight|sun(?:light|shine|lit|beams?|rays?)?|sunset|sunrise|daylight|backlit|shop windows?|lit windows?)\b/i,
  /\b(?:light|sun|glow)\b[^.,;\n]{0,24} (?:from|through|of) (?:the |an? |his |her |their )?(?:\w+ )?(?:windows?|left|right|behind|above|side|back|north|south|east|west|door(?:way)?|street|fire(?:place)?|stove|hearth|roof|blinds)\b|\b(?:lit by|(?:burning|glowing|crackling|open) (?:fire(?:place)?|stove))\b/i,
  /\b(?:window|outdoor|soft|low|even|harsh|hard|overcast|golden|cold|warm|evening|morning|afternoon|diffuse|bright|studio|natural|ambient|gentle) (?:day)?(?:light|sun)\b/i,
];

/** The hour or the season. */
export const hours: Words = [
  /\b(?:dawn|sunrise|sunset|dusk|twilight|noon|midday|midnight|night(?:fall|time)?|evening|morning|afternoon|daybreak|golden hour|blue hour|after (?:dark|work|lunch|dinner|supper)|(?:lunch|tea|bed) ?time|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) (?:o'clock|am|pm)|\d{1,2}(?::\d{2})? ?(?:am|pm)|\d{1,2}:\d{2} (?:in|at)|after (?:four|five|six|seven|eight|nine|ten))\b/i,
  /\b(?:late|early|setting|rising) (?:sun|light)\b/i,
  /\b(?:winter|summer|autumn|springtime|in (?:the )?(?:spring|fall)|spring (?:day|light|sun)|january|february|march|april|in may|june|july|august|september|october|november|december)\b/i,
];

/** From where the viewer looks, and how near. */
export const views: Words = [
  /\b(?:close[- ]?up|wide[- ](?:shot|angle|view)|full[- ](?:body|figure|length)|whole (?:body|figure)|half[- ]figure|side[- ]on|camera\b[^.;\n]{0,20}\b(?:height|level|away|corner)|(?<!(?:light|sun|sunshine|glow|morning|comes|coming|falls|falling|shining|streaming) (?:\w+ ){0,2})from (?:(?:his|her|their|one) (?:left|right|side)|above|below|behind|afar|far away|a distance|the (?:side|front|back|left|right|top|door(?:way)?|window|balcony|street|corner|stairs|hall(?:way)?|sofa|bed|bench|audience|sidewalk|pavement))|bird'?s[- ]eye|aerial|overhead|top[- ]down|eye[- ](?:level|height)|head[- ]on|straight on|frontal|low (?:angle|viewpoint)|high angle|side view|front view|in profile|over the shoulder|at the height of|knee height|as seen by|through the (?:doorway|window|open door)|head to toe|waist up|panorama)\b/i,
  /\b(?:seen|viewed|looking|(?:we|you|i) (?:look|stand)) (?:in |out |down |up |straight )?(?:from|through|across|along|into|down the)\b|\b(?:we|viewer|camera)(?: is| are|'re)? (?:stands?|sits?|standing|sitting|by|in|at)\b/i,
];

/** Named colors, or how many there may be. */
export const colors: Words = [
  /\b(?:red|crimson|scarlet|orange|terracotta|rust|yellow|mustard|ochre|gold(?:en)?|green|olive|sage|mint|turquoise|teal|blue|navy|indigo|purple|violet|lilac|lavender|pink|magenta|brown|beige|cream|black|white|gr[ae]y|silver|sepia|pastels?|burgundy|whitewash(?:ed)?|copper|\w+-colou?red|black[- ]and[- ]white|monochrome)s?\b/i,
  /\b(?:warm|cool|muted|earthy|autumn|pale|bold|bright|soft|dark|faded|strong) (?:colou?rs?|tones?|shades?|palette)\b/i,
];

export const colorCount: Words = [
  /\b(?:one|two|three|four|five|1|2|3|4|5|single) (?:flat |bold |strong |plain |muted |spot |paint |poster |dark |pale |ink )?(?:colou?rs?|inks?|paints?|tones?|shades?)\b/i,
  /\b(?:black[- ]and[- ]white|monochrome|two[- ]tone|one[- ]colou?r|limited (?:palette|colou?rs)|few colou?rs)\b/i,
  /\bonly (?:in )?(?:dark |deep |pale |light )?(?:red|blue|green|yellow|black|brown|orange|purple|gold|pink|cream|white|gr[ae]y)\b/i,
];

/** Which way up the frame is, in words or numbers. */
export const shapes: Words = [
  /\b(?:upright|portrait (?:format|orientation|shape)|in portrait|vertical|landscape (?:format|orientation|shape)|in landscape|horizontal|square|widescreen|wide (?:format|picture|image|card|banner|frame)|tall (?:format|picture|image|card|frame)|(?:higher|taller) than (?:it is )?(?:wide|broad)|tall,? not wide|stands? up(?:right)?|long (?:side|edge) \w+|(?:card|picture|poster|folded)[:,]? (?:in )?(?:portrait|landscape)|wider than (?:it is )?(?:high|tall)|panoramic|round|oval)\b/i,
  /(?<![\d:])(?:1:1|5:4|4:5|4:3|3:4|3:2|2:3|16:9|9:16|7:5|5:7|2:1|1:2|3:1|21:9)(?![\d:])/,
  /--ar\s+\d{1,3}:\d{1,3}/i,
];

export const aspectSetting: Words = [/(?:--|-)ar\s+\d{1,3}(?:\.\d+)?:\d{1,3}(?:\.\d+)?/i];

/** Space that stays free for words. */
export const emptyAreas: Words = [
  /\b(?:empty|blank|free|clear|plain|quiet|unprinted|white|calm|uncluttered|open)(?:,? (?:and )?(?:empty|blank|plain|quiet|calm|pale))? (?:space|area|part|third|half|quarter|corner|strip|band|top|bottom|edge|sky|middle|paper|wall|spot|patch|margin|border|background (?:at|on|above|below))s?\b/i,
  /\b(?:space|room|area) (?:left |kept )?(?:above |below |free )?for (?:the |a |my |our |some |your )?(?:text|words?|title|date|names?|headline|greeting|message|lettering|writing|details|wish(?:es)?)\b/i,
  /\b(?:upper|top|lower|bottom|left|right)(?:[- ]hand)? (?:third|half|quarter|part|edge|side|corner|area|strip|two thirds)\b[^.,;\n]{0,24}\b(?:empty|free|blank|clear|plain|calm|quiet|bare|white|nothing|without anything)\b/i,
  /\b(?:leave|keep)\b[^.;\n]{0,30}\b(?:empty|free|blank|clear|bare)\b/i,
  /\b(?:at|on|in) the (?:top|bottom|upper|lower|left|right)\b[^.,;\n]{0,16}\b(?:plain|empty|blank|bare|calm|quiet)\b/i,
  /\b(?:space|room|place|nothing) (?:left |free )?(?:at|on|in) (?:the |its )?(?:top|bottom|upper|lower|left|right)\b/i,
  "negative space",
];

export const noText: Words = [
  /\b(?:no|without(?: any)?|leave out(?: all| any)?|zero|not any) (?:(?:text|words?|lettering|letters|writing|captions?|numbers|logos?|signs?|faces|people)(?:,| or| and|\/)? (?:no )?){0,2}(?:text|words?|lettering|letters|writing|captions?|typography)\b/i,
  /\b(?:do not|don't|never) (?:write|add|put|include|use|draw|show|want)(?: any| some)? (?:text|words?|letters|lettering|writing)\b/i,
  /--no\s[^\n]{0,40}\b(?:text|words?|letters|lettering|writing)\b/i,
  /\b(?:nothing (?:is )?written|not a(?: single)? (?:letter|word)|free of (?:text|letters|words)|(?:text|letters?|words|lettering|writing) stays? (?:out|off)|(?:keep|leave) (?:the )?(?:text|letters|words|lettering|writing|labels) (?:out|off|to me))\b/i,
  "textless",
];
