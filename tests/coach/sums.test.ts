import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerSums } from "~/ai/built-in/makers/sums";
import { exercisesOf } from "~/content/exercises/exercises";
import { renderMarkdown } from "~/markdown/render.server";

const deepseekExercises = exercisesOf(7);

function answer(prompt: string) {
  return answerSums({ prompt, filledSlots: [] }).text;
}

function resultOf(prompt: string) {
  return /^\*\*Result:\*\* (.+)$/m.exec(answer(prompt))?.[1]?.replaceAll("**", "");
}

function stepsOf(prompt: string) {
  return Array.from(answer(prompt).matchAll(/^\d+\. (.+)$/gm), ([, step = ""]) =>
    step.replaceAll("**", ""),
  );
}

describe("what can be read in two ways", () => {
  test.each([
    ["My pay was 2.310 and is now 2.252,25. By how many percent did it go down?", "2.5%"],
    ["What is 12,5% of 4.000?", "500"],
  ])("a point beside a decimal comma parts thousands: %s", (prompt, result) => {
    expect(resultOf(prompt)).toContain(result);
  });

  test.each([
    "What is 10% of 2.310 euro?",
    "What is 1,5% of 2.310 plus 1.5?",
    "I have a room of 4 x 3 meters. How many tins of paint?",
    "The wall is 5 by 2.4 m, how many rolls do I need?",
    "How much paint for 4 x 3 meter?",
    "They must receive 300 euros and the bank takes 2%. How much must I send?",
  ])("asks: %s", (prompt) => {
    expect(resultOf(prompt)).toBeUndefined();
  });

  test.each([
    ["She must receive 300 euro. They take 2,5% of what I send. How much must I send?", "307.69"],
    [
      "The site keeps 20% of what I charge. 80 dollars must end up with me, so it arrives whole: what must I charge?",
      "$100",
    ],
  ])("what is taken from the whole is worked back: %s", (prompt, result) => {
    expect(resultOf(prompt)).toContain(result);
  });

  test("petrol has three decimals", () => {
    expect(resultOf("What is 40 times 1.659?")).toContain("66.36");
  });
});

describe("percent", () => {
  test.each([
    ["What is 15% of 80?", "12"],
    ["12.5 percent of $64", "$8"],
    ["20% off 59.90 euros", "\u20ac47.92"],
    ["What is 80 plus 15 percent?", "92"],
    ["1.250,50 \u20ac plus 10%", "\u20ac1,375.55"],
    ["12 out of 80 in percent", "15%"],
    [
      "The price went from $40 to $50. How much is that in percent?",
      "A rise of 25%, which is $10.",
    ],
    [
      "The price went from $50 to $40. How much is that in percent?",
      "A fall of 20%, which is $10.",
    ],
  ])("%s", (prompt, result) => {
    expect(resultOf(prompt)).toBe(result);
  });

  test("shows each step and a check by another way", () => {
    const prompt = "20% off 59.90 euros";
    expect(stepsOf(prompt)).toEqual([
      "One percent: \u20ac59.90 \u00f7 100 = \u20ac0.599",
      "20 percent: \u20ac0.599 \u00d7 20 = \u20ac11.98",
      "\u20ac59.90 \u2212 \u20ac11.98 = \u20ac47.92",
    ]);
    expect(answer(prompt)).toContain("**Check:** \u20ac59.90 \u00d7 0.8 = \u20ac47.92.");
  });

  test("a percentage that was named is held against the real one", () => {
    expect(resultOf("My rent goes up by 7 percent, from $840 to $903. Is that right?")).toBe(
      "A rise of 7.5%, which is $63. Your prompt names 7%, but that would lead to $898.80, which is $4.20 less than $903.",
    );
  });

  test("a rise may be told as a story, and its percentage twice", () => {
    expect(
      resultOf(
        "My rent was $840 and the letter says it goes up by 7 percent to $903. Is the claim of 7 percent correct?",
      ),
    ).toContain("A rise of 7.5%, which is $63. Your prompt names 7%");
  });

  test("nothing is a percentage of zero", () => {
    const text = answer("From 0 to 50, how much percent?");
    expect(text).toContain("nothing can be a percentage of zero");
    expect(text).not.toContain("**Result:**");
  });
});

