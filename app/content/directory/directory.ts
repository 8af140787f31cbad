/**
 * Tools that people meet, the nine with exercises among them; no order of quality. It is too
 * large for the worker, so only the seed and the tests read this file.
 */
export { default as directory } from "virtual:content/directory";
