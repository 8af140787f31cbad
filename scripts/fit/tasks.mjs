import { importTypescript } from "../setup/typescript.mjs";

const { readContent } = await importTypescript("scripts/content/content.ts");
const { contentFiles } = await importTypescript("scripts/content/files.ts");
const { content } = readContent(contentFiles(process.cwd()));
if (!content) throw new Error("The texts have mistakes: npm run content -- check");

/** The tasks with the words that speak for them. */
export const tasks = content.tasks;

/** By task, likewise. Of what serves any goal no goals are known: its words alone say what is nearest. */
export const howTos = content.library.howTos;

/** How much a name, a title, a word and a hint of a task count beside somebody's goal. */
const worth = { name: 1, title: 0.5, word: 0.3, hint: 0.1 };

/** What our own texts say of each task, in the form of goals. */
export function ownGoals() {
  return tasks.flatMap(({ id, name, title, words, hints }) => {
    const told = (goals, weight) =>
      goals.map((goal) => ({ goal, task: id, or: [], also: [], author: null, weight }));
    return [
      ...told([name], worth.name),
      ...told([title], worth.title),
      ...told(words, worth.word),
      ...told(hints, worth.hint),
    ];
  });
}
