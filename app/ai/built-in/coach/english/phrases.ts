/** Phrases in the notation of `patterns.ts`, one on each line. */

/** Ways to ask somebody for something; the doing word follows. */
export const requestLeads = `
can|could|would|will you ... please?
want|need|like|love you ... to
want|need|like it to
would you mind
do you mind
i want|need|like|wish|love|prefer that|if you
id like|love you to
help me to?
help us to?
your task|job|goal is to?
the task|job|goal is to?
my goal|task is to
you should|must
is it possible to
`;

/** "I need a letter": the thing itself is asked for. */
export const wishes = `
i|we want|need|require _? _?
i|we would like|love _? _?
id|wed like|love _? _?
im|weare|we are looking|searching for _? _?
looking for _? _?
need|want a|an|some|# _? _?
can|could|may i|we have|get _? _?
do|would you have _? _?
what i|we want|need is _? _?
so what i|we want|need is _? _?
`;

/** They name a subject and leave open what should happen with it. */
export const topicLeads = `
tell|teach|inform me|us something|more|everything|anything|all? about|of
tell|teach me|us about
help me|us? ... with
help me|us? out? with|on
give|show me|us everything|anything|something|info|information|details|facts ... about|on|of|for
i|we want|need|would|like to? know|learn|understand|hear|read|talk|chat ... about
i|we want|need to learn|know _
talk|chat|speak to|with? me|us? about
what do|can you know|say|tell|think ... about|of
anything|something|everything|info|information about|on
do the thing
do something
have help with
`;

export const quantity = `
# _? _? @outputUnits
give|list|name|suggest|write|find|make|create|show|recommend|want|need|get me|us? # _
give|list|name|suggest|write|find|make|create|show|recommend|ask me|us? ... # _
a couple|few|dozen|handful of? @outputUnits
top #
best # _
# each
one|a single @outputUnits|@textKinds only
only|exactly|just|about|around # _
`;

export const length = `
# @lengthUnits
# _ @lengthUnits
# to|or # @lengthUnits
half a page
one|single page|paragraph|sentence|line|word
a single page|paragraph|sentence|line|word
about? # minutes to read|say|speak|tell
# minute|minutes|hour|hours ... speech|talk|presentation|toast|read|story|lesson|workout|video|adventure|session|script|call|podcast|briefing
fits? in|on # minutes|page|screen
in # minutes
# second|seconds|minute|minutes when|if? spoken|long|aloud
at? most|least|max|maximum|minimum # _
up|no|not|less to|more|longer|than than? # _
under|below|within # @lengthUnits|minutes|minute
no|not longer|more than a|one _
max|maximum # _? each?
# _ max|maximum|most
keep|make it|this|them|that|each|every|everything ... short|brief|concise|long
short|brief|concise and|but _ _?
very|really|quite short|brief
short|long sentences|paragraphs|text|version|answer|lines|words
in short
word|character limit|count
`;

/** Something the answer must have. What follows, up to the pause, is the thing. */
export const include = `
mention|mentions|mentioning|include|including|includes|contain|contains|containing|incorporate
say|saying|says that|sorry|when|how|what|why|where|who|which|thanks|thank|hello|goodbye|clearly
saying _
that says|say|explains|mentions|shows|asks|includes|contains|checks|renames|reads|prints|returns|counts|takes
explain|show|tell|add|state|describe|give|note|list|mark|point|name|offer|welcome|link|ask|thank|put|start|promise|suggest|finish|close ... _
must|should|needs|has|have to? have|be|contain|include|mention|show|say|fit|cover|work|end|start|use
make sure|certain that? _
be sure to
dont forget
end|ends|ending|finish|close|start|starts|begin|begins|starting|open|opening with|by|on
start|begin now
based on
focus|focusing|concentrate on
use|using|used _
with an|one|a|two|three|# _? _? example|examples|joke|jokes|twist|title|headline|moral|answers|picture|explanation|quote|link|chorus|hook|ending|punchline|photo|summary|conclusion|date|name|names|price|prices|reason|reasons|pun
table|tables|chart|spreadsheet|overview ... ... with|showing|by _ _?
with columns|rows|headings|bullets|dates|times|prices|answers|pictures|examples|distances|links|comments|quotes|hints|notes|photos|amounts|names|explanations|pronunciation
an|one|two|three|some|# _? _? example|examples
columns|column|rows|fields|chapters|sections for|with|are|_
there should|must be
it|the _? should|must|has|needs _
at least one|a|an _
plus|incl a|an|the|some|one _
leave|with a|some? gap|space|room|blank
i|we want it|them|each|both|to
each|every _ with|has|should|gets|in|must
put ... in|into|on|at
comments|comment please
subject line
`;

