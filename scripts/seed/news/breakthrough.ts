import type { DemoArticle } from "./demo-article";

export const breakthroughArticles: readonly DemoArticle[] = [
  {
    source: "breakthrough",
    title: "How to read the announcement of a new AI model",
    summary:
      "Every few months something is called the best ever. Five kinds of sentences appear in such texts, and each one deserves a different amount of your trust.",
    content: `New models arrive with a page of their own. It has large letters, a chart that climbs to the right, and a paragraph about the future. You do not need to understand the technology to read such a page well. You need to notice what kind of sentence you are looking at.

## Five kinds of sentences

**"You can use it now."** The most valuable kind, because you can test it. Look for the small words: in which countries, on which plan, with which limits, in which version of the app. "Rolling out" means that some people have it and you may not.

**"It can."** This describes something that has worked at least once. How often it works is another matter. "It can read handwriting" is true for a tool that reads one letter in three. Ask in your head: how often, and with whose handwriting?

**"It scored."** A test with a number behind it. Such tests are useful for people who compare systems, and they measure the tasks in the test. A higher score in mathematics tells you little about whether your complaint to the water company will sound right. Check who ran the test, and against which older versions.

**"It will."** A plan. Plans change, and nobody owes you an explanation when they do. Do not buy anything because of the future tense.

**"It changes everything."** An advertisement. You may skip it without losing any information.

Take a pencil, or its equivalent on a screen, and mark the kinds in the next announcement you come across. You will be surprised how short the part for the present tense is.

## What is usually not on the page

Some things matter to users and seldom to launch texts. What becomes of what you type? What did the older version do better? Which tasks were tried and left out because the result was poor? What does it cost after the free allowance is used up? From what age may it be used?

The answers exist, only elsewhere: in the terms, in the data settings, on the page with the plans, in the help pages, sometimes in a list of known problems. Ten minutes there tell you more than an hour of comments by people who have read only the announcement.

## From the page to your kitchen table

Put three questions to every announcement, and write down the answers before the excitement fades. Which of my tasks would this touch? What would I notice if the claim is true? And what would I lose if I simply waited for a month?

If the first question has no answer, you are done. Enjoy the news as you would enjoy a report about a new airplane. If it has one, try it with that task and with nothing else. And if the honest answer to the third question is "nothing", wait. The early days of any service are full of crowds and repairs, and the reports that come later are better.

The skills, by the way, survive all of this. [The guide to GPT-4o](/guides/1) is about a model that has already been replaced in the chat where most people met it. Whoever learned there to name a reader, hand over facts and check the end needed no new guide for the successor.`,
    tags: ["announcements", "reading", "judgment"],
    daysAgo: 8,
    cover: { motif: "lamp", palette: "amber" },
  },
  {
    source: "breakthrough",
    title: "What a product demo cannot show, and how to stage your own",
    summary:
      "In a demonstration everything works the first time. That is its purpose. Here is what happens outside the frame, and a small test bench for your own table.",
    content: `Somebody holds up a phone, asks a question in a relaxed voice, and the answer comes at once, charming and correct. The audience applauds. A demonstration is a performance in the best sense: rehearsed, lit and cut by people who know their trade. It answers one question only, namely what this tool looks like on a good day.

## Outside the frame

**The choice.** Nobody shows the attempt that failed. If a picture took thirty tries, you see the thirty-first. That is no lie; a cookbook does not print the burnt cake either. You merely should not count on hitting it at the first go.

**The material.** The document on stage is clean, in one language and free of coffee stains. Yours was scanned crookedly, mixes two alphabets and has a table that runs over three pages.

**The clock.** A cut hides waiting. A task that seems to take seconds may have taken many minutes, and with agents, which work through many steps, it may also have used up a good part of a monthly allowance.

**The voice.** The speaker has practiced how to ask. She knows which words the tool likes, pauses where it needs pauses, and avoids the question it always trips over.

**The consequences.** On stage nothing happens after the applause. No letter is sent, no room is booked, no child relies on the answer.

## Your own stage

You can repeat the performance under honest conditions, and it takes no more than an evening. Choose one thing from the demonstration that you would really use. Then prepare three versions of it.

The first is easy, close to what was shown. It tells you whether you have the right tool in the right version at all. The second is ordinary: your real document, with private details removed, your accent, your light. The third is unkind on purpose. Give it the crooked scan, the question without an answer, the photo with a finger over the lens. A good tool shows itself here less by brilliance than by admitting what it cannot make out.

Write next to each what you expected, what you got, how long it took and what you had to repair. The last column decides. A tool that does ninety percent and leaves you an hour of repairs is slower than doing it by hand, however impressive the ninety percent look.

## Afterward

Be fair in both directions. When your unkind version fails, you have found a limit, and limits are normal. When the ordinary version succeeds, be glad, even if the film promised fireworks. A tool that reliably does one dull thing for you is worth more than three that astonish you once.

If you would like to practice looking over a finished performance, [the guide to Manus AI](/guides/9) is a good teacher. It deals with tools that come back with a table or a web page that looks complete, and it asks you to use ten minutes of checking where they matter most: some rows at random, and the row that you are about to act on. Do the same with the next film. Stop it somewhere in the middle, look at the screen behind the smiling person, and ask what would have to be true for this to happen in your kitchen.`,
    tags: ["demos", "testing", "expectations"],
    daysAgo: 22,
    cover: { motif: "desk", palette: "rust" },
  },
  {
    source: "breakthrough",
    title: "From one page to a whole shelf: what longer contexts changed",
    summary:
      "Assistants used to lose the thread after a few pages and now take in entire books. What that made possible, what it did not, and how to hand over a long text.",
    content: `Imagine a reader with a desk of a fixed size. Whatever lies on the desk can be used for the next answer. Whatever falls off the edge is gone, without a sound. For assistants this desk is called the context. It holds your messages, its replies and the documents you attach, and it is measured in tokens, which are words and pieces of words.

In the beginning the desk was small, and a long conversation soon pushed its own beginning over the edge. Then it grew. [The guide to Claude](/guides/5) mentions an announcement in which the maker spoke of 200,000 tokens, in its words roughly 150,000 words or more than 500 pages, and larger ones have followed. Few changes were less spectacular to watch, and few have altered daily use more.

## What became possible

Questions about a whole no longer need scissors. You can hand over a year of minutes and ask for every decision about the roof. You can place two versions of a contract next to each other and have the differences listed. A manuscript can be searched for the places where a character's eyes change color. Before, each of these had to be cut into portions, and whatever lay on the seam was lost.

It also changed how to work. With a small desk, you brought what you thought was relevant. With a large one, you can bring the material and let the question decide what matters.

## What did not

A large desk is no attentive reader. According to the maker's own documentation, accuracy falls as the amount of text grows. A sentence in the middle of a very long file can be overlooked, as it can by a tired person. So the advice in our guide sounds almost old-fashioned: hand over the pages that matter and not the entire shelf.

Nor does the desk remember. In the next chat it is empty again, unless the service keeps notes about you or stores files in a project. And size costs. Long messages and large attachments use up a limit faster than short ones.

Above all, having the text is one thing and being faithful to it is another. With five hundred pages on its desk, an assistant can still state something that is on none of them. It will do so in the same tone as everything else.

## Handing over a long text

Four habits have proved sensible, and they need no technical knowledge.

- Put the document first and your question last.
- Ask for the page or section behind every statement, and for exact words before a conclusion.
- Say what should happen when the text is silent: "not in the text" is an answer.
- Start with two questions whose answers you know. If those are wrong, the third is not worth reading.

With page numbers in hand you can check quickly, and checking is what the large desk has made easier too. Open three of the pages named. If the sentence stands there, go on. If page 214 deals with something else, be wary of the rest, however fluent it sounds.

The true gain is a modest one. Nobody has to read less carefully than before. But the way to the passage that has to be read carefully has become much shorter.`,
    tags: ["context", "long documents", "explained"],
    daysAgo: 45,
    cover: { motif: "book", palette: "plum" },
  },
  {
    source: "breakthrough",
    title: "Old version or new one? Compare them yourself in half an hour",
    summary:
      "A new version is better on average, and you are not the average. Five of your own tasks, two columns and a neutral judge are enough for an answer.",
    content: `One morning the assistant you know sounds different. It is chattier, or drier, or refuses something it used to do, and a note says that a better version has taken over. Better at what? The makers look at millions of tasks. You have about five that matter. It takes half an hour to find out how the new version does on those, as long as both are still on offer.

## Before: five tasks from your own drawer

Do not make up test questions. Take requests that you have really sent and whose good result you remember: the weekly message to parents, the explanation of a formula, the plan for a menu without nuts, the translation of a work instruction. Among the five, choose one that the old version did poorly, and one to which the right reply is "that is not in the text".

Remove names and numbers that are nobody's business. Then write one line per task about what a good answer must contain. Do that now. Once you have seen the answers, you will find reasons for whichever you like better.

## During: same words, fresh chats, no labels

Use exactly the same words for both versions, each in a new chat, with memory and personal instructions switched off if the settings allow it. Otherwise you compare your own history with itself. Send the most important of the tasks twice to each version, since even the same version varies from one try to the next. A difference smaller than that variation is none.

Then comes the trick that makes the test honest: mix the answers. Copy them into a document without saying which is which and let somebody else number them, or wait until tomorrow when you have forgotten. Judge against the lines that you wrote beforehand.

Count three things separately. Is it **correct**? Is it **usable** as it stands, and how many minutes of repair does it need? Is it **pleasant**? Pleasantness shouts the loudest and should have the smallest vote, because the tone can be set with one sentence in your request.

## After: four possible outcomes

If the new one wins clearly, move and keep your five tasks for the following change. If there is no clear winner, which is the most common result, move when it suits you and save your energy. If the old one wins, see whether it will stay available and for how long; a choice of versions may hide in a menu or belong to a paid plan. And if the old one wins only on a single task, try to repair the request first. A sentence that the old version guessed may have to be said aloud to the new one.

That last case is more frequent than it sounds. Requests grow together with the tool for which they were written. When it changes, some of their little tricks become ballast. Strip the request down to what a stranger would need: task, reader, facts, shape, limits. What remains tends to work anywhere.

If you have never written such a bare request, the [exercises on our tools page](/tools) are a good place. The coach there judges your words and not the answer of a particular model, so what you learn does not expire with the next version.`,
    tags: ["versions", "comparing", "testing"],
    daysAgo: 71,
    cover: { motif: "bridge", palette: "slate" },
  },
];
