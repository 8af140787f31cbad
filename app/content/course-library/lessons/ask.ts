import type { SkillLessons } from "../lesson-text";

export const askLessons: readonly SkillLessons[] = [
  {
    skillId: "one-clear-task",
    first: {
      title: "Turn a wish into a single request",
      explanation: `You are moving to a new apartment in three weeks. Your head is full, so you type \`moving house help\` and get a long article about boxes, vans and saying goodbye. None of it is wrong. You just cannot do anything with it tonight.

Try it in this order:

1. Ask yourself what you would like to have in front of you in five minutes. Say it aloud: a list of everybody who needs my new address.
2. Begin the message with a verb that leads there. Make, sort, rewrite and check each send the assistant in another direction.
3. Add how many or how far: ten lines, one page, only offices and companies.
4. Read it once more. If you find an 'and also', cut it off and keep it for later.

The message then looks like this:

> Make a checklist of ten kinds of offices and companies that need to know my new address. I rent, own a car and work part-time. Leave out friends and family.

Now you can judge the answer quickly. Are there ten lines, and is each one a place you can contact? Something from your own life will still be missing, perhaps the library card. Write it in by hand.

Perhaps you do not know yet which piece you need. Then make that your single request: \`List the main jobs of a move in the order in which people usually do them.\` Pick one of the jobs and begin there.`,
      recap: [
        "Decide what you want to have in front of you.",
        "Start with a verb and say how much.",
        "Keep every 'and also' for a message of its own.",
      ],
      questions: [
        {
          id: "one-clear-task.first.1",
          question:
            "A neighbor will water your plants while you are away. You type 'plants, two weeks away, neighbor' and get an article on plant care. What should you type instead?",
          options: [
            {
              text: "Plants, two weeks away, neighbor, please keep it much shorter",
              explanation:
                "You would get a shorter article. It still says nothing about what should be made for the neighbor.",
            },
            {
              text: "Write a note for my neighbor, one line for each of five plants",
              explanation:
                "It starts with a verb and names what you will hold. You add the plants and their water, and the note can go on the table.",
            },
            {
              text: "What should people think of when somebody waters their plants?",
              explanation:
                "This is a full sentence, but it asks for general advice. You would have to turn that into a note yourself.",
            },
            {
              text: "Fern, basil, orchid, two cacti, two weeks away, kind neighbor",
              explanation:
                "The plants are useful details. Without a task, the likely result is now an article about these plants.",
            },
          ],
          answer: 1,
          hint: "Picture the kitchen table on the day you leave. What lies there?",
        },
        {
          id: "one-clear-task.first.2",
          question:
            "Omar arranges a farewell for a colleague: a gift, a speech and some food. Tonight he only has to find out who will chip in for the gift. What should he ask for first?",
          options: [
            {
              text: "A plan for the whole farewell with the gift, speech and food",
              explanation:
                "A plan for everything is long, and much of it depends on how many people join in. He does not know that yet.",
            },
            {
              text: "A list of twenty gift ideas, from small ones to large ones",
              explanation:
                "Ideas are nice, but which of them fit depends on the money that comes in. That question is still open.",
            },
            {
              text: "A speech, as that is the part which will take him the longest",
              explanation:
                "The speech may be the hardest part. It is not what he needs tonight, and it can wait for its own message.",
            },
            {
              text: "A message of three lines asking who would like to take part",
              explanation:
                "It is the one thing he can use tonight, and the other parts can build on the replies.",
            },
          ],
          answer: 3,
          hint: "Which piece would he send off before going to bed?",
        },
      ],
    },
    further: {
      title: "Mark where a task begins and ends",
      explanation: `By now you hardly ever send a bare topic. The trouble in a practiced user's requests is smaller and harder to see: one verb that hides several jobs. 'Improve this' can mean correct it, shorten it, change its tone or rearrange it. An assistant may well do all four, and you only notice when your own voice has gone.

Say you have written a chapter about your years at sea for your family. You want the typing errors out and nothing else. So draw a fence around the job:

> Correct spelling and punctuation in the chapter below. Keep my words, the order of my sentences and the dialect in the dialogue. Under the text, list every change you made.

The fence has two sides: what to do and what to leave alone. The list helps you to look over the work, but the same tool wrote it and may have left a change out. If the text matters, compare old and new side by side. Or ask for the list alone and put the corrections in yourself.

A single task need not be tiny. Jobs belong together when they rest on the same decision, like a talk and the sentence that announces it. They belong apart when the second depends on a choice you have yet to make. They also belong apart when one is work and the other a verdict: a summary that comes with a rating may already lean toward it.

When you are exploring, a loose question is a fair way to begin. Notice when the exploring is over, and write a fresh request for what you chose.`,
      recap: [
        "A verb like 'improve' hides several jobs.",
        "Say what to do and what to leave alone.",
        "Put jobs together only if they rest on one decision.",
      ],
      questions: [
        {
          id: "one-clear-task.further.1",
          question:
            "Your bakery's sign says 'All our breads may contain traces of nuts.' You asked an assistant to 'improve' its spelling and style, and it now says 'Some breads contain nuts.' You want the spelling checked. What is the safest request?",
          options: [
            {
              text: "Improve the sign again, and be as careful as you can with the nuts",
              explanation:
                "'Improve' still allows new wording, and 'careful' is no limit. The warning can change its meaning once more.",
            },
            {
              text: "Correct the sign, and tell me whether it still means the same to you",
              explanation:
                "It may say yes and be wrong. With an allergy warning you should not depend on its word.",
            },
            {
              text: "List the spelling errors of the sign, and do not write it out anew",
              explanation:
                "Nothing is rewritten, so nothing can shift. You put in each correction yourself and keep the warning as it was.",
            },
            {
              text: "Write three new versions of the sign, so that I can take the best",
              explanation:
                "That makes three chances for a changed warning. You asked about spelling and now have three texts to check.",
            },
          ],
          answer: 2,
          hint: "Which request leaves the text in your own hands?",
        },
        {
          id: "one-clear-task.further.2",
          question:
            "You organize concerts for a small orchestra and want to save messages. Which two jobs can well share one request?",
          options: [
            {
              text: "An email to the members, and the subject line above it",
              explanation:
                "Both rest on the same content and the same decision. The subject line even gets better with the email in view.",
            },
            {
              text: "A comparison of two halls, and the poster with the hall",
              explanation:
                "The poster depends on which hall you take. In one message the tool would choose for you.",
            },
            {
              text: "A program for spring, and a way to find a new treasurer",
              explanation:
                "These have nothing in common, so they compete for room. Apart, each of them would turn out better.",
            },
            {
              text: "A summary of a member's proposal, and a rating of it",
              explanation:
                "The rating can color what the summary keeps. Get a plain summary first, and judge after that.",
            },
          ],
          answer: 0,
          hint: "Look for a pair that you could finish without deciding anything in between.",
        },
      ],
    },
  },
  {
    skillId: "say-who-it-is-for",
    first: {
      title: "Think of one reader while you ask",
      explanation: `Your brass band needs new players. You ask for a text that will find some, and back comes something with words like ensemble, repertoire and commitment. It would suit people who play already. You were hoping for those who have never held a trumpet.

Before you type, think of one real person who should read it. Perhaps the man from the bakery, who once said that he would have loved to learn. You will not name him. He only helps you to answer three small questions:

- What is new to him here?
- What might keep him from coming?
- What should he do when he has finished reading?

Put your answers into the request in plain words:

> Write a message that invites adults to a trial evening of our brass band. They have never played and cannot read music. They may think that they are too old to begin. Tell them that we lend instruments and that the first evening is only for trying out. Sound like a neighbor chatting at the garden gate.

The last line sets the tone. A comparison with somebody who talks in a certain place tells the assistant more than 'nice' or 'professional'.

When the draft is there, go through it with the man from the bakery in mind. Is there a word he would have to ask about? Could a sentence scare him off? Change these first. Better still, show it to somebody like him. A real reader notices things that you and the tool both miss.`,
      recap: [
        "Think of one real person who will read it.",
        "Say what is new to them and what may stop them.",
        "Let somebody like them try the text.",
      ],
      questions: [
        {
          id: "say-who-it-is-for.first.1",
          question:
            "The dog of a neighbor has died, and you want to send her a card. You hardly know her. The draft is half a page long and full of tears. Which addition helps most?",
          options: [
            {
              text: "Please make it better and more fitting for such an occasion.",
              explanation:
                "What fits depends on how near you are to her, and this does not say. The next draft may be just as heavy.",
            },
            {
              text: "The dog was brown, already old and always barked at the mail.",
              explanation:
                "A detail can make a card personal. Alone, it will not tell the assistant that you are almost strangers.",
            },
            {
              text: "You have been writing cards for people in mourning for years.",
              explanation:
                "A part to play says nothing about her or you. It may even bring more solemn words.",
            },
            {
              text: "We only greet each other on the stairs, so two calm sentences.",
              explanation:
                "Now the assistant knows how close you are and how much feeling suits that. The card will not embarrass her.",
            },
          ],
          answer: 3,
          hint: "What does the assistant not know about you and her?",
        },
        {
          id: "say-who-it-is-for.first.2",
          question:
            "From Monday, children at your swimming school must be picked up at the back gate. Parents will see your text on the phone between two other things. The draft starts with the reasons for the change. What should the request say about its readers?",
          options: [
            {
              text: "They glance at it for a moment and must see the place and day.",
              explanation:
                "This tells how they read and what they must take away. The gate and Monday will move to the front.",
            },
            {
              text: "They are parents of children who learn to swim at our school.",
              explanation:
                "That is true, but it does not say how they read. The reasons may well stay at the top.",
            },
            {
              text: "They like to be informed in full, and they value good reasons.",
              explanation:
                "This asks for even more of what stands in the way. The gate moves further down.",
            },
            {
              text: "They know the front gate well and have used it for many years.",
              explanation:
                "It explains why they could get it wrong. The draft could still open with the reasons.",
            },
          ],
          answer: 0,
          hint: "Imagine a father in a checkout line who takes out his phone. How long does he look?",
        },
      ],
    },
    further: {
      title: "Readers you did not have in mind",
      explanation: `Most texts have more readers than the one you write to. A message to a customer is passed on to her business partner. A reply to a parent is read by the child. A note about a colleague may one day lie in front of that colleague. People who use AI tools a lot name this second reader too: \`Her partner will read it as well and knows nothing of our last talk.\`

Take care how you describe people. 'For seniors', 'for teenagers' and 'for immigrants' are labels, and an assistant may fill a label with clichés: loud praise for small steps, slang that nobody uses. Knowledge and situation describe a reader better. 'They have driven for forty years and are new to electric cars' is useful and insults nobody.

Then mind what gets lost. Whenever a text is made easier, something tends to be dropped, and rarely does the tool say what. A vet's sheet allows a cat small portions on the evening after an operation, unless she vomits. The simple version says that she can eat again in the evening. So keep a list of points that must survive, and go through it after each change of reader.

You can also have the draft looked at from outside:

> Read this as someone who has never had a cat and is worried. Name up to three places where you would not know what to do.

This finds weak spots quickly. Still, it is a guess about a reader. If a misunderstanding could hurt someone, let a person from that group read the text and tell you in their own words what they would do next.`,
      recap: [
        "Name the second reader as well as the first.",
        "Describe what people know, and avoid labels.",
        "After making a text easier, look for what was dropped.",
      ],
      questions: [
        {
          id: "say-who-it-is-for.further.1",
          question:
            "A library invites people to a course on tablets. The request said 'Readers: elderly people.' The draft promises that nobody needs to be afraid and praises each tiny step. What should replace that line?",
          options: [
            {
              text: "Readers: elderly people, but please treat them with real respect.",
              explanation:
                "The label stays, and 'respect' is open. You may get the same picture of old people in politer words.",
            },
            {
              text: "Readers: use a phone daily, have no tablet, want to borrow e-books.",
              explanation:
                "Now the text can start from what they can do and want. Age plays no part in it, so no cliché is called up.",
            },
            {
              text: "Readers: everybody in town, whatever they can do and wherever from.",
              explanation:
                "Nobody is offended, but nobody is described either. The text will be too general to invite anyone.",
            },
            {
              text: "Readers: active, young at heart, curious about the digital world.",
              explanation:
                "This is a label too, only a flattering one. It still does not say what they know or need.",
            },
          ],
          answer: 1,
          hint: "Which line could be true of a person of any age?",
        },
        {
          id: "say-who-it-is-for.further.2",
          question:
            "A kayak rental has its rules rewritten for teenagers. The old rule: 'Wear the vest closed at all times, on the jetty too.' The new one: 'Wear your vest on the water.' What is the best next step?",
          options: [
            {
              text: "Keep the new rule, since teenagers will only read short ones",
              explanation:
                "It is short and no longer says what must be done. Someone may fall from the jetty without a vest.",
            },
            {
              text: "Ask the assistant whether all rules have kept their meaning",
              explanation:
                "It may point something out, or calmly say yes. For safety rules its own view is not enough.",
            },
            {
              text: "Hold each new rule against its old one and restore the gaps",
              explanation:
                "One rule lost two points, so others may have as well. Only a look at each pair brings them back.",
            },
            {
              text: "Hang up both versions, so that everyone can choose between them",
              explanation:
                "Two versions that differ cause doubt about which one counts. Most people will read the easier one.",
            },
          ],
          answer: 2,
          hint: "This one changed without notice. What about the others?",
        },
      ],
    },
  },
  {
    skillId: "give-context",
    first: {
      title: "Tell it what only you can know",
      explanation: `An assistant was built from a great many texts, and none of them is about your week. Ask 'How can I learn Spanish?' and you get a plan for a student with a quiet desk and an hour a day. You may have fifteen minutes on a bus, and all you want is to talk a little with your partner's parents over dinner.

Here is an easy way to add what is missing:

1. Type your question as it comes.
2. Add two or three sentences about where you stand: what you have, what you can already do, what gets in the way.
3. Add one sentence with 'because' or 'so that'.
4. Go over it and delete whatever points to a person, such as a full name, a street or an employer.

For the Spanish it could become:

> How can I learn some Spanish in six weeks? I know about ten words. I have fifteen minutes on a full bus each morning, so I can listen but not speak aloud. I am doing it because I would like to chat with my partner's parents about food and family.

Now the plan can leave out grammar tables and use what works on a bus.

Are you unsure what matters? Turn it around:

> Before you answer, ask me five questions that would change your advice, one at a time.

Reply briefly, and skip any question that is too private. 'I would rather not say' is fine. When the plan is there, look for things it took for granted, for instance that you own headphones, and set them right in the next message.`,
      recap: [
        "Say where you stand and what it is for.",
        "If you are unsure what matters, let the tool ask you.",
        "Delete whatever points to a person.",
      ],
      questions: [
        {
          id: "give-context.first.1",
          question:
            "Your daughter wishes for a pet. You would like an assistant's advice, but you have no idea which facts about your family matter for it. Which message is the best start?",
          options: [
            {
              text: "Suggest the pet that most families are happy with in the long run.",
              explanation:
                "You get an average family's pet. Your stairs, your holidays and your sneezing son play no part in it.",
            },
            {
              text: "Here is all about us, from breakfast to bedtime on every weekday.",
              explanation:
                "Much of that changes nothing, and some of it is private. The facts that matter may drown in it.",
            },
            {
              text: "First ask me what you need to know about our home, one at a time.",
              explanation:
                "The tool names what its advice depends on, and you give only that. You can skip whatever is too private.",
            },
            {
              text: "Answer like a vet who has advised families for more than 30 years.",
              explanation:
                "The tone will be that of an expert. But even a real vet could not advise a family she knows nothing about.",
            },
          ],
          answer: 2,
          hint: "What would a good adviser do before giving any advice?",
        },
        {
          id: "give-context.first.2",
          question:
            "Your son's teacher writes that his homework has been missing. You want help with a reply. Which context gives the assistant enough, and no more than it needs?",
          options: [
            {
              text: "I need to write to a teacher because of homework that is missing.",
              explanation:
                "It hardly says more than the teacher's message. You will get a polite letter from nobody in particular.",
            },
            {
              text: "He is 11, we have just moved, and I want to thank and support her.",
              explanation:
                "It holds the situation and the purpose, and none of it points to him. The reply can be warm and to the point.",
            },
            {
              text: "Here are his full name, his school, his class and her full name.",
              explanation:
                "These details identify a child and do not improve the reply. What you want to say is still missing.",
            },
            {
              text: "He was ill in spring, his father left us, and he sleeps very badly.",
              explanation:
                "This is deeply private, and the reply may turn into a plea for pity. You were asked about homework.",
            },
          ],
          answer: 1,
          hint: "Test each line twice: does it change the reply, and does it give somebody away?",
        },
      ],
    },
    further: {
      title: "Context that steers, and context that misleads",
      explanation: `Everything in a request can pull on the answer, including what you thought of as small talk. Mention a recent divorce when you ask how to sort receipts, and the advice may turn gentle and cautious. Regular users therefore often cut more than they add. A detail has to be true and also to do some work.

What stays comes in two kinds. Some details are facts: two employees, a van, a job that starts in May. Others are opinions dressed as facts, such as 'a difficult client'. The second kind steers hard. Report what the client did, and let the answer find its own adjective.

Gaps matter as much. A painter who wonders whether to take on a large staircase can make them visible:

> Before you answer, list what you assume about my business. Mark each assumption that would change your advice if it were wrong.

He reads that he has a helper and nothing else booked that month. Neither is so, and the advice would have rested on both. Two short corrections now do more than three paragraphs about himself.

Some tools also carry facts over from earlier chats, or from a profile text that you once wrote. That is handy until it is out of date. Look through what is stored now and then, delete what no longer holds, and use a chat without memory for a fresh view.

Last, think of the people in your context whom nobody asked. A small town, a rare job and an illness are harmless one by one. Together they can point to one person. Blur one of them, and keep to the rules of your workplace about what may be typed at all.`,
      recap: [
        "Every detail steers, so each one has to earn its place.",
        "Let the tool list what it assumes, and correct it.",
        "Clear out stored facts that no longer hold.",
      ],
      questions: [
        {
          id: "give-context.further.1",
          question:
            "Your assistant keeps notes between chats. Last year you told it that you were training for a marathon. You stopped long ago, yet the family menus it plans are still full of pasta and energy snacks. What should you do?",
          options: [
            {
              text: "Open the stored notes and remove the one about the training",
              explanation:
                "The old fact steers each new answer. Once it is gone, you need not argue with it in every chat.",
            },
            {
              text: "Write in each request that the menu is for an ordinary family",
              explanation:
                "It may help this time. The old note stays and can pull on other answers where you do not notice it.",
            },
            {
              text: "Ask it to plan more varied menus with new ideas for each day",
              explanation:
                "You treat the effect and leave the cause. The variety may be found among sports meals.",
            },
            {
              text: "Tell it far more about your family, so that the old note fades",
              explanation:
                "More facts do not cancel a wrong one. And you would hand over details that no menu needs.",
            },
          ],
          answer: 0,
          hint: "Where does the tool have its idea of you from?",
        },
        {
          id: "give-context.further.2",
          question:
            "You ask for five songs for your choir's summer concert. Above the question you pasted a page about the choir, with half of it on a quarrel among the altos. All five songs are about making peace. What is the best change?",
          options: [
            {
              text: "Add another page about the choir, to balance out the quarrel",
              explanation:
                "More text brings more chances to steer by accident. The songs might now circle around something else.",
            },
            {
              text: "Add that the songs have to be suited to a concert in summer",
              explanation:
                "Peace songs can suit summer as well. The quarrel is still there and still looks like part of the task.",
            },
            {
              text: "Ask in the same chat for five songs that are more cheerful",
              explanation:
                "The mood may change, but the page stays in the chat. You may get five cheerful songs about friends who make up.",
            },
            {
              text: "Start anew, with only the voices, the level and the occasion",
              explanation:
                "These three decide which songs fit. The quarrel does no work here, and it was not yours alone to share.",
            },
          ],
          answer: 3,
          hint: "Ask of each part of the page which job it does in choosing music.",
        },
      ],
    },
  },
  {
    skillId: "choose-the-shape",
    first: {
      title: "Ask for it the way you will use it",
      explanation: `You would like three dinners for next week. The assistant describes them nicely in seven paragraphs, with the ingredients spread all over the text. In the store you would be scrolling up and down with a basket on your arm.

So begin at the other end and imagine the moment of use. Where are you, what is in your hands, what do you look for first? From this picture you can name four things:

- the form, such as a list, a table, a letter or a message
- the size: how many lines, rows or sentences
- the order: by day, by place, by importance
- what to leave off, such as an introduction

For the store this gives:

> From the three dinners above, make one shopping list for my phone. Group it by vegetables, fridge, dry goods and other. One item per line with its amount, and no item twice. No introduction, no tips.

The order is easily forgotten, and here it saves you a second walk to the milk.

You need not get this right at the start. If the content is good but awkward to use, stay in the chat and ask for another form: \`Turn this into a table with a row for each day.\` If you will paste the answer into a text message, ask for plain text. Otherwise stars and other signs meant for layout may turn up between your words.

Then look once at whether something fell off on the way. Are all ingredients of each dinner on the list? Were amounts added up correctly? Small things get lost when a text changes its form.`,
      recap: [
        "Imagine the moment when you will use the answer.",
        "Name the form, the size, the order and what to leave off.",
        "After a change of form, look for what got lost.",
      ],
      questions: [
        {
          id: "choose-the-shape.first.1",
          question:
            "On Saturday you have eleven errands in town, on foot. You gave the assistant each errand with its street and asked for a list. It comes back in the order in which you typed. What should you add?",
          options: [
            {
              text: "Group the errands by street, so that I walk each one once.",
              explanation:
                "The order now follows your way through town, and the streets were already there. The list works while you walk.",
            },
            {
              text: "Number the errands, and put the total in the first line.",
              explanation:
                "Numbers make it tidy. You would still zigzag through the town, now with a count.",
            },
            {
              text: "Put the errands in a table, with a column for the street.",
              explanation:
                "A table shows the streets but keeps the same order. On a phone it is also harder to read as you walk.",
            },
            {
              text: "Sort the errands by name, so that each is easily found.",
              explanation: "An alphabet helps to look something up. It does not help your feet.",
            },
          ],
          answer: 0,
          hint: "Follow yourself through the morning with the list in your hand.",
        },
        {
          id: "choose-the-shape.first.2",
          question:
            "You copied an answer into a text message for your walking group. On the phones, odd stars and number signs stand around some words. What is the best thing to do?",
          options: [
            {
              text: "Ask for a shorter text, because the signs come with long ones",
              explanation:
                "Length has nothing to do with it. A short text with a bold word in it can bring the same signs.",
            },
            {
              text: "Ask for a table, as it can be copied without any extra signs",
              explanation:
                "Tables need even more signs for their layout. In a text message they tend to fall apart.",
            },
            {
              text: "Ask for plain text without any formatting and copy that one",
              explanation:
                "The signs stand for bold words and headings that the message cannot show. Without them the text arrives clean.",
            },
            {
              text: "Ask for a new answer, since this one seems to be damaged now",
              explanation:
                "The content is fine. A new answer would probably be laid out in the same way and look just as odd.",
            },
          ],
          answer: 2,
          hint: "The stars mean something in the chat window that a phone message cannot display.",
        },
      ],
    },
    further: {
      title: "Let the form do part of the thinking",
      explanation: `The form decides what an answer has to contain and what can slip away unseen. A table wants an entry everywhere, so it makes you look at every case. Bullet points cut the words in between, such as 'because' and 'only if', and reasoning falls apart. Running text keeps the reasoning and hides the gaps. Choose by what you are most afraid of missing.

A residents' group has three offers for painting its stairwell. Names and signatures have been taken out, and the painters are fine with it. They do not ask which one is best. They type:

> Compare the three offers below in a table. Rows: preparing the walls, number of coats, protecting the floor, time needed, what costs extra. In each cell quote the words of the offer. If it says nothing about that, write 'not stated'. No ranking.

Each quote can be found in the offer within seconds. Each 'not stated' turns into a question to a painter. And as there is no ranking, nobody can skip the reading.

Watch for three side effects. A table makes all points look equally heavy, so ask which of them could settle the matter alone. A tight length often costs the exceptions, so give them a line of their own. A verdict at the top may be defended in every line below; for an open view, ask for the points and judge for yourself.

If the answer goes into another program, say which one and what it needs, such as one item per line with a fixed separator. Try three lines before you hand over three hundred. Then compare how many went in with how many came out.`,
      recap: [
        "Choose a form by what you are afraid of missing.",
        "Ask for quotes and allow 'not stated'.",
        "Give exceptions and heavy points a place of their own.",
      ],
      questions: [
        {
          id: "choose-the-shape.further.1",
          question:
            "A campsite lets an assistant answer guests from its rules, in one sentence each. 'May I bring my dog?' gets 'Yes, dogs are welcome.' The rules add: 'except in July'. What change of form helps most?",
          options: [
            {
              text: "One sentence of up to forty words, so that more fits in",
              explanation:
                "There is more room, but nothing says what it is for. A friendly phrase may fill it.",
            },
            {
              text: "One sentence, followed by a link to the complete rules",
              explanation:
                "The guest has been told yes and will hardly read on. The rule about July is there, but out of sight.",
            },
            {
              text: "A table that shows all of the rules with every answer",
              explanation:
                "Nothing is missing, yet the guest must search for one line among many. The answer is lost in it.",
            },
            {
              text: "One sentence, and a line 'Except:' filled or 'none'",
              explanation:
                "The form now asks each time whether the rule has a limit. A person can check that line against the rules.",
            },
          ],
          answer: 3,
          hint: "What kind of information needs a fixed seat, so that it cannot be left standing?",
        },
        {
          id: "choose-the-shape.further.2",
          question:
            "A youth club compares two rooms in a table with five points for and five against each. It looks even. But one of the rooms has no second way out in a fire. What should the request have asked for?",
          options: [
            {
              text: "Ten points for and ten against each room, for more detail",
              explanation:
                "The missing exit would be one line among twenty. More lines make a heavy point look even lighter.",
            },
            {
              text: "Any points that could rule out a room, above all the rest",
              explanation:
                "Points that decide alone do not belong in a count. At the top, the club sees the exit first and can check it.",
            },
            {
              text: "A score from one to five for each point, and the two sums",
              explanation:
                "A sum lets nice curtains make up for a missing exit. The scores would be guesses as well.",
            },
            {
              text: "A short text in place of the table, with a recommendation",
              explanation:
                "The text might mention the exit or skip it. A recommendation takes the weighing out of the club's hands.",
            },
          ],
          answer: 1,
          hint: "Not everything on that list can be made up for by something else.",
        },
      ],
    },
  },
  {
    skillId: "set-requirements",
    first: {
      title: "Write down what would spoil it",
      explanation: `You are putting together a quiz for an evening at the community center. Grandparents will sit beside children of nine. You ask for 'a fun quiz for everybody' and get twenty questions on films and pop stars that half the room has never heard of.

A good way to find your requirements is to imagine being let down. The answer is on your screen and you sigh. Why? Turn each reason into a short line:

- It would take all night: \`12 questions, no more.\`
- Only one generation could answer: \`4 about animals, 4 about food, 4 about life before mobile phones.\`
- I had to read it out twice: \`No question longer than 20 words.\`
- The children saw the answers: \`Answers on a separate page.\`

Put these lines below your request, each on its own. Then sort them. Some make the quiz useless if they are broken; these go first, under 'Must', and five are plenty. The others would merely be nice. They go under 'If possible'.

When the quiz arrives, take the lines and a pencil. Count the questions, count the words of the longest one, and tick. A missing tick is no drama, because you know exactly what to ask for next.

One point you can write down, and the tool still cannot promise it: that every answer is true. Look up those you do not know yourself. Few things spoil a quiz like a right answer that gets no point.`,
      recap: [
        "Imagine what would let you down, and write it as a line.",
        "Keep musts apart from wishes.",
        "Count and tick, and look up the facts yourself.",
      ],
      questions: [
        {
          id: "set-requirements.first.1",
          question:
            "You want a treasure hunt for four children in your apartment on Sunday. Which of these lines is it most important to write down?",
          options: [
            {
              text: "The clues should be exciting, and the children should enjoy it.",
              explanation:
                "Nearly any treasure hunt aims at that anyway. The line changes little, and nobody can tick it.",
            },
            {
              text: "There should be a start, some clues and a treasure at the end.",
              explanation:
                "That is what a treasure hunt is. The assistant will do it without being told.",
            },
            {
              text: "The clues should make sense and lead from one to the next one.",
              explanation:
                "You can expect this, and you will try the clues out in any case. It says nothing about your home.",
            },
            {
              text: "No clue may be in the bedroom, because the baby sleeps there.",
              explanation:
                "Only you can know this, and a plan that breaks it is no use to you. It can also be ticked at a glance.",
            },
          ],
          answer: 3,
          hint: "Three of the lines would be true of any treasure hunt anywhere.",
        },
        {
          id: "set-requirements.first.2",
          question:
            "Lena asks for a cleaning plan for her shared apartment and has four lines. Only one of them belongs under 'Must'. Which one?",
          options: [
            {
              text: "Nobody has a duty in the week of their final exam.",
              explanation:
                "If this is broken, somebody cannot do the work and the plan fails. That is what makes it a must.",
            },
            {
              text: "Each of the rooms is printed in a different color.",
              explanation:
                "Colors are pleasant and easy to add later. The plan would work just as well without them.",
            },
            {
              text: "The kitchen comes first in every one of the weeks.",
              explanation:
                "The order on the page does not decide whether the kitchen gets clean. It can go under 'If possible'.",
            },
            {
              text: "Above the plan there is a motto for all of us four.",
              explanation:
                "It may raise a smile. If it is missing, nobody will notice on cleaning day.",
            },
          ],
          answer: 0,
          hint: "Break the lines one by one. When does the whole plan fall over?",
        },
      ],
    },
    further: {
      title: "Requirements that do their job",
      explanation: `A list of requirements can be met to the letter and the text still fails. Demand that no sentence has more than ten words, and you may get something that sounds like hammer blows. What can be counted is useful, because it can be checked, but it only stands in for what you are after. So keep one line that states the purpose, and read the result once without looking at the list.

A volunteer at a local radio station has announcements drafted each week. Every mishap had added a rule. At seventeen, the tool began to drop some. So she sorted them. Rules that had never mattered were cut. 'Not stiff' became something to do: \`Say 'come along' where an office would say 'attend'.\` Three rules stayed as musts. Two turned into conditions:

> If the event is canceled, the first word is 'canceled'. If no end time is given, do not mention one.

Conditions spare a lot of trouble, because they cover the day on which the usual rule is wrong.

A new chat can help with checking. Give it the draft and the list, and ask for the words in the draft that fulfill each requirement, or 'not found'. Quotes can be compared at once. A bare 'yes' cannot. Some requirements no reading of the draft can settle: is the date right, has the hall agreed? Put the name of the person who finds out beside them, on your own copy.

Let the list shrink, too. If a rule has not been needed for months, leave it out and try the request on an old case that once went wrong.`,
      recap: [
        "State the purpose next to what can be counted.",
        "Write conditions for the days when the usual rule is wrong.",
        "Have each point shown by a quote from the draft.",
      ],
      questions: [
        {
          id: "set-requirements.further.1",
          question:
            "A climbing hall wants a sheet for beginners. The requirement was 'Each paragraph mentions safety.' Now every paragraph ends with 'Safety is important.' Which requirement should take its place?",
          options: [
            {
              text: "Each paragraph mentions safety in other words than the last.",
              explanation:
                "You would get the same empty thought in new words. A beginner still would not know what to do.",
            },
            {
              text: "Safety is mentioned more often than anything else on the sheet.",
              explanation:
                "This counts the word again, only more of it. Counting the word was the problem.",
            },
            {
              text: "A reader can name three checks to make before every climb.",
              explanation:
                "It says what the word was standing in for. You can test it by asking a beginner, and the trainers supply the checks.",
            },
            {
              text: "The sheet takes the matter of safety as seriously as we do.",
              explanation:
                "It states an attitude, which nobody can tick. The tool might well write that sentence into the sheet.",
            },
          ],
          answer: 2,
          hint: "What should somebody at the foot of the wall be able to do after reading?",
        },
        {
          id: "set-requirements.further.2",
          question:
            "A dog kennel has replies drafted with the requirement 'Offer a visit on Saturday.' On three Saturdays a year it is closed, and the replies offer these too. Which change is best?",
          options: [
            {
              text: "Pay attention to the days when we are closed, such as holidays.",
              explanation:
                "It does not say which days these are or what to do then. The tool would have to guess both.",
            },
            {
              text: "If the date is on the closed list below, offer the Sunday after.",
              explanation:
                "It names the case, the place to look and what to do. On all other Saturdays the rule works as before.",
            },
            {
              text: "Offer no visits in the replies, and let all guests call us first.",
              explanation:
                "No wrong date goes out any more. But for three days a year you give up what works on all the others.",
            },
            {
              text: "Offer a visit on Saturday, if it seems possible in that week.",
              explanation:
                "The tool cannot see whether the kennel is open. 'Seems possible' invites the same mistake again.",
            },
          ],
          answer: 1,
          hint: "The usual rule is good. It only needs to know when to step aside.",
        },
      ],
    },
  },
];
