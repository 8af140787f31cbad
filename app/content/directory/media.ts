import { ageInTerms, type DirectoryEntry } from "./entry";

const checkedOn = "2026-11-20";

export const images: readonly DirectoryEntry[] = [
  {
    name: "DALL·E 3",
    description:
      "The image generator that many people met in ChatGPT. DALL·E 3 itself is retired: newer models draw in ChatGPT now, and OpenAI has taken it out of its service for developers. What it asked of you stays: describe the scene, the style and what the picture is for.",
    category: "Images",
    difficulty: "beginner",
    keyFeatures: [
      "Pictures from ordinary sentences",
      "Changes when you say what should be different",
      "Short lettering in the picture; check every letter",
    ],
    useCases: [
      "A drawing for an invitation",
      "Ideas for a room or a shop window",
      "Practice in describing what you see",
    ],
    gettingStarted: [
      "Open chatgpt.com and describe a picture in three or four sentences.",
      "Say what it is for, and whether it should be wide or upright.",
      "Change one thing per attempt.",
      "If it looks like a photo, say that it was generated.",
    ],
    pricing: {
      free: "A few pictures are free in ChatGPT",
      paid: "Monthly ChatGPT plans with more; see the website",
    },
    isFree: true,
    website: "https://chatgpt.com",
    checkedOn,
    sources: [
      {
        title: "OpenAI: DALL·E 3, page for developers",
        url: "https://developers.openai.com/api/docs/models/dall-e-3",
      },
      {
        title: "The New Builder: DALL-E, from 2023 to its retirement",
        url: "https://thenewbuilder.ai/glossary/dall-e",
      },
      {
        title: "eSafety Commissioner, Australia: ChatGPT",
        url: "https://www.esafety.gov.au/key-topics/esafety-guide/chatgpt",
      },
    ],
    minimumAge: "13 according to OpenAI for ChatGPT, and a parent's permission below 18.",
  },
  {
    name: "Midjourney",
    description:
      "An image generator by the independent company of the same name, used on its website and through Discord. A short description and a few settings decide how a picture turns out. Pictures are public unless your plan has a private mode and you switch it on.",
    category: "Images",
    difficulty: "intermediate",
    keyFeatures: [
      "Several versions of one idea to choose from",
      "Settings for shape, style and variety",
      "A public gallery to learn from",
      "Pictures of your own as a starting point",
    ],
    useCases: [
      "A cover for a homemade book",
      "Mood pictures for a play",
      "Finding the words for a style before you talk to an artist",
    ],
    gettingStarted: [
      "Look at the gallery and the plans on midjourney.com.",
      "Describe one thing in one line and compare the versions.",
      "Change one word or one setting at a time.",
      "Describe nothing private: others can see it.",
    ],
    pricing: {
      free: "Free trials come and go; see the website",
      paid: "Mainly a paid service with several plans",
    },
    isFree: false,
    website: "https://www.midjourney.com",
    checkedOn,
    sources: [
      {
        title: "Midjourney Help Center: how do I keep my images private?",
        url: "https://help.midjourney.com/en/articles/9651731-how-do-i-keep-my-images-private",
      },
      {
        title: "Midjourney Help Center: can I use my images commercially?",
        url: "https://help.midjourney.com/en/articles/8150363-can-i-use-my-images-commercially",
      },
    ],
    minimumAge: ageInTerms,
  },
  {
    name: "Adobe Firefly",
    description:
      "Adobe's tools for making and changing pictures from words, on the web and inside its programs. Adobe says its own Firefly models were trained on content it has permission or rights to use. Models by partners stand beside them and have terms of their own.",
    category: "Images",
    difficulty: "intermediate",
    keyFeatures: [
      "Pictures from a description",
      "Remove or replace the background of a photo",
      "Widen a picture beyond its edge",
      "Credits that are renewed each month",
    ],
    useCases: [
      "Take a distracting background out of a photo",
      "Make a backdrop for a flyer",
      "Try one poster in several styles",
    ],
    gettingStarted: [
      "Open firefly.adobe.com and sign in.",
      "Look which model is chosen before you use a picture for business.",
      "Describe the scene, then change one part of it.",
      "Watch the credits: attempts use them up.",
    ],
    pricing: {
      free: "A small allowance to try it; see the website",
      paid: "Plans with more credits; see the website",
    },
    isFree: false,
    website: "https://firefly.adobe.com",
    checkedOn,
    sources: [
      {
        title: "Adobe: credits and commercial use of AI-powered content",
        url: "https://helpx.adobe.com/stock/ai-studio-credits-and-commercial-use.html",
      },
      {
        title: "Adobe: what generative credits are",
        url: "https://helpx.adobe.com/stock/help/adobe-stock-generative-credits-faq.html",
      },
    ],
    minimumAge: ageInTerms,
  },
];

