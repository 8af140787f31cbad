import { isOtherLanguage } from "../coach/language";

export function isEnglish(text: string) {
  return !isOtherLanguage({ read: text, pasted: [] });
}
