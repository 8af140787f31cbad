import { ageInTerms, type DirectoryEntry } from "./entry";

const category = "Accessibility";
const checkedOn = "2026-11-20";

export const accessibility: readonly DirectoryEntry[] = [
  {
    name: "Be My Eyes",
    description:
      "A free app for people who are blind or have low vision. Its AI describes a photo and answers questions about it, and a sighted volunteer can be called by live video when a human eye is better. For medicine and traffic, ask a person.",
    category,
    difficulty: "beginner",
    keyFeatures: [
      "Describes photos and reads the text in them",
      "Follow-up questions about a picture",
      "Live video with a sighted volunteer",
    ],
    useCases: [
      "Read a letter or a label",
      "Hear what is in a photo from the family",
      "Find two socks that match",
    ],
    gettingStarted: [
      "Install the app from your phone's official store.",
      "Choose whether you need help or want to volunteer.",
      "Try the AI on an object that you know.",
      "Keep bank cards and passwords out of the picture.",
    ],
    pricing: { free: "Free", paid: "Nothing to buy for private use" },
    isFree: true,
    website: "https://www.bemyeyes.com",
    checkedOn,
    sources: [
      {
        title: "Perkins School for the Blind: Be My Eyes and its AI",
        url: "https://www.perkins.org/resource/be-my-eyes-app-facial-recognition-feature/",
      },
      {
        title: "Center Consulting: how the AI came to Be My Eyes",
        url: "https://centerconsulting.com/ai-library/milestones/2023-be-my-eyes-gpt4v",
      },
    ],
    minimumAge: ageInTerms,
  },
  {
    name: "Goblin Tools",
    description:
      "A set of small tools for one purpose each, made with neurodivergent people in mind and handy for many others. The one called Magic ToDo breaks a task that feels too big into small steps. It cannot see your kitchen, so strike out what does not fit.",
    category,
    difficulty: "beginner",
    keyFeatures: [
      "Breaks a task into small steps",
      "You choose how fine the steps are",
      "Guesses how long a step takes",
      "The list works without an account",
    ],
    useCases: [
      "Start cleaning when it feels like too much",
      "Plan the steps of a school project",
      "Turn a worry into a first small action",
    ],
    gettingStarted: [
      "Open goblin.tools in the browser.",
      "Type one task, such as 'tidy my desk'.",
      "Ask for finer steps where one still feels too big.",
      "Delete the steps that do not fit.",
    ],
    pricing: {
      free: "The tools on the website are free",
      paid: "Apps for phones may cost something; see the website",
    },
    isFree: true,
    website: "https://goblin.tools",
    checkedOn,
    sources: [
      {
        title: "Pulse: Goblin Tools and its Magic ToDo",
        url: "https://www.pulse.bot/motivation/news/aipowered-goblin-magic-todo-turns-task-paralysis-into-tiny-wins-f44e415d-7cb9-4233-95e8-9da80f7811e0/",
      },
      {
        title: "navto.ai: how Magic ToDo works (in German)",
        url: "https://navto.ai/de/magic-todo",
      },
    ],
    minimumAge: ageInTerms,
  },
];
