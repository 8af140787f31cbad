import type { DemoQuestion } from "./demo-question";

export const questions2: readonly DemoQuestion[] = [
  {
    title: "Its first version is always fine and never good. What do you say next?",
    body: `I write the program booklet of a small cinema, twelve films a month, forty words each. GPT-4 delivers something usable right away, and that is the trap: I change two commas and print it. When I do ask for 'better', I get longer. When I ask for 'more exciting', every film becomes a rollercoaster.

I don't think my first prompt is the problem. It is what I say in the second and third round. Which follow-up sentences actually move a text forward for you, and how do you know that it's time to stop?`,
    tags: ["GPT-4", "Prompt Engineering", "Best Practices", "Content Creation"],
    daysAgo: 64,
    answers: [
      {
        body: `'Better' asks it to guess your taste. Point instead. These are the follow-ups that I use most:

- 'Sentence two could describe any film. Replace it with something that only happens in this one.'
- 'Keep sentence one, cut the rest to 25 words.'
- 'Three other openings: one with a place, one with a thing, one with a question somebody in the film asks.'
- 'Which word here is doing no work?'

Each of them names a spot and a change, so you can see whether it was done. After every round I lay the old and the new version next to each other and keep the better one, which is the old one surprisingly often.

My rule for stopping: three rounds. If it still isn't right, then a fact is missing, not a wording. I look up one odd detail about the film, put it in and begin again. [Improve it in rounds](/lessons/improve-in-rounds) has practice pieces for this.`,
        isAccepted: true,
      },
      {
        body: `I gave up rounds altogether. With forty words it's quicker to ask for six different versions in one go, take half a sentence from the second and an ending from the fifth, and glue them together by hand. The gluing is where my own voice comes in, and nobody has to be told what 'exciting' means.

Rounds pay off for long texts, I think. For short ones they wear the edges down: after the third 'improvement' all twelve films have the same shape. Reading the whole page aloud shows you that at once.`,
      },
    ],
  },
  {
    title: "Answers as long as a novel: how do I train it to be brief, or is that just a setting?",
    body: "I run a bus company's lost-property office. Every day I ask GPT-4 for short notes to people whose umbrella, trumpet or false teeth have turned up. Three sentences would do. I get an introduction, a list, a summary and a wish for my day. 'Be brief' helps for exactly one reply. Somebody told me that only fine-tuning makes a model permanently short. Can that be true? I have around 300 notes of my own that people seemed happy with, if that is any use.",
    tags: ["GPT-4", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 118,
    answers: [
      {
        body: `No training needed for this. 'Brief' is a matter of taste, a number is not. Write: 'Exactly three sentences, at most 45 words, no greeting line, no closing wish. Sentence 1: what was found. Sentence 2: where and until when it can be collected. Sentence 3: what to bring.' With a job for each sentence there is no room left for a wish.

Two of your 300 notes as examples below that, and the shape is settled. For the habit of slipping back: put the text into the standing instructions, if your tool has a place for them, or begin each note in a new chat. Long chats drift toward long answers.

Your 300 notes would be good material for fine-tuning, technically. It would teach the same three sentences at a far higher price, and when the opening hours change you'd be glad to have them in a prompt. Better to copy from them. [Choose the shape of the answer](/lessons/choose-the-shape) goes a bit further.`,
      },
    ],
  },
  {
    title: "Delivery list for hot meals puts house number 10 before house number 2",
    body: `I coordinate volunteers who bring hot meals to people in our quarter. To get the list into the order in which one walks, I had a little script written by GPT-4 and explained by Claude:

\`\`\`python
stops.sort(key=lambda stop: (stop["street"], stop["number"]))
\`\`\`

It sorts, but 1, 10, 11, 2, 24, 2a, 3. Our driver now crosses the street fourteen times and the soup gets cold. Both assistants have offered me repairs that fail at '2a'. What should I have told them about house numbers?`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Coding", "Data Analysis"],
    daysAgo: 37,
    answers: [
      {
        body: `Your numbers are text, because of '2a', and text is sorted letter by letter: '10' comes before '2' just as 'an' comes before 'b'. Take the number and the letter apart:

\`\`\`python
import re

def house(text):
    match = re.match(r"(\\d+)\\s*(.*)", text.strip())
    return (int(match[1]), match[2].lower()) if match else (9999, text)

stops.sort(key=lambda stop: (stop["street"], house(stop["number"])))
\`\`\`

Anything without a number, such as 'Rectory', goes to the end, where you can see it.

What to tell them: show the ugly cases first. 'House numbers look like 2, 2a, 10, 24 B, Rectory. The right order is: ...' An expected result for six lines is worth more than any description, and it is also the test for every repair you are offered. Leave out the names of the people, they play no part in sorting.`,
      },
      {
        body: `Before the code gets cleverer: is the order of numbers really the order of walking? In our quarter even numbers are on one side and odd ones on the other, and two streets are numbered in a horseshoe. A correct sort would still have sent our driver across fourteen times.

We added a column 'walk' with 10, 20, 30 and so on, filled in once by somebody who knows the round. Sorting by it is trivial, and a new address gets 25. I like assistants, but this knowledge sits in the driver's legs. Ask the driver for it first and the machine second.`,
      },
    ],
  },
  {
    title: "Interview questions beyond 'what inspired you' for our school radio",
    body: "Every Thursday we interview somebody on our school radio: the caretaker, a judge, a woman who restores organs. I'm 16 and prepare the questions. I gave the same prompt to GPT-4, Claude and Gemini, 'ten interesting questions for an organ restorer', and got ten times 'what inspired you' and 'what advice would you give to young people'. Our guests look tired when they hear that. Is there a way to ask so that the questions fit only this person? We get fifteen minutes per guest and one short phone call beforehand.",
    tags: ["GPT-4", "Claude", "Gemini", "Prompt Engineering", "Content Creation"],
    daysAgo: 12,
    answers: [],
  },
  {
    title: "The script cleaned my measurements and saved them over the original file",
    body: "I measure pottery shards for an excavation, as a volunteer, with calipers, on Sundays. Claude wrote me a script to unify the units, and GPT-4 helped me to repair it. It worked. It also wrote the result into the same CSV file, and rows in which the thickness was missing have disappeared. My notes on paper exist for about two thirds. I'm not angry with anybody but myself. How do people who handle data for a living set things up so that this cannot happen, and what do they say to an assistant before it touches a file?",
    tags: ["GPT-4", "Claude", "Best Practices", "Coding", "Data Analysis"],
    daysAgo: 90,
    answers: [
      {
        body: `First, look for what you've lost: earlier versions in your backup or cloud folder, the e-mail in which you sent the file to someone, the recent-files list of the spreadsheet program. Do it before you work on that computer any further.

Then a setup that takes ten minutes. Three folders: 'raw', 'scripts', 'results'. A file goes into 'raw' once, gets the date in its name and is set to read-only in its properties. A script may read from 'raw' and write to 'results', never the other way. Results can be thrown away at any time, since the script makes them again.

And the sentence for the assistant:

> Read from raw/, write a new file to results/. Never change or overwrite an input file. Delete no rows: add a column 'problem' instead and say what is wrong. At the end print how many rows were read, written and marked.

The two counts would have shown you the missing rows on the first run.`,
        isAccepted: true,
      },
      {
        body: `I do this in a laboratory and would add one thing that isn't technical: the paper is the original. Number the pages, photograph them the same evening, and put the page number into a column of the table. Then each value can be traced back, and a lost file is a nuisance and no catastrophe.

I'm less convinced by read-only files. People switch that off the first time it gets in the way, me included. A copy in another place, made automatically every night, forgives everything. Ask the excavation whether it has such a place; they will not want to lose your Sundays either.`,
      },
    ],
  },
  {
    title: "Book summaries for our reading circle without giving away the ending",
    body: "Nine women, one novel a month, and before we choose I hand out half a page on each of four candidates. I'm 69 and the only one with a computer at hand. GPT-4, Claude and Gemini all know the famous books, and all of them tell me who dies. I wrote 'no spoilers' and one of them began, 'Without spoiling the tragic drowning'. With a little-known book it's the other way around: they describe a novel which nobody has written. How do you ask for the beginning and the mood only? And how do I notice an invented plot when I haven't read the book?",
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
    title: "Snow report from a table: the sentences are lovely, the numbers wander",
    body: `Every morning at six I write the snow report for our ski area: depth at three stations, open lifts, avalanche level copied from the official bulletin. The figures are in a table, the report is five sentences, and I do it half asleep.

Claude turns the table into good sentences. GPT-4 too. Both have swapped two stations at least once, and 'fresh snow' appears when the column says zero. We have twelve winters of tables together with the reports that belong to them. Would a model fine-tuned on those pairs stick to the figures, or should the figures never pass through a model at all?`,
    tags: ["GPT-4", "Claude", "Fine-tuning", "Content Creation", "Data Analysis"],
    daysAgo: 29,
    answers: [],
  },
  {
    title: "Two of our figures rise together. May I write that one causes the other?",
    body: "I'm on the support committee of a town library. In the weeks with a story hour, more children's books are borrowed; I have two years of weekly figures and can show it. GPT-4 wrote for our grant application, 'The story hour increases borrowing by a third.' Gemini said much the same, with an arrow. I would love it to be true. But story hours take place in winter and not in the holidays, and then people read more anyway. What may I honestly claim, and how do I ask an assistant so that it helps me doubt instead of cheering?",
    tags: ["GPT-4", "Gemini", "Best Practices", "Data Analysis"],
    daysAgo: 101,
    answers: [
      {
        body: `You've found the flaw yourself: winter may cause both. So compare weeks that are alike. Take only the weeks from November to March outside the holidays, split them into those with and those without a story hour, and look at the borrowing in each group. If the difference remains, your claim is stronger. If it shrinks, you have saved yourselves an awkward question.

Then ask for the opposite of applause:

> Here is a claim and how we arrived at it. List five other explanations for the same figures. For each, say which of our own data would support or weaken it. Do not tell me whether the claim is true.

In the application write what you saw: 'In winter weeks with a story hour, more children's books were borrowed than in winter weeks without one. We cannot exclude other reasons.' Sponsors read many applications that promise too much. One which knows its limits stands out. [See what is left out](/lessons/notice-bias) fits well here.`,
        isAccepted: true,
      },
      {
        body: `As a member of such a jury: we don't need proof of cause for a story hour. We want to know how many children come, whether they come back, and what you would do with the money. I'd leave the third out completely, careful wording or not, because it invites a debate about statistics that you don't need.

If you want evidence, ask. On four afternoons count the children who borrow a book straight after the story, and note it on a slip. It's a small number, and it is yours, and no season can explain it away.`,
      },
    ],
  },
  {
    title: "A model trained on my poems sounds like a parody of me",
    body: "Two hundred published poems in twenty years. For fun a friend fine-tuned a LLaMA on them, with an eerie result: every poem has a window, a river and somebody leaving. Yes, that's me, but not all at once. Claude, shown five poems and told to describe what they share before writing, came closer, though it explains itself in the last stanza. Can training pick up how lines break rather than my furniture? Or is a careful prompt simply the better instrument here?",
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

A fixed format stops with an error at a row that does not fit, and that is what you want. Depending on the version, the line you were given guesses instead.

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
    title: "Our club and the next village's club advertised with the same text",
    body: "Embarrassing. We're a cycling club, and our flyer for new members says 'More than just riding: join a community that moves you'. So does the flyer of the table tennis club in the next village, with 'playing' in place of 'riding'. We had used GPT-4, they had used Gemini, and it turned out that the running group had a very similar thing by Claude. Nobody copied anybody. People laughed, and I did too, but I'd rather not have it happen again. How does one get texts that aren't out there ten times already?",
    tags: ["GPT-4", "Claude", "Gemini", "Best Practices", "Content Creation"],
    daysAgo: 240,
    answers: [
      {
        body: `Those tools suggest what usually stands in such a place, and what usually stands there is 'more than just'. All three were asked a usual question and gave a usual answer.

Test every sentence with your neighbors: could the table tennis club print it? If yes, it's out. What remains is what only you know. Who waits at the top of the hill? What do you do if someone gets a flat tire in the rain? Which cake is there in October? Ask five members for the last ride they told someone about at home and write down their words as they come.

Give that to the assistant as the only material: 'Make a flyer of 60 words from these five memories. Use their words. Add no statement about community, passion or fun.' Then show it to someone from the running group. If they're envious, print it.`,
      },
      {
        body: `I'd worry less about being original. A flyer has to answer four questions: when, where, how fast, and may I come with my old bike? Most of them, from machines or people, answer none. 'Saturdays at two, church square, 40 kilometers at the pace of the slowest, any bike, first three times free': nobody minds if the next village writes the same, and nobody will, because their pace is different.

So I would use the assistant for checking only. 'You are new in town and 58. What do you still not know after reading this?' What it asks is what's missing.`,
      },
    ],
  },
  {
    title: "Renaming 2,000 photos with a script: how do I ask for a rehearsal first?",
    body: `I've scanned my parents' slides, about 2,000 files called img_0001 and so on. In a list I have the year and the place for each. GPT-4 wrote a script that renames them all, with a line like this in the middle:

\`\`\`python
os.rename(old_name, new_name)
\`\`\`

I haven't dared to press Enter. Two photos can have the same year and place, and some numbers are missing from my list. What do I ask for so that I can see what would happen before it happens? I'm a retired optician, not a programmer, but I can follow instructions precisely.`,
    tags: ["GPT-4", "Prompt Engineering", "Coding"],
    daysAgo: 312,
    answers: [
      {
        body: `Your hesitation is worth more than any script. What you want is called a dry run: the program says what it would do and does nothing.

> Change the script so that by default it only prints old name and new name, one pair per line. It may rename only if I add --really. Before anything, it must stop with a message if two files would get the same name, if a new name exists already, or if a file is missing from the list. Give photos with the same year and place a running number.

Then in this order: copy the folder to another disk. Put ten photos into a test folder, among them two with the same place and one that isn't in the list. Dry run, read all lines, rename, look. Only then do the 2,000.

Ask as well for a file with all pairs, old and new, so that everything can be turned back. There's more practice of this sort with [Code Assistant](/tools/3).`,
        isAccepted: true,
      },
    ],
  },
  {
    title: "My vocabulary trainer works inside Claude. How do I get it onto Grandma's tablet?",
    body: "I'm 14 and my grandma is learning Italian. With Claude I made a little trainer for her: it shows a word, you type the translation, and a snail moves forward. It opened right next to the chat and works really well there. But Grandma has no account and isn't supposed to need one, and at her garden house there's no internet. Can I get the thing out of there so that it's just a file? What do I have to say to Claude? And would it remember which words she already knows?",
    tags: ["Claude", "Prompt Engineering", "Coding"],
    daysAgo: 16,
    answers: [
      {
        body: `Yes, a thing like that can usually live in one single file. Ask like this:

> Make my trainer one HTML file that works without the internet. No outside libraries, fonts or pictures; draw the snail in the file itself. Keep the word list in one place at the top, with a note on how to add words. Save which words are known in the browser's local storage, and add a button that resets it.

Copy the code into an empty text file, save it as italian.html and open it in a browser. Now the important test: switch the internet off and play a whole round. If the snail is gone, something is still being loaded from outside.

On a tablet it depends a little on the system whether a browser may open a local file and remember things. Try it on her tablet before you promise anything. The tool's terms also name an age for accounts, so have a look at those together with your parents.`,
      },
      {
        body: `Lovely project. I'd do it without the remembering at first. Local storage is the part that behaves differently from one tablet to the next with a file opened from the disk, and a grandma who has lost her snail is a sad grandma. Make it so that each round takes ten words at random and ends with applause. If she likes it, you add the memory in version two.

And one thing from my own experience with parents and tablets: a big button, big letters, and accept the answer with or without a capital letter. Let her try it while you say nothing at all, and write down where she stops. You'll learn more there than from either of us.`,
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
    title: "Teaching our exam helper to say 'I don't know' instead of guessing",
    body: "For our sailing school I built a small web page where students ask about the rules of the road at sea. It passes the question on to Gemini together with our script; for comparison I tried Claude. With questions that the script covers, both are fine. With others, say, rules on a lake abroad, they answer just as smoothly, and a student lost points because of it. Is 'If it's not in the script, say so' all that one can do in a prompt? Or does one fine-tune with a few hundred examples in which the right reply is a refusal? I'm afraid that it'll then refuse everything.",
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
    title: "I want a merciless reader for my crime novel, and I get compliments",
    body: "My first crime novel is finished, 310 pages, and all my friends have been kind about it. I need somebody who isn't. GPT-4 praises my 'vivid atmosphere' and then suggests more atmosphere. Claude found a real hole (my detective knows something on page 80 that he's told on page 120) but wrapped it in so much cotton wool that I nearly missed it. A LLaMA at home, set to be harsh, simply insulted the butler. How do you ask for criticism that is specific and unfriendly in the right places? And how much of the book do you give it at a time?",
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
    title: "What does the 'temperature' slider do, and is it still needed after fine-tuning?",
    body: "At our makerspace someone has fine-tuned a LLaMA to invent names for cocktails without alcohol. In the window there is a slider called 'temperature', which stands at 0.8. At 0.1 it always says 'Sunset Dream', at 1.5 it says things like 'Plonk of the Fjords', which I prefer, and then it falls apart into syllables. A program with GPT-4 that I use at work has the same slider. What exactly does it change? Is it a replacement for a better prompt or for training, or something else entirely? Nobody here could explain it without the word 'logits'.",
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Fine-tuning"],
    daysAgo: 298,
    answers: [
      {
        body: `Without that word, then. For each next piece of text the model has a list of candidates, some likely, some less so. Temperature decides how strictly it prefers the likely ones. Low: nearly always the favorite, hence 'Sunset Dream' every time. High: the outsiders get a real chance, hence the Fjords. Higher still, even nonsense gets one, and it falls apart.

So the three things sit in different places. The **prompt** says what is wanted. The **training** shifts which candidates are likely at all; your cocktail model considers odd names more likely than GPT-4 does. **Temperature** only decides how boldly one draws from whatever is there. It adds neither knowledge nor taste.

A rule of thumb: low for tasks with one right answer, medium to high for names and ideas, where you throw most of them away. Turn one knob at a time and draw ten names per setting, because a single one proves nothing. If the drinks ought to be funnier at *every* temperature, change the examples.`,
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
    title: "Website for our model airplane club: texts and code in one go, or separately?",
    body: "I volunteered, so now I'm making a page for people who fly model airplanes on a meadow. I asked GPT-4 for everything at once: the texts, the layout, a calendar. It looked finished until I noticed that it had invented a chairman. Claude kept to my facts but put the sentences so deep into the code that our secretary, who only wants to fix a comma, can't find them. In which order would you go about this? I'm a postman, I can copy and paste and I'm stubborn, that's about it.",
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
    title: "My poems as an e-book: every assistant repairs my line breaks",
    body: `I'd like to give my forty poems to friends as an e-book that also works on an old reader. GPT-4 explained that such a book is made of small web pages, and it writes them for me. But poems live from where a line ends. From

\`\`\`
the kettle
   forgets
what it was singing about
\`\`\`

it makes one sentence, with a period. I've asked for 'exact formatting', and now every line is a paragraph of its own with a gap. What are the right words for indents and line ends, and can I have it touch the code without touching the poem?`,
    tags: ["GPT-4", "Prompt Engineering", "Content Creation", "Coding"],
    daysAgo: 39,
    answers: [],
  },
  {
    title: "Honest small ads for my late husband's tools, with a bit of dignity",
    body: "The workshop has to be cleared: two lathes, planes, a hundred chisels. I am 78, I know what the things are called and not much more. I took photos and had ads written by GPT-4, Claude and Gemini, whichever my daughter had open. 'Hardly used' says one about a plane that he used for fifty years. 'A must for every enthusiast', says another. And one gave a plane a maker it does not have. How do I ask for ads which say what one can see, name what I don't know, and don't sound like a department store?",
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
    title: "From commit messages to release notes that customers can read",
    body: `We sell a program for veterinary practices. Before each release I turn about eighty commit messages into release notes. They look like this:

> fix: null owner in recall batch (again), refs 2291

GPT-4 makes 'We have enhanced the stability of your recall experience' out of that. Claude writes it more soberly, but lists seven things that no customer will ever notice. For the past four years we have the commits and the notes I wrote by hand, side by side. Does that call for fine-tuning, or would rules do (what is left out, who reads it, how long)? The hard part seems to be choosing rather than writing.`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Fine-tuning", "Coding"],
    daysAgo: 190,
    answers: [],
  },
  {
    title: "Twelve years of junior chess results: analyze at home or in the cloud?",
    body: "As youth coach I have every game of our juniors since they were eight: opponent, opening, result, how long they thought about it. I'd like to know whether our openings course did any good. Many of them are minors, so names can't go to a service, that much is clear to me. A LLaMA on my computer keeps everything in the house but loses its way in long tables. GPT-4 would manage, perhaps with numbers in place of names, except that in a small town 'girl, born in 2011, plays the French' is a name as well. How have you handled this, and what do you ask for in which place?",
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
    title: "Dictated field notes into tidy records, at night and without a signal",
    body: `I count bats for a conservation group and dictate into my phone while walking. At home a script turns the transcript into records. A typical line:

> uh, half past ten, old bridge, two, no, three pipistrelles, one maybe Daubenton's

Gemini makes correct records of it when I have a signal, 'maybe' included. A LLaMA on my little field computer counts five pipistrelles. I've corrected around 500 lines by hand over the years. Should I fine-tune the small one with them, change the way I speak, or have the code ask back? I would quite like to go on talking like a human being out there.`,
    tags: ["LLaMA", "Gemini", "Prompt Engineering", "Fine-tuning", "Coding"],
    daysAgo: 31,
    answers: [],
  },
];
