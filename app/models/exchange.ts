import * as z from "zod/mini";

import type { CoachedAnswer } from "../ai/coached-answer";
import type { Exercise } from "../content/exercises/exercise";
import { renderMarkdown } from "../markdown/render.server";

const Answer = z.object({
  text: z.string(),
  madeBy: z.string(),
  sketch: z.optional(z.object({ description: z.string(), svg: z.string() })),
  sources: z.optional(z.readonly(z.array(z.object({ title: z.string(), href: z.string() })))),
});

const Criteria = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    state: z.enum(["met", "partly", "not-yet", "not-needed"]),
    evidence: z.array(z.string()),
    note: z.string(),
  }),
);

const Message = z.object({ id: z.string(), text: z.string() });

const Notes = z.object({
  /** All of them as plain text. */
  text: z.string(),
  score: z.nullable(z.number()),
  level: z.nullable(z.string()),
  isPassed: z.nullable(z.boolean()),
  gate: z.nullable(z.object({ id: z.string(), text: z.string() })),
  /** Whether something private was hidden and the gate speaks of something else. */
  hidesMore: z.boolean(),
  best: z.nullable(z.object({ quote: z.string(), why: z.string() })),
  nextStep: z.nullable(z.object({ text: z.string(), try: z.string() })),
  misunderstandings: z.array(Message),
  checklist: z.array(Message),
  criteria: Criteria,
  slots: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      isFilled: z.boolean(),
      evidence: z.array(z.string()),
    }),
  ),
  grown: z.array(z.union([z.string(), z.object({ gap: z.string() })])),
});

export type Criterion = z.infer<typeof Criteria>[number];

/** A prompt with its answer and the coach's notes, as it is stored. */
interface Exchange {
  prompt: string;
  answer: z.infer<typeof Answer>;
  notes: z.infer<typeof Notes>;
}

/** The columns of an attempt that hold an exchange; answer and notes are JSON text. */
interface ExchangeColumns {
  prompt: string;
  response: string;
  feedback: string;
}

export function exchangeOf({ prompt, answer, report }: CoachedAnswer): Exchange {
  const { feedback, masked, ...notes } = report;
  const hidesMore = masked.found.length > 0 && notes.gate?.id !== "private-data";
  return { prompt, answer, notes: { ...notes, hidesMore, text: feedback } };
}

export function writeExchange({ prompt, answer, notes }: Exchange): ExchangeColumns {
  return {
    prompt,
    // Parsed, so that nothing else is stored than what is read again.
    response: JSON.stringify(Answer.parse(answer)),
    feedback: JSON.stringify(Notes.parse(notes)),
  };
}

/** What was stored, or null when it is not what this version writes. */
export function readExchange({ prompt, response, feedback }: ExchangeColumns): Exchange | null {
  const answer = Answer.safeParse(parse(response));
  const notes = Notes.safeParse(parse(feedback));
  return answer.success && notes.success
    ? { prompt, answer: answer.data, notes: notes.data }
    : null;
}

/** The criteria of stored notes, none when they are not what this version writes. */
export function readCriteria(criteria: string | null): Criterion[] {
  const result = Criteria.safeParse(parse(criteria ?? ""));
  return result.success ? result.data : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Shown {
  /** Tells it from the others in the conversation. */
  id: string;
  /** Points of the try before this one. */
  before: number | null;
}

/** An exchange as the page shows it. */
export function showExchange(
  { prompt, answer, notes }: Exchange,
  exercise: Exercise | undefined,
  shown: Shown,
) {
  const { text: _, slots, ...rest } = notes;
  const asks = new Map(exercise?.slots.map(({ id, ask }) => [id, ask]));
  return {
    ...shown,
    prompt,
    answer: {
      html: withFlatHeadings(renderMarkdown(answer.text)),
      madeBy: answer.madeBy,
      sketch: answer.sketch ?? null,
      sources: answer.sources ?? [],
    },
    notes: { ...rest, slots: slots.map((slot) => ({ ...slot, ask: asks.get(slot.id) ?? null })) },
  };
}

/** Whatever its author chose: on the page the answer stands under a heading of level 2. */
function withFlatHeadings(html: string) {
  return html.replace(/<(\/?)h[2-6]>/g, "<$1h3>");
}
