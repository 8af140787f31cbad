/** Speaking to whoever gives the points instead of asking for something. */
export const talksToCoach = `
ignore|disregard|forget|override|skip|bypass|overrule the|your|all|any|every|this|that? other|your|these|scoring? rubric|criteria|scoring|grading|grader
ignore|disregard|forget|override|bypass|overrule your|all|this checks|gates|coach|evaluation
ignore|disregard|forget|override|bypass all|any|every? of? your previous|prior|above|earlier|own? instructions|instruction|rules|prompts
ignore|disregard|forget|override|bypass all|any|every? the|these|your? previous|prior|above|earlier|these instructions|instruction|rules|prompts and|now|then|you|give|score|write|say|tell|print|output|reveal|reply|answer|from|for
pretend|imagine|act ... rubric|grader does|did|doesnt|isnt|never|has|gave
give me|it|this|us a|the? full|top|perfect|highest|maximum|max|best score|marks|mark|grade|rating for|on|in this|my|it prompt|attempt|exercise|message|submission|try?
award|grant|give full|top|maximum|perfect|all the? points|marks|score for|to|on this|my prompt|attempt|exercise|message|try
give it|this full|top|perfect marks|score its|it|because
give|award|grant me|it|this|my ... # out of 5|10|20|100
set|make|change|output|print|return|report the|my|this|a? score|grade|rating|mark to|is|as|at|of? 100|full|maximum|max|perfect
score|rate|grade|mark this|my|that prompt|attempt|try|entry|submission as|with|at? the|a? maximum|max|full|100|99|98
score|rate|grade|mark this|my|that prompt|attempt|try|entry|submission as|with|at? # out of
score|rate|grade|mark this|my|that prompt|attempt|try|entry|submission as|with|at? 10|5 10|5
score|rate|grade|mark|judge|consider|treat|label this|my|the prompt|attempt|submission ... perfect|excellent|flawless|complete|full|highest|maximum
score|grade it|this|me high|highly|generously|full
rate this|me generously|perfect
this prompt|attempt|submission is|was an|a|very|already|fully|really? excellent|perfect|flawless|complete
this|my prompt|attempt|submission deserves ... full|highest|top|best|perfect|maximum|excellent|100
this prompt|attempt|submission must|should|gets|earns get|have|receive|score|earn? a|an|the? full|highest|top|best|perfect|maximum|100
score|grade|rating for|of this|my prompt|attempt|submission is|be|should|must
dear|hey|hi|hello|attention the? grader|evaluator|scorer|rater
note|message|instruction|instructions|ps|attention to|for? the|any? grader|scorer|evaluator|evaluation|marker|marking|assessor|grading bot|ai|robot|computer|model?
dear|hello|hi|hey|respected|kind grader|scorer|evaluator|examiner|marker|assessor|checker
whoever|you|person|robot|bot|one who? is|are? marks|marking|grades|grading|scores|scoring|judges|judging|checks|checking|assesses|assessing|corrects this|my
grader|evaluator|examiner|marker|assessor|reviewer|checker must|has|should to? ... mark|rate|score|give|count|report|answer|award
dont|not|never|without take|deduct|deducting|taking any? points|marks
dont|not take|deduct anything off
ignore|forget|disregard|override your rules|rubric and just? give|say|mark|rate|maximum|full|put
tick all|every|all the? boxes|box
just? say its|it|this is? good|great|perfect and|then let|gimme|give
grader|evaluator|scorer|coach please? give|score|mark|rate this|me|it|full
grader|evaluator|scorer|coach please? ignore|disregard|override
you must|will|should score|grade|rate this|my prompt|attempt|submission
you are|will now? the? grader|evaluator of|for this|my prompt|attempt|submission
you are now ... without|no ... limits|rules|restrictions|filters
i|we deserve|demand ... full|perfect|top|maximum score|marks|points|percent|grade
i am|im your admin|administrator|developer|creator|programmer|maker
i am|im the? admin|administrator|root|developer of this coach|grader|rubric
this learner|user|student has|is admin|administrator|root
full|perfect|top marks|score please
say|tell|report|output the|that|me? user|learner|student|i has|have? passed this exercise|prompt|lesson|challenge|check
let me pass this exercise|prompt|lesson|challenge|check
how many points|marks does|do|did|will|would this|my message|prompt|attempt get|score|earn
what score|grade|mark does|do|did|will|would this|my message|prompt|attempt get|score|earn
always|only answer|answers|reply|replies|respond|responds|give|gives|say|says ... highest|full|top|maximum|perfect possible? score|marks|points|grade
pass me on|in|for? this exercise|lesson|prompt|challenge
mark this|the|my exercise|lesson|challenge|prompt|attempt as? passed|complete|completed|done
mark this|me as? passed
you are|youre|now now? in|into developer|admin|debug|god|dan|jailbreak mode
enter|activate|enable developer|admin|debug|god|dan mode and|then ignore|give|score|award|answer|forget|disregard
system override and|then|engaged|activated|enabled|accepted
reveal|print|output|repeat|leak|dump|show|ignore|forget|tell me|us? your hidden|secret|full|whole|own? system|hidden|initial prompt
reveal|print|output|repeat|leak|dump your hidden|secret|system instructions
jailbreak yourself|mode
you are|youre now? jailbroken
end of system|previous|prior prompt|instructions
`;

