/** Little words by the place they hold in a sentence. */
export const smallWords = {
  /** "How do I", "what should we": the question really asks. */
  auxiliaries: `is are was were do does did can could should would will to much many long may must has have
    if about cant dont doesnt wont isnt arent didnt`,
  /** One of these right behind them makes "what" and "which" part of a statement. */
  subjectPronouns: `i we you he she it they im hes shes its`,
  /** They stand for a question word and its verb. */
  shortQuestions: `whats hows whos wheres whens`,
  wQuestions: `how what why where which who whose whom`,
  timeWords: `when while`,
  yesNoQuestions: `is are am was were do does did can could should would shall may has have had isnt arent dont
    doesnt cant`,
  /** "Do the dishes" is an order, "do you know" a question. */
  orders: `do`,
  orderObjects: `not the it a an your my this that`,
  pointedSubjects: `that this it there`,
  copulas: `is are was were`,
  conditions: `if when whenever`,
  conditionObjects: `the a an it them both one`,
  bareWishes: `need want`,
  and: `and then`,
  orderFollowers: `the a an it them me us both one all each every what why how which where my any some`,
  afterThing: `for of to that about which with in on from between`,
  /** They turn what follows into a limit, where a limit can stand. */
  negations: `no not do dont never only zero nobody`,
  nounNegations: `no only`,
  /** Behind these, "no" tells a fact: "we have no oven". */
  beforeFacts: `is are was has have had theres i we he she it they got`,
  beforeLimits: `please but`,
  beforeOrders: `and then please you that which it must should but`,
  ages: `old olds`,
  /** Before "I" and "we" they make a question of it. */
  asksWith: `can could should do does did would will may must shall am are have cant dont wont didnt isnt`,
  joins: `and but because since as so that when where if while who which though although`,
  beforeRequirements: `no not max maximum only please under about at avoid without so`,
  /** They point at a text that exists. */
  demonstratives: `this these that those following below above attached`,
  below: `below following underneath`,
  closePointers: `this these`,
  colonPointers: `this these those that following below it my`,
  blockPointers: `this these following below my the`,
  owners: `my the our her his`,
  pointers: `my this these the that his her our`,
  afterPointer: `for into to in so is as more sound please and out better by`,
  furtherDetail: `of about from for in on by between`,
  phraseOpeners: `a an the you`,
  the: `the`,
  me: `me us i we`,
  plans: `plan schedule budget rota roster calendar itinerary trip timetable routine workout diet`,
  labelOpeners: `here heres here's this these my the our below and original for`,
  afterLabelNoun: `is are was were says from of in below so`,
  /** Headings of a prompt written in sections: "Audience: parents". */
  readerLabels: `audience reader readers target`,
  toneLabels: `tone style voice mood`,
  formatLabels: `format output layout structure`,
  contextLabels: `context background situation about`,
  reasonLabels: `goal purpose aim reason why objective`,
  includeLabels: `requirements must include constraints rules mention points topics`,
  excludeLabels: `avoid exclude dont not no`,
  lengthLabels: `length size`,
  roleLabels: `role persona`,
  afterMarks: `please now thanks and or because`,
  /** With "as a" they may name a form as well as a person: "answer as a list". */
  answerVerbs: `speak answer write talk respond reply explain`,
  /** Whoever is cared for is not whom a text is written for. */
  caring: `care cares caring cared`,
  /** "Give me": the answer is for whoever asks. */
  toSelf: `me us`,
  addressed: `you`,
  roughSizes: `short long some few many`,
};
