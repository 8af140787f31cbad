/**
 * A model's markdown without links, images and addresses: a link keeps its words. Where
 * one is written too oddly to be taken out, it is broken, so that no reader makes it one.
 */
export function withoutLinks(markdown: string): string {
  let text = markdown;
  for (let round = 0; round < maxRounds; round++) {
    const before = text;
    text = strip(text);
    if (text === before) break;
  }
  return text.replace(/\](?=[(:])/g, "] ").replace(/@(?=[\w-])/g, "@ ");
}

/** Taking one away can make another. */
const maxRounds = 5;

function strip(text: string) {
  return (
    text
      // ![words](address) and [words](address)
      .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, "$1")
      // [name]: address
      .replace(/^[ \t>]*\[[^[\]]+\]:[ \t]*\S.*$/gm, "")
      .replace(/<(?:[a-z][a-z0-9+.-]{1,31}:|[^\s<>@]+@)[^\s<>]*>/gi, removed)
      .replace(/[a-z][a-z0-9+.-]{1,31}:\/\/\S*/gi, removed)
      .replace(/(?:mailto|xmpp|javascript|data):[^\s|]+/gi, removed)
      .replace(/www\.\S+/gi, removed)
      .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, removed)
  );
}

const removed = "(address removed)";
