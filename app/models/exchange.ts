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

const Message = z.object({ id: z.string(), text: z.string() });

const Slots = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    isFilled: z.boolean(),
    /** Tries from before the coach doubted a point have none. */
    isUnsure: z._default(z.boolean(), false),
    evidence: z.array(z.string()),
  }),
);

const needParts = {
  id: z.string(),
  label: z.string(),
  evidence: z.array(z.string()),
  note: z.string(),
};

const Notes = z.object({
  /** All of them as plain text. */
  text: z.string(),
  score: z.nullable(z.number()),
  level: z.nullable(z.string()),
  isPassed: z.nullable(z.boolean()),
  /** What would come back for the prompt. */
  outlook: z.nullable(z.string()),
  /** What the level may be instead; tries from before it was said have none. */
  doubt: z._default(z.nullable(z.string()), null),
  kind: z.nullable(Message),
  gate: z.nullable(Message),
  /** What private data was hidden, in a sentence. */
  privacy: z.nullable(z.string()),
  contradictions: z.array(Message),
  best: z.nullable(z.object({ quote: z.string(), why: z.string() })),
  nextStep: z.nullable(z.object({ text: z.string(), try: z.string() })),
  checklist: z.array(Message),
  needs: z.array(
    z.object({
      ...needParts,
      need: z.enum(["must", "nice"]),
      state: z.enum(["there", "unsure", "missing"]),
    }),
  ),
  slots: Slots,
  grown: z.array(z.union([z.string(), z.object({ gap: z.string() })])),
});

/** Notes from the time when the coach counted ten points of any prompt. */
const TenPointNotes = z.object({
  ...z.omit(Notes, {
    outlook: true,
    doubt: true,
    kind: true,
    privacy: true,
    contradictions: true,
    needs: true,
  }).shape,
  hidesMore: z.boolean(),
  criteria: z.array(
    z.object({ ...needParts, state: z.enum(["met", "partly", "not-yet", "not-needed"]) }),
  ),
});

const statesOfOld = { met: "there", partly: "unsure", "not-yet": "missing" } as const;

function fromTenPoints({ criteria, hidesMore, ...notes }: z.infer<typeof TenPointNotes>) {
  return {
    ...notes,
    ...{ outlook: null, doubt: null, kind: null, contradictions: [] },
    privacy: hidesMore ? "Something private was in your prompt. It is hidden here." : null,
    needs: criteria.flatMap(({ state, ...point }) =>
      state === "not-needed"
        ? []
        : [{ ...point, need: "must" as const, state: statesOfOld[state] }],
    ),
  };
}

type StoredSlot = z.infer<typeof Slots>[number];

/** A prompt with its answer and the coach's notes, as it is stored. */
export interface Exchange {
  prompt: string;
  answer: z.infer<typeof Answer>;
  notes: z.infer<typeof Notes>;
}

/** An exchange as texts to be stored; answer and notes are JSON text. */
export interface ExchangeColumns {
  prompt: string;
  response: string;
  feedback: string;
}

export function exchangeOf({ prompt, answer, report }: CoachedAnswer): Exchange {
  const { feedback, masked: _, ...notes } = report;
  return { prompt, answer, notes: { ...notes, text: feedback } };
}

export function writeExchange({ prompt, answer, notes }: Exchange): ExchangeColumns {
  return {
    prompt,
    // Parsed, so that nothing else is stored than what is read again.
    response: JSON.stringify(Answer.parse(answer)),
    feedback: JSON.stringify(Notes.parse(notes)),
  };
}

function readNotes(stored: unknown): Exchange["notes"] | null {
  const notes = Notes.safeParse(stored);
  if (notes.success) return notes.data;
  const old = TenPointNotes.safeParse(stored);
  return old.success ? fromTenPoints(old.data) : null;
}

/** What was stored, or null when it is nothing that was ever written. */
export function readExchange({ prompt, response, feedback }: ExchangeColumns): Exchange | null {
  const answer = Answer.safeParse(parse(response));
  const notes = readNotes(parse(feedback));
  return answer.success && notes ? { prompt, answer: answer.data, notes } : null;
}

/** The slots of stored notes, none when they are nothing that was ever written. */
export function readSlots({ feedback }: ExchangeColumns): StoredSlot[] {
  const result = z.object({ slots: Slots }).safeParse(parse(feedback));
  return result.success ? result.data.slots : [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface ExchangePlace {
  /** Tells it from the others in the conversation. */
  id: string;
  /** Points of the try before this one. */
  before: number | null;
}

/** An exchange as the page shows it. */
export function showExchange(
  { prompt, answer, notes }: Exchange,
  exercise: Exercise | undefined,
  shown: ExchangePlace,
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
