import * as z from "zod/mini";
import { atLeast, atMost, cleanText, sentText } from "./text";

export const longestCertificateName = 80;
const tooLongName = "Please use at most 80 characters for the name";

export const CertificateWish = z.object({
  subject: z.string().check(z.regex(/^(?:path|course) [1-9]\d{0,14}$/)),
  name: sentText(longestCertificateName, { tooLong: tooLongName }).check(
    z.overwrite<string>(cleanText),
    atMost(longestCertificateName, tooLongName),
  ),
});

/** A certificate's file has a few thousand characters. */
const longestCredential = 40_000;

const missingText = "Paste the text of the file.";
const tooLongText = "This is longer than any certificate of ours.";

export const CredentialText = z.object({
  credential: sentText(longestCredential, { missing: missingText, tooLong: tooLongText }).check(
    z.trim(),
    atLeast(1, missingText),
    atMost(longestCredential, tooLongText),
  ),
});
