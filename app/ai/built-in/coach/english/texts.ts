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

export const notes = {
  there: "It is in your prompt.",
  unsure: "I am not sure whether {unsure}.",
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
  "slots-done": "Everything that the exercise asks for is there. Read the answer against it.",
  material: "Paste what you point at below your request. Nobody can work on what is not there.",
  special:
    "Say what a stranger cannot know: what is special about your case, and what the answer is for.",
  reread:
    "Read it once as a stranger would. What would they have to ask you before they begin? Put that in.",
  clear:
    "What decides the answer is there. Take it to an assistant, and change one thing if the answer is not yet yours.",
  complete:
    "Nothing that matters is missing. Take it to an assistant, and read the answer once against what you asked.",
  nice: "It is good as it is. If you like: {step}",
};

/** The one question of the first level. */
export const questions: Record<"anything" | "request" | "subject", Record<Tool, string>> = {
  anything: {
    chat: "What would you like to get, and what is it about?",
    picture: "What should be in the picture?",
    code: "What should the program do, or what goes wrong with it?",
  },
  request: {
    chat: "What would you like to have: an answer, a list, a letter, a plan?",
    picture: "What should be in the picture?",
    code: "What should be done: a new program, a repair, an explanation?",
  },
  subject: {
    chat: "What is it about? Name the person, the thing or the question.",
    picture: "What should be in the picture?",
    code: "What is the program for? Say what goes in and what should come out.",
  },
};

export const gateSteps: Partial<Record<GateId, string>> = {
  unreadable: "Write one plain sentence that says what you would like to get.",
  "talks-to-coach": "Leave out what speaks to the coach, and ask for the thing itself.",
  copied: "Answer this in your own words: {ask}",
  "unfilled-gaps": "Fill the first open gap with your own words.",
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
