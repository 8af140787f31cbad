import type { Snippet } from "./snippet";

/** Bills, prices and measures. */
export const moneySnippets: readonly Snippet[] = [
  {
    id: "split-bill",
    title: "Split a bill to the cent",
    tags: [
      "split bill",
      "share cost",
      "divide among people",
      "restaurant",
      "each person pays",
      "friends",
    ],
    name: "splitBill",
    takes: "The amount, such as 50.00, and the number of people.",
    gives: "A list with the share of each person. The shares add up to the amount exactly.",
    edges:
      "Cents that cannot be divided go to the first people, one each. Fewer than one person stops the program with a message.",
    idea: "It calculates in whole cents, because computers are not exact with amounts such as 0.1.",
    cases: [
      { args: [50, 4], gives: [12.5, 12.5, 12.5, 12.5] },
      { args: [100, 3], gives: [33.34, 33.33, 33.33] },
      { args: [0.05, 2], gives: [0.03, 0.02] },
      { args: [50, 0], throws: "At least one person has to pay." },
    ],
    javascript: `function splitBill(amount, people) {
  if (people < 1) throw new Error("At least one person has to pay.");
  const cents = Math.round(amount * 100);
  const share = Math.floor(cents / people);
  const leftOver = cents % people;
  return Array.from({ length: people }, (_, i) => (share + (i < leftOver ? 1 : 0)) / 100);
}`,
    python: `def split_bill(amount, people):
    if people < 1:
        raise ValueError("At least one person has to pay.")
    cents = round(amount * 100)
    share, left_over = divmod(cents, people)
    return [(share + (1 if i < left_over else 0)) / 100 for i in range(people)]`,
  },
  {
    id: "add-tip",
    title: "Add a tip in percent",
    tags: ["tip", "percent of a bill", "gratuity", "service", "add percentage"],
    name: "addTip",
    takes: "The bill and the tip in percent, such as 40 and 15.",
    gives: "The tip and the total, both rounded to the cent.",
    edges:
      "A tip of 0 gives the bill itself. A negative percentage stops the program with a message.",
    idea: "The bill is taken in cents, the tip is rounded once, and the total is their sum.",
    cases: [
      { args: [40, 15], gives: { tip: 6, total: 46 } },
      { args: [38.5, 12], gives: { tip: 4.62, total: 43.12 } },
      { args: [40, 0], gives: { tip: 0, total: 40 } },
      { args: [40, -5], throws: "A tip cannot be negative." },
    ],
    javascript: `function addTip(bill, percent) {
  if (percent < 0) throw new Error("A tip cannot be negative.");
  const cents = Math.round(bill * 100);
  const tip = Math.round((cents * percent) / 100);
  return { tip: tip / 100, total: (cents + tip) / 100 };
}`,
  },
  {
    id: "discount",
    title: "Take a discount off a price",
    tags: ["discount", "sale price", "percent off", "reduced price", "saving"],
    name: "discounted",
    takes: "A price and a discount in percent.",
    gives: "The new price, rounded to the cent.",
    edges:
      "0 percent leaves the price, 100 percent makes it 0. Anything outside stops the program with a message.",
    idea: "What is left after 30 percent off is 70 percent of the price.",
    cases: [
      { args: [80, 25], gives: 60 },
      { args: [19.99, 30], gives: 13.99 },
      { args: [80, 100], gives: 0 },
      { args: [80, 120], throws: "A discount is between 0 and 100 percent." },
    ],
    javascript: `function discounted(price, percent) {
  if (percent < 0 || percent > 100) {
    throw new Error("A discount is between 0 and 100 percent.");
  }
  return Math.round(price * (100 - percent)) / 100;
}`,
    python: `def discounted(price, percent):
    if percent < 0 or percent > 100:
        raise ValueError("A discount is between 0 and 100 percent.")
    return round(price * (100 - percent)) / 100`,
  },
  {
    id: "sales-tax",
    title: "Take the tax out of a price",
    tags: ["sales tax", "vat", "net from gross", "price without tax", "invoice"],
    name: "splitTax",
    takes: "A price that includes tax, and the tax rate in percent.",
    gives: "The price without tax and the tax, which add up to the price.",
    edges: "A rate of 0 gives no tax. Different rates on one bill need one call each.",
    idea: "The price is 100 percent plus the rate, so it is divided by 1 plus the rate. Taking the rate off the full price would be wrong.",
    cases: [
      { args: [119, 19], gives: { net: 100, tax: 19 } },
      { args: [10, 7], gives: { net: 9.35, tax: 0.65 } },
      { args: [50, 0], gives: { net: 50, tax: 0 } },
    ],
    javascript: `function splitTax(gross, rate) {
  const cents = Math.round(gross * 100);
  const net = Math.round((cents * 100) / (100 + rate));
  return { net: net / 100, tax: (cents - net) / 100 };
}`,
  },
  {
    id: "format-money",
    title: "Write an amount of money properly",
    tags: ["format money", "thousands separator", "two decimals", "currency", "amount as text"],
    name: "asMoney",
    takes: "A number, such as 1234.5.",
    gives: 'A text with two decimals and commas, such as "1,234.50".',
    edges: "Negative amounts keep their sign. No currency sign is added.",
    idea: "The language knows how people write numbers. It is told how many decimals to show.",
    cases: [
      { args: [1234.5], gives: "1,234.50" },
      { args: [0], gives: "0.00" },
      { args: [1000000], gives: "1,000,000.00" },
      { args: [-12.3], gives: "-12.30" },
    ],
    javascript: `function asMoney(amount) {
  return amount.toLocaleString("en-US", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
}`,
    python: `def as_money(amount):
    return f"{amount:,.2f}"`,
  },
  {
    id: "sum-amounts",
    title: "Add up a column of amounts",
    tags: [
      "add amounts",
      "sum column",
      "total of expenses",
      "add up prices",
      "receipts",
      "household budget",
    ],
    name: "addAmounts",
    takes: 'A list of amounts as text, such as "2.50" or "$1,200".',
    gives: "The total as a number, exact to the cent.",
    edges:
      "Blank entries count as nothing, and a currency sign or a comma between thousands is ignored. Text that is no amount stops the program with a message.",
    idea: "Each entry is cleaned, turned into a number, and added in whole cents.",
    cases: [
      { args: [["2.50", "4.00"]], gives: 6.5 },
      { args: [["$1,200", "0.10", "0.20"]], gives: 1200.3 },
      { args: [["", " "]], gives: 0 },
      { args: [["2.50", "four"]], throws: 'Not an amount: "four"' },
    ],
    javascript: `function addAmounts(entries) {
  let cents = 0;
  for (const entry of entries) {
    const clean = entry.replace(/[\\s$,]/g, "");
    if (clean === "") continue;
    if (!/^-?\\d+(\\.\\d{1,2})?$/.test(clean)) throw new Error('Not an amount: "' + entry + '"');
    cents += Math.round(Number(clean) * 100);
  }
  return cents / 100;
}`,
    python: `import re

def add_amounts(entries):
    cents = 0
    for entry in entries:
        clean = re.sub(r"[\\s$,]", "", entry)
        if clean == "":
            continue
        if not re.fullmatch(r"-?\\d+(\\.\\d{1,2})?", clean):
            raise ValueError('Not an amount: "' + entry + '"')
        cents += round(float(clean) * 100)
    return cents / 100`,
  },
  {
    id: "savings",
    title: "See how savings grow",
    tags: [
      "savings",
      "compound interest",
      "save every month",
      "bank account",
      "saving plan",
      "interest rate",
    ],
    name: "savingsAfter",
    takes:
      "What is there at the start, what is paid in each month, the interest per year in percent, and the number of months.",
    gives: "What is in the account at the end, rounded to the cent.",
    edges:
      "The money is paid in at the end of each month, and a twelfth of the interest is added monthly. Taxes, fees and changing rates are left out.",
    idea: "It walks through the months one by one: interest first, then the payment.",
    cases: [
      { args: [0, 50, 0, 12], gives: 600 },
      { args: [1000, 0, 12, 12], gives: 1126.83 },
      { args: [1000, 100, 6, 1], gives: 1105 },
      { args: [1000, 100, 6, 0], gives: 1000 },
    ],
    javascript: `function savingsAfter(start, monthly, ratePerYear, months) {
  let balance = start;
  for (let month = 0; month < months; month++) {
    balance += (balance * ratePerYear) / 100 / 12;
    balance += monthly;
  }
  return Math.round(balance * 100) / 100;
}`,
  },
  {
    id: "settle-costs",
    title: "Settle the costs of a trip",
    tags: [
      "who owes whom",
      "trip costs",
      "shared expenses",
      "settle up",
      "holiday group",
      "kitty",
      "flat share",
    ],
    name: "settle",
    takes: "A list of people, each with a name and what they paid.",
    gives: "For each person what they still have to pay (below zero) or get back (above zero).",
    edges:
      "Everybody bears the same share. Cents that cannot be divided stay with the last person. An empty list gives an empty list.",
    idea: "The average is what everybody should have paid, and the difference to it is the balance.",
    cases: [
      {
        args: [
          [
            { name: "Ana", paid: 90 },
            { name: "Ben", paid: 30 },
            { name: "Cem", paid: 0 },
          ],
        ],
        gives: [
          { name: "Ana", balance: 50 },
          { name: "Ben", balance: -10 },
          { name: "Cem", balance: -40 },
        ],
      },
      {
        args: [
          [
            { name: "Ana", paid: 10 },
            { name: "Ben", paid: 0 },
            { name: "Cem", paid: 0 },
          ],
        ],
        gives: [
          { name: "Ana", balance: 6.67 },
          { name: "Ben", balance: -3.33 },
          { name: "Cem", balance: -3.34 },
        ],
      },
      { args: [[]], gives: [] },
    ],
    javascript: `function settle(people) {
  const cents = people.map(({ paid }) => Math.round(paid * 100));
  const total = cents.reduce((sum, each) => sum + each, 0);
  const share = Math.floor(total / people.length);
  return people.map(({ name }, i) => {
    const isLast = i === people.length - 1;
    const owed = isLast ? total - share * (people.length - 1) : share;
    return { name, balance: (cents[i] - owed) / 100 };
  });
}`,
  },
  {
    id: "cheapest",
    title: "Find the better buy",
    tags: [
      "price per unit",
      "compare prices",
      "cheapest pack",
      "price per kilo",
      "better offer",
      "supermarket",
    ],
    name: "cheapest",
    takes: "A list of offers, each with a name, a price and an amount in the same unit.",
    gives: "The name of the offer with the lowest price per unit.",
    edges:
      "If two are equal, the first one wins. Offers without an amount are skipped. If none is left, it gives an empty text.",
    idea: "The price is divided by the amount, and the smallest result wins.",
    cases: [
      {
        args: [
          [
            { name: "small", price: 2, amount: 500 },
            { name: "large", price: 3.6, amount: 1000 },
          ],
        ],
        gives: "large",
      },
      {
        args: [
          [
            { name: "one", price: 2, amount: 4 },
            { name: "two", price: 1, amount: 2 },
          ],
        ],
        gives: "one",
      },
      { args: [[{ name: "empty", price: 1, amount: 0 }]], gives: "" },
    ],
    javascript: `function cheapest(offers) {
  let best = { name: "", perUnit: Infinity };
  for (const { name, price, amount } of offers) {
    if (amount > 0 && price / amount < best.perUnit) best = { name, perUnit: price / amount };
  }
  return best.name;
}`,
  },
  {
    id: "temperature",
    title: "Convert Celsius and Fahrenheit",
    tags: [
      "celsius to fahrenheit",
      "fahrenheit to celsius",
      "convert temperature",
      "degrees",
      "oven",
    ],
    name: "convertDegrees",
    takes: 'A number of degrees and the scale it is in, "C" or "F".',
    gives: "The degrees on the other scale, rounded to one decimal.",
    edges: "Any other letter stops the program with a message.",
    idea: "Fahrenheit is nine fifths of Celsius plus 32, and the way back is the same in reverse.",
    cases: [
      { args: [100, "C"], gives: 212 },
      { args: [350, "F"], gives: 176.7 },
      { args: [-40, "C"], gives: -40 },
      { args: [20, "K"], throws: "The scale must be C or F." },
    ],
    javascript: `function convertDegrees(degrees, scale) {
  const round = (value) => Math.round(value * 10) / 10;
  if (scale === "C") return round((degrees * 9) / 5 + 32);
  if (scale === "F") return round(((degrees - 32) * 5) / 9);
  throw new Error("The scale must be C or F.");
}`,
    python: `def convert_degrees(degrees, scale):
    if scale == "C":
        return round(degrees * 9 / 5 + 32, 1)
    if scale == "F":
        return round((degrees - 32) * 5 / 9, 1)
    raise ValueError("The scale must be C or F.")`,
  },
  {
    id: "miles",
    title: "Convert miles and kilometers",
    tags: ["miles to kilometers", "kilometers to miles", "convert distance", "km"],
    name: "milesToKilometers",
    takes: "A distance in miles.",
    gives: "The distance in kilometers, rounded to two decimals.",
    edges: "For the way back, divide by 1.609344. Nautical miles are longer and not meant here.",
    idea: "One mile is 1.609344 kilometers by definition.",
    cases: [
      { args: [1], gives: 1.61 },
      { args: [26.2], gives: 42.16 },
      { args: [0], gives: 0 },
    ],
    javascript: `function milesToKilometers(miles) {
  return Math.round(miles * 1.609344 * 100) / 100;
}`,
  },
  {
    id: "scale-recipe",
    title: "Scale a recipe",
    tags: [
      "recipe",
      "ingredients for more people",
      "portions",
      "servings",
      "scale amounts",
      "cooking",
    ],
    name: "scaleRecipe",
    takes:
      "A list of ingredients with amount and unit, for how many people it is, and for how many you cook.",
    gives: "The same list with new amounts, rounded to one decimal.",
    edges:
      "Baking times and temperatures do not grow with the amounts and are left out. Fewer than one person in the recipe stops the program with a message.",
    idea: "Wanted people divided by the people in the recipe is the factor for every amount.",
    cases: [
      {
        args: [[{ name: "flour", amount: 300, unit: "g" }], 4, 6],
        gives: [{ name: "flour", amount: 450, unit: "g" }],
      },
      {
        args: [[{ name: "eggs", amount: 2, unit: "" }], 4, 3],
        gives: [{ name: "eggs", amount: 1.5, unit: "" }],
      },
      { args: [[], 4, 6], gives: [] },
      { args: [[], 0, 6], throws: "The recipe must be for at least one person." },
    ],
    javascript: `function scaleRecipe(ingredients, peopleInRecipe, peopleWanted) {
  if (peopleInRecipe < 1) throw new Error("The recipe must be for at least one person.");
  const factor = peopleWanted / peopleInRecipe;
  return ingredients.map((each) => ({
    ...each,
    amount: Math.round(each.amount * factor * 10) / 10,
  }));
}`,
  },
  {
    id: "round-to-step",
    title: "Round to the nearest five cents",
    tags: ["round to nearest", "five cents", "rounding", "nearest quarter"],
    name: "roundToStep",
    takes: "A number and the step, such as 2.47 and 0.05.",
    gives: "The nearest multiple of the step.",
    edges:
      "Exactly in the middle it goes up. A step of 0 or less stops the program with a message.",
    idea: "It counts how many steps fit, rounds that count, and multiplies back in cents.",
    cases: [
      { args: [2.47, 0.05], gives: 2.45 },
      { args: [2.48, 0.05], gives: 2.5 },
      { args: [7, 5], gives: 5 },
      { args: [7, 0], throws: "The step must be above zero." },
    ],
    javascript: `function roundToStep(value, step) {
  if (step <= 0) throw new Error("The step must be above zero.");
  const cents = Math.round(step * 100);
  return (Math.round(Math.round(value * 100) / cents) * cents) / 100;
}`,
  },
  {
    id: "paint-needed",
    title: "Work out how much paint a wall needs",
    tags: [
      "paint",
      "wall area",
      "litres of paint",
      "liters",
      "how many cans",
      "decorate room",
      "tiles",
    ],
    name: "cansOfPaint",
    takes:
      "Width and height of the wall, the area of doors and windows, how much area one can covers, and the number of coats.",
    gives: "The number of cans to buy, rounded up.",
    edges:
      "All lengths have to be in the same unit. If doors and windows are larger than the wall, it gives 0.",
    idea: "Area times coats, divided by what a can covers. Half a can cannot be bought, so it rounds up.",
    cases: [
      { args: [5, 2.5, 2, 10, 2], gives: 3 },
      { args: [4, 2.5, 0, 10, 1], gives: 1 },
      { args: [1, 1, 2, 10, 2], gives: 0 },
    ],
    javascript: `function cansOfPaint(width, height, openings, coveredByCan, coats) {
  const area = Math.max(0, width * height - openings);
  return Math.ceil((area * coats) / coveredByCan);
}`,
  },
];
