import type { Case, Json, Snippet } from "../../../../content/snippets/snippet";
import { pythonName } from "./shelf";

export type ShownLanguage = "javascript" | "python";

export function codeOf({ javascript, python }: Snippet, language: ShownLanguage) {
  return language === "python" && python !== null ? python : javascript;
}

/** Calls with their results, as comments of the language. */
export function showCases({ name, cases }: Snippet, language: ShownLanguage) {
  const mark = language === "python" ? "#" : "//";
  const called = language === "python" ? pythonName(name) : name;
  return cases
    .map((each) => `${callOf(called, each, language)}\n  ${mark} ${resultOf(each, language)}`)
    .join("\n");
}

function callOf(name: string, { args }: Case, language: ShownLanguage) {
  return `${name}(${args.map((arg) => literal(arg, language)).join(", ")})`;
}

function resultOf(each: Case, language: ShownLanguage) {
  return "throws" in each ? `stops: ${each.throws}` : literal(each.gives, language);
}

function literal(value: Json, language: ShownLanguage): string {
  const isPython = language === "python";
  if (value === null) return isPython ? "None" : "null";
  if (typeof value === "boolean") return isPython ? (value ? "True" : "False") : String(value);
  if (typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map((each) => literal(each, language)).join(", ")}]`;
  const fields = Object.entries(value).map(([key, each]) => {
    const name = isPython || !/^[a-z]\w*$/i.test(key) ? JSON.stringify(key) : key;
    return `${name}: ${literal(each, language)}`;
  });
  return isPython ? `{${fields.join(", ")}}` : `{ ${fields.join(", ")} }`;
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
