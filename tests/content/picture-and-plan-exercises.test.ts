import { describe, expect, test } from "vitest";
import { coachPrompt } from "~/ai/built-in/coach/coach";
import { answerPicture } from "~/ai/built-in/makers/picture";
import { answerPlan } from "~/ai/built-in/makers/plan";
import { filledSlots } from "~/ai/built-in/slots";
import { exercisesOf } from "~/content/exercises/exercises";
import { skillById } from "~/content/skills/skill-map";

const dalle3Exercises = exercisesOf(2);
const midjourneyExercises = exercisesOf(6);
const manusExercises = exercisesOf(9);

const passMarks = { beginner: 45, intermediate: 55, advanced: 65 };
const byTool = { 2: dalle3Exercises, 6: midjourneyExercises, 9: manusExercises };
const exercises = Object.values(byTool).flat();
const named = exercises.map((exercise) => [`${exercise.id} ${exercise.title}`, exercise] as const);

/** Prompts that leave nothing open, one written with care and one typed in a hurry. */
const fullPrompts: Record<number, [careful: string, hasty: string]> = {
  21: [
    "An upright watercolor for a birthday card. A fox and a hedgehog are baking a cake at a wooden table under an apple tree. Afternoon sun from the left, soft greens and one orange apron. Keep the upper third empty for my greeting. No lettering anywhere.",
    "pencil drawing for a birthday card 4 my dad, old man fishing from a boat w his dog, square, empty sky on top so i can write smth, no text",
  ],
  22: [
    "Draw a reading room in an old boathouse. On the left stands a green armchair, behind it a shelf full of books, on the right a small stove. A lamp and the low evening sun through the window give warm light. Autumn, dark wood and mustard yellow. We look in from the doorway, at eye level.",
    "draw my grans kitchen, table in the middle, cat on the window sill, morning light from the left, blue tiles, seen from the door, rainy november",
  ],
  23: [
    "Picture for the poster of a clothes swap, for students and their families. One huge red coat on a hanger fills the lower half and is seen first from ten steps away. Screen print in red, cream and dark blue. Keep the upper third empty for day and address. No lettering, no faces, no logos.",
    "plant swap poster for neighbors, single big pot with seedlings in the middle, cut paper, green + orange, leave the top blank, without text or people",
  ],
  24: [
    "A documentary photo of an invented woman in her fifties in work clothes. She lifts a box in a storeroom: knees bent, back straight, both hands under the box, the box close to her body. Full body, seen from the side at knee height. Even daylight without hard shadows, a plain light wall behind her. No logos, no lettering, nobody else.",
    "photo, made-up cook w apron cutting an onion, fingers curled like a claw, kitchen, close-up from the left side, bright window light, blurred background, no brands no text",
  ],
  61: [
    "linocut of a small red kiosk at the corner of a rainy street, three colors, early on a winter morning --ar 3:2",
    "watercolor of a cargo bike in front of the old houses, summer evening --ar 1:1",
  ],
  62: [
    "woodcut of two raspberries and one leaf for a jam label, thick black lines, only red and green, on a plain cream background, simple shapes that stay clear when tiny, round label --ar 1:1 --no text, letters",
    "linocut of a bee, 2 colors, white background, bold outlines, square, no lettering",
  ],
  63: [
    "ink drawing of my street at six in the evening in November: a bakery with a lit window, tall brick houses, puddles on the cobblestones, a woman with a bicycle in front of the door, seen from across the street at eye level, gray wash",
    "watercolor of the kiosk + plane trees, 7 am, street lamps still on, wet leaves, nobody there, from above out of a window",
  ],
  64: [
    "Design the stage set of a harbor at night for a school play, flat simple shapes like cut paper, four flat colors: dark blue, black, cream, yellow. In the foreground a quay wall, behind it a row of houses, far away a lighthouse. --ar 3:1 --stylize 20 --no people",
    "design a forest for a play, big flat silhouettes, 3 colors, three layers one behind the other, no people --ar 2:1 --s 10",
  ],
  91: [
    "Plan a day trip by train for twelve hikers on Saturday, June 14, starting at our town's station at 9 am. At most $25 each. One of us has a bad knee, so no more than 4 km of walking and no steep stairs. Make a plan only and do not book anything.",
    "plan a day out with my 2 kids next sunday, by bus, max 40 euros, the little one gets tired after 2 km walking and is allergic to nuts, dont book",
  ],
  92: [
    "Compare up to six used bicycles for a person of 1.60 meters, at most $300, with a frame no larger than 50 cm. Use only shops in my town and their own pages, no ads. Table with columns: price, frame size, warranty, link, date of the page. Write 'not stated' where a page says nothing, and do not guess. Stop after 30 pages. Do not buy, log in or write to anybody.",
    "washing machine under 500 euros, max 60 cm wide, official pages of manufacturers, 5 models, columns price / size / noise / link, leave cell empty if unknown, dont order anything",
  ],
  93: [
    "Work on a copy of the folder 'Scans 1990' on my laptop, about 4,000 photos. The originals stay untouched. Sort by year, and mark pictures with the same size and date as possible duplicates. Never delete or overwrite anything. Leave out the folder with health letters, and upload nothing. Do the first 100, then stop and ask me. Report the number of files before and after.",
    "member list in a spreadsheet, use a copy, sort by last name, mark identical addresses, dont delete rows, ignore birthdates, ask me before you change more than 20, count rows before and after",
  ],
  94: [
    "Draft the spring issue for 60 members, many over 70, who read it on paper. Parts: a report on the summer concert, the dates until June, a thank-you to the helpers, at most 150 words each. Use only my notes and nothing from the web. First names only, no phone numbers and no health matters. Write [missing] where a fact is not in the notes, and do not invent any. Do not send it: I check it and send it myself.",
    "newsletter 4 parents of the swim club: results + dates for may + call for helpers, 5 lines each, only from the notes, initials instead of names, mark whats missing, dont publish, show me the draft first and wait",
  ],
};

