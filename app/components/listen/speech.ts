/** Blocks that are read one after the other; of nested ones the inner. */
const blocks = "p, li, h2, h3, h4, blockquote, figcaption, pre, td, th";

interface Sentence {
  text: string;
  range: Range;
}

/** What is heard while a text is read aloud. */
export interface Speech {
  pause(): void;
  resume(): void;
  stop(): void;
}

/**
 * Reads a text aloud by the browser's own voice, sentence by sentence, and marks the one that is
 * heard where the browser can mark without changing the page.
 *
 * @param onEnd called once: at the end, when stopped, or with true where the voice failed.
 */
export function readAloud(box: HTMLElement, onEnd: (hasFailed: boolean) => void): Speech {
  const voice = window.speechSynthesis;
  const sentences = sentencesIn(box);
  let isOver = false;

  function end(hasFailed: boolean) {
    if (isOver) return;
    isOver = true;
    mark(null);
    voice.cancel();
    onEnd(hasFailed);
  }

  function say(index: number) {
    const sentence = sentences[index];
    if (isOver) return;
    if (!sentence) return end(false);
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.lang = document.documentElement.lang;
    utterance.onstart = () => mark(sentence.range);
    utterance.onend = () => say(index + 1);
    // It is an error too when it was cut off, which we do ourselves.
    utterance.onerror = () => end(true);
    voice.speak(utterance);
  }

  voice.cancel();
  say(0);
  return {
    pause: () => voice.pause(),
    resume: () => voice.resume(),
    stop: () => {
      voice.resume();
      end(false);
    },
  };
}

function mark(range: Range | null) {
  if (!("highlights" in CSS)) return;
  if (!range) {
    CSS.highlights.delete("spoken");
    return;
  }
  CSS.highlights.set("spoken", new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  range.startContainer.parentElement?.scrollIntoView({ block: "center" });
}

function sentencesIn(box: HTMLElement): Sentence[] {
  return [...box.querySelectorAll<HTMLElement>(blocks)]
    .filter((block) => !block.querySelector(blocks))
    .flatMap(sentencesOf);
}

function sentencesOf(block: HTMLElement): Sentence[] {
  const text = block.textContent ?? "";
  const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
  return [...segmenter.segment(text)]
    .filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment))
    .map(({ segment, index }) => ({
      text: segment.trim(),
      range: rangeOf(block, index, index + segment.trimEnd().length),
    }));
}

/** The part of a block's text between two places, across the elements in it. */
function rangeOf(block: HTMLElement, start: number, end: number) {
  const range = new Range();
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (start >= at && start <= at + length) range.setStart(node, start - at);
    if (end <= at + length) {
      range.setEnd(node, end - at);
      break;
    }
    at += length;
  }
  return range;
}
