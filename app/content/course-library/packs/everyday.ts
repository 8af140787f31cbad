import type { FieldPack } from "../field-pack";

export const everydayPack: FieldPack = {
  id: "everyday",
  name: "everyday life",
  people: "people who want help with everyday things",
  titles: {
    "automate life and work tasks": "Hand over the chores that return, and win back your evenings",
    "start an AI-powered business": "Turn a small idea into an offer of your own, with AI's help",
    "master various AI tools": "Know which AI tool helps with what, at home and beyond",
    "transition to an AI-focused career": "Get good at AI on everyday tasks, and show it at work",
    "improve productivity with AI": "Get letters, plans and lists done sooner, and check them",
    own: "Use AI for things in your own life, calmly and safely",
  },
  modules: {
    understand: {
      title: "Meet the helper: what it is and what it is not",
      description:
        "You can explain what a chat assistant does when it answers, and guess when it will be of use to you.",
      scenario: `Sunday, after lunch. On the table are a phone and a plate of plum cake, and three people look at the phone in three ways. Leo, fourteen, sees a shortcut. His aunt has read that it listens to everything. His grandmother, seventy-nine, wonders whether one says good afternoon to it.

"Ask it who makes the best plum cake in town," she says. It names a bakery and praises the almond crust. There has never been a bakery of that name, and the best plum cake is on the plate.

For a moment it is quiet. It did not know, and it was not lying either. So what was it doing? That question is a better start than any of the three opinions.`,
      practice:
        "Ask a chat assistant three things: one that stands in many books, such as why bread rises, one about your own street or village, and one about an ordinary day in your life, which it cannot know. Keep private details out. Compare the tone of the three answers. Look for the point where it stops knowing and goes on sounding sure.",
    },
    ask: {
      title: "Say what you need, so that it can help",
      description:
        "You can ask for one thing in a few plain sentences and get an answer that fits you and the people around you.",
      scenario: `Henrik, sixty-seven, would like his neighbors to cut back a branch that hangs over his tomatoes. They have lent each other ladders for twenty years. He does not want to make a fuss, he only wants the right words.

He types \`letter neighbor branch\`. A moment later he is threatening them. There is talk of "failure to comply", of fourteen days and of further steps that he reserves the right to take.

Henrik is horrified, and then he has to laugh. How could the thing have known about the ladders? He had given it three words, and it wrote the letter that usually goes with those three words. He puts the kettle on and starts again, with whole sentences this time.`,
      practice:
        "Think of one small thing on your list: a message you keep putting off, a rainy afternoon with a child, a week of suppers. Or use this: a friend has just moved and you want to bring a meal. Write a request with one task, the people it is for, two facts that matter and a length. Look for a spot in the answer that shows what you forgot to say.",
    },
    refine: {
      title: "Make the first draft your own",
      description:
        "You can give it your own notes, say what to change and what to keep, and stop when it fits.",
      scenario: `The plan for the day at the lake arrives in ten seconds. It begins at seven in the morning and has a castle, a boat tour, a hike and a dinner with a view.

Amina reads it aloud. Her little one sleeps at noon, wherever he is. Her mother walks slowly and enjoys it. Her teenager speaks to nobody before ten. Whoever this plan was made for, it was not them.

She nearly closes the app. Then she thinks: if a friend had suggested this, I would not walk out, I would say what does not work. "The boat is lovely, keep that," she begins. "But we will not be out of the house at seven."`,
      practice:
        "Take a text you have at hand: notes for a toast, an email to your club, the rules of a game your family plays. Without one, describe in five lines a Saturday that you would enjoy. Hand it over, clearly marked off, and have one thing changed. Then correct it twice more, naming each time what must stay. Look for details that slipped away between the versions.",
    },
    check: {
      title: "Pause and check before you believe it",
      description:
        "You can notice which answer, picture or message needs a second look, and find out in a few minutes.",
      scenario: `The basket is half full, the forest smells of rain, and the app has given the big brown mushroom a green tick. Edible, it says. Boris, seventy-one, has gone by his nose for fifty years, and lately his nose has been unsure. His granddaughter trusts the tick.

"We do not eat a tick," says Boris. They drive to the market hall, where a woman looks through people's baskets in the fall. She turns the big brown one over, sniffs at it and puts it into the other bucket without a word.

On the way home they are a little quiet. The app was right about eleven mushrooms. It looked just as sure about the twelfth.`,
      practice:
        "Ask an assistant how to care for something you know well: a bicycle, a cat, a houseplant, a wool sweater. Ask for exact figures and for sources. Mark each sentence as known, doubtful or wrong. Choose the doubtful one that could do the most damage, and look it up on a label, in a manual, or with a person who knows. Look for a sentence that sounded especially good and was not true.",
    },
    use: {
      title: "Keep private things private, and decide yourself",
      description:
        "You can use AI without giving away what belongs to others, say openly that it helped and keep the decision.",
      scenario: `The letter lies between the teacups. Greta's neighbor has read it four times and does not understand the middle part. "You are good with your phone," he says. "Can it explain this?"

Greta is seventeen, and it would take two seconds: photograph, send, done. His name is at the top, then his date of birth, then the name of the clinic, and in the third line something he has told nobody.

She puts the phone down. "Which sentence is the hard one?" It is only one. She types those eleven words and nothing else. Then they write a question for the doctor on the back of the envelope, because the answer that counts has to come from her.`,
      practice:
        "Imagine a letter that worries a friend, about money, health or a quarrel, and invent the details. Write a request that helps to understand it, without a stranger being able to tell who your friend is. Add one sentence that leaves the decision with people. Then read your request as a nosy neighbor would. Look for details that give your friend away, and for any that nobody needs to answer the question.",
    },
  },
  cases: {
    "what-ai-tools-are": `"Who writes back?" asked the grandmother. She had just thanked the assistant for a poem about her hens.

Her grandson, who is fifteen, thought about it. Nobody does, he said. It is a program that went through mountains of writing and learned which words go well together. It has never seen a hen. It will not lie awake wondering how yours are. "So I need not thank it?" You may, he said, but you need not feel bad about asking for a fourth poem, or about telling it that this one is poor. She asked for a fourth poem.`,
    "how-a-model-writes": `For the crossword, somebody on the train asked a chat assistant:

> Kept in the shed, six letters, the last one is R.

"MOWER (6 letters)," came the reply. She counted on her fingers. Five. The word fits a shed and it ends in R, so it was a likely thing to write, and "6 letters" was a likely thing to put after it. Nothing in there had counted. Her seatmate found "ladder" in the old-fashioned way. Since then she asks it for ideas, as many as it likes, and does the counting herself.`,
    "what-a-model-knows": `After a holiday, nobody in the building ever knows when the trash is collected. Asked about it, the assistant explained very kindly that collections usually move back by a day. Usually, in general, somewhere.

About this street it knew nothing. The man from the second floor photographed the town's calendar from the bulletin board and attached it:

> When is paper collected in the week after the holiday? Show me the line in the calendar that says so.

Wednesday, and it named the line. He looked at the board once more on his way out. Wednesday.`,
    "strengths-and-limits": `Thirty-one relatives were coming, and two of them had not spoken since the business with the boat. Aunt Ruth used an assistant for half the work. It found games that work from five to eighty-five, wrote the invitation, and turned a heap of replies into a list of who eats what.

The seating plan she made herself, with paper slips and a cup of tea. Who is deaf on the left side, who gets weepy, who must not sit near the boat: nobody had ever written that down. She moved one slip eleven times.`,
    "choose-a-tool": `The cat had been gone since Tuesday. The girl's first idea was an image generator, for a beautiful poster. The cat it painted was beautiful and had white paws. Theirs has one.

So they used a real photo, slightly blurred, with the paw in view. A chat assistant shortened the text to what people can read while walking past. And the phone, used as a phone, reached the two neighbors with sheds. The cat was in the second shed. Of all the tools that evening, a call had been the right one for finding her.`,
    "what-fits-in-a-chat": `The invitation to the pirate party had turned out well. An hour later, in the same chat, a father asked for a note to the school about a dentist's appointment. It opened with "Ahoy".

He was lucky that he read it first. Everything further up still counted for the next answer: the parrots, the treasure, the tone. Now he opens a fresh chat whenever the subject changes. The pirate chat stays in the list on the left, for next year, when his daughter turns eight and will probably want to be an astronaut.`,
    "tools-that-act": `A shopping agent can fill the weekly basket and pay for it. The couple in the third-floor apartment let it fill.

> Buy what is on the list. If something is out of stock, leave it out and tell me. No more than 60 in all. Stop before you pay and show me the basket.

The first basket looked right until they came to the oats, where there were oat cookies, eight packets. They put it right in a minute, before any money had moved. Paying is one press of a thumb, and the thumb is theirs.`,
    "one-clear-task": `On the bus home, seven minutes to go, a mother of three wrote what was in her head: dinner, no time, one is vegetarian, the recital, what about lunches. It answered with a chapter on family life.

She tried once more, with one wish:

> List five dinners I can cook in 20 minutes from a normal cupboard. One child eats no meat, and everyone should be able to eat the same.

Five lines. She picked the third before her stop. The lunches could wait until tomorrow's bus.`,
    "say-who-it-is-for": `It thundered, and the six-year-old under the blanket wanted to know why it always flashes first. Her father knew roughly. He wanted it in words that would calm her.

> Explain why we see lightning before we hear the thunder. For a girl of six who is a bit afraid and loves running races. Five short sentences, to be read aloud in the dark. Nothing about people being hit.

Light and sound ran a race in it, and light always won. She began to count the seconds between the two. At nine she was asleep.`,
    "give-context": `"Phone full what to do" led to advice for some phone belonging to somebody. It said to delete all the apps and pictures she no longer needed. Which ones were those?

> I am 72 and my phone says the storage is full. I can type out what the menu shows. I have 4,000 photos, most of them of my grandson, and must not lose one. The trash folder is already empty. What should I do first, one step at a time?

Now step one was to copy the photos to a second place. Somebody with 4,000 screenshots would have needed a different one.`,
    "choose-the-shape": `Babysitters used to get a long, loving message. On the evening when it mattered, nobody found the line about the night light.

> Turn my message into one page for the babysitter, to hang beside the stove. Four boxes: times, food, if he cries, phone numbers. At most five short lines in each box. Leave the phone numbers empty, I will write them in by hand.

Everything was on it, and it could be read from across the kitchen with a child on one arm. The numbers went on with a thick pen and never into the chat.`,
    "set-requirements": `Quiz night at the bowling club, members from 14 to 80. The organizer set his terms before he asked for a single question:

> 20 questions. Must have: a mix of nature, food, music and our part of the world. Must not have: anything only one generation can know, trick questions, years as answers. The answer must be short enough to call out.

Then he went through all twenty with a pencil. Question twelve was about a TV series that only the older half could know, and seventeen asked for a year. He struck both. With his terms beside him, that was easy to see.`,
    "give-the-material": `May a bicycle stand in the stairwell? Without the house rules in front of it, an assistant had answered, "Usually not." The student wanted to know about this stairwell.

She copied the two pages in, with === above and below them:

> Go by these rules and nothing else. Is a bicycle in the stairwell allowed? Quote the sentence. If they do not mention it, say "not mentioned".

Not mentioned: there was only something about strollers. So she knew what to do next, which was to ask the landlord in two friendly lines. He offered her the cellar.`,
    "improve-in-rounds": `A toast for his sister's wedding, and the draft called her "a shining star". She repairs ships. Round one of the corrections:

> Keep the story about the ferry. Throw out everything that could be said of any bride. I call her "Captain", so may you.

Better. In the next round he asked for it to be cut by half, and checked that the ferry was still sailing to the right island. (It was not.) The last two sentences he wrote himself, on the train, and they were the ones at which she put her hand over her mouth.`,
    "show-an-example": `Their late father used to hide birthday presents and leave clues. The two of them wanted to go on with it, for his grandchildren, in his manner, which no word describes. Luckily there was a shoebox.

> Two of his clues: "I have four legs and have never walked to school." "Where it snows when Mama bakes." Write five more for these places: piano, mailbox, boots, bathtub, bird feeder. As short as his, one picture in each, no rhymes.

Three of the five could have been his. They knew at once which, because they could hear him say them.`,
    "split-big-tasks": `Forty years of photos were to become one album for a golden wedding. "Help me make an album" got the couple's nephew a list of things to buy.

He broke it down instead. On the first evening, nothing but a question: which ten chapters could a life for two have? He changed four of them. On the second, he sorted prints into ten envelopes, with no computer at all. Only on the third did he ask for help with captions, one envelope at a time, from his own keywords. Chapter six, "The years with the caravan", he left without any words.`,
    "build-a-reusable-prompt": `Someone has to send the walking club's email every week, and the job goes round. The good version was kept as a form: [day], [meeting point], [length], [hills], [who leads].

It was tried out with a blank left open. No meeting point, and the finished email sent forty people to "the usual place", which does not exist. So a sentence was put in: "If a blank is empty, write nothing and tell me which one." After that repair it was tried again, with a blank here and a blank there. It has been sending people to real places ever since.`,
    "spot-made-up-facts": `For the gray rim in the bathtub, an assistant advised mixing two cleaners "for extra strength". It gave the amounts, too.

Before reaching for the second bottle, the nineteen-year-old in his first apartment turned it around and read the back. It was in bold type: never use together with other products, dangerous gases. The advice had been written in the same friendly voice as the tip about old toothbrushes. What could hurt someone gets looked up, he decided, on the thing itself, every time. The rim went away with one cleaner and some patience.`,
    "spot-fakes": `A wooden house by the sea, a red door, a dog on the steps, and half the price of all the others. The owner wrote warmly and was in a hurry: another family was interested, so please transfer the deposit today.

The couple had their coats on to celebrate. The mother-in-law suggested one call first, to the tourist office in that village, with the number from the village's own page. A friendly man there knew the address: it is a parking lot. A picture can be made from nothing, and the hurry had been made up as well.`,
    "check-sources": `Where does our surname come from? The assistant told of knights, with a castle, and it gave a link.

The youngest cousin opened it. The page sold coats of arms, printed on mugs, for any name one cared to type. He entered the name of the dog, and the dog had knights too. So much for who had written it, and why. In the parish register, which an archive has put online, the oldest entry is a shepherd who signed with three crosses. The family likes him better, and he can be looked up by anyone.`,
    "check-numbers": `Is the ten-swim ticket worth it? One swim costs 5, the ticket for ten costs 45. "You save 50 percent," the assistant wrote.

The retired man who swims on Mondays and Fridays did not need paper. Ten times 5 is 50. He pays 45. That is 5 less, and 5 out of 50 is a tenth, so 10 percent. Where had the 50 come from? Perhaps from the 50 in the sum. And one thing stood in no answer at all: the ticket runs out after a month. He goes about eight times. For him, paying each time costs less.`,
    "notice-bias": `The plan for the block party was cheerful: live band at eight, dancing, a beer stand, lanterns. Three women read it over in the yard, each as someone else.

As the neighbor with the walker: where does she sit, and who hears her over the band? As a family that drinks no alcohol: what is there for them? As a thirteen-year-old: nothing until eight, and then bedtime. No idea was bad. They all just had the same guest in mind. The women asked for an afternoon part as well. Then they rang three doorbells, to hear it from the people themselves.`,
    "test-before-you-trust": `Her son's mother-in-law was coming for a week, and the two of them share no language, only a grandchild. A phone app was to translate. Two weeks ahead, the hostess tried it with a colleague who speaks both.

Ten sentences, the right version of each on paper: about tea, sleep, medicine, a joke. Eight came across well. The joke fell flat. "I do not take sugar" arrived without its "not", and did so again the next day. Good to know. For tea she trusts the app with a nod and a smile. For medicine they will call the son.`,
    "protect-private-data": `A friend from her class was not well and had written her long messages at night. She wanted to answer properly, and the fourteen-year-old thought of pasting them all into a chat.

They were not hers to paste. So she wrote only what the question really was:

> Person A feels very low and told me in confidence. I am 14. How can I be a good friend, and when should an adult know?

The answer was sensible, above all the part about the adult. She talked to the school counselor the next morning. None of her friend's messages had left the phone.`,
    "say-when-ai-helped": `For her ninetieth birthday she got a poem, twelve verses, and everybody clapped. "You wrote that?" she asked. Her grandson could have nodded.

"The memories are mine," he said. "The plums, the ladder, you with the radio. A program helped me with the rhymes." She thought about it. She asked which verse had no help, and he showed her the fourth, the one that limps. She had him read it again. The sheet hangs in her kitchen now, with a note below it in his handwriting: rhymes by machine, plums by Grandma.`,
    "keep-your-own-judgement": `The man next door had let his hedge grow across the path again. When she told the assistant about it, it was entirely on her side: inconsiderate, it said, and she had every right to be upset.

Out of curiosity she wrote a second time, as if she were he: bad shoulder, wife in the hospital, and a neighbor who counts centimeters. Now it was entirely on his. Whoever tells the story gets the sympathy. So it was up to her to decide, and she rang his bell with her own hedge clippers in her hand.`,
    "know-the-rules": `"Grandpa, can I have that on your tablet? Everyone has it." She is twelve, and he had no idea whether that was allowed.

They looked for it together. In the terms of the service, under "Who may use it", stood an age that she had not reached. The school had a page of its own, with another rule, and her parents had not been asked at all. That made three places, and none of them had said yes. They made a list to discuss with her mother on Sunday. Until then the tablet was for playing cards, and she was winning.`,
    "respect-rights": `The team wanted a funny film for the coach's farewell: his face on a ballet dancer, his voice singing the club anthem. An app would do it overnight.

"Would you want that of yourself?" asked the goalkeeper, and they asked the coach. About the singing he roared with laughter and said yes. The dancing he did not want, and not because of the ballet: he has had an operation, and his legs are his own business. So he sings. The film was shown once, in the clubhouse, and went no further, which was part of what he had agreed to.`,
    "keep-a-person-in-charge": `According to the app, Noor was the slowest on the girls' team, 41 points, and for three Saturdays she sat on the bench. Nobody had really decided that. The list had simply been followed.

Her mother asked the trainer one question: why? He began with the points, stopped, and went to look. The sensor had measured her in the weeks when she stood in goal, and goalkeepers do not run much. Now the trainer picks the team by what he has seen in practice and looks at the list afterward. Any girl can ask him for the reason and will get one.`,
  },
};