export const exclude = `
avoid|avoiding _
not _
without _
leave|leaving out|off _
skip|skipping|omit|exclude|excluding _
except|excluding|besides for? _
should|must|may not|never _
shouldnt|mustnt _
nothing that|about|which|with|too|from _
dont|never|not use|include|mention|make|write|say|add|give|put|call|tell|be|ask|blame|sound|assume|explain|invent|repeat|want|need|start|end|let|use|translate|change|guess|just|only|too|to _?
do not _
no|zero _
w o _
instead of _
free of|from _
ignore|ignoring _
rather than _
refuse to _
nobody|none more|should|may|must|needs|gets
only _
other than _
`;

/** They look like requirements and are none. */
export const idioms = `
thank you email|mail|letter|card|note|message|text|speech|gift|present
to|for|from|in @languages speakers|speaker|learners|class|lesson|friend|friends|teacher
come|coming|put|catch up with an|a|one|some? _?
no idea|clue|problem|worries|one|matter|thanks|doubt|need|reason|longer|wonder|experience|money|time
not sure|good|able|really|only|just|so|yet|necessarily|always|know|certain|working
not a|an programmer|expert|native|lawyer|pro|professional|teacher
never|no been|done|had|used|tried|mind
`;

export const time = `
# _? @timeUnits
# am|pm
# st|nd|rd|th of? @dayNames
# @dayNames
@dayNames # st|nd|rd|th?
by|until|before|after|from|till|on|in|at|every|next|this|last @dayNames
every|each|per|once|twice|three|two times? _? day|week|month|year|hour|morning|evening|weekday
# times a|per day|week|month|year
a day|week|month|year
daily|weekly|monthly|yearly|weekday|weekend plan|meal|menu|schedule|routine|budget|workout|table|dinners|overview|report|newsletter
weekly|daily|monthly
this|next week|month|year|weekend|term|season|summer|winter|spring|autumn|fall
by|before the? end of _
one|two|three|half|all day|week|weekend|afternoon|morning
deadline
`;

export const limit = `
# @measureUnits
# by|x # @measureUnits?
# _ @measureUnits
budget|afford|cheap|cheaply|cheapest|inexpensive|affordable|free|costs|cost
under|below|up|max|maximum|less|over|about|around to|than? # @measureUnits
for # people|persons|guests|kids|children|adults|pupils|students|players|friends|servings
for two|three|four|five|six|eight|ten|twelve
with # _
family|group|class|team|table|party|crowd of #
serves|serving|serve #
vegan|vegetarian|vegetarians|vegans|veggie|kosher|halal|gluten|dairy|lactose|diabetic|allergic|allergy|allergies|intolerant
easy|hard|medium|beginner|intermediate|advanced|gcse|high level|difficulty|questions|words|ones|recipe|recipes|exercises|school
difficulty|level _
i|we|she|he|they only|just have|has|own|own|know _
i|we|she|he|they have|has only|just|no _
i|we|she|he|they can only|just|not _
cant|cannot|wont|dont|doesnt eat|drink|use|like|walk|drive|run|stand|afford|touch|swim|climb|kneel|lift|sit|read
ignore|count capital|upper|lower|case|capitals|spaces _?
case insensitive|sensitive
`;

export const manner = `
step by step
one|two at a time
one by one
one after another|the
sorted|ordered|grouped|arranged|ranked|sort|order|rank|group it|them|this|everything? by|alphabetically|from|in|into _?
in|by order|alphabetical|alphabetically|chronological
in? the? first|second|third person
in? the? past|present|future tense
in|into|to|from|as british|american|simple|plain|easy? @languages
in the style|voice of _
as if|though _
from cheap|cheapest|easy|easiest|oldest|newest|best|most|least|low|high|worst|small to|first
cheapest|easiest|oldest|newest|best|hardest|biggest|smallest|latest|easy first|ones
to metric|imperial
metric|imperial units?
per person|day|week|month|step|row|line|child|cell|slide|question|head|dish|topic
each|every max|maximum|under|about|#
# _? each
each in|with one|a|# _
compare|compared ... by|on|in|against
side by side
by category|aisle|date|name|size|price|topic|theme|color|type|month|week|day|hand
using vitest|jest|pytest|react|excel|python|only|plain
in bold|italics|capitals|lower|upper|brackets|pairs|rhyme|rhymes
rhyming|rhymes|rhyme
multiple choice
true or false
both sides
after each|every|# _
wait for _
that|which fits|fit in|into|on|with|a|the
rotate|alternate|mix _
`;

