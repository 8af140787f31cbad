import type { DemoArticle } from "./demo-article";

export const beginnerBiteArticles: readonly DemoArticle[] = [
  {
    source: "beginner_bite",
    title: "Seven words about AI that need not scare you",
    summary:
      "Model, prompt, token, context and three more: what the words on every AI page mean, each with a comparison from ordinary life and where the comparison ends.",
    content: `Every trade has its own words, and they often serve to make outsiders feel outside. The good news about AI tools is that you can get by with seven of them. Each is explained here by something you know already, and each comparison comes with the place where it stops being true.

## The thing and its name

**Model.** The engine: a very large set of numbers, adjusted on huge amounts of text or pictures, that works out how something probably continues. You never see it directly. Where the comparison ends: an engine does the same thing every time, and a model may not.

**Assistant.** The car around the engine: the page or app with a box to type in, buttons, settings and a price. One assistant can switch to another engine overnight, which is why a tool may behave differently without any change on your side. The [list of tools](/tools) has examples of both kinds of name: GPT-4o is a model that most people met in an assistant called ChatGPT, while Claude is a name for both.

## What you put in

**Prompt.** The order you give at a counter. "Something warm, please" will get you something warm. "A small tea with milk, to take away" gets you what you wanted. A prompt needs no secret words, just what a helpful stranger would have to know.

**Context.** The desk on which everything lies that the model can look at while it answers: your messages, its replies, the pages you attached. A bigger desk holds more paper. It does not follow that everything on a full desk is read with equal care.

**Token.** The small change in which text is counted. A token is a piece of text, often a short word or a part of a longer one. You need the word for one reason: limits and prices are frequently given in tokens. As a rough guide, Anthropic once put 200,000 tokens at about 150,000 words.

## What may come out

**Hallucination.** The usual word for a made-up statement that is told like a fact: a book that was never written, a rule that no office has issued. The comparison with a sick person's visions is misleading, because nothing is broken. The model does what it always does and continues the text plausibly; this time the plausible thing is not true. Plain "made up" is the better expression.

**Agent.** An errand runner: a tool that does not stop at an answer and goes through several steps on its own, such as opening pages, sorting files or filling in a form. With an errand runner you discuss beforehand how much money it carries. The [guide to Manus AI](/guides/9) shows what such an agreement looks like.

## How to use this page

Do not learn the list by heart. The next time one of the words stops you, come back, read four lines, and carry on. After two weeks or so you will notice that you use three of them yourself and that nobody has asked you what a token is.

And when a page throws an eighth word at you, try the sentence that works in every trade: "What would I notice if it were missing?" If nobody can tell you, you can probably do without it.`,
    tags: ["basics", "words", "first steps"],
    daysAgo: 1,
    cover: { motif: "key", palette: "amber" },
  },
  {
    source: "beginner_bite",
    title: "Why the same question gets a different answer twice",
    summary:
      "You ask again, and the assistant says something else. That is neither a mood nor a fault. What lies behind it, when it does no harm, and when it is a warning.",
    content: `You asked for a name for your boat on Monday and got "Sandpiper". On Tuesday you type the very same question, and now it is "Second Wind". Nothing has changed, least of all the boat. Has the assistant learned something overnight, or did it forget?

Neither, most likely. The variety is part of how these tools work.

## A choice at every word

A language model builds its answer piece by piece. For every piece it works out which continuations would fit, and how well. After "The boat could be called", thousands of words are possible, and a good many of them are about equally suitable. Usually the tool does not always take the top candidate. It draws among the good ones, a little like reaching into a bowl in which the better pieces are more numerous.

If it always took the first, its texts would sound stiff and repetitive. So some chance is built in on purpose. And since every word influences those that follow, one different choice at the beginning can lead to quite another answer at the end.

There are other reasons too. Earlier messages in the same chat count. So may things the tool has stored about you, if its memory is switched on. The company may have replaced the model in the meantime, or a web search may have found other pages.

## When variety is welcome

For names, ideas, opening lines and menus, it is a gift. Ask the same thing three times in three new chats and choose from all of it. If everything resembles the first batch, say what should be different: "five more, none of them about birds".

## When variety is a warning

It is another matter with questions that have one right answer. How many grams of flour, which year, does the rule apply to tenants? If you get 250 the first time and 300 the second, at least one of them is wrong, and the tool has not told you which.

That makes repetition a simple test. Put an important question twice, the second time in a new chat and in slightly different words:

- If the answers contradict each other, look the matter up elsewhere.
- If they agree, you know only that the tool is consistent. It can be wrong twice in the same way.

So disagreement tells you something, and agreement tells you less than it seems to. The remedy is the same in both cases: a source that you can open, or a person who knows.

## Two handy consequences

First, keep what you like. If an answer is good, copy it to a place of your own, because asking again will not necessarily bring it back.

Second, do not blame yourself. When a friend shows you a splendid answer and yours to the same question is dull, your friend need not be better at this. Ask once more in a new chat, or add a sentence about what you want it for. Chance has already dealt you one card, and nobody said that you must play it.

If you would like to see the difference that a sentence makes, the [exercises for GPT-4o](/tools/1) begin with a rainy afternoon and two bored children.`,
    tags: ["basics", "how it works", "checking"],
    daysAgo: 10,
    cover: { motif: "mirror", palette: "indigo" },
  },
  {
    source: "beginner_bite",
    title: "The postcard rule: what to keep out of a chat",
    summary:
      "Would you write it on a postcard? One question settles most worries about privacy with AI tools. Where it is too strict, where it is not strict enough, and what to do then.",
    content: `A postcard is a fine thing. It gets where it should, and everybody knows that the neighbor, the mail carrier and whoever sorts the mail could read it on the way. So people write about the weather and the food on postcards, and put the rest into an envelope.

Treat a chat window like a postcard until you know better. What you type travels to a company's computers and is stored there for some time. Depending on the tool and its settings, it may be used to improve later models, and in certain cases people may look at it, for example to investigate abuse. None of that means that somebody sits there reading along. It means that the text is no longer in your hands alone.

## What stays in the drawer

Five things do not go on the postcard: passwords and codes, numbers of accounts and identity cards, medical findings with a name on them, other people's secrets, and whatever your employer has entrusted to you.

The fourth is the one most often overlooked. You may decide about your own affairs. Your sister's separation, a student's grades or the neighbor's debts are not yours to pass on, however well you mean it.

## How to ask without telling

In nearly every case you can get the same help with less. Put a role in place of a name, a range in place of a figure, a kind of place instead of the address.

> A friend in her sixties has been told to eat less salt. Which five everyday foods contain more of it than people expect?

Nobody needs to know who the friend is, what she has and where she is treated. And if a text must be shortened that is full of names, replace them by A, B and C beforehand and change them back in the result.

Photos deserve a look at the background. A picture of the broken washing machine may also show the letter on top of it.

## Where the rule bends

For some purposes it is too strict. If you want to write your own life story with an assistant's help, something of your life has to go in. Then decide with open eyes: read the tool's page about data, look for the switch that concerns training, and delete chats you no longer need. The switch is usually found in the settings under a word such as "data" or "privacy". Deleting need not mean that a copy vanishes at once; the page about data says how long it is kept.

For others it is not strict enough. Postcards are not searched, sorted and combined, while a long history of chats adds up to quite a portrait of a person. A new chat for each subject and a tidy-up now and then keep it small.

And if you are under age, or set up a tool for somebody who is, the terms say from what age it may be used and whether a parent must agree.

## A last test

Before you press Enter, imagine the text lying open on the table of a café, with your name underneath. If you would shrug, send it. If you would quickly turn it over, take two details out and look again.`,
    tags: ["privacy", "basics", "settings"],
    daysAgo: 21,
    cover: { motif: "shield", palette: "moss" },
  },
  {
    source: "beginner_bite",
    title: "When to start a new chat, and when to stay in the old one",
    summary:
      "Answers getting odd after an hour of good ones? Often the conversation has become too full. How a chat holds what you said, and three signs that a fresh page helps.",
    content: `It went so well at first. You planned a garden party, and the assistant had good ideas. Then you asked about your tax form in the same window, then about a birthday rhyme, and now the rhyme mentions lanterns on the lawn. Something has got mixed up, and the explanation is simpler than it looks.

## What a chat holds on to

While a model is answering, it has in front of it what stands in the current conversation: your questions, its replies, the files you attached. That is why you can write "make it shorter" without saying what. It is also why the garden party turns up in the rhyme. As far as the model is concerned, everything on the page may belong to the matter at hand.

The page has a limit. In a very long conversation the beginning may be shortened or dropped, and even before that, accuracy tends to fall as the pile grows. You notice it when the assistant forgets that you said "no peanuts" an hour ago.

What stood in other chats it normally does not see, unless the tool has a memory or a project folder that passes things on. The settings tell you which of these is switched on.

## Three signs for a fresh page

**The subject changes.** From the party to the tax form: open a new chat. It costs one click, and afterward you will find both again by their titles.

**You are going around in circles.** You have corrected the same mistake three times and it comes back. The wrong version is still standing on the page, several times over, and goes on having an effect. Begin anew with the corrected facts, and the mistake is not there any more.

**You want an unbiased opinion.** In a chat where you have praised your plan for half an hour, the question "is this a good plan?" seldom gets a sober answer. Paste the plan into an empty one, and do not say that it is yours.

## When you had better stay

Stay while you work on one thing in rounds: a letter that is getting better, a trip that is taking shape, a lesson with exercises that build on each other. Here the history is the value. If the conversation grows long, pin things down from time to time:

> Before we go on: list what we have decided so far, in at most ten lines, and what is still open.

Read the list and correct it. You have then reminded the assistant, and you have something that you can take along.

## Moving with luggage

That list is also the way to change chats without losing anything. Copy it, open a new conversation, paste it on top and write underneath what comes next. Attach the file again if one is needed. The new chat starts with a clear desk and with the ten lines that count.

It is like moving from a kitchen table covered in notes to a clean one: you carry over the page with the results, and leave the crossed-out attempts where they are. If you would like something to carry over, the exercise "Put meeting notes on the wall", among those for [Claude](/tools/5), turns a muddle of talk into just such a page.`,
    tags: ["basics", "conversation", "memory"],
    daysAgo: 32,
    cover: { motif: "desk", palette: "teal" },
  },
];
