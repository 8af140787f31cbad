import { z } from "zod";

import { type PlanStep, type PlanTemplate, planFacts, planWho } from "../../app/content/plans/plan";
import { line, order } from "./fields";
import { divide, listed, type Page, type Part } from "./page";
import type { Ordered } from "./places";

const PlanFields = z.strictObject({
  title: line,
  order,
  /** What a length of time such as "three days" is: that of the work, or that of the event. */
  time: z.enum(["work", "event"]),
  strong: line.default(""),
  weak: line.default(""),
  asks: z.partialRecord(z.enum(planFacts), line),
});

/** `content/plans/trip.md` */
export function readPlan(page: Page): (Ordered & { plan: PlanTemplate }) | null {
  const fields = page.fields(PlanFields);
  const parts = page.parts(page.body, 2, ["Steps", "Stop when", "For a person"]);
  page.nothing(parts.before);
  const { before, parts: sections } = divide(parts.Steps, 3);
  page.nothing(before);
  const steps = sections.map((section) => readStep(page, section));
  const sum = steps.reduce((all, { share }) => all + share, 0);
  if (sum !== 100) {
    page.mistake(parts.Steps.line, `The steps take ${sum} percent of the time: it must be 100.`);
  }
  const stopWhen = page.list(parts["Stop when"], "reasons to stop");
  const person = page.list(parts["For a person"], "what a person does");
  if (!fields) return null;
  const { title, time, strong, weak, asks } = fields;
  return {
    ...{ page, order: fields.order },
    plan: {
      ...{ id: page.name, title, signs: { strong, weak }, isSpanForWork: time === "work" },
      ...{ steps, stopWhen, person, asks },
    },
  };
}

/** A heading, what is done, "Check: ..." and "Who: tool, 30 percent". */
function readStep(page: Page, section: Part): PlanStep {
  const { label, rest } = page.labels(section, ["Check", "Who"]);
  const todo = page.text(rest, "what is done in this step");
  for (const [place = "", fact = ""] of todo.matchAll(/\{(\w*)\}/g)) {
    if ((planFacts as readonly string[]).includes(fact)) continue;
    page.mistake(section.line, `There is no ${place}: use one of ${listed(planFacts)} in braces.`);
  }
  const [, named, share] = /^(\w+), (\d+) percent$/.exec(label("Who")) ?? [];
  const who = planWho.find((each) => each === named);
  if (!who) {
    page.mistake(
      section.line,
      `"Who: ${label("Who")}" is not one of ${listed(planWho)}, a comma, and a number with "percent".`,
    );
  }
  return {
    title: section.heading,
    todo,
    check: label("Check"),
    who: who ?? "you",
    share: Number(share),
  };
}
