import type { DemoItem } from "./demo-item";

export const toolItems: readonly DemoItem[] = [
  {
    name: "Do, Ask or Leave: A Sorting Table for Your To-Do List",
    description:
      "Five questions that sort each task into what you do yourself, what an assistant may draft and what stays out of any tool.",
    fullDescription: `## What you get

One page with a decision table, a list to fill in (three rows are filled in for you) and two short checks: one before you hand a task over, one before you use what comes back. A filled row takes about half a minute.

## Who it is for

People whose list is longer than their day and who wonder which of it a chat assistant could take. You need no experience with such tools, and the table works on paper. It is also a calm way to talk about the subject in a team or a family, because it asks about the task and not about what anybody thinks of AI.

## How to use

1. Write down whatever is on your mind, one task per row.
2. Put each task through the five questions from top to bottom. The first "yes" decides.
3. Start with the rows marked "Do". They are often the quickest.
4. Come back after a month and read the last section.`,
    type: "tool",
    category: "Productivity",
    tags: ["to-do list", "decision table", "planning", "beginner"],
    pricingModel: "free",
    priceCents: null,
    license: "opensource",
    content: {
      kind: "document",
      text: `## The five questions

Go from top to bottom. The first "yes" decides.

| | Question | If yes | Example |
| --- | --- | --- | --- |
| 1 | Does it need passwords, account numbers or private details of other people? | **Leave** it out of any tool, or take the details out first | Sorting the sick notes of a team |
| 2 | Would a mistake be costly, and could you not spot it yourself? | **Leave** it to somebody who answers for it | Wording a contract |
| 3 | Is it quicker to do than to explain? | **Do** it now | Confirming a time |
| 4 | Does it count because it comes from you? | **Do** it, in your own words | A line to a grieving friend |
| 5 | Is it words, order or ideas that you can judge yourself? | **Ask** for a first version | Turning notes into an agenda |

Five times "no"? Then the task is probably several tasks. Split it and start again.

## Your list

| Task | Decided by question | Do, Ask or Leave | When |
| --- | --- | --- | --- |
| Reply to the plumber: Thursday suits | 3 | Do | Today |
| Ideas for the farewell lunch, 12 people, a small budget | 5 | Ask | Wednesday |
| Check the clause on notice in the lease | 2 | Leave: ask the tenants' office | This week |
| | | | |
| | | | |
| | | | |

## Before you hand over an "Ask"

- [ ] I can say in one sentence what the result is for and who will read it.
- [ ] Names, addresses and numbers that nobody needs are out.
- [ ] I have said how long it should be and what must not be in it.
- [ ] I know how I will notice a mistake.

## Before you use what comes back

- [ ] I have read all of it, not only the beginning.
- [ ] Each date, number and name agrees with my own papers.
- [ ] I would stand by every sentence if someone asked me about it.
- [ ] It sounds like me, or I have said that it is not mine.

## After a month

Count the rows marked "Ask". For how many did the first version save time, checking included? If it was less than half, look at what they had in common: usually the task was quicker to do than to explain (question 3), or it needed facts that only you had. Mark such tasks "Do" from now on. If a "Leave" turned up each week, plan a fixed hour for those instead of pushing them along.`,
    },
    reviews: [
      {
        rating: 5,
        text: "The order of the questions is what makes it work. I always asked myself whether a tool could do a thing, and never whether it was quicker to just answer the plumber.",
        helpful: 14,
      },
      {
        rating: 4,
        text: "We filled it in together at work and agreed sooner than I expected. I would have liked more rows to print, but copying the table is no trouble.",
        helpful: 6,
      },
      {
        rating: 3,
        text: "Clear and short. For my list nearly everything ended at question 3, so I could have guessed the result. The check before using an answer is the part I kept.",
        helpful: 4,
      },
    ],
  },
  {
    name: "Flyer Check: Three Readings Before You Print",
    description:
      "A proofing checklist for flyers and posters of small events: the facts, the look from across the room and a stranger's questions.",
    fullDescription: `## What you get

A checklist for three separate readings of a flyer, about ten minutes in all. The first reading is for facts (weekday and date, place, price, end time). The second is for the eye: size, contrast, edges, and the black and white copy that will surely be made. The third belongs to a person who knows nothing about your event. A log for what you changed is at the end.

## Who it is for

Clubs, schools, choirs, allotment societies and anybody who once carried two hundred copies home with the wrong Saturday on them. It does not matter whether you made the layout yourself, used a template or let an image generator help.

## How to use

Print the flyer once, in the size in which it will hang, and take a pen. Do the readings in order and never two at once: whoever looks at colors does not see that the 14th is a Sunday. Order the full run only when every box is ticked.`,
    type: "tool",
    category: "Marketing",
    tags: ["flyer", "poster", "proofreading", "events", "checklist"],
    pricingModel: "pay-what-you-want",
    priceCents: 200,
    license: "commercial",
    content: {
      kind: "document",
      text: `## First reading: the facts

Have the booking, the calendar and the agreement with the venue beside you. Compare, do not remember.

- [ ] Weekday and date belong together in this year's calendar.
- [ ] Start, doors open and end are given, with morning or evening clear.
- [ ] The place has a street and, if the door is hard to find, a hint such as "entrance in the yard".
- [ ] The price says for whom it is, and whether it is paid in advance or at the door.
- [ ] It says whether one must sign up, where, and until when.
- [ ] Somebody has called the phone number and written to the address on the flyer.
- [ ] Two different phones have opened the code or link.
- [ ] If it takes place outside: what happens in bad weather?
- [ ] Steps, toilets and hearing loop: what is said about access is true today.
- [ ] Each person, sponsor and photographer agreed to be named or shown.

## Second reading: the look

Pin it to a wall.

| Where you stand | You should be able to read |
| --- | --- |
| Across the room | What it is |
| Three steps away | Day, time, place |
| An arm's length away | Everything else |

- [ ] Squint: the most important thing is still the darkest or largest.
- [ ] A black and white copy loses no information.
- [ ] Text over a photo stands on a calm part of it.
- [ ] Nothing that matters is close to the edge. Many home printers leave a margin.
- [ ] There are no more than two typefaces.
- [ ] In a made or edited picture, hands, faces and lettering have been looked at closely.

## Third reading: the stranger

Give the flyer to someone who knows nothing about it for ten seconds. Take it back and ask:

1. What is it?
2. When and where?
3. Could you come, or is it for others?
4. What would you have to do now?

Write down the answers as they come and explain nothing. A wrong answer is the flyer's mistake. Change it and ask somebody else.

## Log

| What was wrong | Changed to | Checked by |
| --- | --- | --- |
| "Saturday the 14th", but the calendar says Sunday | Sunday the 14th | |
| | | |
| | | |

## Last thing

- [ ] The file sent to the printer is the corrected one: open it again and look at the date.
- [ ] One proof copy has been seen on paper before the full run.`,
    },
    reviews: [
      {
        rating: 5,
        text: "The ten seconds with a stranger showed that nobody understood our concert was free. We had checked everything else three times over.",
        helpful: 9,
      },
      {
        rating: 4,
        text: "Good order, and the calls to our own number caught an old one. A second page for social media pictures would round it off.",
        helpful: 5,
      },
      {
        rating: 5,
        text: "I paid a little more than the minimum because the black and white test alone saved our poster: the yellow dates vanished on the copier.",
        helpful: 3,
      },
      {
        rating: 2,
        text: "Everything in it is correct, but if you do print work regularly you already know it. There is nothing about bleed or paper. Fine for clubs, thin for me.",
        helpful: 2,
      },
    ],
  },
  {
    name: "Quiz Question Checker: 12 Tests for Multiple Choice",
    description:
      "Twelve quick tests with examples that show whether a multiple choice question asks what you taught or only rewards good guessers.",
    fullDescription: `## What you get

Twelve tests for a single question, each with the flaw it finds and a repair. One weak question is then mended in front of you, step by step, and a small table helps you look at a whole quiz: where the right answers stand, how long they are, and which goals nobody asked about.

## Who it is for

Teachers, trainers, tutors, volunteers who train new volunteers, and students who write questions for each other. It is useful for questions of your own and even more so for those that a chat assistant wrote, because such questions tend to look finished when they are not.

## How to use

Take a question, cover the answer key and answer it yourself first. Then go through the tests and put a mark where one fails. Mend a question with one or two marks. Throw away one with three or more, since writing a new one is quicker. A quiz of ten questions takes about twenty minutes the first time.`,
    type: "tool",
    category: "Education",
    tags: ["quiz", "teaching", "multiple choice", "checklist"],
    pricingModel: "one-time",
    priceCents: 700,
    license: "commercial",
    content: {
      kind: "document",
      text: `## Twelve tests for one question

| | Test | If it fails |
| --- | --- | --- |
| 1 | Can someone who knows the subject answer with the options covered? | Put the whole question into its first line |
| 2 | Is there exactly one defensible answer? | Add the missing condition, or change an option |
| 3 | Does it ask for something you taught? | Drop it, or teach it |
| 4 | Does it need more than remembering a phrase from the text? | Ask about a new case |
| 5 | Is each wrong option a mistake that learners really make? | Take wrong answers from old work |
| 6 | Are the options about equally long and exact? | Shorten the right one |
| 7 | Do all options fit the grammar of the question? | Read each one aloud behind it |
| 8 | Is it free of "all of the above" and "none of the above"? | Split it, or name the options |
| 9 | Is it free of "not" and "except"? | Turn it round, or set the word in bold |
| 10 | Are words such as "always" and "never" absent from the wrong options only? | Spread them evenly, or cut them |
| 11 | Could a weak reader who knows the subject still get it? | Use shorter sentences |
| 12 | Would it still be fair for a learner from another town or country? | Change the setting |

## One question, mended

**Before.** Evaporation: (a) is bad (b) is when water becomes gas below its boiling point, as with wet laundry on a line (c) ice (d) all of the above

Fails 1 (there is no question), 5, 6, 7 and 8.

**After.** A wet shirt dries on a cold, windy morning. What happens to the water?

- (a) It boils off, only very slowly.
- (b) It turns to gas without boiling.
- (c) It soaks deeper into the fibers.
- (d) It falls to the ground as drops.

Each wrong option is now something a learner might believe.

## The quiz as a whole

| Question | Goal it asks for | Place of the key | Key is the longest? | Marks |
| --- | --- | --- | --- | --- |
| 1 | | | | |
| 2 | | | | |

- [ ] The key is not in one place more than half the time.
- [ ] The key is the longest option in no more than a third of the questions.
- [ ] No question gives away the answer to another.
- [ ] Every goal has a question, and no goal has five.
- [ ] A colleague has answered without the key.`,
    },
    reviews: [
      {
        rating: 5,
        text: "I ran last term's quiz through it and found that the key was the longest option in eight of ten questions. My students had certainly noticed before I did.",
        helpful: 21,
      },
      {
        rating: 4,
        text: "Tests 5 and 10 changed how I write options. The mended example is well chosen. I missed something on questions with pictures or maps.",
        helpful: 8,
      },
      {
        rating: 4,
        text: "Useful for questions a chat assistant made for our first aid refresher: half of them failed test 2. It takes discipline to do all twelve every time.",
        helpful: 5,
      },
    ],
  },
  {
    name: "Alt Text Decision Table for Website Pictures",
    description:
      "Find the right description for any picture on a page: six kinds of images, what to write for each, and ten worked examples.",
    fullDescription: `## What you get

A table that leads from "what does this picture do here?" to the words that belong in its alt text, followed by ten pictures with a poor and a better text, and a short checklist for the whole page. You will also find the cases in which the right description is an empty one.

## Who it is for

Everybody who puts pictures on a website, in a newsletter or in a shared document: club pages, school blogs, small shops, personal projects. Alt text is what people hear who use a screen reader, and what everyone reads when a picture does not load. No knowledge of code is needed.

## How to use

Look at one picture in its place on the page, never on its own, because the same photo can need different words in two places. Take the first row of the table that fits. Write your text, then read the page aloud with the text instead of the picture. If the page makes sense, move on.`,
    type: "tool",
    category: "Content Creation",
    tags: ["accessibility", "alt text", "images", "websites"],
    pricingModel: "free",
    priceCents: null,
    license: "opensource",
    content: {
      kind: "document",
      text: `## What does the picture do here?

Take the first row that fits.

| | The picture ... | Write | Example |
| --- | --- | --- | --- |
| 1 | is a link or a button | where it leads or what it does, not how it looks | "Search", not "magnifying glass" |
| 2 | holds words that stand nowhere else | those words | "Closed on 3 May for stocktaking" |
| 3 | is a chart, map or plan | what it shows in one sentence; the figures go into the text or a table beside it | "Visitors doubled between March and June, see table" |
| 4 | tells something the text does not | what matters about it for this page | "The wheelchair ramp is left of the main door" |
| 5 | shows what the text beside it already says | an empty alt text | Photo of a loaf under "Our bread" |
| 6 | only decorates | an empty alt text | A wavy line between sections |

Empty means that the field is there with nothing in it: alt="". If it is missing altogether, some screen readers read out the file name.

## Ten pictures, two texts each

| Picture and place | Poor | Better |
| --- | --- | --- |
| Logo that leads home | logo.png | Home |
| Staff photo beside the name | Smiling woman | (empty) |
| Product: mug, shop page | Mug | Blue stoneware mug, wide handle, holds about two teacups |
| Same mug, article on glazes | Blue mug | Glaze run into thick drops near the foot |
| Bar chart | Chart | Most loans are for two weeks; figures below |
| Poster of a fair | Poster | Spring fair, Sunday 2 pm, town hall yard |
| Trash can icon button | Trash can | Delete message |
| Photo of a crowd, news | Image of people | About forty people hold lanterns in the rain |
| Recipe, step 4 | Dough | Dough folded like a letter, seam on top |
| Gray background dots | dots | (empty) |

## Before you publish

- [ ] No text begins with "image of" or "picture of". The screen reader says that already.
- [ ] Each fits into one or two sentences.
- [ ] Looks of a person are mentioned only where they matter here.
- [ ] A text made by a machine has been compared with the picture. Such tools guess at places, ages and feelings.
- [ ] Read aloud with the texts in place, the page says the same as with pictures.`,
    },
    reviews: [
      {
        rating: 5,
        text: "The mug that gets two different texts on two pages finally made me understand it. I redid our club's site in one evening.",
        helpful: 17,
      },
      {
        rating: 5,
        text: "I use a screen reader, and I wish every site had been through row 1 and row 5. Short, correct and without preaching.",
        helpful: 26,
      },
      {
        rating: 4,
        text: "Very clear. I was unsure about photos of paintings and had to think for myself, since art is not among the ten examples.",
        helpful: 3,
      },
    ],
  },
  {
    name: "Formula Sheet for Messy Spreadsheet Lists",
    description:
      "Fifteen copy-ready formulas that clean, compare and count untidy lists, each with a note on when it misleads you.",
    fullDescription: `## What you get

Fifteen formulas in four groups: clean up text, find what is wrong, look things up, and count. Every one says what it does in plain words and where it can fool you. They use functions that the common spreadsheet programs share, written for a list that starts in row 2 below its headings.

## Who it is for

The person in the office, club or family who always gets the list: sign-ups with stray spaces, prices that are secretly text, two address books that should be one. You should know how to type a formula and drag it down. Nothing more is assumed.

## How to use

- Work on a copy and put formulas into new columns, so that the original stays as it came.
- Change A2 and the ranges to fit your sheet. If your program expects semicolons, replace the commas between the parts.
- When a column is right, copy it and paste it back as values only.
- Run the three control sums at the end before you send anything.`,
    type: "tool",
    category: "Data Analysis",
    tags: ["spreadsheet", "formulas", "data cleaning", "lists"],
    pricingModel: "one-time",
    priceCents: 900,
    license: "commercial",
    content: {
      kind: "document",
      text: `All formulas assume headings in row 1 and data in rows 2 to 500. In some countries programs want a semicolon instead of a comma between the parts.

## Clean up text

| Formula | What it does | Mind |
| --- | --- | --- |
| \`=TRIM(A2)\` | Removes spaces at both ends and doubles between words | Leaves non-breaking spaces, common in text from websites |
| \`=TRIM(SUBSTITUTE(A2,CHAR(160)," "))\` | Removes those as well | |
| \`=LOWER(TRIM(A2))\` | Makes email addresses comparable | Do not use it on names |
| \`=PROPER(A2)\` | Capitalizes each word | Turns "USA" into "Usa" |
| \`=LEFT(A2,FIND(" ",A2&" ")-1)\` | First word of a cell | A double first name loses its second half |
| \`=IFERROR(VALUE(SUBSTITUTE(A2,",","")),"check")\` | Turns "1,250" stored as text into a number | Only where the comma separates thousands |

## Find what is wrong

| Formula | What it does | Mind |
| --- | --- | --- |
| \`=COUNTIF($A$2:$A$500,A2)>1\` | TRUE for every entry that occurs more than once | Clean up first; "North" with a space behind it counts as another word |
| \`=ISTEXT(B2)\` | TRUE for a number that is really text | SUM skips such cells. Words give TRUE too |
| \`=COUNTBLANK(A2:A500)\` | Counts empty cells | A single space is not empty |
| \`=OR(B2<0,B2>1000)\` | TRUE outside the limits you expect | Choose the limits before you look |

## Look things up

| Formula | What it does | Mind |
| --- | --- | --- |
| \`=IFERROR(VLOOKUP(A2,$F$2:$H$500,3,FALSE),"not found")\` | Third column of the row in the other list | FALSE asks for an exact match; without it you may get a neighbor |
| \`=COUNTIF($F$2:$F$500,A2)=0\` | TRUE if it is missing from the other list | Do it in both directions |

## Count and sum

| Formula | What it does | Mind |
| --- | --- | --- |
| \`=SUMIFS(C2:C500,A2:A500,"North",B2:B500,">=10")\` | Adds up rows that meet two conditions | All ranges must have the same length |
| \`=SUBTOTAL(109,C2:C500)\` | Adds up only what a filter leaves visible | Changes with the filter |
| \`=MEDIAN(C2:C500)\` | The middle value | Better than the average where a few are huge |

## Three control sums before you send it

- [ ] Rows before and after: the same number, or you can say why not.
- [ ] Total before and after: the same, or you can say why not.
- [ ] Five rows picked by chance agree with the original by eye.`,
    },
    reviews: [
      {
        rating: 5,
        text: "The non-breaking space line solved what had cost me an hour every month. The third column with the traps is worth more than the formulas.",
        helpful: 19,
      },
      {
        rating: 4,
        text: "All fifteen worked for me after I replaced commas with semicolons, as it says. I would add one for splitting dates.",
        helpful: 7,
      },
      {
        rating: 3,
        text: "Reliable, but I knew about ten of these. For beginners it is a good sheet, for someone who lives in spreadsheets it is a reminder.",
        helpful: 6,
      },
      {
        rating: 5,
        text: "Our membership list had 31 doubles. Cleaning first and then counting, in that order, was the step I never took before.",
        helpful: 4,
      },
    ],
  },
  {
    name: "Call Notes a Colleague Can Pick Up From",
    description:
      "A one-page template for phone calls with customers, with a filled-in sample, so nobody has to tell the same story twice.",
    fullDescription: `## What you get

A note form in seven fields, the same form filled in for a made-up call, a list of words that sound like facts and are none, and a short ritual for handing open notes over at the end of a day. It prints on one sheet and can be copied into any shared document.

## Who it is for

Small teams without a ticket system: a workshop, a practice's front desk, a booking office, a housing association, two people who share one phone. Most annoyed second calls begin with "I already explained this to your colleague". The form is built to prevent that one sentence.

## How to use

Fill in the first four fields while you speak and the rest within two minutes of hanging up. Later you will be guessing. If you keep customer notes on a computer, follow your company's rules on what may be stored, and leave out what the next person does not need. The sample shows how little is enough.`,
    type: "tool",
    category: "Customer Service",
    tags: ["phone calls", "template", "teamwork", "notes"],
    pricingModel: "one-time",
    priceCents: 400,
    license: "commercial",
    content: {
      kind: "document",
      text: `## The form

| Field | Fill in |
| --- | --- |
| 1. Who and how to reach them | Name as they said it, number, best time to call |
| 2. What it is about | Order, room or job number, then one sentence |
| 3. In their words | The sentence that matters most to them, in quotation marks |
| 4. What they want | The result they asked for, even if we cannot do it |
| 5. What I said | Every promise, also the small ones |
| 6. Next step | Who does what by when: a name, a verb, a date |
| 7. Mood at the end | Calm, waiting, upset. One word |

## Filled in

| Field | |
| --- | --- |
| 1 | Customer of the blue bicycle, number on the job sheet, after 4 pm |
| 2 | Job 218. Brake squeals again, three days after the repair |
| 3 | "I ride my daughter to school on it. I need to trust it." |
| 4 | A look today, no charge |
| 5 | I said: bring it before 6, we check it while you wait. I did not promise that it is free |
| 6 | Workshop checks the front brake today. Front desk calls tomorrow by 10 to ask how it went |
| 7 | Calm |

## Words that only look like facts

| Instead of | Write |
| --- | --- |
| Customer is difficult | Called three times since Monday, no answer so far |
| Will be done soon | By Thursday, 5 pm |
| Knows about it | I told her on the phone, 11:20 |
| Usual problem | Door jams when it rains |
| Someone will call back | Front desk calls Tuesday before noon |

A good test: could a colleague who was on vacation call this person tomorrow and not ask a single question that was already answered?

## What stays out

- Guesses about health, family or money
- Card numbers, passwords, ID numbers
- Remarks you would not read aloud to the customer

## Five minutes at closing time

1. Read out every note whose field 6 is open.
2. Say who has it tomorrow. That person repeats the next step in one sentence.
3. If a promise cannot be kept, call before the date, not after it.
4. Strike through what is finished. Keep no note longer than your rules allow.

## Once a month

Lay the notes side by side and count field 2. When the same subject turns up for the third time, it is no longer a call but something to repair, to explain on the website or to say when the order is taken.`,
    },
    reviews: [],
  },
  {
    name: "Search Pattern Sheet: 15 Regular Expressions Explained",
    description:
      "Fifteen small patterns for search and replace in any editor, with what each one finds and what it lets through.",
    fullDescription: `## What you get

A pocket sheet of fifteen regular expressions that come up again and again: stray spaces, doubled words, dates, times, links, quoted text, overlong lines, swapping two words. Each one says what it finds and, where it has one, its trap. A key to the signs is at the top, so that you can adapt them.

## Who it is for

Beginners in programming, editors of long texts, and anyone who cleans up exported data and has noticed the little ".*" button beside the search box. It is also handy for checking a pattern that a chat assistant gave you: build it up from the pieces and see whether they say what you asked for.

## How to use

- Turn on the regular expression mode of your editor's search.
- Search first and replace later, and look through the hits in between.
- Try a new pattern on a copy with one line that must match and one that must not.
- The patterns use only signs that the widespread dialects share. Replacement groups are written $1; some programs want \\1.`,
    type: "tool",
    category: "Development",
    tags: ["regex", "search and replace", "cheat sheet", "text"],
    pricingModel: "free",
    priceCents: null,
    license: "opensource",
    content: {
      kind: "document",
      text: `## The signs

| Sign | Means |
| --- | --- |
| \`\\d\` \`\\w\` \`\\s\` \`\\S\` | digit, word character, white space, anything but white space |
| \`\\b\` | edge of a word |
| \`^\` \`$\` | start and end of a line (in some tools you must turn on multi-line mode) |
| \`?\` \`*\` \`+\` \`{2,}\` | at most once, any number, at least once, at least twice |
| \`[abc]\` \`[^abc]\` | one of these, none of these |
| \`( )\` and \`\\1\` | a group, and the same text again |
| \`\\.\` | a real dot; a bare dot is any character |

## Tidy up

1. \`[ \\t]+$\` finds spaces and tabs at the end of a line. Trap: in some text formats two spaces there mean a line break.
2. \`(\\S) {2,}\` finds two or more spaces behind a word, not the indent. Replace with \`$1\` and one space. Trap: columns lined up with spaces.
3. \`^[ \\t]*$\` finds lines that look empty.
4. \`\\b(\\w+)\\s+\\1\\b\` finds "the the". Trap: "had had" can be right.
5. \`^.{101,}$\` finds lines longer than 100 characters.

## Find things

6. \`\\b\\d{4}-\\d{2}-\\d{2}\\b\` finds 2031-04-09. Trap: also 2031-99-99.
7. \`\\b([01]\\d|2[0-3]):[0-5]\\d\\b\` finds 07:30 and 23:59, not 24:10. Misses 7:30.
8. \`-?\\d+(\\.\\d+)?\` finds 12, -3 and 4.75. Trap: 1,250 becomes two hits.
9. \`https?://\\S+\` finds links. Trap: takes a period or bracket behind them along.
10. \`\\S+@\\S+\\.\\S+\` finds what looks like an email address. It does not prove that one exists.
11. \`"[^"]*"\` finds quoted text. Trap: one forgotten quotation mark turns everything inside out.
12. \`\\([^()]*\\)\` finds the innermost parentheses.
13. \`#[0-9a-fA-F]{6}\\b\` finds colors such as #F2A516. Misses the three-digit form.

## Change things

14. Find \`^(\\w+), (\\w+)$\`, replace with \`$2 $1\`: "pear, red" becomes "red pear". Misses hyphens and accents in some tools.
15. Find \`(\\d{2})/(\\d{2})/(\\d{4})\`, replace with \`$3-$1-$2\`: 04/09/2031 becomes 2031-04-09. Trap: only right if the month comes first.

## Before "replace all"

- [ ] The number of hits is about what I expected.
- [ ] I looked at the first, the last and three in between.
- [ ] I have a copy, or I know that undo works here.
- [ ] One hit that must stay as it is stays as it is.`,
    },
    reviews: [
      {
        rating: 5,
        text: "The trap behind every pattern is what other sheets leave out. Number 15 would have turned half my dates around without that warning.",
        helpful: 12,
      },
      {
        rating: 4,
        text: "Tried all fifteen in my editor and they do what they say. I had to switch to backslashes for the groups, which is mentioned.",
        helpful: 5,
      },
      {
        rating: 3,
        text: "Good collection, but the table of signs is too short for a first contact. I needed another page to understand what a group is.",
        helpful: 3,
      },
    ],
  },
  {
    name: "Claim Ledger: Keep Claims, Sources and Doubts Apart",
    description:
      "A research log with rules and sample rows that always shows what a source says, what you conclude and what is still open.",
    fullDescription: `## What you get

A ledger with six columns, three filled-in rows, a five-step scale for how well a claim is supported, and the questions to settle before a sentence moves from the ledger into your text. It comes as plain tables that survive being pasted into a document or a spreadsheet.

## Who it is for

People who write something based on what others found out: a term paper, a club chronicle, a report for the board, an article, a letter to the town. It is especially useful once a chat assistant is among the helpers, because an answer without a source has a place of its own here and cannot slip in as a finding.

## How to use

Open the ledger before you open the first source. Give each claim a row, even if you are sure. Fill in the column "My conclusion" last and in other words than the source. At the end, sort by the scale: what stands on 0 or 1 goes out, becomes a question, or gets another afternoon.`,
    type: "tool",
    category: "Research",
    tags: ["research", "sources", "fact checking", "writing", "template"],
    pricingModel: "one-time",
    priceCents: 600,
    license: "personal",
    content: {
      kind: "document",
      text: `## The ledger

| No. | Claim, as one sentence | Where exactly (page, minute, link, date I looked) | What it says there, word for word | My conclusion | Support |
| --- | --- | --- | --- | --- | --- |
| 1 | The mill closed in 1954 | Parish newsletter, May 1954, p. 3 | "the wheel stood still for good on Saturday" | Closed in spring 1954 | 3 |
| 2 | Forty people worked there | Answer of a chat assistant, no source named | "around forty workers" | None yet | 0 |
| 3 | The owner sold it because of the new road | Conversation with a former neighbor | "everyone said it was the road" | One explanation people gave | 1 |
| | | | | | |

## The scale of support

| | Means | You may write |
| --- | --- | --- |
| 0 | I read or heard it, but nobody says where it comes from | Nothing |
| 1 | One source that was not there itself, or has an interest in it | "According to ..." |
| 2 | One source that was there or kept the record | "The register gives ..." |
| 3 | A record, and nothing I found speaks against it | It as a fact, with the source |
| 4 | Two records that do not copy each other | It as a fact |

Two websites that repeat the same sentence are one source.

## Rules

1. Copy word for word in column 4, with quotation marks.
2. What a chat assistant says is a hint where to look. It starts at 0 and rises only through another source.
3. A claim that you would love to be true needs one source more.
4. Something against a claim gets a row of its own, with the number of the row it contradicts.
5. If a page may change, note the day and save a copy for yourself.

## Before a sentence leaves the ledger

- [ ] I have seen the place with my own eyes, not only a summary of it.
- [ ] The sentence claims no more than the source: "some" has not become "most".
- [ ] Coincidence has not become cause.
- [ ] A reader could find the place from what I give.

## When two sources disagree

| Ask | Row a | Row b |
| --- | --- | --- |
| Who was closer to the event? | | |
| Which was written down sooner? | | |
| Who had a reason to bend it? | | |
| Do they mean the same thing by the word? | | |

If it stays open, say so in your text. "The sources differ" is a finding too.`,
    },
    reviews: [],
  },
];
