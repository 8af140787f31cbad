import type { DemoArticle } from "./demo-article";

export const toolSpotlightArticles: readonly DemoArticle[] = [
  {
    source: "tool_spotlight",
    title: "Perplexity AI: read the answer like a table of contents",
    summary:
      "A search assistant writes in sentences and puts small numbers behind them. What the numbers promise, where they mislead, and which two links to open first.",
    content: `Between a list of blue links and a chat that talks without sources stands a third kind of tool. You ask a question, it reads web pages and writes an answer in which small numbers lead to where the statements come from. Perplexity AI, run by an American company of the same name, is the best-known example on our site. The skill it asks of you applies to every search with numbered links.

## What the number promises

A number says: open this page, and you will find it there. That is a promise about checking and not a seal of approval. [The guide](/guides/8) puts it in one sentence worth keeping: treat the answer as a table of contents and the pages as the text.

Read this way, the layout becomes informative. A sentence without a number is the assistant's own addition. A single number behind a long paragraph tells you little about its individual sentences. Three numbers behind one claim look strong until you notice that all three pages repeat the same press release. Copies count once.

## Two links are enough to begin with

Nobody opens eleven pages to plan a weekend. Two will do in most cases: the one behind the claim that you are going to act on, and the one that surprises you. Search the page for the word or figure in question, read the lines around it, and glance at the date and at who runs the site.

Four things commonly go wrong, and you can see them all within a minute. The page says something else. It says it about other people, such as adults where you asked about children. It is old. Or it wanted payment and was read only in part. In each of these cases the claim has lost its support, though it may still be true. Then look for another page and leave the sentence out until you have one.

## Ask like somebody at a library counter

The quality of the sources depends on the question more than most people think. "Are e-bikes allowed on trains?" gathers travel blogs from five countries. A librarian would ask back: which country, which railway, which year? Put that in at once, together with the kind of page you trust:

> May I take an e-bike on regional trains in my country at weekends? Use the railway companies' own pages, give the date of each page, and tell me what you did not find.

Follow-ups stay together in one thread, so "and with a child trailer?" is enough as a next question. That also means that an early misunderstanding comes along. When the direction was wrong from the start, open a new thread. And a good last question in any thread is: "What speaks against this?"

One more thought before you type. Searches tell a great deal about us, more than letters do. The guide points to a switch in the settings called AI data usage. Visit it before you look up an illness, a debt or a person, and read in the terms who may use the service and from what age.

To practice without the whole web around you, try [the exercises](/tools/8). There a small search reads only the guides and skills of this site, so you can open every source it names and see within seconds whether it holds.`,
    tags: ["perplexity ai", "sources", "search"],
    daysAgo: 11,
    cover: { motif: "globe", palette: "moss" },
  },
  {
    source: "tool_spotlight",
    title: "Midjourney: four small settings at the end of a line",
    summary:
      "Shape, style, surprise and comparison: what the short codes behind a picture request do, in which order to try them, and what to know about privacy first.",
    content: `A request to Midjourney often ends in something that looks like a typing error: two hyphens, a short name, a value. These endings are called parameters. They are the reason why two people can send the same words and get very different pictures. Four of them are enough for a long time. Which ones work depends on the version, so keep the list in the maker's documentation at hand.

## Shape comes first: --ar

The letters stand for aspect ratio. \`--ar 3:2\` is wide, \`--ar 2:3\` tall, \`--ar 1:1\` square. Decide this before anything else, because the whole composition follows from it. A long dinner table in a tall frame loses the guests at both ends, and no change of style will bring them back. Ask yourself where the picture will be: a phone screen is tall, a banner wide, the lid of a jar round or square.

## How much the house decorates: --stylize

Results tend to look painterly and dramatic even when you asked for little. \`--stylize\` sets how strongly this house style shows. A low value stays closer to your words, a high one lets the generator embellish. If a plain lighthouse comes back with storm clouds and a comet, turn it down. If your label looks like a diagram, turn it up. Run the same line with two values and put the results next to each other; the numbers mean little until you have seen them.

## Surprise and repetition: --chaos and --seed

You always get several versions to compare. \`--chaos\` determines how far they lie apart. Use it as you would use a search party: spread out while you are looking for an idea, close together when you have found one. The odd version out is useful even when it is unusable. If one of four hollow trees has become a mushroom, your line left something open.

\`--seed\` helps with the opposite. It makes two attempts comparable, so that a changed word shows its effect more clearly. You will rarely need it for a birthday card and often when you want to learn.

## Words before settings

None of these replaces a good line. Begin with what the picture is made with: linocut, felt, torn paper, watercolor. A material settles more than "artistic" ever could. Then say what can be seen. "Wet cobblestones" shows the mood that "melancholy" only names. Leave lettering, logos and maps to a drawing program and ask for empty space where they will go.

And know who is looking. According to [the guide](/guides/6), everything made there can be found on a public page by default; a private mode comes only with certain plans and has to be switched on. So no names on walls, no photos of people who have not agreed, no surprises for colleagues who might browse. Whether you may sell a result, and from what age you may join, is written in the terms.

You can learn the craft beforehand without an account and without anybody watching. [The exercises](/tools/6) begin with a single building in a single line, ending in a setting for the shape. No image is generated; a program sorts your words into material, thing, place, light and shape and tells you what it did not find. Once it finds everything, the line is ready for the real tool.`,
    tags: ["midjourney", "pictures", "settings"],
    daysAgo: 19,
    cover: { motif: "picture", palette: "plum" },
  },
  {
    source: "tool_spotlight",
    title: "Manus AI: write the forbidden list first",
    summary:
      "An agent plans, browses and writes files on its own. Before you describe the goal, settle what it must never do, where it has to stop and what you will look over.",
    content: `Most assistants wait for you after every answer. An agent does not. You hand over a task, and it makes a plan, opens web pages, runs small programs and saves files on a computer somewhere else, while you do the dishes. Manus AI is such a tool. What makes it convenient is also what makes a good request look different from anything you would write in a chat.

## The list before the goal

With a chat, an unclear request costs you a useless answer. With an agent, it can cost money, a booking or a file. So begin at the end and write down what must not happen:

> Do not buy, book, send, delete or log in. Work on copies. Use no password. Visit at most thirty pages, then stop and report.

Only then describe the goal. The order sounds odd and works well, because afterward you can phrase the goal as generously as you like.

Two entries deserve special care. "Log in" belongs on the list even when a page in the middle of the work asks for it politely. A mailbox in particular opens most of your other accounts. And web pages can contain sentences that are addressed to agents and try to steer them. You cannot prevent that. You can make sure that an agent which has been led astray has nothing in its hands.

## A plan is cheap, a result is not

[The guide](/guides/9) recommends asking for a plan only, with nothing started. Reading it takes two minutes. Is the town the right one? Does it intend to use the sources you trust? Are there places where it stops and lets you choose? A wrong first step costs little at this point and a great deal later, also in the literal sense: work is counted in credits, and longer or more complex tasks use more of them. How many a task will need is hard to guess, so start with something small.

Good first tasks have many little steps and an end that you can check. Collect facts about ten swimming pools in a table. Turn six pages of notes into slides without adding anything. Mark likely duplicates in a list of books and delete none. A bad first task is anything you could not undo.

## Looking over finished work

What comes back looks finished, because layout costs an agent nothing. Do not be impressed by it. Count first: as many rows at the end as at the start? Then take a sample, a few rows at random and in any case the one you will act on, and open their links. Last, read what is not there. "Not stated" in a cell is a good sign. A table without a single gap, made from twenty different web pages, is a reason to look twice.

Also read who answers for the service on the day you sign up. Firms get bought and sold, plans and terms change, and an agent sees more of your affairs than a chat does. At work, ask whether it is allowed at all.

[The exercises](/tools/9) let you rehearse the whole thing dry. You plan a day out, compare offers, have photos sorted or a newsletter drafted, and nothing really runs. The coach only asks whether the limits were in your words. When you can write them in your sleep, you are ready to leave the room while somebody else works.`,
    tags: ["manus ai", "agents", "limits"],
    daysAgo: 30,
    cover: { motif: "path", palette: "amber" },
  },
  {
    source: "tool_spotlight",
    title: "Code assistants for people who do not write programs",
    summary:
      "A column that adds up hours, a list without duplicates, an error message in plain words: what you can ask for without programming, and how to know that it works.",
    content: `The word "code" makes many people leave the room. Stay a moment. If you have ever kept hours in a notebook, maintained a list of members or wondered why a spreadsheet shows a row of number signs, a code assistant is for you. It is not one product but a kind of tool, found in editors for programmers and in most chat assistants. It suggests, explains and repairs. You describe and test.

## Describing: what goes in, what comes out

You need no technical terms. You need the three things that you would tell a helpful nephew on the telephone.

What do I have? Show two or three lines as they look, with invented names: "Monday 7:45, Tuesday 8:10, Wednesday 0:50". What do I want to hold at the end? "The total in hours and minutes." And what about the odd cases? An empty line, a dash, a day entered twice, "sick" in place of a time. The odd cases are where programs go wrong, and only you know which of them occur in your notebook.

Then say where it should run, since a formula for a spreadsheet is no use in a browser, and how much you know. "I have never programmed; tell me where to paste it and what I will see" is a respectable sentence. It changes the answer more than any other.

## Testing: small numbers that you know

Here lies the part that nobody can do for you. Code that runs without an error has shown that it runs. Whether it calculates the right thing is another question, and a case small enough to do in your head settles it. Two entries of 0:40 and 0:30 make 1:10. If 0:70 appears, you have caught it forgetting that an hour has sixty minutes.

Three tests make a good set: an ordinary case, an odd one and an empty one. Ask the assistant to propose tests as well, but choose the expected results yourself. Somebody who marks their own homework tends to be generous. And when it repairs something, run all three again, because mending one place can break another.

## Asking for explanations

Often you want no new program at all. Somebody left you a spreadsheet with a formula as long as your arm, or an error message blocks the screen. Copy it, leave out what is private, and ask: "Explain this step by step for a person who does not program. What would happen if the cell were empty?" You will not become a programmer through that. You will know what to ask the one who built it, which is worth a lot.

Two precautions. Try everything on a copy, never on the only file. And keep the real list of members at home. A program that sorts ten invented names will sort four hundred real ones on your own computer, without anybody else having seen them.

The [four exercises](/tools/3) go in this order. First you add up hours at a swimming pool, then you tidy a list, then you find out why a total has turned into nonsense, and finally you order a small program for a library volunteer who will rely on it. By the last one you will notice that programming knowledge was hardly ever the obstacle. The obstacle was to say, completely and without impatience, what is supposed to happen on an ordinary Friday.`,
    tags: ["code assistants", "spreadsheets", "testing"],
    daysAgo: 54,
    cover: { motif: "puzzle", palette: "rust" },
  },
];
