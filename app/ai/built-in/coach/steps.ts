import type { Finding } from "./criteria/finding";
import { isAboutPicture } from "./criteria/requirements";
import type { Judged } from "./judge";
import type { LanguagePack } from "./pack";
import { type CriterionId, criterionIds, type SlotResult } from "./report";
import { generalShare, slotWorth, weights } from "./score";
import { requestEnd } from "./words";

/** Something that would make the prompt better, and how much. */
export interface Step {
  id: string;
  worth: number;
  slot?: SlotResult;
}

/** A picture is for everybody, and for food the number of people is asked. */
const readerless = /^(?:picture|food)$/;

/** How these sound matters little. */
const toneless = /^(?:code|food|plan|list|compare|quiz|work|keep)$/;

/** Code and a corrected text are as long as they are. */
const hasSize = /^(?:code|keep|work)$/;

/** Of what one criterion lacks, these help less than the rest. */
const shares: Record<string, number> = {
  "requirements.include": 0.9,
  "requirements.exclude": 0.5,
  "requirements.limit": 0.3,
  "context.why": 0.6,
  "audience.tone": 0.7,
  "format.layout": 0.8,
};

/** There is nothing to check in a poem or an invitation. */
const freeFamilies = new Set(["story", "speech", "picture", "message", "list"]);

/** So many words of a request tell what it is about. */
const longestRequest = 14;

/** Below this, everything else has to wait for the task. */
const clearTask = 0.5;

function taskStep({ tasks, findings }: Judged) {
  const [best] = tasks;
  if (!best || findings.task.kinds.includes("fragment")) return "task.missing";
  if (best.kind === "topic" || best.kind === "role" || best.family === "wish") return "task.topic";
  return best.kind === "question" ? "task.question" : "task.subject";
}

function requirementsSteps(
  { kinds }: Finding,
  family: string,
  { isPicture, isTable }: { isPicture: boolean; isTable: boolean },
) {
  const has = (kind: string) => kinds.includes(kind);
  const size = family === "list" ? "quantity" : "length";
  const isSized = has("length") || has("quantity") || isPicture || isTable || hasSize.test(family);
  return [
    isPicture && !has("light") && !has("view") && "requirements.view",
    !isSized && `requirements.${size}`,
    !has("include") && "requirements.include",
    !has("exclude") && "requirements.exclude",
    !has("limit") && !isPicture && "requirements.limit",
  ].filter((id) => id !== false);
}

/** "Give me tips": who it is for is clear, once the learner has said who they are. */
function isForLearner({ tasks, reading, findings }: Judged, pack: LanguagePack) {
  const [main] = tasks;
  const words = main ? reading.words.slice(main.from, main.from + 4) : [];
  const asksForSelf =
    main?.kind === "question" || words.some(({ text }) => pack.words.me.has(text));
  return asksForSelf && findings.context.kinds.includes("who") && findings.context.level >= 0.4;
}

function audienceSteps({ kinds }: Finding, family: string, isOwn: boolean) {
  const isNamed = kinds.includes("reader") || readerless.test(family) || isOwn;
  return [
    !isNamed && "audience.reader",
    !kinds.includes("tone") && !toneless.test(family) && "audience.tone",
  ].filter((id) => id !== false);
}

function readableStep({ findings }: Judged) {
  if (findings.readable.kinds.includes("long-sentence")) return "readable.sentence";
  if (findings.readable.kinds.includes("vague-words")) return "readable.vague";
  return findings.readable.kinds.includes("few-words") ? "readable.more" : "readable.sentence";
}

/** What could be added for one criterion, the most helpful first. */
function stepsFor(id: CriterionId, judged: Judged, family: string, pack: LanguagePack): string[] {
  const finding = judged.findings[id];
  switch (id) {
    case "task":
      return [taskStep(judged)];
    case "requirements": {
      const isPicture = isAboutPicture(judged.reading, judged.tasks, pack);
      const isTable = judged.findings.format.kinds.includes("table");
      return requirementsSteps(finding, family, { isPicture, isTable });
    }
    case "context":
      return finding.kinds.includes("who") ? ["context.why"] : ["context.who", "context.why"];
    case "audience":
      if (family === "work") return [];
      return audienceSteps(finding, family, isForLearner(judged, pack));
    case "format":
      if (isAboutPicture(judged.reading, judged.tasks, pack)) {
        return finding.kinds.includes("layout") ? [] : ["format.shape"];
      }
      return [finding.kinds.includes("kind") ? "format.layout" : "format.kind"];
    case "material":
      return ["material.paste"];
    case "examples":
      return ["examples.show"];
    case "role":
      return ["role.name"];
    case "check":
      return ["check.ask"];
    case "readable":
      return [readableStep(judged)];
  }
}

/** What the request is about, such as "food" or "code", for words that fit it. */
export function familyOf({ tasks, reading }: Judged, pack: LanguagePack) {
  const [main] = tasks;
  if (!main) return "any";
  const end = requestEnd(reading.words, main.from, longestRequest);
  const words = reading.words.slice(main.from, end).map(({ text }) => text);
  for (const word of words) {
    const found = pack.families.find(([, names]) => names.has(word));
    if (found) return found[0];
  }
  return main.family;
}

/** Every open step, the one worth most first: weight times what is missing. */
export function openSteps(judged: Judged, pack: LanguagePack): Step[] {
  const family = familyOf(judged, pack);
  const share = judged.slots.length > 0 ? generalShare : 1;
  const isMissingText = judged.findings.material.isNeeded && judged.findings.material.level === 0;
  const open: Step[] = criterionIds
    .filter((id) => judged.findings[id].isNeeded && judged.findings[id].level < 1)
    .filter(
      (id) => !(id === "task" && isMissingText) && !(id === "check" && freeFamilies.has(family)),
    )
    .flatMap((id) => {
      const worth = weights[id] * (1 - judged.findings[id].level) * share;
      return stepsFor(id, judged, family, pack).map((step) => ({
        id: step,
        worth: worth * (shares[step] ?? 1),
      }));
    });
  for (const slot of judged.slots) {
    if (!slot.isFilled) open.push({ id: `slot.${slot.id}`, worth: slotWorth(judged.slots), slot });
  }
  return open.sort((a, b) => rank(b, judged) - rank(a, judged));
}

/** Without a task, and then without the text to work on, nothing else helps much. */
function rank({ id, worth }: Step, { findings }: Judged) {
  if (id === "material.paste") return 2000;
  return id.startsWith("task.") && findings.task.level < clearTask ? 1000 : worth;
}
