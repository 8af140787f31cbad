import { ageInTerms, type DirectoryEntry } from "./entry";

const checkedOn = "2026-11-20";

export const presentations: readonly DirectoryEntry[] = [
  {
    name: "Canva",
    description:
      "A website for posters, slides, invitations and posts, with many templates. Its AI tools write text, make pictures or propose a whole design that you then change by hand. How often you may use them in a month depends on the plan.",
    category: "Presentations and design",
    difficulty: "beginner",
    keyFeatures: [
      "Templates that you change by dragging",
      "Text, pictures and whole designs from a description",
      "Tools that change or erase parts of a photo",
      "A monthly allowance that is shown to you",
    ],
    useCases: ["A poster for the school fair", "Slides for a talk", "A menu for a small café"],
    gettingStarted: [
      "Open canva.com and choose a template close to what you need.",
      "Change words and colors by hand first.",
      "Ask the AI for one part, such as a picture.",
      "Check spelling and rights before you print.",
    ],
    pricing: {
      free: "A free plan with a monthly AI allowance",
      paid: "Plans with a larger allowance; see the website",
    },
    isFree: true,
    website: "https://www.canva.com",
    checkedOn,
    sources: [
      {
        title: "Canva Help: understanding your AI usage",
        url: "https://www.canva.com/help/ai-access/",
      },
      {
        title: "The Creative Kat Studio: Canva's AI limits",
        url: "https://thecreativekatstudio.com/blogs/canva/canvas-ai-limits-updated-heres-what-you-actually-need-to-know",
      },
    ],
    minimumAge: ageInTerms,
  },
  {
    name: "Gamma",
    description:
      "A website that turns a topic or your notes into slides, a document or a simple web page. The draft looks finished within minutes, and that is the catch: the layout is neat whether or not the facts are right. Your own notes make it better.",
    category: "Presentations and design",
    difficulty: "beginner",
    keyFeatures: [
      "Slides, documents and web pages from one text",
      "Sharing by link: view, comment or edit",
      "Working on it together",
    ],
    useCases: [
      "A first draft for an evening at the club",
      "Slides from a report that you wrote",
      "One page about a school project",
    ],
    gettingStarted: [
      "Open gamma.app and create an account.",
      "Paste notes of your own instead of a topic alone.",
      "Check every figure, and take out what you cannot back up.",
      "Choose who may see it before you share the link.",
    ],
    pricing: {
      free: "A free plan that shows a 'Made with Gamma' badge",
      paid: "Plans per person; see the website",
    },
    isFree: true,
    website: "https://gamma.app",
    checkedOn,
    sources: [
      {
        title: "Gamma Help Center: sharing, plans and the badge",
        url: "https://help.gamma.app/en/articles/11047226-how-do-collaboration-and-sharing-settings-work-in-gamma",
      },
      {
        title: "Gamma Help Center: billing per member",
        url: "https://help.gamma.app/en/articles/11048258-what-does-per-member-billing-mean-in-gamma",
      },
    ],
    minimumAge: ageInTerms,
  },
];

