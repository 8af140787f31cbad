import type { DemoQuestion } from "./demo-question";

/** Questions 1 to 50, the three stated samples first. */
export const questions1: readonly DemoQuestion[] = [
  {
    title: "How do I write better prompts for GPT-4?",
    body: `I ask for a summary of our weekly notes and get something different each time. Once it is a list, once it is half a page. I would like the same length and the same headings every week.

What I send now is "Summarize these notes", and then the notes. What do you put into your prompt so that the result stays steady?`,
    tags: ["GPT-4", "Prompt Engineering"],
    daysAgo: 1,
    answers: [
      {
        body: `Show it the shape you want. A summary can be a hundred things, so name the headings and give a length for each:

\`\`\`
Summarize the notes below for people who missed the meeting.
Use these headings: Decided, To do (who, by when), Open.
At most three lines under each heading. If a heading has
nothing, write "nothing this week".
Notes:
[paste]
\`\`\`

Keep last week's result and paste it as an example. That helps more than describing the style. There is a short lesson about this: [Choose the shape of the answer](/lessons/choose-the-shape).`,
        isAccepted: true,
      },
      {
        body: `Start a new chat each week. If last week's notes are still in the conversation, they leak into the summary. I once announced a cake sale that had taken place seven days earlier.

And save your wording in a plain file on your computer. If you type it fresh every Monday, you change a word here and there without noticing, and then the result changes too. Mine has a line with the date on top, so I know which version I was happy with.`,
      },
      {
        body: `Say who reads it. "For my boss, who has one minute" made mine shorter than any number of words did.

I would not make the frame too tight, though. With three lines per heading, a quiet week gets padded and a wild week gets cut. I allow "up to five, fewer is fine" and ask for one more thing at the end: "List what you left out." That list takes me ten seconds to read, and twice it held the only item that mattered.`,
      },
    ],
  },
  {
    title: "Claude or GPT-4 for long documents: how do you choose?",
    body: `I work with reports of about sixty pages. Both tools can read them, and both miss things. Last week one of them left out a whole chapter on costs, and the other quoted a sentence that I cannot find anywhere in the file.

How do you find out which one suits a task, without trusting the advertisements? I can spend an afternoon on it, not a month.`,
    tags: ["GPT-4", "Claude", "Best Practices"],
    daysAgo: 2,
    answers: [
      {
        body: `Make a small exam of your own. Take one report you know well and write down eight questions:

- three whose answer stands in one place,
- two whose answer is spread over two chapters,
- two about a number in a table,
- one whose answer is **not** in the report at all.

Put exactly the same words to both, each in a fresh chat, and ask for the page of every answer. Then look the pages up. The last question tells you most: a tool that admits "not in the text" is worth more than one that always has something to say. An afternoon is plenty. The [Claude guide](/guides/5) has the same advice in its first steps: begin with a text you know.`,
      },
      {
        body: `I stopped choosing. I do the first pass in one and let the other check it: "Here is a summary and here is the report. Which statements have no support in the report? Give pages." With my files they seldom stumble in the same place, so the quarrels show me where to read.

It costs time, and it is no proof. Two assistants can agree on something wrong. But the missing cost chapter would have come up, because the second one would have had to account for it.`,
      },
      {
        body: `Before you compare tools, compare how you feed them. I used to attach the whole report and ask one big question. Now I go chapter by chapter and put my question at the end, after the text. Both tools got better at once, and the difference between them nearly disappeared.

So I would disagree a little with the exam idea. It is good, but run it twice, once with the whole file and once with the chapter that matters. My guess is that the second way wins with either tool.`,
      },
    ],
  },
  {
    title: "What do I need before fine-tuning LLaMA on my own texts?",
    body: `I have about two thousand answers from our help desk, written by five people over the years. My plan was to train a LLaMA model on them, so that it writes the first draft of every reply.

Is that a reason for fine-tuning, or is it better to search in them and put the best ones into the prompt? And what would I have to prepare before I even start?`,
    tags: ["LLaMA", "Fine-tuning"],
    daysAgo: 3,
    answers: [
      {
        body: `Ask yourself what the answers should teach the model. If it is *facts* (which button, which form, which opening hours), search is the better way: find the two or three closest old answers, paste them into the prompt and let the model write from them. When a fact changes, you change one answer instead of training again.

Fine-tuning is for *manner*: tone, length, the order of things. If you go there, prepare this first:

1. Pairs of question and answer, with every name, address and case number removed.
2. One person who throws out the answers you would not send today.
3. About fifty pairs put aside that the model never sees, to test it on.
4. A score for the search version on those same fifty.

Without step 4 you will not know whether the training was worth it.`,
        isAccepted: true,
      },
      {
        body: `Five writers means five styles. Before any training, read a hundred of them in a row. We did that in our office and found that we could not agree which ones were good. The model would have learned our quarrel.

Two duller points. Read the license of the exact model you download, because it says what you may do with it. And settle who is allowed to look at customers' messages, even for cleaning them up. We asked the person responsible for data protection first, which saved us an argument later.`,
      },
    ],
  },
  {
    title: "Claude polishes my memoir until it no longer sounds like me",
    body: `I am 76, a retired bridge engineer, and I am writing down my working life for the family. My sentences are short and a bit dry. When I ask Claude to correct my spelling, it does so, but it also adds feelings I did not have. The river "whispered". My river was loud.

How do I get the corrections without the perfume? I am grateful for every comma, really.`,
    tags: ["Claude", "Content Creation"],
    daysAgo: 5,
    answers: [
      {
        body: `Do not ask it to "correct" or "improve", because both leave the door open. Say what it may touch and what it may not. I use this for my late father's letters:

> Correct spelling, commas and doubled words only. Do not replace, add or remove any other word. Do not join or split sentences. If a sentence is unclear, leave it and put a question in a list below. At the end, list every change.

The list is the important part. You read ten lines instead of comparing two pages, and if "whispered" appears in it, out it goes. One chapter at a time works better than the whole book.`,
        isAccepted: true,
      },
      {
        body: `In addition to a strict instruction, give it half a page of yours that you like as it stands, and say: "This is how I write. Keep it that dry." It helps with the places where a correction needs a new word after all.

But I would go further and not let it hand back the text at all. Ask only for a table: your words on the left, the suggested correction on the right, the reason in the third column. You make the changes with your own hands. It is slower, and after two chapters you will make fewer of the mistakes yourself.`,
      },
    ],
  },
  {
    title: "Teach a model our pottery's voice: a good prompt or a fine-tuned LLaMA?",
    body: `We are three potters and write a few lines for every bowl and jug in the shop. The writing program we pay for (GPT-4 inside, it says) gives us "timeless elegance" for everything. Our own texts sound like this:

> Holds a pint. Blue inside, because Jo had blue left over. Do not put it in the dishwasher, it sulks.

My nephew says we should fine-tune a LLaMA model on our old texts. There are perhaps 180 of them. Is that sensible, or is there a prompt that gets us there?`,
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 7,
    answers: [
      {
        body: `Try examples in the prompt first. Take six of your texts that differ from each other, put them at the top, and continue:

\`\`\`
These are our texts. Notice what they do: a use, one odd true
detail, a warning or a joke. Never praise the piece.
Write one for: [size, color, what happened while making it].
If I gave no odd detail, ask me for one. Do not invent it.
\`\`\`

The last line is the secret. "Jo had blue left over" cannot come from a machine, only from you. The prompt just turns your note into the right shape. See [Show an example](/lessons/show-an-example).`,
      },
      {
        body: `I have done the nephew's version for a friend's record shop, as a hobby. It is fun, and it works in a way: the model picked up the rhythm from about two hundred texts. It also picked up that half the records were "a bit scratched", and said so about new ones.

So my order would be: prompt with examples now, and the LLaMA experiment only if your nephew wants to learn something and you do not need the result by Saturday. Keep thirty texts out of the training, so that you can compare the two fairly.`,
      },
    ],
  },
  {
    title: "Two scripts, two different average lap times from the same file",
    body: `For our swimming club I asked Claude and Gemini for a Python script that reads a CSV and prints the average time per swimmer. Both run without an error. The averages differ by several seconds, and for one girl by half a minute.

The times look like \`1:05.3\`, a few are \`58.9\`, and two cells say \`DNS\`. I can read a little code but not enough to see who is wrong. How do I find out?`,
    tags: ["Claude", "Gemini", "Coding", "Data Analysis"],
    daysAgo: 9,
    answers: [
      {
        body: `I would bet on the colon. Somewhere \`1:05.3\` has to become 65.3 seconds, and one of your scripts probably reads it differently or skips it. Look for a piece like this, and if it is missing, ask for it:

\`\`\`python
def seconds(text):
    if ":" in text:
        minutes, rest = text.split(":")
        return int(minutes) * 60 + float(rest)
    return float(text)
\`\`\`

\`DNS\` has to be caught before it gets there. Test with a file of three lines whose average you work out on paper: \`1:00.0\`, \`50.0\` and \`DNS\`. The answer must be 55 seconds *and* a note that one line was left out. A script that counts DNS as zero gives 36.7. Whichever script passes may see the real file.`,
        isAccepted: true,
      },
      {
        body: `Let the scripts show their work. Ask each assistant: "Print every line with the original text, the value you made of it, and whether you counted it. Then the sum, the number of lines and the average." Run both and lay the lists side by side. The first line where they differ is your answer, and you need no Python to see it.

Do the girl with the half minute first. It is nearly always one odd cell. You can train this kind of hunt in the exercise "Find out why a total is nonsense" on [the Code Assistant page](/tools/3).`,
      },
    ],
  },
  {
    title: "Museum labels in 40 words: what to try before anyone mentions training",
    body: `I look after a small museum of local crafts, mostly alone. I need 90 labels of at most 40 words, readable for a ten-year-old and not silly for a professor. With GPT-4 in our office program I get 70 words and an exclamation mark.

A volunteer offers to fine-tune LLaMA with the 200 labels we already have. Before I say yes: has anyone reached a fixed length and a fixed tone with prompting alone? What did the prompt look like?`,
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 11,
    answers: [],
  },
  {
    title: "Our writing club: is a story less mine if LLaMA or GPT-4 suggested the twist?",
    body: `I am 16 and in a writing club at school. We all write a ghost story for the winter evening. My brother runs a LLaMA model on his gaming computer, a friend has an app with GPT-4 in it. I asked both for ten possible endings and took none, but number seven gave me an idea that I then turned around.

Our club leader says everyone may use what they like as long as they can explain it. I still feel odd about it. How do you draw the line for yourselves?`,
    tags: ["GPT-4", "LLaMA", "Content Creation"],
    daysAgo: 13,
    answers: [],
  },
  {
    title: "Macros for an old milling machine that no assistant seems to know",
    body: `I am in my second year as an apprentice. Our oldest milling machine has its own macro language, and the only manual is a folder of 140 scanned pages. GPT-4 writes something that looks right but uses commands from other machines. A LLaMA model in the training workshop does the same.

Does it help to paste the list of allowed commands into every prompt, or is this a case for fine-tuning? My trainer checks everything in simulation first, so nothing can crash.`,
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Fine-tuning", "Coding"],
    daysAgo: 16,
    answers: [],
  },
  {
    title: "Program notes for our choir: Gemini is smooth, home-run LLaMA is clumsy but honest",
    body: `Twice a year I write notes on the pieces we sing, about 100 words each. Gemini gives me fluent notes with dates and anecdotes I then cannot confirm. A friend's LLaMA at home writes stiffly, but when I say "use only my notes" it mostly does.

Could I get the honesty with better wording for Gemini, or the fluency by fine-tuning the other on my thirty old program notes? I am a violist, please explain it accordingly.`,
    tags: ["LLaMA", "Gemini", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 18,
    answers: [],
  },
  {
    title: "Parish newsletter with two volunteers and two assistants: how do we agree on rules?",
    body: `Two of us make the parish newsletter. I use an app with GPT-4 in it that my daughter chose, and Paul uses LLaMA through some program on his laptop. You can tell to the paragraph who did what. His parts are long and solemn, mine are cheerful with too many adjectives.

We would like one page of rules that both of us, and both machines, can follow. What belongs on it? Only style, or also what we never type in, such as who is ill?`,
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Best Practices", "Content Creation"],
    daysAgo: 20,
    answers: [
      {
        body: `Definitely both, and I would put the second part on top. Our village paper has a page like this by the kettle:

1. **Never typed in:** illness, deaths before the family has announced them, anything from a private talk, phone numbers.
2. **Facts:** every date, time and name comes from the calendar or a person, and the other editor reads them aloud before printing.
3. **Style:** sentences under 20 words, one adjective per sentence at most, "we" only for the whole parish.
4. **Sample:** one short notice that you both like.

Rules 3 and 4 go into both assistants word for word at the start of every chat. They will still sound a bit different. What evens it out is that Paul edits your pages and you edit his. For rule 1, [this lesson](/lessons/protect-private-data) is a good half hour together.`,
      },
    ],
  },
  {
    title: 'An agency offers our tourist office a "fine-tuned" assistant. What should we ask?',
    body: `We are four people in the tourist office of a small town. An agency wants to sell us an assistant for texts about hikes and events, "fine-tuned on your region". In the small print it says it is built on GPT-4 or Gemini "depending on availability".

I do not want to look foolish in the meeting, and I do not want to be talked into something either. Which five questions would you ask, and what would a good answer sound like?`,
    tags: ["GPT-4", "Gemini", "Fine-tuning", "Best Practices", "Content Creation"],
    daysAgo: 22,
    answers: [
      {
        body: `My five, from the other side of the table (I used to sell software):

1. *What exactly was trained, and on which texts?* A good answer names them. Sometimes "fine-tuned" only means a long instruction plus your brochures. That can be fine, but it should not be called training.
2. *Show it next to the plain model with our brochure pasted in.* Same task, same minute. If you cannot see a difference, do not pay for one.
3. *What happens when the model underneath is withdrawn?* Models do get retired; see [the GPT-4o guide](/guides/1).
4. *Where do new opening hours go in, and who does it?* If the answer is "we train again", be careful.
5. *What do we keep if we leave?* Texts, instructions, everything you supplied.

Bring three real tasks from last month, including one with a trap, such as a path that is closed.`,
        isAccepted: true,
      },
      {
        body: `Add a sixth: who is responsible when a text sends somebody to a closed mountain hut? Get the answer in writing, and have whoever looks after contracts in your town read it.

I am also less friendly than the answer above about "depending on availability". If they may swap the model, a text that was good in May can be odd in June. Ask whether you are told beforehand, and whether somebody runs the same ten sample tasks after every change. If nobody does, you are the test.`,
      },
    ],
  },
  {
    title: "Can a model learn my grandmother's dialect, or will it always invent one?",
    body: `My grandmother wrote poems in a dialect that perhaps four hundred people still speak. I have a biscuit tin full of them. When I give Claude two poems and ask for a third in the same dialect, it writes something charming that none of us would ever say.

Would fine-tuning a LLaMA model on the whole tin (about 12,000 words) change that? I do not want new poems under her name. I want help with a word list and with reading the passages that have faded.`,
    tags: ["Claude", "LLaMA", "Fine-tuning", "Content Creation"],
    daysAgo: 25,
    answers: [],
  },
  {
    title: "Replies to complaints in a hardware store: polite, but never promising too much",
    body: `I answer the complaints for a hardware store, around fifteen a day. I tried GPT-4 and Claude. Both apologize for things we have not done and offer refunds I may not give. My boss heard about fine-tuning and wants "an AI that knows our policy".

I believe a page of clear rules would do it. What would you write on that page? And how do I stop the drafts from agreeing to everything the customer says?`,
    tags: ["GPT-4", "Claude", "Fine-tuning", "Best Practices", "Content Creation"],
    daysAgo: 27,
    answers: [
      {
        body: `You are right about the page. A model trained on old replies learns to sound like them, and it can still promise a refund in perfect house style. A rule can be read, changed tomorrow and checked. Mine, from a garden center:

- Apologize for the trouble, never for a fault, until somebody has looked at the case.
- Offer only what stands in this list: exchange with receipt, repair estimate, call back by the department.
- Money is never mentioned. Write: "My colleague will tell you what is possible."
- If the customer claims a fact, repeat it as a claim: "You write that ..."
- End with one next step and a day.

Then ask for a last line, for your eyes only: "Promises in this draft:". If it lists anything that is not on your page, strike it.`,
      },
      {
        body: `Rules yes, but they are not enough for the agreeing. It comes from the order of things: the angry letter stands at the top and sets the mood. I do it in two messages. First: "List what the customer states, what she wants, and what we would have to find out." No reply yet. Then I fill in what we found out, and only then: "Write the answer from this list, at most 90 words."

The letter itself hardly plays a part in the second step, so there is nothing to give in to. And I never paste the customer's name or order number; they go in when I send it.`,
      },
    ],
  },
  {
    title: "Parsing data from hive scales with Claude, without handing out where the hives are",
    body: `Our beekeepers' association has eleven hive scales. Each sends a weight every hour into a text file, together with coordinates. I would like a script that finds sudden drops (a swarm, a theft, a bear with manners). Claude writes good code for that, but it wants to see the file, and the places of the hives must stay secret.

One member runs LLaMA at home and says "just do it there", yet that one gets stuck on the date format. How would you phrase the task so that no real line is needed?`,
    tags: ["Claude", "LLaMA", "Prompt Engineering", "Coding", "Data Analysis"],
    daysAgo: 29,
    answers: [
      {
        body: `Code does not need your real lines. It needs lines of the same *shape*. Make up ten and describe them:

\`\`\`
One line per hour: ISO date, hive id, latitude, longitude, kg
2026-06-03T14:00,H04,00.0000,00.0000,41.8
2026-06-03T15:00,H04,00.0000,00.0000,38.9
Also possible: weight is empty; the scale reports 999; an hour is missing.
Report drops of more than 2 kg between two readings at most 2 hours
apart. Ignore the coordinates. Explain what happens at each oddity.
\`\`\`

Zeros for the places, invented ids, and the oddities spelled out. Put a known drop into your sample, so that you can see whether it is found. Then run the finished script on your own computer; the real file never leaves it. The same message will probably help the LLaMA at your friend's too, since a sample line settles the date format.`,
      },
    ],
  },
  {
    title: "Script for membership fees is 40 short, and both assistants say it is correct",
    body: `Club treasurer here, 61, spreadsheets yes, programming no. GPT-4 wrote me a Python script that adds up the fees. The bank statement says 40 more. I showed the code to Claude, which praised it. This is the part in question:

\`\`\`python
fees = {}
for row in rows:
    fees[row["name"]] = float(row["paid"])
print(sum(fees.values()))
\`\`\`

It has cost me two evenings. How should I have asked, and what is wrong here?`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Coding", "Data Analysis"],
    daysAgo: 31,
    answers: [
      {
        body: `Do two of your members have the same name, or did somebody pay in two parts? The script keeps one box per name. When a name comes up again, the new amount **replaces** the old one instead of being added. Use the member number instead of the name, and add:

\`\`\`python
number = row["number"]
fees[number] = fees.get(number, 0) + float(row["paid"])
\`\`\`

If you only want the grand total, the boxes are not needed at all.

How to ask next time: do not ask whether the code is right, because then you get a verdict. Say what you see: "The result is 40 lower than the bank. Give me three ways in which this code could lose an amount, and a test for each." And let it print the number of rows next to the number of boxes. Had those differed, you would have had your evening back.`,
        isAccepted: true,
      },
      {
        body: `The code explanation above is the right one. I would just question the tool. For fees a spreadsheet is enough: \`SUM\` over the column, and next to it a pivot table by member number. You can see every line, and the next treasurer can too.

I say this as someone who left a club with a drawer full of scripts that nobody could run. If you keep the script, write two sentences at the top: what goes in, and how you checked it against the bank.`,
      },
    ],
  },
  {
    title: "Sorting 600 comments from library visitors into topics: prompt or training?",
    body: `We asked our visitors one open question and got 600 slips of paper, now typed up without names. I want to know how many are about opening hours, noise, the café, children and so on.

GPT-4 sorts thirty of them nicely, but with the next thirty it invents new topics. A student helper suggests fine-tuning LLaMA with slips that we sorted by hand. Is there a simpler way to keep the topics fixed, and how do I measure how often it is wrong?`,
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Fine-tuning", "Data Analysis"],
    daysAgo: 33,
    answers: [
      {
        body: `Fix the list and forbid new entries. What worked for our survey:

\`\`\`
Sort each comment into exactly one of: HOURS, NOISE, CAFE,
CHILDREN, STAFF, BOOKS, OTHER. Use no other word.
If two fit, take the one the writer complains or asks about.
One line each: number, topic, the words that decided it.
\`\`\`

Send forty at a time, each batch in a new chat with the same text on top, and compare the number of lines that come back. To measure: sort 60 random slips by hand *before* you look at the machine's choice, then count how many agree. Also let a second person do the same 60. If even the two of you agree on only 50, do not expect more from a model.`,
      },
      {
        body: `I would not rule out the student's idea so quickly. For 600 slips it is too much effort, agreed. But if you ask this question every year, slips sorted by hand are worth keeping anyway: as examples in a prompt now, as training material later if you ever want it.

What I would change above is "exactly one". Half of our comments were about two things ("lovely staff, awful chairs"). Allow up to two topics and count both. The sum is then higher than 600; say so below the table.`,
      },
    ],
  },
  {
    title: "What does fine-tuning mean, for someone who was an accountant until 2009?",
    body: `Please be patient with me, I am 74. My grandson talks about LLaMA and GPT-4 and says one can fine-tune the first at home. I understood every word of the sentence and none of its meaning.

Does the model then know new things, as if it had read my books? Can it forget them again? And is there any reason for an ordinary person to do this, or is it like rebuilding the engine of a car in order to reach the supermarket?`,
    tags: ["GPT-4", "LLaMA", "Fine-tuning", "Best Practices"],
    daysAgo: 35,
    answers: [
      {
        body: `Your comparison with the engine is better than most explanations. Let me add an office to it.

A model is like a clerk who has read enormously and then had the door locked. A **prompt** is the note you slide under the door: "please treat this case as follows". The clerk follows it and has forgotten it by the next case. **Fine-tuning** is weeks of practice with a few hundred finished cases. Afterward the clerk does it that way by habit, without a note. Habits stick well; single facts out of those cases do so less reliably. And a habit cannot be struck out like a line in a ledger. You go back to the copy you saved beforehand.

LLaMA can be trained at home because its files may be downloaded. For an ordinary person, the note under the door is nearly always enough. [How a model writes](/lessons/how-a-model-writes) takes ten minutes and needs no mathematics.`,
        isAccepted: true,
      },
      {
        body: `One good reason for an ordinary person: curiosity. I am 69 and did it with my granddaughter over a wet weekend, with her computer and my old letters to the editor. The result grumbled convincingly and got every fact wrong, and that taught me more about these machines than any article.

For anything you want to *use*, I agree with the clerk behind the door. If it should know your books, put the page in front of it. Ask your grandson to show you both ways with the same question. Then you can see the difference rather than believe it.`,
      },
    ],
  },
  {
    title: "Every small change makes the assistant rewrite my whole web page",
    body: `I am building a page for our choir, with no training, just with GPT-4 and Claude in turns. When I ask "make the heading green", I get the entire file back, 200 lines, and something else is different: the rehearsal times moved, or a link is gone. I notice it days later.

How do you ask for one change and get one change? I do not know any tools for comparing, but I can copy and paste.`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Coding"],
    daysAgo: 38,
    answers: [
      {
        body: `Ask for the change and not for the page:

> Change only the color of the main heading to dark green. Do not send the whole file. Show me the lines as they are now, then the same lines as they should be, and tell me how to find them. If another part would have to change as well, stop and say so first.

Then *you* replace the lines. It sounds like more work, but you learn your way around your own file. Before every change, save a copy: \`choir-01.html\`, \`choir-02.html\` and so on. When something breaks, go back one number. Also open a new chat now and then and paste the current file into it. In a long chat, an old version further up tends to come back.`,
        isAccepted: true,
      },
      {
        body: `A comparing tool is easier than you think: many free editors can show two files side by side with the differences in color. Ask either assistant, "How do I compare two files in [name of my editor]?" It takes five minutes once, and then it does not matter if the whole page comes back, because you can see what moved.

In Claude, a web page can also open next to the chat as a piece of its own, and you ask for changes to it. That is comfortable, but it does not replace looking. The rehearsal times are yours to check each time, aloud, before you upload.`,
      },
    ],
  },
  {
    title: "Help with a tiny scripting language that exists only in our homemade game",
    body: `Four of us (all about 19) wrote a text adventure with its own little script language. A door looks like this:

\`\`\`
door "cellar" needs key_rust else say "It will not move."
\`\`\`

We want an assistant to write rooms for us. Gemini keeps slipping into something like Python, GPT-4 is better but makes up commands. Does a language with 14 commands fit into a prompt, or do we have to fine-tune? We have about 300 working lines.`,
    tags: ["GPT-4", "Gemini", "Prompt Engineering", "Fine-tuning", "Coding"],
    daysAgo: 40,
    answers: [],
  },
  {
    title: "The assistant translates the placeholders in our email templates",
    body: `I look after the reminder emails of a language school. The templates contain placeholders such as \`{{first_name}}\` and \`{{course_start}}\`, and a bit of HTML. When GPT-4 makes a text friendlier, it "improves" those too: \`{{first name}}\`, once even \`{{Liebe Schülerin}}\`. The emails then go out with holes.

I have written "do not change the placeholders" in capital letters. Is there a sturdier way, perhaps swapping them for something else first? Our IT person mentioned fine-tuning, but that sounds like a cannon for a sparrow.`,
    tags: ["GPT-4", "Prompt Engineering", "Fine-tuning", "Content Creation", "Coding"],
    daysAgo: 43,
    answers: [],
  },
  {
    title: "Easy-to-read versions of school letters that keep every duty and date",
    body: `I teach in a school where many parents are learning the language. I turn the head's letters into an easy version: short sentences, one thought each, no passive. With Claude and with GPT-4 the text becomes easy, but "must" turns into "should", and a deadline goes missing.

I have 40 pairs of letters, before and after, made by a professional. Would you use them as examples in the prompt, two or three at a time, or is this enough for fine-tuning?`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 45,
    answers: [
      {
        body: `Two or three pairs in the prompt, and choose the ones where the professional kept a difficult "must". The example has to contain the very thing that goes wrong for you.

Then separate writing from checking. First message: "List every duty, date, amount and place in this letter, each with the sentence it comes from." Correct that list yourself. Second message: "Write the easy version. Every line of the list must appear in it. Keep *must* as must and *can* as can." Third: "Put the list next to the new text and show me where each point is." I teach adults, and since I work from the list I have not lost a deadline. Forty pairs are a treasure, but mostly for testing: put ten aside and see how you do.`,
      },
    ],
  },
  {
    title: "Small firm, private code: which assistant may see what?",
    body: `We are six developers and make software for dental labs. Some colleagues use GPT-4 in their editor or paste code into Claude, one insists on a LLaMA model that runs on a machine in our own server room. There is no rule so far, and a customer has just asked us for one in writing.

I am looking for a practical rule of one page, not forty. Which questions did you settle, and what did you allow that you were nervous about at first?`,
    tags: ["GPT-4", "Claude", "LLaMA", "Best Practices", "Coding"],
    daysAgo: 47,
    answers: [
      {
        body: `Ours fits on one page because it sorts the *material* instead of the tools:

- **Green:** our own code without secrets, error messages we have cleaned, public libraries. Any tool on the list.
- **Yellow:** code that shows how a customer works. Only tools whose terms somebody has read, with training switched off, and a note in the ticket.
- **Red:** keys, passwords, real data, anything covered by a contract with a customer. Only the machine in our own server room, and even there without real data where made-up data will do.

Below it stands who keeps the list of tools, when the terms are read again (every quarter), and that generated code is reviewed like anybody's code. What made us nervous was green. It went well, mostly because red is so clear. Let a lawyer see the sentence you give your customer. [Know the rules first](/lessons/know-the-rules) is a decent start for the team.`,
      },
    ],
  },
  {
    title: "Getting code reviews in our house style instead of a lecture",
    body: `Our team has a review style: at most five remarks, each with a line number, a reason and a suggestion, nothing about formatting. GPT-4 gives me twenty remarks and a summary of virtues. Claude gives me eight and is too kind.

We could feed it the 900 reviews we have written, which smells like fine-tuning. Or we put three perfect ones into the prompt. Has somebody tried both on real work? I care about missed bugs more than about tone.`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Fine-tuning", "Coding"],
    daysAgo: 50,
    answers: [],
  },
  {
    title: "How do I make it give me hints for Python homework and not the solution?",
    body: `I'm 14 and we have Python in school. My mum has an app with GPT-4 and also Claude, and we use them together on her account. If I ask anything it just writes the whole program and then I haven't learned it and I can't explain it in class. That was embarrassing.

I want it to be more like my cousin, who only says "look at line 3 again". What can I write at the start so it stays like that the whole time?`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Coding"],
    daysAgo: 52,
    answers: [
      {
        body: `Good for you. Copy this and put it on top of a new chat:

> I am 14 and learning Python. Be like a cousin who only gives hints. Rules: never write more than one line of code. First ask me what I think is wrong. Give one hint, then wait. If I beg for the solution, say no and give a smaller hint. When it works, ask me to explain it in my own words.

Then paste *your* try, even if it is bad, and the error message. With nothing to look at, it has nothing to give hints about. After a while it may forget the rules. Then write "hints only, please" or paste them again. There is a lesson on working step by step: [Improve it in rounds](/lessons/improve-in-rounds).`,
        isAccepted: true,
      },
      {
        body: `I teach this subject. One more trick that beats every prompt: before you ask, write a comment over each line of your program that says what it should do. In half of the cases you find the mistake while writing.

If you do ask, ask for a *question* instead of a hint: "Ask me one question that leads me to the mistake." And tell your teacher how you work. I am always glad to hear it, and some schools have rules about it that you should know. Good that your mum is there, too: each tool's terms name an age, and they are not all the same.`,
      },
    ],
  },
  {
    title: "Understanding forty-year-old control code before the last colleague retires",
    body: `I have come back from retirement two days a week because nobody else reads the old control programs of our waterworks (a dialect of structured text plus comments in three languages). GPT-4 explains ordinary parts well. In the odd parts it guesses, and the guesses sound exactly as calm as the rest.

The firm forbids outside services for the real files, so somebody proposed fine-tuning LLaMA in the house. What would you document first, while I am still around to contradict it?`,
    tags: ["GPT-4", "LLaMA", "Fine-tuning", "Best Practices", "Coding"],
    daysAgo: 54,
    answers: [],
  },
  {
    title: "Three assistants, one chalkboard: how to ask for short, funny and not rude",
    body: `I run a bakery and write one line on the board outside every morning. I asked GPT-4, Claude and Gemini for thirty lines about bread. I got ninety puns on "dough" and "roll", and my regulars are already suffering.

My own best line was: "The rye is quiet today. Come and cheer it up." How do I describe what is funny about that, so that I get more of it? Explaining humor makes my head hurt.`,
    tags: ["GPT-4", "Claude", "Gemini", "Prompt Engineering", "Content Creation"],
    daysAgo: 57,
    answers: [
      {
        body: `You do not have to explain it. Let the assistant do it, and correct it:

1. Give it three lines you like and three you hate. Ask: "What do the first three do that the others do not?"
2. It will say something like: bread as a person with a mood, a small request to the passer-by, no wordplay. Strike what is wrong.
3. Then ask: "Write 15 lines by these rules. No puns. No line may work for another shop. At most ten words."
4. Keep two, throw thirteen away, and tell it which two.

Throwing away thirteen is normal. A cartoonist does that too. What I would also do is give it one true thing every day, the weather or what burned. "The sourdough overslept" is only funny if it did.`,
      },
    ],
  },
  {
    title: "Leaflets for our ward: which tool, and what must never be typed in?",
    body: `I am a nurse and write leaflets for visitors: where to park, when to call, what to bring. No medical content, that stays with the doctors. Privately I use Claude, a colleague uses an app with GPT-4, and our IT department is testing a LLaMA model inside the hospital.

My question is about habits. During a hectic shift it is so easy to paste a handover note "just to make it readable". How do you keep the harmless use and the forbidden one apart in practice?`,
    tags: ["GPT-4", "Claude", "LLaMA", "Best Practices", "Content Creation"],
    daysAgo: 59,
    answers: [
      {
        body: `Separate them by place, not by good intentions. On our ward, leaflets are written on the office computer, with a folder of texts that contain no person. On the computers where patient records are open, nobody opens a chat, full stop. A rule you can see from the doorway survives a hectic shift; "think before you paste" does not.

Ask your data protection officer which of the three you may use at work at all, and get the answer in writing. A model inside the hospital is not a free pass either: somebody there can read what is typed, and it may be kept. [Keep private things private](/lessons/protect-private-data) has examples you could go through in a team meeting.`,
      },
      {
        body: `I would add a positive rule, because people who only hear "never" do it secretly. We made a list on the wall: *parking, visiting times, packing list, thank-you cards, wording for signs: go ahead.* Since then colleagues ask before they do anything that is not on the list.

About handover notes: what people want there is a better template, and you can make one without any patient. Let an assistant help with an empty form, have the ward manager approve it, and the urge to paste goes away. A little different from the answer above: place helps, but tired people need an easier way more than a locked door.`,
      },
    ],
  },
  {
    title: "Three chats, three totals for the same table. Which one do I believe?",
    body: `I pasted a table with 48 lines (date, item, amount) from our school festival and asked for the total and the three biggest items. GPT-4, Claude and Gemini gave me three different totals, each with two decimals and great confidence. I sighed, took the pocket calculator and got a fourth.

How should one ask for this? Or is adding up simply the wrong job for a chatbot, and if so, what is the right one?`,
    tags: ["GPT-4", "Claude", "Gemini", "Prompt Engineering", "Data Analysis"],
    daysAgo: 61,
    answers: [
      {
        body: `Adding up is the wrong job for the chat and the right job for a spreadsheet. A language model writes likely text, and a likely total is not a sum. Some assistants can run a small program for it, but then you want to see that they really did.

So paste the 48 lines into a spreadsheet and ask the chat for the *formulas*:

\`\`\`
=SUM(C2:C49)
=LARGE(C2:C49,1)
=COUNT(C2:C49)
\`\`\`

Repeat the second with 2 and 3 in place of the 1. The third explains your fourth total: if it says 46 instead of 48, two amounts are text (a stray space, "12.50 paid"), and that is why nothing matches. What a chat is good for here: "Which lines look odd, and why?" Then you look. [Redo one sum yourself](/lessons/check-numbers) fits this very well.`,
        isAccepted: true,
      },
      {
        body: `Believe none of them, and do not take the average either (I have seen that done).

If you must use a chat, make it show every step: "Go line by line and write the running total after each." Now you can test it with the calculator at line 10, 20 and 30, and you find the place where it slips. It is a fine exercise with a class of twelve-year-olds, by the way. They love catching it. For the real accounts of the festival, use the spreadsheet.`,
      },
    ],
  },
  {
    title: "A rain chart for the allotments: how to describe which question it should answer",
    body: `For eight years I have written down the rain in our allotments, one number a day, with some gaps when I was in hospital or in love. Now I want one chart for the notice board that shows whether the Mays are getting drier.

Gemini suggested a pie chart. GPT-4 made a line with 2,900 points that looks like a hedgehog. What do I have to tell them? And how should the gaps appear, so that nobody takes them for dry days?`,
    tags: ["GPT-4", "Gemini", "Prompt Engineering", "Data Analysis"],
    daysAgo: 64,
    answers: [],
  },
  {
    title: "Everything I write with AI sounds the same. Which habits broke that for you?",
    body: `I write for a small animal shelter: posts, the newsletter, letters to donors. GPT-4 or Claude, it hardly matters, in the end it is always "a journey", always three adjectives, always a question at the beginning. Last month a donor wrote that she missed my old letters. Ouch.

I do not want to give up the help, since I have four hours a week for all of it. What did you change in your prompts or in your way of working?`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Best Practices", "Content Creation"],
    daysAgo: 66,
    answers: [
      {
        body: `I turned the order around. I write the first draft myself, badly and fast, ten minutes with a kitchen timer. Then the assistant gets it with a narrow job:

> Do not rewrite. Mark (1) sentences that can go, (2) places where a reader will have a question, (3) a better order for the paragraphs. Leave my words alone.

The draft has my holes and my jokes, and the machine finds the holes. It takes no longer than fixing a smooth text did, because I no longer search for something to say in it. Your donor missed *you*, and that part is done in those ten minutes.`,
        isAccepted: true,
      },
      {
        body: `A list of forbidden things in every prompt: no opening question, no "journey", at most one adjective per sentence, no sentence that would also be true for another shelter. That last one does most of the work. If a sentence about the old three-legged tomcat could be about any cat anywhere, it is out.

I keep adding to the list. It is at 23 entries and lives in a text file that I paste on top.`,
      },
      {
        body: `I tried the forbidden list and gave up on it. The model avoids the words and keeps the tune, so you get "an adventure" for "a journey". What helped me was material. Before I ask for anything, I type seven true details from the week: what it smelled like, who phoned, what went wrong. Then: "Use at least four of these, add nothing of your own."

With real details in it, even the dull rhythm bothers nobody. Without them, no list will save it. And read it aloud once before sending; [Say who it is for](/lessons/say-who-it-is-for) suggests the same.`,
      },
    ],
  },
  {
    title: "Keeping 250 technical terms consistent in translations of manuals",
    body: `I translate manuals for agricultural machines, freelance, for 22 years. My customers have lists of terms, and a "drawbar" must be the same word on every page. With GPT-4 and with Claude the first pages are right, then synonyms creep in, beautifully written and wrong.

One customer asks whether I could fine-tune a model on my old translations. They belong partly to other customers, so I hesitate. What are your good habits with glossaries? Send all 250 terms, or only those that occur in the chapter?`,
    tags: ["GPT-4", "Claude", "Fine-tuning", "Best Practices", "Content Creation"],
    daysAgo: 69,
    answers: [],
  },
  {
    title: "Bedtime stories with my grandchild and Claude that do not all end with a hug",
    body: `Every Friday my granddaughter (7) invents a hero, and I type it into Claude while she dictates. It is our best hour. But every story is the same: a small problem, a wise owl, and everyone hugs. She has started to roll her eyes when the owl arrives.

How can I get stories with a bit of real trouble, suited to a seven-year-old, where *she* decides at the exciting places? I type slowly, so long instructions are hard for me.`,
    tags: ["Claude", "Content Creation"],
    daysAgo: 71,
    answers: [],
  },
  {
    title: "Formulas from every assistant are rejected by my spreadsheet: commas or semicolons?",
    body: `I organize a run with 300 participants. I asked GPT-4, then Claude, then Gemini for a formula that counts who has paid *and* was born in or after 2012. All of them sent something like this:

\`\`\`
=COUNTIFS(C2:C301,"yes",D2:D301,">=2012")
\`\`\`

My spreadsheet shows an error. When I replaced the commas by semicolons it worked, but now it counts everybody who has paid, the grandmothers too. Column D holds whole birthdays. What do I have to say at the start, so that this does not happen every time?`,
    tags: ["GPT-4", "Claude", "Gemini", "Prompt Engineering", "Coding"],
    daysAgo: 73,
    answers: [
      {
        body: `Two separate things. The semicolons come from your region's settings. The grandmothers come from comparing a whole date with the number 2012: inside the spreadsheet a date is a count of days since about 1900, so every birthday of yours is larger than 2012. Try this:

\`\`\`
=COUNTIFS(C2:C301;"yes";D2:D301;">="&DATE(2012;1;1))
\`\`\`

As a standing first line for any assistant: "I use [program, version], menus in [language], semicolons between arguments, decimal comma. Column C holds yes or no, column D real dates such as 14.03.2013." Describe the columns with a sample value each; that is what all three had to guess. Then test with three people you know. If the result is suddenly 0, the birthdays may be stored as text: look whether they stick to the left side of the cell.`,
        isAccepted: true,
      },
    ],
  },
  {
    title: "My best prompts are on sticky notes. How do you keep yours in order?",
    body: `At 68 I have become quite good at this, says my daughter. But my good wordings are on sticky notes, in emails to myself and in old chats with GPT-4, Claude and Gemini. When I find one again, I do not remember for which of the three it was and why it says "no tables".

Do you keep one list for all assistants, or one each? And what do you write beside a prompt, so that it still makes sense half a year later?`,
    tags: ["GPT-4", "Claude", "Gemini", "Prompt Engineering", "Best Practices"],
    daysAgo: 76,
    answers: [],
  },
  {
    title: "Show notes for a podcast: the model quotes guests saying things they never said",
    body: `I make a podcast with gardeners, 70 episodes so far. From the transcript I need notes: five topics with minute marks, two quotations, links that were mentioned. The topics are good. The quotations are "cleaned up" until they are no longer quotations, with GPT-4 as well as with Claude.

I have notes for all 70 episodes written by me. Is it worth fine-tuning on them, or do I just have to ask for quotations differently? A guest noticed last week, and it was awkward.`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 79,
    answers: [],
  },
  {
    title: "Do you tell your readers that AI helped? We argue about it in our club magazine",
    body: `Our hiking club has a printed magazine. One author uses Claude to shorten his reports, one drafts with GPT-4 in his office program, and I let a LLaMA on my laptop check my spelling. Now a member demands a note under every article. Another says that nobody prints "written with a dictionary" either.

We want a rule before the spring issue. Where do you draw the line, and how do you word it without sounding either guilty or proud?`,
    tags: ["GPT-4", "Claude", "LLaMA", "Best Practices", "Content Creation"],
    daysAgo: 81,
    answers: [
      {
        body: `We draw it at the question: *would a reader feel fooled if they found out?* Spelling, no. Shortening, hardly. A report about a hike in which the machine supplied a view that the author never saw, very much so.

Our rule has three steps. Checking and shortening: no note. Drafted from the author's own notes: a line such as "Written from my notes with the help of an assistant; I was there and checked it." Anything that nobody in the club has seen or checked: not printed. The wording is plain, in the first person, and says who answers for it. [Say when AI helped](/lessons/say-when-ai-helped) goes through more cases.`,
      },
      {
        body: `I would put one sentence on the page with the editors' names and leave the articles alone: "Some of our authors use AI tools for editing. Every article is read and answered for by the person named above it." A note under every piece becomes wallpaper after two issues, and it punishes the honest ones: the people who say nothing get no note.

Pictures are different. A generated picture of a mountain should always say so right beside it, since readers take a picture for a place they could visit.`,
      },
    ],
  },
  {
    title: "A patient conversation partner for Portuguese that corrects me once, at the end",
    body: `I am learning Portuguese for my son-in-law's family and practice with ChatGPT, in the GPT-4 days and since. My wish: a baker who talks about the weather, in simple sentences, and *after ten turns* lists my mistakes. In reality it corrects every sentence, then forgets that it is a baker.

A colleague at the evening class fine-tuned a LLaMA model with dialogues, he says, "so it stays in its role". Is that needed? What could I write so that the role holds longer than four turns?`,
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 84,
    answers: [],
  },
  {
    title: "Cover letters: every version from three chatbots reads like someone else applied",
    body: `I am 52, a warehouse clerk, and applying for the first time in twenty years. I tried GPT-4, Claude and Gemini with my résumé and the advertisement. All three letters were very impressive. I would not invite that person, because I would not believe them.

Somebody in my course said one can fine-tune a model on one's own emails so that it sounds real. That seems mad for six letters. How do you get a letter that is good *and* sounds like a warehouse clerk who turns up on time?`,
    tags: ["GPT-4", "Claude", "Gemini", "Fine-tuning", "Content Creation"],
    daysAgo: 87,
    answers: [],
  },
  {
    title: "Posts for the volunteer fire brigade: quick, correct and never about the victims",
    body: `After every call-out somebody on our team writes a post: what happened in general, how many of us were there, thanks to the neighbors. We use Gemini on one phone and GPT-4 on another. Once the draft included "two people were rescued", which nobody had told it. We caught it just in time.

We want a template with gaps that the assistant may fill and gaps it may not. How do you write that down, so that it also holds at two in the morning when everybody is tired?`,
    tags: ["GPT-4", "Gemini", "Prompt Engineering", "Best Practices", "Content Creation"],
    daysAgo: 90,
    answers: [],
  },
  {
    title: "Lab report: the chatbot explains my outlier away before I understand it",
    body: `First-year student, physics lab, pendulum. One of my twelve values is far off. Claude tells me it is "likely a reaction-time error" and suggests leaving it out. Gemini says the same in other words. But I wrote the time down twice that day, and I do not think it was my thumb.

How do I ask for possibilities instead of a verdict? Something like "give me five causes and how to tell them apart" ends with reaction time in first place again. My supervisor wants *my* reasoning in the report.`,
    tags: ["Claude", "Gemini", "Prompt Engineering", "Data Analysis"],
    daysAgo: 93,
    answers: [],
  },
  {
    title: "Menu in four languages: dishes with names that should not be translated",
    body: `I have a small café by a bicycle path. In summer half of the guests do not speak our language. GPT-4 translated our "Poor Knights" into three languages as if it were a tragedy, and Gemini explained it in a whole paragraph. I need one line each: the name as it is, and after it, in few words, what is on the plate.

How do I tell them which part stays and which is translated? And whom do you let check a language that nobody in the house speaks?`,
    tags: ["GPT-4", "Gemini", "Prompt Engineering", "Content Creation"],
    daysAgo: 96,
    answers: [
      {
        body: `Give it columns, then there is nothing to misunderstand:

| Name (never translate) | What it is (translate this) |
| --- | --- |
| Poor Knights | slices of white bread in egg, fried, with cinnamon |

"Keep the first column letter for letter. Translate the second into Dutch, French and German. At most eight words, no adjectives of praise, no story." The right-hand column has to come from you, in your language and very plain. A plain original is half of the translation.

For checking: have a second assistant translate the lines *back* without seeing your original. What comes back strange is wrong or unclear. For allergens I would not rely on any of this. Use the official symbols or numbers, and ask your food authority how they must appear. And offer a coffee to the first Dutch guest who finds a mistake.`,
      },
    ],
  },
  {
    title: "Transcribing old letters: how do I stop it from modernizing the spelling?",
    body: `Our local history group has 320 letters from emigrants. We type them from photographs. An assistant with GPT-4 does a first version, and it is astonishing, but it writes modern spelling and completes torn words without a mark. For a historian that is the worst thing that can happen.

Two members want to fine-tune a LLaMA model on the 60 letters we have done by hand. I would first try a stricter prompt, with signs for [unclear] and [torn]. Which rules worked for you, and how large a sample did you compare?`,
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 99,
    answers: [],
  },
  {
    title: "A generated picture for the village festival poster: what should we think of first?",
    body: `The committee wants a picture for the poster: brass band, lanterns, the old mill. One member made a wonderful one with Midjourney, and now there is a quarrel. The mill has a tower that ours does not have, one trumpet has no mouthpiece, and our sign painter is hurt that nobody asked him.

We still have three weeks. I would like to hear from people who have been through this: generated, painted, or a mixture? And do you write on the poster how it was made?`,
    tags: ["Best Practices", "Content Creation"],
    daysAgo: 103,
    answers: [],
  },
  {
    title: "Quiz questions for a pub night: some of the answers are simply invented",
    body: `I host a quiz on the first Thursday of the month, forty questions. I have asked Claude, GPT-4 and a friend's LLaMA. All three write lively questions. But in every set of forty, two or three answers are wrong or cannot be checked, and my guests are merciless.

The friend wants to fine-tune his model on my old quizzes. As far as I can see, that would give me my style with the same wrong answers. Or am I mistaken? How do you make questions that start from a source instead of ending with one?`,
    tags: ["GPT-4", "Claude", "LLaMA", "Fine-tuning", "Content Creation"],
    daysAgo: 107,
    answers: [],
  },
  {
    title: "Which delays come from the timetable itself? A bus driver with a spreadsheet",
    body: `I drive a city bus and have noted my delay at nine stops for four months: date, trip, stop, minutes. I want to show the planners that line 7 is late *before* the traffic starts, since two stops are planned too close together.

GPT-4 wrote me a script with a library that is not on the works computer. LLaMA on my son's machine wrote one without it, but takes the average over everything. How do I say that I need it per stop and per hour of the day, with the number of trips behind each value?`,
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Coding", "Data Analysis"],
    daysAgo: 111,
    answers: [],
  },
  {
    title:
      "I inherited the booking macro of our sports hall. How do I touch it without breaking it?",
    body: `The man who wrote the macro for our hall bookings has moved away. It is 400 lines long, the whole town depends on it, and from January there is a third court. I have shown parts of it to GPT-4, Claude and Gemini, and they tell me three different stories about what line 212 does.

What is a safe order of steps for a beginner? Make copies, sure. But how do I find out what it does *today*, before I change anything? And how much of the explaining may I trust?`,
    tags: ["GPT-4", "Claude", "Gemini", "Best Practices", "Coding"],
    daysAgo: 116,
    answers: [],
  },
  {
    title: "The code works and I do not understand it. Is it all right to use it anyway?",
    body: `I work in a plant nursery and have built a small program with Claude that prints watering plans. GPT-4 helped with the last part. It runs, my colleagues love it, and I could not explain a third of it. If it goes wrong in July, I am the one they will call.

Do you have a rule for how much you need to understand? I have started asking "explain this part as if I were a gardener", which gives me nice pictures about hoses and no real confidence.`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Best Practices", "Coding"],
    daysAgo: 121,
    answers: [],
  },
  {
    title: "Knitting patterns that look right and cannot be knitted",
    body: `I design hats. A pattern is a sort of arithmetic: 96 stitches, repeat of 8, decreases at the crown. I asked Claude, GPT-4 and Gemini for variations on one of mine, and each wrote me a pretty pattern in which the stitches do not add up by row 12.

A tester in my group thinks that fine-tuning on my 50 published patterns would fix it. I have my doubts, because the tone was never the problem. Do you let it write only the words and do the counting yourself, or is there a division of work that I am missing?`,
    tags: ["GPT-4", "Claude", "Gemini", "Fine-tuning", "Content Creation"],
    daysAgo: 127,
    answers: [],
  },
  {
    title: "How many rolls on a rainy Tuesday? First steps with two years of sales figures",
    body: `In our bakery we have written down for two years how many rolls we baked, how many were left over, and the weather in one word. My dream: a little script that suggests a number for tomorrow. GPT-4 built me something with a great deal of mathematics. Gemini says the average of the last four Tuesdays is enough to start with.

I like the second answer better because I understand it. How do I find out, with my own figures, whether the clever version is any better than the simple one? I would like to phrase that as a task.`,
    tags: ["GPT-4", "Gemini", "Prompt Engineering", "Coding", "Data Analysis"],
    daysAgo: 133,
    answers: [],
  },
];
