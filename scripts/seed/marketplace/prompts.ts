import type { DemoItem } from "./demo-item";

export const promptItems: readonly DemoItem[] = [
  {
    name: "Game Night at One Table",
    description:
      "Nine prompts for an evening where the youngest player is eight and the oldest is eighty. Quizzes, hunts and stories nobody sits out.",
    fullDescription: `## What you get

Nine prompts, each for one game you can print or read aloud: a quiz with something for every age in each round, a treasure hunt for a small home, a mystery without blood, words to act out, a bluffing game about odd facts, a shared story, a rules card, a tournament plan and questions for people who have just met.

Answers and solutions come last, apart from the game, so that you can cover them and play along. Where facts are involved, the prompt asks the assistant to mark what it is not sure of.

## Who it is for

Families, holiday homes, youth groups and care homes: anybody who has watched half the room go quiet because the questions were made for the other half.

## How to use

Fill in the words in double braces, mostly ages and minutes, and send the prompt to a chat assistant. Read the result once before the evening. Throw out two questions you do not like and ask for two new ones. Look up marked answers before somebody bets dessert on them.`,
    type: "prompt",
    category: "Entertainment",
    tags: ["family", "games", "quiz", "party"],
    pricingModel: "free",
    priceCents: null,
    license: "opensource",
    content: {
      kind: "prompts",
      introduction:
        "Pick two or three games for one evening: a loud one, a quiet one and one at the table. Make them the day before, so that you have time to check marked answers. Tell the assistant the ages honestly; they change everything.",
      prompts: [
        {
          title: "A quiz from 8 to 80",
          prompt:
            "Write a quiz with 20 questions for a family evening. We are {{number of players}} players aged {{ages}}, and I am the host, because our usual quizzes only suit the adults. Sort the questions into 5 rounds of 4: animals, food, songs, places, how things work. In each round include one question that a child of 8 can answer and one that rewards a long life. Keep each question under 25 words, in a friendly tone that reads well aloud. Avoid news, celebrities and sports results. Put the answers in a numbered list at the end. Mark every answer you are not sure of, so that I can look it up.",
          note: "The main game of the evening, when ages are far apart.",
        },
        {
          title: "Treasure hunt in a small home",
          prompt:
            "Write a treasure hunt with 8 clues for children aged {{ages}}. It is raining, we have about one hour, and our home has these hiding places: {{eight places, such as bookshelf, coat rack, bread box}}. Each clue has two lines that rhyme, in simple words, and leads to the next place. Do not send anyone to climb, to touch hot or electric things, or outdoors. Give me a table with four columns: number, where I put the paper, clue, extra hint for the youngest child. Ask me first if two of the places are easy to confuse.",
          note: "For a wet afternoon, with ten minutes of hiding beforehand.",
        },
        {
          title: "The missing cake: a gentle mystery",
          prompt:
            "Create a mystery game for {{number of players}} players, some of them children, about a cake that vanished from the kitchen of a small hotel. We want to play it in 45 minutes at our table, without a screen. Include one role card per player with a name, a habit and a secret of at most 50 words, and 9 clues in 3 rounds. Every clue must fit the same one culprit. No violence and no alcohol. Keep the tone playful. Use headings for roles, rounds and the solution, with the solution last. Before you start, ask me whether the youngest player can read.",
          note: "When you have at least five people who like to pretend.",
        },
        {
          title: "Forty words to act out",
          prompt:
            "List 40 words and short phrases to act out without speaking, for two teams of adults and children at our {{occasion}}. My aunt cannot stand for long, so 10 of them must be easy to act while sitting. Sort them into 4 levels of 10, from easy to very hard, in a table with one column per level. Avoid brand names, film stars and anything rude. Each phrase has at most 4 words. Keep it cheerful. Tell me which three you doubt most, and suggest a spare for each.",
          note: "To print, cut up and put into a bowl.",
        },
        {
          title: "Two true, one tall",
          prompt:
            "Write 10 rounds of a bluffing game for our family, because we like odd facts and arguing about them. In each round give three statements about {{a field, such as the sea, old trades or birds}}: two true ones and one invented one. Each statement has at most 20 words and sounds dry and factual, so that nobody can tell by the style. Players are aged {{ages}}. Avoid sad subjects. Use a numbered list for the rounds, then a separate answer list that says in one sentence why. Mark every true statement you are unsure about, so that I check it first.",
          note: "A quiet game for after the meal.",
        },
        {
          title: "One story, many voices",
          prompt:
            "Prepare a story game for {{number of players}} people at a table, where everybody adds two sentences. I need it because two of us are shy and freeze when asked to invent something. Write 6 opening lines of at most 30 words, each in a different mood, and 18 small cards that each tell a player what to add: a smell, a mistake, a stranger, a lost thing and so on. Keep the language simple and warm, for children and grandparents alike. No horror. Put the openings in a numbered list and the cards in a table with 3 columns. If a card could embarrass someone, replace it and say so.",
          note: "For mixed groups with shy people; no winner.",
        },
        {
          title: "The rules on one card",
          prompt:
            "Write a rules card for a board game, for guests who have never played it. I own the game and explain badly: after five minutes people look at their phones. The card has at most 150 words, in plain language, with four headings: what you want to do, your turn, the end, three mistakes beginners make. Include one example of a full turn. Do not add rules from memory: only use what stands in the text, and say where it is unclear. The rules as printed: {{type or paste the rules here}}",
          note: "Before the guests come; keep the card in the box.",
        },
        {
          title: "A small tournament that ends on time",
          prompt:
            "Plan a tournament of short games for {{number of teams}} teams from our {{club, street or family}}, from {{start time}} to {{end time}}, with one table and no referee. Every team must play at least 4 times, and no team waits longer than 20 minutes. Include a 15 minute break, simple scoring and one rule for a tie. Give me a table with time, game, who plays and who keeps score, then a short note I can read aloud to the players in a friendly tone. Avoid games that need special equipment. Show how you worked out the times, and tell me if they do not fit.",
          note: "When more than ten people come.",
        },
        {
          title: "Questions for people who just met",
          prompt:
            "Write 24 questions for guests who do not know each other, to be drawn from a jar at our {{occasion}}. They are aged {{ages}}, and several are new in town, so the questions should help them find things in common. Each question has at most 15 words. Mix 8 silly ones, 8 about memories and 8 about small choices. Keep the tone warm. Avoid money, health, religion, politics, work titles and whether somebody has children. Number them in three lists with headings. Flag any question that a person in a hard year might not want to answer.",
          note: "For the first half hour, while people arrive.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "The quiz prompt did what it says: my grandson had the animal ones, my mother the songs. I liked that two answers came marked as unsure. One of them was really wrong.",
        helpful: 14,
      },
      {
        rating: 4,
        text: "Treasure hunt and story cards were a hit. The mystery needed a second try because one clue pointed at two people. Telling the assistant so fixed it.",
        helpful: 9,
      },
      {
        rating: 3,
        text: "Nice games, but you do have to print and cut things, which is half an hour I had not planned. The jar questions need no cutting and were the best part for us.",
        helpful: 4,
      },
      {
        rating: 5,
        text: "Used the acting list in the day room where I volunteer. The ten phrases that work while sitting made all the difference.",
        helpful: 11,
      },
    ],
  },
  {
    name: "The House Binder: A Home That Explains Itself",
    description:
      "Prompts that turn what only you know about your home into cards, lists and labels for the next person who has to cope without you.",
    fullDescription: `## What you get

Nine prompts that each end in one sheet of paper: an appliance card, instructions for whoever looks after the place, a calendar of small chores by season, labels for boxes, a moving list, a kind note to the neighbors, a "where is it" card for leaks and power cuts, a message for the repair person, and a room inventory.

Where a mistake would matter, the prompt tells the assistant to use only what you type and to leave a blank where it does not know. A made-up valve location is worse than none.

## Who it is for

People who are asked "how does the heating work" while they sit on a train. Also for adult children who help parents put the house in order.

## How to use

Walk through one room with your phone and dictate what you see. Put that into the prompt where the double braces are. Leave out alarm codes and the place of the spare key: write those by hand on the paper afterwards. Print, put in a binder, date each sheet.`,
    type: "prompt",
    category: "Utilities",
    tags: ["home", "checklists", "moving", "organizing"],
    pricingModel: "one-time",
    priceCents: 390,
    license: "personal",
    content: {
      kind: "prompts",
      introduction:
        "Start with the appliance card and the sitter's sheet; they pay back first. Type what you know in any order, the prompts put it into order. Never type codes, keys or account numbers into a chat: add them by hand.",
      prompts: [
        {
          title: "Appliance card",
          prompt:
            "Write a card for our {{appliance}} that I can tape to its side, for guests who have never used it. I want it because I get a phone call about it every time I am away. At most 120 words, in plain language and large headings: switch on, normal use, switch off, what the lights mean, when to stop and call me. Use numbered steps with one action each. Do not add anything that is not in my notes, and no repair tips. If a step is unclear, leave it blank and list it at the end as a question to me. My notes: {{what you press, turn and watch for}}",
          note: "One per machine that people ask about.",
        },
        {
          title: "Sheet for the house sitter",
          prompt:
            "Write a two-page sheet for a neighbor who looks after our home for {{number of days}} days while we are away. We have {{pets, plants, mail, bins}}, and she has 20 minutes in the morning and none in the evening. Include a table with one row per day and what to do, a list of things that can wait until we are back, and a box with three cases in which she should call. Keep the tone friendly and thankful. Leave a blank line for phone numbers and keys, which I write in by hand. Do not mention dates on which the home is empty in the title. Ask me up to 3 questions first.",
          note: "A week before you leave.",
        },
        {
          title: "Chores by season",
          prompt:
            "Make a yearly calendar of small upkeep jobs for our home: {{type of home, garden or balcony, heating, age of the house}}. I am a tenant or owner without tools, so only list jobs that one person can do in under 45 minutes. Sort them by month in a table with four columns: month, job, minutes, how to tell it is done. At most 3 jobs per month. Skip anything on a ladder, on the roof, or with gas and wiring: put those into a second list, to ask a professional about. Use plain words. Say which jobs depend on where I live, so that I can check them locally.",
          note: "Once a year, then pinned inside a cupboard.",
        },
        {
          title: "Labels that two people understand",
          prompt:
            "Suggest a label system for {{number of boxes}} storage boxes in our {{attic, basement or closet}}. The problem: my partner and I use different words, so nobody finds the winter things. Give a table with one row per box: number, label of at most 4 words, what belongs in it, what does not. Group the boxes by how often we need them. Avoid labels such as miscellaneous or various. Keep it simple enough for a child of 10 to put things back. Ask me before you merge two groups. What we own, in no order: {{your list}}",
          note: "Before you buy boxes.",
        },
        {
          title: "Moving: what goes last and opens first",
          prompt:
            "Plan the packing for a move from {{number of rooms}} rooms, for our family of {{number of people}} people, over 14 days of evenings with 60 minutes each. We have a {{cat, baby, piano or nothing special}}. List in a table: day, room, what to pack, what must stay out. Then write a checklist of at most 20 things for the box that opens first on the new floor, including what we need for one night and one breakfast. Keep the tone calm; two of us are nervous about the move. Leave out advice about moving companies. At the end, list what you assumed about our home, so that I can correct it.",
          note: "Two to three weeks before the van comes.",
        },
        {
          title: "A kind note about noise",
          prompt:
            "Write a note to the neighbors about {{work or party}} in our apartment on {{date}}, from {{start time}} to {{end time}}. I am new in the building and would like to start on good terms. 80 to 100 words, in a friendly tone that is honest about the noise. Must include what will be loud, when it ends for sure, and how to reach me, with a blank for the number. Do not apologize more than once and make no jokes. End with one concrete offer, such as keeping an eye out for a parcel. Then give a second version of at most 25 words as a notice for the elevator. Say if anything a neighbor would ask is still missing.",
          note: "Three days before it gets loud.",
        },
        {
          title: "Where is it: leak, power cut, no heating",
          prompt:
            "Make an emergency sheet for our home, for a guest or a teenager who is alone here when something fails. One page with three headings: water, power, heating. Under each: where the shut-off is, what to look at, whom to call, in short sentences and large print, at most 60 words per heading. Only use what I tell you, do not invent places or numbers, and give no repair instructions. Start every part with the sentence: If in danger, leave and call the emergency number. Leave a blank where my notes say nothing, and list the blanks at the end. My notes: {{what you know about meters, valves and fuses}}",
          note: "Print it and hang it at the meter or inside the front door.",
        },
        {
          title: "Tell the repair person what is wrong",
          prompt:
            "Write a message to a plumber, electrician or appliance service about a fault at home, so that they bring the right part the first time. I am not technical. 100 to 130 words, polite and factual, with a subject line and these parts as short bullets: what it is, what it does and should not do, since when, what I tried, when I am at home. Include the exact words on the display. Do not guess the cause and do not promise a price. Before you write, ask me up to 3 questions if something a professional needs is missing. What I see and hear: {{your description}}",
          note: "Before the call; reading it aloud works too.",
        },
        {
          title: "Inventory of one room",
          prompt:
            "Turn a spoken walk through a room into an inventory list for our own records, because after a break-in nobody remembers what was there. Give a table with these columns: item, where it stands, roughly how old, has a photo or receipt (yes or no). One row per item worth more than {{amount}}, and one row per group for the rest, such as 40 books. Keep my words for the items, plain and short. Do not estimate values and do not add items. Write unknown where I said nothing. At the end, list up to 5 things people often forget in such a room, as questions. My walk: {{what you dictated}}",
          note: "Room by room, ten minutes each.",
        },
      ],
    },
    reviews: [],
  },
  {
    name: "Ready for the Appointment",
    description:
      "For patients and those who come along: put notes in order, bring the right questions and remember what was said. Organization only, no medical advice.",
    fullDescription: `## What you get

Eight prompts around one visit to a practice or clinic. Before: a timeline from your notes, a question list that fits ten minutes, a medicine list to bring, a short introduction for a new practice, a message to get an appointment. After: your scribbles as a to-do list, unknown words explained, an update for the family.

None of them asks what you have or what you should take. They sort, copy and shorten, and leave judging to the people who treat you.

## Who it is for

Anybody who leaves the room and thinks "I forgot to ask". Daughters, sons and friends who keep the papers for somebody else, with that person's consent.

## How to use

Leave out names, birth dates, insurance numbers and addresses. Fill in the double braces with your own notes, however messy. Compare every result with the original paper before you print it, medicine names and amounts above all. In an emergency, call for help instead of typing.`,
    type: "prompt",
    category: "Healthcare",
    tags: ["appointments", "notes", "caregivers", "plain language"],
    pricingModel: "free",
    priceCents: null,
    license: "opensource",
    content: {
      kind: "prompts",
      introduction:
        "Use the first four before a visit and the others afterwards. Write your notes in your own words and leave out whatever identifies a person. What you get is paper to bring along; decisions belong into the conversation with your doctor or nurse.",
      prompts: [
        {
          title: "From messy notes to a timeline",
          prompt:
            "Make a timeline for my doctor from notes I kept, because I have only ten minutes and always tell things out of order. Use a table with three columns: when, what I noticed, what I was doing at the time. Sort it from oldest to newest, at most 12 rows, one short line each. Keep my own words. Do not interpret, do not name illnesses and do not leave out anything I noticed more than once. Write unclear where a date is missing, and list those gaps below the table so that I can fill them. My notes: {{your notes, without names}}",
          note: "The evening before, when the notes are all over the place.",
        },
        {
          title: "Questions that fit ten minutes",
          prompt:
            "Help me write a question list for my appointment about {{the subject in your own words}}. I get nervous and forget half, so I need a paper I can hand over. List at most 6 questions, the 3 most important first, each under 20 words, in plain and polite language. Include one question about what happens next and one about whom to call if something changes. Leave a blank line under each for the answer. Do not answer the questions and give no medical advice. Ask me first what I most want to know when I leave the room.",
          note: "One or two days before the visit.",
        },
        {
          title: "The list of what I take",
          prompt:
            "Make a table of everything I take, to bring to a practice, because they ask every time and I never have it with me. Columns: name as printed, amount as printed, when I take it, since when, who started it. Include drops, creams, teas and things bought without a prescription. Copy every name and number exactly as I typed it; do not correct spelling, do not add purposes and say nothing about whether it is right. Put unknown where I left something out, and flag any line in which a name or number looks incomplete, so that I check the package. One row per item, for a nurse to read in one minute. My list: {{what stands on the packages}}",
          note: "Then compare it with the packages, line by line.",
        },
        {
          title: "Half a page for a new practice",
          prompt:
            "Write an introduction of at most 150 words that I hand over at a new practice, for staff who have never met me. I moved and do not want to tell everything four times. Use five headings with one or two sentences each: why I come, what I have been told so far and by whom, what helps me in a conversation, what I cannot do well (stairs, hearing, forms), what I bring along. Keep a calm, factual tone. Only use what I tell you, invent nothing, draw no conclusions. If a heading has nothing, write open. What to use: {{your points, without name and birth date}}",
          note: "When you change practices or see a specialist for the first time.",
        },
        {
          title: "Message to get an appointment",
          prompt:
            "Write a message of 60 to 80 words to a practice to ask for an appointment, for the assistant at the desk, who reads a hundred a day. I come about {{the reason in a few words}}, it has been like this for {{time}}, and I can come {{days and hours}}. Include a subject line, what I need (first visit, follow-up or paper) and how they reach me, with a blank for the number. Be polite and brief, without describing more than the desk needs. Do not call it urgent or harmless. Below the message, tell me whether anything they will ask is missing, and remind me to phone instead if it cannot wait.",
          note: "For practices that take requests by form or mail.",
        },
        {
          title: "My visit notes as a to-do list",
          prompt:
            "Make a checklist for my kitchen wall from what I scribbled in a consultation, because by the evening I mix things up. Use three headings: what I do, what the practice does, what I ask next time. Each line starts with a verb, has at most 15 words and names the day if I noted one. Keep it plain and calm, for a tired person. Keep doses and names exactly as written. Do not add advice of your own. Mark with a question mark whatever is unclear in my notes, and put those lines into a short list for a phone call to the practice. My notes: {{what you wrote down}}",
          note: "On the way home, while you still remember.",
        },
        {
          title: "Unknown words in a letter",
          prompt:
            "Explain up to 15 difficult words from a medical letter, one by one, for a reader without medical training. I want to understand the letter well enough to ask good questions, not to judge it. Use a table: word, what it means in at most 20 plain words, question I could ask about it. Do not say what the letter means for me, and no prognosis or treatment. Keep abbreviations as they stand and, where one has several meanings, list them and say that you are not sure. The words: {{type only the words, not the letter}}",
          note: "When a letter comes days before the next appointment.",
        },
        {
          title: "One update for the whole family",
          prompt:
            "Write a message of 90 to 120 words to our family and two friends after a visit, because I cannot answer twelve calls. Say what happened, what comes next and when, what would help, and that I answer on {{day}}. Use a warm, calm tone and short paragraphs that an aunt and a teenager both understand. Include two concrete ways to help. No numbers from results, no guesses and no false comfort. Leave out everything I mark as private. Ask me first who will read it, and show me which sentence somebody might misread. What I want to share: {{your points}}",
          note: "When many people ask at the same time.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "Went with my mother to a new doctor. The half page and the medicine table lay on the desk and the doctor actually read them. We had time for all six questions.",
        helpful: 23,
      },
      {
        rating: 5,
        text: "I appreciate that it does not pretend to be a doctor. It sorts, it copies, it asks. The gaps it listed in my timeline were the very things I was asked about.",
        helpful: 17,
      },
      {
        rating: 4,
        text: "The word table is useful. One abbreviation came back with three meanings and a note that it was not sure, which is honest, but I still had to phone.",
        helpful: 8,
      },
      {
        rating: 3,
        text: "Works, but typing all packages on a phone is slow. I wrote the list by hand in the end and used the columns from the prompt as a pattern.",
        helpful: 5,
      },
    ],
  },
  {
    name: "Money Letters in Plain Words",
    description:
      "Bills, offers and statements made readable. Nine prompts that explain terms, lay out figures side by side and find the question to ask. No advice.",
    fullDescription: `## What you get

Nine prompts for papers about money. Read a bill line by line. Put two offers side by side. Collect what to ask before you sign. Ask about a charge you do not recognize. List the warning signs in an odd message. Learn the words on a statement. Sort papers into folders. Set up a household table. Run a family talk about money that ends after half an hour.

Where figures or wording matter, the prompts ask the assistant to show its sums, to quote the paper and to say where the paper is silent. They never ask what you should buy, choose or sign.

## Who it is for

People who put envelopes into a drawer. Couples who split the paperwork. Students with a first contract.

## How to use

Type figures and wording, never account numbers, names or customer numbers. Check each sum with a calculator. For decisions with consequences, take the result to a person whose job it is, such as a consumer or debt counselor.`,
    type: "prompt",
    category: "Finance",
    tags: ["bills", "plain language", "household", "paperwork"],
    pricingModel: "one-time",
    priceCents: 690,
    license: "personal",
    content: {
      kind: "prompts",
      introduction:
        "Take one envelope and one prompt at a time. Type the figures and the wording and replace names and numbers of accounts by letters. The results help you read and ask; they are not advice, and sums deserve a second look with a calculator.",
      prompts: [
        {
          title: "A bill, line by line",
          prompt:
            "Explain a bill to me line by line, for a reader who has never looked at one closely. I pay it every time without understanding it and want to know what each amount stands for. Use a table with four columns: wording on the bill, amount, what it means in at most 15 plain words, how it is worked out. Add the amounts up and show the sum next to the printed total. Do not tell me whether it is a good price, and do not guess: write not stated where the bill does not say. List at the end up to 3 questions for the company. The bill without names and numbers of accounts: {{the lines of the bill}}",
          note: "For energy, phone, water and service bills.",
        },
        {
          title: "Two offers side by side",
          prompt:
            "Compare two offers for {{what is offered}} in a table, because they use different words for the same things and I cannot see the difference. One row per point: price per month, one-time costs, price over {{number of months}} months, how long it runs, how to cancel, what is included, what is not. Quote the wording of each offer in at most 10 words per cell. Keep it factual and plain, for my partner who has not read either. No recommendation. Show the calculation for every total, and mark every cell that an offer leaves open. Offer A: {{wording of the first}}. Offer B: {{wording of the second}}",
          note: "Before the choice, which stays yours.",
        },
        {
          title: "What to ask before signing",
          prompt:
            "List 8 questions I can ask the seller before I sign a {{kind of contract}}, because I freeze at the counter and nod. I am {{your situation in a few words}}. Each question has at most 18 words, sounds polite and firm, and can be answered with a figure, a date or a yes or no. Sort them: cost first, then length, then ways out, then what happens if something breaks. Leave a blank line under each for the answer. Do not answer them and give no legal or financial advice. Add one line at the end on how to ask for time to think. If you are not sure that a question fits where I live, say so.",
          note: "To print and take along.",
        },
        {
          title: "Ask about a charge",
          prompt:
            "Write a letter of 90 to 120 words to a company about a charge of {{amount}} on {{date}} that I do not recognize. I am a customer who wants to understand it before saying more. Polite and firm, with a subject line. Must include what the charge is called on my statement, what I expected, a request for an itemized explanation in writing, and a date for the reply. Do not accuse anyone, do not cite laws and do not threaten. Leave blanks for name and customer number, which I fill in by hand. Ask me first if the amount, the date or the wording is missing.",
          note: "The first letter, when it may still be a misunderstanding.",
        },
        {
          title: "Is something odd about the message",
          prompt:
            "List the warning signs in a message that asks me for money or data, for a careful person who is not technical. I got it {{by mail, text or phone}} and did not click anything. Check it against these points, one row each in a table: sender, pressure of time, what it wants, spelling of links, request for secrecy, way of payment, offer too good. Quote the exact words you refer to. Stay calm and plain. Never tell me that it is safe; say instead how I can reach the real company by a way I already know. If the text leaves something unclear, say so. The message, links broken up with spaces: {{the wording}}",
          note: "Before you answer; a real company can wait a day.",
        },
        {
          title: "Words on a statement",
          prompt:
            "Explain up to 12 words from a bank statement in plain language, for an adult who left school long ago. I want to follow a phone call with my bank without feeling small. For each word give one sentence of at most 20 words, one example with round figures under 100, and the word people mix it up with. Use a table with one row per word. Be patient and dry, no jokes. Give no advice on what to do. Terms differ between countries and banks, so say where you are unsure and what I should ask the bank. The words: {{up to 12 words}}",
          note: "Ten minutes before the phone call.",
        },
        {
          title: "Folders for the paper pile",
          prompt:
            "Suggest a folder system for our household papers. We are {{who lives there}}, have one shelf and have given up on two systems because they had too many folders. At most 9 folders, each with a name of one to three words, three examples of what goes in and one of what does not. Give it as a table, sorted by how often we need the folder. Add a rule of 5 steps for a new envelope that takes under 2 minutes. Keep it simple for a teenager to follow. Do not state how long to keep a paper, because that depends on the country: list which folders I should ask about.",
          note: "Before you buy folders, with the pile in sight.",
        },
        {
          title: "A household table that survives March",
          prompt:
            "Design a spreadsheet for our monthly income and spending, for two beginners who have stopped every earlier one after eight weeks. At most 12 rows of spending, so that filling it takes under 15 minutes a month. Give me the columns, the rows, the formula for each sum in plain words and in spreadsheet form, and one example month with invented round figures. Include a row for things that come once a year. No judgment about how we spend and no savings tips. Keep the tone friendly and dry. Ask me first for our fixed costs by kind, without amounts. Our situation: {{who earns, who pays what}}",
          note: "Once; afterwards the table is yours.",
        },
        {
          title: "Thirty minutes about money",
          prompt:
            "Plan a family meeting of 30 minutes about {{the subject, such as the vacation, the car or pocket money}}. We are {{who takes part}}, and the last talk ended with slammed doors. Write an agenda with 4 points and minutes for each, an opening sentence that blames nobody, one question per person to answer in turn, and a form for what we decided, who does it and by when. Warm, fair tone, with words a child of 11 understands. Do not propose a decision or say who is right. Include what to do if somebody gets loud. Tell me what you assumed about us.",
          note: "Agree on the day beforehand; not late in the evening.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "The bill prompt found that the lines did not add up to the printed total. It was a rounding thing, but I only know because I asked. First time I read all of it.",
        helpful: 15,
      },
      {
        rating: 4,
        text: "Offers side by side is what I bought it for and it does that well. You have to type a lot of wording. The cells marked as open were the useful ones.",
        helpful: 7,
      },
      {
        rating: 2,
        text: "Careful is fine, but I hoped it would tell me which tariff is cheaper for us. It says it does not recommend anything and it means it. Good tables, not what I wanted.",
        helpful: 6,
      },
      {
        rating: 4,
        text: "We used the meeting plan for pocket money. One question per person in turn was a good rule. The folder prompt gave us nine folders, we use six.",
        helpful: 5,
      },
    ],
  },
  {
    name: "Meetings That End on Time",
    description:
      "From the invitation to the minutes: nine prompts that make a meeting shorter, and one of them that replaces it by half a page of writing.",
    fullDescription: `## What you get

Nine prompts in the order of a meeting's life. Decide whether it is needed. Write an invitation that says what to prepare. Turn topics into questions with minutes next to them. Brief people in half a page. Steer back when somebody wanders off. Make minutes from scribbles. Pull out who does what by when. Chase open points without sounding like a school principal. Look at a weekly meeting and decide what to drop.

## Who it is for

Team leads, club boards, parent councils and anybody who is "just taking notes". No special software is needed, the results are plain text.

## How to use

Use the first four before the meeting, the fifth as a card on the table, the sixth and seventh within an hour of the end, while you still remember. Replace people's names by roles or initials before you send notes to an assistant, and ask the others if your organization has a rule about it. Read the minutes against your notes: the prompt marks what it could not decide, you settle it.`,
    type: "prompt",
    category: "Productivity",
    tags: ["meetings", "minutes", "teams", "email"],
    pricingModel: "one-time",
    priceCents: 900,
    license: "commercial",
    content: {
      kind: "prompts",
      introduction:
        "The prompts follow one meeting from the idea to the last open point. Use initials or roles in place of names. If the first prompt tells you that half a page of writing would do, believe it once and see.",
      prompts: [
        {
          title: "Do we need to meet",
          prompt:
            "Help me decide whether we need a meeting about {{subject}}, with {{number of people}} people for {{minutes}} minutes. I lead the team, and we lose about {{number of hours}} hours a week in meetings. Ask me up to 5 questions first, one at a time, about what has to be decided and by whom. Then give me two short drafts to compare side by side: a message of at most 120 words that would replace the meeting, and an agenda of at most 4 points in case we need it. Plain and honest tone, for busy colleagues. Do not flatter the meeting. Say which information is missing for the written way.",
          note: "Before you open the calendar.",
        },
        {
          title: "An invitation people read",
          prompt:
            "Write an invitation to colleagues for a meeting of {{minutes}} minutes about {{subject}}, because too many of us come unprepared. At most 110 words with a subject line. Must include the one question we will answer, who decides, what to read or bring (in under 10 minutes of work), and who may skip it without asking. Friendly and direct tone, bullet points for the preparation. Do not use the words sync, touch base or alignment. End with the time at which it will be over. Tell me if the question is too broad to answer in that time.",
          note: "Two days ahead.",
        },
        {
          title: "Topics turned into questions",
          prompt:
            "Turn a pile of topics into an agenda for a team of {{number of people}} with {{minutes}} minutes in all, because we usually run over by a quarter of an hour. Write each point as a question that can be answered in the meeting. Give a table with: question, who opens it, minutes, what we need at the end (decision, idea or information). At most 5 points, the hardest one second, 5 minutes left free at the end. Everything that can be settled in writing goes into a second list. Keep it dry and brief. Add up the minutes, show the sum and tell me if it does not fit. The topics: {{your pile}}",
          note: "The day before.",
        },
        {
          title: "Half a page before the meeting",
          prompt:
            "Write a briefing of at most 250 words that colleagues read before a meeting on {{subject}}, because we waste the first 20 minutes bringing everybody up to date. They know our work but not this case. Use four headings: where we stand, what has changed, what we have to decide, options with one pro and one con each. Neutral tone, short sentences, no jargon. Do not prefer an option. Only use facts from my notes and mark every figure that has no source. My notes: {{facts, figures, opinions in any order}}",
          note: "Sent with the invitation, or read in silence in the first five minutes.",
        },
        {
          title: "Sentences that bring it back",
          prompt:
            "Write 12 sentences a chair can say when a meeting goes off course, for a polite person who hates interrupting. I chair our {{team, board or council}} and we have {{kind of trouble, such as one who talks long and two who never do}}. Sort them in a table with four rows of three: somebody talks long, two argue in circles, a new topic comes up, time is nearly over. Each sentence has at most 18 words, sounds friendly and firm, and names the next step. No irony and nothing that shames a person. Flag any that could sound rude when said by a younger chair to an older member.",
          note: "Print it small and lay it next to your notes.",
        },
        {
          title: "Minutes from scribbles",
          prompt:
            "Write the minutes of a meeting from scribbled notes, for people who were not there and have two minutes to read. I took part and wrote while listening, so the notes jump around. At most 300 words: first the decisions as numbered sentences, then open questions, then three sentences of background. Neutral tone, past tense, roles in place of names. Leave out who said what unless it matters for a decision. Do not smooth over disagreement and do not invent reasons. Put every point you are unsure about into a separate list called please confirm. My notes: {{your scribbles}}",
          note: "Within an hour of the end.",
        },
        {
          title: "Who does what by when",
          prompt:
            "Make an action list from meeting notes, because tasks without a name get lost with us. Use a table with five columns: task starting with a verb, role that does it, due date, first small step, how we see that it is done. At most 15 words per cell, one row per task, sorted by date. Plain tone, for colleagues who skim. Only list what somebody took on; wishes go into a second list. Never make up a name or a date: write open where it is unclear, and count the open cells for me at the end. The notes: {{your notes or minutes}}",
          note: "Right after the minutes, or in place of them.",
        },
        {
          title: "Reminders without a raised finger",
          prompt:
            "Write 3 short reminders to a colleague about {{the open task}}, which was due on {{date}}. I depend on it because {{reason}}, and I want to keep our good terms. First one friendly, second one clear, third one firm and with a proposal. Each has at most 60 words, a subject line, one question that can be answered in a minute, and a new date. Do not apologize for asking, do not blame and do not copy in a boss. Show them under three numbered headings. Ask me first whether something could have got in their way that I know of.",
          note: "A week apart, or sooner when others wait.",
        },
        {
          title: "Prune a weekly meeting",
          prompt:
            "Review our recurring meeting and suggest what to drop. It lasts {{minutes}} minutes with {{number of people}} people, {{how often}}, and I organize it. Give a table with one row per usual part: what it is for, what it costs in hours of work per month, who really needs it, a lighter way to get the same. Show the sums. Then write a message of at most 100 words to the team that proposes a trial of 4 weeks, in a friendly tone and without blame. Do not propose software. Say what you assumed and what I should ask the quiet ones. Usual parts: {{what happens, with rough minutes}}",
          note: "Twice a year.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "Our parent council went from two hours to seventy minutes. The trick for us was topics as questions, and somebody who adds up the minutes before we start.",
        helpful: 19,
      },
      {
        rating: 4,
        text: "Minutes prompt is solid. The list called please confirm is the part I would miss now. Reminder number three came out a bit stiff, I soften it by hand.",
        helpful: 10,
      },
      {
        rating: 5,
        text: "I am 24 and chair people twice my age. The twelve sentences are on my desk. Three of them I use every week.",
        helpful: 13,
      },
      {
        rating: 3,
        text: "Good content, but several prompts overlap with what a template would do. Worth it if you start from zero, less so if your team already has an agenda form.",
        helpful: 4,
      },
    ],
  },
  {
    name: "Fill the Hall: Announce a Local Event",
    description:
      "Poster, press note, reminders and thank-yous for a concert, fair or open day, written from one fact sheet so that the details match everywhere.",
    fullDescription: `## What you get

A prompt that interviews you for one fact sheet, and seven more that draw on it: poster text, a message short enough for a notice board, a note for the local paper, five posts for the weeks before, a letter that asks a shop for a raffle prize, a call for helpers, and a reminder together with the thanks for afterwards.

Because all texts come from the same sheet, the starting time is the same on the poster and in the paper. You would be surprised how often it is not.

## Who it is for

Choirs, libraries, sports clubs, schools, village halls and neighborhood groups without anybody whose job this is.

## How to use

Make the fact sheet with the first prompt and keep it. Paste it wherever a prompt says so. Work from the poster outward: once the poster is right, the rest is quick. Before anything goes out, have one person who was not involved read it and tell you when, where and how much.`,
    type: "prompt",
    category: "Marketing",
    tags: ["events", "clubs", "press", "posters", "volunteers"],
    pricingModel: "pay-what-you-want",
    priceCents: 300,
    license: "commercial",
    content: {
      kind: "prompts",
      introduction:
        "Make the fact sheet first and paste it wherever a prompt asks for it. Send one prompt per text and keep the chat open, so that later texts match. A second pair of eyes on date, place and price is part of the method.",
      prompts: [
        {
          title: "The fact sheet",
          prompt:
            "Interview me to make a fact sheet for a local event, because last year our poster and our flyer had different times. Ask me one question at a time, at most 14 in all: what, for whom, date, start, doors, end, place, how to get there, steps or ramp, price, tickets, food, contact, what happens if it rains. Then write the sheet as a table with two columns, fact and wording, in plain words, at most 12 words per cell. Write open where I did not know and list the open points for our committee. Do not decorate and do not invent. The event: {{one sentence about it}}",
          note: "Always first.",
        },
        {
          title: "Poster text",
          prompt:
            "Write the text for a poster about our {{event}}, for people who walk past in four seconds. We are volunteers and the hall has {{number of seats}} seats. Give 3 versions, each with a headline of at most 6 words, one line of at most 12 words that says why to come, then date, time, place and price. Friendly tone without superlatives. Avoid amazing, unforgettable and don't miss. Show each version as separate lines in the order they stand on the poster, with the biggest line in bold. Tell me which fact is missing or unclear. Our fact sheet: {{the sheet}}",
          note: "Everything else follows from the version you choose.",
        },
        {
          title: "Forty words for the notice board",
          prompt:
            "Write an announcement of at most 40 words for neighbors, to be read aloud in other clubs and put up in shops, because our hall is half empty when only our members know. It must include day, date, time, place, price and one reason to come that a stranger would understand. Warm and plain tone. No club abbreviations and nothing about how long we have existed. Give 2 versions as short paragraphs: one for ears, with the date said twice, and one for eyes. Say if a fact is missing instead of guessing. Fact sheet: {{the sheet}}",
          note: "For announcements by others, who have ten seconds for you.",
        },
        {
          title: "A note for the local paper",
          prompt:
            "Write a press note of 180 to 220 words about our {{event}} for the editor of a local newspaper who has no time to rewrite it. We are a small group and would like a mention two weeks ahead. Begin with who does what, when and where in the first sentence. Include one quote from a member, which I will give you, and one detail that is new this year. Factual, lively tone in the third person. No praise for ourselves and no exclamation marks. Add a headline and a contact line with a blank. Mark every claim I must check before it goes out. Quote and facts: {{quote, then the sheet}}",
          note: "Two to three weeks ahead.",
        },
        {
          title: "Five posts before the day",
          prompt:
            "Write 5 posts for our page in the four weeks before our {{event}}, for followers who know us a little. One post each: the date, a look behind the scenes, a person, a practical question answered (parking, steps, food), the last reminder. At most 60 words per post, friendly and conversational, with one suggestion for a photo we can take ourselves. Put them in a table with the day to post, text and photo. No hashtags, at most one emoji, no false hurry. I do this on the bus, so keep it easy to copy. Ask me first for one true story from the preparations. Fact sheet: {{the sheet}}",
          note: "Write them all at once, then they are done.",
        },
        {
          title: "Asking a shop for a raffle prize",
          prompt:
            "Write a letter of 120 to 150 words to a local shop owner, asking for a prize for the raffle at our {{event}}. We raise money for {{purpose}}, and I buy there myself now and then. Must include what the money is for, how many people come, what we offer in return ({{mention on the board, thanks on stage}}), and until when we need an answer. Polite and confident tone, one page, easy to say no to. Do not exaggerate our reach and do not use guilt. End with one clear question. Leave a blank for the name, which I write by hand. Tell me what a shop owner might still want to know.",
          note: "Hand it over in person, in a quiet hour.",
        },
        {
          title: "Finding helpers who stay",
          prompt:
            "Write a call for volunteers for our {{event}}, for members and neighbors who are willing but fear being swallowed up. We need {{number of helpers}} helpers. Give a table of tasks with: task, from when to when, standing or sitting, alone or in pairs, what you need to know (mostly nothing). Above it, 80 to 100 words that say why we ask, in a warm and honest tone, and how to sign up in one step. No shift longer than 2 hours. Avoid the phrase many hands make light work. Say which tasks you left out because my list was unclear. The tasks: {{your list}}",
          note: "Four weeks ahead; people say yes to a task, not to a cause.",
        },
        {
          title: "Reminder and thanks",
          prompt:
            "Write two messages about our {{event}}: a reminder that goes to ticket holders two days before, and a thank you that goes to helpers the day after. Guests are often elderly and come by bus, so the reminder must include doors, start, end, way in without steps, and what to bring. At most 80 words each, with a subject line. Warm and plain tone. The thanks must name {{three things that helpers really did}} and the result in one figure. Do not ask for anything in the thank you. If something is missing from my facts, leave a blank and list it. Facts: {{the sheet and the figure}}",
          note: "Write the thanks before the event; fill in the figure at night.",
        },
      ],
    },
    reviews: [],
  },
  {
    name: "One Lesson, Three Levels",
    description:
      "For teachers and tutors with very different learners in one room: prompts that adjust the same lesson without making three of them.",
    fullDescription: `## What you get

Nine prompts around one lesson you already have. The same text at three reading levels with the same facts. Practice tasks from much help to none. A worked example with one planted mistake. Typical misunderstandings and how to notice them. Three questions for the last five minutes. A rubric in words that learners use. Discussion questions without a right answer. A plan a substitute can follow. A note to families that says what to ask at home.

Where there are answers, they come apart from the tasks, and most prompts ask the assistant to say what it is unsure about, so that you know what to check before you copy.

## Who it is for

Teachers of all subjects from about grade 3 up, language tutors, and volunteers who help with homework in mixed groups.

## How to use

Take a text or topic you know well, so that you notice mistakes. Fill in grade, subject and time. Never type names or marks of learners: "four who read slowly" is enough. Solve every task yourself once before it goes to the class.`,
    type: "prompt",
    category: "Education",
    tags: ["teachers", "differentiation", "worksheets", "lesson planning"],
    pricingModel: "one-time",
    priceCents: 1800,
    license: "commercial",
    content: {
      kind: "prompts",
      introduction:
        "Start from a lesson you know. The level prompt and the practice prompt carry most of the work; the others are for the minutes around it. Describe learners by what they need, never by name, and solve everything yourself before you copy it.",
      prompts: [
        {
          title: "The same text at three levels",
          prompt:
            "Write a text at three reading levels for students in grade {{grade}}, because my class ranges from beginners in the language to fast readers. Level A: at most 120 words, sentences under 10 words. Level B: about 180 words. Level C: about 250 words with one technical term explained. All three must contain the same 6 facts, so that we can discuss them together; list the facts first, numbered. Friendly, factual tone. Take the facts only from my source, add none, and do not make level A childish. Use one heading per level. Mark any sentence where simpler words changed the meaning. My source: {{the text from your book}}",
          note: "For reading in any subject. Check the six facts once, then only the language.",
        },
        {
          title: "Practice from much help to none",
          prompt:
            "Create 12 practice tasks on {{topic}} for students in grade {{grade}}, in 4 steps of 3: fully worked with one gap, half worked, a hint only, no help. I teach a mixed class of {{number of learners}} and want everybody to start where they can and move on alone. Each task fits on 4 lines and uses everyday situations. Encouraging, plain tone without praise words. No trick questions and no brand names. Give a worksheet with headings per step, then the answers in a separate table with the usual mistake for each task. Show the working for every answer, and flag tasks whose answer you have not checked.",
          note: "As a worksheet for one lesson and the homework after it.",
        },
        {
          title: "Find the planted mistake",
          prompt:
            "Write a worked example on {{topic}} for students aged {{age}} that contains exactly one mistake, because my class copies examples without reading them. The solution has 5 to 7 numbered steps. The mistake must be one that learners really make, must not stand in the first step, and must lead to a result that looks possible. Neutral tone. Below it, put 3 questions that lead to the mistake without naming it. On a separate page: the mistake, why people make it, the right solution. Do not use humor in the steps. Check that all other steps are correct, and say how you checked.",
          note: "As a start of ten minutes, in pairs.",
        },
        {
          title: "What they will get wrong",
          prompt:
            "List the 6 most common misunderstandings of beginners about {{topic}}, for me as a teacher of grade {{grade}} who plans the first lesson on it. I have 45 minutes and would like to meet them before they settle. Use a table with four columns: what learners think, why it seems sensible to them, a question of at most 20 words that reveals it, an example that makes it wobble. Respectful tone towards learners. Avoid rare cases and jargon. Sort by how often they happen, and say for which ones you are only guessing at that.",
          note: "When you teach a topic for the first time.",
        },
        {
          title: "The last five minutes",
          prompt:
            "Write 3 exit questions for a lesson on {{topic}} in grade {{grade}}, which students answer on a slip of paper in 5 minutes. I want to know whom to help tomorrow, not to give marks. One question checks the main idea, one uses it in a new case, one asks what is still foggy. At most 25 words each, in plain language. No multiple choice and no question that yes can answer. Then give a table for me: question, what a sure answer contains, what a half answer looks like, what I do next day. The lesson aim was: {{one sentence}}. Tell me if the aim is too wide for three questions.",
          note: "At the end of any lesson.",
        },
        {
          title: "A rubric in their words",
          prompt:
            "Write a rubric for {{task, such as a short talk or a lab report}} that students aged {{age}} can use on their own work before they hand it in. My official one is full of words they do not know. 4 rows, 3 columns named not yet, there, beyond. Each cell has at most 18 words, starts with I and describes something one can see or count. Encouraging, plain tone. Avoid good, clear, appropriate and other words that need a judge. Add one example sentence from an invented piece of work for each row. Show which words of my rubric you translated, and mark where the meaning may have changed. My rubric says: {{its criteria}}",
          note: "Hand it out with the task, not with the marks.",
        },
        {
          title: "Questions without one right answer",
          prompt:
            "Write 8 discussion questions on {{text or topic}} for a class aged {{age}}, where five people talk and the others wait. Sort them into 3 kinds: easy to enter from one's own life, needs the text, brings two views against each other. Each has at most 22 words, is open and needs no extra knowledge. Add for each one a follow-up for a silent pair. Calm, curious tone. Avoid questions that make anyone tell about family, money or faith. Give a numbered list with a heading per kind. Flag questions that might hurt in a mixed class, and suggest a replacement.",
          note: "Pairs first, then the whole class.",
        },
        {
          title: "A plan for the substitute",
          prompt:
            "Write a lesson plan of one page for a substitute teacher who does not know the subject or my class, because I am out {{when}}. Topic: {{topic}}, grade {{grade}}, {{minutes}} minutes. Use a table: minutes, what the class does, what you say word for word, what you need. At most 4 phases, no new material and no technology. Include a task for those who finish early, two learners' jobs that help you, and what to leave on my desk. Friendly, calm tone. Do not name students. Add up the minutes and show the sum. List what I still have to lay out, and ask me if something is missing.",
          note: "One in the drawer, before you need it.",
        },
        {
          title: "What to ask at home",
          prompt:
            "Write a note to families about what we learn in {{subject}} over the next {{number of weeks}} weeks, for parents who may read our language slowly. I want them to have something to ask besides how was school. At most 120 words, sentences under 14 words, warm tone, no school jargon. Include the topic in one sentence, 3 questions to ask at dinner, one thing to do together in 10 minutes without buying anything, and how to reach me, with a blank. Do not ask parents to teach and do not mention marks. Use short paragraphs and one bullet list. Say which words could be hard to translate.",
          note: "At the start of a unit.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "The list of six facts before the three texts is clever. I check the facts once and then only the language. Saved me an evening per unit in history.",
        helpful: 21,
      },
      {
        rating: 4,
        text: "The planted mistake gets my ninth graders to read. Twice there was a second mistake that was not planned, so do solve it yourself as the pack tells you.",
        helpful: 16,
      },
      {
        rating: 5,
        text: "I am a volunteer, not a teacher. The table of misunderstandings is what I read before I go in. It is short and it is about how they think.",
        helpful: 8,
      },
      {
        rating: 3,
        text: "Very good for sciences and languages, not much for art or sports. The note to families was translated by my neighbor without questions, so that works.",
        helpful: 4,
      },
      {
        rating: 4,
        text: "Rubric prompt needed two rounds until no cell said clear any more. After that the learners really used it.",
        helpful: 6,
      },
    ],
  },
  {
    name: "Nine Passes Over Your Own Draft",
    description:
      "A revision set for people who write themselves and want it to stay their text. Each prompt looks for one thing only and changes nothing unasked.",
    fullDescription: `## What you get

Nine passes, meant for this order: what your draft really says, where it begins, what can go, where it is vague, how it sounds aloud, what a reader asks, which claims need a check, titles, and the last typos. Instead of a new version you get findings, most of them with quotations from your text. You make the changes.

That is the point of the pack. Ask an assistant to "improve" a text and you get somebody else's. Ask it where a stranger would stop reading, and you get a better draft of yours.

## Who it is for

Bloggers, newsletter writers, students, people who write for a club magazine, and anybody who has heard "it sounds like a machine wrote it".

## How to use

Finish a draft first, bad is fine. Run one pass, edit by hand, then run the next with the new version. Passes 1, 3 and 5 help most when time is short. Leave out names of people who did not agree to be in a chat. If you write for school, ask whether such help is allowed and say that you used it.`,
    type: "prompt",
    category: "Content Creation",
    tags: ["editing", "writing", "blogs", "revision"],
    pricingModel: "one-time",
    priceCents: 500,
    license: "personal",
    content: {
      kind: "prompts",
      introduction:
        "One pass at a time, in this order, each with the newest version of your draft. The prompts ask for findings, not for a new text, so that every sentence stays yours. Stop when a pass finds nothing you agree with.",
      prompts: [
        {
          title: "Pass 1: what does it say",
          prompt:
            "Write a reverse outline of a draft, so that I see what it says and not what I meant. I wrote it for {{readers}} and its point should be {{one sentence}}. Use a table with one row per paragraph: number, what it says in at most 12 words, what it does for the point (supports, repeats, leads away). Then answer in 2 sentences what a stranger would take as the point. Honest and neutral tone. Do not rewrite anything and do not praise. If a paragraph could be read in two ways, show both readings. My draft: {{your draft}}",
          note: "First, before any sentence is polished.",
        },
        {
          title: "Pass 2: where does it begin",
          prompt:
            "Find the real beginning of a draft, because my first paragraphs are often only me warming up. It is meant for {{readers}}, who decide in ten seconds. Quote 3 sentences from anywhere in it that could be the first one, each with a reason of at most 20 words, and say what could be cut before it and what must then be explained later. Numbered list, plain and direct tone. Do not write a new opening and do not suggest a question or a definition as a start. Say if you are unsure which one fits the ending. My draft: {{your draft}}",
          note: "When the middle is better than the top.",
        },
        {
          title: "Pass 3: a quarter less",
          prompt:
            "Suggest cuts that make a draft a quarter shorter without losing a fact. I tend to say things twice, and my readers are {{readers}} with five minutes. Give a table with three columns: words to cut (quoted), why they can go in at most 8 words, how many words it saves. Sort by words saved, at most 15 rows, add them up and show the sum. Honest, dry tone. Only cut: do not rephrase, and leave examples and jokes alone unless two do the same job. Mark cuts you are not sure about, since they may carry something I cannot see from outside. My draft: {{your draft}}",
          note: "The pass with the largest effect.",
        },
        {
          title: "Pass 4: vague spots",
          prompt:
            "List up to 10 vague spots in a draft and ask me for the fact behind each. I know the subject ({{subject}}) and forget what {{readers}} do not know. Use a table: the words (quoted), what a reader cannot picture, a question of at most 15 words whose answer would fix it. Look for many, often, things, various, important, feelings without a scene, and people without a role. Patient tone. Do not fill in facts, figures or examples yourself. Leave out spots where being vague is kind to a person, and say that you did. My draft: {{your draft}}",
          note: "Answer the questions in your own words, straight into the text.",
        },
        {
          title: "Pass 5: read it aloud",
          prompt:
            "Mark the sentences in a draft that are hard to say aloud, since I read it at {{occasion}} and stumble. List at most 8, each quoted, with what trips the tongue: length, three nouns in a row, a verb that comes late, the same sound or the same opening. Give a number of words for each. Then list 3 sentences that sound most like me, so that I know what to aim for. Friendly, exact tone, one bullet per sentence. Do not offer rewritten versions and do not touch dialect or short fragments that are meant. Say where you cannot tell whether it is meant. My draft: {{your draft}}",
          note: "Read the marked ones aloud yourself before you change them.",
        },
        {
          title: "Pass 6: the reader at your shoulder",
          prompt:
            "Read a draft as {{one reader: age, what they know, why they open it}} and note what goes through that person's head. I have looked at it too long to see it fresh. Write one short note of at most 15 words per paragraph, first person, honest and not cruel: curious, lost, bored, doubtful, touched. Then list the 3 questions that stay open and the one place where this reader would stop. Use a numbered list. No solutions, no compliments, no summary. If you need to know more about the reader, ask me first. My draft: {{your draft}}",
          note: "Run it twice, with two very different readers.",
        },
        {
          title: "Pass 7: what needs a check",
          prompt:
            "List every claim in a draft that somebody could look up, such as names, dates, figures, quotations, causes and who was first. I publish under my own name for {{readers}} and want no letters about it. Use a table: claim (quoted), kind of claim, how I could check it in 10 minutes, risk if wrong (low, medium, high). Sort by risk. Sober tone. Do not confirm or correct anything from memory and do not cite sources you cannot show. Include claims hidden in adjectives such as first, largest and only. Say which ones depend on the date of reading. My draft: {{your draft}}",
          note: "Before anything goes public.",
        },
        {
          title: "Pass 8: titles that keep their word",
          prompt:
            "Suggest 12 titles for a piece about {{subject}} for {{readers}}. I want one that tells what is inside, because my last titles were clever and nobody opened them. 4 plain ones, 4 with a concrete detail from the text, 4 with a small tension. At most 9 words each. Avoid puns, questions, numbers of ways, and words like ultimate, secret and game changer. Give a table with title, what it promises, and whether the draft keeps that promise. Flag every title that promises more than the text gives. Warm, down to earth tone. The main points: {{your points}}",
          note: "When the text is done, not before.",
        },
        {
          title: "Pass 9: only typos",
          prompt:
            "List the spelling, grammar and punctuation mistakes in a final draft, because it goes out tonight and I no longer see them. American spelling, for {{readers}}. Use a table with: sentence number, wrong (quoted with three words around it), right, rule in at most 8 words. Neutral tone. Leave style, rhythm and word choice alone, and do not print a corrected version. Also list words I spell in two ways, and names that appear in two forms. Where something may be meant that way, put it in a second list as a question and say that you are not sure. My draft: {{your draft}}",
          note: "Last, after all other changes.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "Pass 1 told me that my article about bread was an article about my grandmother. It was right. I kept her and cut the bread.",
        helpful: 26,
      },
      {
        rating: 4,
        text: "Works best if you really edit between passes. I was lazy and ran three in a row, then half the quotes no longer matched.",
        helpful: 9,
      },
      {
        rating: 4,
        text: "Finally prompts that do not rewrite me. Assistants still slip a new sentence in now and then, pass 5 above all. Ignore it.",
        helpful: 12,
      },
      {
        rating: 2,
        text: "Nine rounds for a short post is a lot of work. I wanted the text corrected, not homework. The typo pass is fine.",
        helpful: 3,
      },
    ],
  },
];
