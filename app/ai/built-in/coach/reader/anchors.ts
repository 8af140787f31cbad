import { isCommon } from "./common-words";
import type { Token } from "./tokens";

/** Words about the answer's manner: they order a style and name no matter. */
const manner = new Set(
  `formal informal friendly polite firm warm casual simple plain brief briefly short shorter concise long
  longer detailed comprehensive exhaustive thorough complete professional engaging compelling creative
  original unique clear clearly crisp tone style voice active passive text texts write written writing
  paragraph paragraphs sentence sentences word words page pages line lines bullet bullets points heading
  headings section sections introduction conclusion intro outro title beginning middle ending hook
  adjective adjectives adverbs verbs vocabulary grammar spelling spellings punctuation english british
  american apa mla harvard cite cited citation citations source sources reference references quotes
  format formatted formatting layout structure structured structuring bold italic italics emoji emojis
  font markdown jargon cliche cliches clichés repetition filler fluff avoid include ensure mention
  consistent coherent flowing flow transitions nuanced insightful actionable holistic robust dynamic
  impactful powerful innovative strategic seamless synergies leverage quality accurate accuracy correct
  error errors mistake mistakes check checked double step steps example examples expert experts
  assistant chatgpt gpt prompt prompts model ai role task context audience output input requirements
  constraint constraints length lengths goal goals answer answers response responses reply result results content topic
  topics question questions subject theme information info details detail summary easy readable human natural genuine
  honest amazing awesome brilliant excellent outstanding fantastic incredible wonderful greatest
  smartest genius superb stunning beautiful exciting interesting informative useful helpful valuable
  respond versions version rewrite draft improve improved elegant modern traditional funny serious
  relaxed humorous persuasive inspiring motivating overall appropriate relevant properly carefully
  please thanks thank grateful appreciate dollars tip reward bonus urgent asap important begging
  prose clarity summary summarise concisely speak imagine pretend professor consultant specialist
  begin finish finally number numbered total maximum minimum exactly approximately characters delve
  readers reader language readability tense person third first second adding everyone anyone someone
  hey hello dear kindly regards hi wow okay yes stuff thingy whatever etc something anything
  masterpiece ultra hd 4k 8k uhd award winning trending artstation cinematic sharp focus highly
  composition hyperrealistic photorealistic stunning gorgeous epic intricate
  fix code program website app problem issue error doesnt wont broken working work`.split(/\s+/),
);

/** A word that a text about nothing does not hold: rare, and not about the manner of the answer. */
export function isAnchor({ word, isNumber }: Token) {
  return !isNumber && word.length > 2 && !isCommon(word) && !manner.has(word);
}

export function isManner({ word }: Token) {
  return manner.has(word);
}

const products = new Set(
  "story stories poem poems text essay speech letter email article post blog message".split(" "),
);

/** What is to be made is no matter yet: "a great story". */
export function isMatter(token: Token) {
  return isAnchor(token) && !products.has(token.word);
}
