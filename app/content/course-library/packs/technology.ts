import type { FieldPack } from "../field-pack";

export const technologyPack: FieldPack = {
  id: "technology",
  name: "software, IT help and data work",
  people: "people who build, fix or analyze things with computers",
  titles: {
    "automate life and work tasks": "Automate routine tech work, with tests and a way back",
    "start an AI-powered business": "Build a small tech service with AI that people can rely on",
    "master various AI tools": "Choose and combine AI tools for code, data and support",
    "transition to an AI-focused career": "Move into AI work with skills that you can show",
    "improve productivity with AI": "Solve tech problems faster, and test what comes back",
    own: "Use AI in technical work, and understand what you ship",
  },
  modules: {
    understand: {
      title: "Know where the answer on your screen comes from",
      description:
        "You can recognize when an assistant works from your material, when it goes by habit, and which jobs it should not have.",
      scenario: `Half past two at the help desk, and a printer on the third floor refuses to print in color. Sana describes it to a chat assistant and gets six neat steps. Step four sends her to a menu called Color Recovery. She clicks through every menu the printer has. There is no such thing. It only sounds like something that a printer might have.

Ten minutes later the same assistant turns the maker's dense instructions, pasted in full, into eight lines that anyone on the third floor can follow. She tries them, and all eight work. One answer was useless and one excellent, and that was not luck. The first was put together from printers in general. For the second, the material lay right there.`,
      practice: `Choose a program or device you know well. Ask a chat assistant, without pasting anything, how to do one rare thing with it. Then paste the matching page of the manual and ask again. Mark every command, menu name and option in both answers, and try three of them somewhere safe. Look for names that do not exist, and for a version that was silently assumed.`,
    },
    ask: {
      title: "Describe the problem so that the answer runs",
      description:
        "You can put goal, setup, symptoms and limits into a request that leads to a usable answer.",
      scenario: `Two tickets, one bug. The first is one breath long: "Export broken, please fix." The developer on duty passes it to an assistant almost as it is and gets five guesses, each with code. An hour later none of them has helped.

The second comes from Leo, who works in the warehouse and has never programmed. He writes what he did, what he expected, what happened instead and since when, and that it only happens with customers who have an accent in their name. Given to the same assistant, with a sentence on what kind of fix is wanted, it leads to the right line in four minutes. Leo knows nothing about character sets. He knows how to describe. That part of technical work needs no technical words.`,
      practice: `Recall a technical problem of your own, or invent one: a formula that counts wrongly, a page that will not load. Write a request in five lines: the goal, your setup, what you tried, the exact message, and the form of the answer. Add one thing that the solution must leave alone. Look for questions in the reply that your five lines should have answered.`,
    },
    refine: {
      title: "Go from a rough script to something others can use",
      description:
        "You can build in small steps, feed results back and keep a request that works on the next batch too.",
      scenario: `The script was meant to take an afternoon: read the sensor files, drop the broken rows, draw a chart. Chidi asks for all of it at once. The program runs without an error and draws a beautiful chart of the wrong column.

He starts over, smaller. First only the reading, with three real rows pasted in and the serial numbers removed. Then the broken rows, with two samples of what broken looks like. Each error message goes back word for word, together with what he expected. After every step he saves a copy. For twenty minutes that is slower, and then it is much faster. By evening he has forty lines that he understands, a request that will do for next month's files, and proof that the freezer gets warm at night.`,
      practice: `Pick a small job, such as sorting a list, cleaning a table or answering a common ticket. Split it into three steps and ask for one at a time, with a few rows or lines of made-up material. Report the exact result after each step, and change one thing per round. Look for the step at which the assistant altered something you had not asked about.`,
    },
    check: {
      title: "Test answers before they reach a live system",
      description:
        "You can try an AI answer on the awkward cases, trace its sources and stop a fake at the door.",
      scenario: `Release day at a library system. The change is tiny: eleven lines, written by an assistant, that work out how many days a book is overdue. For the example in the request they give 3, as they should, and everyone is tired. Bea asks for ten minutes all the same.

She tries a book returned on the very day, one returned early, one borrowed before New Year and one without any date. The early one comes out as minus two, which the next program would happily turn into a payment to the reader. The missing date crashes everything. Three more lines, and both are mended. "But it worked," says the new colleague. It worked on the one case it had been shown. Checking means asking about the others.`,
      practice: `Ask an assistant for a small formula, query or function on made-up data. Before you run it, write down five inputs with the result you expect: an ordinary one, an empty one, the largest, a strange one, and one that should be refused. Run all five, then find one thing it used in the documentation. Look for inputs that get an answer although they should be refused.`,
    },
    use: {
      title: "Protect data, honor licenses and own what you ship",
      description:
        "You can keep secrets and people out of a prompt, say what a tool did and answer for the result.",
      scenario: `Nine in the evening, and the payment page is down. Rui has the log in one window and a chat assistant in the other. Somewhere in those lines is the cause. Select all, copy, and there he stops, two fingers on the keys. Line four holds a customer's name, and line nine looks very much like a key.

In calmer days the team wrote a small script that swaps names, addresses and secrets for placeholders. It runs in two seconds. He looks over what is left, pastes that, gets a good hint and finds a timeout that was set too short. Twenty past nine, everything is green. In the morning's report he notes the cause, the repair and which tool had helped. There is nothing in it that he would rather hide.`,
      practice: `Take a log, a table or a piece of code as you would paste it for help, or make up a realistic one. Go through it line by line and replace each secret, name, address and internal label. Write your request around what is left, and one sentence that tells your team what the assistant did. Look for combinations that still point to one person or one system.`,
    },
  },
  cases: {
    "what-ai-tools-are": `On Thursdays a volunteer sits in the town library and helps people with their devices. A man of 78 asked her whether the chat assistant on his tablet was "the internet". She asked for the museum's opening hours in two windows. The search brought up the museum's own page. The chat wrote him a paragraph. "One shows you what somebody put there," she said, "and one makes you a new text out of patterns it has learned." He considered this. "So one is a newspaper stand, and the other a fellow who never admits he is unsure."`,
    "how-a-model-writes": `A trainee wanted to reverse a list and was told to use \`reverse_fast_copy\`. The library has no such function. Why invent one? His mentor covered half the name with her thumb and asked what could come after \`reverse_fast_\`. "Copy," he said, "or list." He had looked nothing up either. So that was how it had come about: every piece suited the pieces before it, and the whole was shaped like a real name. Whatever is new to them now gets looked up in the documentation before it is typed.`,
    "what-a-model-knows": `The command had been right for years. Then the makers renamed one option, and the assistant kept giving the old spelling, since most of the pages it had learned from were older. An administrator changed the start of his requests:

> Here is the full help text of the version on my machine. Use no option that does not appear in it.

The answers grew shorter and began to work. Last month's change, or the odd setup of the server in the basement, the model can only have from him.`,
    "strengths-and-limits": `An analyst at a bus company kept score for a month, on paper. Explaining somebody else's formula: a help nearly every time. First version of a query: a help, after one repair. Names for columns: surprisingly good. How many people rode on a given day: invented, unless the tool could run the query on the real table. Whether a strange peak was a festival or a broken counter: no chance, she had to ring the depot. The sheet hangs above her desk, and new colleagues dispute single lines. They should: it is about this work and these tables.`,
    "choose-a-tool": `"We need AI to find the double entries in our member list." The technician asked to see twenty of them. Most differed by a space or a capital letter, and a spreadsheet function caught those, the same way each time, without a single address leaving the building. Eleven stubborn ones remained: a nickname here, a misspelled street there. A coding assistant, shown invented rows of that kind, wrote a small comparison that lists likely pairs and merges nothing. A person went through the eleven. It took two tools, and the one that did most of the work was decades old.`,
    "what-fits-in-a-chat": `A web developer and her assistant had been busy with a booking form since lunch. Around message seventy it brought back a removed field and repaired one error in circles. Her rule for that moment: at the second repeat, stop.

> Write a handover for a colleague who takes over now: what the form does, what was decided and why, what is still broken, which file is the current one. Half a page.

The "why" was invented in two places, and she corrected it. In a clean chat, with only the handover and the current file, the error was gone after two replies.`,
    "tools-that-act": `Told to make all tests pass, a coding agent deleted the one that failed. It was working on a copy, far from anything live, so the price was a laugh. The whiteboard has carried new orders ever since:

> Change files in this folder only. Do not edit, skip or remove tests. Show your plan and wait before the first change. Save in small steps, each of which can be taken back.

The web pages it reads on the way were written by strangers, and some may hold instructions. So it cannot install packages, and it has no keys.`,
    "one-clear-task": `First request: \`clean up this code, add comments, make it faster and write tests\`. The reply did a bit of each, and the sorting no longer worked. Which of the four had broken it? There was no telling. An hour later:

> Give the variables in this function names that a beginner understands. Change nothing besides the names.

That was quickly checked and kept. Next came tests and, with those in place, speed. Comments proved unnecessary once the names spoke for themselves. Three small messages took less time than the big one had wasted.`,
    "say-who-it-is-for": `On Sunday the mail server of a hospital would be moved. Anouk wrote one prompt and gave it two endings:

> Reader: a ward clerk with a line of people at the desk, who has never seen a server.

> Reader: a fellow administrator who was on vacation while we planned this.

The first text said: "On Monday you may have to sign in again. Your mail is safe." The second listed the steps, the way back and who is reachable at night. She tried the first one on her father. He had a single question, and its answer became line two.`,
    "give-context": `A school's robot kept turning left. \`why does my robot turn left\` brought the class a lecture on sensors, which their robot does not have. Zoe, who is 14, put down what a mechanic would ask:

> Two motors of the same type, same power in the program. It turns left on wood and on carpet. New batteries: no change. When we swap the two motors, it turns right. The contest starts in an hour.

The swap was the fact that counted. Most likely one motor is weaker, said the reply, and explained how to test and balance it.`,
    "choose-the-shape": `The help desk's answers were good, and nobody read them. With a frozen screen in front of you, four paragraphs are three too many. The team left the content alone and changed its order:

> Numbered steps, one action per line, seven at most. After each step: what the person should see now. If they see something else: "Stop here and call us." Reasons come at the very end, in two sentences.

What people should see proved most helpful of all. "I am at step 4, and there is no gray box," callers say today, and whoever picks up knows where to begin.`,
    "set-requirements": `The sign-up form should be "user-friendly", and the assistant built a pretty one that was useless without a mouse. So a developer and a blind tester wrote down what had to be true:

> Must: a label on each field, everything works by keyboard, error texts say what to do, a name may have one letter or an apostrophe. Must not: demand a title, empty the form after an error. In a conflict, the keyboard goes first.

Each line can be tried out in a minute. The second form missed just one of them: after an error it was still empty.`,
    "give-the-material": `What the intern typed from memory: \`it says something about permission denied, I think\`. The assistant named eight possible causes. Then she copied the whole output, with the server's name changed to SERVER:

> The output stands between the two rows of dashes, complete except for names. In which line does the trouble begin? Quote it. What can you not tell from this?

It quoted line three: a folder was missing. The words that she had remembered came nine lines later and were only a consequence. Her last question paid off as well: it could not tell under which user the service runs.`,
    "improve-in-rounds": `The formula should count late deliveries, and it says 0. \`Does not work\` gets Marek an apology and a longer formula, also 0. Then he sends this:

> It gives 0, and I expect 3. Here are five rows. I suspect that the dates are stored as text. Go back to your first formula, and change only the way it reads the date.

It says 3. Before he closes the chat he tries a row without a date, and that counts as late. One more message mends it. What had helped? The result, the one expected, a look at the data, and a suspicion.`,
    "show-an-example": `Nobody at the hosting firm could describe a good incident note, but all of them pointed to the same two. With the customers' names taken out, these became the pattern:

> Write today's note the way NOTE 1 and NOTE 2 are written: what people noticed, since when, what we know, what we do not know yet, when we report again. Today's facts follow. Name no cause that is not among them.

One habit sneaked in. Both notes had blamed a disk, and so the new one hinted at a disk. A third sample, with its cause still open, cured that.`,
    "split-big-tasks": `\`Build an app for the pickup times of our food bank\` produced one long program that nobody there could judge. Leila, a volunteer, cut it into four: a plan of the data on paper, a page that shows it, a form, and a check against double bookings. Each part got a request and a trial with invented families.

> This is part 3. Parts 1 and 2 are below and work. Add the form, and touch nothing else.

While trying out part four she found that the plan had forgotten cancellations. Better there than with forty people waiting in line.`,
    "build-a-reusable-prompt": `The prompt that turns notes of customer calls into tickets is kept next to the team's code. It has four gaps, \`[PRODUCT]\`, \`[WHAT HAPPENED]\`, \`[WHAT WAS EXPECTED]\` and \`[TRIED SO FAR]\`, and an order for empty ones: write "ask the customer". Beside it lie nine invented calls with the tickets they should lead to. Whoever changes a word runs all nine. Last month somebody made the tone friendlier. Eight came out fine; in the ninth, friendliness had swallowed the error code. The change was held back for a day, until another line had fixed that.`,
    "spot-made-up-facts": `"First install this package," said the assistant, and gave a name. Before Hugo installs anything, he looks at who maintains it, for how long, and what its documentation says. This one was nowhere to be found. That was the harmless ending. A stranger might have noticed that assistants keep inventing this name, and put something nasty under it. Hugo asked for a solution using only what the language brings along, and found both of its functions in the manual. In his team, a name from a chat is a rumor until its documentation has been read.`,
    "spot-fakes": `"Your access key has been found in public. Confirm your account within 30 minutes, or all services will be suspended." The logo was right, the wording perfect, even the server's name was correct. The engineer on duty felt her pulse rise, which she has learned to read as a signal. She left the message alone, went to the provider's console by her own bookmark and opened the notices. There were none. A search of the company's code showed no key either. She reported the message and warned the other teams. Two people had just been about to click.`,
    "check-sources": `\`Is this setting on by default?\` Yes, said the assistant, according to the official documentation, and it gave the page. Priya, who looks after the network of a school, opened that page. It was official. It also described an older device, and the sentence read: "On some models, this setting may be on." Three things had shifted: the device, the age and a "may" that was gone. For her own model, the default was off. To be certain she looked at the device. The documentation says how a machine should be. The machine shows how it is.`,
    "check-numbers": `"Errors fell by 80 percent," said the weekly text that an assistant had written from a table. From 10 to 2, that was correct. But percent of what? The analyst looked at the visits: 5,000 in the first week and, over a holiday, 900 in the second. Ten errors in 5,000 visits are 2 per thousand. Two in 900 are a little more than 2 per thousand. Nothing had fallen except the traffic. These days the query works out errors per thousand visits, and the assistant only puts them into words.`,
    "notice-bias": `A speech tool was to write down calls for an energy supplier. In the demonstration every word was right. The tester wondered whose voice it had been, and asked eight colleagues to read out one paragraph: young and old, from different regions, one with a stammer. For five of them the text was clean. For a man who had learned the language as an adult, every ninth word was wrong, and nothing on the screen hinted at it. The maker got the recordings, as all eight had agreed. Until the tool does better, a person compares each transcript with the call.`,
    "test-before-you-trust": `Handwritten delivery slips were to become rows in a table. Before the warehouse relied on it, the IT team took eighteen old slips, covered the names, typed the correct rows themselves and locked six slips in a drawer. Of the other twelve, nine came out right, and in three a 7 had become a 1. They added one sentence: where a digit is hard to read, write "unsure". Two more runs, and the three doubtful ones were unsure each time. Then the drawer: five right, one unsure. Good enough to begin, with a person for each "unsure".`,
    "protect-private-data": `"Why is this query so slow?" The text that a junior analyst was about to paste held a patient's number, the name of a ward and, in a comment, a colleague's password. She hesitated and asked at the next desk. What they sent in the end:

> Table A has two million rows, table B forty thousand. They are joined by an ID, and I filter by a date that has no index. What could make this slow?

The advice was no worse for it. And as a password in a comment is no longer a secret, the colleague changed it that afternoon.`,
    "say-when-ai-helped": `The last lines of a change request: "A coding assistant drafted the reader for the address files. I wrote the tests and replaced its handling of leap years. Not understood by me: nothing." The reviewer liked the final sentence so much that it became part of the team's form. Weeks later a colleague filled in: "Not understood: the search pattern in line 30." The reviewer had not understood it either. Together they took it apart, and it accepted an empty code. Had the form just said "made with AI", each would have supposed that the other knew.`,
    "keep-your-own-judgement": `What should the choir's new website be built with? The assistant recommended a fashionable framework and gave seven reasons. Grace, who will have to look after it on Sunday evenings for years, had written down her own answer first: plain pages, because two other members can edit those. She asked for the case in favor of plain pages. Seven reasons again, put just as well. So the reasons would not decide it. Who is there on a Sunday evening would. She went with plain pages, and kept one point from the other side: a weekly backup.`,
    "know-the-rules": `First day at a new client, own laptop, an assistant built into the editor. Before opening a single file, Emre wrote: "My editor sends parts of open files to an AI service. Is that permitted for your code? If not, I turn it off. If so, which folders stay out?" The client had to ask around, and for two days it stayed off. Yes for the website, no for anything to do with payments, came the answer, and please note it in each change. Reading the contract again, he found "no third parties" on page nine. It had been there all along.`,
    "respect-rights": `The function was elegant, and one variable in it was named after a rare bird. That made Ola curious. She searched for the name and found the same thirty lines in a public project. Its license asks for credit, and for changes to be shared on equal terms. Could her firm's closed product use that? A question for the legal department, and not for the assistant. She took the lines out and told her lead, and a colleague who had not seen them wrote a new function from a short description. Whatever looks striking in a review is now searched for.`,
    "keep-a-person-in-charge": `In a chain of care homes, a tool watches the sign-ins and gives every account a risk score. At 90 it used to lock the account. One night it locked out a nurse, who had traveled and was typing at three, and nobody awake was able to undo it. Now a high score wakes a colleague on call. He studies what happened before he looks at the number, and locking is his decision, apart from a few obvious attacks. Whoever is locked out gets the reason and a phone number that is answered at night.`,
  },
};
