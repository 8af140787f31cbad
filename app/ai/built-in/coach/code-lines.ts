/** Each tells a line of code on its own; sentences that begin with "for" or "if" must not match. */
const codeLines = [
  /^for\s+\w+(?:\s*,\s*\w+)?\s+in\s+\S.{0,80}:\s*$/,
  /^(?:for|if|while|switch|catch)\s?\(.{0,200}[{;)]\s*$/,
  /^(?:if|elif|while)\s.{0,100}(?:[=<>!%]|\bin\b|\bnot\b).{0,100}:\s*$/,
  /^(?:else|try|finally|except\b.{0,40})\s?[:{]\s*$/,
  /^(?:async )?(?:def|function)\s+\w+\s?\(/,
  /^class\s+[A-Z]\w*\s?[:({]/,
  /^(?:import\s+[\w.]+(?:\s+as\s+\w+)?;?|from\s+[\w.]+\s+import\s.*|import\s.+\sfrom\s+["'].*)$/,
  /^(?:const|let|var|public|private|static)\s+[\w<>[\]]+.{0,80}[=;({]/,
  /^return\b[^.?!]{0,100};\s*$/,
  /^(?:continue|break|pass);?\s*$/,
  /\bSELECT\b.+\bFROM\b/,
  /^(?:INSERT INTO|UPDATE \w+ SET|CREATE TABLE|DELETE FROM|ALTER TABLE)\b/,
  /^#include\b/,
  /^<\/?[a-z][^>\n]{0,200}>/,
  /^[\w.]{1,60}\([^)\n]{0,200}\);?\s*$/,
  /^[\w.[\]]{1,40}\s?[-+*/]?=\s?\S/,
  /^[{}[\]]+[,;)]*\s*$/,
  /^[{[]?\s*"[\w-]+"\s*:/,
  /^\/\/\s/,
];

/** Two of these in one line make it code wherever they stand. */
const codeSigns = [
  /^[\w.]{1,40}\(/,
  /\bimport \w+(?: as \w+)?$/,
  /\w\([^()\n]{0,100}\)\s*[:;{]/,
  /[;{}]\s*$/,
  /==|!=|=>|\+=|<=|>=|&&|\|\|/,
  /\b(?:print|range|len|append|map|console\.log)\(/,
  /\b(?:elif|const|let|var|def|null|undefined)\s/,
];

/** Five everyday words in a row are a sentence, and so are six of any length at the start. */
const sentence = /(?:\b[a-z]{2,} ){5}|^(?:[a-z]+,? ){6}/;

/** "Marillen = apricots or plums?" */
const wordEquation = /^\p{L}[\p{L} -]{0,60}\s=\s\p{L}[\p{L}', -]{0,120}\?\s*$/u;

export function isCodeLine(typed: string) {
  const line = typed.replace(/^[\s,.;:]+/, "");
  if (sentence.test(line) || wordEquation.test(line)) return false;
  if (codeLines.some((pattern) => pattern.test(line))) return true;
  return codeSigns.filter((pattern) => pattern.test(line)).length > 1;
}

/** "What does this do: ", "explain: "; the colon of a program stands behind its own words. */
const saidBefore =
  /^\s*(?!(?:if|elif|else|for|while|with|try|except|finally|class|def|case|default|lambda|match|switch|async|return|public|private|protected)\b)(?:[\p{L}']{1,20}[ ,]{1,2}[\p{L}' ,]{1,80}|explain|debug|fix|why|help|correct|check|question|what):\s+(?=\S)/iu;
const codeMark = /[^\p{L}\p{N}\s',.?!&+-]/u;
const asks = /\?|\b(?:why|explain|please|pls|plz)\b/i;

/** How many letters at either end of a line of code are said about it. */
export function saidBesideCode(line: string) {
  const before = saidBefore.exec(line)?.[0].length ?? 0;
  const tail = line.split(codeMark).at(-1) ?? "";
  const start = tail.length === line.length ? -1 : tail.search(/(?<=^\s{0,8}|[.!?]\s{1,8})\p{L}/u);
  const said = start < 0 ? "" : tail.slice(start);
  const isSaid = asks.test(said) && /\p{L}{3}/u.test(said);
  return { before, behind: isSaid ? said.length : 0 };
}