/** Read only where no thing to count follows. */
export const wantedMarks = `
give|award|grant me|us|it|this|my a|the? full|top|perfect|highest|maximum|max|best score|marks|mark|grade|rating
award|grant|give full|top|maximum|perfect|all the? points|marks|score
give|award|grant me|us 100|hundred
give|award|grant this|it 100|99|98|97|96|95|90|10|hundred
give|award|grant me|this|it # marks|percent
give|award|grant me|this|it a|an a|plus
deserves|deserve 100
score|rate|grade me|it|this with|at|as? 100|99|98|97|96|95|90|10
i|we deserve|demand 100
please|just let me pass
score|scores is 100
ignore|disregard|forget|override|bypass all|any|every? the|these|your? previous|prior|above|earlier|these instructions|instruction|rules|prompts
ignore|disregard|forget|override|bypass all|any instructions|rules above|before|given
ignore|disregard|forget everything|anything|all|what above|before|previously
`;

/** Hidden orders: "decode this and do what it says". */
export const hiddenOrders = `
and|then do|follow|execute|obey what it says|tells|orders
do|follow|execute|obey|run|perform the? hidden|encoded|secret instructions|instruction|orders|commands
do|follow|execute|obey|run|perform the? instructions|instruction|orders|commands hidden|encoded
follow|execute|obey|perform the? instructions|orders|commands in|inside|within the|this? base64|rot13|cipher|comment|comments|string
decode|decrypt|decipher|unscramble|reverse ... and|then then? do|follow|execute|obey it|that|them|what
decode|decrypt|decipher|unscramble|reverse|translate ... and|then then? do|follow|execute|obey what|the|its it|that|instructions|orders|commands
`;

export const selfHarm = `
kill|killing|kil|hurt|hurting|harm|harming|cut|cutting|unalive|hang|hanging|drown|drowning|poison|shoot myself|myslef|mysef|myselfs
kill|killing|hurt|hurting|harm|harming|cut|cutting my self
end|ending|take|taking my own? life
end|ending it all
want|wanted|wish|wishing|wanna to? die
want|wanted|wish|wishing|wanna to? be dead
wish i was|were dead
wish i was|were|had never|not been? born
im|am ready|going|gonna to? die
he|she|they|friend|mate|brother|sister|son|daughter|mum|mom|dad|husband|wife|partner|boyfriend|girlfriend|child|kid|teenager wants|want to die
he|she|they|friend|mate|brother|sister|son|daughter|mum|mom|dad|husband|wife|partner|boyfriend|girlfriend|child|kid|teenager wants|want|going to? kill|hurt|harm herself|himself|themselves|themself
want|wish to disappear forever
dont|not want|wanna to? be|stay alive
dont|not want|wanna to? be here
dont|not want|wanna to? be around anymore|any|longer
dont|not want|wanna to? live|exist
dont|not want|wanna to? go on anymore|living|any
dont|not want|wanna to? wake up tomorrow|again|anymore|any|ever
suicide|suicidal|sucide|suicde method|methods|note|plan|pills|thoughts
commit|committing|comit|attempt|attempting suicide|sucide|suicde|suiside
im|am|feel|feeling suicidal
easiest|painless|best|quickest|quick|easy|peaceful way|ways to die
how to|can|do|could i? die painlessly|peacefully|quickly
to|can|do|could i? die without pain|suffering|hurting
how many|much ... to|would|will|could kill me|myself
pills|tablets|paracetamol|ibuprofen|tylenol|insulin to|would die|overdose
i|to|gonna|will overdose on
better off dead
everyone|everybody|family|they|world|kids ... better off without me
no|any reason|point to|in live|living
tired|sick of living|existing
tired|sick of being alive
want|wanna|need|urge|urges|going|start|started|keep|how to? self harm|harming
want|wanna|going|gonna to? jump off|from|in the|a|my|front roof|building|balcony|of
help me not|never to? wake up
never wake up again
fall|falling|go|going to? sleep|asleep for ever|forever
painless|painlessly for me
over quickly and painlessly
will have ended things|it|everything
they|you|she|he read|reads|find|finds this|it|me ... will|ill|wont be dead|gone|alive|here
goodbye letter|note ... by the time
starve myself|down
skip|skipping food|meals|eating without my|our|anyone|anybody _? noticing|knowing|finding
high enough to ... not survive|die
tired of hurting|existing|life
softest|gentlest|gentle|kindest way to go|die
given my _? away ... papers in order
`;

