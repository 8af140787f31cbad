import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** Kilobytes that a first page may send, and the JavaScript that a second page may add. */
export const most = { html: 40, css: 14, fonts: 72, second: 25 };
/** With the JavaScript of a first page: more where there is a form. */
const routes = {
  "/": 135,
  "/learn": 110,
  "/news": 135,
  "/news/1": 135,
  "/community": 135,
  "/community/1": 135,
  "/marketplace": 135,
  "/marketplace/1": 135,
  "/search?q=ai": 110,
  "/onboarding": 135,
};

/** What pages send to a browser that has nothing yet, and to one that comes from the home page. */
export async function weigh(site) {
  const seen = new Set(filesOf((await site.send("/")).text));
  const results = [];
  for (const [route, javascript] of Object.entries(routes)) {
    const { text } = await site.send(route);
    const scripts = filesOf(text).filter((file) => file.endsWith(".js") && !seen.has(file));
    const weight = { ...weightOfPage(text), second: weightOfFiles(scripts) };
    const limits = { ...most, javascript };
    results.push({
      route,
      ...weight,
      excess: Object.keys(weight)
        .filter((part) => weight[part] > limits[part])
        .map((part) => `${part} ${weight[part].toFixed(1)} > ${limits[part]}`),
    });
  }
  return results;
}

/** What a page sends to a browser that has nothing yet, in kilobytes after compression. */
export function weightOfPage(html) {
  const files = filesOf(html);
  const of = (ending) => weightOfFiles(files.filter((file) => file.endsWith(ending)));
  return {
    html: kilobytes(Buffer.from(html)),
    javascript: of(".js"),
    css: of(".css"),
    fonts: of(".woff2"),
  };
}

/** The files of the build that a page names: those that it loads before anybody presses anything. */
function filesOf(html) {
  const named = [
    ...html.matchAll(
      /(?:href|src)="(\/assets\/[^"]+\.(?:js|css|woff2))"|import(?:\s[^"']*)?\s*"(\/assets\/[^"]+\.js)"/g,
    ),
  ];
  return [...new Set(named.map(([, one, other]) => one ?? other))].filter((file) =>
    existsSync(path.join("build/client", file)),
  );
}

/** Of files of the build, by their addresses. */
export function weightOfFiles(files) {
  const tenths = files.reduce((all, file) => all + Math.round(weightOfFile(file) * 10), 0);
  return tenths / 10;
}

function weightOfFile(file) {
  const bytes = readFileSync(path.join("build/client", file));
  return file.endsWith(".woff2") ? bytes.length / 1024 : kilobytes(bytes);
}

function kilobytes(bytes) {
  return Math.round((gzipSync(bytes).length / 1024) * 10) / 10;
}
