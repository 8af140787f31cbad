/**
 * What stands in the worker in place of `dompurify`, which cleans a preview in the browser: it wants a
 * document, and the worker's own Markdown lets no raw HTML through.
 */
export default {
  sanitize(): never {
    throw new Error("HTML is cleaned in a browser only.");
  },
};
