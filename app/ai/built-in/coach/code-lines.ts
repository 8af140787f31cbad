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

export function isCodeLine(typed: string) {
  const line = typed.replace(/^[\s,.;:]+/, "");
  if (sentence.test(line)) return false;
  if (codeLines.some((pattern) => pattern.test(line))) return true;
  return codeSigns.filter((pattern) => pattern.test(line)).length > 1;
}