export const reader = `
for my|our|his|her|their|your|a|an|the|all|some|other|this|these|busy? _? _? @people
to my|our|his|her|their|a|an|the|all|some|your|this|these _? _? @people
write|letter|email|complaint|message|reply|send|apply|application|appeal|speak|talk ... to my|our|the|a|an|this _? _? @organizations
to customers|parents|children|kids|friends|students|clients|colleagues|everyone|beginners|people|members|teachers|employees|someone|somebody|guests|readers|neighbors|visitors
to|for ... speakers|learners|students|beginners|readers
from my|the? ... view|perspective of
reply|respond|write|explain|say|talk|speak|read|email|answer|give|send|text|message ... to|for a|an|the|my|our|this|her|his? _? _? @people
tell|text|email|thank|remind|invite|teach|convince|congratulate|persuade my|our|a|the|this|all|her|his _? @people
# to|- # year|years old|olds @people?
# year|years old|olds @people?
# yo|yos @people?
# and # year|years old|olds
ages|aged|age # to|and|-? #?
children|kids|people|adults|women|men|teens|seniors|pupils aged|over|under|from|between|# # to|and? #?
year|grade|key|level|stage # _? @people
year|grade # science|maths|math|english|history|biology|chemistry|physics
# th|st|nd|rd grade|grader|graders|formers|year|class
level a|b|c #
a|b|c # level|learner|learners|english
like im|i|hes|shes|you|theyre am|are|is? a? # _?
like im|hes|shes|theyre|weare new|five|a|an|your _?
like to|for a|an|my _? _
im|hes|shes # explain
eli #
readers|audience|listeners|viewers|users|players|pupils|visitors|customers|guests is|are|include|will|who|can
target group|audience|market|readers
audience|readers|reader _
someone|somebody|people|person|anyone|those|kids|children|adults|customers|friends|women|men|students|members|parents who|whos|that|with|without _
who|whos|whove|weve|ive is|are|have|has|ive? never|new|learning ... _
im|am|weare|are|is|shes|hes|theyre|be new to|at _
new to this|it|that
my|our _? @people is|are #
my|our _? @people has|have|is|are ... never|afraid|scared|new _
has|have never used|tried|had|heard|done|seen|owned
im|am|weare|are|is|as a|an complete|absolute|total? beginner|beginners|newbie|novice|learner
im|am|are|not not|a|an a|an? programmer|expert|lawyer|developer|techie|scientist|professional|technical
so my|our|the ... @people can|could|will|understand|understands
non native|technical|experts|specialists|programmers
@languages speakers
mostly|mainly|only for _? @people
`;

export const tone = `
in a|an|my|our|the _? _? tone|style|voice|mood|manner
@tones tone|voice|mood|style|manner
tone|voice|style|mood @tones
style|voice of _
keep|make|sound|sounds|sounding|be|stay|remain it|this|them|that|me|more|very|really|a|bit|too|so|like|not? _? @tones
simple|plain|easy|clear|everyday|child|big|small|school|normal|own|ordinary|spoken words|language|english|terms|vocabulary
short|simple|easy|plain sentences
not|but|never|more|very|really|bit|too|so|slightly|less @tones
@tones and|but|yet|or|not not? too? @tones
@tones but|not not? too? _
keep|make it|things simple|light|short|clear|real|fun|friendly
no|without|avoid any|technical|science|legal|medical|big|long|difficult|complicated|tech|english? jargon|slang|buzzwords|cliches|fluff|idioms|puns|bragging|emojis|emoji|swearing|superlatives|lecturing|hype
no science|technical|big|difficult|long|foreign|legal|medical words|terms|language
one|a|few|some|two|# emoji|emojis
read|reads|say|said aloud|out
light hearted
down to earth
to the point
tongue in cheek
sound|sounds like _
`;

