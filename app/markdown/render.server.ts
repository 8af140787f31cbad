import { Marked, type Token, type Tokens } from "marked";

import { pictureSize } from "../files/picture-address";
import { isLongAddress, isTooKnotty, longWord, tame } from "./bounds";

const marked = new Marked({
  gfm: true,
  walkTokens: flattenImagesInLinks,
  tokenizer: {
    url: (source) => (isLongAddress(source) ? undefined : false),
    // The parser asks at every letter of a word whether an @ follows it.
    inlineText(source) {
      const word = longWord.exec(source)?.[0];
      if (word === undefined) return false;
      const raw = /^.[^\\<[`*~_]*?(?=!\[|[\\<[`*~_]|$)/.exec(word)?.[0] ?? word;
      return { type: "text", raw, text: raw, escaped: false };
    },
  },
  renderer: {
    html: ({ text, block }) => (block ? `<p>${escapeAll(text.trim())}</p>\n` : escapeAll(text)),
    text(token) {
      // A token may call itself escaped when it only stands behind a raw tag.
      return "tokens" in token && token.tokens
        ? this.parser.parseInline(token.tokens)
        : escapeText(token.text);
    },
    heading({ tokens, depth }) {
      const level = Math.max(2, depth); // a page has one h1, and it is not in its text
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    link({ href, title, tokens }) {
      return anchor(href, title, this.parser.parseInline(tokens));
    },
    image: ({ href, title, text }) =>
      picture(href, text) ?? anchor(href, title, escapeText(text || href)),
    code({ text, lang }) {
      const language = lang?.match(/^[\w+#.-]{1,30}$/)?.[0];
      const attribute = language ? ` class="language-${escapeAll(language)}"` : "";
      return `<pre><code${attribute}>${escapeAll(text)}\n</code></pre>\n`;
    },
    codespan: ({ text }) => `<code>${escapeAll(text)}</code>`,
    checkbox: ({ checked }) => (checked ? "☑ " : "☐ "),
  },
});

/**
 * HTML of a markdown text by anybody: raw HTML is shown as it was typed, links go
 * only where `safeHref` lets them, and images become links, but for uploaded ones that are described.
 */
export function renderMarkdown(source: string): string {
  const text = tame(source);
  if (isTooKnotty(text)) return plain(text);
  try {
    return marked.parse(text, { async: false });
  } catch {
    return plain(text);
  }
}

function plain(text: string) {
  return `<pre>${escapeAll(text)}</pre>\n`;
}

/** A link inside a link is no link: an image in one is told by its words. */
function flattenImagesInLinks(token: Token) {
  if (token.type === "link") flatten(token.tokens);

  function flatten(tokens: Token[] = []) {
    for (const each of tokens as Tokens.Generic[]) {
      if (each.type === "image") Object.assign(each, { type: "text", tokens: undefined });
      flatten(each.tokens);
    }
  }
}

/** A picture that was uploaded here; its address tells the room that it needs. */
function picture(href: string, alt: string) {
  const size = pictureSize(href);
  if (!size || alt.trim() === "") return null;
  return `<img src="${href}" width="${size.width}" height="${size.height}" loading="lazy" alt="${escapeText(alt)}">`;
}

function anchor(address: string, title: string | null | undefined, content: string) {
  const href = safeHref(address);
  if (href === null) return content;

  const tip = title ? ` title="${escapeAll(title)}"` : "";
  return `<a href="${escapeAll(href)}"${tip} rel="nofollow ugc noopener noreferrer">${content}</a>`;
}

/**
 * The address of a link, if it is relative or goes to http, https, irc, ircs,
 * mailto or xmpp; else null. It is decoded before it is checked and escaped whole
 * afterwards, so a browser reads exactly what was checked.
 */
function safeHref(address: string) {
  const href = decodeEntities(address)
    .trim()
    .replace(/[\p{Cc}\p{Cf}]/gu, "") // browsers skip some of them, so they would hide a scheme
    .replace(/\p{Z}/gu, "%20");
  if (href === "" || href.includes("\\")) return null;

  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === undefined) return isRelative(href) ? href : null;
  if (scheme === "mailto" || scheme === "xmpp") return href;
  return ["http", "https", "irc", "ircs"].includes(scheme) && isAbsolute(href) ? href : null;
}

function isRelative(href: string) {
  const firstSegment = href.split(/[/?#]/, 1)[0] ?? "";
  return !href.startsWith("//") && !/[:&%]/.test(firstSegment);
}

function isAbsolute(href: string) {
  if (!/^[a-z]+:\/\/[^/]/i.test(href) || !URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return username === "" && password === "";
}

function decodeEntities(text: string) {
  return text
    .replace(/&#(\d{1,7});?/g, (_, code: string) => character(Number(code)))
    .replace(/&#x([\da-f]{1,6});?/gi, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(/&(amp|colon|sol|bsol|Tab|NewLine);/g, (_, name: string) => named[name] ?? "");
}

const named: Record<string, string> = {
  amp: "&",
  colon: ":",
  sol: "/",
  bsol: "\\",
  Tab: "",
  NewLine: "",
};

function character(code: number) {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd";
}

/** Everything that means something in HTML. */
function escapeAll(text: string) {
  return text.replace(/[&<>"']/g, (each) => escapes[each] ?? each);
}

/** The same, but an entity stays the character that it stands for. */
function escapeText(text: string) {
  return text.replace(
    /[<>"']|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});)/gi,
    (each) => escapes[each] ?? each,
  );
}

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
