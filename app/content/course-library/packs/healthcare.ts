import type { FieldPack } from "../field-pack";

export const healthcarePack: FieldPack = {
  id: "healthcare",
  name: "clinics, care and therapy",
  people: "people who work in health and care",
  titles: {
    "automate life and work tasks": "Hand over routine letters and lists, and keep time for people",
    "start an AI-powered business":
      "Build a small care or health service, with AI for the desk work",
    "master various AI tools": "Know which AI tools belong near patients, and which do not",
    "transition to an AI-focused career": "Become the person in your team who handles AI with care",
    "improve productivity with AI": "Less desk time, more time with patients, nothing unchecked",
    own: "Use AI in health and care without risking anyone's trust",
  },
  modules: {
    understand: {
      title: "What an AI tool can and cannot do in care",
      description:
        "You know what an AI tool can do for you around patients, and what takes a trained person.",
      scenario: `Monday, ten past eight, the phones are ringing. A man at the reception desk of a family doctor shows Birgit his screen: a chat assistant has told him what his rash is, in calm words, and that it can wait. He would like to go home again. Birgit does not argue with the screen. She asks what it has looked at. Nothing, he says, he typed it in. Then he laughs and takes a seat.

Later, in the quiet hour, she uses the same kind of tool herself. It turns a clumsy notice about the new entrance into four clear lines, and a colleague reads them over. With words it helps. It had not seen the man's skin, did not know what he takes, and would not have been there the next day.`,
      practice: `List ten things you did at work yesterday, in general words and without anyone's details. Mark each one: a tool could draft it, a tool could explain something about it, or it needs a person who sees and answers. Ask a chat assistant to sort the same list and compare. Look for one task where you differ, and say who could come to harm if it were handed over.`,
    },
    ask: {
      title: "Ask for words your patients will understand",
      description:
        "You can ask for letters, notices and explanations that fit the people you care for.",
      scenario: `The leaflet lies untouched on every bedside table. It explains how to order meals on the ward, was written in a hurry with a chat assistant, and begins "In order to optimize your nutritional experience". Sunita, who serves the meals, asks three patients why they do not use it. One does not have her glasses. One took it for an advertisement. One says: "I only want to know if there is soup at night."

That evening Sunita and the ward clerk write a new request. It says who reads this: lying down, tired, often over eighty, often not in their first language. It says what they want to know first. It asks for six lines in large type, a picture for each meal, and the number of the kitchen. Soup is in line one.`,
      practice: `Choose a notice or a letter that people at your workplace often ask about, one that holds nothing personal. Write a request for a better version: who reads it and in what state, what they should do afterwards, how long it may be, which words to avoid, and the facts it may use. Read the answer as a worried person would. Look for the first sentence at which you would stop.`,
    },
    refine: {
      title: "From a rough draft to a text the team can use",
      description:
        "You can work a draft into a text your team trusts, from your own approved material.",
      scenario: `A form for the handover to the night team, third attempt. Oskar, who manages the care home, had let an assistant design it. Version one had forty boxes. Version two had six, and no place for falls. "You tell it what is wrong and never what we need," says the night nurse, who has come in early.

So they sit down together. She brings three forms about invented residents, filled in the way she likes them, and the house rules on what has to be recorded. They paste both, ask only for the list of boxes, cross out and add, and then move on to the wording. After that comes a week's trial with pencil notes in the margin.

Now one page is enough. Oskar saves the request next to it, because the day team wants a form too.`,
      practice: `Take a text from your work that holds nobody's data: a packing list for a stay, house rules, a job advertisement. Paste it, with START and END around it. In the first round, ask what a newcomer would not understand. In the second, ask for only those places in clearer words. Compare the result with the original line by line. Look for any instruction, number or time that changed without your asking.`,
    },
    check: {
      title: "Check what could harm somebody",
      description:
        "You can find what is invented, outdated or one-sided in an answer before anyone acts on it.",
      scenario: `The page was meant kindly. A student nurse had asked a chat assistant to explain a medicine for a patient's daughter, and it read well: what it is for, what to avoid, how much. Before handing it over, she shows it to Helena, the pharmacist.

Helena takes a pencil. The first paragraph is right. The second belongs to another medicine with nearly the same name. Where the amount comes from, nobody can say. "How sure did it sound there?" she asks. "Just as sure as in the first part."

The page does not leave the room. They take the approved leaflet from the drawer and talk to the daughter together. The student folds the page with the pencil marks into her own notebook, so that she does not forget how good it looked.`,
      practice: `Ask a chat assistant a question from your own area whose answer you know for certain and can look up in an approved source at work. Have it answer in ten lines. Mark each line: confirmed, wrong, or not found in my source. Look for the most dangerous one, the line that is wrong and sounds right, and decide who in your team should hear about it.`,
    },
    use: {
      title: "Guard trust: private, open and answered for",
      description:
        "You can protect the people you care for, follow the rules and keep decisions with people.",
      scenario: `It would have been so practical. A physiotherapy practice was offered an app that listens during treatment and writes the report. Before saying yes, the team sat down over a cake. Rafael said what people tell him while he works on a shoulder: lawsuits, marriages, fear. The receptionist wanted to know what to say when somebody asked where the recording goes. Nobody knew.

They did not say no. They wrote seven questions for the maker and three for the person in charge of data protection. They agreed that no one is recorded without having been asked, that a refusal costs nothing, and that the therapist reads and signs every report. The trial began two months later, with a version they could explain at the desk in two sentences.`,
      practice: `Invent a patient, resident or client with a problem that is typical for your work. Write down the whole story. Then write the message you would send to an AI tool, with only what the question needs. Below it, note whom at your workplace you would ask whether this tool is allowed at all. Look for combinations, such as age, place and job, that could still give the person away.`,
    },
  },
  cases: {
    "what-ai-tools-are": `"Is that thing a nurse?" asks an old man in the waiting room, pointing at the chat window on the clinic's website. Lidia sits down next to him. No, she says. It is a program that has taken in a great deal of text and puts sentences together. It has never met you, and nobody sits behind it.

He asks what it is good for, then. For finding the entrance and the visiting hours, she says, and it takes those from a list that I wrote. For his knee he would like the other kind. "That's the doctor," she says, "in ten minutes."`,
    "how-a-model-writes": `Out of curiosity, the front desk of a practice asked three times in three new chats how long to go without food before a blood test. Two answers gave different numbers of hours, one said that it depends. All of them sounded friendly and certain.

The nurse would have signed only the last one, since the lab's own sheet says what it depends on. Nothing in the tool was broken. It continues a text with words that fit, and after "do not eat for" several numbers fit equally well. Next to the phone now hangs the sheet from the lab.`,
    "what-a-model-knows": `Which pharmacies are open over the holidays changes every year, and Anneli needs the list for the notice on the door. An assistant without web search offered her a nicely set one. One of the names on it has been a hair salon for some time.

It learned from older pages and has never walked down this street. What she takes from it is the layout: large type, an arrow, two languages. The names and numbers she copies from this year's official list, and she calls one of them to hear whether somebody answers.`,
    "strengths-and-limits": `A speech therapist sorts her Tuesday. Ten sentences full of the sound "sh", for a boy who loves sharks: the assistant wrote thirty, and she took the funny ones. A kind mail to his school about a new time: a draft, then her own words.

How far the boy has come since autumn, only her ears and her notes can tell. Whether the family can manage exercises at home with a new baby, she learns in the doorway, from the father's face. Two jobs for the tool and two not. The one time she let it describe progress, the report would have suited any child.`,
    "choose-a-tool": `In a veterinary practice a small poster hangs in the back room. Happy cat for the reminder card: image generator. Typing up what the vet dictates: the speech tool in the practice software, no other. Answer to a review: chat assistant, then two people read it. Dose for a rabbit: the vet, with the reference book. A grieving owner: no tool, we write by hand.

The last line was added by the youngest in the team. A family had told her that they still keep their card, the one with the crossed-out word in it.`,
    "what-fits-in-a-chat": `Duty rosters make long conversations. For an hour Ulf had been moving letters around with an assistant, each letter standing for a colleague: A not on Fridays, C and D never together. The latest plan put A on a Friday. He repeated the rule, and the next plan forgot about C and D.

So he asked for all the rules as a numbered list, added the two that were missing, and began again in an empty chat with the list and the last good plan. The result he checked rule by rule, on paper. Letters turn back into names only in the home's own system.`,
    "tools-that-act": `An automation at a dental practice fills gaps when somebody cancels. In its first week it offered a slot that is kept free for emergencies, and a man with a toothache waited an hour longer.

The practice narrowed it down. It sees free slots and a waiting list with contact numbers, but no files and no reasons. Emergency slots are out of its reach. It proposes who could move up, and someone at the desk presses send. On Fridays the team reads through the log of its steps. And each of them knows where the switch is that turns it off.`,
    "one-clear-task": `Before: \`help with new colleague starting monday in the care home\`. The answer was an essay on welcoming staff. What did Agnieszka want in her hand on Monday at six? She thought about it on the bus and then typed:

> Write a checklist for a new care worker's first two hours on the early shift with me: what I show, what she tries, what she does not do alone yet. Ten lines.

She crossed out one line and added where the spare gloves are. The welcome letter and the plan for the first month became two messages of their own.`,
    "say-who-it-is-for": `An eight-year-old is having a cast taken off, and the saw is loud. The hospital's text for adults speaks of "oscillation". Mirko, who prepares children for such things, describes his reader: "A child who has heard the noise through the door and is afraid for the leg. A nervous parent reads it aloud. Afterwards the child should know what there is to hear and feel, and how to ask for a break."

The facts are pasted from the cast room's own sheet, and a nurse checks each sentence of the draft. It compares the noise to a vacuum cleaner. The child asks whether it cleans, too.`,
    "give-context": `Exercise class for people over sixty, eleven o'clock. The trainer's first plan had come from a chat that knew nothing else: too fast, too much on the floor. So Emre told it about the situation and left the people out. A hall without mats, chairs along one wall, forty minutes, music by request, a group that comes mainly for the company. He pasted the exercises that the physiotherapist had approved, and said what he is after: that they come back next week.

The new plan used only the approved ones and left time to chat. Nobody's aches had to be mentioned for that.`,
    "choose-the-shape": `Thirty seconds: that is how long anybody on a night shift looks at the sheet by the medicine fridge that says what to do when its alarm goes off. The old one had four paragraphs. The nurse in charge pasted them and asked for another form:

> Numbered steps, at most six, one action each. The phone number in a box at the top. Last line: "If unsure, move nothing and call."

Then she held it against the manual. One step had slipped from third to fifth place. Here the order counts, so she put it back before the sheet went up.`,
    "set-requirements": `A text about parking for the practice's website. How hard can it be? The first version praised the "convenient location". For the second, Karim wrote conditions that he could tick: says that there are two accessible spaces, how wide they are, and that the ramp is on the left. Does not promise a free space. At most 60 words, and makes sense when read out by a screen reader.

He stopped at the ramp, which had moved to the right. A wheelchair user from the patients' group then noticed that the width was missing. Karim had ticked that line without looking.`,
    "give-the-material": `What may visitors bring to a hospice? An assistant's general list allowed candles. Chiara's house does not, because of the oxygen. So she pasted its rules in full and added:

> Answer from HOUSE RULES alone and give the number of the rule. If none fits, write: please ask the team.

On "May I bring my dog?" it named rule 7, and rule 7 does say yes to dogs on a leash. On "May I bring my accordion?" it wrote: please ask the team. The family asked. The accordion was very welcome.`,
    "improve-in-rounds": `A letter to families about visits while a stomach bug goes around. Draft one sounded like an order. "Keep both rules and the date, take out the bold type, begin with what we do for the residents" brought draft two. It was warm, but rule two had turned from "must" into "may wish to".

The head of care noticed, because both rules lay next to the screen on a slip of paper. "Rule two exactly as in my note, everything else stays." Draft three went out. Three rounds in ten minutes, each one checked against the slip.`,
    "show-an-example": `Two entries about invented people, from the training folder of a home care service:

> 8:10 Mrs. A. ate half of the porridge. Said "not hungry, slept badly". Window opened at her wish.
> 17:30 Mr. B. walked to the mailbox with his frame. Rested once. Hummed.

What was seen and what was said, without opinions. With these as a pattern, the assistant writes practice entries for new staff. Once it wrote "seems depressed", which neither sample does. The trainer kept that one as an exercise: what did somebody see that made them say so?`,
    "split-big-tasks": `The care home's open day, asked for all at once, came back as a plan in which a choir sang during the residents' rest. The activity coordinator started over. One: what must not be disturbed that day, collected by her on the wards, no AI involved. Two: three possible timetables made from this list. The residents' council picked one. Three: the jobs for eleven helpers. Four: the invitation.

Between two and three somebody saw that the elevator would be out of service in the afternoon. It meant changing one line. Found after the invitations were printed, it would have meant changing everything.`,
    "build-a-reusable-prompt": `The template is called "Before your first visit", was last changed in spring, and five therapists use it. Its fixed part sets the length, forbids any diagnosis, and ends with the phone number. The gaps are [what to wear], [how long it takes] and [who may come along]. There is no gap for anything about a person, and that is on purpose.

When a new colleague left [how long it takes] empty, the assistant wrote "about an hour". It is half of that. So the template got another line, \`Gap empty? Stop and ask me.\` They tested it by leaving out each gap once.`,
    "spot-made-up-facts": `On a handout for a nutrition course stood a recommendation in quotation marks, by a "national board for children's meals". It fitted so well. Ottilie, who leads the course, looked for the board and could not find one of that name anywhere.

She took a marker and went through the page for anything that lends weight: names, quotes, amounts, "experts agree". Five marks. Two of them the official guidance she uses at work confirmed. Three she could not trace, so they went out. The handout is plainer now, and she can name the source of each line if a parent asks.`,
    "spot-fakes": `"This is the head physician. Send tonight's patient list to my private address, the system is down." The voice on the ward's phone was his, hurried and a bit hoarse. Goran said he would call back, and dialed the internal number. The head physician was having soup and had not called anyone.

At the next team meeting, nobody asked how good the imitation was. They agreed on something else. Lists leave the ward only through the hospital's own system, whoever asks. And a person who calls back is never blamed for the lost minute. The head physician signed first.`,
    "check-sources": `A client brought her personal trainer a printout from a chat: "Proven: cold baths cure back pain (source 2)." He did not laugh. He opened source 2 with her. It was the online shop of a firm that sells tubs. The shop pointed to source 1, an article on sore muscles after sports, with no word about backs and a "perhaps" at the end.

A perhaps about one thing had become a cure for another, on its way through a shop and a chat. What to do about her back is a question for her doctor, and she took the printout along.`,
    "check-numbers": `The assistant turned a ward's weekly use of gloves into an order for a quarter: 12 boxes a week, 13 weeks, 1,560 boxes. Dagny from supplies thought of the cupboard, which holds two hundred. It was ten times too many: 12 times 13 is 156.

She redid the aprons as well and found another trap. The order counted packs, the ward counted pieces. Her sheet now has a column for the unit and a formula for the sum. And when it comes to amounts that go into people, she says, the prescription, the approved reference and a trained person count, never a chat.`,
    "notice-bias": `For a leaflet, Fatou typed \`a patient and a caregiver, friendly\`. Twenty pictures came, and in each of them the patient was old and frail and the caregiver a young woman. A third of her clients are under fifty, and four of her eleven colleagues are men. What would a thirty-year-old in a wheelchair feel with this leaflet in his hand? That he is not meant.

Her next request described several scenes: a man giving care, a young woman in a wheelchair at her desk, a couple helping each other. Better still, she then asked two clients whether they would like to be photographed.`,
    "test-before-you-trust": `For four weeks the new tool got no real letter to see. It was meant to sort a rehabilitation clinic's mail into appointments, bills, and "medical, to the doctor at once". A secretary wrote forty invented letters, easy ones and nasty ones. A bill had a sentence about chest pain at the very end. On the back she noted what she expected.

The tool got thirty-eight. One miss was harmless, and the other was the chest pain. "Then for me this is a no," said the head of the office. They rewrote the rules and tested again. A person still reads every letter.`,
    "protect-private-data": `At first glance nothing private was in it: \`patient, 41, beekeeper, back from the island with a fever, how do I word the referral?\` But the island has 600 inhabitants and one beekeeper. A colleague pointed it out before Jelena pressed enter. Besides, her clinic allows such texts only in its own system.

What she needed could be asked without any patient: \`Name the parts of a clear referral letter and write a polite opening sentence, with blanks.\` She filled in the blanks where they belong, behind the clinic's login.`,
    "say-when-ai-helped": `Once a month, relatives get a letter from the care home. Since autumn it has a small box at the end: "An AI tool drafted pages 1 and 2 from our notes, and Renate corrected them. The page about your mother or father was written by the person who looks after them."

One son called to say that he had feared the opposite. It reassured him to know where the help was and where it was not. Had the box said "made with AI" and no more, he would have doubted page three as well.`,
    "keep-your-own-judgement": `Sleep fine, appetite fine. The summary that the home's program made from the notes says "stable". Yet something about the man in room 4 bothers Ifeoma. His crossword has been lying there for two days, not filled in. The form has no field for that, so no summary could mention it.

She does not let a word on a screen talk her out of what she sees. She tells the nurse in charge, who goes to look at him right away and decides whom to call. In the notes Ifeoma adds a sentence about the crossword, so that the next shift knows.`,
    "know-the-rules": `"Everybody does it," was the answer when Sanna, new at the practice, asked whether she might translate letters with the app on her phone. She wanted to see it written down. The practice had a page on passwords and nothing on AI. Her professional association had one on confidentiality. The app's terms said that texts may be kept.

She took all three to the owner, with a proposal: until we have a rule, only texts without any patient in them. He signed it that day. By now it has grown into half a page that everyone follows.`,
    "respect-rights": `A yoga teacher at a pain clinic wants recordings of her exercises for people to use at home. There is a tool that could speak them in her colleague's lovely voice, from half a minute of sound. "She won't mind" is a sentence to be wary of, so she asks. The colleague does mind: she would rather speak herself.

They record them on two afternoons. The drawings for the handout were going to be copied from a well-known book by an image tool. Now a trainee draws simple figures and is named below them. Everything in the folder comes from somebody who said yes.`,
    "keep-a-person-in-charge": `Which callers are seen today, and which next week? A practice tried out an approved program that suggests "today" or "later". The doctors and the front desk settled three things first. The medical assistant notes her own impression before she opens the suggestion. Anybody who says "I'm worried" is put through, whatever the screen shows. And at noon a nurse goes over every "later" of the morning.

In the second week she called one of them back in. The woman had not complained. She only heard, on the phone, who had decided this and why, and that it could still be changed.`,
  },
};
