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
    title: "Sixty thank-you notes after my retirement party, and each one should be real",
    body: `Sixty people came, gave presents, made speeches, and one built a swing. I taught crafts for 38 years and my handwriting is done for, so I type. I told GPT-4 who gave what and asked for sixty notes. They're polite, and they are all the same note: 'Your thoughtful gift means so much'. Claude varied the words and kept the thought.

Some of these people I've known since they were six. I don't want them to get a form letter. But sixty from scratch will take me until Easter. Is there a decent way in between?`,
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Content Creation"],
    daysAgo: 55,
    answers: [
      {
        body: `The thought has to come from you, sixty times, but it may be very short. Make a list with three columns: who, what, and *one thing only I know* ('at nine you glued your sleeve to the bench'). Five words per person are enough. Do ten a day, aloud, with the dictation on your phone, and in a week you have it.

Then ask for ten notes at a time:

> Write a note of 30 to 50 words for each line. Use the third column. Do not say thoughtful, meaningful or generous. Mention the present once and what I will do with it. No two notes may begin the same way. Add no memories of your own.

You'll change half of them, and that's the point: correcting is quicker than beginning. Leave out surnames and anything that person wouldn't want typed into a service.

For the swing, write by hand, however crooked. He built you a swing.`,
        isAccepted: true,
      },
      {
        body: `May I object a little? I've been given such notes, and I could tell. What touched me most in recent years was a postcard with six words from an old colleague: 'Your soup. Still think of it.'

You don't owe anybody fifty words. Take sixty postcards, put your list of 'things only I know' next to them, and write that one thing on each with a greeting. No assistant, no sleepless nights, a quarter of an hour per evening. Where the hand doesn't want to, print the one sentence and sign it. Short and true beats long and smooth, I should think, above all from a teacher.`,
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

For the prompts: use Python's decimal module from the start and say so. Above each paragraph, write one line on what happens to the digits, for example 'cut off after two places, on purpose, because the tax table expects it'. Have every statement that can lose digits listed before it translates.

Ninety pairs I would keep as examples. Pick the two that are most like the paragraph in hand and paste them in front. I doubt that training would give you more. And please write down the 'why' of each odd rounding. It is the only part that nobody can recover after you.`,
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
    title: "Scavenger hunt on the phone: story and station data keep contradicting each other",
    body: `We're two 15-year-olds making a scavenger hunt through our town for the school festival. GPT-4 writes stations like this for us:

\`\`\`json
{ "id": "fountain", "clue": "Count the fish.", "answer": "7", "next": "town-hall" }
\`\`\`

After about twenty stations there are 'next' values which lead nowhere, the thief we're chasing has changed his name twice, and the fountain has five fish, we went to look. Putting everything into each prompt is too long. How do you keep a story and its data consistent when the thing that writes both forgets? We have four weeks and a teacher who'll really walk the whole thing.`,
    tags: ["GPT-4", "Prompt Engineering", "Content Creation", "Coding"],
    daysAgo: 44,
    answers: [],
  },
  {
    title: "Gaps in the humidity log beside our church organ: fill, mark or leave them?",
    body: `An old organ doesn't like dry air, so for six years a logger next to ours has noted humidity every quarter of an hour. Flat batteries left holes, from ten minutes to six weeks. GPT-4 wrote me a script with a line that fills every gap:

\`\`\`python
df = df.interpolate()
\`\`\`

It draws a calm curve straight through a February in which, I'm sure, nothing was calm. LLaMA at home put zeros there instead. I tune the thing and have to advise the parish about a humidifier. How would you phrase the request so that gaps stay gaps, and what do I do with them in the monthly averages?`,
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
    title: "Report card comments: should our school have a model trained on the old ones?",
    body: "Twice a year I write a paragraph about each of 28 children, at the kitchen table, usually on the last evening. Some of my colleagues secretly use GPT-4 or Claude, and one can tell: everybody 'shows great potential'. Now the head asks whether a model could be fine-tuned on the comments of the past ten years, officially and only for our school. I see the comfort. I also see ten years of comments in there about children with names, written by tired people like me. What would you say in the staff meeting?",
    tags: ["GPT-4", "Claude", "Fine-tuning", "Content Creation"],
    daysAgo: 27,
    answers: [
      {
        body: `I'd say three things, and the first would do.

One: those comments are about children, and they were written for their families. Whether they may be used for anything else is not for a staff meeting to decide. Ask the school authority and whoever is responsible for data protection, in writing, before anyone copies a single file.

Two: think about what would be learned. Ten years of last evenings contain 'shows great potential' a few hundred times. You'd train in the very thing that you dislike, with the school's seal on it.

Three: the hard part isn't the sentences. It is knowing what you saw. A colleague and I keep a card per child and write down one observation a month: 'explained fractions to Ben with bread'. In the last week there are five of those on the card, and the paragraph takes ten minutes without any tool. If the authority allows an assistant at all, it can help with the tone of a sentence in which no child appears.`,
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
    title: "Auction catalog: the words for damage have fixed meanings, and it softens them",
    body: "I catalog old books and prints for a small auction house. With us 'foxed', 'rubbed' and 'slightly rubbed' are not poetry: buyers bid by telephone and rely on them. GPT-4 writes a fine description from my notes and makes 'some signs of age' out of a torn spine. I've put our list of forty terms into the prompt. It knows them now and uses them like spices. The boss thinks of fine-tuning on six thousand old entries, of which I would call maybe half careful. Would you train on the careful half, or keep the condition line out of its hands entirely?",
    tags: ["GPT-4", "Prompt Engineering", "Fine-tuning", "Content Creation"],
    daysAgo: 112,
    answers: [],
  },
  {
    title: "GPT-4 mixes up percent and percentage points in our school newspaper",
    body: "We asked 200 students whether they come by bike, this year and last. It was 25 percent last year and is 30 now. I had GPT-4 write the article, and it says, 'The number of cyclists rose by 5 percent.' Our math teacher came into the editorial office personally. When I asked again, it was 20 percent, and the third time 'by 5 percentage points or 20 percent', and now I'm not sure what is what. What is right, why does it change, and what do I ask for so that figures in our articles are correct before Mr. Math reads them?",
    tags: ["GPT-4", "Prompt Engineering", "Best Practices", "Data Analysis"],
    daysAgo: 236,
    answers: [
      {
        body: `The third version is right, and it's two ways of saying one thing. From 25 to 30 of a hundred is a step of 5 *points* on the scale. Compared with the 25 you started from, 5 is a fifth, so 20 *percent* more. 'Rose by 5 percent' would be from 25 to 26.25.

It changes because the model continues with what often stands there, and newspapers mix the two up all the time.

For readers I'd avoid both: 'Last year 50 of 200 students came by bike, this year 60.' Nobody can misunderstand that, and you can see at once that it's ten people. That leads to the question your teacher will ask next: were the same classes asked, on the same kind of day?

For the prompt: 'Use only the figures below, write them as "x of y", calculate nothing. If a comparison is needed, leave a gap in brackets.' You fill the gap and do the sum yourselves, as in [Redo one sum yourself](/lessons/check-numbers).`,
        isAccepted: true,
      },
      {
        body: `Counts are fine for two hundred people. But I wouldn't avoid percentages on principle, or you'll never learn them, and with different numbers of replies you need them: 50 of 200 against 57 of 190 is hard to compare in one's head.

My habit as a local reporter: next to each percentage I write in the margin 'percent of what?' If I can't answer in three words, the sentence goes. It catches my own mistakes as well as the machine's. And get Mr. Math to read the figures *before* printing. Teachers love being asked, and he has already found the way to your office.`,
      },
    ],
  },
  {
    title: "First AI afternoon for seniors at our library: what do you show in 90 minutes?",
    body: "I'm a volunteer at the computer corner of our town library. In May there will be a first afternoon on AI assistants, for twelve people between 65 and 85, some curious, some frightened, two sent by their children. On our tablets we have GPT-4 in one app, Claude and Gemini in others. I could show all three, or only one. Letters? Pictures? Fraud? Privacy first, so that nobody does anything foolish, or something delightful first, so that they come back? What was the first thing that worked when you taught somebody, and what would you leave out?",
    tags: ["GPT-4", "Claude", "Gemini", "Best Practices", "Content Creation"],
    daysAgo: 77,
    answers: [
      {
        body: `One tool, three tasks, and everybody's own hands on the tablet. With three tools the afternoon is about buttons.

**First half hour:** something that can't go wrong. Each person names a dish and three things that are in the fridge at home, and asks for supper. Laughter, and they've typed their first prompt.

**Second:** their own expertise. Everybody asks about something they know better than anyone else: their old trade, their street, a local custom. They will find mistakes, all of them, and they'll be delighted about it. No lecture on made-up facts is as good as catching the machine at something in your own field.

**Third:** one letter, with the names left out, and why they are left out. There's your privacy, in the place where it makes sense.

Leave out pictures and how it all works inside. Have a sheet in large print with one rule: no passwords, no account numbers, nothing about other people. And stop ten minutes early. Talking afterward is half of it.`,
        isAccepted: true,
      },
      {
        body: `I did such an afternoon in spring and would put the fraud part at the start, against all teachers' wisdom. Half of my group had come because of it: 'Can they imitate my grandson's voice?' As long as that question was in the room, nobody cared about supper.

Ten minutes were enough. Yes, voices and pictures can be imitated; hang up, call back on the number you know, agree on a family word. After that the shoulders came down and we could play. [Pause before you believe it](/lessons/spot-fakes) is a good basis for these ten minutes.

I fully agree about one single tool, and about letting them catch it at mistakes. A retired train dispatcher took it apart and now comes every week.`,
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
    title: "Darts league table: ties are wrong in a different way every week",
    body: `I run a darts league with fourteen teams. On Mondays I give the results to GPT-4 or Gemini and ask for the table. Our rule for ties: first the direct match, then the number of legs won, then the age of the oldest player (it's that kind of league). They get the points right on most days. With three teams on equal points it becomes a lottery, and one of the teams consists of lawyers.

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

Then ask: 'Write ten couplets with the same pattern: four stresses per line, weak and strong in turn. Print each line twice, once normally and once with the stressed syllables in capitals.' With the second version you see at a glance where it cheats; 'was VE-ry, VE-ry STILL' has only three. Throw those lines out rather than having them repaired, since a repair usually breaks the rhyme.

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

The [guide to GPT-4o](/guides/1) says the same in more detail, with the date on which it was checked, and the [exercises](/tools/1) fit your course quite well. If a later lesson asks for a button that you can't find, write down its name and bring it to class; the teacher will be glad to know.`,
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
        body: `The quotation marks inside the answer end the text too early. They must be written as \`\\"\`, line breaks as \`\\n\`, and there are more cases like that. So don't glue: let a program that knows the rules write the lines. Save the sheet as a CSV file (UTF-8), first row 'question' and 'answer', then run:

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

**Before.** Ask first whether you need a macro: many spreadsheet programs can combine files from a folder with a built-in import, and that is safer. Ask whoever looks after the computers, because enabling macros may not be yours to decide.

**Ask.** In a new chat, paste the macro and write: 'Explain each block in one sentence. Which files does it open, change, delete or send? Does it contact the internet or start other programs?' If a second assistant says something else, stop.

**Words to stop at:** Kill or Delete together with a file name, Shell, CreateObject with something about http or a script host, Declare, and long chains of unreadable characters. Each needs a reason that you understand.

**Run it on copies only.** Copy the twelve files into a new folder, put invented numbers into two of them, and see whether the sum comes out as you calculated. Did any file change that should only have been read?

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

> Summarize these 23 replies. Speak of 'replies', never of 'members'. Give counts, no percentages. Add a sentence about what these replies cannot tell.

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
    title: "'Fixed', it says, and nothing is fixed. How do I get out of the circle?",
    body: "I cut hair and maintain the online calendar of our salon on the side. Yesterday two customers got the same appointment. GPT-4 found the reason and repaired it. The mistake was still there. It apologized and repaired it differently; then something else broke. After two hours I was back at its first suggestion, word for word, and it didn't notice. I moved on to Claude, showed it everything, and went around in a circle there as well. When do you stop, and what do you do then? I'm looking for a rule I can stick on the screen, since at midnight I have no judgment left.",
    tags: ["GPT-4", "Claude", "Prompt Engineering", "Best Practices", "Coding"],
    daysAgo: 11,
    answers: [
      {
        body: `For your screen: **two repairs, then stop and look.** If the second one fails too, the assistant doesn't know the cause, and a third guess won't change that.

Stopping means: go back to the version from before the first repair (from today on, keep a copy of it). New chat, since the old one is full of wrong ideas which it keeps returning to. And this time no request for a repair:

> Two customers were able to book the same time. Here is the code. Do not change anything. Which three causes are possible? For each, tell me what I can do in the calendar, step by step, to see whether it is this one.

With two appointments at once I would try booking from two phones in the same second. If it happens then and not otherwise, you know more than both assistants did after two hours.

If no cause can be seen, it's a case for a person, and your three tested causes will make that cheaper. Until then, have bookings confirmed by hand.`,
      },
      {
        body: `My rule is a different one, it goes by the clock: 25 minutes, then away from the screen, whether or not I'm on repair number two. At midnight I also count to two wrongly.

And I'd look at it from the customer's side first. A calendar with double bookings has to be off tonight, before any search for causes. Put up a note, 'Please call us', switch off the booking and sleep. By daylight, ask whether the salon should be maintaining a thing like that on its own. There are ready-made calendars, and yours has just shown you why. I say that as somebody who gave up his own with a heavy heart.`,
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
    title: "Speaking instead of typing: how do I ask well when I ramble?",
    body: "At 72 my fingers no longer like small keys, so I talk to GPT-4 on the tablet, and to Gemini on the telephone. It's a joy. But when I speak, I tell stories: I begin with the neighbor, get to the roof, then to the real question, and correct myself twice on the way. The answer then is about the neighbor. All the advice on good prompts seems to be written for people who type. Does anybody else dictate? How do you put your thoughts in order without writing them down first, and how do you check a long answer that's read to you?",
    tags: ["GPT-4", "Gemini", "Prompt Engineering", "Best Practices"],
    daysAgo: 129,
    answers: [
      {
        body: `I dictate everything, and I don't put my thoughts in order at all. I let it do that. My first sentence is always the same:

> I am going to talk for a while and correct myself. Do not answer yet. When I say 'that is all', tell me in two sentences what you think my question is, and wait.

Then the neighbor may come, and the roof. At the end I hear two sentences, say 'yes' or 'no, the roof', and only then does the answer follow. That brief check has saved me more than any rule about prompts, because I also notice when it has misheard a number.

For listening: 'At most five points, one at a time, stop after each until I say next.' And for anything that counts, such as a date, a price, an address, I have it write it down and look at the screen with my glasses on. What you've heard is gone. Mind who else is in the room while you talk.`,
        isAccepted: true,
      },
      {
        body: `I'd try the other way around: three words on your hand before you start. Who, what, what for. 'Roofer, letter, deadline.' Mine is the thumb, the index finger and the middle finger; I tap them while speaking, and when I'm at the middle finger I stop. It's an old trick from my time as a guide in a castle, where I also used to ramble.

Having it repeat the question is good for difficult matters. For everyday ones it would be too long for me. But for figures I do the same as the others here: never by ear alone.`,
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
3. **Has the prompt been tidied?** Start from an empty page: task, facts, form, two examples. Add an old sentence back only if the 100 get better.
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
    title: "Folk tunes in ABC notation: the bars never add up",
    body: `I collect fiddle tunes and write them down in ABC notation, which is music as plain text and really a kind of code:

\`\`\`
M:6/8
|: A2B c2A | B2c d3 | e2d c2B :|
\`\`\`

GPT-4 composes second parts that look right and have seven eighths in a bar. A LLaMA that a friend fine-tuned on my 700 tunes keeps the bars more often and has only three melodies in its head. Would you put the counting into the prompt ('write the sum under each bar'), clean up the training material, or let a small program check each bar and send back what doesn't fit?`,
    tags: ["GPT-4", "LLaMA", "Prompt Engineering", "Fine-tuning", "Coding"],
    daysAgo: 18,
    answers: [],
  },
];
