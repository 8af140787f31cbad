import type { Tool } from "../reader/prompt-reading";
import type { GateId, PrivateKind } from "../report";

export const gateTexts: Record<GateId, string> = {
  empty: "Write what you would like to get, in your own words. One sentence is enough to begin.",
  unsafe: "The coach does not help with this request.",
  unreadable: "I could not read this. Try one plain sentence that says what you would like to get.",
  "other-language":
    "The coach can read only English so far, so it gives no level. A good prompt says the same things in every language.",
  "talks-to-coach":
    "Part of this speaks to the coach. Text that tells a reader to drop its rules is called prompt injection, and AI tools meet it in web pages and emails too. The coach left that part out and read the rest.",
  copied:
    "These are mostly the words of the exercise. Say it in your own words, about your own subject.",
  "unfilled-gaps": "Some gaps in brackets are still open. Put your own words there.",
  "off-topic": 'This is about something else than the exercise "{title}".',
  named:
    "This names what a prompt would say and does not say it yet. A tool can use only what stands there.",
  example:
    "This is the example as it stands: a decent start with room to grow. Make it your own and add what is still open, and it can pass.",
};

export const privacyText =
  "There is private data in this prompt ({kinds}). It is hidden here. Leave it out next time: an answer does not need it, and what was sent cannot be taken back.";

export const unsafeTexts = {
  "self-harm":
    "You matter more than any exercise. If you are thinking about hurting yourself, please talk to somebody now: a person you trust, a doctor, or the emergency number where you live. At findahelpline.com you can look up free help lines by country. The coach gives no score here.",
  weapons:
    "The coach does not help with requests that could hurt people. If you are worried about somebody's safety, call the emergency number where you live.",
  cheating:
    "The coach does not help to get around an exam or a rule of your school. It is glad to help you prepare: ask for a study plan, for practice questions, or for one topic explained in plain words.",
};

export const privateKinds: Record<PrivateKind, string> = {
  email: "an email address",
  phone: "a phone number",
  card: "a card number",
  password: "a password or code",
  key: "a secret key",
  address: "a street address",
  "bank-account": "a bank account",
  "id-number": "an id number",
};

export const doubts = {
  lower: "I am not sure of this level. It may be no more than “{name}”.",
  higher: "I am not sure of this level. It may already be “{name}”.",
};

export const contradiction = "You wrote “{first}” and also “{second}”. Both cannot be had at once.";

/** The next step where something stands before all that a kind of request needs. */
export const steps = {
  contradiction: "Keep the one that matters more and take the other one out.",
  slot: "Answer one more question: {ask} {why}",
  slotUnsure:
    "I did not find an answer to this: {ask} If your prompt says it in other words, it is good as it is.",
  "slots-done": "Everything that the exercise asks for is there. Read the answer against it.",
  material: "Paste {what} below your request. Nobody can work on what is not there.",
  pointedAt: "the text that you mean",
  unsure: "I could not see whether {unsure}. If not, add it.",
  notFound: "If it is not in there yet: {step}",
  special: "Say why you ask, and what is different in your case.",
  specialTry: "I ask because [why you want to know], and in my case [what is different].",
  unseen:
    "I see nothing that is surely missing. What would somebody who does not know you have to ask first? Add that.",
  matter: "The exercise is about {matter}.",
  plain: "Say why you ask. Then the answer can be less general.",
  plainTry: "I ask because [why you want to know].",
  send: "Send it as it is, and check the answer. If something in it does not fit you, say what, and ask again.",
  reread: "Say in one sentence what should be done with it: sort it, shorten it, answer it?",
  clear:
    "What decides the answer is there. Send it, and check the answer. If something does not fit you, say what, and ask again.",
  complete: "Nothing that matters is missing. Send it, and check the answer.",
  nice: "It is good as it is. If you like: {step}",
};

