import type {
  MarkQuestion,
  OrderQuestion,
  PredictQuestion,
  SortQuestion,
  WordQuestion,
} from "~/content/skills/other-question";

const told = (text: string) => ({ text, explanation: `This is why ${text} belongs there.` });

const order: OrderQuestion = {
  kind: "order",
  id: "o1-tea",
  prompt: "How is tea made?",
  things: ["boil water", "pour it over the leaves", "wait for four minutes"].map(told),
};

const sort: SortQuestion = {
  kind: "sort",
  id: "o2-rooms",
  prompt: "What is found where?",
  groups: ["In a kitchen", "In a garden"],
  things: [
    { ...told("a stove"), group: 0 },
    { ...told("a kettle"), group: 0 },
    { ...told("a hedge"), group: 1 },
  ],
};

const mark: MarkQuestion = {
  kind: "mark",
  id: "o3-weather",
  prompt: "Which sentence is about the weather?",
  options: ["The door is open.", "It has rained since noon.", "Tea is ready."].map(told),
  answer: 1,
};

const predict: PredictQuestion = {
  kind: "predict",
  id: "o4-kettle",
  prompt: "A kettle is left on the stove. What comes next?",
  options: ["It whistles.", "It sings a song.", "It falls asleep."].map(told),
  answer: 0,
  reveal: "A long, high note that the whole house heard.",
};

const word: WordQuestion = {
  kind: "word",
  id: "o5-web",
  prompt: "What does a tool do that opens pages?",
  accepted: ["browsing", "look", "600"],
  explanation: "A tool that opens pages reads them as they are today.",
};

/** A question of each form that is no choice among answers. */
export const oneOfEachKind = [order, sort, mark, predict, word] as const;
