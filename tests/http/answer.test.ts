import { expect, test } from "vitest";
import * as z from "zod/mini";

import { apiRefusal, formRefusal, refusalInit } from "~/http/answer.server";
import { parseForm } from "~/schemas/parse-form";
import { refuse, refuseFor, sentenceOf, type Why } from "~/schemas/refusal";

const statuses: Record<Why, number> = {
  invalid: 400,
  "signed-out": 401,
  forbidden: 403,
  unknown: 404,
  gone: 410,
  conflict: 409,
  "too-many": 429,
  failed: 500,
  "no-answer": 502,
  unavailable: 503,
};

test.each(Object.entries(statuses))("%s is a %d, for a page and for /api", (name, status) => {
  const why = name as Why;
  expect(refusalInit({ why })).toEqual({ status, headers: {} });
  expect(apiRefusal(refuse(why, "No.")).status).toBe(status);
});

test("/api answers the first sentence, all by field, and when to try again", async () => {
  const response = apiRefusal({
    ...refuseFor(90, "Wait.", "title"),
    errors: { title: ["A", "B"] },
  });
  expect(await response.json()).toEqual({ message: "A", errors: { title: ["A", "B"] } });
  expect(response.headers.get("Retry-After")).toBe("90");

  const plain = await apiRefusal(refuse("conflict", "No."), {}).json();
  expect(plain).toEqual({ message: "No." });
});

test("a form comes back with its sentences and what was typed, without what is hidden", () => {
  const form = new FormData();
  form.set("name", "Ada");
  form.set("password", "secret words");
  const submission = parseForm(form, z.object({ name: z.string(), password: z.string() }));
  const refusal = refuse("conflict", "Taken.", "name");
  const { data, init } = formRefusal(submission, refusal, {
    hideFields: ["password"],
    more: { intent: "sign-up" },
  });
  expect(init).toMatchObject({ status: 409 });
  expect(data.intent).toBe("sign-up");
  expect(data.result).toMatchObject({ error: { name: ["Taken."] }, initialValue: { name: "Ada" } });
  expect(JSON.stringify(data)).not.toContain("secret words");
  expect(sentenceOf(refusal)).toBe("Taken.");

  const unknown = () => formRefusal(submission, refuse("unknown", "Nothing here."));
  expect(unknown).toThrow(expect.objectContaining({ status: 404 }));
});