/** Sounds the same and is none: "end my life insurance", "die of embarrassment". */
export const noSelfHarm = `
end|ending|take|taking my own? life insurance|assurance|cover|policy|savings|story|lessons|partner|jacket|vest|membership|coach|seriously|back|experience|experiences
take|taking my life to the|a next|new|higher|better|whole
take|taking my life in hand
dont|not|never want|wanna to? die
dont|not want to be here when|for|at|on|during|over|if|while|until|in
dont|not want to live|exist in|near|at|there|here|by|next|above|close|together|far|under|on
dont|not want to live with my|our|the|a|an|him|her|them|us|me|other|others|flatmates|roommates|parents
cut|cutting myself a|some|another slice|slack|piece|off
tired|sick of living in|on|at|next|near|out|from|there|here|paycheck
tired|sick of living with my|our|the|a|him|her|them|flatmates|roommates
point|reason in|to living|live in|there|near|with|on|here
overdose on vitamin|vitamins|caffeine|coffee|tea|water|chocolate|sugar|protein|magnesium|iron|zinc
shoot myself in the foot
drown|drowning myself in work|paperwork|emails|coffee
dont|not|never|wont poison|drown myself
suicide|suicidal note|notes in|from hamlet|othello|the
`;

/** How people hurt themselves without meaning it. */
export const accidents = `
accident|accidentally|shaving|cooking|baking|peeling|chopping|slicing|grating|gardening|pruning|sewing|diy|sanding|sawing|carving|lifting|running|jogging|cycling|skiing|climbing|dancing|skating|stretching|hiking|biking|playing|work|working|warehouse|garden|squatting|deadlift|deadlifts|deadlifting|squats|gym|football|rugby|tennis|yoga|handstand|handstands|backflip|ladder|stairs|fell|tripped|slipped
on|opening a|the|some|an? old|rusty|broken|sharp? can|tin|glass|paper|nail|fence|wire|edge|jar|lid
bread|kitchen|chefs|stanley knife|knives
lift|move|carry|lifting|moving|carrying a|the|my|this|some|heavy sofa|couch|wardrobe|piano|box|boxes|fridge|washing|weights|furniture
`;

/** These turn an accident back into a call for help. */
export const distress = `
urge|urges|deserve|keep|keeps|anymore|numb|punish|depressed|depression|lonely|hopeless|worthless|cope|relapse|relapsed|secretly|tonight
hate|feel|feeling|so sad|myself|empty|better|nothing|relief|alone|something
on purpose
`;

/** A wish of one's own: what would be prevention or a lesson elsewhere is none here. */
export const ownWish = `
i|im|ill|id really|just|only|so|often|sometimes? want|wanna|going|gonna|wish|ready|thinking|think to|of|about? die|killing|kill|ending|end|hurt|hurting|harm|harming|cut|cutting|dead|taking|take
im|i am|feel|feeling? suicidal
i dont|do not? want to live|exist
`;

export const fiction = `
novel|character|characters|screenplay|monologue|lyrics|hamlet|shakespeare
`;

const person =
  "wife|husband|ex|boyfriend|girlfriend|partner|boss|manager|neighbour|neighbor|neighbours|neighbors|mum|mom|mother|dad|father|brother|sister|son|daughter|friend|teacher|colleague|coworker|roommate|flatmate|classmate|classmates|uncle|aunt|cousin|stepdad|stepmum|stepmother|stepfather|parents|family|landlord|baby|child|children|kid|kids|grandmother|grandfather|grandma|grandpa|nan";
const somebody = "someone|somebody|anyone|him|her|people|everyone|everybody";
const own = "my|our|his|her|the|this|that|a";

