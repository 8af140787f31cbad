import { expect, test } from "vitest";

import { findContradictions } from "~/ai/built-in/coach/reader/contradictions/find";
import { findOwnWords } from "~/ai/built-in/coach/reader/own-words";
import { readRequest } from "~/ai/built-in/coach/reader/read-request";
import { findTokens } from "~/ai/built-in/coach/reader/tokens";

const chat = (text: string) => readRequest(text, "chat");

test.each([
  ["two-sizes", "Write a 2,000-word article about tea in no more than 50 words"],
  ["two-sizes", "The note must be exactly 50 words and also at least 200 words"],
  ["two-sizes", "Describe our handbook in 100 words, at least 5 pages"],
  ["diet", "a vegan menu with lamb for 6 people"],
  ["short-but-everything", "Keep it short and cover every single detail of the war"],
  ["short-but-everything", "A speech as short as you can, nothing omitted of her forty years"],
  ["short-but-everything", "Under 20 words, put in everything about the boats and the crew"],
  ["opposite-styles", "A formal letter to the council, like you are texting a friend"],
  ["short-but-everything", "Explain chess in one line, cover every rule with an example for each"],
  ["short-but-everything", "Answer only yes or no, but explain everything: may a tenant paint?"],
  ["short-but-everything", "Make my text shorter, but keep every detail: We met at nine, ..."],
  ["two-sizes", "Make it longer and cut it in half: we sell shoes and hats"],
  ["diet", "a dinner for six with no meat, the main dish is chicken pie"],
  ["diet", "a gluten free loaf made of wheat, for ten slices"],
  ["people", "a picture of a beautiful woman drinking tea, but no people in it"],
  ["light", "a picture of a cricket match at night in bright noon light"],
  ["shape", "a poster for the fair, vertical and horizontal"],
  ["opposite-styles", "a formal, casual invitation to our anniversary"],
  ["opposite-styles", "a poster of a parrot, black and white, in full colour"],
  ["opposite-styles", "a birthday poem for Joan in free verse that rhymes"],
  ["said-and-forbidden", "Explain tides. Use bullet points. No bullet points."],
  ["said-and-forbidden", "Compare tea and coffee in a table, but no table, I read on a phone"],
  ["said-and-forbidden", "A school show about the sea with no songs, with two songs"],
  ["said-and-forbidden", "Rewrite this nicely and don't change anything: we open at nine"],
  [
    "two-sizes",
    "Write a 500 word essay about the French Revolution in no more than two sentences.",
  ],
  ["two-sizes", "Write a three page report on bees in at most 20 words"],
  ["two-sizes", "List ten dog names, exactly five."],
  ["two-sizes", "Give me six names for a cat, at most three."],
  ["two-sizes", "Give me the recipe for a stew ready in under 30 minutes, cooked for 3 hours"],
  ["diet", "Give me some ideas for a vegan dinner with chicken breast"],
  ["diet", "Make a vegan stew for 6, use up the bacon I have"],
  ["diet", "Pasta for four, gluten free, from semolina"],
  ["diet", "dairy free pizza with mozzarella for two"],
  ["diet", "a meat-free menu with sausages for the school"],
  [
    "short-but-everything",
    "Write a short letter to the council and include all the details of the flood",
  ],
  ["short-but-everything", "Be brief. Leave nothing out: how a bill becomes law in Kenya"],
  ["opposite-styles", "Write a casual but very formal letter to my boss about Friday"],
  ["opposite-styles", "A colourful logo, monochrome, for a toy shop"],
  ["opposite-styles", "Write a poem about the sea that rhymes, without rhymes"],
  ["said-and-forbidden", "Use a table for prices, but no table please. I read it when I shop."],
  ["said-and-forbidden", "Use emojis, don't use emojis, in a post about our sale"],
  [
    "said-and-forbidden",
    "Use bullets in the list, no bullets in the letter. Use emojis, no emojis.",
  ],
])("names the contradiction %s in: %s", (id, prompt) => {
  const [found] = chat(prompt).contradictions;
  expect(found?.id).toBe(id);
  expect(prompt.slice(found?.first.start, found?.first.end)).not.toBe("");
  expect(found?.second.start).toBeGreaterThan(found?.first.start ?? 0);
});

