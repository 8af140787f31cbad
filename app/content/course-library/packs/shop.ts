import type { FieldPack } from "../field-pack";

export const shopPack: FieldPack = {
  id: "shop",
  name: "shops, marketing and hospitality",
  people: "people who sell, advertise or look after guests",
  titles: {
    "automate life and work tasks": "Let AI do the paperwork, and have more time for customers",
    "start an AI-powered business": "Open a shop, café or agency with AI as a careful helper",
    "master various AI tools": "Find the right AI tool for menus, posters and product texts",
    "transition to an AI-focused career": "Sell, host and promote with AI, and have work to show",
    "improve productivity with AI": "Write product texts and posts faster, and get them right",
    own: "Use AI for customers and guests, and keep your own voice",
  },
  modules: {
    understand: {
      title: "Know what the helper behind the counter can do",
      description:
        "You can say which jobs in a shop, a kitchen or a campaign to hand over, and which need your recipe, your stock or your eyes.",
      scenario: `The bakery opens at six. At half past five Noor leans on the counter and asks her phone for a sign about the new rye loaf. Four cheerful lines arrive, and one of them goes onto the chalkboard. That was easy, so she asks the next thing: does the loaf contain sesame? "Rye bread is typically free of sesame," says the phone.

Her hand stops above the chalk. The phone has never seen this recipe. It goes by rye bread in general, and her baker sprinkles the tins with seeds. The slogan could be anything she liked. The word about sesame could only come from the recipe card on the wall behind her. Which question is which: that is what this module is about.`,
      practice: `List six jobs from your last working week, such as answering a complaint, planning shifts or pricing a new item. Get an assistant's help with two of them: one where many answers would do, and one with a single right answer. Tick each sentence you could use, and mark with a Q what has to be looked up. Look for the job where the Qs pile up.`,
    },
    ask: {
      title: "Get texts that could only be yours",
      description:
        "You can ask for posts, signs and replies that name your offer, your reader and your limits.",
      scenario: `Two cafés in one street, the same Sunday, the same assistant. The first owner types: "post about our brunch." She gets sunshine, mouthwatering delights and a row of little pictures. It would suit any brunch in the world.

The second thinks for a minute beside the coffee machine. Who should come? Parents who have been up since five. What would they like to know? That there is a play corner, that porridge is on the table in ten minutes, that strollers fit through the side door. Where do they read it? On a phone, with one hand free. She types exactly that. Her post is four lines long and mentions the side door. Neither owner is the better writer. One of them told the assistant what she knew.`,
      practice: `Choose one thing you sell or serve. Ask for at most 60 words about it, and tell the assistant who should stop and read, where they will see it, three facts, and two words you never want to meet. Then send a request of four words for the same thing. Put the answers side by side. Look for sentences that any competitor could print as well.`,
    },
    refine: {
      title: "Build texts and lists that you can use every week",
      description:
        "You can feed in your own material, steer a draft to its final form and turn a good request into a template.",
      scenario: `Thursday is newsletter day at the garden center, and for months it was the day that everybody avoided: an empty page and four opinions. Then Ida tried it another way. She pasted the week's notes: what came in, what has to go, which plant keeps dying on people. She added two old newsletters that customers had written back to. She asked for a plan, crossed out half of it, and only then asked for text. The next version got a shorter opening. In the one after that, a discount that nobody had agreed to went out again.

Forty minutes in all. She kept her request, with gaps for notes, offers and season. Last Thursday she was ill, and the trainee managed alone before the first delivery.`,
      practice: `Take a text you publish again and again: a weekly menu, a new arrival, a reply about delivery. Give an assistant two old ones as samples and this week's facts, each clearly set apart, and have it write the new one. Correct that twice. Then turn everything that changes into a named blank. Look for facts that slipped over from the samples.`,
    },
    check: {
      title: "Check claims, sums and messages before they cost you",
      description:
        "You can test what a text promises, what a list adds up to and whether a message is what it seems.",
      scenario: `A quarter to seven in the kitchen of a small hotel, forty wedding guests on Saturday. The shopping list that an assistant worked out is taped to the fridge. The cook reads down it, nods, and stops at the salt: nearly four kilos. The recipe was to be multiplied by ten, and something was multiplied twice.

While he does it again in pencil, the owner looks in. A supplier has written that his bank details have changed, and could she pay today? "Their number is on the wall," says the cook without turning round. She calls. Nothing has changed at the supplier's. It is not yet seven, and a pencil and a telephone have stopped two expensive mistakes. Neither of them looked like a mistake.`,
      practice: `Ask an assistant to describe a product or dish you know inside out, with five facts and one calculation, such as the amounts for 35 portions. Underline what a customer could rely on. Check each underlined point against the label, the recipe or the supplier, and redo the sum. Look for claims that make the thing sound better than it is.`,
    },
    use: {
      title: "Be fair to customers, staff and other people's work",
      description:
        "You can keep customer data out of the chat, be open about AI and stay responsible for what you publish.",
      scenario: `On a rainy afternoon a customer puts a lamp back on the counter of a furniture store. The picture online had shown it glowing in a room full of plants. "Is that room real?" she asks. It is not. An agency had it made with an image generator, lamp and all, and the generated lamp has a smoother shade than the true one. She is not angry, only a little tired. "I would have liked to know."

The owner takes the lamp back and goes through his site that evening. Rooms that are pretend get a line that says so. Lamps, he decides, are always photographed. And the five-star reviews a friend offered to "do with AI" stay unwritten. It takes him one evening. Being believed took eleven years.`,
      practice: `Pick one text or picture that you have published with AI help, or might publish. Write down what a customer would believe about it, and beside that what is true. Write the one sentence that closes the gap. Then word a request for such a text that contains no customer's name, order or message. Look for the spot where someone could feel misled.`,
    },
  },
  cases: {
    "what-ai-tools-are": `The web shop of a craft store shows "You may also like" under each basket. To a customer with three balls of black wool it offered a sympathy card. Fran, who runs the store, wanted to complain to whoever had chosen that. There was nobody. The program had learned from past orders what tends to land in one basket, and it has no idea what a funeral is. The till works differently: it follows her price list, so its errors are her errors. She looks through the suggestions once a month now, and such cards are left out.`,
    "how-a-model-writes": `Elio runs a wine bar. Out of curiosity he typed:

> Write a tasting note for the red we poured last night.

It came at once: cherry, leather, a touch of vanilla. The wine had not even been named. In tasting notes those words like to follow one another, and that was enough. Since then he hands over what his own tongue has found, "sour plum, slightly salty, my sister says pencil", and has two good sentences made of it. The pencil is what guests talk about, and no amount of likely words would have led there.`,
    "what-a-model-knows": `"What can we do here this weekend?" A hostel tried an assistant that could not search. It praised a street market that had moved years ago and a lookout tower that was closed. The night porter made notes instead, from the town's events page and two phone calls:

> Turn these notes into half a page for our guests. Add no place, time or price of your own.

The page was right. Only his best tip was missing, the steps where people swim by the old bridge. He had kept that in his head, where no tool could find it.`,
    "strengths-and-limits": `Three o'clock, and a shoe store gets a complaint about a split sole. A polite reply? The assistant wrote one in a minute, and it was good. New boots or not? That was up to the manager, who remembered the customer and had seen the mud. What had such returns cost since fall? The assistant put it at "roughly 900" and the spreadsheet at 1,240; only one of them had added up the list. So the jobs were shared out for good: words to the assistant, sums to the spreadsheet, goodwill to the person who faces the customer on Saturday.`,
    "choose-a-tool": `The owner of a food truck had been told she needed AI and had a list of five products to try. A friend made her write down one ordinary Friday instead. Seventeen small jobs came together. A chat assistant suited the post about tomorrow's spot, and a speech tool the shopping list she dictates with wet hands. For rain she asks the weather service, for permits the town. On the menu board she wants a photo of the real dish, as nobody can be handed a generated one. Four jobs went to AI. She never opened the list of products.`,
    "what-fits-in-a-chat": `By message fifty of the chat about the summer menu, nuts were back in the dessert. The chef had banned them in message three and argued at length about peaches since. Capital letters brought an apology and, two replies later, almonds. Then he cleared the table:

> New chat, same job: summer menu, list of dishes below. Fixed: no nuts in anything, one stove, two cooks. Out: lobster. Still to find: a cold starter.

The starter came at the first attempt. Those fixed points now live in a note on his phone.`,
    "tools-that-act": `An agent with access to a store's ad account was told to get more clicks. Overnight it raised the daily budget and showed an ad for children's raincoats in places where it hardly ever rains. Clicks were cheap there. Nobody bought. The next briefing had edges:

> Aim for orders, not clicks. Stay inside our delivery area. Each evening, suggest changes and wait until I have approved them. If there are no orders for two days, pause everything and tell me.

The budget it can now only read. A limit that a tool can lift by itself is merely a wish.`,
    "one-clear-task": `\`flyer and post and what to charge for pottery evenings\` got Marta a little of each, late at night. In the morning she picked out the piece that all the others were waiting for:

> Make a checklist of everything I have to pay for when eight people come to a pottery evening. No amounts, I will fill them in.

She found eleven items. Glaze was the one she had always forgotten. With the amounts filled in she could set her price, and only after that did she ask for the flyer. By then there was something to put on it.`,
    "say-who-it-is-for": `One recall, two readers. A toy store had sold a rattle whose handle might crack. For families:

> Reader: a tired parent with a phone in one hand. First line: take it away from the child. Then how to get the money back. No excuses, 60 words.

For the maker's quality department:

> Reader: engineers who will test it. Batch, number sold, what two customers described, what we expect from them. Complete and neutral.

Both letters rest on the same five facts. Swap them, and each fails: a parent has no use for the batch, and an engineer has none for comfort.`,
    "give-context": `\`How do I get people to stay for dessert?\` Candles, soft music and a dessert cart, said the assistant. No cart fits into a noodle bar. Its owner asked again:

> Noodle bar, 19 seats, lunch only. Most guests have 40 minutes and go back to work. One person at the counter. Cake has been on the menu for a year, and hardly anyone orders it. Why might that be, and what could I try that takes no time at the table?

Now the ideas were small, wrapped and next to the till. The first answer had simply pictured another restaurant.`,
    "choose-the-shape": `The man who does the stocktaking in a hardware store used to get advice on slow sellers in flowing paragraphs, hopeless to read in the aisle with a scanner in his hand. One addition changed that:

> As a table I can print: shelf, item, what to do (move, reduce, return, leave), why in five words. Sort by shelf. If the list gives you no reason, put "unclear".

Sorting by shelf was the clever part, for he could walk the store once, left to right. Three items were "unclear". He looked at those himself: all three hung behind a pillar.`,
    "set-requirements": `The poster for a museum café was supposed to be "something fresh". Three drafts were turned down, and nobody could say why. A trainee collected the complaints and made rules of them:

> Must be on it: opening hours, "no ticket needed", entrance through the garden. Keep off it: puns, the word "culinary", questions. Room for 30 words.

The fourth draft was approved in the hallway. What mattered most was "no ticket needed", since many passers-by had believed that coffee meant paying for the museum. No adjective could have said that.`,
    "give-the-material": `"Will it stand up to strong wind?" a customer asked about a family tent. Knowing nothing but its name, the shop's assistant drafted: "Perfect for stormy nights." The returns clerk winced and added the maker's sheet:

> SHEET starts ... SHEET ends. Reply in three sentences. Whatever you state must stand in SHEET. On anything it leaves open, tell the customer that the maker gives no information.

The second draft named the poles and the number of pegs, and admitted that wind was not mentioned anywhere. The customer took a sturdier model, and this one has not come back.`,
    "improve-in-rounds": `First version of the card in the window: "Discover timeless elegance." After \`make it nicer\`: "Discover truly timeless elegance." Then Odile, who repairs old watches and sells them, wrote what she really thought:

> Two lines, as before. Without discover, timeless and elegance. Tell people that each of these watches once stopped, and goes again because somebody took it apart.

Version three made her laugh. For version four she wanted just the second line shorter. Version five was worse, so she returned to the fourth and stopped. Stopping is part of the skill.`,
    "show-an-example": `On Fridays a fishmonger chalks up his catch in dry little lines: "Mackerel. Cheap, oily, misunderstood." When his daughter stood in for him, she gave an assistant three of them.

> These are my father's, for the tone. Today we have sardines, plaice and mussels. One line each, as dry as his, with none of his fish and none of his jokes.

"Sardines. Small. They come with friends." Two of the three went straight onto the board. The third said that the mussels had come in this morning, which she had never mentioned. She asked the driver before reaching for the chalk.`,
    "split-big-tasks": `Asked for the complete plan of a second-hand bookstore, an assistant gave the twins eleven pages in which the rent was "manageable". So they cut the job up. First they had it list the questions to settle before any plan. Then they collected answers on foot, from the landlord, the bank and the town. Only now:

> From the answers below, plan our first four weeks and no more. Put a star on each point that rests on a guess.

Seven stars. Two were cleared up by telephone. For the number of books that fit on the walls they needed a tape measure.`,
    "build-a-reusable-prompt": `Lost property in a hotel: an umbrella, a charger, a set of teeth. Each find calls for a tactful email. Today there is a form with the gaps \`[OBJECT]\`, \`[FOUND WHERE, ROUGHLY]\` and \`[HOW TO GET IT BACK]\`. Two orders are fixed: no word about other people in the room, and no email while a gap is empty. The night clerk tried it on the trickiest thing in the drawer, a love letter. The draft quoted from it. So "describe the object, never what is in it" was added, and umbrella and charger were run once more.`,
    "spot-made-up-facts": `The text for the new honey label was lovely. The bees gathered linden blossom "in a valley famous since the Middle Ages", and the honey "soothes the throat". Samira keeps her hives behind a train station. Where had the valley come from? From countless other labels. She took a pencil and asked of every statement: did I tell you that? Linden, yes. The valley and the Middle Ages, no. The throat was a promise about health that she could not prove. The text that remained was half as long, and nothing in it was borrowed.`,
    "spot-fakes": `A lodge received a booking for eighteen people and, an hour later, a flawless bank receipt. Then came a message: they had paid too much by mistake, could the lodge send the difference back today, the bus driver needed it. The woman at the desk did not study the receipt. She opened the lodge's own account, and no money had arrived. She replied that a refund would follow as soon as it did, and never heard from the group again. What a receipt shows, anyone can draw. What has been paid, only the account can tell.`,
    "check-sources": `Slow music makes customers stay longer, said the draft of a talk for local shopkeepers, and "research" was underlined as a link. The speaker followed it. It led to the blog of a firm that rents out sound systems. The blog pointed to a study, a real one, but it had watched supermarkets and not boutiques, and its authors were careful in what they claimed. She told her audience just that, including who had an interest in it, and added: "Try it for two weeks, and count."`,
    "check-numbers": `A picture framer buys a frame for 20 and asked what to charge for "50 percent margin". Thirty, said the assistant, and the labels were printed. His bookkeeper did the sum backwards: 30 less 20 leaves 10, and 10 is a third of 30. If half of the price is to remain, the price has to be 40. Percent of what, the cost or the price? The assistant had picked one meaning without saying so. Now he spells it out, "the share of the selling price left after the cost", and tries 20 and 40 first.`,
    "notice-bias": `For a campaign with hiking boots, an agency asked an assistant to describe eight people for the photos. All eight were slim, about thirty, and standing on summits.

> A third of our buyers are over 60. Who would not find themselves in these pictures? Suggest eight others, some of whom walk slowly, or with a dog, or on flat ground.

That went better, except for "an elderly lady being helped across a stream". The store's best customer is 71 and leads walking tours. The agency telephoned her and asked how she would like to be shown. "In front," she said.`,
    "test-before-you-trust": `An ice cream parlor planned a chat window for questions about its flavors. The manager first wrote fourteen questions, with the right answers from the recipe book beside them. Some were plain, some nasty, such as "I am allergic to nuts, is the vanilla safe?" She asked each one twice. On this one, the window said once that it could not tell and once that it "should be fine". One of two is far too many. She did not polish the wording. She took the subject away: anything about allergies is now answered by the staff.`,
    "protect-private-data": `A regular customer of a flower store wrote a long, hurt message: the wreath for her husband's funeral had come too late. For help with the reply, the trainee had already copied everything: name, address, order and grief. Her boss asked her to start with an empty box:

> How do I apologize to a customer whose order was late for a very sad occasion? What belongs in such a letter, and what should I avoid? Under 80 words, with [NAME] at the top.

That was all the assistant had to know. The grief stayed with the people she had written to.`,
    "say-when-ai-helped": `On a box of eggs smiled "our farmer Joost". He did not exist: an intern had made him with an image generator. A shopper asked around in the village and wrote online that nobody had heard of him. The wholesaler replied on the same day: "The picture was generated by an AI tool and shows no real person. On a box with a name on it, we should never have used it. From the next delivery on you will see our hens, photographed at the farm." New boxes took two weeks. The trust took longer.`,
    "keep-your-own-judgement": `From the sales list, the assistant concluded that the fish soup should go: much work, few portions. It had read the list correctly. The cook had another list in his head. The soup is ordered on Mondays, when the room is empty. Two of those guests bring their families on Sundays. One old man eats nothing else.

> Now argue for keeping a dish that hardly sells.

Some of the arguments he knew, one was new to him. Then he shut the laptop and decided: a smaller pot, and only on Mondays. No list had ever tasted the soup.`,
    "know-the-rules": `A saleswoman in a department store had an idea: photograph the displays, and let an assistant say what draws the eye. Customers would be in the pictures, so first she went looking. The staff handbook: no photos of customers. The tool's own terms: pictures may be kept. The staff representatives had never considered it and thanked her. Her manager, in writing: yes, after closing, empty aisles, on the store's own tablet. Four places, one day. Her idea works just as well without customers, and since the answer exists on paper, her colleagues may do it too.`,
    "respect-rights": `For the launch of a chili sauce, someone built a jingle with the cloned voice of a famous singer. It sounded wonderful, and it belonged to a person who had never been asked. The founders dropped it and tried to name what they liked: rough, near the microphone, a bit out of breath. The dishwasher next door sings like that. He recorded it in one evening, was paid, and signed half a page that says where it may be played until when. The photo on the bottle went the same way: taken by a friend, credited on the label, agreed on paper.`,
    "keep-a-person-in-charge": `A restaurant's shift plan came from a tool that rated how dependable people were. Within weeks Dilek had lost all her Saturdays, the evenings with the tips. She had swapped two shifts to visit her father in the hospital. Why this counted against her, nobody could explain. The owner switched the rating off. The tool still suggests a plan from wishes and opening hours, but he goes through it name by name and signs it. Until Thursday noon anyone can object and gets a reason. Twice so far he said: "You are right, I will change it."`,
  },
};
