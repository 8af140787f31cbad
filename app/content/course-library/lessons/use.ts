import type { SkillLessons } from "../lesson-text";

export const useLessons: readonly SkillLessons[] = [
  {
    skillId: "protect-private-data",
    first: {
      title: "Take the private parts out first",
      explanation: `The best minute for protecting something is the one before you send it. Here is a routine that works for nearly every text. After a few tries it hardly slows you down.

Say the electric company wants a large extra payment, and you do not understand its letter.

1. **Put your question in one sentence.** "Why is this so high, and what can I ask the company?"
2. **Copy the letter into a note on your own device.** In a chat window it is too easy to press send by accident.
3. **Swap whatever points to you.** The customer number becomes [NUMBER], the street becomes [ADDRESS]. The bank details go entirely.
4. **Keep what the question needs.** Here that is the meter readings, the months and the sums.
5. **Read the note as a curious stranger.** Could you tell who lives there? Then one more swap is due.

Now paste it with your question:

> Explain this electric bill in plain words. Which figures should I compare with my meter, and what could I ask the company? I have replaced personal details with brackets.

The reply will have the brackets in it. Fill in the real details later, in your own letter.

Two cautions. A photo shows everything in the frame, so a cleaned text is often better than a picture of the page. And if the letter is really about somebody else, such as a tenant or a pupil, it is not yours to share. Describe the matter in general words instead.`,
      recap: [
        "Write the question first, then keep only what it needs.",
        "Clean the text on your own device, before it reaches the chat.",
        "Read it once through a stranger's eyes.",
      ],
      questions: [
        {
          id: "protect-private-data.first.1",
          question:
            "The heating shows an error code, and you take a picture of the panel for a chat assistant. Beside it on the wall hang your work schedule and a school portrait of your niece. What do you do?",
          options: [
            {
              text: "Send it and ask the assistant to look only at the panel.",
              explanation:
                "The whole picture is sent, whatever you ask for. A request does not blur the rest of the wall.",
            },
            {
              text: "Send it, since nobody cares about the edges of a picture.",
              explanation:
                "The service receives every corner of it, and AI tools can read small print. What is not needed should not travel along.",
            },
            {
              text: "Take it again from close up so that nothing else shows.",
              explanation:
                "The error code is all the assistant needs. The schedule and the child stay at home.",
            },
            {
              text: "Send it, then take the schedule and the portrait down.",
              explanation:
                "The picture has gone out by then. Clearing the wall helps only the next one.",
            },
          ],
          answer: 2,
          hint: "A camera collects more than you meant to show. When is the moment to limit that?",
        },
        {
          id: "protect-private-data.first.2",
          question:
            "You want a complaint about a suitcase that broke on a flight. The assistant replies: For a perfect letter, tell me your full name, birth date, address and booking number. What is the best answer?",
          options: [
            {
              text: "Please use brackets for all of those, and write it without them.",
              explanation:
                "The wording does not depend on any of it. You fill the gaps on your own device, and only the airline gets the details.",
            },
            {
              text: "Here are name and address, as they will be in the letter anyway.",
              explanation:
                "The airline will read them in the letter, that is true. The chat can do its part without either.",
            },
            {
              text: "Here is all of it, since a good letter needs correct details.",
              explanation:
                "Correct details matter on the page you send. The assistant asked because it can, not because it must know.",
            },
            {
              text: "Here is the booking number, with an invented name and date.",
              explanation:
                "A booking number can open your whole trip to whoever holds it. And invented details may end up in the final letter by mistake.",
            },
          ],
          answer: 0,
          hint: "Who has to know these things in the end, and does anyone have to know sooner?",
        },
      ],
    },
    further: {
      title: "Watch what travels along",
      explanation: `Once you use AI tools every week, the careless paste is rarely the problem. More often, something slips out beside it. Look at four side doors.

- **Files.** A spreadsheet can have hidden columns, a second sheet or comments in the margin. A photo may hold the place where it was taken. Export the part you need into a fresh file.
- **Memory.** Some assistants carry details from one chat into the next. That is handy until one customer's troubles color the advice for another. Look through what yours has kept, and switch memory off for delicate matters.
- **Connections.** A tool linked to your mailbox can see far more than today's question. Link it for the job, then unlink it.
- **Sharing.** A link to a chat often opens all of it, including the clumsy start.

With many records, brackets get confusing. Use steady codes instead. Someone who plans shifts for a cleaning crew writes P1 to P14, keeps the key to the codes in a separate file, and sends:

> Plan next week for P1 to P14. Nobody works more than five days. P3 and P9 cannot work early. Do not ask for reasons.

The plan needs the limit, not the cause. Whether P3 has a sick child or a second job stays with the crew. Experienced people do this everywhere: they send the rule that follows from a fact, and keep the fact.

Codes are no free pass. Whoever holds the key can undo them, and in many places coded records still count as personal data. So an approved tool comes first. If you are unsure, ask whoever handles data protection where you work.`,
      recap: [
        "Files, memory, connections and shared links carry more than you typed.",
        "Pass on the limit that a private fact sets, not the fact.",
        "Coded records still need an approved tool.",
      ],
      questions: [
        {
          id: "protect-private-data.further.1",
          question:
            "You run a dance school and want an AI tool to find the busiest hours. Your spreadsheet has dates, hours, names and a hidden column with notes on injuries. What do you upload?",
          options: [
            {
              text: "The spreadsheet as it is, because a hidden column stays hidden.",
              explanation:
                "It is hidden from your eyes only. The tool reads the full file, injuries included.",
            },
            {
              text: "A new file that holds only the dates and the hours, and nothing else.",
              explanation:
                "Visits can be counted from two columns. What is not in the file cannot slip out.",
            },
            {
              text: "The spreadsheet with a short code in place of every dancer's name.",
              explanation:
                "Codes are a step, but the notes on injuries still travel. This question needs neither.",
            },
            {
              text: "The spreadsheet, once the hidden column has been deleted from it.",
              explanation:
                "The names still go along, with every hour at which each person came. They add nothing to the count.",
            },
          ],
          answer: 1,
          hint: "Go through the columns one by one. Would the result change if you took it away?",
        },
        {
          id: "protect-private-data.further.2",
          question:
            "A colleague at the garden center wants to see how you made a planting plan with an assistant. You began that chat by describing your back trouble and your pay. How do you share it?",
          options: [
            {
              text: "Send the link, and ask her to skip the first few messages.",
              explanation:
                "She can read them, and so can anyone to whom she passes the link. A polite request closes nothing.",
            },
            {
              text: "Send the link, and remove it once she has seen the plan.",
              explanation:
                "Until then the whole chat lies open, and she may have kept a copy. Removing a link does not call those back.",
            },
            {
              text: "Have the assistant forget the start, then send the link.",
              explanation:
                "It may agree politely. The messages still stand on the page that the link opens.",
            },
            {
              text: "Copy the useful prompts and the plan into a note for her.",
              explanation:
                "She learns how you did it, which is what she asked for. Your back and your pay stay out of it.",
            },
          ],
          answer: 3,
          hint: "What does she hope to learn, and how little would do for that?",
        },
      ],
    },
  },
  {
    skillId: "say-when-ai-helped",
    first: {
      title: "Write a note about the help you had",
      explanation: `Telling people about AI help feels awkward mainly when you search for words at the last minute. It gets easy if you collect them along the way.

Take a simple case. You write for the newsletter of your gardening club. You have notes from a talk on bird feeders. A chat assistant turns them into a text, and you rework it. Here is how your note comes about.

1. **Jot down the help while it happens.** One line in the draft will do: "Assistant: text from my notes. Me: new opening, two tips cut."
2. **Think of one reader.** What will she rely on? Here, that the tips come from the talk and that somebody compared them.
3. **Write a sentence or two with both parts**, the tool's and your own.
4. **Put it where she looks**, right below the text, and not on the last page.

The result could read:

> Written from my notes on the talk, with help from a chat assistant. I compared every tip with the speaker's handout.

The first half tells how the text was made. The second tells readers why they may rely on it. Claim a check only if you made one.

For a birthday list or a bus connection, none of this is needed. If you hesitate, ask the person who receives the work: "Is it all right if an assistant helps me, and would you like to know where?" In schools, clubs and companies, someone may have settled this long ago: the teacher, the editor, the manager. Their answer goes before your own feeling.`,
      recap: [
        "Note the help while you work, not at the end.",
        "Name the tool's part and your own.",
        "Place the note where the reader looks.",
      ],
      questions: [
        {
          id: "say-when-ai-helped.first.1",
          question:
            "For a leaflet about a nature walk, you generate a lifelike picture of a kingfisher at your own pond. Readers may well believe that one was seen there. Which note is best?",
          options: [
            {
              text: "A line on the website which says that the group sometimes uses AI.",
              explanation:
                "Few people with the leaflet in hand will see it. And sometimes does not tell them about this picture.",
            },
            {
              text: "A caption right under it: computer-made picture, nothing we have seen.",
              explanation:
                "Readers learn it at the moment they look. Nobody comes to the walk for a bird that was never there.",
            },
            {
              text: "A word at the end of the walk to all of those who have taken part.",
              explanation:
                "By then they have come and hoped. Those who stayed at home with the leaflet never hear it.",
            },
            {
              text: "A small symbol in the corner that stands for computer-made pictures.",
              explanation:
                "Many readers will not know the symbol or even notice it. Plain words reach everyone.",
            },
          ],
          answer: 1,
          hint: "Where are a reader's eyes at the moment she could be mistaken?",
        },
        {
          id: "say-when-ai-helped.first.2",
          question:
            "In a Spanish evening class, you hand in a diary page every week so that the teacher can see how you are doing. This time you were tired and let a tool translate half of it. What do you do?",
          options: [
            {
              text: "Hand it in as it is, because nobody gets a grade in this class.",
              explanation:
                "No grade is at stake, but she would plan the next lesson for someone who writes better than you do now.",
            },
            {
              text: "Hand it in, and promise yourself to write the next one alone.",
              explanation:
                "She cannot read a promise that you make to yourself. This week she would misjudge where you need help.",
            },
            {
              text: "Add a line that a tool helped you with a word here and there.",
              explanation:
                "That makes half a page sound like a few words. She still cannot tell which sentences are yours.",
            },
            {
              text: "Mark the half that was translated and hand it in with a short note.",
              explanation:
                "She can look at the other half and see your real level. It takes a minute and costs you nothing.",
            },
          ],
          answer: 3,
          hint: "What is the page for? Ask yourself what she needs to be able to tell apart.",
        },
      ],
    },
    further: {
      title: "Be open when many hands are involved",
      explanation: `A note on your own work is simple. It gets harder when work passes through several people, or when a tool is built in so deeply that nobody notices it anymore. Three ideas help.

**Settle it beforehand.** A freelance translator who works from machine drafts says so in the offer. On the bill, the same words would sound like a confession:

> I prepare a first draft with a translation tool that you approve, then revise each sentence against the original. I can also work without such a draft, at a different price.

**Say what a reader can use.** A fixed line under everything, such as "may contain AI content", soon goes unread. A useful note is about this one piece: which part, how it was checked, and what was left unchecked. Often the last is worth most. "The figures come from our books. The interview summaries were not compared with the recordings." Now readers know how far to lean on each.

**Ask down the line.** When you put together the work of others, you vouch for it. Early on, ask each of them one friendly question about tools and checks. Make it safe to answer. Where honesty gets people into trouble, you will hear silence.

A note has limits. It does not turn an invented fact into a true one, and it is no permission. It also matters who is talking: people who write to a shop or an office should know when a machine replies. Some places require this by law, and many employers have a set wording. Ask whoever is responsible for communication before you choose your own.`,
      recap: [
        "Settle the use of AI before the work starts.",
        "A good note says what was checked and what was not.",
        "If you pass on the work of others, ask how it was made.",
      ],
      questions: [
        {
          id: "say-when-ai-helped.further.1",
          question:
            "You put together the yearly report of a rowing club from five people's parts. One part reads very smoothly and has figures you have never heard of. The report is to say how AI was used. What comes first?",
          options: [
            {
              text: "Ask all five which tools they used and what they checked.",
              explanation:
                "One question for everybody accuses nobody. You can then write a true note and trace the odd figures.",
            },
            {
              text: "Add a line that parts of the report may come from AI tools.",
              explanation:
                "It covers everything and explains nothing. The odd figures would be printed all the same.",
            },
            {
              text: "Rewrite the smooth part so that it sounds like the others.",
              explanation:
                "That hides the question in place of answering it. The figures would live on in your words.",
            },
            {
              text: "Tell the others that this one person has surely used AI.",
              explanation:
                "Smooth writing proves nothing. And after a public charge, people will keep quiet about tools next year.",
            },
          ],
          answer: 0,
          hint: "You can tell readers only what you know. How do you come to know it, fairly?",
        },
        {
          id: "say-when-ai-helped.further.2",
          question:
            'At night, an online bicycle shop lets an assistant reply to customers. Its messages are signed "Nina, your bike friend", but there is no Nina. What should the owner change first?',
          options: [
            {
              text: "Sign with the name of a mechanic who really works in the shop.",
              explanation:
                "Now a real person seems to give advice that she never saw. That misleads customers further and may harm her.",
            },
            {
              text: "Mention in the shop's terms that automated systems are in use.",
              explanation:
                "Hardly anyone reads terms before asking about brakes. In the chat, they would go on believing in Nina.",
            },
            {
              text: "Say at the start that a machine replies and how to reach staff.",
              explanation:
                "Customers know what they are talking to and can choose to wait for a person. A cheerful name does no harm then.",
            },
            {
              text: "Have it admit to being an assistant whenever a customer asks.",
              explanation:
                "Most people never think to ask. Those who trust the friendly name the most would stay misled.",
            },
          ],
          answer: 2,
          hint: "Think of the customer who suspects nothing. When would she find out?",
        },
      ],
    },
  },
  {
    skillId: "keep-your-own-judgement",
    first: {
      title: "Make up your own mind with AI beside you",
      explanation: `Typing "What should I do?" is tempting. The answer comes in seconds and sounds sure. For a choice of your own, there is a better way: let the assistant list and ask, while you do the weighing.

Suppose you are offered the night shift at the bakery, with more pay and less sleep.

1. **Write two lines on paper first.** What do you lean toward? What matters most to you?
2. **Ask for points, not for a verdict.**
3. **Let it argue against your leaning.**
4. **Talk to someone who knows you or has done it.** A baker who worked nights can tell you things that no list holds.
5. **Decide, and say your reason aloud.** If you can only repeat the screen, you are not done yet.

For step 2, you might write:

> I may change from the day shift to the night shift. Leave the choice to me. List what people often forget when they think about night work. Then ask me five questions about my life that I should answer for myself.

You need not type in those five answers. They are for you. And if five steps are too many today, keep the first. Two lines of your own are hard to talk away.

Some matters should not rest on a chat at all. Before you change a medicine, sign a contract or react to a letter from a court, ask a doctor, a pharmacist or an advice center. If somebody is in danger, or you feel that you might hurt yourself, leave the chat and call for emergency help or go to a person nearby.`,
      recap: [
        "Write down your own leaning before you ask.",
        "Ask for points and questions, not for a verdict.",
        "Take what matters to a person as well.",
      ],
      questions: [
        {
          id: "keep-your-own-judgement.first.1",
          question:
            "You take tablets for your heart and have caught a bad cold. An assistant says that a common cold medicine goes well with them, and it sounds certain. What do you do?",
          options: [
            {
              text: "Call the pharmacy and name both of them before you take any.",
              explanation:
                "A pharmacist is trained for exactly this, can look into your prescriptions and answers for the advice. The call takes a few minutes.",
            },
            {
              text: "Ask it twice more, and take the medicine if it stays certain.",
              explanation:
                "Saying it three times shows that it repeats itself. It still knows neither your heart nor your dose.",
            },
            {
              text: "Take half of the usual dose and watch how you feel with it.",
              explanation:
                "That is a trial on your own heart. Some mixtures do harm before you feel anything.",
            },
            {
              text: "Read the leaflet, and trust the chat wherever it is silent.",
              explanation:
                "Reading the leaflet is a good habit. But silence in it does not mean that your own mixture is safe.",
            },
          ],
          answer: 0,
          hint: "Who can look into your own case, and is answerable for it?",
        },
        {
          id: "keep-your-own-judgement.first.2",
          question:
            "Your reading group meets tonight. You finished the novel and asked an assistant what it means. Now you notice that you can only repeat its answer. What helps you most next time?",
          options: [
            {
              text: "Ask three assistants and keep what they have in common.",
              explanation:
                "Three ready-made readings leave even less room for yours. You would repeat the average.",
            },
            {
              text: "Ask it for a rare reading that the rest will not bring.",
              explanation:
                "You would stand out with a borrowed thought. One question from the group, and it runs dry.",
            },
            {
              text: "Put down two thoughts of your own before you open it.",
              explanation:
                "They are yours, however small, and the tool cannot cover them up. Its answer then gives you something to argue with.",
            },
            {
              text: "Ask it to say the same thing in your manner of speaking.",
              explanation:
                "It would sound like you and still not come from you. The group wants to know how the book struck you.",
            },
          ],
          answer: 2,
          hint: "Look at the order in which things happened here.",
        },
      ],
    },
    further: {
      title: "Test your leaning, not only the answer",
      explanation: `After months of good answers, something shifts. Each reply is reasonable, so you nod, and one day you can hardly say whether a choice was yours. People with long practice build in small brakes.

**Hide your leaning.** A shop owner who writes "I want to close on Mondays, does that make sense?" has given the answer away. She learns more by describing both choices flatly, as if they were a stranger's, and asking twice in fresh chats: once for the case for closing, once for the case for staying open. What both chats want to know is worth finding out. The arguments may be mere echoes of the request. The first prompt:

> A small shop thinks about closing on Mondays. Argue honestly and strongly for it, and say what you would need to know.

**Set the bar before you look.** Write down what would change your mind: "If Monday brings less than a tenth of the week's sales, I close." A polished argument can no longer move the bar.

**Keep a log.** Note your own guess, the tool's advice, what you did and how it turned out. After twenty lines, you may see where your nose is better and where the tool helps. And **do a share unaided**, perhaps every fifth price quote or letter. You notice early if a skill wears thin.

Disagreement is useful. When your experience says one thing and the tool another, the question is not who is cleverer. Ask what could be looked at, counted or tried, so that you need not believe either. The larger the stakes, the more people belong in the room. For health, law and large sums, one of them should be qualified and accountable.`,
      recap: [
        "Ask without showing what you hope to hear.",
        "Decide ahead what would change your mind.",
        "Settle a disagreement by looking, counting or trying.",
      ],
      questions: [
        {
          id: "keep-your-own-judgement.further.1",
          question:
            "You lean toward selling your old camper. Which message to an assistant will teach you the most?",
          options: [
            {
              text: "I am about to sell my camper at last. What do you think of the plan?",
              explanation:
                "At last gives your wish away, and the reply will probably follow it. You would read your own opinion.",
            },
            {
              text: "Be brutal with me: is it a mistake that I want to sell my camper?",
              explanation:
                "Brutal sets a tone, and the reply may overdo it to please you. That is no fairer than praise.",
            },
            {
              text: "List all the reasons for selling a camper that is rarely on the road.",
              explanation:
                "You will get a long list that leans one way. It feels like research, but the other half is missing.",
            },
            {
              text: "An owner may sell a camper or keep it. Make an honest case for each.",
              explanation:
                "The message does not show which one you want. You get two full cases to hold against your own life.",
            },
          ],
          answer: 3,
          hint: "Read them all as a stranger would. Could you guess what the writer wants to hear?",
        },
        {
          id: "keep-your-own-judgement.further.2",
          question:
            "A beekeeper of thirty years thinks that one of her hives is about to swarm. The assistant, given her notes, calls it unlikely. Now she is unsure. What would help her most?",
          options: [
            {
              text: "Trust herself, as thirty years outweigh any tool in this.",
              explanation:
                "She may well be right. But she would close the matter without looking, and her notes may hold something that she passed over.",
            },
            {
              text: "Open the hive and look for the signs that would settle it.",
              explanation:
                "The bees know better than either of them. A check in the hive ends the guessing on both sides.",
            },
            {
              text: "Trust the tool, as it has weighed every note without worry.",
              explanation: "It has her notes and not the hive. A calm tone is not evidence.",
            },
            {
              text: "Add more notes until she and the tool see it the same way.",
              explanation:
                "New notes may simply steer it toward her view. Agreement reached that way says nothing about the bees.",
            },
          ],
          answer: 1,
          hint: "Two opinions differ about a thing that can be found out.",
        },
      ],
    },
  },
  {
    skillId: "know-the-rules",
    first: {
      title: "Find out what is allowed where you are",
      explanation: `Rules about AI are not collected in one big book. They differ by country, school and employer, so no lesson can tell you what yours say. What you can learn is a short search that works anywhere.

Say you take the minutes for a parents' council and would like a chat assistant to shorten your notes.

1. **Say what you plan.** Task, tool and material: "shorten my notes, on my phone, with names and what people said."
2. **Look in three places.** The rules of the school and the council. The terms of the service, above all on age, data and business use. And any promise you have made, such as keeping the talks confidential.
3. **Ask someone who can say yes.** Here that is the head of the council. At work it may be your manager, the data protection contact or the union. For an exam it is the exam office, and for the law an advice center or a lawyer.
4. **Keep the reply.** A message that you can find again is enough.

Your question can be short:

> I would like to shorten our minutes with a chat assistant and would take out all names beforehand. Is the council fine with that, and is there a tool that the school prefers?

It offers a careful version right away. That is easier to agree to than "Can I use AI?"

While you wait, do the job the old way, or try the tool on invented notes. If the reply is no, ask what would be possible instead. A smaller plan often is.`,
      recap: [
        "Say task, tool and material before you look for rules.",
        "Take it to a person with the right to say yes, and keep the reply.",
        "While you wait, try things on invented material.",
      ],
      questions: [
        {
          id: "know-the-rules.first.1",
          question:
            "You would like an app on your phone to record the residents' meeting in your building and write a summary. No house rule mentions recording. What do you do?",
          options: [
            {
              text: "Record quietly, as the summary will be useful for all residents.",
              explanation:
                "Useful or not, nobody agreed to it. In many countries, recording people in secret is against the law.",
            },
            {
              text: "Record with the phone on the table, where everyone can see it.",
              explanation:
                "A phone on a table tells nobody what it does. People can agree only to something they know about.",
            },
            {
              text: "Record it, and delete the sound as soon as the summary is done.",
              explanation:
                "By then the voices have gone to a service without a yes. Deleting your own file comes too late.",
            },
            {
              text: "Ask the chair and all those who are present first, and accept a no.",
              explanation:
                "Everyone whose words are sent away has a say. If one person objects, you can take notes by hand.",
            },
          ],
          answer: 3,
          hint: "Silence in the house rules settles little. Whose voices would the app collect?",
        },
        {
          id: "know-the-rules.first.2",
          question:
            "You are training as a dental assistant. A colleague says: We all type patients' questions into a chat. The handbook says that no patient details may leave the practice. What do you do?",
          options: [
            {
              text: "Follow her, since she has worked there longest and knows it best.",
              explanation:
                "Long service does not make her the one who sets the rule. You would answer for what you typed yourself.",
            },
            {
              text: "Keep to the handbook and ask the dentist what is possible.",
              explanation:
                "The written rule holds until the person in charge changes it. She may know a tool that is approved for this.",
            },
            {
              text: "Do as she says for now, and bring it up at the next staff meeting.",
              explanation:
                "By the next meeting, many patients' details may have left the practice. Raise it before you type anything.",
            },
            {
              text: "Type in the questions, but leave out the names of the patients.",
              explanation:
                "A question can reveal an illness or a person without a name. The rule speaks of details, and that includes these.",
            },
          ],
          answer: 1,
          hint: "One of the two is a habit. The other was decided by somebody who is allowed to decide.",
        },
      ],
    },
    further: {
      title: "Read gray areas and write house rules",
      explanation: `Use AI often, and you meet questions that no rule foresaw. A contract is older than the tool. A policy says "sensitive data" and does not say what that is. Hunting for a gap in the wording is the wrong start. Ask what the rule is there to protect.

A ban on passing drawings to other firms protects a customer's ideas. An outside AI service is run by another firm, so the ban probably reaches it, even if the word AI is missing. Reading like this tells you where to be careful. Permission still has to come from the other side.

Watch for changes, too. A yes for one purpose seldom stretches to the next: notes that you may sum up for yourself are not yet material for a public report. A new function in a familiar program may send data to a new place. Work across a border can bring in a second country's law.

Where nothing is settled, a small group can write half a page. A volunteer fire crew might cover:

- what we use AI for, and what we never use it for
- what may go in, with examples
- who reads a result before it goes out
- whom to ask, and when we read this page again

Examples beat big words. "Be responsible" helps nobody at nine in the evening. "No names of injured people" does. Then try the page on an easy case, a forbidden one and an awkward one. If two members come to different results, mend the wording. Let an adviser or your national association look over the legal side. A house rule can ask for more than the law, never for less.`,
      recap: [
        "Ask what a rule protects, then ask its owner.",
        "A yes for one purpose does not cover the next.",
        "A house rule needs examples and someone to turn to.",
      ],
      questions: [
        {
          id: "know-the-rules.further.1",
          question:
            "You draw kitchens as a freelancer. A client's contract, older than any AI tool you use, says that drawings must not be passed on. You would like a tool to check one for errors. What is sound?",
          options: [
            {
              text: "Go ahead, because a contract that old cannot mean AI tools.",
              explanation:
                "A rule does not lapse because technology is new. Its purpose, keeping the drawings private, fits this case well.",
            },
            {
              text: "Upload it without the client's name, so that nothing is passed on.",
              explanation:
                "The drawing itself is what the contract protects. Without a name, it still lies in another firm's system.",
            },
            {
              text: "Write to the client, say what you plan and wait for a yes.",
              explanation:
                "The rule is there for the client, so the client can relax it. Perhaps you also hear of a tool that suits both of you.",
            },
            {
              text: "Let the tool check it, and tell the client if it finds errors.",
              explanation:
                "By then the drawing has been passed on. The client learns of it when there is nothing left to choose.",
            },
          ],
          answer: 2,
          hint: "What was this sentence meant to keep safe, and who may lift it?",
        },
        {
          id: "know-the-rules.further.2",
          question:
            "A riding stable with six volunteers wants a house rule on AI. Which sentence will help them most on a busy Saturday?",
          options: [
            {
              text: "Drafts are fine, riders' names are not, the office reads it all.",
              explanation:
                "It says what goes, what does not and who looks at it. A new volunteer can follow it in a minute.",
            },
            {
              text: "All volunteers use AI responsibly and with the greatest of care.",
              explanation:
                "Nobody will disagree, and nobody will know what to do. Two careful people can read it in opposite ways.",
            },
            {
              text: "AI is forbidden here in any form unless a law clearly permits it.",
              explanation:
                "Laws rarely list what a stable may do. Volunteers would be left guessing, and many would quietly ignore it.",
            },
            {
              text: "AI may be used for whatever helps, as long as nobody complains.",
              explanation:
                "It waits until something has gone wrong. By the time of a complaint, a rider's details may be far away.",
            },
          ],
          answer: 0,
          hint: "Picture a tired helper with one minute and a text on the screen.",
        },
      ],
    },
  },
  {
    skillId: "respect-rights",
    first: {
      title: "Build on your own, borrow with a yes",
      explanation: `You want to make a little picture book for your grandson. He loves the bear from a famous series, and an image tool could draw that bear in any scene. It is a good moment for a habit that serves you with every picture, text and tune: look at what goes in, piece by piece.

1. **List the pieces.** The bear, the story, a photo of the boy, a song for the video.
2. **Write beside each whose it is.** The bear is a publisher's, the story yours. You took the photo, but the face is his, and his parents decide. The song came from some website, so you do not know.
3. **Choose for each: ask, replace or leave out.** The parents can be asked in a minute. The bear and the song are better replaced.
4. **Keep the replies.** A message, or a copy of a license, saves trouble later.

Replacing can be the nicest part:

> Draw a badger with muddy boots and a green wool hat, who is afraid of thunder and loves pancakes. Soft watercolor for a picture book. An original character that resembles no known figure.

Then look at the result with fresh eyes. Such tools were built from a great many works, and a picture can come close to one of them unasked. If it reminds you of something, try again.

What you may do for the family at home and what you may print, post or sell are different matters in many countries. Before something leaves the house, read the tool's terms. If you are unsure, a library, an artists' association or a lawyer can tell you more.`,
      recap: [
        "List every piece and note whose it is.",
        "Ask, replace or leave out, and keep the replies.",
        "Check the result for a likeness that you did not want.",
      ],
      questions: [
        {
          id: "respect-rights.first.1",
          question:
            "On the web you find an old photo of your village square. It does not say who took it. You sharpen and color it with a tool, and now the fair committee wants it on a large banner. What is right?",
          options: [
            {
              text: "Hand it over, since a photo of that age belongs to everybody.",
              explanation:
                "Some old photos are free to use, and others are still protected for decades. Looking old does not tell you which.",
            },
            {
              text: "Hand it over with your name, since the colors are your work.",
              explanation:
                "Your work rests on another person's picture. New colors do not remove whatever rights there are.",
            },
            {
              text: "Try to find out who took it and when, perhaps at an archive.",
              explanation:
                "An archive or the website may know the source and whether it is free to use. If nobody does, another picture is safer.",
            },
            {
              text: "Let them print it with a line below: photographer unknown.",
              explanation:
                "It is honest, but it is not a yes. If the photographer's family comes to the fair, the banner may have to go.",
            },
          ],
          answer: 2,
          hint: "Your tool changed how it looks. What did it leave just as it was?",
        },
        {
          id: "respect-rights.first.2",
          question:
            "For your dog-sitting flyer, you asked for a cheerful cartoon dog. The result looks very much like a dog from a well-known film, although you never mentioned it. What do you do?",
          options: [
            {
              text: "Drop it, and describe a dog with quite different features.",
              explanation:
                "A red bandana, one floppy ear, short legs: the next result will be more your own, and you can hand it out with an easy mind.",
            },
            {
              text: "Print it, as the likeness was the tool's doing and not yours.",
              explanation:
                "You are the one who hands it out. The owner of the film dog would come to you, not to the tool.",
            },
            {
              text: "Keep the picture, but give the dog a name and a slogan of its own.",
              explanation:
                "People recognize it by its looks. Another name below the picture does not change them.",
            },
            {
              text: "Try it on a few flyers, and see whether anybody objects to it.",
              explanation:
                "That nobody has noticed is not a permission. And your customers may take you for a partner of the film.",
            },
          ],
          answer: 0,
          hint: "Does it matter to the film's owner whether the likeness was planned?",
        },
      ],
    },
    further: {
      title: "Untangle rights layer by layer",
      explanation: `With practice, you seldom make a thing from one source. A local history group produces an audio walk: interviews, an old map, a tune, texts smoothed by an assistant, a generated voice. Take such a work apart into four layers.

- **What you put in.** Having a file does not yet give you the right to upload it. Check what the owner allowed and what the service does with uploads.
- **Who is in it.** A yes has edges. Someone who agreed to an interview has not agreed to a copy of her voice.
- **What comes out.** Look for near copies, and read whether the tool's terms allow your use.
- **What you can claim.** In many countries, material that a tool made alone gets little or no protection. You might not be able to keep others from using it.

For people, write the permission in words that both sides understand:

> You agree that we use your recorded interview in our audio walk and on our website. We will not imitate your voice with AI, and we will ask again before any other use.

With open licenses, read all the conditions together. One source may demand that adapted works carry the same license, and another may rule out changes. Mixed in one piece, they can block each other.

Your own share counts as well. Keep sketches, drafts and the choices you made. They show what is yours, and clients often want to know.

All this is in motion and not the same on both sides of a border. With a real budget or a wide audience, ask a lawyer or an association of authors beforehand. It costs less than pulling back a finished work.`,
      recap: [
        "Check what went in, who is in it and what came out.",
        "A yes has edges, so ask again for a new use.",
        "Promise a client only the rights that you have.",
      ],
      questions: [
        {
          id: "respect-rights.further.1",
          question:
            "Years ago, an actor recorded a museum's audio guide for a fee. For a new wing, the museum would like a tool to imitate her voice from the recordings. What has to come first?",
          options: [
            {
              text: "Nothing more, since she was paid well for those recordings.",
              explanation:
                "She was paid for reading certain texts. Speaking new ones in her voice is most likely a use that nobody had agreed on.",
            },
            {
              text: "A talk with her about this use, its limits and a fair fee.",
              explanation:
                "It is her voice and perhaps her living. With limits in writing, both sides know what they may expect.",
            },
            {
              text: "A notice for the visitors that the new voice is generated.",
              explanation:
                "That is fair to the visitors and worth doing. It leaves out the one person whose voice it is.",
            },
            {
              text: "A slight change of pitch, so that few would know her.",
              explanation:
                "The voice would still be built from hers without a yes. Hiding the source makes it look worse.",
            },
          ],
          answer: 1,
          hint: "Compare what was agreed back then with what is planned now.",
        },
        {
          id: "respect-rights.further.2",
          question:
            "You design fabrics. A customer wants a pattern that nobody else may use and will pay extra for it. The one he likes came from an image tool, and you changed two colors. What do you tell him?",
          options: [
            {
              text: "That it will be his alone, since no tool makes a thing twice.",
              explanation:
                "Others can get results that look almost the same. And it is open whether you could forbid them anything.",
            },
            {
              text: "That he alone may use it, since the terms let you sell it.",
              explanation:
                "The right to sell is not the power to shut others out. You would promise something that may not be yours to give.",
            },
            {
              text: "That he cannot have it at all, since it came out of a tool.",
              explanation:
                "That is stricter than it needs to be, as the terms may well allow a sale. The open point is the promise.",
            },
            {
              text: "How it came about, and that you cannot promise him that yet.",
              explanation:
                "He can decide with open eyes. You can look into the rules, or draw a pattern in which more is your own.",
            },
          ],
          answer: 3,
          hint: "Selling something is one thing. Keeping everybody else away from it is another.",
        },
      ],
    },
  },
  {
    skillId: "keep-a-person-in-charge",
    first: {
      title: "Let the tool prepare and a person decide",
      explanation: `You coordinate thirty volunteers at a food bank. A chat assistant that your group has approved could put together the weekly plan in moments. But a plan rules over people's evenings, and a careless one hurts. Here is how to take the help and stay in charge.

1. **Hand over the dull part.** Let it list who can come when, and where there are gaps. Use codes and no names.
2. **Compare before you accept.** Open a few of the messages that people sent you. Did the tool get them right?
3. **Look at who bears the load.** Does one person have every late evening? Is somebody missing?
4. **Make the choice yourself, with a reason.** "You asked for Fridays" is one. "It came out like that" is not.
5. **Say how to object.** A line below the plan does it:

> An AI tool helped to sort your wishes, and I made the plan. If something seems wrong or unfair, call me by Thursday and I will look at it again.

The line works because someone stands behind it who has time to listen and can change the plan.

You do not need five steps for everything. Whether a tool sorts the posters by size or by color bothers nobody. Ask yourself: can this spoil somebody's day, cost them money or hurt their good name? If so, a person looks first. In a job or a public office, there may be legal duties as well. Ask your manager or the staff's representatives before you begin.`,
      recap: [
        "Let the tool sort, and make the choice yourself.",
        "Compare with the original messages before you accept.",
        "Tell people whom to call, and be ready to change things.",
      ],
      questions: [
        {
          id: "keep-a-person-in-charge.first.1",
          question:
            "A bus company has a tool that sums up complaints. About one driver it says: rude to a passenger, second time. It is your job to talk to her. What do you do beforehand?",
          options: [
            {
              text: "Print the summary twice, so that both of you have the same text.",
              explanation:
                "If the summary is off, you would both be looking at the same mistake. She would have to defend herself against a line from a tool.",
            },
            {
              text: "Read the two complaints in full, as the passengers sent them.",
              explanation:
                "You may find that one was about the delay, or that she kept calm. Now you can speak about what happened.",
            },
            {
              text: "Ask the tool how certain it is that the driver was really rude.",
              explanation:
                "It will name a figure or sound confident. It was not on the bus and cannot add anything to its source.",
            },
            {
              text: "Ask the tool for a friendly way in which to begin the conversation.",
              explanation:
                "A kind tone is good, but it cannot mend a wrong charge. First you need to know whether it is true.",
            },
          ],
          answer: 1,
          hint: "Something longer lies behind that short line. Who has looked at it?",
        },
        {
          id: "keep-a-person-in-charge.first.2",
          question:
            "Parents get an app for their son's first phone. It guesses which messages are bullying, and it can lock the phone by itself. How should they set it up?",
          options: [
            {
              text: "To lock at once, because with bullying every minute may count.",
              explanation:
                "A joke among friends could lock him out just when he needs to call home. And nobody would have looked.",
            },
            {
              text: "To lock only when the app says that it is nearly certain.",
              explanation:
                "That figure is the app's opinion of its own guess. A confident guess can be wrong, and there is still nobody to ask.",
            },
            {
              text: "To lock at once, with an appeal to the help desk of the app.",
              explanation:
                "At the help desk sit strangers who do not know him. The people who could judge it are at home.",
            },
            {
              text: "To alert them, so that they can talk to him and then decide.",
              explanation:
                "The app points something out, and the parents judge it with him. He should know that it is there and what it does.",
            },
          ],
          answer: 3,
          hint: "Who knows the boy and the tone among his friends?",
        },
      ],
    },
    further: {
      title: "Make human control more than a click",
      explanation: `Many systems promise that a person has the last word. Look closer, and that person has forty seconds, a green button and a proposal that looks finished. What is left for them is mostly the blame. If you set up or review such a process, look at the conditions.

**Effort.** A home care service lets a tool propose how long each visit should be. If accepting takes one click and changing takes a form, the tool wins by tiredness alone. Make both equally easy, and plan how many cases fit into an hour. **Evidence** matters as much. The planner needs the notes behind a proposal and not just the minutes. She also brings what the tool cannot know: that a client's daughter has moved away.

**Proof.** Count how often people change a proposal, and ask for the reasons. No change in months can mean an excellent tool or sleepy reviewers. So slip in a few cases with a known mistake and see whether anyone stops them before they take effect. Tell the team beforehand that this will happen. It tests the process and not their character.

**A brake.** Fix in advance what makes you stop: a run of complaints, one group hit more often than others, a new version of the tool. Name who may do it, on a Sunday as well, and practice how the work goes on by hand. And those affected need **a way back**: they learn the reason, reach somebody and get a reply while it still helps them.

Fit all this to the possible harm. Many countries set special duties where machines take part in decisions about jobs, credit, care or school places. Bring in legal advice and the staff's representatives before the process runs.`,
      recap: [
        "Control needs time, evidence and the power to say no.",
        "Known mistakes show whether reviewers really look.",
        "Fix in advance who may stop the tool.",
      ],
      questions: [
        {
          id: "keep-a-person-in-charge.further.1",
          question:
            "A tool proposes who gets a parking permit for people with disabilities. In half a year, reviewers at the city office accepted all 1,400 proposals. The head is pleased: no mistakes. What should she do next?",
          options: [
            {
              text: "Mix in some test cases that are wrong and see if they are caught.",
              explanation:
                "If they are stopped, the reviews are real. If they pass, she has learned it before more people are hurt by it.",
            },
            {
              text: "Stop the reviews, as the tool has shown that it does not need any.",
              explanation:
                "It has shown that nobody objected. Whether the proposals were right has not been looked at yet.",
            },
            {
              text: "Have every reviewer confirm in writing that they read each case.",
              explanation:
                "They would sign, and most would believe it. A signature does not show that an error would be noticed.",
            },
            {
              text: "Have the tool explain each of its proposals at greater length.",
              explanation:
                "A longer explanation can persuade even more. It does not show whether anyone would object to a bad one.",
            },
          ],
          answer: 0,
          hint: "A perfect tool and a team that only nods would give the same figure. How could you tell?",
        },
        {
          id: "keep-a-person-in-charge.further.2",
          question:
            "At a parcel firm, a tool suggests which drivers should get a warning. Team leaders may overrule it, but then they have to fill in two pages. Agreeing takes a click. Hardly anyone overrules. What helps most?",
          options: [
            {
              text: "A monthly reminder that overruling is allowed and even welcome.",
              explanation:
                "Kind words do not shorten two pages at the end of a shift. The easy way stays the easy way.",
            },
            {
              text: "A bonus for those team leaders who overrule the tool most often.",
              explanation:
                "Now they are paid to disagree. Once more, the driver's own case is not what counts.",
            },
            {
              text: "One short reason for either choice, with the same effort.",
              explanation:
                "Neither way is downhill anymore, so the case itself can decide. And every driver can be told a reason.",
            },
            {
              text: "A second team leader who has to click for each of the warnings.",
              explanation:
                "Two people feel the same pull in place of one. Neither gets more time or an easier way to say no.",
            },
          ],
          answer: 2,
          hint: "Water runs downhill. In which direction does this form tilt?",
        },
      ],
    },
  },
];
