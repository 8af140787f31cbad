import type { DemoArticle } from "./demo-article";

export const summaryWeekArticles: readonly DemoArticle[] = [
  {
    source: "summary_week",
    title: "Five pages, one small sentence: if it is not there, say so",
    summary:
      "Allow an assistant to find nothing and it has less reason to guess. We followed this one permission through five of our guides and exercises.",
    content: `An empty space in an answer feels like failure, to people and apparently to machines. Ask for six facts when a page holds five, and you may well receive six. Reading our guides one after the other, you meet the same remedy again and again, each time in different clothes. This week's recap collects them.

## The same permission in five places

In [the guide to Claude](/guides/5) it stands among the quick tips: "If it is not in the text, say so." The example there shows the effect. Somebody asks about the house rules of a youth hostel, and to one question the answer is simply "not mentioned". That is the most useful line of the whole reply, because now the reader knows whom to call.

[The guide to Grok](/guides/4) applies it to searching. A request about a power cut ends with "Say where you found nothing", and the answer admits that it found nothing about schools or buses. Without that line you might have taken silence for good news.

[The guide to Manus AI](/guides/9) needs it for tables. When an agent fills twenty rows from twenty pages, an empty cell tempts it to guess. "Not stated" is a proper entry there. It tells the father who compares summer camps which one he has to phone.

In the exercises for [Perplexity AI](/tools/8) you are asked what the search should do when it comes back with empty hands. And in the second exercise for [Claude](/tools/5), a long report leaves some questions open, so a good request says what should happen where the report is silent.

## Why it works, as far as it works

A language model continues a text with what is likely to fit. After a question, an answer fits. After a heading with six bullet points, a sixth point fits. If nothing in your request makes "I do not know" a fitting reply, it will seldom come up by itself.

The permission changes what fits. It does not change what the assistant knows, and it is no lock on the door. A model can still overlook a passage and write "not mentioned" although it stands on page nine. It can also invent in spite of your words. So treat the two kinds of answer alike: a statement deserves a look at its source, and so does a "not found" that surprises you.

## Four ways to word it

Copy whichever suits the task at hand:

- For a document: "Use only the text below. Where it gives no answer, write 'not in the text'."
- For a search: "Tell me what you looked for without success, and where."
- For a table: "Leave no cell to guesswork. If a page does not state it, enter 'not stated'."
- For a draft: "If a fact is missing, put a gap in square brackets and list the gaps at the end."

The last one is the friendliest of all. You get a letter with three visible holes in place of a smooth letter with three hidden errors, and filling holes takes a minute.

If you want to feel the difference, take one of your own documents this week, ask a question that it cannot answer, and ask it twice: once plainly, once with the permission. Compare the two replies before you decide how far to trust the next one.`,
    tags: ["gaps", "made-up facts", "recap"],
    daysAgo: 5,
    cover: { motif: "magnifier", palette: "moss" },
  },
  {
    source: "summary_week",
    title: "A week of covered names: what our guides leave out",
    summary:
      "Hair salon, pension letter, power bill, photo collection: in every example somebody hides something first. A walk through the site in search of missing details.",
    content: `Look closely at the examples on this site and you will notice an absence. A man photographs a letter about his pension, with his name and number covered. Four people share a house and list rooms and months, without names. A neighbor's power bill appears with all its figures and no neighbor. We did not make these people shy. Covering is part of the skill, and this week's recap shows how it is done in practice.

## Three ways to hide what is not needed

**Cover it.** For paper, a strip of card or a sticky note over the corner is enough. [The guide to GPT-4o](/guides/1) recommends this before you photograph any letter, every time. Check the picture before you send it: account numbers like to appear a second time at the foot of the page.

**Replace it.** [The guide to DeepSeek](/guides/7) swaps real names for letters. "A moved in halfway through the winter, B, C and D were there from the start" contains everything that a fair share of the heating needs. The result comes back with the same letters, and you put the names in again on your own device.

**Invent it.** The exercise about a list of members among the [coding exercises](/tools/3) asks for a handful of made-up names as a sample. A program that tidies invented names tidies the real ones too, on your computer, where they have been all along.

## Three places where hiding is not enough

Sometimes the setting matters more than the text. [Midjourney](/guides/6) shows pictures to others by default, unless a plan with a private mode is used and the mode is switched on. A farewell picture with a colleague's full name on the wall would be seen by strangers. Make the scene there and add the name at home.

A search reveals you through its subject. What you look up about illnesses, debts or people says something even without your name, so [the guide to Perplexity AI](/guides/8) suggests visiting the data settings before such a question and not after it.

And an agent can meet private matters by itself. Whoever lets [Manus AI](/guides/9) sort a folder should say what it must not look into, and should never hand over the password to a mailbox. A mailbox opens the door to most other accounts.

## The line that nobody may cross for you

All these measures protect what belongs to you. What belongs to others needs more than a sticky note. The guide to DeepSeek asks whether a dental practice may sort its patients' messages with a free public chat. The answer is no, whatever gets deleted in the evening, because the messages have left the house by then. The same holds for a teacher's marks, a club's address list and the voice message of a friend who trusted you.

A small routine for the coming week: before each request, name silently the one detail that identifies somebody. A name is easy to spot. The rare ones are harder: a job that only one person in the village has, a date together with a place, a file name that begins with a surname. Take that detail out and look at the answer. If it is just as good, and it nearly always is, the detail had no business there.`,
    tags: ["privacy", "placeholders", "recap"],
    daysAgo: 12,
    cover: { motif: "shield", palette: "slate" },
  },
  {
    source: "summary_week",
    title: "Change one thing, keep the rest: a thread through our guides",
    summary:
      "From picture tools to long chats, the same patient method returns in many of our pages. What it is good for, and how to use it without a laboratory.",
    content: `Cooks know it: if you add salt, lemon and cream at once, you will never learn which of them saved the soup. Several of our guides give this advice without mentioning soup. Put side by side, they describe one method.

## Pictures make it visible

Nowhere is the thread easier to see than with images. [The guide to DALL·E 3](/guides/2) warns that a picture is drawn anew after each request, so everything may move. If you alter the light, the style and the number of people together, the new picture may be better and you will not know why.

[The guide to Midjourney](/guides/6) turns this into a question. Four versions look alike and bore you: what next? A new description in a new style and shape might work, but it would teach you nothing. Sending the same line again with a higher value for \`--chaos\` changes exactly one thing, the one that controls how far the versions differ. A further parameter, \`--seed\`, exists to make two attempts comparable. The quick tip underneath is a habit for life: keep a notebook of lines and results.

## Words follow the same rule

Texts hide it better. You ask for a shorter, warmer and simpler version of your message, and what returns is indeed different. Which of your wishes removed the price? Ask for the length first. Look. Then ask for the tone. It takes a minute longer and gives you a sentence that you can use again: the one that worked.

The practice pages are built around this. Once you are signed in, every exercise, for instance those for [GPT-4o](/tools/1), keeps your tries and compares them by the points that the coach looks for. Those who rewrite their whole prompt see many marks jump. Those who add one sentence see which mark that sentence moved.

Reasoning can be tested in the same manner. [The guide to DeepSeek](/guides/7) proposes a puzzle whose solution you know. Once the answer is right, change one number and watch whether it still gets there. If it repeats the old result, there was probably more memory in it than calculation.

## When to break the rule

There are moments for a bold leap. At the very start you know too little to refine anything, so ask for three quite different directions and choose one. And when a chat has gone wrong from the first misunderstanding, small corrections only paint over it. Then a new chat, with everything you have learned in the first message, beats the tenth repair. [The guide to Claude](/guides/5) advises a fresh chat for every new task anyway.

Between these two moments, the slow way is the quick one. To make it easy, keep four columns on a sheet of paper: what I had, what I changed, what happened, keep or drop. Five lines are enough for an evening. You may find that two of your favorite phrases never did anything at all, and that an unassuming one, such as "for readers who have never been here", did most of the work.

One warning to end with. Answers vary even when nothing was changed. Before you praise your new word, send the same request twice. What differs between those two is chance, and only what goes beyond it is yours.`,
    tags: ["experiments", "improving", "recap"],
    daysAgo: 25,
    cover: { motif: "clock", palette: "plum" },
  },
  {
    source: "summary_week",
    title: "Who has to know? Four guides and one last question",
    summary:
      "A bridge, a museum, a medicine and a contract: each time an assistant helps, and each time somebody else has the final word. How to find that somebody.",
    content: `A delivery driver wonders whether a bridge is open after a storm. Two drivers have posted that it is. She still opens the page of the road authority, because that is who decides. The scene comes from [the guide to Grok](/guides/4), and its last sentence would fit into almost every guide we have. This week we followed it around.

## The same ending in different rooms

With [Perplexity AI](/guides/8), the question is when a museum opens this summer. Most of the linked pages agree on the hours. They may all have copied from one another, so the safest way is the museum's own page with a date on it. A majority of copies does not outvote the house itself.

With [GPT-4o](/guides/1), somebody photographs the label of a medicine and gets an answer that sounds certain. The label itself and a pharmacist are the sources that count. Asking the assistant again, or asking how sure it is, stays inside the same circle.

With [Claude](/guides/5), a photographer compares two versions of a contract. The table of differences is a good reading aid. What a changed clause means for him is a matter for a lawyer.

And [the short introduction to Grok](/grok) finds the plainest image for it. When someone shouts across the village square that the bakery is closing, go to the baker.

## Finding the baker

In each story a person asks the same thing at the end: who must know this, because it is theirs to decide, to measure or to answer for? Three kinds of bakers turn up most often.

The first is whoever **sets** the thing: the railway its timetable, the school its holidays, the club its fee. The second is whoever **measured** or saw it: the laboratory, the weather station, the person who took the photo. The third is whoever **answers for** it when it goes wrong: a doctor, an electrician, an office that signs its letters.

An assistant belongs to none of the three. It sets nothing, has seen nothing and signs nothing. That is no reason to leave it out. It is good at telling you which baker to look for, what the office is called in your country, which words to search for on its page, and how to word a question that gets a clear reply. Used that way it shortens the walk. It should not replace the last ten steps.

## When you may skip it

It would be tiring to go to the baker for everything. Which flower means what in a poem, what to cook with three leeks, how to begin a toast: nobody has the final word on these, and a mistake costs nothing. How crowded the beach is right now belongs here as well. No office publishes it, and people on the spot are as good as it gets.

So two questions decide. Is there somebody who must know? And would it hurt if the answer were wrong? Two times yes, and you make the call. In all other cases you may trust your luck and go to the beach.

As an exercise for the days ahead, choose an answer that you were about to act on and write one word in the margin: the baker's name.`,
    tags: ["sources", "responsibility", "recap"],
    daysAgo: 39,
    cover: { motif: "people", palette: "amber" },
  },
];
