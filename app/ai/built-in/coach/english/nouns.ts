/** What a person may want to hold in the end: one text or thing. */
export const textKinds = `
email mail letter message note card text reply response answer post tweet caption comment article
blog essay report summary speech toast talk presentation story tale poem limerick haiku rhyme verse
song lyrics rap joke riddle slogan tagline motto headline title ad advert advertisement flyer leaflet
poster brochure handout newsletter announcement invitation invite release statement review
testimonial reference biography bio profile resume cv obituary eulogy dialogue dialog conversation
script scene screenplay sketch play monologue recipe menu quiz puzzle crossword worksheet lesson
rubric test exam questions question exercise exercises flashcards game adventure formula function
query program code macro regex class component webpage website page app logo picture image painting
drawing illustration photo photograph watercolor portrait icon banner sticker tattoo pattern wallpaper
video plan itinerary route schedule timetable rota roster calendar budget agenda protocol minutes
checklist guide tutorial manual instructions instruction briefing explanation description definition
comparison overview analysis feedback translation list shortlist names name ideas idea tips tip
suggestions suggestion examples synonyms reasons arguments argument facts fact hashtags hashtag
quote proposal offer invoice receipt contract complaint application petition difference differences meaning survey questionnaire
form label sign notice chant prayer blessing vows programme program workout routine diet curriculum
syllabus proverb greeting line lines wording sentence paragraph letterhead prompt listing thread
whatsapp sms voicemail memo faq policy rules terms cartoon comic podcast trailer starters
`;

/** Doing words that say at the same time what kind of text is wanted. */
export const writtenVerbs = `email mail tweet text sms whatsapp`;

/** How the answer is laid out. */
export const layouts = `
table tables column columns row rows bullet bullets bulleted numbered checklist heading headings
headers sections json csv xml yaml markdown html latex spreadsheet chart diagram grid subheadings
footnotes italics steps stanzas cells slides bold headline
`;

export const tables = `table tables spreadsheet csv`;

/** Countable parts of an answer: a number before one of these says how much is wanted. */
export const outputUnits = `
names ideas points tips examples sentences options versions variants steps rows columns questions
exercises arguments reasons recipes facts words bullets bullet synonyms titles headlines hashtags
suggestions alternatives activities games topics themes books films movies songs places dishes meals
slides paragraphs lines verses stanzas sections chapters scenes starters openers jokes riddles
captions posts tweets drafts items things ways methods habits rules lessons questions answers cards
flashcards variations choices criteria levels categories signs mistakes pros cons benefits advantages
disadvantages differences similarities quotes phrases slogans taglines designs turns weeks days
cases tests gift gifts presents characters arguments counterarguments keywords snacks drinks vegetables
`;

export const lengthUnits = `
word words sentence sentences line lines page pages paragraph paragraphs character characters letters
bullets
`;

export const timeUnits = `
second seconds minute minutes hour hours day days night nights week weeks weekend weekends month
months year years term semester season am pm
`;

export const dayNames = `
monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday
saturdays sunday sundays january february march april may june july august september october november
december jan feb apr jun jul aug sept oct nov dec tomorrow tonight weekdays weekday weekend weekends
christmas easter summer winter spring autumn fall noon midnight morning mornings evening evenings
afternoon deadline
`;

export const measureUnits = `
km m cm mm mile miles meter meters metre metres feet foot ft inch inches kg g gram grams pound pounds
lb lbs ounce ounces oz liter liters litre litres ml cup cups stick tsp tbsp degrees percent euro euros
eur dollar dollars usd gbp quid bucks cents sqm k zł pln zloty kr kronor kroner yen rupees pesos francs chf
`;

/** Things a person pastes into a prompt to have them worked on. */
export const pastedThings = `
text email mail letter message messages essay article code script function error cv resume paragraph
paragraphs passage list notes note review clause contract sentence sentences poem story report draft
document file files data table numbers recipe lyrics speech post caption bio profile description
transcript conversation chat minutes page website application homework answer answers translation
paper presentation spreadsheet formula query picture pictures photo photos image images quote offer
bill invoice idea plan program abstract chapter comment comments complaint feedback words pdf
attachment screenshot notice ad advert statement thing
`;

/** Before a colon they say that what follows is to be worked on: "My notes:". */
export const pastedNouns = `
text texts note notes review reviews message messages email e-mail mail emails article articles code draft
drafts transcript list data letter paragraph essay poem story lyrics report document error function minutes
sentence sentences clause passage recipe cv resume bio comment comments complaint
answer answers chat conversation original
`;

export const exampleNouns = `example examples sample samples e.g eg`;

/** The text is said to come as a file. */
export const attachments = `attached attachment uploaded enclosed screenshot`;

/** "For my daughter's party": the reader is not the daughter. */
export const occasions = `
birthday party wedding anniversary funeral graduation retirement baptism christening engagement
exam test interview job shop store club company school trip holiday vacation meeting workshop course
lesson project business house home garden website blog event concert fair sale festival match
tournament competition homework assignment presentation talk class dinner barbecue picnic visit
appointment move night meal book phone computer laptop car bike room kitchen bedroom
`;

/** What a picture may be called. */
export const pictureKinds = `
picture image painting drawing illustration photo photograph portrait sketch logo icon poster banner
sticker tattoo wallpaper watercolor cartoon comic cover artwork art render image
`;

export const languages = `
english spanish french german italian portuguese dutch polish turkish russian ukrainian arabic hindi
chinese mandarin japanese korean vietnamese swahili latin greek hebrew swedish danish norwegian finnish
czech hungarian romanian bengali urdu persian farsi thai tagalog welsh irish catalan slovak croatian
serbian bulgarian malay indonesian
`;
