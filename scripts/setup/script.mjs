import { existsSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import util from "node:util";

/** Something that the person at the keyboard can mend. Its message is a whole sentence. */
export class Failure extends Error {}

/**
 * Runs a script from the project's folder with its options read, and tells what
 * stopped it in a sentence. Scripts import packages only inside functions, since
 * before the first install there are none.
 *
 * @param options as `parseArgs` of `node:util` takes them; further words arrive as `words`.
 */
export async function runScript(options, main) {
  try {
    checkNode();
    process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
    await main(readOptions(options));
  } catch (error) {
    console.error(`\n${error instanceof Failure ? error.message : describe(error)}`);
    process.exitCode = 1;
  }
}

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Failure(`Lamplight needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  }
}

function readOptions(options) {
  try {
    const { values, positionals } = util.parseArgs({ options, allowPositionals: true });
    return Object.assign({}, values, { words: positionals });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const hint =
      known.length > 0 ? `This one has ${known.join(", ")}.` : "This one has no options.";
    throw new Failure(`${error.message.split(". ")[0]}. ${hint}`);
  }
}

function describe(error) {
  if (error.code === "ERR_MODULE_NOT_FOUND" && !existsSync("node_modules")) {
    return "The packages are not installed: run npm ci first.";
  }
  return `This was not expected and stopped the script: ${error.stack ?? error}`;
}
