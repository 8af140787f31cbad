import type { CriterionId, GateId, PrivateKind } from "../report";

export const labels: Record<CriterionId, string> = {
  task: "Task",
  requirements: "Requirements",
  context: "Context",
  audience: "Audience and tone",
  format: "Format",
  material: "Material",
  examples: "Examples",
  role: "Role",
  check: "Check",
  readable: "Readable",
};

export const states = {
  met: "met",
  partly: "partly",
  "not-yet": "not yet",
  "not-needed": "not needed",
};

export const notes: Record<string, string> & { nothing: string } = {
  nothing: "Nothing yet",
  "not-needed.material": "You did not ask about a text",
  "not-needed.audience": "The plan is for you",
  attached: "You point at a file",
  "few-words": "Very few words",
  "long-sentence": "One sentence has more than 35 words",
  "vague-words": "Some words leave a reader guessing",
  noise: "Some of it is repeated or cannot be read",
  oneSentence: "One sentence",
  sentences: "{count} short sentences",
};

export const smallNumbers = [
  "No",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
];

export const gateTexts: Record<GateId, string> = {
  empty: "Write what you would like to get, in your own words. One sentence is enough to begin.",
  unsafe: "The coach does not help with this request.",
  unreadable:
    "I could not read this as a request. Try one sentence that begins with what you want: write, explain, list or plan.",
  "other-language":
    "The coach can judge only English so far, so there is no score. A good prompt says the same things in every language.",
  "talks-to-coach":
    "Part of this speaks to the coach instead of asking for something. Text that tells a reader to drop its rules is called prompt injection, and AI tools meet it in web pages and emails too. Points come only from what you ask for.",
  "word-list":
    "These are words side by side. Tie them together in a sentence that says what you want.",
  tiny: "This is very short. A reader has to guess nearly everything.",
  copied:
    "These are mostly the words of the exercise or of this page. Say it about your own subject.",
  "unfilled-gaps": "Some gaps in brackets are still open. Put your own words there.",
  repetition: "The same words come again and again. Saying it once is enough.",
  "prompt-words": "These are prompt words, but I cannot see what they are about. Add your subject.",
  "missing-material":
    "You point at something that is not here. Paste it into the prompt, below your request.",
  "off-topic": 'This prompt is about something else than the exercise "{title}".',
  "no-request": "I can see a subject, but not yet what you want to get.",
  example:
    "This is the example as it stands: a decent start with room to grow. Make it your own and add what is still open, and it can pass.",
  "private-data":
    "There is private data in this prompt ({kinds}). Leave it out: an answer does not need it, and what was sent cannot be taken back. It is hidden here.",
};

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

/** Why the quoted words help, by criterion and by what exactly was found. */
export const whys: Record<string, string> = {
  task: "The task is clear.",
  "task.question": "A reader knows what you want to find out.",
  "task.topic": "The subject is clear.",
  "task.fragment": "The subject is clear.",
  requirements: "That is one thing less to guess.",
  "requirements.length": "Now the length is not a guess.",
  "requirements.quantity": "Now the number is not a guess.",
  "requirements.include": "Now a reader knows what may not be missing.",
  "requirements.exclude": "Now a reader knows what to leave out.",
  "requirements.time": "Now the time is not a guess.",
  "requirements.limit": "That sets a limit a reader can keep to.",
  "requirements.manner": "Now a reader knows how it should be done.",
  context: "That tells a reader what is going on.",
  "context.why": "That tells a reader why you need it.",
  "context.what-for": "That tells a reader what it is for.",
  audience: "Now a reader knows who it is for.",
  "audience.tone": "Now the tone is not a guess.",
  "audience.style": "Now a reader knows how it is made.",
  format: "Now a reader knows what the answer should look like.",
  material: "The text to work on is there.",
  examples: "An example shows what you mean.",
  role: "That says from whose view the answer should come.",
  check: "That makes it easier to notice what may be off.",
};

/** By what is asked for; `any` where that has no words of its own. */
type ByFamily = { any: string; [family: string]: string };

interface StepWords {
  text: ByFamily;
  /** The gap in the grown prompt. */
  gap: ByFamily;
  /** What to add. */
  try: ByFamily;
}

