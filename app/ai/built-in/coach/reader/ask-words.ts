const set = (words: string) => new Set(words.split(/\s+/));

/** Verbs that open an order. */
export const orders =
  set(`write make give create draft explain tell list plan translate convert calculate
  find fix correct check rewrite shorten summarize sort compare suggest help show draw design generate
  turn quiz ask pretend play compose describe put change recommend choose answer reply reword rephrase
  proofread edit improve polish simplify extract remove add count compute solve build develop prepare
  organise organize arrange brainstorm name define outline critique review analyse analyze rank group
  match merge split combine format clean cut pick rate test grade coach teach train act invent
  continue finish complete expand debug refactor explain round multiply divide estimate work spell
  pronounce look search advise decide weigh argue defend sketch paint illustrate alphabetise alphabetize
  schedule use imagine roast tidy undo print delete drop do redo try keep settle fill swap set
  write/ mark point drill interview correct start let compile identify highlight adapt cook rename
  transcribe unscramble punctuate code script total sum pls need looking`);

/** What may stand before the verb. */
export const openers =
  set(`ok okay so and then now also just but hi hello hey well first next finally right
  yes no please kindly quick quickly again oh hmm um dear alright anyway maybe perhaps only my
  question task actually hmmm to`);

export const questionWords =
  set(`what whats which who whos whose when where wheres why how hows is are was were
  do does did can could should would will shall may am has have isnt arent dont doesnt didnt cant
  whens wheres whyis any anyone wats`);

/** What requests are made of besides: worth recognising where it is misspelt. */
export const requestWords =
  set(`letter message email picture story poem speech summary question questions
  answers difference between example examples sentence sentences paragraph paragraphs words
  minutes hours weeks months people beginner simple simply short friendly polite formal professional
  address address budget recipe schedule timetable interview spelling grammar english language
  meaning table columns formula function script program spreadsheet website error because before
  should would could about please tomorrow yesterday morning afternoon evening weekend birthday
  appointment certificate complaint application apology invitation description instructions
  information permission available different temperature percent percentage calculate calculation
  background watercolor photograph drawing appeal manager landlord council insurance hospital
  doctor medicine prescription neighbor children customer customers colleague received returned
  exactly maximum minimum include including mention beginning favorite suggestion suggestions
  advice compare comparison decision recommendation whether possible something anything nothing`);
