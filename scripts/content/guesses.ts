import { readContent } from "./content";
import { contentFiles } from "./files";
import { guessByTone } from "./guesser";
import { questionsIn } from "./questions";

/** What a guesser gets right of the questions whose name begins with `within`, learned from the whole bank. */
export function guesses(project: string, within: string) {
  const { content, mistakes } = readContent(contentFiles(project));
  if (!content) throw new Error(`${mistakes.length} mistakes: run "npm run content -- check".`);
  const all = guessByTone(questionsIn(content)).filter(({ question }) =>
    question.name.startsWith(within),
  );
  return { of: all.length, right: all.filter(({ isRight }) => isRight) };
}