test.each([
  "Six points of at most 15 words each, in total no more than 100 words",
  "A menu with a vegan dish and a lamb dish",
  "a vegetarian dinner without meat or fish",
  "Shorten this 300-word text to 100 words",
  "Two versions, one formal and one casual",
  "Check every rule and say in one line whether it holds",
  "Explain all the rules of chess in two sentences each",
  "Make it shorter, then make a longer one for the website",
  "a dinner for six, no meat except chicken",
  "a gluten free loaf without wheat",
  "A plan for Saturday: at noon we meet, at night we watch a film",
  "Headings where they help and no headings where they do not",
  "Fix the commas and don't change anything else: we open, at nine",
  "a poster of a parrot in full colour, black and white only for the letters",
  "Is couscous gluten-free?",
  "Recipe for a gluten-free cake. I only have wheat flour at home, what can I use instead and where do I buy it?",
  "Vegan cookies with peanut butter, 12 pieces, no oven",
  "Vegan curry with coconut cream and chickpeas for 4",
  "Vegetarian soup with 3 celery ribs, carrots and barley for 6 people",
  "Write a vegan menu card for the Lamb Inn in Rye, six dishes with prices",
  "Meat-free Monday at our school: the pupils miss their sausages.",
  "I am vegetarian, my boyfriend eats chicken. Plan five dinners with the meat cooked apart.",
  "My son doesn't eat meat, what can I tell my mother, who always serves him sausages?",
  "Rewrite my casual email in a formal tone: hey Tom, cant make it thursday, sorry, Anna",
  "Write a formal invitation to a party with a casual dress code for 40 guests on 3 May.",
  "How do I turn a colourful photo into black and white in GIMP?",
  "I want a black and white photo of a street with a single neon sign in red",
  "Compare bread made with yeast and without yeast.",
  "What papers do I need for Brazil with a visa and without a visa?",
  "Don't use bullets in the letter, use bullets in the list of dates below it.",
  "Write to grandma about our move on 3 May, mention the new address. Dad's illness worries us but don't mention it.",
  "Short answer: what are all the steps to change a car tyre?",
  "I have short hair. Explain all the steps of a perm at home.",
  "We have a tiny kitchen, 2 by 3 m. Plan a remodel and name every step",
  "Write a creative brief for a designer that covers everything about our bakery rebrand",
  "The rope is not long enough. Write a short note to the shop",
  "Write a short message to my tenant that the May rent was not paid in full",
  "Explain in detail how photosynthesis works, then give me a one sentence summary",
  "Explain in detail what a mortgage is. Keep sentences short.",
  "Summarise in max 50 words. Cover all the points: the fees, the date 3 May, the hall.",
  "Write a poem about my gran's garden in Whitby, no rhyming. She loved nursery rhymes and roses.",
  "Write 80 words about the statue that stands upright in the market square of Bruges",
  "A beach at sunset, golden sunlight on the waves, oil painting, wide",
  "Photo of a market, no people in the background, a woman selling apples in front",
  "A man walking away in the rain, no faces, watercolor, for a book cover",
  "An elegant but modern living room, watercolor",
  "Make it longer: the shorter paragraphs can stay. Text: We met in May.",
  "This contract is 12 pages long. Tell me in 10 lines what I sign.",
  "Bread recipe: 20 minutes kneading, 2 hours rising.",
  "How do I cook a 2 hour ragu in 30 minutes with a pressure cooker?",
])("finds no contradiction in: %s", (prompt) => {
  expect(chat(prompt).contradictions).toEqual([]);
});

