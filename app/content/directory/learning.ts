import { ageInTerms, type DirectoryEntry } from "./entry";

const checkedOn = "2026-11-20";

export const searchAndResearch: readonly DirectoryEntry[] = [
  {
    name: "Perplexity AI",
    description:
      "A search assistant that reads web pages and answers in sentences with numbered links. The links are the point: open them and see whether the page really says what the answer claims. Several links can repeat one and the same press release.",
    category: "Search and research",
    difficulty: "beginner",
    keyFeatures: [
      "Numbered links to the pages behind an answer",
      "Follow-up questions stay together in a thread",
      "Longer research that reads many pages",
      "A switch that keeps your searches out of training",
    ],
    useCases: [
      "Get an overview before you talk to an expert",
      "Compare rules or products, with links",
      "Find the original behind a news report",
    ],
    gettingStarted: [
      "Open perplexity.ai or the app.",
      "Ask as you would ask a librarian: what, for which place, which year.",
      "Open every link that matters and find the sentence.",
      "Look at the setting for AI data usage.",
    ],
    pricing: {
      free: "Simple questions usually cost nothing",
      paid: "Plans with more research; see the website",
    },
    isFree: true,
    website: "https://www.perplexity.ai",
    checkedOn,
    sources: [
      {
        title: "Perplexity: what data does Perplexity collect about me?",
        url: "https://www.perplexity.ai/hub/faq/what-data-does-perplexity-collect-about-me",
      },
      {
        title: "Perplexity Help Center: what is a thread?",
        url: "https://intercom.help/perplexity-ai/en/articles/10354769-what-is-a-thread",
      },
      {
        title: "Terms of Service; Didn't Read: minors and Perplexity's terms",
        url: "https://edit.tosdr.org/points/130190",
        published: "2026-04-05",
      },
    ],
    minimumAge: "The terms name a lowest age, and minors need a parent's agreement.",
  },
  {
    name: "Elicit",
    description:
      "A research assistant for scientific papers. You ask a question, and it looks for studies that fit, sums them up and puts methods and results into a table. It sums up weak studies as readily as good ones, so the judging is left to you.",
    category: "Search and research",
    difficulty: "intermediate",
    keyFeatures: [
      "Finds papers by question, not only by keyword",
      "A table of methods, participants and results",
      "Shows the passage behind a summary",
    ],
    useCases: [
      "Prepare a paper for school or university",
      "See what has been studied about a health question before you ask a doctor",
      "Collect sources for a talk",
    ],
    gettingStarted: [
      "Open elicit.com and create an account.",
      "Ask a question about one cause and one effect.",
      "Open the papers in the table and read the abstracts yourself.",
      "Search for the opposite as well, so that you see both sides.",
    ],
    pricing: {
      free: "Some use is free; see the website for the limits",
      paid: "Plans for more papers; see the website",
    },
    isFree: true,
    website: "https://elicit.com",
    checkedOn,
    sources: [
      {
        title: "Journal of the Medical Library Association: a review of Elicit",
        url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC10089336/",
      },
      {
        title: "Ought: how to use Elicit responsibly",
        url: "https://ought.org/updates/2022-04-25-responsibility",
        published: "2022-04-25",
      },
    ],
    minimumAge: ageInTerms,
  },
];

