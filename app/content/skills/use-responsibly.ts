import type { Skill } from "./skill";

export const useResponsibly: readonly Skill[] = [
  {
    id: "protect-private-data",
    strand: "use-responsibly",
    band: "start",
    title: "Keep private things private",
    outcome: "decide what never to paste and get good help with placeholders instead",
    requires: [],
    explanation: `Most chat assistants send what you type to a company's computers. Depending on the service and your settings, it may be stored, read by staff for safety checks, or used to improve later versions. Deleting a chat may not take everything back. So the moment to decide is before you paste. A good question is: would I write this on a postcard?

Never paste:

- passwords, PINs, one-time codes, card and ID numbers
- private things about other people who have not agreed: health, money, family, address
- photos of children, or letters that show names
- papers from work or school, unless this tool is approved there for such papers

You rarely need any of it to get help. Write [NAME] for the name and [AMOUNT] for the sum, say "a neighbor" or "Person A", and put the real words back on your own device. Cut whatever the question does not need. And watch the mix: a rare job, a small village and an illness can point to one person without any name.

Settings that switch off storing or training lower the risk, and they are worth a look. They do not turn a chat into a locked drawer.`,
    example: {
      situation:
        "You look after the money of a choir. A member is three months behind with her fee, and you want to write her a kind letter.",
      before:
        "Write a friendly letter to Karin Holm, 12 Mill Lane, born in 1958. She is three months behind with her choir fee because she lost her job and is being treated for depression.",
      after:
        "Write a friendly letter to a choir member who is behind with the fee. Warm tone, no pressure, under 120 words. Offer two ways out: paying in small parts, or a private talk with me about a lower fee. Use [NAME], [AMOUNT] and [DATE] where I have to fill something in, and do not guess at reasons.",
      lesson:
        "The letter needs a tone and an offer. It does not need an address, a birth year or an illness, so they stay with you. The placeholders are filled in on your own computer in a minute. And a letter that does not name her reasons is kinder to receive.",
    },
    questions: [
      {
        id: "q1-settings-text",
        prompt:
          "Your router at home plays up, and you want to show an assistant its long settings text. In the middle stands your Wi-Fi password. What is the best way?",
        options: [
          {
            text: "Paste it all and delete the chat once the problem is solved.",
            explanation:
              "By then the password has already left your house. Deleting may not remove every copy.",
          },
          {
            text: "Write [PASSWORD] in its place, look for other secrets, then paste.",
            explanation:
              "The assistant can help just as well with a placeholder. Such texts often hold more than one secret, so the second look pays.",
          },
          {
            text: "Paste it all and add that it must not store the password.",
            explanation:
              "A sentence in the chat does not change how the service stores what you send. Settings might, a request does not.",
          },
          {
            text: "Send a picture of the screen, as it cannot copy from that.",
            explanation:
              "Many assistants read text in pictures without trouble. The password is sent either way.",
          },
        ],
        answer: 1,
      },
      {
        id: "q2-points-to-one",
        prompt:
          "A school secretary writes Student X in place of the name. She leaves in that X is the only trombone player, uses a wheelchair and moved here from Iceland. Is that safe?",
        options: [
          {
            text: "Yes, because the name was the only thing that was private.",
            explanation:
              "Anyone who knows the school knows who is meant. A name is just one of the ways to point at someone.",
          },
          {
            text: "Yes, because each of these facts is known to everybody at the school.",
            explanation:
              "Known at school does not mean meant for a company's computers. And together with the question they say more.",
          },
          {
            text: "Yes, if she changes X into a made-up first and last name.",
            explanation:
              "The three facts still point to the same child. Another name in front of them hides nothing.",
          },
          {
            text: "No, she should cut the facts that her question does not need.",
            explanation:
              "The mix points to one child even without a name. What is not sent cannot give anyone away.",
          },
        ],
        answer: 3,
      },
      {
        id: "q3-care-notes",
        prompt:
          "A colleague in a care home wants to shorten the night notes about residents with an assistant he uses at home. What is the right advice?",
        options: [
          {
            text: "Ask first if the home has approved a tool for such notes.",
            explanation:
              "These notes are about other people's health. The home has to decide where they may go, and may offer a safe tool.",
          },
          {
            text: "Do it from the work computer, since that one is protected.",
            explanation:
              "The computer is not the question. The notes would go to the same outside service.",
          },
          {
            text: "Do it with a paid plan, since paid plans keep things secret.",
            explanation:
              "Paying may bring better settings, but it does not give him the right to send residents' notes there.",
          },
          {
            text: "Do it if the residents he asks at breakfast do not mind.",
            explanation:
              "A quick yes at breakfast is not informed consent, and some residents may not be able to give it. The home must decide.",
          },
        ],
        answer: 0,
      },
      {
        id: "q4-friends-messages",
        prompt:
          "A friend sends you long messages about her break-up. You want advice on how to answer kindly. What do you give the assistant?",
        options: [
          {
            text: "Her messages as they are, since you mean well by it.",
            explanation:
              "She wrote them to you. Meaning well does not make it your choice to pass them on.",
          },
          {
            text: "Her messages without her name and his, and the rest as it is.",
            explanation:
              "Her own words, places and events are still hers, and may be easy to recognize. You do not need them.",
          },
          {
            text: "A few general words: a friend is sad, you want to help.",
            explanation:
              "That is enough for good advice on tone. Her story stays with the two of you.",
          },
        ],
        answer: 2,
      },
      {
        id: "q5-card-number",
        prompt:
          "By mistake you pasted a text with your card number and its security code into a chat. What should you do now?",
        options: [
          {
            text: "Delete the chat, and then the matter is closed.",
            explanation:
              "Deleting is a good first step, but copies may remain. Only the bank can make the number useless.",
          },
          {
            text: "Delete the chat and ask your bank whether to replace the card.",
            explanation:
              "You remove what you can and let those decide who can block and replace it. It is a common and quick call.",
          },
          {
            text: "Ask the assistant to forget the number and never to use it.",
            explanation:
              "It may answer that it has forgotten. That says nothing about what the service has stored.",
          },
          {
            text: "Paste several false numbers so that yours cannot be told apart.",
            explanation:
              "The right number and code are still there. You would only have added noise to the chat.",
          },
        ],
        answer: 1,
      },
      {
        id: "q6-team-photo",
        prompt:
          "You train a team of ten-year-olds and want a cartoon for the summer party. An image tool could make one from the team photo. What is the best choice?",
        options: [
          {
            text: "Use the photo, but cut off the names on the shirts first.",
            explanation:
              "The faces are the private part. They would go to the service with or without names.",
          },
          {
            text: "Use the photo, since it is on the club's website anyway.",
            explanation:
              "The families agreed to the website at most. Sending the faces to another service is a new use.",
          },
          {
            text: "Use the photo if all of the children say that they want it.",
            explanation:
              "Children of ten cannot decide this alone. You would need their parents' agreement as well.",
          },
          {
            text: "Use no photo and describe it: ten children, red shirts, mud.",
            explanation:
              "You get a cheerful picture, and no child's face leaves the club. A description is all the tool needs.",
          },
        ],
        answer: 3,
      },
    ],
  },
  {
    id: "say-when-ai-helped",
    strand: "use-responsibly",
    band: "start",
    title: "Say when AI helped",
    outcome: "judge when people should know that AI helped and say so in one plain sentence",
    requires: [],
    explanation: `Using an assistant is not cheating in itself. Letting someone believe what is not true can be. So ask: what does the other person think they are getting? A teacher who marks an essay believes that she sees your thinking. A customer who pays for a hand-painted card believes that a hand painted it. A friend who reads a letter of comfort believes the words are yours. If they would feel misled on finding out, tell them.

Not every use needs a note. Nobody minds that a spelling check or a shopping list had help. The more the tool shaped the ideas, the words or the picture, and the more someone counts on them being yours, the clearer you should be.

One sentence does it, if it says what the tool did and what you did: *"I used a chat assistant to sort my notes. The arguments and the text are mine."* That is more useful than "made with AI", and nothing to be ashamed of.

Where a school, club or employer has a rule, the rule decides. And whatever helped you, you sign for the result: "the AI wrote that" is not an excuse for a mistake. Saying it early is easy. Being found out is not.`,
    example: {
      situation:
        "You are 16 and have written a history essay. A chat assistant gave you arguments against your view and corrected your spelling. Your class may use AI if it is stated.",
      before:
        "You hand in the essay without a word. If the teacher asks, you plan to say that you only used a spelling check.",
      after:
        "Below the essay you write: How I used AI: I asked a chat assistant for arguments against my view. I chose two of them (paragraph 3) and checked both in our textbook. It also corrected my spelling. The question, the text and the conclusion are my own.",
      lesson:
        "The note is short, but it says exactly where the help is and what you did with it. Your teacher can now mark your thinking fairly, and you have nothing to hide when she asks. It also shows something good: you checked what you were told.",
    },
    questions: [
      {
        id: "q1-wedding-speech",
        prompt:
          "You gave an assistant your memories, it wrote a draft, and you reworked it into a wedding speech. Your brother is moved and asks: Did you write all this yourself? What do you say?",
        options: [
          {
            text: "An assistant helped me with a first draft. The stories are mine.",
            explanation:
              "He asked, so he gets the truth, and it takes nothing from the stories. The memories are what moved him.",
          },
          {
            text: "Yes, every word. It would only spoil the evening for him.",
            explanation:
              "It is a lie at a moment that matters to him. If it comes out, he may doubt the rest as well.",
          },
          {
            text: "An assistant wrote it. I only read it out from the paper.",
            explanation:
              "That is not true either. You gave it the memories and reworked the draft, so say what each of you did.",
          },
          {
            text: "Mostly. I looked up a few things at the start, as everybody does.",
            explanation:
              "It sounds harmless, but it hides the draft. If he learns of it, the half-truth will bother him more than the tool.",
          },
        ],
        answer: 0,
      },
      {
        id: "q2-best-note",
        prompt:
          "For a biology poster, you asked an assistant for three objections to your idea, checked them and wrote the text. Which note under the poster is best?",
        options: [
          {
            text: "AI tools may have been used for some of the parts of this poster.",
            explanation:
              "It sounds unsure of what you know very well. Nobody can tell which parts are meant.",
          },
          {
            text: "This poster was written by AI and checked by a student.",
            explanation:
              "You wrote the text yourself, so this claims too little for you. An honest note is right in both directions.",
          },
          {
            text: "An assistant named three objections. The checks and text are mine.",
            explanation:
              "It says what the tool did and what you did. That is all a teacher or reader needs.",
          },
          {
            text: "All of the ideas here are mine. I used only the usual digital tools.",
            explanation:
              "Three objections came from the assistant, so this is not true. And usual tools could mean anything.",
          },
        ],
        answer: 2,
      },
      {
        id: "q3-no-note",
        prompt: "Which of these needs no word about AI, unless there is a rule for it?",
        options: [
          {
            text: "A drawing for an art course that you had an image generator make.",
            explanation:
              "The course wants to see your drawing. Without a word, the teacher would mark something you did not draw.",
          },
          {
            text: "A message to the plumber in which a tool fixed your typing.",
            explanation:
              "The plumber wants to know what is broken and when you are at home. Nobody is misled by correct typing.",
          },
          {
            text: "A photo of your holiday flat with a generated sea view.",
            explanation:
              "Guests choose the flat for what they see. A view that is not there misleads them, and a note hardly mends that.",
          },
          {
            text: "A review of a café that was written from three keywords.",
            explanation:
              "Readers believe that a guest describes what happened. Details that the tool added did not happen to you.",
          },
        ],
        answer: 1,
      },
      {
        id: "q4-hand-drawn",
        prompt:
          "At the Christmas market you sell cards marked: drawn by hand. This year you generated the pictures with a tool and traced them. They sell well. What is right?",
        options: [
          {
            text: "Keep the mark, since your own hand did trace each of the lines.",
            explanation:
              "Buyers take the words to mean that the picture is yours. Most would feel misled if they learned how it came about.",
          },
          {
            text: "Take the mark away and tell only those who ask about it.",
            explanation:
              "Regular buyers still believe in hand-drawn cards from you. Silence keeps up what the old mark started.",
          },
          {
            text: "Keep the mark, but lower the price so that it is fair.",
            explanation:
              "A lower price does not make the words true. People pay for what they believe they are getting.",
          },
          {
            text: "Change it to: picture made with an image tool, traced by hand.",
            explanation:
              "Now buyers know what they get and can decide. Some will like it, and nobody is misled.",
          },
        ],
        answer: 3,
      },
      {
        id: "q5-wrong-date",
        prompt:
          "You drafted a notice for customers with an assistant. It went out with the wrong closing date. Your boss asks what happened. What is the best answer?",
        options: [
          {
            text: "The assistant wrote a wrong date, and it had always been right before.",
            explanation:
              "Checking the date was your part. Passing the blame to a tool makes people wonder about your other notices.",
          },
          {
            text: "I used an assistant and did not check the date. I will correct it.",
            explanation:
              "It is honest about the tool and takes the mistake on yourself. And customers get the right date.",
          },
          {
            text: "I mistyped the date. I will correct it and take more care.",
            explanation:
              "It owns the mistake but hides how it came about. Then nobody learns that dates in such drafts need a check.",
          },
        ],
        answer: 1,
      },
      {
        id: "q6-detector",
        prompt:
          "In a group project, a detection program says that Samira's part was written by AI. She has said nothing about it. What is the fair next step?",
        options: [
          {
            text: "Tell the teacher about the result before it harms the group.",
            explanation:
              "Such programs accuse honest writers, too. You would raise a serious charge on weak evidence.",
          },
          {
            text: "Rewrite her part among yourselves, and do not bring it up with her.",
            explanation:
              "She gets no chance to explain, and the group has judged her in secret. The part may be entirely her own.",
          },
          {
            text: "Ask her how she wrote it, since such programs are often wrong.",
            explanation:
              "She may have notes and drafts, or tell you about some help. Then you can agree on an honest note together.",
          },
          {
            text: "Run two more programs and go by what most of them say.",
            explanation:
              "They can all stumble over the same plain style. Three guesses are not proof of what she did.",
          },
        ],
        answer: 2,
      },
    ],
  },
  {
    id: "keep-your-own-judgement",
    strand: "use-responsibly",
    band: "start",
    title: "Keep your own judgment",
    outcome:
      "use AI as one voice among several for feelings, health and money, and decide yourself",
    requires: [],
    explanation: `A chat assistant is patient, awake at any hour and nearly always kind. That is pleasant, and it is also the catch. Many assistants lean towards agreeing. Tell one about a quarrel and you will probably hear that you were right, since it has heard only your side. A good friend sometimes says no.

For health, money, legal matters and heavy feelings, let it help you prepare. It can explain a word in a letter or list questions for the doctor. It cannot examine you, it does not know your whole life, and it does not answer for what happens next. **In an emergency, or if you think of harming yourself, call your emergency number or turn to a person now.** A chat can wait.

Two habits keep the decision with you. Write down your own view before you ask, so that you notice when you are being carried along. And ask for the other side: "What speaks against my plan? What would a careful person want to know?"

Keep practicing as well. What we always hand over, we slowly lose: doing sums in the head, finding the way, writing a hard letter. Choose which of these you want to keep, and do those yourself first.`,
    example: {
      situation:
        "A cousin wants to buy a food truck and asks you to put in most of your savings. You are excited and also a little uneasy.",
      before:
        "My cousin is opening a food truck and I am putting in most of my savings. It is a great idea, isn't it?",
      after:
        "A relative asks me to put most of my savings into a food truck. Do not tell me what to do, and do not cheer me on. List what could go wrong for me, what a careful person would want in writing, and eight questions: five for my relative and three for an independent adviser.",
      lesson:
        "The first prompt asks for applause and will likely get it. The second asks for risks and questions, which the assistant can give without knowing your life. It also sends you on to two people: the relative who must answer and an adviser who earns nothing from your yes. The decision stays yours, and it is a better prepared one.",
    },
    questions: [
      {
        id: "q1-quarrel",
        prompt:
          "After a row with your sister you tell an assistant everything. It says that you were right and she was unfair. What do you do with that?",
        options: [
          {
            text: "Send her the answer, since it comes from a neutral side.",
            explanation:
              "It heard one side, so it was not neutral. She will feel judged by a machine that never heard her.",
          },
          {
            text: "Drop it all, because it can know nothing about families.",
            explanation:
              "It may still help you find calm words or see her view. You only cannot use it as a judge.",
          },
          {
            text: "Ask it how the evening may look from her side, then talk to her.",
            explanation:
              "It knows only your story, so its verdict means little. Looking from her side gets you ready for the real talk.",
          },
          {
            text: "Ask a second assistant, and believe the two of them if they agree.",
            explanation:
              "The second one would hear the same side from you. Two of them agreeing with you is no surprise.",
          },
        ],
        answer: 2,
      },
      {
        id: "q2-sudden-sign",
        prompt:
          "At breakfast one side of your mother's face suddenly droops and her words are slurred. Your phone with the chat assistant lies in front of you. What do you do?",
        options: [
          {
            text: "Call the emergency number at once and stay with her.",
            explanation:
              "These can be signs of a stroke, where every minute counts. The people on the line tell you what to do.",
          },
          {
            text: "Describe it to the assistant exactly and follow what it says.",
            explanation:
              "It cannot see or examine her, and typing costs time that she may not have.",
          },
          {
            text: "Ask the assistant if it is urgent, then decide whom to call.",
            explanation:
              "Even a good answer comes later than help could. With such signs you need no second opinion before calling.",
          },
          {
            text: "Let her lie down for an hour and call if it has not passed.",
            explanation:
              "Signs like these need help even if they fade. An hour can decide how well she recovers.",
          },
        ],
        answer: 0,
      },
      {
        id: "q3-praises-both",
        prompt:
          "You tell an assistant that you will leave your job to study, and it praises your courage. In a new chat you say that you will stay, and it praises your good sense. What does that tell you?",
        options: [
          {
            text: "Both plans are good, so you can safely choose either one.",
            explanation:
              "It praised whatever you brought. Neither plan has been looked at for what it would mean for you.",
          },
          {
            text: "The first answer counts, because it came before you changed.",
            explanation:
              "Each chat started fresh and followed your words. Which of them came first has no meaning.",
          },
          {
            text: "You did not describe it well enough, so write more about it.",
            explanation:
              "With more details it can praise in more detail. It would still follow the direction you give it.",
          },
          {
            text: "Its praise says little, so ask for objections and talk to people.",
            explanation:
              "It tends to agree with you. Objections give you something to weigh, and so does a talk with someone who has made such a choice.",
          },
        ],
        answer: 3,
      },
      {
        id: "q4-apprentice",
        prompt:
          "An apprentice carpenter lets an assistant work out every cut. In her final test she will have paper and pencil only. How should she go on?",
        options: [
          {
            text: "Keep on, but read each of its solutions with more care.",
            explanation:
              "Reading a solution feels like being able to do it. The test will ask her to find it herself.",
          },
          {
            text: "Work out each cut herself and then compare with the assistant.",
            explanation:
              "Her own try builds the skill, and the comparison shows her slips. The tool becomes a coach.",
          },
          {
            text: "Keep on for now and practice without it in the last week.",
            explanation:
              "A skill left alone for months does not return in a week. A little each day holds far better.",
          },
        ],
        answer: 1,
      },
      {
        id: "q5-evening-talks",
        prompt:
          "Since he moved, Otto talks to an assistant each evening. It does him good, but he has stopped calling his old friends. What would help him most?",
        options: [
          {
            text: "Keep the chats, but call one of the old friends this week.",
            explanation:
              "He need not give up what comforts him. But a friend can miss him, visit him and notice when he is unwell.",
          },
          {
            text: "Tell the assistant to act more like one of his old friends.",
            explanation:
              "It may sound closer, but nobody is there who knows him. The real friends would drift further away.",
          },
          {
            text: "Stop the chats today, and wait until the longing goes away.",
            explanation:
              "Then he has neither chats nor friends in the evening. What is missing is people, so that is where to start.",
          },
          {
            text: "Change to an assistant that remembers what he told it before.",
            explanation:
              "A better memory makes the chats smoother. It does not bring back a single call with a friend.",
          },
        ],
        answer: 0,
      },
      {
        id: "q6-loan-letter",
        prompt:
          "A bank offers you a loan in a letter full of hard words. You have taken out names and numbers. Which prompt keeps the decision where it belongs?",
        options: [
          {
            text: "Act as my personal adviser and decide whether I should sign this.",
            explanation:
              "Calling it an adviser does not give it knowledge of your life, or a duty to answer for the outcome.",
          },
          {
            text: "Tell me that this loan is fine, since I need the money quickly.",
            explanation:
              "You ask to be calmed, and it will probably oblige. The hard words stay as unclear as before.",
          },
          {
            text: "Explain each term in plain words and list what I should ask the bank.",
            explanation:
              "It helps you to understand and prepare. You decide, with answers from those who made the offer.",
          },
          {
            text: "Give this loan a score from one to ten, and I will sign from seven.",
            explanation:
              "A score hides its reasons and looks exact. You would have let a number sign for you.",
          },
        ],
        answer: 2,
      },
    ],
  },
  {
    id: "know-the-rules",
    strand: "use-responsibly",
    band: "work",
    title: "Know the rules first",
    outcome: "find the rules that apply to you and ask the right person before you start",
    requires: ["say-when-ai-helped"],
    explanation: `More than one set of rules can apply to the same afternoon with an assistant. Your school, or even each teacher, may have one. Your employer may have one, and so may a customer. The service itself has terms that you accept when you sign up. And above them all stands the law of your country. If they differ, keep to the strictest: that a tool lets you do something does not mean your school does.

When you look, look for five things:

- which tools are allowed, and for which tasks
- what you may put in, and what never
- whether you have to say that AI helped
- what you may do with the result, for example sell it
- from what age you may use it, and when a parent must agree

No rule found does not mean yes. Ask before you start, in two sentences: what you want to do, with which tool, with what material. A written answer protects you and helps the next person who wonders. Do not let the assistant stand in for that answer. What your school or workplace allows is not for it to say, and it may even guess at the terms of its own service. Rules also change, so look again at the start of a school year or a new job.`,
    example: {
      situation:
        "You work at the desk of a small hotel. You would like an assistant to help you answer guests' reviews, and you know of no rule about it.",
      before:
        "Nobody has ever said anything against it. So you start on Monday, with your private account, and paste in the reviews along with the guests' names.",
      after:
        "You write to the manager: I would like to use a chat assistant to draft answers to our public reviews. I would paste only the text of the review, no names or booking data, and read each answer before I post it. Is that all right, which tool and account should I use, and should we tell guests? Until I hear from you I will go on without it.",
      lesson:
        "The manager can answer this with one line, because it says what goes in, what comes out and who checks. It also brings up what you had not thought of: a company account in place of your own. If something is asked later, you have the answer in writing.",
    },
    questions: [
      {
        id: "q1-two-teachers",
        prompt:
          "Your history teacher allows assistants for homework if you say so. Your geography teacher has never mentioned it, and an essay is due. What do you do?",
        options: [
          {
            text: "Use it and add a note, as you would in the history class.",
            explanation:
              "The history rule is from another teacher. In geography your note may confess to something that is not allowed.",
          },
          {
            text: "Ask the geography teacher before you start on the essay.",
            explanation:
              "Rules can differ from class to class. One short question settles it, and you know before you have done the work.",
          },
          {
            text: "Use it without a note, because there is no rule against it.",
            explanation:
              "You know of no rule, which is not the same as there being none. And hiding it makes things worse.",
          },
          {
            text: "Do as most of the others in your geography class will do.",
            explanation:
              "They may be guessing as well. If it turns out to be forbidden, many doing it is no defense.",
          },
        ],
        answer: 1,
      },
      {
        id: "q2-tool-says-yes",
        prompt:
          "You ask an assistant whether you may use it in your take-home exam. It answers: Yes, that is fine as long as you learn from it. What is that answer worth?",
        options: [
          {
            text: "Much, because it would refuse if exams were not allowed.",
            explanation:
              "Assistants help with many things that a certain exam forbids. They do not know which exam you sit.",
          },
          {
            text: "Something, as long as you save the chat in case someone asks you.",
            explanation:
              "A saved chat shows what the assistant said. The exam office will go by its own rules.",
          },
          {
            text: "Much, if the terms of the service do not mention exams.",
            explanation:
              "The terms say what the service permits. Your school can be stricter, and for the exam its word counts.",
          },
          {
            text: "Nothing, since the exam office makes that rule, so ask there.",
            explanation:
              "The assistant neither makes nor knows the rules of your exam. The people who set it can tell you.",
          },
        ],
        answer: 3,
      },
      {
        id: "q3-too-young",
        prompt:
          "Milo is 12 and wants to use an image tool. Its terms say: from 13, with a parent's agreement. His mother thinks the tool is harmless. What should they do?",
        options: [
          {
            text: "Look for a tool that is meant for children of his age.",
            explanation:
              "The age limit holds even if a parent agrees. A tool made for his age comes with fitting protection.",
          },
          {
            text: "Enter a birth year that fits and let his mother sit beside him.",
            explanation:
              "Her help is good, but the account would start with a false statement. It can be closed, and he learns that rules bend.",
          },
          {
            text: "Let him use his mother's account whenever she is at home.",
            explanation:
              "Many terms do not allow lending an account, least of all to someone too young. Her own data would be open to him, too.",
          },
          {
            text: "Enter his true birth year and see if the form lets him in.",
            explanation:
              "A form that lets him in does not change the terms. He would still be using it against them.",
          },
        ],
        answer: 0,
      },
      {
        id: "q4-good-question",
        prompt:
          "You work in an accounts office and want to use an assistant. Which message to your boss is most likely to bring you a clear and useful answer?",
        options: [
          {
            text: "What is our general position on the use of AI in the company?",
            explanation:
              "That is a big question and may wait for months. Your boss cannot tell what you really want to do.",
          },
          {
            text: "I have used AI for letters since spring. I hope that was all right?",
            explanation:
              "This asks after the fact. If data went out that should not have, your boss can no longer prevent it.",
          },
          {
            text: "May I draft reminders in our office tool, without names or sums?",
            explanation:
              "It names the task, the tool and the material. Your boss can say yes or no, or change one of the three.",
          },
          {
            text: "May I use AI for some of my work, if I am careful with the data?",
            explanation:
              "Some work and careful can mean anything. A yes to this would not protect you or your customers.",
          },
        ],
        answer: 2,
      },
      {
        id: "q5-free-plan-logo",
        prompt:
          "You made a logo for your café with the free plan of an image tool and love it. Its terms say: free plan for personal use only. The signs are to be printed tomorrow. What now?",
        options: [
          {
            text: "Print them, since a single small café still counts as personal use.",
            explanation:
              "A café is a business, however small. A logo used against the terms may have to come down again.",
          },
          {
            text: "Wait, and see whether a plan with business use covers the logo.",
            explanation:
              "A paid plan may or may not cover a picture made earlier, so read that first. Printing signs twice costs more than a day's wait.",
          },
          {
            text: "Print them, and add in small letters which tool has made it.",
            explanation:
              "Naming the tool is honest, but it does not turn personal use into business use.",
          },
          {
            text: "Change some of the colors and shapes by hand, then print them.",
            explanation:
              "It is still built on a picture that you may only use in private. A few changes do not undo the terms.",
          },
        ],
        answer: 1,
      },
      {
        id: "q6-terms-changed",
        prompt:
          "Two years ago, your sports association approved an assistant for its newsletters. Now the service writes that it has new terms on how it uses what people enter. What do you do?",
        options: [
          {
            text: "Go on, because the association has approved this very tool.",
            explanation:
              "It approved the tool under the old terms. What changed may be the point on which the approval rested.",
          },
          {
            text: "Go on, but ask the assistant to sum up the new terms for you.",
            explanation:
              "A summary can miss the one sentence that counts. And it is not for you alone to decide whether they still fit.",
          },
          {
            text: "Pause, read what changed and ask the association to look again.",
            explanation:
              "An approval belongs to certain terms. Those who gave it can check the change and say whether it still holds.",
          },
        ],
        answer: 2,
      },
    ],
  },
  {
    id: "respect-rights",
    strand: "use-responsibly",
    band: "work",
    title: "Respect other people's work",
    outcome: "use texts, pictures and voices fairly and ask before you borrow a work or a likeness",
    requires: [],
    explanation: `Behind a song, a photo or a story stands a person who may have a say in what happens to it. That does not end when you put the work into an AI tool, or ask the tool for something very close to it. What takes one click is not always yours to do. Three questions help:

- **Whose is it?** Did you make it, do you have permission, or is there a license that fits? A license can ask you to name the author, and it can rule out changes or selling.
- **Is a real person in it?** A face and a voice belong to someone. Get a yes first, even for a joke. Never make a person seem to say or do what they did not in order to deceive. Pictures that shame or undress real people do deep harm and are a crime in many countries.
- **Could it be mistaken for another's?** Do not aim for a near copy of a known figure, a logo or a living artist's work. Describe what you are after: mood, colors, technique.

This is not legal advice. Laws on copying, on likeness and on what AI makes differ from country to country, and some are changing. If money, publication or a good name is at stake, ask the owner or a professional.`,
    example: {
      situation:
        "Your amateur theater puts on a comedy about a stolen cheese. You want to make a poster with an image generator.",
      before:
        "A poster in exactly the style of my favorite living illustrator, with our mayor's face on the cheese thief.",
      after:
        "A poster for a comedy about a stolen cheese. Flat shapes like cut paper, three warm colors, an empty village square at night, one huge round cheese with the shadow of a mouse on it. No real people, no known characters, no logos, no lettering. Leave the top third empty for the title.",
      lesson:
        "The new prompt says what you want to see and borrows neither an artist's style nor a person's face. The mayor cannot be hurt by it, and nobody will take it for the illustrator's work. Before printing, look whether the terms of the tool allow a public poster.",
    },
    questions: [
      {
        id: "q1-coach-voice",
        prompt:
          "For a club party, friends want to copy the coach's voice and let it announce a silly new training plan. It is meant kindly. What is the right way?",
        options: [
          {
            text: "Do it and reveal at the end of the party that it was made.",
            explanation:
              "By then the voice has been copied and used without permission, and clips may already be on their way.",
          },
          {
            text: "Do it if nobody records it and the file is deleted after.",
            explanation:
              "You cannot be sure of either. And the coach would still not have been asked.",
          },
          {
            text: "Ask the coach first, and say at once that it is a copy.",
            explanation:
              "It is the coach's voice, so the coach decides. If everybody knows, it is a joke and not a trick.",
          },
          {
            text: "Do it, because a coach is a kind of public person in his own club.",
            explanation:
              "Being known does not give others the right to speak with your voice. He can be embarrassed like anyone else.",
          },
        ],
        answer: 2,
      },
      {
        id: "q2-photo-licence",
        prompt:
          "A photo has a license that says: name the author, no commercial use. You want to change it with an image tool for a flyer about your paid pottery course. May you?",
        options: [
          {
            text: "Yes, if you put the author's name somewhere on the flyer.",
            explanation:
              "That meets one condition and breaks the other. A flyer for a paid course is most likely commercial use.",
          },
          {
            text: "Yes, because after the change it counts as a new picture.",
            explanation:
              "A changed picture usually still builds on the original, and so the license still matters.",
          },
          {
            text: "Yes, if you print only a small number of the flyers.",
            explanation:
              "The condition speaks of the kind of use and not of the number. Few copies still advertise a paid course.",
          },
          {
            text: "No, but you can ask the author or find another one.",
            explanation:
              "The license rules out what you plan. The author may say yes, and many photos come with terms that fit.",
          },
        ],
        answer: 3,
      },
      {
        id: "q3-living-artist",
        prompt:
          "A bookshop wants a window picture that looks like the work of a living illustrator whom customers love. What is the best way to get a picture with that feeling?",
        options: [
          {
            text: "Describe mood, colors and technique, or hire the illustrator.",
            explanation:
              "The first gives you something of your own, the second the real thing. Either way, customers are not misled.",
          },
          {
            text: "Ask for her style by name, but leave her name off the window picture.",
            explanation:
              "Customers will take it for hers, and leaving out the name makes that worse. She gets neither the say nor the job.",
          },
          {
            text: "Upload three of her pictures and ask for one in between.",
            explanation:
              "You would use her works without asking, and the result leans on them closely. That can bring real trouble.",
          },
          {
            text: "Ask for her style and write below it: inspired by her work.",
            explanation:
              "It looks as if she had agreed. A friendly line does not stand in for her yes.",
          },
        ],
        answer: 0,
      },
      {
        id: "q4-shaming-picture",
        prompt:
          "In a class chat someone posts a fake picture, made with AI, that shows a girl from your school in a shaming way. It spreads fast. What is the best thing to do?",
        options: [
          {
            text: "Write under it that it is fake, so that everybody knows.",
            explanation:
              "It keeps the picture in the talk and draws more eyes to it. It hurts her even if everybody knows.",
          },
          {
            text: "Do not pass it on, get an adult you trust, and stand by her.",
            explanation:
              "That stops your part of the harm and brings in someone who can act. It may be a crime, so adults need to know.",
          },
          {
            text: "Send it to her so that she knows what is going round.",
            explanation:
              "Sending it, even to her, spreads it once more, and in some places that is itself an offense. Tell her without the picture.",
          },
          {
            text: "Leave the chat and say nothing, because it is not your affair.",
            explanation:
              "Leaving keeps your hands clean but leaves her alone. Someone has to tell an adult, and you have seen it.",
          },
        ],
        answer: 1,
      },
      {
        id: "q5-other-country",
        prompt:
          "A friend abroad tells you: pictures made by AI belong to nobody, so you may print any of them on your shirts for sale. What do you do before you print?",
        options: [
          {
            text: "Print, as the same rule on pictures holds in every country.",
            explanation:
              "Laws on this differ from country to country. What is true for your friend may not be true for you.",
          },
          {
            text: "Print only those that she made, because she has agreed to it.",
            explanation:
              "Her yes helps, but a picture may still resemble a protected figure. And the tool's terms may rule out selling.",
          },
          {
            text: "Check your own country's rules, the tool's terms and the picture.",
            explanation:
              "All three count: the law where you sell, the terms you accepted, and whether it looks like another's work or face.",
          },
        ],
        answer: 2,
      },
      {
        id: "q6-song-text",
        prompt:
          "Your choir sells programmes at its concert. You want to print a living songwriter's text together with a translation made by an assistant. What comes first?",
        options: [
          {
            text: "Ask the owner of the rights if you may print and translate it.",
            explanation:
              "Text and translation both touch the songwriter's rights in most countries. A publisher can often answer quickly.",
          },
          {
            text: "Print only the translation, because the assistant made that one.",
            explanation:
              "A translation is still built on her text. In most countries publishing one needs permission as well.",
          },
          {
            text: "Print both with her name below, so that she gets the credit.",
            explanation:
              "Naming her is right and polite, but it is not permission. Credit and consent are two things.",
          },
          {
            text: "Let the assistant retell the song closely in other words.",
            explanation:
              "A close retelling can still be too near to her text, and it might not even be a good one.",
          },
        ],
        answer: 0,
      },
    ],
  },
  {
    id: "keep-a-person-in-charge",
    strand: "use-responsibly",
    band: "deep",
    title: "Keep a person in charge",
    outcome: "set up AI so that a person decides about people, can explain it and can undo it",
    requires: ["keep-your-own-judgement"],
    explanation: `Some decisions change a life a little or a lot: a job, a grade, a flat, a loan, a treatment, a place in a group. Here people are owed more than an output. A tool may sort, sum up and point things out. A person has to decide, and not as a rubber stamp: whoever clicks "accept" two hundred times in an hour is not deciding. Hold any set-up against four questions.

1. **Who decides?** A named person with the time, the knowledge and the right to overrule the tool.
2. **Can they explain it?** In plain words, about this one case. "The system said so" is no reason.
3. **Can they be asked?** Those affected know that a tool took part, and whom to turn to.
4. **Can it be undone?** Someone looks for mistakes, and they can be put right in time.

Mind the pull of a suggestion: a score seen first colors everything that is read after it. So let the person form a view before the tool shows one. Look at a sample of those it turned down as well, because that is where silent mistakes lie. Many countries have laws on automated decisions about people, so find out what holds for you. And keep a sense of size. Sorting lost umbrellas needs none of this.`,
    example: {
      situation:
        "An after-school club has 60 applications for 20 places. Its published rules give priority to children from the district, to brothers and sisters of members, and to last year's waiting list. The club has approved a tool for this.",
      before:
        "Here are our 60 applications. Choose the 20 children who fit best and rank the rest.",
      after:
        "You type: Each application below has a number and no names. For each, say whether it states (1) a home in the district, (2) a brother or sister in the club, (3) a place on last year's waiting list. Quote the words you rely on, and write missing where nothing is said. Do not rank, score or choose. Then two of you check the table against the papers, decide together and note one sentence of reason per child. Every family gets that reason, a number to call and two weeks to ask for a second look.",
      lesson:
        "The tool now does the slow part, finding three facts in sixty papers, and each fact can be checked by its quote. Who fits is decided by two people under rules that all could read. Because there is a reason, a person to call and time for a second look, a mistake can still be put right.",
    },
    questions: [
      {
        id: "q1-top-five",
        prompt:
          "A café gets 80 applications. A tool scores them, and the manager invites the top five without reading any. She says: I send the invitations, so I decide. Is she in charge?",
        options: [
          {
            text: "Yes, because without her click nobody would be invited.",
            explanation:
              "A click without reading adds nothing. The 75 others were turned down by a score alone.",
          },
          {
            text: "Yes, because the real decision comes in the interviews.",
            explanation:
              "For 75 people it came before that. They never had a chance to be seen by anyone.",
          },
          {
            text: "Not yet, but she would be if she set the limit for the score.",
            explanation:
              "A limit is a rule for a number she does not understand. She still could not say why one person was turned down.",
          },
          {
            text: "No, since she could not give any of them a reason.",
            explanation:
              "Deciding means knowing the case and having a reason. She needs to read the applications, with the tool as an aid.",
          },
        ],
        answer: 3,
      },
      {
        id: "q2-why-this-mark",
        prompt:
          "A teacher uses an assistant that suggests marks. A pupil asks why his essay got a low one. What should the teacher be able to do?",
        options: [
          {
            text: "Show him the assistant's reasons, word for word, in full.",
            explanation:
              "Those are the tool's words, and they may not fit how the mark came about. The teacher has to stand behind it.",
          },
          {
            text: "Go through the essay with him and change the mark if it is wrong.",
            explanation:
              "She explains from the essay and the criteria, and she can undo it. So the mark is really hers.",
          },
          {
            text: "Show him that the same assistant marked the whole class.",
            explanation:
              "Treating all alike is not yet treating each one rightly. He asked about his own essay.",
          },
          {
            text: "Run the essay again and give him the better of the two marks.",
            explanation:
              "That is kind, but still the tool decides, and partly by luck. He learns nothing about his essay.",
          },
        ],
        answer: 1,
      },
      {
        id: "q3-view-first",
        prompt:
          "At a clinic, nurses judge how urgent each call is. Now an approved tool can suggest a level, too. In what order should a nurse use it?",
        options: [
          {
            text: "Own level first, then the tool's, and look closely where they differ.",
            explanation:
              "Her view is formed free of the score. Differences then become useful warnings, in both directions.",
          },
          {
            text: "The tool's level first, and her own only where she has doubts.",
            explanation:
              "A level seen first makes doubts rarer. Where the tool is wrong in a plausible way, nobody would look.",
          },
          {
            text: "The tool's level alone, with her own on a random one in ten.",
            explanation:
              "For nine of ten callers no person would decide. With health, that is too many.",
          },
          {
            text: "Both together, and then the middle of the two as a fair result.",
            explanation:
              "A middle can be wrong twice. If she says emergency and the tool says routine, halfway helps nobody.",
          },
        ],
        answer: 0,
      },
      {
        id: "q4-final-notice",
        prompt:
          "A housing association lets a tool find late payments and send final notices by itself. A tenant gets one although she has paid. What change helps most?",
        options: [
          {
            text: "A line in each notice that says it was made by a computer.",
            explanation:
              "It is good to say so, but the frightening letter still goes out. Nobody has looked at her case.",
          },
          {
            text: "A more exact tool that makes only half as many mistakes.",
            explanation:
              "Fewer mistakes are welcome. The tenants who are hit still have no one who checks and nobody to ask.",
          },
          {
            text: "A person who checks each one, can be called and can undo it.",
            explanation:
              "Now someone decides, can be asked and can undo it. The tool may still find the cases.",
          },
          {
            text: "A monthly report on how many notices have been sent by mistake.",
            explanation:
              "The report counts the harm after it is done. It helps to learn, but not the tenant with the letter in her hand.",
          },
        ],
        answer: 2,
      },
      {
        id: "q5-low-stakes",
        prompt:
          "A sports center looks at four tasks. Which one may a tool do without a person deciding on each case?",
        options: [
          {
            text: "Choosing which young players move up to the next team.",
            explanation:
              "It matters a lot to a young person. A coach should decide, explain it and be open to a talk.",
          },
          {
            text: "Choosing who may pay the yearly fee in small parts.",
            explanation:
              "This is about money and someone's situation. A person should hear it and be able to make an exception.",
          },
          {
            text: "Choosing which members are banned after complaints.",
            explanation:
              "A ban weighs heavily, and complaints can be wrong. The member must be heard by a person.",
          },
          {
            text: "Choosing which shelf a lost glove or bottle goes on.",
            explanation:
              "A slip here costs a minute of searching. Save people's care for decisions about people.",
          },
        ],
        answer: 3,
      },
      {
        id: "q6-turned-down",
        prompt:
          "A charity gives small grants. A tool sorts the requests, and a person reads all those it marks as promising. What important group does nobody look at?",
        options: [
          {
            text: "The ones marked promising that then turned out to be weak.",
            explanation: "A person reads those already, so such mistakes are noticed and mended.",
          },
          {
            text: "The ones it turned down, so read a sample of these as well.",
            explanation:
              "A good request sorted out by mistake leaves no trace. Only a look into that pile can find it.",
          },
          {
            text: "The ones that came late, so give these a second chance, too.",
            explanation:
              "That is a question of the charity's rules. It does not tell you whether the tool turns down the wrong people.",
          },
        ],
        answer: 1,
      },
    ],
  },
];
