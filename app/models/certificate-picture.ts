import { site } from "../content/site";
import { escapeXml } from "./escape-xml";

interface Pictured {
  title: string;
  name: string | null;
  /** As it is shown. */
  day: string;
  address: string;
  credential: string;
  isRevoked: boolean;
}

/**
 * A certificate as a picture to share. The signed credential is baked into it as Open Badges 3.0
 * asks for (section 5.3): who has the picture can check it.
 */
export function certificatePicture({ title, name, day, address, credential, isRevoked }: Pictured) {
  const lines = wrap(title, 34).slice(0, 3);
  const words = lines
    .map((line, at) => text(line, { y: 290 + at * 60, size: 48, weight: 600 }))
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0" viewBox="0 0 1200 630" width="1200" height="630" role="img" aria-labelledby="t">
<title id="t">${escapeXml(`${title}, ${site.name}`)}</title>
<openbadges:credential>${escapeXml(credential)}</openbadges:credential>
<rect width="1200" height="630" fill="#fffcf5"/>
<rect x="24" y="24" width="1152" height="582" rx="28" fill="none" stroke="#3d2f8f" stroke-width="4"/>
<path fill="#ffdf9a" d="M560 112h80l60 46H500z" opacity=".7"/>
<path fill="#3d2f8f" d="M552 114a48 42 0 0 1 96 0z"/>
${text(name ?? "", { y: 215, size: 36, fill: "#5b566b" })}
${words}
${text(`${site.name}, ${day}`, { y: 490, size: 30, fill: "#5b566b" })}
${text(isRevoked ? "Taken back: not valid any more" : address, { y: 560, size: 24, fill: isRevoked ? "#a4262c" : "#3d2f8f" })}
</svg>
`;
}

interface Look {
  y: number;
  size: number;
  weight?: number;
  fill?: string;
}

function text(words: string, { y, size, weight = 400, fill = "#1f1b2e" }: Look) {
  if (words === "") return "";
  return `<text x="600" y="${y}" text-anchor="middle" font-family="Georgia, serif" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeXml(words)}</text>`;
}

/** Lines of at most so many characters; a longer word has one of its own. */
function wrap(words: string, most: number) {
  const lines: string[] = [];
  for (const word of words.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
