/** What a model may say of a course and a lesson, as somebody who did the task well. */
export const goodOutline = {
  title: "Calmer mornings in the bakery",
  description: "You let a chat assistant carry the paperwork of the bakery and keep your judgment.",
  modules: [1, 2, 3, 4, 5].map((number) => ({
    id: `m${number}`,
    title: `Bakery module ${number}`,
    description: `You can do part ${number} of the paperwork before the first loaf is out.`,
  })),
};

const paragraph =
  "A bakery runs on small notes: the flour order, the rota, the sign in the window. An assistant writes each of them faster than you, if it knows what you know. So you tell it who will read the note, what they should do, and what must not be in it. Then you read the result as if a new colleague had written it.";

export const goodExercise = {
  question: "Your assistant drafted the flour order for next week. What do you check first?",
  options: [
    { text: "The amounts against your own list", explanation: "Amounts are what costs money." },
    { text: "The greeting at the very top", explanation: "A greeting harms nobody." },
    { text: "The number of exclamation marks", explanation: "That is a matter of taste." },
  ],
  answer: 0,
  hint: "Which mistake would you still notice when the delivery comes?",
};

export const goodLesson = {
  text: `${paragraph}\n\n#### At the counter\n\n${paragraph}\n\n${paragraph}`,
  recap: [
    "Say who reads the note.",
    "Say what must not be in it.",
    "Read the result like a new colleague's.",
  ],
  exercises: [goodExercise],
  resourceIds: [] as string[],
};
