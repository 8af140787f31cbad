import { expect, test } from "vitest";

import { loaderDataScripts } from "~/http/loader-data-scripts.server";

/** What a browser's script would hand on. */
async function received(chunks: string[]) {
  const script = await loaderDataScripts(new Blob(chunks).stream(), "n0nce");
  const argument =
    /enqueue\((".*")\);window\.__remixContext\.streamController\.close\(\);<\/script>$/s;
  return { script, data: JSON.parse(argument.exec(script)?.[1] ?? "null") };
}

test("the router receives the data as they were, in one piece", async () => {
  const { script, data } = await received(['[{"a":"é", ', '"b":"\u2028</script>"}]\n']);
  expect(data).toBe('[{"a":"é", "b":"\u2028</script>"}]\n');
  expect(script).toContain('<script nonce="n0nce">');
});

test("nothing in the data ends the script or begins a comment", async () => {
  const { script } = await received(["</script><!--<script>alert(1)</script>&amp;"]);
  expect(script.match(/<\/?script|<!--/g)).toEqual(["<script", "</script"]);
});
