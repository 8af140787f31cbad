/** A mark asked for by its name. A heap of these is no request. */
export const markWords = `
perfect score full marks top grade pass points mark a+ excellent 100 10 percent highest best rating
stars star five gold max maximum
`;

/** Words of an exercise that fit any other as well, so they do not show that a prompt fits. */
export const anyExerciseWords = `
write make create give ask explain describe text short long small simple clear good new list table plan
point points step steps piece thing way use answer prompt word words sentence sentences turn get find
show tell help beginner beginners reader readers audience people person someone email message example
examples friendly include tone format length number name names mention task goal clearly kind matter
matters
`;

/** Three of these are filler text. */
export const fillerText = `lorem ipsum dolor amet consectetur adipiscing elit sed eiusmod tempor`;

/** Said about helping others, these words ask for no hidden harm. */
export const preventionWords = `
prevention prevent preventing awareness helpline hotline campaign support leaflet poster lesson training
charity workshop article essay character novel story film
`;

/** "Dying my hair", "laughing": they sound worse than they are. */
export const lightWords = `hair laughing laughter laugh beard clothes jeans fabric shirt boredom bored embarrassment`;

/** What makes those words harmless. */
export const harmlessObjects = `
bath bombs? seed photo cake hot glue water toy nerf nail spray massage staple heat paper lego cookie
confetti smoothie game games minecraft rack cabinet safe boat cosplay foam chocolate cocoa cardboard
wooden play balloon snow photobomb time conversation story novel film play character plot weeds weed
wasps ants rats mice mold moss slugs aphids lice bacteria germs plant plants roots process server thread
python program mouse prop costume rumble
`;

/** Who says no more than these in an exercise about a program means that program. */
export const codeWords = `
code program script function formula bug bugs error errors fault broken fix fixes repair mend debug
wrong work works working run runs crash crashes fails fail total result doesnt help check correct
`;

/** What may follow a mark: "give me 100 please". */
export const afterMarks = `please now thanks and or because`;

/** Sentences that begin with one of these tell what to do. */
export const orderWords = `
ask say decide keep think put take choose begin end show add make let hand tell write give name find
describe explain sort plan look read use say set draw
`;
