/** A question as somebody sees it who reads nothing but its options. */
export interface Guessable {
  /** To name it where it is listed. */
  name: string;
  /** Questions on the same subject share one: what is learned from a subject is never used on it. */
  subject: string;
  options: readonly string[];
  /** Index of the right option. */
  answer: number;
}

export interface Guess {
  question: Guessable;
  isRight: boolean;
  /** The words that spoke most for the chosen option, the strongest first. */
  because: readonly string[];
}

interface Counts {
  right: Map<string, number>;
  wrong: Map<string, number>;
  rightOptions: number;
  wrongOptions: number;
}

/** So many times is a word taken to have been seen on either side before: rare words say little. */
const seenBefore = 3;
const told = 3;

/**
 * Passes the checks by tone alone: naive Bayes over words and pairs of words of the options,
 * for each subject learned from all other subjects. It sees neither the question nor what was
 * taught, so what it gets above chance a test-taker gets without having learned anything.
 */
export function guessByTone(questions: readonly Guessable[]): Guess[] {
  const all = count(questions);
  const subjects = new Set(questions.map(({ subject }) => subject));
  return [...subjects].flatMap((subject) => {
    const own = questions.filter((question) => question.subject === subject);
    const odds = oddsWithout(all, count(own));
    return own.map((question) => guess(question, odds));
  });
}

function guess(question: Guessable, odds: (words: string) => number): Guess {
  const scored = question.options.map((option) => {
    const heard = signsOf(option).map((sign) => ({ sign, odds: odds(sign) }));
    return { heard, sum: heard.reduce((sum, { odds }) => sum + odds, 0) };
  });
  const best = Math.max(...scored.map(({ sum }) => sum));
  const chosen = scored.findIndex(({ sum }) => sum === best);
  return {
    question,
    isRight: chosen === question.answer,
    because: [...(scored[chosen]?.heard ?? [])]
      .sort((one, other) => other.odds - one.odds)
      .slice(0, told)
      .map(({ sign }) => sign),
  };
}

/** How much a sign speaks for the right option, in natural logarithms. */
function oddsWithout(all: Counts, own: Counts) {
  const share = (side: "right" | "wrong", sign: string) => {
    const seen = (all[side].get(sign) ?? 0) - (own[side].get(sign) ?? 0);
    const options = all[`${side}Options`] - own[`${side}Options`];
    return (seen + seenBefore) / (options + 2 * seenBefore);
  };
  return (sign: string) => Math.log(share("right", sign) / share("wrong", sign));
}

function count(questions: readonly Guessable[]): Counts {
  const counts = {
    right: new Map<string, number>(),
    wrong: new Map<string, number>(),
    rightOptions: 0,
    wrongOptions: 0,
  };
  for (const { options, answer } of questions) {
    for (const [at, option] of options.entries()) {
      const side = at === answer ? "right" : "wrong";
      counts[`${side}Options`]++;
      for (const sign of signsOf(option)) {
        counts[side].set(sign, (counts[side].get(sign) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/** The words, their neighbors, and the first word as such; each once. */
function signsOf(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...new Set([...words, ...pairs, `${words[0]} first`])];
}
