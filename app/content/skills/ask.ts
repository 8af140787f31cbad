import type { Skill } from "./skill";

export const ask: readonly Skill[] = [
  {
    id: "one-clear-task",
    strand: "ask",
    band: "start",
    title: "Ask for one clear thing",
    outcome: "turn a vague wish into one request that says what you want to hold at the end",
    requires: [],
    explanation: `A chat assistant works from the words you give it. If you type only a topic, such as 'birthday party', it has to guess whether you would like ideas, an invitation or a shopping list. Often it picks something broad that fits nobody in particular.

A clear request has a doing word and a result. The doing word says what should happen: list, explain, shorten, compare, translate, plan. The result says what you will be holding afterwards: five ideas for an indoor party, one invitation, a shopping list for twelve children.

One thing at a time matters too. Put three tasks into a message and the answer often spreads itself thinly over all of them, or does the first well and forgets the last. It is also harder to see which part of your request caused a problem. Ask for the ideas, look at them, and then ask for the invitation in the same conversation.

A quick test before you press send: can you say in one sentence how you would know that the answer is finished? If you cannot, you may not have decided yet what you want. That decision is your half of the work.`,
    example: {
      situation:
        "A volunteer at an animal shelter wants more people to come to the open day. She needs a poster, a list of jobs and something to post online.",
      before:
        "open day animal shelter saturday, maybe a poster, and what we need to prepare and something for online",
      after:
        "Write the text for one poster that invites families to the open day of our animal shelter. It is on Saturday from 10 am to 3 pm, at the shelter, and entry is free. Visitors can meet the animals, see how we work and ask about adopting. Give me a headline of at most six words, and at most 40 words below it.",
      lesson:
        "The first message names a topic and three half-wishes, so the assistant must guess what to deliver. The second has one doing word, one result and a size, so she can see at a glance whether it is done. The list of jobs and the online post can each be a message of their own.",
    },
    questions: [
      {
        id: "q1-topic-only",
        prompt:
          "You are cooking for a friend who cannot eat gluten. You type only 'gluten free dinner' into a chat assistant. What is the most likely result?",
        options: [
          {
            text: "A mix of general ideas, because it has to guess what you want",
            explanation:
              "A topic leaves the task open, so the assistant picks something broad. Saying 'suggest three dinners I can cook in 30 minutes' would settle it.",
          },
          {
            text: "An error message, because a request must be a full sentence",
            explanation:
              "Assistants answer fragments too. The trouble is not grammar: the fragment does not say what you want done.",
          },
          {
            text: "Questions about your friend, because it always asks first",
            explanation:
              "Some assistants ask back now and then, but most simply answer. If you count on being asked, you often get a guess.",
          },
          {
            text: "The best recipe there is, because it knows what most people like",
            explanation:
              "It cannot know what is best for your table. It has not been told your time, your kitchen or even that you want a recipe.",
          },
        ],
        answer: 0,
      },
      {
        id: "q2-garage-visit",
        prompt:
          "Your car rattles on bumpy roads, and you will take it to a garage tomorrow. Which message asks for one clear thing?",
        options: [
          {
            text: "Tell me all that a driver should know about rattles and garages.",
            explanation:
              "This has a doing word but no result you could finish. The answer could fill a book and still miss your rattle.",
          },
          {
            text: "Please help me with my car, it rattles when the road is bumpy.",
            explanation:
              "This says what the trouble is, but not what you want: a cause, a cost or what to say at the garage. The assistant must choose for you.",
          },
          {
            text: "List five things the garage will want to know about the rattle.",
            explanation:
              "There is one doing word and one result you can count. You can check it in a moment and take it with you.",
          },
          {
            text: "Car rattles on bumpy roads, maybe the exhaust, garage at nine.",
            explanation:
              "These are useful facts, but no task. Facts help most when they come with a request.",
          },
        ],
        answer: 2,
      },
      {
        id: "q3-three-in-one",
        prompt:
          "A shop owner asks in one message for a sign, a reply to a complaint and names for a loyalty card. The sign is good, the other two are thin. What is the best next step?",
        options: [
          {
            text: "Send the same message again, in the hope of a better balance",
            explanation:
              "The same crowded message is likely to bring the same kind of answer. She might even lose the good sign.",
          },
          {
            text: "Ask for the reply to the complaint alone, with its details",
            explanation:
              "The sign is done, so she moves to the next task and gives it a message of its own. Now there is room for what this reply needs.",
          },
          {
            text: "Add that all three tasks must be done with the greatest care",
            explanation:
              "This asks for effort but adds nothing about the tasks. Three jobs still share one message and few details.",
          },
          {
            text: "Try other assistants until one of them can do all three",
            explanation:
              "Most assistants do better with one task at a time. Changing the request is quicker than changing the tool.",
          },
        ],
        answer: 1,
      },
      {
        id: "q4-doing-word",
        prompt:
          "You paste a two-page letter from your landlord about repairs. You want to be sure that you miss nothing you have to do. Which instruction fits best?",
        options: [
          {
            text: "Summarize this letter, so that I have its main points in short",
            explanation:
              "A summary may leave out a small duty or a date, because it keeps what seems important in general. You need your duties.",
          },
          {
            text: "Explain this letter in simple words, one paragraph at a time",
            explanation:
              "You would understand the letter better, but you would still have to pick out your duties yourself.",
          },
          {
            text: "Look through this letter and tell me what you make of it",
            explanation:
              "'What you make of it' could be a comment on tone, law or style. The doing word does not point to what you need.",
          },
          {
            text: "List each thing that I have to do, with its date if one is given",
            explanation:
              "'List each thing that I have to do' is exactly your worry turned into a task. You can then compare the list with the letter.",
          },
        ],
        answer: 3,
      },
      {
        id: "q5-not-decided",
        prompt:
          "A student is about to send 'Help me with my presentation about volcanoes'. She asks herself how she would know that the answer is finished, and cannot say. What should she do first?",
        options: [
          {
            text: "Send it, since the assistant knows what a presentation needs",
            explanation:
              "It knows what presentations are like in general, not which part she is stuck on. She will get something broad.",
          },
          {
            text: "Add some facts about volcanoes, so that the message is longer",
            explanation:
              "More words about the topic still do not say what help she wants. Length is not the same as a task.",
          },
          {
            text: "Add that it is urgent, so that the answer comes to the point",
            explanation:
              "Urgency does not tell the assistant what the point is. She has not decided that yet.",
          },
          {
            text: "Decide on one part, such as a good order for her five slides",
            explanation:
              "Once she picks a part, she can ask for it and see whether she got it. The other parts can follow.",
          },
        ],
        answer: 3,
      },
      {
        id: "q6-next-message",
        prompt:
          "You asked for ideas for a small birthday party and like the third one. Now you want the invitation. What is the best way to go on?",
        options: [
          {
            text: "In the same chat: 'Great, I like the third one. Please go on.'",
            explanation:
              "'Go on' could mean more ideas, a plan or a shopping list. The assistant has to guess what comes next.",
          },
          {
            text: "In the same chat: 'Write an invitation for idea 3, Sunday, 3 pm.'",
            explanation:
              "The chat already holds idea 3, and the message asks for one thing with its details. That is all the assistant needs.",
          },
          {
            text: "In a new chat: 'Write an invitation for idea 3, Sunday, 3 pm.'",
            explanation:
              "The task is clear, but a new chat usually does not know what idea 3 was. You would get a party you never chose.",
          },
          {
            text: "In the same chat: 'List all ideas again, with an invitation each.'",
            explanation:
              "You would get several invitations you do not need, each of them shorter. You have already chosen, so ask for that one.",
          },
        ],
        answer: 1,
      },
    ],
  },
  {
    id: "say-who-it-is-for",
    strand: "ask",
    band: "start",
    title: "Say who it is for",
    outcome: "name the reader and the tone, so that a text suits the person who will read it",
    requires: ["one-clear-task"],
    explanation: `The same facts need different words for a worried parent, a new colleague and a child of eight. An assistant cannot see who will read its text. Left alone, it tends to write for a general adult in a polite and slightly formal voice, which is often not the one you need.

Describe the reader first. Three things help most:

- what they already know, and which words they do not know
- what they should be able to do, or feel, after reading
- where they meet the text: on a phone, on a wall, read aloud

Then describe the tone, and be exact. 'Friendly' can mean anything from a quiet smile to a row of balloons. 'Warm but brief, like a note to someone I see every week' leaves less open. You can also name what to avoid: no jokes, no blame, nothing that sounds like selling.

Describing the reader usually helps more than giving the assistant a part to play. 'You are a famous doctor' says nothing about who is listening. 'For a patient who has never had an X-ray and is nervous' does. When the text comes back, read it once as that person would: where would you stop, worry or not know what to do?`,
    example: {
      situation:
        "The caretaker of an apartment building has to tell the tenants that the water will be off for a morning.",
      before: "Write a notice that the water will be shut off on Tuesday.",
      after:
        "Write a notice for the front door of our apartment building. The water will be off on Tuesday from 8 am to noon, because a pipe is being replaced. Readers: about 30 tenants, several over 75 and some still learning our language. They read it standing at the door, so use short sentences and everyday words. After reading, they should know when there is no water, and that they should fill a bucket and a kettle the evening before. Tone: calm and friendly, no office language, and one short 'sorry' at most.",
      lesson:
        "The first request would bring a general notice that some tenants could not follow. The second says who stands at the door, what they may find hard and what they should do afterwards. The assistant can now choose words and length for these readers, and the caretaker has something to check the notice against.",
    },
    questions: [
      {
        id: "q1-office-voice",
        prompt:
          "For the pupils of a school, all about 12 years old, you ask for 'a text about our new bus route'. The answer sounds like a letter from an office. What is the most likely reason?",
        options: [
          {
            text: "Assistants can write well only in a formal voice",
            explanation:
              "They can write in many voices. They use a formal one when nothing in the request points elsewhere.",
          },
          {
            text: "The request did not say that pupils will read it",
            explanation:
              "You knew the readers, but the assistant did not. A few words about them would have changed the voice.",
          },
          {
            text: "Bus routes are a formal topic, so the voice follows",
            explanation:
              "Any topic can be told to any reader. It is the reader, not the bus, who should decide the voice.",
          },
          {
            text: "The request was too short for a good text to come back",
            explanation:
              "Length alone would not help. Ten more words about the buses would leave the readers just as unknown.",
          },
        ],
        answer: 1,
      },
      {
        id: "q2-bicycle-chain",
        prompt:
          "A bicycle workshop wants a sheet on cleaning a chain, for customers who have never done it. Which detail about the readers helps the assistant most?",
        options: [
          {
            text: "They mostly live near us and come by on weekday evenings.",
            explanation:
              "True, perhaps, but the sheet would be the same if they came from far away. It does not guide a single word.",
          },
          {
            text: "They enjoy cycling, and many have been customers for years.",
            explanation:
              "Loyal customers may know everything about bikes or nothing. This does not tell the assistant what to explain.",
          },
          {
            text: "They do not know the names of the parts or of the tools.",
            explanation:
              "This decides which words need explaining and where a picture or comparison helps. It changes the whole sheet.",
          },
          {
            text: "They expect good quality in everything that we give them.",
            explanation:
              "Every reader wants quality. It does not say what quality means to somebody who has never cleaned a chain.",
          },
        ],
        answer: 2,
      },
      {
        id: "q3-exact-tone",
        prompt:
          "A youth football coach wants to write to the parents that shouting at the referee must stop. Which tone instruction leaves the least to guess?",
        options: [
          {
            text: "Professional and suitable for a situation of this kind",
            explanation:
              "What is suitable here is the very question. The assistant would choose, and may choose cold or soft.",
          },
          {
            text: "Nice, but not so nice that they do not take it seriously",
            explanation:
              "This shows the problem but not the answer. It is left open what 'nice' and 'seriously' look like on the page.",
          },
          {
            text: "Powerful and moving, in words that parents will remember",
            explanation:
              "This invites a speech, when a clear short message is needed. Big words may make some parents angrier.",
          },
          {
            text: "Firm, no blame: state the rule and thank those who keep it",
            explanation:
              "It says what firm means here, what to avoid and what to include. The coach can check each point.",
          },
        ],
        answer: 3,
      },
      {
        id: "q4-role-or-reader",
        prompt:
          "You are asking for a leaflet that explains a hearing test, and you have room for one more sentence. Which one helps most?",
        options: [
          {
            text: "The readers are nervous and do not know what happens in the room.",
            explanation:
              "Now the leaflet can walk them through the room step by step. It tells the assistant what the text has to do.",
          },
          {
            text: "You are a world-famous hearing specialist with long experience.",
            explanation:
              "A role may color the voice a little, but it says nothing about the readers. It may even bring in technical words.",
          },
          {
            text: "This leaflet is of great importance to us, so please do your best.",
            explanation:
              "This asks for effort without saying what a good leaflet is. The assistant has nothing new to work with.",
          },
          {
            text: "Hearing tests are a large subject, so look at it from all sides.",
            explanation:
              "All sides would make the leaflet longer and harder. Nervous readers need the few things that concern them.",
          },
        ],
        answer: 0,
      },
      {
        id: "q5-two-readers",
        prompt:
          "A school explains a museum trip to pupils of nine, who want to know what they will see, and to parents, who must know times and clothing. What should the request ask for?",
        options: [
          {
            text: "One text in a neutral style that suits every age",
            explanation:
              "A text for everyone tends to be too dry for the children and too loose for the parents.",
          },
          {
            text: "One text for the parents, who can tell the children",
            explanation:
              "This works for the times, but the children get no text at all. Half of the purpose is lost.",
          },
          {
            text: "Two texts, with each reader and their need described",
            explanation:
              "Two readers with two needs call for two texts. Each can now have its own words and its own facts.",
          },
          {
            text: "One text for the children, which parents can read too",
            explanation:
              "Parents could read it, but would search for the times and the clothing in it. Something would be missed.",
          },
        ],
        answer: 2,
      },
      {
        id: "q6-read-aloud",
        prompt:
          "You will read a greeting aloud at a family dinner. The text that came back has long sentences and remarks in brackets. What should you add to the request?",
        options: [
          {
            text: "It is for a large family dinner, so make it more festive and warm.",
            explanation:
              "The feeling may become warmer while the sentences stay long. The trouble was how it sounds, not how warm it is.",
          },
          {
            text: "It should be half as long, since nobody listens for a long time.",
            explanation:
              "A shorter text can still have long sentences and brackets. Length was not what got in the way.",
          },
          {
            text: "It should sound like a speaker with great experience of such events.",
            explanation:
              "The assistant would have to guess what such a speaker does. You may get grand words that are not yours.",
          },
          {
            text: "I will read it aloud, so use short sentences that work by ear.",
            explanation:
              "This tells the assistant how the guests meet the text and what follows from it. Brackets make no sense to the ear.",
          },
        ],
        answer: 3,
      },
    ],
  },
  {
    id: "give-context",
    strand: "ask",
    band: "start",
    title: "Say who you are and why",
    outcome: "give an assistant the few facts about you and your aim that change its answer",
    requires: ["one-clear-task"],
    explanation: `Stop a gardener in the street and ask, 'What should I plant?' You will be asked back: how much sun is there, how big is the space, who does the watering? An assistant often skips those questions and answers for an average person with an average garden. That your balcony is shady and windy is something only you can tell it.

Two kinds of context change an answer most. One is your situation: what you have to work with, what you have tried already, what stands in the way. The other is your reason. 'I have to say no to a wedding' and 'I have to say no to a wedding and stay close to my cousin' call for different letters.

Some tools keep notes about you from earlier chats. Do not count on it: repeat the facts that matter today.

Not every fact belongs in a request. Ask of each one: would the answer change if this were different? If so, put it in. If not, leave it out. That also protects you and others, because what you type may be stored by the company behind the tool. Names, addresses and account numbers seldom change an answer. 'My neighbor is 80 and lives alone' is enough without her name.`,
    example: {
      situation:
        "Someone sells cheese at a weekly market and would like more young people to stop at the stall.",
      before: "How can I get more customers?",
      after:
        "I sell cheese from a stall at a weekly market, on Thursdays, with one helper. Most of my customers are over 60 and have come for years. I would like more people under 40 to buy, because my regulars are getting fewer. I have tried free tastings: people taste, thank me and walk on. I can spend about an hour a week on this and almost no money. Suggest five things I could try next Thursday. For each, say why it might make somebody who has tasted also buy.",
      lesson:
        "The short question fits any business, so the answer would be about any business: run a sale, go online, advertise. The long one gives the place, the people, the limits, the aim and what has already failed. Each of these facts rules out ideas that would not help. No name and no address were needed.",
    },
    questions: [
      {
        id: "q1-waiting-room",
        prompt:
          "You ask which plants to buy for the waiting room of a clinic. Which fact changes the answer most?",
        options: [
          {
            text: "The clinic has been in this building for thirty years.",
            explanation:
              "The plants would be the same in a new building. This fact only makes the message longer.",
          },
          {
            text: "The room has no window and is watered once a week.",
            explanation:
              "Light and water decide which plants will live. Without this fact, you may buy plants that are dead in a month.",
          },
          {
            text: "The patients like plants and often mention them.",
            explanation:
              "It is a good reason to buy plants, but it does not help to choose between them.",
          },
          {
            text: "The manager is a keen gardener on the weekend.",
            explanation:
              "It may help with the watering, but as it stands it rules no plant in or out.",
          },
        ],
        answer: 1,
      },
      {
        id: "q2-heater-purpose",
        prompt:
          "You want help with an email to your landlord about a broken heater. Which sentence about your purpose helps most?",
        options: [
          {
            text: "I am writing because my heater is broken and must be repaired.",
            explanation:
              "This repeats the topic. It does not say by when, or how things should stand between you afterwards.",
          },
          {
            text: "I am writing because I am angry, and he should know that.",
            explanation:
              "This would bring an angry email. Anger is how you feel, but it may not get the heater repaired.",
          },
          {
            text: "I want a repair date this week, and to stay on good terms.",
            explanation:
              "Now the email has an aim and a limit: press for a date, but politely. Every sentence can serve that.",
          },
          {
            text: "I want the strongest email that a tenant can possibly write.",
            explanation:
              "What 'strongest' means depends on what you want to happen. The assistant may choose threats you never meant.",
          },
        ],
        answer: 2,
      },
      {
        id: "q3-night-shift",
        prompt:
          "A delivery driver asks, 'How can I sleep better?' The answer tells him to be in bed by ten. He works nights. What went wrong?",
        options: [
          {
            text: "The question did not say that he works at night",
            explanation:
              "The answer fits an average day. With one more fact it would have dealt with daylight, noise and changing shifts.",
          },
          {
            text: "The assistant knows too little about sleep to help",
            explanation:
              "The advice is fine for people who work by day. What it lacked was his situation.",
          },
          {
            text: "The question was short, and those get poor answers",
            explanation:
              "Short can be fine if the facts that matter are in it. Four more words about his job would have been enough.",
          },
          {
            text: "He should have asked for more tips, so that some fit",
            explanation:
              "More tips for people who sleep at night are still for people who sleep at night.",
          },
        ],
        answer: 0,
      },
      {
        id: "q4-leave-out",
        prompt:
          "You want a menu for a family party. Your notes say: 14 guests, one with a nut allergy, two burners on the stove, your street and your sister's full name. What should you leave out?",
        options: [
          {
            text: "The burners, because a cook can always work around those",
            explanation:
              "With two burners, some menus cannot be cooked at all. This fact changes the answer.",
          },
          {
            text: "The guests, because the amounts can be changed later on",
            explanation:
              "Cooking for 14 calls for other dishes than cooking for four. The number belongs in the request.",
          },
          {
            text: "The allergy, because it is private and concerns one guest",
            explanation:
              "Left out, it could put a guest in danger. Without a name, 'one guest must not eat nuts' gives nobody away.",
          },
          {
            text: "The street and the name, because the menu stays the same",
            explanation:
              "The answer would not change if they were different, so they are not needed. Keeping them out protects your family.",
          },
        ],
        answer: 3,
      },
      {
        id: "q5-tried-already",
        prompt:
          "The printer in your shop prints blank pages. You have changed the ink and restarted it. Why is it worth saying so in your request?",
        options: [
          {
            text: "It shows goodwill, so the assistant makes more of an effort",
            explanation: "An assistant does not reward effort. It uses the facts that you give it.",
          },
          {
            text: "It makes the message longer, and long ones get more attention",
            explanation:
              "Length by itself brings nothing. A long message without these two facts would get the same first tips.",
          },
          {
            text: "It proves that the printer is broken and has to be replaced",
            explanation:
              "Two failed tries prove no such thing. They only tell you where to look next.",
          },
          {
            text: "It rules out the usual first tips, so you get to the next ones",
            explanation:
              "'Change the ink' and 'restart it' would have come first. Now the answer can begin with something you have not tried.",
          },
        ],
        answer: 3,
      },
      {
        id: "q6-new-chat",
        prompt:
          "Last week you told an assistant about your garden: heavy clay and a lot of shade. Today you open a new chat to ask what to sow. What is the safest way?",
        options: [
          {
            text: "Give the facts about soil and shade again in one sentence",
            explanation:
              "It costs one sentence and works whether or not the tool keeps notes. You also see which facts the answer rests on.",
          },
          {
            text: "Just ask, since an assistant knows what you told it before",
            explanation:
              "Some tools keep notes and many do not, or keep only part. You might get advice for a sunny garden.",
          },
          {
            text: "Write 'as I told you last week', so that it looks this up",
            explanation:
              "It may not be able to look anything up, and might answer as if it had. You would not notice the guess.",
          },
        ],
        answer: 0,
      },
    ],
  },
  {
    id: "choose-the-shape",
    strand: "ask",
    band: "start",
    title: "Choose the shape of the answer",
    outcome: "name the form and the length of an answer, so that you can use it right away",
    requires: ["one-clear-task"],
    explanation: `If you do not mention form, an assistant picks one. Often that is a few paragraphs with a list in the middle, whether you needed a text message or a plan for the fridge door. The content may be right and still be a chore to use.

Start from what you will do next with the answer:

- compare things: a table, and you name the columns
- do something in order: numbered steps
- take it along: a short checklist
- send it: an email or a message, ready to copy
- understand something: two or three short paragraphs

Then set the length in units that can be counted. 'Short' is a matter of taste; 'three sentences' or 'six rows' is not. Assistants often miss an exact number of words, so treat 'about 100 words' as a rough aim and count yourself if a limit is strict.

Shape also steers content. Give a table a column called 'what could go wrong', and every row will get an entry, where a paragraph might have skipped the question. The other side of this is that a column asks to be filled, even with guesses. Allow an honest gap: 'write unknown if you cannot tell'.`,
    example: {
      situation:
        "A couple in their seventies has to choose between train, bus and car for the trip to a family wedding.",
      before: "What is the best way to get to a wedding 300 km away, train, bus or car?",
      after:
        "We are two people in our seventies, going 300 km to a wedding with two suitcases. Compare train, bus and car in a table with one row for each. Columns: changing and waiting, carrying the luggage, what is tiring about it, what we should look up or ask before we decide. At most 15 words in a cell. Do not guess prices or timetables: put them in the last column. Below the table, write one sentence that names the question we should settle first.",
      lesson:
        "The first question invites a page of opinions. The table puts the same points side by side for each choice, and the columns are the things these two travellers care about. The last column gives prices and times a place where they are marked as things to look up, so that nothing has to be made up.",
    },
    questions: [
      {
        id: "q1-dance-classes",
        prompt:
          "You paste your notes on three dance classes: day, distance, cost and level. You want to choose one this evening. Which shape helps most?",
        options: [
          {
            text: "A paragraph for each class that tells all its details",
            explanation:
              "The details would be there, but you would have to hunt for the same point in three places.",
          },
          {
            text: "Numbered steps on how to choose a class that suits you",
            explanation:
              "You would learn how to choose in general and still have your notes to compare.",
          },
          {
            text: "A table with one row for a class and a column per detail",
            explanation:
              "To compare, you want the same point of each class side by side. That is what rows and columns do.",
          },
          {
            text: "An email to the three classes that asks about free places",
            explanation: "That may come later. First you have to know which class you would like.",
          },
        ],
        answer: 2,
      },
      {
        id: "q2-bakery-wall",
        prompt:
          "A baker wants to hang the opening routine beside the oven for a new helper, who will follow it with floury hands. Which shape works best?",
        options: [
          {
            text: "Numbered steps, one action in each, on a single page",
            explanation:
              "The helper does things in order and looks up between them. Numbers make it easy to find the place again.",
          },
          {
            text: "A table that sorts the tasks by time and difficulty",
            explanation:
              "This suits a person who plans the work. The helper needs to know what comes next.",
          },
          {
            text: "Flowing text that gives the reason for every task",
            explanation:
              "Reasons are good for training, but beside the oven nobody reads paragraphs.",
          },
          {
            text: "Questions and answers on what tends to go wrong",
            explanation: "That helps when something has gone wrong. It does not give the routine.",
          },
        ],
        answer: 0,
      },
      {
        id: "q3-count-it",
        prompt:
          "You need a message to the members of a choir, who read it on their phones. Which instruction about length will most likely give you what you need?",
        options: [
          {
            text: "Keep it short, but leave out nothing that could matter to anyone",
            explanation:
              "These two wishes pull against each other, and neither can be counted. The result may well be long.",
          },
          {
            text: "Use exactly 61 words, counting the greeting and all of the names",
            explanation:
              "Assistants often miss an exact count. You would spend rounds on a number that no member cares about.",
          },
          {
            text: "Make it as short as a message of that sort normally is in a choir",
            explanation: "The assistant does not know your choir. 'Normally' leaves it to guess.",
          },
          {
            text: "Write at most three sentences, with the date and place in the first",
            explanation:
              "Sentences are easy to count and easy to keep to, and the main facts stand where a phone shows them.",
          },
        ],
        answer: 3,
      },
      {
        id: "q4-ready-to-copy",
        prompt:
          "You wanted to thank a colleague who took over your shift. You asked how to do it and got eight tips on writing thank-you notes. What should you have asked for?",
        options: [
          {
            text: "More detail in each tip, with a reason why it works",
            explanation: "You would know more about thank-you notes and still have to write one.",
          },
          {
            text: "The note itself, four sentences long, ready to copy",
            explanation:
              "You wanted something to send, so that is the shape to name. Tips are for people who want to learn to write notes.",
          },
          {
            text: "The three best tips, in the order of their importance",
            explanation: "A shorter list of tips is still a list of tips. Nothing can be sent yet.",
          },
          {
            text: "A table of the tips, with an example sentence beside each",
            explanation:
              "You would have to piece a note together from the cells. It would hardly sound like one person.",
          },
        ],
        answer: 1,
      },
      {
        id: "q5-columns",
        prompt:
          "The cook of a school kitchen has a table of four soups with the columns 'name', 'origin' and 'taste'. She needs to know which can be made the day before. What should she change?",
        options: [
          {
            text: "Ask for longer cells, so that more detail fits into them",
            explanation:
              "Longer cells on origin and taste are still about origin and taste. Her question has no place yet.",
          },
          {
            text: "Ask for paragraphs instead, as a table hides such points",
            explanation:
              "A table hides only what has no column. In a paragraph, the point might be skipped for some soups.",
          },
          {
            text: "Ask for a column 'can be made the day before, yes or no'",
            explanation:
              "A column makes the assistant deal with her question for every soup. She should still check it against her experience.",
          },
          {
            text: "Ask for four more soups, so that some of them will do",
            explanation:
              "She would have more rows and the same gap. She still could not tell which soups will do.",
          },
        ],
        answer: 2,
      },
      {
        id: "q6-full-cells",
        prompt:
          "You ask for a table of five museums with opening hours. The assistant cannot look anything up, and you gave it no hours, yet every cell is filled. What do you make of that?",
        options: [
          {
            text: "The cells may hold guesses: look the hours up yourself",
            explanation:
              "A column asks to be filled, so it was. Look the hours up, and next time allow 'unknown' as an entry.",
          },
          {
            text: "A table demands exact facts, so the hours are reliable",
            explanation:
              "A neat shape looks exact but adds no knowledge. The hours may be old, or made up.",
          },
          {
            text: "Tables are the wrong shape: ask for the hours in a list",
            explanation:
              "The same guesses would come back in another shape. The form did not cause the lack of facts.",
          },
          {
            text: "Five rows were too many: ask for one museum at a time",
            explanation:
              "Fewer rows can help with care, but the assistant still has no source for the hours of even one museum.",
          },
        ],
        answer: 0,
      },
    ],
  },
  {
    id: "improve-in-rounds",
    strand: "ask",
    band: "start",
    title: "Improve it in rounds",
    outcome: "turn a first draft into a good text by saying what to keep and what to change",
    requires: ["one-clear-task"],
    explanation: `Treat the first answer as a draft. People who have used these tools for years do so as well, and much of their skill shows in the second and third message.

Read the draft and tell the assistant what should stay, what bothers you and what you want instead. 'Make it better' gives no direction, and the part you liked may be gone in the next version. 'Keep the opening. The second paragraph sounds like an advertisement: say it plainly in two sentences' can be acted on. Change only one or two things in a round, and the effect of each stays visible.

If the answer keeps missing in the same way, look at your request. Something you know is probably not written there. And when a chat has grown long, instructions from the beginning can get lost while old mistakes stay in view. Open a new one then, with a single fresh message that holds everything you have found out, plus your best version so far.

Two cautions. Assistants tend to agree with you: tell one that a correct sum is wrong and it may apologize and change it. And a new version can quietly alter a fact. Before you use the last one, compare names, dates and numbers with your own notes.`,
    example: {
      situation:
        "A man is selling his mother's piano through a small ad. The first draft is long and sounds like a shop, but it opens well.",
      before: "Make it better.",
      after:
        "Keep the first sentence and all the facts: upright piano, dark brown, tuned last spring, one key sticks, buyer collects from the ground floor. Change two things. 1. Take out everything that sounds like a shop, such as 'stunning' and 'a must for every music lover'. 2. Mention the sticking key in the second sentence, so that nobody feels tricked. Stay under 70 words.",
      lesson:
        "'Make it better' lets the assistant decide what better means, and it might well add another 'stunning'. The second message protects what is good, points to the places that are not and says what should stand there. He can check two changes in a minute, and he repeats the facts so that he notices if one goes missing.",
    },
    questions: [
      {
        id: "q1-retirement-toast",
        prompt:
          "You asked for a retirement toast and supplied two stories. The first half of the draft is good; the second is a row of tired sayings. Which reply is best?",
        options: [
          {
            text: "Not quite there. Please try again and be more original this time.",
            explanation:
              "The assistant cannot tell which half you mean, so it may rewrite the good one. 'Original' is left open as well.",
          },
          {
            text: "A good start. Now improve the quality of it as much as you can.",
            explanation:
              "This does not say what is wrong or where. You may get longer sentences with the same sayings.",
          },
          {
            text: "Rewrite the whole toast in some other style, and surprise me.",
            explanation: "You would lose the half that works and get something you cannot predict.",
          },
          {
            text: "Keep the first half. In the second, swap the sayings for story two.",
            explanation:
              "It says what stays, what goes and what comes in its place. There is little left to guess.",
          },
        ],
        answer: 3,
      },
      {
        id: "q2-shift-plan",
        prompt:
          "For the fifth time, the shift plan for a food bank puts one helper in two places at once. The chat has become very long. What is the best next step?",
        options: [
          {
            text: "Open a new chat with the helpers, the rules and that mistake",
            explanation:
              "One fresh message holds all you have learned, without five wrong versions in view. Then check the plan for double shifts yourself.",
          },
          {
            text: "Send the same correction again, this time in capital letters",
            explanation: "It has been sent and missed several times. Louder is not clearer.",
          },
          {
            text: "Ask it to promise that this will not happen in round six",
            explanation:
              "A promise is only more text. It does not change how the next plan is made.",
          },
          {
            text: "Ask why it keeps failing, and go on when it has explained",
            explanation:
              "It will give reasons that sound likely, but it cannot really inspect itself. You are still in the same long chat.",
          },
        ],
        answer: 0,
      },
      {
        id: "q3-giving-way",
        prompt:
          "A wall is 2.4 m long. You ask how many shelves 30 cm wide fit side by side, and the assistant says eight. You answer, 'I think it is seven.' It apologizes and says seven. What should you think?",
        options: [
          {
            text: "It checked the sum and found its mistake, so seven is right",
            explanation:
              "Eight times 30 cm is exactly 2.4 m, so eight was right. An apology is no proof of a check.",
          },
          {
            text: "It gave way to your view, so do the sum again on your own",
            explanation:
              "Assistants often agree when they are doubted. The sum decides: 2.4 m divided by 30 cm is eight.",
          },
          {
            text: "It cannot divide, so neither of the two numbers means much",
            explanation:
              "Its first answer was right. Numbers from an assistant need checking, and this one takes you a moment.",
          },
        ],
        answer: 1,
      },
      {
        id: "q4-one-change",
        prompt:
          "A teacher's quiz is too hard, and its questions come in an odd order. She wants to learn what each of her corrections does. How should she go on?",
        options: [
          {
            text: "Ask for both changes at once, and a list of what was changed",
            explanation:
              "This can save time, but the effects are mixed, and the list may not match what was really done.",
          },
          {
            text: "Ask for three fresh quizzes, and keep the one that fits best",
            explanation:
              "She may be lucky, but she learns nothing about her corrections. The good questions could be lost.",
          },
          {
            text: "Ask for easier questions, look at them, then ask for the order",
            explanation:
              "With one change in a round, she sees what it did. If something goes wrong she knows where.",
          },
          {
            text: "Say that it is not right yet, and see what changes by itself",
            explanation:
              "The assistant has to guess what she minds. It may change things that were fine.",
          },
        ],
        answer: 2,
      },
      {
        id: "q5-before-printing",
        prompt:
          "After four rounds, the flyer for the village fair finally reads well. What should you do before it is printed?",
        options: [
          {
            text: "Ask the assistant if it is certain that all is correct",
            explanation:
              "It has no other source than your messages, and it may say yes to an error. It was the one that wrote it.",
          },
          {
            text: "Ask for a fifth version, since each was better so far",
            explanation:
              "A new version is a new chance for a fact to change. The flyer already reads well.",
          },
          {
            text: "Read it aloud, to hear whether every sentence flows",
            explanation:
              "That is good for style, but a wrong date reads just as smoothly as the right one.",
          },
          {
            text: "Compare the date, place and times with your notes",
            explanation:
              "Facts can shift between versions without a sign. Your notes are the thing to check against.",
          },
        ],
        answer: 3,
      },
      {
        id: "q6-no-power",
        prompt:
          "Your packing lists for a camping trip keep bringing electric things: a cooker, then a kettle. There is no power at the site, but you never said so. What is the best message now?",
        options: [
          {
            text: "The list is still wrong. Please read my request with more care.",
            explanation:
              "More care does not help if the fact is not in the request. The assistant cannot see what you know.",
          },
          {
            text: "Take the kettle off the list too, and leave the rest unchanged.",
            explanation:
              "This mends one item. Next time it will be a hairdryer, because the reason is still missing.",
          },
          {
            text: "There is no power at the site. Replace all that would need it.",
            explanation:
              "You give the missing fact and what follows from it. That repairs the cause and not just one item.",
          },
          {
            text: "Make the list again, the way an experienced camper would do it.",
            explanation:
              "Many experienced campers have power at their site. The role does not carry the fact that matters.",
          },
        ],
        answer: 2,
      },
    ],
  },
  {
    id: "give-the-material",
    strand: "ask",
    band: "work",
    title: "Give it the material",
    outcome: "hand over the text an answer must rest on, and mark where it begins and ends",
    requires: ["give-context"],
    explanation: `Ask about 'the letter from my insurance' without showing it, and an assistant can only go by what such letters tend to say. It may sound sure all the same. Whenever an answer has to rest on a certain text, list or table, that material has to be in the conversation, pasted or attached.

Make its borders visible. Put START OF LETTER on a line before it and END OF LETTER after it, and keep your instruction outside. A sentence inside the letter is then less likely to be taken for an order from you, two documents do not run into each other, and you can refer to them by name: 'Compare LETTER with OFFER'.

Then say how to use it. 'Answer only from the text, quote the sentence you rely on, and write not stated where it is silent' turns a likely guess into something you can look up. Without such a line, gaps tend to be filled.

Look before you paste. Is it complete, or did page two get lost? Very long documents may be read only in part, so pick the pages that count. And is it yours to share? Replace names, numbers and other private details that the task does not need.`,
    example: {
      situation:
        "The treasurer of a sports club has the minutes of a meeting and needs to know who promised what.",
      before: "Make a to-do list from our last club meeting.",
      after: `Make a to-do list from the minutes below. Use only what they say. For each task give: what, who, by when, and the words in the minutes that say so. Where a person or a date is missing, write 'not stated'.

START OF MINUTES
The treasurer will ask the town for the hall by 12 June. Someone should check the tent for holes. The youth leader will send the list of helpers before the summer break. Buying a new grill was discussed without a decision.
END OF MINUTES`,
      lesson:
        "Without the minutes, the assistant could only invent a typical to-do list. Now it has the text, clear borders and a rule for gaps, so the tent should appear with 'not stated' where a name might have been made up. The quoted words let the treasurer check every line in seconds.",
    },
    questions: [
      {
        id: "q1-missing-contract",
        prompt:
          "You type 'Summarize the rental contract for our workshop' and forget to attach it. A neat summary comes back. What does it most likely contain?",
        options: [
          {
            text: "What such contracts tend to say, told as if it were yours",
            explanation:
              "With no text to rest on, the assistant fills the gap with what is usual. A good tool would ask for the contract, but not all do.",
          },
          {
            text: "Another user's contract, with the private details removed",
            explanation:
              "An assistant does not normally fetch papers from other people's chats. It writes what is likely.",
          },
          {
            text: "Your contract, which it found by the name of the workshop",
            explanation:
              "A private contract is not lying around for it to find. If you did not give it, it does not have it.",
          },
          {
            text: "The rules of the law, which every contract has to follow",
            explanation:
              "Some of it may resemble the law, but it was not checked against it. And your contract has terms of its own.",
          },
        ],
        answer: 0,
      },
      {
        id: "q2-order-inside",
        prompt:
          "You paste a customer's email to have it shortened. One sentence in it reads, 'Please send me your full price list.' The assistant starts to write a price list. What would have helped most?",
        options: [
          {
            text: "Leaving an empty line between your request and the email",
            explanation:
              "Emails contain empty lines too, so this border is easy to miss. It does not show where the email ends.",
          },
          {
            text: "Taking all requests out of the email before you paste it",
            explanation:
              "Then the short version would lack what the customer wants. The requests are the heart of the email.",
          },
          {
            text: "Marking where the email starts and ends, with your task outside",
            explanation:
              "Marks show which words are material and which are your instruction. The mix-up becomes much less likely.",
          },
          {
            text: "Writing your own request in capital letters above the email",
            explanation:
              "Capitals make your request louder, but the borders of the email stay unclear.",
          },
        ],
        answer: 2,
      },
      {
        id: "q3-silent-text",
        prompt:
          "You paste a chapter of your washing machine's manual and ask whether the machine may stand in an unheated garage. You do not know if the chapter covers that. Which line protects you best from a made-up answer?",
        options: [
          {
            text: "Be as accurate as you can, and take your time before you answer",
            explanation:
              "This asks for care but allows any source. A likely guess could still be told as if the manual said it.",
          },
          {
            text: "Give an answer only if you are at least 90 percent sure that it is true",
            explanation:
              "An assistant cannot measure its own certainty well. It may be 'sure' of something that is not in your manual.",
          },
          {
            text: "Give the answer that most makers of such machines would give",
            explanation: "This openly asks for what is usual. Your machine may be an exception.",
          },
          {
            text: "Use this text only, quote it, and write 'not stated' if it is silent",
            explanation:
              "It names the source, demands a line you can look up and allows an honest gap. You can check it in the manual.",
          },
        ],
        answer: 3,
      },
      {
        id: "q4-two-contracts",
        prompt:
          "A family wants to know what has changed between last year's and this year's contract for a vacation home. How should they hand over the two?",
        options: [
          {
            text: "Paste both in one go, as the dates show which is which",
            explanation:
              "Dates stand all over a contract, and one text may run into the other. A clause could end up in the wrong year.",
          },
          {
            text: "Paste each one between its own marks, OLD and NEW",
            explanation:
              "Both texts are there in full, apart and with names, so you can ask what is in NEW that was not in OLD.",
          },
          {
            text: "Paste the new one, and tell the old one from memory",
            explanation:
              "Small changes are just what memory loses. The comparison would be with what they believe they signed.",
          },
          {
            text: "Paste each in its own chat, and compare the summaries",
            explanation:
              "Each summary leaves things out, and not the same things. A difference could be hidden or seem to be there.",
          },
        ],
        answer: 1,
      },
      {
        id: "q5-school-letter",
        prompt:
          "A school secretary wants a letter in plainer words. It holds a pupil's name, birth date and illness. What should she do before she pastes it?",
        options: [
          {
            text: "Put placeholders such as [pupil] in place of these details",
            explanation:
              "The plainer wording does not depend on them. She fills them in again afterwards on her own computer.",
          },
          {
            text: "Write above it that the letter has to be kept confidential",
            explanation:
              "That is a wish to a program. By then the details have already been sent to the company behind the tool.",
          },
          {
            text: "Plan to delete the whole chat as soon as the work is done",
            explanation:
              "Deleting later does not undo the sending, and copies may be kept for some time.",
          },
          {
            text: "Say roughly what the letter is about, and paste none of it",
            explanation:
              "This is safe, but the assistant would have to invent the letter. She needs her own text in plainer words.",
          },
        ],
        answer: 0,
      },
      {
        id: "q6-long-rules",
        prompt:
          "You paste the 60 pages of rules of a garden club and ask about hedges. The answer misses the rule on height that you know is on page 41. What is the best next step?",
        options: [
          {
            text: "Paste all of it again, and insist that every page is read",
            explanation:
              "If the document is too long to be used well, insisting changes nothing. The same page may be missed again.",
          },
          {
            text: "Ask what height is common for hedges, and go by that one",
            explanation:
              "What is common is not what your club has decided. The rule is in your hands already.",
          },
          {
            text: "Ask if it is sure that it used the whole of the document",
            explanation:
              "It may say yes without being able to tell. You know that page 41 was missed.",
          },
          {
            text: "Paste just the pages on hedges and fences, and ask again",
            explanation:
              "With less around it, the rule is hard to miss, and you can check the answer against a few pages.",
          },
        ],
        answer: 3,
      },
    ],
  },
  {
    id: "set-requirements",
    strand: "ask",
    band: "work",
    title: "Say what must be true",
    outcome:
      "list what an answer must have, must not have and must keep to, and check it by that list",
    requires: ["choose-the-shape"],
    explanation: `To a painter you would say: the hall and the kitchen, white, ready by Friday, and no strong smell because of the baby. Each of these is a requirement, a statement that is either met or not. In a request to an assistant, such statements do more than any clever opening line, because they carry what only you can know.

It helps to think in three groups:

- **Must have**: the date, both phone numbers, a dish without meat.
- **Must not have**: nuts, blame, technical words, promises about delivery.
- **Limits**: time, space, money, tools, age, rules to follow.

A good requirement can be tested. 'Engaging' cannot; 'opens with a question, no sentence over 15 words' can. If a wish is hard to test, ask yourself what you would see if it came true, and write that down.

Put the few that matter most at the top, and do not bury them under twenty small wishes. Look out for clashes as well: 'every detail' and 'half a page' cannot both hold, so say which one wins.

When the answer arrives, go down your list and tick. An assistant can miss a point, or claim to have kept one that it broke. A line without a tick tells you what your next message is about.`,
    example: {
      situation:
        "The leader of a youth club needs a plan for a rainy afternoon. One of the children uses a wheelchair.",
      before:
        "Give me ideas for a fun afternoon for children when it rains. Make it really creative and engaging.",
      after: `Plan an indoor afternoon for 12 children aged 7 to 10.

Must have: three activities, the last one quiet; each explained in at most five steps; every child can take part fully, including one who uses a wheelchair.
Must not have: screens, scissors, food, winners and losers.
Limits: two hours in all, two adults, a room of about 6 by 8 metres, and only paper, pens, chairs and one soft ball.

If two of these clash, taking part comes first. At the end, name any requirement that you could not meet.`,
      lesson:
        "'Creative and engaging' cannot be tested, so almost any list of games would pass. In the second request, each line can be ticked or crossed out, and the most important one is said to win. Asking for unmet requirements is useful, but the leader still goes through the list, because the answer about itself may be wrong.",
    },
    questions: [
      {
        id: "q1-salon-window",
        prompt:
          "A hair salon wants a text for its window. Which of these requirements can be tested before the text is printed?",
        options: [
          {
            text: "It stands out in the street and feels modern to all who pass",
            explanation:
              "Two people could look at the same text and disagree. It does not tell the assistant what to write.",
          },
          {
            text: "It appeals to our regular customers and to new ones as well",
            explanation:
              "You would find out only after weeks in the window. It is a hope, and no word follows from it.",
          },
          {
            text: "It has no more than 12 words and names both days we are closed",
            explanation:
              "You can count the words and look for the two days. The assistant also knows what to aim at.",
          },
          {
            text: "It is catchy and easy to remember, even on the following day",
            explanation:
              "'Catchy' is a judgment, and you cannot wait a day with every draft. Ask what you would see if it were true.",
          },
        ],
        answer: 2,
      },
      {
        id: "q2-no-fish",
        prompt:
          "A cook in a care home asks for a week of lunches. A resident is allergic to fish, so none may be in the kitchen. The plan has fish on Friday. Which line should go into the request?",
        options: [
          {
            text: "Must have: healthy dishes that are good for all residents",
            explanation:
              "Fish counts as healthy, so a plan with fish would pass. The line does not say what would do harm.",
          },
          {
            text: "Must not have: fish or anything made from fish, on any day",
            explanation:
              "It names what would spoil the plan, including hidden fish such as a sauce. The cook still reads the plan with that in mind.",
          },
          {
            text: "Please note: we have allergies here, so take special care",
            explanation:
              "It does not say which ones. The assistant may take care with nuts and leave the fish.",
          },
          {
            text: "Limit: a different main ingredient on each day of the week",
            explanation:
              "This makes the plan varied and still allows fish once. It does not touch the problem.",
          },
        ],
        answer: 1,
      },
      {
        id: "q3-clash",
        prompt:
          "For a board game evening you require 'explains all the rules' and 'at most 50 words'. The text comes back with half of the rules. What is the best change?",
        options: [
          {
            text: "Add a third requirement: the text has to be complete in every way",
            explanation: "Complete was already asked for. The clash with 50 words is still there.",
          },
          {
            text: "Send both requirements again, and say that the two are essential",
            explanation:
              "If they cannot both hold, stressing both only moves the problem. One will be broken again.",
          },
          {
            text: "Drop both requirements, and let the assistant strike a balance",
            explanation:
              "Then you no longer say what matters to you. You might get two pages or three lines.",
          },
          {
            text: "Say which one wins: all the rules, and up to 200 words if needed",
            explanation:
              "You have decided what matters more and given room for it. That is a decision only you can make.",
          },
        ],
        answer: 3,
      },
      {
        id: "q4-motivating",
        prompt:
          "A gym wants to send former members an email that is 'motivating'. How can this wish be turned into a requirement?",
        options: [
          {
            text: "It names one small step that a reader can take this week",
            explanation:
              "It asks what you would see in a motivating email and writes that down. You can look for the step and find it or not.",
          },
          {
            text: "It is highly motivating, from the first line to the last",
            explanation:
              "Saying it more strongly does not make it testable. The assistant has nothing new to go by.",
          },
          {
            text: "It is written the way the best fitness coaches would do it",
            explanation:
              "Coaches write in many ways. You cannot hold an email against this line and decide.",
          },
          {
            text: "It makes readers want to come back to the gym the same day",
            explanation:
              "That is the hope behind the email. Before sending it, nobody can tell whether it holds.",
          },
        ],
        answer: 0,
      },
      {
        id: "q5-all-met",
        prompt:
          "You gave six requirements for a safety notice in a workshop. The answer ends with 'All of your requirements are met.' What should you do?",
        options: [
          {
            text: "Use it, since it compared the notice with your list",
            explanation:
              "The sentence is part of the generated text and may be wrong. A notice on safety deserves a real check.",
          },
          {
            text: "Ask 'Are you sure?', and use it if the answer is yes",
            explanation:
              "A second yes comes from the same place as the first. It is not a second check.",
          },
          {
            text: "Take the six points one by one, and tick what you see",
            explanation:
              "You wrote the list so that it can be checked, and you can do so in a minute. What has no tick is your next message.",
          },
        ],
        answer: 2,
      },
      {
        id: "q6-bedtime-story",
        prompt:
          "A father sends 22 requirements for a bedtime story. Number 19 is 'nothing about the dark', which frightens his son. The story keeps the color of the dragon's scarf and is set in a dark cave. What is the best change?",
        options: [
          {
            text: "Add more requirements on how the cave has to be lit",
            explanation:
              "The list grows, and what matters sinks deeper. A cave would still be a cave.",
          },
          {
            text: "Put 'nothing about the dark' first, and cut small ones",
            explanation:
              "What decides whether the story can be used stands on top, and fewer lines compete with it.",
          },
          {
            text: "Send the 22 again, and ask for each of them to be kept",
            explanation:
              "The list would still treat the scarf and the dark as equals. Something may be dropped again, and he cannot know what.",
          },
          {
            text: "Drop the list, and ask for a story to suit all children",
            explanation:
              "Then nothing rules out the dark at all. The one thing that only he knows would be gone.",
          },
        ],
        answer: 1,
      },
    ],
  },
  {
    id: "show-an-example",
    strand: "ask",
    band: "work",
    title: "Show an example",
    outcome: "steer form and tone by showing a few good samples and saying what to copy from them",
    requires: ["set-requirements"],
    explanation: `Some things are easier to show than to describe. Try to put into words how your grandmother wrote her recipe cards. Two of the cards say it faster and more exactly: the order of the parts, the length, the tone, even where a line breaks.

Introduce samples as what they are. 'Here are two of our labels. Write five more in this form', and mark where the samples begin and end. Add what is to be copied and what is not: 'Copy the form and the length, not the facts.' Otherwise details from a sample can turn up in the new text as if they were true there as well.

Choose with care, because habits are copied too. If both samples happen to be about bread or share a spelling mistake, the new ones may follow. Two or three that differ show what stays the same and what may vary. If one of them is an awkward case, such as an item with no price, it teaches what to do there.

Samples do not replace requirements. They show what good looks like, but not what must never happen. Use both, and make sure they agree: a sample of 45 words may well win over a rule that says 20.`,
    example: {
      situation:
        "A small plant nursery has its own way of writing labels and needs three more by the weekend.",
      before: "Write plant labels for lavender, mint and sage in the style of our nursery.",
      after: `Write three plant labels: lavender, mint, sage. Copy the form, the length and the tone of the two samples. Do not copy their facts. Where you are not sure of a fact, write CHECK behind it.

START OF SAMPLES
ROSEMARY. Loves sun, hates wet feet. Trim after flowering, never down to the bare wood. Good neighbor: thyme.
CHIVES. Sun or half shade, keep moist. Cut two fingers above the soil and it grows back. Good neighbor: carrots.
END OF SAMPLES`,
      lesson:
        "The assistant cannot know 'the style of our nursery', so the first request brings three labels of the usual kind. Two samples show the order, the length and the dry humor, and they differ enough to show what may change. The lines on what not to copy and what to mark keep the facts in the nursery's hands.",
    },
    questions: [
      {
        id: "q1-library-notes",
        prompt:
          "A library writes notes on new books in a fixed form. A helper has described the form three times, and each time the notes come back a little different. What helps most now?",
        options: [
          {
            text: "Describe the form again, with more words for its style",
            explanation:
              "Three descriptions have not been enough. More adjectives can still be read in many ways.",
          },
          {
            text: "Paste two finished notes, and ask for more in that form",
            explanation:
              "Two notes show order, length and tone all at once. There is less to interpret than in any description.",
          },
          {
            text: "Ask which form it would suggest, and use that in future",
            explanation:
              "The library already has a form that its readers know. It need not change because it is hard to describe.",
          },
          {
            text: "Ask for ten at a time, and keep those that come out right",
            explanation:
              "This makes more work for the helper each week. The request is still unclear.",
          },
        ],
        answer: 1,
      },
      {
        id: "q2-garden-tools",
        prompt:
          "You show a sample: a thank-you note to a donor who gave garden tools. The notes to all other donors thank them for garden tools as well. What was missing?",
        options: [
          {
            text: "A line on what to copy, and a list of what each donor gave",
            explanation:
              "The assistant copied a detail because nothing said it was only an example, and it had no other gifts to name.",
          },
          {
            text: "A longer sample that tells more about the tools in question",
            explanation:
              "More about the tools would bring more about tools. The other gifts would still be unknown.",
          },
          {
            text: "A firm request that each note has to be personal and sincere",
            explanation:
              "Without facts about the donors, 'personal' leads to invention. The tools might stay, too.",
          },
          {
            text: "A second sample that was written for the same kind of gift",
            explanation:
              "Two notes about tools make it look even more as if tools belong in every note.",
          },
        ],
        answer: 0,
      },
      {
        id: "q3-choose-a-pair",
        prompt:
          "A vet practice wants reminders for all kinds of pets in one style. Which two samples make the best pair?",
        options: [
          {
            text: "Two reminders for dogs, since most of its patients are dogs",
            explanation:
              "What the two share looks like a rule. A rabbit may get a reminder that speaks of walks and leashes.",
          },
          {
            text: "Its best reminder, and a good one from some other practice",
            explanation:
              "Two styles would be mixed, and it is left open which one counts. The other text is also not the practice's to use.",
          },
          {
            text: "One reminder for a cat, and the same with a different name",
            explanation:
              "These show only that the name may change. Everything else, even the vaccination, looks fixed.",
          },
          {
            text: "A cat's check-up and a rabbit's vaccination, both in its form",
            explanation:
              "The form stays while the animal and the reason change. The assistant sees what is fixed and what is not.",
          },
        ],
        answer: 3,
      },
      {
        id: "q4-unfortunately",
        prompt:
          "All the sample replies for a help desk begin with 'Unfortunately'. Now even good news begins that way. What is the best cure?",
        options: [
          {
            text: "Add the rule 'sound positive' below the samples",
            explanation:
              "Every sample still shows the opposite. When a sample and a vague rule disagree, the sample often wins.",
          },
          {
            text: "Replace the word by hand in each of the replies",
            explanation: "It works for one reply and never ends. The cause stays in the request.",
          },
          {
            text: "Add a good-news sample that opens another way",
            explanation:
              "The assistant copied what all samples shared. A sample that differs shows that the opening depends on the news.",
          },
          {
            text: "Delete all samples, and describe the style only",
            explanation:
              "The samples brought length, order and tone as well. It would be a loss to throw that out because of one word.",
          },
        ],
        answer: 2,
      },
      {
        id: "q5-sample-against-rule",
        prompt:
          "Your request for exhibit labels says 'no more than 20 words', but your sample label has 45. The new labels have about 45 words. What should you do?",
        options: [
          {
            text: "Put the rule in capitals, so that it outweighs the sample",
            explanation:
              "The two still disagree, and the assistant has to pick. You may get 20 words one day and 45 the next.",
          },
          {
            text: "Cut the sample to 20 words, so that both say the same",
            explanation:
              "When the sample keeps the rule, there is nothing to choose between. It even shows how 20 words can work.",
          },
          {
            text: "Leave both as they are, and shorten the labels by hand",
            explanation:
              "You would do the work that you wanted help with. The next batch would be too long again.",
          },
          {
            text: "Take out the rule, as a sample says all that is needed",
            explanation:
              "Then nothing in the request stands for 20 words, and the labels stay at 45.",
          },
        ],
        answer: 1,
      },
      {
        id: "q6-no-size",
        prompt:
          "A second-hand shop has price tags written from a list. Some items on it have no size, and their tags show sizes that nobody measured. What is the best addition to the request?",
        options: [
          {
            text: "A sample of the finest item, with every detail filled in",
            explanation:
              "This shows once more that a tag has a size. Items without one are likely to get an invented one.",
          },
          {
            text: "A reminder that it is important to get the sizes right",
            explanation:
              "There is no right size to get when the list has none. The reminder does not say what to write instead.",
          },
          {
            text: "A list of common sizes, from which a fitting one is chosen",
            explanation:
              "This makes guessing easier and harder to notice. A customer would trust a size that nobody measured.",
          },
          {
            text: "A sample of an item with no size, which says 'please try on'",
            explanation:
              "It shows what a good tag looks like in just this case. The gap now has an honest form.",
          },
        ],
        answer: 3,
      },
    ],
  },
  {
    id: "split-big-tasks",
    strand: "ask",
    band: "deep",
    title: "Split a big task",
    outcome: "break a big job into steps, check each result and carry it into the next step",
    requires: ["set-requirements", "improve-in-rounds"],
    explanation: `Ask for a complete wedding plan or a handbook in one message, and you tend to get something long, smooth and thin. A wrong idea near the beginning runs through everything after it, and you notice only at the end, if you notice at all.

Splitting means working in stages, with you standing between them. One pattern fits many jobs: collect the facts, settle the outline, write part by part, check the whole. Every stage gets a request with requirements of its own, and its result, once you have read and mended it, becomes the material for the next. An error in the outline costs you a minute. In the finished text it can cost an evening.

How small is small enough? You should be able to judge a step's result in a few minutes, and to say in a sentence or two what it has to fulfil. A job that you can check at a glance needs no splitting.

Keep a short note of what has been decided, such as names, dates, tone and order, and paste it into each step. A new chat does not have it, and a long one can lose it. At the end, read everything in one go yourself. Parts that are fine alone can repeat or contradict one another. You can let the assistant propose the steps, but judge them before you follow.`,
    example: {
      situation:
        "A group of neighbors wants to hold its first street party and would like help with all of it.",
      before:
        "Plan our street party in September completely, with schedule, shopping, permits, helpers, invitation and a plan for rain.",
      after:
        "I am organizing a street party for about 60 neighbors on the first Saturday in September, 2 pm to 8 pm, with six helpers. Please do not plan it yet. This is step 1 of 4: list the decisions we have to make before we can plan, at most ten, in a sensible order. For each, say who decides (the town, the neighbors or the helpers) and what depends on it. Mark those where rules differ from town to town, so that I can ask ours. Next will come 2. the timetable, 3. the jobs of the helpers, 4. the invitation. I will send you our decisions before each step.",
      lesson:
        "The first request would bring a smooth plan built on guesses about permits, power and streets. Step 1 brings out the decisions that all the rest depends on, and it is short enough to check. What the group decides then goes into steps 2 to 4, so that the timetable, the jobs and the invitation fit together.",
    },
    questions: [
      {
        id: "q1-vague-handbook",
        prompt:
          "A community center asks for a 15-page handbook for its volunteers in one message. The result is long, and every chapter is vague. What is the most likely reason?",
        options: [
          {
            text: "One message could not say what each chapter needs",
            explanation:
              "With so many chapters, there was room for only a few words on each. The rest was filled with what handbooks usually say.",
          },
          {
            text: "Assistants are not able to write about volunteers",
            explanation:
              "The topic is common. A single chapter with clear requirements would likely come out well.",
          },
          {
            text: "The message should have demanded a higher quality",
            explanation:
              "Demanding quality does not say what a good chapter on, say, keys and alarms contains.",
          },
          {
            text: "The handbook was too short to go into real detail",
            explanation:
              "Asking for 30 pages would stretch the same few facts further. What is missing is not space.",
          },
        ],
        answer: 0,
      },
      {
        id: "q2-family-history",
        prompt:
          "You want to write a family history from 30 old letters and your own notes. Which first step is best?",
        options: [
          {
            text: "Ask for the opening chapter, to see early on how it will sound",
            explanation:
              "The chapter would rest on facts that nobody has sorted yet. Wrong dates could settle in from the start.",
          },
          {
            text: "Ask for a complete first version, and correct it from the front",
            explanation:
              "You would search for errors in a long, smooth text. Some of them would have spread over many pages.",
          },
          {
            text: "Ask for people, places and dates, a few letters at a time",
            explanation:
              "A list can be checked against the letters, and all later steps rest on it. It is small enough to judge.",
          },
          {
            text: "Ask for a title and a cover text, since they set the mood",
            explanation:
              "That is pleasant but nothing else depends on it. It fits better at the end, when you know the story.",
          },
        ],
        answer: 2,
      },
      {
        id: "q3-class-trip",
        prompt:
          "Step 1 gave you the list of costs for a class trip, but it leaves out the entrance fee. Step 2 is the letter to the parents with the total. What do you do?",
        options: [
          {
            text: "Go on, and add a sentence on the fee to the letter",
            explanation:
              "The total in the letter would still be too low. Parents would read two numbers that do not fit.",
          },
          {
            text: "Go on, and go over all of the numbers at the end",
            explanation:
              "By then the error stands in the list, the letter and perhaps a form to sign. Now it stands in one place.",
          },
          {
            text: "Start over with a different set of steps for the job",
            explanation:
              "The steps worked: they brought the error to light in time. Only the list needs mending.",
          },
          {
            text: "Correct the list, then ask for the letter based on it",
            explanation:
              "The checked list is the material for the letter. Mended here, the error never reaches the parents.",
          },
        ],
        answer: 3,
      },
      {
        id: "q4-step-size",
        prompt:
          "A carpenter wants help with the papers for a new kitchen: offer, work plan and bill. Which of these is a step of a good size?",
        options: [
          {
            text: "The offer, the work plan and the bill, all based on my notes",
            explanation:
              "Three papers at once are hard to judge, and an error in the offer would run through the other two.",
          },
          {
            text: "The stages of the work, at most twelve lines, from my notes",
            explanation:
              "He can check twelve lines in a few minutes, and the offer, the plan and the bill can all build on them.",
          },
          {
            text: "The first sentence of the greeting, and then the second one",
            explanation:
              "Steps this small cost more time than they save. He can judge a whole greeting at a glance.",
          },
          {
            text: "A better version of all that is in my notes and old offers",
            explanation:
              "'Better' says nothing about what the result is or must fulfil, so he could not tell when it is done.",
          },
        ],
        answer: 1,
      },
      {
        id: "q5-lost-decisions",
        prompt:
          "A drama club writes a play, each scene in a new chat. In scene 4 the shop has become a cafe, and Grandpa has another name. Which habit would have prevented that?",
        options: [
          {
            text: "Keep scenes short, so that there is less to go wrong",
            explanation:
              "A short scene can have the wrong name too. The new chat simply did not know it.",
          },
          {
            text: "Ask in every chat for the same style as in scene 1",
            explanation:
              "The new chat has not seen scene 1. It can only guess what style, place and names you mean.",
          },
          {
            text: "Paste a short note of what is decided into each chat",
            explanation:
              "Names, places and tone then travel from scene to scene. The note is short, so it is easy to keep right.",
          },
          {
            text: "Have all of the scenes written in a single request",
            explanation:
              "The scenes might match better, but you could not check and steer between them. Each would be thinner.",
          },
        ],
        answer: 2,
      },
      {
        id: "q6-whole-check",
        prompt:
          "Five short talks for an evening with new parents were written one by one, and each of them is good. What is left to do?",
        options: [
          {
            text: "Read all five in order, and look for gaps and repeats",
            explanation:
              "Good parts can still repeat, contradict or miss something between them. Only reading the whole shows that.",
          },
          {
            text: "Nothing more, as each was checked when it was written",
            explanation:
              "Each was checked alone. Two talks may give different dates for the same event.",
          },
          {
            text: "Have each one written again, to see if it gets better",
            explanation:
              "They are good already, and new versions bring new errors. It does not show how they fit together.",
          },
          {
            text: "Have all five smoothed into one text, and use that one",
            explanation:
              "Smoothing can drop or alter facts without a sign. After it you would have to check everything again.",
          },
        ],
        answer: 0,
      },
    ],
  },
  {
    id: "build-a-reusable-prompt",
    strand: "ask",
    band: "deep",
    title: "Build a prompt you can use again",
    outcome: "turn a request that works into a tested template with blanks that others can fill in",
    requires: ["show-an-example"],
    explanation: `Perhaps you need the same kind of text every week: a lesson report, an answer to a booking, a job note for a customer. Then it pays to write the request once, well, and keep it. A reusable prompt is like a form. Most of it is fixed, and a few blanks change.

Begin with a request that has already worked several times. Keep its task, reader, requirements and sample. Turn what changes into named blanks, such as [guest's question] or [date], gather them in one place, and note what belongs in each. Say what happens when a blank is empty: 'If there is no date, ask me. Do not make one up.'

Test it before you rely on it: with an ordinary case, with awkward ones (a missing date, an angry message, a very long text) and with somebody else filling in the blanks. After every repair, run the earlier cases again, because mending one can spoil another. Results can also shift after an update of the tool, so look again from time to time.

Store it where others find it, with a title, the date of the last change, a good result and a note on what a person must check each time. Private details have no place in the fixed part, since they would be sent with every use.`,
    example: {
      situation:
        "The front desk of a small guesthouse answers the same kinds of questions by email every day, and three people take turns.",
      before: "Answer this guest nicely:",
      after: `Write a reply to a guest of our small guesthouse, in LANGUAGE.

Must have: an answer to every question in MESSAGE, at most 90 words, signed 'The front desk'.
Must not have: a price, time or promise that is not in FACTS.
If FACTS does not answer a question, write 'We will check this and get back to you', and list the question under TO CHECK below the reply.
If LANGUAGE, MESSAGE or FACTS is empty, do not write a reply. Ask me for it.

LANGUAGE: [language of the reply]
START OF MESSAGE
[the guest's email, without name, address and booking number]
END OF MESSAGE
START OF FACTS
[what we can offer, in short notes]
END OF FACTS`,
      lesson:
        "With 'answer this guest nicely', each of the three people gets another kind of reply, and the assistant may invent a breakfast time. The template fixes what must always be true and leaves three blanks for what changes. It says what to do when a fact or a whole blank is missing, and whoever is on duty sees what still has to be checked.",
    },
    questions: [
      {
        id: "q1-what-changes",
        prompt:
          "After each lesson, a music teacher sends a note in the same form and tone. Only the piece and the homework differ. Which parts should be blanks in her template?",
        options: [
          {
            text: "The tone and length, as no two families are quite alike",
            explanation:
              "These are what she wants to stay the same. As blanks, they would have to be decided anew each time.",
          },
          {
            text: "The piece and homework, since they change with each note",
            explanation:
              "Blanks are for what changes; the rest stays fixed and tested. She fills in two things and is done.",
          },
          {
            text: "Nearly everything, so that it also works for other texts",
            explanation:
              "A template for everything says little about anything. She would write most of the request again.",
          },
          {
            text: "Nothing at all, as she can type over last week's details",
            explanation:
              "One day last week's homework stays in by mistake. A named blank shows that something must be filled in.",
          },
        ],
        answer: 1,
      },
      {
        id: "q2-empty-blank",
        prompt:
          "A repair shop's template has the blank [pick-up time]. Someone leaves it empty, and the message to the customer says 5 pm. Which line should the template have?",
        options: [
          {
            text: "Please be careful with the pick-up time in the message.",
            explanation:
              "No time was given, so there is nothing to be careful with. The line does not say what to do in that case.",
          },
          {
            text: "If no time is given, use the one that is most likely.",
            explanation:
              "This asks for the very guess that caused the trouble. The customer would come at a made-up time.",
          },
          {
            text: "If no time is given, ask for it and write no message.",
            explanation:
              "It says what to do with the gap, and nothing can go out before a person has filled it.",
          },
          {
            text: "The pick-up time is the main thing in this message.",
            explanation:
              "This makes a time seem even more necessary, so an empty blank is more likely to be filled with a guess.",
          },
        ],
        answer: 2,
      },
      {
        id: "q3-test-cases",
        prompt:
          "A sailing club has built a prompt that answers people who want to join. Which set of test messages tells it the most?",
        options: [
          {
            text: "Three ordinary ones, since most messages will be like that",
            explanation:
              "Ordinary cases mostly work already. They do not show what happens when something is missing or odd.",
          },
          {
            text: "The same one three times, to see if the replies are alike",
            explanation:
              "It is useful to see how much replies vary, but it leaves all other kinds of messages untested.",
          },
          {
            text: "A single one, with the reply rated by the assistant itself",
            explanation:
              "One case is little, and a tool that rates itself is often too kind. A person should judge the reply.",
          },
          {
            text: "An ordinary one, a rude one, and one that gives no age",
            explanation:
              "Awkward cases show where the template is weak, and the ordinary one shows that the basics hold.",
          },
        ],
        answer: 3,
      },
      {
        id: "q4-after-a-repair",
        prompt:
          "You changed one line of your template because it handled complaints badly. Complaints now work well. What should you do next?",
        options: [
          {
            text: "Run the earlier test cases again to see if they still work",
            explanation:
              "A line that helps complaints can spoil ordinary replies, for example by making them all apologize.",
          },
          {
            text: "Put the same line into all your other templates right away",
            explanation:
              "It was tested for complaints in this one. In other places it may do harm that you do not see.",
          },
          {
            text: "Stop testing here, as the only known weakness is repaired",
            explanation:
              "The repair itself may have made a new weakness. You would find out from a customer.",
          },
          {
            text: "Make three more improvements, and test the four together",
            explanation: "If a test then fails, you will not know which of the changes did it.",
          },
        ],
        answer: 0,
      },
      {
        id: "q5-handing-over",
        prompt:
          "While you are away, a colleague will use your template for the weekly lunch menu. What should you hand over along with it?",
        options: [
          {
            text: "A note that it works well and should be left as it is",
            explanation:
              "They would know that it works, but not how to fill it in or how to spot a bad menu.",
          },
          {
            text: "What each blank needs, a good menu and what to check",
            explanation:
              "With these, they can fill it in, see what good looks like and catch an error before it is on the wall.",
          },
          {
            text: "The long chat in which you worked it out step by step",
            explanation:
              "The answers may be in there somewhere, among old versions that no longer hold. They need them in short.",
          },
          {
            text: "Other templates, in case this one gives a poor result",
            explanation:
              "To notice a poor result, they must first know what to look for. More templates do not tell them.",
          },
        ],
        answer: 1,
      },
      {
        id: "q6-real-patient",
        prompt:
          "A clinic desk shares a template for reminders. The sample in its fixed part is a real reminder, with a patient's name and the reason for the visit. What should change?",
        options: [
          {
            text: "Add a line which says that the name must not be used",
            explanation:
              "The name would still be sent to the tool every time. The line only concerns what comes back.",
          },
          {
            text: "Share the template only with people who work there",
            explanation:
              "That limits who sees it in the clinic, but each use still sends the patient's details to the tool.",
          },
          {
            text: "Keep it, as the sample is why the results are good",
            explanation:
              "The form of the sample makes the results good, and the patient's details add nothing to that.",
          },
          {
            text: "Use a made-up reminder in the same form as a sample",
            explanation:
              "The form, length and tone stay, and no patient's details travel with each use.",
          },
        ],
        answer: 3,
      },
    ],
  },
];
