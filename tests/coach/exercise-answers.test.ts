import { describe, expect, test } from "vitest";
import { builtIn } from "~/ai/built-in/built-in";
import { answerWithCoach } from "~/ai/coached-answer";
import { exerciseById } from "~/content/exercises/exercises";

async function answer(id: number, prompt: string) {
  const { answer } = await answerWithCoach(builtIn, prompt, exerciseById(id));
  return answer.text;
}

const saving =
  "Starting balance 500 dollars. From January 2027 up to and including December 2029 I put in 40 on the first of each month";

describe("savings", () => {
  test.each([
    `${saving}, so 36 times. The bank pays 2.4 percent a year, which is 0.2 percent a month, added on the last day of each month. Show the sums for the first two months.`,
    `${saving}. The bank pays 2.4 percent a year, added on the last day of each month.`,
    "I start with $500. I pay in $40 on the first of each month from January 2027 through December 2029 at 2.4 percent a year. Interest is added monthly. Show the first two months in full.",
  ])("runs over the dates, whatever of it is to be shown: %s", async (prompt) => {
    expect(await answer(74, prompt)).toContain("**$2,031.83** after 36 months, of which $91.83 is");
  });

  test("the months that are to be seen are there", async () => {
    const text = await answer(
      74,
      `${saving} at 2.4 percent a year. Interest is added monthly. Show the first two months in full.`,
    );
    expect(text).toContain(
      "Month 1: $500 + $40 = $540, and $540 × 0.2% = $1.08; at the end $541.08",
    );
    expect(text).toContain("Month 2: $541.08 + $40 = $581.08");
    expect(text).not.toContain("Month 3");
  });

  test("payments that do not fit the months are asked back", async () => {
    const text = await answer(74, `${saving}, so 35 times, at 2.4 percent a year.`);
    expect(text).toContain("do not fit together");
    expect(text).not.toContain("**Result:**");
  });
});

describe("a shared bill", () => {
  test.each([
    "The bill is $146.50 for 5 people, tip 12 percent. Split it, round down and let me cover the leftover pennies.",
    "146.50 dollars between 5 people, tip 12 percent on top. Round each share down, I pay whatever cents remain.",
  ])("the one who pays what is left pays all of it: %s", async (prompt) => {
    const text = await answer(71, prompt);
    expect(text).toContain("4 people pay **$32.81**. You pay **$32.84**");
    expect(text).toContain("4 × $32.81 + $32.84 = $164.08");
  });
});

describe("a mended program", () => {
  const code =
    'function total(prices) { let sum = "0"; for (const price of prices) sum = sum + price; return sum; } I give it 2.50 and 4.00 and get 02.504.00 instead of 6.50.';

  test("stays away from who only wants to know why", async () => {
    const text = await answer(
      33,
      `${code} Don't fix it for me, only explain where the mistake is.`,
    );
    expect(text).toContain("A plus between texts puts them side by side");
    expect(text).not.toContain("```");
  });

  test("says what it did not keep to", async () => {
    const text = await answer(
      33,
      `${code} Explain why, and change only the one line. Then run it with an empty list and with 0.10 and 0.20.`,
    );
    expect(text).toContain("you asked for one changed line");
    expect(text).toContain("I did not run it with 0.10 and 0.20");
  });
});

describe("a sample", () => {
  const chain =
    "'From Monday all cash machines in the country will be switched off for a week. A bank manager told my cousin.'";

  test("a limit for a part is no limit for all", async () => {
    const ask = `Look into this: ${chain} Where does it come from? I want to answer my aunt.`;
    expect(await answer(43, `${ask} Give me a verdict in one line.`)).not.toContain(
      "**Not kept:**",
    );
    expect(await answer(43, `${ask} Answer in one line.`)).toContain("**Not kept:**");
  });

  test("who searched nothing found nothing out", async () => {
    const text = await answer(43, `Is this true? ${chain} I'd like to reply to her.`);
    expect(text).toContain("I looked this up: [what you found, and its link]");
    expect(text).not.toContain("I could not find");
  });

  test("a word that was ruled out is owned up to", async () => {
    const notice =
      "Rewrite this: 'Washing after 9 pm is FORBIDDEN. The lint filter is to be CLEANED.' Warm, for families.";
    expect(await answer(51, `${notice} Without the word please.`)).toContain('the word "please"');
    expect(await answer(51, notice)).not.toContain("**Not done here:**");
  });

  test("the other place is the one that was named, and who is firm gives no thanks", async () => {
    const text = await answer(
      13,
      "Write to the janitor, Mrs. Olsen. No heating in the hall since Sunday, 25 singers on Tuesday at 7 pm. Ask whether it will be fixed or if we may use the gym instead, answer by Monday evening. Be firm. Don't apologize.",
    );
    expect(text).toContain("may we use the gym?");
    expect(text).toContain("We are 25 singers");
    expect(text).not.toMatch(/Thank you|choir|holds only/);
  });
});

describe("the lookup", () => {
  test.each([
    "Does the number of sources under an AI answer tell us anything about whether it's correct? A man at the market thinks five links prove it. Search for passages that back him as well as ones that speak against him. Three are enough.",
    "Is an answer with five links always true? Three quotes with page. What can I check myself next time?",
    "Do many sources prove that an AI answer is right?",
    "Is it true that five links mean an AI answer is correct?",
  ])("finds what the lessons say of links: %s", async (prompt) => {
    const text = await answer(82, prompt);
    expect(text).toContain("A link or a small number in brackets makes an answer look proven.");
    expect(text).not.toContain("Not found here.");
    expect(text).not.toMatch(/\*(?:man|market|thinks|enough)\*/);
  });

  test("shows as many as are enough", async () => {
    const text = await answer(
      82,
      "Does the number of sources tell whether an answer is correct? Search for passages for and against. Two are enough.",
    );
    expect(text.match(/^\d\. "/gm)).toHaveLength(2);
  });
});

describe("a picture", () => {
  test("hope is told apart from what can be seen, and a stove is no lamp", async () => {
    const text = await answer(
      22,
      "Draw a peaceful kitchen with an old stove and saws on the wall, warm light from the window",
    );
    expect(text).toMatch(/"peaceful": this says what you hope for/);
    expect(text).not.toContain("| Light and time |");
    expect(text).not.toContain("| What it is for |");
    expect(text).not.toContain("| View |");
  });
});
