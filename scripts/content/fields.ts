import { z } from "zod";

/** Kinds of fields that several kinds of files have. */

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

export const line = z
  .string({ error: "it must be words" })
  .trim()
  .min(1, { error: "it is empty" })
  .refine((text) => !text.includes("\n"), { error: "it must stand on one line" });

export const day = z.string({ error: "it must be a day such as 2026-11-20" }).refine(isDay, {
  error: "it must be a day such as 2026-11-20",
});

export const address = z.string().refine(isSecureAddress, {
  error: "it must be an address that begins with https://",
});

/** Where a thing stands among its neighbors: tens, so that another fits in between. */
export const order = z.int({ error: "it must be a whole number" });

export const sources = z
  .array(
    z.strictObject({
      title: line,
      url: address,
      published: day.optional(),
      readOn: day.optional(),
    }),
  )
  .min(1, { error: "it must name a page at least" });

export const tags = z.array(line).min(1, { error: "it must name one at least" });

function isDay(text: string) {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    dayPattern.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}

function isSecureAddress(text: string) {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}
