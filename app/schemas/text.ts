/** Text as people type it: trimmed, without control and direction characters, in Unicode's composed form. */
export function cleanText(text: string) {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, "")
      .toWellFormed()
      .normalize("NFC")
      .trim()
  );
}
