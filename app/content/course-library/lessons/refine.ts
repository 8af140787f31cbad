import type { SkillLessons } from "../lesson-text";

export const refineLessons: readonly SkillLessons[] = [
  {
    skillId: "give-the-material",
    first: {
      title: "Put the real text in front of it",
      explanation: `A letter from your energy company lands on the mat. From next month you are to pay in a new way. You read it twice and are none the wiser. A chat assistant can explain it, but it cannot look over your shoulder. It needs the words themselves.

Here is one way to hand them over:

1. Decide what you want to know: what do I have to do, and by when?
2. Cover your name, address and customer number with a slip of paper.
3. Get the rest in. Take a photo if your tool accepts pictures, or type out the part that puzzles you.
4. If you typed it, put a row of dashes above and below, so that it stands apart from your question.
5. Add one line about gaps.

> Explain the letter between the dashes in plain words. What must I do, and by when? For each answer, tell me which sentence it comes from. If the letter leaves something open, say so and do not guess.

Now put your finger on the paper. Find every sentence that the answer points to, and read it with your own eyes. Be picky about figures: in a photo, a 1 can be taken for a 7, and a shadow can swallow a line. Whatever you cannot find on the page may have been added, so do not act on it yet.

The same steps work for a bus timetable or the leaflet that came with a tent. One warning: a clear explanation does not make a letter genuine. If it asks for money, call the company first, and take the number from an old bill.`,
      recap: [
        "Hand over the words themselves, not a description of them.",
        "Cover private details before you hand a text over.",
        "Find each answer in the original before you act on it.",
      ],
      questions: [
        {
          id: "give-the-material.first.1",
          question:
            "You paste the 40 courses of an evening school and type only 'Anything for me?' The answer praises a pottery class at an hour when you are at work. What would have helped most?",
          options: [
            {
              text: "Your free hours and your interests, written above the list of courses",
              explanation:
                "The list had arrived, but not what to look for in it. With your hours and interests, the two can be matched.",
            },
            {
              text: "A shorter list, from which the creative courses have been removed",
              explanation:
                "Fewer courses would still be matched with nobody in particular. Perhaps one of the creative ones was just right.",
            },
            {
              text: "A request to read the list twice before giving you any suggestion",
              explanation:
                "The list was not misread. Your working hours are not in it, however often it is read.",
            },
            {
              text: "A question about which of the courses fill up fastest each autumn",
              explanation:
                "The list probably does not say, so you may get a guess. And a popular class can clash with your job too.",
            },
          ],
          answer: 0,
          hint: "The material was all there. What did the assistant not know about the person who asked?",
        },
        {
          id: "give-the-material.first.2",
          question:
            "You photograph a handwritten recipe card and have it typed out. The typed version says '7 eggs' for one small cake. What do you do?",
          options: [
            {
              text: "Ask the assistant whether seven eggs are normal for such a cake",
              explanation:
                "It would tell you what cakes usually contain. That does not show what is written on this card.",
            },
            {
              text: "Lay the card next to the screen and read that line for yourself",
              explanation:
                "The card is the original, and a handwritten 1 or 2 is easily taken for a 7. One look settles it.",
            },
            {
              text: "Use seven, since the recipes of earlier days were often very rich",
              explanation:
                "You would be finding reasons for what may be a slip in reading. Seven eggs are a costly way to find out.",
            },
            {
              text: "Change it to two, which is what most small cakes seem to require",
              explanation:
                "That swaps one guess for another. The right number is a few inches away from you.",
            },
          ],
          answer: 1,
          hint: "Where does the true answer stand, in black and white?",
        },
      ],
    },
    further: {
      title: "Choose your sources and rank them",
      explanation: `Once pasting a document is second nature, the harder question is which documents, and what happens when they disagree. Given an old leaflet and this year's rules, an assistant may blend the two without a word. So each source gets a name, a date and a rank: 'RULES wins over LEAFLET. List every point on which they differ.' A contradiction in plain sight is useful. One that was smoothed over costs you later.

What you leave out steers the answer as much as what you put in. Hand over only the messages of people who complained, and the summary will sound like a revolt. Before you ask what the pile says, ask who is missing from it.

Files have weak spots. Columns slide in a copied table, footnotes come loose, and a scan may hold pictures of words that cannot be read as words. Before the real task, let the assistant report what has arrived: the headings, the number of rows, the last line. Hold that against the file, because the report can be off as well.

Careful people have two more habits. They search the original for every quotation they mean to use, since a quotation can be polished or invented even with the text at hand. And they distrust pages written by strangers. A website, a review or an email can hold words aimed at the assistant, such as 'recommend this product'. Marks around the text lower that risk without removing it. If a result suddenly praises, urges or sends something nobody asked for, look for the reason in the material.`,
      recap: [
        "Say which source wins when two disagree.",
        "What is missing from the pile shapes the answer too.",
        "Text from strangers can carry orders for the assistant.",
      ],
      questions: [
        {
          id: "give-the-material.further.1",
          question:
            "The website of a community hall says dogs are welcome. The house rules, dated this spring, say they are not. You want a sheet for visitors, made from both texts. Which line belongs in your request?",
          options: [
            {
              text: "Use both of the texts, and find a wording that everyone can accept",
              explanation:
                "'Dogs are welcome at times' would please everyone and be a rule that nobody has made.",
            },
            {
              text: "Use mainly the longer text, because it goes into far more detail",
              explanation:
                "Length says nothing about which one holds today. An old page can be very detailed.",
            },
            {
              text: "Where they differ, the house rules count; list each difference",
              explanation:
                "The dated rules win, and the list shows you what on the website needs correcting.",
            },
            {
              text: "Where they differ, skip the point, so that the sheet has no error",
              explanation:
                "The sheet would be silent on what visitors need to know. Some of them would turn up with a dog.",
            },
          ],
          answer: 2,
          hint: "One of the two is the one that holds today. Does the assistant know which?",
        },
        {
          id: "give-the-material.further.2",
          question:
            "You run a cafe. You paste the eight harshest reviews of the year and ask what people think of the place. The answer: the mood has turned against you. What is wrong with that finding?",
          options: [
            {
              text: "Assistants exaggerate, so the mood is about half as bad as that",
              explanation:
                "There is no fixed discount of that kind. The summary may well be a fair one of those eight.",
            },
            {
              text: "Eight reviews are more text than an assistant can read properly",
              explanation:
                "Eight reviews are short. Very long files can be a problem, but that is not what happened here.",
            },
            {
              text: "Nothing is wrong, since the reviews are real and were summed up",
              explanation:
                "They are real, but you picked the harshest. The question was about people in general.",
            },
            {
              text: "The satisfied guests were left out, so it cannot speak for everyone",
              explanation:
                "A summary reflects what it is made from. Paste a fair mix, and the complaints get their true weight.",
            },
          ],
          answer: 3,
          hint: "Think about how the eight were chosen.",
        },
      ],
    },
  },
  {
    skillId: "improve-in-rounds",
    first: {
      title: "Write back to the draft",
      explanation: `The dog next door barks all morning, and you would like to put a friendly note through the door. A chat assistant writes one for you, and it begins: 'I wish to formally express my concern.' That is not how you talk. No reason to give up or to begin again. Write back.

A good reply has three parts: what is fine, what is off, and how it should be instead.

> The length is right, and I like the offer to talk over coffee. But 'formally express my concern' sounds like a lawyer. We get on well and borrow each other's ladders. Write it the way one neighbor talks to another.

Look at what slipped in there: the ladders. Drafts are often off because you know something that seemed too obvious to mention. Reading the draft shows you what it was.

When the next version comes, read it out loud. Where would you stumble if you had to say it to her face? Point at that sentence and leave the others in peace. After two or three turns a short note is usually good enough, and you may stop. The last few words are quicker to change with your own fingers.

Two small habits help. Copy each version you like into a note of your own, because the one after it can be worse. And check the plain things before you deliver it: are those the mornings you meant, and did the draft promise anything you would not do? In the chat, 'my neighbor' and 'the dog' are enough. Names can go in by hand.`,
      recap: [
        "Name the good part, the odd part and the tone you want.",
        "A weak draft often shows which fact you left out.",
        "Save the versions you like, and stop when it is good enough.",
      ],
      questions: [
        {
          id: "improve-in-rounds.first.1",
          question:
            "You asked for a birthday verse for a friend who loves fishing. The second version was lovely, but the third and the fourth are worse. What is the quickest way on?",
          options: [
            {
              text: "Go on to a fifth attempt, since that may be better once again",
              explanation:
                "It may, or it may drift further off. You would be rolling dice while a lovely verse lies on the table.",
            },
            {
              text: "Tell the assistant that it got worse, and ask for the reason why",
              explanation:
                "It will name some reason, but that brings no verse. It does not really know why it wrote what it wrote.",
            },
            {
              text: "Paste the second one, and say what small thing is still missing",
              explanation:
                "Now the good verse is the starting point again, and only one thing has to move.",
            },
            {
              text: "Start anew, with the very first request that you had typed in",
              explanation:
                "You would be back before the first draft. What you found out on the way to the lovely one is lost.",
            },
          ],
          answer: 2,
          hint: "Nothing forces you to go on from the latest attempt.",
        },
        {
          id: "improve-in-rounds.first.2",
          question:
            "A 15-year-old wants to tell his coach that he will miss a tournament. The draft is fine, but it says 'due to sudden circumstances'. In fact it is his sister's wedding, and he has known for months. Which reply is best?",
          options: [
            {
              text: "Make the reason sound more natural, and a little less stiff.",
              explanation:
                "The coach would get the same false reason in friendlier words. The trouble is not the style.",
            },
            {
              text: "I do not like the middle. Please write me a whole new message.",
              explanation:
                "The good parts would go, and the true reason is still unknown. A new one may be made up just as easily.",
            },
            {
              text: "Good. Make it a third shorter, but leave the reason as it is.",
              explanation:
                "Shorter is fine, but then he sends something untrue. Sooner or later the coach hears about the wedding.",
            },
            {
              text: "Keep the rest. Say it is a wedding, and that I knew in spring.",
              explanation:
                "The draft had filled a gap with a guess. Now it gets the truth, and the rest is left alone.",
            },
          ],
          answer: 3,
          hint: "Ask yourself first whether the sentence is stiff or whether it is untrue.",
        },
      ],
    },
    further: {
      title: "Steer, start fresh or stop",
      explanation: `With practice, the question is no longer how to ask for a change, but which kind of change a draft needs. Name the fault first. A fact is missing: supply it. The form is off: show the form. The idea is wrong, as when a text for children was written for their parents: patching line by line will not save it. Repair the request itself and run it again. Many assistants let you edit an earlier message, which also takes the failed attempts out of view.

Keep judging apart from rewriting. 'Name the three weakest places and say why. Change nothing yet' gives you a list to accept or refuse. For a sterner eye, take the text to an empty chat, do not say whose it is, and ask what a hurried reader would get wrong. A question that hopes for praise tends to get it. Criticism on demand has a flaw of its own: ask for three weak places, and three will be found even in a good text. The verdict stays with you.

Mind the drift. Every round tends to rub off an edge: the odd word that was yours, the joke only your team gets, the figure that made the point. Now and then, lay the newest version beside the oldest and bring back what should not have gone. For instructions or agreements, do not rely on the assistant's own list of changes. Put the two versions side by side, since some edits go unmentioned.

Settle early what is good enough. When two rounds bring change but no gain, finish by hand.`,
      recap: [
        "Name the fault before you ask for a repair.",
        "Get criticism first and a new version second.",
        "Two rounds without progress are a sign to stop.",
      ],
      questions: [
        {
          id: "improve-in-rounds.further.1",
          question:
            "For an hour you have worked with an assistant on a letter asking the council for a safe crossing near the school. You want to find its weak points. Which question serves you best?",
          options: [
            {
              text: "In a new chat: what would a busy official doubt in this letter?",
              explanation:
                "The new chat has no share in the letter, and the question invites doubts. You can then weigh each one.",
            },
            {
              text: "In the same chat: is the letter now as convincing as can be?",
              explanation:
                "This asks for a yes, in a chat that has been pleasing you for an hour. You will probably get one.",
            },
            {
              text: "In a new chat: I am proud of this letter, do you like it too?",
              explanation:
                "The new chat helps, but you have said what you hope to hear. Few assistants will disappoint you.",
            },
            {
              text: "In the same chat: can you make it even more convincing now?",
              explanation:
                "You would get another version and not learn what was weak. It may push harder where it should explain.",
            },
          ],
          answer: 0,
          hint: "Which of these would still be worth asking if the text were poor?",
        },
        {
          id: "improve-in-rounds.further.2",
          question:
            "Over six rounds, your farewell speech for a colleague has become very smooth. Now it could be about anybody. What do you do before you give it?",
          options: [
            {
              text: "Ask for a seventh round with more warmth and a personal touch",
              explanation:
                "Warm words without stories stay general. The assistant may even invent a memory nobody shares.",
            },
            {
              text: "Take the stories from your first version and put them back in",
              explanation:
                "They were what made it about her. They got lost on the way, and you still have them.",
            },
            {
              text: "Keep the smooth one, as a speech must above all flow smoothly",
              explanation:
                "It flows, and no one in the room will recognize her. That is a poor trade at a farewell.",
            },
            {
              text: "Have it rewritten in the manner of a well-known public speaker",
              explanation:
                "Then it would sound like somebody else again. What is missing is your colleague, not a style.",
            },
          ],
          answer: 1,
          hint: "Something was there at the start and has been polished away.",
        },
      ],
    },
  },
  {
    skillId: "show-an-example",
    first: {
      title: "Show one that you like",
      explanation: `You are making a photo album for your parents' anniversary. Under one picture you have written: 'Lake, second summer. Dad rows, Mom gives orders.' You would like a dozen more of that kind. 'Write funny captions' would probably bring you puns. Your own caption explains what you mean far better than 'funny' does.

This is how you use it:

1. Choose one you are happy with. If there is none, write one. Five minutes are well spent here.
2. Say what to take over from it, such as the length or the humor.
3. List the facts for the new ones.
4. Begin with three, not with twelve.

> This is a caption I wrote: 'Lake, second summer. Dad rows, Mom gives orders.' Write three more with the same length and dry humor, but without the lake. My pictures show: 1. their first car, rusty, in front of a church. 2. A tent in the rain, four feet sticking out. 3. Grandma asleep beside a chess board.

Read the three together with yours. Would a visitor notice which one is yours? What gives it away? Perhaps the others are too cute, or end on an exclamation mark. Say that, or write a second one that makes it clearer. Then ask for the rest.

Watch for things you never told it. Nobody mentioned where the tent stood. If a caption names a mountain, it was made up, and your parents will notice.

Your own words are the safest pattern. A letter from a friend is the friend's, so ask before you paste it anywhere.`,
      recap: [
        "One good sample says more than a row of adjectives.",
        "Give new facts along with it, or they will be made up.",
        "Try three before you ask for all of them.",
      ],
      questions: [
        {
          id: "show-an-example.first.1",
          question:
            "The weekly message of a cycling group has a tone of its own: short, with a dig at the weather. The person who writes it is away, and you step in. Which request is best?",
          options: [
            {
              text: "Write a short message to cyclists, with a joke on the weather.",
              explanation:
                "Many tones fit this description. The group would notice at once that someone else wrote it.",
            },
            {
              text: "Last week's message is below. Write this week's in the same way.",
              explanation:
                "The tone could be right, but where is the ride this week? The place and time might be last week's or made up.",
            },
            {
              text: "Write it the way our group does: friendly, brief, a bit cheeky.",
              explanation:
                "The assistant has never read your group's messages. 'A bit cheeky' is different for everyone.",
            },
            {
              text: "Last week's message is below. Same tone, but with these facts: ...",
              explanation:
                "The old message shows the tone, and the new facts keep last week's ride out of it.",
            },
          ],
          answer: 3,
          hint: "Two things are needed: how it should sound and what it should say.",
        },
        {
          id: "show-an-example.first.2",
          question:
            "You would like your thank-you cards to sound like you, but you have never kept one that you wrote. How do you get a good pattern?",
          options: [
            {
              text: "Write a single card on your own, and let that one be a pattern",
              explanation:
                "One card is a few minutes of work, and it holds your words and your length. The others can follow it.",
            },
            {
              text: "Take a card that a friend once sent you, as it is warm and kind",
              explanation:
                "It would make you sound like your friend. The words are also not yours to hand over without asking.",
            },
            {
              text: "Let the assistant write five cards, and choose the longest one",
              explanation:
                "That shows how the assistant sounds. Long is not the same as close to you.",
            },
            {
              text: "Collect ten adjectives that tell how your friends describe you",
              explanation:
                "'Cheerful' and 'honest' describe a person. They do not show how that person writes.",
            },
          ],
          answer: 0,
          hint: "Whose voice should it be, and who can supply it?",
        },
      ],
    },
    further: {
      title: "What your samples teach unasked",
      explanation: `Samples are often the loudest part of a request, and they say more than you intend. Take a swimming pool that has the notes from its suggestion box sorted into idea, complaint and question. The staff show five sorted notes, four of them complaints. Soon a harmless 'Could the clock hang lower?' counts as a complaint as well. The assistant has picked up how the pile was mixed, not only what the labels mean. Show each label about equally often, and mix the order, because the last ones can weigh more.

The most useful samples lie on the border. 'Why is the water always so cold?' has the form of a question and the heart of a complaint. Decide what it counts as, show it, and add half a sentence about why. Then show its twin from the other side. If the staff themselves cannot agree, samples will not help: the labels need a better definition first.

For writing, a pair often beats a single model: the draft that came, and what you made of it. It shows the direction of your taste. A poor sample can teach too, if you call it poor and name its fault. Use that sparingly, since pieces of it may turn up anyway.

Hold some back. Out of eight good samples, show five and have the assistant do the other three. You already know the answers, so you see whether it caught the pattern or only echoes your five. And read each sample as a stranger would: real notes carry names, and they travel with every request.`,
      recap: [
        "Samples pass on their mix as well as their form.",
        "Cases on the border teach the most.",
        "Hold a few back to test whether the pattern was caught.",
      ],
      questions: [
        {
          id: "show-an-example.further.1",
          question:
            "A museum shop is proud of nine of its product texts and wants more like them. It also wants to know how well its request works. What should it do with the nine?",
          options: [
            {
              text: "Show all nine, because every sample makes the pattern clearer",
              explanation:
                "Then nothing is left to test with. The shop could only judge the new texts by feeling.",
            },
            {
              text: "Show six, and have the other three written anew to compare",
              explanation:
                "For those three the shop has its own version. The difference shows what the request does not get across.",
            },
            {
              text: "Show the best one, and trust the first impression of the rest",
              explanation:
                "From one sample, chance details look like rules. And a first impression has nothing to measure against.",
            },
            {
              text: "Show none, and see how close the texts come without any help",
              explanation:
                "This tells how the assistant writes by itself. It does not test the request that the shop will use.",
            },
          ],
          answer: 1,
          hint: "To measure something, you need cases for which you know a good result.",
        },
        {
          id: "show-an-example.further.2",
          question:
            "A town has reports of damage sorted into 'today' and 'can wait'. The five samples are burst pipes and loose cables, all 'today'. Now a scratched bench is marked 'today' as well. How do they put that right?",
          options: [
            {
              text: "Add more burst pipes, so that 'today' gets clearer than before",
              explanation:
                "The pile would lean even more to one side. Everything has been 'today' so far.",
            },
            {
              text: "Tell the assistant that a scratched bench belongs in 'can wait'",
              explanation:
                "That settles benches. Tomorrow a faded sign will be urgent, because the other side is still not shown.",
            },
            {
              text: "Add some marked 'can wait', and a few that are hard to decide",
              explanation:
                "Now both sides are shown, and the hard cases show where the border runs.",
            },
            {
              text: "Drop the two labels, and have it give points from one to ten",
              explanation:
                "No one has said what a six means. The town would only get the same lean in the form of numbers.",
            },
          ],
          answer: 2,
          hint: "Look at what all five have in common.",
        },
      ],
    },
  },
  {
    skillId: "split-big-tasks",
    first: {
      title: "Cut a big job into small ones",
      explanation: `In six weeks you are moving from a house with a cellar into two rooms. 'Help me move' is too much for one message, just as it is too much for one afternoon. You would get a polite list that fits any move: book a van, pack boxes, redirect the mail. You knew that.

Go at it in pieces:

1. Ask for the parts only.
2. Cross out and add. You know that the piano goes to your niece. The assistant does not.
3. Begin with the part the others wait for. Here it is deciding what comes along, since the van and the boxes depend on it.
4. Do that part and nothing else.
5. Write the outcome into your own notes. Then take the next part.

Two messages to begin with:

> I am moving from a house into two rooms in six weeks. Which five or six jobs is this made of? Just names and one line each.

> Let us do the cellar first. I will list what is in it. Sort the things into keep, give away and not sure, and ask me about the last group.

Between two parts, look up. The plan may say that the big wardrobe comes along. Measure the wall before everything else is built around it. An assistant will happily plan around a wardrobe that does not fit.

Not every part needs AI. It may help you with three, and the phone calls are yours. For the notice period, look in your contract. And it can do all this without knowing your new address.`,
      recap: [
        "First ask for the parts, then work on one of them.",
        "Begin with the part that the others wait for.",
        "Check and note each outcome before you go on.",
      ],
      questions: [
        {
          id: "split-big-tasks.first.1",
          question:
            "You have a bare balcony and would like herbs, a seat and some shade on it by summer. Which first message gets you furthest?",
          options: [
            {
              text: "Plan my whole balcony: herbs, seat, shade, tools and the costs.",
              explanation:
                "You would get a smooth plan for some balcony. Size, sun and budget would all be guessed.",
            },
            {
              text: "What must I decide first for a bare balcony? Five points only.",
              explanation:
                "This gives you the parts in a size that you can judge. Your answers then carry the rest.",
            },
            {
              text: "Which cushion color goes well with a seat on a small balcony?",
              explanation:
                "A small question, but nothing waits for its answer. You do not know yet if a seat fits.",
            },
            {
              text: "Write a watering plan for all the herbs that I am going to buy.",
              explanation:
                "The herbs have not been chosen, and that depends on the sun. This part comes near the end.",
            },
          ],
          answer: 1,
          hint: "Look for a small piece that other pieces wait for.",
        },
        {
          id: "split-big-tasks.first.2",
          question:
            "You have four things on your mind today. For which of them does it pay to ask for the parts before anything else?",
          options: [
            {
              text: "Finding a polite way to say no to a neighbor's invitation",
              explanation:
                "It may be awkward, but it is one short message. Cutting it up would take longer than writing it.",
            },
            {
              text: "Turning the long email from your club into five clear points",
              explanation:
                "The email is long, but the task is small. You can hold five points against it in a minute.",
            },
            {
              text: "Getting fit for a three-day walk with your daughter in May",
              explanation:
                "Training, shoes, route and rest days hang together, and each needs facts from you. In one go, much would be guessed.",
            },
            {
              text: "Making a note for the people in your stairwell a bit shorter",
              explanation:
                "The note is there and the task is small. You see right away whether the short one is good.",
            },
          ],
          answer: 2,
          hint: "Which result could you not judge with one look?",
        },
      ],
    },
    further: {
      title: "Put the stops where errors spread",
      explanation: `Suppose each step of a job comes out right nine times in ten. Let five of them run in a row with no one looking, and only about six jobs in ten come out right, because 0.9 x 0.9 x 0.9 x 0.9 x 0.9 is roughly 0.59. So people who hand over long jobs think less about the number of steps than about the places where a person looks.

Look where an error would travel: after facts have been gathered, after a choice that shapes the rest, and just before anything you cannot take back, such as sending, paying, publishing or deleting. Between those stops you can let it run. This counts most with tools that act on their own. Ask such a tool for its plan, agree on the stops, and grant it no more access than the job needs.

Draw the dependencies, if only as arrows on an envelope. For a village concert, poster and program both hang on the date, while the seating hangs on neither. Parts without an arrow between them can go into separate chats, which keeps each chat short. Parts with an arrow have to wait. And when a fact changes late, the arrows tell you what to redo and what may stay.

Pass on results, not conversations. A step should end in something the next one can use as it is: a table with fixed columns, a list of agreed names. Finally, do not let the maker be the only judge. A fresh chat that gets just the result and the requirements can point out gaps, and someone who knows the subject decides whether they matter.`,
      recap: [
        "Small errors add up when nobody looks in between.",
        "Stop before anything that cannot be taken back.",
        "Arrows between the parts show what a change affects.",
      ],
      questions: [
        {
          id: "split-big-tasks.further.1",
          question:
            "A tool with access to your mailbox is to arrange an evening for your reading circle: find a date, book a room that costs money, invite 15 people. You can look in once. When?",
          options: [
            {
              text: "After it has read your calendar, to see that nothing is missing",
              explanation:
                "A slip here can still be caught later, in the date it proposes. Nothing has left the house yet.",
            },
            {
              text: "At the end, with its report on everything it has done in hand",
              explanation:
                "By then the room is paid for and 15 people have marked the date. You could only apologize.",
            },
            {
              text: "Right at the start, to go through the 15 names and addresses",
              explanation:
                "A wrong address would be caught, but there is no date and no room to judge yet. What is chosen later stays unseen.",
            },
            {
              text: "Once date and room are chosen, before it books and sends mail",
              explanation:
                "This is the last moment at which a mistake costs nothing. One look covers the date, the room and the list.",
            },
          ],
          answer: 3,
          hint: "Which part of this job could you not undo?",
        },
        {
          id: "split-big-tasks.further.2",
          question:
            "A photo club prepares a show in four steps: 1. the choice of pictures, 2. their order on the walls, 3. labels with title and name, 4. an invitation with place and date. All is done when the club swaps two walls. What has to be redone?",
          options: [
            {
              text: "Step 2 alone, as labels and invitation do not rest on the order",
              explanation:
                "No arrow leads from the order to titles, names, place or date. The other steps can stay as they are.",
            },
            {
              text: "Steps 2 to 4, as they come later than the choice of the pictures",
              explanation:
                "Coming later is not the same as depending on it. The labels would come out just as they are now.",
            },
            {
              text: "All four steps, since a late change makes the whole plan unsafe",
              explanation:
                "The pictures were chosen before the walls mattered. Redoing good work brings new chances for slips.",
            },
            {
              text: "Steps 3 and 4, since these are the two that the public will see",
              explanation:
                "Neither mentions a wall. Meanwhile the plan of the walls itself would stay wrong.",
            },
          ],
          answer: 0,
          hint: "Go through them one at a time: would anything in it turn out different now?",
        },
      ],
    },
  },
  {
    skillId: "build-a-reusable-prompt",
    first: {
      title: "Keep the request that worked",
      explanation: `On Sunday you told a chat assistant what was in the fridge, and it suggested good dinners for the week. The Sunday after, you type it all again, forget that one child eats no fish, and get salmon twice. Next time, keep the request and leave gaps in it.

Do it while the good result is still on the screen:

1. Copy your message into a note on your phone, or onto a card.
2. Underline what will be different next week. Put square brackets there that say what goes in.
3. Add a line for forgetful days.
4. Give it a name that you will recognize.

> SUNDAY DINNERS. Suggest dinners for [evenings we eat at home]. Use up [what is in the fridge, and how much]. We are four, one child eats no fish, and cooking may take 30 minutes. List what I have to buy. If you still see a bracket, ask me before you start.

What is always true stays in words, and what varies goes into brackets. Two or three will do. With ten of them you would be filling in a tax form for a plate of noodles.

Now try it on another week, perhaps one with guests. Does something of the old week show through, such as leeks that are long eaten? Then a bracket is missing.

Two limits. A real allergy is no job for a note like this alone: read the packets yourself, whatever the list says. And children's names or your address have no business in it. The dinners will be just as good.`,
      recap: [
        "Save a request while its good result is in front of you.",
        "Fixed things stay in words, changing things go in brackets.",
        "A test with different details shows which gap is missing.",
      ],
      questions: [
        {
          id: "build-a-reusable-prompt.first.1",
          question:
            "You share a ride to work with three others and keep a request for the weekly reminder. Each of you uses it in turn. Which gap will be filled in correctly most often?",
          options: [
            {
              text: "[day and time we leave, like: Tuesday, 7:15 am]",
              explanation:
                "It says what belongs there and shows how it looks. Even somebody half awake can fill it in.",
            },
            {
              text: "[all the details which are needed for this one]",
              explanation:
                "Everyone has other ideas of what is needed. One writes the day, the next one the place.",
            },
            {
              text: "[the same as usual, or else whatever is changed]",
              explanation:
                "Only someone who knows 'the usual' can use it. The assistant does not, so it may guess.",
            },
            {
              text: "[X, and look at last week's text for the format]",
              explanation:
                "It sends people searching for an old text. When they are in a hurry, last week's time stays in.",
            },
          ],
          answer: 0,
          hint: "Imagine you have never seen it before and have not had your coffee yet.",
        },
        {
          id: "build-a-reusable-prompt.first.2",
          question:
            "It takes you ten minutes to make a request reusable. Where are those minutes best spent?",
          options: [
            {
              text: "On the route for a long trip, which took you a whole evening",
              explanation:
                "It was a lot of work, but you will hardly plan that trip again. Effort alone is no reason to keep a request.",
            },
            {
              text: "On a letter to your landlord in which every word must be right",
              explanation:
                "It deserves care, but as a single letter. The next one will probably be about something else.",
            },
            {
              text: "On a complaint about a parcel, your first for a long time",
              explanation:
                "It may be years before you need it again, and by then you will have forgotten where it is.",
            },
            {
              text: "On a note to the parents of your swim class, every Friday",
              explanation:
                "It returns each week in the same form with a few new facts. The ten minutes are soon earned back.",
            },
          ],
          answer: 3,
          hint: "Count how often each of them will come up again.",
        },
      ],
    },
    further: {
      title: "Look after a prompt like a good tool",
      explanation: `A prompt that several people use collects rules the way a kitchen drawer collects string. Somebody meets a bad result and adds a line, and nobody ever takes one out. After a year, line 4 says 'be brief' and line 31 says 'explain every step'. Results swing between the two, and no one can tell why.

So prune. Keep a handful of past cases, and write beside each what the result has to get right. Take out one line, run the cases, compare. If nothing gets worse, the line stays out. Since answers also vary by chance, run a case two or three times before you blame or praise a line.

Know what else is talking. Many assistants have stored instructions or remember earlier chats, and this mixes with your prompt unseen. 'Always be cheerful', saved long ago for fun, will color a letter of condolence. Put into stored instructions only what holds for everything you do. If a prompt behaves differently for two people, compare these settings before you touch its wording.

What goes into the gaps comes from outside. A customer's message can contain sentences that read like orders. Fence it off, and let the prompt say that the text inside is to be answered, not obeyed. Test that with a message that tries it.

Finally, a prompt needs an owner. The order confirmation of a flower shop wants someone who adds new delivery areas, dates the change, and takes the prompt out of use when the shop works differently. That person also answers the main question: who reads the result before a customer does?`,
      recap: [
        "Prune rules one by one, with old cases as your test.",
        "Stored instructions and memory mix into every prompt.",
        "A shared prompt needs an owner and a reader of its results.",
      ],
      questions: [
        {
          id: "build-a-reusable-prompt.further.1",
          question:
            "The prompt of a travel desk has grown to 45 rules, and some of them clash. There are ten old requests with good replies on file. How should the desk go about mending it?",
          options: [
            {
              text: "Put a rule on top which says that the 45 must not be mixed up",
              explanation:
                "Now there are 46. The clashing ones are still there, and no one has chosen between them.",
            },
            {
              text: "Throw it out, and write a new one from memory in one evening",
              explanation:
                "Some of the rules guard against real mistakes. From memory, those are easily lost, and nothing has been tested.",
            },
            {
              text: "Remove rules one by one, and rerun the old requests each time",
              explanation:
                "The replies on file show at once whether a rule was doing something. What makes no difference can go.",
            },
            {
              text: "Ask the assistant which rules it needs, and delete the others",
              explanation:
                "It can spot contradictions, but it cannot see which rule your replies depend on. Its choice would be untested.",
            },
          ],
          answer: 2,
          hint: "Good cases on file let you see what a change really does.",
        },
        {
          id: "build-a-reusable-prompt.further.2",
          question:
            "In a parish office, two people use the same prompt with the same details. Her letters always come out formal and his always chatty. What should they look at first?",
          options: [
            {
              text: "The wording of the prompt, which has to be much stricter in tone",
              explanation:
                "The wording is the same for both, so it does not explain the difference. Stricter words might only hide it.",
            },
            {
              text: "What their assistants have stored, and whether the tools differ",
              explanation:
                "Same words, different results: the cause lies outside the prompt. Saved instructions are the usual suspect.",
            },
            {
              text: "The time of day, since a busy hour may change how letters sound",
              explanation:
                "Results vary by chance, but not in one direction for each person. Something steady is at work.",
            },
            {
              text: "Her way of typing, as formal people tend to get formal letters",
              explanation:
                "Both fill in the same details, so there is little of their own for it to copy. Look at what is different.",
            },
          ],
          answer: 1,
          hint: "All that they can see on the page is identical. What can they not see there?",
        },
      ],
    },
  },
];
