import { ageInTerms, type DirectoryEntry } from "./entry";

const checkedOn = "2026-11-20";

export const writing: readonly DirectoryEntry[] = [
  {
    name: "Grammarly",
    description:
      "A writing assistant that checks spelling, grammar and tone while you type, in the browser and in many programs. It can also reword or draft a text. Its company now sells it together with other products under the name Superhuman, so plans carry both names.",
    category: "Writing",
    difficulty: "beginner",
    keyFeatures: [
      "Marks mistakes as you type",
      "Suggests clearer or friendlier sentences",
      "Drafts and rewords on request",
      "Works in many programs and on many websites",
    ],
    useCases: [
      "Check an application before it leaves the house",
      "Soften the tone of a complaint",
      "Find missing words in a long report",
    ],
    gettingStarted: [
      "Open grammarly.com and try it with a short text.",
      "Read the reason for each suggestion and decide yourself.",
      "Turn it off on pages where you type private data.",
      "Ask at school or work whether it is allowed.",
    ],
    pricing: {
      free: "A free version for the basics",
      paid: "Plans with more suggestions; see the website",
    },
    isFree: true,
    website: "https://www.grammarly.com",
    checkedOn,
    sources: [
      {
        title: "Grammarly Support: seats and plans under the names Superhuman and Grammarly",
        url: "https://support.grammarly.com/hc/en-us/articles/115000930491",
      },
      {
        title: "DocDecoder: summary of Grammarly's terms",
        url: "https://docdecoder.app/summary/grammarly.com/terms-of-service",
      },
    ],
    minimumAge: "The terms name an age that depends on your country: check them.",
  },
  {
    name: "LanguageTool",
    description:
      "An open-source program that checks spelling, grammar and style in English, German, French, Polish, Russian and more than twenty other languages. Use it on its website, inside other programs, or on a computer of your own, where no text has to leave the house.",
    category: "Writing",
    difficulty: "beginner",
    keyFeatures: [
      "Finds errors that a simple spell checker misses",
      "Many languages in one program",
      "An extension for LibreOffice",
      "Open source: it can run on your own computer",
    ],
    useCases: [
      "Check a letter in a language you are still learning",
      "Proofread the newsletter of a club",
      "Check texts that must stay in the office",
    ],
    gettingStarted: [
      "Open languagetool.org and paste a paragraph without private data.",
      "Click each mark and read the explanation.",
      "Add it to the program you write in, if you like it.",
    ],
    pricing: {
      free: "Free software, and a free check on the website",
      paid: "A version with more checks; see the website",
    },
    isFree: true,
    website: "https://languagetool.org",
    checkedOn,
    sources: [
      {
        title: "LanguageTool: the program and its license",
        url: "https://github.com/languagetool-org/languagetool",
      },
    ],
    minimumAge: ageInTerms,
  },
];

export const translation: readonly DirectoryEntry[] = [
  {
    name: "DeepL",
    description:
      "A translator by a company in Cologne, Germany, for sentences and whole documents. For its free services the company asks you to enter only what you wish to transfer, so keep confidential papers out. Names, numbers and polite forms deserve a second look.",
    category: "Translation",
    difficulty: "beginner",
    keyFeatures: [
      "Translates texts and documents",
      "Recognizes the language by itself",
      "Offers other words when you click one",
    ],
    useCases: [
      "Read a letter from abroad",
      "Write to a landlord in another language",
      "Understand a manual",
    ],
    gettingStarted: [
      "Open deepl.com and paste a sentence that you understand in both languages.",
      "Click a word to see other choices.",
      "Translate your result back and look for surprises.",
      "Have important letters checked by a person.",
    ],
    pricing: {
      free: "A free version with limits",
      paid: "Plans with more text and documents; see the website",
    },
    isFree: true,
    website: "https://www.deepl.com",
    checkedOn,
    sources: [
      { title: "DeepL: privacy policy", url: "https://www.deepl.com/privacy" },
      {
        title: "DeepL: terms and service specification",
        url: "https://www.deepl.com/pro-license",
      },
    ],
    minimumAge: ageInTerms,
  },
  {
    name: "Google Translate",
    description:
      "A translator for browser and phone. It takes typed text, signs and menus in front of the camera, and spoken conversation. How good it is differs from language to language, so keep sentences short and check what matters.",
    category: "Translation",
    difficulty: "beginner",
    keyFeatures: [
      "Point the camera at a sign or a menu",
      "Live translation of what is being said",
      "Languages to download for use without internet",
      "Speaking practice in some countries",
    ],
    useCases: [
      "Order in a restaurant abroad",
      "Talk with a new neighbor",
      "Understand a note from the post office",
    ],
    gettingStarted: [
      "Open translate.google.com or install the app.",
      "Choose both languages and try a sentence you can check.",
      "Download the language before a trip.",
      "For medical or legal matters, ask for an interpreter.",
    ],
    pricing: { free: "Free", paid: "Nothing to buy for private use" },
    isFree: true,
    website: "https://translate.google.com",
    checkedOn,
    sources: [
      {
        title: "The Eastern Herald: live translation comes to the Translate app",
        url: "https://easternherald.com/?p=539026",
      },
      {
        title: "Moneycontrol: camera, conversation and offline use",
        url: "https://www.moneycontrol.com/news/technology/google-translate-allows-users-to-convert-english-signs-to-local-language-using-camera-2386689.html",
        published: "2017-09-13",
      },
      {
        title: "AX Brief: speaking practice in the Translate app",
        url: "https://axbrief.com/blog/googleai-3t6feo",
      },
    ],
    minimumAge: ageInTerms,
  },
];
