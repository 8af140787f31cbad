import type { Guide } from "./guide";

export const perplexity: Guide = {
  id: 8,
  name: "Perplexity AI",
  description:
    "A search assistant that reads web pages and answers in sentences with numbered links. The links are the point: each one lets you see whether a page really says what the answer claims. Follow-up questions stay together in one thread.",
  company: "Perplexity AI",
  website: "https://www.perplexity.ai",
  color: "green",
  checkedOn: "2026-11-20",
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
  overview: `Perplexity stands between a search engine and a chat assistant. You ask a question, it looks for pages, and it writes an answer in which small numbers lead to the sources. The company that runs it, Perplexity AI, is American.

Go to perplexity.ai or open the app. Simple questions usually cost nothing, while longer research is limited unless you pay; the pricing page shows the difference.

Ask the way you would ask a librarian: what you want to know, for which place and year, and what kind of source you trust. Your question, the answers and their sources stay together in what the company calls a thread, so a follow-up can be short.

**It helps you** get an overview of a new subject, compare rules or products, find the original behind a report, and collect links for a talk.

**What can go wrong:**

- The number is there, but the page says something else.
- Three links repeat one press release.
- The page is old, an advertisement, or itself written by a machine.
- A page that asks for payment was read only in part, or not at all.

Treat the answer as a table of contents and the pages as the text. Searches can reveal a lot about you. According to the company's FAQ they may be used to improve its models, and a switch called AI data usage in the settings turns that off. Minors need a parent's agreement under the terms, and there is an age below which nobody may use it.`,
  features: [
    {
      title: "Numbered sources",
      description:
        "Each claim should carry a number, and each number opens a page. A sentence without one is the assistant's own addition. A number after a whole paragraph tells you little about its single sentences.",
      icon: "link",
    },
    {
      title: "Threads that hold together",
      description:
        "A follow-up such as 'and for tenants?' builds on what came before. That saves typing. It also means that an early misunderstanding travels along, so open a new thread when the direction was wrong.",
      icon: "chat",
    },
    {
      title: "A say in where it looks",
      description:
        "You can often narrow the search, for instance to scholarly work. If you find no such control, write it into the question: 'use pages by public health authorities, and name them'.",
      icon: "sliders",
    },
    {
      title: "Longer research",
      description:
        "For a bigger question it can take several minutes, read many pages and write a report. The report looks finished. It is a first draft by somebody in a hurry, with links to go through.",
      icon: "search",
    },
    {
      title: "Questions about a file",
      description:
        "Attach a document and ask about it, or ask which parts of it other pages contradict. Keep in mind that you hand the file to a company, so leave out names, salaries and diagnoses.",
      icon: "book",
    },
    {
      title: "Sharing what you found",
      description:
        "A thread can be passed on by link. Check beforehand what else it contains, since your early questions are part of it. For a teacher or a board, two original pages are often the better thing to send.",
      icon: "share",
    },
  ],
  useCases: [
    {
      title: "A child seat for the bicycle",
      description:
        "A mother wants to know from what age a child may ride along and which seats fit her bicycle. She asks for her country's rules and the makers' manuals. The links lead her to the manual, where one weight limit is lower than in the answer.",
    },
    {
      title: "A talk about bats",
      description:
        "A thirteen-year-old has ten minutes to fill. She collects questions first: how do they find their way, what do they eat, why do they hang? For every slide she opens a page and writes down who runs it.",
    },
    {
      title: "What a rule really asks",
      description:
        "The owner of a small café hears that labels for allergens have changed. He asks for the text by the food authority and nothing else, with its date. With the page printed out, he goes through his menu line by line.",
    },
    {
      title: "Dates for a local history",
      description:
        "A history group disputes when the tram line closed. They ask for newspapers and city archives and get two different years. One link is a reader's letter. The other leads to the archive, where somebody now makes an appointment.",
    },
  ],
  examples: [
    {
      question:
        "Why do onions make our eyes water, and does cutting them cold help? Answer for a class of twelve-year-olds in at most 100 words. Use pages by universities or science museums, and mark which sentence comes from which page.",
      response: `When you cut an onion, you break its cells. Substances that were kept apart meet, and a gas forms that rises to your eyes [1]. The eye notices the irritation and makes tears to wash it away [1][2].

Cooling helps a little: in a cold onion the reaction is slower, and less of the gas rises [2]. A sharp knife helps as well, because it crushes fewer cells [2].

Sources in this illustration: [1] a chemistry page by a university, [2] a page by a science museum.

To check: does page 2 speak of a refrigerator or of a freezer? The answer does not say.`,
    },
    {
      question:
        "Is it true that honey never spoils? Use food authorities or university extension services. Separate what they agree on from what depends on storage, and tell me about any group of people who should not eat it.",
      response: `Agreement: honey keeps for a very long time, because it contains little water and is acidic, so most microbes cannot grow in it [1][2].

Depends on storage: if it takes up moisture, it can begin to ferment [2]. Crystals are not a sign of spoiling; gentle warming makes it liquid again [1][2].

Who should not eat it: babies under one year, because honey can contain spores that are dangerous to them [1].

So "never spoils" is too strong. "Keeps for years if it is closed and dry" fits what the pages say.

Sources in this illustration: [1] a national food authority, [2] a university extension service. Both were found in one search; a third would make the part about storage safer.`,
    },
    {
      question:
        "Compare a drip hose and a watering can for 12 raised beds in a school garden: water use, effort during the holidays, cost in words. Only pages by garden associations or universities. Where do they disagree?",
      response: `Water use: the pages agree that a drip hose loses less, since it wets the soil and not the leaves [1][2].

Effort: with a timer, a drip hose can run through the holidays [1]. Page [2] warns that somebody should still look in every few days, because a blocked or loose hose goes unnoticed.

Cost: a can is cheap at once. A hose with a timer costs more at first and saves work later [1].

Disagreement: page [1] recommends watering in the evening, page [2] in the early morning, so that plants dry faster.

Sources in this illustration: [1] a garden association, [2] a university. Neither is about schools, so the holidays are where your own judgment comes in.`,
    },
  ],
  challenges: [
    {
      prompt:
        "An answer shows five numbered links. You open them: four lead to copies of the same press release. What do you have?",
      answers: [
        {
          text: "Five sources, so the claim is well supported",
          explanation:
            "Copies count once. Whoever wrote the release is the only voice behind four of the links.",
        },
        {
          text: "Two sources, and one of them speaks for itself",
          explanation:
            "A press release presents its sender's view. The fifth link is your only chance of a second opinion.",
        },
        {
          text: "A failed search, so the claim must be wrong",
          explanation: "A claim with one weak source is unproven. That is not the same as wrong.",
        },
      ],
      correctIndex: 1,
    },
    {
      prompt:
        "Link 3 is supposed to show that a medicine is safe for children. The page, however, deals with adults only. What follows?",
      answers: [
        {
          text: "The claim stands, as the rest of the page fits",
          explanation:
            "The part that does not fit is exactly the one you need. Children are not small adults.",
        },
        {
          text: "You ask for more links, so that one of them fits",
          explanation:
            "Fishing for agreement will bring agreement. You would still have to read each new page.",
        },
        {
          text: "The claim falls until a page on children backs it",
          explanation:
            "A source supports only what it says. Here a doctor or pharmacist is the person to ask.",
        },
      ],
      correctIndex: 2,
    },
    {
      prompt: "You need this summer's opening hours of a museum. Which way is the safest?",
      answers: [
        {
          text: "Open the museum's own page and look for a date on it",
          explanation:
            "The museum sets its hours, and a date shows that the page is meant for this year.",
        },
        {
          text: "Take the hours that most of the linked pages mention",
          explanation:
            "Travel pages copy from one another. A majority can be out of date together.",
        },
        {
          text: "Take the answer as it is, since it was written today",
          explanation: "The answer is new, but the pages behind it may be years old.",
        },
      ],
      correctIndex: 0,
    },
  ],
  quickTips: [
    "Put place, year and kind of source into the question itself.",
    "Open two links before you use an answer: the one behind the main claim, and the one that surprises you.",
    "Ask 'What speaks against this?' in the same thread.",
    "Write down the page and the day you read it. The page is your source, the assistant is not.",
    "Look at the data settings before you search for illnesses, debts or people.",
  ],
};