test.each([
  "Are oats gluten-free or do they contain barley?",
  "Which vegetarian dishes use fish sauce?",
  "Vegan pancakes with almond butter and blueberries, for 2",
  "Dairy-free lasagne with cashew cream for 6",
  "Vegan pie with coconut cream, no refined sugar",
  "Vegetarian mince pies for Christmas, 24 pieces",
  "Vegan cauliflower steaks with chimichurri for 4",
  "Vegetarian tart with goat's cheese and figs for 8",
  "Meatless meatballs with lentils, 20 pieces",
  "Plan a vegetarian week from recipes my grandmother brought from Turkey",
  "Write a vegan menu for the Black Lamb Cafe, five mains",
  "Write a review of a vegan place where they used to serve sausages, 100 words",
  "I'm vegan but my husband wants steak on Fridays. Plan our week.",
  "Plan a barbecue for 12, two of them vegetarian, with burgers and chicken",
  "My daughter is vegetarian and misses bacon. Suggest five things that taste smoky.",
  "How do I get my vegetarian son enough protein, he used to love chicken?",
  "Turn this formal letter into a casual text: Dear Sir, I regret to inform you",
  "My text sounds too formal, make it casual: Dear Anna, I herewith inform you",
  "Write a formal letter to complain about the relaxed rules at the pool in Ulm",
  "What is the difference between formal and informal Spanish?",
  "A formal dinner invitation, guests can come in casual clothes, 12 June",
  "Change the tone from formal to casual: Dear Sir, we regret",
  "A black and white cat in a colourful garden, oil painting",
  "A black and white photo of a colourful market",
  "Draw a colourful street with one black and white dog",
  "How much does it cost to print in black and white or in full colour?",
  "Quiet street at sunset with warm sun on the roofs, watercolour",
  "A child's room with bright sunflowers on the wall at night",
  "midnight blue dress on a sunny terrace, fashion photo",
  "An empty beach, no people, a man-made harbour in the distance",
  "A chef's knife on a board, no people, macro photo",
  "A couple dancing, no people around them, film still",
  "vertical stripes on a square cushion, product photo",
  "A woman standing upright in the town square, 16:9",
  "Short legs, long body: explain all the parts of a dachshund's spine",
  "My contract is brief. Explain every step of giving notice in Austria.",
  "Time is short. List every step to renew a UK passport.",
  "I got a brief from the client, cover everything in it in a plan",
  "Explain all the steps of filing a divorce in Kenya, and end with a one-line summary",
  "Describe every step of changing a fuse, start with a short warning",
  "Keep the paragraphs short. Explain in detail how a heat pump works.",
  "Use short words. Explain the whole water cycle in full detail to my son, 8",
  "Give me a short list of jobs and the full history of each company",
  "Write a short reminder that the invoice of 3 May must be paid in full by Friday",
  "Write a brief thank-you to Ms Bell, who is very thorough, for checking our accounts",
  "Explain these two words in detail: affect and effect",
  "Cut my 900 words essay to 300 words",
  "The book has 300 pages. Summarise it in 10 lines.",
  "Two texts: one with 20 words, one with 200 words, about our bakery sale",
  "Each chapter has 20 pages, write a one page outline of chapter 3",
  "My talk is 20 minutes. Write a 100 word abstract about heat pumps.",
  "Roast chicken: prep 15 minutes, roast 2 hours, for 4 people",
  "Dinner with under 20 minutes of work, 3 hours in the oven",
  "I slept 2 hours and have 30 minutes to cook a meal for 4",
  "Name five birds, only two words each",
  "List ten towns in Wales, max three letters",
  "Give me three names, exactly five letters",
  "Use a table for the prices and no table for the rest",
  "Coffee with milk and without milk: which has more calories?",
  "No dairy, with dairy-free milk instead, porridge for two",
  "Use headings. In the appendix don't use headings.",
  "Rewrite the first paragraph and don't change anything in the second: We met. We ate.",
  "Write to Tom about the party. The divorce is known but don't mention it.",
  "A poem that rhymes about my dog. My teacher says free verse is hard. No, just rhymes, 8 lines",
  "Write a 12 line poem for the nursery rhymes evening, no rhymes needed",
  "A toast for my brother, funny but also serious, 2 minutes",
  "A traditional but modern logo for a bakery",
  "Don't be formal, be casual: a note to my neighbour about the hedge",
  "Make the intro longer and the conclusion shorter: We met in May.",
  "Write a 300-word story in three paragraphs",
  "An essay of 1000 words, about 2 pages",
  "Answer in one paragraph of at most 60 words: why is the sky blue?",
  "Write a one page letter with a 10 word subject line to the bank about the fee of 3 May",
  "Read 20 pages a day: plan how I get through 600 pages by May",
  "Is a vegan allowed honey, fish or eggs?",
  "Suggest vegan alternatives to chicken, beef and cream for my canteen",
  "Poem about a vegan wolf and a lamb, for children",
  "Complaint to the restaurant: I ordered the vegetarian lasagne and there was ham in it",
  "List gluten-free grains and say why wheat is not one",
  "a short guide to every step of the visa",
  "Short email to the landlord: please send me all the details of the repair",
  "Write a short message asking HR to explain everything about my parental leave",
  "Write a formal complaint about the casual way the doctor spoke to me",
  "Black and white drawing of a cat with one colourful balloon",
])("accuses nobody, as a text or as a picture: %s", (prompt) => {
  expect(findContradictions(findOwnWords(prompt), false)).toEqual([]);
  expect(findContradictions(findOwnWords(prompt), true)).toEqual([]);
});

test.each([
  ["light", "A forest at midnight in broad daylight, photo"],
  ["people", "An empty square with no people, two children playing"],
  ["shape", "A banner in landscape format, portrait format, for the market"],
])("only one picture cannot have both: %s", (id, prompt) => {
  expect(findContradictions(findOwnWords(prompt), true).map((found) => found.id)).toEqual([id]);
  expect(findContradictions(findOwnWords(prompt), false)).toEqual([]);
});

test.each([
  "Be concise and be comprehensive about the plague",
  "A forest at midnight in broad daylight, full daylight, at noon",
])("one pair is said once: %s", (prompt) => {
  expect(findContradictions(findOwnWords(prompt), true)).toHaveLength(1);
});

test("long texts full of the words take no longer than their length", () => {
  const words =
    "vegan lamb short every detail formal casual use tables no tables 20 words 5 pages ";
  const texts = [
    words.repeat(2_000),
    "what is ".repeat(20_000),
    `${"not ".repeat(20_000)}vegan ${"a ".repeat(20_000)}lamb`,
    "no loops or ".repeat(10_000),
    "ten questions, at most six questions ".repeat(4_000),
  ].map((text) => ({ ...findOwnWords(""), own: text, tokens: findTokens(text) }));
  const started = performance.now();
  for (const text of texts) findContradictions(text, true);
  expect(performance.now() - started).toBeLessThan(2_000);
});
