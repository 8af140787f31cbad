import { isMet } from "./matches";
import type { OwnWords } from "./own-words";

const thing =
  "(?:printer|scanner|wi-?fi|internet|router|laptop|computer|pc|macbook|i?phone|ipad|tablet|tv|television|radio|screen|keyboard|mouse|camera|console|playstation|xbox|machine|dishwasher|dryer|fridge|freezer|oven|stove|microwave|kettle|mixer|boiler|heating|heater|radiators?|thermostat|bike|bicycle|car|van|truck|tractor|lorry|scooter|motorbike|engine|brakes?|battery|alarm|lamp|lights?|tap|sink|toilet|shower|drain|pipe|roof|window|door|lock|drill|saw|mower|chainsaw|pump|dog|cat|puppy|kitten|rabbit|hamster|horse|hens?|chickens?|goat|cow|fish|tank|aquarium|pond|lawn|plants?|roses?|tomato(?:es)?|orchid|hedge|tree|basil|dough|bread|sourdough|cake|mayonnaise|jam)";
const fault =
  "(?:wont|won['’]t|will not|doesnt|doesn['’]t|does not|dont|don['’]t|do not|cant|can['’]t|cannot|keeps?|stopped|stops|refuses|leaks?|leaking|drips?|dripping|jams?|jammed|squeaks?|squeaking|crash(?:es|ed)|freezes|drops|died|broke|smells?|limps|(?:is|are) (?:not|broken|green|dead|stuck|slow|leaking|dripping|sick|frozen|cracked|blocked|yellow|brown|dying|noisy|cold|flat)|isnt|isn['’]t|arent|aren['’]t|makes? an? (?:\\p{L}+ )?(?:noise|sound)|(?:has|have) (?:stopped|died|broken))";
/** "My printer jams every time", "the van wont start", in a sentence of its own. */
const statement = new RegExp(
  `(?:^|[.!?] )(?:(?:hi|hello|hey|help|ok|so|but|and),? )*(?:(?:my|our|the|his|her) )?(?:\\p{L}+ ){0,2}${thing}(?: \\p{L}+){0,2} ${fault}(?![\\p{L}\\d])`,
  "iu",
);
/** A longer text says by itself what it wants. */
const mostWords = 60;

/** A fault of a common thing is told: whoever tells it wants it mended, and some help can be given. */
export function tellsTrouble({ own, tokens, materialTokens }: OwnWords) {
  return materialTokens.length === 0 && tokens.length <= mostWords && isMet(own, statement);
}
