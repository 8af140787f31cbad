import type { Kind, Tool } from "~/ai/built-in/coach/reader/prompt-reading";

export interface Template {
  kind: Kind;
  tool: Tool;
  /** The request with a gap for what it is about. */
  request: string;
  /** The same request without a subject. */
  empty: string;
  subjects: string[];
  /** What this kind needs besides, each a sentence or a clause. */
  musts: string[];
}

export const templates: Template[] = [
  {
    kind: "write",
    tool: "chat",
    request: "Write a letter about {}.",
    empty: "Write a letter.",
    subjects: [
      "the broken lift in our block",
      "my late parcel",
      "the noisy bar below us",
      "a leaking pipe",
    ],
    musts: [
      "It goes to Mr Bell, the landlord.",
      "He should send somebody to repair it by Friday, because my mother cannot manage the stairs.",
      "It began on 3 May, I called twice and nobody came.",
      "Polite but firm, at most 120 words, signed Anna Kowalski.",
    ],
  },
  {
    kind: "plan",
    tool: "chat",
    request: "Plan {} for us.",
    empty: "Plan it for us.",
    subjects: ["a birthday party", "a hiking weekend", "a school bazaar", "a street picnic"],
    musts: [
      "It is on Saturday 14 June from 2 to 6 pm in our garden, and we have 150 dollars.",
      "12 children of seven come, two of them cannot eat nuts, and four adults help.",
      "Give it as a table by the half hour, with what to buy at the end.",
    ],
  },
  {
    kind: "explain",
    tool: "chat",
    request: "Explain {} to me.",
    empty: "Explain it to me.",
    subjects: ["compound interest", "photosynthesis", "inflation", "the offside rule"],
    musts: [
      "I am twelve and know nothing about it.",
      "Only how it works in everyday life, in five sentences, with one example with numbers.",
    ],
  },
  {
    kind: "list",
    tool: "chat",
    request: "Give me ideas for {}.",
    empty: "Give me some ideas.",
    subjects: [
      "a present for my grandfather",
      "a rainy holiday",
      "a cheap packed lunch",
      "names for a kitten",
    ],
    musts: [
      "It must cost under 20 dollars, need no car and suit somebody of 80 who loves trains.",
      "Ten of them, one line each, the cheapest first.",
    ],
  },
  {
    kind: "decide",
    tool: "chat",
    request: "Should I buy {}?",
    empty: "Which one should I buy?",
    subjects: [
      "a used bicycle or a new one",
      "a laptop or a tablet",
      "a piano or a keyboard",
      "a gas or an electric stove",
    ],
    musts: [
      "I have 400 dollars, use it twice a week and live on the fourth floor without a lift.",
      "What counts for me is that it lasts five years and is easy to repair.",
      "Answer in three sentences and name the biggest risk.",
    ],
  },
  {
    kind: "code",
    tool: "code",
    request: "Write a function that {}.",
    empty: "Write a function.",
    subjects: [
      "counts the words of a text",
      "finds the newest date",
      "removes double names",
      "sorts invoices by amount",
    ],
    musts: [
      "Python 3.11, no packages.",
      "It takes a list of strings and returns a new list, the first one kept.",
      'Example: ["b", "a", "b"] gives ["b", "a"]; an empty list gives an empty list.',
    ],
  },
  {
    kind: "picture",
    tool: "picture",
    request: "{}",
    empty: "beautiful, best quality, masterpiece, highly detailed",
    subjects: [
      "a red bicycle at a harbour",
      "an old lighthouse on a cliff",
      "a fox asleep in the snow",
      "a bowl of lemons",
    ],
    musts: [
      "soft morning light, watercolour on rough paper, muted blues and greys",
      "seen from low down, lots of empty sky",
      "landscape format for a folded card, no people, no text",
    ],
  },
  {
    kind: "practise",
    tool: "chat",
    request: "Quiz me on {}.",
    empty: "Quiz me.",
    subjects: ["the bones of the hand", "Spanish verbs", "capitals of Africa", "the times tables"],
    musts: [
      "I am a beginner and have learned it for two weeks.",
      "One question at a time, wait for my answer, say right or wrong and why, ten questions, then my score.",
    ],
  },
  {
    kind: "transform",
    tool: "chat",
    request: 'Shorten this text about {}: "{}"',
    empty: "Shorten this text.",
    subjects: [
      "The ferry was late on Monday because of fog, so the band missed the concert and the organisers gave everybody their money back",
      "Our library opens at nine from next week, closes at six, and asks all readers to bring their cards along whenever they come",
    ],
    musts: ["At most 15 words, keep the reason, past tense."],
  },
];

export const manners = {
  before: ["Please ", "Hi there, ", "Good morning! ", "Hello, ", "Dear assistant, "],
  after: [
    " Thank you very much in advance.",
    " Thanks!",
    " Please.",
    " I would be very grateful.",
    " Many thanks for your help.",
    " Thank you so much!",
  ],
};

export const praise = {
  before: [
    "You are the best assistant in the world. ",
    "You are so smart, I love you. ",
    "Everyone says you are amazing. ",
    "You're a genius. ",
  ],
  after: [
    " You never fail me.",
    " You always know what to do.",
    " I trust you completely.",
    " You are simply the greatest.",
  ],
};

export const bribes = {
  before: [
    "I will tip you $200 for a perfect answer. ",
    "My job depends on this. ",
    "I'll pay you 50 dollars if it is good. ",
    "This is very important to my career. ",
  ],
  after: [
    " There is a bonus of 100 dollars in it for you.",
    " Don't let me down.",
    " Take a deep breath.",
    " My whole life depends on it.",
  ],
};

export const roles = {
  before: [
    "You are an expert with 30 years of experience. ",
    "Act as a world-class professional. ",
    "You are the world's leading specialist. ",
    "Act as an experienced expert. ",
    "Imagine you are a helpful assistant. ",
  ],
  after: [],
};

/** Says again what was said, and nothing more. */
export const echoes = {
  before: [],
  after: [
    " I mean exactly what I wrote above.",
    " That is what I am asking you for.",
    " So that is my question, as I said.",
  ],
};

/** A steady choice, so that a test reads the same prompts each time. */
export function pick<T>(items: readonly T[], seed: number): T {
  return items[(Math.imul(seed + 7, 2654435761) >>> 8) % items.length] as T;
}

export function dressed(
  prompt: string,
  { before, after }: { before: readonly string[]; after: readonly string[] },
  seed: number,
) {
  const isBefore = after.length === 0 || (before.length > 0 && seed % 2 === 0);
  return isBefore ? pick(before, seed) + prompt : prompt + pick(after, seed);
}

/** Two neighbours changed places in one long word of ten, inside the word. */
export function mistyped(prompt: string, seed: number) {
  let count = seed;
  return prompt.replace(/\b[a-z]{5,}\b/g, (word) => {
    count++;
    if (count % 10 !== 0) return word;
    const at = 1 + (count % (word.length - 3));
    return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  });
}