/** They look like a tone and are none. */
export const toneIdioms = `
to be honest
kind|sort of
i|you|we|they|it|that mean|means
cold|flu|warm up
thank|thanks you? kindly
`;

export const reason = `
because|since|as i|we|my|our|he|she|it|they|the|there|some|many|most|its|im|hes|shes|their|his|her|several|parents|people|kids|everybody|children _?
because of _
because|therefore _
so that|i|we|my|he|she|they|people|kids|everyone|everybody _
in order to _
in aid of _
due to _
the|my|our reason|goal|aim|purpose|problem|point _
goal|purpose|reason|background|context|aim|situation _
to help|convince|persuade|raise|celebrate|thank|practice|practise|prepare|save|find|win|attract _
i|we want|need|hope|plan|have|wants to _
that way i|we
`;

/** What a picture request can settle. */
export const light = `
light|lights|lighting|lit|lamplight|sunlight|moonlight|candlelight|glow|glowing|shadow|shadows
dawn|dusk|sunrise|sunset|night|midday|backlit|foggy|misty|rainy|stormy|sunny
golden hour
`;

export const color = `
color|colors|palette|pastel|pastels|monochrome|sepia|colorful
red|blue|green|yellow|orange|purple|pink|brown|gray|turquoise|teal|beige|gold|golden|silver
reds|blues|greens|yellows|oranges|purples|pinks|browns|grays|golds
black and white
muted|bright|dark|earthy|vivid tones|colors
`;

export const view = `
in|at|on the? center|middle|foreground|background|left|right|top|bottom|front|corner
from above|below|behind|afar
close|closeup up?
wide|square|portrait|landscape|vertical|horizontal angle|shot|format|view|orientation|image
background|foreground|view|angle|perspective|composition|horizon
empty|white|negative|blank space|background
# : #
aspect ratio
bird eye
`;

/** Which way up a picture is. */
export const shape = `
upright|vertical|horizontal|widescreen|panoramic
square format|shape|picture|image|card|photo
portrait|landscape|wide|tall format|orientation|shape
in portrait|landscape|square
make it square|upright|wide|tall
wider|taller|higher than
aspect ratio
ar #
`;

/** The learner's own age. */
export const ownAge = `
i am #
im #
`;

/** An occasion or a place the answer is meant for. */
export const purpose = `
for|at a|an|the|our|my|his|her|their|this _ _? _?
for _ _?
`;

export const layout = `
# bullet|numbered|short? points|bullets
bullet points|point|list
# @layouts
# _ columns|rows|bullets|sections|headings|cells
in|as|into|with|use|using|make|put|show a|an|the|two|three|# _? _? @layouts
@layouts with|of|for|where _
two|three|four|one|# column|columns
numbered|bulleted|bullet|sorted list|steps|points|lists
step by step instructions|guide|plan
pros|plus and|or cons
subject line
q and a
questions? and answers
as bullet|bullets|points|steps|table|list
headings|heading|headline|subheadings for|with|of|at|and
one|each row|line|sentence|paragraph|column|cell|bullet|section per|for|each
one|a|each _ per row|line|column|day|week|page|month
first line|sentence|paragraph
in # parts|sections|steps|columns|paragraphs|points|lines|rows
in capitals|bold|italics
answer only|just with
large|big|clear headings|print|letters|font
mind map
side by side
with comments|headings|dates|columns|rows|bullets
day by day
week by week
hour by hour
one question|item|word|sentence at a time
`;

export const exampleLeads = `
for example|instance
such as _
e g _
eg _
examples|example are|is|of|look|below|here
an? example of|is|looks|would|could _
here is|are|s ... example|examples|sample|model
heres ... example|examples|sample|model
something like _
like this
looks|look|sound|sounds like this|that|the
should look|sound|read like
i|we normally|usually|always sound|write|say|do
in the style of my|this|the
similar to _
similar in
modeled|modelled on _
one _ should look
for reference
`;

/** Asking for an example is a requirement, showing one is an example. */
export const askedExample = `
with an|one|# _? example|examples
give|add|include|use|one|# _? _? _? example|examples
an|one|two|three|# example|examples
made up examples
`;

