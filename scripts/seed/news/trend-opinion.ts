import type { DemoArticle } from "./demo-article";

export const trendOpinionArticles: readonly DemoArticle[] = [
  {
    source: "trend_opinion",
    title: "Some things are worth doing slowly",
    summary:
      "A tool that writes, sums up and plans makes it tempting to hand over everything. An opinion on which efforts are a burden and which are the point of the thing.",
    content: `A condolence card takes an hour. You sit there, cross out a sentence, look out of the window, remember how he used to whistle in the stairwell, and write that down. A machine could have produced five cards in that time, each of them more elegant. What it could not have produced is your hour.

This is an argument for being choosy. Not against the tools, which this site exists to teach, but against the habit of asking only one question about them: does it save time? Time for what?

## Two kinds of effort

Some effort is a fence between you and what you want. Copying addresses from one list into another, finding the form on the office's website, putting forty photos in order of date: when such work disappears, nothing of value goes with it. Hand it over, and check the result.

Other effort is the thing itself. Nobody takes up the piano because they wish for piano music; there are recordings. A diary that is written for you is not a diary. The muddle in your head before you understand a difficult text is not an obstacle on the way to understanding, it is what understanding feels like from within.

The trouble is that both kinds look alike on a Tuesday evening. Both are tiring, and the box in which you can type is open for either.

## Three questions before handing over

The first: if it were done perfectly and I had no part in it, would I be glad? With the list of addresses, yes. With the speech for your daughter's wedding, probably not.

The second: will I need to be able to do this myself one day? Somebody who always has their letters written loses nothing this month. In a few years they may find that they no longer know what they think until a machine has said it.

The third: who would be sorry to know? If the person at the other end would feel cheated, the effort was part of the gift.

None of the three gives the same answer for everybody. For a man whose hands shake, or who never learned to spell, a dictated and polished letter may be the first in years that is truly his. For a caregiver with two jobs, an evening plan made by an assistant is half an hour of sleep. Those who praise slowness should take care not to praise their own free evenings.

## The middle road is wide

It is seldom all or nothing. You can write the card yourself and have the spelling checked. You can struggle with the chapter for twenty minutes and then ask for an explanation of the one step that would not come clear. You can collect the memories for the speech and let the assistant do no more than put questions to you. In each case the machine comes after you or beside you, and seldom before.

Where does the line run in your own week? Take a sheet of paper, make two columns, and sort the chores. The left column is for whatever you would gladly never do again. There are [nine tools to practice with](/tools) for that one. The right column is nobody's business but yours, and it might be the longer one.`,
    tags: ["opinion", "habits", "writing"],
    daysAgo: 7,
    cover: { motif: "clock", palette: "rust" },
  },
  {
    source: "trend_opinion",
    title: "A plain word about when to say that AI helped",
    summary:
      "Labeling everything is as useless as labeling nothing. A proposal for everyday life: say it where a reader would judge differently if they knew, and say what exactly.",
    content: `Spelling has been corrected by programs for decades, and nobody writes "with the help of a spelling checker" below an invitation. At the other end, almost everyone would want to know if the photo of the flooded street had been invented from start to finish. Between the two lies a wide field in which people now ask: do I have to say that AI was involved?

Laws answer this for some cases, and they differ by country. Schools, newspapers and employers have rules of their own, and those come first. What follows is for the rest: the club newsletter, the flea market poster, the letter to the neighbors.

## The test of the changed mind

Ask what your reader would do with the information. If they would read, trust or judge your piece differently, they are owed it. If they would shrug, you may leave it out.

Seen in this way, much becomes easy. A reader does not care who sorted the list of members by name. They do care whether the minutes were taken by somebody who was in the room. They care whether the review of a restaurant comes from a person who has eaten there, whether the face on the poster belongs to anyone, and whether the kind words about their late father were felt.

The test also explains why a photo-like picture needs a label when a cheerful drawing of a fox often does not. Nobody takes the fox for evidence.

## Say what, not merely that

"Made with AI" is a weak label. It tells nobody whether a program chose the commas or invented the quotations. A useful note names the part, and the person who stands behind it:

> The picture on page 1 is generated. The report on page 2 was shortened with an assistant from notes taken at the meeting; the secretary has checked it against them.

Two sentences, no apology, and the reader knows where to look twice. Such a note has an effect on its author too. Anyone who writes "has checked it" is less likely to leave it at a glance.

## Against the label as an excuse

There is a lazy use of honesty. It goes: "This was made by AI and may contain errors", followed by errors. The sentence pushes onto the reader a job that belonged to the sender. If you publish it, it is yours, whatever helped you. A label tells people how something came about; it lowers no standard.

Nor should it become a stain. If every admission is met with a sneer, people will stop admitting. A clumsy text written alone is not morally superior to a clear one written with help, and a person writing in their third language has good reasons for using it.

## A habit to try

For a month, add one line wherever the test of the changed mind says yes, and leave it out everywhere else. You will probably write it less often than you feared, and feel more at ease when somebody asks.

For pictures, where the question comes up soonest, the [guide to DALL·E 3](/guides/2) goes through an example with a sports field that never existed.`,
    tags: ["opinion", "honesty", "labels"],
    daysAgo: 18,
    cover: { motif: "lamp", palette: "plum" },
  },
  {
    source: "trend_opinion",
    title: "The head start that comes with gray hair",
    summary:
      "AI tools are talked about as if they belonged to the young. Yet what they demand most is judgment: knowing what to ask, and noticing when an answer cannot be right.",
    content: `"Ask your grandchildren, they know how that works." Most people over sixty have heard the sentence about a telephone, a ticket machine or a television. With AI tools it is heard again, and this time there is good reason to contradict it.

With earlier devices, the difficult part was operating them. Which button, which menu, how long to press. Young people were quicker there, having grown up with buttons. An AI assistant, though, has hardly any. It has a box, and you write into it what you want, in sentences. Whoever has written letters for fifty years is no beginner at that.

## What these tools really ask for

Operating one can be learned in an afternoon. What takes longer is everything around it.

You must know what you want. Someone who has run a household, a workshop or a ward is used to giving tasks so that they come back done: what it is for, by when, what must not happen. That is what a good prompt consists of.

You must notice when something cannot be true. A cook of many years sees that two tablespoons of salt are too much, without looking it up. A bookkeeper feels a wrong sum before she finds it. Machines produce answers in an even, confident tone, and the best protection is to have met many confident people who were wrong.

And you must know whom to ask instead. Experience also consists of telephone numbers.

## What gets in the way

All the same, many older people hold back, and it would be too easy to call it fear. Some have had enough of devices that change as soon as one has got used to them. Some have been cheated by a voice on the phone and are right to be careful. Some find the type too small, the pages too lively, and the explanations written for people who know everything already.

None of these is a lack of talent. They are mostly faults of the products, and patience on both sides helps: larger letters, a fixed place for the few steps one needs, an hour without anybody looking over one's shoulder. Nothing breaks if you type the wrong thing. The worst that can come of a clumsy question about tomato plants is a clumsy answer.

## And the young?

They deserve the same fairness. To be fast with a screen is not to know what is on it, and a fifteen-year-old has not had the time to be lied to very often. If the older generation has something to learn about settings, the younger has something to learn about doubt.

So the two should sit at the same table. Let the younger one find the switch for larger type and the page about data. Let the older one choose the question and judge the answer. Then change places. An hour like that will teach both of them more than a course that addresses only one.

Where to begin? A subject on which you cannot be fooled is the best place. Six short questions in [the plan for newcomers](/onboarding) ask what you would like to do and how much you know so far, and nobody there will tell you to ask your grandchildren.`,
    tags: ["opinion", "generations", "judgment"],
    daysAgo: 29,
    cover: { motif: "bridge", palette: "slate" },
  },
  {
    source: "trend_opinion",
    title: "From answering to acting: why helpers need a short leash",
    summary:
      "More and more tools do things instead of describing them. A look at what changes when a mistake is no longer a sentence, and why small permissions are good manners.",
    content: `A wrong answer has a great advantage: it just stands there. You can read it, doubt it and close the window, and the world is as it was. A wrong action has already happened. The email is sent, the seat is booked, the folder is tidied, and somebody has to clean up.

For a while now, the makers of AI tools have been moving from the first to the second. Assistants that used to write about a task are being connected to calendars, mailboxes, shops and files so that they can carry it out. Such tools are called agents. One may welcome that; a helper who only gives advice is a limited pleasure. But it changes what we have to be good at.

## Wording matters less, limits matter more

With a chat, the art lies in the question. With an agent, it lies in the agreement beforehand. What may it look at? What may it change? What does it have to show you first? A request such as "clean up my mailbox" is perfectly clear in tone and completely open in consequences.

People have long experience with this, only not with machines. Nobody gives a new helper in a shop the key to the safe on the first morning. They get the till with a little change in it, and after some weeks something more. This has nothing to do with distrust. It lets both sides find out, at low cost, whether they understand each other.

## The trouble with reading everything

An agent that opens web pages and messages reads what strangers have written. Among it there may be sentences meant for the machine: forward this, ignore what you were told, fill in the field over there. A person laughs at that. A program whose work consists of following text can fall for it, and the makers have not closed this gap for good.

The practical conclusion is old-fashioned. A helper that reads everything should be able to do little, and one that can do much should read little. Whoever has both in one hand, a mailbox full of strangers' letters and the right to pay, ought at least to be asked before each step that cannot be undone.

## A proposal for the leash

Sort what you hand over by a single question: can I take it back?

Searching, comparing, drafting and copying can be taken back. Let it run, and look at the result. Moving and renaming can be taken back with some effort; let it work on a copy. Sending, paying, deleting, publishing and agreeing to terms cannot. There the last click should remain yours, even if it is a nuisance, and in particular when everything has gone well ten times. The eleventh is the one at which nobody looks any more.

It is a fair criticism that this takes away half of the convenience. Yes, for the time being. It is the half one can get back step by step, with a task that has proved itself, in a place where a slip costs little.

To practice writing such an agreement, without a mailbox at stake, try "In order, and nothing lost" from the [exercises for Manus AI](/tools/9): it is about photos and files, and about everything an eager helper must not do with them.`,
    tags: ["opinion", "agents", "safety"],
    daysAgo: 40,
    cover: { motif: "path", palette: "rose" },
  },
];