describe("the part that is asked for alone", () => {
  test.each([
    ["how much is 15% tip on 84", "The 15%: 12.6; Together: 96.6"],
    ["What is a 20% tip on 45?", "The 20%: 9; Together: 54"],
    [
      "18% tip on a 70 dollar bill, how much is the tip alone?",
      "The 18%: $12.60; Together: $82.60",
    ],
    ["how much tip is 10% of 62.50", "The 10%: 6.25; Together: 68.75"],
    ["how much is the VAT on 250 at 20%?", "The 20%: 50; Together: 300"],
    ["20% VAT on 340 pounds, just the VAT", "The 20%: \u00a368; Together: \u00a3408"],
    ["What is 19% tax on 200 euros", "The 19%: \u20ac38; Together: \u20ac238"],
    ["what's the discount on 80 at 15% off?", "The 15%: 12; Without it: 68"],
    ["how much do I save with 30% off 120?", "The 30%: 36; Without it: 84"],
    ["How much is a 12.5% service charge on 96?", "The 12.5%: 12; Together: 108"],
    ["what is the commission on $3,000 at 4%?", "$120"],
    ["Total was 120 with 20% VAT included. How much VAT is in it?", "The 20%: 20; Before: 100"],
  ])("%s", (prompt, result) => {
    expect(resultOf(prompt)).toBe(result);
  });

  test.each([
    ["bill 84 with 15% tip", "96.6"],
    ["What's the total with an 18% tip on 70 dollars?", "$82.60"],
    ["what do I pay with 20% off 80?", "64"],
    ["price with 20% VAT on 150", "180"],
  ])("not where the total is: %s", (prompt, result) => {
    expect(resultOf(prompt)).toBe(result);
  });

  test.each([
    "What interest do I pay on 5000 at 3%?",
    "how much is 15% tip on 84 for 3 people each",
    "our bill came to 96, how much is the 12% tip?",
    "What is the discount with 20% and then another 10% off 80?",
  ])("what it rests on is asked back: %s", (prompt) => {
    expect(resultOf(prompt)).toBeUndefined();
  });
});

describe("a bill", () => {
  test.each([
    ["Split a bill of $90 between 4 people with a 10% tip", "Each pays $24.75."],
    ["We are 3 and the bill is $45. What does each pay?", "Each pays $15."],
    ["dinner for 4, bill $80, what does each pay?", "Each pays $20."],
    [
      "146.50 split by 5, 12% tip first, one pays more",
      "3 people pay 32.82 and 2 people pay 32.81.",
    ],
    [
      "Our bill is $146.50 and we are five people. Add a tip of 12 percent: what does each pay?",
      "3 people pay $32.82 and 2 people pay $32.81.",
    ],
    [
      "Five friends ate together, it was 146.50 and we want to leave 12% on top. What does everybody pay?",
      "3 people pay 32.82 and 2 people pay 32.81.",
    ],
    [
      "Tell me what 5 friends pay, tip first and then the split: the bill is $146.50 and 12% on top",
      "3 people pay $32.82 and 2 people pay $32.81.",
    ],
  ])("%s", (prompt, result) => {
    expect(resultOf(prompt)).toBe(result);
  });

  test("no cent is lost, whatever the bill and however many pay", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 999_999 }),
        fc.integer({ min: 2, max: 60 }),
        (cents, people) => {
          const bill = (cents / 100).toFixed(2);
          const result = resultOf(`Split a bill of $${bill} between ${people} people`) ?? "";
          const each = /^Each pays \$([\d,.]+)\.$/.exec(result);
          const two =
            /^(\w+) (?:people pay|person pays) \$([\d,.]+) and (\w+) (?:people pay|person pays) \$([\d,.]+)\.$/.exec(
              result,
            );
          const count = (text = "") => (text.toLowerCase() === "one" ? 1 : Number(text));
          const value = (text = "") => Math.round(Number(text.replaceAll(",", "")) * 100);
          const total = each
            ? people * value(each[1])
            : count(two?.[1]) * value(two?.[2]) + count(two?.[3]) * value(two?.[4]);
          expect(total, result).toBe(cents);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("nobody is no number of people, and two amounts leave it open which one is meant", () => {
    expect(answer("Split $100 between 0 people")).toContain("from 1 to 1,000");
    expect(answer("Share $20 and $30 between 4 people")).toContain(
      "I cannot tell which one is to be shared",
    );
  });
});

