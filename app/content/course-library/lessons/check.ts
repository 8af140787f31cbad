import type { SkillLessons } from "../lesson-text";

export const checkLessons: readonly SkillLessons[] = [
  {
    skillId: "spot-made-up-facts",
    first: {
      title: "Read an answer with a pen in your hand",
      explanation: `An answer from a chat assistant is seldom all true or all false. Usually it is a mix, and the odd wrong piece looks just like its neighbors. Here is a way to sort the pieces with a pen in five minutes.

Say your dishwasher has stopped with water in it. You type:

> My dishwasher will not drain and the display shows E24. What can I do?

Back come four paragraphs: what the code means, how to clean the filter, how long the guarantee lasts, and a number for the repair service. Work through them like this:

1. Underline each piece that somebody could look up. Here that is the meaning of the code, the length of the guarantee and the phone number.
2. Beside each one, write what a mistake would cost you. A wrong meaning costs half an hour. A wrong number could connect you with a stranger who wants your card details.
3. Take the costliest piece first and find it where the assistant had no part in it: in the booklet, on the receipt, on the maker's site.
4. Cross out what turned out wrong. Put a question mark on what you could not find, so that you still know it tomorrow.

The tip about the filter needs no line: switch the machine off, look, and you see for yourself whether it is blocked. You can also leave less room for inventing. Name the exact model and add: \`If you are not sure what this code means on my model, say so.\` That often helps. It is no guarantee, so keep the pen within reach.`,
      recap: [
        "One answer can mix true and invented pieces.",
        "Underline what can be looked up, then ask what a mistake would cost.",
        "Mark what you could not find instead of forgetting it.",
      ],
      questions: [
        {
          id: "spot-made-up-facts.first.1",
          question:
            "You asked for help with tomatoes on your balcony. Under which of these sentences should your pen draw a line?",
          options: [
            {
              text: "Tomatoes like a warm spot that gets plenty of sun each day.",
              explanation:
                "This is common knowledge that you find on nearly every seed packet. It is an unlikely place for an invention.",
            },
            {
              text: "You might enjoy growing some basil right next to the tomatoes.",
              explanation:
                "An idea like this can please you or not. No book could tell you whether it is correct, so your pen can rest.",
            },
            {
              text: "A trial at an alpine garden school found blue pots work best.",
              explanation:
                "A certain school, a certain trial and a surprising result: that is exact, rare and easily made up. Look for the trial before you buy pots.",
            },
            {
              text: "Push a finger into the soil and water when it feels quite dry.",
              explanation:
                "You can test this with your own hand today. If the tip is poor, the soil will show you.",
            },
          ],
          answer: 2,
          hint: "Which sentence names something so particular that somebody must have a record of it?",
        },
        {
          id: "spot-made-up-facts.first.2",
          question:
            "Ines writes a notice for the parents of her youth soccer team. She has looked up three details that an assistant gave her, and all were right. The fourth is how long a match lasts in her league. What should she do?",
          options: [
            {
              text: "Leave it in, since three hits out of three show that it knows her league.",
              explanation:
                "Each detail is written anew, so three hits do not carry over to a fourth. Parents would plan their Saturday by a guess.",
            },
            {
              text: "Compare it with the rules that the league itself has published.",
              explanation:
                "The league decides how long its matches last. One look settles it, whatever the other three details were like.",
            },
            {
              text: "Leave it in, but make it vague by writing about an hour in all.",
              explanation:
                "Vague words hide the doubt without removing it. If the true time is quite different, the parents still come too late.",
            },
            {
              text: "Ask for the number of the rule and print that number beside it.",
              explanation:
                "The rule number can be invented as well. In print it would only make an unchecked detail look more solid.",
            },
          ],
          answer: 1,
          hint: "Who gets to decide this detail, and where would they have written it down?",
        },
      ],
    },
    further: {
      title: "The quiet inventions that get past you",
      explanation: `By now you probably stop at a famous quote or a phone number without thinking about it. The inventions that get past regular users are quieter. Three kinds are worth knowing:

- **The blend.** Two people or places with similar names become one. Every sentence is true of somebody.
- **The favor.** Your question takes something for granted, and the answer plays along. Ask why the town library dropped its late fees and you may get three reasons, although it never dropped them.
- **The bridge.** Two true statements are joined by a "because" that nobody has shown.

Suppose you prepare an afternoon about a singer for the residents of a care home. The text reads well, and no date looks odd. Then you count: her first record came out when she was six. Perhaps two singers shared a name. So read for fit as well as for facts: ages, distances, the order of events, who could have met whom.

A useful probe is to open a few new chats and ask plainly for the one detail, without hinting at the answer you expect. If the answers scatter, you have watched a guess being made. If they agree, you have learned less than you think, because a common error is repeated just as evenly.

Most of all, experienced people stop asking for facts that they would have to verify anyway. They hand over the material and let the assistant work only from that. Or they ask for the search instead of the answer: \`Which archives or registers would hold this, and what words should I look for?\` A wrong tip there costs you a few minutes and not your good name.`,
      recap: [
        "True sentences about two people can add up to one false life.",
        "An answer may play along with something false in your question.",
        "Scattered answers reveal a guess, but equal answers prove little.",
      ],
      questions: [
        {
          id: "spot-made-up-facts.further.1",
          question:
            "A workmate mentions a law against working alone on ladders. You type: Since when does the ladder law apply? The assistant gives a year and a paragraph number. What is your best next move?",
          options: [
            {
              text: "Find out first whether there really is any such law where you work.",
              explanation:
                "You asked when, so the assistant never had to ask whether. Start with the thing that your question took for granted.",
            },
            {
              text: "Look up the year, as dates are what assistants most often get wrong.",
              explanation:
                "The year is the second question. You could spend an hour on the date of something that does not exist.",
            },
            {
              text: "Ask for the full wording of the paragraph so that you can read it.",
              explanation:
                "An assistant that invented a paragraph can also write its text. It would look like law and prove nothing.",
            },
            {
              text: "Accept it, because a rumor and an assistant now say the same thing.",
              explanation:
                "These are not two voices. You passed the rumor on in your question, and it came back to you.",
            },
          ],
          answer: 0,
          hint: "Look at your own question. What did it treat as settled?",
        },
        {
          id: "spot-made-up-facts.further.2",
          question:
            "You would like to know who designed the old library in your town. In three new chats you ask the same plain question and get three different names. What can you conclude?",
          options: [
            {
              text: "All three names are false, so you can cross them off your list.",
              explanation:
                "One of them may be right by luck or from a rare page. Crossing it off would be as rash as believing it.",
            },
            {
              text: "The name with the most details about his life is the likeliest.",
              explanation:
                "A detailed life story shows that such a person may have existed. It does not tie that person to your library.",
            },
            {
              text: "Your question was unclear, so you reword it until they all match.",
              explanation:
                "The question was plain. If you reword it until the answers match, you may only steer them all to the same wrong name.",
            },
            {
              text: "It seems to be guessing here, so the name must come from elsewhere.",
              explanation:
                "Scattered answers to a plain question are a strong sign of guessing. The town archive or a plaque on the wall knows more.",
            },
          ],
          answer: 3,
          hint: "Think about what the spread of answers says about the assistant, not about the names.",
        },
      ],
    },
  },
  {
    skillId: "spot-fakes",
    first: {
      title: "A message from a new number",
      explanation: `It is Thursday, you are cooking, and your phone buzzes: \`Hi Mom, my phone fell in the sink. This is my new number, please save it.\` A little later comes a second message. The rent is due today and the banking app is not set up yet. Could you pay it for now?

It may be your daughter. It may be a stranger who sends the same lines to thousands of people, perhaps with a voice note in a copied voice. Reading it again will not tell you which, so do not try. Do this:

1. Put the phone down and turn off the stove. Five minutes will not hurt anyone.
2. Say in one sentence what the message wants from you: money, a code, a click, a photo of your passport.
3. Ask yourself: if this message had never come, how would I reach her? Use that way. Ring the old number, ask her roommate, write in the family group. If the old number is switched off, that does not make the story true. Try one more person.
4. Until that has worked, do nothing that the message asks for. Do not reply either. A reply tells the sender that somebody is listening.

The same steps fit a picture that makes you furious. What it wants is usually your tap on "share". Ask where you would hear about the event if nobody had posted it, and look there.

Talk it through with someone you love before it happens: which number would you call? It is far easier to follow a plan in a fright when you made it in peace.`,
      recap: [
        "Put into words what the message wants from you.",
        "Reach the person as if the message had never come.",
        "Do nothing it asks for until that has worked.",
      ],
      questions: [
        {
          id: "spot-fakes.first.1",
          question:
            "Malik, 17, gets a friendly voice message from a recruiter. A hotel has a summer job for him. He only has to send a photo of his passport and pay for his uniform first. What should he do?",
          options: [
            {
              text: "Look up the hotel's number himself and ask whether it is hiring.",
              explanation:
                "This is how he would reach the hotel without the message. In two minutes he knows whether there is a job and who hands it out.",
            },
            {
              text: "Send the photo but not the money, as a picture cannot be spent.",
              explanation:
                "A picture of a passport is worth a lot to a trickster, who can sign up for things in his name. It is hard to take back.",
            },
            {
              text: "Ask the recruiter for a video call and see if she looks genuine.",
              explanation:
                "A kind face on a screen can be copied or simply lie. He would still not know whether she works for the hotel.",
            },
            {
              text: "Search for her name and go ahead if he can find a profile of her.",
              explanation:
                "Anyone can build a profile or borrow the name of someone real. It does not show who sent him the message.",
            },
          ],
          answer: 0,
          hint: "How would he get in touch if nobody had written to him?",
        },
        {
          id: "spot-fakes.first.2",
          question:
            "A caller who sounded just like the phone company talked Greta into reading out a code from a text message. As she hangs up, she gets a bad feeling. What is best now?",
          options: [
            {
              text: "Block the number, delete the text message and try to be more careful next time.",
              explanation:
                "The code is already in other hands and may be in use right now. Deleting the message also removes what could help to clear it up.",
            },
            {
              text: "Wait until tomorrow and see whether anything odd shows up on her bill.",
              explanation:
                "With a code, a stranger may take over an account within minutes. By the time the bill comes, the damage is done.",
            },
            {
              text: "Ring the company at once on the number from her contract and tell them.",
              explanation:
                "The real company can lock the account or change the access while there is time. Speed matters more than feeling embarrassed.",
            },
            {
              text: "Call the last number back and insist that they cancel the code for her.",
              explanation:
                "She would be talking to the same people. They would calm her down, and perhaps ask for the next code.",
            },
          ],
          answer: 2,
          hint: "Who is able to stop the harm, and how long will that still be possible?",
        },
      ],
    },
    further: {
      title: "Neither believe everything nor doubt everything",
      explanation: `People who see a lot of AI-made material tend to slip into one of two habits: trusting their own eye, or believing nothing at all. Both can be used against you. If anything may be a fake, someone caught in a real recording can simply wave it away.

Three distinctions help more than a sharp eye:

- **Made up is not the same as misused.** Much of what misleads is a true photo with a false caption: another year, another town. A reverse image search shows where it turned up before.
- **A label speaks only when it is there.** A note in a file about its origin can be worth something if you know who put it in. A missing note means nothing, because such notes get lost when a picture is copied.
- **The second way must not pass through the same hands.** If a mailbox has been broken into, a reply from that mailbox will confirm the trick.

Suppose you run the page of an animal shelter, and someone sends a clip of a local farmer hitting a calf. Staged, old, generated or real: you cannot tell, and an accusation cannot be called back. So you ask the sender for the original file, the place, the day and how they came by it. You pass all of it to the office that inspects farms. You publish nothing. An inspector helps a real calf more than an angry post.

At work, do not leave this to talent. Write a short rule that binds the boss as well, so that the newest colleague never has to be brave. And remember the slow kind: some tricks do not rush at all, but chat kindly for weeks before the first request.`,
      recap: [
        "A real picture with a false caption is a fake story.",
        "A missing label tells you nothing about a file.",
        "A second way counts only if other hands control it.",
      ],
      questions: [
        {
          id: "spot-fakes.further.1",
          question:
            "A baker gets an email from her flour supplier with a new bank account. It comes from the usual address, in the middle of a real exchange about her last order. How does she make sure?",
          options: [
            {
              text: "Compare the address letter by letter with the older emails from him.",
              explanation:
                "The address may be perfectly right. If somebody has broken into the supplier's mailbox, they write from the real one.",
            },
            {
              text: "Reply to the email and ask the supplier to confirm the account.",
              explanation:
                "The reply lands in the same mailbox. Whoever sent the first message will gladly confirm it.",
            },
            {
              text: "Ask for the change on letterhead with a signature and a stamp.",
              explanation:
                "Letterhead, signature and stamp are easily copied from any old invoice. A trickster would send it within the hour.",
            },
            {
              text: "Ring the supplier on the same number that she has used for years.",
              explanation:
                "The phone does not run through the mailbox. If the change is true, the supplier can say so in a sentence.",
            },
          ],
          answer: 3,
          hint: "Suppose a stranger can read and write in that mailbox. Which step would still work?",
        },
        {
          id: "spot-fakes.further.2",
          question:
            "A recording goes round in which the chairman of a chess club insults a member. He says it was made with AI. The board has to respond. What is the soundest first step?",
          options: [
            {
              text: "Run the recording through a detector and follow what the program says.",
              explanation:
                "Detectors err in both directions. The board would judge a person by a result that nobody there can explain.",
            },
            {
              text: "Leave it open, and ask for the original and for who was in the room.",
              explanation:
                "So far there is a recording and a denial. Where the file came from, and people who were present, can move this forward.",
            },
            {
              text: "Believe the chairman, because anybody's voice can be copied these days.",
              explanation:
                "That voices can be copied does not show that this one was. Every real recording could be brushed aside like that.",
            },
            {
              text: "Believe the recording, because a guilty man would say exactly that.",
              explanation:
                "An innocent man would say it too. A denial that fits both stories cannot decide between them.",
            },
          ],
          answer: 1,
          hint: "Which step brings in something new instead of weighing what is already on the table?",
        },
      ],
    },
  },
  {
    skillId: "check-sources",
    first: {
      title: "From the link to the line in three minutes",
      explanation: `Following up a link takes about three minutes on a phone. Here is how that goes from start to finish. You cooked far too much rice and type:

> How long can I keep cooked rice in the fridge? Use a page from a food safety office in [my country] and give me the link.

The answer names a number of days and adds a link. Now do this:

1. **Tap it and look at the address.** Is it the office itself, or a shop, a blog, another country?
2. **Choose "Find in page" in the menu of your browser.** Type one word: rice. The browser jumps to every place where it stands.
3. **Read the whole paragraph around it.** Perhaps the number holds only if the rice was cooled quickly.
4. **Compare.** Same number, same conditions? Then write your label for the box, conditions included.

If the link leads nowhere, do not guess why. Go to the office's site and use its own search box. If your assistant cannot search the web, any link it writes comes from memory, so begin with a search engine and the name of the office instead.

Sometimes the page turns out to say something slightly different. Your check has not failed then; this is what it was for. Take the version on the page. And note where you read it. When your sister asks how you know, you can show her, and you need not say that some AI told you.`,
      recap: [
        "Look at the address before you read the page.",
        "Find the word on the page and read the whole paragraph.",
        "Where page and answer differ, take the page.",
      ],
      questions: [
        {
          id: "check-sources.first.1",
          question:
            "Yusuf asks how soon he may drive after his eye operation. The answer says three days and links to a hospital. The link opens the hospital's front page. What should he do?",
          options: [
            {
              text: "Count it as checked, since the hospital exists and treats eyes.",
              explanation:
                "A front page shows that there is a hospital. It does not show that anyone there ever said three days.",
            },
            {
              text: "Use the search box there, and ring the ward if nothing turns up.",
              explanation:
                "The hospital may well say something about driving. If its pages do not, the people who operated on him can tell him.",
            },
            {
              text: "Ask the assistant for a deeper link and trust it once it opens.",
              explanation:
                "A page that opens is not yet a page that says three days. He would still have to read it himself.",
            },
            {
              text: "Drop the hospital as unreliable, since its link has failed him.",
              explanation:
                "The link came from the assistant and not from the hospital. The hospital may be the best place to learn it.",
            },
          ],
          answer: 1,
          hint: "He has reached the right house. How does he get to the right room?",
        },
        {
          id: "check-sources.first.2",
          question:
            "The assistant writes: garden waste is collected weekly. You open the town's page. It says: weekly from April to September, otherwise every four weeks. What goes on the note on your fridge?",
          options: [
            {
              text: "Weekly, because that word does stand on the town's own page.",
              explanation:
                "The word is there, but half of the sentence is missing. In winter you would put the bin out three times for nothing.",
            },
            {
              text: "Nothing yet, because the answer and the page contradict each other.",
              explanation:
                "They do not really clash; the answer was cut short. The town's full wording is in front of you, so you can write the note today.",
            },
            {
              text: "Every four weeks, because that leaves you on the safe side.",
              explanation:
                "All summer long you would let most pickups pass by. There is no need for a guess when the page gives the months.",
            },
            {
              text: "Both rhythms with their months, just as the page has them.",
              explanation:
                "The page is complete and comes from those who send the truck. Copy the conditions along with the number.",
            },
          ],
          answer: 3,
          hint: "What did the assistant leave out when it made the sentence shorter?",
        },
      ],
    },
    further: {
      title: "Footnotes: which to open and what they hide",
      explanation: `Footnotes have become the normal look of an AI answer. Busy users open the first two and trust the rest. It is wiser to choose: open the one that your decision hangs on, then the one that surprised you, and let the harmless ones be.

As you read, take the sentence apart. \`Standing desks improve attention and save space. [3]\` Those are two claims with one number. Page 3 may cover the space and never mention attention.

Then climb. A news page repeats a press release, the release praises a report, and the report rests on a count that somebody made. At each step down, words get stronger and conditions fall away. Go up as high as you can read, and name that step. If only a summary is open to you, say that you read the summary.

The hardest part is what the tool did not fetch. It chose from pages that it could reach and that matched your words. Locked journals, paper records and people who use other terms for the same thing are easily missed. So run one search of your own, aimed at the opposite view and in its vocabulary. Be wary, too, of smooth pages without an author that cite one another. They add length and no support.

Suppose parents want such desks for a classroom. Somebody with practice would bring three lines to the meeting: what we read at first hand, what we found only repeated, what we could not find. That serves the others better than twenty links, because everyone sees where the ice is thin.`,
      recap: [
        "Open the footnote that your decision hangs on.",
        "One number can stand behind two claims and support only one.",
        "Search once yourself for what the tool did not fetch.",
      ],
      questions: [
        {
          id: "check-sources.further.1",
          question:
            "For the residents' paper you have this sentence: The new ferry is quieter and has shortened the crossing. [2] Page 2 is from the ferry company. It reports a noise measurement and says nothing about the crossing. What do you print?",
          options: [
            {
              text: "The sentence as it stands, because its footnote leads to a real page.",
              explanation:
                "The page is real but carries half of the sentence. A reader who looks it up will wonder about the rest of your paper.",
            },
            {
              text: "Neither half, because a company will praise its own ferry in any case.",
              explanation:
                "That it praises itself is why you name it, but a measurement need not be thrown away. Readers can weigh it once they know whose it is.",
            },
            {
              text: "The noise, with the company named, and no word on the crossing yet.",
              explanation:
                "You print what the page carries and say whose figure it is. The other half has to wait for a page of its own.",
            },
            {
              text: "Both halves, but with the words according to the company put in front.",
              explanation:
                "The company did not say anything about the crossing. Now you would be misquoting it, which is worse than an open gap.",
            },
          ],
          answer: 2,
          hint: "Split the sentence in two. Which half does the page carry?",
        },
        {
          id: "check-sources.further.2",
          question:
            "A research tool writes a report on closing your street to cars on Sundays. You open all 14 sources: they are real, say what the report claims, and are all in favor. You have half an hour left. How do you spend it?",
          options: [
            {
              text: "Hunt for the strongest opposing voice, in the terms its side would use.",
              explanation:
                "You know that the pages say what is claimed. What you do not know is what was never fetched, and only a search from another angle shows it.",
            },
            {
              text: "Ask the tool if its selection was balanced and quote what it says.",
              explanation:
                "It can only describe its selection in friendly words. It does not know what lay outside its reach.",
            },
            {
              text: "Cut the list to the three best sources, so that everybody can read them.",
              explanation:
                "A shorter list is kinder to readers, but it leans in the same direction. The gap stays where it was.",
            },
            {
              text: "Read all the 14 pages once more for small errors in what was quoted.",
              explanation:
                "You have already seen that they say what the report claims. More of this cannot reveal a page that is missing.",
            },
          ],
          answer: 0,
          hint: "The sources passed every test you gave them. What could no test on these pages show?",
        },
      ],
    },
  },
  {
    skillId: "check-numbers",
    first: {
      title: "Guess first, then look",
      explanation: `A number in a tidy answer looks settled. The best time to doubt it is before you have seen it, while your own guess is still free. Try this on a trip. You drive to a lake with three friends and want to share the fuel. You type:

> We drive 480 kilometers. The car uses 6 liters per 100 kilometers. How many liters do we need?

Before you press send, you guess: almost five hundreds, six liters for each, so a little under 30. Now suppose the answer says 80 liters. It shows a sum, 480 divided by 6, and that sum is correct. It is just the wrong sum. Your guess catches it at a glance.

Use this routine for every number you are going to rely on:

1. Write down a guess with round figures.
2. Compare. Is the answer close, or several times too big or too small?
3. Say the figures aloud with their units, above all the little word "per". Many slips sit there.
4. Do the sum on a calculator: 480 divided by 100, times 6, makes 28.8. Shared by four people, that is 7.2 liters each.
5. Hold the result against a thing you know. If the tank takes 50 liters, 80 would not even fit.

When your guess and the answer are far apart, do not assume that you are the one who is bad at math. Guess once more, slowly. If the gap stays, ask for the steps and look for the place where your ways part.`,
      recap: [
        "Write down a rough guess before you see the answer.",
        "A sum can be right and still be the wrong sum.",
        "Compare the result with something you know.",
      ],
      questions: [
        {
          id: "check-numbers.first.1",
          question:
            "Lena has three weeks to read a book of 410 pages for her reading circle. The assistant tells her to read 32 pages every day. She guesses before she checks. What does she find?",
          options: [
            {
              text: "It is too low, because nobody can read on each day of three weeks.",
              explanation:
                "Even with only 15 reading days she would need about 27 pages. So 32 would still be more than enough.",
            },
            {
              text: "It is about right, because a plan should round up a bit for safety.",
              explanation:
                "This is no small rounding. At 32 pages a day she would be done after 13 days, with more than a week to spare.",
            },
            {
              text: "It cannot be judged until she knows how many pages an hour she reads.",
              explanation:
                "Her speed decides how long a day's reading takes. How many pages fall on each day follows from 410 and 21 alone.",
            },
            {
              text: "It is too high, because 20 pages on 20 days would already make 400.",
              explanation:
                "The real figure is 410 divided by 21, so a little under 20. One round guess shows that 32 is far off.",
            },
          ],
          answer: 3,
          hint: "Round both figures to something that you can multiply in your head.",
        },
        {
          id: "check-numbers.first.2",
          question:
            "Tom photographs a handwritten list of what his choir spent. The assistant types out the amounts and adds them up. What should be checked first?",
          options: [
            {
              text: "Whether each typed amount is the same as the one on the paper.",
              explanation:
                "Handwriting is easily misread: a 17 turns into 71, a line gets lost. If the start is wrong, the finest sum cannot help.",
            },
            {
              text: "Whether the typed amounts really add up to the total it gives.",
              explanation:
                "That is worth doing, but second. The sum would come out perfectly even if one of the amounts was misread.",
            },
            {
              text: "Whether it gives the same total when he sends the photo again.",
              explanation:
                "The same smudge may be misread in the same way twice. Two equal totals would calm him for no good reason.",
            },
            {
              text: "Whether the total is close to what the choir spent the last time.",
              explanation:
                "This finds a huge slip at best. A swapped pair of digits hides easily in a total that looks normal.",
            },
          ],
          answer: 0,
          hint: "Which step comes before any adding, and could spoil everything after it?",
        },
      ],
    },
    further: {
      title: "Test the calculation, not just the result",
      explanation: `When an assistant runs real code or writes a spreadsheet formula, the arithmetic is usually sound. The errors move elsewhere: which rows were counted, what was silently assumed, what is compared with what. So test the calculation itself:

- **Feed it a known case.** Start with three rows that you can add in your head.
- **Push one input.** Double the guests. What should double, and what should stay? If the rent of the hall doubles too, something is wired wrongly.
- **Go to the edges.** Try zero, an empty cell, the last row, a value right on a limit.
- **Come from the other side.** Cost per meal times meals should lead back to the total.

Suppose a community kitchen tracks its cost per meal. For months all is well. Then the cost falls a little each week, for no reason. The formula adds rows 2 to 30, while the shopping list has grown to row 41. Nothing looked broken. A small habit finds it: after a new row, see whether the total moves.

Also bring the assumptions to light: \`List everything this calculation takes for granted, and mark what I did not tell you.\` Exchange rates, working days, blanks counted as zero. You will often meet one that you would have chosen differently.

Last, question the comparison. From three complaints to six is a doubling, and it is also just three more; report both. An average can fall although every group in it rose, simply because the mix has changed. And distrust decimals. An estimate that starts from "about forty visitors" cannot honestly end in 1,312.46. Round it to what you really know.`,
      recap: [
        "Try a calculation on cases whose result you know.",
        "Ask what it assumed that you never said.",
        "Compare like with like before you speak of a change.",
      ],
      questions: [
        {
          id: "check-numbers.further.1",
          question:
            "An assistant wrote a formula for a care home: hours above 38 a week are paid one and a half times. You want to know whether it works before payday. What shows you most?",
          options: [
            {
              text: "Asking it to explain each part of the formula in plain words.",
              explanation:
                "It explains what the formula is meant to do. A wrong sign or cell can hide behind a perfectly good explanation.",
            },
            {
              text: "Entering weeks you worked out by hand: 37, exactly 38, and 39.",
              explanation:
                "You know what must come out, and formulas most often break right at the limit. If all three match, a big risk is gone.",
            },
            {
              text: "Running last month with it and seeing if the total looks normal.",
              explanation:
                "In a total, one person's loss and another's gain can cancel out. Each of them would still be paid wrongly.",
            },
            {
              text: "Having a second assistant write one too and comparing the two.",
              explanation:
                "Both may read the rule in the same wrong way. If they differ, you would still need a case of your own to decide.",
            },
          ],
          answer: 1,
          hint: "Where do rules with a threshold tend to go wrong, and what would you need to know beforehand?",
        },
        {
          id: "check-numbers.further.2",
          question:
            "At a vet's practice, the average visit used to last 30 minutes and now lasts 20. The assistant concludes that the staff work faster. This year many short visits for clipping claws were added. What do you ask for?",
          options: [
            {
              text: "The same average once more, with every single visit listed under it.",
              explanation:
                "The average may be quite correct. A list lets you verify the adding, but the conclusion from it would still be wrong.",
            },
            {
              text: "The middle value instead, since it is less moved by a few long visits.",
              explanation:
                "The middle value withstands a few odd cases. Here there are many new short visits, and they pull it down as well.",
            },
            {
              text: "The time for each kind of visit, set beside the same kind last year.",
              explanation:
                "Only then can you tell faster work from a changed mix. Perhaps operations take just as long as they always did.",
            },
            {
              text: "The figures for the last five years, so that a trend can be seen.",
              explanation:
                "More years make a longer line, yet the claws are still mixed in. The drop would look like a trend and stay unexplained.",
            },
          ],
          answer: 2,
          hint: "Think about what today's average consists of, and what the earlier one consisted of.",
        },
      ],
    },
  },
  {
    skillId: "notice-bias",
    first: {
      title: "Change one word and compare",
      explanation: `You can see a slant with your own eyes in ten minutes. All you need is one question and two new chats.

Your niece turns twelve. In the first chat you type \`Give me eight presents for a girl of twelve.\` In the second you type \`Give me eight presents for a boy of twelve.\` Put the lists next to each other and mark what stands in only one of them. You may find bracelets and diaries here, building sets and a soccer ball there. Tools vary, so the gap may also be small. If there is one, ask yourself where it comes from. Nobody said what either child likes. The assistant filled the blank with what often stands close to "girl" or "boy" in all that it was trained on.

Now do what helps:

1. **Trade the label for the person.** \`She climbs, draws comics, shares a small room and hates glitter. Eight presents, please.\` The slant has little room left.
2. **Ask for the gap.** \`Which kinds of presents does this list not contain?\`
3. **Choose yourself.** You have met her. The list is only a start.

Then look at your own wording. \`Isn't a phone harmful at twelve?\` is asking for a yes. Cross out words like "isn't" and "obviously", and name both roads: \`What speaks for and what speaks against a phone at twelve?\`

With presents, little is at stake. The same thing happens when somebody asks about an applicant, a tenant or a patient. So practice here, where a mistake costs nothing more than a second bracelet.`,
      recap: [
        "Change one word, ask again and compare.",
        "Describe the person instead of naming a group.",
        "Take your own opinion out of the question.",
      ],
      questions: [
        {
          id: "notice-bias.first.1",
          question:
            "For a school cookbook, you ask an assistant for twenty typical family dinners. Nearly all come from one part of the world. The families at your school come from many. What is the best way on?",
          options: [
            {
              text: "Add the word international and take the next list it gives you.",
              explanation:
                "You would get the best-known dish of this or that country. It is still a guess about families who could simply be asked.",
            },
            {
              text: "Keep the list, since typical means what most people cook anyway.",
              explanation:
                "To the assistant, typical means often written about, which is not the same as often cooked. Many families would look for their kitchen in vain.",
            },
            {
              text: "Ask families for a dish each and let it help with the writing.",
              explanation:
                "The families know what they eat, and the assistant is good at tidying up recipes. Each does what it does best.",
            },
            {
              text: "Ask for one dish from each continent, so that no one is left out.",
              explanation:
                "A continent is a very large kitchen. The spread looks fair on paper and can still miss every family you have.",
            },
          ],
          answer: 2,
          hint: "Who knows for certain what is on the table at home?",
        },
        {
          id: "notice-bias.first.2",
          question:
            "Sam, 17, types: My coach left me out again. He is being unfair, isn't he? The assistant agrees and comforts him. He would like an answer that helps him talk to the coach. What should he type?",
          options: [
            {
              text: "The same question, and then: Please be honest with me this time.",
              explanation:
                "His first words still carry the verdict, and no other view has been heard. It may agree again, just in a sterner tone.",
            },
            {
              text: "What happened, without a verdict, and how each of them may see it.",
              explanation:
                "Now nothing pushes towards a yes, and the coach's side gets a voice. That gives him something to talk about.",
            },
            {
              text: "Three more times that he was left out, so that the case gets clear.",
              explanation:
                "More examples for one side push harder in the same direction. He would end up angrier and no wiser.",
            },
            {
              text: "How unfair is that, on a scale from one up to ten, in your view?",
              explanation:
                "The scale asks how unfair, and so takes it as given that it is. A number would only dress up his own opinion.",
            },
          ],
          answer: 1,
          hint: "Which words in his first message already decide who is in the wrong?",
        },
      ],
    },
    further: {
      title: "When every word is right and something is missing",
      explanation: `A slanted word is easy to spot. What regular users miss is slant by selection, because everything on the page is correct.

Suppose a tenants' association collects 60 comments and asks for a summary. Back come five themes: noise, parking, bins, rent, lighting. One woman had written that the new step at the entrance keeps her from going out alone. Summaries favor what is frequent, and a hardship that hits one person is rare by nature. So ask twice: once for what many said, and once for \`everything that only one or two people raised and that is serious for them\`. Then read a handful of the originals, picked blindly.

Three more traps wait for experienced hands:

- **Stand-ins.** Taking out the names does not make a list neutral. A street, a school, a hobby or a few years without a job can carry the same signal.
- **The echo.** In a long chat the assistant picks up your view and hands it back polished. Agreement after twenty messages is largely your own voice.
- **Overcorrection.** Told to be balanced, a tool may even out what is not even, or paint a past that never was. Fair means true to the case, not equal shares of everything.

A single answer cannot show a tendency. If a tool is to be used on people, make pairs that differ in one detail, run many of them and count. Here this skill joins hands with testing. And if the count shows a gap, better wording is a patch at most. The decision then belongs with people who can give their reasons to those it affects, and who have listened to them.`,
      recap: [
        "Ask for the rare and serious as well as the frequent.",
        "Other details can stand in for a name you removed.",
        "To see a tendency you need pairs and a count.",
      ],
      questions: [
        {
          id: "notice-bias.further.1",
          question:
            "A youth center has an assistant rate letters from teenagers who want a summer job. Names are removed. Still, those from one part of town come out lower. What should the team do?",
          options: [
            {
              text: "Change only the school or street in some letters and rate them again.",
              explanation:
                "If the rating moves with that one detail, it was standing in for where someone lives. Then the team knows what it is dealing with.",
            },
            {
              text: "Accept it: with the names removed, the letters alone made the difference.",
              explanation:
                "Letters name schools, clubs and bus lines. A slant can enter through any of these, and the team would never look.",
            },
            {
              text: "Add a few points to the letters from that part until the groups are even.",
              explanation:
                "That covers the sign and leaves the cause. It also treats everyone from there alike, without knowing what went wrong.",
            },
            {
              text: "Tell the assistant not to be influenced by where somebody comes from.",
              explanation:
                "It may promise that and go on as before. Without a comparison the team cannot tell whether anything has changed.",
            },
          ],
          answer: 0,
          hint: "What else in a letter could give away the same thing as a name, and how would you find out?",
        },
        {
          id: "notice-bias.further.2",
          question:
            "A swimming pool lets an assistant sum up 200 comments from visitors. It names five themes, and each is well supported. Before the staff plan changes, how can they best see what got lost?",
          options: [
            {
              text: "Ask for ten themes instead of five, with a short sentence on each.",
              explanation:
                "Themes six to ten are again what several people wrote. A hardship that only one visitor reports still forms no theme.",
            },
            {
              text: "Ask whether it has overlooked anything important in the comments.",
              explanation:
                "It would judge by the same sense of importance that made the list. A polite no would settle nothing.",
            },
            {
              text: "Count the comments under each of the themes and correct the order.",
              explanation:
                "That sharpens the picture of what is frequent. What never made it into a theme stays just as invisible.",
            },
            {
              text: "Have it list all comments that fit no theme, and read those in full.",
              explanation:
                "The leftovers are exactly what a summary drops. People on the staff can tell an odd remark from a closed door for someone.",
            },
          ],
          answer: 3,
          hint: "What becomes of a voice that resembles no other?",
        },
      ],
    },
  },
  {
    skillId: "test-before-you-trust",
    first: {
      title: "Try it on what you already know",
      explanation: `Testing sounds like a job for engineers. Really it is what you do with new glasses: you look at something familiar and see whether it is sharp.

Say the garden came with your house, and you want an assistant to tell you from photos what grows in it. Before you show it strangers, show it friends:

1. Choose six photos. Four of plants that you know for certain, a hard one, such as a rose bush in winter, and one that nobody could name, such as a blurred green patch.
2. Put the right names on paper. For the last photo, write: cannot tell.
3. Send each photo in a new chat with the same words: \`Which plant is this? Say how sure you are and what else it could be.\`
4. Give each name a tick or a cross, and beside each cross write one line about what went wrong.

Look at the crosses before you count the ticks. Did it miss the bush in winter, but admit its doubt? That is a fair helper. Did it give the green patch a grand Latin name? Then it will bluff on other days too, and its certainty tells you little.

Now decide what it may do, and draw the line by what a mistake would mean. Labels for the flower bed: fine, a wrong one makes people smile. Whether the berries are safe for the child next door: never on its word alone, however many ticks it has. Ask a person who knows plants.

Six photos prove little. But they show you what kind of mistake to expect, and one lucky hit cannot do that.`,
      recap: [
        "Try a tool on things whose answer you know.",
        "Add one hard case and one that cannot be answered.",
        "Let the cost of a mistake decide what the tool may do.",
      ],
      questions: [
        {
          id: "test-before-you-trust.first.1",
          question:
            "Rita would like an assistant to put her notes to the Polish family next door into Polish. She does not speak the language. How can she best try it out?",
          options: [
            {
              text: "Let it turn its Polish back into English and compare the two texts.",
              explanation:
                "This can show a big slip. But a stiff or rude sentence may come back quite pleasant, because the same tool smooths it over.",
            },
            {
              text: "Have someone who reads Polish go through five translated notes.",
              explanation:
                "A test needs somebody who knows the right result. Five notes are little work for a friend and show tone as well as meaning.",
            },
            {
              text: "Test it with French, which she learned at school and still reads.",
              explanation:
                "She could judge that well, but it is another task. A tool may do nicely in one language and poorly in the next.",
            },
            {
              text: "Check that names, times and numbers are the same in both notes.",
              explanation:
                "That is a sensible look at the details. It says nothing about the sentences around them, which may mean something else.",
            },
          ],
          answer: 1,
          hint: "A test needs a judge. Who could be one here?",
        },
        {
          id: "test-before-you-trust.first.2",
          question:
            "Paolo tries out an assistant that types up his grandmother's recipe cards. Five of six are perfect. On the sixth, which is stained, it made up an amount of salt. What is the wisest next step?",
          options: [
            {
              text: "Let it do the whole box, since five out of six is a fine result.",
              explanation:
                "Old boxes hold many stained cards. He would find the invented amounts one by one, at the dinner table.",
            },
            {
              text: "Give it up, since a tool that made up one amount cannot be used.",
              explanation:
                "It did very well on clean cards, and that is most of the typing. He needs a line between the two, not a farewell.",
            },
            {
              text: "Try more damaged cards and see whether it always fills the gaps.",
              explanation:
                "The cross points to a kind of card. A few more of that kind tell him which ones he should type or check himself.",
            },
            {
              text: "Send the sixth card again until the salt is right, then go on.",
              explanation:
                "At some point it will guess correctly. That mends a single card and says nothing about the next stain.",
            },
          ],
          answer: 2,
          hint: "What was special about the one that failed, and how many like it are in the box?",
        },
      ],
    },
    further: {
      title: "Testing when there is no single right answer",
      explanation: `Sorting has right answers. Much of what we ask for has none: a kind letter, a summary, a text for visitors. You can still test it if you settle beforehand what good means.

Suppose a town museum wants texts for its audio guide, written from the fact sheet on each object. Before anyone reads a draft, the team agrees on four yes-or-no questions:

- Do all names and dates match the sheet?
- Is the text free of anything that the sheet does not say?
- Could a twelve-year-old retell it?
- Is the point that makes this object special still in it?

Two colleagues answer them for fifteen drafts, each alone. Where they disagree, the question is too vague and gets rewritten. Then a few texts by the museum's own guide are slipped in, unmarked. If those fail as often, the assistant is no step down. If they always pass, the team knows what it would give up. Without such a yardstick a score means little, because today's way of working makes errors too.

A good result is only half the work. It tells you about that day and those objects. So settle three things in writing: who reads a random sample each week, how many misses of which kind mean that you stop, and who is allowed to stop. Keep feeding odd cases from daily use into your set.

And mind a quiet effect: reviewers tire. After fifty fine drafts, people nod. With everyone's consent, plant a mistake now and then. If nobody finds it, there is a hole in your net, whatever the tool's score.`,
      recap: [
        "Turn good into a few yes-or-no questions before you look.",
        "Measure today's way of working with the same questions.",
        "Agree early who samples, who stops it and when.",
      ],
      questions: [
        {
          id: "test-before-you-trust.further.1",
          question:
            "A bus company tests an assistant that matches lost umbrellas and bags with reports from passengers. It is right in 88 of 100 cases. Twelve mistakes are too many, says the manager. What does he need most to judge that?",
          options: [
            {
              text: "A second run with the same cases to see whether it is 88 again.",
              explanation:
                "A second run shows how steady the tool is. Whether 88 is a loss or a gain for passengers remains open.",
            },
            {
              text: "A much larger test, because a hundred cases are far too few.",
              explanation:
                "More cases make the figure more exact. Even a very exact 88 does not say what it should be held against.",
            },
            {
              text: "A promise by the maker that the next version will do better.",
              explanation:
                "A promise is no measurement, and it says nothing about this task. He would put off the decision without learning anything.",
            },
            {
              text: "A count of how many of these the staff match correctly today.",
              explanation:
                "If people manage 75, twelve mistakes are progress; if they manage 99, they are not. Then he can look at which mistakes they are.",
            },
          ],
          answer: 3,
          hint: "Whether twelve is a lot depends on the alternative.",
        },
        {
          id: "test-before-you-trust.further.2",
          question:
            "In March a garden center tested an assistant that answers customers' emails, and it passed. Now it is December, and people ask about Christmas trees. Which routine protects the customers best?",
          options: [
            {
              text: "Reading a few replies picked at random each week, more when topics change.",
              explanation:
                "A sample shows what customers get today, including questions nobody thought of in March. New topics are where surprises sit.",
            },
            {
              text: "Running the same cases from March every week and comparing the results.",
              explanation:
                "This shows whether the tool itself has changed, which is useful. There are no Christmas trees in it, so it is blind to them.",
            },
            {
              text: "Letting the assistant rate each reply and flag the ones it finds weak.",
              explanation:
                "What it does not know, it will hardly flag. Confident nonsense about trees could come with a top rating.",
            },
            {
              text: "Waiting for complaints, since customers will report whatever goes wrong.",
              explanation:
                "Many will not write again; they just go elsewhere or lose the tree. The team would hear of a fraction, and late.",
            },
          ],
          answer: 0,
          hint: "What has changed since March: the tool or what people ask? Which routine would show that?",
        },
      ],
    },
  },
];
