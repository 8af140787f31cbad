import type { DemoArticle } from "./demo-article";

export const useCaseArticles: readonly DemoArticle[] = [
  {
    source: "use_case",
    title: "Rehearse the phone call you keep putting off",
    summary:
      "A chat assistant can play the person at the other end of the line. Fifteen minutes of practice turn a call you dread into one you have already made twice.",
    content: `Some calls stay on the list for weeks. Canceling a contract, asking for a refund, telling the landlord about the damp wall again: none of them takes more than ten minutes, and all of them can spoil a morning. What makes them hard is seldom the subject. It is not knowing what the other person will say, and being afraid of having no answer ready.

You cannot know what they will say. You can, however, hear a few likely versions beforehand.

## Set the scene

Tell the assistant whom it should play, what you want, and how the call may go. Leave out names, customer numbers and addresses; the rehearsal works just as well without them.

> Play an employee of a gym. I call because I want to end my contract at the end of the month, and I gave notice in writing three weeks ago. You are friendly, but you try twice to keep me. Say one or two sentences at a time, then wait for me. Stay in the role until I write STOP.

The last two sentences matter most. Without "one or two sentences at a time", many assistants write the whole conversation and your part with it. Without a word that ends the game, you never quite know whether it is still playing.

If your assistant has a voice mode, try it. Speaking your sentences aloud shows you where you stumble, and typing hides that.

## Make it harder, a little

The first round should be easy. In the second, ask for one difficulty you actually fear: the employee has never received your letter, transfers you, or names a fee you have not heard of. Do not ask for the worst person in the world. You are warming up, and a shouting match with a machine leaves you more nervous than before.

After each round, write STOP and ask for three things: the sentence of yours that was clearest, the one that was easy to misunderstand, and a shorter way of saying it. Keep your own words wherever they did the job. You will be the one speaking, and a sentence that does not sound like you falls apart at the first interruption.

## Check what the rehearsal cannot know

The assistant invents its part. If its gym employee says that you must give three months' notice, that is a line in a play and tells you nothing about your contract. The same goes for prices, laws and opening hours that come up along the way. So before the real call, look into your papers for the facts that the conversation turned on: the date, the amount, the paragraph about ending the contract.

## Take one card to the telephone

Finally, ask for a card with at most five lines: your first sentence, what you want, the two facts that support it, and a polite sentence for when you need time, such as "I would like to have that in writing, please." Correct the facts, copy the card by hand, and put it beside the phone.

Then call on the same day. The rehearsal goes stale faster than you think, and the point of it was to get the call off the list.`,
    tags: ["practice", "conversation", "everyday help"],
    daysAgo: 4,
    cover: { motif: "chat", palette: "teal" },
  },
  {
    source: "use_case",
    title: "From a shoebox of handwritten recipes to a family cookbook",
    summary:
      "How to turn photos of old recipe cards into a clean text with an assistant that reads pictures, and why the amounts need a person who has cooked the dish.",
    content: `In many families there is a box, a tin or a drawer with recipes in three generations of handwriting. Half of them are stained, some have no title, and one says only "as always, but with the other flour." An assistant that can look at pictures is a real help here. It is also quite capable of turning a 1 into a 7 and saying nothing about it.

## Copy first, improve later

Photograph one card at a time, in daylight and straight from above, with the whole card in the picture. Begin with a card that you can read easily yourself, because only then will you notice how well it is done. Then ask for a copy and nothing more:

> Type out this recipe exactly as it is written: same order, same spelling, same units. Write [unclear] where you cannot read a word or a number. Do not add, correct or convert anything. Afterward, list every place where you were unsure.

That instruction goes against the grain. An assistant tends to deliver a tidy recipe, and a tidy recipe has filled gaps. If your great-aunt never wrote down an oven temperature, a copy that mentions one is no longer hers, and you would not be able to tell.

## Read the numbers twice

Lay the card beside the screen and compare the amounts, times and temperatures figure by figure. Watch for fractions, for the small difference between a teaspoon and a tablespoon, and for words that have changed: a "cup" or a "pan" may have meant one particular object in one particular kitchen.

The best proofreader is somebody who has cooked the dish. Read them the list of ingredients over the phone. They will say "never, that is far too much salt" before any program does, and they may well tell you the story that belongs on the page.

## Then make it a book

Once the copies are right, the assistant may help in earnest. Let it sort the recipes into chapters, bring all ingredients into the same layout, and suggest what to print large for older eyes. Changes such as other units or another number of servings belong in a second version below the first, so that the original stays readable. If you want to practice that step with figures you can verify, the exercise "Put a recipe into your own measures" is made for it; you find it with [DeepSeek among the tools](/tools/7).

Give the machine only the part that is tedious. The sentence about the aunt who always burned the first pancake should be written by the person who remembers the smell.

## Two warnings before you print

Old instructions for preserving food, above all for canning, bottling and curing, may be unsafe by what is known today. Neither the card nor the assistant is a good judge of that. Look up the current advice of a food authority, and if you print the old text as a memory, say so beside it.

And keep the box. A photo loses the pencil note on the back, and a transcript loses the stain that shows which recipe was cooked most often.`,
    tags: ["family", "handwriting", "pictures", "cooking"],
    daysAgo: 15,
    cover: { motif: "book", palette: "rust" },
  },
  {
    source: "use_case",
    title: "Understanding an official letter without handing over your life",
    summary:
      "What does the office want, by when, and what if you do nothing? A calm way to read a difficult letter with an assistant, and the details to cover up first.",
    content: `The envelope has a window, the letter has a reference number, and the first sentence is five lines long. Letters from offices, insurers and courts are written so that nothing in them can be disputed, and what suffers is the reading. A chat assistant is good at putting such sentences into plain words. The difficulty is that the letter is also full of things about you.

## Cover up before you copy

You do not need to show the whole letter to understand it. Type or paste the paragraphs that puzzle you and replace what identifies you: your name becomes [me], the address [my address], the number [reference]. Account numbers, dates of birth, diagnoses and the names of your children stay at home entirely. If you take a photo, lay strips of paper over these places first, and look at the photo before you send it.

Amounts and deadlines usually have to stay in, because the letter is about them. Without a name beside them they say little about anybody.

At work, one more question comes first: a letter to your employer is not yours to paste, unless your employer says that you may.

## Ask three questions

A bare "explain this" brings a summary in friendly words, which is pleasant and hard to check. These three questions bring something you can act on:

1. What does the letter ask me to do, if anything? Quote the sentence.
2. By when, and from which day does the time count? Quote the sentence.
3. What does it say will happen if I do nothing? Quote the sentence.

Add: "If the text does not say, write 'not stated'." Then take a pencil, find each quotation in the paper letter and underline it. A quotation you cannot find did not come from the letter, and everything built on it goes with it.

After that, have the difficult terms explained one by one. Words such as "objection" and "appeal" have exact meanings that differ between countries, so say which country you live in, and treat the explanation as a hint about what to look up.

## Let it prepare the question, not the decision

Often the best result is a short, polite question to the office. Ask for a draft of three sentences that mentions the reference, says what you have understood, and asks for the one thing that is missing. You put the real number back in yourself.

Whether to pay, to object or to sign is a different matter. The assistant does not know your file, it may mix up the rules of two countries, and it carries none of the consequences. With large amounts, short deadlines, or anything about housing, residence, custody or benefits, take the letter to an advice center, a lawyer or a person at the office. Your underlined copy will make that conversation shorter.

## Is the letter genuine?

An assistant cannot tell you that with certainty. Look for a phone number on the office's own website or in an older letter, not in the new one, and call there.

For practice without any private papers, try "Explain a bill to a neighbor", one of the [exercises for GPT-4o](/tools/1). Its figures are harmless, and the way of asking is the same.`,
    tags: ["letters", "privacy", "plain language"],
    daysAgo: 26,
    cover: { motif: "magnifier", palette: "slate" },
  },
  {
    source: "use_case",
    title: "A study partner that asks instead of answering",
    summary:
      "Reading a perfect solution feels like learning and leaves little behind. With three rules, an assistant becomes the one who quizzes you, whatever your age.",
    content: `Suppose you have a test on Friday: the cell, the French past tense, the rules for a boating license. You paste the worksheet into a chat, and half a minute later all twelve answers stand there, each one sensible. You read them, you nod, you close the lid. On Friday you find out that nodding was all you had practiced.

Remembering takes the effort of fetching something from your own head. An assistant removes that effort by default, since it has been built to be helpful and the helpful thing seems to be the answer. You can turn it around with a few sentences.

## The three rules

Open a new chat, paste your own notes or one section of the textbook, and write:

> Quiz me on this text and on nothing else. Ask one question at a time and wait. If my answer is wrong or incomplete, give me a hint first, and the solution only after my second try. After eight questions, tell me which two points I should read again.

Everything here has a purpose. **This text and nothing else** keeps the questions on what your teacher wants, and you can look up every dispute. **One question at a time** prevents the list with answers already underneath. **A hint first** gives you a second chance to fetch it yourself.

If the assistant slides back into explaining, as it will, write "back to the rules". Long chats have a way of forgetting how they began.

## Swap chairs

When the quiz goes well, change roles. Explain the topic in your own words, as if to somebody two years younger, and let the assistant ask the questions of a curious beginner: "Why does that happen? What would be different without it?" The places where you start to wave your hands are the ones to go back to.

For languages, ask it to use only the words from your list and to correct one mistake per message, the one that matters most. Ten corrections at once are a reason to stop.

For mathematics, ask for a new exercise of the same kind, solve it on paper, and compare. Check a result that differs with a calculator or the book before you believe either side, because assistants make mistakes in arithmetic, and calmly.

## Where the partner is weak

It can mark a right answer as wrong, particularly when you use other words than the text. When that happens, say what you mean and find the line in your notes. Arguing with a source in your hand is excellent practice in itself. And if it gives in the moment you complain, that proves nothing either; look it up.

It also cannot know what you are allowed to do. Schools have rules about these tools, and they differ from class to class. Being quizzed on your own notes is usually welcome, while handing in text you did not write usually is not. When in doubt, ask before the deadline, not after.

## The proof is on paper

End every session the same way: close the screen, take a sheet, and write down five things you now know. What appears there without help is yours. What does not is tomorrow's first question.`,
    tags: ["learning", "school", "memory"],
    daysAgo: 38,
    cover: { motif: "pencil", palette: "moss" },
  },
];
