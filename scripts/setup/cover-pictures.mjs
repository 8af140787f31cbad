import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { transform } from "lightningcss";
import sharp from "sharp";
import { createServer } from "vite";

/** As sites that show links ask for it. */
const size = { width: 1200, height: 630 };
const kept = "node_modules/.cache/lamplight/covers";

/**
 * Draws the covers as PNG files beside the client's build: the worker cannot make them, and programs
 * that show links know no SVG. A picture is kept by its content, so that it is drawn once.
 */
export async function drawCovers(client = "build/client") {
  mkdirSync(kept, { recursive: true });
  mkdirSync(path.join(client, "covers"), { recursive: true });
  const waiting = await documents();
  const draw = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      copyFileSync(await pictureOf(next.svg), path.join(client, next.address));
    }
  };
  await Promise.all([draw(), draw(), draw(), draw()]);
}

async function pictureOf(svg) {
  const plain = inPlainColors(svg);
  const file = path.join(kept, `${createHash("sha256").update(plain).digest("hex")}.png`);
  if (existsSync(file)) return file;
  const picture = sharp(Buffer.from(plain)).resize({ ...size, fit: "cover" });
  writeFileSync(file, await picture.png({ palette: true, colors: 128, effort: 1 }).toBuffer());
  return file;
}

/** From the components that the site itself draws with. */
async function documents() {
  const server = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { "~": path.resolve("app") } },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const module = await server.ssrLoadModule("/app/components/pictures/cover-documents.tsx");
    return module.coverDocuments(readFileSync("app/components/pictures/covers.css", "utf8"));
  } finally {
    await server.close();
  }
}

/** The renderer knows neither variables nor mixed colors, so both are worked out before. */
function inPlainColors(svg) {
  const css = /<style>([\s\S]*?)<\/style>/.exec(svg)?.[1] ?? "";
  const classes = /class="(cv-[a-z]+) (cv-[a-z]+)"/.exec(svg)?.slice(1) ?? [];
  const unescaped = css.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&gt;", ">");
  const rules = unescaped.replace(/\/\*[\s\S]*?\*\//g, "");
  const values = new Map(
    classes.flatMap((name) => {
      const [, body = ""] = new RegExp(`\\.${name}\\s*{([^}]*)}`).exec(rules) ?? [];
      return [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, key, value]) => [key, value]);
    }),
  );
  const fill = (text) =>
    text.replace(/var\((--[\w-]+)\)/g, (whole, key) =>
      values.has(key) ? fill(values.get(key)) : whole,
    );
  const drawn = [...rules.matchAll(/(\.[pg]-[^{};()]*)\s*{([^}]*)}/g)]
    .map(([, selector, body]) => `${selector} {${fill(body)}}`)
    .join("\n");
  const blended = classes.includes("cv-night")
    ? ".p-cone, .p-pool, .p-glow { mix-blend-mode: screen; }"
    : "";
  const { code } = transform({
    filename: "covers.css",
    code: Buffer.from(`${drawn}\n${blended}`),
    targets: { chrome: 60 << 16 },
  });
  return svg.replace(/<style>[\s\S]*?<\/style>/, `<style>${code}</style>`);
}
