import type { Guide } from "./guide";

export const claude: Guide = {
  id: 5,
  name: "Claude",
  description:
    "An assistant by Anthropic for reading, writing, thinking a problem through and working with code. People often bring it long documents or a text that needs careful rewriting. Like every assistant it makes mistakes, so its answers need a look before you use them.",
  company: "Anthropic",
  website: "https://claude.ai",
  color: "purple",
  checkedOn: "2026-11-20",
  sources: [
    {
      title: "Anthropic: introducing Claude 2.1, with a context of 200,000 tokens",
      url: "https://www.anthropic.com/news/claude-2-1",
      published: "2023-11-21",
    },
    {
      title: "Anthropic: overview of the current models",
      url: "https://platform.claude.com/docs/en/models/overview",
    },
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
  overview: `Claude is made by Anthropic, a company in San Francisco. You use it on the web at claude.ai or in its apps: type, paste text, or attach documents and pictures.

A good first step is a text you know well. Attach the rules of your club or a chapter from school, ask three questions whose answers you know, and see how it does. That tells you more than any advertisement. Some use is free, with limits that you reach sooner when messages and files are long; paid plans raise them.

How much it can hold at once is called the context. In November 2023 Anthropic announced a model with a context of 200,000 tokens, in its words roughly 150,000 words or over 500 pages. The overview of models read for this guide lists larger ones. Size is not everything: Anthropic's own documentation says that accuracy falls as the amount of text grows. Hand over the pages that matter, not the whole shelf.

**Strong points:** summaries you can trace, rewriting with a purpose, comparing two versions, explaining code.

**Watch out for** confident mistakes, invented quotations, and agreement that comes too easily when you push back. It does not know what happened after its training unless it searches the web. A setting decides whether your conversations help to train future models; look at it early, and leave out passwords and other people's private matters. How old you must be is written in Anthropic's terms, so read those before a teenager opens an account.`,
  features: [
    {
      title: "Room for long documents",
      description:
        "You can hand over a long report, a year of minutes or a manuscript. Contexts of 200,000 tokens and more make that possible, depending on model and plan. Ask for the page or section behind every statement, so that you can look it up.",
      icon: "book",
    },
    {
      title: "Careful rewriting",
      description:
        "Tell it what may change and what may not: 'shorten the sentences, keep every number and the order'. Afterward ask for a list of all changes. You then approve an edit instead of being surprised by one.",
      icon: "sliders",
    },
    {
      title: "Work beside the chat",
      description:
        "Longer results, such as a document, a small web page or a chart, can open next to the conversation as a so-called artifact. You ask for a change in the chat and see it in the piece itself.",
      icon: "code",
    },
    {
      title: "Projects for lasting work",
      description:
        "A project keeps files and standing instructions together, for example the style of a newsletter and last year's issues. New chats inside it start from there. Put in only what you are allowed to share.",
      icon: "save",
    },
    {
      title: "Time to think",
      description:
        "For a knotty question you can let it reason longer, if your model offers that. It may pay off for plans, logic and code, and it is wasted on a birthday greeting. It is no guarantee of a right answer.",
      icon: "half",
    },
    {
      title: "Questions back to you",
      description:
        "Invite it to ask first: 'Before you write, ask me up to five questions.' What comes out fits better, because you supply the facts it would otherwise have had to make up.",
      icon: "chat",
    },
  ],
  useCases: [
    {
      title: "From minutes to tasks",
      description:
        "The treasurer of a community garden has eleven pages of minutes. She asks for every decision, who carries it out, and the page it stands on. Then she leafs through those pages. Two dates were wrong in the minutes themselves, and now somebody has noticed.",
    },
    {
      title: "Two versions of a contract",
      description:
        "A photographer receives a contract with small changes. He attaches the old and the new one and asks for a table of differences in neutral words. The table is his reading aid; the questions that matter go to a lawyer.",
    },
    {
      title: "A speech that stays yours",
      description:
        "For her brother's wedding a woman types ten memories as notes and adds a speech she once gave. She asks for an order and two possible endings, not for finished paragraphs. The words remain her own.",
    },
    {
      title: "Understanding a small program",
      description:
        "A volunteer inherits the script that sends the food bank's reminders. She asks for an explanation line by line and for what would happen on a holiday. Now she knows what to ask the person who wrote it.",
    },
  ],
  examples: [
    {
      question:
        "Below are the house rules of our youth hostel. Which rules concern guests under 16? Quote each word for word with its number, and say whether any of them clash. If something is not in the text, write 'not mentioned'. Must parents agree in writing?",
      response: `Three rules concern guests under 16:

Rule 4: "Guests under 16 may stay only with an adult who is responsible for them."
Rule 9: "Quiet hours begin at 10 pm, for guests under 16 at 9 pm."
Rule 12: "From the age of 14, guests may use the kitchen without supervision."

A possible clash: rule 4 asks for a responsible adult, and rule 12 lets fourteen-year-olds cook alone. Both can hold if the adult only has to be in the house. The text does not say how near the adult must be.

Parents' agreement in writing: not mentioned.

I quoted from the text you pasted. Please compare the three quotations with your original before you print them.`,
    },
    {
      question:
        "Write the opening hours of our toy library as a small table for a web page. Tuesday 3 to 6 pm, Saturday 10 am to 1 pm, closed in August. It should also make sense to people who have the page read aloud. Put notes in the code.",
      response: `<!-- Opening hours. Change the times here and nowhere else. -->
<table>
  <!-- The caption is read aloud first, so it says what follows. -->
  <caption>Opening hours of the toy library</caption>
  <tr>
    <!-- scope tells a screen reader that these are headings of columns. -->
    <th scope="col">Day</th>
    <th scope="col">Hours</th>
  </tr>
  <tr>
    <th scope="row">Tuesday</th>
    <td>3 pm to 6 pm</td>
  </tr>
  <tr>
    <th scope="row">Saturday</th>
    <td>10 am to 1 pm</td>
  </tr>
</table>
<!-- The exception stands below the table as a sentence. -->
<p>We are closed for the whole of August.</p>`,
      responseType: "code",
    },
    {
      question:
        "I need a letter to the parents of my judo group because training moves to another hall. Before you write anything, ask me up to four questions.",
      response: `Four questions, the most important first:

1. From which day does training take place in the new hall, and do the days and times stay the same?
2. What is the address, and where do children who come by bike or bus find the entrance?
3. Why are you moving? One sentence is enough. Parents will wonder, and a plain reason prevents rumors.
4. Whom should parents write to if the new place is a problem for them, and until when?

If you do not know one of the answers yet, say so. I will then leave a gap in brackets rather than invent something. Tell me as well how you usually address the parents.`,
    },
  ],
  challenges: [
    {
      prompt:
        "You attach a report of 300 pages and ask what it says about costs. The answer is clear but names no pages. What is the best next step?",
      answers: [
        {
          text: "Ask whether it has really read all the pages",
          explanation: "It will probably say yes, and you still cannot tell where anything stands.",
        },
        {
          text: "Ask for the page of each statement and look some up",
          explanation:
            "With page numbers you can test the statements that matter. A wrong page is a warning for the rest.",
        },
        {
          text: "Attach the report again in case it was cut off",
          explanation:
            "That uses up your limit and brings the same kind of answer, again without pages.",
        },
      ],
      correctIndex: 1,
    },
    {
      prompt:
        "You write 'I think that is wrong.' Claude apologizes and now says the opposite. What should you make of it?",
      answers: [
        {
          text: "Neither yet: ask for the reasons and check them elsewhere",
          explanation:
            "It may have given way because you objected. Reasons can be checked; politeness cannot.",
        },
        {
          text: "Trust the second answer, because it has since been corrected",
          explanation:
            "Your doubt was not evidence. A change of mind without a reason is as weak as the first claim.",
        },
        {
          text: "Trust the first answer, because it came without pressure",
          explanation:
            "It may be right, but nothing has shown that. The first answer was not checked either.",
        },
      ],
      correctIndex: 0,
    },
    {
      prompt:
        "Your report should read more easily, but no figure may change. Which instruction is the safest?",
      answers: [
        {
          text: "Please be very careful with the figures in my report",
          explanation:
            "'Careful' does not say what is allowed. You would have to search the whole text for changes.",
        },
        {
          text: "Improve my report a little and leave most of it alone",
          explanation:
            "'A little' and 'most' are open to guessing, and a figure may be part of what gets improved.",
        },
        {
          text: "Shorten sentences, keep every figure, list each change",
          explanation:
            "It says what may change, what must stay, and how you will see the difference.",
        },
      ],
      correctIndex: 2,
    },
  ],
  quickTips: [
    "With long texts, put the document first and your question last.",
    "Give it permission not to know: 'If it is not in the text, say so.'",
    "Ask for the exact quotation before the conclusion, then search for it in the original.",
    "Begin a new chat for a new task. A long one carries old assumptions along and uses up your limit faster.",
    "Show one example of the style you like. It says more than five adjectives.",
  ],
};
