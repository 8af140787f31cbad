import type { FieldPack } from "../field-pack";

export const tradesPack: FieldPack = {
  id: "trades",
  name: "building sites, workshops, farms and the road",
  people: "people who build, repair, grow and drive",
  titles: {
    "automate life and work tasks": "Hand over the paperwork and keep your hands on the job",
    "start an AI-powered business": "Run your own trade, with AI in the office and you on site",
    "master various AI tools": "Pick the right AI tool for the job, as you do in the workshop",
    "transition to an AI-focused career": "Be the one on the crew who knows how to work with AI",
    "improve productivity with AI": "Finish offers and reports before you leave the site",
    own: "Put AI to work on your own jobs, and check before you cut",
  },
  modules: {
    understand: {
      title: "Know the tool before you pick it up",
      description:
        "You can tell which jobs an AI tool will do well, which it will spoil, and why it sounds so sure of itself.",
      scenario: `Half past six, the van is loaded, and Milan's phone buzzes. A customer wants to know whether underfloor heating can go under her old oak boards. Milan lays floors, so he has an idea, but he is not certain.

He types the question into a chat assistant while the coffee runs through. Back comes a page that reads like a manual: calm, tidy, full of figures. It could be right. It could also be about another kind of board in another kind of house.

The assistant has never lifted a floor. Before Milan passes on a single figure, he needs to know what sort of thing he is talking to.`,
      practice:
        "Take a job you did last week, or this one: a garden gate that sags. Ask a chat assistant: `Which parts of this job could you help with, and which need somebody who can see and touch it? Two lists, five lines each.` Go through both lists with your own experience. Look for one thing it claims to be good at that you would never hand over.",
    },
    ask: {
      title: "Brief it like a new hand on site",
      description:
        "You can brief an assistant so that an offer, a list or a message comes back ready to use.",
      scenario: `The rain has stopped the roof for today, so Ida sits in the cab and catches up on messages. One customer wants a price for gutters. Another asks why her job slipped a week.

Ida types \`reply to customer about delay\` and gets a letter that could come from an airline. It regrets the inconvenience, values the lady's patience and says nothing about rain, wet battens or next Tuesday.

Ida has trained four apprentices. She would never send one up a ladder with half a sentence. She would say what needs doing, for whom, with what, and what must not happen. The assistant needs just that, only typed.`,
      practice:
        "Pick one message you owe somebody: a delay, a price, a reminder. Nothing waiting? Take this: the tiles came in the wrong color and the bathroom will be two days late. Brief the assistant on the reader, the facts, the length and one thing it must not say. Look for any sentence in the reply that you could not say to the customer's face.",
    },
    refine: {
      title: "Feed it the facts and work in passes",
      description:
        "You can hand over notes and manuals, mend a draft in passes and save what works as a template.",
      scenario: `On the bench lie eleven pages from the maker of a new bandsaw, a phone full of photos and a sheet of notes with a coffee ring on it. By Friday, Kofi wants one clear page for the two apprentices: how to start the saw, how to stop it, what never to do.

His first try, \`instructions for a bandsaw\`, brings advice about some bandsaw, but not about this one with its second switch on the left. He could write the page by hand until midnight.

Then he thinks of sanding. You start coarse, go finer, and feel the surface in between. Nobody is done after one pass.`,
      practice:
        "Find a page of your own rough notes, without names, or use these: gutter cleaned, two brackets loose, one tile cracked above the door, customer wants a photo, back in spring. Paste them with a line of stars above and below, and request a job report of six lines. Do two more rounds, each with one correction. Look for anything in the last version that was never in the notes.",
    },
    check: {
      title: "Check before you cut, order or send",
      description:
        "You can find the wrong figure, rule or message before it costs material or does harm.",
      scenario: `Saturday, the timber yard closes at noon, and the list on the phone looks perfect. Lena let an assistant work out the posts and boards for a fence. Everything is there, sorted by length, with a total at the bottom and even the name of a standard for the spacing.

Her uncle built fences for thirty years. He looks over her shoulder and counts on his fingers. Forty meters, a post every two meters. "And where is the last one?" Twenty gaps need twenty-one posts. The list says twenty.

The slip is small. Both know that it could have been the standard. So they sit down on the tailgate and go through the rest.`,
      practice:
        "Ask for the material for something you know well, with every step of the sum. Or take a raised bed 2 meters long, 1 meter wide and 40 centimeters deep, filled with soil. Before you read the total, write your own rough estimate on paper. Then redo the line that costs most. Look for a wrong unit, a missing item and any rule you would have to look up.",
    },
    use: {
      title: "Your name is on the van: use AI with care",
      description:
        "You can protect your customers, keep to the rules of a site and stay the one who answers for the work.",
      scenario: `The new customer opens the door and hands over a key, the alarm code on a slip of paper and the dates of her vacation. She has known Rosa, who runs a small cleaning firm, for ten minutes.

That is how hands-on work goes. People let you into their bathrooms, their barns and their yards because somebody said you were all right.

In the evening Rosa plans the month with an assistant. It would be quick to paste everything in, code and dates included. Probably nothing would go wrong. But trust came first in this job, long before the tool did, and no wholesaler can deliver more of it.`,
      practice:
        "Choose a paper from your work that holds private details, or invent one: a repair order with a name, an address, a phone number and a note that the owner is in the hospital. Write a request for a polite reply that uses placeholders in place of all these details. Look for whatever could still tell a stranger which house it is.",
    },
  },
  cases: {
    "what-ai-tools-are": `The milking computer on Tove's farm flags cows that walk oddly. Nobody wrote it a rule for limping. It worked its way through recordings of thousands of cows, lame and healthy, and picked up the difference.

When her son installed a chat assistant, she asked him how it worked and found that she knew the type: a relative of the cow computer, raised on text. So she treats both alike. A flag from the barn means "go and look at her", not "she is ill". A page from the assistant means "read this", not "this is so".`,
    "how-a-model-writes": `Two roofers on their lunch break made up a word and typed it in:

> When do you use a Dutch pigeon seam on a zinc roof?

This assistant did not hesitate. The seam, it wrote, was popular in windy regions, needed extra clips and should never be soldered. They laughed, and then they stopped laughing. Every sentence sounded like their old instructor. It had carried on from their question in the most fitting words, as it does for real questions too. From the tone alone, they could not have told the joke from the job.`,
    "what-a-model-knows": `A rental yard took in an excavator that had just come on the market. Asked how to switch its bucket control to the other pattern, an assistant described a lever behind the seat. The mechanic turned around: no lever, only a screen.

It had explained the older machine under the new machine's name. The new one was probably too young to appear in anything it had learned from. He photographed four pages of the handbook, attached them and asked again. This time the steps matched the screen, because now the screen was in front of both of them.`,
    "strengths-and-limits": `A homeowner was furious: the garden wall had taken nine days, and five were promised. The bricklayer divided the answer into two heaps.

His: why it took so long, whether to knock something off the bill, how much. The assistant's: calm words for all of that. He typed:

> Turn my four notes into a reply of about 100 words. Own up to the delay, no excuses, no offers beyond my notes.

The draft was good and took ten seconds. The discount took him an evening of thinking, and that part could not be handed over.`,
    "choose-a-tool": `For a built-in wardrobe, Joris once tried to get everything out of one chat, and the cutting plan wasted two whole panels. Now he spreads the work out.

- The cutting plan comes from a program made for it, fed with sizes he took himself.
- A search assistant finds the hinge maker's data sheet, and he opens it.
- An image generator shows the customer the mood of dark green fronts, nothing more.
- A chat assistant words the offer.

The niche is two centimeters out of square. For that he uses a tape, a pencil and his knees.`,
    "what-fits-in-a-chat": `After forty messages about a combine that kept losing power, the assistant proposed changing the fuel filter. It had proposed that at the start, and the filter had been changed an hour ago.

The contractor did not argue. He opened a second chat with a short list:

> Already done, no effect: fuel filter, air filter, battery poles cleaned. New: power drops only when warm. Sensor values from today: see below. What would you look at next, and how do I test it safely?

Three fresh ideas came back. The old chat stayed open beside it as his logbook.`,
    "tools-that-act": `When rain is coming, a paving firm has to move half its week. The owner let an agent read the calendar and the forecast and prepare messages to customers. It was allowed to write drafts. Sending stayed with her.

On the first wet Thursday, six drafts were waiting. Five were fine. The sixth put off a job inside a dry hall, where rain did not matter at all. She deleted it and added a line about indoor jobs to the instructions. Had sending been switched on, that customer would have locked up and gone home.`,
    "one-clear-task": `What Sami typed first, thumbs still wet from the hose:

> garden path job, need price and materials and maybe a plan, also what to ask them

The reply covered everything, an inch deep. Next he asked for the one thing he needed by two o'clock:

> List ten questions I must settle at the site visit before I can price a garden path, 12 meters long, in natural stone.

Question seven asked how a truck would reach the back. He had not thought of that. The price, the materials and the plan got their own messages later, with the answers in hand.`,
    "say-who-it-is-for": `Changing the filter in a ventilation unit fills six pages of the manual. The woman who has just moved in downstairs is 82, strong-minded and shaky on ladders. So the fitter asked for a card:

> Write eight lines for a woman of 82 who will keep this card beside the unit. She can press the button and read the red light. She should not open the cover: for that she calls us. Large print, no technical words, and nothing that makes her feel watched.

He read it aloud in her hallway. She had one correction: "Say 'lamp', not 'indicator'."`,
    "give-context": `"How do I get rid of slugs?" brought Marta the list everyone knows, beer traps and pellets on top. Half of it was useless to her. She tried again:

> I grow lettuce for a weekly box scheme in two plastic tunnels, no sprays. Eleven hens run free outside and must not find anything harmful. The slugs come in along the north edge, at night. I have one hour a week and scrap boards. What could I try?

Now the boards turned up as traps along the north side, emptied into the hen run every morning. Nobody but Marta could have mentioned the hens.`,
    "choose-the-shape": `Every evening the forewoman talked her day into the phone while taking off her boots: what was poured, who was missing, where the lift stood idle. The office needed it by seven and never found what it was looking for.

She began to end her message with the form she wanted:

> Put this into a table: area, done today, held up by, who acts tomorrow. One row per area, no cell over ten words. If I did not say who acts, write "open".

Four rows, one screen. The first "open" had been standing around for three days.`,
    "set-requirements": `When a repair turns out bigger than agreed, a garage has to send an awkward text. This one set down what it must be like:

> Must have: what we found, what happens if the owner waits, two choices, [price] for each. Must not have: fear, jargon, the word "unfortunately". At most 80 words.

The draft read well. Going down the list with a pen, the trainee at the desk stopped at "driving on would be reckless". The wipers were worn, no more than that. She struck the sentence. Without the line about fear, she might have read right over it.`,
    "give-the-material": `A warehouse got a new pallet wrapper. Before the first shift on it, the team leader copied the maker's safety pages into an assistant, a line of dashes above and below, and wrote:

> Make a five-minute talk for the crew from these pages alone. After each point, give the page. If the pages do not say who may clear a jam, tell me so.

They did not say. In place of an invented rule there was an honest gap, so she called the maker. In the morning the crew heard five points and one answer from that call.`,
    "improve-in-rounds": `Round one of the ad for an apprentice promised "an exciting journey in a dynamic environment". It was a joinery with four people and a dog.

"Keep the first line," the master joiner wrote. "Replace the journey with what a Tuesday looks like: planing at seven, a staircase to fit, sweeping up." Round two had sawdust in it. "Good. Now say honestly that the first months are mostly sanding." In round three the assistant had quietly turned three years of training into two. He caught it, because he read the facts again and not only the new sentence.`,
    "show-an-example": `Night cleaners leave notes for the day crew. Some wrote a novel, some "all ok". The supervisor pasted in two that everybody liked:

> Floor 2: done. Tap in the left kitchen drips, bucket under it. Please call maintenance.
>
> Floor 5: glass door locked, could not get in. Left a card. Try before 9.

"Write the notes below the same way: place, what is, what to do. Copy the form, none of the facts." The note for floor 4 came out just like that. From the second sample the assistant had learned what to do about a door that stays shut.`,
    "split-big-tasks": `Moving a metal workshop across town in one weekend looked like one question. Ask it as one, and you get a page of general cheer. The owner cut it up.

First message: only an inventory, from his walk through the shop. He corrected it. Second: which machines depend on power, air or a crane, and who has to disconnect them. That showed him that the electrician was needed on Friday, not Saturday. Third, with those answers pasted in: a timetable by the hour. Each piece took minutes to look over. A mistake in the inventory never reached the truck.`,
    "build-a-reusable-prompt": `After every visit a decorator owes somebody an offer letter. Her best one became a form:

> Write a cover letter for an offer. ROOMS: [ ]. STATE OF WALLS: [ ]. WHAT WE DO: [ ]. START: [ ]. Under 120 words, one sentence on what dust to expect, no price in the letter. If START is blank, ask me for it.

She tried it on three old jobs, one with START left blank on purpose. It invented a Monday, so she added the last line and ran all three again. Now her brother uses it too, from the ladder.`,
    "spot-made-up-facts": `The question was about a storage deck in a barn: how far can these beams span? The answer named a number and, behind it, a standard with a long code. It looked like the real thing.

Before buying, the carpenter's daughter searched for the code. It existed. It dealt with the packing of fresh fruit. The span might still have been right, but nothing stood behind it any more, and people would walk on that deck. The drawing went to a structural engineer. The code had been worth looking up because it was so exact, and because weight hung on it.`,
    "spot-fakes": `Four workshops in one street got the same email: the maker of a nail gun was recalling it, danger of injury. For a free replacement, send a photo of your bank card today. Everything looked right, down to the serial numbers.

Aldo did two things. He put the nail gun on the top shelf, in case it was true. And he left the email alone and called the dealer, on the number from his old delivery slip. There was no recall. Somebody was collecting cards. By noon the nail gun was back at work, and the other three workshops knew.`,
    "check-sources": `"This underlay is suitable for your roof," said the answer, with a link to the manufacturer behind it. Most people would have stopped there, since a maker's own sheet is as good as sources get.

The roofer clicked and searched the page for the word "pitch". Two lines under the sentence that had been quoted stood the condition: not below a minimum slope. The porch roof on her list was much flatter than that. The source was real, the quote was real, and the answer was still wrong for this roof. It had left out the half that mattered.`,
    "check-numbers": `A slab for a shed: 6 meters by 4, 12 centimeters thick. The assistant said to order 28.8 cubic meters of concrete.

Before calling the plant, Hanne made a rough guess out loud. "Twenty-four square meters, and the slab is about a tenth of a meter thick. So two and a half, maybe three." Twenty-eight would have been several trucks for a shed. She redid the line: 6 times 4 times 0.12 is 2.88. Somewhere, 12 centimeters had turned into 1.2 meters. Then she went through the gravel and the mesh as well, since the same slip could sit there.`,
    "notice-bias": `Over supper a farmer asked, "Why are milking robots wrong for small herds?" and got eight reasons. His daughter asked, "Why are they right for small herds?" and got eight others, just as convincing. They looked at each other.

> We milk 45 cows, two of us, one with a bad back. List the strongest points for a robot, for our old parlor and for sharing a robot with a neighbor. Which facts about our farm would tip it? Do not choose.

Sharing had not come up before. Both of the first questions had left it out.`,
    "test-before-you-trust": `An app promised to name any weed from a photo. Before relying on it in the horse pasture, Emil walked the edge of the field and photographed fifteen plants that he knew for certain. He had their names on a slip of paper in advance.

Thirteen came out right, which sounds fine. But one of the two misses was the yellow plant that is poisonous to horses, and the app called it harmless. A second photo gave the same result. So the app is for his flower beds. In the pasture, his own eyes and the vet's booklet decide.`,
    "protect-private-data": `Three heating customers had not paid for months. Late at night the fitter copied the whole list into a chat box: names, streets, sums, and his own remarks ("divorced, new car though"). Before sending, he deleted it all and typed:

> Write a reminder to a customer whose bill is [DAYS] days overdue. Friendly, firm, 70 words, offers a phone call. Placeholders: [NAME], [AMOUNT], [DATE].

It was as useful as it would have been with the names, and he filled in three letters at his own desk. The remarks helped nobody, so he crossed them out on paper as well.`,
    "say-when-ai-helped": `Customers like to see a kitchen before it exists. For her first talk with a young couple, a cabinetmaker brought four pictures from an image generator: warm walnut, brass handles, morning sun.

"Lovely. Which of these have you built?" the man asked. None. She was glad that a line already stood under each picture: "Idea made with an AI tool, not a photo of our work." Then she put two real photos from her own jobs beside them, scratches and all. The couple ordered the walnut. They knew what they had seen, and what they had not.`,
    "keep-your-own-judgement": `A delivery van squealed on cold mornings. Before asking anything, the mechanic wrote his hunch on a piece of cardboard: "bearing, water pump side". Then he described the noise to an assistant, which was sure it was the belt.

Without the cardboard he might have nodded, since belts are a common cause. With it, he had two ideas to compare. He took the belt off and turned the pulleys by hand, and one of them grated. The tool knew vans in general. His fingers were on this one. He asks it more often than he used to, and always second.`,
    "know-the-rules": `An apprentice had a clever thought: photograph the floor plans and let an assistant list all the sockets. She was about to do it when she remembered the gate, where a sign says that no drawings leave the site.

> May I upload photos of the plans for floor 3 to a chat assistant to count sockets? If not, is there a tool we are allowed to use?

The site manager answered within the hour. No, the client's contract forbids it. Yes, the planning office has a program for that. Her question took a minute. The plans were those of a bank.`,
    "respect-rights": `A customer laid a magazine photo on the counter: a bench by a designer, signed and sold in galleries. Could the workshop have an AI tool draw cutting files from the picture and build it for less?

The joiner shook his head and asked what she liked about it. The thin legs, she said, and that one can see how it holds together. So the two of them described that to the tool, along with her hallway, her sizes and visible wedges. The sketch that came back was a starting point for a bench of her own, and nobody's work had been copied.`,
    "keep-a-person-in-charge": `A camera in each truck scores the drivers, and the scores were meant to decide the bonus. In the first month Pavel was at the bottom: eleven hard stops.

The dispatcher had asked for one thing in advance, that nobody loses money before somebody has watched the clips with the driver. They sat down together. Nine of the eleven were on the same street, outside a school, at noon. He had braked for children. The route was changed, the score was not used, and every driver now knows whom to ask about a number. The camera points out. People decide.`,
  },
};
