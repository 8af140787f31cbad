import * as fc from "fast-check";
import { expect, test } from "vitest";

import { extractJson } from "~/ai/model/extract-json";
import { withoutLinks } from "~/ai/model/without-links";
import { renderMarkdown } from "~/markdown/render.server";

test.each([
  ["plain", '{"a": [1, 2]}'],
  ["in a fence", 'Here it is:\n```json\n{"a": [1, 2]}\n```\nDone.'],
  ["after words", 'Sure. {"a": [1, 2]} I hope it helps {really}.'],
  ["with commas too many", '{"a": [1, 2,],}'],
  ["with curly quotes", "{“a”: [1, 2]}"],
  ["cut in a number's list", '{"a": [1, 2, 3'],
  ["cut in a key", '{"a": [1, 2], "b'],
])("JSON %s is read", (_, text) => {
  expect(extractJson(text)).toEqual({ a: [1, 2] });
});

test("an object that was cut off keeps its whole parts", () => {
  const cut =
    '{"text": "Good {day}, \\"you\\".", "list": [{"n": 1}, {"n": 2}, {"n": 3, "says": "hal';
  expect(extractJson(cut)).toEqual({
    text: 'Good {day}, "you".',
    list: [{ n: 1 }, { n: 2 }, { n: 3 }],
  });
});

test("line ends inside a text are mended", () => {
  expect(extractJson('{"text": "One\n\nTwo\tand", "n": 1}')).toEqual({
    text: "One\n\nTwo\tand",
    n: 1,
  });
});

test.each(["", "No.", "[1, 2]", "{", "null"])("%j holds no object", (text) => {
  expect(extractJson(text)).toBeUndefined();
});

test.each([
  ["See [the guide](https://evil.example/x) now.", "See the guide now."],
  ["See ![a cat](/cat.png).", "See a cat."],
  ["See [the practice page](/tools/1).", "See the practice page."],
  ["Go to https://evil.example/x now.", "Go to (address removed) now."],
  ["Go to <https://evil.example>.", "Go to (address removed)."],
  ["Ask help@evil.example today.", "Ask (address removed) today."],
  ["See [this][1].\n\n[1]: https://evil.example", "See [this][1].\n\n"],
  ["One is [optional] (see below): f(x).", "One is [optional] (see below): f(x)."],
])("%j loses its address and keeps its words", (text, expected) => {
  expect(withoutLinks(text)).toBe(expected);
});

const odd = [
  "[a [b] c](/tools/1)",
  "![a [b] c](/cat.png)",
  "[a\\]b](/tools/1)",
  "[x]\n\n[x]:\n/tools/1",
  "[a\\]b]\n\n[a\\]b]: /tools/1",
  "<me@[192.0.2.1]> [a](mailto:me@evil.example)",
  "_www.evil.example_ *http://evil.example*",
];

test.each(odd)("%j is no link and no image any more", (markdown) => {
  expect(renderMarkdown(markdown)).toMatch(linkOrImage);
  expect(renderMarkdown(withoutLinks(markdown))).not.toMatch(linkOrImage);
});

const linkOrImage = /<(?:a|img)\b/;
const pieces = [
  ..."[]()<>!: \n\\_*@/`\"'&",
  ...["](", "]:", "][", "http://", "https://", "www.", "ftp://", "mailto:", "javascript:"],
  ...["evil.example", "a", "x y", "/tools/1", "me@", "&#104;", "&colon;", "[a]", "(b)", "xmpp:"],
];

test("whatever is made of the pieces of links, no link and no image is rendered", () => {
  const some = (most: number) =>
    fc.array(fc.constantFrom(...pieces), { maxLength: most }).map((all) => all.join(""));
  const text = fc.oneof(
    some(30),
    fc
      .tuple(some(3), some(4), some(4), some(3))
      .map(([before, label, address, after]) => `${before}[${label}](${address})${after}`),
    fc.tuple(some(3), some(3)).map(([label, address]) => `[${label}]\n\n[${label}]: ${address}`),
  );
  fc.assert(
    fc.property(text, (markdown) => {
      expect(renderMarkdown(withoutLinks(markdown))).not.toMatch(linkOrImage);
    }),
    { numRuns: 5_000 },
  );
});

test("a long text full of brackets is done in no time", () => {
  const started = Date.now();
  withoutLinks("[](".repeat(1_700));
  withoutLinks("a.".repeat(2_500));
  expect(Date.now() - started).toBeLessThan(1_000);
});