export const roleLeads = `
act|acting as|like a|an|my|the|if _ _?
pretend|imagine to|that? be|youre|you|that a?|are|were ... _
you are|youre a|an|my|the|our _? _? _? _?
your role is|as _
take the role of _
play|playing the|a|an|role|part of? _
be my|a|an _? _
roleplay as _
as a|an|my _? _? @jobs
speak|answer|write|talk|respond|reply|explain as|like a|an|my|the _? _
in the role of _
from the perspective|point of _
you play|work|will as|be|the|a _
`;

export const check = `
if|when|where|wherever|whenever|unless ... @doubts
if|when|where|wherever|whenever _ ... @doubts
if|when|where|wherever you are|were not sure|certain
if|when|where you dont|do|cannot|cant not? know|find|tell
if|when|where anything|something|a|any|it ... missing|unclear|unsure|wrong|outdated|unsafe|dangerous|risky|different
if not|in sure|certain|doubt
when in doubt
say|tell|says me|us? so
tell|show|let|flag|mark|note|list|highlight|point|say|write|warn me|us|out? ... @doubts
tell|show|flag|mark|note|list|highlight|say|warn me|us|out? ... not ... sure|certain
say|tell|mark|show|state me|us? clearly|exactly|honestly? where|when|if|which you|a|the|it|something|anything|prices|that
tell|warn me|us if|where|when|which|whether
flag|highlight|mark anything|any|everything|every|all|parts|where|if _
below|at the? ... @doubts
not sure about|of
ask me|us first|before|if|any|anything|whatever
ask me|us up? to? # ... questions
ask me|us|any|the? ... questions|question ... before|first
ask first
before you start|answer|begin|write|reply
double check
check your|that|each|every|whether _
cite|citing your|the|all|any|at|two|three|#|each|sources|source _?
sources|references|citations for|of|with|at|to|and|under|included?
with|add|include|give|name|list|show|state your|the|a|two|three|#|at|reliable|official? ... sources|source|references|citations|assumptions|links
name|say where they|it|each|every|that|this come|comes|is from
assumptions
list|name|mark|say|state|show|tell|note ... ... assume|assumed|guess|guessed|invented
show|give|with|include your|the|all|how|every|each working|workings|sums|calculation|calculations|reasoning|steps|maths|math|you ... _?
show|explain every|each step of _
explain|show your reasoning|thinking|choice
list|show ... doesnt|dont|cannot|cant work|fit|add
only use what|facts|information|the|data|things ... _
only use|take ... in|from my|the|these|this notes|text|list|article
dont|never invent|guess|assume
do not invent|guess|assume
no guesses|guessing|inventing|invented
leave ... empty|blank|open if|when|where
write|put|say|answer|use unknown|open|none|unsure|unclear|tbc|tbd if|when|where
unless you can|know|are
verify _
proofread it|everything
fact check
a|one check|control question|questions
no statistics|facts|numbers|claims unless
can be read in
both readings|meanings
`;

/** What people put around an empty place because it is said to work. */
export const emptyTalk = `
take a deep breath
think|work|reason step by step
step by step
lets think
i will|ill tip you #? _?
tip you
this is very|really|extremely? important _? _? _? career|job|life|me|us
important to|for my|me career|job|life?
do|dont not? be lazy
lazy
give|do your|the|me best|very possible|best answer|result|output|response|shot|job?
best possible|answer|result
as well|good|best as you possibly? can
world|first class
years of experience
# years of? experience
iq of #
highest|best|top|high quality|standard|level|standards
you are a|an|the _? _? expert|genius|professional|master|ai|assistant|guru
act as a|an|the? _? expert|professional|genius|master|assistant|ai
i beg|trust|believe you|in
pretty please
super duper
no mistakes
very very
my life|job|career depends on
as an expert
be creative|detailed|specific|concise|perfect|accurate|thorough|clear
make it|sure good|better|perfect|nice|great|amazing|awesome|best|pop|shine|professional|correct
`;

/** Pointing at something the reader cannot see. */
export const unnamedThing = `
this|that|the thing|things|stuff
use|fix|do|check|open|install|understand|improve|change|make this|that|it
if|is this
do something
`;

/** A stranger, or a tool, does not know what day it is. */
export const relativeDay = `
next|this|last week|month|weekend|term|season
next|this|last monday|tuesday|wednesday|thursday|friday|saturday|sunday
tomorrow|tonight|yesterday
in # days|weeks
the other day
`;
