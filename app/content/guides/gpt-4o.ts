import type { Guide } from "./guide";

export const gpt4o: Guide = {
  id: 1,
  name: "GPT-4o",
  description:
    "A model by OpenAI that many people got to know through ChatGPT. It works with text, pictures and sound, so you can type, show or speak. ChatGPT has moved on to newer models, and what you learn here works with them too.",
  company: "OpenAI",
  website: "https://chatgpt.com",
  color: "indigo",
  checkedOn: "2026-11-20",
  sources: [
    {
      title: "Codersera: GPT-4o and GPT-4.1 leave the API, dates and history",
      url: "https://codersera.com/blog/gpt-4o-gpt-4-1-api-shutdown-migration-2026/",
    },
    {
      title: "Vercel AI Gateway: about GPT-4o",
      url: "https://vercel.com/ai-gateway/models/gpt-4o/about",
    },
    {
      title: "OpenAI: deprecations, the list of models that are being retired",
      url: "https://developers.openai.com/api/docs/deprecations",
    },
  ],
  overview: `GPT-4o is a model: the engine behind a chat, not the chat itself. OpenAI presented it on May 13, 2024. The letter o stands for omni, because one model takes in text, pictures and sound. Most people met it in ChatGPT, OpenAI's assistant for browsers and phones.

It has left ChatGPT's menu. OpenAI took it out on February 13, 2026, and newer models answer there now. Programs by other companies could go on using it; the versions still open to them are due to close on January 14, 2027. The habits in this guide carry over to its successors: a clear task, your own facts, a picture where words are hard to find, and a check at the end.

**Getting started.** Open chatgpt.com or the official app, and look at the model menu or the settings to see what you are talking to. There is a free version with limits, and there are paid plans. The pricing page states what each one includes.

**Good for** letters and messages, explanations in your own words, ideas, practice conversations, and a first look at a photo or a table.

**Take care.** It can state wrong facts, sums and sources in a calm voice. Without a web search it may not know about recent events. Keep passwords, health details and other people's names out, and look in the data controls to see whether your chats may be used for training. OpenAI's terms name a minimum age; check them before a young person signs up.`,
  features: [
    {
      title: "Answers in conversation",
      description:
        "You ask, read, and ask again. Each reply takes the earlier messages of the same chat into account, so 'make it shorter' or 'and for a child of ten?' is enough. Start a new chat for a new subject.",
      icon: "chat",
    },
    {
      title: "Looks at pictures",
      description:
        "Attach a photo of a form, a plant or a handwritten note and ask about it. It describes and reads a good deal, but small print, dials and labels are places where it can go wrong without telling you.",
      icon: "eye",
    },
    {
      title: "Listens and speaks",
      description:
        "A model of this kind can take part in a spoken conversation. That is handy while cooking, for practicing a language, or when typing is hard. In a shared room, remember that others hear both sides.",
      icon: "bell",
    },
    {
      title: "Rewrites for your reader",
      description:
        "Give it your own text and say who will read it. It can make a notice friendlier, a complaint calmer or an instruction shorter. Compare the result with yours, since a smooth version may quietly drop a detail.",
      icon: "sliders",
    },
    {
      title: "Helps with tables",
      description:
        "Describe your spreadsheet or paste a small one. It explains formulas, points out odd entries and suggests a layout. Let the spreadsheet do the adding up: a language model can slip when it calculates.",
      icon: "code",
    },
    {
      title: "Remembers what you allow",
      description:
        "ChatGPT can keep facts about you for later chats, such as the size of your kitchen or the subject you teach. The settings show what it kept. You can delete single entries or switch the memory off.",
      icon: "save",
    },
  ],
  useCases: [
    {
      title: "A reply you have put off",
      description:
        "A tenant owes her landlord an answer about noise and dreads writing it. She pastes his message, adds three facts and the tone she wants, and gets a draft. She changes two sentences so that it sounds like her, then sends it herself.",
    },
    {
      title: "Homework without the answer",
      description:
        "A student of fifteen asks for a hint on an equation, not for the solution. The assistant names the next step and waits. He tries it, shows a photo of his page, and learns where the sign went wrong.",
    },
    {
      title: "Reading a confusing letter",
      description:
        "A retired bus driver photographs a page about his pension, with his name and number covered. He asks what he has to do and by when. Then he finds each point in the letter itself and calls the office about the one that stays unclear.",
    },
    {
      title: "Rehearsing a hard talk",
      description:
        "Before an interview at a bakery, an applicant asks the assistant to play the owner, with one question at a time and feedback at the end. Saying the answers aloud shows her which ones she cannot explain yet.",
    },
  ],
  examples: [
    {
      question:
        "I run a small hair salon. Write a text message of at most 60 words to customers with an appointment on Friday. We must close at 2 pm because the water is being shut off. Offer Saturday morning or next week. Friendly, no emojis.",
      response: `Here is a draft of 45 words:

"Hello, this is your hair salon. On Friday we have to close at 2 pm because the water on our street is being shut off. Could we move your appointment to Saturday morning or to next week? Just reply with what suits you. Thank you."

Two things to look at before you send it. "On our street" is my guess; take it out if only your building is affected. And the message does not say which salon it comes from. Add the name, because some customers may not recognize your number.`,
    },
    {
      question:
        "My spreadsheet has our choir's members: names in A2 to A41, the fee each has paid in B2 to B41, the fee due in E1. I need formulas for what each still owes, the total paid, and how many have paid in full. One line of explanation each.",
      response: `# What each member still owes. Put it in C2 and copy it down to C41.
# MAX keeps the result at zero for somebody who paid too much.
=MAX(0, $E$1 - B2)

# The total paid so far. Empty cells count as zero.
=SUM(B2:B41)

# How many members have paid in full.
=COUNTIF(B2:B41, ">=" & $E$1)

# How many names are in the list, to compare with the line above.
=COUNTA(A2:A41)

# Test it with two members you know: one who paid and one who did not.
# If your spreadsheet separates with semicolons, use them for the commas.
# Lines that start with # are notes and do not belong in a cell.`,
      responseType: "code",
    },
    {
      question:
        "Play a pharmacist so that I can practice English. I want something for hay fever that does not make me sleepy. One question at a time, simple words. After my sixth answer, list my three most important mistakes.",
      response: `Good morning. How can I help you today?

(That was my first line. Answer as you would at the counter. Short sentences are fine, and if a word is missing, describe it: "my nose runs when I am outside." I will ask what you feel, which other medicine you take and whether you drive. I will not correct you in between. After your sixth answer I will leave the role and show you three mistakes, each with a better sentence. What the pharmacist says here is language practice, not advice about medicine.)`,
    },
  ],
  challenges: [
    {
      prompt:
        "An old tutorial tells you to choose GPT-4o in ChatGPT's menu, but you cannot find it there. What is the most likely reason?",
      answers: [
        {
          text: "Your account has developed a fault and must be set up again",
          explanation:
            "A missing menu entry is rarely a fault. You would lose your chats and still not find the model.",
        },
        {
          text: "The model was retired, and a newer one took its place",
          explanation:
            "Models come and go. The tutorial was right when it was written; its advice on asking well still holds.",
        },
        {
          text: "It appears once you ask for it by name in the chat",
          explanation:
            "A chat may claim to be any model you name. What really answers is decided by the menu and your plan.",
        },
      ],
      correctIndex: 1,
    },
    {
      prompt:
        "You photograph the label of your father's medicine and ask how many tablets he should take. The answer sounds certain. What do you do next?",
      answers: [
        {
          text: "Ask again in a new chat and trust it if both agree",
          explanation:
            "The same blurred digit can be misread twice in the same way. Agreement with itself is no proof.",
        },
        {
          text: "Ask how sure it is, and act when it says 'very sure'",
          explanation:
            "The model can sound sure of a mistake. Its own rating does not replace a look at the label.",
        },
        {
          text: "Read the label yourself, and ask a pharmacist if in doubt",
          explanation:
            "A wrong dose can do harm. The label and a person who knows medicine are the sources that count here.",
        },
      ],
      correctIndex: 2,
    },
    {
      prompt:
        "Your message about the club trip is too long. Which request is most likely to give you a useful short version?",
      answers: [
        {
          text: "Cut this to 80 words. Keep the date, the place and the price.",
          explanation:
            "A number and a list of what must stay leave little to guess. You can also see at once whether it was followed.",
        },
        {
          text: "Make this a lot shorter, but do not leave anything out of it.",
          explanation:
            "The two halves contradict each other, so the assistant decides for you what counts as 'anything'.",
        },
        {
          text: "Rewrite this message so that it is as short and good as it can be.",
          explanation:
            "'Short' and 'good' are open to taste. The price might vanish because it made a sentence clumsy.",
        },
      ],
      correctIndex: 0,
    },
  ],
  quickTips: [
    "Begin with what you want to hold at the end: a message, a list, five questions.",
    "Cover names and numbers before you photograph a letter. It takes a minute, every time.",
    "When an answer misses, say what is missing instead of asking again in the same words.",
    "Ask it to mark the sentences it is least sure of. It will not find every mistake, but it gives you a place to start checking.",
    "Open the settings once before you need them: memory, training and deleting chats are found there.",
  ],
};
