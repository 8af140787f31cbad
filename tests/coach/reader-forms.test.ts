import { expect, test } from "vitest";

import { readRequest } from "~/ai/built-in/coach/reader/read-request";

const rota = `KIOSK ROTA WEEK 31
Mon 8-2 Farida, 2-8 Tom
Tue 8-2 Farida, 2-8 Bea
Wed closed, delivery at 10
Thu 8-2 Tom, 2-8 Bea
Fri 8-8 all three
Keys are with Bea.`;
const chat = `[09/02, 17:20] Marta: who has the projector
[09/02, 17:22] Ole: not me
[09/02, 17:22] Marta: it was in the blue box
[09/02, 17:31] Ines: Sven took it on Friday
[09/02, 17:40] Sven: bringing it tonight`;
const letter = `Dear Mr Okafor,
Your appointment in the eye clinic is on 14 March at 10.20.
Bring your glasses and a list of your medicines.
Do not drive yourself, as drops will be used.
Yours sincerely,
The booking office`;
const price = `Soup of the day 6.50
Fish and chips 13.90
Mushroom pie 11.00
Cheesecake 5.20
Coffee 2.80`;

test.each([
  ["a chat", chat],
  ["a letter", letter],
])("%s with nothing asked is nothing to go on", (_, text) => {
  const { level, hasRequest } = readRequest(text, "chat");
  expect(hasRequest).toBe(false);
  expect(level).toBe(1);
});

test.each([
  ["a rota", `Who works on Thursday afternoon?\n\n${rota}`],
  ["a chat", `Sum this up in one sentence for Ines:\n\n${chat}`],
  ["a letter", `Explain this letter to me in plain words, and tell me what to bring.\n\n${letter}`],
  ["a list of prices", `Put these in order, cheapest first:\n${price}`],
])("%s with a request is read as one", (_, text) => {
  const { level, hasRequest } = readRequest(text, "chat");
  expect(hasRequest).toBe(true);
  expect(level).toBeGreaterThanOrEqual(4);
});

test.each([
  "how long does cooked pasta keep in the fridge",
  "when was the Eiffel Tower opened",
  "how many grams are in a stone",
  "What is the capital of Mongolia?",
])("%s has one answer and is complete", (prompt) => {
  expect(readRequest(prompt, "chat").level).toBeGreaterThanOrEqual(4);
});

test.each([
  "what time does it open",
  "how much is mine",
  "is that one any good",
  "when is she back",
])("%s leans on what only the asker knows", (prompt) => {
  expect(readRequest(prompt, "chat").level).toBeLessThanOrEqual(3);
});
