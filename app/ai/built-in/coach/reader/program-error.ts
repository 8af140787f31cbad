/** "TypeError: ...", by the name that programs give it. What is not found is mended without the code. */
export const programError = /\b(?!(?:Module|File)NotFound|Import)[A-Z]\w*(?:Error|Exception)\b/;
