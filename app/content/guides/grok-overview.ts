import type { ToolOverview } from "./guide";

export const grokOverview: ToolOverview = {
  name: "Grok",
  description:
    "Grok answers with the web and with fresh posts from the social network X. Here you learn in a few minutes what that is good for, where it misleads, and how to tell the two apart.",
  company: "SpaceXAI (formerly xAI)",
  website: "https://grok.com",
  color: "slate",
  checkedOn: "2026-11-20",
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
      title: "Korea JoongAng Daily (Reuters): SpaceX acquires xAI",
      url: "https://koreajoongangdaily.joins.com/news/2026-02-03/business/tech/Musks-SpaceX-acquires-xAI/2514678",
      published: "2026-02-03",
    },
  ],
  tabs: [
    { id: "overview", label: "Overview" },
    { id: "key-features", label: "Key features" },
    { id: "examples", label: "Examples" },
    { id: "try-it", label: "Try it" },
  ],
  overview: `Most assistants know the world up to the day their training ended and search the web for the rest. Grok adds one more source: what people are posting on X while you ask. That is its strength and its weak spot.

Think of a market square. If you want to know whether it is raining there, ask the people standing in it. If you want to know why it rains, go to the library. Posts are the market square. They are fast, close and full of life, and anyone may shout.

So the useful question is not whether Grok is clever, but which source an answer rests on. Three habits carry you far:

- Ask for the source and the time of each statement.
- Separate what someone saw from what someone heard.
- Look for the body that is responsible, such as a city, an authority or a company, before you act.

The company xAI started Grok and was bought by SpaceX in February 2026. There is a website, an app, and a version inside X. You can try it without paying, up to a limit. If you are under 18, look at the age rules in the terms with a parent first.`,
  keyFeatures: [
    {
      title: "Fresh posts",
      description:
        "It can read what was posted minutes ago. For road closures, matches and outages this is hard to beat. For causes, numbers and blame it is too early by nature.",
      icon: "bell",
    },
    {
      title: "The wider web",
      description:
        "It also opens ordinary pages. Tell it which kind you want, such as a town hall, a weather service or an encyclopedia, and the answer rests on firmer ground.",
      icon: "link",
    },
    {
      title: "Summaries of many voices",
      description:
        "A hundred replies become five lines. What gets lost is who spoke, how many they were and whether they had been there. Ask for that part back.",
      icon: "quote",
    },
    {
      title: "Everyday help",
      description:
        "Letters, explanations, translations and lists work as they do in other assistants, with the same need for your facts going in and your eyes on what comes out.",
      icon: "mail",
    },
    {
      title: "A voice of its own",
      description:
        "Its tone can be joking. If you need a plain answer for a school, a client or an office, say so at the start: 'no jokes, short sentences, neutral words'.",
      icon: "chat",
    },
    {
      title: "Settings worth a visit",
      description:
        "Before the first personal question, find out whether your chats may train future models, who can see them, and how you delete them. Five minutes now spare you regret later.",
      icon: "lock",
    },
  ],
  examples: [
    {
      question:
        "My train line is said to be disrupted. What does the railway itself say, and what do passengers report in the past hour? Two lists, newest first, with times.",
      response: `From the railway's own page (10:20 am): delays of up to 30 minutes between the harbor and the central station because of a signal fault. No end is given.

From passengers on X in the past hour:
- 10:31 am: one person writes that her train has just left the central station.
- 10:12 am: one person reports that the platform display shows nothing.
- 9:58 am: two people mention a replacement bus; neither says where it stops.

What this means for you: trains seem to be moving again, but only one passenger says so. For the bus, ask at the station. The railway's page does not mention one.`,
    },
    {
      question:
        "Explain to my 70-year-old uncle in plain words why a post with 40,000 likes is not proof. Use a comparison from a village, at most 120 words.",
      response: `Imagine that somebody shouts across the village square: "The bakery is closing." Forty people nod, because they have heard it from one another. Not one of them has asked the baker.

A like is such a nod. It says "I saw this" or "I enjoy this", and sometimes "I fear this". It does not say "I have checked this". Posts that make us laugh or shudder collect many nods, true or not.

So do what you would do in the village: go to the baker. On the internet the baker is whoever must know, such as the shop, the office or the person concerned.`,
    },
    {
      question:
        "Turn this angry draft into a calm message to the bus company, at most 70 words: 'Third time this week the 7:40 never came, my daughter was late for her exam, you people are a joke.' Keep the facts, no jokes.",
      response: `"Dear customer service, this week the 7:40 bus did not come on three mornings. On one of them my daughter arrived late for an exam. Please tell me why the bus was canceled, whether the 7:40 will run reliably from Monday, and how passengers are informed when it does not. Thank you for your reply."

Kept: the time, the three mornings, the exam. Left out: the remark about the staff.

Please add the line, the stop and the dates. A company can look into "Tuesday, line 12, school street" far better than into "this week".`,
    },
  ],
  quiz: {
    introduction:
      "Three situations, three answers each. You see at once whether your choice holds and why. Nothing here can go wrong.",
    questions: [
      {
        prompt:
          "Grok reports that a concert has been canceled, based on posts by fans. You have tickets and a two-hour drive ahead. What do you do first?",
        answers: [
          {
            text: "Stay at home, since so many fans can hardly be wrong",
            explanation:
              "Fans repeat one another. If the rumor is false, you have missed your concert.",
          },
          {
            text: "Look at the page of the concert hall or the organizer",
            explanation:
              "Whoever can cancel the concert also announces it. The posts told you that it is time to look.",
          },
          {
            text: "Put the same question to Grok once more in ten minutes",
            explanation:
              "You would get more of the same posts. Waiting does not turn a rumor into an announcement.",
          },
        ],
        correctIndex: 1,
      },
      {
        prompt: "For which of these questions are posts on X the best source?",
        answers: [
          {
            text: "How much of a pain reliever a child may be given",
            explanation:
              "A wrong dose does harm. This belongs to the package leaflet, a pharmacist or a doctor.",
          },
          {
            text: "When the deadline for this year's tax return is",
            explanation:
              "A fixed date stands on the tax office's page. Posts may refer to other years or places.",
          },
          {
            text: "How crowded the beach by the pier is at the moment",
            explanation:
              "People on the spot see it right now, no office publishes it, and a mistake costs you little.",
          },
        ],
        correctIndex: 2,
      },
      {
        prompt:
          "A summary says: 'Users agree that the new bus route is a failure.' Which follow-up gets you furthest?",
        answers: [
          {
            text: "How many posts is that, from whom, and who disagrees?",
            explanation:
              "'Users agree' may be six people. Number, origin and the other side show you what the sentence is worth.",
          },
          {
            text: "Can you put that into stronger and clearer words for me?",
            explanation: "The sentence would sound better and rest on the same unknown posts.",
          },
          {
            text: "Which of the users has the largest number of followers?",
            explanation:
              "Reach is not knowledge. Somebody with a million followers may never have taken that bus.",
          },
        ],
        correctIndex: 0,
      },
    ],
    finish: {
      text: "You have seen where quick posts help and where they do not. Choose a tool and try it on a task of your own.",
      label: "Go to the AI tools",
      to: "/tools",
    },
  },
};