export const office: readonly DirectoryEntry[] = [
  {
    name: "Otter.ai",
    description:
      "Writes down what is said in a meeting or a lecture while it happens, and sums it up afterward. You can read along, and search for a word later. Ask everybody before you record: in many places the law demands their consent.",
    category: "Office and notes",
    difficulty: "beginner",
    keyFeatures: [
      "Live text during a talk or a call",
      "Labels for speakers, as far as it can tell them apart",
      "Summaries and search",
    ],
    useCases: [
      "Follow a lecture when it is hard to hear",
      "Keep minutes of a club meeting",
      "Find a quote in an interview",
    ],
    gettingStarted: [
      "Open otter.ai or the app and create an account.",
      "Ask everybody for permission, and at work your employer too.",
      "Record two minutes and compare the text with what was said.",
      "Look in the settings whether it joins meetings by itself.",
    ],
    pricing: {
      free: "A free plan with a monthly limit",
      paid: "Monthly plans; see the website",
    },
    isFree: true,
    website: "https://otter.ai",
    checkedOn,
    sources: [
      {
        title: "UCSF Library: Otter for students",
        url: "https://libraryhelp.ucsf.edu/hc/en-us/articles/1500002687901-Otter-for-Students",
      },
      {
        title: "aitoolsage.com: how Otter works, for journalists",
        url: "https://aitoolsage.com/what-is-otter-ai-journalist-workflow-guide-2026-timestamps",
      },
      {
        title: "JD Supra: consent and tools that record meetings",
        url: "https://www.jdsupra.com/legalnews/otter-ai-suit-highlights-risks-of-using-3904343",
      },
    ],
    minimumAge: ageInTerms,
  },
  {
    name: "Notion AI",
    description:
      "Notion is a place for notes, lists and shared pages. Its AI sums up a page, drafts and improves texts, and answers questions from what your pages contain. In a shared workspace, ask before you put other people's data into it.",
    category: "Office and notes",
    difficulty: "intermediate",
    keyFeatures: [
      "Summaries of long pages",
      "Drafts and better wording inside a page",
      "Answers from your own pages",
    ],
    useCases: [
      "Turn rough lecture notes into points to learn",
      "Sum up minutes for those who were away",
      "Plan a move with a shared list",
    ],
    gettingStarted: [
      "Open notion.com and make one page with your notes.",
      "Ask for a summary and compare it with the page.",
      "Share a page only with those who need it.",
    ],
    pricing: {
      free: "Notion's pages are free for one person; its AI is limited",
      paid: "The AI belongs to paid plans; see the website",
    },
    isFree: true,
    website: "https://www.notion.com",
    checkedOn,
    sources: [
      {
        title: "Clarigital: Notion AI, a guide",
        url: "https://www.clarigital.com/ai-atlas/tools/notion-ai",
      },
      {
        title: "EverestX: Notion AI and the plans it belongs to",
        url: "https://www.everestx.com/tutorials/notion/set-up-notion-ai-for-marketing",
      },
    ],
    minimumAge: ageInTerms,
  },
];

