import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerPicture } from "~/ai/built-in/makers/picture";
import { readPicture } from "~/ai/built-in/makers/picture/reading";
import { allColors } from "~/ai/built-in/makers/picture/tones";
import { exercisesOf } from "~/content/exercises/exercises";
import { vocabulary } from "~/content/exercises/picture-vocabulary";
import { renderMarkdown } from "~/markdown/render.server";

const dalle3Exercises = exercisesOf(2);

function answer(prompt: string) {
  return answerPicture({ prompt, filledSlots: [] });
}

/** The learner's words beside a label of the shot card. */
function cell(prompt: string, label: string) {
  const row = answer(prompt)
    .text.split("\n")
    .find((line) => line.startsWith(`| ${label} |`));
  return row?.slice(`| ${label} | `.length, -2);
}

function section(prompt: string, title: string) {
  return answer(prompt).text.split(`**${title}**\n\n`)[1]?.split("\n\n")[0] ?? "";
}

const conflictsTitle = "Words that pull against each other";
const guessTitle = "What an image tool would have to guess";

/** Throws where a tag is not closed, an attribute not quoted, or a sign not escaped. */
function parseSvg(svg: string) {
  const open: string[] = [];
  const texts: string[] = [];
  let at = 0;
  const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-:]+="[^"<>&]*")*)(\/?)>/y;
  while (at < svg.length) {
    tag.lastIndex = at;
    const match = tag.exec(svg);
    if (!match) throw new Error(`No tag at ${at}: ${svg.slice(at, at + 40)}`);
    const [whole, isClosing, name = "", attributes = "", isEmpty] = match;
    if (isClosing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      const names = Array.from(attributes.matchAll(/ ([a-zA-Z-:]+)="/g), ([, each]) => each);
      if (new Set(names).size !== names.length) throw new Error(`Twice in <${name}>: ${names}`);
      for (const [, value = ""] of attributes.matchAll(/="([^"]*)"/g)) texts.push(value);
      if (!isEmpty) open.push(name);
    }
    at += whole.length;
  }
  if (open.length > 0) throw new Error(`Not closed: ${open}`);
  return texts;
}

const garden =
  "An upright watercolor for a birthday card: a fox and a hedgehog baking a cake at a wooden table in a garden. Afternoon sun from the left, soft greens and oranges, close-up, the upper third empty for text. No lettering.";

describe("the shot card", () => {
  test("repeats the learner's own words, part by part [TO-25]", () => {
    expect(cell(garden, "Main thing")).toBe('"fox and a hedgehog baking a cake"');
    expect(cell(garden, "Place")).toBe('"at a wooden table in a garden"');
    expect(cell(garden, "Medium")).toBe('"watercolor"');
    expect(cell(garden, "Light and time")).toBe('"Afternoon sun from the left"');
    expect(cell(garden, "View")).toBe('"close-up"');
    expect(cell(garden, "Colors")).toBe('"greens and oranges"');
    expect(cell(garden, "Shape")).toBe('"upright", sketched as 2:3');
    expect(cell(garden, "Empty area")).toBe('"upper third empty for text"');
    expect(cell(garden, "Must not be there")).toBe('"No lettering"');
    expect(cell(garden, "What it is for")).toBe('"for a birthday card"');
  });

  test.each([
    ["a fox", "fox"],
    ["Please draw me a nice picture of an old tram, pencil", "old tram"],
    ["I would like you to paint two owls on a branch", "two owls"],
    ["watercolour of an old fishing harbour at dawn", "old fishing harbour"],
    ["lighthouse on a winter coast, linocut print --ar 2:3", "lighthouse"],
    ["Subject: a night bus. Medium: gouache.", "a night bus"],
    [
      "It is for my aunt, who turns 70. A cat reading a newspaper, pencil.",
      "cat reading a newspaper",
    ],
    ["jar label: two plums and a leaf, woodcut", "two plums and a leaf"],
    ["In a forest, a small red fox looks up", "small red fox looks up"],
    ["a steampunk contraption on a hill", "steampunk contraption"],
    ["An old green bench stands on the right", "old green bench"],
    ["Picture for the wall of our clinic. A boat in fog.", "boat"],
  ])("the main thing of %j is %j", (prompt, subject) => {
    expect(cell(prompt, "Main thing")).toBe(`"${subject}"`);
  });

  test.each([
    ["a fox --ar 16:9", "`--ar 16:9`"],
    ["a fox, aspect ratio 5:4", '"aspect ratio 5:4"'],
    ["a fox, 3:2", '"3:2"'],
    ["a fox, 1792x1024 pixels", '"1792x1024"'],
    ["a fox, square", '"square", sketched as 1:1'],
    ["A wide pencil drawing of a fox", '"Wide", sketched as 3:2'],
    ["a fox in portrait format", '"in portrait format", sketched as 2:3'],
    ["a wide river with a fox", undefined],
    ["a fox on the town square", undefined],
    ["a fox at 10:30 in the morning", undefined],
    ["a portrait of a fox", undefined],
    ["a fox --ar 0:5", undefined],
  ])("the shape of %j is %s", (prompt, shape) => {
    expect(cell(prompt, "Shape")?.toLowerCase()).toBe(shape?.toLowerCase());
  });

  test.each([
    ["a street without cars, people or signs, in fog", '"without cars, people or signs"'],
    ["a street, no people", '"no people"'],
    ["a street with nobody in sight", '"nobody in sight"'],
    ["a street. Do not show any faces. Rain.", '"Do not show any faces"'],
    ["a street --no cars, text --ar 3:2", '"--no cars, text"'],
    ["a street in no more than three colors", undefined],
    ["a street", undefined],
  ])("what %j leaves out is %s", (prompt, leftOut) => {
    expect(cell(prompt, "Must not be there")?.replaceAll("\\", "")).toBe(leftOut);
  });

  test("what must not be there is not read as if it should", () => {
    const reading = readPicture("a street with no people, no snow and not a photo");
    expect(reading.parts.subject).toEqual([]);
    expect(reading.parts.weather).toEqual([]);
    expect(reading.parts.medium).toEqual([]);
  });

  test("settings are explained, and unknown or broken ones named", () => {
    const prompt = "a fox --stylize 50 --chaos many --ar wide --foo 3 \u2014seed 7";
    expect(cell(prompt, "Settings")).toContain("`--stylize`: how strongly");
    const problems = section(prompt, conflictsTitle);
    expect(problems).toContain("`--chaos` needs a whole number");
    expect(problems).toContain("`--ar` needs two numbers with a colon");
    expect(problems).toContain("`--foo` is not a setting this program knows");
    expect(problems).toContain("`--seed` stands behind one long dash");
    expect(problems).not.toContain("`--stylize`");
  });

  test("what is open is named, what is said is not", () => {
    const bare = section("a cat", guessTitle);
    for (const part of ["medium", "place", "light", "view", "shape", "colors", "mood"]) {
      expect(bare).toContain(`**The ${part}.**`);
    }
    expect(bare).not.toContain("**The main thing.**");
    expect(section(garden, guessTitle)).toBe(
      "- **The mood.** Best said with something that can be seen, such as steam on the window.",
    );
    const whole = `${garden} Calm.`;
    expect(answer(whole).text).toContain(`**${guessTitle}:** only details.`);
    expect(section("in red, at night", guessTitle)).toContain("**The main thing.**");
    expect(section("an old woman in a blue coat", guessTitle)).not.toContain("**The person.**");
    expect(section("a doctor", guessTitle)).toContain("**The person.**");
  });

  test.each([
    ["a photo of a fox in watercolor", "photo", "watercolor"],
    ["a fox at night in bright sun", "night", "bright sun"],
    ["a fox at dawn and at dusk", "dawn", "dusk"],
    ["a fox, close-up, wide shot", "close-up", "wide shot"],
    ["a fox from below, bird's-eye view", "from below", "bird's-eye view"],
    ["a calm, chaotic street", "calm", "chaotic"],
    ["a red fox in black and white", "red", "black and white"],
    ["a fox in pastel colors and neon colors", "pastel colors", "neon colors"],
    ["a fox, minimalist, highly detailed", "minimalist", "highly detailed"],
    ["a square picture of a fox --ar 16:9", "`--ar 16:9`", "square"],
    ["a dog and a cat, no dogs", "dog", "no dogs"],
    ["a woman on a bench, no people", "woman", "no people"],
    ['a sign that says "Open", no text', 'sign that says "Open"', "no text"],
    ["snow in summer on a street", "snow", "summer"],
  ])("%j pulls against itself", (prompt, one, other) => {
    const quoted = (words: string) => (words.startsWith("`") ? words : `"${words}"`);
    expect(section(prompt, conflictsTitle)).toContain(`- ${quoted(one)} and ${quoted(other)}: `);
  });

  test.each([
    garden,
    "a lamp in a room at night",
    "a woman cutting bread, nobody else, no faces",
    "a birthday card, no text, leave room for the greeting",
    "a painting in the style of a travel poster",
  ])("%j does not", (prompt) => {
    expect(answer(prompt).text).not.toContain(conflictsTitle);
  });

  test("hopes, other people's manner, letters and photos get a second look", () => {
    const look = (prompt: string) => section(prompt, "Worth a second look");
    expect(look("a stunning fox, masterpiece")).toContain('"stunning", "masterpiece": this says');
    expect(look("a fox in the style of Nobody Known")).toContain("if this is a living artist");
    expect(look("a fox in the style of a woodcut")).toBe("");
    expect(look('a cake that says "Hello"')).toContain("letters often come out wrong");
    expect(look("a photo of a fox")).toContain("leave real people out");
  });

  test("with an exercise it asks for three missing things at most", () => {
    const exercise = dalle3Exercises[1];
    if (!exercise) throw new Error("There is no such exercise.");
    const { text } = answerPicture({ prompt: "a kitchen", exercise, filledSlots: ["room"] });
    const asked = exercise.slots.filter(({ ask }) => text.includes(`- ${ask}`));
    expect(asked.map(({ id }) => id)).toEqual(["things", "places", "light"]);
  });

  test("nothing to see gets no sketch and a way on", () => {
    for (const prompt of ["", "?", "kdjfh akjsdh", "hola quiero un dibujo de un gato", "12 34"]) {
      const { text, sketch } = answer(prompt);
      expect(sketch, prompt).toBeUndefined();
      expect(text, prompt).toContain("everyday English words only");
    }
  });

  test("it says how it was made and never claims an image", () => {
    expect(answer(garden)).toMatchObject({
      engine: "built-in",
      madeBy: "Read from your words by a program. No image was generated and no AI model was used.",
    });
    expect(answer(garden).text).toContain("It is no image of your request.");
    expect(answer(garden).sketch?.description).toMatch(/^Composition sketch\. /);
  });
});

describe("the sketch", () => {
  const sketchOf = (prompt: string) => {
    const { sketch } = answer(prompt);
    if (!sketch) throw new Error("There is no sketch.");
    return sketch;
  };
  const frameOf = (prompt: string) => {
    const [, width, height] =
      /<svg x="8" y="8" width="(\d+)" height="(\d+)"/.exec(sketchOf(prompt).svg) ?? [];
    return Number(width) / Number(height);
  };

  test.each([
    ["a fox --ar 16:9", 16 / 9],
    ["a fox, square", 1],
    ["an upright picture of a fox", 2 / 3],
    ["a fox --ar 99:1", 3],
    ["a fox --ar 1:99", 1 / 3],
    ["a fox", 4 / 3],
  ])("%j has its frame", (prompt, ratio) => {
    expect(frameOf(prompt)).toBeCloseTo(ratio, 1);
  });

  test("shows what was said and no more", () => {
    expect(sketchOf("a fox").description).toBe(
      "Composition sketch. A wide frame: an animal on bare ground. Ground and blocks are gray, because no color was named.",
    );
    expect(sketchOf(garden).description).toBe(
      "Composition sketch. An upright frame: two animals and a round shape in front of trees. There is a high sun. An empty area is marked across the top.",
    );
    expect(
      sketchOf("two boats and a lighthouse by the sea at night in rain, blue").description,
    ).toBe(
      "Composition sketch. A wide frame: two boats and a tower in front of water. There is a moon in a dark sky. Over it lies rain.",
    );
  });

  test("left is left and right is right", () => {
    const xOf = (prompt: string) =>
      Number(/<g transform="translate\(([\d.]+) /.exec(sketchOf(prompt).svg)?.[1]);
    const [left, middle, right] = ["on the left", "in the middle", "on the right"].map((side) =>
      xOf(`a fox ${side}`),
    );
    expect(left).toBeLessThan(middle ?? 0);
    expect(middle).toBeLessThan(right ?? 0);
  });

  test("a near thing is larger than a far one", () => {
    const sizeOf = (prompt: string) => Number(/scale\(([\d.]+)\)/.exec(sketchOf(prompt).svg)?.[1]);
    expect(sizeOf("a fox, close-up")).toBeGreaterThan(sizeOf("a fox, wide shot") * 2);
  });

  test("colors come from the palette, named ones as swatches too", () => {
    const { svg } = sketchOf("a red bus and a blue door in a green street, golden hour, fog");
    const used = Array.from(
      svg.matchAll(/(?:fill|stroke)="(#[^"]+)"/g),
      ([, color]) => color ?? "",
    );
    expect(used.length).toBeGreaterThan(10);
    for (const color of used) expect(allColors.has(color), color).toBe(true);
    expect(svg).toContain('fill="#b5433a"');
  });

  test("has no ids, styles, scripts, links or words", () => {
    for (const prompt of [garden, "a cat", "a night bus on a wet street, neon, snow, wide shot"]) {
      const { svg } = sketchOf(prompt);
      expect(svg).not.toMatch(
        /<(?!\/?(?:svg|g|path|circle|rect)[ >])|\bid=|style=|href|url\(|on\w+=/,
      );
      for (const value of parseSvg(svg)) expect(value).not.toMatch(/NaN|Infinity|undefined|null/);
    }
  });
});

const promptPart = fc.constantFrom(
  ...Object.values(vocabulary).flatMap((tags) =>
    Object.values(tags).flatMap((list: string) => list.split(",").map((term) => term.trim())),
  ),
  ...`a|an|the|two|three|12|of|in|on|at|with|for|no|without|and|or|,|.|:|;|"|'|(|)|--ar|--no|--|16:9|0:0|on the left|from the right|in the style of|empty space for text|<svg>|</svg>|<script>|&amp;|\`|\\|[x](y)|\u2014ar|\n|subject:|light:|sign that says|constructor|toString|__proto__`.split(
    "|",
  ),
);
const promptText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.array(promptPart, { maxLength: 60 }).map((parts) => parts.join(" ")),
);

/** What a sketch may say in words: ours alone. */
const ownDescription =
  /^Composition sketch\. (?:A wide|A square|An upright) frame: [a-z ,]+\.(?: There is [a-z ,]+\.)?(?: Over it lies (?:rain|snow|fog)\.)?(?: An empty area is marked [a-z ]+\.)?(?: Ground and blocks are gray, because no color was named\.)?$/;

test("no text crashes it, and the same text gets the same answer", () => {
  fc.assert(
    fc.property(promptText, (prompt) => {
      const first = answer(prompt);
      expect(first.text.length).toBeGreaterThan(100);
      expect(answer(prompt)).toEqual(first);
    }),
    { numRuns: 300 },
  );
});

test("the sketch is well-formed and holds none of the learner's text", () => {
  fc.assert(
    fc.property(promptText, (prompt) => {
      const { sketch } = answer(prompt);
      if (!sketch) return;
      expect(sketch.description).toMatch(ownDescription);
      for (const value of parseSvg(sketch.svg)) {
        // Numbers, path commands and the few words of SVG that we write.
        expect(value).toMatch(
          /^(?:#[0-9a-f]{6}|none|true|false|hidden|xMidYMid slice|http:\/\/www\.w3\.org\/2000\/svg|[MmLlHhVvCcSsAaZz\d ,.-]*|(?:translate|scale|\(|\)|[\d .-])+)$/,
        );
        expect(value).not.toMatch(/NaN|Infinity/);
      }
    }),
    { numRuns: 300 },
  );
});

test("the learner's words are shown, never run", () => {
  fc.assert(
    fc.property(promptText, (prompt) => {
      const html = renderMarkdown(answer(prompt).text);
      expect(html).not.toMatch(
        /<(?!\/?(?:p|strong|em|ul|ol|li|table|thead|tbody|tr|th|td|code|blockquote)\b)/,
      );
    }),
    { numRuns: 200 },
  );
});
