import type { PromptAnswer } from "../../engine";
import type { CoachReport, NeedResult } from "../coach/report";
import { inertLine } from "./inert";

const madeBy =
  "Put together by a program from your own words. No AI model was used, so it says how your prompt reads and does not carry it out.";

const questionsAtOnce = 3;

/** Where nothing is carried out: what the prompt says, and what it leaves to be guessed. */
export function mirror(report: CoachReport): PromptAnswer {
  const { needs, gate, nextStep, kind, request, contradictions } = report;
  const understood = [
    ...(request ? [`- **What you ask:** “${inertLine(request)}”`] : []),
    ...needs.filter(({ evidence }) => evidence.length > 0).map(lineOf),
  ];
  const missing = needs.filter(({ need, state }) => need === "must" && state === "missing");
  const questions = missing
    .slice(0, questionsAtOnce)
    .map(({ label, note }) => `- **${label}:** ${note}`);

  const parts = [
    understood.length > 0
      ? `This is what I understood:\n\n${kind ? `${kind.text}\n\n` : ""}${understood.join("\n")}`
      : (gate?.text ?? nextStep?.text),
    ...contradictions.map(({ text }) => inertLine(text)),
    questions.length > 0 && `I would have to guess:\n\n${questions.join("\n")}`,
    "Take it to an assistant of your choice, or choose an exercise to get an answer that is made for its task.",
  ];
  return { engine: "built-in", madeBy, text: parts.filter(Boolean).join("\n\n") };
}

function lineOf({ label, evidence }: NeedResult) {
  const quotes = evidence.map((each) => `“${inertLine(each)}”`).join(", ");
  return `- **${label}:** ${quotes}`;
}
