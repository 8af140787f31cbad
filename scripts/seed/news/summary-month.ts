import type { DemoArticle } from "./demo-article";

export const summaryMonthArticles: readonly DemoArticle[] = [
  {
    source: "summary_month",
    title: "Four weeks, four strands: a month over the skill map",
    summary:
      "Understand, ask, check, use responsibly: the map behind this site fits into a month with ten quiet minutes a day. A plan with room for bad days.",
    content: `Behind the guides and exercises lies a map with four strands. They are called Understand, Ask, Check and Use responsibly, and every skill on the site belongs to one of them. If you would rather walk along a plan than pick at random, here is one for a month. It expects about ten minutes on five days of each week. The other two days are yours.

## Week one: Understand

Begin with what these tools are. The first skills explain how a model builds its answers piece by piece, why it sounds sure even when it is wrong, and what it can and cannot know about today or about you. Read one on each of the first three days. If it is a step of your own path, take its short check as well.

On the fourth day, meet one tool in person: [the exercises for GPT-4o](/tools/1) are the gentlest place. On the fifth, look at something quite different, such as [the guide to a picture generator](/guides/6), to notice how little of what you learned was about one product.

## Week two: Ask

This strand counts most in your score, and it is where practice pays off fastest. Its first skills form a small ladder: ask for one clear thing, say who it is for, give the facts that change the answer, choose its shape, improve it in rounds. One rung a day is enough.

Do every rung with a request of your own. A skill about naming the reader is dull as a lesson and lively as soon as the reader is your landlady. Use a task that is on your list anyway, and the ten minutes do not come on top of your day.

## Week three: Check

Now comes the strand that people like to skip. Learn which details are most often made up, how to follow a source back, and how to redo the one sum that matters. Then use what you have learned on answers that you already keep: the recipe from last week, the summary in your notes. Finding one error in your own collection teaches more than ten invented ones.

A good partner for this week is [the guide to Perplexity AI](/guides/8), since a search assistant gives you links to open. So is the part about fakes, which has less to do with assistants and more with your telephone.

## Week four: Use responsibly

The last strand has the smallest share of the score and the longest reach. What may you paste? When should you say that a tool helped? Whose rules apply at school or at work? Two of its skills are about staying yourself: keeping your own judgment, and keeping a person in charge where people are affected.

Spend the final day looking back at week one. Open a step that you have already passed and try its check again, with other questions. They will seem easier, and your score counts a second pass for more.

A few words on bad days. A missed day changes nothing about what you know, and your points do not sink while you are away. If a week falls apart, push the plan back and do not hurry. The map has no closing time. And if you want a path that is cut to your own goal and field, [answer the six short questions](/onboarding) first; this plan then becomes the frame around it.`,
    tags: ["learning plan", "skill map", "habits"],
    daysAgo: 6,
    cover: { motif: "path", palette: "moss" },
  },
  {
    source: "summary_month",
    title: "What your dashboard says after a month, and what it does not",
    summary:
      "A score, a path, a streak and a row of achievements: how each number comes about, which one to look at, and why none of them measures you.",
    content: `Numbers about ourselves have a pull. We want them to rise, and sooner or later we do things only so that they rise. After some weeks of learning it is worth opening [the dashboard](/dashboard) with a calm eye and asking each figure the same question: what do you count?

## The score counts what you have shown

The skill score goes to 100. Twelve points come from setting up your profile, goal and plan. Each of the first ten skills you show brings four more. The other 48 belong to how well you have shown all skills, in four strands, and the largest share goes to asking well. There a skill counts half when you have shown it once, by passing its check or an exercise about it. It counts eight tenths when you show it again with other questions or another exercise, and whole when you later answer it rightly among mixed questions in the challenges of a guide.

Two things follow. First, a path leads somewhere: whoever walks one to its end stands at about sixty, and the points after that are for coming back, since knowing something again after a pause is a better sign than knowing it straight after reading. Second, nothing sinks while you are away. A holiday costs no points.

The link "Why this number" lists every line of the sum, with the steps that would bring the next points for the least time. Use that list when you have ten minutes and no idea what to do with them.

## The path and the streak count something else

The path shows how many of your steps are done. It was cut to your answers in the beginning, so one hundred percent means that you have walked your path and not that you have seen everything. Two people with complete paths can have different scores, and both are right.

The streak counts lit days in a row. A day is lit when you pass a check, pass an exercise for the first time, answer a challenge of a guide rightly, finish a lesson of a course, or when somebody accepts your answer in the community. Opening a page is not enough. Saved rest days can bridge a gap. Think of the little lit windows as a calendar of visits. They say that you were here, and they are silent about whether you learned much or little on that day.

Achievements mark first times and round numbers. They are the least serious figure on the page and the most cheerful one. Enjoy them and plan nothing by them.

## What is missing

No figure here sees you outside this site. It does not notice that you covered an account number before taking a photo, that you called the pharmacy and did not act on a guess, or that you helped your uncle with his letter. It cannot tell whether you have become quicker, calmer or harder to fool. Those were the reasons for coming, and you are the only witness.

So give the retrospective a second half, with pen and paper. Write down one thing that you do differently from a month ago, one tool that you tried and do not need, and one question that is still open. Compare the page with the dashboard. Where they agree, fine. Where the score is high and the page is empty, take what you know into a real task next. Where the page is full and the score low, you are learning somewhere else, and that is fine too. The number can wait; it was only ever a lamp on the way.`,
    tags: ["dashboard", "retrospective", "motivation"],
    daysAgo: 33,
    cover: { motif: "chart", palette: "indigo" },
  },
  {
    source: "summary_month",
    title: "Nine tools in four weeks: a calm order to meet them",
    summary:
      "Chat, search, pictures, code, reasoning, agents: nobody needs them all, but knowing one of each kind helps you choose. A route through our tool pages.",
    content: `There are nine tools with exercises on [the tools page](/tools), and it is tempting to open the loudest one first. A route makes more sense. Each kind of tool prepares you for the next, and the one that does most by itself comes last. Two or three visits a week are plenty.

## First week: talking

Start with [GPT-4o](/tools/1) and [Claude](/tools/5). Both pages are about conversation: a list of ideas, an email made from rough notes, a notice with a better tone, a long report in short. You will not write better because of one product or the other. You will write better because you learn to say who reads it, what must stay and how long it may be. Whichever assistant you use at home, these exercises fit it.

Resist the wish to compare brands this week. Do the first exercise on each page, then the second on the one you enjoyed more.

## Second week: looking things up

[Perplexity AI](/tools/8) and [Grok](/tools/4) bring in the outside world. One gives numbered links, the other can draw on fresh public posts, and the skill is the same for both: seeing what an answer rests on. Read [the short introduction to Grok](/grok) in between. Its distinction between what somebody saw and what somebody heard is useful far beyond any screen.

By the end of the week, you should have opened at least five sources with your own hand. If one of them did not say what was claimed, so much the better. You will remember it.

## Third week: making things

Now change the material. [DALL·E 3](/tools/2) and [Midjourney](/tools/6) teach describing, once in full sentences and once in a single tight line with settings at its end. Here the practice pages do not generate an image; they read your words and draw a simple sketch from them, which shows the holes in a description mercilessly.

Then comes something that looks frightening and is not: the [code assistant](/tools/3). Its first exercise adds up hours on a timesheet. You need no programming for it, only the willingness to say exactly what goes in, what comes out and what happens to an entry that makes no sense. That is describing again.

## Fourth week: letting go, carefully

[DeepSeek](/tools/7) is about following a chain of reasons and finding the link that does not hold. Take a bill or a recipe. You will need that eye for the last visit.

[Manus AI](/tools/9) is an agent. It plans, browses and works with files on its own for a while. Everything from the previous weeks comes together in one request: a clear task, sources, limits, permission to find nothing, and a list of things it must not do. The exercises there are marked as harder, and rightly so. Plan a day trip first. Leave sorting your photos for another month.

At the end, choose. Most people need one assistant for words, one way of searching with sources, and perhaps a third tool for a hobby or a job. Write down which, and for what. For the others it is enough to know that they exist and what to ask of them, so that you recognize the moment when one of them would help.`,
    tags: ["tools", "learning plan", "choosing"],
    daysAgo: 62,
    cover: { motif: "key", palette: "teal" },
  },
  {
    source: "summary_month",
    title: "Look back over a month with AI in three quarters of an hour",
    summary:
      "Open your old chats, sort them into four piles and decide what to keep, what to stop and what to learn next. A monthly review that needs only paper.",
    content: `Your chat history is a diary that you did not mean to write. It records what puzzled you, what you put off and what you handed over. Once a month it deserves a reading. Set a timer for forty-five minutes, take a sheet of paper, and divide it into four fields, one for each strand of our skill map.

## Fifteen minutes: read without judging

Scroll through the month and stop at ten requests, some that went well and some that did not. For each, write two or three words into the field where the important thing happened.

Did you take the wrong kind of tool, or one at all where a phone call would have done? That goes to **Understand**. Did the answer miss because you left out the reader or the length? That is **Ask**. Did you use a figure or a name without looking it up, or look it up and find it wrong? **Check**. Did you paste something that you would rather have kept, or pass on a text that others took for yours? **Use responsibly**.

Be fair to yourself. A field full of notes shows where you were active, which is not the same as where you were bad.

## Fifteen minutes: keep, stop, delete

Now turn the notes into decisions.

Look first for the request that worked every time. Copy it out of the chat into a file of your own and replace everything that changes with a blank in square brackets. Add a line about what a person has to check. That is a reusable prompt, the last skill of its strand, and you have just practiced it.

Then look for a habit to stop. Perhaps you asked an assistant to decide about presents for people it has never met. Perhaps you let it write all messages to one friend. What we always hand over we slowly lose, so choose one thing that you want to do with your own head for the coming month.

Finally, delete. Chats with other people's details, with half a diagnosis or an address, serve no purpose any longer. Deleting may not take everything back, which is a reason to paste less next time, but it is still better than leaving them there. While you are in the settings, see whether the choices about memory and training are as you remember them.

## Fifteen minutes: one thing to learn

Your sheet now shows a field that is either very full or suspiciously empty. Take one skill from it, no more. If you have trouble with invented details, an evening with [the guide to Perplexity AI](/guides/8) helps. If your requests are long and still miss, the exercises for [Claude](/tools/5) train what must stay and what may go. If you are about to let a tool act for you, read [the guide to Manus AI](/guides/9) before and not after. Anyone with a path finds the same skills in their own order on [the dashboard](/dashboard).

Fold the sheet, write nothing on it but a question for next month, and put it somewhere you will come across it again. A year of such sheets fits in an envelope. It tells you more about your way with these tools than any chart, including ours.`,
    tags: ["retrospective", "habits", "reusable prompts"],
    daysAgo: 92,
    cover: { motif: "mirror", palette: "rust" },
  },
];