export const study: readonly DirectoryEntry[] = [
  {
    name: "NotebookLM",
    description:
      "A study tool by Google that answers from the sources you put into a notebook: documents, web pages, videos or your own notes. Statements point to the passage they came from. It can still misread a source, so follow the small numbers and compare.",
    category: "Study",
    difficulty: "beginner",
    keyFeatures: [
      "Answers from your sources, with a link to the passage",
      "Study guides, quizzes and mind maps",
      "Audio overviews: two voices talk about your sources",
      "Apps for phones",
    ],
    useCases: [
      "Learn a chapter with questions and answers",
      "Find the rule in a thick manual",
      "Listen to the main points of a report on the bus",
    ],
    gettingStarted: [
      "Open notebooklm.google.com and sign in with a Google account.",
      "Add one source you know and ask three questions.",
      "Click the numbers and compare with the passage.",
      "Add only what you are allowed to share.",
    ],
    pricing: {
      free: "A free version with limits",
      paid: "Higher limits come with Google's paid plans",
    },
    isFree: true,
    website: "https://notebooklm.google.com",
    checkedOn,
    sources: [
      {
        title: "Learn With Darin: a practitioner's field guide to NotebookLM",
        url: "https://learn.techwithdarin.com/guides/notebooklm/",
      },
      {
        title: "AI Tools Observer: NotebookLM and its limits",
        url: "https://aitoolsobserver.com/hub/best-free-ai-productivity-tools-for-2025-notebooklm-goblin-tools-eightify-napkin-chatgpt/",
      },
    ],
    minimumAge: ageInTerms,
  },
  {
    name: "Khanmigo",
    description:
      "An AI tutor by the nonprofit Khan Academy, for learners, families and teachers. Instead of giving the answer it asks questions and offers hints until you find it yourself. For a child, a parent or teacher is connected and can read the conversations.",
    category: "Study",
    difficulty: "beginner",
    keyFeatures: [
      "Questions and hints instead of solutions",
      "Help with math, science, history and code",
      "A coach for essays that you write yourself",
      "Alerts a connected adult when a chat goes wrong",
    ],
    useCases: [
      "Get unstuck on one math problem",
      "Improve an essay without having it written for you",
      "Prepare a lesson as a teacher",
    ],
    gettingStarted: [
      "Look at khanmigo.ai, together with a parent or teacher, for what is offered in your country.",
      "Ask whether your school uses it already.",
      "Begin with one exercise and say what you have tried.",
      "Check the result: a tutor like this can be wrong too.",
    ],
    pricing: {
      free: "Offered to teachers for free; see the website",
      paid: "A subscription for families; see the website",
    },
    isFree: false,
    website: "https://www.khanmigo.ai",
    checkedOn,
    sources: [
      {
        title: "Khan Academy Help Center: managing a Khanmigo subscription",
        url: "https://support.khanacademy.org/hc/en-us/articles/21192315444365-How-do-I-manage-my-Khanmigo-subscription",
      },
      {
        title: "Agent Patterns Catalog: how Khanmigo gives hints and alerts adults",
        url: "https://www.agentpatternscatalog.org/compositions/khanmigo/",
      },
      {
        title: "Reruption: Khanmigo for teachers and schools",
        url: "https://reruption.com/en/knowledge/industry-cases/khanmigo-khan-academys-gpt-4-ai-tutor-scaling-education",
      },
    ],
    minimumAge: "Children use it with a connected adult. The terms name ages: check them.",
  },
  {
    name: "Duolingo",
    description:
      "An app for learning languages in short lessons, with exercises chosen for you. The lessons can be used for free. Practice calls and role plays with an AI belong to its plan called Max. Talking to real people remains the test.",
    category: "Study",
    difficulty: "beginner",
    keyFeatures: [
      "Short lessons for listening, reading, writing and speaking",
      "Lessons adapted to you",
      "Practice calls and role plays in the plan called Max",
    ],
    useCases: [
      "Learn the basics before a trip",
      "Refresh a language from school",
      "Practice small talk without an audience",
    ],
    gettingStarted: [
      "Open duolingo.com or the app and choose a language.",
      "Decide on a few minutes a day at a fixed time.",
      "Say every sentence aloud.",
      "Try what you have learned on a real person soon.",
    ],
    pricing: {
      free: "Lessons are free, with advertising",
      paid: "Plans without advertising and with more practice; see the website",
    },
    isFree: true,
    website: "https://www.duolingo.com",
    checkedOn,
    sources: [
      {
        title: "Duolingo: what Duolingo Max offers (in German)",
        url: "https://blog.duolingo.com/de/duolingo-max-lernen-mit-gpt4",
      },
    ],
    minimumAge: ageInTerms,
  },
];