function words(text: string) {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

test.each(Object.entries(byTool))(
  "tool %s has four exercises of every difficulty, from easy to hard [EN-07]",
  (toolId, list) => {
    expect(list.map(({ order }) => order)).toEqual([1, 2, 3, 4]);
    const marks = list.map(({ passMark }) => passMark);
    expect(marks).toEqual(marks.toSorted((a, b) => a - b));
    expect(new Set(marks).size).toBe(3);
    for (const exercise of list) {
      expect(exercise.toolId).toBe(Number(toolId));
      expect(exercise.id).toBe(exercise.toolId * 10 + exercise.order);
      expect(exercise.passMark).toBe(passMarks[exercise.difficulty]);
      expect(exercise.response.kind).toBe(exercise.toolId === 9 ? "plan" : "picture");
    }
  },
);

describe.each(named)("%s", (_, exercise) => {
  const { title, instructions, examplePrompt, slots } = exercise;
  const slotIds = slots.map(({ id }) => id);

  test("keeps to the shape", () => {
    expect(slots.length).toBeGreaterThanOrEqual(4);
    expect(slots.length).toBeLessThanOrEqual(7);
    expect(new Set(slotIds).size).toBe(slots.length);
    for (const { id, label, why, ask, any } of slots) {
      expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(words(label).length, id).toBeLessThanOrEqual(3);
      expect(why, id).toMatch(/^[^.?]+\.$/);
      expect(ask, id).toMatch(/^[^?]+\?$/);
      expect(any.length, id).toBeGreaterThan(0);
      for (const entry of any) {
        if (typeof entry !== "string") expect(entry.flags, `${id} ${entry}`).not.toMatch(/[gy]/);
      }
    }

    expect(exercise.skills.length).toBeGreaterThan(0);
    for (const id of exercise.skills) expect(skillById(id), id).toBeDefined();
  });

  test("is written plainly", () => {
    const texts = [title, instructions, examplePrompt];
    const all = [...texts, ...slots.flatMap(({ label, why, ask }) => [label, why, ask])].join("\n");
    expect(all).not.toMatch(/!|https?:|[\u2018\u2019\u201c\u201d]|<[a-z/]/i);
  });

  test("an empty prompt fills nothing, the copied instructions at most half", () => {
    expect(filledSlots("", slots)).toEqual([]);
    expect(filledSlots("Please help me with this exercise.", slots)).toEqual([]);
    const copied = filledSlots(`${title}. ${instructions}`, slots);
    expect(copied.length, copied.join()).toBeLessThanOrEqual(slots.length / 2);
  });

  test("the example prompt leaves room to grow", () => {
    const filled = filledSlots(examplePrompt, slots);
    expect(filled.length / slots.length, filled.join()).toBeGreaterThanOrEqual(0.4);
    expect(filled.length / slots.length, filled.join()).toBeLessThanOrEqual(0.6);
  });

  test.each(fullPrompts[exercise.id] ?? [])("a full prompt fills every slot: %s", (prompt) => {
    expect(filledSlots(prompt, slots)).toEqual(slotIds);
  });

  test("the coach lets a full prompt pass, but not the example or the instructions", () => {
    const coached = { ...exercise, example: examplePrompt, material: undefined };
    for (const prompt of fullPrompts[exercise.id] ?? []) {
      const { score, isPassed } = coachPrompt(prompt, coached);
      expect(isPassed, `${score}: ${prompt}`).toBe(true);
    }
    expect(coachPrompt(examplePrompt, coached).isPassed).toBe(false);
    expect(coachPrompt(instructions, coached).isPassed).toBe(false);
  });

  test("a full prompt for another exercise does not fill every slot", () => {
    for (const [id, prompts] of Object.entries(fullPrompts)) {
      if (Number(id) === exercise.id) continue;
      for (const prompt of prompts) {
        expect(filledSlots(prompt, slots).length, prompt).toBeLessThan(slots.length);
      }
    }
  });

  test("its answer asks for what is missing, three things at most", () => {
    const answer = exercise.response.kind === "plan" ? answerPlan : answerPicture;
    const example = filledSlots(examplePrompt, slots);
    const text = answer({ prompt: examplePrompt, exercise, filledSlots: example }).text;
    const asked = slots.filter(({ ask }) => text.includes(`- ${ask}`));
    expect(asked).toEqual(slots.filter(({ id }) => !example.includes(id)).slice(0, 3));

    for (const prompt of fullPrompts[exercise.id] ?? []) {
      const full = answer({ prompt, exercise, filledSlots: slotIds });
      for (const { ask } of slots) expect(full.text).not.toContain(`- ${ask}`);
    }
  });
});

test("from example to full, what an answer found in the words stays found", () => {
  const rowsOf = (text: string) => text.match(/^\| (?!Part|-)[^|]+ \|/gm)?.length ?? 0;
  for (const exercise of [...manusExercises, ...dalle3Exercises, ...midjourneyExercises]) {
    const answer = exercise.response.kind === "plan" ? answerPlan : answerPicture;
    const rows = (prompt: string) => rowsOf(answer({ prompt, exercise, filledSlots: [] }).text);
    expect(rows("Please help me."), `${exercise.id}`).toBeLessThanOrEqual(
      rows(exercise.examplePrompt),
    );
    for (const prompt of fullPrompts[exercise.id] ?? []) {
      expect(rows(prompt), prompt).toBeGreaterThanOrEqual(rows(exercise.examplePrompt));
    }
  }
});

test("a plan exercise finds its own plan, from its instructions and from its prompts", () => {
  const plans: Record<number, string> = {
    91: "a trip",
    92: "comparing before a choice",
    93: "putting photos in order|putting a list or files in order",
    94: "a newsletter",
  };
  for (const exercise of manusExercises) {
    const wanted = new RegExp(`^\\*\\*A plan for (?:${plans[exercise.id]})\\.`);
    const prompts = [...(fullPrompts[exercise.id] ?? []), exercise.examplePrompt];
    for (const prompt of prompts) {
      expect(answerPlan({ prompt, exercise, filledSlots: [] }).text).toMatch(wanted);
    }
    // Nothing but a limit: the exercise tells what kind of plan it is.
    const bare = answerPlan({ prompt: "By Friday, please.", exercise, filledSlots: [] }).text;
    expect(bare).toMatch(wanted);
    expect(bare).toContain("follows the exercise");
  }
});

test("a picture exercise draws a sketch for each of its prompts", () => {
  for (const exercise of [...dalle3Exercises, ...midjourneyExercises]) {
    for (const prompt of [...(fullPrompts[exercise.id] ?? []), exercise.examplePrompt]) {
      const { sketch, text } = answerPicture({ prompt, exercise, filledSlots: [] });
      expect(sketch, prompt).toBeDefined();
      expect(text, prompt).toContain("| Main thing |");
    }
  }
});
