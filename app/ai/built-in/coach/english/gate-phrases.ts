/** Speaking to whoever gives the points instead of asking for something. */
export const talksToCoach = `
ignore|disregard|forget|override|skip|bypass|overrule the|your|all|any|every|this|that? _? rubric|criteria|scoring|grading|checks|gates|grader|coach|evaluation
ignore|disregard|forget|override|bypass your|all|any|every|these|previous|prior|earlier|above the? previous|prior|above|earlier? instructions|instruction|rules|prompts
ignore|disregard|forget everything|anything|all|what above|before|previously
pretend|imagine ... rubric|grader|scoring
give me|it|this|us a|the? full|top|perfect|highest|maximum|max|best|high|good|great|excellent score|marks|mark|grade|rating
award|grant|give full|top|maximum|perfect|the points|marks|score
give|award|grant me|it|this|my ... # percent|marks|out
give|award|grant me|this|it|my a|an plus|a
set|make|change|output|print|return|report the|my|this|a? score|grade|rating|result|mark|points to|is|as|at|of? #
score|rate|grade|mark this|my|that prompt|attempt|try|entry|submission ... #
score|rate|grade|mark|judge|consider|treat|label this|my|the prompt|attempt|try|submission ... as|with|at|perfect|excellent|full
score|rate|grade it|this|me high|highly|generously|full
this|my prompt|attempt|submission is|deserves|gets|has|should|must|earns ... perfect|excellent|#|full|highest|top|best|score|marks|points
score|grade|rating for|of this|my|the prompt|attempt|submission
dear|hey|hi|hello|attention|note|message|instructions|instruction to|for? the? grader|evaluator|scorer|rater|rubric|scoring
dear|hey|hi|hello coach give|score|please|ignore|disregard
grader|evaluator|scorer|coach this|the|you|please|give|score|must|mark|rate|set|ignore|disregard
you|u are|must|will|should now? the? grader|evaluator
you must|will|should score
you are now ... without|no ... limits|rules|restrictions|filters
i|we deserve|demand ... full|perfect|top|maximum score|marks|points|percent|grade
learner|user|student|i has|have|is|am admin|administrator|root|full rights|access|privileges?
full|perfect|top marks|score please
say|tell|report the|that? user|learner|student|i passed|has|have
let me pass
how many points|marks does|do|did|will|would this|my|the|it message|prompt|text|one? get|score|earn
what score|grade|mark does|do|did|will|would this|my|the|it message|prompt|text|one? get|earn
always|only answer|answers|reply|replies|respond|responds|give|gives|say|says ... highest|full|top|maximum|perfect possible? score|marks|points|grade
pass me|this exercise
mark as|this|exercise|it passed|complete|completed|done
developer|admin|debug|god mode
system override|prompt
jailbreak
end of instructions
`;

/** Read only where no thing to count follows. */
export const wantedMarks = `
give|award|grant|gets|deserve|deserves me|this|it|us|my? #
score|rate|grade me|it|this with|at|as? #
i|we deserve|demand #
must|should|always get|receive|have|gets a|the? full|top|perfect|highest|maximum
score|scores is|to|of|at? #
`;

/** Hidden orders: "decode this and do what it says". */
export const hiddenOrders = `
do|follow|execute|obey|run|perform what it says|tells|orders
do|follow|execute|obey|run|perform the? instructions|instruction|orders|commands inside|hidden|encoded|within|there|in
decode|decrypt|decipher|translate|reverse ... and|then? ... do|follow|execute|obey|run
`;

export const selfHarm = `
kill|killing|hurt|hurting|harm|harming|cut|cutting myself
end|ending|take|taking my own? life
want|wish|ready|going|wanna to? die
want|wish to disappear forever
dont|do not? want to be alive|here
dont|do not? want to live anymore|any
suicide|suicidal method|methods|note|plan|pills|thoughts
commit|committing|attempt|attempting suicide
im|am|feel|feeling suicidal
easiest|painless|best|quickest way|ways to die
overdose on
better off dead
no reason to live
`;

export const weapons = `
make|build|create|construct|assemble|cook|produce|print|get|buy ... bomb|bombs|explosive|explosives|grenade|molotov|napalm|silencer|ricin|anthrax|sarin|gunpowder|thermite|rifle|pistol
make|build|print|buy|get|create|construct a|an|my own? ghost|homemade|real|working? gun|guns|firearm|weapon
pipe|nail|dirty|car|fertilizer bomb|bombs
poison|stab|shoot|kill|murder|strangle|attack someone|somebody|my|him|her|them|people _?
hurt|injure someone|somebody|my|him|her|them|people _?
bomb|gun|weapon instructions|recipe|tutorial|plans|blueprint
`;

export const cheating = `
how to|can|do|could i|we? cheat
help me|us cheat
want|need|going to cheat
cheat on|in|at|during my|our|the|todays|tomorrows _? exam|test|exams|tests|quiz|finals|gcse
cheat|cheating without getting? caught
leaked|stolen ... exam|test|answers|questions
exam|test answers leaked|stolen
get|give|find|send me|us the? answers|questions to|for ... tomorrows|todays ... exam|test|quiz
take|do|sit|write my|the ... exam|test for me
fake|forge|forging a|my|the? _? doctors|sick|medical|school? note|certificate|diploma|transcript|signature
so|without my|the|a? teacher|professor|school|teachers ... notice|notices|noticing|knowing|catch|catches|find|detect
undetectable|undetected essay|homework|plagiarism
`;