/** One next step for each thing that may be missing. */
export const steps: Record<string, StepWords> = {
  "task.missing": {
    text: { any: "Say what you want to get. Begin with a doing word." },
    gap: { any: "write, explain, list or plan" },
    try: { any: "[Write, explain, list or plan] [what you want to get]" },
  },
  "task.topic": {
    text: { any: "You name a subject. Say what should come out of it." },
    gap: { any: "what do you want to get: a list, an explanation, a letter?" },
    try: { any: "[Explain, list or write] [one part of it] [for whom]" },
  },
  "task.question": {
    text: { any: "Your question is wide. Say what kind of answer would help you." },
    gap: { any: "what kind of answer: a list, steps, an explanation?" },
    try: { any: "Answer with [a list, steps or a short explanation] about [one part of it]." },
  },
  "task.subject": {
    text: { any: "Say what it should be about." },
    gap: { any: "about what?" },
    try: { any: "It is about [your subject]." },
  },
  "material.paste": {
    text: { any: "Paste what you point at. Without it a reader can only guess." },
    gap: { any: "paste it here" },
    try: { any: "Here it is: [paste it here]", code: "Here is my code: [paste it here]" },
  },
  "requirements.quantity": {
    text: { any: "Say how many you want." },
    gap: { any: "how many?" },
    try: { any: "Give me [how many] of them.", quiz: "Make it [number] questions." },
  },
  "requirements.length": {
    text: {
      any: "Say how long the {thing} may be.",
      food: "Say for how many people, and how much time there is.",
      plan: "Say for how many days or hours it is.",
      quiz: "Say how many questions you want.",
    },
    gap: {
      any: "how long?",
      food: "for how many people, and how much time?",
      plan: "for how long?",
      quiz: "how many questions?",
    },
    try: {
      any: "Keep it under [number] words.",
      message: "Keep it to [number] sentences.",
      story: "Make it [number] lines or [number] minutes long.",
      speech: "It may take [number] minutes.",
      plan: "Plan it for [number] days or hours.",
      food: "It is for [number] people and may take [number] minutes.",
      quiz: "Make it [number] questions.",
      compare: "Use at most [number] points.",
    },
  },
  "requirements.include": {
    text: {
      any: "Say what may not be missing in the {thing}.",
      keep: "Say what has to stay as it is.",
      code: "Say what should happen in the odd case.",
    },
    gap: {
      any: "what must be in it?",
      keep: "what must stay as it is?",
      code: "what if the input is odd?",
    },
    try: {
      any: "It must include [what may not be missing].",
      message: "Mention [the point that matters most].",
      story: "In it, [somebody] must [do something].",
      speech: "Mention [a moment the listeners know].",
      plan: "It must leave room for [a thing, a place or a person].",
      food: "Use [what you have at home].",
      code: "If the input is [empty or odd], [what should happen].",
      explain: "Use an example from [your daily life].",
      compare: "Compare [price, effort or what else matters to you].",
      quiz: "Put in [a part you find hard].",
      picture: "Show [what should be in the foreground].",
      keep: "Keep [names, numbers or one word] as they are.",
    },
  },
  "requirements.exclude": {
    text: { any: "Say what you do not want in the {thing}." },
    gap: { any: "what should be left out?" },
    try: {
      any: "Leave out [what you do not want].",
      food: "No [food that somebody does not eat].",
      code: "Do not use [a library or a feature].",
      picture: "No [people, text or other things].",
      plan: "Not [what you do not like or cannot do].",
    },
  },
  "requirements.limit": {
    text: { any: "Name a limit the {thing} has to keep to." },
    gap: { any: "which limit: money, time, place?" },
    try: {
      any: "It has to fit [money, time or place].",
      code: "It has to run with [language and version].",
    },
  },
  "requirements.view": {
    text: { any: "Say how the picture is seen: from where, in which light and colors." },
    gap: { any: "which light, colors and view?" },
    try: {
      any: "The light is [morning or evening], the colors are [warm or cool], seen from [where].",
    },
  },
  "context.who": {
    text: {
      any: "Say who you are and what is going on. It changes what a good {thing} is.",
      picture: "Say where the picture will be used.",
      code: "Say what the code is for and what you know already.",
    },
    gap: {
      any: "who are you, and what is going on?",
      picture: "where will it be used?",
      code: "what is it for?",
      food: "who eats with you?",
    },
    try: {
      any: "I am [who you are], and [what is going on].",
      message: "This is what happened: [in one sentence].",
      story: "It is for [the occasion or the person].",
      speech: "I am [who you are to them], and the occasion is [what].",
      plan: "There are [how many] of us, and we [what you like or need].",
      food: "I cook for [whom] and have [how much time].",
      code: "I use it for [what], and I know [how much].",
      picture: "It will be used for [a card, a wall, a website].",
      explain: "I already know [what], and I need it for [what].",
      compare: "I would use it for [what] and [how often].",
      quiz: "I am preparing for [what].",
    },
  },
  "context.why": {
    text: { any: "Say why you need the {thing}." },
    gap: { any: "why do you need it?" },
    try: { any: "I need it because [reason].", message: "I want [what should happen afterwards]." },
  },
  "audience.reader": {
    text: { any: "Say who the {thing} is for." },
    gap: { any: "for whom?" },
    try: {
      any: "It is for [who will read or use it].",
      message: "It goes to [who gets it, and how well you know them].",
      story: "It is for [age or person].",
      speech: "The listeners are [who].",
      explain: "Explain it for [a child of ten, a beginner, a colleague].",
      code: "Explain it for [a beginner or an expert].",
      quiz: "It is for [age or class].",
      food: "It is for [who will eat it].",
    },
  },
  "audience.tone": {
    text: {
      any: "Say how the {thing} should sound.",
      picture: "Say in which style it should be drawn.",
      code: "Say how it should be explained.",
    },
    gap: { any: "in what tone?", picture: "in which style?", code: "explained for whom?" },
    try: {
      any: "Keep the tone [friendly, formal or funny].",
      explain: "Use [everyday words, short sentences].",
      picture: "Style: [watercolor, photo or cartoon].",
      code: "Explain it in [plain words].",
    },
  },
  "format.kind": {
    text: { any: "Say what the answer should look like." },
    gap: { any: "as a list, a table or a text?" },
    try: {
      any: "Give it to me as [a list, a table or a short text].",
      plan: "Put it in a table with one row for each [day or step].",
      compare: "Put it in a table with one column for each [thing you compare].",
      explain: "Explain it in [numbered steps or short paragraphs].",
    },
  },
  "format.shape": {
    text: { any: "Say which shape the picture has." },
    gap: { any: "upright, wide or square?" },
    try: { any: "Make it [upright, wide or square]." },
  },
  "format.layout": {
    text: { any: "Say how the {thing} should be laid out." },
    gap: { any: "in which layout?" },
    try: {
      any: "Lay it out as [bullet points, a table or short paragraphs].",
      message: "Start with [a subject line or a headline], then [number] short paragraphs.",
      code: "Put [comments in the code or an explanation below it].",
    },
  },
  "examples.show": {
    text: { any: "Show one example of what you like." },
    gap: { any: "an example of what you like" },
    try: { any: "For example: [one line the way you want it]." },
  },
  "role.name": {
    text: { any: "Say from whose view the answer should come." },
    gap: { any: "as whom?" },
    try: { any: "Answer as [a person who knows this well]." },
  },
  "check.ask": {
    text: { any: "Ask for a way to check the answer." },
    gap: { any: "what should be marked as uncertain?" },
    try: {
      any: "If you are not sure about [a fact], say so.",
      code: "Add [number] tests.",
      plan: "Tell me which [prices or times] I should check.",
      explain: "Name the sources I can look up for [the main facts].",
    },
  },
  "readable.sentence": {
    text: { any: "Cut the long sentence into two or three. Each part is then easier to follow." },
    gap: { any: "" },
    try: { any: "Put [what is going on] in one sentence and [what you want] in the next." },
  },
  "readable.vague": {
    text: { any: 'Say what "{vague}" means to you.' },
    gap: { any: "" },
    try: { any: "By that I mean [what one would see or hear]." },
  },
  "readable.more": {
    text: { any: "Add one sentence about what you need." },
    gap: { any: "" },
    try: { any: "I need [what] for [whom]." },
  },
  done: {
    text: {
      any: "Nothing big is missing. Send it to a tool, compare the answer with your prompt, and change one thing.",
    },
    gap: { any: "" },
    try: { any: "Is there anything you would have to guess? Ask me before you start." },
  },
};

