import { describe, expect, test } from "vitest";

import { coachPrompt } from "~/ai/built-in/coach/coach";
import { grownText } from "~/ai/built-in/coach/grown";
import { takeApart } from "~/ai/built-in/coach/typed";

/** What code alone gets at most. */
const highestUnasked = 10;

function ownWords(prompt: string) {
  return takeApart(prompt)
    .words.map(({ text }) => text)
    .join(" ");
}

describe("a question beside code is heard", () => {
  test.each([
    ["What does this do: SELECT name FROM users", "what does this do"],
    ["why does this return undefined: const x = add(1, 2);", "why does this return undefined"],
    ["sd = 4.2, n = 16. Standard error?", "standard error"],
    ["mean = 12, sd = 3. What is the z-score of 15?", "what is the z score of 15"],
    ["Marillen = apricots or plums?", "marillen apricots or plums"],
    ["Kohlrabi = turnip or cabbage?", "kohlrabi turnip or cabbage"],
    ['const xs = ["10","10"].map(parseInt)\n// [10, NaN]\nwhy', "why"],
    [
      "def f(a, b=[]):\n    b.append(a)\n    return b\nf(1); f(2)  # [1, 2] ???\nexplain + fix",
      "fix",
    ],
    ["print(sum(range(5)))  # why is it 10?", "why is it 10"],
    ["let a = 5; let b = a++; what is b? please explain", "what is b please explain"],
  ])("%s", (prompt, said) => {
    expect(ownWords(prompt)).toContain(said);
    expect(coachPrompt(prompt).score).toBeGreaterThan(highestUnasked);
  });

  test.each([
    "const total = items.reduce((a, b) => a + b.price, 0);",
    "x = [1, 2, 3]\nx.append(4)\nprint(x)",
    "let rate = 62.5;\nlet hours = 7;\nconsole.log(rate * hours);  // pay of the week",
    "SELECT name, sum(total) FROM orders GROUP BY name",
    "while hp > 0:\n    hp -= 1\n    # why: he is hit\n    print(hp)",
    "try:\n    go()\nexcept ValueError as e:\n    print(e)",
    "a = b ? 1 : 2;\nc = a;",
  ])("code asks nothing: %s", (prompt) => {
    expect(coachPrompt(prompt).score).toBeLessThanOrEqual(highestUnasked);
  });
});

describe("gaps", () => {
  test.each([
    "Write a letter to [who gets it] about the noise in our house at night",
    "Plan a day in [city you visit] for 2 people and 50 euros",
    "Give me ideas for [my hobby] under 20 euros",
    "Write a speech about [your topic here]",
    "Translate this text: [your text here]",
    "Summarize: [insert text here]",
    "Write a poem about <insert topic>",
    "Write a post about <your product> for <target audience>",
    "Write about {{topic}} for 10 year olds",
    "Write a birthday message for {{name}} who likes {{hobby}}",
    "Write [TYPE OF TEXT] about [TOPIC] for [AUDIENCE] in [TONE] tone.",
    "[INSERT BRAND NAME] is a company in Leeds. Write a landing page for it.",
    "Write a poem for my aunt. [Who will read it?]",
    "fix my code. Here is my code: [paste your code here]",
    "My loop prints 4, not 5:\n\nfor i in range(5):\n    print(i)\n\nIt should [what you expect to see].",
  ])("open: %s", (prompt) => {
    expect(coachPrompt(prompt).gate?.id).toBe("unfilled-gaps");
    expect(takeApart(prompt).gaps).toBeGreaterThan(0);
  });

  test.each([
    "explain: x = [i*i for i in range(10)]",
    "Why is [i for i in x] faster than a loop in Python?",
    "Explain what {name} means in a Python f-string",
    "What is {{name}} in a letter from my bank",
    "What does <BUTTON> do in HTML",
    "What does <div> do",
    'cust = evt["data"]["customer"]\n\nKeyError, why?',
    "What is meant by the work function of a metal? [1 mark]",
    "Three recall texts, each with the name field {first}, from our dental practice",
    "Write an email template with placeholders like [name] and [date] for our yoga studio reminders",
    "Write a form letter to [customer name] about a late parcel, with a blank for the day",
    "[NAME], thank you for your order. We deliver on [DAY] to [STREET].",
    "Dear [customer name], thank you for your order. We deliver on [delivery day].",
    "SUNDAY DINNERS. Suggest dinners for [evenings we eat at home]. If you still see a bracket, ask me.",
    "Letter to my landlord [NAME] at [STREET]: heating broken since 3 May, repair it within a week",
    "Use [red, green, blue] as the colors of a poster for our fair on 3 May",
    "Translate, keep [sic] and [name removed]: Elle est venu hier",
    "Make minutes; where something is missing write [not yet known]. Chair Ann, 5 present.",
    "See [our web page](https://example.org) and shorten the opening hours to one line",
    "[pasted from the architect] WC pan 800 clear width. Does a 900 wide vanity fit?",
    "Dishes on Monday, trash on Thursday, each is 15 minutes.\n[How many minutes has he coming to him?]",
  ])("none: %s", (prompt) => {
    expect(coachPrompt(prompt).gate?.id).not.toBe("unfilled-gaps");
    expect(takeApart(prompt).read).toBe(prompt);
  });

  test("what the coach leaves open is open, and what it suggests to add", () => {
    const { grown, nextStep } = coachPrompt("Write a letter to my landlord about the heating");
    expect(takeApart(grownText(grown)).gaps).toBe(
      grown.filter((part) => typeof part !== "string").length,
    );
    expect(takeApart(nextStep?.try ?? "").gaps).toBeGreaterThan(0);
  });
});
