import type { FieldPack } from "../field-pack";

export const officePack: FieldPack = {
  id: "office",
  name: "office work, finance and public service",
  people: "people who work in offices, finance, public service or charities",
  titles: {
    "automate life and work tasks": "Hand over office routine, and keep the final say",
    "start an AI-powered business": "Offer a service people can trust, with AI for the drafts",
    "master various AI tools": "Pick the right AI tool for each job on your desk",
    "transition to an AI-focused career": "Become the colleague who knows how to use AI well",
    "improve productivity with AI": "Clear your desk sooner, and check what goes out",
    own: "Use AI in the office, and stand behind every page",
  },
  modules: {
    understand: {
      title: "Know which office jobs suit an AI tool",
      description:
        "You can tell which of your tasks an AI tool does well, which it does badly, and where its answers come from.",
      scenario: `Monday, twenty to nine, in a housing office. Two requests lie on the desk. The first asks for a polite letter about new opening hours. Grete types four lines into the assistant that her office provides, changes one word and has her letter before the kettle boils. The second asks how long tenants have to object to a notice. The answer arrives just as fast: a number of days, stated flatly. She nearly pastes it. Then she looks into the office's own rules, and they say something else.

Same tool, same tone, same morning. The letter could be good in many versions, and she could judge it at a glance. The deadline had one right answer, and it was not on the screen. This module helps you tell the two apart in time.`,
      practice: `Pick one text you write often at work, such as a reminder or a meeting invitation. Request it in one line, twice, each time in a new chat. Lay the two versions next to each other. Mark in each what you could use and what only you could have known. Look for details that sound right but came from nowhere.`,
    },
    ask: {
      title: "Ask so that the first draft nearly fits",
      description:
        "You can tell an assistant what you need, who will read it, which facts hold and what to leave out.",
      scenario: `The office of a small charity will close for two weeks while the floor is replaced, and someone has to say so. The first try is typed between two phone calls: "notice office closed summer." Back comes half a page about valued partners that wishes everybody a restful season. It does not say where food parcels will be handed out in the meantime, because nobody mentioned them.

The second try takes ninety seconds longer. It says who reads the notice: people who come every Thursday, some of them still learning the language. It lists what nobody may miss, and mentions that the sheet will be taped to a glass door. This draft needs a single correction. Nothing about the tool has changed between the two. Only the request has.`,
      practice: `Choose a message that is waiting for you, or invent one: a change of room, a missing form, a late answer. Build your request from five parts: task, reader, facts, form, and two things that must not appear. Go through the answer part by part. Look for the part that was missed, and ask yourself whether you had really said it.`,
    },
    refine: {
      title: "Turn drafts and documents into work you can sign",
      description:
        "You can have an assistant work from real documents, correct its drafts with purpose and save the request for next time.",
      scenario: `The yearly report of a small foundation is due on Friday. On Tuesday the office manager asks for the whole thing in one message and gets eight smooth pages. They read well until page three, where a project appears that the foundation never ran.

On Wednesday she begins again, differently. She pastes the project notes and asks for an outline only. She strikes one chapter and adds another. Then she asks for chapter one, with last year's as a sample of the tone. Each piece takes a few minutes to read, and mistakes show up while they are small. By Thursday noon the report stands, and she can say where every sentence came from. Her request for a single chapter goes into a folder, with blanks in it, for next year.`,
      practice: `Use notes of a short meeting, with names and private details removed, or invent some. Show clearly where they begin and end, and ask for a summary in the form your team expects. Then send two corrections, one after the other. Look for statements in the summary that your notes do not support, and for points that got lost on the way.`,
    },
    check: {
      title: "Check the figures, sources and messages that count",
      description:
        "You can find the weak spots of an AI answer, and of a suspicious message, before anything leaves your desk.",
      scenario: `Friday afternoon in an accounts team, and three things arrive within ten minutes. A summary made with an assistant says that travel costs rose by half. A message from the director asks for a quick payment to a new account. A briefing for the board quotes a guideline, with a paragraph number. All three look tidy.

Dario takes them one at a time. He divides two figures on a calculator: from 8,000 to 10,000 is a rise of a quarter. He rings the director at her desk, and she has sent nothing. He opens the guideline: the paragraph is there, but it deals with something else. Three checks, eleven minutes, no special software. On Monday nobody will know how much trouble did not happen.`,
      practice: `Have an assistant write half a page on a question from your work that you know very well, with figures and at least one source. Then take a pen: underline every name, number, date and reference, and check the three whose error would cost the most. Look for confident sentences that you could not confirm anywhere outside the chat.`,
    },
    use: {
      title: "Use AI in a way you can explain at the counter",
      description:
        "You can keep other people's details safe, follow your workplace's rules and leave decisions about people to people.",
      scenario: `A man stands at the counter of a town office with a letter in his hand. His request for help with heating was turned down, and he would like to know why. The clerk looks at the screen. A tool sorted the requests, a colleague clicked through the list, the letter was printed. She can see a result. She cannot see a reason. "I am sorry, the system," she begins, and hears how that sounds.

She takes the file and reads it from the start. One page is missing, and nobody ever asked him for it. That is soon put right. In the evening the team agrees on something: a tool may sort, but no refusal goes out until one of them has read the case and could say the reason aloud, standing right here.`,
      practice: `Think of one task at work where an AI tool could help and where details about other people are involved. Write a request for it that holds no names, numbers or telling combinations, only placeholders. Then write two sentences to your manager asking whether this use is allowed. Read both as the person concerned would. Look for anything you would not want a stranger to read about you.`,
    },
  },
  cases: {
    "what-ai-tools-are": `At a law office, the new phone system turns messages left overnight into text and puts the pressing ones on top. On its second morning, the top message came from a caterer: the sandwiches for the partners' lunch would be late, and this was "an emergency, a real emergency". Far below sat a client who said calmly that she had been handed court papers. No one had written a rule about sandwiches. The system had learned which words tend to come with pressing calls, and it cannot grasp what a court paper means. The receptionist now takes its order as a suggestion.`,
    "how-a-model-writes": `Two clerks in a permits office compared notes. Both had typed the same line:

> Write one sentence that tells residents how long a parking permit takes.

One got "within ten working days", the other "usually two to three weeks". Each believed that the figure had been looked up. It had not. The assistant had gone on the way such sentences usually go, and chance had led it down two roads. The real waiting time hung on the wall behind them. Now the request says \`Use our waiting time: [TIME]\`, and that part stays put.`,
    "what-a-model-knows": `A bookkeeper for several small clubs asked how many years their records must be kept. The answer was tidy and named a number. It did not name a country, a kind of record, or the day on which it was last correct. Her second try went the other way round:

> I am pasting the current page of our tax office on keeping records. Answer from this page. Which kinds of record does it leave out?

Two were missing, and for those she called the office. The rule had to come from outside. The tool only did the sorting.`,
    "strengths-and-limits": `After a staff survey, human resources had 140 written comments and one morning. The work was shared out. The spreadsheet counted the boxes that people had ticked. The assistant, approved by the employer for this, got the comments with all names removed:

> Group these comments by topic, and give two typical ones for each group.

That a running joke about the canteen was really about missed breaks, only a colleague who knew the place could say. Counting went to the spreadsheet, sorting to the assistant and meaning to people.`,
    "choose-a-tool": `The events officer of a trade association wrote her week on one sheet, with the right helper behind each line:

- words of welcome: chat assistant
- last train after the dinner: the railway's own timetable
- something colorful on the invitation: image generator
- a formula that counts the meal choices: coding assistant, tried out on five rows first
- the seating plan, with two guests who do not speak to each other: pencil and paper

Until then every job had gone into the same chat window, and the seating plan alone had eaten up forty minutes. Writing the sheet took five.`,
    "what-fits-in-a-chat": `Forty messages into a chat about the new vacation policy, the draft suddenly gave part-time staff half a day less than agreed in message six. The team assistant typed:

> List every decision we have made so far, one line each. Put a question mark where you are unsure.

Two of the eleven lines were wrong. She corrected them, opened an empty chat, placed the clean list above the latest draft and asked for the next paragraph only. The half day was back. The list also proved to be the best record of the discussion so far.`,
    "tools-that-act": `A property manager let an agent tidy the shared mailbox. Her orders were one line: \`Archive whatever is finished.\` It archived a tenant's third message about a leaking window, because that one ended with "many thanks". It could be brought back, luckily. Her second orders were longer:

> Look at the folder Newsletters and nowhere else. Propose what to archive, with sender and reason. Move nothing before I answer. Leave anything from tenants alone.

She read the proposals in a minute. A week later she added one more folder. Tenants' mail stayed out of bounds.`,
    "one-clear-task": `Typed on Monday: \`budget meeting thursday help\`. The answer was a page of tips for meetings in general, beginning with "prepare an agenda".

Typed on Tuesday:

> Write five questions that the finance lead of a small aid organization could ask each project team about money they have not spent yet. One sentence each.

Yusuf crossed out one question and took the rest into the room. On Monday he had a topic. By Tuesday he had worked out that he needed questions, how many, and for whom. The minutes could wait until there was something to write down.`,
    "say-who-it-is-for": `This quarter's water bills would be estimates, because the meters were being replaced. The first notice spoke of "provisional consumption-based invoicing". The clerk tried again with one reader in mind, a widower who keeps every bill in a shoebox.

> Rewrite this for someone who always pays on time and is worried by surprises. He should understand that this bill is a guess, that the next one puts it right, and that he does not have to call. Calm, no office terms.

The new notice began: "Your bill is an estimate this time."`,
    "give-context": `Ask for tips on unpaid invoices and you get the ten that everybody gets. The bookkeeper of a print shop added what only she could see:

> Four customers pay late. Three are small and always pay in the end. The fourth is our biggest and has been weeks late since their accounts person left. I want to keep them. What should I find out before I write?

The reply left the small three in peace. For the big one it suggested a phone call: did the invoices still reach the right desk? They had landed on an empty one.`,
    "choose-the-shape": `The buyers in a hospital's purchasing team wanted to know when each supply contract can be ended. What they got was three correct paragraphs per contract, in which they had to hunt. The paralegal ordered the same content again:

> One table, a row per contract. Columns: supplier, notice period, the day by which we must act, page on which it stands. If the contract says nothing, write "nothing found".

Now a buyer runs a finger down one column and can turn to the page to confirm it. Two rows said "nothing found". Those went to the lawyer first.`,
    "set-requirements": `The notice of a public hearing had to get past a colleague who rejects things for a living, so the request began with his list:

> Must have: day, place, how to get in with a wheelchair, how to send a comment without coming, and until when. Must not have: promises about the outcome, abbreviations. At most 150 words.

Everything got a tick except the last "must have": you could send a comment, but the draft did not say until when. One more message settled that. The colleague, for once, signed without using his pencil.`,
    "give-the-material": `\`What does our lease say about repairs?\` With great assurance, the assistant described what leases commonly say. It had never seen this one. The facility manager copied the two pages that mattered and blanked out the names:

> Go by LEASE PAGES alone. Who pays when the heating breaks? Quote the sentence. If there is none, answer "silent".
>
> LEASE PAGES, TOP ... LEASE PAGES, BOTTOM

It quoted a sentence about windows and doors and answered "silent" for the heating. That single word was the most useful part. She knew now what to ask the lawyer.`,
    "improve-in-rounds": `The first draft of the appeal for a night shelter was long and rather tearful. So the fundraiser wrote:

> Keep the man with the bicycle and the closing line. Take out everything that makes the reader feel guilty.

Better, though a little flat. Next:

> Leave it as it is. After paragraph one, add a plain sentence on what a gift pays for: a bed, a breakfast, a locker.

Now it worked. Before printing, she held it against her notes. Somewhere along the way "forty beds" had turned into "more than fifty". She put the forty back.`,
    "show-an-example": `Everyone in the department could skim the notes that their team lead wrote after meetings. Before her leave she described her style to an assistant, so that her deputy could go on, with little effect. Pasting two old notes did more:

> Write today's notes in the form of these two: same order, similar length, each point begins with a verb. Nothing in them is true for today.

One surprise remained. Both samples closed with "Next meeting: same room", and so did every new note. She changed that line in one sample, and the room stopped following the notes around.`,
    "split-big-tasks": `Nineteen questions, a word limit for each, a budget: the grant form frightened the volunteers of a language café. They took four evenings. On the first, an assistant made a table from the funder's guide: what does each question ask for? On the second, they jotted down their points. On the third:

> Draft the answer to question 4 from these points, up to 200 words. Add no facts. What would a reader at the foundation still wonder?

On the fourth, one of them read everything aloud. Question 7 promised Tuesdays, question 12 Wednesdays. One of the two was put right.`,
    "build-a-reusable-prompt": `A pension office answers the same handful of questions by letter. Its first shared prompt was \`Answer this letter kindly\`, and everyone got another sort of reply. The present one has the gaps \`[LETTER WITHOUT NAME AND NUMBER]\`, \`[OUR FACTS]\` and \`[WHAT WE CANNOT SAY]\`, plus a rule: no facts, no letter. Before it was shared, a trainee was allowed to break it. She tried a blank gap, a letter in two languages and a furious one. To the furious writer it offered compensation. A line against promises went in, and all three had their turn again.`,
    "spot-made-up-facts": `The memo that an AI tool had drafted for the manager cited "circular 14, section 3" on working from home. It was his favorite argument, and the only one with a number, so the secretary looked it up before the rest. The ministry's register had no such circular. Memos of this kind usually cite something, and so the tool had cited something. She cut the reference, kept two other arguments and added: "I found no rule either way." He grumbled for an afternoon. That was better than somebody asking him for a copy.`,
    "spot-fakes": `The video call lasted ninety seconds. The treasurer of a relief organization saw the chairwoman's face, heard her voice, and was asked to send money to a partner abroad before the bank closed. Quietly, please, there had been a leak. "I will ring you right back," he said, and took the number from the board's contact sheet. The chairwoman was on a train, eating an apple. The rule that saved him fits on a sticky note: for a new account or an unusual hurry, we call a number we had before. Nobody needs to recognize a fake to follow it.`,
    "check-sources": `For a council briefing, a search assistant claimed that benches at bus stops bring more older passengers, with a page to prove it. The clerk opened the page. It was real and came from a city's transport department. But that city had put up shelters, lamps and benches together, and it wrote only that passenger numbers "may have" gone up. His briefing now says: "One city renewed its stops with roofs, light and seats and thinks more people ride. It cannot tell which of these helped." Less exciting, but it will survive the councilor who reads every footnote.`,
    "check-numbers": `A payroll clerk asked for a summary of overtime in four departments. The rows were right: 312, 247, 198 and 307 hours. The last line said 1,284. She rounded in her head: 300, 250, 200 and 300 make 1,050, so that was more than two hundred too high. The calculator said 1,064. Apparently nothing had been added up; the figure only looked like a total. She kept the wording and let the spreadsheet do the sum. The rough guess had taken eight seconds.`,
    "notice-bias": `A recruiter had an ad polished for a night porter in an office block. Back came "young, dynamic and strong". She had typed none of the three.

> Which words in this ad might put off somebody who would do the job well? For each, does the work really call for it?

Nothing called for young. Nor for strong, as the parcels travel on a cart. What it did call for, staying calm at four in the morning, had not been mentioned. She rewrote the ad and showed it to two porters past fifty. They missed a word about the bus home.`,
    "test-before-you-trust": `A tenants' association thought of letting an assistant sort its mail. First somebody spent a morning being suspicious. She took 15 old letters, blacked out the names, noted the proper pile for every one, and had them sorted twice. Thirteen came out right both times. One changed piles. The last was the one that mattered: a member canceled in the middle of a cheerful letter about a wedding, and twice it landed under "greetings". Sorting may start, they decided, for short letters only. Long ones go to a person, and every Friday five from each pile are read again.`,
    "protect-private-data": `On a social worker's screen was a report on a family, with names, an illness and the children's school. What he needed was a better order for such reports, and for that the family could stay out:

> I write reports on home visits. My headings are: situation, conversation, agreed, next steps. They get long, and what was agreed is hard to find. Suggest a better order, with a line of guidance under each heading.

He moved the real report into the new order on the office system. The chat never met the family.`,
    "say-when-ai-helped": `A town's leaflet on waste collection ends with a line: "An AI tool wrote a first version of these easy-to-read texts. Our staff and two residents checked them." It was argued over. Would it look lazy? Then an older woman telephoned. One sentence on glass had puzzled her, and that last line made her think that someone would want to hear about it. Someone did: two containers had been swapped, and every checker had read past it. The next edition also gives a number to call.`,
    "keep-your-own-judgement": `Should the team of nine move into one open room? Before asking anyone or anything, Ines wrote three lines in her notebook: two of us phone all day, one needs quiet, the cost is unclear. Only then did she type:

> Make the best case for one open room for a team of nine, and the best case for the rooms we have. What would I need to know to choose?

The case for the move was put so well that she felt herself leaning. Her notebook asked: and the two on the phone? She went over and asked them.`,
    "know-the-rules": `The temp agency allowed it, the bank where Aylin was placed had not mentioned it, and the chat service would have accepted anything. On her third day she wrote to the team lead: "I would like help with the wording of replies to customers. May I use an AI tool for that, which one, and what must stay out?" The answer came within the hour: only the tool on the bank's own system, and never an account detail. A chat assistant would have had a pleasant answer as well. But it does not work at the bank and cannot speak for it.`,
    "respect-rights": `The newsletter of a housing association needed a cover. Someone proposed sending a famous comic strip through an image generator, "and then it is ours". The editor asked around the table: who drew it, did they agree, would a reader take the new one for theirs? Two bad answers and a shrug. The cover they printed came from this:

> Cut-paper look, an apartment house at dusk, every window another color, a cat in one. No known characters, no lettering.

For page two, they asked the cleaner whether they could use her photo. She agreed, and picked a better one.`,
    "keep-a-person-in-charge": `A travel desk let a tool judge expense claims. In its first month it turned down 61, and 61 letters went out by themselves. One reached a driver whose hotel bill was in a language the tool read badly. Nobody could tell him what was wrong with it.

Today the doubtful ones go to Petra. She reads the claim before she opens the tool's remark, decides, and writes a sentence she would also say face to face. Her phone number is in the letter, and her decision can be changed. Now and then she pulls ten claims that the tool let pass.`,
  },
};
