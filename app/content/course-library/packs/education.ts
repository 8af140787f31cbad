import type { FieldPack } from "../field-pack";

export const educationPack: FieldPack = {
  id: "education",
  name: "schools, courses and classrooms",
  people: "people who teach",
  titles: {
    "automate life and work tasks": "Hand over the weekly school paperwork, and keep the teaching",
    "start an AI-powered business": "Offer lessons of your own, with AI helping behind the scenes",
    "master various AI tools": "Know which AI tool suits which job in your classroom",
    "transition to an AI-focused career":
      "Become the colleague who brings AI into teaching with care",
    "improve productivity with AI": "Plan lessons faster, and check what comes back",
    own: "Use AI in your teaching, in ways you can stand behind",
  },
  modules: {
    understand: {
      title: "What the tool can and cannot bring to your class",
      description:
        "You know which of your tasks as a teacher an AI tool can take on, and which need you.",
      scenario: `Thursday, second break. Nadia teaches geography and has to fill in for a colleague in twenty minutes, with a class she has never met. She types \`activity about rivers\`. Back comes a neat lesson: a video she does not have, group work for a room with movable tables, a quiz on rivers this class has never heard of. It looks finished, and almost none of it can be used.

Nothing went wrong inside the tool. It wrote what river lessons tend to look like. Nobody had told it about the fixed benches, the missing screen or the eleven-year-olds who have just come from sports. Once Nadia sees what the tool had to go on, she knows what to add, what to keep for herself, and when the old folder in the cupboard is quicker.`,
      practice: `Take a lesson you will teach next week, or make one up: fractions for ten-year-olds, bread baking for adults. Ask a chat assistant for three warm-up activities and give it only the topic. Then mark each line: K for things it could know from general texts, G for guesses about your group. Look for the guesses: they show what you would have to tell it.`,
    },
    ask: {
      title: "Ask for material that fits your group",
      description:
        "You can ask for worksheets, tasks and letters so that they suit your learners when they arrive.",
      scenario: `On Sunday evening Tomas prepares a safety course for the staff of a large kitchen. He asks for \`a worksheet on burns\` and gets two dense pages, made for nobody in particular. His learners are cooks and dishwashers. Several are still learning the language, and most will fill in the sheet standing at a counter.

He starts again and writes down what he would tell a substitute: eight adults, ten minutes, three pictures to put in order, everyday words, one page at most, and the steps taken only from the course book that he pastes in. The second sheet needs two small corrections.

The tool did not get better between the two tries. Tomas said more, and what he added were things that only somebody who knows the group can say.`,
      practice: `Choose one sheet, task or letter to families that you need this month. Write a request of five sentences: what you want to hold, for whom, what the group already knows, form and length, and what must not be in it. Leave out all names. When the answer is there, look for one line that would not suit your group, and find the gap in your request that let it in.`,
    },
    refine: {
      title: "From a first draft to material you would hand out",
      description:
        "You can turn a rough draft into finished material, and keep the request for next time.",
      scenario: `Ines needs the same reading text about bees at three levels for her mixed class. The first try is bland in all three. She could retype everything, which is what she did last year until midnight.

Instead she pastes the page from her own course folder, shows one paragraph the way she writes for her beginners, and asks for the easiest version alone. It comes close. Two remarks later it is right: shorter sentences, and the word "pollen" explained in a picture caption. Only then does she ask for the middle level, and after that for the hardest.

Before she closes the computer, she saves the request with gaps for topic and page. In three weeks the class will read about bread, and she will begin at the point where she stopped tonight.`,
      practice: `Paste a worksheet of your own into a chat, between the words START and END. Ask for a version for learners who need more help: the tasks stay the same and only the wording changes. Give two rounds of remarks, each with something to keep and something to change. Lay the last version next to your original and look for tasks that became easier in content, or lost their point.`,
    },
    check: {
      title: "Check it before it reaches the class",
      description: "You can find the mistakes in generated material before your learners do.",
      scenario: `It is the third question of the warm-up quiz. A girl in the last row raises her hand: the answer on the screen cannot be right. Her family comes from that country, and its capital is another city. Kofi, her teacher, looks. She is right.

The other nine questions are fine, and that is the trouble. He had read the first two, found them good and stopped. The class laughs, in a friendly way. But on the way out a boy asks whether last week's sheet came from the computer too, and Kofi does not know which of its lines he ever looked up.

Since then each quiz gets ten minutes with the textbook before the lesson: names, numbers and the answer key first. The girl from the last row is sometimes his second checker.`,
      practice: `Let a chat assistant write eight quiz questions with an answer key, on a topic you know well. Before you read the key, solve all eight yourself on paper. Then compare. Check two of the facts in a book or on an official page, not in the chat. Look for questions that have two good answers, and for explanations that are wrong although the answer is right.`,
    },
    use: {
      title: "Fair to learners, open with families and colleagues",
      description:
        "You can use AI at your school in a way that protects learners and that you can explain to anyone.",
      scenario: `Report week. At the copier, Milan shows Ruth a trick: he copies his notes about each child into an app on his phone, and out come finished comments. They sound good. Ruth asks which notes. He scrolls: a stutter, a divorce, a boy who comes without breakfast. For a moment neither of them says anything.

Nobody at the school has forbidden the app, because nobody there has thought of it. Together they go to the principal, who promises an answer by Friday. By then they have a proposal on one page: an account the school agrees to, general sentence starters in place of notes, each judgment written by the person who saw the child, and a line for families who ask.

Milan's comments take a little longer now. He could read each of them aloud to the family.`,
      practice: `Make up a learner with three strengths, one worry and a detail that is nobody's business. Write a request for help with wording a report comment, and give the tool only what it needs for that. Then write the one sentence you would say if the family asked how the comment came about. Look for anything in your request by which a relative could recognize the child.`,
    },
  },
  cases: {
    "what-ai-tools-are": `The library of a high school has two helpers on its computer. The catalog finds \`bees\`, because somebody once typed that word into a record. Type \`beees\`, and it finds nothing. The chat assistant takes the misspelled word in its stride and offers five titles on beekeeping for young readers.

Mira, the librarian, looks them up. Three stand on her shelf, two exist nowhere. The catalog can only show what was entered. The assistant learned how book lists tend to read, and composes one. So she lets it suggest further subjects to look under, and lets the catalog say which books there are.`,
    "how-a-model-writes": `In a staff meeting two colleagues compare what they got. Both had asked why leaves turn yellow. One answer starts with sunlight, the other with the tree getting ready for winter. They try it a third time together, on the big screen. A new version appears, with a sentence about temperature that makes the biology teacher frown.

"So which is the correct one?" asks the music teacher. None of them is the master copy. Each was put together on the spot, word by word, and all three in the same confident classroom tone. The sentence with the frown looked no different from its neighbors.`,
    "what-a-model-knows": `> Which books are on this year's exam list in our region, and what has changed?

The answer named six novels in a tidy order. But Paul, who teaches literature, had this spring's official letter on his desk: two of the six had been dropped and one was new. The assistant had learned from older lists and had seen none since.

He turned it around. He pasted the letter, added that his group had already read two of the books, and asked for a reading order up to the winter break. Now the plan fitted. Both the recent part and the personal part had come from him.`,
    "strengths-and-limits": `A kindergarten wants to start a forest day. Jana, who leads the yellow group, writes the work down: a letter to families, songs about trees, a packing list, the length of the walk, the number of adults needed, who can manage the slope.

She draws a line under the third item. Letter, songs and packing list go to the assistant, and she picks what she likes. The walk she times herself on Saturday. The number of adults stands in the rules of the house, and about the slope she talks to the parents. Below the line, a fluent guess would be worse than none.`,
    "choose-a-tool": `Four wishes on one sticky note: a diagram of the eye with correct labels, a listening text read slowly, the date of the chess tournament for schools, a seating plan for the exam. Stefan's first thought was to type them all into one chat window. Then he sorted.

The labeled eye came from the textbook, since image generators tend to garble labels. A speech tool read his text at half speed. The date stood on the organizer's page, two clicks away. And the seating plan? Fourteen tables and a pencil. It was done before he could have described the room to anybody.`,
    "what-fits-in-a-chat": `By Wednesday the chat in which Lea plans her unit on the Romans is so long that scrolling takes a while. The assistant proposes a museum visit she ruled out on Monday and calls her 24 students a group of 30.

She asks for \`everything we decided, in ten lines, nothing new\`, mends two of the lines and carries the list into an empty chat:

> This is the state of my unit. Continue with lesson 5 only. Ask me if anything contradicts the list.

Lesson 5 comes back for 24, without a museum. From then on, each lesson gets its own chat.`,
    "tools-that-act": `A music school lets an agent help with its rooms. The first order was careless: \`sort out the double bookings for next week\`. It did, by moving two exams. The office manager undid that within the hour and wrote a new one:

> Find double bookings for next week in the room calendar. Change nothing. For each one suggest two free rooms of at least the same size, then stop. Exams and concerts stay where they are.

The agent can now only read the calendar. Each morning she looks through the suggestions and moves the lessons herself.`,
    "one-clear-task": `\`Something on photosynthesis, also homework, and how do I explain it to those who struggle\` brought Arda a page of everything: half an explanation, three vague tasks, advice on motivation. He deleted it and asked only for what the next ten minutes needed:

> Write one question that shows me whether a 13-year-old thinks plants get their food from the soil. Four answers to choose from, one of them correct.

He put it on the board as the class came in. Nine students chose the soil. Now he knew what the homework had to be about, and that was his second message.`,
    "say-who-it-is-for": `Same trip, two letters. For the families, Olga asked for "five lines for parents who read on the phone on the way to work. Many use a translation app, so plain words and no figures of speech. They should know what to sign and by when." For the seven-year-olds: "three sentences that I read aloud in the morning circle. Some have never slept away from home."

The first letter came back beginning with the deadline. The second began with bunk beds and a good-night story, which is what a seven-year-old wants to know. She corrected the hour of the bus in both.`,
    "give-context": `What changed the answer was one line about chairs. Hanna runs a memory course for people over seventy and had asked for "energizing warm-ups". She got jumping jacks and a ball game. Her second try:

> My group: ten people, 70 to 88, two with walking frames, one hard of hearing. We sit in a circle of chairs. They do not want to be treated like children. I have twelve minutes and a bag of everyday objects.

All the new ideas could be done sitting down and used the bag. In one of them, the group teaches her a word that has gone out of use.`,
    "choose-the-shape": `A trainee at a primary school wanted to know how to react when a child refuses to join in. She received a page and a half, all of it sensible, and had forgotten it by the time she reached the playground. So she typed:

> Put this on a card for my pocket: five lines, on the left "If a child ...", on the right one thing I can say. No theory.

The card worked in the middle of the noise, with one change. Her mentor crossed out line four, because at this school such a moment is handled differently.`,
    "set-requirements": `Ben trains apprentices in a joinery. Above his request for a test he put this list: \`10 questions. Only chapters 3 and 4. No trick questions. Every drawing described in words. Can be solved in 20 minutes without a calculator. Two points each.\`

Then he went through the result with a pen. Question 6 needed a calculator, and question 9 came from chapter 5. Both were quick to find, since each line of his list could be held against the page, and quick to replace. "Fair and not too hard", his wording of the year before, had given him nothing to hold.`,
    "give-the-material": `Samira first asked for questions about "the chapter where the boy finds the boat", from a story she had written for her class. The questions were lively and mentioned a storm. Her story has no storm. Then she pasted the chapter:

> The text stands between CHAPTER and END. Write six questions that it answers. After each, copy the sentence that holds the answer.

Six questions came, with six sentences. One of the sentences she could not find on the page, so question four went out. The other five she could check at a glance, and on Monday the class answered them.`,
    "improve-in-rounds": `Round one: a welcome speech for new trainees, polite and gray. Round two, after "keep the story about the first day, drop the praise for our center, say where the coffee is": already better. Round three: "The ending is solemn. End with the practical sentence about lockers."

Then Victor compared the last version with his notes. Somewhere between two and three, the meeting point had moved from room 12 to room 21. He had not asked for that. He set it right, read the speech aloud once in the empty hall, and left it there.`,
    "show-an-example": `For years Greta has commented on essays in the same way: one thing that works, one question, one next step. Asked for "short helpful feedback", the assistant produced compliments. So she pasted two comments of her own, about invented essays:

> Your opening makes me want to read on. Why does the uncle leave? Next time, let us hear him speak.

"Write six for other made-up essays," she added. "Copy the three parts, leave out the uncle." The six now show a new colleague the pattern. What goes into a real comment, he has to see in the real essay.`,
    "split-big-tasks": `A whole term of clarinet lessons in one request? The plan that came back looked grand and had beginners play high notes in week two. Andrei threw it out and went in stages.

Stage one: only the goals for twelve weeks, which he corrected (breathing first). Stage two: an order for the pieces, from a list of music the school owns. Stage three: weeks one to three in detail, no further. He plays with his students, sees how it goes, and asks for the next three weeks in the light of that. The corrected goals stand at the top of every message.`,
    "build-a-reusable-prompt": `Three times a week somebody misses the evening course and asks what it was about. The course leader keeps this in a shared note:

> From NOTES, write up to 100 words to someone who missed our session: what we did, what to read, what to bring. Nothing that is not in NOTES. If page numbers are missing, ask me. NOTES: [my notes from the board]

She tried it with a full page of notes, with two words and with none. On the empty try it made up a session, so she added: \`If NOTES is empty, write only: no notes.\``,
    "spot-made-up-facts": `The worksheet on the town's old mill was charming: a flood, a miller's widow, a year carved over the door. Joao had asked for a page of local history for ten-year-olds and given only the name of the town. Before copying it, he underlined whatever somebody would have to come here to know. Nine places.

On his way home he stopped at the mill. There was no carving, and the sign gave another century. The town archive had never heard of the widow. He kept the layout and the questions. The facts the children collected themselves, on a walk with clipboards.`,
    "spot-fakes": `A voice message goes around the parents' group: the principal, clearly her voice, says school is closed tomorrow because of the heating. Within minutes families are looking for babysitters. Dilek, who teaches there, is about to forward it and stops at "clearly her voice".

She dials the school's own number, the one on the door. The caretaker answers: the heating is running, and the principal knows of nothing. The correction goes out the way school news always does. In the next lesson her class works out what could have made them suspicious. It was not the sound. It was the route by which it came.`,
    "check-sources": `For a talk to parents, an assistant gave Carmen a strong line with a link: reading aloud every evening doubles a child's vocabulary. The link worked, which is where many people stop. She opened it and searched the page for "double". No hit.

The article said that children who were often read to tended to know more words, and it warned that there could be other reasons for that. The doubling had been added on the way. Her slide now says what the page says, with its "tended to". The parents asked better questions about it than they would have asked about a miracle.`,
    "check-numbers": `\`Average of 22 tests: 17.8 out of 20.\` For a class that had groaned all through the exam, this seemed high. Levent leafed through the pile: a few papers above 16, most around 12. An average cannot be higher than nearly all the papers it comes from.

He had pasted the points as a row of figures, without names, and asked for the mean. The assistant had simply put one down. In a spreadsheet the same row gave 12.4. Ever since, he makes a guess from the pile before any tool sees a figure, and a formula does the adding.`,
    "notice-bias": `For a unit on inventors the assistant supplied ten short portraits, well written. Farah pinned them to the wall before class and stepped back: nine men, all from two continents. No portrait was wrong. She asked again:

> Who invented things that people use at home, in fields or in hospitals? Look at all continents, at women, and at people whose work was credited to others. Say where the record is uncertain.

The second wall was richer and also shakier, so each portrait was looked up before it stayed. Her class wanted to know who had picked the first ten.`,
    "test-before-you-trust": `Could an assistant sort the answers of the weekly vocabulary quiz into right, nearly right and wrong? Before saying yes, the language school ran a trial. Two teachers took thirty old answers without names and sorted them on paper first. Slips of the pen were among them, dialect words, and one rude joke.

The tool agreed on twenty-six. All four misses were good dialect words marked as wrong, so learners from one region would have lost points week after week. The teachers changed the instruction and ran all thirty again. Dialect answers still go to a person.`,
    "protect-private-data": `A school psychologist may need the whole file. An assistant needs far less. Noor, who supports children with special needs, wanted ideas for a child who panics when plans change. The file was open in the next window, and it stayed there. Her message:

> A nine-year-old in a class of 20 gets very upset when the timetable changes. Likes maps and lists. Suggest five ways to announce a change.

It held no name, no diagnosis, no school and nothing about the family. The ideas were useful all the same. Pinned to the staff-room door, it would not tell anyone which child was meant.`,
    "say-when-ai-helped": `At the bottom of his slides on the water cycle, Idris has put a line in small type: \`Pictures from an image generator, checked against our textbook. Text and mistakes: mine.\` A student asked why he bothered. "Because I ask you for the same," he said.

In the next project three groups added such a line without being told. One wrote that the assistant had found their title and that they had argued for half an hour about keeping it. So he could talk with each group about the right thing: what they themselves had thought.`,
    "keep-your-own-judgement": `Two essays, one question: who gets the place in the young writers' workshop? Sabine leaned towards the messy one and noted why: "takes a risk, hears how people talk." Then she asked the school's assistant for the strengths of each. Both texts were without names, and both writers had agreed.

It praised the tidy one for its structure. It was right about the commas. About the voice it had nothing to say. She read both essays again, stayed with the messy one, and could explain it in two sentences. The other girl got a note that was about her text.`,
    "know-the-rules": `The trainer of a swimming club would like to film strokes and let an app comment on them. Whose rules count here? He makes a list: the club, the pool with its sign about cameras, the parents, the app's terms with their minimum age, and the law on pictures of children, which he does not know well.

The app would have let him begin at once. He sends the list to the club's board and asks what is possible. For now he may film only his own stroke. The board wants advice from its association first, and will ask the parents after that.`,
    "respect-rights": `The school play needs songs, and a student has found a tool that sings "in the exact voice of" somebody famous. The cast is thrilled. Jonas, who teaches drama, asks them how they would feel if a stranger made their voice say things. It gets quiet.

So they describe what they like about those songs: a slow beat, few words, a chorus that climbs. With the music teacher they write one of their own, and Alina from the cast sings it. The program names everyone. For a poem in act two they write to the poet, who says yes and wants to come.`,
    "keep-a-person-in-charge": `A college's software puts a red dot next to students who "may drop out". At first each dot set off an automatic mail, and one reached a student whose mother had just died. Now Esther, a tutor, notes her own impression of each student before she looks at the dots. She talks to the person before anything is sent, and she may delete a dot.

Students are told that dots exist and whom they can ask. Once a term she also goes through the names without one. In spring she found a quiet young man there who needed help and had no dot.`,
  },
};
