import type { Guide } from "./guide";

export const grok: Guide = {
  id: 4,
  name: "Grok",
  description:
    "An assistant that can search recent posts on X as well as the web. It answers questions, drafts texts and sums up what people are saying right now. That makes it quick with news, and it makes checking all the more important.",
  company: "SpaceXAI (formerly xAI)",
  website: "https://grok.com",
  color: "slate",
  checkedOn: "2026-11-20",
  sources: [
    {
      title: "xAI documentation: what Grok is and where it is offered",
      url: "https://docs.x.ai/developers/introduction",
    },
    {
      title: "xAI documentation: a Grok model of SpaceXAI, with its abilities",
      url: "https://docs.x.ai/developers/grok-4-6",
    },
    {
      title: "xAI documentation: searching the web and X",
      url: "https://docs.x.ai/docs/guides/tools/search-tools",
    },
    {
      title: "Korea JoongAng Daily (Reuters): SpaceX acquires xAI",
      url: "https://koreajoongangdaily.joins.com/news/2026-02-03/business/tech/Musks-SpaceX-acquires-xAI/2514678",
      published: "2026-02-03",
    },
    {
      title: "ConductAtlas: age and consent in the xAI terms",
      url: "https://conductatlas.com/platform/xai/xai-terms-of-service/minimum-age-requirement-and-parental-consent/",
    },
  ],
  overview: `Grok was built by the company xAI. In February 2026 SpaceX announced that it had bought xAI, and the maker's pages now use the name SpaceXAI. You can use Grok at grok.com, in its own apps for phones, and inside the social network X, where it does less than elsewhere.

Its special ability is searching posts on X in addition to web pages. Ask what people report about a storm, a concert or a new rule, and it can look up posts from the last hours. A post tells you what somebody says, though, and not what has been established. Rumors, jokes and advertising are among them.

**How to start.** Open grok.com or the app, ask a question with a place and a time in it, and open the sources that are shown. Some use is free within limits. Paid plans are sold by Grok's maker and by X, so read which one you are buying.

**Suited to** following an event, comparing reactions, tracing a claim to its first source, and the everyday writing that any assistant can do.

**Handle with care.** It may mix up people with similar names, repeat a false post, or present a loud opinion as a common one. Some features can produce content meant for adults. What you type may serve to train models, so look at the data settings of Grok and, if you use it there, of X. The terms ask for a minimum age and, for teenagers, a parent's permission; read them together first.`,
  features: [
    {
      title: "Searches posts on X",
      description:
        "While it answers, Grok can look for keywords, people and whole threads on X. You learn what is being said today. Ask for the posts themselves, with author and time, and read those instead of the summary alone.",
      icon: "search",
    },
    {
      title: "Searches the web",
      description:
        "For questions with a lasting answer, web pages usually serve better than posts. Ask it to leave X aside, to prefer official pages or a newspaper you trust, and to list each address it relied on.",
      icon: "link",
    },
    {
      title: "Explains a discussion",
      description:
        "Long threads are hard to follow when you come in late. Ask who claims what, where the disagreement lies, and which replies bring evidence rather than volume. Then read two or three of them yourself.",
      icon: "chat",
    },
    {
      title: "Several ways in",
      description:
        "There is a website, an app and the version built into X. They differ in what they can do and in how they are paid for. If a button from a tutorial is missing, check which of them you have open.",
      icon: "share",
    },
    {
      title: "Looks at pictures",
      description:
        "You can show it a screenshot, a chart or a sign in another language and ask what it says. That does not prove that a picture is genuine, nor when or where it was taken.",
      icon: "eye",
    },
    {
      title: "Data controls",
      description:
        "With an account you can decide in the settings whether your conversations may be used for training. Inside X, a second set of settings applies. Look at both before you type anything personal.",
      icon: "lock",
    },
  ],
  useCases: [
    {
      title: "Is the bridge open?",
      description:
        "A delivery driver hears that a bridge is closed after a storm. She asks for posts about it from the last two hours, with times. Two drivers report it open. She still opens the page of the road authority, because that is who decides.",
    },
    {
      title: "Where a claim comes from",
      description:
        "A grandfather sees a shocking number about pensions. He asks for the earliest post that contains it and for any official figure. The trail ends at an account that makes jokes, and he does not pass the number on.",
    },
    {
      title: "Voices on a local plan",
      description:
        "A member of a parents' council wants to know how people talk about new school hours. She asks for the most common arguments on each side, with one post for every argument, and keeps in mind that only some people post.",
    },
    {
      title: "A post for the club",
      description:
        "The secretary of a chess club needs a short post about the spring tournament. He gives the date, the place and the fee, picks one of three versions and tones it down, because it came out cheekier than the club is.",
    },
  ],
  examples: [
    {
      question:
        "Search X and the web for power cuts in the harbor district since this morning. List first what the utility or the city has confirmed, then what only residents report, each with time and source. Say where you found nothing.",
      response: `Confirmed by the utility (its outage page, 9:40 am): a fault in a substation affects the streets north of the quay. Repair is expected by noon.

Confirmed by the city: nothing found on its website or its account.

Reported by residents only:
- 8:15 am, two posts: no power on the east side of the market.
- 8:50 am, one post with a photo: traffic lights are out. The photo shows no date.
- 9:55 am, one post: power is back in one street.

Not found: anything about schools or buses.

Two cautions. The posts about the market may describe a different outage. And noon is the utility's estimate, so look at its page again before you rely on it.`,
    },
    {
      question:
        "A post says: 'Scientists confirm that people who drink coffee live ten years longer.' What would I have to find to believe it, and what should make me doubt it? Do not tell me whether it is true.",
      response: `To believe it, you would need:
- the study itself, with title, journal and year, and who paid for it;
- what was compared: coffee drinkers with whom, and for how long;
- the size of the difference, and for which people;
- whether income, smoking and the like were taken into account;
- a second study by other people with a similar result.

Reasons for doubt:
- "Scientists confirm" without a single name;
- a large, round number;
- "live longer" where a study may only have found that two things occur together;
- an account that sells coffee or lives on excitement.

Begin with the name of the study. If nobody in the thread can give one, the claim stays unproven for now.`,
    },
    {
      question:
        "Write three versions of a post for our repair workshop, each under 200 characters: Saturday 10 am to 1 pm, community center, bring broken lamps, toys and clothes, free of charge, donations welcome. One sober, one warm, one playful.",
      response: `Sober: "Repair workshop this Saturday, 10 am to 1 pm, at the community center. Bring lamps, toys or clothes in need of repair. Free of charge, donations welcome."

Warm: "Do not throw it away yet. On Saturday from 10 to 1 we will mend lamps, toys and clothes with you at the community center. It costs nothing; a donation is welcome."

Playful: "Wobbly lamp? Teddy with one ear? Coat without a button? Our tools are ready on Saturday, 10 to 1, at the community center. Free. Donations make us smile."

All three assume "this Saturday". Add the date if people may read the post later, and name the center if your town has more than one.`,
    },
  ],
  challenges: [
    {
      prompt:
        "Grok sums up that 'everyone on X' is against the new swimming pool. What do you know now?",
      answers: [
        {
          text: "Most of the people in your town are against the pool",
          explanation:
            "People who post are not a picture of the town. Many residents never write there at all.",
        },
        {
          text: "Opponents of the pool have organized a campaign",
          explanation: "That may or may not be so. The summary gives you no evidence for it.",
        },
        {
          text: "Some people who post on X have written against it",
          explanation:
            "That is all the posts can show. For the town's opinion you would need a survey or a vote.",
        },
      ],
      correctIndex: 2,
    },
    {
      prompt:
        "You need to know whether the pharmacy on your street is open on the holiday. What is the best way?",
      answers: [
        {
          text: "Ask for recent posts by customers of this pharmacy",
          explanation:
            "Customers may write about last year's holiday or another branch. A post is not a timetable.",
        },
        {
          text: "Look at the pharmacy's own page, or call and ask",
          explanation:
            "Whoever sets the hours knows them best. A search can help you find that page faster.",
        },
        {
          text: "Ask twice and take the answer that comes both times",
          explanation:
            "Two answers can rest on the same outdated page. Repetition does not make it current.",
        },
      ],
      correctIndex: 1,
    },
    {
      prompt:
        "A photo of a flood is being shared, and Grok says that it shows your town. Which step helps most?",
      answers: [
        {
          text: "Find the earliest copy of the photo and where it was taken",
          explanation:
            "Old photos often return with a new story. The first appearance tells you when and where it belongs.",
        },
        {
          text: "Have Grok describe the photo in as much detail as it can",
          explanation:
            "A description repeats what is visible. Houses and water look alike in many places.",
        },
        {
          text: "Count how many accounts have shared it since this morning",
          explanation:
            "Sharing shows that people were moved by it. It says nothing about whether the caption is true.",
        },
      ],
      correctIndex: 0,
    },
  ],
  quickTips: [
    "Put a place and a span of time into the question: 'in the harbor district, since 8 this morning'.",
    "Ask for 'confirmed' and 'reported' in two separate lists. A single list invites mixing.",
    "Open at least one source per claim, and read its date before its text.",
    "For medicine, law and money, tell it to use official pages and leave posts out.",
    "Wait ten minutes before you share something that makes you angry. Then check it.",
  ],
};