/** The next step where a gate stands in the way of everything else. */
export const gateSteps: Partial<Record<GateId, { text: string; try: string }>> = {
  unreadable: {
    text: "Write one plain sentence that says what you want to get.",
    try: "[Write, explain, list or plan] [what you want to get]",
  },
  "word-list": {
    text: "Write one plain sentence that says what you want to get.",
    try: "[Write, explain, list or plan] [what you want to get]",
  },
  "talks-to-coach": {
    text: "Leave out what speaks to the coach, and ask for the thing itself.",
    try: "[Write, explain, list or plan] [what you want to get] for [whom]",
  },
  copied: {
    text: "Put your own subject where the words of the page stand.",
    try: "[Answer this in your own words: {ask}]",
  },
  "unfilled-gaps": {
    text: "Fill the first open gap with your own words.",
    try: "Instead of [your subject], write the subject itself.",
  },
  repetition: {
    text: "Say it once, then add one thing a reader cannot know.",
    try: "[what you want to get], for [whom], because [reason]",
  },
  "prompt-words": {
    text: "Say what it should be about. The rest can wait.",
    try: "[Write, explain, list or plan] [something] about [your subject]",
  },
  "off-topic": {
    text: 'Read the exercise "{title}" once more and write about that.',
    try: "[Answer this first: {ask}]",
  },
};