/** Done to a person. */
export const violence = `
poison|stab|shoot|kill|kil|murder|strangle|suffocate|attack ${somebody}
poison|stab|shoot|kill|kil|murder|strangle|suffocate|attack|drown my|our|his|her _? ${person}
kill|poison|murder|stab|strangle a|another|the? human|person|man|woman|child|adult|baby
poison|kill|strangle my|the|his|her|a neighbors|neighbours|neighbor|neighbour|exs? dog|cat|dogs|cats
kill|murder|stab|shoot|poison them
`;

export const violenceMeant = `
away with killing|murdering|poisoning|stabbing|strangling|murder ${somebody}
away with killing|murdering|poisoning|stabbing|strangling my|our|his|her|a _? ${person}
how much|many ... to kill|poison a|an? ${somebody}|person|human|adult|man|woman|child
how|ways|way|want|wanna|plan|planning|going|gonna to|do|can|could? i|we|you? really|badly|seriously|physically? hurt|injure|harm ${somebody}|them
how|ways|way|want|wanna|plan|planning|going|gonna to|do|can|could? i|we|you? really|badly|seriously|physically? hurt|injure|harm ${own} _? ${person}
hit|beat|slap|punch ${somebody} so|without that? _? _? no? bruises|marks|bruise
slip|put|slipping something|drug|pill|pills in|into a|her|his|their|my _? drink|glass
make ${somebody} disappear|disapear|dissapear for good
get|want|put ${somebody} to? end|land|in up? in? hospital
threatening|threat message|letter|email|note to
doesnt|not|never get|gets|wake|wakes up again and it looks|look
fill my|his|her|their|the _ room while ... asleep
`;

/** Who somebody would do it to, where only "them" is said. */
export const persons = `
people|students|colleagues|${person}
`;

/** Sounds the same and does nothing to anybody. */
export const noViolence = `
shoot him|her|them|someone|somebody|everyone|people a|an|another|the|over|some|off quick|short|friendly|brief|polite|little|nice|an|a? message|email|text|note|reply|line|dm|mail|question|answer|idea|invite|invitation|reminder
shoot my|our _ _? a|an|over quick|short|friendly|brief|polite|little|nice? message|email|text|note|reply|line|dm|mail|question|invite|reminder
dont|not|never|without want|wanting|trying|going|mean|meaning|like|plan|planning to? hurt|injure|harm|poison|kill|attack|shoot|stab|murder _ _?
dont|not|never|wont|avoid hurt|injure|harm|poison|kill|attack|shoot|stab|murder _ _?
i could kill|murder|strangle _ _?
hurt|injure|harm him|her|them|people|my _? _? feelings|pride|ego|career|reputation|chances|business|back|knee|wrist|ankle|shoulder|neck|hip|leg|arm|foot|hand|eye|ears|eyes|head|health|credit
kill|murder|attack|stab|shoot|poison ${somebody}|them with|by kindness|mistake|love
`;

/** Shooting with a camera. */
export const filmed = `
camera|lens|lenses|photo|photos|photograph|photographs|photographer|photography|portrait|portraits|picture|pictures|iso|aperture|shutter|mm|35mm|50mm|85mm|flash|video|videos|footage|bokeh|tripod|reel|reels|lightroom|canon|nikon|sony|fuji|fujifilm|gopro|iphone|phone|headshot|headshots|studio|backdrop|exposure|light|lighting|sunset|sunlight|backlit|pose|poses|outdoors
golden hour
`;

/** Where killing and attacking is done on a board, in a game or in a tale. */
export const played = `
game|games|gaming|minecraft|fortnite|roblox|gta|skyrim|zelda|sims|valorant|dnd|dungeons|chess|sicilian|opponent|opponents|bishop|knight|rook|warhammer|boxing|fencing|judo|karate|sparring|debate|paintball|airsoft|nerf|werewolf|mafia
bible|hamlet|macbeth|scene|screenplay|movie|villain|plot|lyrics
is|was it legal|illegal|lawful|allowed
`;

/** Where "kill them" is about these, nobody is meant. */
export const pests = `
ant|ants|fly|flies|wasp|wasps|hornets|moth|moths|mosquito|mosquitoes|mosquitos|midges|spider|spiders|bee|bees|flea|fleas|roach|roaches|cockroach|cockroaches|mouse|mice|rat|rats|mole|moles|slug|slugs|snail|snails|bug|bugs|bedbugs|beetle|beetles|aphids|tick|ticks|lice|nits|mites|worms|weed|weeds|nettles|ivy|dandelions|moss|mold|mould|bacteria|germs|viruses|cells|plants|roots|process|processes|threads|tabs|apps|pigeons|rabbits|foxes
`;