describe("units and recipes", () => {
  test.each([
    ["Convert 5 miles to kilometers", "5 miles = about 8.05 km"],
    ["70 kg in pounds", "70 kg = about 154.32 lb"],
    ["350 \u00b0F in Celsius", "350 \u00b0F = about 176.67 \u00b0C"],
  ])("%s", (prompt, result) => {
    expect(resultOf(prompt)).toBe(result);
  });

  test.each([
    "Scale this recipe from 4 to 6 people: 200 g flour, 3 eggs, 500 ml milk",
    "A pancake recipe for 4: 200 g flour, 3 eggs, 500 ml milk. Make it for 6 people.",
    "The recipe serves 4: 200 g flour, 3 eggs, 500 ml milk. For 6 people.",
  ])("scales: %s", (prompt) => {
    const text = answer(prompt);
    expect(text).toContain("Factor: 6 \u00f7 4 = **1.5**");
    expect(text).toContain("| flour | 200 g | \u2013 | **300 g** |");
    expect(text).toContain("| milk | 500 ml | \u2013 | **750 ml** |");
    expect(text).toContain('For "eggs" it comes to 4.5: take 4 or 5');
  });

  test("the oven stays as hot as it was, and a cup of two sizes is shown in both", () => {
    const text = answer(
      "Convert this recipe for 4 people to milliliters and Celsius, and make it for 6 people: 2 cups milk, oven at 350 \u00b0F",
    );
    expect(text).toMatch(/\| temperature \| 350 \u00b0F \| about 176.67 \u00b0C \| the same \|/);
    expect(text).toContain("(US) or 500 ml (metric)");
    expect(text).toContain("does not say which cup is meant");
  });

  test.each([
    "What is 7 3/8 inches plus 4 5/16 inches? Give me the answer in mm.",
    "How many cm is 2 m plus 3 feet?",
    "difference between 12 inches and 30 cm in mm",
    "3 times 4 inches in cm",
    "what's a quarter of 3 lb in grams",
  ])("no measure is turned into another where a sum of them is asked for: %s", (prompt) => {
    expect(answer(prompt)).toContain("I do one of the two at a time");
  });

  test("feet and inches are one length", () => {
    expect(resultOf("5 feet 7 inches in cm")).toBe("67 in = 170.18 cm");
  });

  test.each([
    [
      "A recipe for 12 scones uses 450 g flour, 75 g sugar and 225 ml milk. I need 30 scones. How many 1.5 kg bags of flour must I buy?",
      "flour: 1,125 g; sugar: 187.5 g; milk: 562.5 ml",
    ],
    [
      "The recipe is for 4 people: 400 g pasta and 200 ml cream. Scale it to 6 people. Cream comes in 250 ml tubs, how many do I need?",
      "Every amount times 1.5.",
    ],
  ])("the size of a pack is no ingredient: %s", (prompt, result) => {
    expect(resultOf(prompt)).toBe(result);
    expect(answer(prompt)).toMatch(/\*\*Not done:\*\* how many packs of (?:1.5 kg|250 ml) /);
  });

  test("a tin grows with no recipe", () => {
    expect(
      answer("Recipe for 4 people: 200 g flour, 23 cm tin, 2 eggs. Make it for 8 people."),
    ).toContain("| tin | 23 cm | \u2013 | not scaled |");
  });

  test("for how many is told in everyday words, and so is the unit", () => {
    const text = answer(
      "The recipe's for 4 but we're seven. 12 oz flour, 2 US cups of milk, oven 350 F. Give grams, ml and Celsius, rounded to 5 g.",
    );
    expect(text).toContain("| flour | 12 oz | 340 g | **595 g** |");
    expect(text).toContain("| milk | 2 cups | 475 ml (US) | **830 ml (US)** |");
    expect(text).toContain("| temperature | 350 \u00b0F | 175 \u00b0C | the same |");
  });

  test("a weight is not turned into a volume", () => {
    expect(answer("Convert 200 g flour to cups")).not.toContain("**Result:**");
  });
});

