import type { DemoQuestion } from "./demo-question";

export const questions2: readonly DemoQuestion[] = [
  {
    title: "Three volunteers, one newsletter: can a shared prompt give us one voice?",
    body: `Our animal shelter's newsletter is written by three people, each with their own way of asking GPT-4. One issue sounds like a bank, the next like a fan club. I would like a single sheet of instructions that all of us paste in before our notes. So far it says:

> Friendly, not too long, no clichés, sound like us.

As you can guess, it does nothing. What belongs on such a sheet, who should be allowed to change it, and how do we notice when it has stopped working?`,
    tags: ["GPT-4", "Prompt Engineering", "Best Practices", "Content Creation"],
    daysAgo: 64,
    answers: [
      {
        body: `Replace every adjective with something that can be seen. 'Friendly' becomes 'we say you, we name the animal in the first sentence, sentences stay under twenty words'. 'No clichés' becomes a list of six phrases you have struck out before. 'Sound like us' becomes one finished paragraph of which all three of you say: that is it.

The example does most of the work, so choose it together over coffee rather than by e-mail. Leave a gap for the facts of the month, with headings: animal, what happened, what readers can do, until when. An empty heading shows that something is missing before the assistant fills it in by itself.

One person keeps the sheet, with a date at the top. Twice a year, run an old set of notes through it and lay the result beside the issue you printed. If it has drifted, you will see it. [Build a prompt you can use again](/lessons/build-a-reusable-prompt) goes through the same steps.`,
        isAccepted: true,
      },
      {
        body: `I look after a parish bulletin with four writers, and I would go the other way: let everybody ask as they like, and have one person do the last pass with a fixed instruction. A sheet gets 'improved' by each of us within a month. A last pass cannot be changed behind anyone's back.

Mine reads: keep every fact, date and name; sentences under twenty words; add nothing; list each change at the end. It takes half an hour per issue. I do compare that list with the originals, because a smooth sentence can swallow the opening hours.`,
      },
    ],
  },
  {
    title: "Verses for greeting cards: fine-tune, or just show it twenty good ones?",
    body: "I have a small print shop and write the verses on our cards myself, about four hundred of them by now. GPT-4 rhymes 'heart' with 'start' whatever I ask. A customer told me that with so many verses of my own I should have a model fine-tuned. Another says that twenty of them in the prompt would do the same. I have no idea what the first one involves, except that it sounds like work. Which would you try, and how would I tell that it was worth it?",
    tags: ["GPT-4", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 118,
    answers: [
      {
        body: `Twenty in the prompt first, and not any twenty. Take verses that differ: a birthday, a farewell, one without rhyme, one that is dry. Under each write half a line on why it works, for instance 'the joke is in the last word'. Then ask for ten new ones for a single occasion and forbid the rhymes you are tired of, by name.

Hide twenty other verses for later. Mix five of the machine's with five of those, print them without names and let a friend sort them into 'hers' and 'not hers'. If the friend cannot tell, you are done, and it cost an evening.

Fine-tuning means preparing all four hundred as tidy pairs of request and verse, paying for the training or owning a strong computer, and testing. It pays off when you need the manner thousands of times. For one shop I doubt it. [Show an example](/lessons/show-an-example) explains how to choose the samples.`,
      },
    ],
  },
  {
    title: "Script for our water meters gives a total that is far too low. What did I not ask?",
    body: `I keep the water book for an allotment club of 38 plots. GPT-4 wrote me a short Python script that adds up the readings from a CSV file. Claude looked it over and called it clean. It runs, but the sum is much smaller than what the water company billed us. This is the part that adds:

\`\`\`python
total = 0
for row in rows:
    total += float(row["liters"].replace(",", "."))
\`\`\`

The column has entries like 870, 1,204 and 2,050. How should I have asked so that one of them noticed?`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Coding", "Data Analysis"],
    daysAgo: 37,
    answers: [
      {
        body: `The replace is the culprit. It was written for countries where a comma is a decimal sign, so '1,204' becomes 1.204 and you lose almost all of that plot's water. Your commas separate thousands. This fits your list:

\`\`\`python
total += float(row["liters"].replace(",", ""))
\`\`\`

Neither assistant could know, because the code alone is clean. What was missing is the data. Next time paste ten real rows without names, say what one of them means ('1,204 is one thousand two hundred and four liters') and give a total you worked out by hand for those ten. Then the request is: 'Run through these rows and show me the number for each before adding.'

The bill was your best test, and you used it. That is exactly the idea of [Redo one sum yourself](/lessons/check-numbers).`,
      },
      {
        body: `Agreed about the comma, but I would not simply switch the rule. Is every row written by the same hand? If one person notes '12,5' for twelve and a half, removing commas turns it into 125 and your total is too high instead of too low.

Before adding anything, have the script print each entry that contains a comma, sorted, and read down the list. With 38 plots that takes two minutes. I also ask for a line that stops on anything under 50 or over 20,000 liters, with limits that make sense for your gardens. A script that refuses a strange value is worth more than one that guesses politely.`,
      },
    ],
  },
  {
    title: "Three assistants tell the same three jokes for our school radio show",
    body: "We do a ten-minute show every Thursday at school (I'm 16 and in charge of the funny bits, sadly). I gave one and the same prompt to GPT-4, Claude and Gemini: 'Write five jokes about our cafeteria.' I got mystery meat three times, and twice a fork that quits its job. Is there a way to ask so that you get something nobody has heard, or is this just what they are like? Teachers must be able to listen without fainting.",
    tags: ["GPT-4", "Claude", "Gemini", "Prompt Engineering", "Content Creation"],
    daysAgo: 12,
    answers: [],
  },
  {
    title: "Two assistants, one visitor table, two different totals. Whom do I believe?",
    body: "Our museum counts visitors at two doors, and every month I merge the lists. This time I gave both files to GPT-4 and to Claude and asked for the total of the quarter and a little script to repeat it. The totals differ by 412 people, and each assistant explains its number very reasonably. My director wants one figure by Friday. I don't need the winner as much as a way of working that spares me this next time. What do people who do this for a living check first?",
    tags: ["GPT-4", "Claude", "Best Practices", "Coding", "Data Analysis"],
    daysAgo: 90,
    answers: [
      {
        body: `Believe neither yet, and find the 412. Take one single day, count it by hand from both lists, and run both scripts on that day only. If they agree, take a week. You will soon reach the day on which they part, and the reason stands in its rows.

With two doors, my usual suspects are: people who left by one door and came back by the other, days that appear in both files, a line with a subtotal that was added as if it were a visitor, and empty cells read as zero by one script and skipped by the other.

For next time, write the rule down before anyone calculates: what is a visit, do school classes count one by one, what happens on closed days. Give that page to the assistant together with the files and let it report how many rows it read, used and skipped. Two numbers that were made by two unwritten rules can both be 'right'.`,
        isAccepted: true,
      },
      {
        body: `One addition for Friday. Give your director a figure with its rule next to it: 'entries at both doors, returns counted twice, school groups by head'. That is honest even if the rule changes next year, and last year's figure can be recounted.

I would also stop asking for a total in the chat at all. A script that you run on the file does the same thing each time, while a number in a conversation can come out differently tomorrow. Keep the script, keep the files untouched, and let the assistant explain the script line by line until you could defend it in a meeting.`,
      },
    ],
  },
  {
    title: "How do I compare GPT-4, Claude and Gemini fairly on one chapter of my memoir?",
    body: "Forty years of teaching, and now I am writing it down for the family. My son set up three assistants for me so that I can choose one for smoothing my sentences. The trouble is that I never give them the same thing twice: I talk to one after breakfast and to the next when I'm tired, and I correct my prompt in between. I would like a proper test, one evening, one page, the same words for each. What should the page contain, what do I look at, and how many tries does each one get?",
    tags: ["GPT-4", "Claude", "Gemini", "Prompt Engineering", "Content Creation"],
    daysAgo: 151,
    answers: [],
  },
  {
    title: "Local paper with a strict house style: big assistant or our own LLaMA?",
    body: `We are four people making a weekly paper for two valleys. House style matters here: no 'will be able to', first names only for children, the village before the street. GPT-4 and Claude both follow the list for about a page and then slip. A reader who works with computers offers to fine-tune a LLaMA model on our archive, on a machine under the desk.

I find that charming and a bit alarming. Has anybody done it for so small an office? I want to understand what we would be signing up for after he has gone home.`,
    tags: ["GPT-4", "Claude", "LLaMA", "Fine-tuning", "Content Creation"],
    daysAgo: 73,
    answers: [
      {
        body: `I did something similar for a trade magazine. It worked, and the part nobody had mentioned was the housekeeping: somebody must update the machine, notice when answers get worse, repeat the training after the style list changes, and know where the examples lie. If that somebody is one kind reader, you depend on his holidays.

What the archive taught the model well was rhythm and length. What it did not learn reliably was the list, since our own back issues broke the rules all the time. Yours probably do too. So look through fifty old articles first and count the slips; a model trained on them will repeat them.

For rules that can be written down, a check after writing beats training before it. Ask the assistant for one pass with the list and nothing else: 'quote each place that breaks a rule, name the rule, change nothing.'`,
      },
      {
        body: `Slipping after a page sounds like length rather than ability. Hand over one article at a time, put your list after the text instead of in front of it, and start a new chat for each piece. That alone may settle it, with no machine under the desk.

I am fonder of the local model than my colleague here, though. If you receive tips from people who must not be named, something that stays in the building has a value of its own. Then I would run a LLaMA model without any fine-tuning for a month, read its license with regard to your use, and see what is still missing. Training can wait until you can name the one thing that prompts do not fix.`,
      },
    ],
  },
  {
    title: "Does 'You are a world-class expert' actually change anything?",
    body: "Nearly every prompt collection starts with a role: world-class copywriter, senior analyst, professor of everything. I was a test engineer for thirty years, and I distrust a knob nobody has measured. With GPT-4 and with Claude I see longer answers and more confident words, but not better ones. Am I testing the wrong thing? I would like to know when a role helps, when it is decoration, and how one could find out at the kitchen table without a laboratory.",
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Best Practices"],
    daysAgo: 205,
    answers: [
      {
        body: `Your suspicion is healthy. A role changes the manner first: vocabulary, length, how sure it sounds. It cannot add knowledge the model lacks. 'World-class' tells it nothing to do; 'you check invoices and mark only what does not add up' does, because that is a task in the costume of a role.

A test for the kitchen table: choose ten small tasks with answers you know, for example sums in a text, mistakes you hid in a letter, a rule to be applied. Write one prompt with the role and one without, otherwise alike. New chat for each run. Have somebody else mix the sheets, and mark them without knowing which is which. Count two things: right answers, and errors stated with confidence. When I tried it with letters, the role changed the second more than the first.

What did help was saying who reads it and what a good answer must contain. That is [Say who it is for](/lessons/say-who-it-is-for), and it needs no costume.`,
        isAccepted: true,
      },
      {
        body: `I would not throw the role away. In rehearsals it is the whole point: 'you are the owner of the garage, I complain, ask me one question at a time.' There the manner is what I want.

It also works as shorthand for a point of view. 'Read this plan as the caretaker who has to clean up afterward' finds different holes than 'read this plan'. The trick is that the role has a concern, not a rank. A caretaker worries about something. A world-class expert worries about nothing, which may be why the answers get so pleased with themselves.`,
      },
      {
        body: `One practical note on measuring: ask each version three times, not once. The same prompt gives different answers on different tries, so a single comparison mostly tells you about luck. With three runs each, you can see whether the difference between the prompts is larger than the difference within one of them. If it is not, take the shorter prompt and spend the saved minute on a real example of what you want. As a tester you will recognize the argument; hardly any prompt collection mentions it.`,
      },
    ],
  },
  {
    title: "Fine-tuning on our internal library when half of the old code uses the old version",
    body: "Our team of six has a shared library that no public model knows. GPT-4 invents function names for it, quite plausible ones. The plan is to fine-tune a LLaMA model on our repositories so that suggestions fit. My worry: roughly half of that code calls version 1, which we are trying to get rid of. Train on everything and filter later? Only version 2, with far fewer examples? Or skip training and hand over the reference pages with each request? I'd be glad to hear what has held up after a few months and not just in a demo.",
    tags: ["GPT-4", "LLaMA", "Fine-tuning", "Best Practices", "Coding"],
    daysAgo: 46,
    answers: [
      {
        body: `Never train on what you want to get rid of. A model learns what is frequent, and if version 1 is frequent it will suggest version 1, with the authority of your own team's habits.

I would start with the last of your three options. Generate one page per module with the signatures and a two-line example, and have your tool attach the pages for the modules that the open file imports. When version 3 arrives you regenerate the pages; with a trained model you would train again. Then measure: take thirty merged changes, remove the calls, let the model fill them in and run the tests. You get a number that your team can argue about.

If the number is good enough, you have saved the training. If it is not, you now know which modules fail, and you own a test for the fine-tuned model as well.`,
      },
      {
        body: `Reference pages in each request worked for us too, up to a point: the suggestions compiled, but they did not look like ours. Error handling, naming, where the logging goes, all of that had to be redone in review. For those habits we did train, on version 2 only, a few hundred reviewed changes, and it helped.

So I would not see it as either or. Facts such as signatures come from the pages, because they change. Manner comes from examples, because it hardly does. Two warnings: look for keys and customer names in the code before any training, and keep the newest two months out of it, so that you can test on work the model has not seen.`,
      },
    ],
  },
  {
    title: "How many of my 600 book descriptions should I keep out of the training set?",
    body: "I sell secondhand books and have about 600 descriptions I am proud of. A friend wants to fine-tune a model with them, either a hosted one from the GPT-4 family or a LLaMA at his place. He says to use all 600, since more is better. Somewhere I read that one must put some aside for testing. How many, and chosen how? By chance, or the most difficult ones? And is it a problem that I used a similar opening in perhaps every third text? I'd hate to spend a month teaching a machine my own tics.",
    tags: ["GPT-4", "LLaMA", "Fine-tuning", "Best Practices", "Content Creation"],
    daysAgo: 183,
    answers: [],
  },
  {
    title: "Sorting a thousand comments from swimming parents: prompt or trained model?",
    body: `Once a year our swimming school asks parents what they think, in their own words. That makes about a thousand comments, from 'great' to half a page about the showers. I want seven groups, a count for each, and a two-page report for the board with real quotations.

Claude does it nicely in portions of fifty, but the groups shift from portion to portion. GPT-4 keeps to the groups and then softens the quotations. Is this a case for fine-tuning, with last year's comments that I sorted by hand? Or am I cutting the portions wrongly?`,
    tags: ["GPT-4", "Claude", "Fine-tuning", "Content Creation", "Data Analysis"],
    daysAgo: 29,
    answers: [],
  },
  {
    title: "Treasurer asks: GPT-4 and Gemini disagree about our own cash book",
    body: "I look after the money of a rowing club. For the annual meeting I pasted the cash book, 140 lines with names removed, into GPT-4 and into Gemini and asked for the income and the spending by purpose. Neither agrees with the other, and neither agrees with the bank balance. When I point this out, both apologize and give me new numbers that are wrong in new places. What is a sensible division of labor here? I am 67, the spreadsheet doesn't frighten me, but pivot tables do.",
    tags: ["GPT-4", "Gemini", "Best Practices", "Data Analysis"],
    daysAgo: 101,
    answers: [
      {
        body: `Let each do what it can. The assistant reads words well, and the spreadsheet adds. So ask for labels, never for sums:

> Here are 140 lines with a number, a text and an amount. Add a column 'purpose' with one of these eight words: ... If you are unsure, write 'check'. Change nothing else.

Copy the column back next to your lines, go through the ones marked 'check', and have the spreadsheet do the rest. No pivot table is needed. With purposes in D and amounts in C, one line per purpose is enough:

\`\`\`
=SUMIF($D$2:$D$141, "boats", $C$2:$C$141)
\`\`\`

Two checks at the end: the purposes together must equal the plain sum of column C, and the opening balance plus that sum must equal the bank. If the second fails and the first holds, the mistake is in the book and not in the grouping. The apologies mean nothing, by the way. An assistant says sorry with or without a reason.`,
        isAccepted: true,
      },
      {
        body: `Before you paste anything again: 140 lines with the names removed can still tell who paid late, if there is only one junior with a double scull. Ask your board whether the book may go to an outside service at all. Ours said no, and that was fair.

You can get the formula without showing a single line. Describe the columns, invent five rows, and ask how to sum by purpose. I did that, then typed the eight purposes myself during one football match on the radio. It was less trouble than arguing with two machines, and I now know our money better than before.`,
      },
    ],
  },
  {
    title: "A model trained on my poems sounds like a parody of me",
    body: "Over twenty years I have published about two hundred poems. For fun a friend fine-tuned a LLaMA on them. The result is eerie: every poem has a window, a river and somebody leaving. Yes, I do that, but not all at once. Claude, shown five poems and asked to describe what they have in common before writing, came closer, though it then explains itself in the last stanza. Can the training be done so that it picks up how I break lines rather than my furniture? Or is a careful prompt simply the better instrument for a thing like this?",
    tags: ["Claude", "LLaMA", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 132,
    answers: [],
  },
  {
    title: "A eulogy for my father that doesn't sound like a sympathy card",
    body: `My father's funeral is on Thursday and I am to speak for five minutes. I have a page of notes: his workshop, the radio always on, how he repaired the whole street's bicycles and never said a word about it. GPT-4 turned this into 'a pillar of the community whose legacy lives on'. Claude was warmer but made him sound like somebody's idea of a father.

I can't think straight enough to write it alone. How do I ask for help with the order and the first sentence, without its words getting in front of him?`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Best Practices", "Content Creation"],
    daysAgo: 57,
    answers: [
      {
        body: `I am sorry about your father. What you wrote here is already the speech: the workshop, the radio, the bicycles he never mentioned. Try not to let anything replace those words.

Ask for questions instead of sentences:

> I will speak for five minutes at my father's funeral. Below are my notes. Do not write any of the speech. Suggest two orders in which these memories could stand, and say in one line what each order would make people feel. Then ask me three questions about the details that are still missing.

Answer the questions aloud, record yourself on the phone, and write down what you said. Spoken sentences are the right length for speaking. If the first sentence will not come, begin with a thing: 'The radio in my father's workshop was never off.'

Read it once to somebody who knew him. And five minutes is about two pages in large print, so you need less than you fear.`,
        isAccepted: true,
      },
      {
        body: `I used an assistant for my aunt's eulogy and it was a help in one respect only: cutting. I wrote far too much, then asked it to mark the passages that could be said about anybody. It underlined a third of the text, 'she was always there for us' and the like. I deleted those and kept the rest untouched.

For you that might be easier on Wednesday night than starting from its draft. Write badly and at length, have the general parts marked, and take them out yourself. Leave out what is private to others in the family before you paste it, and don't worry about elegance. Nobody in that room will be grading you.`,
      },
    ],
  },
  {
    title: "Bird counts jump from April to March: did the script swap day and month?",
    body: `Two of us count waders at the same estuary. I write dates like 14/03/2024, my friend writes 03/14/2024, and the lists were merged years ago. GPT-4 gave me this line for the yearly chart, and Claude suggested the same one:

\`\`\`python
df["date"] = pd.to_datetime(df["date"])
\`\`\`

Now there are curlews in the wrong month, but only some of them, which is worse than all. What should I have said in the prompt, and can the old mixed file still be rescued?`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Coding", "Data Analysis"],
    daysAgo: 166,
    answers: [
      {
        body: `Partly, yes. A date such as 14/03 can only be day first, and 03/14 only month first. But 03/04 is both, and no script can know which of you wrote it. So the rescue depends on whether the file still says who counted.

If it does, split it by observer and read each part with its own fixed format:

\`\`\`python
mine = pd.to_datetime(mine["date"], format="%d/%m/%Y")
hers = pd.to_datetime(hers["date"], format="%m/%d/%Y")
\`\`\`

A fixed format stops with an error at a row that does not fit, and that is what you want. The line you were given guesses instead.

Without an observer column, list the rows in which both numbers are 12 or less and compare them with your notebooks. In the prompt, the missing sentence was: 'Dates come in two formats, here are two rows of each; stop on anything doubtful, do not guess.' From now on, write 2024-03-14 and the question never returns.`,
        isAccepted: true,
      },
    ],
  },
  {
    title: "Leftover meals on twelve wards: how do I keep the numbers honest?",
    body: "I plan the kitchen of a hospital, and the wards tell me each evening how many trays came back untouched. No patients' names, only counts. I asked GPT-4 for 'interesting patterns' and got eleven, among them that fish is unpopular on the ward that is closed on weekends. Claude found fewer and said which rows it had used, which I liked. Before I change the menu for three hundred people: what should the prompt demand so that I get patterns which hold, and how do I check one of them with paper and pencil?",
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Best Practices", "Data Analysis"],
    daysAgo: 21,
    answers: [],
  },
  {
    title: "Where on a hiking club's website do we say that AI helped with the text?",
    body: "Our club's committee has agreed to be open about it, and now we cannot agree on anything else. Some of us draft tour descriptions with GPT-4, one uses Claude, one Gemini, and everybody rewrites. Do we put a note under each page? One sentence in the imprint? Nothing if a member has walked the route and changed every line? And does it matter which tool it was? I'd love to see wording that is honest without making readers think no one was ever on the mountain.",
    tags: ["GPT-4", "Claude", "Gemini", "Best Practices", "Content Creation"],
    daysAgo: 240,
    answers: [
      {
        body: `Think of what the reader risks. For a tour description that is: was somebody there, and when? So tell them exactly this, on every page:

> Walked on June 8 by two members. Text drafted with an AI tool from their notes and corrected by them.

The date and the walkers are worth more than the name of the tool, which will change next year anyway. A single sentence in the imprint is invisible to a person standing at a fork in the path.

If nobody has walked it, I would not publish it at all, with or without a note. Pictures are a separate matter: a generated picture of a summit must say so right beside it, because people will look for that view. Look at the terms of the tools too, some ask for certain wording. [Say when AI helped](/lessons/say-when-ai-helped) has a few more cases.`,
      },
      {
        body: `I see it differently for plain language help. If I walked the route, wrote three bad paragraphs and had the commas put right, a note on every page would suggest more machine than there was. Nobody writes 'checked with a spell checker'.

Our rule of thumb: was anything in the text new to the person who signs it? If yes, there is a note on the page. If the tool only rearranged what we knew, a general sentence about how we work is enough. And somebody signs each page with a first name. Since we started doing that, two descriptions have been withdrawn, because no one wanted to put their name below them.`,
      },
    ],
  },
  {
    title: "Formula from GPT-4 shows an error in my spreadsheet, though it looks right",
    body: `I run a cobbler's shop and wanted to know what is still owed. GPT-4 gave me this:

\`\`\`
=SUMIF(B2:B40,"paid",C2:C40)
\`\`\`

My program refuses it and marks the second part in red. I copied it exactly, three times. The same formula works on my niece's computer, which is set to English; mine is not. Is it the formula, the program, or the way I asked? I would also like to know what to write next time so that it fits at once.`,
    tags: ["GPT-4", "Prompt Engineering", "Coding"],
    daysAgo: 312,
    answers: [
      {
        body: `It is the separator. In many language settings the comma is used for decimals, so formulas take semicolons between their parts:

\`\`\`
=SUMIF(B2:B40;"paid";C2:C40)
\`\`\`

In some programs the names of functions are translated as well, and then SUMIF has another name on your computer. Type an equals sign and the first letters of what the word might be; the list that opens shows the spelling.

Also look at what it counts. This formula adds the rows that *are* paid. For what is still owed you want the others:

\`\`\`
=SUMIF(B2:B40;"<>paid";C2:C40)
\`\`\`

Next time begin with: 'I use (name of the program) in (language). Formulas are separated by semicolons. Test with these three rows and tell me the result.' Then compare it with three pairs of shoes you remember. The [exercises for Code Assistant](/tools/3) start with cases like this.`,
        isAccepted: true,
      },
    ],
  },
  {
    title: "Every time Claude fixes my game, something else stops working",
    body: "I'm 14 and building a browser game with a cat that collects fish. I don't really know JavaScript yet, I just ask Claude. It was great for the first day. Now it's one long file, and when I say 'the cat should jump higher' it jumps higher, but the fish disappear or the score starts at 7. Then I say 'put it back' and it puts back something else. Should I start over? And how do I ask for a change so it only touches that one thing? Please explain like I'm new, because I am.",
    tags: ["Claude", "Prompt Engineering", "Coding"],
    daysAgo: 16,
    answers: [
      {
        body: `A cat that collects fish deserves better than starting over. Three habits will get you out of this.

First, save before every change. Copy the whole file and call it cat-01, cat-02 and so on. 'Put it back' is then something you do yourself, and it is always right.

Second, ask for small things and fence them in:

> Make the cat jump higher. Change as few lines as possible. Show me only those lines, before and after, and say which number controls the height. Do not touch the fish or the score.

Third, learn one thing per change. There is probably a single number for the jump. Change it by hand to something silly and see the cat leave the screen. From then on that part is yours.

Play the whole game after each step, fish and score included. And start a fresh chat now and then with the newest file, because in a very long chat old versions get mixed in.`,
      },
      {
        body: `I would add: have the file split up. Ask Claude to move the cat, the fish and the score into three files *without changing what the game does*, and play it to make sure. Afterward you paste only the file that the change is about, and the other two cannot break by accident.

I teach a coding club, and that is the moment when most of my students stop being afraid of their own code. And one small disagreement about starting over: if after a week nobody understands the file, a second try in which you ask 'explain each part to me before you write it' is no defeat. The second version is usually shorter, and you will know what is in it.`,
      },
    ],
  },
  {
    title: "Signs for a cheese stall: how do I stop it from praising everything?",
    body: "Market stall, sixty cheeses, a small sign for each: where from, which milk, how old, what it tastes like, at most 25 words. GPT-4 finds every one of them 'exquisite'. Claude leaves that out if told to, but calls my goat cheese 'traditional' although the woman who makes it began four years ago. I need signs that are true, dull if necessary, and different enough that people can choose. What do you put into the prompt so that nothing is added that I did not say? My helper on Saturdays must be able to use it too.",
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Best Practices", "Content Creation"],
    daysAgo: 88,
    answers: [],
  },
  {
    title: "Classifying repair tickets from a bicycle rental: when do examples stop being enough?",
    body: "Our riders report defects in one line of text, and a small program sends each line to GPT-4 with nine categories and two examples per category. It works for brakes and tires. It does not for things like 'makes the sound again', which our mechanics understand and nobody else does. I have two years of tickets with the category the workshop finally chose. Before I read up on fine-tuning: what would you measure first, on how many tickets, and at which point would you say that a longer prompt has had its chance?",
    tags: ["GPT-4", "Prompt Engineering", "Fine-tuning", "Coding", "Data Analysis"],
    daysAgo: 143,
    answers: [],
  },
  {
    title: "Same prompt, valid JSON from GPT-4, chatter from LLaMA: how do you test this?",
    body: `We keep our prompts in the repository next to the code. Last week we moved one small service from GPT-4 to a LLaMA model on our own server. The prompt says:

> Answer only with JSON: {"intent": string, "urgent": boolean}

GPT-4 nearly always did. Now we get 'Sure, here is the JSON you asked for' in front of it, and now and then a comment inside. I can trim the output with a hack. What I'm after is a habit: how do other teams review and test a prompt so that a change of model isn't an adventure?`,
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Best Practices", "Coding"],
    daysAgo: 33,
    answers: [
      {
        body: `Treat the prompt like a function and the model like a dependency that lies about its version.

What has worked here: a folder with about forty real inputs and the expected result for each, including five nasty ones (empty text, another language, somebody pasting JSON into the message). A change of prompt or model runs all forty, three times each, and prints how many were valid and how many were right. These are two numbers, and people tend to report only the first.

In the service, parse and validate against a schema, and on failure ask once more with the error message attached. After that, fall back to a person or to a safe default; here 'urgent: true' is probably the safer mistake. If your server can restrict the output to a grammar, use it, since that removes the chatter at the root.

For the smaller model, show two complete exchanges in the prompt and put the format at the very end. And keep the trimming hack out: it hides exactly the failures you want to count.`,
      },
    ],
  },
  {
    title: "Old lathe controller nobody documents anymore: manual pages or fine-tuning?",
    body: "In our training workshop there is a lathe with a controller from another century. It speaks a dialect in which familiar codes mean something else. Claude and Gemini both write programs that look correct and would drive the tool into the chuck. We run everything in the simulator first, so no harm is done, but the apprentices lose trust or, worse, don't. I have the manual as 300 scanned pages. Paste the right chapter each time? Fine-tune something on our forty proven programs? Or tell the apprentices that this is a job for the head?",
    tags: ["Claude", "Gemini", "Prompt Engineering", "Fine-tuning", "Coding"],
    daysAgo: 197,
    answers: [],
  },
  {
    title: "Bus tours for seniors: every itinerary comes back with invented opening hours",
    body: "I plan day trips with a coach: one castle, one lunch, one garden, home by seven. I gave GPT-4 and Gemini our usual frame and asked for a spring program. Both wrote lovely days with times for everything, and when I telephoned, two gardens were closed on the day and a restaurant had never existed. I don't mind calling. I mind that real and made-up stand side by side in the same tone. How do you word it so that an unknown stays visible as unknown, right into the leaflet?",
    tags: ["GPT-4", "Gemini", "Prompt Engineering", "Best Practices", "Content Creation"],
    daysAgo: 79,
    answers: [],
  },
  {
    title: "One climate table, three assistants, three different graphs",
    body: "For a geography lesson I wanted code that draws a climate graph: temperature as a line, rain as bars, twelve months. The same table went to GPT-4, Claude and Gemini. The first used one axis for both, so the line lies flat at the bottom. The second started the rain axis at 20. The third connected December to January. All of them run, and my students, aged 13, argued for half an hour about which one lies. Wonderful lesson, but which one may I hang on the wall? What would you specify so that a chart cannot mislead?",
    tags: ["GPT-4", "Claude", "Gemini", "Coding", "Data Analysis"],
    daysAgo: 124,
    answers: [],
  },
  {
    title: "Innkeepers and villains for game night: fine-tuning a small LLaMA at home",
    body: "Every other Friday I run a role-playing game for five friends. A small LLaMA on my gaming PC speaks for the innkeepers and villains while I look up rules. It is fast and private, but after ten lines all of them talk like the same polite wizard. I have six years of session notes, messy, with jokes. Could I fine-tune on those? Or would a better prompt per character do, and what goes into it? Please be gentle, I can follow a tutorial but I don't know what half of the numbers do.",
    tags: ["LLaMA", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 6,
    answers: [],
  },
  {
    title: "I tell GPT-4 not to use a word, and it uses it twice",
    body: "I translate manuals, and my prompt ends with a list: do not use 'leverage', do not use 'seamless', no exclamation marks, do not address the reader as 'friend'. The more I forbid, the more of it turns up, as if I had ordered it. Is there a reason for that, or am I imagining things? And what do you write in place of a ban? The texts are dry and are supposed to stay dry.",
    tags: ["GPT-4", "Prompt Engineering"],
    daysAgo: 271,
    answers: [
      {
        body: `You are not imagining it. A model continues text on the basis of the words in front of it, and 'seamless' in your list is one more 'seamless' in front of it. A ban says what should be absent and leaves open what should be there.

Turn each line around. Not 'do not use leverage' but 'use plain verbs: use, press, connect, remove'. Not 'no exclamation marks' but 'every sentence ends with a period'. Not 'friend' but 'give instructions in the imperative, without addressing the reader'. Add four lines from one of your own finished manuals as the model to follow. They settle the tone better than any list.

Keep bans for the end of the work: 'Search your text for these six words and list the sentences that contain them.' Searching is something you can also do yourself in two seconds, with the search box of any editor, and that one does not make exceptions.`,
        isAccepted: true,
      },
      {
        body: `I partly disagree. Bans do work for me if they are few, concrete and come with a reason. 'Avoid the word seamless, because our readers are mechanics and laugh at it' holds much better than a naked list. Two or three of those are fine, ten are not.

What I do agree with is the last step. For words there is no need to trust a prompt. I have a little text file with forty words that our customers hate, and my editor marks them in yellow, whoever wrote them. Half of them are mine.`,
      },
      {
        body: `Check where in the prompt your list stands. In long chats instructions from the beginning lose their weight, so with a manual of many pages the first chapter is clean and the fifth is full of friends. I paste one chapter, then the instruction below it, and I begin a new chat for the next chapter. The list itself is only three lines long by now, and I hardly ever need it. It sounds too simple, and it solved more for me than any rewording.`,
      },
    ],
  },
  {
    title: "Screen reader user: how do I get answers with code that I can listen to?",
    body: `I am blind and learning Python. My screen reader reads what the assistants write, character by character if I let it. GPT-4 loves tables and arrows, Claude likes to put three short code blocks where one would do, Gemini decorates its headings. Listening to 'vertical bar, dash dash dash' is no fun.

Is there a wording that makes them answer in a way that works by ear, and that survives more than two replies? I need to know where code begins and ends, on which line I should change something, and nothing else.`,
    tags: ["GPT-4", "Claude", "Gemini", "Prompt Engineering", "Coding"],
    daysAgo: 94,
    answers: [
      {
        body: `I also work by ear. This text is what I keep in the field for standing instructions, where a tool has one, and otherwise paste at the beginning:

> I use a screen reader. Write plain paragraphs and numbered lists. No tables, no arrows, no symbols as decoration, no emojis. Put all code of a reply into one block. Before the block say in one sentence what it does and how many lines it has. After it say 'end of code'. For a change, give the number of the line, the old line and the new line.

The count of lines is the best part: if I hear 'fourteen lines' and my editor has twelve, something got lost in copying.

When the decoration comes back, I do not argue. I write 'format as agreed', and it usually remembers. In a new chat I paste the text again. Comments in the code help as well if they stand on their own line above the code, since at the end of a line they interrupt the listening.`,
      },
    ],
  },
  {
    title: "A play in our valley's dialect: which model gets closest, and how to ask?",
    body: "Our amateur theater performs in dialect, which has no official spelling and few texts online. I need help with a comedy in three acts, not the jokes, just turning my standard-language draft into how people here talk. GPT-4 mixes in words from a valley three hours away. Claude asked me for a list of words, which was clever, and then used every one of them in every line. A LLaMA model on my nephew's computer answered with something like Dutch. Shall I keep feeding it word lists, or would recordings typed out by hand be better material?",
    tags: ["GPT-4", "Claude", "LLaMA", "Prompt Engineering", "Content Creation"],
    daysAgo: 159,
    answers: [],
  },
  {
    title: "Keeping a puppet's voice the same across forty letters to children",
    body: "Children write to the crocodile of our puppet theater, and the crocodile writes back. He is vain, afraid of soap and never says goodbye properly. I draft the replies with Claude, in one chat, because it knows him by now. But around the tenth letter he becomes wise and gives advice, and I have to bring the soap back. A volunteer wants to fine-tune a LLaMA on our two hundred old letters so that the crocodile 'lives' in it. Before we go that far: what would you write about a character so that he stays himself, and where do you keep it?",
    tags: ["Claude", "LLaMA", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 48,
    answers: [],
  },
  {
    title: "Small local model for train rides: how should prompts differ from GPT-4 or Claude?",
    body: "Two hours of tunnels each day, so I run a small LLaMA model on the laptop for shell scripts and quick fixes. With GPT-4 or Claude at home I can be sloppy: 'make this robust' and it happens. The little one takes me literally, forgets the second half of my request, and once solved a different problem altogether, with great care. I don't expect miracles from it. But I suspect that there's a way of asking that suits it. Shorter? One step per message? More examples? What has worked for you offline?",
    tags: ["GPT-4", "Claude", "LLaMA", "Prompt Engineering", "Coding"],
    daysAgo: 219,
    answers: [],
  },
  {
    title: "Claude gives in as soon as I object. Which answer should I trust?",
    body: "I was preparing a quiz evening and asked Claude about a river. When I wrote 'I think that is wrong', it apologized and gave me the opposite. I wrote 'are you sure' and it went back to the first answer, apologizing again. I had no idea either way, I only wanted to test it. Now I don't know what to do with any of its answers. Is there a way of doubting that does not push it over?",
    tags: ["Claude"],
    daysAgo: 109,
    answers: [
      {
        body: `Your experiment was a good one, and its result is: neither. It gave way because you objected, not because it had found something out. Your doubt was no evidence, so the second answer is as unchecked as the first.

Doubt without a direction. Instead of 'I think that is wrong' write: 'What speaks for this answer, what speaks against it, and where could I look it up?' Or open a new chat and ask the bare question again in other words. If the two chats disagree, you know that you must look elsewhere. If they agree, you know only that it is consistent.

For a quiz evening the atlas has the last word anyway, and someone in the audience will have it on their phone. The [guide to Claude](/guides/5) has a challenge on exactly this situation, the second of the three.`,
        isAccepted: true,
      },
      {
        body: `One thing I have found useful is to have it argue with a third person who does not exist. 'A friend says it flows north, the book says it flows south. Make the best case for each in two sentences, then tell me which observation would decide it.' Since I am not on either side, there is nobody to please.

It does not make the facts any better, I should say. It merely gives me the name of the thing I have to look up, such as a mountain range or a town at the mouth, and that takes a minute.`,
      },
    ],
  },
  {
    title: "Old members' letters as training data for our chronicle: may we?",
    body: "Our gymnastics association turns 125. In the attic there are letters and reports by members, some of them dead, some very much alive. The committee wants a chronicle in that tone, and a member has offered to fine-tune a LLaMA on typed copies, or else to show a few to Claude as samples. I am the one who has to ask for permission and I don't know what for. Does it make a difference whether a letter is an example in a chat or part of a training set? How have other clubs worded the request, and what did you do about the dead?",
    tags: ["Claude", "LLaMA", "Fine-tuning", "Best Practices", "Content Creation"],
    daysAgo: 175,
    answers: [],
  },
  {
    title: "What is the difference between a prompt, a system prompt and fine-tuning?",
    body: "I take an evening class on AI, and the three words fly around as if they were the same thing. I understand that I type a prompt into GPT-4. The teacher then showed a 'system prompt' in some settings window, and someone else said that their company 'has fine-tuned its LLaMA', and everybody nodded, me too. Could somebody explain what changes in each case, what I could do myself as an ordinary person, and what I should try first if I want letters in my own style? An everyday comparison would be lovely.",
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Fine-tuning"],
    daysAgo: 298,
    answers: [
      {
        body: `Imagine a temporary worker in an office.

**A prompt** is what you say to her at the desk: 'Please answer this letter.' It holds for this task.

**A system prompt** is the note on the wall that she reads every morning: 'We are a nursery for plants, we write briefly, we promise no delivery dates.' It holds for every task, it can be changed in a minute, and she is still the same person. In many assistants there is a field for standing instructions which does this for you.

**Fine-tuning** is sending her to a course for weeks, with hundreds of finished letters. When she returns, she writes that way without being told. She has changed, and if the course was bad, so is she. For this somebody needs a lot of good examples, time, and access to the model itself, which is why people like a LLaMA whose files can be downloaded.

For letters in your own style: paste three of your own as examples, say what you like about them, and put that into the standing instructions. That is within everybody's reach, and I would guess that it is also where you will stop.`,
        isAccepted: true,
      },
    ],
  },
  {
    title: "Half of our sample texts were written with AI. Can we still fine-tune on them?",
    body: "I do public relations for a small zoo. For a year our texts have been drafted with GPT-4, sometimes Claude, then edited by whoever was free. Now the management wants a fine-tuned model in 'the zoo's voice', made from our archive. But which voice is that? In many of the texts I cannot tell anymore what was ours. Does it hurt to train on such material, and would you go back to the years before? Those texts are stiffer but honest. I also wonder whom I would have to ask about the terms of the services we used.",
    tags: ["GPT-4", "Claude", "Fine-tuning", "Best Practices", "Content Creation"],
    daysAgo: 25,
    answers: [],
  },
  {
    title: "Crossword clues with a twist: could a fine-tuned LLaMA learn to mislead?",
    body: "For 31 years I have set the weekend crossword in a regional paper. A good clue leads you gently in the wrong direction. GPT-4 defines the word, politely and exactly, which is the opposite of a clue. I have about nine thousand clues on index cards and in files, and a grandson who talks of fine-tuning a LLaMA with them. Is the twist something that can be learned from pairs of word and clue? Or would it learn only my vocabulary? I am prepared to type, but not nine thousand cards for nothing.",
    tags: ["GPT-4", "LLaMA", "Fine-tuning", "Content Creation"],
    daysAgo: 138,
    answers: [],
  },
  {
    title: "Website for our choir: texts and code in one request, or one after the other?",
    body: "I volunteered, so now I am making the choir's new page. I asked GPT-4 for everything at once: the texts, the layout, a list of concerts. It looked finished until I noticed that it had invented a conductor. Claude kept to my facts but put the texts so deep into the code that our chairwoman, who only wants to fix a comma, can't find them. In which order would you go about this? I'm a postman, I can copy and paste and I'm stubborn, that's about it.",
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Content Creation", "Coding"],
    daysAgo: 69,
    answers: [],
  },
  {
    title: "Claude reads a long tree survey: how do I know it didn't skip the middle?",
    body: "Our town had all its park trees surveyed, and the result is a PDF of 180 pages, mostly tables: number, species, girth, condition. I'm on the green committee. Claude took the file and told me that 64 trees are in poor condition, 'mainly in the north of the park'. It sounds good. But when I opened a page in the middle, there were three poor ones, and none of them was on its list. What should I ask so that I can see what was read and what wasn't? Counting 180 pages by hand is not how I want to spend my evenings.",
    tags: ["Claude", "Prompt Engineering", "Data Analysis"],
    daysAgo: 52,
    answers: [
      {
        body: `Don't ask for the number, ask for the rows. 'For pages 1 to 15, list every tree in poor condition: page, number, species, the words used for its condition. At the end say how many rows each page has in total.' Then go on with the next fifteen. The count per page is what gives you a handle: compare two or three pages yourself, and if the totals fit there, the reading was probably complete.

Accuracy falls when there is a lot of text at once; the [guide to Claude](/guides/5) quotes its maker on that. So twelve portions beat one.

Finally collect the rows in a spreadsheet and let that do the counting. You will find that 'poor' hides several wordings, such as 'declining' or 'to be felled'. Which of them count is for the committee to say, not for the assistant.`,
      },
      {
        body: `Before spending evenings on portions, write to whoever made the survey and ask for the table itself. Such reports are nearly always printed from a spreadsheet or a database, and towns often hand out the file when a committee asks. Then a filter gives you the answer in five seconds, with no reading errors at all.

PDF tables are a weak spot for every assistant I have tried: columns slip, and the last row of a page is joined to the first of the next. I'd use Claude afterward, to put the sixty or so trees into plain words for the meeting. That is what it is good at.`,
      },
    ],
  },
  {
    title: "How can I tell whether my fine-tuned model is really better than before?",
    body: "Over the winter I fine-tuned a LLaMA on answers to questions about heat pumps, my old field of work. It feels better. My wife says that I like it because it talks like me. I have no test, only impressions, and a folder with 80 questions which I left out by pure luck. GPT-4 with a good prompt also feels good, on some days better. How would you set up a comparison of the three (plain LLaMA, mine, GPT-4) that could actually prove me wrong? I'd rather know.",
    tags: ["GPT-4", "LLaMA", "Fine-tuning"],
    daysAgo: 85,
    answers: [
      {
        body: `Those 80 questions are gold, so lock them away: from now on no training and no tuning of prompts with them.

Before you run anything, write down for each question what a right answer must contain, in two or three points, and what would be a harmful mistake. Then let all three models answer all 80, with the same instructions. Put the answers into one list in random order without names. You, and if possible a former colleague, mark each: points met, harmful mistake yes or no. Only then uncover the names.

Look at three things. How many points were met, how many harmful mistakes were made, and on which *kind* of question each model fails. In my experience the third is the useful one: a model may have learned your tone and lost something elsewhere. So add twenty questions that have nothing to do with heat pumps and see whether your model has become worse at them.

If the difference comes down to three or four answers out of 80, call it a draw and keep the simpler solution.`,
        isAccepted: true,
      },
      {
        body: `Your wife has named the real danger, so let her be the judge for part of it. People who know nothing about heat pumps can mark one thing better than you can: did I understand what to do next? Experts forgive gaps because they fill them in their heads.

And don't let one of the models do the marking. It is tempting with 240 answers, but they tend to like long and fluent texts, which is precisely what you want to be protected from. If you must, check a random thirty of its marks by hand before you believe the rest.`,
      },
    ],
  },
  {
    title: "Assistant keeps rewriting the placeholders in our mail templates",
    body: `I write the e-mails for a driving school: booking confirmed, lesson moved, theory exam coming up. Our program fills in placeholders such as these:

\`\`\`
Hello {{first_name}}, your lesson on {{lesson_date}} starts at {{meeting_point}}.
\`\`\`

GPT-4 improves the sentences nicely, but it also turns {{lesson_date}} into {{date}}, and once it filled in 'Monday'. Then the mail goes out broken to eighty people. I'm not a programmer, the program just does not forgive. How do I ask for better wording with the brackets left alone, and is there a quick check before I upload?`,
    tags: ["GPT-4", "Prompt Engineering", "Content Creation", "Coding"],
    daysAgo: 39,
    answers: [],
  },
  {
    title: "Bedtime stories by phone: why must every one of them end with a lesson?",
    body: "My grandson is five and lives far away. In the evening I read to him by telephone, and lately I make the stories with the help of GPT-4, Claude or Gemini, whichever my daughter left open. They're charming until the last paragraph, where the hedgehog learns that sharing is important. He has begun to groan. I've asked for 'no moral' and then the moral moves into the mouth of an owl. How do I get an ending that is simply an ending? I am 78 and perfectly willing to experiment.",
    tags: ["GPT-4", "Claude", "Gemini", "Prompt Engineering", "Content Creation"],
    daysAgo: 9,
    answers: [],
  },
  {
    title: "It makes up column names for our library database. Prompt, or train a model?",
    body: `In our town library I may run read-only queries, and GPT-4 writes them for me. It knows SQL far better than I do, but not our tables:

\`\`\`sql
SELECT title, return_date FROM loans WHERE overdue = true;
\`\`\`

There is no column 'overdue', and 'return_date' is called 'due_on' here. I have about 150 working queries from my predecessor. The software company offers 'fine-tuning with your data' for a fee I could spend on children's books. Would a description of the tables in the prompt get me the same? And how long may such a description be before it stops reading it properly?`,
    tags: ["GPT-4", "Prompt Engineering", "Fine-tuning", "Coding"],
    daysAgo: 114,
    answers: [],
  },
  {
    title: "Our fine-tuned model writes match reports with goals nobody scored",
    body: "For the handball club's page we fine-tuned a LLaMA with eleven seasons of match reports. The tone is perfect: a bit too proud, always fair to the opponent. But give it a result and three notes, and it adds a penalty in the last minute and a goalkeeper who left us in 2019. GPT-4 with a plain prompt doesn't sound like us, though it stays with the notes. Did we do something wrong in the training, or is that the price? Two players have already complained, and the penalty was in the newspaper.",
    tags: ["GPT-4", "LLaMA", "Fine-tuning", "Content Creation"],
    daysAgo: 228,
    answers: [
      {
        body: `I think the training pairs taught it to invent. If each pair was 'result' in and 'full report' out, then the model saw hundreds of times that details appear from nowhere, because the notes on which the reports were based were not in the input. It learned that lesson very well.

Build the pairs anew: for each old report, write down the facts it contains as notes, and use these notes as the input. Then everything in the output has a source in the input. It's tedious; an assistant can draft the notes from the reports, and you check a sample. Thirty clean pairs tell you whether it helps before you do three hundred.

Meanwhile take both: GPT-4 for the facts, yours for the tone, and afterward one question to either of them: 'List each person and each event in this report, with the line of the notes it comes from.' Whatever has no line is struck out. And tell the newspaper that it gets only reports which a person has signed.`,
      },
    ],
  },
  {
    title: "Staff survey with tiny departments: what may I paste and what may I publish?",
    body: "I sit on the staff council of a depot with 90 people. Our survey is anonymous on paper, but one department has four members and only one of them works nights. I'd like GPT-4 or Claude to sum up the free comments by topic and give me a table by department. Even without names I could tell who wrote what. How do you prepare such comments before pasting them, how do you word the request so that nobody can be recognized in the summary, and is there a size below which you don't show a group at all?",
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Best Practices", "Data Analysis"],
    daysAgo: 61,
    answers: [
      {
        body: `Decide before you paste. What has left the building cannot be called back, and a promise of anonymity on paper covers the comments too. Ask your council and whoever is responsible for data protection whether an outside service may be used at all. If the answer is no, the rest can still be done by hand; ninety people are two evenings.

If it is yes: remove department, shift and job from the comments, shuffle them, and replace every detail that points to one person ('since my accident') with a general one. Paste only the loose sentences. The table by department you make yourself, in a spreadsheet, from the boxes people ticked.

As for size, many surveys set a minimum, say five or ten answers, and join smaller groups together. Choose yours together, announce it, and check that nobody can subtract: if the whole and all groups but one are printed, the missing one is printed too.`,
      },
      {
        body: `About the wording: ask for summaries without quotations. 'Name the topics and the arguments in your own words, no quotations, no unusual details, nothing that only one comment mentions.' That last clause protects the man on nights, and it also costs you something: a single serious warning disappears. So read all comments yourself with that in mind.

I would go without department tables entirely. In our depot the first thing everybody did was to look for the four-person group. A list of topics for the whole house led to better talks, because no one had to defend their corner.`,
      },
    ],
  },
  {
    title: "Code review comments that don't hurt: training on our own, or a good prompt?",
    body: "Our lead asked me to set up a bot that suggests review comments. Claude with a short prompt writes useful ones, but like a strict examiner: 'This is incorrect. Fix it.' GPT-4 wraps each remark in so much praise that people stop reading. Over three years we've written some four thousand comments, many of them good, some of them really not. Is it worth picking the kind and precise ones and fine-tuning on those? Or can you pin that down in a prompt, say with three examples and a rule about questions? New people join in autumn, and I'd like them to stay.",
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Fine-tuning", "Coding"],
    daysAgo: 190,
    answers: [],
  },
  {
    title: "Hive weights every ten minutes: local LLaMA or GPT-4 for finding swarms?",
    body: "A scale under one of my beehives writes the weight into a file every ten minutes. A swarm shows as a sudden drop, rain as a rise, and me lifting the lid as a mess. GPT-4 explained nicely how one could tell these apart, and then, asked to read a week of numbers, found a swarm on a day when I had simply taken honey. A LLaMA on my computer found nothing at all. Am I using the wrong thing for numbers? How would you split the work between a rule, a model and a beekeeper, and what goes into the prompt?",
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Best Practices", "Data Analysis"],
    daysAgo: 4,
    answers: [],
  },
  {
    title: "Should likes decide which of our old posts go into the training examples?",
    body: "We resell vintage clothes and have written a post a day for five years. For a fine-tuned model (a LLaMA, or something hosted next to GPT-4, that's still open) we need the best few hundred. My partner wants to sort by likes. I say that likes measure the photo, the weather and whether it was payday. We exported everything into a table: text, length, hour, likes, sales within a week. How would you choose from it? I would like to see in the numbers whether the words mattered at all before we teach a model to imitate them.",
    tags: ["GPT-4", "LLaMA", "Fine-tuning", "Content Creation", "Data Analysis"],
    daysAgo: 147,
    answers: [],
  },
  {
    title: "Graded readers for adult learners: which model stays at the level I ask for?",
    body: "I teach the language of this country to adults, and I need short stories of 200 words that use the eight hundred words they know and nothing harder. GPT-4, Claude and Gemini all claim to write 'at level A2' and all slip in a 'nevertheless'. Pasting the word list helps for half a page. A colleague is sure that a model fine-tuned on our thirty textbook stories would behave. I wonder whether thirty is a joke, and whether the publisher would laugh too. How do you keep a text inside a fence of words?",
    tags: ["GPT-4", "Claude", "Gemini", "Fine-tuning", "Content Creation"],
    daysAgo: 98,
    answers: [],
  },
  {
    title: "Board game rules that ten-year-olds understand: Claude, Gemini or our own LLaMA?",
    body: "Two of us invent board games and always fail at the rules booklet. Claude shortened our twelve pages to five and lost what happens in a tie. Gemini kept the tie and invented a joker. We've collected forty booklets which we admire and thought of fine-tuning a LLaMA on them, until it struck us that they're other people's work. Where do you draw the line between learning from good booklets and copying them? And has a rewritten rule ever survived a first game with real children at your table?",
    tags: ["Claude", "LLaMA", "Gemini", "Fine-tuning", "Content Creation"],
    daysAgo: 257,
    answers: [],
  },
  {
    title: "It uses commands that our tiny teaching language doesn't have",
    body: `At our robotics club the youngest use a teaching language with eleven commands, made by a former leader. There is no repeat, so they must think. I want a helper that gives hints in this language. Gemini writes:

\`\`\`
repeat 4 { forward 10 turn right }
\`\`\`

and apologizes each time. A LLaMA on the club's computer does the same without an apology. Is a list of the commands with five sample programs in the prompt enough, or is this where fine-tuning begins? We have about sixty programs by children, many of them wonderfully wrong.`,
    tags: ["LLaMA", "Gemini", "Prompt Engineering", "Fine-tuning", "Coding"],
    daysAgo: 31,
    answers: [],
  },
];
