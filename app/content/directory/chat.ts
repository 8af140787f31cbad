import { ageInTerms, type DirectoryEntry } from "./entry";

const category = "Chat assistants";
const checkedOn = "2026-11-20";

export const chatAssistants: readonly DirectoryEntry[] = [
  {
    name: "GPT-4o",
    description:
      "The name under which many people met ChatGPT, OpenAI's assistant for browser and phone. GPT-4o itself has left ChatGPT, and newer models answer there now. You type, speak or show a picture, and it explains, drafts and sums up. It can be wrong and still sound sure.",
    category,
    difficulty: "beginner",
    keyFeatures: [
      "Conversation in everyday words, typed or spoken",
      "Looks at pictures and searches the web",
      "Makes pictures on request",
      "A temporary chat that is kept out of your history",
    ],
    useCases: [
      "Draft a letter to the landlord, then make it shorter",
      "Have a rule or a bill explained in plain words",
      "Practice a job interview or a phone call",
    ],
    gettingStarted: [
      "Open chatgpt.com or the official app.",
      "Ask about something you know well, and judge the answer.",
      "Open the data controls and decide whether chats may be used for training.",
      "Check names, sums and sources before you rely on them.",
    ],
    pricing: {
      free: "Free use with limits, partly without an account",
      paid: "Monthly plans with more use; see the website",
    },
    isFree: true,
    website: "https://chatgpt.com",
    checkedOn,
    sources: [
      {
        title: "Codersera: GPT-4o and GPT-4.1 leave the API, dates and history",
        url: "https://codersera.com/blog/gpt-4o-gpt-4-1-api-shutdown-migration-2026/",
      },
      {
        title: "Vodafone Digital Parenting: ChatGPT",
        url: "https://www.vodafone.co.uk/newscentre/?p=49929",
      },
      {
        title: "eSafety Commissioner, Australia: ChatGPT",
        url: "https://www.esafety.gov.au/key-topics/esafety-guide/chatgpt",
      },
      {
        title: "Welsh Government: in the know about ChatGPT",
        url: "https://hwb.gov.wales/keeping-safe-online/in-the-know/chatgpt",
      },
    ],
    minimumAge: "13 according to OpenAI, and a parent's permission below 18.",
  },
  {
    name: "Claude",
    description:
      "An assistant by Anthropic for reading, writing, thinking a problem through and working with code. People bring it long documents, or a text that needs careful rewriting. It makes mistakes like every assistant, so compare its answers with your document.",
    category,
    difficulty: "beginner",
    keyFeatures: [
      "Takes long documents and compares versions",
      "Shows longer results beside the chat, ready to change",
      "Projects keep files and instructions together",
      "Explains and writes code",
    ],
    useCases: [
      "Sum up the minutes of a year, with the page for each point",
      "Rewrite a notice and list every change",
      "Prepare questions about a contract before you ask a professional",
    ],
    gettingStarted: [
      "Open claude.ai or the app and create an account.",
      "Attach a text you know well and ask three questions whose answers you know.",
      "Open the privacy settings and decide whether chats may be used for training.",
      "Leave out passwords and other people's private matters.",
    ],
    pricing: {
      free: "Free use with limits",
      paid: "Monthly plans with more use; see the website",
    },
    isFree: true,
    website: "https://claude.ai",
    checkedOn,
    sources: [
      {
        title: "Anthropic: how context windows work",
        url: "https://platform.claude.com/docs/en/build-with-claude/context-windows",
      },
      {
        title: "Anthropic: how data is used",
        url: "https://code.claude.com/docs/en/data-usage",
      },
      {
        title: "Anthropic: usage limits and what affects them",
        url: "https://support.anthropic.com/en/articles/9797557-usage-limit-best-practices",
      },
    ],
    minimumAge: ageInTerms,
  },
  {
    name: "Google Gemini",
    description:
      "Google's assistant, on the web and in an app. It answers questions, helps you write and learn, and can use Gmail, Drive or Calendar if you connect them. Google itself warns that answers can be invented or out of date, so look at the sources below them.",
    category,
    difficulty: "beginner",
    keyFeatures: [
      "Answers and drafts in conversation",
      "Connects to Gmail, Drive, Calendar and Keep if you allow it",
      "Guided learning that gives clues and explains",
      "Lists sources below many answers",
    ],
    useCases: [
      "Find a date in a long email and note it in the calendar",
      "Get a clue for a math problem instead of the solution",
      "Collect ideas for a family day",
    ],
    gettingStarted: [
      "Open gemini.google.com and sign in with a Google account.",
      "Begin without connected apps; add one when you need it.",
      "Open the sources below an answer and compare.",
      "Look at the activity settings: they decide what is kept.",
    ],
    pricing: {
      free: "Free use with limits",
      paid: "Google sells plans with more use; see the website",
    },
    isFree: true,
    website: "https://gemini.google.com",
    checkedOn,
    sources: [
      {
        title: "Google: connected apps in Gemini",
        url: "https://support.google.com/gemini/answer/14959807",
      },
      {
        title: "Google: guide your child's Gemini Apps experience",
        url: "https://support.google.com/gemini/answer/16109150",
      },
    ],
    minimumAge:
      "Below 13, or the age set for your country, a parent must allow it through Family Link.",
  },
  {
    name: "Microsoft Copilot",
    description:
      "Microsoft's assistant for private use, on the web, in Windows and on the phone. It answers with links to web pages, drafts texts and makes pictures. Programs at work carry the same name and follow other rules, so look which one you have open.",
    category,
    difficulty: "beginner",
    keyFeatures: [
      "Answers with links to the pages it used",
      "Type or talk, in many languages",
      "Makes pictures from a description",
      "Training on your chats, memory and location can be turned off",
    ],
    useCases: [
      "Get the gist of a long web page",
      "Polish a speech for a birthday",
      "Ask step by step about a trip",
    ],
    gettingStarted: [
      "Open copilot.microsoft.com or the app.",
      "Ask a question, then open two of the links it gives.",
      "Go to the privacy settings and turn off what you do not want.",
    ],
    pricing: {
      free: "Free, with advertising",
      paid: "More comes with Microsoft 365 plans; see the website",
    },
    isFree: true,
    website: "https://copilot.microsoft.com",
    checkedOn,
    sources: [
      {
        title: "Microsoft: frequently asked questions about Copilot",
        url: "https://www.microsoft.com/edge/copilot/faqs",
      },
      {
        title: "Vodafone Digital Parenting: Microsoft Copilot",
        url: "https://www.vodafone.co.uk/newscentre/?p=49931",
      },
    ],
    minimumAge: ageInTerms,
  },
  {
    name: "Grok",
    description:
      "An assistant built by xAI, on the web, in its own apps and inside the social network X. It searches recent public posts as well as web pages, which helps with what is new. A post tells you what somebody says, not what has been established.",
    category,
    difficulty: "beginner",
    keyFeatures: [
      "Searches posts on X",
      "Searches pages on the web",
      "Explains, drafts and answers like other assistants",
    ],
    useCases: [
      "Follow an event and see who reports what",
      "Trace a claim back to where it started",
      "Compare reactions to a new rule",
    ],
    gettingStarted: [
      "Open grok.com or the app; inside X it does less.",
      "Ask a question with a place and a time in it.",
      "Open the posts and pages it names, and read those.",
      "Look at the data settings, and at those of X if you use it there.",
    ],
    pricing: {
      free: "Free use with limits",
      paid: "Plans by its maker and by X; look which one you are buying",
    },
    isFree: true,
    website: "https://grok.com",
    checkedOn,
    sources: [
      {
        title: "xAI documentation: what Grok is and where it is offered",
        url: "https://docs.x.ai/developers/introduction",
      },
      {
        title: "xAI documentation: searching the web and X",
        url: "https://docs.x.ai/docs/guides/tools/search-tools",
      },
      {
        title: "ConductAtlas: age and consent in the xAI terms",
        url: "https://conductatlas.com/platform/xai/xai-terms-of-service/minimum-age-requirement-and-parental-consent/",
      },
    ],
    minimumAge:
      "The terms name an age and ask teenagers for a parent's permission. Some features make content for adults.",
  },
  {
    name: "DeepSeek",
    description:
      "A family of models by the Chinese company DeepSeek, with a chat on the web and model files that anyone may download. In thinking mode you can read its reasoning before the answer. Reports quote its privacy policy as saying that data is stored in China.",
    category,
    difficulty: "intermediate",
    keyFeatures: [
      "A thinking mode whose steps you can read",
      "Web search that you switch on when you need it",
      "Reads files that you upload",
      "Model files to run on strong computers of your own",
    ],
    useCases: [
      "Follow a calculation line by line and find the weak step",
      "Sort out a plan with many conditions",
      "Have a program explained",
    ],
    gettingStarted: [
      "Ask at school or at work whether it is allowed there.",
      "Open deepseek.com or the app.",
      "Switch the thinking on and give it a puzzle whose answer you know.",
      "Keep personal matters and business secrets out.",
    ],
    pricing: {
      free: "The chat is free within limits",
      paid: "Developers pay by the amount of text",
    },
    isFree: true,
    website: "https://www.deepseek.com",
    checkedOn,
    sources: [
      {
        title: "DeepSeek: thinking mode, documentation",
        url: "https://api-docs.deepseek.com/guides/thinking_mode",
      },
      {
        title: "DeepSeek: DeepSeek-R1, model files and license",
        url: "https://github.com/deepseek-ai/DeepSeek-R1",
      },
      {
        title: "TNSafety: what the privacy policy said about storage in China",
        url: "https://tnsafety.com/deepseeks-chinese-data-storage-policy-raises-global-privacy-concerns",
      },
    ],
    minimumAge: ageInTerms,
  },
];