describe("savings", () => {
  test("interest once a year, with the table and what was paid in", () => {
    const text = answer("I put $1,000 in an account at 5% for 3 years, interest added yearly.");
    expect(text).toContain("| 3 | $0 | $55.13 | $1,157.63 |");
    expect(text).toContain("of which $157.63 is interest");
  });

  test("an amount a month needs no sign beside one that has it", () => {
    const prompt =
      "$500 start, i add 40/month for 36 months jan 2027 - dec 2029, 2.4% pa, credited yearly, i pay at the end of the month, make a table per year and the total interest";
    expect(resultOf(prompt)).toBe("$2,027.93 after 36 months, of which $87.93 is interest.");
  });

  test("what the prompt leaves open is worked out the other way too", () => {
    const text = answer("I save $50 a month for 2 years at 3% interest. What do I get?");
    expect(resultOf("I save $50 a month for 2 years at 3% interest. What do I get?")).toContain(
      "$1,234.75",
    );
    expect(text).toContain("Added every month, it comes to $1,235.15.");
    expect(text).toContain("Paid in at the start of each month, it comes to $1,237.79.");
  });
});

describe("days", () => {
  test.each([
    ["How many days from 3 March 2027 to 1 April 2027?", "29 days, that is 4 weeks and 1 day"],
    ["How many weeks are there from May 1, 2027 to June 12, 2027?", "42 days, that is 6 weeks"],
    ["What date is 90 days after 3 March 2027?", "Tuesday, 1 June 2027"],
    ["30 days before 1 March 2028", "Monday, 31 January 2028"],
    ["What date is one month after 31 January 2027?", "Sunday, 28 February 2027"],
  ])("%s", (prompt, result) => {
    expect(resultOf(prompt)).toBe(result);
  });

  test("agrees with the calendar of the computer", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 1, max: 900 }),
        (start, days) => {
          const day = (count: number) => new Date(count * 86_400_000).toISOString().slice(0, 10);
          const result = resultOf(`How many days from ${day(start)} to ${day(start + days)}?`);
          expect(result).toMatch(new RegExp(`^${days.toLocaleString("en-US")} days?\\b`));
        },
      ),
      { numRuns: 60 },
    );
  });

  test("a date that can be read in two ways is asked about", () => {
    const text = answer("How many days between 3.4.2027 and 25.4.2027?");
    expect(text).toContain("It can be 3 April or 4 March.");
    expect(text).not.toContain("**Result:**");
  });
});