/** Words that two people understand in two ways. */
export const ambiguous: Record<string, string> = {
  nice: "friendly, pretty or just polite",
  nicer: "friendlier, shorter or more polite",
  good: "useful, cheap or well made",
  better: "shorter, warmer or more correct",
  best: "the cheapest, the easiest or the most liked",
  great: "funny, beautiful or useful",
  interesting: "surprising, useful or new",
  professional: "formal, or just free of mistakes",
  short: "three lines or one page",
  soon: "today or next month",
  some: "three or thirty",
  few: "two or ten",
  many: "ten or a hundred",
  cheap: "five or fifty in your money",
  healthy: "low in sugar, low in fat or freshly cooked",
  easy: "few steps, few words or little money",
  simple: "few words, few steps or for a child",
  modern: "plain, colorful or of this year",
  beautiful: "colorful, plain or old-fashioned",
  creative: "funny, strange or new",
  cool: "funny, modern or calm",
  fun: "jokes, games or bright colors",
  quick: "five minutes or an hour",
  something: "a thing, a text or a trip",
};

export const misunderstandings = {
  "vague-word": 'You wrote "{quote}". That can mean {meanings}.',
  "unnamed-thing": 'You wrote "{quote}". A reader cannot see what that is.',
  "unnamed-person": 'You wrote "{quote}". A reader does not know who that is.',
  "relative-day": 'You wrote "{quote}". A reader does not know which date that is.',
  "open-length": "No length is given. The answer could have three lines or three pages.",
  "open-number": "No number is given. You could get three or thirty.",
  "open-reader": "No reader is named. It could come out for a child or for an expert.",
  "open-purpose": "No purpose is named. A reader has to guess what you will do with it.",
};

export const checklist: Record<string, string> = {
  task: "What do you want to get? Begin with a doing word.",
  requirements: "What must be true of the answer: how long, how many, what in and what out?",
  context: "Who are you, and what is going on?",
  audience: "Who will read it, and how should it sound?",
  format: "What should it look like: a list, a table, a letter?",
  material: "Is the text to work on in the prompt?",
  check: "How will you notice what may be off?",
};

export const feedback = {
  score: "{score} / 100 - {level}. Rule-based coach, no AI model was used.",
  scoreWas:
    "{score} / 100 - {level} (was {was}, {change}). Rule-based coach, no AI model was used.",
  noScore: "No score. Rule-based coach, no AI model was used.",
  best: 'You wrote "{quote}". {why}',
  next: "One next step: {text} Try: {try}",
  unclear: "What a reader could misunderstand:",
  criteria: "What the coach looked for:",
  slots: "What the exercise asks for:",
  filled: "there",
  open: "not yet",
  grown: "Your prompt, grown:",
  checklist: "What a good prompt says:",
  passed: "{mark} points pass this exercise. You passed.",
  notPassed: "{mark} points pass this exercise.",
  thing: "answer",
  firstQuestion: "What do you want to get?",
  alsoPrivate: "There is private data in it ({kinds}). It is hidden here; leave it out next time.",
  slot: "Answer one more question: {ask} {why}",
};
