import type { Kind, NeedId } from "../reader/prompt-reading";

export interface NeedWords {
  label: string;
  /** Completes "I am not sure whether ...". */
  unsure: string;
  /** The next step where it is missing. */
  step: string;
  /** What could be added. Every gap is several words, so that it is never taken for a name. */
  add: string;
  /** The gap in the learner's own text. */
  gap: string;
}

type ByNeed = Partial<Record<NeedId, NeedWords>>;

/** What is said of each thing that a kind of request needs. */
export const needWords: Record<Kind, ByNeed> = {
  compute: {
    operation: {
      label: "What to work out",
      unsure: "it says what is to be worked out",
      step: "Say what is to be worked out: a sum, a share, a date?",
      add: "Work out [what you want to know].",
      gap: "what is to be worked out?",
    },
    numbers: {
      label: "The numbers",
      unsure: "all the numbers are there, with their units",
      step: "Put in the numbers, each with its unit. Without them nobody can work it out.",
      add: "The numbers are [each number with its unit].",
      gap: "which numbers, in which units?",
    },
  },
  lookup: {
    subject: {
      label: "What you look for",
      unsure: "it says exactly what you look for",
      step: "Say exactly what you look for.",
      add: "I want to know [the one thing you look for].",
      gap: "what exactly do you look for?",
    },
    limits: {
      label: "Where and when",
      unsure: "it says for which place or time",
      step: "Say for which place, time or version it should hold.",
      add: "I mean [which place, year or version].",
      gap: "for which place or time?",
    },
  },
  transform: {
    material: {
      label: "The text",
      unsure: "the text to work on is in it",
      step: "Paste the text below your request. Nobody can work on what is not there.",
      add: "Here is the text: [paste your text here]",
      gap: "paste your text here",
    },
    operation: {
      label: "What to do with it",
      unsure: "it says what is to be done with the text",
      step: "Say what is to be done with the text: shorten it, sort it, put it into plain words?",
      add: "Please [shorten it, sort it or put it into plain words].",
      gap: "what should be done with it?",
    },
    limits: {
      label: "How it should come out",
      unsure: "it says how the result should come out",
      step: "Say how long it may be, how it should sound or what has to stay.",
      add: "Keep [what has to stay], in [how many words or lines].",
      gap: "how long may it be, and what has to stay?",
    },
  },
  fix: {
    code: {
      label: "The code",
      unsure: "the code is in it",
      step: "Paste the code or the formula. Nobody can mend what they cannot see.",
      add: "Here is my code: [paste your code here]",
      gap: "paste your code here",
    },
    symptom: {
      label: "What goes wrong",
      unsure: "it says what goes wrong",
      step: "Say what goes wrong: the words of the error, or what comes out.",
      add: "When I run it, [what you see or the words of the error].",
      gap: "what happens when you run it?",
    },
    expected: {
      label: "What should happen",
      unsure: "it says what should happen instead",
      step: "Say what should come out instead.",
      add: "It should [what you expect to see].",
      gap: "what should happen instead?",
    },
  },
  code: {
    operation: {
      label: "What it should do",
      unsure: "it says what the program has to do",
      step: "Say what the program has to do, step by step if you can.",
      add: "It should [what it has to do].",
      gap: "what should it do?",
    },
    setting: {
      label: "Where it runs",
      unsure: "it says where it has to run",
      step: "Say in which language or program it has to run. The same task looks different in each.",
      add: "It has to run in [which language or program].",
      gap: "in which language or program?",
    },
    data: {
      label: "What goes in and out",
      unsure: "it says what goes in and what comes out",
      step: "Show what goes in and what should come out. One line of each is enough.",
      add: "In goes [one line of your data], out comes [what you want to get].",
      gap: "what goes in, and what comes out?",
    },
  },
  write: {
    purpose: {
      label: "What it is for",
      unsure: "it says what the text is meant to do",
      step: "Say what the text is meant to do. What should happen once it is read?",
      add: "Afterwards I want [what should happen].",
      gap: "what should happen once it is read?",
    },
    facts: {
      label: "What only you know",
      unsure: "it has what only you know, such as what happened",
      step: "Put in what only you know. Else it has to be made up.",
      add: "It should mention [two or three facts].",
      gap: "which facts must be in it?",
    },
    reader: {
      label: "Who reads it",
      unsure: "it says who will read it",
      step: "Say who will read it, and how well you know them.",
      add: "It goes to [who reads it, and how well you know them].",
      gap: "who will read it?",
    },
    form: {
      label: "Its form",
      unsure: "it says what kind of text it is and how it should sound",
      step: "Say what form it should have: how long it may be and how it should sound.",
      add: "Keep it to [how many words or lines], and make it sound [warm, formal or funny].",
      gap: "how long, and in which tone?",
    },
  },
  plan: {
    goal: {
      label: "The goal",
      unsure: "it says where you want to get to",
      step: "Say where you want to get to. What is there when the plan has worked?",
      add: "In the end I want [what should be done or reached].",
      gap: "where do you want to get to?",
    },
    facts: {
      label: "How things are",
      unsure: "it says how things are now",
      step: "Say how things are now: who takes part, what you have, what you can do already.",
      add: "At the moment [how things are, and who takes part].",
      gap: "how are things now, and who takes part?",
    },
    limits: {
      label: "Time and money",
      unsure: "it says how much time and money there is",
      step: "Say what the plan has to fit into: days or hours, money, place.",
      add: "There are [how many days or hours], and [how much money].",
      gap: "how much time and money is there?",
    },
  },
  explain: {
    subject: {
      label: "What to explain",
      unsure: "it says what is to be explained",
      step: "Say what you want to have explained.",
      add: "I want to understand [the one thing you wonder about].",
      gap: "what is to be explained?",
    },
    focus: {
      label: "Which part",
      unsure: "it says which part of it matters to you",
      step: "Say which part of it matters to you, or how deep it should go. It is a wide subject.",
      add: "Above all I want to know [which part of it], in [how many sentences].",
      gap: "which part of it, and how deep?",
    },
    reader: {
      label: "For whom",
      unsure: "it says for whom it is explained",
      step: "Say for whom it is, or what you know already.",
      add: "It is for [who it is for, and what they know already].",
      gap: "for whom, and what is known already?",
    },
  },
  list: {
    subject: {
      label: "A list of what",
      unsure: "it says what should be on the list",
      step: "Say what should be on the list.",
      add: "I am looking for [names, gifts, ideas for what].",
      gap: "a list of what?",
    },
    criteria: {
      label: "What makes one fit",
      unsure: "it says what makes one fit",
      step: "Say what makes one fit: for whom, for what, and what will not do.",
      add: "It fits if [what it has to be], and not if [what will not do].",
      gap: "what makes one fit?",
    },
    size: {
      label: "How many",
      unsure: "it says how many you want",
      step: "Say how many you want.",
      add: "Give me [how many] of them, each with [what to say about it].",
      gap: "how many do you want?",
    },
  },
  decide: {
    options: {
      label: "The choices",
      unsure: "it names the choices",
      step: "Name what you choose between.",
      add: "I choose between [the one] and [the other thing].",
      gap: "between what do you choose?",
    },
    criteria: {
      label: "What counts",
      unsure: "it says what counts for you",
      step: "Say what counts most for you in this, and what you are unsure about.",
      add: "What counts most for me is [one or two things].",
      gap: "what counts most for you?",
    },
    facts: {
      label: "Your situation",
      unsure: "it says enough about your situation",
      step: "Say a little about your situation. The best choice for you may not be the best for others.",
      add: "My situation: [what somebody who advises you should know].",
      gap: "what should somebody who advises you know?",
    },
  },
  picture: {
    subject: {
      label: "What is in it",
      unsure: "it says what is in the picture",
      step: "Say what is in the picture: who or what, doing what, where.",
      add: "In the picture: [who or what], [doing what and where].",
      gap: "what is in the picture?",
    },
    look: {
      label: "How it looks",
      unsure: "it says how the picture should look",
      step: "Say how the picture should look: photo or painting, which light, which colors, seen from where.",
      add: "It looks like [a photo, a watercolor, a poster], in [which light and colors].",
      gap: "which style, light and colors?",
    },
    use: {
      label: "What it is for",
      unsure: "it says what the picture is for",
      step: "Say what the picture is for, and whether it is upright, wide or square.",
      add: "It is for [a card, a wall, a website], [upright, wide or square].",
      gap: "what is it for: upright, wide or square?",
    },
  },
  practise: {
    subject: {
      label: "What to practice",
      unsure: "it says what you want to practice",
      step: "Say what you want to practice.",
      add: "I want to practice [what you want to get better at].",
      gap: "what do you want to practice?",
    },
    way: {
      label: "How it should go",
      unsure: "it says how the practice should go",
      step: "Say how it should go: one question at a time, who plays whom, when you are corrected.",
      add: "Ask me [one question at a time], and correct me [after each answer or at the end].",
      gap: "how should it go, and when are you corrected?",
    },
    learner: {
      label: "What you know",
      unsure: "it says what you know already",
      step: "Say how far you are already, so that it is neither too easy nor too hard.",
      add: "So far I can [what you know already].",
      gap: "how far are you already?",
    },
  },
  none: {},
};