export const video: readonly DirectoryEntry[] = [
  {
    name: "Descript",
    description:
      "A program for editing video and sound by editing text. It writes down what was said, and when you delete a sentence from the transcript, the recording is cut there too. Names and mumbled words are often written down wrong, so listen before you cut.",
    category: "Video",
    difficulty: "intermediate",
    keyFeatures: [
      "Turns speech into text you can edit",
      "Cuts a recording when you delete words",
      "Captions and search from the same text",
    ],
    useCases: [
      "Tidy up a talk for the website of a club",
      "Add captions to a class video",
      "Shorten an interview to one minute",
    ],
    gettingStarted: [
      "Open descript.com and create an account.",
      "Import a short recording that you may use.",
      "Correct the names in the transcript first.",
      "Ask everybody in the recording before you publish it.",
    ],
    pricing: {
      free: "A free plan with limits",
      paid: "Monthly plans; see the website",
    },
    isFree: true,
    website: "https://www.descript.com",
    checkedOn,
    sources: [
      {
        title: "Descript Help: transcription, its settings and its accuracy",
        url: "https://help.descript.com/hc/en-us/articles/10626312188685-Solving-transcription-issues",
      },
      {
        title: "Descript: editing a video by editing its transcript",
        url: "https://www.descript.com/blog/article/how-to-transcribe-a-video-to-text-and-boost-your-productivity",
      },
    ],
    minimumAge: ageInTerms,
  },
  {
    name: "Runway",
    description:
      "A service for making short video clips from words or from a still picture, and for changing clips you have filmed. A clip lasts seconds, so a story is made of many. Clips that look real can mislead people, so say that they were generated.",
    category: "Video",
    difficulty: "advanced",
    keyFeatures: [
      "Clips from a description",
      "A still picture set in motion",
      "Changes in a filmed clip, such as removing a person",
      "Credits that each attempt uses up",
    ],
    useCases: [
      "A moving title for a school film",
      "A drawing that moves, for a story evening",
      "Trying out a scene before you film it",
    ],
    gettingStarted: [
      "Open runwayml.com and create an account.",
      "Plan one shot: who moves, how, and where the camera stands.",
      "Choose the shortest length for the first try.",
      "Show no real person who has not agreed.",
    ],
    pricing: {
      free: "A one-time allowance to try it",
      paid: "Monthly plans with credits; see the website",
    },
    isFree: false,
    website: "https://runwayml.com",
    checkedOn,
    sources: [
      {
        title: "Nakayasu Lab: first clips with Runway's free plan",
        url: "https://lecture.nakayasu.com/en/docs/runway/first-generation/",
      },
      {
        title: "QWE: changing a filmed clip, and what attempts cost",
        url: "https://www.qwe.edu.pl/tutorial/how-to-use-runway-ml-video-editing",
      },
    ],
    minimumAge: ageInTerms,
  },
];

export const audio: readonly DirectoryEntry[] = [
  {
    name: "Suno",
    description:
      "A service that makes songs, with voices and instruments, from a description or from lyrics you write. Its help pages say that songs made on the free plan belong to Suno and may be used only for purposes that earn no money.",
    category: "Audio and music",
    difficulty: "beginner",
    keyFeatures: [
      "Songs from a few words about style and mood",
      "Music for your own lyrics",
      "Longer versions of a song you like",
    ],
    useCases: [
      "A birthday song for a grandmother",
      "A sketch of a song for the school play",
      "Hearing what makes one style differ from another",
    ],
    gettingStarted: [
      "Open suno.com and create an account.",
      "Describe style, mood and topic; leave out the names of artists.",
      "Write the words yourself, so that they say what you mean.",
      "Read the rules on rights before you publish a song.",
    ],
    pricing: {
      free: "Free credits that renew each day, for songs that earn no money",
      paid: "Monthly plans with more credits and other rights; see the website",
    },
    isFree: true,
    website: "https://suno.com",
    checkedOn,
    sources: [
      {
        title: "Suno Help Center: who owns a song, and who an extension",
        url: "https://help.suno.com/en/articles/2871105",
      },
      {
        title: "Suno Help Center: credits and plans",
        url: "https://help.suno.com/en/categories/550209",
      },
    ],
    minimumAge: ageInTerms,
  },
  {
    name: "ElevenLabs",
    description:
      "A service that reads texts aloud in natural voices and can imitate a voice from a recording. Its safety guide forbids imitating voices for fraud, hate or any other abuse. Use the voice of another person only when that person has agreed.",
    category: "Audio and music",
    difficulty: "intermediate",
    keyFeatures: [
      "Reads texts aloud in many voices",
      "Imitates a voice from a recording",
      "Puts a recording into another language",
    ],
    useCases: [
      "Listen to a long text on a walk",
      "Narrate a video without a microphone",
      "Give a story for children a voice",
    ],
    gettingStarted: [
      "Open elevenlabs.io and try it with a short text.",
      "Choose a voice that is offered there.",
      "Upload a voice only if it is yours or its owner has agreed.",
      "Tell your family that voices can be imitated, and agree on a question that only they can answer.",
    ],
    pricing: {
      free: "A free plan for purposes that earn no money",
      paid: "Monthly plans; see the website",
    },
    isFree: true,
    website: "https://elevenlabs.io",
    checkedOn,
    sources: [
      {
        title: "ElevenLabs: which voices may be imitated",
        url: "https://elevenlabs.io/safety",
      },
      {
        title: "Web AI Stack: what the terms of ElevenLabs say",
        url: "https://webaistack.com/navigating-eleven-labs-terms-of-service-a-comprehensive-user-guide/",
        published: "2026-05-30",
      },
    ],
    minimumAge: "The terms name an age that depends on where you live: check them.",
  },
];
