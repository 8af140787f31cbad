import type { DemoQuestion } from "./demo-question";

export const questions3: readonly DemoQuestion[] = [
  {
    title: "Does a fine-tuned LLaMA need shorter prompts than Claude does?",
    body: "Curious beginner here, a nurse by trade, learning about language models at night because my shifts have ruined my sleep anyway. I keep reading that after fine-tuning 'you no longer need long prompts'. With Claude I write half a page before I get anywhere: who reads it, which form, two examples. So what exactly would disappear from that half page if I had a LLaMA trained on my kind of text? Everything except the facts? I'm not planning to build one; I would just like to understand where the instructions go.",
    tags: ["Claude", "LLaMA", "Prompt Engineering", "Fine-tuning"],
    daysAgo: 136,
    answers: [],
  },
  {
    title: "My cover letters all sound like everyone else's cover letters",
    body: `I'm 52, was a warehouse manager for nineteen years, and the warehouse has closed. I paste each job advertisement into GPT-4 and ask for a cover letter. Claude gave me nearly the same text with other adjectives. 'I am excited to apply', 'proven track record'. I have never in my life been excited in that way.

At the job center they told me they get stacks of these. What do I have to give the assistant so that the letter can only be from me? I'm not good at praising myself, that is why I asked it in the first place.`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Content Creation"],
    daysAgo: 55,
    answers: [
      {
        body: `It has the advertisement and nothing about you, so it can only hand the advertisement back. Turn it around and let it interview you:

> Here is a job advertisement. Do not write a letter. Ask me ten questions, one at a time, about things I did that match it. Ask for numbers, for something that went wrong, and for what a colleague would say about me.

Answer the way you would talk to a neighbor. Nineteen years contain a flooded hall, a stocktaking that came out right, a young man you taught to drive a forklift. Pick two of those stories. Then: 'Put these two into a letter of half a page, in my words, short sentences. No adjectives about me. Mark everything you added.'

You don't have to praise yourself. 'In the flood of that winter we lost two pallets out of nine hundred' does it for you. Before you send it, leave out anything that is your former employer's business, and read it aloud once.`,
        isAccepted: true,
      },
      {
        body: `I read applications for a small haulage firm. Honestly, I don't mind a plain letter, and I would rather have six sentences without any assistant than a page with one. What I look for: do you know what we do, what have you done that is similar, when can you start. If you write these three things in your own words, mistakes included, you are already in the upper part of the pile.

I'd use the tool at a different point, to rehearse. Let it play me, with one question at a time. The interview is where people who got in with a polished letter fall down, because the person does not match the paper.`,
      },
    ],
  },
  {
    title: "Kindergarten newsletter looks fine on my screen and broken in half the inboxes",
    body: "Once a month I send news from the kindergarten to 70 families. I asked Gemini for the text and GPT-4 for the HTML, with two columns, a colored box for dates and round pictures. In my own mail program: lovely. A grandmother sees everything in one long stripe, and one father gets the code itself. When I describe this, I receive a new version that looks the same to me. I can't test seventy inboxes. What should I ask for to get something simple that works for nearly everyone, and does the text have to be written differently too?",
    tags: ["GPT-4", "Gemini", "Prompt Engineering", "Content Creation", "Coding"],
    daysAgo: 82,
    answers: [],
  },
  {
    title: "R script from the chat uses a different test than my supervisor taught us",
    body: `For my thesis in sport science I compare jump heights before and after a training block, same 24 people. I pasted an example with invented numbers, and GPT-4 gave me:

\`\`\`r
t.test(before, after)
\`\`\`

Claude used the same line, then suggested another one when I mentioned that the people were the same. Both give me a p-value, quite different ones. I'd like to understand this rather than pick the nicer result. How do I describe my data so that the choice of test gets explained first and coded second? My supervisor is back in two weeks.`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Coding", "Data Analysis"],
    daysAgo: 17,
    answers: [],
  },
  {
    title: "Retired COBOL man wants to turn an old payroll program into Python, honestly",
    body: `I wrote payroll programs from 1974 on. A friend's company still runs one of mine, 6,000 lines, and I have promised to make it readable in Python before I forget what it does. GPT-4 and Claude translate a paragraph at a time, very fluently. What they lose is the rounding: packed decimals, cut off here, rounded there, and some of that was on purpose. A young colleague says that one could fine-tune a model on pairs which I've translated by hand.

I have about ninety such pairs. My feeling is that I need fewer words and more tests, but I'd like to hear from people who do this today.`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Fine-tuning", "Coding"],
    daysAgo: 163,
    answers: [
      {
        body: `Your feeling is right, and you are in a rare position: you have the old program and it runs. So let it be the judge. Feed it a few thousand made-up employees, including the ugly ones (joined mid-month, half a cent in every intermediate result, negative correction), save the output to the last digit, and compare the Python with it after each paragraph you move. Nobody has to understand anything for that comparison to be correct.

For the prompts: use Python's decimal module from the start and say so. Above each paragraph, write one line on what happens to the digits, for example 'cut off after two places, on purpose, because the tax table expects it'. Ask the assistant to list every statement that can lose digits before it translates. It is decent at finding them and poor at knowing why.

Ninety pairs I would keep as examples. Pick the two that are most like the paragraph in hand and paste them in front. I doubt that training on ninety would give you more than that does. And please write down the 'why' of each odd rounding. It is the only part that nobody can recover after you.`,
      },
    ],
  },
  {
    title: "Answering angry hotel reviews: how much may I tell an assistant about the guest?",
    body: "Family hotel, 22 rooms, and I am the one who answers reviews at midnight. GPT-4 calms me down, which is worth a lot. But in order to write something that fits I paste the whole story: room, dates, what the guest said about his wife. My brother says that this belongs in nobody's chat and wants a LLaMA on the office computer. Its replies, however, sound like a form. Is there a middle way? What do you leave out, what do you say in the prompt, and do you have a rule for when it's better not to answer at all?",
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Best Practices", "Content Creation"],
    daysAgo: 71,
    answers: [
      {
        body: `The middle way is to tell the assistant what the *public* needs to know. A reply is read by future guests, and they need neither room nor dates. So I strip the case to three lines before I open any tool: what was complained about in general terms (noise at night), what is true about it (the bar closes at one), what we have changed (quiet rooms on request).

> Write a reply of at most 60 words to a review about noise at night. Facts: the bar closes at one; since May we offer rooms on the garden side. Thank the guest once, give no excuse, do not repeat any detail about the person, invite them to telephone.

Your brother is right about the wife. What a guest tells you at the desk isn't yours to pass on, and the same goes for what you would type in anger.

As for silence: no answer while I'm still angry, none to insults, none where a lawyer might be involved. There I ask one.`,
      },
      {
        body: `I run a campsite and I went with the brother. A small model on the office computer is enough if you don't ask it to be charming. Write six replies yourself, on a good day, for the six complaints which you always get. Noise, showers, price, dog, weather, the neighbor's barbecue. Have the local model choose the one that fits and adapt one sentence. It sounds less like a form than you would think, since the words are yours.

The other thing that helped: nothing goes out before breakfast. Half of the midnight drafts were about me rather than about the guest.`,
      },
    ],
  },
  {
    title: "Text adventure for a school project: story and code keep getting mixed up",
    body: `We're two 15-year-olds making a text adventure about our town in the year 2100. GPT-4 writes rooms like this for us:

\`\`\`json
{ "id": "station", "text": "Moss grows on the rails.", "exits": { "north": "market" } }
\`\`\`

After about thirty rooms there are exits to places that don't exist, the station is suddenly destroyed, and our hero has two sisters. Putting everything into each prompt is too long. How do you keep a story and its data consistent when the thing that writes both forgets? We have four weeks and a teacher who actually plays it to the end.`,
    tags: ["GPT-4", "Prompt Engineering", "Content Creation", "Coding"],
    daysAgo: 44,
    answers: [],
  },
  {
    title: "Gaps in my weather station's log: fill them, mark them or leave them?",
    body: `For nine years a station on my roof has logged temperature and rain. Squirrels and power cuts left holes, from ten minutes to six days. GPT-4 wrote me a script with a line that fills every gap:

\`\`\`python
df = df.interpolate()
\`\`\`

It makes a beautiful curve, and now it rains a little, very evenly, for six days. LLaMA at home proposed zeros. I taught physics for thirty years and I don't want to invent weather. How would you phrase the request so that gaps stay gaps, and what do I do with them in monthly totals?`,
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Coding", "Data Analysis"],
    daysAgo: 126,
    answers: [],
  },
  {
    title: "Three assistants read three different names in one old church register",
    body: "I research my family, and the parish books of the 1780s are online as pictures. I showed the same line to GPT-4, Claude and Gemini: a baptism, faded, in old script. One reads 'Anna Maria Sölch', one 'Anna Marta Falch', one is certain of 'Johann'. All of them then add a neat table with father, mother and godparents. I can read about half of it myself. How do I use this sensibly for 60 pages of entries? I'd hate to put a stranger into our family tree because it was well formatted.",
    tags: ["GPT-4", "Claude", "Gemini", "Prompt Engineering", "Data Analysis"],
    daysAgo: 104,
    answers: [
      {
        body: `Use them as a second pair of tired eyes, and never as a witness. What changed it for me was asking for letters before names:

> Transcribe this line letter by letter. Put a question mark for every letter you cannot read clearly, and do not complete names from experience. Below, give up to three possible readings for each doubtful word.

'S ? l c h' is a useful result, 'Sölch' isn't. No table at this stage, because a table has a box for the father, and a box wants to be filled.

Then build an alphabet from the same hand: find words you are sure of (months, the name of the village, 'baptized') and compare the doubtful letter with those. The clerk wrote for years, so it pays off over 60 pages. Keep a column for certainty in your own list: sure, probable, guessed. Only 'sure', and only with a second source such as the marriage entry, goes into the tree.

For the knots, genealogy societies have people who read this script for pleasure.`,
        isAccepted: true,
      },
      {
        body: `I use the disagreement itself. Same line, three assistants, and I compare only where they differ. Where all three agree they are often right, though not always: common names pull them all in the same direction, so a rare surname gets turned into a common one by everybody at once. I learned that from an entry in which all three read 'Maria' and it was 'Marina'.

For tables I wait until I have the whole page transcribed, and then I make the table myself in a spreadsheet. It's slower, and typing the entries makes me notice that a godmother turns up four times. No tool had told me so.`,
      },
    ],
  },
  {
    title: "Writing in my boss's tone: samples in the prompt or a model of his own?",
    body: "I write speeches and letters for the head of a cooperative. He speaks in short, knobbly sentences and never uses the word 'innovation'. Claude gets him quite well with four samples and then, after three letters, makes him quote philosophers. He read in a magazine about executives who have a fine-tuned model and now would like one. I'd need to hand over about two thousand of his e-mails for that, and in those he is somebody else entirely. What would you answer him? And how do you describe a tone that consists mainly of what he leaves out?",
    tags: ["Claude", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 210,
    answers: [],
  },
  {
    title: "Show notes for our podcast: is fine-tuning silly for one episode a week?",
    body: "We're three friends with a podcast about old board games, 140 episodes so far. Each one has show notes: two sentences, a list of games, timestamps, one bad pun. I do them by hand on Sundays and I'm tired of it. GPT-4 and Claude both get the structure right and the pun wrong. A listener offered to fine-tune something on the 140 old notes. It's one text per week, so it feels like buying a truck to fetch bread. On the other hand he'd do it for nothing. What am I not seeing?",
    tags: ["GPT-4", "Claude", "Fine-tuning", "Content Creation"],
    daysAgo: 27,
    answers: [
      {
        body: `What you are not seeing is the Sunday in a year's time when the listener has moved on, the service has changed its models, and you have a trained thing nobody can repair. For one text a week I would say it is a truck, even as a gift.

Split the notes by what is hard. Games and timestamps come from the recording: a transcript and the instruction 'list every game that is named, with the time of the first mention; do not add any' will do, and you check it against your memory of the evening. The two sentences: paste five old ones and ask for three versions. The pun: write it yourself. It takes a minute, it is the only part your listeners quote, and a bad pun by a person is funnier than a good one by a machine.

If your friend loves the idea anyway, let him do it as an experiment and tell you on the show what came out. That's an episode.`,
      },
    ],
  },
  {
    title: "Food bank stock list: 'toms ch. 400' should become 'tomatoes, canned'",
    body: `Our food bank receives goods from forty shops, and each shop abbreviates as it likes. I need every line sorted into one of 26 categories so that we can tell people what we have. Examples: 'toms ch. 400', 'UHT sk 1L', 'bab form 2'.

GPT-4 and Claude understand most of them, but the same line lands in a different category a week later. A LLaMA on our own laptop would be free, and it makes more mistakes. About 300 new lines come in per week, and two volunteers check them, if they have time. How would you set up the prompt, and where would you put the human check?`,
    tags: ["GPT-4", "Claude", "LLaMA", "Prompt Engineering", "Data Analysis"],
    daysAgo: 58,
    answers: [
      {
        body: `Make the assistant unnecessary for everything it has seen once. Keep a table with two columns: the line as the shop writes it, and the category a volunteer has confirmed. Each week the spreadsheet looks up the known lines first, with an exact match. Only the unknown ones go to an assistant, and I would expect those to become fewer every week, because shops abbreviate in their own odd way but they do it faithfully.

For the unknown ones: send the list of 26 categories with two examples for each, ask for 'category, and the full words you think are meant', and allow 'unclear'. The full words matter. A volunteer sees at a glance that 'bab form 2' was read as baby formula, which nobody should get wrong, so let anything for babies and anything with allergens always go to a person.

With so few lines left, the smaller model on your laptop may be quite good enough. Test it on a hundred confirmed lines and count.`,
      },
    ],
  },
  {
    title: "Our trained model still announces last year's fair. How do you keep one current?",
    body: "For the market town's leaflets we had a model fine-tuned (a LLaMA, done by a student; it's good). It writes in our tone, and it also believes that the fair is on the second weekend, that parking behind the church is free and that the old mayor opens it. All true at the time. GPT-4 with the new facts in the prompt gets them right. Is it normal that ours ignores what I write and believes its training? How do others separate what ages from what doesn't, and how often would one have to repeat the whole thing?",
    tags: ["GPT-4", "LLaMA", "Fine-tuning", "Best Practices", "Content Creation"],
    daysAgo: 93,
    answers: [],
  },
  {
    title: "Book two of my fantasy series: keeping 90 names straight without retyping them",
    body: "Book one is 140,000 words long. For book two I'd like a helper that remembers who killed whom, which river freezes, and that Ildre has only one hand. Claude takes the whole manuscript and answers well, until it gives her a pair of gloves. GPT-4 needs the pieces served one by one. On a forum someone recommended fine-tuning a LLaMA on book one, so that 'the world is inside'. Is it, though? Or would it only write more sentences like mine, with somebody else's facts? I don't want it to write, I want it to object.",
    tags: ["GPT-4", "Claude", "LLaMA", "Fine-tuning", "Content Creation"],
    daysAgo: 180,
    answers: [],
  },
  {
    title: "Tea descriptions: everything has 'notes of honey'. Prompts, or train on our own?",
    body: "We sell 120 kinds of tea. The texts from GPT-4 are correct, pleasant and interchangeable: notes of honey, a hint of, perfect for. My late partner wrote the first eighty descriptions, and people came to the shop because of them; one of them just said 'tastes like the inside of a violin'. Can that be learned from eighty texts, by fine-tuning or otherwise? It feels a bit like borrowing her voice. I'd be content with something that is short and odd and true, and I'd still taste each tea myself, of course.",
    tags: ["GPT-4", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 112,
    answers: [],
  },
  {
    title: "It can't even count the rows of my class list. Why, and what do I do instead?",
    body: "I teach mathematics, so this hurts. I paste 87 results of a test into GPT-4 (numbers only, no names) and ask how many are above 60 percent. I get 51. I ask again: 48. It is 49, I counted with a pencil. The average, too, is off by a little each time, to two confident decimals. I expected many weaknesses, but not that a computer can't count. What is going on there, and how should I ask when I need a figure I may show to parents?",
    tags: ["GPT-4", "Prompt Engineering", "Best Practices", "Data Analysis"],
    daysAgo: 236,
    answers: [
      {
        body: `It isn't counting. It writes what a likely answer looks like, one piece of text after the other, and '51' is a very likely-looking number. That is the whole explanation, and your students might enjoy it: see [How a model writes](/lessons/how-a-model-writes).

So have the counting done by something that counts. In a spreadsheet, with the results in A2 to A88:

\`\`\`
=COUNTIF(A2:A88, ">60")
=AVERAGE(A2:A88)
=COUNT(A2:A88)
\`\`\`

The third must say 87; if it doesn't, one of the results is stored as text. Ask the assistant for formulas like these and describe your columns, then you need not paste any results at all.

Some assistants can run a small program in the background and then do count properly. Ask it to show you the program and the number of rows it read. If it can't show any, you've got a guess again. For parents I'd use only what stands in your own sheet, and decide beforehand whether 'above 60' includes 60.`,
        isAccepted: true,
      },
      {
        body: `In defense of the poor thing: number the lines. If each result stands on its own line with a running number (1: 72, 2: 58 ...) and you ask for the list of those above 60 with their numbers, it gets far closer, because it copies rather than counts. Then the last running number is your check.

I still wouldn't show that to parents. But for a quick look in the staff room, when the laptop with the spreadsheet is elsewhere, it serves. The decimals I'd forbid outright. 'About half' is what it can know.`,
      },
    ],
  },
  {
    title: "Small architecture office needs one page of rules for AI tools. What is on yours?",
    body: "Nine people, three favorites: two swear by GPT-4, four by Claude, one by Gemini, and the rest say nothing, so I suspect they use all of them. As office manager I'm supposed to write rules. Nothing long, or nobody will read it. Clients' plans certainly shouldn't go anywhere, and texts for competitions must be our own. But what about letters, meeting notes, pictures for the website? If your company or association has such a page: what does it allow, what does it forbid, and which line caused the most discussion?",
    tags: ["GPT-4", "Claude", "Gemini", "Best Practices", "Content Creation"],
    daysAgo: 77,
    answers: [
      {
        body: `Ours fits on half a page, because we sorted by what goes in and what comes out and left the tools aside:

**What goes in.** Green: anything already public, our own drafts without names. Yellow, ask first: letters with clients' names removed, notes of internal meetings. Red, never: plans, prices, contracts, personal data, anything under a confidentiality clause.

**What comes out.** A person reads it fully and signs for it. Numbers, quotations and standards are looked up at the source. Competition texts and calculations are ours from beginning to end. Generated pictures are marked and never show a building as if it existed.

**Who says yes.** One name for yellow cases, an answer within a day. Without that line people ask nobody.

The most discussed one was 'only accounts the office pays for'. It came down to who could read the chats and whether they are used for training, and each tool has its own settings for that. Have a lawyer look over the red list if your contracts mention data. Then read the page aloud in a meeting and change what makes people laugh. [Know the rules first](/lessons/know-the-rules) is a good half hour for the group.`,
        isAccepted: true,
      },
      {
        body: `I would begin with amnesty instead of rules. In our office the first draft forbade a lot, and everyone went on in private on their own phones, which was worse. So we had an hour in which people said, without consequences, what they already do. Half of it was harmless, two things were alarming, one was so good that we all do it now.

After that we wrote five sentences together. The one I'd fight for is 'If you would be embarrassed to tell the client, don't.' It covers tools that nobody has heard of yet. A traffic light such as the one described here needs somebody to update it, and with nine people that somebody is you.`,
      },
    ],
  },
  {
    title: "AI minutes of our board meeting contain a decision we never made",
    body: "We record our meetings, with everyone's consent, and I let GPT-4 or Claude turn the transcript into minutes. Last month they said 'The board decided to renew the lease'. We had discussed it. Loudly. There was no vote. Nobody noticed until the landlord thanked us. I'm the secretary of a small theater association, and I'd like to keep the help, since I can't write and listen at the same time. How do you make it distinguish between 'was suggested', 'was discussed' and 'was decided', and what do you check before the minutes go out?",
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Best Practices", "Content Creation"],
    daysAgo: 35,
    answers: [
      {
        body: `The tool can't distinguish what your meeting doesn't mark. So mark it aloud: whoever is in the chair says 'We vote on the following' and afterward 'This is decided, five to two.' It feels stiff for one evening.

Then the instruction:

> From this transcript, list decisions only where a vote or an explicit agreement of all is recorded. Quote the sentence that shows it, with the time. Everything else goes under 'discussed, no decision'. If you are unsure, put it under 'unclear' and tell me why.

The quotation is the safeguard. You check five sentences in place of two hours. I also put 'Decisions' on top of the minutes, since that is the part people read, and I send them as a draft to two members who were there before they go to anybody outside.

For the lease: send a correction soon, in writing, and ask somebody who knows contracts if the landlord has already acted on it.`,
      },
      {
        body: `I keep the decisions by hand, even now. A sheet with four columns: motion, who made it, vote, who does what by when. In an evening that's seldom more than six lines, and I can write six lines and listen. The assistant gets the rest, the long back and forth, and may shorten it as it likes, because nobody renews a lease on the basis of 'there was a lively discussion'.

It also protects you if the recording fails or someone withdraws consent. Minutes are a document that your board stands by. I'd rather lose a nice paragraph than explain to the members that software voted.`,
      },
    ],
  },
  {
    title: "Alt texts for 300 product photos: script, prompt, or one at a time?",
    body: "I make wooden toys and my web shop has no descriptions on the pictures. A customer who can't see told me, kindly, that my shop is a wall to her. I've got 300 photos. My cousin wrote a script which sends each one to GPT-4 and puts the answer into the shop; with Gemini it works the same way. The texts begin with 'The image shows a beautiful wooden toy', three hundred times, and they never mention the size or that the wheels turn. What should a good alt text say, how do I put that into the prompt, and must I read all 300?",
    tags: ["GPT-4", "Gemini", "Prompt Engineering", "Content Creation", "Coding"],
    daysAgo: 40,
    answers: [],
  },
  {
    title: "Pub quiz league table: ties are wrong in a different way every week",
    body: `I run a quiz league with fourteen teams. On Mondays I give the results to GPT-4 or Gemini and ask for the table. Our rule for ties: first the direct match, then the number of rounds won, then the age of the oldest player (it's that kind of league). They get the points right on most days. With three teams on equal points it becomes a lottery, and one of the teams consists of lawyers.

Is that too much for a chat? How would you write down such a rule so that it's followed, and how could I prove the result to lawyers?`,
    tags: ["GPT-4", "Gemini", "Prompt Engineering", "Data Analysis"],
    daysAgo: 20,
    answers: [],
  },
  {
    title: "Voice commands for my house without the internet: a small model on its own?",
    body: `I was an electrician and my house is wired the way I like it. Now I want to say 'make it cozy downstairs' and have a LLaMA on a little computer in the cupboard turn it into a command such as:

\`\`\`json
{ "room": "living room", "light": 30, "heating": null }
\`\`\`

Gemini does that perfectly over the internet, but I don't want my cupboard to telephone. The local one invents rooms and once set the heating to 'yes'. Should I lengthen the prompt, fine-tune with a few hundred sentences my wife and I would really say, or have ordinary code catch the nonsense?`,
    tags: ["LLaMA", "Gemini", "Prompt Engineering", "Fine-tuning", "Coding"],
    daysAgo: 155,
    answers: [],
  },
  {
    title: "Yearbook captions for 94 classmates without being mean or boring",
    body: "We're finishing school in summer, and I volunteered for the captions: one line per person, 94 people, half of whom I hardly know. I gave Claude nicknames and hobbies and got 'Always has a smile for everyone' about a girl who famously never smiles, and she's the funniest person I know. When I ask for 'cheeky' it gets cruel. How do you ask for lines that the person will still like at forty? Also, may I even type in things about people who didn't agree to it? I suppose not.",
    tags: ["Claude", "Prompt Engineering", "Content Creation"],
    daysAgo: 7,
    answers: [],
  },
  {
    title: "Firmware under NDA: can any assistant see it, and is training in-house realistic?",
    body: "Two of us write firmware for pumps. Our biggest customer has a clause that no source code leaves the building, so GPT-4 and Claude are out for anything real; I use them for textbook questions and toy examples. Management asks if we could fine-tune a LLaMA on our own machines with our own code. Two people, one decent graphics card, eleven years of C with comments in two languages. I am not asking for legal advice, the lawyers will read the clause. I want to know whether two people can keep such a thing alive next to their normal job, and what it's good for in the end.",
    tags: ["GPT-4", "Claude", "LLaMA", "Fine-tuning", "Coding"],
    daysAgo: 200,
    answers: [],
  },
  {
    title: "Rhymes are fine, rhythm limps: how do I explain meter to GPT-4?",
    body: `I'm writing a picture book for my goddaughter, and I illustrate for a living, so words are the hard part. GPT-4 rhymes without effort, but if you read it aloud, you stumble:

> The little snail went up the hill,
> and then it was very, very still.

I tried 'in iambic tetrameter', which I had to look up, and it said 'Of course' and changed nothing. Is there a way to show it where the stress falls? Or do I let it find rhyming words and do the rhythm by tapping on the table?`,
    tags: ["GPT-4", "Prompt Engineering", "Content Creation"],
    daysAgo: 68,
    answers: [
      {
        body: `It reads letters and has never tapped on a table, so the name of a meter doesn't get you far. Show the beat instead. Write one couplet that walks properly and mark the stresses with capitals:

> the LIT-tle SNAIL crept UP the HILL
> and ALL the GAR-den THERE stood STILL

Then ask: 'Write ten couplets with the same pattern: four stresses per line, weak and strong in turn. Print each line twice, once normally and once with the stressed syllables in capitals.' With the second version you see at a glance where it cheats; 'was VE-ry, VE-ry STILL' has lost a beat. Throw those lines out rather than having them repaired, since a repair usually breaks the rhyme.

From ten couplets I typically keep two, plus a handful of rhyming words. The rest really is tapping. Read it to someone who hasn't seen the text: where a stranger stumbles, there's a stone.`,
      },
    ],
  },
  {
    title: "Finding clashes in a school timetable with Gemini's help and a spreadsheet",
    body: `I'm the secretary at a vocational school. Our timetable lives in a spreadsheet with 1,100 rows: class, subject, teacher, room, day, period. Twice a year somebody finds themselves in two rooms at once. Gemini offered me this for a new column:

\`\`\`
=COUNTIFS(C:C, C2, E:E, E2, F:F, F2) > 1
\`\`\`

It finds teachers who are booked twice. It also marks classes taught by two teachers together and lessons every second week, which are fine. How should I describe the exceptions so that the formula stays readable? And how would you test it without waiting for September?`,
    tags: ["Gemini", "Prompt Engineering", "Best Practices", "Coding", "Data Analysis"],
    daysAgo: 133,
    answers: [],
  },
  {
    title: "Carnival speech: how can it be funny for our village and not for the internet?",
    body: "In February I have to stand in a barrel and make fun of the town council, in verse, for eight minutes. It's an honor here. GPT-4 makes jokes about politicians in general, Claude asks if they might hurt someone, which at a carnival is beside the point (nearly). A friend with a computer business would fine-tune a model on the barrel speeches since 1988, which my predecessor kept in a binder. But isn't the joke always about this year's potholes? What would you feed it, and what would you rather think up yourself over a beer?",
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 281,
    answers: [],
  },
  {
    title: "The tutorial says 'choose GPT-4o in the menu', but there is no such entry",
    body: "I'm following a printed course from our adult education center. Lesson two says to open ChatGPT and choose GPT-4o in the menu at the top. I have looked everywhere, signed out and in again, and borrowed my neighbor's tablet; the entry simply isn't there. Have I got the wrong program or the wrong account? And does that make the rest of the course useless? I had just begun to enjoy it. I'm 74, please no riddles.",
    tags: ["GPT-4"],
    daysAgo: 50,
    answers: [
      {
        body: `You've done nothing wrong, and neither your account nor the tablet is at fault. The model was retired: OpenAI took GPT-4o out of ChatGPT's menu on February 13, 2026, and a newer model answers in its place. Your printed course was right when it was printed.

So in lesson two, skip the step with the menu and simply type into the box. Everything the course teaches about asking will work: say what you want to hold at the end, give your own facts, check the result. The screens may look a little different from the pictures in the booklet. That happens all the time with these tools and doesn't get you into trouble.

Our [guide to GPT-4o](/guides/1) says the same in more detail, with the date on which it was checked, and the [exercises](/tools/1) fit your course quite well. If a later lesson asks for a button that you can't find, write down its name and bring it to class; the teacher will be glad to know.`,
        isAccepted: true,
      },
      {
        body: `I teach such a course, and we now print 'use whatever model is offered' on page one. Names of models change faster than we can print.

One tip for the rest of your booklet: mark with a pencil what is about *buttons* and what is about *asking*. The first ages within months. The second is what you've paid for. And please don't download a program from elsewhere only because it promises the old name. Stay with the official page or app, and do ask when something looks odd. It was a good question, not a riddle.`,
      },
    ],
  },
  {
    title: "Is an essay outline from AI cheating if I write every sentence myself?",
    body: "For my history essay I asked GPT-4 for an outline. A friend used Claude, another one Gemini, and we compared: the outlines were almost the same, with 'causes, course, consequences'. I then wrote everything on my own, three evenings. Now our teacher says that she wants to know who used AI, and half the class has gone very quiet. I'm 15. I don't think I cheated, but I'm not sure, and I don't want to be stupid enough to be the only one who owns up. What counts as what? Has anyone talked with a teacher about this and survived?",
    tags: ["GPT-4", "Claude", "Gemini", "Content Creation"],
    daysAgo: 14,
    answers: [
      {
        body: `I teach history, so here is the view from the other desk. Whether it was allowed depends on the rule in your class, and I can't tell you that. If there was no rule, then asking for an outline wasn't cheating, and it was still a bit of a pity, because deciding in which order to think is half of what an essay practices.

If one of you came to me and said, 'I used it for the outline, here is the chat, the sentences are mine', I'd be relieved. I would ask two or three questions about the content, you'd answer them because you spent three evenings on it, and that would be that. What ruins trust is when I find out in some other way.

So go before she asks you by name, bring the outline and your drafts, and ask what she wants in future: a line at the end of the essay, or none of it at all. Somebody has to be first, and the class will follow.`,
      },
      {
        body: `I'm 17 and did exactly that last year. I told the teacher, and she said okay but the outline was the weak part. Which was true; everyone who'd used AI had the same three chapters, and she noticed it from the similarity alone. So she knows more than you think.

What I do now: I make my own outline first, even if it's bad, and then ask 'which question does this outline avoid?' It's my order, and I get a nudge. At the end of the essay I write one sentence about it. Nobody has ever complained.`,
      },
      {
        body: `I'm going to be the strict parent. Look at the school's rules before you talk to anybody; there may be a page on it, and some schools count an outline as help that has to be stated. Look at the age rules of these tools as well, they are in the terms, and at fifteen you may need our permission.

Having said that: I would be proud of a child who asks this openly. Tell your teacher the same things you've told us, in the same words. It is a better confession than most adults manage.`,
      },
    ],
  },
  {
    title: "Generating unit tests in our style: examples in the prompt versus fine-tuning",
    body: "Twelve developers, one style guide for tests: one behavior per test, names that read like sentences, no mocks except at the border. GPT-4 writes tests that pass, which is the problem; they pass because they repeat what the code does. With five of our good tests in the prompt the names improve, the substance doesn't. We could fine-tune a LLaMA on about 3,000 tests that survived review. Would it learn *what* to test or just how our tests look? I'd be interested in how you'd measure 'a test which would have caught something'.",
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Fine-tuning", "Coding"],
    daysAgo: 121,
    answers: [],
  },
  {
    title: "Announcements in the language of 1920 for a museum railway",
    body: "On our steam line, volunteers in uniform announce the stops, and visitors love it if it sounds like a hundred years ago. I've collected about 250 original sentences from timetables, signs and complaints books. Gemini writes 'Hear ye', which is five centuries too old. A LLaMA that a member fine-tuned on the 250 sentences now says everything as if it were forbidden: 'It is strictly prohibited to miss the view.' Funny, but not on every trip. How can we get polite instead of grim, by choosing other sentences for the training or by wording the request differently?",
    tags: ["LLaMA", "Gemini", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 249,
    answers: [],
  },
  {
    title: "Who signs for a press release when a trained model wrote the draft?",
    body: "I'm one of two press officers in a town hall. A contractor proposes a model fine-tuned on ten years of our press releases, hosted, something from the GPT-4 family; they could also build it around Claude with samples instead. The drafts are good enough to frighten me, because my colleagues already say 'just send it'. Before we sign anything I'd like to fix who checks what, who puts their name to it and what never goes through the machine. How have other offices settled this so that it still works in the week when everybody is ill?",
    tags: ["GPT-4", "Claude", "Fine-tuning", "Best Practices", "Content Creation"],
    daysAgo: 86,
    answers: [
      {
        body: `We did this in an association of about your size. The sentence that carries everything is: nobody signs what they haven't checked against a source other than the draft. It works with any tool, so you need not wait for the contract.

In practice each release has a slip with four lines: facts and figures (from which file, checked by whom), names and titles, quotations (confirmed by the person quoted, always), and 'sent by'. Two different people, no exceptions, and for the week when all are ill there's a list of three from other departments who know the slip. If you can't find two people, the release waits. Surprisingly few things in a town hall can't.

What never goes through it here: accidents and deaths, personnel, anything before the council has voted, and apologies.

On the model: ask the contractor how old facts are kept out, since ten years of releases contain ten years of former mayors. Having the samples in a prompt may be easier to keep current. And let your lawyers look at where the texts are stored.`,
      },
    ],
  },
  {
    title: "My training file for fine-tuning is refused: something is wrong with the lines",
    body: `I'm making a training file from a spreadsheet, 340 rows, question in A, answer in B. GPT-4 suggested a formula that glues each row into a line:

\`\`\`json
{"question": "Are you open on Sundays?", "answer": "No. See "Opening hours" on our page."}
\`\`\`

The program that fine-tunes a LLaMA on my computer stops at line 17 and says that it expected a comma. I fixed that line by hand; then it stops at 31. Some answers go over two lines as well. I sell garden machines, I'm not a programmer, but I've come this far. How do I get a clean file, and a count of what's in it?`,
    tags: ["GPT-4", "LLaMA", "Fine-tuning", "Coding", "Data Analysis"],
    daysAgo: 63,
    answers: [
      {
        body: `The quotation marks inside the answer end the text too early. They must be written as \\", and line breaks as \\n, and there are more cases like that. So don't glue: let a program that knows the rules write the lines. Save the sheet as a CSV file (UTF-8), first row 'question' and 'answer', then run:

\`\`\`python
import csv, json

with open("pairs.csv", newline="", encoding="utf-8-sig") as source:
    rows = list(csv.DictReader(source))

written = 0
with open("pairs.jsonl", "w", encoding="utf-8") as target:
    for row in rows:
        question, answer = row["question"].strip(), row["answer"].strip()
        if question and answer:
            line = {"question": question, "answer": answer}
            target.write(json.dumps(line, ensure_ascii=False) + "\\n")
            written += 1

print(len(rows), "rows read,", written, "lines written")
\`\`\`

If the two numbers differ, some rows have an empty cell. Then open the result and read ten lines by eye, number 17 and 31 among them. Check the names of the two fields too: your program may expect others than 'question' and 'answer', and its documentation says which. Before training, put about thirty pairs into a second file that you don't train on.`,
        isAccepted: true,
      },
    ],
  },
  {
    title: "Handouts for learner drivers: correct in general, wrong at our roundabout",
    body: "I'm a driving instructor and like to give my students one page after each lesson: what went well, what to practice, a sketch in words of the tricky spot. GPT-4 writes such a page quickly from my notes, Claude in a friendlier tone, but both add general rules, and some of those belong to another country. Last week a page said to stop where one has to yield. I noticed it, this time. How do I tell them to use my notes and the rule I paste, and absolutely nothing else? The students are nervous enough as it is.",
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Content Creation"],
    daysAgo: 23,
    answers: [],
  },
  {
    title: "Training on our late founder's letters: a tribute, or something we shouldn't do?",
    body: "Our hospice association was founded by a woman whose letters to donors were famous. She died four years ago. Someone on the board would like to fine-tune a LLaMA on those letters so that the appeals 'sound like her again'; another suggests giving Claude a few as samples for the style only. Her daughter hasn't been asked. The letters also mention families we cared for. I feel strongly that something is wrong here, but I can't put my finger on which part. Is it the training, the signature, or that we want to skip finding our own words?",
    tags: ["Claude", "LLaMA", "Fine-tuning", "Best Practices", "Content Creation"],
    daysAgo: 107,
    answers: [
      {
        body: `I'd say three parts, and they weigh differently.

The families come first: what was told to her in confidence doesn't become material because she has died. Those passages are out for any tool, trained or not, and I would not even paste them to have them removed.

Then the daughter. Ask her before anything is built, as an open question that she may answer with no. Whether the rights to the letters are hers is something a lawyer can tell you; whether it feels right to her is something only she can.

Finally the reader. A donor who recognizes the voice believes something that isn't so. Even with your own signature below it, a letter made to sound like her borrows a trust that she earned by being there.

There is a use I could live with. Read her letters together, without any machine, and write down what she did: she named one person, one evening, one sum, and she never flattered. Those are habits that you can learn, and then the voice is yours.`,
      },
      {
        body: `I'm a little less strict about style. All of us learned to write from people who are no longer alive. If the daughter agrees and the families are left out, I see nothing wrong with an assistant pointing out how the founder built a paragraph.

Where I'd draw the line is at 'sound like her again'. Quote her instead. Put two sentences from a real letter at the top, with the date and her name, and let your own text follow. Readers get the true voice, nobody is imitated, and as a fundraiser I can tell you that a real quotation does more than a good copy. It costs no training either.`,
      },
    ],
  },
  {
    title: "Assistant rebuilt our menu page and lost the allergen marks on four dishes",
    body: `Small restaurant, I do the website at night. The menu page was ugly, so I had GPT-4 rewrite descriptions and layout together. It's beautiful now. This morning a waitress saw that four dishes have no allergen letters anymore, among them one with nuts. Claude, asked to compare, found three of the four. A line looks like this:

\`\`\`html
<li>Spinach dumplings, brown butter, sage <sup>a, c, g</sup></li>
\`\`\`

I took the page offline at once. How do I change texts and design in future so that this can't happen, rather than hoping that I'll notice?`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Content Creation", "Coding"],
    daysAgo: 43,
    answers: [
      {
        body: `Taking it offline was exactly right. Now keep the letters where no assistant can reach them.

Put the menu into a table: number, name, description, allergens, price. The kitchen fills in the allergen column and nobody else does. For new wording you paste number, name and description, and nothing more; what comes back goes into the description column. The page is then built from the table by a small script, which an assistant may gladly write for you, since it sees the structure and never the letters. One rule belongs in the script: if a dish has an empty allergen field, stop and name the dish. 'None' must be written out.

After each change, compare by machine, not by eye: list all numbers with their allergens before and after, put the two lists side by side, and look for any difference. A comparison like that would have found all four.

And print the table for the kitchen to sign. Which allergens have to be named, and how, is a matter for your food authority's own page, not for a chat.`,
        isAccepted: true,
      },
      {
        body: `I agree with the table, and would add a cheaper thing for tonight: separate the two jobs. In one round only texts, in another only layout, and in each the instruction 'keep everything inside sup tags exactly as it is; at the end list every dish with its letters'. Then count the sup tags before and after with the search function of your editor. 41 before must be 41 after.

It isn't as safe as keeping the letters out. But I know kitchens, and I know that a table which has to be built first gets built in January.`,
      },
    ],
  },
  {
    title: "Is it safe to run a macro that GPT-4 wrote if I can't read code?",
    body: "I work in the office of a fruit farm. For the picking lists GPT-4 wrote me a macro that collects numbers from twelve spreadsheet files into one. Gemini wrote a different one. I'm told to 'just enable macros', and then there's the big yellow warning about harmful code. I can't read a word of it. I trust the intention but not my judgment. What can somebody like me check before running it, what would you ask the assistant to explain, and are there words in such a macro that ought to make me stop?",
    tags: ["GPT-4", "Gemini", "Prompt Engineering", "Best Practices", "Coding"],
    daysAgo: 96,
    answers: [
      {
        body: `You can do a good deal without reading code.

**Before.** Ask first whether you need a macro: many spreadsheet programs can combine files from a folder with a built-in import, and that is safer. If your workplace has somebody for computers, ask them too, because enabling macros may not be yours to decide.

**Ask.** In a new chat, paste the macro and write: 'Explain each block in one sentence. Which files does it open, change, delete or send? Does it contact the internet or start other programs?' A second assistant may answer the same. If the two disagree, stop.

**Words to stop at:** Kill or Delete together with a file name, Shell, CreateObject with something about http or a script host, Declare, and long chains of unreadable characters. Not all of them are evil, but each needs a reason that you understand.

**Run it on copies only.** Copy the twelve files into a new folder, put invented numbers into two of them, and see whether the sum comes out as you calculated. Then compare the dates of the files: did anything change that should only have been read?

Switch the macro on for this one file, not for everything.`,
        isAccepted: true,
      },
      {
        body: `Good list, but I would weigh it differently. An explanation by an assistant is not a safety check. It describes what the code seems to do, and it's at its most convincing when it is wrong. I've read explanations of a macro that left out the one line that overwrote the source files.

For twelve files I'd spend an hour learning the import function your spreadsheet already has. No yellow warning, nothing to trust, and you can do it again next season. Macros are for the day when that no longer suffices, and on that day have somebody look at the code who can read it. An hour of such a person costs less than twelve ruined picking lists.`,
      },
    ],
  },
  {
    title: "23 answers to our club survey, and GPT-4 writes 'most members want'",
    body: "Our swimming club has 310 members, and 23 replied to the survey about opening hours. I gave the replies to GPT-4 for a summary, which says 'Most members want longer evening hours', with a percentage. The chairman is delighted, since that is what he wanted anyway. I have an uneasy feeling, but I'm the youngest on the board and bad at statistics. What may one honestly say on the basis of 23 replies, how should I have worded the request, and how do I explain it to a man who's already ordered the sign?",
    tags: ["GPT-4", "Best Practices", "Data Analysis"],
    daysAgo: 38,
    answers: [
      {
        body: `Your uneasy feeling is statistics. 23 of 310 replied, and people who are dissatisfied with the hours had more reason to reply than those who are happy. So you know what some members want, and next to nothing about 'most'.

What you may say: '23 of 310 members replied. 14 of them would like longer evenings, 5 earlier mornings, 4 had other wishes.' (Put in your own numbers, of course.) Counts rather than percentages, and the number of replies in the first sentence. It takes nothing away from the 14.

For the request, next time:

> Summarize these 23 replies. Speak of 'replies', never of 'members'. Give counts, no percentages. Name every wish that was mentioned, including those mentioned once. Add a sentence about what these replies cannot tell.

For the chairman: don't argue, propose. Ask at the entrance for a week, mornings as well as evenings, with two jars and a handful of pebbles. If he is right, the sign has a foundation; if he isn't, he learned it from pebbles and not from you. [See what is left out](/lessons/notice-bias) may help before the meeting.`,
      },
    ],
  },
  {
    title: "How do you test a script when you don't know the right answer yourself?",
    body: "I'm on the board of a small energy cooperative, with 61 roofs. Claude wrote me a script which works out each roof's share from the meter data. It's neat, it's documented, and the shares add up to a hundred percent, which seems to impress everyone but me, because they would also add up if they were all wrong. Nobody has ever calculated this by hand. What do you test if there's no known result? And is it sensible to let Claude write the tests as well, or is that like letting a student mark his own exam?",
    tags: ["Claude", "Prompt Engineering", "Best Practices", "Coding", "Data Analysis"],
    daysAgo: 171,
    answers: [],
  },
  {
    title: "Nine out of ten training examples are 'other': what does the model learn?",
    body: "For a city library I'm sorting requests into ten groups, and I labeled 2,000 of them by hand over the winter. About 1,800 are 'other', because that's life at a front desk. After fine-tuning, a LLaMA says 'other' to nearly everything and is right nine times out of ten, which looks splendid in the report. GPT-4 with a prompt is right less often and far more useful. Should I throw away most of the 'other', copy the rare ones, split 'other' up, or measure differently? I'd like to hear which you'd try first and why.",
    tags: ["GPT-4", "LLaMA", "Fine-tuning", "Best Practices", "Data Analysis"],
    daysAgo: 224,
    answers: [],
  },
  {
    title: "Tournament poster as code: text slides out of the frame when a name is long",
    body: `For our chess club I wanted a poster that I only need to fill in. GPT-4 made it as an SVG file, and I liked it right away. Then I typed in a real name:

\`\`\`html
<text x="40" y="120" font-size="48">Wolverton Memorial Open</text>
\`\`\`

It runs off the page. Claude reduced the size of all the text, so now the date is tiny. I don't need perfection, I need a template into which our treasurer can type the words without breaking it. How do I describe that, and should the slogan be part of the same request? It has been 'Move by move' since spring and nobody likes it.`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Content Creation", "Coding"],
    daysAgo: 53,
    answers: [],
  },
  {
    title: "I paste the error message and get five guesses. What else should I include?",
    body: `I'm teaching myself Python after work (I drive a tram). When something breaks I paste the last line into GPT-4, Claude or Gemini:

\`\`\`
KeyError: 'stop_name'
\`\`\`

Then I get five possible reasons and try all five. Sometimes one helps and I don't know why; sometimes the code is worse afterward. People on forums always ask for 'a minimal example', and I don't know what is minimal when I don't know what is wrong. What do you put into such a message, in which order, and what do you leave out?`,
    tags: ["GPT-4", "Claude", "Gemini", "Prompt Engineering", "Coding"],
    daysAgo: 30,
    answers: [
      {
        body: `Five guesses mean that the message fits five situations. Narrow it down in this order:

1. What you wanted: 'read a list of stops and print their names'.
2. What you did: the few lines around the failure, not the whole file.
3. What happened: the complete error, from 'Traceback' on, because the line numbers are in there.
4. What the data look like: the first two rows, with anything private changed.
5. What you've tried already.

Then ask for one thing: 'Which single check would tell us the cause? Do not change the code yet.' For your KeyError the check is a line that you can add yourself:

\`\`\`python
print(row.keys())
\`\`\`

I would bet on a space or a capital letter, something like 'Stop_Name'. You'll see it, and then you'll know why the repair works.

'Minimal' means: delete lines until the error disappears, then put the last one back. It sounds like work, but half of the time you find the mistake on the way and needn't ask anybody.`,
        isAccepted: true,
      },
      {
        body: `All true, and one more habit from the other direction: before you paste anything, write one sentence in your own words about what you believe the failing line does. 'This takes the value under stop_name from the dictionary row.' Send that too and ask whether the sentence is right.

Very often the sentence is what's wrong, and you learn something that no repair would have taught you. And change one thing at a time. If you try five suggestions in a row without undoing the earlier ones, you have a new program with a new error. Save a copy before each attempt.`,
      },
    ],
  },
  {
    title: "Programming with my daughter (12): how do we get hints instead of solutions?",
    body: "We sit together on Saturdays and program little games. She has the ideas, I read aloud, and GPT-4 or Claude helps when both of us are stuck. The trouble is that it helps too much. She says 'it's not falling down', and before she has thought about it, there are thirty finished lines. She copied them, it worked, and she was sad. I'm no programmer myself (I cut hair), so I can't give the hint. How do you make an assistant hold back, for a whole afternoon and not only for one reply? And what's our part in it?",
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Best Practices", "Coding"],
    daysAgo: 11,
    answers: [
      {
        body: `That she was sad about a working program is the best sign there could be. Put this at the beginning of each Saturday's chat:

> You help a twelve-year-old who wants to find things out herself. Never write code for her. Reply with one question or one hint, at most two sentences. If she is stuck after three hints, show a similar problem from another game with its solution, not ours. If we ask for the solution, ask us first what we have tried.

It'll slip now and then, mostly when you paste an error. 'Hint, please' brings it back. If that stops working, begin a new chat.

Your part: she says aloud what she expects before each run. 'Now it falls until the floor.' If something else happens, she already knows where to look. You don't have to program for that, you only have to ask 'What did you think it would do?'

You hold the account, by the way. Look up the age rule of the tool you use, and keep her name out.`,
      },
      {
        body: `We do it without a long instruction, by choosing who types. The assistant may explain anything, but only a human may write in the editor, and from memory: read, close the chat, type. What she can't type from memory she hasn't understood, and then we open it once more. It's slow and it makes her laugh.

I wouldn't forbid solutions completely. With a stubborn thing such as the falling, ten minutes of hints are fun and forty are not. Then we look at the answer together and spoil it on purpose: change a number, delete a line, guess what will happen. She has learned more from breaking finished code than from being kept away from it.`,
      },
    ],
  },
  {
    title: "Subtitles with 37 characters per line: will fine-tuning respect the limit?",
    body: "I write subtitles for a local station. Two lines, 37 characters each, breaks where one would breathe, and nothing essential lost. GPT-4 and Claude shorten very well and count very badly: one line in five is too long, and they swear it isn't. For ten years we've kept the spoken text and the finished subtitle side by side, tens of thousands of pairs. A technician wants to train a LLaMA with them. Would it learn the length from so many examples, or is counting simply not what these things do, so that a program has to send long lines back anyway?",
    tags: ["GPT-4", "Claude", "LLaMA", "Fine-tuning", "Content Creation"],
    daysAgo: 188,
    answers: [],
  },
  {
    title: "A pattern for our shelf marks that accepts the odd ones but not the typos",
    body: `I'm cleaning up a library catalog. Shelf marks should look like 'Nat 512.3 MEY'. I asked GPT-4 for a regular expression and got:

\`\`\`
^[A-Z][a-z]{2} \\d{3}(\\.\\d+)? [A-Z]{3}$
\`\`\`

Claude's is longer, Gemini's shorter. All three reject 'Nat 512.3 ÖZT', and they accept 'Nta 512.3 MEY', which is a typo. There are about forty odd but valid marks from the seventies. I don't really read regular expressions, I stare at them. How would you ask for a check that I can understand and my successor can change?`,
    tags: ["GPT-4", "Claude", "Gemini", "Prompt Engineering", "Coding"],
    daysAgo: 75,
    answers: [],
  },
  {
    title: "Where do you keep prompts that work? My notebook is getting out of hand",
    body: "At 72 I've discovered that I enjoy this. I ask GPT-4 for letters and Gemini for recipes and crossword help, and when a question works well, I copy it into a notebook by hand. There are 46 now. I can't find the one for complaints anymore, some have names in them that shouldn't be there, and with the tool changing under my fingers I don't know which ones are still good. My granddaughter says 'use an app, Grandpa'. I would rather have a method. How do you keep yours, and which ones do you throw away?",
    tags: ["GPT-4", "Gemini", "Prompt Engineering", "Best Practices"],
    daysAgo: 129,
    answers: [
      {
        body: `A notebook is a fine method if it has three things. First, a page of contents at the front: number, purpose, date. 'Complaints' stands there under C, and you'll find it in ten seconds.

Second, gaps. Rewrite each keeper with brackets where the particulars were: 'Write a letter of at most 150 words to [company] about [what happened]. I would like [what]. Firm but polite.' With the gaps the names vanish, and one entry serves for twenty letters.

Third, a line under each: used on, worked or not. When one fails twice, cross it out. You'll notice that perhaps ten of the 46 do all the work.

Since you like method: note as well what you *changed* in the answer each time. If you always delete the last paragraph, then 'no closing paragraph' belongs in the prompt. That is how they get better, and no app does that for you. [Build a prompt you can use again](/lessons/build-a-reusable-prompt) shows how to make the gaps.`,
        isAccepted: true,
      },
      {
        body: `I side with the granddaughter, halfway. Handwriting means typing everything again, and with a long prompt that's how mistakes creep in. A plain text file on the computer, no app, one line of stars between the entries, and the search function finds 'complaint' at once. Print it twice a year if you like paper, I do.

On throwing away: I keep prompts which contain an idea, such as 'ask me five questions first', and drop those that contain only a wish, such as 'make it nice'. The ideas work in every tool, old or new. So you needn't worry much about things changing under your fingers.`,
      },
    ],
  },
  {
    title: "Juniors paste whole answers into pull requests. What do you ask of them?",
    body: "I lead a team in which two people are in their first year. They're quick, curious, and their pull requests have grown to 900 lines, much of it from GPT-4 and lately from a LLaMA on our server. When I ask why a lock is needed there, I get 'it was in the answer'. I don't want to forbid it; I used to copy from books. But reviewing is becoming archaeology. Which rules have you introduced that make people learn and don't make them hide it? And has anybody measured, even roughly, if the smaller local model does more or less damage here?",
    tags: ["GPT-4", "LLaMA", "Best Practices", "Coding"],
    daysAgo: 66,
    answers: [],
  },
  {
    title: "Audio guide for a botanical garden: three models, one voice, no botanist free",
    body: "We are writing an audio guide for 40 plants, ninety seconds each, to be heard while walking. The drafts come from our labels. Claude's are calm and a bit long, Gemini's lively and a bit wrong about the carnivorous ones, and the LLaMA that an intern fine-tuned on old garden brochures is charming and calls everything 'our dear visitor from overseas'. The botanist has one afternoon. What should reach her desk so that this afternoon suffices? And is it realistic to mix three sources and still sound like one person walking beside you?",
    tags: ["Claude", "LLaMA", "Gemini", "Fine-tuning", "Content Creation"],
    daysAgo: 145,
    answers: [],
  },
  {
    title: "When is it time to stop polishing the prompt and start fine-tuning?",
    body: `For a mail-order nursery we write care instructions for plants, about two thousand of them, all in the same form. With a LLaMA on our own server and a prompt that has grown to three pages, some 80 out of 100 are usable. Every new sentence in the prompt repairs one thing and spoils another. My colleague says that this is the sign. I say that we've never tidied up the prompt.

Is there a kind of checklist for this decision? Ideally one that could also come out at 'neither, write the rest by hand'.`,
    tags: ["LLaMA", "Prompt Engineering", "Fine-tuning", "Best Practices", "Content Creation"],
    daysAgo: 103,
    answers: [
      {
        body: `Here is the list I go through, in this order.

1. **Do you know what 'usable' means?** Write it down in five points and mark 100 texts again. Without that you can't tell whether anything helps.
2. **What are the 20 failures?** Sort them. Wrong facts, wrong form, wrong tone. Facts aren't cured by training: give the model the data for the plant.
3. **Has the prompt been tidied?** Start from an empty page: task, facts, form, two examples. Add an old sentence back only if the 100 get better. Most of the three pages won't return.
4. **Can you split it?** One step for the content, one for the form, and ordinary code for whatever can be checked by rule.
5. **Do you have 300 or more texts that are right in all five points**, and somebody to maintain the result? Then training may be worth a trial, for form and tone.
6. **Is the rest small?** Then write it by hand.

In your case I suspect that step 3 takes you quite far. [Split a big task](/lessons/split-big-tasks) is useful for step 4.`,
        isAccepted: true,
      },
      {
        body: `I'd move the training further up, for one reason: two thousand texts in one and the same form is the kind of job it is made for, and a tidy prompt has to be paid for in waiting time with each of them. If your form is fixed and you already have many hundreds of good texts, a trial costs a weekend and answers the question better than any list.

But I agree about facts, and about the definition of 'usable'. And keep the prompt that you'd have without training, in one line, as the thing to beat. We once trained a model for weeks, and it lost to six sentences and two examples. It was instructive.`,
      },
    ],
  },
  {
    title: "Moving 12,000 forum posts from BBCode to Markdown without losing anything",
    body: `I look after a forum about old radios, running since 2003. The posts are full of things like this:

\`\`\`
[quote=Valve77][b]Never[/b] measure with the set plugged in[/quote]
\`\`\`

A script handles the simple ones. The rest is nested, unclosed or inventive. Claude converts single posts beautifully, and sometimes improves the grammar, which I don't want, since they are other people's words. I could correct 500 by hand and fine-tune a LLaMA to do the remainder at home. Or is that madness, and a better prompt plus a comparison of the bare text would do? How would you make sure that not one word was changed?`,
    tags: ["Claude", "LLaMA", "Prompt Engineering", "Fine-tuning", "Coding"],
    daysAgo: 214,
    answers: [],
  },
  {
    title: "It invents functions for a microcontroller library that only our club uses",
    body: `Our model railway club has its own little library for switches and signals, two thousand lines, one author (me). New members ask GPT-4 for help and come to me with:

\`\`\`c
signal_set_aspect_smooth(SIG_3, GREEN, 200);
\`\`\`

I would love to have written that function. A LLaMA on my computer, fine-tuned on the library plus thirty examples, invents less, but it now answers every question with a signal. Should I rather make one good page for people to paste into their prompt? What would have to be on it so that a beginner of 13 gets code which exists?`,
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Fine-tuning", "Coding"],
    daysAgo: 18,
    answers: [],
  },
];
