import type { WizardAnswer } from "~/models/marketplace/wizard";
import { action as wizard } from "~/routes/marketplace_.new";
import type { startApp } from "./app";

type App = Awaited<ReturnType<typeof startApp>>;

/** A PNG of one pixel. */
export const png = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  ),
  (letter) => letter.charCodeAt(0),
);

/** A ZIP with nothing but its beginning, some bytes and its end. */
export function zip(size = 200) {
  const bytes = new Uint8Array(size);
  bytes.set([0x50, 0x4b, 0x03, 0x04]);
  bytes.set([0x50, 0x4b, 0x05, 0x06], size - 22);
  return bytes;
}

/** What a good listing says, step by step. */
export const goodAnswers = {
  type: { type: "prompt" },
  details: {
    title: "Weekly meal planner prompts",
    shortDescription: "Plans a week of meals with a shopping list, for families with little time.",
    fullDescription: [
      "## What you get",
      "Eight prompts that plan dinners, lunches and a shopping list for a whole week.",
      "## Who it is for",
      "Families who want to eat well without thinking about it every evening of the week.",
      "## How to use",
      "Paste a prompt, put in your people and your budget, and read the answer before you shop.",
      "An example of the input: four people, 90 dollars. The output: a table of seven dinners.",
    ].join("\n\n"),
    category: "Productivity",
    tags: "Food, Planning",
  },
  upload: {
    uploadMethod: "other",
    instructions: "Open the link in the mail and copy the prompts.",
  },
  pricing: { pricingModel: "one-time", price: "9.99" },
  license: { license: "personal" },
  review: { termsAgreed: "on", submissionKey: "" },
} as const;

/** Posts one step of the wizard as a browser does. */
export async function postStep(
  app: App,
  step: string,
  fields: Record<string, string | File>,
  { headers = {}, item }: { headers?: HeadersInit; item?: number } = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const address = `http://localhost/marketplace/new?step=${step}${item ? `&item=${item}` : ""}`;
  const answer = await app.send(
    wizard as never,
    new Request(address, { method: "POST", body, headers }),
  );
  return readAnswer(answer);
}

function readAnswer(answer: unknown) {
  if (answer instanceof Response) {
    return {
      status: answer.status,
      location: answer.headers.get("Location"),
      cookies: answer.headers.getSetCookie(),
      data: null,
    };
  }
  const { data, init } = answer as { data: WizardAnswer; init: ResponseInit };
  return {
    status: init.status ?? 200,
    location: null,
    cookies: new Headers(init.headers).getSetCookie(),
    data,
  };
}

/** Goes through the whole wizard and publishes. */
export async function submitListing(
  app: App,
  headers: HeadersInit,
  changed: { [Step in keyof typeof goodAnswers]?: Record<string, string | File> } = {},
  item?: number,
) {
  let last: Awaited<ReturnType<typeof postStep>> | undefined;
  for (const [step, answers] of Object.entries(goodAnswers)) {
    const more = changed[step as keyof typeof goodAnswers] ?? {};
    const key: Record<string, string> =
      step === "review" ? { submissionKey: crypto.randomUUID() } : {};
    last = await postStep(app, step, { ...answers, ...key, ...more }, { headers, item });
  }
  if (!last) throw new Error("The wizard has no steps.");
  return last;
}
