import { isOtherLanguage } from "../coach/language";

/** "MOT" and "DIE" are short for something, and no words of another language. */
const short = /(?<![\p{L}\d])\p{Lu}{2,5}(?![\p{L}\d])/gu;

export function isEnglish(text: string) {
  const isShouted = text === text.toUpperCase();
  return !isOtherLanguage({ read: isShouted ? text : text.replace(short, " "), pasted: [] });
}
