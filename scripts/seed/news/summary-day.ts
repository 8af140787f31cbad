import type { DemoArticle } from "./demo-article";

export const summaryDayArticles: readonly DemoArticle[] = [
  {
    source: "summary_day",
    title: "Today's exercise: a laundry notice that scolds",
    summary:
      "Three harsh sentences, one request for a kinder version, and six things to say so that no rule gets lost on the way. A short exercise for anybody who writes notices.",
    content: `"Washing after 9 pm is FORBIDDEN. Whoever leaves laundry in a machine will find it on the floor. The lint filter is to be CLEANED." Everybody in the building has read these lines, and nobody feels like following them. One of the [exercises for Claude](/tools/5) asks you to have them rewritten. It needs a quarter of an hour and no account with the company behind the tool.

## Sort the sentences before you send them

A notice like this mixes three things, and an assistant cannot see which of them matter to you.

There are the rules: a time, an action and a chore. They have to survive. There is the tone: capital letters and "is to be". It can go. And there is a threat, which is neither. Perhaps you want it gone, perhaps you want a milder consequence in its place. Only you can say, because only you know what happened last winter.

This sorting is most of the work. Whoever skips it usually sends "Make this friendlier" and gets a friendly text in which the lint filter is missing.

## Six things that make the request complete

The exercise looks for six points: the text itself, what must stay, what should change, who reads it, how it should sound and how long it may be. Put together they might read like this:

> Rewrite the notice below for the people in our building. Keep three rules: no washing after 9 pm, take your laundry out of the machine, clean the lint filter. Drop the threat and the capitals. Calm and neighborly, at most 60 words, one sheet in large print. Then list what you changed.

The last sentence is not among the six. It costs nothing and saves you from comparing word by word. [The guide to Claude](/guides/5) recommends it for every text in which a detail counts.

One trap remains. Ask for a friendlier notice and you may receive reasons that nobody gave: thin walls, a baby on the second floor, a repair last spring. They sound helpful and are made up. If you want a reason on the sheet, supply it. If you have none, say "add no reasons".

## What you see after sending

A coach that works by rules reads your prompt and marks which of the six points it found. It names one next step and shows your own words again, with gaps where something is missing. Fill one gap and send it once more. If you are signed in, both tries then stand side by side, which is more instructive than any score: you see which sentence of yours moved the result.

Practice with the text given there first, then look around you. Almost every shared kitchen has a sheet that begins with "PLEASE". A class chat has a reminder that sounds like a summons. Take one of these, write down its rules with a pencil, and only then open an assistant.

Before you hang anything up, read it aloud as the person it is aimed at: the neighbor who did forget the laundry. If you would take the wet towels out with a shrug, it works. If you would want to argue, it is not finished yet. And count the rules one last time. There were three.`,
    tags: ["rewriting", "tone", "exercise"],
    daysAgo: 3,
    cover: { motif: "pencil", palette: "indigo" },
  },
  {
    source: "summary_day",
    title: "The guide to a picture tool that is gone, and what stays",
    summary:
      "Our guide to DALL·E 3 describes a generator that others have replaced. Ten minutes with it still pay off, because describing a picture well outlives every tool.",
    content: `Why would a site about AI tools keep a guide to one that its maker has retired? [The guide to DALL·E 3](/guides/2) says so itself in the second paragraph: a newer model has taken over, and the name is history. Read on anyway. Under the name lies a craft that you will use with whatever draws pictures for you next.

## Speak as if to an illustrator on the phone

The central advice fits in that one image. An illustrator on the phone cannot see your garden, your daughter or your idea of "cozy". She needs to hear what is in the scene, what is going on there, where it is and what it is made with. Two good sentences are enough. A heap of single words is not.

Whatever you do not mention will be chosen for you. Ask for "a doctor" and the tool settles age, clothes and room by what was common in the pictures it learned from. The result feels like a surprise or even an insult, yet the gap was in the request.

The guide boils this down to five questions. What is the main thing? Where does it stand? Which season and hour is it? Is it a photo, a drawing, a collage? And what will the picture be used for? The last one is easy to forget and changes a lot: a calendar page needs calm areas, a postcard may be crowded.

## Three limits worth knowing beforehand

- **Letters.** A few words on a sign may work. A date and an address rarely do. Ask for an empty area and add the text yourself, in a program where you control every letter.
- **Second drafts.** When you ask for one change, the picture is drawn anew. Parts you liked may shift. So change a single thing at a time and keep the versions.
- **What is not there.** "A street without cars" mentions cars. "An empty street" does not. Describe what should be seen.

The guide adds a warning that has nothing to do with craft. A picture that looks like a photo can mislead people, even when it was meant kindly. Write "generated picture" below it. Leave out people who have not agreed, and do not place anybody real in a scene that never took place.

## Ten minutes, one room

Try it with [the exercise about a room to sit in](/tools/2). You describe an indoor place so exactly that a stranger could draw it: the kind of room, what stands where, what makes it bright or dim, its colors, and the spot from which we look. No image is generated there. A program reads your words and lays out a plain sketch by rule, so you notice what you never said: where the chair stands, where the light comes from, what you would see first from the door.

Do it first with a room you know by heart. Then hand your description to somebody at home and let them sketch it on the back of an envelope. Compare the drawing with the room. Wherever the pencil went astray, a word was missing, and that word will be missing in every picture tool you ever open.`,
    tags: ["pictures", "describing", "dall-e 3"],
    daysAgo: 9,
    cover: { motif: "picture", palette: "rose" },
  },
  {
    source: "summary_day",
    title: "Seven percent of what? A day with a rent letter",
    summary:
      "A letter raises a rent from 840 to 903 dollars and calls it seven percent. One exercise, a little mental arithmetic, and a habit that protects you from many bills.",
    content: `Take a letter that says your rent rises by 7 percent, from $840 to $903 a month. Two numbers, one percentage, a friendly closing line. Most people would file it. The [exercises for DeepSeek](/tools/7) make you stop and ask for it to be looked over.

## First the head, then the machine

Before you type anything, estimate. A tenth of 840 is 84. Seven percent is seven tenths of that, so a little less than 59. The letter adds 63. You do not need to know yet why the two differ. You only need to see that they do, and that took less time than opening an app.

This order matters. Whoever lets an assistant calculate first tends to believe the first figure on the screen. Whoever has an estimate in mind reads the answer with different eyes: too large, too small, plausible. [The guide to DeepSeek](/guides/7) puts the same advice among its quick tips.

## What a good request spells out

The word "percent" hides a question: percent of which amount? The letter may have taken its seven percent from another base than you did. So the request should name the old rent, the new rent and the claim, and it should say which of the rents the percentage is meant to belong to.

Next comes time. A few dollars a month look harmless. Ask for the difference over a year, because that is how long you will pay it at least. Then exactness: to the cent, since a letter about rent is no place for "roughly". And finally the path. Ask for numbered steps, so that you can point at one of them, and for a test at the end that puts the result back into the sentence of the letter.

A request with all of that is still short:

> My rent was $840 and is to be $903. The letter calls this an increase of 7 percent. Work out 7 percent of the old rent, to the cent, and what share of each of the two rents the difference really is. Show numbered steps. Give the difference per year. Check your result by putting it back.

## Why the steps are the real lesson

Some assistants write out their reasoning before they answer. That is an invitation to read like a teacher: go down the lines until you find the one where a number or an assumption changes. In this case there is such a line, and it is worth finding by yourself, so this summary stops here.

Two limits belong to the day's learning. A program can tell you whether the sum fits the sentence. It cannot tell you whether the landlord may raise the rent at all, by when he has to say so, or what your contract allows. For that there are tenants' associations, advice centers and lawyers. And before you paste a real letter anywhere, take out names, the address and the account number. The two amounts are all that the calculation needs.

Afterward, look for the same trick elsewhere. A discount on a price that was raised before, a fee that "only" doubles from one percent to two, a pack with "20 percent more". Each time the useful reply is the question from the title.`,
    tags: ["percentages", "checking", "deepseek"],
    daysAgo: 16,
    cover: { motif: "scale", palette: "slate" },
  },
  {
    source: "summary_day",
    title: "Begin here: a rainy afternoon and six useful details",
    summary:
      "The first exercise on the site asks for ideas to keep two children busy. It is easy on purpose, and it shows why a few plain facts beat every clever phrase.",
    content: `Rain on the window, two children of seven and ten, three hours until somebody picks them up. If you have never written to a chat assistant, this is a good scene to begin with. It is the first of the [exercises for GPT-4o](/tools/1), nothing can go wrong, and everybody can judge the result without knowing anything about computers.

## The short question and its problem

Most people start like this: "What can I do with kids when it rains?" The answer will be a list, and the list will be fine for somebody. It may contain finger paint, which you do not own, a museum on the other side of town, and a film, although screens were exactly what you wanted to avoid. The assistant did not misunderstand you. It filled the gaps with what suits most people most of the time.

So the exercise invites you to close the gaps. It looks for six of them.

## Six details and what each one does

The **ages** decide between a game that delights and one that bores. The **number of ideas** decides how much you will have to read; four are better than fourteen when two children are waiting. The **time** separates a trick for ten minutes from a project for the whole afternoon.

Then come the details that people tend to forget. **What is at hand:** paper, boxes, a blanket, a kitchen. **What you do not want:** noise because of the neighbors, paint because of the carpet. And the **shape of the answer:** perhaps one line per idea, with the things it needs in brackets, so that you can read it from your phone while somebody is pulling at your sleeve.

None of this is a secret formula. It is what you would tell a friend on the telephone who offered to help. The only difference is that a friend would ask, and a chat assistant often answers without asking.

## Try twice, on purpose

Send a short version first, just as it comes to mind. Here you will get an answer that reflects your details, and notes from a coach that checks by fixed rules which of the six it found. Then add two details, send again and compare the two. That small experience, two sentences more and a visibly better list, stays longer than any advice.

If you like, [the guide](/guides/1) takes you further. It explains that GPT-4o is the name of a model and not of a chat, that newer models answer in its place, and that the habits carry over. One of its tips fits this exercise well: begin with what you want to hold at the end. In our scene that is a short list for two particular children, and not a treatise on rainy days.

Two cautions for real life. Leave out the children's names and anything about their health that is not needed; "one of them must not have nuts" says enough. And look over every idea as the adult in the room. An assistant has never met these two, does not know that the older one climbs on everything, and will not be there when the scissors come out.

When the rain stops, keep your request. With other numbers in it, it works for a birthday, a train ride and an evening with bored teenagers.`,
    tags: ["first steps", "details", "gpt-4o"],
    daysAgo: 23,
    cover: { motif: "puzzle", palette: "teal" },
  },
];
