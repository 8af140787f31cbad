import { stem } from "../../../../../search/terms";

/** A kind of things, and what belongs to it. */
export interface Thing {
  members: ReadonlySet<string>;
}

const lists: readonly (readonly [names: string, members: string])[] = [
  ["vegetable veg", "carrot potato spinach broccoli leek"],
  ["cooking", "bake fry roast boil"],
  [
    "animal pet",
    "dog cat fox hedgehog elephant bear rabbit bunny mouse lion tiger horse pony cow sheep lamb bird owl fish frog duck hen wolf sheepdog puppy kitten squirrel monkey donkey goat pig dragon dinosaur penguin badger",
  ],
  [
    "people person human",
    "man woman boy girl child children kid baby crowd lady couple vicar postman bride farmer player",
  ],
  ["nut", "almond walnut hazelnut cashew pistachio pecan peanut praline marzipan badam"],
  ["egg", "meringue omelette"],
  [
    "dairy milk",
    "milk butter cheese cheddar mozzarella parmesan cream yogurt yoghurt ghee paneer custard",
  ],
  [
    "alcohol booze drink",
    "wine beer sherry rum whisky whiskey vodka gin champagne prosecco brandy malt lager bourbon tequila liqueur cognac",
  ],
  ["carb carbohydrate", "pasta bread potato rice spaghetti chip noodle toast pizza baguette"],
  ["equipment gear kit", "dumbbell barbell kettlebell bench treadmill band"],
  ["javascript script js", "javascript js jquery"],
  ["loop", "loop"],
  ["formula", "formula sumif vlookup xlookup countif"],
  ["import library dependency package", "pandas numpy requests lodash jquery"],
  ["answer solution", "answer solution"],
  ["emoji", "emoji smiley"],
  ["caffeine", "coffee espresso cola"],
  ["fish", "tuna salmon cod haddock prawn"],
  ["apology", "apology apologis apologiz sorry"],
  ["religion god", "god heaven lord jesus prayer bless angel"],
  ["music sound noise", "music drum song guitar voiceover band"],
  ["car driv motorway", "motorway taxi drive"],
  ["figur number digit math", "percentage figur calculation"],
  ["picture image photo drawing", "picture photo drawing"],
  ["color colour", "red orange yellow green blue pink purple turquoise gold"],
  ["scary frightening", "scary frightening terrifying spooky horror monster"],
  ["dialogue", "speech talk conversation"],
  ["jargon", "jargon terminology"],
  ["meat", "beef chicken pork lamb bacon ham sausage steak mince turkey"],
];

const things = new Map<string, Thing>(
  lists.flatMap(([names, members]) => {
    const thing = { members: new Set(`${names} ${members}`.split(" ").map(stem)) };
    return names.split(" ").map((name) => [stem(name), thing] as const);
  }),
);

/** What the last of the stems is a kind of, where nothing narrows it. */
export function findThing(stems: readonly string[]): Thing | undefined {
  return stems.length === 1 ? things.get(stems[0] ?? "") : undefined;
}
