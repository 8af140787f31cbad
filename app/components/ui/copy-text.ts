export const copyWords = {
  copied: "Copied",
  failed: "Not copied. Please select the text and copy it.",
};

/** False where the browser does not let the page write to the clipboard. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.error("The text could not be copied.", error);
    return false;
  }
}
