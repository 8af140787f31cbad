import type { DemoItem } from "./demo-item";

export const courseItems: readonly DemoItem[] = [
  {
    name: "Birthday Verses With a Beat",
    description:
      "Write sixteen lines for a party that fit only one person: true details first, a rhythm you can clap, and a calm way to read it out.",
    fullDescription: `## What you get

Three lessons that end with a finished poem of sixteen lines: gathering details nobody else would think of, building lines with four beats, and reading them to a full room without rushing. You see one verse grow from a plain sentence, get two requests for a chat assistant, and answer six questions with explained solutions.

## Who it is for

People who have been asked to "say a few words" at a birthday, a farewell or an anniversary, and who do not think of themselves as poets. It is just as good for a card. Children who like to rhyme can join in from about nine.

## How to use

Begin a week before the day. Spend half an hour per lesson, and a walk in between, because lines often sort themselves out on foot. The course is deliberately against ready-made poems: an assistant may ask you questions and offer rhymes, but what happens in the verses has to come from you.`,
    type: "course",
    category: "Entertainment",
    tags: ["poetry", "birthday", "party", "writing"],
    pricingModel: "one-time",
    priceCents: 1200,
    license: "personal",
    content: {
      kind: "course",
      module: {
        title: "Sixteen lines for one person",
        description: "Gather what is true, build lines with four beats, and read them out.",
        lessons: [
          {
            title: "Gather before you rhyme",
            content: `Ask an assistant for "a birthday poem for my aunt" and you get sunshine, laughter and years that fly by. It rhymes, and it would suit any aunt on earth. What makes people laugh and swallow is a detail that fits only one person. So the first job has nothing to do with rhymes.

Write down twelve true things. These headings help:

- What is always in the pocket, bag or car?
- What does this person say on the phone, word for word?
- What have they repaired, baked, lost or rescued?
- What happened that everyone in the room remembers?
- What do they pretend not to like?

You are stuck at five? Let yourself be asked:

> Ask me one question at a time, 10 in all, about my neighbor who turns 70, so that I remember small true details for a birthday poem. Questions about objects, habits and sentences, not about feelings. Do not write any verses. At the end list my answers in my own words.

Then cross out. Away with everything that is only funny at the person's expense: age, weight, old loves, secrets. Imagine the person reading the list over your shoulder. What would make them smile may stay.

Of the rest, choose four. Each will become one verse, and four verses are enough.`,
            exercises: [
              {
                question: "Which detail will make the best verse for a neighbor?",
                options: [
                  "He is a warm-hearted man who is always there for others",
                  "He repairs all the children's bikes and is paid in cake",
                  "He has grown rather round since he gave up the cycling",
                  "He was born on a sunny day in spring, many years ago",
                ],
                hint: "It fits only one person, and he would smile at it.",
              },
              {
                question: "What is the assistant's job in this lesson?",
                options: [
                  "To write a first poem that you can shorten later",
                  "To invent details that sound typical of neighbors",
                  "To ask questions until you remember enough",
                ],
                hint: "Who knows the person, and who does not?",
              },
            ],
            resources: [],
          },
          {
            title: "Clap the beat",
            content: `A verse for a party needs a beat that can be clapped. Take four to a line. Read this aloud and clap on the strong syllables:

> You FIX the BIKES of HALF the STREET
>
> for ONE big SLICE of CAKE to EAT.

This is how it came about. First a plain sentence: "He repairs the bikes of half the street and wants cake for it." Then the important word went to the end of the line, because the ear waits there. Then a list of rhymes for "street": eat, seat, feet, neat. One of them, "eat", fitted what is true. Only then came the second line.

So: the fact first, then the end word, then the rhyme. Whoever starts with the rhyme ends up claiming things that never happened.

Do not twist a sentence for a rhyme ("a cake bakes he"). Nobody talks like that. A rhyme that is only close, such as "home" and "stone", is better than a crooked line.

For the search, an assistant is handy:

> The line is "You fix the bikes of half the street". Suggest 8 second lines with four strong beats that rhyme with street, in plain spoken English for a party. Use only these facts: he is paid in cake, he whistles, his shed is never locked. No twisted word order.

Clap each suggestion yourself. Such tools often miscount beats.`,
            exercises: [
              {
                question: "In which order does a line grow in this lesson?",
                options: [
                  "The rhyme, then the fact, then the word at the end",
                  "The word at the end, then the rhyme, then the fact",
                  "The fact, then the word at the end, then the rhyme",
                ],
                hint: "What happens if you begin with the rhyme?",
              },
              {
                question: "Which line has four beats and sounds like spoken English?",
                options: [
                  "Your shed is never locked at night",
                  "Unlocked your shed at night is it",
                  "Your shed is open",
                  "As everyone in the neighborhood knows, your shed is never locked",
                ],
                hint: "Clap it, and ask whether anybody would say it that way.",
              },
            ],
            resources: [],
          },
          {
            title: "Read it to a full room",
            content: `Sixteen lines last about a minute. That is the right length between soup and cake. Now prepare the sheet and yourself.

**The sheet.** Large type, four lines to a verse, an empty line between verses. Put a stroke wherever you will breathe. Underline one word per line, not more, or you will hammer.

**The order.** Begin with the detail that everybody knows, so that the room is with you. Put the funniest one in third place. End quietly, with the detail that means most.

**The last line.** If it is one that all can join in, such as the person's own favorite saying, tell the guests before: "When I raise my glass, you know what he always says."

Rehearse three times: once alone and aloud, once with a watch, once for one listener. Where that person does not laugh or frowns, change the line. Where you stumble twice, change it too. Your mouth is right.

On the day, stand up, wait until it is quiet and say no apology. "I am no poet, but" takes away half of what follows. Look at the person at the end of each verse. Speak more slowly than feels natural.

If anybody asks whether a tool helped, say how it was: it asked me questions and offered rhymes, and the stories are ours. Then hand over the sheet. It will probably be kept longer than the flowers.`,
            exercises: [
              {
                question: "You stumble over the same line in two rehearsals. What now?",
                options: [
                  "Practice it until it works, since it rhymes so well",
                  "Change the line, because your mouth is right",
                  "Read it more quickly so that nobody notices",
                ],
                hint: "What will happen on the day, with a full room before you?",
              },
              {
                question: "Which detail goes into the last verse?",
                options: [
                  "The one that everybody in the room knows",
                  "The funniest one, so that it ends loudly",
                  "The one that was left over from your list",
                  "The one that means most to the person",
                ],
                hint: "The end is quiet.",
              },
            ],
            resources: [],
          },
        ],
      },
      answers: [
        {
          lesson: 0,
          exercise: 0,
          answer: 1,
          explanation:
            "Bikes and cake belong to him alone. The first and last suit anybody, and the third is at his expense.",
        },
        {
          lesson: 0,
          exercise: 1,
          answer: 2,
          explanation:
            "It does not know the person, so it can only ask. Verses come later, and invented details never.",
        },
        {
          lesson: 1,
          exercise: 0,
          answer: 2,
          explanation:
            "The truth comes first and the rhyme has to fit it, not the other way round.",
        },
        {
          lesson: 1,
          exercise: 1,
          answer: 0,
          explanation:
            "Your SHED is NEV-er LOCKED at NIGHT. The second is twisted, the third too short, the last too long.",
        },
        {
          lesson: 2,
          exercise: 0,
          answer: 1,
          explanation:
            "What trips you twice at home will trip you at the party. Another wording is quickly found.",
        },
        {
          lesson: 2,
          exercise: 1,
          answer: 3,
          explanation:
            "The known one opens, the funniest stands third, and what means most is what people take home.",
        },
      ],
    },
    reviews: [],
  },
  {
    name: "Name Your Files So That You Find Them Again",
    description:
      "A naming rule in three parts, folders two levels deep, and a safe way to let an assistant propose the new names.",
    fullDescription: `## What you get

Three lessons for the drawer that nobody sees: the one inside your computer. You build a name that sorts itself, a set of folders with no more than two levels, and a list of old and new names that an assistant drafts and you check. Six questions with explained answers are included, and so is a rule card to copy.

## Who it is for

Anyone with files called "scan0041", "final" and "final new really". It suits households, clubs and small offices alike, on any kind of computer or cloud drive. You should know how to rename a file and make a folder. That is all.

## How to use

Take twenty minutes per lesson and one real folder, at first a small one with about thirty files. Write your rule card after lesson one and hang it where the papers are scanned. Do not try to tidy ten years at once: apply the rule to whatever is new, and repair an old folder only when you happen to need it.`,
    type: "course",
    category: "Utilities",
    tags: ["files", "folders", "organizing", "computer basics"],
    pricingModel: "one-time",
    priceCents: 900,
    license: "commercial",
    content: {
      kind: "course",
      module: {
        title: "Names, folders and a careful clean-up",
        description:
          "A rule for names, a shape for folders, and a list that you check before anything moves.",
        lessons: [
          {
            title: "A name in three parts",
            content: `A computer usually sorts names like words, sign by sign. That explains two annoyances. "2-rent" can end up behind "10-rent", because 1 comes before 2. And "3 May" stands beside "3 October", because a computer does not know months.

A name with three parts solves both:

> 2031-05-03_heating_bill.pdf

1. **When.** Year, month, day, always in this order, always two digits for month and day. Then sorting by name is sorting by time.
2. **Who or what it belongs to.** A word that you will use again: heating, school, choir.
3. **What it is.** Bill, minutes, photo list. One or two words.

If there are several versions, add v01, v02. Never "final", since there is always one more.

Leave out what some systems refuse or change: slashes, colons, question marks, asterisks and quotation marks. Hyphens and underscores are safe. The ending, such as .pdf, stays as it is, because the computer uses it to choose a program.

Which date? For a letter, the one printed on it. For a photo, the day it was taken. For a draft, the day you began. Decide once and write it on a card:

> date of the document _ belongs to _ kind, v01 for versions

Now rename five files. If one does not fit, repair the rule, not the file.`,
            exercises: [
              {
                question: "Which set of names will stand in the order of time?",
                options: [
                  "3-May_choir, 12-May_choir, 1-June_choir",
                  "2031-05-03_choir, 2031-05-12_choir, 2031-06-01_choir",
                  "05-03-31_choir, 05-12-30_choir, 06-01-31_choir",
                  "choir_first, choir_second, choir_third",
                ],
                hint: "Imagine sorting sign by sign from the left, with more than one year in the folder.",
              },
              {
                question: "You have changed a flyer for the second time. What do you call it?",
                options: [
                  "2031-03-20_fair_flyer_final-new",
                  "2031-03-20_fair_flyer?",
                  "2031-03-20_fair_flyer_v02",
                ],
                hint: "There may be a third time, and not every sign is allowed.",
              },
            ],
            resources: [],
          },
          {
            title: "Folders, two levels and no more",
            content: `Deep folders feel tidy on the day they are made. A year later nobody remembers whether the insurance letter is under Home, Car, Papers or 2030. With good names you need few folders, because the search and the order do the rest.

Make a first level with five to nine subjects from your life, in your words:

> 00-inbox, car, choir, family, health, home, money, school, 99-archive

The zeros and nines only make sure that the first and the last stay where they are.

Inside a subject there may be one more level, either by year or by project. Choose one of the two for each subject, not both. "home / kitchen 2031" is a project, "money / 2031" is a year.

Three habits keep it alive:

- **Everything new lands in 00-inbox.** No decisions while you scan.
- **Once a week you empty it.** Name, move, done. Ten files take about ten minutes.
- **Once a year, finished things go to 99-archive.** You do not delete them, you only get them out of sight.

Does a file belong in two places? Put it where you would look first when you are in a hurry. A copy in each place is tempting, but soon the two differ and you no longer know which one is right.

And a test: ask somebody who shares the folders to find a certain paper. If it takes more than a minute, listen to where they looked first. That is where it belongs.`,
            exercises: [
              {
                question:
                  "The receipt for a car radio fits both car and money. What is the best place?",
                options: [
                  "In both, so that it is always found",
                  "In a new folder called car-money",
                  "In the inbox, until it is clear",
                  "Where you would look first in a hurry",
                ],
                hint: "What happens to two copies over time, and what is an inbox for?",
              },
              {
                question: "What is the number in 00-inbox good for?",
                options: [
                  "It shows how many files are inside",
                  "It keeps the folder at the top",
                  "It protects the folder from deletion",
                ],
                hint: "Remember how a computer sorts names.",
              },
            ],
            resources: [],
          },
          {
            title: "A list of new names from an assistant",
            content: `Renaming three hundred files is dull work with clear rules, so an assistant can draft it. It needs only the names, never the files. Even names can tell too much, though: before you paste them, take out persons, diagnoses, employers and account numbers, or leave those folders for your own hands.

How do you get a list of names? In many file managers you can select everything and copy it as text. Otherwise, type twenty and try with those first.

> Here are 20 file names. Propose new ones by this rule: date as year-month-day, underscore, what it belongs to, underscore, kind of document. Answer as a table: old name, new name, reason if you guessed. Keep the endings. If a date is missing or unclear, write DATE? instead of inventing one.
>
> scan0041.pdf
> choir minutes march 4 31.docx

Then check the table before you touch a file:

1. As many rows as files, and every old name exactly as it was.
2. No new name twice. The second file could overwrite the first.
3. All endings unchanged.
4. Each DATE? opened and looked up by you.
5. Dates like 04-03: is it April or March? Look inside.

Make a copy of the folder. Rename by hand, or with the batch function of your file manager. Keep the table as a file in the same folder for a month: it is your way back.`,
            exercises: [
              {
                question: "Which row of the table must you not accept?",
                options: [
                  "scan0041.pdf becomes DATE?_home_scan.pdf",
                  "minutes.docx becomes 2031-03-04_choir_minutes.docx, reason given",
                  "scan0042.pdf gets the same new name as scan0041.pdf",
                  "photo.JPG becomes 2030-07-19_garden_photo.JPG, seen inside",
                ],
                hint: "In which case could a file disappear?",
              },
              {
                question: "Why does the request contain the words DATE? for unclear dates?",
                options: [
                  "So that a gap stays visible instead of being filled with a guess",
                  "So that the assistant opens the files and reads the dates in them",
                  "So that all the files without a date are sorted to the very end",
                ],
                hint: "What does a chat assistant tend to do when something is missing?",
              },
            ],
            resources: [],
          },
        ],
      },
      answers: [
        {
          lesson: 0,
          exercise: 0,
          answer: 1,
          explanation:
            "Year first, then month, then day, each with all its digits. In the others, months sort by letter or years stand last.",
        },
        {
          lesson: 0,
          exercise: 1,
          answer: 2,
          explanation: "v02 leaves room for v03. A question mark is refused by some systems.",
        },
        {
          lesson: 1,
          exercise: 0,
          answer: 3,
          explanation:
            "Two copies soon differ, mixed folders multiply, and an inbox is only for things not yet sorted.",
        },
        {
          lesson: 1,
          exercise: 1,
          answer: 1,
          explanation: "Names are sorted sign by sign, and a zero comes before any letter.",
        },
        {
          lesson: 2,
          exercise: 0,
          answer: 2,
          explanation:
            "With two equal names one file may overwrite the other. An open DATE? is a task for you, not an error.",
        },
        {
          lesson: 2,
          exercise: 1,
          answer: 0,
          explanation:
            "Without it, an assistant may put in a likely date, and you could not tell it from a real one. It sees only the names, not the files.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "Year first: so simple, and nobody had ever told me why. Our club's drive has nine folders now instead of sixty.",
        helpful: 13,
      },
      {
        rating: 3,
        text: "Lessons one and two are excellent. Lesson three expects you to get a list of names out of your computer, and for my system I had to find out how elsewhere.",
        helpful: 9,
      },
      {
        rating: 4,
        text: "The five checks on the table of names saved me: two photos would have got the same name. A printable version of the card would be nice.",
        helpful: 4,
      },
    ],
  },
  {
    name: "Numbers in Health News, Calmly Read",
    description:
      "Learn to read headlines about risks and studies: twice as much of what, who was studied, and which question to take along.",
    fullDescription: `## What you get

A short course in reading, not in medicine. Lesson one takes apart the word "doubles". Lesson two asks who was studied and what a study of that kind can show. Lesson three turns a worrying headline into one or two clear questions for people who know you and your case. The examples are invented so that the numbers stay small, and every lesson ends with two questions and explanations.

## Who it is for

For anybody who reads about coffee, sleep or screens and feels guilty by lunch. Also for those who look after others and get such articles forwarded. You need no mathematics beyond counting to a thousand.

## How to use

Read with a real headline beside you, on a subject that does not touch you at the moment. Half an hour is enough. The course does not say what is healthy and does not replace a conversation: whoever has a complaint or takes something regularly should ask a professional before changing anything. In an emergency, call the emergency number instead of reading.`,
    type: "course",
    category: "Healthcare",
    tags: ["health news", "statistics", "critical reading", "beginner"],
    pricingModel: "free",
    priceCents: null,
    license: "opensource",
    content: {
      kind: "course",
      module: {
        title: "From a headline to a good question",
        description:
          "Three lessons about risks, studies and what to do with a worry. No medical advice.",
        lessons: [
          {
            title: "Twice as much of what?",
            content: `"Doubles the risk" is true in both of these invented cases:

| | Without | With |
| --- | --- | --- |
| A | 1 of 10,000 people | 2 of 10,000 people |
| B | 10 of 100 people | 20 of 100 people |

In case A, one more person in ten thousand is affected. In case B it is ten more in every hundred. The headline is the same, and the news is not.

"Twice", "50 percent more" and "a third less" are **relative**: they compare two numbers and do not say how large they are. "Two of 10,000" is **absolute**: you can picture it. To judge a headline you need the absolute numbers, for both groups, and the time span. Two of 10,000 in a week is something other than in a lifetime.

If an article does not give them, they often stand in the summary of the study it is based on. An assistant can help you read a passage that you paste:

> Here is a paragraph from a study summary. Write each risk as "so many of 1,000 people in so many years", for both groups. Use only numbers from this text. If one is missing, say which.

Compare its sentence with the paragraph, number by number. If something is missing, the honest result is "cannot be said from this". It is a result too, and it usually tells you enough about the headline.`,
            exercises: [
              {
                question:
                  "An invented headline says: 50 percent more cases. The text says: from 2 to 3 of 1,000 people in ten years. How many more is that?",
                options: [
                  "One more of 1,000 people in ten years",
                  "Fifty more of 1,000 people in ten years",
                  "Half of all people within ten years",
                ],
                hint: "Picture the 1,000 people and count those affected before and after.",
              },
              {
                question: "Which piece of information makes 'a third less' meaningful?",
                options: [
                  "The name of the university that did the study",
                  "A quotation from somebody who feels better",
                  "That the finding was in several newspapers",
                  "How many of how many in each group, and when",
                ],
                hint: "A third of what?",
              },
            ],
            resources: [],
          },
          {
            title: "Who was studied, and how?",
            content: `Before a number can mean anything for people like you, somebody must have looked at people like you. Four questions help.

**Who?** Cells in a dish and mice are where research often begins. Most of what looks good there never becomes useful for people. With people, look at age and health: athletes of twenty say little about those of seventy.

**How many?** In a group of twelve, two lucky cases change everything. In a group of twelve thousand they vanish. Large is not automatically good, but tiny is always uncertain.

**Compared with what?** "Eight of ten felt better" is empty as long as we do not know how many felt better without it. Many things pass by themselves.

**Observed or assigned?** If researchers only watch, they see what goes together. Ice cream sales and sunburns rise in the same weeks, and neither causes the other: summer does. If chance decides who gets what, a difference is more likely to come from the thing itself.

Make yourself a card with the four words: who, how many, compared with what, observed or assigned. When you paste a study summary into a chat, ask for these four and for nothing else:

> Answer from this text only: who was studied, how many, compared with what, observed or assigned by chance? One line each. Write "not stated" where the text does not say it.

Then search the text for each line. What you cannot find, you strike out.`,
            exercises: [
              {
                question:
                  "People who own a piano live longer, an invented study reports after watching many households. What can it show?",
                options: [
                  "That playing an instrument makes people live longer",
                  "That the two go together, perhaps through a third thing",
                  "That doctors should recommend pianos to patients",
                  "Nothing at all, because studies are made to order",
                ],
                hint: "Was it chance that decided who owns a piano?",
              },
              {
                question: "'Nine of ten users slept better.' What is missing most?",
                options: [
                  "How many slept better without it",
                  "What the packaging looked like",
                  "Which users were most satisfied",
                ],
                hint: "Some nights become better by themselves.",
              },
            ],
            resources: [],
          },
          {
            title: "From a worry to a question",
            content: `A headline has stuck, and now it concerns you. An article cannot know you, and neither can a chat assistant. A doctor, a pharmacist or a nurse can ask back. Your part is to come with a question that can be answered in two minutes.

A poor start: "I read that this is dangerous, is that true?" A better one has three parts:

1. **What I read**, in one sentence, with the source and date. Bring the article.
2. **Why it touches me**, such as "I have taken this for two years" or "my mother does".
3. **What I want to know**, as one open question: "Does this apply to someone like me, and what would be a reason to change something?"

An assistant can help with the wording and explain words. Leave out your name and anything you would not say in a waiting room:

> Help me shorten this to a question for my pharmacist, at most 50 words, plain and calm. Do not answer it yourself. Explain the word "placebo" in one sentence.

Two things belong on the card beside it. First: until you have talked to someone, you stop nothing and start nothing because of a headline. Second: new or strong complaints are no subject for reading. Then you call the practice, and in an emergency the emergency number.

Afterward, write down the answer in your own words and read it back: "Have I understood this correctly?"`,
            exercises: [
              {
                question: "Which question is the most useful one to take along?",
                options: [
                  '"Is everything in this newspaper article really true?"',
                  '"Why does nobody ever warn us about such things?"',
                  '"Does this apply to someone like me, and what would change something?"',
                  '"A chat assistant says I should stop. Do you agree with it?"',
                ],
                hint: "Which one is about you, is open and can be answered?",
              },
              {
                question:
                  "Late in the evening you read that something you take every day may be harmful. You feel well. What now?",
                options: [
                  "Stop at once and see whether you notice a difference",
                  "Leave it as it is tonight and ask a professional soon",
                  "Let a chat assistant decide after you describe yourself",
                ],
                hint: "Think of the first of the two sentences on the card.",
              },
            ],
            resources: [],
          },
        ],
      },
      answers: [
        {
          lesson: 0,
          exercise: 0,
          answer: 0,
          explanation:
            "From 2 to 3 of 1,000 is one more. It is half of the two there were before, hence the 50 percent.",
        },
        {
          lesson: 0,
          exercise: 1,
          answer: 3,
          explanation:
            "Only the absolute numbers with their time span can be pictured. Fame and repetition say nothing about size.",
        },
        {
          lesson: 1,
          exercise: 0,
          answer: 1,
          explanation:
            "Households were only watched. Money, space or company may lie behind both the piano and the long life.",
        },
        {
          lesson: 1,
          exercise: 1,
          answer: 0,
          explanation: "Without a comparison group nobody knows what the thing itself added.",
        },
        {
          lesson: 2,
          exercise: 0,
          answer: 2,
          explanation:
            "It is about your case and leaves room to ask back. The others are too large, or hand the judgment to a tool.",
        },
        {
          lesson: 2,
          exercise: 1,
          answer: 1,
          explanation:
            "A headline is no reason to stop or start anything by yourself. A professional can look at your case. If you felt unwell, you would call at once.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "The table with 1 of 10,000 and 10 of 100 is on our fridge. My mother forwards fewer articles since she has seen it.",
        helpful: 18,
      },
      {
        rating: 5,
        text: "I teach adults and used the piano question in class. It tells people how to read without telling them what to think about their health.",
        helpful: 11,
      },
      {
        rating: 4,
        text: "Calm and fair. Lesson two packs a lot into one page, so I read it twice. The three-part question worked well at the pharmacy.",
        helpful: 7,
      },
      {
        rating: 3,
        text: "Good basics. I had hoped for one real published study as an example, since the invented ones are neater than what I meet in practice.",
        helpful: 5,
      },
    ],
  },
  {
    name: "Percent Without Panic",
    description:
      "Discounts, price rises and taxes worked out in your head, and a sure way to check the sums a chat assistant gives you.",
    fullDescription: `## What you get

Three lessons with small sums that you can do on an envelope. First: percent of what, and how to build any percentage from ten. Second: why up and down do not cancel, why two discounts cannot be added, and what a percentage point is. Third: how to estimate before you ask a chat assistant, and how to make it show steps that you can follow.

## Who it is for

Grown-ups who were told at some point that they "cannot do math", teenagers with their first salary, and people who want to read an offer without feeling small. Nothing is assumed but plus, minus and halving.

## How to use

Cover the results with a card and calculate along. Twenty minutes per lesson are plenty. The sums are about understanding figures, not about what to buy, save or sign. Keep a receipt or an old bill at hand and repeat each lesson's steps there, with numbers that are your own.`,
    type: "course",
    category: "Finance",
    tags: ["percentages", "everyday math", "checking", "beginner"],
    pricingModel: "one-time",
    priceCents: 1500,
    license: "personal",
    content: {
      kind: "course",
      module: {
        title: "Percent, step by step",
        description:
          "Work out percentages in your head, avoid three traps and check what a tool calculates.",
        lessons: [
          {
            title: "Percent of what?",
            content: `Percent means "of each hundred". The whole difficulty lies in a short question that people forget to ask: percent **of what**? Find the whole first. It is 100 percent. Everything else follows.

Start with ten percent, because you only move the decimal point one place to the left:

> 10 percent of 84.00 is 8.40

From there you build what you need:

| You want | You do | For 84.00 |
| --- | --- | --- |
| 5 percent | Half of ten | 4.20 |
| 20 percent | Twice ten | 16.80 |
| 15 percent | Ten and five | 12.60 |
| 1 percent | Move the point once more | 0.84 |
| 3 percent | Three times one | 2.52 |
| 25 percent | Half, and half again | 21.00 |

A coat for 84.00 with 15 percent off: you save 12.60 and pay 71.40. You can also go straight there, since 100 minus 15 is 85 percent of the price.

The other direction: how many percent are 21 of 84? Ask how often the part fits into the whole. 21 fits four times, and a quarter is 25 percent.

A last trick for the supermarket: 8 percent of 50 is the same as 50 percent of 8. Swap the two numbers whenever the other way round is easier. Half of 8 is 4, and so is the answer to the first.`,
            exercises: [
              {
                question: "What is 15 percent of 60.00?",
                options: ["4.00", "9.00", "15.00", "45.00"],
                hint: "Take ten percent, then half of that, and put them together.",
              },
              {
                question:
                  "A 4 percent fee is charged on 25.00. What is the quickest way to the amount?",
                options: [
                  "Divide 25 by 4 and round the result",
                  "Add 4 to 25 and divide by 100",
                  "Take 25 percent of 4, a quarter",
                ],
                hint: "You may swap the two numbers.",
              },
            ],
            resources: [],
          },
          {
            title: "Three traps",
            content: `**Up and down do not cancel.** Something costs 100, rises by 20 percent to 120 and then falls by 20 percent. It does not cost 100 again. The second 20 percent are taken from 120, which makes 24, so it costs 96. Ask each time: percent of what? The whole has changed.

**Two discounts cannot be added.** "20 percent off, and another 10 percent at the till" sounds like 30. From 100 you come to 80, and 10 percent of 80 is 8, so you pay 72. That is 28 percent off. Which of them comes first does not matter.

**Percent and percentage points.** If a rate goes from 2 percent to 3 percent, it has risen by one percentage point. It has also risen by 50 percent, because 1 is half of 2. Both sentences are true. The one that sounds better for the speaker is usually chosen, so look for the two numbers behind it.

A fourth one for receipts: taking the tax out again. A price of 120 contains 20 percent tax. Then it was not 96 before, but 100, because the tax was added to the smaller number. You divide by 1.2. You do not subtract 20 percent of 120.

To find your way in all four cases, write two lines before you calculate: "The whole is now ..." and "I take ... percent of it." Most mistakes are visible as soon as the first line is on paper.`,
            exercises: [
              {
                question:
                  "A bike for 200 is reduced by 10 percent, and a week later by another 10 percent. What does it cost?",
                options: ["160", "180", "162", "198"],
                hint: "What is the whole at the second reduction?",
              },
              {
                question: "A rate rises from 4 percent to 5 percent. Which sentence is true?",
                options: [
                  "It rose by one percentage point, which is a quarter more",
                  "It rose by one percent, which is one percentage point",
                  "It rose by 5 percent, because it is now at 5 percent",
                ],
                hint: "How large is 1 compared with 4?",
              },
            ],
            resources: [],
          },
          {
            title: "Let it calculate, but keep the reins",
            content: `Chat assistants write fluently, and they can be wrong in the middle of a smooth calculation. Some hand sums over to a calculator in the background, others do not, and you often cannot tell. So build three safeguards around your question.

**First, estimate.** Before you ask, round the numbers and get a result in your head. 17 percent of 412 is nearly 17 percent of 400, and that is 68. If the answer is 7 or 700, you stop at once.

**Second, ask for the steps.** Give the whole, the order and the rounding:

> A bill is 412.00. First take off a 17 percent discount, then add a delivery fee of 12.50. Show each step on its own line with the number it starts from. Round to cents at the end only. If anything in this is ambiguous, ask me before you calculate.

The result should be 354.46: the discount is 70.04, leaving 341.96, and 12.50 on top.

**Third, test backwards.** Go from the result to the start with a calculator. 354.46 minus 12.50 is 341.96, and 341.96 divided by 0.83 is 412. It fits.

The steps are worth more than the answer, because in them you see what the assistant took as the whole. If it took the discount from the total with delivery included, each of its lines may be right and the result is still not the one you meant.`,
            exercises: [
              {
                question:
                  "You expect about 68 and the assistant answers 700.40. What is the best next step?",
                options: [
                  "Trust the answer, because it has two decimals",
                  "Ask whether it is sure, and accept a yes",
                  "Look in the steps for the place where it slipped",
                  "Take the middle between your number and its own",
                ],
                hint: "What did your estimate tell you, and where would you see why?",
              },
              {
                question:
                  "How do you test backwards that 71.40 is right for 84.00 with 15 percent off?",
                options: [
                  "Divide 71.40 by 0.85 and see whether 84.00 comes out",
                  "Add 15 percent of 71.40 to it and see whether 84.00 comes out",
                  "Ask the assistant the same question for a second time",
                ],
                hint: "71.40 is 85 percent of something.",
              },
            ],
            resources: [],
          },
        ],
      },
      answers: [
        {
          lesson: 0,
          exercise: 0,
          answer: 1,
          explanation: "Ten percent is 6.00, five percent is 3.00, together 9.00.",
        },
        {
          lesson: 0,
          exercise: 1,
          answer: 2,
          explanation: "4 percent of 25 is the same as 25 percent of 4: a quarter of 4 is 1.00.",
        },
        {
          lesson: 1,
          exercise: 0,
          answer: 2,
          explanation: "200 becomes 180, and 10 percent of 180 is 18, so it costs 162.",
        },
        {
          lesson: 1,
          exercise: 1,
          answer: 0,
          explanation:
            "The difference is one point. Compared with 4, one is a quarter, so it is also 25 percent more.",
        },
        {
          lesson: 2,
          exercise: 0,
          answer: 2,
          explanation:
            "The estimate says that something is off, and the steps show where. Decimals and a second yes prove nothing.",
        },
        {
          lesson: 2,
          exercise: 1,
          answer: 0,
          explanation:
            "The price paid is 85 percent of the whole. Adding 15 percent of 71.40 starts from another whole and gives 82.11.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "At 58 I understand percentage points. Writing down 'the whole is now' before every sum is such a small thing and it changed everything.",
        helpful: 16,
      },
      {
        rating: 4,
        text: "The traps are chosen well and the sums are friendly. My daughter, 15, did all three in an evening and wanted harder ones, which are not included.",
        helpful: 6,
      },
      {
        rating: 5,
        text: "Testing backwards with a division: I had always added the percentage again and wondered why it never fit. Now I check our supplier's offers in a minute.",
        helpful: 5,
      },
      {
        rating: 2,
        text: "Nothing wrong in it, but I bought it for loans and interest over several years, and that is not covered. The description does not promise it, so this is partly on me.",
        helpful: 4,
      },
    ],
  },
  {
    name: "Say It First: Dictate Your Drafts",
    description:
      "For people who think faster than they type: speak a first draft, have it cleaned up without losing your voice, and catch misheard words.",
    fullDescription: `## What you get

Three lessons and six questions on writing with your voice. You learn to speak in pieces that can be used, to give a chat assistant a clean-up order that leaves your words alone, and to hunt for the four kinds of mistakes that speech recognition makes with a straight face. A spoken sample with its cleaned version shows what to expect.

## Who it is for

Slow typists, sore wrists, people whose eyes tire on a screen, parents with one free hand, and everybody who tells a story well but freezes in front of an empty page. The microphone key of a phone keyboard is enough.

## How to use

Choose a message that you would have to write anyway and speak it during lesson one. Keep the raw text, because the other two lessons work on it. Do not dictate anything confidential until you have found out where your device sends the sound: lesson one tells you what to look for.`,
    type: "course",
    category: "Productivity",
    tags: ["dictation", "writing", "voice", "accessibility"],
    pricingModel: "free",
    priceCents: null,
    license: "opensource",
    content: {
      kind: "course",
      module: {
        title: "From talking to a text",
        description: "Speak a draft, have it tidied with care, and read it for misheard words.",
        lessons: [
          {
            title: "Speak before you tidy",
            content: `Most people speak a good deal faster than they type. What stops them is the wish to speak as they would write. Give that up. A draft may be a heap, and sorting comes later.

Before you press the microphone, say three things to yourself: who will read it, what should happen afterward, and the one thing that must not be missing. Then speak:

- **In thoughts.** One thought, a pause, the next. A pause helps the device and you.
- **With labels.** Say "first point", "by the way", "the end". These spoken signposts help when you sort.
- **Without repairing.** If something comes out wrong, say "no, better" and go on.
- **With spelling where it counts.** Say unusual names and then spell them.

Stop after two minutes. Shorter pieces are easier to check, and if a recording is lost, little is gone.

Where does your voice go? Some devices turn speech into text on the spot, others send the sound to a company's servers. Look for "dictation" or "speech" in the settings: usually it says there whether sound is sent or stored. As long as you do not know, dictate nothing about health, money or other people that you would not say on a train.

Now speak a message that you owe somebody. Do not read it yet. Have a glass of water first.`,
            exercises: [
              {
                question:
                  "In the middle of dictating you notice a clumsy sentence. What should you do?",
                options: [
                  'Say "no, better", say it again and go on',
                  "Stop, delete the sentence and start anew",
                  "Switch to the keyboard for the rest of it",
                ],
                hint: "Speaking and sorting are two different jobs.",
              },
              {
                question: "What should you find out before you dictate something private?",
                options: [
                  "Whether your device has the newest keyboard design",
                  "How many words per minute you are able to speak",
                  "Whether other people dictate such things as well",
                  "Whether the sound stays on the device or is sent",
                ],
                hint: "It stands in the settings, under dictation or speech.",
              },
            ],
            resources: [],
          },
          {
            title: "A clean-up that leaves your voice in",
            content: `Here is a spoken heap:

> so um hi it's about saturday we can bring the tables first point no better first the van, the van is free from nine and then by the way my brother can help carry he has a bad back so only chairs okay and can you tell me how many tables the end

Say only "make this nice" to an assistant, and you may get a letter with "I hope this finds you well". The order has to say what may be changed and what may not:

> Tidy this dictated message to my neighbor. Keep my words and the order of my thoughts where you can. Take out filler words and false starts, add punctuation, at most four sentences. Add nothing and leave nothing out. Put a question mark in brackets where you are not sure what I said.

What comes back might be:

> Hi, it's about Saturday. The van is free from nine, so we can bring the tables. My brother can help carry, but only chairs, because he has a bad back. Can you tell me how many tables?

Compare heap and text once in each direction. Is everything from the heap in the text? Is there anything in the text that was not in the heap? The second question finds the politeness, the promises and the reasons that a tool likes to add.

A more formal tone is a second step, so that you see what changes.`,
            exercises: [
              {
                question: "Which part of the order protects your own voice best?",
                options: [
                  "Make it sound professional, warm and friendly",
                  "Keep my words and the order of my thoughts",
                  "Write it the way that a good author would",
                  "Use at most four sentences and no commas",
                ],
                hint: "Which one forbids the tool to replace what you said?",
              },
              {
                question: "Why compare the text with the heap in both directions?",
                options: [
                  "One direction finds what was lost, the other what was added",
                  "The first time is for spelling, the second one for the layout",
                  "Two comparisons make the assistant more careful next time",
                ],
                hint: "A tool can make two opposite kinds of mistakes.",
              },
            ],
            resources: [],
          },
          {
            title: "Catch what was misheard",
            content: `Typing mistakes look wrong. Misheard words look right, because the device always writes real words. That is why the spelling check is silent and you have to listen.

Look for four kinds:

1. **Names and places.** The device writes what it knows. A rare surname becomes a common one.
2. **Numbers.** Fifteen and fifty, 2:30 and 12:30. Compare each with your calendar or the paper.
3. **Little words that turn everything round.** "Can" and "can't", "now" and "not", "with" and "without".
4. **Words that sound alike.** Their and there, week and weak, brake and break.

Do it in this order: first have the text read aloud to you. Most phones and computers have such a function, and your ears notice what your eyes skip. Then read the numbers and names once more, from the end to the beginning, so that the sense does not carry you away.

You can ask an assistant to point, but not to repair:

> This text was dictated. List up to eight words that might have been misheard, each with the sentence it stands in and the word I may have meant. Change nothing.

It sees odd passages, but it cannot know whether you said fifteen or fifty. Only you were there.

Before you send: is a date, an amount or a "not" in it? Then read that sentence aloud a last time, slowly. It takes five seconds.`,
            exercises: [
              {
                question: "Why does a spelling check not find most dictation mistakes?",
                options: [
                  "It is switched off while the microphone is on",
                  "It knows only the words in its own language",
                  "The wrong words are real, correctly spelled words",
                ],
                hint: "What does a device write when it has not understood you?",
              },
              {
                question: "Which sentence deserves the slow last reading most?",
                options: [
                  "The garden looked lovely in the evening light.",
                  "We can't come on the 15th, so please start without us.",
                  "Thank you again for the long talk at the station.",
                  "I am already looking forward to the soup.",
                ],
                hint: "Where would one misheard sound change what people do?",
              },
            ],
            resources: [],
          },
        ],
      },
      answers: [
        {
          lesson: 0,
          exercise: 0,
          answer: 0,
          explanation: "You keep the flow, and the signpost shows later which version counts.",
        },
        {
          lesson: 0,
          exercise: 1,
          answer: 3,
          explanation:
            "If the sound leaves your device, others may store it. What people usually do is no answer to that.",
        },
        {
          lesson: 1,
          exercise: 0,
          answer: 1,
          explanation:
            "It says what must stay. The others invite new words, or are only about length and signs.",
        },
        {
          lesson: 1,
          exercise: 1,
          answer: 0,
          explanation:
            "Reading only from heap to text shows omissions. Additions show when you go from text to heap.",
        },
        {
          lesson: 2,
          exercise: 0,
          answer: 2,
          explanation:
            "Speech recognition chooses among real words, so nothing is misspelled. The sense is wrong instead.",
        },
        {
          lesson: 2,
          exercise: 1,
          answer: 1,
          explanation:
            "It holds a date and two little words that turn the meaning round: can't and without.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "I have arthritis and had given up on long messages. The order in lesson two gives me back my own sentences instead of someone else's letter.",
        helpful: 23,
      },
      {
        rating: 5,
        text: "The heap in lesson two could be mine, word for word. Comparing in both directions showed me two promises I never made.",
        helpful: 9,
      },
      {
        rating: 4,
        text: "Helpful and friendly. For my language the pause trick works less well, but the list of four mistakes fits exactly.",
        helpful: 4,
      },
    ],
  },
  {
    name: "Ask for Words: Honest Testimonials From Your Customers",
    description:
      "When to ask, which four questions bring out details, and how to quote people fairly. No begging and no invented praise.",
    fullDescription: `## What you get

A three-lesson course with a message to adapt, four questions for your pocket and a release form of four lines. It shows how to ask customers for feedback that others can use: at a good moment, with questions that cannot be answered by "great", and with an agreement on what may be quoted. The last lesson uses a chat assistant for the one thing it should do here: suggesting cuts that keep the meaning.

## Who it is for

People who sell their work in small numbers: tutors, gardeners, makers, guest houses, repair services. You may have no reviews yet, or thirty that all say "very nice".

## How to use

1. Do lesson one today and write down five names.
2. Ask two of them after lesson two.
3. Do lesson three once the first answers are there, with those in front of you.

Expect that half do not reply. Keep critical answers as well, since they tell you what to explain better.`,
    type: "course",
    category: "Marketing",
    tags: ["testimonials", "small business", "customer feedback", "writing"],
    pricingModel: "one-time",
    priceCents: 1900,
    license: "commercial",
    content: {
      kind: "course",
      module: {
        title: "From a kind word to a useful quote",
        description: "Choose the moment, ask for details and quote with permission.",
        lessons: [
          {
            title: "The moment and the person",
            content: `Ask too early and people can only be polite. Ask too late and the details are gone. The good moment is when the result has shown itself: the tomatoes have been planted for three weeks, the pupil has the grade, the bicycle has survived a month.

Make a list with three columns:

| Customer | When the result shows | How I ask |
| --- | --- | --- |
| Garden at the corner | Three weeks after planting | In person, at the fence |
| Pupil with resits | The day after the grades | Message to the parents |

Ask everybody for whom that day has come, and not only those who beamed at you. First, you cannot know what they think. Second, a row of quotes from hand-picked fans does not help a stranger who is deciding.

Give no reward for praise. A discount for "a nice review" buys you a sentence that nobody believes, and many review sites forbid it. If you want to give something, give it for any answer, whatever it says, and mention it beside the quote.

The first message is short and easy to refuse:

> Hello, you have had the shelf for a month now. May I ask you four short questions about it? It takes five minutes, and I would like to show other customers some of what you say, if you agree to the wording. No is perfectly fine.

Write yours now.`,
            exercises: [
              {
                question: "You repair sewing machines. When do you ask?",
                options: [
                  "At the counter, while the customer is paying",
                  "About a month later, after some use at home",
                  "A year later, together with the season's offer",
                  "Before the repair, to learn what they expect",
                ],
                hint: "When has the result shown itself, with the details still fresh?",
              },
              {
                question: "Which thank-you gift keeps the answers honest?",
                options: [
                  "A discount for every review with five stars",
                  "A voucher each month for whoever wrote the nicest answer",
                  "A small gift for any answer, mentioned beside the quote",
                ],
                hint: "What does the gift depend on, and can readers see it?",
              },
            ],
            resources: [],
          },
          {
            title: "Four questions that bring out details",
            content: `"Were you satisfied?" can be answered with yes. "How would you describe our service?" makes people sound like an advertisement. Details come when you ask about a story:

1. **What was going on before you came to me?** It shows the next customer that you know their problem.
2. **What made you hesitate?** Price, distance, an earlier bad experience. This is the most valuable line, because readers hesitate over the same thing.
3. **What is different now? Please name one thing you noticed.** Not "better", but "the drawer closes with one finger".
4. **What would you tell a friend who is thinking about it, including what is not so good?** The second half makes the first believable.

Ask one after another and stay quiet. After a short answer, "Can you give me an example?" is enough. If someone writes rather than talks, send all four at once and add: "Half sentences are fine."

Write down what they say word for word. Do not polish while you listen.

You can rehearse with an assistant:

> Play a customer of a small bicycle workshop, friendly and in a hurry, who answers in few words. I ask four questions, one at a time. Stay in the role and give details only when I ask for an example. Afterward tell me where I could have asked further.

Whatever this made-up customer says is practice. It never becomes a quote.`,
            exercises: [
              {
                question: "Which question will most likely bring a detail?",
                options: [
                  '"Would you say that you are happy with our work?"',
                  '"How many stars would you give us out of five?"',
                  '"Could you recommend us in one short sentence?"',
                  '"What do you notice now that you did not before?"',
                ],
                hint: "Which one cannot be answered with yes, a number or a slogan?",
              },
              {
                question: "Why ask what made people hesitate?",
                options: [
                  "Because readers often hesitate over the same thing",
                  "Because people like to talk about their worries",
                  "Because it shows which customers were difficult",
                ],
                hint: "Who will read the quote later, and in which situation?",
              },
            ],
            resources: [],
          },
          {
            title: "Quote so that they would recognize it",
            content: `You now have half a page of real talk. A quote for your website has about forty words. Shortening is allowed, changing the meaning is not.

An assistant can look for cuts:

> Here is what a customer said, word for word. Suggest three quotes of at most 40 words. Use only the customer's own words, in the original order, and mark each cut with three dots. Keep the doubts in if there are any. Do not smooth, do not praise, do not add a name.

Check every suggestion against your notes with a finger on the line. If a word was not said, it goes out. If "it took long, but it was worth it" has become "it was worth it", the meaning has changed: take the longer one.

Then show it to the person and have four lines confirmed, by message or on paper:

1. I agree that these words are used: ...
2. They may appear on: website / flyer / both
3. My name as: full name / first name and town / initials
4. I can withdraw this at any time by writing to: ...

Keep the answer. If somebody withdraws, take the quote down on the same day.

Never publish words that nobody said, also not "as an example", and not those of a chat assistant. Invented reviews mislead the people who trust them, review sites delete them, and in many countries they are against the law. Three true ones are enough.`,
            exercises: [
              {
                question:
                  'The customer said: "It took two weeks longer than planned, but the table is exactly what we wanted." Which quote is fair?',
                options: [
                  '"... the table is exactly what we wanted."',
                  '"It took ... exactly what we wanted."',
                  '"Two weeks longer than planned, but ... exactly what we wanted."',
                  '"A perfect table and a smooth delivery."',
                ],
                hint: "In which of them would the customer find both halves of the opinion?",
              },
              {
                question: "Your page is new and still empty. What do you put there?",
                options: [
                  "A few sentences by an assistant, until there are real ones",
                  "One real quote, or nothing yet, and a note that you are new",
                  "Praise from your family, signed with the names of others",
                ],
                hint: "Who would stand behind each sentence if a reader asked?",
              },
            ],
            resources: [],
          },
        ],
      },
      answers: [
        {
          lesson: 0,
          exercise: 0,
          answer: 1,
          explanation:
            "After a month of sewing the result is known and still fresh. At the counter there is nothing to tell yet.",
        },
        {
          lesson: 0,
          exercise: 1,
          answer: 2,
          explanation:
            "It does not depend on praise, and readers can see that there was a gift. The other two pay for a certain opinion.",
        },
        {
          lesson: 1,
          exercise: 0,
          answer: 3,
          explanation: "It asks for something seen or felt. Yes, stars and slogans hold no detail.",
        },
        {
          lesson: 1,
          exercise: 1,
          answer: 0,
          explanation:
            "Whoever reads it has not decided yet. An overcome doubt helps them more than applause.",
        },
        {
          lesson: 2,
          exercise: 0,
          answer: 2,
          explanation:
            "It is shorter and keeps the delay and the praise. The first drops the doubt, the second hides it, and the last was never said.",
        },
        {
          lesson: 2,
          exercise: 1,
          answer: 1,
          explanation: "It is true, and a reader can trust it. Everything else deceives.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "The question about hesitation brought the best sentence I have on my site: a couple feared a tutor would judge their messy notebooks. Two new pupils mentioned it.",
        helpful: 15,
      },
      {
        rating: 4,
        text: "Honest and practical. The release form in four lines alone saved me an evening. I sell online only, and the examples are mostly about meeting people.",
        helpful: 8,
      },
      {
        rating: 2,
        text: "The content is good but short for the price: three lessons, done in an hour. I would have liked more message texts than the one in lesson one.",
        helpful: 7,
      },
      {
        rating: 5,
        text: "I was about to fill my empty page with made-up quotes until the photos were done. Lesson three talked me out of it in a friendly way.",
        helpful: 6,
      },
    ],
  },
  {
    name: "Flashcards That Stick: Make Few, Review Well",
    description:
      "Turn your own notes into cards with one question each, check the ones a tool drafts, and review them at growing intervals.",
    fullDescription: `## What you get

A small course on an old method that works with paper and with any app: cards with one question, drafted from your notes, reviewed at growing distances. Included are five rules for a card with poor and better examples, an order for a chat assistant that keeps it from adding facts, and a plan with five boxes that you can set up with a shoebox.

## Who it is for

Pupils, students and apprentices before an exam, language learners, new colleagues who must know 200 product names, and older learners who think their memory has left them. You do not need a certain program.

## How to use

Bring one page of notes. In lesson one you write ten cards by hand, in lesson two an assistant drafts twenty more, and you throw away a third of them. From lesson three on you need ten minutes a day. Begin at least three weeks before the date that matters: growing intervals need days in which nothing happens.`,
    type: "course",
    category: "Education",
    tags: ["flashcards", "studying", "memory", "exam preparation"],
    pricingModel: "one-time",
    priceCents: 2400,
    license: "personal",
    content: {
      kind: "course",
      module: {
        title: "Cards, checks and boxes",
        description:
          "Write cards that ask, check cards that a tool wrote, and review them in time.",
        lessons: [
          {
            title: "One card, one question",
            content: `Reading your notes again feels like learning, because everything looks familiar. Being asked is something else: you have to fetch the answer from memory, and fetching is what makes it stay. A card is a machine for being asked. Five rules make it a good one.

1. **One question.** If the back has four lines, make four cards.
2. **One answer.** Could a reasonable person answer in two ways? Then sharpen the front.
3. **Your words.** A sentence copied from a book can be recited without being understood.
4. **A reason or an example on the back**, in small letters. It is not asked, but it helps if you were wrong.
5. **Two directions where you need them.** From the foreign word to yours is easy. Speaking needs the other direction.

Poor: "Photosynthesis?" The front does not say what you want to know.

Better: "What does a plant take from the air for photosynthesis?" Back: "Carbon dioxide. (Oxygen is what it gives off.)"

For lists, ask for gaps. Instead of "name the seven steps", write: "Step 3 is sifting. What is step 4?" The seven cards that come out of this are quicker to learn than the one long card.

Write ten cards from one page of your notes, by hand. Then put them away for an hour and try them. Every card at which you say "well, it depends" is a card for the trash.`,
            exercises: [
              {
                question: "Which front side follows the rules?",
                options: [
                  '"The heart"',
                  '"Name all the parts of the heart and what they do."',
                  '"Which chamber of the heart pumps blood to the lungs?"',
                  '"The heart is a muscle, true or false, and why?"',
                ],
                hint: "One question, one answer.",
              },
              {
                question:
                  "You want to order food on vacation. Which direction of the card do you need most?",
                options: [
                  "From the foreign word to your own language",
                  "From your own language to the foreign word",
                  "Either one, since they train the same thing",
                ],
                hint: "What will be in your head first at the table?",
              },
            ],
            resources: [],
          },
          {
            title: "Cards from an assistant, checked by you",
            content: `Making cards by hand is part of the learning, so do not give all of it away. For the dull part, such as vocabulary or product names, an assistant can draft. It must work from your notes, because your exam is about your material.

> Make 20 flashcards from the notes below for my exam as a forklift driver. Each with one question on the front, at most 15 words, and one answer on the back, at most 12 words. Use only the notes. Give the line of the notes behind each card. If a note is unclear, list it at the end instead of guessing.

Then check in three rounds.

**True?** Look up each line number. Cards whose answer is not in that line go out, however right they sound. An assistant may add what is generally the case, and in your textbook it may be otherwise.

**Clear?** Cover the back and answer. If your answer was different and also right, the front is not sharp enough.

**Worth it?** Would you look this up in a book anyway? Then you need not know it by heart. Out with it.

About a third will go. That is not waste, for you have just gone through your whole material with three questions in mind.

Notes from class may contain the words of others, and a company's papers may be confidential. Ask first whether you may paste them. If not, do it by hand: twenty cards take half an hour.`,
            exercises: [
              {
                question:
                  "A drafted card is correct as far as you know, but its answer is not in your notes. What now?",
                options: [
                  "Keep it, because more knowledge cannot hurt",
                  "Take it out, or look it up in your material first",
                  "Ask the assistant whether it is really correct",
                ],
                hint: "What is your exam about, and who vouches for the card?",
              },
              {
                question: "Why should each card give the line of the notes behind it?",
                options: [
                  "So that you can check it quickly at the source",
                  "So that the cards stay in the order of the notes",
                  "So that the assistant needs fewer words in total",
                  "So that you learn the line numbers along with it",
                ],
                hint: "Think of the first of the three rounds.",
              },
            ],
            resources: [],
          },
          {
            title: "Five boxes and a calendar",
            content: `Review a card five times in one evening, and most of it is gone a week later. Spread the five over weeks, and it stays. The trick is to come back shortly before you would have forgotten it.

Take five boxes, or five rubber bands:

| Box | Look at it | Right | Wrong |
| --- | --- | --- | --- |
| 1 | Every day | to box 2 | stays |
| 2 | Every 2 days | to box 3 | to box 1 |
| 3 | Every 4 days | to box 4 | to box 1 |
| 4 | Every 8 days | to box 5 | to box 1 |
| 5 | Every 16 days | stays | to box 1 |

The exact numbers are not sacred. What counts is that the distances grow.

Say the answer before you turn the card, aloud if you are alone. Peeking and thinking "I knew that" is reading, not fetching. If you were unsure, count it as wrong.

Add no more than ten new cards a day. Each one comes back many times. If you missed days, do not catch up with everything: box 1 first, then whatever fits into ten minutes.

A card that falls back to box 1 for the fourth time is badly made. Rewrite it, split it, or add a picture. It is seldom your memory.`,
            exercises: [
              {
                question:
                  "You were not sure, but your guess on a card in box 3 was right. Where does it go?",
                options: [
                  "To box 4, because right is right",
                  "To box 5, to save some time",
                  "Back to box 3 for another try",
                  "To box 1, because unsure counts as wrong",
                ],
                hint: "What does the lesson say about being unsure?",
              },
              {
                question: "A card comes back to box 1 again and again. What is the best repair?",
                options: [
                  "Rewrite or split it, or add a picture",
                  "Review it ten times in the same evening",
                  "Put it into box 5 and hope for the best",
                ],
                hint: "It is seldom your memory.",
              },
            ],
            resources: [],
          },
        ],
      },
      answers: [
        {
          lesson: 0,
          exercise: 0,
          answer: 2,
          explanation:
            "It has one question and one answer: the right ventricle. The others are a heading, a whole chapter and two questions in one.",
        },
        {
          lesson: 0,
          exercise: 1,
          answer: 1,
          explanation:
            "You start from what you want in your own language. The other direction trains understanding.",
        },
        {
          lesson: 1,
          exercise: 0,
          answer: 1,
          explanation:
            "Your material decides what counts. A second yes from the same assistant is no source.",
        },
        {
          lesson: 1,
          exercise: 1,
          answer: 0,
          explanation: "One look at the line shows whether the card is true to your notes.",
        },
        {
          lesson: 2,
          exercise: 0,
          answer: 3,
          explanation: "A lucky guess is not knowledge yet. In box 1 you see it again tomorrow.",
        },
        {
          lesson: 2,
          exercise: 1,
          answer: 0,
          explanation:
            "Such a card is usually too large or too vague. Many repetitions in one evening do not last.",
        },
      ],
    },
    reviews: [],
  },
  {
    name: "Your Text in Another Language, Checked",
    description:
      "Prepare a notice or web page for translation by a tool, give it a proper brief, and check the result without speaking the language.",
    fullDescription: `## What you get

Three lessons on one job: putting a short text of yours into a language that you do not speak, so that readers are helped and nobody laughs at you. You rewrite the original until it can hardly be misunderstood, learn what a translation order must say, and use four checks that work without a dictionary. Six questions with explanations come with it.

## Who it is for

Hosts, clubs, schools, neighborhood groups and small shops with guests or members from elsewhere: house notes, invitations, opening hours, menus, a page on a website.

## How to use

Choose a text of at most 200 words that you really need. Rework it in lesson one, have it translated in lesson two, check it in lesson three. About an hour and a half in all. For contracts, official letters, instructions about medicine or safety, and everything somebody could be harmed by, take a professional translator. Lesson three helps you to see where that line runs.`,
    type: "course",
    category: "Content Creation",
    tags: ["translation", "languages", "writing", "checking"],
    pricingModel: "pay-what-you-want",
    priceCents: 800,
    license: "personal",
    content: {
      kind: "course",
      module: {
        title: "Prepare, brief, check",
        description: "A clear original, an order that leaves little to chance, and four checks.",
        lessons: [
          {
            title: "An original that travels",
            content: `Most translation mistakes are already in the original, only you do not see them, because you know what you meant. Look at this line:

> We're on rain or shine, doors half six, and bring your own if you fancy a bite.

Three traps. "We're on" and "rain or shine" are sayings. "Half six" means 6:30 to many people in Britain, while the same words in German mean 5:30. And bring your own what?

> The concert takes place in any weather. Doors open at 6:30 pm. You may bring your own food.

It is plainer, a little longer, and hard to get wrong. Five rules for such a version:

1. One thought per sentence, about fifteen words at most.
2. Repeat the noun where "it" or "they" could mean two things.
3. Use one word for one thing. A "parking lot" should not become a "car area" two lines later.
4. Write dates with the name of the month, times with am and pm or in 24 hours, amounts with the currency.
5. No puns, sayings or abbreviations.

Then read it as a stranger who has just arrived and is in a hurry. Can each sentence be understood in only one way? Your readers at home will thank you too: nobody has ever complained that a notice was too clear.

Rewrite your own text now, before you open any tool.`,
            exercises: [
              {
                question: "Which sentence will survive translation best?",
                options: [
                  "The pool is open from 9 am to 8 pm, except on Mondays.",
                  "Pool 9-8, Mon. off, last dip half an hour before that.",
                  "Our pool is up and running daily bar Mondays, 9 till 8.",
                ],
                hint: "Look for sayings, abbreviations and words with two meanings.",
              },
              {
                question: "Why should a parking lot not be called a car area two lines later?",
                options: [
                  "Because a longer word is always the better one",
                  "Because the second word is not in the dictionary",
                  "Because readers may look for two different places",
                  "Because a tool translates only words it has seen",
                ],
                hint: "Think of somebody who stands there and searches.",
              },
            ],
            resources: [],
          },
          {
            title: "The brief",
            content: `"Translate this into Polish" leaves a lot open, and a tool decides it silently. A translator would ask you: who reads it, where does it hang, how do you address people? Give the answers at once.

**Reader and place.** Guests on a door sign need something other than parents in a letter.

**Form of address.** Many languages have a familiar and a formal "you". Say which one you want, or describe the relationship: "adult guests we have not met".

**Variety.** Spanish in Mexico or in Spain, Portuguese in Brazil or in Portugal.

**What stays.** Street names, the name of your house, links, phone numbers.

**Fixed words.** If you have been calling the key card by one name, give it.

**Doubts.** Ask for questions before the translation, not after.

> Translate the house note below into Polish for adult guests whom we have not met. It hangs in the kitchen of a vacation home. Polite form of address, short friendly sentences, same order and same number of points. Keep the name of the house, street names, times and the phone number as they are. Before you translate, list every word or sentence that can be understood in two ways, and wait for my answer.

The questions that come back are a gift, even if you never use the translation. Each one is a place at which your original was unclear. Answer them, and correct the original as well.`,
            exercises: [
              {
                question: "Which piece of information helps with the words for 'you'?",
                options: [
                  "The text hangs in the kitchen beside the window",
                  "The readers are adult guests we have not met",
                  "The text is to have no more than nine points",
                ],
                hint: "Many languages choose it by the relationship.",
              },
              {
                question: "The tool asks whether 'light' means lamp or not heavy. What do you do?",
                options: [
                  "Answer it, and make the original clearer as well",
                  "Answer it, and leave the original alone as it is",
                  "Skip it, because the context will make it clear",
                  "Skip it, and choose another tool without questions",
                ],
                hint: "Who else may have stumbled over the word?",
              },
            ],
            resources: [],
          },
          {
            title: "Check what you cannot read",
            content: `You do not speak the language, and still you can check more than you think.

**1. Count.** As many points as in the original? Put both side by side and compare digits, times, prices, names and links one by one. Your eyes can do that in any script with familiar digits.

**2. Translate back.** Open a new chat, so that the tool does not see the original, or use another tool:

> Translate this text into English, sentence by sentence, as literally as possible. Do not smooth anything. Mark sentences that sound odd, rude or unclear in the original and say why.

What is missing or reversed will show now. Tone and grammar hardly show: a stiff translation can come back as fine English.

**3. Look at the sentences that matter.** Everything with "not", "only", "except" or "before". Check each of them back and forth once more, alone.

**4. Ask a person.** Someone who grew up with the language needs five minutes for two questions: "What would you do after reading this?" and "Does anything sound strange?" Do not ask "Is it good?", for the polite answer is yes.

When is a person not enough, but a professional needed? Ask what happens if one sentence is wrong. If someone goes to the wrong door, take the four checks. If somebody might lose money, rights or health, have it translated.

Below the text, add: "Translated with the help of a tool. Please tell us about mistakes."`,
            exercises: [
              {
                question: "Why do you open a new chat for translating back?",
                options: [
                  "So that the answer is not too long to be read",
                  "So that the tool cannot simply repeat your text",
                  "So that the tool learns from the mistakes it made",
                ],
                hint: "What stands further up in the old chat?",
              },
              {
                question: "Which text belongs with a professional translator?",
                options: [
                  "The invitation to the summer party in the yard",
                  "The sign that says where bicycles can be parked",
                  "The list of books that are read in the book club",
                  "The rules on what to do when the gas alarm sounds",
                ],
                hint: "What happens if one sentence is wrong?",
              },
            ],
            resources: [],
          },
        ],
      },
      answers: [
        {
          lesson: 0,
          exercise: 0,
          answer: 0,
          explanation:
            "It has whole words, clear times and one meaning. The others rely on abbreviations and sayings.",
        },
        {
          lesson: 0,
          exercise: 1,
          answer: 2,
          explanation:
            "Two words suggest two things, in the translation even more than in the original.",
        },
        {
          lesson: 1,
          exercise: 0,
          answer: 1,
          explanation:
            "Age and familiarity decide between the forms of address, not the place or the length.",
        },
        {
          lesson: 1,
          exercise: 1,
          answer: 0,
          explanation:
            "If a tool can misread it, so can a person. The clearer original helps everybody.",
        },
        {
          lesson: 2,
          exercise: 0,
          answer: 1,
          explanation:
            "In the old chat it could lean on the original, and mistakes would be hidden.",
        },
        {
          lesson: 2,
          exercise: 1,
          answer: 3,
          explanation:
            "A wrong sentence there can cost somebody's health. The others cost a detour at most.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "I thought I had a translation problem and found out that I had an English problem. My house rules are half as long now in all three languages.",
        helpful: 16,
      },
      {
        rating: 4,
        text: "Translating back in a new chat showed that our 'only on weekdays' had vanished. I would have liked a sample of a whole notice in two languages.",
        helpful: 8,
      },
      {
        rating: 3,
        text: "Well made, but lesson three still needs a person who knows the language, and in our village there is none for Tamil. The first two lessons are useful anyway.",
        helpful: 5,
      },
    ],
  },
];
