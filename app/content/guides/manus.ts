import type { Guide } from "./guide";

export const manus: Guide = {
  id: 9,
  name: "Manus AI",
  description:
    "An agent: you hand over a task, and it plans the steps, browses the web, writes files and comes back with a result. It works on its own for a while, so clear limits matter more than clever wording. Look over what it did before you use it.",
  company: "Manus (Butterfly Effect)",
  website: "https://manus.im",
  color: "amber",
  checkedOn: "2026-11-20",
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
  overview: `Manus is an agent rather than a partner for conversation. Give it a goal, and it makes a plan, opens web pages, runs small programs and saves files on a computer in the cloud. You can watch, step in, or come back later. It was launched in March 2025 by a company called Butterfly Effect.

Meta announced in December 2025 that it would buy the firm. In April 2026 a Chinese authority prohibited the purchase and told both sides to withdraw from it. Who answers for your data may therefore change, so read the privacy policy on manus.im on the day you sign up.

Work is counted in credits. The help page says that longer and more complex tasks use more of them, and that they are spent only while a task is running. The free plan has a limited number. How many a task will need is not easy to guess, so begin with something small.

**Tasks that fit** have many small steps and a result you can check: collecting facts from twenty pages in a table, turning notes into slides, tidying up a list, building a simple web page.

**Before you start it,** settle three things: which sources it may use, what it must not do (buy, book, send, log in), and when it should stop and ask. Web pages can hide sentences that try to steer an agent, so give it no more access than the task requires. That means no passwords, no bank, no health records. Afterward, go through sources, numbers and files. The terms say from what age you may use it, and at work your employer's rules apply.`,
  features: [
    {
      title: "A plan before the work",
      description:
        "It breaks your goal into steps and ticks them off. Read the plan while it is still short. A wrong first step, such as the wrong town, costs little now and a great deal later.",
      icon: "check",
    },
    {
      title: "Browsing on your behalf",
      description:
        "It opens pages, follows links and takes notes. It reads what is there, advertisements included. Ask for the address and the date of every page that a statement rests on.",
      icon: "search",
    },
    {
      title: "Programs of its own",
      description:
        "To sort, count or draw a chart it may write a small program and run it. That is often more exact than a guess in words. Have it say in plain language what was counted and what was left out.",
      icon: "code",
    },
    {
      title: "Files as a result",
      description:
        "You receive a table, slides, a document or a web page instead of a chat message. Open each file yourself. A neat layout says nothing about the numbers in it.",
      icon: "download",
    },
    {
      title: "A look over its shoulder",
      description:
        "You can follow what it is doing and interrupt it. Do that in the first minutes. After that, check in at the places where it has to choose, for example between two sources that disagree.",
      icon: "eye",
    },
    {
      title: "Credits as a brake",
      description:
        "Every running task uses up credits. A narrow task with a clear end uses fewer than a vague one that wanders. Set a limit in your instruction: 'at most ten pages, then stop and report'.",
      icon: "cart",
    },
  ],
  useCases: [
    {
      title: "Fifteen summer camps, one table",
      description:
        "A father looks for a camp for his daughter, who uses a hearing aid. He wants price, dates, distance and what each page says about support, with a link per row and 'not stated' where nothing is written. He then calls the three that remain.",
    },
    {
      title: "Slides for a training evening",
      description:
        "A volunteer firefighter has six pages of notes about smoke detectors. She asks for twelve slides with one idea each, nothing added from the web, and a list of sentences that were dropped. The list is what she reads first.",
    },
    {
      title: "Order in a list of books",
      description:
        "A library was given 400 books and has them in a muddled list. The agent marks likely duplicates and odd spellings in a new column and deletes nothing. A librarian goes through the marks on one afternoon.",
    },
    {
      title: "A page for the village fair",
      description:
        "The committee needs a web page with program, map and contact. The agent builds a draft from their text. Two members test it on an old phone, have the colors changed, and publish it through the village's own account.",
    },
  ],
  examples: [
    {
      question:
        "Find up to ten public swimming pools within 30 kilometers of our town that have a lift for wheelchair users. Use the pools' own pages only. Table: name, town, what the page says about the lift, link, date of the page. Do not call, write or book. Stop after 40 pages.",
      response: `Done after 26 pages. Seven pools have a page of their own. Four of these mention a lift, two say "accessible" without naming one, and one says nothing about it.

- Table 1 holds the four, with the exact wording and a link. One page has no date; its row says "undated".
- Table 2 holds the two unclear ones. I did not count them.

I did not use the regional tourism page, although it lists three more pools, because you asked for the pools' own pages.

Please check two things: one pool writes that its lift is "currently out of service", and for another I could not tell whether the lift leads into the water or only to the upper floor. Files: pools.csv, notes.md.`,
    },
    {
      question:
        "The attached list has 412 donated books. Mark likely duplicates in a new column and give the reason in a few words. Delete nothing, correct nothing, add nothing from the web. At the end tell me what you counted.",
      response: `I worked on a copy and left your file as it was. The copy has two new columns: "possible duplicate of" and "reason".

What I counted:
- 412 rows at the start and 412 at the end.
- 19 rows with the same author and title as another row.
- 11 more rows in which only the spelling or the subtitle differs.
- 8 rows without an author; I compared those by title alone.

Cases for a human eye: six pairs could be different editions. I marked them "edition?" and not as duplicates.

Not examined: whether the books are on your shelves, and which copy is in the better condition. File: books-marked.csv.`,
    },
    {
      question:
        "Make a plan only, do not start yet: a day trip for our hiking group, 18 people, two with knee trouble, by train, spring. Which steps would you take, which sources would you use, where would you stop and ask me?",
      response: `Plan, nothing started:

1. Ask you: starting station, day of the week, longest walk the two can manage, budget in words.
2. Collect five routes under that length from the hiking association's pages. Stop: you choose two.
3. Look up trains on the railway's own site for both routes, with group fares. No booking.
4. Check each route for steps and steep parts on official maps. If a map is silent, I write "unknown".
5. Find a place for 18 people to eat. I list telephone numbers; you call.
6. Write one page per route with times, links and open questions. Stop: you decide.

Risk: spring timetables may not be published yet. In that case I would stop at step 3 and tell you.`,
    },
  ],
  challenges: [
    {
      prompt:
        "You are looking for rooms for a club trip. Which instruction keeps the decision in your hands?",
      answers: [
        {
          text: "Find the best hotel and book it if the price is right",
          explanation:
            "'Best' and 'right' are now its decision, and a booking may be hard to undo.",
        },
        {
          text: "List five hotels with price and link. Book nothing.",
          explanation:
            "You get something to choose from, and the step that costs money stays with you.",
        },
        {
          text: "Get us rooms, and take care not to spend too much",
          explanation: "'Too much' is not a number, and 'get us' invites it to act.",
        },
      ],
      correctIndex: 1,
    },
    {
      prompt:
        "In the middle of a task a page asks for the password to your email. What is the right move?",
      answers: [
        {
          text: "Give no password, and ask for a way without logging in",
          explanation:
            "Your mailbox opens the door to most of your accounts. A task that needs it is too large for an agent you are still getting to know.",
        },
        {
          text: "Type it into the chat and change it when it is finished",
          explanation:
            "Between typing and changing, everything in your mailbox is open, and the chat keeps what you typed.",
        },
        {
          text: "Enter it, since the agent works on a separate computer",
          explanation:
            "The computer may be separate, but your mailbox is not. It would be acting in your name.",
        },
      ],
      correctIndex: 0,
    },
    {
      prompt:
        "The finished table has twenty rows with prices, and you have ten minutes to check it. How do you use them?",
      answers: [
        {
          text: "Ask the agent whether it is certain of all the prices",
          explanation:
            "It would be judging its own work, with the same sources and the same blind spots.",
        },
        {
          text: "Check the top row, since all were made in one way",
          explanation:
            "Every row comes from another page. The first one being right says little about the twelfth.",
        },
        {
          text: "Open the links of some rows, the cheapest included",
          explanation:
            "A sample shows how reliable the table is, and the row you are most likely to act on is checked for certain.",
        },
      ],
      correctIndex: 2,
    },
  ],
  quickTips: [
    "Write the forbidden list first: do not buy, book, send, delete or log in.",
    "Ask for a plan before the work, and read it while changing it is still cheap.",
    "Let it work on copies. The original stays with you.",
    "Allow 'not found' as an answer, or a gap may be filled with a guess.",
    "Try a task you have already done by hand. You will see at once where it cuts corners.",
  ],
};
