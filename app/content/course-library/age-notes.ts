import type { AgeGroup } from "../profile-options";
import type { ModuleKind } from "./field-pack";

/** For each age group and module a note of 30 to 80 words: what to mind or to try at that age. */
export type AgeNotes = Readonly<Record<AgeGroup, Readonly<Record<ModuleKind, string>>>>;

export const ageNotes: AgeNotes = {
  under18: {
    understand:
      "Before you open a new tool, look for its minimum age. Many chat assistants and image generators set one, and some want a parent's agreement. If you are too young for an account, ask an adult you trust to try it out with you from theirs. How such tools work is something you can learn at any age.",
    ask: "Stuck on homework? Ask for the next step, not for the solution: `Give me one hint for this equation and wait for my try.` A hint makes you better at it, while a finished answer only fills the page. Find out first whether your teacher allows it, and leave your name and school out.",
    refine:
      "For a school text, keep your own first version in a separate file. Ask the assistant for comments only, and change the lines yourself. At the end you can show a teacher how the text grew from draft to draft, and it still sounds like you.",
    check:
      "If somebody sends you a picture of yourself that you never took, or uses one to demand money or more photos, do not pay and do not send anything. Such pictures can be faked. Keep the messages and go to an adult you trust at once. It is not your fault, and you will not be the first to ask for help.",
    use: "Photos of you and your friends, your address and your passwords stay out of a chat. When something weighs on you, an assistant can help you find words for it, but it cannot look after you. Take those words to a parent, a teacher, a coach or a helpline for young people. If somebody is in danger, call the emergency number.",
  },
  "18-24": {
    understand:
      "A first lease, a first contract, a first letter from an insurer: these years bring a lot of new paper. A chat assistant is good at the vocabulary. Try `What does 'notice period' usually mean in a rental contract?` How long yours is stands only in your own contract, so look up that line there.",
    ask: "An application that could come from anybody is soon put aside. Tell the assistant what only you have done: the market stall you ran, the shift you rescued, the course you repeated and passed. Ask for one paragraph about one of them. A few true details beat a page of praise.",
    refine:
      "An oral exam or an interview can be rehearsed. Have the assistant ask you one question at a time, answer out loud, type what you said in two lines, and let it name a single thing to improve. Then answer the same question again. Do a second session on another day.",
    check:
      "Fraudsters like people who are looking for a room or a job: a flat far below the usual rent, a job without an interview, a deposit before the viewing. AI makes such offers look flawless. Look up the company or the house by a route you found yourself, and send no money and no copy of your ID before that.",
    use: "What is allowed can differ between two courses, two bosses or two teachers in one building. Note for each of them what you may use and who told you. Also pick one thing that you keep doing without help, such as a first draft or mental arithmetic, so that it is there on the day when no tool is.",
  },
  "25-34": {
    understand:
      "Programs you have used for years may get AI functions between one day and the next. Take one from your working day and find out three things: which button calls on a model, what it gets to read, and whether you can switch it off. After that you can explain it to the next new colleague.",
    ask: "Living with flatmates, a partner or a small child means that plans must fit more than one person. Put that into the request: `Plan four dinners for two adults who come home at different times. 25 minutes each, one pan, can be warmed up.` A plan for an average home will not survive Tuesday.",
    refine:
      "Asking for a raise or for other hours is hard to put into words. Write down your three reasons. Then let the assistant play a fair but busy manager who objects to one of them at a time, and sharpen that one. Stop when you can say all three without notes.",
    check:
      "A baby with a fever or a pain in your own back raises questions at two in the morning. An assistant can help you sort what to tell the doctor. It cannot examine anybody, and a dose it names may be wrong. For those, call a medical advice line or your practice, and in an emergency the emergency number.",
    use: "Weddings, team outings, friends with newborns: your phone may be full of other people's faces. Before you load such a picture into an image tool, ask those who are in it. For a small child the parents answer. A 'no' needs no reason, and a picture without people is often just as good.",
  },
  "35-44": {
    understand:
      "If there are children in your life, your own or those of friends, try a tool together. Let each of you ask about something you know inside out, a game, a team, your street, and hunt for mistakes. You both see how it works, and the child learns from you that a smooth answer may be questioned.",
    ask: "In one day you may write to a boss, a supplier, a class teacher and your own parents. Put the reader at the top of each request, and start a new chat for each. What sounds brisk and clear to a supplier can sound cold to a teacher.",
    refine:
      "By now you have probably written dozens of emails, plans or reports that did their job. Look for one of them before you begin, take out names and figures, and hand it over as the pattern. A result built on your own best work needs fewer rounds than one built on nothing.",
    check:
      "A renovation, a loan, a new car: these are sums you may live with for years. Let the assistant explain the terms and list what to compare. Then put your own figures into a spreadsheet, and show the result to somebody who earns nothing from your decision.",
    use: "If you lead or train others, they will copy what you do more than what you say. Mention it when a draft came from an assistant, and show what you checked. Appraisals, sick notes and private talks belong in no tool that your employer has not approved for them.",
  },
  "45-54": {
    understand:
      "You have seen new systems arrive at work with great promises, and you know which ones lasted. Use that experience. Choose one task, do it once your way and once with the tool, and note the time, including the time for checking. Then you have a judgment of your own, whatever others are saying.",
    ask: "Much of what you know about your work stands in no handbook: why an order really gets delayed, which customer always calls twice, what nobody should touch on a Friday. Write one such thing into your next request and compare the answer with the one before. That is where your years show.",
    refine:
      "Changing direction, or applying for the first time in years? Take one line of your resume and have it put into words that are common today. Then correct it: strike out what sounds like a brochure, and put back what you really did. Keep only what you could defend in an interview.",
    check:
      "If you approve payments or sign for others, you are of interest to fraudsters. A supplier's new bank account, a rushed message in the director's style, a call in a familiar voice: none of these still gives itself away by clumsy spelling. Agree on a second way to confirm each change, and keep to it when you are in a hurry as well.",
    use: "Perhaps you help an older relative with letters from a clinic or an insurer, or a grown child with a contract. The papers are theirs. Ask them first, cover names and numbers, and use the assistant to understand hard words. What to do about the letter remains their decision.",
  },
  "55+": {
    understand:
      "You can test a tool with something hardly anybody else has: your memory. Ask about a trade you learned, a place as it was decades ago or an event you attended. See what is right, what is thin and what is made up. After ten minutes you know how far to trust it on things you did not see.",
    ask: "A recipe nobody wrote down, the story behind a photo, the early days of a company: let one of them be your next task. Speak it into the microphone of the tool or type it as it comes, and ask: `Put this in order. Keep my words and add nothing.` Then others can read it.",
    refine:
      "A long trip, a new home or fewer working hours are plans that deserve several rounds. Ask for a first version, and hold it against what you know about yourself. Then name one change at a time: two nights in each place, mornings free, no flight before ten. You will see which wish costs what.",
    check:
      "Ads with the borrowed face of a doctor or a TV host promise safe returns or quick cures. People of every age fall for them, careful ones included, and such ads are often aimed at people who may have savings. Give any offer that came to you unasked a day of rest, and talk to your bank, your doctor or a pharmacist before you act.",
    use: "Whoever keeps a club's accounts, holds a power of attorney or has years of family photos looks after other people's data. Note down what you never type into a chat. On a pension, a treatment or a will, let the assistant help you prepare your questions, and take them to someone who answers for the advice.",
  },
};
