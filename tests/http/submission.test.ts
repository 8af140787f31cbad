import { expect, test } from "vitest";
import * as z from "zod/mini";

import { formAgain, formResult } from "~/http/answer.server";
import { readSubmission } from "~/http/body.server";
import { NewCoupon } from "~/schemas/coupon";
import { errorsIn, listIn, textIn, typedIn } from "~/schemas/form-result";
import { refuse } from "~/schemas/refusal";

const Note = z.object({
  title: z.string("A title, please.").check(z.minLength(3, "A longer title, please.")),
  tags: z.optional(z.array(z.string())),
});

function formOf(fields: [name: string, value: string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test.each([
  [["__intent__", "no JSON"]],
  [["__intent__", '{"type":"reset","payload":{}}']],
  [["__intent__", '{"type":"update","payload":{"value":{"title":"Made up"}}}']],
  [["__state__", "no JSON"]],
  [["title.part", "made up"]],
  [["title[0]", "made up"]],
  [["__proto__.title", "made up"]],
] as [string, string][][])("made-up names beside a form's own do nothing: %o", (extra) => {
  const submission = readSubmission(formOf([["title", "Bees"], extra]), Note);
  expect(submission).toMatchObject({ status: "success", value: { title: "Bees" } });
  expect(submission.payload).toEqual({ title: "Bees" });
});

test("a schema that makes something of its object names its fields as well", () => {
  const submission = readSubmission(
    formOf([
      ["code", "no code"],
      ["kind", "percent"],
      ["scope", "all"],
      ["intent", "create"],
    ]),
    NewCoupon,
  );
  expect(Object.keys(submission.payload)).toEqual(["code", "kind", "scope"]);
  expect(Object.keys(submission.reply().error ?? {}).sort()).toEqual(["code", "percent"]);
});

test("what comes back holds what was typed and says what is wrong", () => {
  const submission = readSubmission(
    formOf([
      ["title", "Be"],
      ["tags", "1"],
      ["tags", "2"],
    ]),
    Note,
  );
  const result = submission.reply();
  expect(errorsIn(result)).toEqual({ title: ["A longer title, please."] });
  expect(errorsIn(result)).toBe(errorsIn(result));
  expect(typedIn(result, { title: "As it began" })).toEqual({ title: "Be" });
  expect(listIn(result, "tags")).toEqual(["1", "2"]);
  expect(errorsIn(undefined)).toEqual({});
  expect(typedIn(undefined, { title: "As it began" })).toEqual({ title: "As it began" });
});

test("an emptied field stays empty, one value is a list of one, and a preview says nothing", () => {
  const submission = readSubmission(
    formOf([
      ["title", ""],
      ["tags", "1"],
    ]),
    Note,
  );
  const again = formAgain(submission);
  expect(errorsIn(again)).toEqual({});
  expect(textIn(again, "title")).toBe("");
  expect(typedIn(again, { title: "As it began" })).toEqual({ title: "" });
  expect(listIn(again, "tags")).toEqual(["1"]);

  const taken = readSubmission(formOf([["title", "Bees"]]), Note);
  const refused = formResult(taken, refuse("conflict", "Taken.", "title"));
  expect(errorsIn(refused)).toEqual({ title: ["Taken."] });
});
