import type { FieldPack } from "../field-pack";

export const artsPack: FieldPack = {
  id: "arts",
  name: "studios, stages, newsrooms and writing desks",
  people: "people who write, design, film, play and report",
  titles: {
    "automate life and work tasks": "Hand over captions and listings, and keep the creative part",
    "start an AI-powered business": "Build a creative business with AI help and your own voice",
    "master various AI tools": "Know which AI tool suits words, pictures, sound and film",
    "transition to an AI-focused career": "Become the creative who knows how to work with AI",
    "improve productivity with AI": "Get from rough notes to a finished piece in fewer evenings",
    own: "Use AI in your own creative work, and keep it yours",
  },
  modules: {
    understand: {
      title: "See what the machine does, and what stays yours",
      description:
        "You can say how an AI tool makes its words and pictures, and which part of a piece it cannot make.",
      scenario: `The exhibition opens in nine days. Ines has forty bowls, no wall text and a friend who says, "Let the AI do it."

She gives it one line about ceramics. What comes back sounds like a gallery: her work "explores fragility and memory" and "invites the viewer to pause". Ines looks at her bowls. What she explored, for most of a year, was a green glaze that kept running off the rim.

The paragraph could hang beside any bowl in the world. That is not bad luck, it comes from the way the tool works. Once Ines understands why, she also knows what she has to bring: the glaze, the year, the forty first tries in the bin.`,
      practice:
        "Let a chat assistant write the opening sentence of a story, a song or a news item about a ferry that runs late. Ask again in two new chats. Compare them line by line and mark what they share. Then write one of your own, from something you have really seen. Look for words that came up every time, and ask yourself why.",
    },
    ask: {
      title: "Write the brief you wish clients gave you",
      description:
        "You can give an AI tool a brief with a reader, a purpose and limits, and get a draft worth working on.",
      scenario: `Every designer knows the client who says, "Make it pop." On Monday Farid had one on the phone for forty minutes. Pop how? For whom? In which size? He hung up tired and a little angry.

On Tuesday he needs words for a jazz poster. He opens an assistant and types \`poster text jazz night, something cool\`. The answer has saxophones, midnight, velvet and a night to remember.

Farid reads it twice and has to grin. He has just been the client from Monday. Everything he would have asked her, the assistant would have needed from him. The difference is that it did not ask. It simply started.`,
      practice:
        "Choose a small piece you need: an invitation, a caption, a few words to introduce a guest. Or take this: a brass band plays in the park on Sunday at eleven, free, bring a chair. Write a full brief with reader, purpose, facts, length and one thing to avoid. Look for phrases in the result that could stand on any other band's poster.",
    },
    refine: {
      title: "Rehearse: material, notes, another take",
      description:
        "You can bring recordings and drafts of your own, give useful notes and keep your voice in the last version.",
      scenario: `Twenty-two minutes of interview with the last ferryman on the river, four minutes of air. Salma makes features for a community radio station, and tomorrow is Thursday.

She asks an assistant for a script about an old ferryman. He arrives at once: a pipe, a weathered face, a lantern in the mist. Her ferryman is forty-four, drives an electric boat and cannot stand songs about fog.

Salma laughs and closes the lid. Nobody on the stage expects the first read-through to be the show. You bring the text, you try, somebody gives notes, you try again. She opens the lid once more and gets out her transcript.`,
      practice:
        "Take half a page of your own writing, or jot down what you noticed about a street musician. Hand it over, clearly marked as your text, and request three comments but no rewriting. Pick one, change the text yourself, and ask again. After three rounds, read the first and the last version aloud. Look for a turn of phrase that was yours and has gone missing.",
    },
    check: {
      title: "Look behind it before you publish",
      description:
        "You can find the invented quote, the staged picture and the missing voice before your audience does.",
      scenario: `Ten to five in a small newsroom. The page about the old theater closes at half past, and the assistant's summary fits the gap to the line: the year it was built, the fire, a lovely sentence by the architect about "a house for the whole street".

"Where is the quote from?" asks the desk editor. Nobody knows. The link beside it leads to a page about a different theater.

Bea calls the town archive. The year is correct. The fire was one street away. Of the architect they have two letters about drains, and no sentence that anyone would print. At twenty past five the page closes, a few lines shorter and true.`,
      practice:
        "Ask an assistant for 120 words on the history of a building, a song or an instrument that you can read up on, with sources. Underline every name, year and quotation. Take the three that would embarrass you most in print, and follow them up in a library, an archive, or on the page itself. Look for a real source that says something else.",
    },
    use: {
      title: "Credit, consent and your own taste",
      description:
        "You can decide what to reveal, whom to ask first and where your own eye has the last word.",
      scenario: `A wedding photographer gets a message from a bride, two weeks after the party. Her grandfather died in spring. Could he be put into the big family picture, standing behind her, smiling? She has seen that this is possible now.

It is. It would take an hour, and it would make somebody happy. He still does not answer at once. Would the grandmother want to see that? Will anyone later believe that he was there? Did the man like being photographed at all?

He calls the bride, and they talk for a long time. None of his questions is about technique. They are about people who trust a picture, and they are his to ask.`,
      practice:
        "Describe one piece in which a tool had a hand, or might have: a cover, a retouched portrait, a translated poem. Write one sentence about it for the audience and one question to the person whose work, face or voice is in it. Then let an assistant play a skeptical reader of both. Look for whatever people would feel cheated about if you left it out.",
    },
  },
  cases: {
    "what-ai-tools-are": `A local history column needed a picture, so the young reporter typed into an image generator:

> photo of our harbor a hundred years ago

Masts, barrels, morning haze: beautiful. The retired sailmaker at the next desk leaned over. "We never had a lighthouse." There was no old photograph in there to be found. The generator had made a new picture out of habits learned from countless others, and harbors tend to have lighthouses. For what the place had really looked like, they went down to the archive, where one gray print showed two boats and a goat.`,
    "how-a-model-writes": `Five times a songwriter asked for a line to follow "You left the kitchen light on". Five times the light shone for somebody's heart, and three times it rhymed with "apart".

She kept count, because it taught her something. The tool reached for what usually comes next, and in songs that is a worn path. So she turned the habit around:

> List the twenty most expected next lines. I want to know what to stay away from.

It was a good list. Her own line, about a moth and an electricity bill, was nowhere on it.`,
    "what-a-model-knows": `"Lush strings and a voice like smoke," said the assistant about the new album by a trio from the next valley. The trio is two drummers and a tuba.

The record had come out on Friday, sixty copies, sold from a car. No tool could have heard it, so this one described what albums are mostly like. The blogger put his headphones on, scribbled a page of notes and pasted those in. From then on he got real help, because the drums, the tuba and the dog barking on track four were on the table.`,
    "strengths-and-limits": `Before a live interview with a beekeeper, the radio host asked for thirty questions. Out of thirty, eleven were dull, twelve decent and seven better than her own. Collecting is a thing the tool does tirelessly.

Then she put the sheet away. Which one to ask first, when to drop the plan, how long to leave a silence after "That was the winter I nearly gave up": none of it was on the list. On air she used four of the questions. The best moment came when she asked nothing at all.`,
    "choose-a-tool": `One podcast episode, four jobs, four answers. A speech tool turned the talk with the harbor pilot into text. A chat assistant made show notes from that text. For the question of when the new lock opens, she used a search assistant and followed its link to the port's own page.

The fourth job was the cut. There she used nothing but headphones, because a pause can be the best part, and only ears find it. The music came from a friend with an accordion, who was pleased to be asked.`,
    "what-fits-in-a-chat": `In chapter nine, Uncle Anselm sat down to breakfast. He had drowned in chapter two.

The novelist had been sending chapters into the same chat for weeks, and the drowning was far behind. She made a sheet: who is alive, who knows the secret, whose eyes are gray, what has been decided about the dog. One page holds it all. Now each chapter gets a chat of its own, the sheet goes in first, and at the end she adds what changed. The uncle stays under water. She found two slips of her own while writing it.`,
    "tools-that-act": `Three thousand photos from a festival had to be named and sorted. The designer copied the whole folder to a second disk and let an agent loose on the copy, ten files to begin with.

> Rename by date and stage. Delete nothing. If you think a file is a duplicate, list it for me.

The list was worth the trouble. What the agent took for duplicates were sets of three, the same view shot dark, medium and bright, to be combined later. Free to delete, it would have thrown away two thirds of her best evening.`,
    "one-clear-task": `"Texts for the exhibition" is not a task, it is a month. The curator had typed just that and received a little of everything: a slogan, half a press release, a thought on lighting.

She looked at the wall. What had to hang there tomorrow was a single panel, at the entrance.

> Write the entrance panel for an exhibition of 60 shop signs from our town. Visitors should learn in 50 words why the signs were saved and where to begin.

That could be judged in a minute. Room two was tomorrow's request.`,
    "say-who-it-is-for": `A museum had a bone comb, finger-long, three thousand years old, and a label that spoke of "typology". For the audio guide a volunteer asked:

> Describe this comb for visitors who cannot see it. They hold a copy in their hands while they listen. Guide the fingers from left to right. No color words unless they matter, no "as you can see".

The text began at the broken tooth. A blind visitor who tried it said it was the first label that had ever waited for her. Then she had the weight of the copy corrected.`,
    "give-context": `The leader of a choir sent nine titles and asked for a good order. It came back arranged for a concert hall.

> We are 14 amateurs: eight sopranos, three altos, three men of whom one reads no music. We rehearse twice before a concert in a barn, with no piano. The audience sits on hay and includes small children. Which order suits us, and which song could we drop?

This time something loud came first, to settle the hay, and the song to drop was the one with four parts for men. Nine titles alone could not have told it that.`,
    "choose-the-shape": `Page four of the script was two people arguing in a laundry. On the day, the camera operator, the actress and the boy with the lamp would each need something different from it, fast.

> Turn this scene into a shot list. Table: number, what we see, who is in it, sound, things needed. One row per shot, at most twelve. Leave "sound" blank if the page does not say.

Eleven rows. Taped to a dryer, it could be read from two meters away. Three blanks under "sound" told them what they still had to decide.`,
    "set-requirements": `For the report about the flooded cellar of the music school, the rules for a headline were on a card:

1. under 60 characters
2. names the town
3. no question
4. nothing that is not in the report

The assistant offered five. Four fell at once: too long, too long, a question, no town. The fifth was short and lively and had "chaos" in it. Nobody in the report had spoken of chaos; the cellos were carried upstairs in good order. The night editor swapped one word. Rule four had caught what sounded best.`,
    "give-the-material": `An editor at a magazine needed six quotes from an hour of talk. She pasted the whole transcript, marked where it began and ended, and insisted on the exact words with the time beside each.

Six neat quotes came back. She searched the transcript for every one. Four were there to the letter. Two had been tidied: "I kind of, well, hated it" had turned into "I hated it". A small change, but the hesitation was the point, and the speaker would have noticed. With the text at hand, finding out took five minutes.`,
    "improve-in-rounds": `First try for the dance studio's flyer: "Unleash your inner rhythm." The teacher answered with a note, as she would to a dancer:

> The last line is good, leave it. The first one shouts. Our beginners are shy, so start with the fact that nobody watches.

Second try: quieter, and now it promised free shoes, which the studio has never had. She wrote "no shoes" and read all the facts once more. The third opening she wrote by hand. By then she knew what it should say, and that was what the rounds had been for.`,
    "show-an-example": `People who cannot see a picture rely on a short description behind it. An illustrator has two hundred pictures online, and a dry way of talking about them. Telling the tool "dry, but kind" did nothing. These two did:

> A fox in a raincoat waits for a bus. The bus is a snail.
>
> Three chairs on a beach. One has been sitting there longer than the others.

"Same length, first what is there, then the turn. Describe only what I note for each picture." The notes stayed hers, and so did the jokes.`,
    "split-big-tasks": `Four teenagers wanted to make a zine about their bus line. Asked for "a zine about a bus line, 16 pages", the assistant filled sixteen pages with nothing in particular.

They began again with pencils. Day one: they rode the line and wrote down what they heard. Day two: the assistant sorted their scraps into themes, and they threw out half. Day three: a page plan, argued over until midnight. Only then texts, one page at a time, checked against the scraps. The driver on page seven exists. He has a copy behind his seat.`,
    "build-a-reusable-prompt": `Every Wednesday a community station reads out concerts, from emails in every state of disorder. The form that a volunteer built has four blanks, a sample and one stern rule: a time or place that the email does not give is announced as "please ask the organizer".

She tried it on a neat email, on a chaotic one, and on one that said the band had canceled. That last one came out as a cheerful invitation. So one line was added at the top: "If the event is off, say only that." Run again, all three were right. Now it hangs beside the mixer.`,
    "spot-made-up-facts": `The program notes for a string quartet came with a charming story: at the premiere, the composer's landlady had fallen asleep and snored in tune. The cellist loved it. The violist asked who had told it.

Two evenings in the music library turned up the premiere, the hall and the weather. There was no landlady. A tale that charming gets repeated by everybody who reads it, so it was the first thing to check. In the printed program stands the rain, which was real, and which had leaked onto the piano.`,
    "spot-fakes": `"Market Square under water, right now," said the message, with a picture that could have gone straight on the front page. The newsroom had nine minutes.

Nobody zoomed in to search for odd reflections. The trainee picked up the phone and called the bakery on the square. "Water? We have dust," said the baker. Someone else asked the sender for the original file and for what was left of the fountain. No answer came. The square was dry, the picture stayed out, and the whole check had cost four of the nine minutes.`,
    "check-sources": `A magazine for art teachers wanted to print that "painting lessons raise grades in every subject". The assistant had named a study, and the study existed, which was more than the fact checker expected.

She read beyond the title. One school, 24 children, one term, nobody to compare them with. Its authors themselves wrote "may" and asked for a larger trial. Between their page and the draft, a careful guess had become a law. The line that was printed is shorter: one small study hints at it, and teachers everywhere would like to know.`,
    "check-numbers": `How many drawings does a ninety-second cartoon need? At 24 frames a second, with each drawing held for two frames, the assistant said 720.

The animator counts in seconds of life, so she redid it on the back of a sketch. Ninety times 24 is 2,160 frames. Half of that is 1,080 drawings. The answer had taken ninety seconds for a minute: 60 times 24, halved, is exactly 720. At twenty drawings a day that slip is eighteen days of work, and the student festival will not wait for eighteen days.`,
    "notice-bias": `"A pilot, a cook, a doctor and somebody who cleans, in a cheerful picture-book style." Eight images later the illustrator laid them out on the floor. The pilots were men. The people with mops were not. Everyone was slim, and nobody wore glasses or was over forty.

No single picture was wrong. The row was. She asked again, saying who each person was: a pilot of sixty with reading glasses, a young man with a mop, a doctor in a wheelchair. Then she asked the children in her own street whom they missed. "Twins," they said.`,
    "test-before-you-trust": `An oral history project has ninety tapes of people from the mountains. Before a speech tool could touch them, the archivist took ten that she had typed out years ago, by hand. She noted what mattered most: names, places, years.

Plain speech came out nearly perfect. But one village, called by its old name, became a kind of cheese on six tapes out of ten, and again in a second run. So now the tool types, and a person listens to every name once more. Ten old tapes had shown her where to look.`,
    "protect-private-data": `Someone inside a company had told a journalist about unsafe machines, on the condition that nobody would ever know who. Her notes held his department, his shift and a phrase that he uses all the time. She wanted help with structure, but those notes went nowhere. What she typed named no company and no place:

> I have four claims, three documents and one witness who must stay unknown. What order helps a reader to follow, and what must I be able to prove at each step?

The outline was useful. A promise to a source does not stop at the keyboard.`,
    "say-when-ai-helped": `In minute fourteen a truck had drowned out half a sentence. The podcaster had a tool that had learned his own voice. He let it speak the six missing words, and nobody could hear the join.

He could have left it at that. But listeners take it for granted that what they hear was said. So the notes under the episode now read: "Six words at 14:20 were repaired with a copy of my voice. The sentence is from my script." One listener wrote to ask how it works. Nobody complained.`,
    "keep-your-own-judgement": `Twelve photos of her father's last season as a fisherman, five places in the show. Before she asked anyone, Maren put her five on the windowsill.

The assistant picked five as well: sharp, well lit, nicely balanced. Only two were the same. It gave good reasons, and she went through them one by one. She exchanged one picture. The blurred one stayed, the one where he is laughing and has turned away, although it broke every rule that the tool had named. It hung by the door. People stood in front of it longest.`,
    "know-the-rules": `The entry form for the short story prize said nothing about AI. A seventeen-year-old had let an assistant find the dull spots in her story, and had rewritten them herself. Was that still all right?

She did not ask the assistant, which has never met the jury. She wrote to the organizers: what she had done, in one sentence, and whether she might enter. They replied that feedback was fine and generated sentences were not, and they put that line on the form for everybody. Two other entrants thanked her. She came third.`,
    "respect-rights": `For a demo, a bandleader wanted to hear how a ballad would sound with Yara singing. He had ten old recordings of her and a tool that copies voices. She was on tour and would surely not mind.

He wrote to her first. Yara did mind, a little: yes to one demo, heard by the band alone and deleted after the rehearsal, and no to anything online. It would have been easy to do more, and wrong. Her voice is what she lives on. When she came back, she asked for the song and recorded it.`,
    "keep-a-person-in-charge": `Under its articles, a regional paper lets a tool hide rude comments until someone has looked. For the first weeks an editor read everything it hid, and also a handful of what it let through.

It was good with swear words. It also hid a third of the comments written in the dialect of the hills, which it took for abuse. Those readers had gone silent one after another, and none of them had been told why. Now a hidden comment brings a message with a name to write to, and an editor decides by evening.`,
  },
};
