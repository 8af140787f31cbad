import type { Guide } from "./guide";

export const deepseek: Guide = {
  id: 7,
  name: "DeepSeek",
  description:
    "A family of models by the Chinese company DeepSeek, with a chat on the web and model files that anyone may download. In thinking mode it writes out its reasoning before the answer. That is good practice for following an argument and finding the step that fails.",
  company: "DeepSeek",
  website: "https://www.deepseek.com",
  color: "cyan",
  checkedOn: "2026-11-20",
  sources: [
    {
      title: "DeepSeek: thinking mode, documentation",
      url: "https://api-docs.deepseek.com/guides/thinking_mode",
    },
    {
      title: "DeepSeek: DeepSeek-R1, model files and license",
      url: "https://github.com/deepseek-ai/DeepSeek-R1",
    },
    {
      title: "DeepSeek: what the chat can do (in Chinese)",
      url: "https://api-docs.deepseek.com/zh-cn/guides/build_a_chatbot",
    },
    {
      title: "TNSafety: what the privacy policy said about storage in China",
      url: "https://tnsafety.com/deepseeks-chinese-data-storage-policy-raises-global-privacy-concerns",
    },
  ],
  overview: `DeepSeek is a company from Hangzhou in China, and also the name of its models and of its chat. You reach the chat through deepseek.com or the app. The chat is free to use within limits, while developers pay by the amount of text.

Two things set it apart. In thinking mode the model puts down a chain of reasoning before the final answer, and you can read along. And the company publishes model files, for example those of DeepSeek-R1 under the MIT license, so that people with strong computers can run them on machines of their own.

**A first try.** Take a puzzle whose solution you know, switch the thinking on and read the reasoning line by line. Where does it assume something? Where does it check itself? Then change one number and see whether it still gets there.

It suits calculations with several steps, logic, plans with many conditions, and code.

**Limits to know.** A long argument can still end in a wrong result, and the reasoning shown need not be a full account of how the answer came about. On political subjects that are sensitive in China, answers may be missing or one-sided, so turn to other sources. Reports from 2025 quote the privacy policy as saying that data is stored in the People's Republic of China. Read what it says today, and keep personal matters and business secrets out. Some governments, schools and employers do not allow the service. Look in the terms for the age from which you may use it.`,
  features: [
    {
      title: "Reasoning you can read",
      description:
        "Before the answer you see the steps that led up to it. Use them the way a teacher reads a solution: not to admire the length, but to find the line where a number or an assumption changed.",
      icon: "eye",
    },
    {
      title: "A switch for thinking",
      description:
        "You can turn the thinking on for hard problems and off for simple ones. On means waiting longer and reading more. For a spelling question or a short note, that is time spent for nothing.",
      icon: "sliders",
    },
    {
      title: "Open model files",
      description:
        "Anyone may download published models and run them without the company's chat. That takes powerful hardware and some skill. For clinics or firms with secrets it can matter, because the data then stay in the building.",
      icon: "download",
    },
    {
      title: "Search when you ask for it",
      description:
        "The chat can look things up on the web and show where an answer comes from. Without the search it relies on training, which ends at some date. Switch it on for prices, timetables and news.",
      icon: "search",
    },
    {
      title: "Files as material",
      description:
        "You can upload documents and ask about their contents. Scans, columns and tables may be read in the wrong order, so compare a few values with the page before you go on calculating with them.",
      icon: "book",
    },
    {
      title: "Help with code",
      description:
        "It writes short programs and explains error messages. Ask for comments and for a test with known numbers. Code that runs without an error has not yet shown that it computes the right thing.",
      icon: "code",
    },
  ],
  useCases: [
    {
      title: "A fair share of the heating",
      description:
        "Four people share a house, and one of them moved in halfway through the winter. They list rooms, months and the bill without names. The reasoning makes the quarrel visible: is it fair to count by person or by size of room?",
    },
    {
      title: "Checking an apprentice's sums",
      description:
        "A tiler's apprentice has to order material. She works it out on paper first, then lets the model do it step by step and compares. The results differ by three tiles, because only one of them counted the doorway.",
    },
    {
      title: "A roster with conditions",
      description:
        "A kennel needs weekend shifts for six volunteers. Two cannot come on Sundays, one must not be alone, everybody wants a free weekend a month. With numbered conditions the coordinator can see which one a suggested plan breaks.",
    },
    {
      title: "Finding the gap in an argument",
      description:
        "A debating club lets the model defend a claim and reads its chain of reasons together. Each member marks the weakest link. The following week they do the same with their own speeches, which turns out to be harder.",
    },
  ],
  examples: [
    {
      question:
        "Three friends rent a van for three days and pay 180 dollars. Ana uses it alone on two days; on the third day all three use it. How should they split the cost? Show the steps and name the assumption that matters most.",
      response: `Steps:
1. 180 dollars for three days is 60 dollars a day.
2. Ana alone uses two days: 2 times 60 is 120.
3. The third day is shared by three: 60 divided by 3 is 20 each.
4. Ana pays 120 plus 20, which is 140. The other two pay 20 each.
5. Check: 140 plus 20 plus 20 is 180.

The assumption that matters most: every day is worth the same. If the van was rented for the shared day and kept longer only because that was cheaper, Ana's two days cost less than 120, and the split would be different. Ask what a single day would have cost.

Not included: fuel, which should follow the distance and not the days.`,
    },
    {
      question:
        "Write a short Python program with comments. A room measures 420 by 360 centimeters, the tiles 30 by 60. I want ten percent extra for cutting, rounded up to whole tiles. Check the result by hand in a comment.",
      response: `import math

# All lengths in centimeters, so that there are no decimals to trip over.
room_length = 420
room_width = 360
tile_length = 30
tile_width = 60
extra_percent = 10

room_area = room_length * room_width
tile_area = tile_length * tile_width

# Tiles that cover the floor exactly, before any cutting.
tiles = room_area / tile_area

# Ten percent more, then up to the next whole tile.
to_buy = math.ceil(tiles * (100 + extra_percent) / 100)

print("Without extra:", tiles)
print("To buy:", to_buy)

# By hand: 420 * 360 = 151200 and 30 * 60 = 1800.
# 151200 / 1800 = 84, ten percent of 84 is 8.4, together 92.4, so 93.
# Not considered: doors, niches and tiles sold only by the box.`,
      responseType: "code",
    },
    {
      question:
        "A shop raised a price by 20 percent and later lowered it by 20 percent. My colleague says it is back where it started. Find the faulty step with a price of 50 dollars, and give me one sentence I could say to her.",
      response: `Step by step with 50 dollars:
1. 20 percent of 50 is 10, so the raised price is 60.
2. 20 percent of 60 is 12, so the lowered price is 48.
3. 48 is 2 dollars less than 50.

The faulty step is the silent assumption that "20 percent" is the same amount both times. The first is taken from 50, the second from the larger 60.

A cross-check without a price: 1.20 times 0.80 is 0.96, which is four percent below the start for any amount.

A sentence for your colleague: "The discount is taken from the higher price, so it takes away more than the increase had added."`,
    },
  ],
  challenges: [
    {
      prompt:
        "In the reasoning you find a step that is clearly wrong, yet the final result equals yours. What do you do?",
      answers: [
        {
          text: "Have it worked out again from that step, and compare",
          explanation:
            "Two errors can cancel out by chance. Only a clean run shows whether the result deserves trust.",
        },
        {
          text: "Accept it, since the final result is what counts",
          explanation:
            "With other numbers the same faulty step will lead astray, and you would not notice.",
        },
        {
          text: "Turn the thinking off, since it causes such mistakes",
          explanation: "The mistake would not vanish. You would only stop seeing it.",
        },
      ],
      correctIndex: 0,
    },
    {
      prompt:
        "A dental practice would like to sort its patients' messages with the free chat. What is the right advice?",
      answers: [
        {
          text: "Fine, if somebody deletes the chats every evening",
          explanation:
            "The messages have left the practice by then. Deleting a chat does not call them back.",
        },
        {
          text: "Fine, because the model files are open to everybody",
          explanation:
            "Open files help those who run the model themselves. The web chat still runs on somebody else's computers.",
        },
        {
          text: "No, because patients' data do not belong in that chat",
          explanation:
            "Health data need a tool that the practice may legally use for them. A public chat is not that tool.",
        },
      ],
      correctIndex: 2,
    },
    {
      prompt: "For which of these tasks is the thinking mode worth the wait?",
      answers: [
        {
          text: "Making a short note to a neighbor sound friendlier",
          explanation:
            "Tone needs taste rather than steps. You would wait longer for much the same note.",
        },
        {
          text: "Planning shifts for six people with four conditions",
          explanation:
            "Conditions influence one another, so working through them in order and checking helps.",
        },
        {
          text: "Naming the capital cities of all the neighboring countries",
          explanation: "Known facts need no chain of reasons. An atlas settles them just as fast.",
        },
      ],
      correctIndex: 1,
    },
  ],
  quickTips: [
    "Number your conditions, so that you can say 'condition 3 is broken'.",
    "Ask for a test at the end: put the solution back into the task.",
    "Read the reasoning for assumptions. The word 'presumably' is a good place to stop.",
    "Estimate the result in your head first. A glance then tells you whether the size is right.",
    "Replace real names with letters before you paste a case.",
  ],
};
