/** A mark asked for by its name. A heap of these is no request. */
export const markWords = `
perfect score full marks top grade pass points mark a+ excellent 100 10 percent highest best rating
stars star five gold max maximum
`;

/** The words of this screen. */
export const screenWords = `
exercise exercises instructions instruction prompt prompts box press click send submit feedback score
begin example next try choose select coach
`;

/** Words of an exercise that fit any other as well, so they do not show that a prompt fits. */
export const anyExerciseWords = `
write make create give ask explain describe text short long small simple clear good new list table plan
point points step steps piece thing way use answer prompt word words sentence sentences turn get find
show tell help beginner beginners reader readers audience people person someone email message example
examples friendly include tone format length number name names mention task goal clearly kind matter
matters
`;

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

/** Words about prompts and answers themselves: none of them is a subject. */
export const promptWords = `
task requirements requirement context audience tone format formats formatted example examples role
check expert professional table json csv markdown bullet bullets points point friendly formal casual
beginner beginners steps step include included including avoid cite sources source output input style
length words word prompt prompts answer answers response responses result results detailed concise
clear clearly accurate correct creative structured structure list lists numbered headings summary text
essay article content act persona constraints constraint goal objective instructions instruction details
detail quality high low best perfect specific reader readers voice simple yes many full everyone included
done generate write create produce explain short long sentences sentence paragraphs paragraph explanation
deep breath asked question questions thorough comprehensive complete level advanced easy hard polite persuasive engaging unique
original professional viral ultimate history created beg possibly genius master world career job lazy
tip experience years iq important breath think assistant ai chatgpt gpt model bot please
`;