export const weapons = `
make|build|create|construct|assemble|cook|produce|print|get|buy ... bomb|bombs|explosive|explosives|grenade|grenades|molotov|napalm|silencer|ricin|anthrax|sarin|gunpowder|thermite|rifle|pistol
make|build|print|buy|get|create|construct a|an|my own? ghost|homemade|real|working? gun|guns|firearm|weapon
pipe|nail|dirty|car|fertilizer bomb|bombs
bomb|gun|weapon instructions|recipe|tutorial|plans|blueprint
pipe bom|boms
pistol|gun|rifle without a? serial
germ|virus|bacteria ... spreads|spread|infects ... as many people
`;

/** What carries the name of a weapon and is none. */
export const noWeapons = `
explosive power|strength|speed|legs|growth|jump|jumps|jumping|movement|movements|start|starts|workout|workouts|training|sprint|sprints|energy|opening|news|atmosphere
gunpowder plot|treason|tea|green|night
rifle|pistol|gun|guns|firearm|weapon licence|license|permit|range|safe|case|holster|dog|show|law|laws|scope|sling|squat|squats|control|policy
pistol grip|squat|squats
exhaust|muffler ... silencer
bomb shelter|disposal|calorimeter|cyclone
`;

export const cheating = `
how to|can|do|could i|we? cheat
help me|us cheat
want|need|going to cheat
cheat on|in|at|during my|our|the|todays|tomorrows _? exam|test|exams|tests|quiz|finals|gcse
cheat|cheating without getting? caught
leaked|stolen _? exam|exams|gcse|finals
leaked|stolen test|exam? answers|questions
leaked|stolen test paper|papers
exam|test answers leaked|stolen
get|give|find|send me|us the? answers|questions to|for ... tomorrows|todays ... exam|test|quiz
take|do|sit my|the ... exam|test for me
write my|the ... exam for me
im|am in|taking|sitting|doing my|the|an _? exam|test right? now
fake|forge|forging a|my|the? _? doctors|sick|medical|school? note|certificate|diploma|transcript|signature
undetectable|undetected essay|homework|plagiarism
exam|final|finals|test right? now|phone ... answers
in my|the _? final|exam|test right now
hide|hiding|wear an|a|my earpiece|earphone|phone in|during|at
get|getting round|around|past|by the|an? exam|proctoring webcam|camera|software|browser
tomorrows _? paper|exam|test early|before|leaked
take|sit|do the|a|his|her _? test|exam for my|him|her brother|sister|friend|cousin|mate
`;

/** What a teacher is not to notice. */
export const hiddenWork = `
without my|the|a? teacher|professor|school|teachers|lecturer|tutor ... noticing|notices|notice|knowing|finding|catching|detecting
so my|the|a|that? my|the|a? teacher|professor|school|teachers|lecturer|tutor ... not|wont|doesnt|dont|cant|cannot|never ... notice|notices|know|knows|catch|catches|detect|detects|suspect|suspects
so my|the|a|that? my|the|a? teacher|professor|school|teachers|lecturer|tutor ... not|wont|doesnt|dont|cant|cannot|never ... find|finds out
fool|trick|beat|bypass turnitin|proctorio|proctoring
get past|around turnitin|proctorio|proctoring
so|that turnitin ... not|wont|doesnt|cant|cannot ... detect|flag|catch|notice
plagiarism check|checker|software ... stays|stay|shows|turns|passes
ai detector|detectors ... doesnt|does|dont|wont|cannot|cant
so my|the lecturer|teacher|professor|tutor believes|thinks|believe|think that? i
hand|handing|turn|turning|submit|submitting it|this in? as mine|my own
teacher|professor|lecturer|tutor|school must|should|can never|not find|notice|know|learn|see
`;

/** Said by those who teach, or want to find it out. */
export const noCheating = `
i am|im a|an|the|their _? _? teacher|tutor|lecturer|examiner|invigilator|professor|headteacher|ta
i teach
my|our pupils|students
for my|our class
students|pupils|candidates|kids|people who? cheat
spot|detect|recognise|recognize|employee|prop|joke|toy|pretend|teddy
can|could you|i|we tell a|if
surprise|farewell|birthday party|gift|present|video|card|visit
`;

/** Cheating at a game, on a diet or at home. */
export const otherCheating = `
cheat code|codes|day|days|meal|meals|sheet|sheets|death
game|games|minecraft|gta|sims|monopoly|poker|cards|scrabble|diet|keto|calories|husband|wife|boyfriend|girlfriend|partner|relationship
`;

export const exams = `
exam|exams|test|tests|quiz|finals|gcse|homework|coursework|assignment|school
`;