describe("plain sums", () => {
  test.each([
    ["12 * (3 + 4) - 5 / 2", "12 \u00d7 (3 + 4) \u2212 5 \u00f7 2 = 81.5"],
    ["0.1 + 0.2", "0.1 + 0.2 = 0.3"],
    ["1/3 + 1/6", "1 \u00f7 3 + 1 \u00f7 6 = 0.5"],
    ["Divide 96 by 8", "96 \u00f7 8 = 12"],
    ["Subtract 5 from 12", "12 \u2212 5 = 7"],
    ["Add up 12.50, 3.20 and 7", "22.7"],
    ["Average of 4, 8 and 9", "7"],
    ["3 tickets at $12.50 each and 2 at $8 each", "$53.50"],
    ["I have $20 and spend $5.25. What is left?", "$14.75"],
    ["Round 3.14159 to two decimals", "3.14"],
    [
      "500 g for $2.20 or 750 g for $3.15, which is cheaper?",
      "750 g for $3.15 is the better buy, by $0.20 for 1 kg.",
    ],
  ])("%s", (prompt, result) => {
    expect(resultOf(prompt)).toBe(result);
  });

  test("nothing is divided by zero", () => {
    expect(answer("What is 10 divided by 0?")).toContain("Nothing can be divided by zero.");
  });

  test("sums agree with exact arithmetic", () => {
    const amount = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 2, maxLength: 8 }), (cents) => {
        const list = cents.map((each) => (each / 100).toFixed(2)).join(", ");
        const total = cents.reduce((sum, each) => sum + each, 0);
        expect(Math.round(Number(resultOf(`Add up ${list}`)?.replaceAll(",", "")) * 100)).toBe(
          total,
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe("what is not clear", () => {
  test("is asked, not guessed", () => {
    expect(answer("Hello")).toContain(
      "I found no numbers in your prompt, and I do not make any up.",
    );
    expect(answer("10k plus 5k")).toContain("**Could not read:** 10k, 5k.");
    expect(answer("What is the square root of 2?")).toContain("I would rather ask than guess");
  });

  test("a number that went into nothing is named", () => {
    expect(answer("We are 3 and meet at 7: what does each of us pay for a $45 bill?")).toContain(
      "**Not used:** 7.",
    );
  });

  test("in an exercise, its own questions are asked, three at most", () => {
    const [exercise] = deepseekExercises;
    const { text } = answerSums({ prompt: "How much?", exercise, filledSlots: ["figures"] });
    const asked = exercise?.slots.filter(({ ask }) => text.includes(`- ${ask}`));
    expect(asked).toEqual(exercise?.slots.slice(1, 4));
  });

  test("percent is not taken for cents", () => {
    expect(answer("What is 15 percent of 80?")).toContain("**What I read:** 15 percent \u00b7 80");
    expect(answer("Add up 50 cents and $2")).toContain("50 cents (read as $0.5)");
  });

  test("no text keeps it busy, breaks it or gets markup through [TO-25]", () => {
    const piece = fc.constantFrom(
      ..."0123456789.,:/%$+-*()[]{}<>|`#",
      " people ",
      " percent ",
      " from ",
      " to ",
      " days after ",
      "3 March 2027",
      "<b>",
      "split ",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((all) => all.join("")),
        ),
        (prompt) => {
          const { text, madeBy } = answerSums({ prompt, filledSlots: [] });
          expect(text.trim()).not.toBe("");
          expect(text).not.toMatch(/NaN|undefined|Infinity/);
          expect(madeBy).toContain("No AI model was used.");
          expect(renderMarkdown(text)).not.toMatch(/<(?:b|script|img|iframe)\b/);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("a number that is named again", () => {
  test.each([
    "The bill is $146.50 for 5 people (five friends). Add a 12% tip to $146.50, then split the total by 5. Check that the 5 shares add up.",
    "Tip first: 12 percent on our bill of $146.50. Then divide by the five friends. We are 5 friends.",
    "Bill 146.50 dollars, tip 12 percent. Step 1 add the tip. Step 2 divide by 5 friends. Step 3 say who of the 5 pays one cent more.",
  ])("does not hinder a bill: %s", (prompt) => {
    expect(resultOf(prompt)).toBe("3 people pay $32.82 and 2 people pay $32.81.");
  });

  test("a small count of something else is still asked about", () => {
    expect(answer("Split $80 by 4 friends, and there are 4 bottles")).toContain("What is 4 for?");
  });
});

test.each([
  "Convert for six people: recipe for 4 people: 12 oz flour, 2 eggs. In grams.",
  "The recipe is for 4, I cook for 6. 12 oz flour, 2 eggs. Convert to grams.",
])("a recipe is scaled from what it is for: %s", (prompt) => {
  expect(answer(prompt)).toContain("**From 4 to 6 people**");
});
