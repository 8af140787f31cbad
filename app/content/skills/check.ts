import type { Skill } from "./skill";

export const check: readonly Skill[] = [
  {
    id: "spot-made-up-facts",
    strand: "check",
    band: "start",
    title: "Catch what it makes up",
    outcome: "tell which parts of an answer may be invented and decide which to check first",
    requires: [],
    explanation: `A chat assistant builds an answer from words that are likely to fit. Most of the time the likely words are also the true ones. Sometimes they are not, and you get a phone number that belongs to nobody, a book that was never written, or a rule your town never made. The tone gives no warning: an invented detail sounds as calm as a correct one.

So learn where inventions gather. The rarer and more exact a detail is, the more it deserves a look:

- names of people, books, laws and places
- word-for-word quotes, and who is said to have said them
- figures, dates, opening hours, web addresses
- anything very local, very new, or about a private person

You do not have to check everything. Ask yourself: what happens if this one detail is wrong? A made-up name in a bedtime story harms nobody. A made-up dose, deadline or address can. Check those first, and check them outside the chat: on the label, on an official page, or with someone who knows. Asking "Are you sure?" is not a check. The assistant may stand by a mistake, or take back something that was right.`,
    example: {
      situation:
        "You write the newsletter of a gardening club. You want a short piece about climbing roses with a nice quote at the end.",
      before:
        "Write 100 words about growing climbing roses, and end with a famous quote about roses by a well-known gardener.",
      after:
        "Write 100 words about growing climbing roses for our club newsletter. Do not use any quotes, names of people or figures. Below the text, list each statement that I should check in a gardening book before we print it, the riskiest first.",
      lesson:
        "A quote by a famous person is just the kind of detail an assistant may make up, so the second prompt does not ask for one. The list tells you where to start checking. It may miss something, so read the whole text yourself too. For the closing line, ask a member of the club: her sentence is real, and you know who said it.",
    },
    questions: [
      {
        id: "q1-book-list",
        prompt:
          "Jonas asks an assistant for five books about beekeeping. It lists five titles with authors and years. He has not heard of any of them. What should he do first?",
        options: [
          {
            text: "Ask the assistant to confirm that all five of them are real.",
            explanation:
              "An assistant that made up a title may also confirm it. The answer would come from the same place as the mistake.",
          },
          {
            text: "Keep the titles that came with both an author and a year.",
            explanation:
              "Exact details feel like proof, but an invented book can come with a complete author, year and publisher.",
          },
          {
            text: "Search for each title in a library or bookshop catalog.",
            explanation:
              "A catalog is made by people who have the books. It takes a minute and shows which of the five exist.",
          },
          {
            text: "Drop the list, because assistants only ever invent books.",
            explanation:
              "That goes too far. Some or all of the five may be real and useful, and a short search tells him which.",
          },
        ],
        answer: 2,
      },
      {
        id: "q2-which-first",
        prompt:
          "An assistant helped you plan your grandmother's birthday party. You have time to check one part of its answer. Which part?",
        options: [
          {
            text: "The time of the last bus home from the village hall.",
            explanation:
              "It is exact, local and changes often, so it may well be wrong. And if it is, your guests are stranded.",
          },
          {
            text: "The warm opening lines that it wrote for your speech.",
            explanation:
              "You can see for yourself whether you like these lines. There is no fact in them that could let you down.",
          },
          {
            text: "The idea to start with cake and end with old songs.",
            explanation:
              "This is a suggestion. You may like it or not, but it cannot be false in the way a bus time can.",
          },
          {
            text: "The list of party games for people of different ages.",
            explanation:
              "If a game turns out dull, you play another one. Little depends on it, so it can wait.",
          },
        ],
        answer: 0,
      },
      {
        id: "q3-are-you-sure",
        prompt:
          "An assistant tells Amira that her swimming pool closes at four on public holidays. She asks: Are you sure? It answers: Yes, I am sure. What has she learned about the pool?",
        options: [
          {
            text: "The time is probably right, since it has now looked twice.",
            explanation:
              "Being asked again does not mean that it looked anything up. It may simply have repeated its first answer.",
          },
          {
            text: "Nothing new, so she should ask the pool or read its own notice.",
            explanation:
              "A second yes from the same assistant adds no evidence. The pool itself knows when it closes.",
          },
          {
            text: "The time is probably wrong, since it gave her no reasons.",
            explanation:
              "A missing reason does not make a time wrong. It is simply unchecked, and it may be right.",
          },
        ],
        answer: 1,
      },
      {
        id: "q4-sure-tone",
        prompt:
          "In a bicycle workshop, a colleague wants to tighten a bolt to a value from a chat assistant. He says: It wrote definitely, so it is fine. What is the best reply?",
        options: [
          {
            text: "Ask it for a percentage, and go ahead if it is above ninety.",
            explanation:
              "The percentage is written in the same way as the rest of the answer. It can be just as made up as the value.",
          },
          {
            text: "Ask again in a new chat, and use the higher of the two values.",
            explanation:
              "Two unchecked values do not make a checked one, and too high a value can damage the part.",
          },
          {
            text: "Fine, because it warns us with words like maybe when it guesses.",
            explanation:
              "It often gives no warning. Assistants can state a guess in the same firm words as a fact.",
          },
          {
            text: "The tone tells us nothing, so look it up in the maker's manual.",
            explanation:
              "Firm wording is a style and not a sign of truth. For a figure that safety depends on, go to the maker.",
          },
        ],
        answer: 3,
      },
      {
        id: "q5-lost-quote",
        prompt:
          "For a farewell speech, an assistant gives you a lovely sentence by a famous writer. You cannot find it in her books or in any collection of quotes. What now?",
        options: [
          {
            text: "Use it, and say that she is believed to have written it.",
            explanation:
              "Nobody believes that except the assistant. You would still be putting words into her mouth.",
          },
          {
            text: "Say the thought in your own words, without her name.",
            explanation:
              "You keep the good thought and claim nothing that you cannot show. It will also sound more like you.",
          },
          {
            text: "Use it without her name and call it an old saying.",
            explanation:
              "That swaps one unproved claim for another. It may have been put together a minute ago.",
          },
          {
            text: "Ask for a different sentence by her and use that one.",
            explanation:
              "The next sentence comes from the same place and may be invented too. You would have to check again.",
          },
        ],
        answer: 1,
      },
      {
        id: "q6-may-go-out",
        prompt:
          "You wrote four short texts with an assistant and are in a hurry. Which one may go out before anyone has checked its facts?",
        options: [
          {
            text: "A card for the school fair that lists allergens in each cake.",
            explanation:
              "If one allergen is missing, someone can fall seriously ill. Check it against the real recipes.",
          },
          {
            text: "A note to club members on how and when to apply for a grant.",
            explanation:
              "A wrong deadline or rule can cost a member the money. Check it with the office that gives the grant.",
          },
          {
            text: "A page about your village in the years after it was founded.",
            explanation:
              "Local history is full of rare names and dates, which are easily invented and then copied for years.",
          },
          {
            text: "A bedtime story about a fox who opens a bakery in the woods.",
            explanation:
              "Here inventing is the point, and nobody relies on a fact in it. Read it once for tone and enjoy it.",
          },
        ],
        answer: 3,
      },
    ],
  },
  {
    id: "spot-fakes",
    strand: "check",
    band: "start",
    title: "Pause before you believe it",
    outcome: "stop at a suspicious picture, call or message and check it by another way",
    requires: [],
    explanation: `It has become easy to make a photo of something that never happened, a voice that sounds like your daughter, or a message from "your bank" without one spelling mistake. People used to look for odd fingers, flat voices and clumsy grammar. Those signs are fading, and real pictures can look strange too. Programs that claim to detect fakes miss some and accuse real ones. Looking harder is not a safe plan. This is:

1. **Stop.** Fakes work by rushing you: fear, joy, a deadline, a secret. When a message makes your heart jump, do nothing for a minute.
2. **Check by another way.** Hang up and call back on a number you already had. Open the bank's app yourself and leave the link alone. See whether sources you know report the same event.
3. **Then act.** Pay, share or answer only when the second way agrees.

Nobody honest minds waiting while you check. A family can also agree on a secret word for emergencies, told only face to face. And if you were fooled, it is no shame: people plan these tricks for a living. If you sent money or gave away a code, call your bank at once and tell someone you trust.`,
    example: {
      situation:
        "On Sunday evening your phone rings, number unknown. It is your grandson's voice. He has had an accident, needs money within the hour and begs you not to tell his parents.",
      before:
        "You listen closely for anything odd. It sounds exactly like him, even the little laugh. So you write down the account number and start the transfer.",
      after:
        "You say: I am hanging up now and will call you back. You ring the number saved under his name. He does not answer, so you ring his mother, although the caller asked you not to. He is at her kitchen table. You send nothing, tell the family about the call and report it to the police.",
      lesson:
        "The voice could not settle the question, because a voice can be copied. What settled it was a second way that the caller did not control: numbers you already had. Hurry and secrecy were the real warning signs, and breaking the secrecy took one phone call.",
    },
    questions: [
      {
        id: "q1-shop-vouchers",
        prompt:
          "You work in a small shop. A voice message from an unknown number sounds like the owner: buy ten gift cards before closing and send me the codes. What do you do?",
        options: [
          {
            text: "Call the owner on the number in the shop's own list.",
            explanation:
              "That number comes from you and not from the message. If the request is real, the owner can say so in a minute.",
          },
          {
            text: "Reply and ask the sender to prove that it is the owner.",
            explanation:
              "Your reply reaches whoever sent the message. A trickster will have a good answer ready.",
          },
          {
            text: "Play it again and listen for a flat or jerky tone.",
            explanation:
              "A good copy has no such flaws, and a bad line can make a real voice sound flat. Listening does not decide it.",
          },
          {
            text: "Buy the cards now, but wait a bit before sending codes.",
            explanation:
              "Then the shop's money is already spent, and the next message will press you harder for the codes.",
          },
        ],
        answer: 0,
      },
      {
        id: "q2-bridge-photo",
        prompt:
          "In your neighbors' group chat, a photo shows the town bridge in ruins. Everyone is upset. What is the best next step?",
        options: [
          {
            text: "Zoom in and look for shadows or edges that do not match.",
            explanation:
              "A careful fake has no such faults, and a real photo taken in bad light may seem to have them.",
          },
          {
            text: "Share it with a note that you are not sure it is true.",
            explanation:
              "Most people will see the picture and skip the note. A false alarm spreads just as fast.",
          },
          {
            text: "Ask the neighbor who posted it whether it is real.",
            explanation:
              "He most likely got it from another chat. Unless he stood at the bridge himself, his answer is a guess.",
          },
          {
            text: "See what the town's own page and the local news report.",
            explanation:
              "A fallen bridge would be reported by people whose job it is to know. That is a second, separate way.",
          },
        ],
        answer: 3,
      },
      {
        id: "q3-bank-message",
        prompt:
          "A message in perfect English says your bank account will be locked in an hour unless you follow the link. You do have an account at that bank. What now?",
        options: [
          {
            text: "Follow the link, as tricksters' messages are full of mistakes.",
            explanation:
              "That used to help. Today anyone can have a message written without a mistake, so good spelling proves nothing.",
          },
          {
            text: "Call the number in the message and ask a person there.",
            explanation:
              "If the message is a fake, so is the number. You would be talking to the people who wrote it.",
          },
          {
            text: "Open the bank's app yourself, or call the number on your card.",
            explanation:
              "Both lead to the real bank, whatever the message says. If something is wrong, you will learn it there.",
          },
          {
            text: "Follow the link to have a look, but do not type in a password there.",
            explanation:
              "The page may look exactly right and wear down your doubt. Even opening it can carry some risk, and you gain nothing.",
          },
        ],
        answer: 2,
      },
      {
        id: "q4-flawless-video",
        prompt:
          "Leyla studies a video of a doctor praising a miracle cream. Hands, eyes and lips all look right. What does she know now?",
        options: [
          {
            text: "It is most likely real, because fakes always have some slip.",
            explanation:
              "Good fakes pass this kind of look. Finding no slip may only mean that the fake is well made.",
          },
          {
            text: "Very little, so she should check the claim in some other way.",
            explanation:
              "A flawless video can be real or fake. She could ask a pharmacist, or see what the doctor's own clinic says.",
          },
          {
            text: "It is most likely fake, because real videos always have small flaws.",
            explanation:
              "Plenty of real videos look flawless. With this rule she would also throw out what is true.",
          },
        ],
        answer: 1,
      },
      {
        id: "q5-family-plan",
        prompt:
          "Your family wants a plan in case someone calls with a copied voice and asks for money. Which plan protects you best?",
        options: [
          {
            text: "Ask the caller for a birthday or the name of a pet.",
            explanation:
              "Such details can often be found online or were shared long ago. A prepared caller will know them.",
          },
          {
            text: "Agree to hang up and call back, and choose a secret word.",
            explanation:
              "Calling back uses a line the trickster does not control, and a word told only face to face is hard to find out.",
          },
          {
            text: "Pick up only when the screen shows the name of someone you know.",
            explanation:
              "A false number can be shown on your screen, so a trick may appear under a known name. And you would miss real calls.",
          },
          {
            text: "Keep the caller talking until the voice makes a slip.",
            explanation:
              "The voice may never slip, and every further minute gives a skilled caller time to frighten you.",
          },
        ],
        answer: 1,
      },
      {
        id: "q6-video-call",
        prompt:
          "The treasurer of a sports club gets a surprise video call. She sees the chairman's face, and he asks her to move club money to a new account today. What is best?",
        options: [
          {
            text: "Ask him to turn his head and wave to her, then make the transfer.",
            explanation:
              "Tricks like this may catch a poor fake, but a better one passes. It is too weak a test for the club's money.",
          },
          {
            text: "Ask for an email with the account number, then transfer it.",
            explanation:
              "Whoever faked the call can also send an email. Written does not mean checked.",
          },
          {
            text: "Make the transfer, since she saw him live with her own eyes.",
            explanation:
              "A live picture and voice can be imitated as well. Seeing a face on a screen does not prove who is there.",
          },
          {
            text: "End the call and ring him on the number she has always used.",
            explanation:
              "This reaches the real chairman if anything does. A true request can wait five minutes for that.",
          },
        ],
        answer: 3,
      },
    ],
  },
  {
    id: "check-sources",
    strand: "check",
    band: "work",
    title: "Follow the source back",
    outcome: "open a source that an assistant names and judge whether it supports the claim",
    requires: ["spot-made-up-facts"],
    explanation: `A link or a small number in brackets makes an answer look proven. It is only a promise. Some assistants search the web and point to real pages, yet may misread them. Others may put a reference together from pieces: a real journal, a real author, an article nobody wrote. You find out by opening it. Four questions help, the quickest first:

- **Does it exist?** Open it, or look up the title in a catalog.
- **Does it say that?** Search the page for the key word or number and read the lines around it. Watch for a "may" that has turned into a "does".
- **Who wrote it, and why?** A clinic, a seller and a fan see the same thing differently.
- **How old is it, and does it fit your case?** A rule from another country or from years ago can be correct and still be wrong for you.

Stop at the first "no": the claim has lost its support, though it may still be true. If something important hangs on it, look for a second source that did not copy the first. Ten pages that repeat one announcement count as one. And what you cannot open, because it is locked or gone, you have not checked. Say so when you pass it on.`,
    example: {
      situation:
        "You rent an allotment garden and want to keep three hens there. You would like to know whether your town allows it.",
      before: "Can I keep hens on my allotment? Please give a source.",
      after:
        "May I keep three hens on an allotment garden in [town], [country]? Use only the town's own rules, the allotment association's rules or the law. For each source give the link, the year, and the exact sentence you rely on. If you find no such source, say so and tell me whom to ask.",
      lesson:
        "The second prompt makes checking easy: you open each link, look for that exact sentence, and see at once whether it is there, how old it is and whether it is about your town. It also gives the assistant a good way to say that it found nothing. The last word still belongs to the page itself, or to the office you ring.",
    },
    questions: [
      {
        id: "q1-not-on-page",
        prompt:
          "An assistant says teenagers should never nap after lunch and links to a health authority. The page is real and about sleep, but says nothing about naps. What do you make of it?",
        options: [
          {
            text: "The claim stands, since a health authority can be trusted.",
            explanation:
              "The authority may be reliable, but it did not say this. You would be lending its good name to someone else's claim.",
          },
          {
            text: "The claim stands, but I should link to the site's front page.",
            explanation:
              "Then nobody could find the place at all. A vaguer link only hides that the support is missing.",
          },
          {
            text: "The claim has no support yet, so I drop it or look further.",
            explanation:
              "A real page that does not contain the claim supports nothing. It could still be true, but you would need another source.",
          },
          {
            text: "I should ask the assistant to explain how the page shows it.",
            explanation:
              "It will probably offer a smooth explanation. That does not put a sentence on the page that is not there.",
          },
        ],
        answer: 2,
      },
      {
        id: "q2-missing-article",
        prompt:
          "For a nursing course, Piet gets a reference to an article. The journal exists and so does the author, but the article is in neither one's list. What should he do?",
        options: [
          {
            text: "Treat it as made up and search for an article that exists.",
            explanation:
              "Real names around a missing title are typical of an invented reference. A catalog search finds real ones.",
          },
          {
            text: "Cite the journal and the author, and leave out the title.",
            explanation:
              "That still claims that this author wrote something on it there. His teacher could not check it either.",
          },
          {
            text: "Cite it as it is and assume that it was taken off the web.",
            explanation:
              "Articles that are withdrawn usually leave a trace in the journal's list. Guessing in its favor can cost him his credibility.",
          },
          {
            text: "Ask the assistant for a link and add it, so that others can look.",
            explanation:
              "The link may be invented in the same way or lead to a different text. Others would look in vain.",
          },
        ],
        answer: 0,
      },
      {
        id: "q3-seller-page",
        prompt:
          "You ask which oil is safe for a wooden chopping board. The only source given is the shop that sells the recommended oil. It does say so. What is the fair conclusion?",
        options: [
          {
            text: "It is false, because a shop says anything to sell its oil.",
            explanation:
              "A seller's interest is a reason to check and not a proof of a lie. The oil may well be safe.",
          },
          {
            text: "It is true if two or three more shops say so as well.",
            explanation:
              "Those shops sell the same thing and may copy the same text. More of the same interest is not independent support.",
          },
          {
            text: "It is true, because a shop knows its own product best.",
            explanation:
              "The shop may know it well, but it earns money on your yes. That is why a second view is worth having.",
          },
          {
            text: "It is the seller's view, so I look for one without that interest.",
            explanation:
              "You neither believe nor reject it, but ask who gains. A consumer group or food safety office has less to win.",
          },
        ],
        answer: 3,
      },
      {
        id: "q4-old-and-abroad",
        prompt:
          "Marta wants her rental deposit back. The assistant links to an official page with a clear rule. It is eight years old and from the neighboring country. What now?",
        options: [
          {
            text: "She quotes the rule, since the page is real and official.",
            explanation:
              "Real and official is not enough. Her landlord can answer that this rule does not apply to her.",
          },
          {
            text: "She looks for the rule that holds today in her own country.",
            explanation:
              "Rules on renting differ between countries and change. The right page is a current one from where she lives.",
          },
          {
            text: "She quotes it and adds the year and the country to be fair.",
            explanation:
              "That is honest, but the rule still does not apply to her home. Her letter would have no force.",
          },
        ],
        answer: 1,
      },
      {
        id: "q5-same-root",
        prompt:
          "An assistant backs a claim about bicycle helmets with five news pages. You open them: all five use almost the same sentences. How do you count them?",
        options: [
          {
            text: "As five sources, because five editors decided to print it.",
            explanation:
              "Printing a text is not the same as testing it. If all five copied one announcement, one error is in all five.",
          },
          {
            text: "As one source, and I look for the report they all copied.",
            explanation:
              "Equal wording points to one common origin. There you can see who said it and what was really found.",
          },
          {
            text: "As none, because pages that copy each other are worthless.",
            explanation:
              "The common origin may be a good report. You would throw away a claim that you have not looked at yet.",
          },
          {
            text: "As one source, and I pick the page I know best as proof.",
            explanation:
              "Counting one is right, but a well-known page that only copied is no closer to what was found.",
          },
        ],
        answer: 1,
      },
      {
        id: "q6-uploaded-file",
        prompt:
          "You upload the forty-page rules of a gym. The assistant says: page 12 allows you to cancel at any time. You want to cancel today. What is the best check?",
        options: [
          {
            text: "Trust it, since it used your own document and nothing else.",
            explanation:
              "Working from your document makes mistakes rarer. It can still skip an exception or mix up two sections.",
          },
          {
            text: "Ask it to put the sentence in quotation marks and use that.",
            explanation:
              "Quotation marks do not make a sentence real. It may still be shortened, blended or cut off before an exception.",
          },
          {
            text: "Open page 12 and read that sentence and the lines around it.",
            explanation:
              "The file is in your hands, so this takes a minute. The lines around it often hold the conditions.",
          },
          {
            text: "Give the file to a second assistant and see whether the two agree.",
            explanation:
              "Two agreeing summaries can share an error, and two different ones leave you guessing. The page itself decides.",
          },
        ],
        answer: 2,
      },
    ],
  },
  {
    id: "check-numbers",
    strand: "check",
    band: "work",
    title: "Redo one sum yourself",
    outcome: "catch wrong numbers by checking their size, their units and one sum that matters",
    requires: ["spot-made-up-facts"],
    explanation: `A chat assistant often writes figures the way it writes words, by what fits. Some assistants pass the sum to a calculator or a small program, but that is not always the case, and a correct sum can still start from a wrong figure. You need no gift for math to catch most slips:

- **Size.** Estimate with round numbers first. 19 chairs at 32 each is about 20 times 30, so roughly 600. If the answer says 6,080, a digit has slipped.
- **Units.** Grams or kilograms? Per month or per year? With tax or without?
- **Percentages.** Ask: percent of what? Ten percent off and ten percent back on does not return you to the start. From 2 percent to 4 percent is two percentage points more, and also twice as much.
- **One sum.** Take the line that matters most, go back to the figures you started from, and redo it on a calculator.

It helps to ask for every step, so that you can see where a number comes from. If one line turns out wrong, do not just mend that line; treat the rest as unchecked. For long lists, ask for the formula and let a spreadsheet do the counting. Adding up is what it was built for.`,
    example: {
      situation:
        "You cook for a scout camp. Your bean stew serves 4 people and you need it for 30. In your recipe: 500 g beans, 400 g tomatoes, 200 g rice.",
      before:
        "Change my bean stew for 4 people (500 g beans, 400 g tomatoes, 200 g rice) so that it is enough for 30.",
      after:
        "You type: My bean stew for 4 people needs 500 g beans, 400 g tomatoes and 200 g rice. I cook for 30. First give the factor. Then make a table with four columns: ingredient, amount for 4, the sum, amount for 30 in kilograms. Before you go shopping, you redo one line yourself: 30 divided by 4 is 7.5, and 7.5 times 500 g is 3,750 g, so 3.75 kg of beans.",
      lesson:
        "With the factor and the sums in view, you can see where a slip happened. One line redone by hand also tests the factor that all the others share. And in kilograms a wrong size catches the eye: 37.5 kg of beans would be more than a kilo for each scout.",
    },
    questions: [
      {
        id: "q1-paint-size",
        prompt:
          "You paint four walls, each 5 m wide and 2.5 m high, once. One liter covers 10 square metres. The assistant says to buy 50 liters. What do you think?",
        options: [
          {
            text: "It fits, since four walls of that size make 50 square metres.",
            explanation:
              "The area is right, but 50 is the number of square metres and not of liters. Each liter covers ten of them.",
          },
          {
            text: "It is ten times too much, since 50 square metres need 5 liters.",
            explanation:
              "Four times 12.5 makes 50 square metres, and 50 divided by 10 is 5. One quick estimate saves 45 liters.",
          },
          {
            text: "It is a bit too much, since doors and windows need no paint.",
            explanation:
              "Doors and windows do change it a little. But the big slip is the factor of ten, and this would miss it.",
          },
          {
            text: "It is four times too much, since it was counted for each of the walls.",
            explanation:
              "One wall has 12.5 square metres and needs 1.25 liters, so four need 5. A quarter of 50 would still be far too much.",
          },
        ],
        answer: 1,
      },
      {
        id: "q2-up-and-down",
        prompt:
          "A market stall raises the price of honey by 20 percent and later lowers it by 20 percent. The assistant writes: so the price is back where it was. Is it?",
        options: [
          {
            text: "Yes, because the two changes are equal and cancel each other.",
            explanation:
              "They look equal, but they are taken from different amounts. The second 20 percent is a part of the higher price.",
          },
          {
            text: "No, it is higher now, because the rise came before the cut.",
            explanation:
              "Try it with 100: up to 120, then down by 24. The result lies below 100, and the order makes no difference.",
          },
          {
            text: "No, it is lower now, because the cut is 20 percent of more.",
            explanation:
              "From 100 it goes up to 120. Then 20 percent of 120 is 24, and 96 is left.",
          },
        ],
        answer: 2,
      },
      {
        id: "q3-points",
        prompt:
          "In a choir, 10 percent of members used to help at concerts. Now it is 15 percent. The assistant writes for the newsletter: helpers are up by 5 percent. What is right?",
        options: [
          {
            text: "The share is up by 5 percentage points, or by half of what it was.",
            explanation:
              "15 minus 10 is 5 points, and 5 is half of 10. Naming the points keeps readers from taking it the wrong way.",
          },
          {
            text: "It can stay, since 15 percent minus 10 percent is 5 percent.",
            explanation:
              "The difference between two shares is counted in percentage points. Up by 5 percent would mean from 10 to only 10.5.",
          },
          {
            text: "The share is up by 15 percent, because that is the figure now.",
            explanation:
              "15 percent is the new share and not the change. Readers would get a wrong idea of the growth.",
          },
          {
            text: "The share is up by 150 percent, because 15 is 1.5 times 10.",
            explanation:
              "1.5 times as much means 50 percent more. Up by 150 percent would be two and a half times as much.",
          },
        ],
        answer: 0,
      },
      {
        id: "q4-month-or-year",
        prompt:
          "Two gyms: one takes 30 a month, the other 300 a year. You will go all year. The assistant says the first is cheaper because 30 is less than 300. What is your check?",
        options: [
          {
            text: "Ask it to compare both again and to be careful this time.",
            explanation:
              "It may repeat the slip in nicer words. Putting both on one unit yourself takes half a minute.",
          },
          {
            text: "Add both figures, as 330 shows what is at stake in total.",
            explanation:
              "Adding a monthly and a yearly figure mixes units. The result stands for nothing you will ever pay.",
          },
          {
            text: "Agree with it, but only if the first gym is also the closer one.",
            explanation:
              "The way there matters, but it does not mend the comparison. You would still choose by a wrong sum.",
          },
          {
            text: "Put both on a year: 360 against 300, so the second is cheaper.",
            explanation:
              "Figures can be compared only in the same unit. 12 times 30 is 360, which is 60 more than the other gym.",
          },
        ],
        answer: 3,
      },
      {
        id: "q5-which-line",
        prompt:
          "An assistant made a budget with forty lines for a class trip. You have five minutes before you send it to the families. How do you use them best?",
        options: [
          {
            text: "Redo the first ten lines in order and then stop.",
            explanation:
              "The first lines may be stickers and snacks. Order on the page says nothing about where a mistake would hurt.",
          },
          {
            text: "Ask the assistant to go through all forty again.",
            explanation:
              "You would get a new text and no check of your own. Slips may stay, and new ones may come in.",
          },
          {
            text: "Redo the coach, the beds and the total from the offers.",
            explanation:
              "The biggest lines and the total decide what families pay. The offers are where the figures came from.",
          },
          {
            text: "Read all forty lines for typing errors and gaps.",
            explanation:
              "A tidy table can hold wrong sums. Reading for typing errors will not show that a product is wrong.",
          },
        ],
        answer: 2,
      },
      {
        id: "q6-wrong-start",
        prompt:
          "Rosa works 20 hours a week in a café that closes for 4 weeks a year without pay. The assistant says 1,040 hours a year. She redoes it: 20 times 52 is indeed 1,040. Is she done?",
        options: [
          {
            text: "No, because she should use 48 weeks, which makes 960 hours.",
            explanation:
              "The multiplying was right and the starting figure was wrong. So ask where each figure comes from, too.",
          },
          {
            text: "Yes, because she has redone the sum and it came out the same.",
            explanation:
              "She repeated the sum with the same wrong number of weeks. A correct sum on a wrong start is still wrong.",
          },
          {
            text: "No, because she should redo the sum with another assistant.",
            explanation:
              "A second assistant would also multiply 20 by 52 correctly. The problem is in what goes into the sum.",
          },
        ],
        answer: 0,
      },
    ],
  },
  {
    id: "notice-bias",
    strand: "check",
    band: "work",
    title: "See what is left out",
    outcome: "notice one-sided answers, ask who is missing and word your question without a push",
    requires: ["spot-made-up-facts"],
    explanation: `Assistants learn from great heaps of text and pictures that people made. Some groups, countries and languages filled many pages, others hardly any. What was common in the heap comes back as "normal". Ask for a picture of a boss and you may well get a man in a suit, in a big city, of a certain age. No single detail is false, and yet the whole is slanted.

A second slant is brought along by you. "Why is working from home bad for young people?" has its answer built in, and many assistants politely follow. Three looks help:

1. **Who is missing?** Read the answer as someone it should also serve: an older customer, a wheelchair user, a family with little money.
2. **What would the other side say?** Ask for the best reasons against, as the people who hold them would put them.
3. **What did I put in?** Ask again in neutral words. Or swap one detail, such as a name or an age, and compare.

Look hardest when an answer is about people: who is invited, praised or turned away. Asking for balance improves an answer, but it cannot add what the heap never held. For that, ask the people themselves.`,
    example: {
      situation:
        "You sit on the parents' council of a school. Some want to hold parents' evenings online from now on, and you have to prepare the discussion.",
      before: "Explain why our parents' evenings should be held online from now on.",
      after:
        "Our school is choosing between three kinds of parents' evening: online, at the school, or both. For each one, give the three strongest reasons for it, as its supporters would put them. Then list which families might find it hard, and one question we could ask those families. Do not recommend any of the three.",
      lesson:
        "The first prompt asks for a speech for one side, and that is what comes back. The second names all the choices, asks for the best case of each, and looks for families who would be left out. The list of questions matters most: it sends you to real parents, who know what the assistant cannot.",
    },
    questions: [
      {
        id: "q1-leading-question",
        prompt:
          "You ask: Why are dogs better pets than cats for older people? You get ten good reasons for dogs. How do you get a fairer view for your father?",
        options: [
          {
            text: "Ask: Is it true that dogs are better than cats for older people?",
            explanation:
              "The same idea is still in the question, so it still pulls towards yes. Other choices do not come up at all.",
          },
          {
            text: "Ask: Which ten reasons for dogs did you leave out, and why?",
            explanation: "You would get more of the same side. A longer list is not a fairer one.",
          },
          {
            text: "Ask: Why are cats better? Then take the animal with more reasons.",
            explanation:
              "Each question gets the length it asks for. Counting reasons says nothing about what suits your father.",
          },
          {
            text: "Ask: Dog, cat or no pet: what should a man of 78 weigh up?",
            explanation:
              "No answer is built in, all choices are named, and it is about him. That gives the other side a real chance.",
          },
        ],
        answer: 3,
      },
      {
        id: "q2-swap-names",
        prompt:
          "A tutor lets an assistant draft feedback on two equally good essays. It calls Ben's brilliant and Lina's hard-working. She wonders about the names. What is the best test?",
        options: [
          {
            text: "Swap the names, run both a few times and compare the words.",
            explanation:
              "Only the names have changed, and a few runs even out chance. If the praise follows the name and not the essay, she has her answer.",
          },
          {
            text: "Ask it whether it treats boys and girls in different ways.",
            explanation:
              "It will describe itself as fair, or say sorry. Neither shows what it did with these two essays.",
          },
          {
            text: "Tell it to be fair and send out the next version it writes.",
            explanation:
              "The next version may sound more even and still be slanted. She would not know, because she has not compared.",
          },
          {
            text: "Ask for a mark out of ten for each essay and no words at all.",
            explanation: "A slant can sit in a number as well, and there it is harder to see.",
          },
        ],
        answer: 0,
      },
      {
        id: "q3-who-is-missing",
        prompt:
          "An assistant plans a neighborhood walk with a picnic. You find the plan lovely. What is the best way to look for what it left out?",
        options: [
          {
            text: "Ask the assistant whether all of the neighbors will be able to come.",
            explanation:
              "It does not know your neighbors or your paths. It can guess, but a yes from it is worth little.",
          },
          {
            text: "Walk the route yourself and see whether you still like it.",
            explanation:
              "You learn how it is for you. A curb that you do not notice can end the walk for someone else.",
          },
          {
            text: "Read it as a neighbor with a pram or a stick, then ask some.",
            explanation:
              "Changing places shows you stairs, long stretches and missing toilets. Asking them shows what you did not think of.",
          },
        ],
        answer: 2,
      },
      {
        id: "q4-clinic-poster",
        prompt:
          "For a clinic poster you ask for a picture of a doctor with a nurse. Each try shows an older man and a young woman. Your team looks different. What do you do?",
        options: [
          {
            text: "Keep trying until a different pair comes up by chance.",
            explanation:
              "It may take long, and you leave it to luck. You know who works here, so you can simply say it.",
          },
          {
            text: "Say who should be in it, so that it fits your real team.",
            explanation:
              "Without a description the tool falls back on what was most common. Your words put something truer in its place.",
          },
          {
            text: "Use it, because the tool shows how it is in most places.",
            explanation:
              "It shows what was frequent in its pictures, which is not the same. Your patients will meet other people.",
          },
          {
            text: "Add the word realistic to the prompt and try once more.",
            explanation:
              "That mostly changes the look of the picture, such as light and skin. Who is in it will likely stay the same.",
          },
        ],
        answer: 1,
      },
      {
        id: "q5-false-balance",
        prompt:
          "For a kindergarten notice you ask for both sides on whether washing hands helps against infections. You get two equally long lists. Is that a fair answer?",
        options: [
          {
            text: "Yes, because each side was given the same room on the page.",
            explanation:
              "Equal room makes the two sides look equally strong. Parents would think the question is open when it is not.",
          },
          {
            text: "Yes, because a notice should never favor one of two sides.",
            explanation:
              "On taste or plans that is wise. On a well-tested fact it would mislead families about their children's health.",
          },
          {
            text: "No, because where the evidence is clear it should say so.",
            explanation:
              "That washing hands helps is well established. Being fair means showing how strong each side is.",
          },
          {
            text: "No, because a list of reasons is always one-sided in the end.",
            explanation:
              "Lists can be fair and useful. The fault here is the equal weight and not the form.",
          },
        ],
        answer: 2,
      },
      {
        id: "q6-local-custom",
        prompt:
          "You ask how a funeral is held in the small island community of a friend. The answer describes the customs of the big country nearby. What is the wisest step?",
        options: [
          {
            text: "Ask again and add that it must not be biased this time.",
            explanation:
              "It cannot take from a request what it hardly ever read about. The next answer may just sound more certain.",
          },
          {
            text: "Assume it knows little here, and ask your friend's family.",
            explanation:
              "Small communities fill few pages, so gaps are filled with what is common nearby. The family knows.",
          },
          {
            text: "Follow the answer, since neighbors share most customs.",
            explanation:
              "They may differ in exactly what matters on such a day, such as dress, gifts or who speaks.",
          },
          {
            text: "Ask in another language and follow what both answers share.",
            explanation:
              "Both answers can lean on the same big neighbor. What they share may be the same mistake.",
          },
        ],
        answer: 1,
      },
    ],
  },
  {
    id: "test-before-you-trust",
    strand: "check",
    band: "deep",
    title: "Test before you trust",
    outcome: "try an assistant on cases you know and keep a small test set for every change",
    requires: ["check-sources"],
    explanation: `One good answer may be skill or luck, and from one answer you cannot tell which. So before an assistant does a job for you again and again, such as sorting messages, marking quizzes or writing labels, try it the way a workshop tries a new saw: on scrap wood.

Collect ten to twenty real cases whose right result you know, with private details taken out. Mix plain cases with odd ones, and add a few that it ought to hand over to a person. **Write down the result you expect before you look**, or you will talk yourself into agreeing. Run them all and study the misses. A harmless slip and a dangerous one do not weigh the same.

Then run the same cases again, each in a fresh chat. Answers differ from one try to the next. Where the result swings, the instructions may be unclear or the case too hard.

Keep this set. When you change your instructions, change one thing and run everything again, because mending one case can break another. Do the same when the tool is updated. And hold a few cases back that you never look at while improving: only they show how it does with new ones. A passed test is no guarantee. It tells you how closely you need to watch.`,
    example: {
      situation:
        "A bicycle repair shop wants an assistant to sort the emails that come in, so that urgent ones are seen first.",
      before:
        "You paste one email and type: Is this a booking, a complaint or a question about parts? The answer is right, so from Monday you let it sort every email.",
      after:
        "You pick 16 old emails, take out names and numbers, and note the right label for each. Three of them mention failing brakes. Your prompt: Sort this email into exactly one of: booking, complaint, parts, other. If brakes, an accident or an injury come up, answer only: person. You run 12 of the 16 twice in fresh chats. One email (the brakes hardly grip any more, can I come on Friday?) comes back as booking. You add the words: even if the email also asks for something else. You run all 12 again, then the 4 you held back, one of them about brakes: all are right.",
      lesson:
        "One lucky email showed nothing about the ones that matter. The set found the dangerous miss, a brake problem hidden in a booking, before a customer was hurt. Running everything again showed that the new words broke nothing else, and the held-back emails showed that the rule also works on ones it was not written for.",
    },
    questions: [
      {
        id: "q1-choose-set",
        prompt:
          "A clinic desk has permission to test an assistant that sorts messages. Which set of test messages will tell the team most?",
        options: [
          {
            text: "A hundred messages that the assistant itself has invented.",
            explanation:
              "Invented messages tend to be tidy and easy for it. Real patients write in ways that it would not think of.",
          },
          {
            text: "The five real messages that the team had in mind for the prompt.",
            explanation:
              "The prompt was shaped around these five, so they will pass. They say little about the next message.",
          },
          {
            text: "Fifteen real ones without names, plain, odd and urgent.",
            explanation:
              "They are real, mixed and include what must not be missed. Fifteen are few enough to check by hand.",
          },
          {
            text: "Fifteen real ones without names, all of them clear and typical.",
            explanation:
              "Typical messages are the easy part. The test would never touch the ones where a miss does harm.",
          },
        ],
        answer: 2,
      },
      {
        id: "q2-expect-first",
        prompt:
          "A teacher tests an assistant on twelve quiz answers. He reads the mark it gives and then decides whether he agrees. He agrees with all twelve. What would make this a real test?",
        options: [
          {
            text: "Marking all twelve himself first and only then comparing.",
            explanation:
              "A mark you have seen pulls your own towards it. With his marks on paper, differences come to light.",
          },
          {
            text: "Asking the assistant to give reasons along with each mark.",
            explanation:
              "Good reasons make it even easier to nod. He would still have no mark of his own to compare with.",
          },
          {
            text: "Taking thirty answers instead of twelve and doing the same.",
            explanation:
              "More answers do not help if he is still led by the mark. He would agree thirty times.",
          },
          {
            text: "Letting a second teacher read the marks and agree as well.",
            explanation:
              "The second teacher would be led in the same way. Two nods after the fact are not two checks.",
          },
        ],
        answer: 0,
      },
      {
        id: "q3-one-change",
        prompt:
          "A library tests an assistant that writes book labels. Someone changes three sentences of the instructions. Two labels get better, and one that was right is now wrong. What next?",
        options: [
          {
            text: "Keep all three changes, as two gained is more than one lost.",
            explanation:
              "You do not know which change did what. One of them may be doing only harm, and it will stay in.",
          },
          {
            text: "Add a fourth sentence that is meant for the broken label.",
            explanation:
              "Now four changes are mixed, and the new one may break something else. It gets harder to see the cause.",
          },
          {
            text: "Replace the broken label in the set with an easier book.",
            explanation:
              "Then the test looks better while the work does not. The next book of that kind goes wrong unseen.",
          },
          {
            text: "Undo them and try them one by one with the whole set.",
            explanation:
              "One change at a time shows what helps and what harms. The whole set catches what a change breaks elsewhere.",
          },
        ],
        answer: 3,
      },
      {
        id: "q4-two-tries",
        prompt:
          "A housing office tests an assistant twice with the same letter about damp in a bedroom. First it says urgent, then not urgent. What should the office conclude?",
        options: [
          {
            text: "The second try counts, because it had more time to think.",
            explanation:
              "In a fresh chat it knows nothing of the first try. The second is simply another throw.",
          },
          {
            text: "It should not sort such letters alone until the rule is clearer.",
            explanation:
              "A swinging result is a finding in itself. They should say what urgent means, test again, and let a person read these.",
          },
          {
            text: "The try with the better reasons counts, whichever it was.",
            explanation:
              "It can give fine reasons for both. Picking the nicer text does not make tomorrow's answer any steadier.",
          },
        ],
        answer: 1,
      },
      {
        id: "q5-one-bad-miss",
        prompt:
          "A pharmacy tests an assistant that sorts questions from customers. 19 of 20 are right. The miss: a child who swallowed pills was sorted as opening hours. How good is that result?",
        options: [
          {
            text: "Good enough, because 95 percent is better than most people.",
            explanation:
              "A share hides what kind of miss it was. And nobody here has measured how people would do.",
          },
          {
            text: "Not good enough, because all 20 must be right in any test.",
            explanation:
              "A parking question in the wrong pile would be a small matter. What counts is the harm a miss can do.",
          },
          {
            text: "Not good enough, because this one miss could cost a life.",
            explanation:
              "Weigh misses by their harm. Such questions need a path to a person that does not depend on the sorting.",
          },
          {
            text: "Good enough, once that question is taken out of the set.",
            explanation:
              "This hides the most important thing the test found. The next such question would be missed as well.",
          },
        ],
        answer: 2,
      },
      {
        id: "q6-after-update",
        prompt:
          "For months an assistant has drafted replies for a theater box office, tested with 15 cases. Today the tool announces a new, better version. What should the team do?",
        options: [
          {
            text: "Run the same 15 cases again and compare before relying on it.",
            explanation:
              "A new version can be better overall and worse at your task. The kept set shows it within the hour.",
          },
          {
            text: "Carry on, because a better version will pass the old test too.",
            explanation:
              "Better in general does not mean better for you. Wording that used to work may now lead to something else.",
          },
          {
            text: "Write 15 new cases, because the old ones are used up by now.",
            explanation:
              "New cases are fine as an addition. But without the old ones you cannot compare the new version with the last.",
          },
          {
            text: "Ask the new version what has changed in how it writes replies.",
            explanation:
              "An assistant usually cannot tell you reliably how it differs. Its replies to your cases can.",
          },
        ],
        answer: 0,
      },
    ],
  },
];
