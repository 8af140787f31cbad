import type { DemoArticle } from "./demo-article";

export const miniChallengeArticles: readonly DemoArticle[] = [
  {
    source: "mini_challenge",
    title: "Mini challenge: one task, three readers, ten minutes",
    summary:
      "Have the same household job explained to a child, a hurried guest and a careful newcomer. Then find out which of your words made the three texts differ.",
    content: `You need ten minutes, a chat assistant of any make, and something in your home that others use wrongly: the coffee machine, the recycling bins, the window that jams.

The aim is to feel how much a text changes when you say who will read it, and how little it changes when you say only what it should be like.

## Round one: the plain request

Write down five facts about the thing, as you would tell them to somebody standing next to you. For a coffee machine: where the water goes, how much, which button, how long it takes, what must never go into it. Then ask:

> Write instructions for our coffee machine. Facts: ...

Read the result and keep it. It is your measuring stick. Most likely it is correct, polite, and a little like the leaflet that came in the box.

## Round two: three readers

Open a new chat for each of these, so that the earlier text does not color the next one. Use the same five facts every time and change only the reader:

- a child of eight who makes coffee for a parent's birthday, with an adult in the room;
- a guest who wakes up before you and has one minute of patience;
- a new member of the household who will use the machine every day and is afraid of breaking it.

Do not write "simple", "short" or "reassuring". Describe the person and the moment, and let the words follow from that.

## Round three: look for the differences

Lay the four texts side by side and give yourself points.

One point for each fact that is present in all four. A missing fact is the most important finding, because instructions can read beautifully and leave out the one thing that must not go into the tank.

One point if the guest's text is the shortest although you never asked for a short one.

One point if the child's text puts the adult, the heat or the waiting in the right place.

One point if the newcomer's text says what happens when something goes wrong.

One point for every word that you would never say aloud and now cross out.

There is no pass mark. With five facts found in all four texts and two or three of the other points, your descriptions did their work. If two of the texts are nearly the same, the descriptions were too thin; add what that reader already knows and what worries them, and try once more.

## What to take along

Pick the version that fits your household, mend it, and hang it up. If somebody follows it without calling you, the challenge has been passed in the only way that counts.

Next time you ask for a text of any kind, try a sentence about the reader before any adjective. "For a neighbor who has never done this and is carrying a sleeping baby" tells an assistant more than "clear and concise".

To train the same move with comments on your own wording, open the [exercises for Claude](/tools/5) and take "Rewrite a notice that scolds". It is about a laundry room, and every building has one.`,
    tags: ["challenge", "readers", "prompting"],
    daysAgo: 2,
    cover: { motif: "people", palette: "amber" },
  },
  {
    source: "mini_challenge",
    title: "Mini challenge: describe it so that a stranger could draw it",
    summary:
      "Five sentences about an object on your table, a pencil, and somebody who cannot see it. A small game that teaches more about picture prompts than any list of styles.",
    content: `Take an object that stands in front of you. A mug is too easy and a bicycle too hard; a table lamp, a watering can or a teapot with a chipped spout is about right. Hide it where nobody can see it. You are going to describe it in five sentences, and somebody else will draw it.

That somebody can be a person with a pencil or a picture generator. Best of all is both, one after the other.

## The five sentences

Write them in this order, and do not say what the thing is called.

The first sentence says what shape you see from a distance, before any detail. The second says how the parts fit together: what sits on top of what, what sticks out, on which side. The third gives sizes by comparison, such as "the handle is as long as the body is high". The fourth is about material, color and wear. The fifth says where the viewer stands and where the light comes from.

No mood words for now. "Charming", "old-fashioned" and "beautiful" mean something different to everyone who draws.

## First test: a person

Read the sentences aloud once, slowly, and answer no questions. Then put the drawing next to the object.

Do not look at how well it is drawn. Look for three kinds of difference: something is missing, something is on the wrong side or the wrong size, or something has been added that you never mentioned. For each difference, find the sentence that should have prevented it. Usually you will discover that you had said it, though after the pencil had already moved on, or that you took it for granted.

Rewrite two sentences at most. If you have a second volunteer, try again.

## Second test: a generator

Now paste the same five sentences into a tool that makes pictures. A machine adds more than a person does. It will give the thing a background, a surface to stand on and probably a pretty light, since pictures of objects tend to have them. Mark everything in the result that did not come from you. That is the share of the picture that was decided by somebody else.

Change a single sentence and run it again. If the rest of the picture changes as well, that is normal: each picture is usually made anew, and your words are all that it has to hold on to.

## Score it and go on

Give yourself two points for every part that is right in both drawings, one for a part that is right in only one, and take one away for every addition that contradicts the real object. Then name the thing in the first sentence and repeat the second test. The score will rise, because the name brings a whole stock of typical shapes with it. Ask yourself what became less like your own lamp when it became more like any lamp.

The exercise "A room to sit in", among those for [DALL·E 3](/tools/2), asks for the same skill on a larger scale and comments on what your words left open. The [guide to Midjourney](/guides/6) shows what changes when shape and style are set by short commands instead of sentences.`,
    tags: ["challenge", "pictures", "describing"],
    daysAgo: 13,
    cover: { motif: "picture", palette: "rose" },
  },
  {
    source: "mini_challenge",
    title: "Mini challenge: examine the assistant on your own subject",
    summary:
      "Nine questions about the thing you know best, one of them a trap. In twenty minutes you learn how a wrong answer sounds when you are able to recognize it.",
    content: `Everybody is an expert in something: the bus lines of a town, one breed of dog, the offside rule, knitting socks, the songs of a single band. On your subject you notice a mistake at once. On all other subjects you have to take the tone of an answer for what it is worth, and the tone is always the same.

So today you are the examiner. Choose your subject, and choose it narrow: "sourdough with rye", not "baking".

## Write the paper before you open the chat

Prepare nine questions and note down the right answers, with a source for those you would have to prove.

- Three easy ones, which any beginner's book answers.
- Three hard ones, where beginners and books tend to be wrong or too general.
- Two local or rare ones, on which hardly anybody has ever written.
- One trap: a question about something that does not exist, such as a stitch, a rule or a song title that you have just made up. Phrase it as if it existed.

Writing down the answers first is part of the test. Whoever reads the assistant's version first tends to find it convincing.

## Hold the examination

Ask each question in a chat of its own, without hints, and switch off the web search if you can. Then mark the answers with one of four letters. **R** for right. **V** for so vague that it cannot be wrong. **W** for wrong. **H** for an honest "I am not sure" or "I cannot find that".

Beside each letter, write how sure the answer sounded, from 1 to 3.

If you have time, ask the hard and the rare ones a second time with the search switched on, and open the pages. Some answers will improve. Others will now be wrong with a link beside them.

## Read your results

Look at the second column. Did the wrong answers sound less sure than the right ones? If they did, you have found something useful about this assistant on this subject. If they did not, you have seen with your own eyes why a confident tone is no evidence.

Now look at where the letters fall. In many such tests the easy questions come out well, and trouble grows with rarity. Your table may look different, and it counts for more than any general statement, as it is about the tool you really use. Nine questions are a glimpse, of course, and no measurement.

The trap deserves a line of its own. An answer that describes your invented stitch in loving detail shows what happens when there is nothing to know and a sentence has to be completed anyway. An answer that says "I do not know that, do you mean ...?" deserves a nod.

## Carry it over

Finish with one sentence on paper: "On subjects like mine, I would ask it for ..., and I would look up ...". Keep the nine questions. When the assistant gets a new version, hold the examination again; the same paper twice is the fairest comparison you can make.

What do you do when the facts come from a link? For that, go on with "Look into a sentence you overheard" from the [exercises for Perplexity AI](/tools/8).`,
    tags: ["challenge", "checking", "made-up facts"],
    daysAgo: 24,
    cover: { motif: "scale", palette: "indigo" },
  },
  {
    source: "mini_challenge",
    title: "Mini challenge: squeeze a text and lose nothing that matters",
    summary:
      "Shorten a message of your own to a half, then to a quarter, and count what survives. A fifteen-minute game about choosing what a reader cannot do without.",
    content: `Find something you wrote yourself that is too long: the invitation to the summer party, an email to the tenants, the club's note about new training times. Anything between 120 and 250 words will do. If private things are in it, replace them first.

In this game you squeeze the text twice with an assistant's help and keep score of what drips out.

## Before you start: make the list

Read your text and number every fact that a reader could act on. The day is one fact, the time another, the place a third; "bring a chair" is a fact, and "we are looking forward to it" is not. Most notes hold between eight and fourteen. Put a star on those without which somebody would come on the wrong day, to the wrong door or without the right thing.

Do this by hand. The list is the referee, so it must not come from one of the players.

## First squeeze: one half

> Shorten this text to half its length. Keep the tone. Change no date, time, name or amount. Then list what you left out.

Go through your numbers and tick what is still there. Compare with the assistant's own list of omissions. The two seldom match completely. Small conditions tend to vanish without being mentioned: "if it does not rain", "only for members", "from the back entrance". Note whether a starred fact is among the missing.

## Second squeeze: one quarter

Ask for half as long again. Now something has to go, and the question is who chooses. In your first attempt, let the assistant choose. Tick your list.

Then go back to the version before and try once more, this time with your stars: "These facts must stay: ... Leave out the rest in any order you like." Tick again.

The difference between those two results is the lesson. Both texts are short and read well. In one of them the choice was made by what usually matters in such messages, in the other by what matters to your readers.

## Score, and a rule for later

Take the last version. Two points for each starred fact that survived unchanged, one for each other fact. Minus three for any fact that has changed its meaning: a "may" that became a "must", "from 6" that became "at 6", "about 20" that became "20". These are worse than gaps, since nobody asks about them.

Finally, read it aloud. Minus one for each place where you would have to apologize for the tone. Very short texts easily sound like orders.

If every star has survived and nothing has changed its meaning, the text can go out. If not, put one sentence back. Nobody has ever complained that a useful sentence was too many.

Before you ask for a summary of anything, your own text or somebody else's, write down the three things you would be angry to see missing. It takes a minute, and it turns "sum this up" into an order that can be checked.

A whole report to practice on is waiting in "Sum up a long report", the second of the [exercises for Claude](/tools/5). Bring your three things along.`,
    tags: ["challenge", "summaries", "writing"],
    daysAgo: 35,
    cover: { motif: "puzzle", palette: "plum" },
  },
];
