import type { Exercise, Slot } from "./exercise";
import { lengths } from "./length-words";

const layout: Slot["any"] = [
  "list",
  "lists",
  "numbered",
  "bullet",
  "bullets",
  "bullet points",
  "table",
  "columns",
  "two columns",
  "side by side",
  "headings",
];

export const grokExercises: readonly Exercise[] = [
  {
    id: 41,
    toolId: 4,
    order: 1,
    title: "Find out what is going on in town",
    instructions:
      "A storm went over your town in the night, and you have to catch the number 4 bus from Mill Street to the hospital at eight. Ask an assistant that searches the web and posts whether you can count on it. Say which moment matters, whose word weighs most, what you want to see beside each finding, and what to do if the search comes back empty.",
    examplePrompt:
      "Is the number 4 bus from Mill Street to the hospital running this morning after the storm?",
    difficulty: "beginner",
    passMark: 45,
    skills: ["what-a-model-knows", "check-sources"],
    slots: [
      {
        id: "question",
        label: "Question",
        why: "A search for 'storm' brings everything; a question brings your bus.",
        any: [
          /\b(?:bus|buses|line|route|number 4|no\.? ?4)\b[^.?!\n]{0,70}\b(?:runs?|running|operat\w+|cancel\w*|delay\w*|late|on time|on schedule|detours?|diverted|leaves?|leaving|goes|going|drives?|driving|works?|working|departs?|come|comes|coming|stops?|affected|normal|normally|usual|service|suspended)\b/i,
          /\b(?:runs?|running|cancel\w*|delay\w*|detours?|diverted|affected|status|service|changes?|disruptions?)\b[^.?!\n]{0,40}\b(?:bus|buses|line|route|number 4|the 4)\b/i,
          /\bthe 4 (?:\w+ )?(?:run|runs|running|go|goes|going|on time|late|cancel\w*)\b/i,
          /\b(?:can|should|could) (?:i|we) (?:still )?(?:take|catch|get|use|count on|rely on)\b/i,
        ],
        ask: "What exactly do you want to know about the bus?",
      },
      {
        id: "place",
        label: "Place",
        why: "Many towns have a number 4 bus, and some of them had a storm.",
        any: [
          "mill street",
          "mill st",
          "hospital",
          /\[(?:my|our|your|the|name of)?[^\]\n]{0,20}(?:town|city|village|place)[^\]\n]{0,20}\]/i,
          /\b(?:in|near|around) (?:the )?(?:town|city|village) of\b/i,
        ],
        ask: "From where to where?",
      },
      {
        id: "time",
        label: "Time",
        why: "Yesterday's news about a bus is worth nothing at eight today.",
        any: [
          /\b(?:today|tonight|tomorrow|currently|right now|at the moment|this (?:morning|hour)|at present)\b/i,
          /\bsince (?:\d|last|this|mid|five|six|seven|yesterday|the storm|dawn)/i,
          /\b(?:last|past|previous) (?:\d+|two|three|four|six|twelve|few|hour|night|24)\b/i,
          /\b(?:after|before|around|by|from|at) (?:\d{1,2}(?:[:.]\d\d)? ?(?:am|a\.m\.|o'?clock)?\b|(?:five|six|seven|eight) (?:am|o'?clock|this|today|in the morning))/i,
          /\b(?:latest|newest|most recent|last update|up to date|no older than|not older than)\b/i,
        ],
        ask: "Which hours should the answer be about?",
      },
      {
        id: "authority",
        label: "Whose word counts",
        why: "The people who run the bus know more than somebody who waited for it.",
        any: [
          "official",
          "officially",
          "bus company",
          "bus operator",
          "operator",
          "transit agency",
          "transit authority",
          "transport authority",
          "transport company",
          "transit company",
          "city website",
          "town website",
          "city council",
          "town council",
          "city hall",
          "town hall",
          "authorities",
          "authority",
          "police",
          "fire department",
          "local newspaper",
          "local radio",
          "timetable page",
          /\b(?:city|town|council|operator|company|hospital)(?:'s)? (?:own )?(?:page|site|website|notice|account)\b/i,
          /\bwhat the (?:city|town|council|company|operator|driver)\b/i,
        ],
        ask: "Whose word should come first?",
      },
      {
        id: "evidence",
        label: "Proof",
        why: "With a time and a link you can look for yourself in ten seconds.",
        any: [
          "link",
          "links",
          "source",
          "sources",
          "timestamp",
          "timestamps",
          "time stamp",
          "time stamps",
          /\b(?:time|hour|date|name|author)s? (?:of|for) (?:each|every|the) (?:post|report|message|page|finding|source|item|answer)/i,
          /\b(?:when|who) (?:it was |they were |it |each was )?(?:posted|published|wrote|written|said|reported|updated)\b/i,
          /\bwith (?:the |its |their )?(?:time|times|date)\b/i,
          /\bwhen (?:was|were|did)\b[^.?!\n]{0,20}\b(?:posted|post|published|write|written|say|said|reported|updated)\b/i,
          /\b(?:include|add|give|show|name|note|state|mention)\b[^.?!\n]{0,25}\b(?:times?|dates?|hour|address)\b/i,
        ],
        ask: "What should stand beside each finding so that you can look it up?",
      },
      {
        id: "nothing",
        label: "Nothing found",
        why: "An assistant that may say 'nothing found' has less reason to guess.",
        any: [
          /\b(?:say|tell|write|admit|state|let me know|mention|report)\b[^.?!\n]{0,30}\b(?:nothing|not find|found no|none|don't know|do not know|can't find|cannot find|can not find|couldn't find|could not find|unsure|not sure|unconfirmed|unclear|no (?:information|news|reports?|results?|posts?|sources?|confirmation|notice|answer))\b/i,
          /\bif (?:there (?:is|are) (?:nothing|no\b|none)|you (?:find nothing|found nothing|can't|cannot|can not|don't|do not|are not|aren't|are unsure)|nothing|no one|nobody)/i,
          /\b(?:don't|dont|do not|never|no|without|instead of) (?:guess|guesses|guessing|invent|inventing|make it up|making it up|speculate|speculation)\b/i,
          "not found",
          "nothing found",
          /\b(?:if|when|where) (?:you )?(?:find|found) (?:nothing|no|none)\b/i,
          /\bmak(?:e|ing) (?:anything|things|stuff|it|facts) up\b/i,
        ],
        ask: "What should it do when it finds no answer?",
      },
    ],
    response: {
      kind: "ladder",
      steps: [
        {
          needs: [],
          text: `After a storm, public transportation is often disrupted. Fallen trees can block roads, power cuts can stop trains, and services may start later than usual. Things tend to return to normal in the course of the day, although this depends on how much damage there is.

It is a good idea to leave home earlier, to wear suitable clothing and to have a second way of getting where you need to go. You may find updates in local media and on social networks, where many people share what they see. Please be careful near trees and power lines. I hope that everybody in your area is safe.

Is there a certain region or a kind of transportation that you are interested in?`,
        },
        {
          needs: ["question", "place"],
          text: `It seems that the number 4 bus from Mill Street to the hospital is running, with some changes.

People write that there is a tree across Mill Street and that the bus goes around it. Others say that it runs as usual, and somebody waited for it in vain. Most posts suggest that you can get to the hospital by bus, perhaps with a delay. You may want to leave a little earlier.

Some of these posts could be about an earlier storm, and there may be a number 4 bus in other towns, too. I looked for posts with the name of the street and the number of the line, but I did not sort them by time or by who wrote them.`,
        },
        {
          needs: ["question", "place", "time", "authority"],
          text: `**For this morning, from the people who run the bus:** the operator's notice says that line 4 runs with a detour. The stop on Mill Street is not served until further notice, and passengers are asked to use the stop at the market instead.

**From residents, this morning:** one person writes that a tree lies across Mill Street beside the bakery. Another got on at the market and reached the hospital about ten minutes late.

So the bus seems to run, but probably not from your stop. I would walk to the market and be there ten minutes early. I have not named the exact time of each report here, so please open the operator's notice before you leave the house. It may have changed in the meantime.`,
        },
        {
          needs: ["question", "place", "time", "authority", "evidence", "nothing"],
          text: `**Confirmed by the operator** (its notice page, updated 6:40 today, [link]): line 4 runs with a detour. The stop on Mill Street is closed until further notice; use the stop at the market.

**Confirmed by the town** (its website, 6:15 today, [link]): Mill Street is blocked by a tree beside the bakery.

**Only reported by residents**
- 6:55, one post with a photo, [link]: the tree is still there.
- 7:10, one post, [link]: got on at the market, about ten minutes late.

**Nothing found:** whether the bus at eight is on time, and when Mill Street will open again. I will not guess at either.

So plan with the stop at the market and some delay. Open the operator's notice before you leave, because 6:40 is a while ago.`,
        },
      ],
    },
  },
  {
    id: 42,
    toolId: 4,
    order: 2,
    title: "Write a post for a club evening",
    instructions:
      "Your chess club opens its doors on Friday at 6 pm in the library; entry is free, and boards are there. Ask for a post that you can publish as it is. Decide whom it should draw in, how it should sound, how much people will read, what they should do next, and what you do not want to see in it.",
    examplePrompt:
      "Write a post of about 60 words for the open evening of our chess club: Friday at 6 pm in the library, free, boards are there. Make it friendly.",
    difficulty: "beginner",
    passMark: 45,
    skills: ["say-who-it-is-for", "set-requirements"],
    slots: [
      {
        id: "event",
        label: "Event",
        why: "Nobody comes if the day or the place is missing.",
        any: [
          /\b(?:friday|fri|6 ?(?:pm|p\.m\.|o'clock)|18:00)\b[\s\S]{0,250}?\b(?:library)\b/i,
          /\b(?:library)\b[\s\S]{0,250}?\b(?:friday|fri|6 ?(?:pm|p\.m\.|o'clock)|18:00)\b/i,
        ],
        ask: "What happens, when and where?",
      },
      {
        id: "reader",
        label: "Reader",
        why: "A post for people who never played must not sound like one for masters.",
        any: [
          "beginner",
          "beginners",
          "newcomers",
          "families",
          "family",
          "parents",
          "kids",
          "children",
          "teens",
          "teenagers",
          "students",
          "pupils",
          "young people",
          "older people",
          "seniors",
          "retired",
          "retirees",
          "neighbors",
          "neighbours",
          "locals",
          "all ages",
          "adults",
          "anyone who",
          "anybody who",
          "everyone who",
          "never played",
          "no experience",
          "players",
          "non players",
          "grandparents",
          /\bpeople (?:who|from|that|with|between|over|under|in|new)\b/i,
          /\bfor (?:everyone|everybody)\b/i,
          "pensioners",
          "young and old",
        ],
        ask: "Who should feel invited?",
      },
      {
        id: "tone",
        label: "Tone",
        why: "The post is the first thing strangers learn about your club.",
        any: [
          "tone",
          "friendly",
          "warm",
          "welcoming",
          "inviting",
          "relaxed",
          "casual",
          "cheerful",
          "funny",
          "humorous",
          "witty",
          "cheeky",
          "playful",
          "light hearted",
          "a wink",
          "calm",
          "plain",
          "simple",
          "modest",
          "down to earth",
          "serious",
          "formal",
          "informal",
          "lively",
          "upbeat",
          "encouraging",
          "not pushy",
          /\bsounds? (?:like|as if)\b/i,
          "easygoing",
        ],
        ask: "How should it sound?",
      },
      {
        id: "length",
        label: "Length",
        why: "People decide in a few seconds whether they read on.",
        any: lengths,
        ask: "How long may it be?",
      },
      {
        id: "action",
        label: "Next step",
        why: "Readers who must work out what to do mostly do nothing.",
        any: [
          /\b(?:bring|bringing|invite|tell|tag) (?:along )?(?:a |your |one |their )?(?:friends?|neighbou?rs?|family|kids?|partner|grandparents?|someone|somebody)\b/i,
          /\b(?:drop in|drop by|come along|come by|stop by|walk in|turn up|show up|just come|sign up|register|rsvp|reserve|message us|send us|write to us|reply|comment)\b/i,
          /\b(?:end|ends|ending|finish|close)(?: it| the post)? (?:with|by|on)\b/i,
          /\b(?:ask|invite|encourage|get|tell) (?:them|people|readers?|everyone) to\b/i,
          "call to action",
          "no registration",
          "no sign up",
          "without registration",
          /\bcome and\b/i,
        ],
        ask: "What should readers do when they have read it?",
      },
      {
        id: "avoid",
        label: "Not wanted",
        why: "Hashtags and loud words come by themselves if you do not rule them out.",
        any: [
          /\b(?:no|not|nothing|without|avoid|don't|dont|do not|never|leave out|skip|zero|at most one|only one|max one)(?: [\w'-]+){0,4} (?:hashtags?|emojis?|exclamation|capitals|caps|slang|jargon|clich[eé]\w*|puns?|buzzwords?|hype|superlatives?|rhymes?|questions?|jokes?|advertising|ads?|grandmasters?|chess terms|promises|cringe|invent\w*|made up|make up|links?)\b/i,
        ],
        ask: "What do you not want in the post?",
      },
    ],
    response: {
      kind: "ladder",
      steps: [
        {
          needs: [],
          text: `Here is an idea for a post:

> Save the date. Our club invites you to a great evening for young and old. Meet interesting people, discover a fascinating hobby and enjoy a wonderful time in a pleasant atmosphere. There is something for everybody. We look forward to seeing you. #club #community #fun #event #evening

Posts with a question at the beginning, a picture and several hashtags often draw more attention. You can publish the post a week before the event and repeat it on the day before. Add the date, the time and the place where they fit. If you like, I can suggest a picture or write versions for other networks.`,
        },
        {
          needs: ["event"],
          text: `Here is a post with the facts of your evening:

> Chess fans, take note. On Friday at 6 pm our club opens its doors in the library. Whether you love the Sicilian Defense or prefer the quiet of a rook endgame, you will find worthy opponents here. Entry is free, and boards are there. Dive into the royal game and show what you can do. #chess #chessclub #checkmate #library

I wrote it for people who already play, since the post did not have to suit anybody in particular. Day, time, place and the free entry are in it. The hashtags and the chess terms are my own choice and can go.`,
        },
        {
          needs: ["event", "tone", "length"],
          text: `Here is a friendly post:

> How about a game on Friday? Our chess club opens its doors at 6 pm in the library. Boards and pieces are there, and entry is free. You will find people to play with, a warm room and time for a chat between two games. #chess #library

It is short enough to be read in one go, and all the facts are in it. I left open whom it is for: somebody who has never played may not be sure whether they are meant. It also ends without telling the reader what to do, and you may not want the hashtags. Tell me, and I will change both.`,
        },
        {
          needs: ["event", "reader", "tone", "length", "action", "avoid"],
          text: `Here is your post:

> Never played chess, or not since school? Then Friday is for you. From 6 pm our club opens its doors in the library: free entry, boards on every table, and somebody beside you who explains the moves. Nobody keeps score. Drop in for half an hour or stay all evening, and bring a friend.

It speaks to people who are new to the game, sounds relaxed, has no hashtags, emojis or chess terms, and ends with one thing to do.

Two points to check before you publish it: will somebody from the club really be free to explain the moves, and does the library stay open long enough for "all evening"? If not, I would take those words out.`,
        },
      ],
    },
  },
  {
    id: 43,
    toolId: 4,
    order: 3,
    title: "Check a message before you pass it on",
    instructions:
      "Somebody puts this into your family chat: 'From Monday all cash machines in the country will be switched off for a week. Take out money now. A bank manager told my cousin.' Ask an assistant that can search to look into it. Say what you want found out about it, whose statement would settle the matter, how it should deal with doubt, how the answer should look, and what you need it for.",
    examplePrompt:
      "Is this true? 'From Monday all cash machines in the country will be switched off for a week. Take out money now. A bank manager told my cousin.' Find out who posted it first and answer in three sentences.",
    difficulty: "intermediate",
    passMark: 55,
    skills: ["spot-fakes", "check-sources"],
    slots: [
      {
        id: "message",
        label: "The message",
        why: "The exact words can be searched for; a retelling cannot.",
        any: [
          /\b(?:cash ?(?:machines?|points?|dispensers?)|atms?)\b[\s\S]{0,250}?\b(?:monday|switched off|turned off|shut down|for a week|cousin)\b/i,
          /\b(?:monday|switched off|turned off|shut down|for a week|cousin)\b[\s\S]{0,250}?\b(?:cash ?(?:machines?|points?|dispensers?)|atms?)\b/i,
        ],
        ask: "What does the message say, word for word?",
      },
      {
        id: "origin",
        label: "Origin",
        why: "A message that cannot be followed back to a person who was there is hearsay.",
        any: [
          "origin",
          "original",
          "originally",
          "originated",
          "earliest",
          "first post",
          "first posted",
          "posted first",
          "first appeared",
          "first seen",
          "trace",
          "traced",
          "older versions",
          "older version",
          "earlier versions",
          "appeared before",
          "seen before",
          "going around",
          "chain message",
          "same wording",
          "same text",
          "similar messages",
          /\bwhere (?:does |did )?(?:it|this|that|the [\w ]{3,20})(?: message| text| claim| rumou?r)? (?:comes?|came|starts?|started|appeared|is from)\b/i,
          /\b(?:who|where|when)(?: it| this| was it| has)? (?:started|began|begun|posted|published|wrote|spread)\b/i,
          "how old",
          "first time",
          "hoax",
          /\bfirst (?:show|shows|showed|turn|turned|came|come) up\b/i,
          "been around",
          "gone around",
          "who is behind",
          "who s behind",
          "behind it",
        ],
        ask: "Where does it come from, and how old is it?",
      },
      {
        id: "authority",
        label: "Who would know",
        why: "For every claim there is somebody who must know, and often a page of theirs.",
        any: [
          "central bank",
          "national bank",
          "federal reserve",
          "banking association",
          "bankers association",
          "banks themselves",
          "the banks",
          "my bank",
          "real banks",
          "bank websites",
          "websites of banks",
          "official",
          "officially",
          "officials",
          "government",
          "ministry",
          "regulator",
          "authorities",
          "authority",
          "police",
          "consumer protection",
          "consumer advice",
          "news agency",
          "news agencies",
          "newspaper",
          "newspapers",
          "serious media",
          "reliable",
          "trustworthy",
          "trusted",
          "reputable",
          "fact check",
          "fact checks",
          "fact checker",
          "fact checkers",
          "news",
          /\b(?:any|a|other|real|your|our) banks?\b(?! manager)/i,
        ],
        ask: "Whose statement would settle it?",
      },
      {
        id: "certainty",
        label: "Certainty",
        why: "'False', 'not confirmed' and 'nothing found' are three answers.",
        any: [
          "confirmed",
          "unconfirmed",
          "not confirmed",
          "proven",
          "unproven",
          "established",
          "uncertain",
          "confident",
          "confidence",
          "unclear",
          "not sure",
          "unsure",
          "separate",
          "separately",
          "what is known",
          "what is not known",
          "nothing found",
          "found nothing",
          "find nothing",
          "can't find",
          "cannot find",
          "no evidence",
          "fact from",
          "facts from",
          /\b(?:don't|dont|do not|never|no|without|instead of) (?:guess|guesses|guessing|invent|inventing|speculate|speculation|speculating)\b/i,
          /\bhow (?:sure|certain|likely|reliable)\b/i,
          /\bif you (?:don't|do not|can't|cannot) (?:know|find|tell|confirm)\b/i,
          "rumor",
          "rumors",
          "rumour",
          "rumours",
          /\b(?:what|where) you (?:don't|do not|can't|cannot|are not|aren't)\b/i,
        ],
        ask: "How should it mark what is known and what is not?",
      },
      {
        id: "shape",
        label: "Shape",
        why: "You will read it on a phone while others are already replying.",
        any: [
          ...layout,
          ...lengths,
          "verdict first",
          "first line",
          "one line each",
          "in a nutshell",
          "true or false",
          "yes or no",
        ],
        ask: "How should the answer look?",
      },
      {
        id: "purpose",
        label: "Purpose",
        why: "An answer for your aunt has to be kinder than one for yourself.",
        any: [
          /\b(?:so|so that|because|since) (?:i|we) (?:can|know|could|want|need|would like|have to|must)\b/i,
          /\b(?:i|we) (?:want|need|would like|'d like|plan|have) to (?:answer|reply|tell|calm|reassure|warn|decide|write|explain|show|send|post|stop|share)\b/i,
          /\b(?:answer|reply|respond|calm|reassure|warn|tell|explain|show|send|write|post|for)(?: it| this| that| something| back| down)?(?: to| in| for)? (?:my |our |the )(?:aunt|uncle|mother|father|mom|mum|dad|parents|grandmother|grandfather|grandma|grandpa|family|chat|relatives|group|sister|brother|cousin|others)\b/i,
          /\b(?:draft|suggest|write|add|give me|propose)\b[^.?!\n]{0,40}\b(?:reply|answer|message|response|text|note|sentences?)\b[^.?!\n]{0,40}\b(?:chat|family|aunt|uncle|group|send|post|them|relatives)\b/i,
          /\b(?:reply|answer|message|text|note|sentences?|something)(?: [\w'-]+){0,4} (?:i|we) (?:can|could|may|might) (?:send|post|paste|share|forward|give|use)\b/i,
          /\bbefore (?:i|we|anyone|anybody|they)\b/i,
          "so that",
          /\bbecause (?:my|our|the)\b/i,
          /\bto stop (?:the|this|my|them|people)\b/i,
        ],
        ask: "What will you do with the answer?",
      },
    ],
    response: {
      kind: "ladder",
      steps: [
        {
          needs: [],
          text: `There are many false reports online. They often play on fear or anger, because messages that upset people are passed on quickly. Typical signs are capital letters, spelling mistakes, missing sources and calls to share something at once. Pictures may be old or changed, and names of well-known institutions may be misused.

To protect yourself, read the whole message, look at who sent it and search for the topic in several media. Fact-checking sites collect many of the rumors that are going around. If you are not sure, it is better not to forward a message.

In general it is hard to say whether a message is true without knowing what it says. Would you like some tips on how to recognize false reports?`,
        },
        {
          needs: ["message"],
          text: `This message is probably false. I found no reliable report that cash machines across a whole country will be switched off for a week.

It has several marks of a chain message. The source is somebody's cousin and a manager without a name. It does not say which Monday or which country. It puts you under pressure to act now, and such pressure leaves no time to think. Maintenance of cash machines does happen, but as a rule it concerns single machines or one bank for some hours.

I would not share it. If you are worried, you can look at the website of your bank. Banks may have announced something that my search did not reach, so I cannot rule it out completely.`,
        },
        {
          needs: ["message", "origin", "authority"],
          text: `**Where it comes from:** I found the same wording in many posts, some of them older and about other countries. The Monday and the cousin stay the same. I could not find anybody who says that they spoke to the manager themselves, and no first post with a name that can be checked.

**What those responsible say:** I found no announcement by a central bank, a banking association or a single bank. A measure of this size would have to be announced to customers, and newspapers would report on it. I found nothing of the kind there, either.

So it is a chain message that has gone around for some time. It would be wise to look at the website of your own bank, too, because I have not searched every bank's notices one by one.`,
        },
        {
          needs: ["message", "origin", "authority", "certainty", "shape", "purpose"],
          text: `**In short: not confirmed, and it looks like a chain message.**

- **Established:** the same text appears in older posts, also about other countries. Only the sender changes.
- **Not found:** any notice by the central bank, the banking association or a bank, or a report in a newspaper. Something this large would be announced.
- **Cannot be known:** whether a manager ever said it. There is no name, no bank and no date.
- **How sure:** very sure that it is passed around without a source. A search cannot prove that nothing at all is planned, so look at your own bank's page.

**A reply for the chat:** "I looked this up. The same message has gone around before, and neither the central bank nor any bank says anything of the kind. I would not pass it on. Whoever is worried can look at their bank's website."`,
        },
      ],
    },
  },
  {
    id: 44,
    toolId: 4,
    order: 4,
    title: "Hear all sides of a local plan",
    instructions:
      "Your town plans to close Market Street to cars, and people argue about it loudly. Ask for an overview that you could show to friends and foes of the plan. Say where the assistant should look, how much you want for and against and in what form, who is easily forgotten, how it should treat what people claim, and how it must be worded so that nobody feels pushed.",
    examplePrompt:
      "Our town wants to close Market Street to cars. Make a table with three arguments for each side, taken from posts and from the council's website.",
    difficulty: "advanced",
    passMark: 65,
    skills: ["notice-bias", "check-sources", "choose-the-shape"],
    slots: [
      {
        id: "plan",
        label: "The plan",
        why: "Arguments about traffic in general do not help with one street.",
        any: [
          /\b(?:market (?:street|st))\b[\s\S]{0,250}?\b(?:cars?|car-free|traffic|close|closed|closing|closure|pedestrian\w*)\b/i,
          /\b(?:cars?|car-free|traffic|close|closed|closing|closure|pedestrian\w*)\b[\s\S]{0,250}?\b(?:market (?:street|st))\b/i,
        ],
        ask: "What is planned, and where?",
      },
      {
        id: "where",
        label: "Where to look",
        why: "Posts show the loudest voices, minutes show what is really planned.",
        any: [
          "posts",
          "comments",
          "council",
          "town hall",
          "city hall",
          "minutes",
          "newspaper",
          "newspapers",
          "local paper",
          "local press",
          "local news",
          "website",
          "websites",
          "official documents",
          "official pages",
          "hearing",
          "petition",
          "petitions",
          "letters to the editor",
          "surveys",
          "survey",
          "social media",
          "facebook",
          "forum",
          "forums",
          "news",
          "articles",
          "online",
          "the web",
          "search x",
          "on x",
        ],
        ask: "Where should it look besides the loudest posts?",
      },
      {
        id: "count",
        label: "How much",
        why: "The same number on both sides is a first step to fairness.",
        any: [
          /\b(?:\d+|one|two|three|four|five|six|seven|eight|ten)(?: [\w'-]+){0,2} (?:arguments?|points?|reasons?|pros|cons|concerns?|positions?|views?|opinions?|bullets?|rows?|sentences?|per side|each|for each|on each|for and)\b/i,
          /\b(?:same|equal) (?:numbers?|amounts?)\b/i,
          /\b(?:as many|equally many)\b/i,
        ],
        ask: "How many arguments do you want from each side?",
      },
      {
        id: "shape",
        label: "Shape",
        why: "Side by side, you can see at once which side was given less.",
        any: [...layout, "row", "rows", "grid", "overview table", "two halves"],
        ask: "In which form can the sides be compared best?",
      },
      {
        id: "missing",
        label: "Quiet voices",
        why: "Many of those who are most affected never write a post.",
        any: [
          "shop owners",
          "shopkeepers",
          "store owners",
          "traders",
          "businesses",
          "residents",
          "delivery",
          "deliveries",
          "drivers",
          "commuters",
          "wheelchair",
          "wheelchairs",
          "wheelchair users",
          "disabled",
          "disabilities",
          "disability",
          "walk badly",
          "older people",
          "elderly",
          "seniors",
          "children",
          "pupils",
          "parents",
          "cyclists",
          "pedestrians",
          "bus passengers",
          "emergency services",
          "ambulance",
          "care services",
          "side streets",
          "neighboring streets",
          "underrepresented",
          /\b(?:don't|dont|do not|doesn't|does not|never|rarely|seldom|who is not|not) (?:post|posting|write online|speak up|heard|get heard|go online|on social|represented)\b/i,
          /\bwh(?:o|ose|ich)(?: [\w'-]+){0,3} (?:missing|unheard|left out|not heard|affected)\b/i,
          /\bmissing (?:voices|groups|views|people)\b/i,
          /\b(?:don't|dont|do not|without|no) (?:use |have |a |the )*(?:internet|cars?|smartphones?)\b/i,
          /\boften (?:forgotten|overlooked|ignored)\b/i,
          "overlooked",
          /\b(?:who|those|people) (?:[a-z]+ )?(?:can't|cannot|can not|aren't|are not|don't|do not) (?:drive|walk|online|vote|post|write|own|have)\b/i,
          /\bnot online\b/i,
        ],
        ask: "Whose view is easily missed?",
      },
      {
        id: "claims",
        label: "Claims",
        why: "A number without a source is still only somebody's number.",
        any: [
          "source",
          "sources",
          "link",
          "links",
          "evidence",
          "proof",
          "proven",
          "unproven",
          "verified",
          "unverified",
          "confirmed",
          "unconfirmed",
          "backed up",
          "documented",
          "opinion",
          "opinions",
          "fact or opinion",
          "only a claim",
          "only claims",
          "mere claims",
          /\b(?:mark|flag|label|check|separate|distinguish)\b[^.?!\n]{0,50}\b(?:claims?|facts?|numbers?|opinions?|figures?|guess\w*|rumou?rs?)\b/i,
          /\bwho (?:said|says|claims|wrote|put forward)\b/i,
          /\b(?:just|only) (?:a )?(?:claim|claimed|claims|rumou?r)\b/i,
        ],
        ask: "How should it treat numbers and claims?",
      },
      {
        id: "neutral",
        label: "Fair wording",
        why: "One loaded word, such as 'car haters', and half of your readers stop reading.",
        any: [
          "neutral",
          "neutrally",
          "neutral words",
          "balanced",
          "unbiased",
          "impartial",
          "impartially",
          "fair",
          "fairly",
          "even handed",
          "same length",
          "equally long",
          "equal length",
          "equal space",
          "equal weight",
          "no loaded words",
          "loaded",
          "objective",
          "objectively",
          "calm words",
          "own best words",
          "in the strongest form",
          "strongest version",
          /\b(?:no|not|without|don't|dont|do not|never|avoid)(?: [\w'-]+){0,3} (?:sides|side with|judg\w*|recommend\w*|verdict|conclusion|taking|winner|emotional|push|insult\w*|mock\w*|persuad\w*|ridicul\w*)\b/i,
          "calm tone",
          /\bwho(?:'s| is) right\b/i,
          /\brecogni[sz]e (?:itself|themselves)\b/i,
          /\b(?:both|each) sides? (?:the same|equally|fairly|alike)\b/i,
        ],
        ask: "How should it be worded so that both sides accept it?",
      },
    ],
    response: {
      kind: "ladder",
      steps: [
        {
          needs: [],
          text: `Plans for traffic in town centers are often discussed with great passion. Supporters usually speak of quality of life, cleaner air and safety. Opponents tend to name business, parking and the freedom to choose how to travel. Both sides have understandable concerns.

Experience from other places is mixed and depends on many things, such as the size of the town, public transportation and how the change is introduced. Trial periods can help people to form an opinion. It is important to involve everybody early and to communicate openly. In the end, a compromise often turns out to be the best way.

Is there a certain measure that you would like to know more about?`,
        },
        {
          needs: ["plan"],
          text: `The plan to close Market Street to cars meets with a lot of approval. Many people look forward to cafes with tables outside, less noise and safer ways for children. They point out that squares without traffic attract visitors and that the air improves.

Some motorists complain that they will no longer be able to park in front of the shops. A few shopkeepers fear for their sales. Such worries are common at the beginning and often fade once people get used to the change.

Overall, the advantages seem to be greater, provided that there is enough parking nearby. I mostly found posts by people who are active online. Those who are against the plan may have written less, or elsewhere.`,
        },
        {
          needs: ["plan", "count", "shape"],
          text: `| For closing Market Street to cars | Against it |
|---|---|
| Children could walk to school more safely. | Customers who come by car may shop elsewhere. |
| There would be room for tables, trees and the weekly market. | Cars would move to the side streets. |
| Less noise and exhaust for those who live there. | Deliveries would become harder. |

These are the arguments that I came across most often. The two sides have the same number of points, so you can compare them at a glance.

The table does not say who put forward which argument or whether it is true. It may also leave out people who seldom write online. And "would" stands in every line, because nobody can know yet.`,
        },
        {
          needs: ["plan", "where", "count", "shape", "missing", "claims", "neutral"],
          text: `| For the plan | Against the plan |
|---|---|
| Safer way to school (parents, posts, [link]; *opinion*) | Fewer customers who come by car (shop owners, letter to the council, [link]; *claim, no figures given*) |
| Room for the weekly market (council minutes, [link]; *documented*) | More traffic in side streets (residents, posts, [link]; *claim, no count yet*) |
| Less noise (residents, posts, [link]; *opinion*) | Harder deliveries (shop owners, letter, [link]; *opinion*) |

**Seldom heard:** people in wheelchairs need level paths, but also a place to be dropped off. Care services need access all day. I found one line about either, in the minutes.

**Not found:** a count of today's traffic, and any figures on sales.

Both columns have three points of similar length, and none is my own. Before you show this to others, ask one person from each side whether they feel fairly described.`,
        },
      ],
    },
  },
];
