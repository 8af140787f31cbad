import type { Step } from "~/models/onboarding-draft";

interface Question {
  /** Ends "Step 3 of 6, ..." for screen readers. */
  topic: string;
  title: string;
  hint: string;
}

export const questions: Record<Step, Question> = {
  email: {
    topic: "your email",
    title: "What is your email?",
    hint: "We keep your plan under it. You sign in with it, and other learners never see it.",
  },
  ageGroup: {
    topic: "your age",
    title: "How old are you?",
    hint: "It changes the examples, not the facts.",
  },
  competenceLevel: {
    topic: "your level",
    title: "How well do you know AI tools?",
    hint: "Choose what sounds most like you. There is no test.",
  },
  industryInterest: {
    topic: "your field",
    title: "What is your field or interest?",
    hint: "Your work, your studies or a hobby. For example: teaching, nursing, cooking.",
  },
  learningGoal: {
    topic: "your goal",
    title: "What would you like to do with AI?",
    hint: "Pick what comes closest, or say it in your own words.",
  },
  notifications: {
    topic: "notifications",
    title: "Last one: may we notify you?",
    hint: "Here on the site, when there is something for you. Each of the three makes your plan.",
  },
};
