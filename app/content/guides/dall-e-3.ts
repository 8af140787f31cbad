import type { Guide } from "./guide";

export const dallE3: Guide = {
  id: 2,
  name: "DALL·E 3",
  description:
    "An image generator by OpenAI from 2023 that turns a description into a picture. You describe a scene in ordinary sentences, look at the result and say what should change. Newer image models have replaced it, and describing well is the skill that stays.",
  company: "OpenAI",
  website: "https://openai.com/index/dall-e-3/",
  color: "rose",
  checkedOn: "2026-11-20",
  sources: [
    {
      title: "OpenAI: DALL·E 3, page for developers",
      url: "https://developers.openai.com/api/docs/models/dall-e-3",
    },
    {
      title: "The New Builder: DALL-E, from 2023 to its retirement",
      url: "https://thenewbuilder.ai/glossary/dall-e",
    },
    {
      title: "OpenAI Help Center: DALL·E 3, formats, lettering and expanded prompts",
      url: "https://help.openai.com/en/articles/8555480-dall-e-3-api",
    },
  ],
  overview: `DALL·E 3 draws pictures from words. OpenAI brought it into ChatGPT in late 2023, where you could describe a scene as you would to a friend and then ask for changes. It became known for following long descriptions closely.

By now the name is history. In March 2025 a newer model took over the drawing in ChatGPT, and on May 12, 2026 OpenAI removed DALL·E 3 from its service for developers. It is still worth learning from, because every picture tool since then asks the same of you: what is in the scene, where it stands, how the light falls and what style it has.

**To begin,** open ChatGPT or another assistant that makes images, and describe one picture in three or four sentences. Free use is usually limited to a few pictures. Paid plans allow more, and the plan page says how many.

It serves well for invitations, story pictures, signs for a party, ideas for a room, and worksheets that need a friendly drawing.

**Be careful** with pictures that look like photos. An invented scene can mislead people, so say that it was generated. Letters, hands, clocks and maps deserve a second look. What you type and upload goes to the provider, so leave private matters out, and photos of anybody who has not agreed. Requests for a well-known person, or for the manner of a living artist, may be refused. Who owns a generated picture depends on the country and on the provider's terms, and the terms also set an age below which you may not sign up.`,
  features: [
    {
      title: "Plain sentences are enough",
      description:
        "You need no special commands. Write who or what is in the picture, what is happening, where, and in which style, as if you were briefing an illustrator on the phone. Two good sentences beat a pile of single words.",
      icon: "chat",
    },
    {
      title: "Gaps are filled for you",
      description:
        "Your short request was turned into a longer one before the picture was drawn. That saves work and explains surprises: whatever you leave open, such as season, age or clothing, was decided by a guess.",
      icon: "plus",
    },
    {
      title: "Square, upright or wide",
      description:
        "It was made for these three formats. Say early which one you need: a poster wants to be upright and a banner wide. Cropping afterward often cuts off what matters most.",
      icon: "sliders",
    },
    {
      title: "Words inside pictures",
      description:
        "It can put short lettering on a sign or a cake. Keep it to a few words in quotation marks, check every letter, and add longer text yourself in a drawing or writing program.",
      icon: "quote",
    },
    {
      title: "Changes by talking",
      description:
        "You look at the result and name one change: the dog on the left, softer colors, fewer people. The picture is drawn anew each time, so parts you liked may shift as well.",
      icon: "thumb",
    },
    {
      title: "Limits that are built in",
      description:
        "Some requests are declined, among them violence, sexual content and well-known people. A refusal is not an accusation. Describe the mood, the colors and the material you have in mind, and leave the names out.",
      icon: "lock",
    },
  ],
  useCases: [
    {
      title: "A birthday invitation",
      description:
        "A father wants a picture for his daughter's party: a fox and a hedgehog baking a cake in a garden, in soft watercolor. He asks for an upright card with empty space at the top and writes the date and the address into it himself.",
    },
    {
      title: "Describing as a lesson",
      description:
        "A teacher lets eight-year-olds invent an animal and describe it in four sentences. The pictures show at once which words were clear and which were missing. The children rewrite their sentences, which was the aim all along.",
    },
    {
      title: "Trying out a shop window",
      description:
        "The owner of a flower shop tests ideas for autumn before she buys anything. Four quick pictures in different colors help her talk with her staff. What stands in the window in the end is made of real flowers.",
    },
    {
      title: "Showing what you mean",
      description:
        "A couple cannot agree on what 'cozy' means for the living room. Each describes a picture, and the two images make the difference plain: one thinks of dark wood, the other of bright cushions. Now they have something to discuss.",
    },
  ],
  examples: [
    {
      question:
        "An upright watercolor for a birthday card: a fox and a hedgehog baking a cake at a wooden table in a garden. Afternoon sun, soft greens and oranges, the upper third empty for text. No lettering.",
      response: `The picture shows a long wooden table under an apple tree. On the left a fox in a blue apron holds a whisk. On the right a small hedgehog stands on a stool and pours flour into a bowl. A round cake with orange slices cools between them. Behind the table the garden fades into pale green washes, and the upper third is almost white paper, ready for a name and a date.

View: from the front, at the height of the table, whole figures. Light: low sun from the left, long soft shadows. Shape: upright, 2:3.`,
      responseType: "image",
    },
    {
      question:
        "My request was 'a nice garden'. The result is pretty but says nothing. Which questions should I answer to get a better picture?",
      response: `These five change a picture most:

1. What is the main thing? A bench, a path, a child with a watering can?
2. Where is it: near or far, in the middle or to one side?
3. Which season, and what time of day?
4. Is it a photo, a pencil drawing, a watercolor, a paper collage?
5. What is it for? A calendar page needs calm areas; a postcard may be full.

One possible set of answers: "A wide colored-pencil drawing for a calendar. An old green bench stands on the right, half in shade. Foxgloves and ferns on the left, a June morning, nobody in sight, a clear sky." Change one of the five and you get a different garden.`,
    },
    {
      question:
        "A wide, photo-like picture for the notice board of our sports club: a rainy field in the evening, floodlights on, one forgotten ball in the center circle. Nobody there. Calm, a little sad.",
      response: `The view goes across an empty soccer field on a rainy evening. Two floodlights stand at the far end, and their glow lies on the wet grass in long pale stripes. In the center circle, a little to the left, rests a single white ball, mirrored in a puddle. The stands behind it are dark. There is no lettering and no club color, so any club could use the picture.

View: low, just above the grass, the ball about ten steps away. Light: cold white from two lamps, blue dusk around them. Shape: wide, 16:9. Since it looks like a photo, write "generated picture" below it.`,
      responseType: "image",
    },
  ],
  challenges: [
    {
      prompt:
        "You asked for 'a doctor' and got somebody quite different from the person you had in mind. Why?",
      answers: [
        {
          text: "Age, clothing and place were open, so they were chosen for you",
          explanation:
            "A word like 'doctor' leaves nearly everything to the generator, which falls back on what is common. Say who, where and doing what.",
        },
        {
          text: "The generator stores photos of doctors and picked one of them",
          explanation:
            "A generator draws a new picture; it does not look up a stored one. The choice came from gaps in your words.",
        },
        {
          text: "Short requests get a test picture until you write a longer one",
          explanation:
            "There is no such rule. A short request is drawn in earnest, only with many details guessed.",
        },
      ],
      correctIndex: 0,
    },
    {
      prompt:
        "Your poster needs the words 'Summer fair at the old mill, June 14, from 2 pm'. Which way is the most reliable?",
      answers: [
        {
          text: "Repeat the request until every letter happens to be right",
          explanation:
            "Long lettering is a weak spot, so you may wait a long time, and the drawing changes with each try.",
        },
        {
          text: "Ask for the same sentence in larger and much clearer letters",
          explanation: "Size does not cure the spelling. A large mistake is only easier to see.",
        },
        {
          text: "Ask for an empty area and add the words in another program",
          explanation:
            "You get a picture with room in it and text that you control to the last letter.",
        },
      ],
      correctIndex: 2,
    },
    {
      prompt:
        "A neighbor would like a photo-like picture of the mayor asleep at his desk, 'just for fun'. What is the best reply?",
      answers: [
        {
          text: "Yes, as long as it stays in our group chat",
          explanation:
            "Pictures leave group chats easily, and without the joke around it this one would look like a fact.",
        },
        {
          text: "No, but I can draw you an invented sleepy official",
          explanation:
            "An invented person in a clearly drawn style keeps the joke and harms nobody's name.",
        },
        {
          text: "Yes, with a funny line under it so that all understand",
          explanation:
            "A line of text is soon cropped away. What remains is a real person in a scene that never happened.",
        },
      ],
      correctIndex: 1,
    },
  ],
  quickTips: [
    "Put the main thing into the first sentence and the background into the second.",
    "Say what the picture is for. A stamp, a poster and a bedtime story need different amounts of detail.",
    "Change one thing per attempt, or you will not know which of your words made the difference.",
    "Describe what should be there: 'an empty street' works better than 'a street without cars and people'.",
    "Keep the sentence that worked. Next year's invitation can begin with it.",
  ],
};
