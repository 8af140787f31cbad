/**
 * The scripts that hand what the loaders gave to the page's router, as Remix's `StreamTransfer` writes
 * them into a stream.
 */
export async function loaderDataScripts(data: ReadableStream<Uint8Array>, nonce: string) {
  const chunk = escapeForScript(JSON.stringify(await new Response(data).text()));
  const controller = "window.__remixContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${chunk});${controller}.close();</script>`;
}

/** Inside a script element, where no entity is read: what could end it or open a comment. */
function escapeForScript(json: string) {
  return json.replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
