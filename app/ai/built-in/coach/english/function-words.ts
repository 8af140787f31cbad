/** Words that hold a sentence together and say nothing about its subject. */
export const functionWords = `
a about above across after again against ago all almost along already also although always am among
an and another any anybody anyone anything are arent around as at away back be became because become
been before behind being below beside besides between beyond both but by came can cannot cant come
comes coming could couldnt did didnt do does doesnt doing done dont down during each either else
enough especially even ever every everybody everyone except few for from front full further get
gets getting given gives go goes going gone got had hadnt has hasnt have havent having he hello her
here hers herself hes hey hi him himself his how however i id if ill im in inside instead into is
isnt it its itself ive just keep keeps kept last least less let lets like likely little made make
makes making many may maybe me meanwhile might mine more most much must my myself near nearly need
needs neither never next no nobody none nor not now of off often oh ok okay on once one ones only
onto or other others ought our ours ourselves out outside over own per perhaps please put quite
rather really right same say says see seem seems shall she shes should shouldnt since so some
somebody someone sometimes soon still such sure take takes than thanks that thats the their theirs
them themselves then there theres these they theyre theyve this those though through thus till to
today together too toward towards try trying tried under unless until unlike up upon us use used
using very via want wanted wants was wasnt way we weare wed well went werent weve what whatever
whats when whenever where wherever whether which whichever while who whoever whole whom whos whose
why will with within without wont would wouldnt yes yet you youd youll your youre yours yourself
yourselves youve been being thank sorry tell told said give gave doin gonna wanna gotta kinda
actually basically anyway um uh uhh umm er hmm lol literally totally pretty dear bit lot lots
`;

/** Words that sound like something but leave the reader guessing. */
export const vagueWords = `
thing things thingy stuff something anything everything whatever somehow somewhere some sort kind
nice nicer nicest good better best great greater amazing awesome cool interesting appropriate proper
properly suitable etc various certain certainly general generally usual usually normal different
special perfect beautiful pretty decent fine okay information info details topic topics idea way
ways weird bad ultimate super high quality world class viral possible possibly ever most duper
excellent outstanding professional optimal effective
`;

/** Short forms and typing habits, by what they stand for. Apostrophes are dropped before. */
export const shorthand: Record<string, string> = {
  u: "you",
  ya: "you",
  ur: "your",
  pls: "please",
  plz: "please",
  pleas: "please",
  bc: "because",
  cuz: "because",
  coz: "because",
  cos: "because",
  becuase: "because",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  tomorow: "tomorrow",
  gimme: "give",
  lemme: "let",
  thx: "thanks",
  ty: "thanks",
  abt: "about",
  ppl: "people",
  msg: "message",
  hw: "homework",
  ive: "ive",
  thru: "through",
  dnt: "dont",
  doesnt: "doesnt",
  wat: "what",
  wut: "what",
  yr: "year",
  yrs: "years",
  mins: "minutes",
  min: "minutes",
  hrs: "hours",
  hr: "hour",
  max: "max",
  colour: "color",
  colours: "colors",
  favourite: "favorite",
  neighbour: "neighbor",
  neighbours: "neighbors",
  neighbourhood: "neighborhood",
  watercolour: "watercolor",
  mum: "mom",
  mums: "moms",
  grey: "gray",
  centre: "center",
  theatre: "theater",
  programme: "program",
  humour: "humor",
};

export const numberWords = `
one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand
dozen half couple
`;

/** Short forms whose apostrophe would make another word of them. */
export const contractions: Record<string, string> = {
  "we're": "weare",
  "it's": "its",
  "what's": "whats",
  "i'll": "i",
  "we'll": "we",
  "we'd": "we",
  "she'll": "she",
  "he'll": "he",
};