/** Why quoted words help, by what they say. */
export const whys: Record<NeedId, string> = {
  operation: "That says what is to be done.",
  numbers: "Those are the numbers to work with.",
  subject: "That says what it is about.",
  limits: "That says what the answer has to fit.",
  material: "The text to work on is there.",
  code: "The code is there.",
  symptom: "That says what goes wrong.",
  expected: "That says what should happen.",
  setting: "That says where it has to run.",
  data: "That shows what goes in and what comes out.",
  reader: "That says who it is for.",
  purpose: "That says what it is meant to do.",
  facts: "Only you could know that, so nobody has to make it up.",
  form: "That says what form it should have.",
  goal: "That says where you want to get to.",
  focus: "That says which part matters to you.",
  criteria: "That says what makes an answer fit.",
  size: "That says how much you want.",
  options: "Those are the choices to compare.",
  look: "That says how it should look.",
  use: "That says what it is for.",
  learner: "That says what is known already.",
  way: "That says how it should go.",
};

/** Why words help that answer a question of a matter. */
export const askedFor = "Anybody who helps you would have asked for that.";

/** Said only where the coach is sure of it. */
export const kindTexts: Record<Kind, string | null> = {
  compute: "You ask it to work something out.",
  lookup: "You ask it to look something up.",
  transform: "You ask it to work on a text or a list.",
  fix: "You ask it to mend code or a formula.",
  code: "You ask it to write code or a formula.",
  write: "You ask it to write something.",
  plan: "You ask it to plan something.",
  explain: "You ask it to explain something.",
  list: "You ask it for ideas, names or things.",
  decide: "You ask it to help you decide.",
  picture: "You ask it for a picture.",
  practise: "You ask it to practice with you.",
  none: null,
};
