import type { DemoItem } from "./demo-item";

export const otherItems: readonly DemoItem[] = [
  {
    name: "Chart Chooser: Which Picture for Which Question",
    description:
      "Start from the question your readers have and find the chart that answers it, with its limits and a check before you show it.",
    fullDescription: `## What you get

A guide on two printed pages: nine everyday questions with the chart that answers each, what that chart is bad at, a set of repairs for the seven most common flaws, and the ten checks for the last minute before a meeting. A short section tells you when no chart at all is the better choice.

## Who it is for

Anyone who shows numbers to others now and then: treasurers, team leads, students, volunteers with a survey. You can use it with any spreadsheet, or with an assistant that draws charts for you. In that case the guide helps you to say what you want and to notice what went wrong.

## How to use

Write your question as a sentence with a question mark before you open any program. Find its row. If two rows fit, you have two questions and need two charts. Draw it, go through the checks, and show it for five seconds to someone who does not know the numbers.`,
    type: "other",
    category: "Data Analysis",
    tags: ["charts", "presentation", "guide", "spreadsheet"],
    pricingModel: "free",
    priceCents: null,
    license: "opensource",
    content: {
      kind: "document",
      text: `## Begin with a question

Not "our members" but "Do we have more young members than five years ago?" The question chooses the chart.

| Your readers ask | Draw | It is bad at |
| --- | --- | --- |
| Which is larger? | Bars, sorted by size | More than about 15 bars |
| How did it change over time? | A line, time from left to right | Gaps: show them, do not bridge them |
| How do a few parts make up the whole? | One stacked bar, or a pie with at most five slices | Comparing slices of nearly the same size |
| How are shares shifting? | Stacked bars of 100 percent, side by side | The middle layers |
| What is usual, and what is rare? | A histogram | Small groups, below about 30 values |
| Do two things go together? | A scatter plot, one dot each | Saying which is the cause |
| What is different before and after? | Two dots per row with a line between | More than two points in time |
| Where is it? | A map of rates, such as cases per 1,000 people | Large empty areas that look important |
| How much exactly? | A table | Showing a pattern at a glance |

## When no chart is better

One number wants to be a sentence in large letters. Three numbers want to be a small table. And if you do not know what the chart should show, you are still exploring: keep it to yourself.

## Seven repairs

1. Bars that do not start at zero: start at zero. Lines may start higher if the axis says so.
2. A legend far away: write the names on the lines.
3. Five colors: make one thing colored and the rest gray.
4. A third dimension: take it out, as it bends sizes.
5. Two vertical axes: make two charts, one below the other.
6. Slanted labels: turn the bars on their side.
7. A title such as "Visitors 2031": say the finding instead, "Visitors doubled in summer".

## Ten checks before you show it

- [ ] The title answers the question.
- [ ] Both axes have a name and a unit.
- [ ] It says where the numbers come from, and when.
- [ ] It says how many people or cases stand behind it.
- [ ] The shares of a whole add up to 100, or a note explains why not.
- [ ] It still works in black and white.
- [ ] No information is in the color alone.
- [ ] Three values agree with the table you started from.
- [ ] What you left out would not change the finding.
- [ ] After five seconds, somebody else can tell you what it says.`,
    },
    reviews: [
      {
        rating: 5,
        text: "The sentence with the question mark is the whole secret. I threw away four of seven charts for our annual meeting, and nobody missed them.",
        helpful: 14,
      },
      {
        rating: 4,
        text: "Good rows, good repairs. I print it for every intern. A sketch beside each row would help people who do not know what a histogram looks like.",
        helpful: 9,
      },
      {
        rating: 5,
        text: "I use the checks on charts that an assistant draws for me. The one with three values against the table has already failed twice.",
        helpful: 6,
      },
    ],
  },
  {
    name: "Rehearsal Room: Eight Difficult Customers to Practice With",
    description:
      "Role-play prompts in which an assistant plays the customer and you answer: late parcels, closing time, wrong bills and more.",
    fullDescription: `## What you get

Eight prompts for a chat assistant, each with a different person at the counter, on the phone or in the inbox. The assistant plays the customer in short lines, you answer as you would at work, and afterward it tells you what helped and what cost you. Every prompt has limits: no insults, a fixed number of turns and an end that you can reach.

## Who it is for

New colleagues before their first shift, people who dread the telephone, trainers who need a rehearsal without an audience. The settings are gaps, so a bakery, a library and a repair service can all use them.

## How to use

Fill in what stands in double braces, paste the prompt and answer aloud before you type, because your mouth is what you are training. Play the same customer twice on different days. Use no real names, bookings or complaints. Whether a promise is allowed is decided by your company's rules and not by the role-play, so take doubtful cases to a colleague.`,
    type: "other",
    category: "Customer Service",
    tags: ["role-play", "training", "conversation", "prompts"],
    pricingModel: "one-time",
    priceCents: 1400,
    license: "commercial",
    content: {
      kind: "prompts",
      introduction:
        "Each prompt starts a short role-play in which you are at work and the assistant is the customer. Begin with the first, which is the gentlest, and answer aloud before you type. Write down one sentence from every round that you want to use again.",
      prompts: [
        {
          title: "The late parcel",
          prompt:
            "Play a customer whose parcel arrived two days late, so that I can rehearse. I start next week at the counter of {{kind of shop}} and have never worked with customers. Speak one line at a time, at most 25 words, short and annoyed but never insulting, and wait for my answer. Stay annoyed until I name a clear next step, and stop after 6 turns. Then write feedback for me as a beginner: 3 bullet points with what helped, what cost time and one sentence to try. Ask me first if you need to know more about the shop.",
          note: "A gentle start: the customer is right and only wants to know what happens now.",
        },
        {
          title: "Five minutes before closing",
          prompt:
            "Play a friendly customer who comes into {{kind of shop}} five minutes before closing with a question that would take half an hour. I am alone at the counter and have to catch my bus, so I want to practice saying no warmly. Use one line of at most 20 words per turn, with 5 turns in all. Test me with two charming objections, but do not be rude. At the end, rate in a table with 2 columns, sentence and effect, three of my sentences: did they sound kind, and was the limit clear? If you are not sure about one, say so.",
          note: "When you find it hard to end a conversation without feeling impolite.",
        },
        {
          title: "The bill that looks wrong",
          prompt:
            "Play a worried retired customer on the phone who believes that a bill from {{kind of company}} is 40.00 too high. I work in the office and have the bill in front of me; it contains a yearly fee that the customer has forgotten. Speak in short spoken sentences, at most 30 words, and mix up two numbers once so that I have to ask back. Do not accept an explanation with jargon. Finish after 8 turns. Then list 3 moments in which I could have used plainer words, each with a calm suggestion, and tell me if something I said was unclear.",
          note: "For explaining figures by voice, without a screen that both of you can see.",
        },
        {
          title: "Told three different things",
          prompt:
            "Play a customer who has called {{kind of service}} three times and heard something different each time. I am the fourth person, I have no notes from the earlier calls, and my goal is that nobody has to call a fifth time. One line per turn, at most 25 words, tired rather than loud. Reveal the three earlier answers only when I ask for them, one at a time. Stop after 8 turns or when I have summed up what happens by when. Afterward give me, as a new colleague, 4 bullet points: what I found out, what I missed. Quote my words for each point.",
          note: "When you want to get better at asking and summing up.",
        },
        {
          title: "The request I must refuse",
          prompt:
            "Play a regular customer of {{kind of business}} who asks for something against our rules: {{request you must refuse}}. I want to rehearse a refusal that keeps the relationship, because this person comes every week. Speak at most 25 words per turn, appeal to our long acquaintance twice, and become disappointed, not aggressive. Do not give in before I have offered an alternative. End after 6 turns. Then write short, honest feedback in 3 bullet points about my no, my reason and my alternative, and suggest one warmer sentence without making a promise. Ask me first which alternatives we really have.",
          note: "For favors that regulars ask for and you are not allowed to grant.",
        },
        {
          title: "The message in capitals",
          prompt:
            "Write an angry customer message of about 80 words to {{kind of company}}, partly in capitals, in which the real problem is hidden in one sentence in the middle. I answer written complaints and want to practice finding the core. No insults and no threats. Wait for my reply. Then act as the customer who reads it: answer with at most 40 words, and say in a list with 3 points whether my first sentence calmed you, whether I named the problem correctly, and what is still open. For a beginner, please keep the tone of the feedback friendly. Tell me if you are unsure what I meant.",
          note: "For email and chat, where nobody hears your voice.",
        },
        {
          title: "Few words in a second language",
          prompt:
            "Play a polite visitor who speaks only a little of my language and needs help at the desk of {{place}}: {{what the visitor needs}}. I want to practice plain sentences, since most of our guests come from abroad. Use at most 8 words per turn, leave out small words, and misunderstand me whenever I use a saying or a sentence of more than 12 words. Do not make fun of accents. Stop after 8 turns. Then show in a table with 2 columns the 3 sentences that were hard to understand and a simpler version of each. If a version changes the meaning, say so.",
          note: "When you want to learn to speak more simply without sounding childish.",
        },
        {
          title: "The second apology",
          prompt:
            "Play a customer whose order from {{kind of shop}} has gone wrong for the second time: first the color, now the size. Last week I apologized already and promised that it would work out, so I need to practice an apology that is more than the first one. Speak one line per turn, at most 25 words, disappointed and quiet. Do not forgive me before I have said what went wrong and what I will check myself this time. Finish after 7 turns. Then give me 3 bullet points in a kind tone: which words sounded honest, which sounded like a form, what was missing. Ask me first what really happened if I leave it out.",
          note: "For repeated mistakes, when an ordinary apology is used up.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "The caller who was told three different things taught me to sum up at the end. I did it with a real one the week after and she thanked me.",
        helpful: 10,
      },
      {
        rating: 4,
        text: "We use it with trainees, and the charming one before closing time is harder than it looks. Twice the assistant forgot to stop after the agreed number of turns.",
        helpful: 7,
      },
      {
        rating: 3,
        text: "Good situations, but after two rounds the customers get agreeable, whatever the prompt says. As a first rehearsal fine, as training for a call center too soft.",
        helpful: 6,
      },
    ],
  },
  {
    name: "What Could Go Wrong in This Field: Test Ideas for Forms",
    description:
      "More than fifty inputs to try on a form, sorted by kind of field, for people who build their first app or check one from an assistant.",
    fullDescription: `## What you get

A list of inputs that break forms in real life, for eight kinds of fields: names, numbers, dates, email, phone, passwords, long texts and uploads, followed by what to try with the form as a whole. A small log shows how to note a finding so that someone else can repeat it.

## Who it is for

Beginners who have built a form, or had one written by a coding assistant, and wonder what to type apart from "test". Also for people without any code who are asked to try a new booking page before it goes live.

## How to use

Use it on forms that are yours or that you were asked to test, with made-up data and preferably on a test copy. Choose the kind of field, type the inputs one after another and watch three things: what the page says, what is stored, and what stands there when you open it again. An hour is enough for a form with six fields.`,
    type: "other",
    category: "Development",
    tags: ["testing", "forms", "web", "checklist", "beginner"],
    pricingModel: "one-time",
    priceCents: 1100,
    license: "commercial",
    content: {
      kind: "document",
      text: `For every input ask: Is the message clear? Is the right thing stored? Does it look the same when I open it again?

## Names

- [ ] One letter; sixty letters; two words; a hyphen; an apostrophe as in D'Or
- [ ] Accents and other scripts: Noël, Łódź, 山
- [ ] Spaces before and behind; only spaces; nothing
- [ ] An emoji

## Numbers

- [ ] 0; -1; the smallest and the largest allowed; one below and one above
- [ ] 1.5 and 1,5; 1,000 and 1.000
- [ ] 007; 1e5; a space inside; a letter behind
- [ ] A number with 20 digits

## Dates and times

- [ ] 29 February in a leap year and in another year
- [ ] 31 April; 31 December; 1 January
- [ ] Today, yesterday, a hundred years ago
- [ ] An end before its beginning; an end equal to its beginning
- [ ] Midnight, and the night in which the clocks change
- [ ] 04/05: which one is the month?

## Email

- [ ] A plus sign in front of the @; capitals; a very long ending
- [ ] Two @; none; a space at the end, as phones like to add
- [ ] One that is already registered

## Phone

- [ ] With +, spaces, hyphens and brackets
- [ ] A number from another country
- [ ] Is a leading zero kept?

## Passwords

- [ ] Pasting from a password manager works
- [ ] 64 characters; spaces; accents
- [ ] The password appears in no message and no address bar

## Long texts

- [ ] Exactly the limit, and one more
- [ ] Ten empty lines; one word of 300 letters
- [ ] \`<b>bold</b>\` and \`"quoted" & more\` must appear exactly as typed
- [ ] Text pasted from a word processor

## Uploads

- [ ] An empty file; one just over the limit
- [ ] A text file renamed to .jpg
- [ ] A name with spaces, accents and two dots
- [ ] A photo taken sideways with a phone

## The whole form

- [ ] Press Send twice, quickly. One entry or two?
- [ ] Go back and forward in the browser. Is everything still there?
- [ ] Cut the connection, then send
- [ ] Make one mistake in the last field. Are the others kept?
- [ ] Use only the keyboard; zoom to 200 percent; hold the phone upright
- [ ] Open it in two tabs and save different things

## Log

| Field | I typed | I expected | I saw | Again? |
| --- | --- | --- | --- | --- |
| Guests | -1 | A message | "-1 guests booked" | 3 of 3 |

Log first, repair later.`,
    },
    reviews: [
      {
        rating: 5,
        text: "Pressing Send twice gave me two bookings on the first try. I found eleven faults in a form I had called finished the evening before.",
        helpful: 13,
      },
      {
        rating: 4,
        text: "Well sorted and quick to use. I paste a section to my coding assistant and ask for automatic tests, which works nicely. Fields for money are missing.",
        helpful: 8,
      },
      {
        rating: 5,
        text: "I do not program at all. I was asked to try out our library's new sign-up page, and with the log the developers could repeat everything I found.",
        helpful: 5,
      },
    ],
  },
  {
    name: "The Story of Your Street: A Research Route in Seven Steps",
    description:
      "From a question about a house or street to two pages with sources, by way of old maps, directories, archives and neighbors.",
    fullDescription: `## What you get

Seven steps that lead from curiosity to a text you can hand to your neighbors. Each step says what to look for, where such things are usually kept and when it is finished. Five of them contain a prompt for a chat assistant: for sharpening the question, reading old handwriting and abbreviations that you have typed out, preparing a visit to the archive, talking with people and planning the text.

## Who it is for

New and long-time residents, local history groups, school projects, people who restore an old house. You need patience rather than knowledge. Many archives and libraries help beginners gladly.

## How to use

Plan one step per week and keep every finding with its source from the first day. Let the assistant explain and prepare, but do not let it tell you what happened in your street: it does not know, and it may make something up that sounds just like a chronicle. Respect the privacy of people who are alive.`,
    type: "other",
    category: "Research",
    tags: ["local history", "archives", "sources", "project"],
    pricingModel: "one-time",
    priceCents: 800,
    license: "personal",
    content: {
      kind: "steps",
      introduction:
        "The route takes about seven weeks at a comfortable pace. Have a notebook ready with four columns: what, where I found it, the exact place, and how sure I am. Fill in what stands in double braces before you use a prompt.",
      steps: [
        {
          title: "Choose one question",
          text: '"The history of my street" is too large. Choose a question that a document could answer: who lived in one house in a certain decade, what stood there before, why the street is called what it is called. Write it on the first page. The step is finished when you can say which kind of paper would settle it.',
          prompt:
            "I want to research the history of {{a house, shop or street}} in {{town, country}} as a hobby, and I can spend two hours a week. Suggest 6 questions that old documents could answer, each in one sentence of at most 20 words, and say which kind of document it would be. Avoid questions about living people. Claim nothing about the place itself, and ask me first if you need to know its age.",
        },
        {
          title: "Collect what is at home and next door",
          text: "Look at deeds, old photos, postcards and the house itself: dates above doors, walled-up windows, names on bells. Photograph the front and back of every item, because the note on the back is often the better source. Ask before you take papers away. Finished when each find has a row in your notebook.",
        },
        {
          title: "Lay the maps on top of each other",
          text: "Libraries, land offices and map collections have town plans from several periods, many of them online. Find your spot on at least three and note year, scale and what is different. Landmarks that do not move, such as a church or a bridge, help you to line them up. Finished when you know between which two maps your house appears.",
        },
        {
          title: "Follow the names through the lists",
          text: "Address books and directories, kept in libraries, list residents year by year, often with an occupation. Take every fifth year first and fill in the years in which something changes. Old spellings, abbreviations and renumbered houses are normal. Type out what you cannot read and mark every doubtful letter with a question mark.",
          prompt:
            'Explain the abbreviations in these lines from an address book of {{year}}, for me as a beginner in local history. Answer as a table with 3 columns: abbreviation, likely meaning, how sure you are. At most 12 words per cell. Do not add facts about the persons, and write "unclear" where several meanings are possible.\n\n"""\n{{lines you typed out}}\n"""',
        },
        {
          title: "Visit the archive prepared",
          text: "Search the archive's catalog from home and write down the reference numbers. Then write to the archive with your question, the period and what you have already seen. Ask about opening hours, whether photos are allowed, and how long files on persons are closed. In the reading room, note the reference number on every page of your notes.",
          prompt:
            "Write a polite email of at most 120 words to the archive of {{town}}. I am a hobby researcher and want to find out {{your question}}. Mention that I have already looked at {{what you have seen}}. Include 3 questions as a list: which holdings could help, what I must order in advance, whether I may take photos. No flattery. If something important is missing, ask me first.",
        },
        {
          title: "Talk with people who remember",
          text: "Long-time residents know what no file says: who ran the shop, where the children played, how the street sounded. Show them a map or a photo and let them point. Ask for permission to write it down and to use a name. A memory is a source with a date of its own: note when the talk took place, and what the person saw and what they only heard.",
          prompt:
            "Prepare a conversation for me with a neighbor who has lived in our street since {{decade}}. I am writing two pages about its history for the neighborhood. Suggest 10 open questions in plain, friendly words, at most 15 words each, that begin with places and everyday things. Avoid questions about quarrels, money or illness. Mark which 3 to ask first, and tell me if a question would lead the person to an answer.",
        },
        {
          title: "Write two pages, with gaps and sources",
          text: 'Put your finds in the order of time and write only what you can prove. Say "the directory of that year lists" rather than "there lived", if a directory is all you have. Leave gaps visible, since a reader may be able to fill one. Add a list of sources, let two people check it, and give a copy to the local library or archive.',
          prompt:
            'Suggest an outline for a text of 800 words about {{your question}} for neighbors without knowledge of history. I have these finds with sources, one per line, below. Give 5 headings in the order of time, with the finds that belong to each. Friendly, factual tone. Use nothing but my finds, and list at the end which claims rest on a single source.\n\n"""\n{{your finds}}\n"""',
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "I now know that my kitchen was a cobbler's workshop for forty years. The letter to the archive got an answer within three days, with reference numbers.",
        helpful: 11,
      },
      {
        rating: 4,
        text: "A good route. In my town the directories are not online, so step four took a month. The advice to take every fifth year first saved most of the work.",
        helpful: 5,
      },
      {
        rating: 4,
        text: "We did it with a class of fourteen-year-olds, one step per lesson. They liked the maps best. The outline prompt needed finds that were tidier than ours.",
        helpful: 4,
      },
    ],
  },
  {
    name: "Roll a Story: Dice Tables for Bedtime and Long Drives",
    description:
      "Five tables and an ordinary die give you a hero, a wish, a trouble, a helper and an ending. Enough for thousands of small stories.",
    fullDescription: `## What you get

Five tables with six entries each, which makes 7,776 combinations, plus the rules of the game, three ways to tell a rolled story together and an example from roll to ending. A last part shows how to make tables of your own with children, and how a chat assistant can propose entries for them.

## Who it is for

Tired parents who cannot think of anything at half past seven, grandparents on the phone, families in a traffic jam, teachers with ten minutes left. For listeners from about four years; older ones soon want to roll for themselves.

## How to use

Print the page or keep it on your phone, and roll five times. You can also let someone call numbers from one to six. Tell what comes out in about five minutes. Nobody has to be good at it: the tables are made so that even an awkward start leads somewhere, and the last table brings everyone home.`,
    type: "other",
    category: "Entertainment",
    tags: ["storytelling", "children", "dice game", "family"],
    pricingModel: "free",
    priceCents: null,
    license: "opensource",
    content: {
      kind: "document",
      text: `## Rules

Roll once for each table. Say the five results aloud, take a breath, and begin with "There once was". Whoever listens may ask one question; the answer becomes part of the story.

## 1. There once was ...

1. a snail who delivered letters
2. a girl whose shadow ran ahead of her
3. a lighthouse keeper who was afraid of the dark
4. a bear with a very small voice
5. a bus that wanted to see the sea
6. twins who had never agreed on anything

## 2. ... who wished for nothing more than ...

1. a friend who did not laugh
2. to taste snow in summer
3. to find out what was behind the hill
4. one quiet afternoon
5. to win something, anything, once
6. to give back what was borrowed long ago

## 3. But ...

1. the bridge had gone for a walk
2. everybody had forgotten the word "yes"
3. a cloud had moved into the kitchen
4. the clock had begun to run backward
5. somebody had eaten the map
6. it was already bedtime

## 4. Then came ...

1. an old woman with a suitcase full of doors
2. a goat who knew all the train times
3. the smallest of the stars, a little cold
4. a tailor who could sew up holes in the air
5. a flock of geese with one seat free
6. nobody, and that was exactly the help it needed

## 5. And in the end ...

1. they shared it, and it was enough
2. it had been in the pocket all the time
3. they laughed so hard that everything fell into place
4. they went home by another way
5. they built a small one, and it was better than a big one
6. they fell asleep, and in the morning it was done

## An example: 4, 4, 3, 2, 5

A bear with a very small voice wished for one quiet afternoon. But a cloud had moved into the kitchen and drummed on the pots. Then came a goat who knew all the train times. She showed the cloud the 2:15 to the mountains, and because it missed its kitchen there, they built it a small one, and it was better than a big one.

## Three ways to play

- **One teller:** you roll, you tell, the listener asks one question.
- **Round the table:** each person tells one table and then passes on the die.
- **On the phone:** the child rolls, the grandparent tells, and tomorrow the other way round.

## Your own tables

Six entries are quickly found: one from each person, one from a book, one from the window. If you get stuck, tell a chat assistant: "Suggest 12 helpers for a bedtime story for a five-year-old. One short line each, friendly, a little odd, nothing scary, no magic wands." Cross out half. The children decide which half.`,
    },
    reviews: [
      {
        rating: 5,
        text: "The cloud in the kitchen has been living with us for three weeks. My four-year-old rolls every evening and corrects me when I forget the question.",
        helpful: 19,
      },
      {
        rating: 5,
        text: "Worked in a traffic jam with three children of five, eight and eleven, round the table so to speak. We called out numbers, as there was no die.",
        helpful: 8,
      },
      {
        rating: 4,
        text: "Lovely, odd entries. After about thirty evenings we know them all, and then the part about your own tables comes in handy.",
        helpful: 5,
      },
    ],
  },
  {
    name: "Move to a New Phone Without Losing Anything",
    description:
      "Eight steps from the list of what must come along to the safe goodbye to the old phone, with the traps that lock people out.",
    fullDescription: `## What you get

Eight steps in the order in which they are safe, each with a sign by which you know that it worked. The traps are where they belong: sign-in codes that do not move by themselves, chat histories that need their own backup, tickets and passes that live on one device, and the SIM that is switched off too soon. Three steps come with a prompt for a chat assistant that asks it to admit where menus may differ.

## Who it is for

People who have put off the change for months, and those who help parents or neighbors with it. It works between any two smartphones, also from one system to the other.

## How to use

Set aside an afternoon with both phones, both chargers and good wireless internet. Read all steps once before you begin. Do them in order and stop where a sign does not show. Keep the old phone untouched for two weeks. Names of menus change with each version, so the steps describe what you are looking for.`,
    type: "other",
    category: "Utilities",
    tags: ["smartphone", "backup", "checklist", "how-to"],
    pricingModel: "pay-what-you-want",
    priceCents: 300,
    license: "personal",
    content: {
      kind: "steps",
      introduction:
        "Plan two to four hours, most of it waiting. Nothing on the old phone is deleted before step eight, so up to there you can stop and start again. Fill in what stands in double braces before you use a prompt, and type no passwords or codes into a chat.",
      steps: [
        {
          title: "List what must come along",
          text: "Go through the old phone screen by screen and write down each app you would miss. Put a letter beside it: P for apps with photos or files of yours, C for chats, S for sign-in codes, M for money, tickets and passes. Note how many photos and contacts there are. It worked if you have a list on paper and two numbers.",
        },
        {
          title: "Make a backup and look at its date",
          text: "Start a full backup of the old phone in its settings, either to your computer or to the maker's cloud. Chats often have a backup of their own inside the app. If something matters a great deal, such as the photos of a child, put a second copy on a computer or drive. It worked if today's date stands beside the backup.",
          prompt:
            "Explain to me as a beginner how to make a full backup of a {{model of the old phone}} before I change to a new one. Give numbered steps, at most 8, each under 20 words, and include where I can see the date of the last backup. Do not suggest apps that cost money. Menu names differ between versions: say so where you are not sure, and ask me first for the version number.",
        },
        {
          title: "Find the sign-in codes",
          text: 'Everything with an S is a trap. Apps that show six-digit codes often keep them on one device only. Open the app on the old phone, look for "transfer" or "export", and do not wipe anything before the codes work on the new phone. Look up the backup codes of your most important accounts too and keep them on paper in a safe place. It worked if you know for each S how it will move.',
        },
        {
          title: "Charge, update, get on the same network",
          text: "Charge both phones above 80 percent, install the pending updates on both and connect them to the same wireless network. Clear space if the old one is nearly full, because transfers stop halfway otherwise. Make sure that you know the password of your main account. It worked if neither phone asks for an update.",
        },
        {
          title: "Transfer",
          text: "During its first setup, the new phone offers to copy from an old one. Lay both side by side, follow the screen and leave them alone until it says that it is finished. Between different systems there is usually a helper app from the maker of the new phone. It worked if your contacts and some of the photos are there.",
          prompt:
            "I am moving from a {{old model}} to a {{new model}} and have never done this. List what the built-in transfer usually copies and what it does not, as a table with 3 columns: what, copied or not, what I have to do. At most 12 rows and plain words. Include chats, sign-in code apps, bank apps, alarms and passes. Avoid ads for apps, and mark every row that you are not sure about.",
        },
        {
          title: "Move the number",
          text: "A card SIM goes from one tray into the other while the phones are switched off. With a built-in SIM, your provider's app or hotline does it, and some providers need up to a day. Do it when you do not expect an important call. It worked if you can call, receive a call and get a text message on the new phone.",
        },
        {
          title: "Work through your list",
          text: "Take the paper from step one. Open each app, sign in and tick it off. P: compare the number of photos. C: can you scroll back to last year? S: sign in somewhere with a code from the new phone. M: bank apps usually want to be registered again, and tickets may have to be loaded anew. It worked if there is no open row left.",
          prompt:
            "Help me find out why something is missing after a change of phones. I am patient but no expert. On the {{new model}} this is missing: {{what is missing}}. Ask me up to 5 short questions first, one at a time, before you suggest anything. Then give at most 4 steps as a numbered list, starting with the safest. Avoid any step that deletes data, and tell me when it is time to ask a person in a shop.",
        },
        {
          title: "Wait two weeks, then say goodbye",
          text: "Leave the old phone switched off in a drawer. If you miss nothing after two weeks, switch it on once more, sign out of your main account, turn off the function that finds the phone, take out SIM and memory card, and choose the reset to factory settings. Remove it from the list of devices in your account. It worked if it greets you like a new phone. Then it can be passed on or recycled.",
        },
      ],
    },
    reviews: [],
  },
  {
    name: "Care Hand-Over Sheet for a Helper Who Steps In",
    description:
      "A template with habits, wishes, phone numbers and the place of every paper, so a relative or neighbor can take over for some days.",
    fullDescription: `## What you get

A fill-in sheet for the person who steps in while you are away or ill: the day as it usually goes, what the person you look after likes and dislikes, who to call for what, where papers and keys are, and a table for the daily note. A short guide explains how to fill it in together with the person it is about, and what should not stand in it.

## Who it is for

People who look after a parent, partner, neighbor or grown child at home and have most of it in their heads. It also helps with a vacation replacement who comes for the first time.

## How to use

Fill it in over tea, on two or three afternoons, with the person concerned. The sheet organizes information that you already have from professionals. It does not replace a care or medication plan, but says where those are kept. Bring it up to date after every change and at least every three months, with the date on top.`,
    type: "other",
    category: "Healthcare",
    tags: ["caregiving", "template", "family", "organizing"],
    pricingModel: "free",
    priceCents: null,
    license: "opensource",
    content: {
      kind: "document",
      text: `## Before you write

- Fill it in together with the person it is about. What they do not want to have written down stays out.
- Write what you see and do, not diagnoses or guesses.
- For medicine, write only where the current plan from the practice or pharmacy lies.
- Keep it on paper in a fixed place. Type no names, numbers or health details into a chat assistant.

**Date of this version:** ......  **Filled in by:** ......

## 1. In an emergency

| | |
| --- | --- |
| Emergency number here | |
| Address, floor, doorbell | |
| First person to call afterward | |
| Folder with the medication plan and papers: where? | |
| Who has a second key? | |

## 2. An ordinary day

| When | What | Alone, together or for them | Good to know |
| --- | --- | --- | --- |
| Getting up | | | *Sample: radio first, then talking* |
| Breakfast | | | |
| Lunch | | | |
| Afternoon | | | |
| Evening | | | *Sample: hall light stays on* |
| Night | | | |

## 3. The person

- Likes to be called:
- Likes to talk about:
- Better not mention:
- Food and drink, gladly and never:
- Glasses, hearing aid, stick: where, and who charges or cleans what?
- A sign that all is well, and one that it is not:
- What they decide and do themselves:

## 4. Who for what

| Subject | Person or office | Number | When reachable |
| --- | --- | --- | --- |
| Questions about health | Practice | | |
| Questions about medicine | Pharmacy | | |
| Care service, aids | | | |
| House, heating, water | | | |
| Me | | | |

## 5. Where is what?

| Thing | Place |
| --- | --- |
| Insurance card, ID | |
| Wishes for treatment, power of attorney (originals) | |
| Keys, fuses, water tap | |
| Packed bag for the hospital | |

## 6. The daily note

| Day | Ate and drank | Mood, sleep | Visitors, calls | Different from usual | Initials |
| --- | --- | --- | --- | --- | --- |
| | | | | | |

If something is different and you are unsure: call the practice rather than wait for me. In an emergency, call the emergency number first.

## Last check

- [ ] The helper has read it and asked questions.
- [ ] All numbers have been called, apart from the emergency number.
- [ ] The helper has opened the folder and tried the key.
- [ ] The person it is about agrees.`,
    },
    reviews: [
      {
        rating: 5,
        text: "My sister took over for a week and called me once instead of ten times. The column alone, together or for them told her more than any explanation.",
        helpful: 22,
      },
      {
        rating: 5,
        text: "My father insisted on filling in section three himself. That afternoon was a gift. It does not play doctor, which I appreciate.",
        helpful: 15,
      },
      {
        rating: 4,
        text: "Thorough and respectful. The daily note needs larger cells for our handwriting, so I printed that table sideways.",
        helpful: 4,
      },
    ],
  },
  {
    name: "Who Pays Whom: A Settlement Sheet for Group Trips",
    description:
      "Share the costs of a trip fairly with the fewest payments: a table, five formulas and rules for late arrivals, cars and cents.",
    fullDescription: `## What you get

A sheet for the shared purse of a weekend or a vacation. It explains a method in four steps that also works on paper, gives five spreadsheet formulas for those who prefer a computer, and walks through an example with four people and 480.00 to the last payment. Rules to agree on before departure follow: late arrivals, those who do not drink, the driver, foreign currencies, odd cents.

## Who it is for

Friends, families and clubs who travel together and would like to stay friends. You need no app and no account, and nobody must see anyone else's bank details.

## How to use

Agree on the rules in the first section before the trip, in five minutes. During the trip one person writes down who paid what and for whom. Afterward do the four steps and send everyone the finished table along with the payments. It settles what you agreed among yourselves. It is not made for businesses, taxes or contracts.`,
    type: "other",
    category: "Finance",
    tags: ["travel", "shared costs", "spreadsheet", "template"],
    pricingModel: "one-time",
    priceCents: 500,
    license: "personal",
    content: {
      kind: "document",
      text: `## Agree before you leave

| Question | Our rule | A common choice |
| --- | --- | --- |
| Who comes later or leaves earlier? | | Rooms by nights, the rest by days |
| Meals and drinks? | | Shared, alcohol separately |
| The driver's car? | | Fuel is shared, the driver pays less or nothing |
| Other currencies? | | What the card statement shows |
| Odd cents? | | Whoever wrote the list pays them |
| By when is it settled? | | One week after the return |

## During the trip: one list

| Date | What | Paid by | Amount | For whom |
| --- | --- | --- | --- | --- |
| | House, 2 nights | A | 240.00 | all |
| | Groceries | B | 150.00 | all |
| | Fuel | C | 90.00 | all |

## Afterward: four steps

1. **Add up what each person paid.** A 240, B 150, C 90, D 0. Total 480.
2. **Add up what each person owes.** Here all costs are for all four: 480 / 4 = 120 each. If a row is for two people only, divide it by those two.
3. **Balance = paid minus owed.** A +120, B +30, C -30, D -120. The sum must be 0. If it is not, there is a mistake in step 1 or 2.
4. **Pay from minus to plus.** The person with the largest minus pays the one with the largest plus, as much as fits. Repeat. D pays A 120, C pays B 30. Done: two payments, and for n people never more than n - 1.

## By nights instead of heads

A house for 300.00; two people stay 3 nights, one stays 4. Add the nights: 3 + 3 + 4 = 10. One night of one person costs 300 / 10 = 30. So they owe 90, 90 and 120.

## Five formulas

The list stands in A2:E60 with the payer in C and the amount in D. The names stand in G2:G9. Copy H2, I2 and J2 down to row 9.

| Cell | Formula | Gives |
| --- | --- | --- |
| H2 | \`=SUMIF($C$2:$C$60,G2,$D$2:$D$60)\` | Paid |
| I2 | \`=IF(G2="",0,ROUND(SUM($D$2:$D$60)/COUNTA($G$2:$G$9),2))\` | Owed, if all share all |
| J2 | \`=H2-I2\` | Balance |
| J10 | \`=SUM(J2:J9)\` | Must be 0, or a few cents |
| D61 | \`=SUM(D2:D60)-SUM(H2:H9)\` | Must be 0; otherwise a name is misspelled |

## Before you send it

- [ ] Every receipt has a row, and every row has a payer.
- [ ] Both control cells are 0, apart from odd cents.
- [ ] Each person has had a day to object.
- [ ] The message names amount, recipient and date.`,
    },
    reviews: [],
  },
];
