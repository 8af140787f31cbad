/** Tools that people meet, the nine with exercises among them; no order of quality. */
export { default as directory } from "virtual:content/directory";
