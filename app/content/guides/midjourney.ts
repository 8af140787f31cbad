import type { Guide } from "./guide";

export const midjourney: Guide = {
  id: 6,
  name: "Midjourney",
  description:
    "An image generator by the independent company of the same name, used on its website and through Discord. A short description and a few settings at the end of the line decide how a picture turns out. Pictures are public unless your plan has a private mode and you switch it on.",
  company: "Midjourney",
  website: "https://www.midjourney.com",
  color: "pink",
  checkedOn: "2026-11-20",
  sources: [
    {
      title: "Midjourney Help Center: how do I keep my images private?",
      url: "https://help.midjourney.com/en/articles/9651731-how-do-i-keep-my-images-private",
    },
    {
      title: "Midjourney Help Center: can I use my images commercially?",
      url: "https://help.midjourney.com/en/articles/8150363-can-i-use-my-images-commercially",
    },
    {
      title: "EvoLink: parameters of a recent Midjourney version",
      url: "https://docs.evolink.ai/en/api-manual/image-series/midjourney/midjourney-v8-1-prompt-guide",
    },
  ],
  overview: `Midjourney makes pictures from short descriptions. Its results often look painterly and dramatic even when you ask for little, so part of the craft lies in asking for calm.

You work at midjourney.com or with a bot in the chat program Discord. Type a line, wait, and get several versions of the same idea. Choose one, vary it, enlarge it, or start again. At the end of the line you may add parameters, which are two hyphens, a short name and a value. For instance, \`--ar 3:2\` sets the shape, \`--stylize\` how strongly the house style shows, \`--chaos\` how much the versions differ, and \`--seed\` helps to compare two attempts. Which ones work depends on the version, so look at the list in the documentation.

**Cost.** It is mainly a paid service with several plans. Whether anything can be tried for free changes from time to time; the page with the plans tells you.

**Public by default.** The help center says that every picture can be found on the site's Explore page, and that the private Stealth Mode comes only with the Pro and Mega plans. So describe nothing private, and upload no photos of people who have not agreed.

**Also keep in mind:** hands, letters and flags can be wrong. Do not place real people in invented scenes. Whether you may sell a picture, and whether anybody else may copy it, depends on the terms and on the law where you live. The same terms tell you the age from which you may join.`,
  features: [
    {
      title: "Several versions at once",
      description:
        "One line gives you a small set of pictures to compare. Look at what they share: that is how your words were understood. Look at what differs: that is what you left open.",
      icon: "plus",
    },
    {
      title: "Shape with --ar",
      description:
        "The aspect ratio decides how much room there is beside and above your subject. 3:2 is wide, 2:3 is tall, 1:1 is square. Choose it first, because the whole composition follows from it.",
      icon: "sliders",
    },
    {
      title: "Style with --stylize",
      description:
        "A low value keeps closer to your words; a high value lets the generator decorate. Run the same line with two values and put the results side by side before you settle on one.",
      icon: "star",
    },
    {
      title: "Surprise with --chaos",
      description:
        "This parameter sets how far apart the versions lie. Turn it up while you are still searching for an idea and down again when you have found one and only want to refine it.",
      icon: "half",
    },
    {
      title: "Pictures as a start",
      description:
        "You can add an image so that its colors or its manner carry over. Use your own photos and drawings, or works whose use is allowed. A living artist's style is also that artist's livelihood.",
      icon: "eye",
    },
    {
      title: "A gallery to learn from",
      description:
        "On the Explore page you see what others have made. Study the wording behind a picture you like, name the one word that made it work, and write a line of your own with it.",
      icon: "search",
    },
  ],
  useCases: [
    {
      title: "A stage set for the school play",
      description:
        "The drama group has cardboard, paint and one weekend. A teacher tries out six moods for a forest at night and prints the three that use flat shapes. The students vote, then redraw the winner by hand at the size of the stage.",
    },
    {
      title: "Ideas for a honey label",
      description:
        "A beekeeper wants a label without a cartoon bee. She tests woodcut, ink and paper cut in two colors and learns that she likes empty space. With these pictures she can tell a designer in five minutes what she is after.",
    },
    {
      title: "A mural at the youth center",
      description:
        "Teenagers collect words for their part of town: tram wires, plane trees, laundry. They build lines from them and keep only pictures that could be painted with rollers. The final design mixes three results and one photo of the real wall.",
    },
    {
      title: "Places for a game night",
      description:
        "Five friends meet for a role-playing game. Their game master makes one picture per place: a flooded market, a clock tower, a ferry in fog. Nobody needs them to be perfect. They set the tone, and the story does the rest.",
    },
  ],
  examples: [
    {
      question:
        "lighthouse on a winter coast, linocut print, dark blue, white and one warm yellow, large empty sky --ar 2:3 --stylize 50",
      response: `In the version chosen here, a white lighthouse stands small on black rocks at the lower right. Its single window and a short beam are the only yellow in the picture. The sea is a band of coarse carved lines; the snow on the rocks is bare paper. More than half of the sheet is dark blue sky with a few traces of the knife. The low style value kept stars and storm clouds away, which nobody had asked for.

View: from the beach, far off, a low horizon. Light: night, one lamp. Shape: upright, 2:3.`,
      responseType: "image",
    },
    {
      question:
        "hands of an old beekeeper holding a frame of honeycomb, close-up, documentary photo, late afternoon, blurred garden behind --ar 4:5",
      response: `Two weathered hands hold a wooden frame upright in front of the viewer. The comb is half sealed, and honey shines in the open cells. Some bees sit on the left edge. Behind the frame the garden is only a wash of green and gold. The face is outside the picture.

Look closely before using it: in two of the four versions a finger too many grips the wood, and in one the cells of the comb are not six-sided.

View: close-up, chest height, shallow focus on the comb. Light: warm, from behind on the right. Shape: upright, 4:5.`,
      responseType: "image",
    },
    {
      question:
        "tiny library inside a hollow tree, cutaway view, paper collage, autumn colors, night, lamps lit --ar 1:1 --chaos 30",
      response: `A thick trunk is cut open like a doll's house. Three round floors hold shelves of torn colored paper, a ladder, and an armchair with a sleeping cat. A paper lamp glows on each floor and leaves the corners brown. Outside, leaves in rust and mustard lie on black cardboard, and a path of small steps leads up to a door.

With the raised chaos value one of the four versions turned the tree into a mushroom, and one had no books at all. Both are useful to see: the line never said how many books there should be.

View: straight on, the whole tree. Light: three small lamps. Shape: square, 1:1.`,
      responseType: "image",
    },
  ],
  challenges: [
    {
      prompt:
        "You want a long dinner table with twelve guests, seen from the side, and added --ar 9:16. The guests at both ends are missing. What do you change first?",
      answers: [
        {
          text: "The style, because a painting has room for more people",
          explanation:
            "A painted table needs the same width as a photographed one. The frame stays too narrow.",
        },
        {
          text: "The number of guests, because twelve are too many to draw",
          explanation:
            "Counting can be a weak spot, but here the ends of the table were cut off, whoever sits there.",
        },
        {
          text: "The shape, because 9:16 is upright and the table is wide",
          explanation:
            "A format such as 16:9 or 3:1 gives the table its room. Then you can count the guests.",
        },
      ],
      correctIndex: 2,
    },
    {
      prompt:
        "For a colleague's farewell you want a picture of your office with her full name on the wall. What should you know first?",
      answers: [
        {
          text: "On most plans, other people can see what you make",
          explanation:
            "Pictures are public unless Stealth Mode is on. Make the scene without the name and add that yourself.",
        },
        {
          text: "Pictures with names are deleted again after a day",
          explanation:
            "There is no such rule to rely on. What was made in public may be seen and copied.",
        },
        {
          text: "Only people who have your link can find the picture",
          explanation: "The Explore page shows pictures to others without any link from you.",
        },
      ],
      correctIndex: 0,
    },
    {
      prompt:
        "The four versions look alike, and none of them is exciting. Which next attempt tells you the most?",
      answers: [
        {
          text: "A new description in a new style and a new shape",
          explanation:
            "If the result is better, you will not know which of the three changes did it.",
        },
        {
          text: "The same line again, with a higher value for --chaos",
          explanation:
            "Only one thing changes, and it is the one that controls how far the versions differ.",
        },
        {
          text: "The same line again, with 'stunning, best, beautiful'",
          explanation:
            "Such words describe your hope, not a picture. They add nothing that can be seen.",
        },
      ],
      correctIndex: 1,
    },
  ],
  quickTips: [
    "Write what can be seen: 'wet cobblestones' shows more than 'a melancholy mood'.",
    "Name a material, such as linocut, felt or torn paper. It settles more than 'artistic' does.",
    "Keep a notebook of lines and results, and alter one word at a time.",
    "Turn --stylize down when the picture follows the house style more than it follows you.",
    "Lettering, logos and maps belong in a drawing program. Leave room for them.",
  ],
};