export const coding: readonly DirectoryEntry[] = [
  {
    name: "Code Assistant",
    description:
      "Not one product but a kind of tool: an assistant that suggests, explains and repairs program code, in editors and in chat assistants. The website named here belongs to GitHub Copilot, a widely used example. Try out what it writes before you rely on it.",
    category: "Coding",
    difficulty: "intermediate",
    keyFeatures: [
      "Suggests the next lines while you type",
      "Explains code in plain words",
      "Looks for mistakes and repairs them",
      "Works in common editors",
    ],
    useCases: [
      "Write a formula for a spreadsheet",
      "Understand a script that somebody left behind",
      "Rename many photos with a small program",
    ],
    gettingStarted: [
      "Choose one small task with a result you can check.",
      "Open the website, or ask a chat assistant for the code.",
      "Have every line explained before you run it.",
      "Test it on a copy, never on the only original.",
    ],
    pricing: {
      free: "GitHub Copilot has a free plan with limits, and one for verified students",
      paid: "Monthly plans; see the website",
    },
    isFree: true,
    website: "https://github.com/features/copilot",
    checkedOn,
    sources: [
      {
        title: "GitHub: plans for Copilot",
        url: "https://github.com/features/copilot/plans",
      },
      {
        title: "GitHub Docs: plans for GitHub Copilot",
        url: "https://github.com/github/docs/blob/main/content/copilot/get-started/plans.md",
      },
    ],
    minimumAge: ageInTerms,
  },
  {
    name: "Replit",
    description:
      "A workshop in the browser where you describe an app and its Agent builds it: it plans, writes the code and shows the result. You test it, say what should change and decide what is published. Lead it with clear requests and look closely at what it made.",
    category: "Coding",
    difficulty: "intermediate",
    keyFeatures: [
      "Builds apps from a description",
      "A plan to agree on before the work",
      "Checkpoints to return to when a change goes wrong",
      "Publishes from the browser",
    ],
    useCases: [
      "A sign-up page for a street party",
      "A vocabulary trainer for a class",
      "A small stock list for a shop",
    ],
    gettingStarted: [
      "Open replit.com and create an account.",
      "Describe one thing: who uses it, and what should happen.",
      "Try every button yourself, with wrong input too.",
      "Use made-up data while you learn.",
    ],
    pricing: {
      free: "A free start with limits; see the website",
      paid: "Plans and paid use; see the website",
    },
    isFree: false,
    website: "https://replit.com",
    checkedOn,
    sources: [
      {
        title: "Replit documentation: build with Agent",
        url: "https://docs.replit.com/learn/build-with-agent",
      },
      {
        title: "Replit documentation: build your first app",
        url: "https://docs.replit.com/getting-started/quickstarts/ask-ai.md",
      },
    ],
    minimumAge: ageInTerms,
  },
  {
    name: "Ollama",
    description:
      "A program that runs open models on your own computer, so that what you type can stay there. Large models are slow on a computer without a strong graphics card. It also offers models in a cloud of its own, so look which kind you have chosen.",
    category: "Coding",
    difficulty: "advanced",
    keyFeatures: [
      "Open models on your own computer",
      "For macOS, Windows and Linux",
      "A library of models in many sizes",
      "Models in the cloud, if you choose them",
    ],
    useCases: [
      "Sum up notes that must not leave the office",
      "Use a model without internet once it is downloaded",
      "Learn how models differ from each other",
    ],
    gettingStarted: [
      "Download it from ollama.com only.",
      "Begin with a small model from the library.",
      "Look at the model's name: one that ends in :cloud runs on other computers.",
    ],
    pricing: {
      free: "Models on your own computer cost nothing",
      paid: "Plans for models in the cloud; see the website",
    },
    isFree: true,
    website: "https://ollama.com",
    checkedOn,
    sources: [
      {
        title: "Ollama: download, and the two ways it runs models",
        url: "https://ollama.com/download",
      },
    ],
    minimumAge: ageInTerms,
  },
];

export const agents: readonly DirectoryEntry[] = [
  {
    name: "Manus AI",
    description:
      "An agent: you hand over a task, and it plans the steps, browses the web, works with files and comes back with a result. The more a tool does by itself, the more it matters to set limits first and to look over what it did.",
    category: "Agents",
    difficulty: "advanced",
    keyFeatures: [
      "A plan that you can read",
      "Browses and takes notes on a computer in the cloud",
      "Tables, slides or simple web pages as a result",
      "Credits that are spent while a task runs",
    ],
    useCases: [
      "Collect facts from many pages in one table",
      "Turn notes into slides",
      "Compare offers by the same five points",
    ],
    gettingStarted: [
      "Read on manus.im who runs it now and what happens to your data.",
      "Choose a small task whose result you can check.",
      "Say what it must not do: buy, book, send, log in.",
      "Go through sources and numbers afterward.",
    ],
    pricing: {
      free: "A free plan with a limited number of credits",
      paid: "Plans with more credits; see the website",
    },
    isFree: true,
    website: "https://manus.im",
    checkedOn,
    sources: [
      {
        title: "Manus: what are credits, and how do they work?",
        url: "https://manus.im/help/credits",
      },
      {
        title: "Manus documentation: plans",
        url: "https://manus.im/docs/introduction/plans",
      },
      {
        title: "Advanced Television: Meta's Manus acquisition blocked",
        url: "https://www.advanced-television.com/2026/04/27/metas-manus-acquistion-blocked/",
        published: "2026-04-27",
      },
    ],
    minimumAge: ageInTerms,
  },
];
