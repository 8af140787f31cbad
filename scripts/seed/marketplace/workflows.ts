import type { DemoItem } from "./demo-item";

export const workflowItems: readonly DemoItem[] = [
  {
    name: "From 200 Comments to Five Findings",
    description:
      "How to read the free-text answers of a survey so that the result holds: themes by hand, labels with help, counts by spreadsheet.",
    fullDescription: `## What you get

Eight steps from a column of comments to one page with five findings. You read thirty comments yourself and write down themes. An assistant labels the rest in portions and quotes the words it relied on. You check twenty of its labels and only go on if at least sixteen are right. The spreadsheet counts.

Three prompts, two formulas and the sentence patterns for the findings are included, together with what to write about those who did not answer.

## Who it is for

Clubs, schools, libraries, city offices and small companies that ask "anything else you want to tell us" and then do not know what to do with it.

## How to use

Plan about four hours for 200 comments, in two sittings. You need a spreadsheet and a chat assistant your organization allows for such data. If it allows none, all steps work by hand; then take six hours. Take names and anything that points to one person out before step 3, and keep the original file untouched.`,
    type: "workflow",
    category: "Data Analysis",
    tags: ["surveys", "feedback", "spreadsheets", "themes"],
    pricingModel: "one-time",
    priceCents: 2400,
    license: "commercial",
    content: {
      kind: "steps",
      introduction:
        "The assistant does the tiring part, putting labels on comments. You keep the two parts that decide whether the result is worth anything: what the themes mean, and whether the labels are right.",
      steps: [
        {
          title: "Write down what the result is for",
          text: "One sentence: who will decide what with it. Example: the board decides in May what to spend the small grant on. If nobody will decide anything, stop here and thank people for their comments instead. Note also how many people were asked and how many wrote something.",
        },
        {
          title: "Clean a copy",
          text: "Copy the file. Keep two columns: a number for each comment and the comment. Replace names by roles and take out phone numbers, addresses and stories by which one would recognize somebody. Mark empty answers and answers such as 'none' and take them out of the count, but note how many there were.",
        },
        {
          title: "Read thirty yourself",
          text: "Take every seventh comment, so that you do not only read the early birds. After each, write two or three words in the margin. Then put the words together into at most eight themes. A theme is something people want or complain about, such as opening hours, not a mood. Add 'other' and write one sentence for each theme that says what belongs in it and what does not.",
        },
        {
          title: "Let the assistant test your themes",
          text: "Before it labels anything, let it try to misunderstand you. Change your sentences wherever two themes overlap.",
          prompt:
            "Find overlaps in a list of themes for survey comments. I am going to label 200 comments from visitors of our {{place}} with it, and two people should reach the same labels. For each pair of themes that could be confused, write one invented comment of at most 20 words that fits both, and a rule of at most 15 words that decides. At most 6 pairs, as a table with 3 columns. Plain, exact language. Do not add themes. If a definition is unclear to you, ask me first. My list: {{your themes, one sentence each}}",
        },
        {
          title: "Label in portions of 25",
          text: "Small portions, because assistants skip lines in long lists. Paste the themes again each time. Afterwards compare the numbers: 25 in, 25 out. Copy the labels into a third column of your sheet, one theme per column if a comment may have two.",
          prompt:
            "Label 25 survey comments with my themes, because I count them afterwards in a spreadsheet. Give a table with one row per comment and three columns: number, theme (at most 2, separated by a semicolon), the words you relied on, quoted, at most 8. Use only the themes in my list and write other where none fits. Keep every number and the order. Do not correct, shorten or comment. If a comment is ironic or unclear, write unsure in place of a theme. Neutral tone, for colleagues who check every row. My list and comments: {{themes, then the comments with numbers}}",
        },
        {
          title: "Check twenty labels",
          text: "Choose twenty rows by chance, for instance with random numbers, cover the label, and label them yourself. Count how often you agree. Sixteen or more: go on. Fewer: look at the rows where you differ, rewrite those definitions and repeat step 5. Rows with 'unsure' you always decide yourself.",
        },
        {
          title: "Count in the spreadsheet",
          text: 'Never let a chat add up. With themes in column C, =COUNTIF(C2:C201,"*opening hours*") counts the comments that mention a theme, and dividing by =COUNTA(B2:B201) gives the share of all comments. Shares may add up to more than 100 percent if comments have two themes: say so under the table.',
        },
        {
          title: "Write five findings",
          text: "Pattern: 'Of 187 people who wrote something, 61 mention opening hours, most of them the early closing on Saturdays.' Add one typical quotation and one that disagrees. Put the finding first that the decision needs, not the largest. End with the limits: who did not answer, that comments show what people think of, not how many would agree, and how you labeled.",
          prompt:
            "Draft 5 findings for our board from counted survey comments, because it has to decide about {{decision}}. Each finding has at most 45 words: a sentence with the count out of {{number}} comments, a sentence on what exactly people mean, one quotation from my list. Sober tone, plain language, numbered list. Do not explain causes, do not recommend anything and use no figures except mine. Write a last paragraph of at most 60 words on limits: who was asked, who answered. Mark every sentence my counts do not support. My counts and quotations: {{themes, counts, two quotations each}}",
        },
      ],
    },
    reviews: [],
  },
  {
    name: "A Help Page From a Month of Questions",
    description:
      "Collect what customers really asked, answer the ten most frequent questions once and well, and see next month whether the mail got less.",
    fullDescription: `## What you get

Seven steps that turn an inbox into a help page. You tally a month of questions in the words of the people who asked, pick the ten that cost most time, and write answers that begin with the answer. Three short tests with real people show whether they find it. A month later you compare the tally.

Included: the tally sheet, a prompt for grouping, one for drafting from your own notes, and the card for the test.

## Who it is for

Online shops, ticket desks, repair workshops, associations and schools where the same question arrives every day before lunch.

## How to use

Give it half an hour a day for one week, then ten minutes a month. One person must be allowed to say what the right answer is; find out who before step 4, because most help pages fail there and not in the wording. Take out names and order numbers before you paste anything into an assistant. You need nothing but a page on which you can publish text.`,
    type: "workflow",
    category: "Customer Service",
    tags: ["faq", "help page", "support", "email"],
    pricingModel: "one-time",
    priceCents: 1900,
    license: "commercial",
    content: {
      kind: "steps",
      introduction:
        "Most question pages answer what the business would like to be asked. This one starts from the tally of what people did ask, in their words, and ends with a number: fewer of the same mails next month.",
      steps: [
        {
          title: "Tally one month",
          text: "Open a sheet with four columns: the question in the person's own words, what they wanted to achieve, minutes it took you, how it came (mail, phone, counter). Go through last month's messages and add what you remember from the phone. Leave out names. Sixty to a hundred lines are enough.",
        },
        {
          title: "Group by what people want",
          text: "'Where is my parcel' and 'you said Tuesday' want the same thing. Let the assistant propose groups, then move lines by hand until you agree.",
          prompt:
            "Group customer questions by what the person wants to achieve, for our small team that writes a help page. We answer about {{number}} mails a month and lose hours on repeats. Give a table with: group name in a customer's words (at most 8), number of questions, two typical questions quoted, minutes in all. At most 12 groups, sorted by minutes. Keep questions that fit nowhere in a list below, with their line. Plain tone. Do not answer any question and do not drop lines: show the sum, which must equal {{number of lines}}. Mark groups you are unsure about. My lines: {{your sheet without names}}",
        },
        {
          title: "Choose ten",
          text: "Multiply the number of questions by the minutes in each group and take the top ten. Strike any that a page cannot solve, because each case differs: for these write who decides and how to reach them. If one group is large because something is broken, such as a wrong date in a form, repair that first. It is the cheapest answer of all.",
        },
        {
          title: "Settle the right answer",
          text: "For every group write one line: what is true, who says so, from when. Ask the person in charge about the rest. Do not skip this: an assistant will write a smooth answer to a question nobody in the house has decided.",
        },
        {
          title: "Draft answers that begin with the answer",
          text: "Draft one at a time. Compare each sentence with your line from step 4 and delete what does not stand there. Use the customers' words in the heading, even if yours are more correct.",
          prompt:
            "Write an answer for the help page of our {{kind of business}}, for customers who are in a hurry and a little annoyed. The heading is the question in their words. The first sentence is the answer itself, at most 20 words. Then up to 4 numbered steps or one short paragraph, then one sentence on whom to contact if it does not fit. At most 110 words, friendly and plain tone. Only use my facts, invent no times, prices or exceptions, and avoid please note and simply. Write fact missing where a customer would ask on. Say which sentence could be misread. My facts: {{one line from step 4, plus details}}",
        },
        {
          title: "Test with three people",
          text: "Ask three people who do not work with you. Give each a card: 'Your parcel should have come on Tuesday. Find out what to do.' Watch and be silent. Note the word they look for, where they stop, how long it takes. More than a minute, or one of three gives up: change the heading or the order, not the person.",
        },
        {
          title: "Publish, date it, count again",
          text: "Put the ten questions in the order of the tally, with the date of the last check and the role that looks after the page. Link each answer from the place where the question arises, such as the order confirmation. After a month tally one week and compare with a week from before. What has not become less needs a better place rather than a better sentence.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "Step 3 told us that a third of our mails came from one wrong sentence in the order confirmation. We changed it in five minutes. The page itself was almost a bonus.",
        helpful: 24,
      },
      {
        rating: 4,
        text: "The test with three people and a card is short and humbling. Nobody looked for the word shipping, they all looked for parcel.",
        helpful: 12,
      },
      {
        rating: 3,
        text: "Tallying a month by hand is tedious, and I skipped the minutes column. The method is sound, but expect more than half an hour a day if you get many calls.",
        helpful: 5,
      },
      {
        rating: 5,
        text: "The step where somebody has to settle the right answer started a useful argument in our office. We had three different return periods in use.",
        helpful: 11,
      },
    ],
  },
  {
    name: "Read Before You Run",
    description:
      "Eight checks for code that an assistant wrote, for people who can half read it: what it touches, what it installs, what happens on bad input.",
    fullDescription: `## What you get

A routine for the moment when a program stands on your screen and your finger is on Enter. Eight steps: state the job, ask for a plan, mark what the code touches, look at what it wants to install, hunt for secrets, run it on a copy with throwaway data, feed it nonsense, and keep a version you can go back to.

Each step says what to look for in words, not in syntax, so it works for most languages. Two prompts make the assistant explain the code part by part and list tests for it.

## Who it is for

Office workers with a small script, students, hobbyists with a home server, and anybody who builds with an assistant and would like to sleep afterwards.

## How to use

Follow the steps in order the first time; that takes about forty minutes for a hundred lines. Later you will need fifteen. If step 3 shows that the code deletes, pays, sends mail or opens a door to the internet, get a second person. This is a seat belt, not a security audit.`,
    type: "workflow",
    category: "Development",
    tags: ["code review", "safety", "beginners", "testing"],
    pricingModel: "free",
    priceCents: null,
    license: "opensource",
    content: {
      kind: "steps",
      introduction:
        "Code that runs is not yet code that does what you meant. The steps go from reading to running, in that order, and each can end with 'not yet'. You need an editor, a copy of your data and some patience.",
      steps: [
        {
          title: "State the job in two sentences",
          text: "What goes in, what comes out, and what must never happen. Example: 'It renames the photos in one folder by date. It must never delete or overwrite a file.' Write this at the top of the file as a comment. Everything that follows is measured against it.",
        },
        {
          title: "Let it explain, line by line",
          text: "Use a new chat, so that the assistant reads the code as a stranger would. Compare its explanation with your two sentences. A part nobody can explain does not get to run.",
          prompt:
            "Explain a program part by part to me, a beginner who has to decide whether to run it. Its job is: {{your two sentences}}. Use a table with four columns: lines, what they do in at most 20 plain words, what they touch (files, network, other programs, nothing), what could go wrong. One row per part of at most 10 lines, in order. Calm, exact tone, explain every technical word once. Do not improve or rewrite the code. Below the table, list what it does beyond its job. If you are not sure what a line does, say so instead of guessing. My code: {{the whole program}}",
        },
        {
          title: "Mark everything it touches",
          text: "Search the text for words such as delete, remove, unlink, overwrite, write, send, post, upload, download, http, exec, eval, shell, sudo, drop, password. Mark each hit and say in a word why it is there. One you cannot justify is a reason to stop. Look also at paths: a folder named by a full path from the root, or a wildcard, reaches further than you think.",
        },
        {
          title: "Look up what it installs",
          text: "List every package, library or extension it wants. Assistants sometimes name packages that do not exist, and others have published harmful ones under such names. For each, open the official registry or the project's own site yourself: is the spelling exact, does it have documentation, a history of versions and more than one release? If in doubt, ask for a version of the code without it.",
        },
        {
          title: "Hunt for secrets",
          text: "No password, key or token belongs in the text of a program, nor in the chat. Move them to a settings file or an environment variable that is not shared. If a real key has already stood in a chat or in a shared file, replace it at the provider; taking it out of the text is not enough.",
        },
        {
          title: "Run it where it can do no harm",
          text: "Make a folder with copies of five files, or a table with ten invented rows. Disconnect what it does not need. If the program offers a dry run, use it; if not, ask for one that only prints what it would do. Run it. Compare the result with what you expected, item by item.",
        },
        {
          title: "Feed it nonsense",
          text: "An empty file, a name with spaces and an accent, a date that does not exist, a number with a comma, the same input twice, no network. It need not cope with everything, but it must stop with a message instead of doing half the job in silence.",
          prompt:
            "Write a test list for a small program that I am going to run on my own files. Its job is: {{your two sentences}}. Give 12 cases in a table: what I feed it, what a careful program does, how I can see that. Include empty input, very long input, odd letters, wrong dates, doubled input, a missing file and a broken connection where it applies. Sort by how much harm a failure could do. Plain language, for a beginner, at most 20 words per cell. No code. Do not assume that my program handles any of it. Ask me first if the job is unclear.",
        },
        {
          title: "Keep a way back",
          text: "Save the version that passed, with the date and your two sentences, best under version control. Back up the real data before the first real run, and look at the backup: open a file from it. After the first run compare the number of files or rows before and after. Write down what you changed, for yourself in half a year.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "Step 3 found a wildcard that would have emptied my downloads folder too. I am a bookkeeper, not a programmer, and I could follow every line of this.",
        helpful: 33,
      },
      {
        rating: 5,
        text: "We use it as a poster in our maker space. The step about packages that do not exist is one most people have never heard of.",
        helpful: 19,
      },
      {
        rating: 4,
        text: "Good routine. For web projects I missed a word on what runs in the browser and what on the server. For scripts it is complete.",
        helpful: 8,
      },
      {
        rating: 3,
        text: "Forty minutes for a ten line script felt like a lot. I now do steps 1, 3 and 6 for small things and all of it for the rest.",
        helpful: 7,
      },
    ],
  },
  {
    name: "Trace a Claim to Its Source",
    description:
      "Twenty minutes from 'I read somewhere that' to a sentence you can defend: who said it first, about whom, when, and what they measured.",
    fullDescription: `## What you get

Seven steps for checking one claim: a figure in a post, a quotation on a mug, a headline from the family chat. You pin down the exact wording, leave the page and look at who is speaking, walk back from copy to copy until you reach the place where it was measured or said, and compare. You end with a verdict in a sentence, with one of five honest labels.

An assistant helps with search words and with reading dense passages. It is not asked whether the claim is true, because it would answer from memory and sound sure either way.

## Who it is for

Students, volunteers in local news, people who moderate a group, and the one person in the family who always gets the "is this real" messages.

## How to use

Set a timer for twenty minutes; most claims are settled or clearly unsettled by then. Write down addresses and dates as you go. If you do not reach the source, that is a result too, and the label for it is in step 7.`,
    type: "workflow",
    category: "Research",
    tags: ["fact checking", "sources", "media literacy"],
    pricingModel: "pay-what-you-want",
    priceCents: 250,
    license: "opensource",
    content: {
      kind: "steps",
      introduction:
        "One claim at a time, and only one that can be checked: a taste, a hope or a joke has no source. Keep a sheet with four columns: address, who, date, exact words.",
      steps: [
        {
          title: "Pin it down",
          text: "Copy the claim word for word and underline what could be wrong: the number, the group, the place, the period, the word that compares (twice, most, first). Note how you feel about it. The more you like it or the angrier it makes you, the more slowly you go on.",
        },
        {
          title: "Leave the page",
          text: "Do not judge a site by its looks. Open a new tab and find out what others say about whoever published it: who runs it, how they earn money, what they are known for. Two minutes are enough. A page that names no author, no date and no source is not evidence for anything; look for the same claim elsewhere.",
        },
        {
          title: "Get better search words",
          text: "People in the field use other words than headlines do. Let an assistant propose some, then search with them yourself.",
          prompt:
            "Suggest search words to find where a claim comes from. I want to check it for {{whom, such as my class or our newsletter}} and have 20 minutes. List 10 short searches in a table with two columns: the words, what they would bring up. Include 3 with terms that people of the field use, 2 for official statistics, 2 for the opposite finding, 2 for the exact wording in quotation marks, 1 for its earliest appearance. Plain tone. Do not say whether the claim is true, and name no studies or links from memory. If the claim can be read in two ways, show both readings first. The claim: {{word for word}}",
        },
        {
          title: "Walk back from copy to copy",
          text: "Each article should say where it has it from. Follow that trail: post, news piece, press release, report, data. Note the date of each. Watch for a circle, where two pages cite each other, and for a break, where somebody writes 'studies show' and names none. For pictures, use a reverse image search and look for the oldest copy. For quotations, look for a page, a speech or a recording, not for quotation collections.",
        },
        {
          title: "Read the place itself",
          text: "Open the report or study and find the sentence, the table and the part on method. You need five facts: who was counted or asked, how many, when, where, and what exactly was measured. If the text is dense, ask about a passage that you paste, then look at the passage again.",
          prompt:
            "Answer five questions about a passage from a report, for a reader without training in statistics: Who was studied? How many? When and where? What exactly was measured? What do the authors say it does not show? Use a table with three columns: question, answer in at most 25 plain words, the quoted words it rests on. Write not stated where the passage is silent. Only use the passage, add nothing you know from elsewhere, and do not judge the study. Below, explain up to 4 technical terms in one sentence each. Mark every answer you are unsure about. I check a claim for {{readers}}. My passage: {{the paragraph and the table heading}}",
        },
        {
          title: "Compare the two wordings",
          text: "Lay the claim next to the source and go through what you underlined. Typical shifts: some people became people; linked with became causes; up to 50 percent became 50 percent; a share of a share became a share of all; an old figure lost its year; an estimate lost its range. Twice as many can mean two instead of one in ten thousand: look for the number behind it.",
        },
        {
          title: "Write the verdict",
          text: "One sentence and one label. 'Holds': the source says this. 'Holds, with a limit': true for these people, that year. 'Twisted': the source says something else. 'No source found': searched for twenty minutes, here is where. 'Disputed': good sources disagree, here are two. Add the address of the source and today's date. If you pass it on, pass on the source and not the first post, and be kind to the one who sent it.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "Used it with my class for a week. Label number four, no source found, was new to them: that not finding something is a result. The list of typical shifts hangs on our wall.",
        helpful: 29,
      },
      {
        rating: 5,
        text: "I am the one in the family who gets these messages. Now I answer with one sentence and an address, and nobody is offended.",
        helpful: 14,
      },
      {
        rating: 4,
        text: "Twenty minutes is optimistic for health claims, because the studies are behind paywalls. Summaries helped me, but then I could only give the label with a limit.",
        helpful: 9,
      },
    ],
  },
  {
    name: "Escape the Living Room",
    description:
      "Build a puzzle game for one room in an afternoon: a story, six puzzles that depend on each other, a hint system and a test run.",
    fullDescription: `## What you get

Eight steps to an escape game of forty minutes for three to six players, made of paper, string, a few boxes and whatever stands in your room. You sketch which puzzle opens which, choose six kinds that do not feel alike, hide them without damage, write three hints for each, test with one person and adjust.

The prompts give you raw material for story, ciphers and hints. The workflow tells you how to check each cipher by hand, because an assistant that mixes up one letter locks your guests in with an unsolvable box.

## Who it is for

Parents before a birthday, youth leaders, flatmates, teachers on the last day of term. Children from about nine can play; from about twelve they can build.

## How to use

Plan four hours for building and testing, best on the day before. No door is ever locked: the players "escape" by opening the last box. Keep anything heavy, hot, breakable or private out of the game and say so at the start. Save the box of puzzles; it can be lent to the neighbors.`,
    type: "workflow",
    category: "Entertainment",
    tags: ["puzzles", "party", "family", "games"],
    pricingModel: "free",
    priceCents: null,
    license: "personal",
    content: {
      kind: "steps",
      introduction:
        "Six puzzles are plenty for forty minutes: players take twice as long as the person who made them. Make them easier than you think. The fun lies in finding out together, not in being stuck.",
      steps: [
        {
          title: "One sentence of story",
          text: "Who are the players, what is in the last box, why is there a clock? 'You are apprentices, the clockmaker's will is in the tin, and the heirs arrive at five.' One sentence is enough; read it aloud at the start. Put something real into the last box: sweets, a photo, the next birthday wish.",
        },
        {
          title: "Draw the map of puzzles",
          text: "Six circles, arrows for what each one gives. Let two small chains of two run side by side at the start, so that nobody watches, and join them in puzzle 5. Puzzle 6 opens the last box. Every puzzle gives exactly one thing: a number, a word, an object or a place. Nothing is used twice, and you tell the players so.",
        },
        {
          title: "Choose six different kinds",
          text: "One to find (something in the wrong place), one to count (how many red book spines), one to read (a cipher with its key elsewhere), one to put together (a torn map), one to notice (a note readable only in a mirror), one to do together (two people hold two halves against a window). Write beside each what it needs and who in your group would enjoy it.",
          prompt:
            "Suggest 10 puzzle ideas for an escape game in our {{room}}, for {{number}} players aged {{ages}}, because I build it myself on one afternoon. What I have: {{things, such as paper, string, mirror, flashlight, two boxes with locks}}. Each idea in a table row: kind (find, count, read, put together, notice, do together), what players see, what they do, the number or word it gives, minutes. At most 20 words per cell, friendly and plain. Each should be solvable in 5 minutes without special knowledge. Nothing may be moved that is heavy, hot or fragile, and no locked doors. Mark ideas that need a test, and tell me if one could have two solutions.",
        },
        {
          title: "Make the ciphers and check them by hand",
          text: "Shift each letter by three, or write the message backward, or replace letters by signs from a key. Let an assistant write the plain message if you like, but encode it yourself with the key in your hand, and have a second person decode it. One wrong letter costs the players ten minutes and their trust.",
        },
        {
          title: "Three hints per puzzle",
          text: "Write them before you are tired. Hint 1 points at the place, hint 2 at the idea, hint 3 is the solution. Put them into numbered envelopes. Rule: a team may open one whenever all agree, no points lost.",
          prompt:
            "Write hints for the 6 puzzles of my escape game, for players aged {{ages}} who should finish in 40 minutes. I sit in the room and stay silent, so the hints must do the work. Three per puzzle: the first says where to look, the second what to do with it, the third gives the solution in one sentence. At most 15 words each, in the voice of {{a character from the story}}, friendly and never mocking. Table with columns: puzzle, hint 1, hint 2, hint 3. Do not give away other puzzles. If my description allows a second solution, tell me before you write. My puzzles with solutions: {{six lines}}",
        },
        {
          title: "Set up the room",
          text: "Take photos before you hide anything. Put a green dot on everything that belongs to the game and a red one on what is off limits, such as drawers, sockets and the fish tank. Check that each object can be reached without climbing. Set locks to their numbers and open each one once.",
        },
        {
          title: "Test run with one person",
          text: "Let somebody play alone who knows nothing. Say nothing, write down minutes and wrong ideas. A wrong idea that comes twice is a fault of the puzzle: change the wording or remove the thing that misleads. If a puzzle takes longer than seven minutes, put its second hint into the puzzle itself. Set everything back with the photos.",
        },
        {
          title: "Play",
          text: "Read the story, explain the dots, the hints and that no force is ever needed. Start the clock. If the team is stuck for five minutes and too proud, let an envelope fall from the table. At the end walk through all puzzles once and let the players tell which one they liked. Put everything into a box with the map: next time you need half an hour.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "Twelfth birthday, five children, 44 minutes. The test run saved us: my brother found a second solution to the counting puzzle, the curtain was red too.",
        helpful: 25,
      },
      {
        rating: 5,
        text: "Two chains side by side is the trick I did not know. Nobody stood around. We lent the box to three families by now.",
        helpful: 13,
      },
      {
        rating: 4,
        text: "Four hours is honest, for me it was five. Encoding by hand felt silly until I found a wrong letter in the message the assistant had encoded.",
        helpful: 9,
      },
    ],
  },
  {
    name: "The Photo Pile, One Evening at a Time",
    description:
      "A calm way through years of pictures on phones, cards and old computers: gather, back up, thin out, name, and find them again.",
    fullDescription: `## What you get

Eight evenings of an hour, each with an end you can reach. Gather everything in one place, make a second and a third copy, sort by date, throw out the obvious, choose, name by one pattern, write the captions that only you know, and set up ten minutes a month so that the pile does not come back.

There is a naming pattern that works on every computer and will still be readable in thirty years, a rule for choosing without tears, and two prompts: for your folder plan and for captions from notes. The pictures themselves never go into a chat.

## Who it is for

Parents with a full phone, heirs of a shoebox, club archivists, and everybody who has paid for more storage twice.

## How to use

Get an external drive that is at least twice as large as your pile. Do the evenings in order, because the second one, the copies, makes mistakes in all later ones harmless. Stop after an hour even when it goes well. Scan paper prints on another occasion.`,
    type: "workflow",
    category: "Utilities",
    tags: ["photos", "backup", "organizing", "archive"],
    pricingModel: "one-time",
    priceCents: 490,
    license: "personal",
    content: {
      kind: "steps",
      introduction:
        "The order matters: first safe, then small, then beautiful. Delete nothing before the second evening is done. If you share the pile with somebody, agree on the folder plan together.",
      steps: [
        {
          title: "Evening 1: gather",
          text: "List every place where pictures are: phones, tablets, cards, old computers, mail, cloud accounts, other people's phones. Copy, do not move, everything into one folder named Inbox on the external drive, with a subfolder per source. It may be chaotic. Tick each place off on the list. Note the number of files per source, as shown by the computer.",
        },
        {
          title: "Evening 2: three copies",
          text: "One on the drive, one on another device, one in another building or in an online storage you trust. Compare the number of files in each. Open ten pictures from each copy, from different folders: a backup nobody has opened is only a hope. From now on you work in one copy and leave the other two alone.",
        },
        {
          title: "Evening 3: one plan for folders",
          text: "Years, then events. Decide before you move anything how to treat what belongs to two events and what has no date. Try the plan with fifty pictures.",
          prompt:
            "Suggest a folder plan for our family's photos. We have about {{number}} pictures from {{first year}} to today, taken by {{how many}} people, and we mostly look for them by {{person, trip or year}}. The plan has two levels and at most 15 folders per year. Give a table with: folder name, what goes in, one example, what does not. Then 6 rules of at most 15 words each: unknown date, same picture twice, screenshots, pictures from others, videos, pictures not everyone should see. Plain language, for my aunt who uses it too. No special software and no signs in names that a computer may refuse. Tell me what you assumed about us. What matters to us: {{events that come back every year}}",
        },
        {
          title: "Evening 4: sort by date",
          text: "Sort the inbox by the date the picture was taken, not by the date of the file: copying can change the latter. Move year by year. Pictures from messages often have lost their date; put those into a folder 'Undated' within the likely year. Cameras with a wrong clock give a whole trip the wrong year: look at one picture with a clock, a cake or a season in it.",
        },
        {
          title: "Evening 5: throw out the obvious",
          text: "Only what needs no thought: blurred, black, pocket, screenshots of parking tickets, the same file twice. Duplicate finders help, but check that they compare contents and not only names. Move into a folder 'To delete' and empty it after a month.",
        },
        {
          title: "Evening 6: choose without tears",
          text: "Per event, ask of each picture: would I show it to somebody who was there? Yes gets a star, and nothing else happens. Do not delete the rest. Aim at one star for every ten pictures. You now have a small collection one can enjoy and a large one that is merely safe.",
        },
        {
          title: "Evening 7: name and tell",
          text: "Name starred pictures by the pattern 2009-08-14_lake_swimming-lesson_01: date with year first, place, what, number; small letters, no spaces, no accents. Then write one sentence for the twenty that need it: who is who, from left to right, and why it matters. Put the sentence into the description of the picture or into a text file with the same name. Only you know this.",
          prompt:
            "Write captions for a family album from my notes, for grandchildren who never met these people. One caption per line of my notes, each 15 to 30 words: who from left to right, where, when, and the one detail I mention. Keep my words and the first person. Warm, plain tone. Invent nothing: no feelings, no weather, no reasons. Use a table with two columns, file name and caption. Write [who?] or [when?] where my notes have a gap, and list the gaps at the end so that I can ask my mother. My notes, with first names or initials only: {{file name and what you remember, one per line}}",
        },
        {
          title: "Evening 8: ten minutes a month",
          text: "Put a repeating date into your calendar: copy from the phones, sort the month, give stars, update both other copies, compare the numbers. Once a year replace the oldest copy's drive if it is five years old or makes noises, and open ten pictures again. Write a page 'where our pictures are' and put it with your important papers.",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "31,000 pictures, eight evenings, four weeks. Counting files before and after sounded fussy until the second copy was 400 short.",
        helpful: 21,
      },
      {
        rating: 4,
        text: "The star rule got me out of being unable to delete anything. I needed three evenings for step 4 because of a camera with a wrong clock, which it warns about.",
        helpful: 10,
      },
      {
        rating: 2,
        text: "Sensible, but I expected something automatic. It is all by hand, and after five evenings I gave up at the naming. The backup part I did finish.",
        helpful: 8,
      },
      {
        rating: 5,
        text: "The captions are what my children will keep. Reading the gaps out to my mother on the phone was the best evening of all eight.",
        helpful: 16,
      },
    ],
  },
  {
    name: "An Evening With Your Questions",
    description:
      "Organize a health talk for a club or library that starts from the audience's questions, stays within what a speaker can say, and ends with notes people trust.",
    fullDescription: `## What you get

Seven steps from "somebody should come and talk about that" to an evening people remember. You collect questions on unsigned cards, group them, find a speaker with the right training and ask about ties to anyone who sells something. You brief the speaker with the questions, chair with three fair rules, and hand out notes that the speaker has read.

Two prompts help with sorting cards and with turning scribbles into notes. They add nothing medical. Personal cases are kept out of the hall, kindly, with a sentence you can say aloud.

## Who it is for

Libraries, sports clubs, parish halls, workplaces, self-help groups and senior circles: organizers who are not health professionals and do not want to play one.

## How to use

Begin six weeks ahead. You need a box, cards, a room people can get into without steps, and one person who keeps an eye on the clock. Type no names and no stories of single people into an assistant. What is right for somebody's own health belongs into a consultation, and the evening says so.`,
    type: "workflow",
    category: "Healthcare",
    tags: ["events", "health information", "questions", "clubs"],
    pricingModel: "free",
    priceCents: null,
    license: "opensource",
    content: {
      kind: "steps",
      introduction:
        "The organizers look after questions, room, time and notes; the speaker looks after the content. Keep these two apart and the evening becomes both livelier and safer.",
      steps: [
        {
          title: "Collect questions first (week 1 and 2)",
          text: "Put up a box and cards: 'What have you always wanted to ask about sleep?' One subject, in everyday words. Unsigned, any handwriting, large cards. Offer a second way for those who cannot write: somebody at the desk takes down the question word for word. Thirty cards are plenty.",
        },
        {
          title: "Group the cards",
          text: "Type the questions without anything that points to a person. Cards that tell a personal story go to nobody: they are torn up, and the evening opens with a sentence on where such questions are in good hands. Let the assistant propose groups and then move cards by hand.",
          prompt:
            "Group questions from an audience for an information evening on {{subject}}, so that a speaker can prepare. We are volunteers of {{library or club}} without medical training. Give a table with: group name in everyday words, number of cards, the two clearest questions quoted. At most 6 groups, sorted by number of cards. Keep the wording of the cards, neutral and respectful tone. Do not answer, correct or rate any question. Put questions that only a personal consultation can answer into a separate list, and mark the ones you are unsure about. Show that the numbers add up to {{number of cards}}. My cards: {{one question per line}}",
        },
        {
          title: "Find the speaker (week 2 and 3)",
          text: "Look where training and duty come together: a public health office, a hospital, a pharmacy, a university, a counseling service. Ask four things in writing: What is your training in this subject? Who pays for your work on it, and do you or your employer sell something connected with it? May we announce your answer? Do you bring samples or flyers? Ties are no reason to refuse, but the audience should know them. Products stay outside.",
        },
        {
          title: "Brief the speaker (week 4)",
          text: "One page: who comes and how many, the six groups with their questions, 25 minutes of talk and 35 of answers, no slides with more than three lines, plain words. Ask for two things in advance: where experts disagree or do not know, and three places where people can read on. Agree on the sentence for personal cases: 'That is one for your doctor or pharmacist, and here is how you could ask it.'",
        },
        {
          title: "Prepare room and rules (week 5)",
          text: "No steps, a microphone even in a small room, water, seats at the edge for those who have to get up, large letters on the sign. Three rules on a poster: questions come from the cards and then from the floor; nobody tells about somebody else; one question each until everybody has had a turn. Know where the first aid box is and who calls the emergency number.",
        },
        {
          title: "The evening",
          text: "Welcome, speaker's training and ties, rules: three minutes. After the talk read the cards aloud, the largest group first. Stop at the time announced. Two people take notes separately, on paper: questions, answers, and the words 'it depends on' with what it depends on. Nobody records without everybody's consent. If a talk turns into advertising, go on to the next card.",
        },
        {
          title: "Notes people can trust (week 6)",
          text: "Compare the two sets of notes; where they differ, ask the speaker. The draft goes to the speaker line by line, and nothing is handed out without a yes in writing. Put the date, the speaker's training and the three places to read on at the end, and tell the group which of the card questions stayed open. They are the start of the next evening.",
          prompt:
            "Write notes of an information evening for people who could not come, at most 400 words in plain language. I took part as a volunteer and the speaker checks every sentence before we hand it out. Use the questions as headings, one short paragraph each, with it depends wherever the speaker said so and on what. Calm, factual tone. Only use what stands in our notes: add no facts, no advice, no figures and no links, and leave out everything about single people. End with a list of questions that stayed open. Mark each sentence in which our two sets of notes differ or are unclear. Our notes: {{both sets, one after the other}}",
        },
      ],
    },
    reviews: [
      {
        rating: 5,
        text: "Our library had 34 cards about sleep. Reading them aloud, unsigned, made people laugh and then ask. The question on ties was answered without any fuss.",
        helpful: 18,
      },
      {
        rating: 5,
        text: "The agreed sentence for personal cases was needed four times. Each time the person got help with how to ask it, which is more than a no.",
        helpful: 21,
      },
      {
        rating: 4,
        text: "Six weeks is the minimum, finding a speaker took us five. The notes came back from her with three corrections, so that step is not for show.",
        helpful: 9,
      },
      {
        rating: 3,
        text: "Well thought out, but made for a group with two or three helpers. Alone I could not do chairing, clock and notes.",
        helpful: 5,
      },
    ],
  },
  {
    name: "One Paper Hour a Month",
    description:
      "A fixed hour for household papers: open, sort, check what left the account, ask about one thing, file. Order without any money advice.",
    fullDescription: `## What you get

Six steps with a kitchen timer. Ten minutes to open and sort into four piles. Ten for what has a date. Fifteen to compare what left the account with a list of what may leave it. Ten for one question to one company. Ten to file. Five to write a note to yourself for next month. At the end the table is empty.

You also get the form for the list of regular payments, which most people make once and then wonder how they lived without, and two prompts: one that turns typed statement lines into that list, and one for the question.

## Who it is for

Anybody with a drawer. Couples take turns with the timer. It works just as well for the papers of a parent who has asked you to help.

## How to use

Choose the same evening every month and put it into the calendar. Replace names and account numbers by letters before you type anything into an assistant. Whether a contract is worth its money is not decided here: note it, and think on another day, with advice if you need it.`,
    type: "workflow",
    category: "Finance",
    tags: ["household", "paperwork", "routine", "subscriptions"],
    pricingModel: "one-time",
    priceCents: 350,
    license: "personal",
    content: {
      kind: "steps",
      introduction:
        "The hour is for order, not for decisions. Use a timer and stop each step when it rings; what is left waits for next month, with one exception: whatever has a date comes first.",
      steps: [
        {
          title: "Open and sort (10 minutes)",
          text: "Open everything, paper and mail. Four piles: has a date, is a question, to file, to throw away. Envelopes and advertising go at once; shred what bears your name and a number. Do not read to the end and do not solve anything yet. Write the earliest date on a slip and put it on top.",
        },
        {
          title: "What has a date (10 minutes)",
          text: "Write each date into the calendar twice: on the day itself and five days earlier. Pay or answer what takes less than two minutes. If a letter contains a deadline you do not understand, or threatens with something, it is not a matter for this hour: call the sender by a number you already know, or a counseling service, the next morning.",
        },
        {
          title: "What left the account (15 minutes)",
          text: "Keep one list of regular payments: what for, how much, how often, which month, how to end it. Go through the statement line by line. Expected: tick. Different amount: question pile. Unknown: question pile. Add new ones. The first time this takes an hour; let the prompt below help, and check its list against the statement line by line.",
          prompt:
            "Make a list of regular payments from statement lines of {{number}} months, for our household folder. We want to see at a glance what leaves the account, because two of us pay from it. Use a table: wording, likely purpose in at most 4 words, amount, how often, months seen, changed (yes or no). One row per payment that appears at least twice; list the others below in their order. Copy amounts exactly. Neutral, plain tone. Do not judge, advise or suggest ending anything. Write unclear where the purpose cannot be seen from the wording. Show how many lines I gave you and how many you used. My lines, without names and account numbers: {{date, wording, amount}}",
        },
        {
          title: "One question (10 minutes)",
          text: "Take one sheet from the question pile, the one with the largest amount. Write to the company in four sentences: what I see, what I expected, what I ask, by when. The other questions wait on the pile with a number. One a month is twelve a year, more than most people ever ask.",
          prompt:
            "Write a message of at most 80 words to a company that I have a contract with, to ask about one point. I am polite, calm and would like an answer in writing. Four sentences: what I see on the paper, what I expected, what I would like to know, by which day. Add a subject line of at most 8 words. Do not mention laws, do not threaten, do not thank in advance. Leave a blank for name and customer number. If the paper could be read in a way that answers my question, tell me first. What I see and expected: {{wording, amount, date}}",
        },
        {
          title: "File (10 minutes)",
          text: "At most nine folders or envelopes, newest sheet in front. If a sheet fits two, put it where you would look first and a note in the other. Photograph or scan what you would miss in a fire and give the file a name that starts with the date, then sender and kind, such as water-utility_bill. How long to keep what depends on your country: ask once and write the answer inside the folder.",
        },
        {
          title: "A note to next month (5 minutes)",
          text: "Three lines: what waits for an answer, what is coming (yearly payments, ends of contracts), what I want to think about on another day. Put the note on top of the empty tray. Clear the table. If you did it together, say thank you; it is nobody's favorite hour.",
        },
      ],
    },
    reviews: [],
  },
];
