const longest = 120;

/**
 * The name alone, without folders, no longer than a line, and without signs that turn its
 * direction: with one of them a program can look like a text.
 */
export function cleanFileName(fileName: string) {
  const name = fileName.split(/[/\\]/).at(-1) ?? "";
  const shown = [...name.toWellFormed().replace(/[\p{Cc}\p{Bidi_Control}]/gu, "")];
  return shown.slice(-longest).join("").trim() || "file";
}
