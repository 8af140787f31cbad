/** Sentences by field; `""` holds those about the whole form. */
export type FieldErrors = Record<string, string[]>;
