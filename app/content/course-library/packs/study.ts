import type { FieldPack } from "../field-pack";

export const studyPack: FieldPack = {
  id: "study",
  name: "student life and research",
  people: "students and people in science",
  titles: {
    "automate life and work tasks": "Hand over the routine of study and lab, and keep the learning",
    "start an AI-powered business": "Turn what you study into an offer, with AI as your helper",
    "master various AI tools": "Know which AI tool to use for reading, data and drafts",
    "transition to an AI-focused career": "From your subject to work with AI, with results to show",
    "improve productivity with AI": "Study and write with less effort, and still understand it",
    own: "Learn and research with AI, and stand behind every line",
  },
  modules: {
    understand: {
      title: "What the tool is good for in learning and research",
      description:
        "You can tell when an AI tool helps you understand something and when it only sounds that way.",
      scenario: `Two days before the biology exam, Tim reads the assistant's explanation of cell division for the third time. Every sentence makes sense. He closes the laptop, takes a blank sheet and wants to draw the stages. He gets as far as the first one.

His roommate Mei works on yeast in a lab and has another problem. She asked for the outcome of an experiment nobody has done yet and received one, with decimals. They meet in the kitchen over cold pasta. Both trusted a text because it read well.

From then on Tim lets the tool quiz him and answers out loud before he looks. Mei asks it for methods to consider, never for findings. It is the same tool as before. They have learned what it is.`,
      practice: `Pick an idea from your subject that you believe you understand. Explain it in five sentences on paper. Then ask a chat assistant to explain it, without showing yours. Compare the two line by line. Look for three things: what it put better, what it left out, and one statement you could not yet defend if somebody asked you why.`,
    },
    ask: {
      title: "Ask so that you learn, not just so that you finish",
      description:
        "You can ask for explanations, questions and plans that start from what you know.",
      scenario: `The bus takes forty minutes, and Amara, in the first year of her training as an electrician, uses them to study. \`Explain three-phase current\` fills her phone with a lecture for engineers. She gives up at the second formula and looks out of the window.

The next morning she types what she knows (voltage, current, a simple circuit), where she gets lost (why three wires?), that she is reading on a bus, and that she would like one picture in words and then a question to test herself. The answer talks about three people pedaling in turn. Her reply to the question is half right, and the tool says which half. The rest she asks her trainer.

The subject was no easier on the second day. Her question was better.`,
      practice: `Think of something you have to learn this week. Write a request that names what you already know, the exact spot where you get stuck, how you would like it explained, and that it should end with two questions for you. Say that it must not solve your assignment. Look at what comes back: does it start where you are, and could you answer those questions without scrolling up?`,
    },
    refine: {
      title: "From first notes to work you can defend",
      description:
        "You can bring in your own material, improve a text in small steps and keep what is yours.",
      scenario: `Version seven of the summary is worse than version two. Dario, a doctoral student, can see it but not say why. He had typed "more convincing" five times, and each time a bit of caution disappeared: first a "may", then the number of people studied, finally the sentence about what the study cannot show. His supervisor reads two lines and asks: "Since when do we prove this?"

So he goes back. He pastes his results table, his own two sentences, and one summary of the group's that everyone likes. He asks for a single change at a time and keeps a list of what must survive each round.

By noon it is done. It sounds less grand than number seven, and he can answer for every word in front of an audience, which is where it is going.`,
      practice: `Take half a page you have written: a paragraph of an essay, a lab note, a letter of motivation. Paste it and ask for three remarks on clarity, without a rewrite. Decide which one you agree with and change the text yourself. Then ask for remarks on the new version. Look at both versions: is each claim still as careful as at first, and does it still sound like you?`,
    },
    check: {
      title: "Check it before you build on it",
      description:
        "You can test what an AI tool gives you before it enters an essay, a calculation or a study.",
      scenario: `Reading list, item four. It is the perfect source for Hye-jin's essay on city gardens: the right topic, a well-known journal, an author whose name came up in the lecture. The library catalog does not have it. In the journal itself, the pages in question belong to an article on harbor walls.

She asks the librarian, who says: "The third one this morning." The author is real and the journal is real. Only the article was never written.

Hye-jin goes through the other nine. Six are fine, one says the reverse of what she was told, two cannot be found. It costs her an hour and a half. Her essay now stands on six sources that she has had in front of her own eyes, and she knows what they say.`,
      practice: `Ask a chat assistant five questions from a subject you know well: two easy, two hard, and one about something that does not exist, such as a theory you have just invented. Write down your own answers beforehand. Mark each reply as right, wrong or impossible to check. Look at the last one in particular: did it say it does not know this, or did it play along?`,
    },
    use: {
      title: "Your name, your work, your rules to know",
      description:
        "You can use AI within the rules of your course or lab and say openly what it did.",
      scenario: `"Whose sentence is this?" It is the oral part of the final project, and the examiner's finger rests on page twelve. Lukas reads the sentence and does not recognize it. He remembers the evening, though: tired, a paragraph too short, a request to "round it off". He says so.

The examiner asks him to explain the idea in his own words, and he can. It ends well, because on page two there is a note on how he used AI, and this course allows help with wording if it is stated. His friend in the next room has no note, and her interview takes longer.

On the way home they agree on something simple: for each evening with a tool, one line in a notebook. What for, and which words stayed.`,
      practice: `Find the rule on AI for one course, exam, lab or journal that concerns you, or make one up in a sentence. Then pick a piece of your work in which a tool helped. Write the note you would put under it: what the tool did, what you did, what you checked. Look for vague words such as "partly" or "some help", and replace each one with a fact.`,
    },
  },
  cases: {
    "what-ai-tools-are": `A lab owns two programs that learned from examples. One counts colonies in a dish and was shown thousands of labeled photos. The other is a chat assistant and was shown mostly text. Rosa, who trains as a technician, gives both the same photo. The counter says 61. The assistant writes a graceful paragraph about "healthy growth".

By eye she gets 64: where colonies touch, the counter took two for one. The paragraph would have suited any dish. Neither program has seen more than a picture, and neither signs the lab notebook. Rosa does, so she counts before she writes.`,
    "how-a-model-writes": `Try this with a friend from your course, as Yusuf did. Both open a new chat and type \`In one sentence: why did the Bronze Age cities around the eastern Mediterranean fall?\` His screen said drought, hers said invaders, and each sounded like the last word on it. They asked again, and two other causes came up.

Historians weigh finds, argue and leave much of this open. A single likely-sounding sentence has no room for that, and several such sentences are about equally likely. In their presentation they showed all four screens first. It got the class talking.`,
    "what-a-model-knows": `When is the deadline for the travel grant, and does it pay for a poster? Ewa got a month and a friendly yes. The grant office had changed its page in the meantime: another month, and no posters any more. Nor could the assistant know that her conference is abroad, or that her group has printing money of its own.

She copied the current call from the page, added two lines about herself and asked what she still had to find out. It pointed to three gaps. One of them only her supervisor could fill, so that was her next stop.`,
    "strengths-and-limits": `Pavel splits an hour of lab writing into four. Turning scribbles into full sentences: the tool. A clearer order for the method section: the tool, then himself. The mean of 48 readings: the spreadsheet. Whether the odd reading on day three may be left out: himself, and then the group leader.

A month ago he would have pasted the lot. The odd reading might have been smoothed away in a well-made sentence, and nobody would have asked what happened on day three. They asked. Somebody had left the window open, and it is now part of the report.`,
    "choose-a-tool": `Ailsa studies geography and has one Saturday. She needs yesterday's water levels, a map with her own points, the gist of a long report, and a formula that turns feet into meters in 900 cells.

The levels come from the measuring station's page. The map is made with mapping software, because a generated picture would put the river wherever it looks nice. The report has a summary by its authors; she reads that and asks a chat assistant about words she does not know. It also writes the formula. She tries that on three cells she can work out herself, and only then on the rest.`,
    "what-fits-in-a-chat": `Somewhere after the fortieth message, the practice partner for Marek's oral exam forgot that it was to ask in Spanish. It also used words from a unit he had excluded. He wrote:

> Start over. You ask, I answer. Only in Spanish, only units 1 to 4. One question, wait, then one correction. Words I keep getting wrong are listed below.

He put that into a new chat together with his eleven words. It worked again at once. The paragraph now lives in his notes app, and each evening begins with a clean chat, the way others turn to a new page.`,
    "tools-that-act": `A student helper in a research group told a coding agent to \`clean up the data folder\`. Overnight it deleted what it took for duplicates: the raw measurements. The backup saved the project.

Under the new order the raw folder can be read but not changed, so that a misunderstanding does no damage. The agent works on a copy, lists what it would remove and why, and waits for a yes. After ten lists without an error, the group let it rename files alone. Deleting is still done by a person, who opens a file first when in doubt.`,
    "one-clear-task": `Her first message held a chapter and three wishes: \`please summarize and make flashcards and say what will be asked in the exam\`. She got twelve flashcards, all on the first two pages. Zofia, in her last year of school, started over with one wish:

> From the five pages below, make eight question cards about causes, none about dates.

She answered them aloud and got stuck on two. So her next message asked for an explanation of those two, and nothing else. What would be in the exam she asked the one person who knows, her teacher.`,
    "say-who-it-is-for": `A soil scientist has ninety seconds at the town's open day, next to a bucket of earth. The first text from her assistant would have suited other soil scientists. So she described whom she would meet: families on their way to the food stalls, children who want to touch, farmers who know more about mud than she does. "Afterwards they should want to put a hand in and know one thing about worms. Spoken words, nothing that lectures the farmers."

The new text opened with a question to the farmers. The number of worms in it was wrong. She corrected that and kept the question.`,
    "give-context": `> I am 52 and starting a degree next to a full-time job in a warehouse. I can study from 5 to 6 in the morning and on Sundays. Reading is easy for me, formulas scare me, and statistics begins in three weeks. What should I do until then?

Before that, Reinhard had asked for "study tips" and was told to join a group on campus and sleep enough. This time the plan filled the early hour with short sums and kept Sunday for reading. The names of his firm and his college were not in the message. No line would have changed because of them.`,
    "choose-the-shape": `Five papers and a seminar at two o'clock. Instead of summaries, Thandi asked for a grid. She pasted the five abstracts and wanted one row for each, with columns for question, number of people, method, result in ten words, and "what the authors say they cannot show". Where an abstract was silent, the cell should read \`not in abstract\`.

The last column stayed almost empty, and it was the most useful one: it sent her to the closing pages of exactly those papers. In the seminar she spoke from the grid alone, and could say which cells she had filled in by hand.`,
    "set-requirements": `A letter for a place in a summer school can go wrong in many ways, so Nils wrote down what would make it right. In it: the name of the course, his project on river ice, one thing he wants to learn there. Not in it: childhood dreams, the word "passionate", his grades. Length: 250 words, all of which he would use himself.

The draft met every point but one. It said "I have always been fascinated", which is a childhood dream in disguise. He crossed that out and told them about the day the ice broke under his sensor.`,
    "give-the-material": `"What do the rules say about handing in late?" brought a general answer about doctor's notes. Wanjiru, who speaks for the students of her department, then copied the two pages of the exam rules into the chat, marked their beginning and end, and added: \`Give the paragraph number. If the pages do not settle it, tell me.\`

Now the answer pointed to paragraph 9 and said that a delay because of a job was not settled there. This was the very case she had to help with. She read paragraph 9 herself, and at the exam office she knew exactly what to ask.`,
    "improve-in-rounds": `Look at three messages by a 16-year-old with a debate coming up. First: \`write a speech against school uniforms\`. He did not like what he got. Second: \`Too many arguments. Keep only the one about money, and use my story about my sister's shoes.\` Third: \`Good. The last line sounds like a poster. I'll write that one.\`

He practiced aloud, tripped over a sentence nobody his age would say, and changed that as well. In the end the story, the last line and the sound of it were his. If the class asks whether AI helped, he can show where.`,
    "show-an-example": `The field notebook of a plant group has its own language: date, plot, what was done, what was odd, initials. New members write novels. Kwame, who looks after the notebook, pasted two old entries and a rambling note of his own and asked for the note in their form.

He chose the two with care. In his first attempt both entries had been dramatic ones, and a wet boot became an incident. In the second, one of them read \`odd: nothing\`. His note about an ordinary morning then came back with the same two words, which was the truth.`,
    "split-big-tasks": `A thesis does not fit into one message, however long. Leonie's friends asked for chapter one, then for chapter two. She cut hers up differently. First the question: ten versions out of her own notes, one chosen and reworded by hand. Next, what a reader has to believe to accept her answer. She found five points, and each got a week, sources first.

As soon as a point was standing, the assistant had to raise objections to it. In week two, point three fell over. It was a bad evening. In the last month, with everything built on top, it would have been far worse.`,
    "build-a-reusable-prompt": `After every lecture Abdel pastes the same block into his college's assistant and fills two gaps:

> TOPIC: [topic]. MY NOTES: [notes]. Quiz me on MY NOTES with five questions, easy to hard, one at a time. After each answer, tell me what is missing and which line of my notes has it. Add no facts. If MY NOTES has fewer than ten lines, tell me to write more first.

The last rule came from a test with the notes of a lazy day, which the assistant had padded out. His study group uses the block too, each with their own notes.`,
    "spot-made-up-facts": `A museum volunteer who studies archaeology drafts labels for some clay lamps. The assistant adds warm detail: found in "grave 14", filled with fish oil, made by a workshop with a name. Which of this could it know? She had told it what the objects were, nothing more.

She takes each detail to the right place. The register of finds lists no graves at that site. The conservator has never tested the oil. The catalog has no such workshop. All three come out. The label is shorter now and has a sentence that visitors like: nobody knows who made these.`,
    "spot-fakes": `An invitation arrives: a talk at a famous institute, flight included, and a video greeting from the director. Only the registration fee has to be paid first, today, for the last place. Chandra is in the second year of her doctorate and very flattered.

She does three dull things. She leaves the links alone, looks up the institute's list of events herself, and calls its main number. There is no such conference. The director has sent no greeting, and others have already asked. Chandra warns her group: flattery together with a deadline is a good reason to make tea first.`,
    "check-sources": `Claim for a school project: plants grow faster with music. The assistant offered an article, with four authors and a link. Signe opened it. It existed. It came from a proper journal. But music was not in it. Somebody had shaken seeds with a small motor and watched how they sprouted.

So the article was real and did not carry the claim. She asked the librarian for help and read two other summaries with a dictionary. Her poster now says which plants were used, how many, and what remains unclear. A judge asked about the motor, and she could explain it.`,
    "check-numbers": `On the draft of a poster stood: "Yield rose by 40 percent, from 5 to 6 grams." For a week no one in the group stumbled over it. Then Rui, the youngest, worked it out on her fingers: one gram more on five is a fifth, so 20 percent.

The assistant that polished the sentence had left the grams alone and added the percentage, and all of them had read it as measured. Now, after each polish, a person who did not write the text goes through the figures with a calculator and the original table.`,
    "notice-bias": `> Why are exams a better way to judge students than coursework?

Jolana typed this for the student council and got six reasons, all in favor, as ordered. She noticed only when a friend with dyslexia read along and asked: "And me?"

The new question named both ways without a favorite and asked for the strongest case for each, and for whom each is unfair. Coursework had its losers too: those without a quiet room at home. The council's paper ended up proposing a mix. It also quotes four students whom Jolana had asked herself, because no chat could know what they think.`,
    "test-before-you-trust": `Six hundred survey comments about bus stops had to be sorted by theme, and the people who wrote them had agreed that software might do it. Before trying, two sociology students each sorted the same fifty by hand, without looking at the other's list, and then settled their differences.

Held against those fifty, the assistant did well on lighting and delays and badly on irony: "Great view of the rain" went under praise. They wrote a rule for irony and tried it on twenty comments they had set aside. In their report they state how often tool and people disagreed.`,
    "protect-private-data": `The interview was honest. A fisherman talked about debts, his brother, and a boat with an unusual name. Emeka had promised him that nobody would recognize him. Now the transcript had to be summarized. He did not use the free app on his phone. He asked the ethics office which service was permitted for interviews.

Then he went through the text. The brother became "a relative", the harbor "a small port", the boat just "the boat". No single detail gave the man away, but together they would have been enough for his whole village. It took an evening. He had given his word.`,
    "say-when-ai-helped": `Methods, last paragraph: "We used a chat assistant to shorten the text and to suggest names for variables in the analysis script. Two authors read and ran all code. No result and no reference comes from the tool."

Before writing it, the group had looked up what the journal asks for. When a reviewer had a question about the script, one short mail was enough, since it was clear who had done what. An earlier version had read "AI was used in places". That was true, and a reader could have made nothing of it.`,
    "keep-your-own-judgement": `Should she drop physics? At one in the morning the assistant was all understanding. It had been told about the bad test and the strict teacher, and it agreed that a fresh start could be healing. Svea, 17, closed the laptop and slept.

The next day she wrote two columns of her own. Then she asked the assistant for the opposite, reasons to stay, and for questions to put to people who know her. She put them to a cousin, to her father and to the teacher, who turned out less strict than at one in the morning. It took her a week to decide.`,
    "know-the-rules": `Four rules for one student, and all of them differ. In statistics, AI may help with code if the prompts are handed in. In philosophy it may not help at all. The faculty's page says "ask your lecturer". And the firm where Baran is an intern permits its own assistant only, without customer data.

He drew a small table on the inside of his folder. For a project between statistics and the firm he wrote one mail to both sides and said in two sentences what he had in mind. The firm's answer was the stricter one, so he follows that.`,
    "respect-rights": `For the cover of the student magazine, the editors wanted a picture "like that famous comic artist". Nobody had asked him. Priya suggested they say what they admire: thick outlines, tired animals, lots of empty space. What the generator made from this was no copy, and a bit dull.

In the end they held a drawing contest and used the generator only to try out where the title could go. A first-year student won, with a tired badger. Her name is on the cover. What the magazine may do with the badger fits on a postcard, and both sides signed it.`,
    "keep-a-person-in-charge": `A research institute gets two hundred applications for eight summer places. The plan had been to let a program rank them by "fit", until a technician asked who would explain it to the other hundred and ninety-two. Now two people read each application and note their view. The program marks only which documents are missing, and nobody sees its marks before.

Those turned down get two sentences of reason and an address. In the first summer a girl wrote back: her grades had been attached after all. The program had overlooked the second file. A person looked, and she came in July.`,
  },
};
