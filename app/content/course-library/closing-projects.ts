import type { GoalPreset } from "../profile-options";

/** The last lesson of a course: something of one's own, by goal. */
export interface ClosingProject {
  /** At most 60 characters. */
  title: string;
  /** Markdown without headings, 100 to 160 words: what to make, in which steps, from one's own life. */
  brief: string;
  /** Four to six sentences to tick off, in the first person. */
  checklist: readonly string[];
}

export type ClosingProjects = Readonly<Record<GoalPreset | "own", ClosingProject>>;

export const closingProjects: ClosingProjects = {
  "automate life and work tasks": {
    title: "Hand over one weekly chore",
    brief: `Pick a small chore that comes back every week: the shopping list, the message to your team, the plan for who drives whom. Half an hour is enough.

1. Write down in five lines how you do it today. Mark the line where a slip would hurt most.
2. Turn it into a request with two or three gaps, such as [who is coming]. Use roles in place of names.
3. Try it on a normal week, then on a strange one with a guest, a holiday or a missing detail.
4. Go through both results against your own five lines, and repair the request once.
5. Decide which part stays in your hands, and write that underneath.

Without a chat assistant, give the request to somebody at home who follows it to the letter. At the end you have one page that you can use next week.`,
    checklist: [
      "I chose a chore that really comes back.",
      "I used roles and made-up details where names would have stood.",
      "I tried my request on a normal week and on a strange one.",
      "I compared each result with how I do the chore myself.",
      "I wrote down which part I will go on doing myself.",
    ],
  },
  "start an AI-powered business": {
    title: "One page about an offer of your own",
    brief: `Think of something you could do for other people: repair bikes, water plants, read letters aloud, bake for parties. In the next 30 minutes, write one page that explains it.

1. Note in your own words what you offer, to whom, and what you do not do.
2. Have a chat assistant write half a page from that. On paper, write it yourself and let a friend play the customer.
3. Ask next: 'What would a careful customer doubt here?' Answer the three best doubts.
4. Cross out every promise that you cannot keep. Work out the price with your own figures.
5. List what you must ask an office or an expert before the first sale.

Keep addresses, account details and other people's names out of it. If AI will take part in your service, say so on the page. Then show it to one real person.`,
    checklist: [
      "I described what I offer and what I do not offer.",
      "I removed every promise that I cannot keep.",
      "I worked out the price myself.",
      "I shared no private details, neither mine nor anyone else's.",
      "I said on the page where AI takes part, if it does.",
      "I showed the page to one real person and asked what was unclear.",
    ],
  },
  "master various AI tools": {
    title: "Draw your own map of tools",
    brief: `What suits other people may not suit you. So take half an hour and make a map for your own life, on one sheet of paper.

1. Write down three things you did this week, such as planning a trip, answering a letter, looking up a word.
2. Do one of them in two ways, with the same wording: two chat assistants, or an assistant and a search engine. If you work on paper, compare an encyclopedia with a person you can ask.
3. Look up one fact from each result somewhere else.
4. Draw three columns: good for, not good for, never put in. Fill them for each way you tried.
5. Add the tool you would use for the other two things, and why.

Pick things that reveal nothing about your health, your money or other people. Leave space on the sheet, since a map grows.`,
    checklist: [
      "I gave two tools, or two ways of working, the same task.",
      "I checked a fact from both results somewhere else.",
      "I noted what each one is not good for.",
      "I noted what I never put in.",
      "I can explain to somebody which tool I would pick, and why.",
    ],
  },
  "transition to an AI-focused career": {
    title: "A page that shows how you work",
    brief: `Anyone can say that they are good with AI. Show it in about 30 minutes, on a single page about a small task from work, school or a club.

1. Choose something small, such as turning notes into a clear summary. Invent the names and figures in it.
2. Write your request, and run it with any free assistant. On paper, write the request and draft the result yourself.
3. Improve it once. Keep both versions.
4. Hunt for mistakes: a figure, a claim, a tone that does not fit. Correct them, and note how you noticed.
5. Put it together: the task, your request, what was wrong, what you changed, and what you would never leave to a tool.

Nothing from an employer or a customer belongs on the page. Honest faults make it stronger, because they show your judgment.`,
    checklist: [
      "I showed a real kind of task, with invented names and figures.",
      "I put in my request and how I improved the result.",
      "I named a mistake or a weak spot, and how I found it.",
      "I said which parts are my own work.",
      "I would show it to an employer without blushing.",
    ],
  },
  "improve productivity with AI": {
    title: "Win back half an hour, honestly counted",
    brief: `Choose a piece of writing or planning that waits for you this week: an awkward email, a packing list, a plan for Saturday.

1. Guess how long it takes you alone, and write the number down.
2. Start a clock. Ask a chat assistant for a first version, with reader, purpose and limits. Working on paper? Sketch a version in five minutes with a pencil.
3. Reply to it twice at most: what stays, what goes, what is missing.
4. Check names, dates and figures against your own calendar or notes. Leave the clock running.
5. Finish it by hand until you would sign it. Stop the clock.

Compare the two numbers, with the checking included. Was it quicker, better or neither? Any of these is a result. Note for which jobs you will do it again. Private details go in last, on your own device.`,
    checklist: [
      "I worked on something that I really need this week.",
      "I needed no more than two replies to the first version.",
      "I checked names, dates and figures before I used it.",
      "I added private details only at the end, on my own device.",
      "I counted the checking as part of the time.",
      "I know for which jobs it pays, and for which it does not.",
    ],
  },
  own: {
    title: "One small step toward your own goal",
    brief: `You came with a goal in your own words. Take one piece of it that fits into half an hour, and finish that piece.

1. Write your goal at the top of a page. Below it, write one thing that could exist by tonight: a list, a letter, a plan for the first week, a page of answers.
2. Ask a chat assistant for it, or write the request on paper and answer it as well as you can. Say what it is for and what it must contain.
3. Reply once, with something that only you know.
4. Pick out the two statements that matter most. Check them in a source you trust, or ask a person who knows the subject.
5. Finish it in your own words.

Before each message, ask yourself whether a stranger could read it over your shoulder. If not, take that detail out. Then write down your next step.`,
    checklist: [
      "I finished one small thing that belongs to my goal.",
      "I named the purpose and the parts I need in my request.",
      "I checked two statements that everything else rests on.",
      "I sent nothing that a stranger may not read.",
      "I wrote the final version in my own words.",
      "I wrote down my next step.",
    ],
  },
};
