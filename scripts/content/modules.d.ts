/** The texts of `content/` as the build hands them out, see `plugin.ts`. */
declare module "virtual:content/guides" {
  const guides: import("./content").Content["guides"];
  export default guides;
}
declare module "virtual:content/grok" {
  const page: import("./content").Content["grok"];
  export default page;
}
declare module "virtual:content/tools" {
  const tools: import("./content").Content["tools"];
  export default tools;
}
declare module "virtual:content/skills" {
  const skills: import("./content").Content["skills"];
  export default skills;
}
declare module "virtual:content/skill-texts" {
  const texts: import("./content").Content["skill-texts"];
  export default texts;
}
declare module "virtual:content/questions" {
  const questions: import("./content").Content["questions"];
  export default questions;
}
declare module "virtual:content/library" {
  const library: import("./content").Content["library"];
  export default library;
}
declare module "virtual:content/case-words" {
  const words: import("./content").Content["case-words"];
  export default words;
}
declare module "virtual:content/question-people" {
  const people: import("./content").Content["question-people"];
  export default people;
}
declare module "virtual:content/directory" {
  const entries: import("./content").Content["directory"];
  export default entries;
}
declare module "virtual:content/demo/articles" {
  const articles: import("./content").Content["demo/articles"];
  export default articles;
}
declare module "virtual:content/demo/items" {
  const items: import("./content").Content["demo/items"];
  export default items;
}
declare module "virtual:content/demo/questions" {
  const questions: import("./content").Content["demo/questions"];
  export default questions;
}
declare module "virtual:content/fields" {
  const fields: import("./content").Content["fields"];
  export default fields;
}
declare module "virtual:content/moments" {
  const moments: import("./content").Content["moments"];
  export default moments;
}
declare module "virtual:content/tasks" {
  const tasks: import("./content").Content["tasks"];
  export default tasks;
}
declare module "virtual:content/plans" {
  const plans: import("./content").Content["plans"];
  export default plans;
}
declare module "virtual:content/exercises" {
  const exercises: import("./content").Content["exercises"];
  export default exercises;
}
declare module "virtual:content/snippets" {
  const snippets: import("./content").Content["snippets"];
  export default snippets;
}
