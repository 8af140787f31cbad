import type { SkillLessons } from "../lesson-text";

export const understandLessons: readonly SkillLessons[] = [
  {
    skillId: "what-ai-tools-are",
    first: {
      title: "Your first ten minutes with a chat assistant",
      explanation: `A chat assistant is a program that practiced on a vast amount of writing until it could answer almost any sentence with a fitting one. That is enough to begin with. You cannot break anything by typing, and you can stop at any moment.

Take Rosa, who has grown tomatoes on her balcony for thirty years. One evening she tries the assistant out on a subject she knows by heart:

1. She types whole sentences, as she would to a neighbor: "The lower leaves of my tomato plants are turning yellow. What could be the reason?"
2. She reads the reply and asks back: "They stand in small pots and get water twice a day. Does that change anything?"
3. She judges. Most of it she would have said herself. One tip, about the distance between rows in a field, makes no sense on a balcony.
4. She puts the same question to a search engine and compares.

The search engine gave her a row of pages, each written by somebody for everybody. The assistant gave her one reply, worded for her alone and fitted to the small pots. Her neighbor would have done a third thing: come over, lifted a leaf and looked underneath.

So keep the three apart. Ask the assistant when you want something explained, worded or thought through. Ask a search engine when you want a certain page. Ask a person when somebody has to look, to know you or to vouch for what they say. And choose for your first try, like Rosa, a subject in which nobody can fool you.`,
      recap: [
        "The assistant words a new reply to whatever you typed.",
        "A search engine leads to pages; a person can look and vouch for an answer.",
        "Begin with something you know well, so that you are the judge.",
      ],
      questions: [
        {
          id: "what-ai-tools-are.first.1",
          question:
            "Your aunt, 68, has just opened a chat assistant and does not know how to begin. What do you suggest?",
          options: [
            {
              text: "Learn a list of commands first, so that the program understands what she types.",
              explanation:
                "No commands are needed, because ordinary sentences work. She would lose an evening and probably her good mood.",
            },
            {
              text: "Ask about the new pills she was given, because that is what worries her today.",
              explanation:
                "She could not tell a good reply from a bad one, and a mistake here could hurt her. The pharmacy is the place for that.",
            },
            {
              text: "Ask about quilting in plain sentences, because she has done it for decades.",
              explanation:
                "She sees at once what it gets right and where it slips. That teaches her more about the tool than any description.",
            },
            {
              text: "Type in her name, address and birthday, so that it knows who is speaking.",
              explanation:
                "It can reply without any of this. Such details are better kept back from a tool she has only just met.",
            },
          ],
          answer: 2,
          hint: "Where would a mistake jump out at her?",
        },
        {
          id: "what-ai-tools-are.first.2",
          question:
            'You tell a plain chat assistant about your driving test. It writes: "I will think of you on Friday and tell you to bring your ID." Nothing in the app shows an alarm. What do you do?',
          options: [
            {
              text: "Put a note about the ID into your own calendar, as nothing else will come.",
              explanation:
                "The line is what a kind person would say, so the program wrote it. Some tools can set alarms, but then you see them listed in the app.",
            },
            {
              text: "Rely on it, as it has kept every promise that it has made to you so far.",
              explanation:
                "So far its promises were about words in the chat. On Friday it would have to act outside of it, and you might stand there without your ID.",
            },
            {
              text: "Leave the chat open until Friday, so that it is still awake in the morning.",
              explanation:
                "A plain chat assistant replies when you write and does nothing in between. An open window does not change that.",
            },
            {
              text: "Ask it to promise once more, so that it takes the matter more seriously.",
              explanation: "A second promise is only a second sentence. No alarm is set by it.",
            },
          ],
          answer: 0,
          hint: "Look for a sign that anything was set up outside the conversation.",
        },
      ],
    },
    further: {
      title: "The model, the product and the label",
      explanation: `People who use these tools a lot stop saying "the AI" and ask which part they are dealing with. Inside sits a **model**, the part that learned from examples. Around it the maker builds a **product**: instructions you never see, limits, perhaps web search, a calculator, file reading or a memory. That is why two apps can run on the same model and still treat your request differently, and why an app can change its manners overnight although you did nothing.

It also explains a trap. Asked about itself, a tool often replies the way such tools are generally described. It may say that it cannot open a spreadsheet and then open one, or claim to have saved your list when there was nowhere to save it. Do not interview it. Read the help page, look at the buttons and settings, or try it with something harmless.

Outside of chat, "AI" is printed on everything from dishwashers to door locks. Three questions get behind the label:

- What did it learn from, and does that resemble my case?
- What does it hand over: a guess, a score, a new text or picture, an action?
- Who notices when it is wrong, and what can that person do then?

Marek, who runs an orchard, is offered a camera that grades apples with AI. The demonstration is flawless. He asks which varieties it was trained on, and the honest reply is: smooth red ones. His are brown and rough by nature. The camera is not bad. It learned from somebody else's apples, so he asks for a trial with two crates of his own, and for a way to overrule it.`,
      recap: [
        "A product is a model plus everything its maker put around it.",
        "Try out what a tool can do instead of asking the tool.",
        "Behind any AI label, ask what it learned from and who catches its errors.",
      ],
      questions: [
        {
          id: "what-ai-tools-are.further.1",
          question:
            "You ask your assistant whether it can read handwriting in photos. It says no. A friend does exactly that with the same app. How do you find out what is true?",
          options: [
            {
              text: "Believe the assistant, because nobody knows an app better than the app itself.",
              explanation:
                "It has no clear view of its own abilities. Its no may come from old descriptions of such tools, and you would give up something useful.",
            },
            {
              text: "Photograph an unimportant note whose words you know, and judge the result.",
              explanation:
                "Two minutes of evidence beat any statement it makes about itself. Because you know the words, you also see how well it reads.",
            },
            {
              text: "Tell the assistant that it can, and repeat this until it agrees with you.",
              explanation:
                "It may agree to please you, and then you know no more than before. Agreeing is not being able to.",
            },
            {
              text: "Conclude that your friend pays for a better version than the one you have.",
              explanation:
                "That is possible, but it is a theory. You can find out without knowing anything about your friend's account.",
            },
          ],
          answer: 1,
          hint: "What would settle the matter faster than any claim?",
        },
        {
          id: "what-ai-tools-are.further.2",
          question:
            'A shop offers your mother hearing aids "with AI that adapts to every room". She mainly wants to follow the talk at a noisy card table. Which question to the seller helps her most?',
          options: [
            {
              text: "Is the AI inside of the newest kind, or is it the one from the season before?",
              explanation:
                "New says little about card tables. An older program that learned from the right sounds may serve her better.",
            },
            {
              text: "Does the AI think for itself, or does it only follow what others put in?",
              explanation:
                "The seller can reply either way, and it changes nothing about what she will hear.",
            },
            {
              text: "Do many people her age buy it, and are most of them pleased with the choice?",
              explanation:
                "They may wear it in quiet living rooms. Their being pleased tells her little about her own noisy evenings.",
            },
            {
              text: "How does it cope with many voices, and can she switch that off if it errs?",
              explanation:
                "This asks about her own case and about what happens when the program gets it wrong. A trial at the card table should follow.",
            },
          ],
          answer: 3,
          hint: "Think of her evening, and of the moment in which the program gets something wrong.",
        },
      ],
    },
  },
  {
    skillId: "how-a-model-writes",
    first: {
      title: "Three small experiments with words",
      explanation: `When a chat assistant replies, you can often watch the words arrive one after another. That is close to what really happens: it adds a bit of text, takes in everything written up to there, and adds the next bit. It was trained for this by guessing, over and over, how real texts go on. Later, people rated its replies, and so it came to sound like a patient helper.

You can see this for yourself. Tomas wants a verse for a bus driver named Harold, who is about to retire. He tries three things:

1. **The same thing twice.** He asks in two separate chats and gets two different verses. He likes the second one better.
2. **Two words more.** He adds "dry humor", and the tears and sunsets vanish from the text.
3. **A letter game.** The first letters of the lines should spell HAROLD from top to bottom. They spell HARLD.

The third one surprises most people. A child could do it. But the model handles bits of words, and a single letter is baked into them like a raisin into a bun.

What does Tomas take away? When a version is good, he saves it at once, because the very same lines may never return. When the tone is off, he changes the words he began with. Whatever can be counted, he counts with his own finger. And he reads to the very end, since bits that fit one by one can still lead somewhere odd, such as a bus driver who sails home into port.`,
      recap: [
        "A reply grows bit by bit, so no two need be alike.",
        "The words you begin with set the tone of what follows.",
        "Letters, lines and lengths are yours to count.",
      ],
      questions: [
        {
          id: "how-a-model-writes.first.1",
          question:
            "An assistant wrote a bedtime story that your son adored. You deleted the chat without copying the story. Tonight he wants exactly that one again. What can you expect?",
          options: [
            {
              text: "The same story, provided that you type your request just as you did then.",
              explanation:
                "Chance plays a part in every step, so even an identical request can start a different tale.",
            },
            {
              text: "The same story, since the tool keeps its most successful texts for later.",
              explanation:
                "It has no shelf of favorites to take them from. Each story is composed anew.",
            },
            {
              text: "No story at all, since a request cannot be made a second time.",
              explanation:
                "Requests do not get used up. He will have a story tonight, only not the one he hopes for.",
            },
            {
              text: "A different story, so from now on copy the ones he loves straight away.",
              explanation:
                "You can describe the old one and get something close to it, but hardly the same lines. A copy would have kept it safe.",
            },
          ],
          answer: 3,
          hint: "What happened when Tomas put one and the same wish to the tool in two places?",
        },
        {
          id: "how-a-model-writes.first.2",
          question:
            'For a street party you ask for a poem whose lines begin with the letters of "MAPLE ROAD". The poem is charming, but the P is missing. What do you do?',
          options: [
            {
              text: "Discard the poem, since this slip shows that the rest of it is poor as well.",
              explanation:
                "A slip with letters says little about rhythm or warmth. You would throw away something you like.",
            },
            {
              text: "Write the P line yourself, then go down the edge once more with a finger.",
              explanation:
                "Letters are awkward for a program that works with bits of words, and easy for you. The second look shows whether anything else is missing.",
            },
            {
              text: "Ask it to confirm that all the letters are there now, and print the poem.",
              explanation:
                "It may confirm this cheerfully without having seen a single letter. Then the poster hangs there with its gap.",
            },
            {
              text: "Ask for a more serious poem, since playful requests confuse such programs.",
              explanation:
                "Playfulness is not the trouble. A solemn poem would be built from the same bits of words.",
            },
          ],
          answer: 1,
          hint: "Which of you two sees single characters best, the program or you?",
        },
      ],
    },
    further: {
      title: "What comes first steers what follows",
      explanation: `Each bit of a reply leans on what stands before it, your words included. Regular users turn this into a method.

**Ask without a tilt.** "Why is the morning class better for beginners?" already contains a claim, and the model will supply reasons for it. It would do the same for the evening class. Ask instead what speaks for each and what would have to be known to choose. Raters who helped shape these models often preferred agreeable replies, so your hopes leak in more easily than you think.

**Reasons first, verdict last.** If the opening line says "plan B", the following lines tend to defend plan B. Ask for the facts, then for both sides, then for a choice. Some tools write out a working of their own before they reply, which often helps with puzzles and sums. Treat it as a draft solution rather than a window into the machine: the steps on show need not be the ones that decided.

**Use the spread.** Put an important question to three fresh chats. Where they drift apart, the model is unsure. Where they agree, a pattern is strong, and popular mistakes are strong patterns too.

Ines coaches young rowers and asked which of two winter plans was safer. Her prompt called one of them "my plan", and it won. She renamed them 1 and 2, asked for the risks of injury first and the verdict last, and ran it three times. The verdict flipped once. A warning about heavy weights came back each time. She took the warning to a sports doctor and left the verdict alone.`,
      recap: [
        "Neutral wording keeps your hopes out of the reply.",
        "Ask for reasons first and for the verdict last.",
        "Where fresh chats drift apart, the model is unsure.",
      ],
      questions: [
        {
          id: "how-a-model-writes.further.1",
          question:
            "A dog owner has heard a lot about food without grain and wants a balanced view before she talks to the vet. Which request serves her best?",
          options: [
            {
              text: "For a healthy adult dog, what speaks for grain in its food and what against it?",
              explanation:
                "Neither side is picked in advance, so what comes back is easier to weigh. She can take the open points to the vet.",
            },
            {
              text: "For a healthy adult dog, why do so many owners do better without any grain?",
              explanation:
                "The claim is already inside the question. She would get a well-written list of reasons for it, sound or not.",
            },
            {
              text: "I distrust grain in dog food. What would you feed a healthy adult dog like mine?",
              explanation:
                "With her distrust in the first line, the reply is likely to share it. She would hear herself in nicer words.",
            },
            {
              text: "Please confirm in two sentences that a healthy adult dog needs no grain at all.",
              explanation:
                "She asks for a confirmation and will probably receive one. It tells her nothing about dogs.",
            },
          ],
          answer: 0,
          hint: "Read only the words before the question mark: who has not yet taken a side?",
        },
        {
          id: "how-a-model-writes.further.2",
          question:
            "You ask three fresh chats how to mix mortar for a garden wall. You get three different proportions, and three times the same warning not to work in frost. What do you make of that?",
          options: [
            {
              text: "Use the average of the three proportions, as mistakes cancel each other out.",
              explanation:
                "The average of three guesses is a fourth guess. Your wall needs the figure that fits this very material.",
            },
            {
              text: "Use the proportions explained at the greatest length, as detail shows knowledge.",
              explanation:
                "Length costs the model nothing. A wrong figure can be explained over half a page.",
            },
            {
              text: "Take the proportions from the bag, and see whether it warns of frost as well.",
              explanation:
                "The spread shows where the model is unsure, so the maker's figure counts. The repeated warning is a lead that you can confirm in the same place.",
            },
            {
              text: "Ignore the warning as well, as chats that disagree are wrong about everything.",
              explanation:
                "They disagreed on one point only. A warning that returns each time deserves a look, and waiting for milder days costs you little.",
            },
          ],
          answer: 2,
          hint: "Drifting apart and agreeing tell you different things. Who has printed the figures that are certain?",
        },
      ],
    },
  },
  {
    skillId: "what-a-model-knows",
    first: {
      title: "Long known, new, or yours?",
      explanation: `A chat assistant speaks about everything in the same friendly voice. To know how far you can trust it, take your question apart first and put each part into one of three baskets:

- **Long known:** many people have described it for many years. The assistant has probably learned it well.
- **New or changing:** results, opening times, rules, anything about this week. It may have missed it.
- **Yours:** your family, your home, your papers. It has only what you tell it.

Amina is planning a day at the lake with her children. How do you remove a tick? Long known. Is the water clean enough on Saturday? New. What can she pack for a boy who must not eat nuts and a girl who refuses everything green? Hers. In one lump, she could not tell which parts of the reply stand on firm ground. So she goes basket by basket. For the water she opens the page of the local health office. Then she types:

> How do I remove a tick from a child's leg, and when should a doctor see it? Then suggest five snacks for a hot day. No nuts in any form, nothing green, no fridge. If you need to know more, ask me first.

The tick part she holds against the leaflet from her first-aid course, because health deserves a second look. The snack part she could judge herself: one bar on the list usually contains almonds, so it goes.

If your tool can search the web, the second basket becomes easier. Links in the reply are the sign that it did. Open one and look for its date.`,
      recap: [
        "Sort your question first: long known, new, or yours.",
        "What is yours has to be typed in.",
        "What is new has to be looked up.",
      ],
      questions: [
        {
          id: "what-a-model-knows.first.1",
          question:
            "Your cousin sang in a local contest last night. This morning a chat assistant without web search names the winner and even describes the applause. How do you take it?",
          options: [
            {
              text: "As reliable, since nobody would make up a detail like the applause.",
              explanation:
                "Vivid details are easy for it to write, because so many stories about contests contain applause. They prove nothing about last night.",
            },
            {
              text: "As made up, so you ask your cousin or see the organizer's own page.",
              explanation:
                "Without a search, nothing from last night can have reached it. People who were there know the result.",
            },
            {
              text: "As half right, since the name may be wrong but the scene will be true.",
              explanation:
                "It was there for neither. Scene and name alike come from how such reports usually sound.",
            },
            {
              text: "As early news, since such tools hear of results before the papers do.",
              explanation:
                "Its learning ended long before the contest, and without a search there is no way for news to come in.",
            },
          ],
          answer: 1,
          hint: "Which basket does last night belong in, and who was in the hall?",
        },
        {
          id: "what-a-model-knows.first.2",
          question:
            'Your washing machine shows a blinking drop. The assistant tells you to press "rinse plus", but your machine has no such button. What gets you further?',
          options: [
            {
              text: "Press the button that looks most similar and watch what the machine does.",
              explanation:
                "Maybe nothing happens, maybe the wrong program starts. You would be guessing on the basis of a guess.",
            },
            {
              text: "Put the same question again, adding that this time it has to be correct.",
              explanation:
                "A demand brings in no facts. It would still be describing some washing machine or other.",
            },
            {
              text: "Add a photo of the controls, or of the page in the manual about the drop.",
              explanation:
                "Now it works from your machine and not from an average one. With the manual open, you can compare as well.",
            },
            {
              text: "Give up on the assistant, as it has learned nothing about such machines.",
              explanation:
                "It has learned a lot about washing machines in general. What it lacks is a look at this one.",
            },
          ],
          answer: 2,
          hint: "It pictures a typical machine. How could it get to know yours?",
        },
      ],
    },
    further: {
      title: "Learned, given or found",
      explanation: `A reply can be woven from three threads: what the model **learned**, what you **gave** it and what it **found** while searching. In a smooth paragraph the seams are invisible, so ask for them: "After each point write learned, given or found, and link whatever was found." The labels are written by the model too and can be wrong. Use them as a map for checking, not as a receipt.

Each thread wears out in its own way. What was learned has a soft edge, because the world had not finished writing about the final months. It also leans toward places and languages with plenty of text. What you gave grows old, above all in a memory that keeps notes: it goes on planning for the baby who has long since started school. What was found may be an ad, a stale page or a rumor in a clean shirt.

Lwazi keeps bees in the south of Africa. He asked when to look into the hives for the last time before winter and was told October. Good advice, for the other half of the globe. Since then his prompts open with place and season, and they close like this:

> Tell me which parts of your advice depend on country, climate or law, and what I should confirm locally.

Experienced people do two more things. They keep a short list of subjects in which the model has let them down, and go elsewhere for those. And now and then they open the memory page, read what has been noted about them and remove what no longer holds.`,
      recap: [
        "Ask which points were learned, given or found.",
        "State place and season, or you get somebody else's.",
        "Notes about you grow old, so read through them now and then.",
      ],
      questions: [
        {
          id: "what-a-model-knows.further.1",
          question:
            "You rent an apartment and ask how long before moving out you have to tell your landlord. The reply names a period, clear and polite, and nothing else. What do you do before you rely on it?",
          options: [
            {
              text: "Write to the landlord with that period, since it is much the same everywhere.",
              explanation:
                "It differs a lot from place to place. You may have been given the period of the country that is written about most.",
            },
            {
              text: "Double the period to be on the safe side, and write to the landlord today.",
              explanation:
                "Twice a wrong number can still be wrong, and you might pay rent for months you did not need.",
            },
            {
              text: "Ask for the same reply in simpler words, so that the rule stands out clearly.",
              explanation:
                "It was clear already. Simpler words do not tell you where the rule applies.",
            },
            {
              text: "Say where you live, ask what applies there, and hold it against your contract.",
              explanation:
                "Rules like this depend on the place and often on what was signed. Now you can see whether the two fit together.",
            },
          ],
          answer: 3,
          hint: "Something that decides the matter was never mentioned.",
        },
        {
          id: "what-a-model-knows.further.2",
          question:
            "For weeks your assistant has planned meals without milk. Since then the doctor has allowed your daughter milk again, and you once said so in a chat. The plans stay as they were. What works best?",
          options: [
            {
              text: "Open what it has saved about you, correct the entry and try again.",
              explanation:
                "The plans draw on a saved entry that your remark did not change. Once it is right, you no longer have to think of it.",
            },
            {
              text: "Mention the milk in every chat, as saved entries cannot be changed.",
              explanation:
                "It helps in the chat in question, but the old entry works against you each time. Tools with a memory usually let you edit it.",
            },
            {
              text: "Give it a few weeks, as entries that go unused drop out by themselves.",
              explanation:
                "This entry is used in every plan, so nothing suggests that it will drop out. You would eat around a problem that is gone.",
            },
            {
              text: "Ask whether it has understood the news, and count a yes as settled.",
              explanation:
                "A yes is quickly written and changes nothing that was saved. Next week's plan may look like last week's.",
            },
          ],
          answer: 0,
          hint: "The outdated fact must be lying somewhere. Go to that place.",
        },
      ],
    },
  },
  {
    skillId: "strengths-and-limits",
    first: {
      title: "Cut the job up before you ask",
      explanation: `Hardly any job is all for the tool or all for you. So cut it up first. Write the parts on paper, one per line, and ask three short questions about each part:

1. Could several results be fine?
2. Will I notice quickly if the result is poor?
3. If I miss a mistake, is the damage small?

Three times yes means the tool may try. A single no means you do it yourself, or you find a more fitting program or person.

Yusuf organizes a soccer tournament for eight children's teams. He writes down five parts. The invitation to the parents gets three times yes, and so do ideas for a rainy hour. The game plan looks like a job for a computer, but only a plan without a clash will do, and a chat assistant may put one team on two fields at once. Yusuf makes it in a table and follows each team with a pencil. Who plays for whom stands on his sign-up sheets. And the father who shouts at referees needs a talk with somebody who knows him.

What he types is short:

> Write a cheerful invitation for the parents to our children's tournament, about 90 words. Leave blanks for the date, the place and the fee. I will fill them in.

The blanks are the clever part. Where a fact is missing, an empty space is better than a guess in nice handwriting. And he has not lost the job to a machine. He has kept the three parts that need him.`,
      recap: [
        "Cut a job into parts before you ask for help.",
        "Three times yes, and the tool may try.",
        "Leave blanks for facts and fill them in yourself.",
      ],
      questions: [
        {
          id: "strengths-and-limits.first.1",
          question:
            "Your grandparents are celebrating fifty years of marriage, and you are planning the evening. Which part should you not hand to a chat assistant?",
          options: [
            {
              text: "Settling which of the feuding cousins sits next to whom.",
              explanation:
                "Only somebody who knows the old stories can weigh that. A wrong guess would be felt at the table all evening.",
            },
            {
              text: "Inventing ten playful titles for the slides of old photos.",
              explanation:
                "Many titles would do, and you see at a glance which ones are good. This is a part to give away.",
            },
            {
              text: "Making your toast sound a bit less like a school report.",
              explanation:
                "You know what you want to say and hear at once whether it still sounds like you. A poor version does no harm.",
            },
            {
              text: "Collecting quiet games that people can play sitting down.",
              explanation:
                "You need a few good ideas and can leave the rest. Nothing is lost if some of them are dull.",
            },
          ],
          answer: 0,
          hint: "For which part would a stranger with a good pen be lost?",
        },
        {
          id: "strengths-and-limits.first.2",
          question:
            "Your food stall needs a sign in a language that none of you can read. It says which dishes contain peanuts. A chat assistant translates it in seconds. What do you do with the result?",
          options: [
            {
              text: "Hang it up, since translating is one of the things such tools do well.",
              explanation:
                "They often do, but here nobody would notice an exception, and one wrong word can put a guest in danger.",
            },
            {
              text: "Hang it up with a line below it saying that a program translated it.",
              explanation:
                "The line is honest, but a guest with an allergy still has to rely on the list. It does not make the list right.",
            },
            {
              text: "Have the tool translate it back, and hang it up if that sounds right.",
              explanation:
                "This catches some slips. Others pass both ways unseen, and for peanuts that is too thin.",
            },
            {
              text: "Hold it back until someone fluent in that language has approved each line.",
              explanation:
                "You cannot notice an error yourselves and the damage could be great. A speaker of the language closes that gap.",
            },
          ],
          answer: 3,
          hint: "Put the second and third of the short questions to this sign.",
        },
      ],
    },
    further: {
      title: "A ragged edge, and what checking costs",
      explanation: `What is hard for people is not what is hard for these tools. A model can write a decent sonnet and miscount the guests at table four. The edge of its abilities is ragged, and it shifts whenever the product changes. So a success counts for that kind of task only, and last year's failure is worth another try.

Regular users therefore ask a second question: what will checking cost? Weigh three things: the time the work takes by hand, the time it takes to verify, and the price of an error that slips through. A speech for a colleague is slow to write, quick to verify and harmless if a bit flat. A table of which medicines get along is quick to produce, slow to verify and dangerous. The best corner is work that is tedious to make and easy to verify.

A fourth weight is easily forgotten. Good-looking drafts make tired readers. After nineteen fine ones, the twentieth gets a glance. Some remedies:

- Verify in small portions, never all of it at the end of a long day.
- Now and then have someone plant an error in a practice copy, and see whether you find it.
- Do the task without help once in a while, so that your eye stays sharp.

Joanna leads a home-care service. In a tool that her service has approved, she has her spoken notes turned into tidy pages for the next shift, because she was there and sees at once what is off. Doses never go through it. Copying one from the chart takes ten seconds, and making sure that a tool copied it right takes just as long.`,
      recap: [
        "A success counts for that kind of task only.",
        "Weigh making, verifying and the price of a missed error.",
        "Keep your own eye in practice.",
      ],
      questions: [
        {
          id: "strengths-and-limits.further.1",
          question:
            "A deli sells forty kinds of jam and pickles, each with a handwritten recipe card. Which use of an AI tool has the best balance of work saved and work needed to verify it?",
          options: [
            {
              text: "It estimates from photos of the jars which allergens are inside each one.",
              explanation:
                "A photo does not show what was cooked in. Every line would have to be held against the cards, and a miss could make someone ill.",
            },
            {
              text: "It fills in how long each jar keeps, so that no card stays incomplete.",
              explanation:
                "That depends on recipe and hygiene. To verify it, the owner would need the very knowledge that is missing.",
            },
            {
              text: "It writes a funny little rhyme about each jar from what its card says.",
              explanation:
                "Forty rhymes are tedious to invent, each one is read in seconds, and a weak one harms nobody.",
            },
            {
              text: "It answers customers with allergies who ask what they can safely eat.",
              explanation:
                "Nobody verifies these answers before the customer acts on them. That is the dangerous corner of the scale.",
            },
          ],
          answer: 2,
          hint: "Tedious to make, quick to read over, harmless when weak: where do all three meet?",
        },
        {
          id: "strengths-and-limits.further.2",
          question:
            "An assistant gave your reading group a brilliant comparison of two novels. Now you paste in a year of attendance lists and ask who missed exactly three evenings. What should you expect?",
          options: [
            {
              text: "A flawless result, since this is so much easier than comparing two novels.",
              explanation:
                "Easier for people, yes. For a model, exact counting over long lists can be the harder part.",
            },
            {
              text: "A result to recount, since doing well at one thing says little about another.",
              explanation:
                "Abilities are uneven, so each kind of task needs its own evidence. A spreadsheet settles this one quickly.",
            },
            {
              text: "A refusal, since tools of this sort turn down whatever has to do with lists.",
              explanation:
                "It will most likely deliver names without hesitating. That is exactly why you need to look closely.",
            },
            {
              text: "A wrong result, since tools with a feeling for books have none for figures.",
              explanation:
                "It may well be right, and some tools pass such work to a small program. You cannot tell in advance, in either direction.",
            },
          ],
          answer: 1,
          hint: "The edge is ragged. What does a high point on it prove for the spot beside it?",
        },
      ],
    },
  },
  {
    skillId: "choose-a-tool",
    first: {
      title: "From a wish to the right tool",
      explanation: `There are so many AI tools that choosing one can feel harder than the task. You do not need to know them all. Four steps are enough:

1. **Say what you want to end up with**, in one sentence and without the word AI.
2. **Open what you already have.** Many phones, office programs and chat apps can read text from photos, make captions or draw pictures.
3. **Make a tiny trial** with something that anyone may see.
4. **Look at three things:** Is the result usable? Does the tool say what happens to your material? Can you take your work out again?

Stefan has inherited a tin with sixty recipe cards in his mother's handwriting. His sentence is: "A booklet for my sisters that they can read and print." In fact that is three wishes. Reading the cards is for a program that turns photos into text. Making clear steps out of half sentences is for a chat assistant. The pages he sets up in the ordinary writing program on his laptop, with no AI in it at all.

His trial is a single card, plum dumplings. The photo program reads "7 eggs" where his mother wrote 1. Now he knows what to watch for on the other cards: every number. To the assistant he writes:

> Turn this into numbered steps. Do not change any amount and keep her own expressions. Where a word is unreadable, write [?].

The tool with the most praise was not the best one for him. The best was the one whose mistakes he could see.`,
      recap: [
        "Say in one sentence what you want to end up with.",
        "Look first at what you already have, and try it on one harmless piece.",
        "Prefer a tool whose mistakes you can see.",
      ],
      questions: [
        {
          id: "choose-a-tool.first.1",
          question:
            "A friend who is hard of hearing wants to follow the talks at your history evening while they are being given. Which of these do you need?",
          options: [
            {
              text: "A chat assistant that explains the subject of the evening beforehand.",
              explanation:
                "Your friend would arrive well prepared and still miss what is said. The wish was to follow the talks themselves.",
            },
            {
              text: "An image generator that makes pictures for each part of the program.",
              explanation:
                "Pictures may be pretty, but they do not carry what a speaker says. Your friend would be guessing.",
            },
            {
              text: "A captioning tool that writes along with the speakers on a screen.",
              explanation:
                "This gives your friend the words as they fall. Many phones and meeting apps can do it already, so try it in the hall beforehand.",
            },
            {
              text: "A search assistant that finds printed talks on the same subject.",
              explanation:
                "Those are other talks by other people. Nothing from your evening would be in them.",
            },
          ],
          answer: 2,
          hint: "Finish the sentence: during the evening, my friend should be able to ...",
        },
        {
          id: "choose-a-tool.first.2",
          question:
            "You have found an app that turns voice recordings into text and want to try it out. What do you give it first?",
          options: [
            {
              text: "The recording in which your doctor explains your test results.",
              explanation:
                "You do not yet know what the app does with recordings. Something this private should not be the trial piece.",
            },
            {
              text: "A minute of you reading aloud from the morning newspaper.",
              explanation:
                "Nothing in it is private, and with the page in front of you every mistake shows.",
            },
            {
              text: "The longest recording you own, so that it shows its limits.",
              explanation:
                "You would need hours to compare it, and long recordings tend to contain things about other people.",
            },
            {
              text: "A recording of your neighbors talking on their terrace.",
              explanation:
                "They have not agreed to being recorded, let alone uploaded. A trial does not make that right.",
            },
          ],
          answer: 1,
          hint: "A good trial piece gives nothing away and lets you spot each slip.",
        },
      ],
    },
    further: {
      title: "Let tools compete on your own work",
      explanation: `A demonstration shows a tool on its best day with its favorite task. People who choose well put it to work on theirs. Keep a **trial set**: three real pieces, cleared of private details. One is easy, one typical, one nasty. Run the set through each candidate with the same prompt, cover up which result came from where, and let a second person rank them too.

A local radio station run by volunteers did this with two tools for typing up interviews. On clear studio speech they were equal. Then came a farmer with a strong dialect beside a running tractor. One tool left gaps marked "unclear". The other wrote fluent sentences that he never said. The station took the first: a tool that shows its doubts is easier to live with than one that hides them.

Quality is only one column in the table. Add these:

- **Terms:** may this material go in, and through which account? A private account and an employer's can follow different rules.
- **Exit:** can you take your work along in a common format?
- **Fit:** does it work with a screen reader, on an old phone, in your second language?
- **Total effort:** learning, mending and checking included.

Often you end up with a chain: speech to text, text to summary, summary to translation. A slip at the start gets polished at every later station until it looks respectable. So check at the joints, above all at the first. And keep the drawer small. Two tools whose weak sides you know by heart serve you better than nine you met last week.`,
      recap: [
        "Let tools compete on your own cleared samples.",
        "Prefer the one that shows its doubts.",
        "In a chain, check at the joints, above all at the first.",
      ],
      questions: [
        {
          id: "choose-a-tool.further.1",
          question:
            "A small museum wants to choose between two tools for the short texts beside its exhibits. Which comparison tells it most?",
          options: [
            {
              text: "Three exhibits and one prompt for both, ranked without the names.",
              explanation:
                "Equal conditions and hidden names leave only the texts to be judged. A nasty exhibit should be among the three.",
            },
            {
              text: "One exhibit for each tool, with the makers presenting the outcome.",
              explanation:
                "Different exhibits cannot be compared, and the makers will bring their finest hour.",
            },
            {
              text: "One week with each tool, then a vote on which was more pleasant.",
              explanation:
                "Two weeks bring different tasks and moods. Being pleasant counts, but the texts would hardly play a part.",
            },
            {
              text: "The sample texts on both websites, read side by side by the team.",
              explanation:
                "Those samples were picked to shine. They tell you about the pickers rather than about your exhibits.",
            },
          ],
          answer: 0,
          hint: "How would you find the better of two apple juices if you wanted to be fair?",
        },
        {
          id: "choose-a-tool.further.2",
          question:
            "An animal rescue turns phone messages into text, shortens them and translates them for its drivers. Yesterday a driver stood in the wrong street, although the message read perfectly. You can add one regular check. Where?",
          options: [
            {
              text: "At the translation, since that is the text the drivers go by in the end.",
              explanation:
                "It can be a perfect translation of a wrong street. The error would leave no trace there.",
            },
            {
              text: "At the short version, since it takes the least time to look through.",
              explanation:
                "Quick, but you would be comparing it with a text that may already be wrong. The street looks fine in both.",
            },
            {
              text: "At none of them, since three tools in a row correct one another's slips.",
              explanation:
                "Each tool takes what it gets for true and smooths it further. That is how a wrong street came to read perfectly.",
            },
            {
              text: "At the typed text, comparing names and places with the caller's voice.",
              explanation:
                "A misheard name enters there, and no later step can notice it. The voice is the only thing that holds the true street.",
            },
          ],
          answer: 3,
          hint: "Follow the slip backward to the first joint.",
        },
      ],
    },
  },
  {
    skillId: "what-fits-in-a-chat",
    first: {
      title: "One subject, one chat",
      explanation: `Whatever stands in a chat goes on working there, the useful lines as well as the stray ones. A little housekeeping keeps the replies on course, and it takes less than a minute:

1. **Open a new chat for each subject** and give it a name you will recognize.
2. **Begin with a small card:** what it is about, what is fixed, what you want to avoid.
3. **Keep the card in your own notes** as well, so that it never depends on the tool.
4. **Watch for a muddle:** facts get swapped, old ideas come up again, the replies go around in circles.
5. **Then bring the card up to date** and paste it into a new chat.

Helga has been planning her vegetable beds in one chat since early spring. In between she used it for a limerick and for a letter to the town hall. In June the assistant wants peas in the bed where squash has been sprawling for weeks, and it greets her as "Dear members of the council".

She does not argue with it. She takes the card from her notes, changes two lines and opens a chat called "Beds, summer":

> My vegetable garden has four beds in full sun. Bed 1: squash. Bed 2: beans. Bed 3: empty since yesterday. Bed 4: herbs. I can water only in the evening. No peas this year. Our summers are mild. What can still go into bed 3?

The reply is about bed 3 and nothing else. The old chat is still in her list, in case someone asks for the limerick.`,
      recap: [
        "Give each subject a chat of its own.",
        "Keep a small card of what is fixed in your own notes.",
        "When replies get muddled, begin again with the updated card.",
      ],
      questions: [
        {
          id: "what-fits-in-a-chat.first.1",
          question:
            'A father uses one chat both for his daughter\'s history homework and for letters to the manager of his building. Today a letter about the broken elevator begins "Hello, young explorers". What helps most?',
          options: [
            {
              text: "Telling the assistant off, so that it keeps the two apart from now on.",
              explanation:
                "The homework stays in the chat and goes on coloring the letters. Being told off only adds another line to it.",
            },
            {
              text: "Carrying on, and crossing out wrong greetings in each of the letters.",
              explanation:
                "A greeting is easy to see. The same mix-up in the middle of a letter may go out unnoticed.",
            },
            {
              text: "Asking for homework and letter in one message, so that it can sort them.",
              explanation: "That ties the two together even more closely. He wants the opposite.",
            },
            {
              text: "Moving the letters to a chat of their own, with two lines on the elevator.",
              explanation:
                "A chat in which no explorers occur cannot greet any. The two lines give it all it needs.",
            },
          ],
          answer: 3,
          hint: "Whatever stands there goes on working. How could less of it stand there?",
        },
        {
          id: "what-fits-in-a-chat.first.2",
          question:
            "Three weeks ago you planned in a chat how to paint your apartment. Since then you have bought the paint and given up on the bedroom. Today you open the chat again. How do you begin?",
          options: [
            {
              text: "Say what is done, what was dropped and which step comes next.",
              explanation:
                "The chat has the state of three weeks ago. Three short facts bring it up to today.",
            },
            {
              text: "Ask where you left off, and go along with what it tells you.",
              explanation:
                "It will faithfully return to the bedroom and the shopping. Nobody told it about the weeks in between.",
            },
            {
              text: "Ask about brushes at once, since it has kept up with your work.",
              explanation:
                "It sees only what is typed in. Its tips may be for rooms that you no longer want to paint.",
            },
            {
              text: "Ask it to go over the whole plan again and improve every part.",
              explanation:
                "You would get a polished plan for an apartment with a bedroom in it, and shopping you have finished.",
            },
          ],
          answer: 0,
          hint: "A lot happened in your apartment that nobody typed in.",
        },
      ],
    },
    further: {
      title: "Decide what the assistant gets to read",
      explanation: `Your last line is never all that the assistant reads. Earlier turns, attached files, standing instructions, notes from a memory and the settings of a project can all push a reply. When one comes out strange, ask first what else was being read. Steady users edit this reading matter on purpose:

- **Keep the master copy elsewhere.** The valid version lives in your own document. The chat is a workshop, and its drafts are shavings.
- **Edit instead of arguing.** If the tool lets you change an earlier message, mend the one that led astray. A correction further down leaves the bad line in view.
- **Feed long material in order.** Put the document first and the question after it, go chapter by chapter, and have each finding backed by a sentence quoted from the page. Look the sentence up: if it is not there, the page was not really read.
- **Fetch a fresh reader.** A chat that helped to write a text has all your reasons in view and tends to nod. A new one, given nothing but the text, trips where strangers trip.

Paulo directs a village theater. One chat has the full script and helps him cut it. Another gets only the short version, with this:

> You have never seen this play. Where do you lose track of who is speaking, or of why somebody leaves?

It tripped over a key that nobody had handed over, because that scene had been cut. The first chat, with the full script still in view, had missed nothing. Paulo also found a standing instruction left over from the children's workshop. It had been slipping pirate talk into his press release.`,
      recap: [
        "Everything within the tool's reach can push a reply.",
        "The valid version lives in your own document.",
        "Let a fresh chat read what an old one helped to write.",
      ],
      questions: [
        {
          id: "what-fits-in-a-chat.further.1",
          question:
            "You have spent two hours in one chat on an application for a community garden. It now calls the text clear and convincing. You want to know whether the jury, who know nothing about you, can follow it. What is best?",
          options: [
            {
              text: "Have the same chat put on its strictest face and give the text a grade.",
              explanation:
                "Strictness helps a little, but it still fills each gap from two hours of talk. The jury cannot do that.",
            },
            {
              text: "Paste the bare text into a new chat and ask where it leaves a reader puzzled.",
              explanation:
                "Without your two hours, it stands where the jury stands. What it stumbles over may well stop them too.",
            },
            {
              text: "Paste the text and your reasons into a new chat, so that it can be fair.",
              explanation:
                "With the reasons beside it, the text seems clear again. The jury will not have them.",
            },
            {
              text: "Tell the same chat to forget the two hours and to read as if for the first time.",
              explanation:
                "The words stay in view, whatever you tell it. It can play a newcomer, but it is none.",
            },
          ],
          answer: 1,
          hint: "Who is in the same position as the people who will open your envelope?",
        },
        {
          id: "what-fits-in-a-chat.further.2",
          question:
            "Lately your assistant writes everything in tiny sentences for small children, even your letter to the bank, and it does so in every new chat. You asked for no such thing. Where do you look first?",
          options: [
            {
              text: "In the wording of the letter, as some subjects call for plain language.",
              explanation:
                "That might explain one letter. It does not explain why all your chats sound like this.",
            },
            {
              text: "In the most recent chat, as each new one carries on from the one before.",
              explanation:
                "A new chat does not normally read the previous one. Something else must be traveling along.",
            },
            {
              text: "In the settings, for standing instructions or for notes from its memory.",
              explanation:
                "These are read along in each chat. A line from a family afternoon may have stayed behind there.",
            },
            {
              text: "In the help pages, as the maker must have changed how the tool writes.",
              explanation:
                "That can happen, but such a change would hardly be aimed at small children. Look at what you control first.",
            },
          ],
          answer: 2,
          hint: "The habit follows you everywhere, so its cause must travel along too.",
        },
      ],
    },
  },
  {
    skillId: "tools-that-act",
    first: {
      title: "Let it do one small thing",
      explanation: `Some AI tools do more than reply. They click, fill in forms, move files or put dates into a calendar. Your first time with one should be dull: a small job that matters little and can be taken back in a moment.

Priya wants the fourteen games of her son's hockey team in her calendar. The club lists them on its web page. She goes about it like this:

1. **A safe place.** She makes an empty calendar called "Trial". If all goes wrong, she deletes it and nothing else is touched.
2. **A narrow door.** The tool gets this one calendar, not her mail and not her contacts.
3. **A clear order**, with an end and a stop in it.
4. **The plan first.** In the tool's list, one game is at 6:30 in the morning. The page says evening. She has that put right before anything is entered.
5. **The result where it landed.** She opens the calendar, counts fourteen and holds several against the page.

Her order reads:

> Enter the 14 games on this page into the calendar "Trial", with time, place and opponent. First show me a list and wait. Invite nobody and change nothing else. If something is unclear, leave it out and tell me.

While it works, she stays close by. If it wants a password, a card number or a yes to something she never mentioned, she stops it and takes that step herself, or not at all. The next job may be a little bigger. Trust grows with results she has seen, not with how smoothly the tool clicks along.`,
      recap: [
        "Begin with a small job that can be taken back.",
        "See the plan before it starts and the result where it landed.",
        "Passwords and payments stay in your hands.",
      ],
      questions: [
        {
          id: "tools-that-act.first.1",
          question:
            'A tool was to copy 22 birthdays from a photo of your notebook into your calendar. It reports: "All 22 entered successfully." What is your next step?',
          options: [
            {
              text: "Have the tool confirm it once more, then put the notebook back.",
              explanation: "The same sentence would come back. A misread 1 or 7 is still in there.",
            },
            {
              text: "Open the calendar, count, and hold some days against your notes.",
              explanation:
                "Now you see what really arrived. If some days are wrong, you go through all of them.",
            },
            {
              text: "Wait for the first birthday, and see whether it shows up that day.",
              explanation:
                "If it is in the wrong place, you notice too late. And one right day says little about the other 21.",
            },
            {
              text: "Give it a larger job at once, now that it has shown what it can do.",
              explanation:
                "So far it has shown a report. Whether the job was done well, nobody has looked yet.",
            },
          ],
          answer: 1,
          hint: "A report is what the tool says about the job. Where is the job itself?",
        },
        {
          id: "tools-that-act.first.2",
          question:
            'A tool is comparing rental vans for your move. Halfway it stops: "To go on, I need your card number and the password for your mail." What do you do?',
          options: [
            {
              text: "Stop it there, as comparing vans requires neither of the two.",
              explanation:
                "What it wants goes beyond the job you gave it. You can look at the offers it has found so far and book one yourself.",
            },
            {
              text: "Give it only the card number, as you will have to pay later on.",
              explanation:
                "Later on is the point. With the number it might reserve a van before you have chosen one.",
            },
            {
              text: "Give it both, and change the password when the van is found.",
              explanation:
                "Until then your whole mailbox lies open, and with it a way into many of your other accounts.",
            },
            {
              text: "Give it the number of an expired card, to see what happens.",
              explanation:
                "You might set off a failed booking in your name. The tool has left its job, so following it makes no sense.",
            },
          ],
          answer: 0,
          hint: "Hold what it wants against the order you gave.",
        },
      ],
    },
    further: {
      title: "How far to let it go, job by job",
      explanation: `With tools that act, often called agents, trust is not a switch but a ladder. People who do this well know which rung each job stands on:

1. It prepares, you carry out.
2. It proposes, you approve every step.
3. It acts, and somebody soon looks over a sample.
4. It acts within firm limits and reports only what is odd.

A job climbs one rung after a run of results that a person has really checked, and it comes down after a surprise. The evidence counts for this job alone. Approvals have a weakness of their own: habit. Whoever clicks OK all day has stopped reading by noon. So ask for few, bundle the harmless ones, and let the costly ones stand out with the amount, the recipient and what cannot be reversed.

Look at combinations as well. Seeing private material, reading text from strangers, sending things out: each may be harmless alone. All three together mean that a line hidden in a stranger's text could carry your private material away. Remove one of the three and most of that danger is gone.

Then there is age. An automation that has run quietly for a year is easily forgotten, while forms, people and rules around it change. Give each one an owner, an off switch that several people know and a day on which it is looked at again.

Farid runs a library that lends out drills and ladders. Return reminders are on rung 3, because a wrong one costs an apology. Late fees stay on rung 1. On his last review day he found reminders still sending people to a door that is now closed on Mondays.`,
      recap: [
        "Every job has to earn its own rung.",
        "A few approvals that stand out beat many empty clicks.",
        "Each automation needs an owner, an off switch and a review day.",
      ],
      questions: [
        {
          id: "tools-that-act.further.1",
          question:
            "In a parcel shop, an agent asks for an OK before each of some ninety little steps a day, from printing labels to paying out refunds. The staff now click without reading. What makes this safer?",
          options: [
            {
              text: "Removing the approvals, since nobody reads them and they cost time.",
              explanation:
                "Then a wrong refund goes out with no stop at all. The idea of stopping was right, only there was too much of it.",
            },
            {
              text: "Reminding the staff each morning to read every one of them slowly.",
              explanation:
                "Good intentions last until the first line of customers. Nobody reads ninety nearly identical windows with care.",
            },
            {
              text: "Adding a second OK to each step, so that hasty clicks do not count.",
              explanation:
                "Now there are 180 clicks that no one reads. More of the same makes the habit stronger.",
            },
            {
              text: "Letting labels through in bundles, and stopping only for the refunds.",
              explanation:
                "Attention goes where an error costs money. One stop that stands out gets read, above all if it shows amount and recipient.",
            },
          ],
          answer: 3,
          hint: "Attention is scarce. On which of the steps is it well spent?",
        },
        {
          id: "tools-that-act.further.2",
          question:
            "For two months an agent has told guests the opening times of your campsite, and your samples showed no error. Now it could take on complaints about noise and broken showers too. Where do you start with these?",
          options: [
            {
              text: "On the same rung as before, since two clean months speak for it.",
              explanation:
                "They speak for opening times. A complaint calls for judgment and can cost you a guest.",
            },
            {
              text: "On no rung, since complaints must never come near any such tool.",
              explanation:
                "A draft that a person reads first does no harm and may save time. Ruling it out forever is more than the risk calls for.",
            },
            {
              text: "On the lowest rung, since for complaints it has no record yet.",
              explanation:
                "It drafts, a person replies, and you gather evidence for this job. If it holds up, the job can climb.",
            },
            {
              text: "On the highest rung at night, since nobody is in the office then.",
              explanation:
                "An empty office is the worst time to try something new. Nobody would see a bad reply before the guest does.",
            },
          ],
          answer: 2,
          hint: "Does a good name in one trade count in another?",
        },
      ],
    },
  },
];