/** One short question. */
export const plainQuestion =
  /^\W*(?:(?:hi|hello|please|and|so)\W+)?(?:is|are|am|was|do|does|did|can|could|will|would|should|what|what's|whats|when|where|who|whose|why|how|which)\b/i;

/** What is pasted to be worked on; what it is called. */
export const textNoun =
  /\b(?:cover letter|e-?mail|letter|essay|cv|resume|text|message|article|paragraph|sentences?|story|report|speech|notes|poem|contract|recipe|list|table)\b/i;

/** Words that name a form or point at something, and no subject. */
export const formOnly =
  /^(?:(?:write|make|do|give|me|my|this|that|the|an?|it|to|help|with|please|fix|check|summari[sz]e|translate|sort|correct|shorten|better|shorter|cover|budget|packing|spanish|english|french|german|text|e-?mail|letter|list|poem|story|joke|table|tips|notes?|plan|cv|resignation|spelling)\b\W*)+$/i;

/** "I would say who it is for, and how long it may be." */
export const talksOfPrompt =
  /\b(?:i'?d|i would)(?: also)? (?:ask (?=who|what|how|which|when|where)|(?:say|tell it|mention|put down|explain|describe|write|begin by \w+ing)(?: (?!you\b)\S+){0,8}? (?=who|what|how|which|when|where|about\b))|\b(?:my|a good) prompt(?: \w+)? (?:says?|tells?) (?=who|what|how|which|when|where)/i;

/** The one question of the first level. */
export const questions: Record<
  "anything" | "request" | "subject" | "more",
  Record<Tool, string>
> = {
  anything: {
    chat: "What would you like to get, and what is it about?",
    picture: "What should be in the picture?",
    code: "What should the program do, or what goes wrong with it?",
  },
  request: {
    chat: "What would help you most: some advice, an explanation, or something written for you?",
    picture: "What should be in the picture?",
    code: "What should be done: a new program, a repair, an explanation?",
  },
  subject: {
    chat: "What is it about? Name the person, the thing or the question.",
    picture: "What should be in the picture?",
    code: "What is the program for? Say what goes in and what should come out.",
  },
  more: {
    chat: "Say a little more: what is it for, and what should the answer help you to do?",
    picture: "What should be in the picture?",
    code: "What is the program for? Say what goes in and what should come out.",
  },
};

export const gateSteps: Partial<Record<GateId, string>> = {
  unreadable: "Write one plain sentence that says what you would like to get.",
  "talks-to-coach": "Leave out what speaks to the coach, and ask for the thing itself.",
  copied: "Answer this in your own words: {ask}",
  "unfilled-gaps": "Fill the first open gap with your own words.",
  named: "Write it as you would say it to a person, and begin with this: {ask}",
  "off-topic": 'Read the exercise "{title}" once more and write about that. It begins with: {ask}',
};

export const checklist: Record<string, string> = {
  subject: "What do you want to get, and what is it about?",
  facts: "What do only you know: days, numbers, what happened?",
  reader: "Who will read or use it?",
  limits: "How long may it be, and what has to be in it or stay out?",
  material: "Is the text to work on in the prompt?",
};

export const feedback = {
  score: "About {score} / 100 - {level}. Rule-based coach, no AI model was used.",
  noScore: "No score. Rule-based coach, no AI model was used.",
  best: "You wrote “{quote}”. {why}",
  helps: "That helps.",
  onlyAsks: "An assistant could only ask for {what}.",
  next: "One next step: {text}",
  nextTry: "One next step: {text} Try adding: {try}",
  needs: "What a request like this needs:",
  slots: "What the exercise asks for:",
  there: "there",
  unsure: "not sure",
  missing: "not yet",
  nice: "(nice to have)",
  grown: "Your prompt, grown:",
  checklist: "What a good prompt says:",
  passed: "{mark} points pass this exercise. You passed.",
  notPassed: "{mark} points pass this exercise.",
  firstQuestion: "What do you want to get?",
};
