import type { ExercisesCode, Slot } from "./exercise";
import {
  colors,
  emptyAreas,
  hours,
  lightSources,
  media,
  noText,
  shapes,
  views,
} from "./picture-words";

const leftOut: Slot["any"] = [
  ...noText,
  /\b(?:no|without(?: any)?|avoid|leave out|not a(?: single)?|nobody's|(?:do not|don't|never) (?:want|show|include)(?: any)?) (?:visible |other |second |brand |price |company )?(?:people|persons?|bystanders|faces?|logos?|brands?|names|trademarks|prices?|tags|money|hands|labels|clutter|animals|children|blood|jewel(?:le)?ry|watch(?:es)?|rings?|signs?|name ?tags?|cables|screens?)\b/i,
  /\b(?:logos?|faces?|brands?|brand names|labels|prices|people) (?:stays? |kept |should not |must not )?(?:out|off|appear)\b/i,
  /\b(?:nobody|no one|no-one) else\b|--no\s+[a-z]/i,
];

export const dalle3Exercises: ExercisesCode = {
  21: {
    slots: {
      subject: [
        /\b(?:fox|hedgehog|cat|kitten|dog|pupp(?:y|ie)|rabbit|bunn(?:y|ie)|hare|mouse|mice|bear|lion|tiger|elephant|giraffe|zebra|monkey|horse|pony|donkey|cow|sheep|lamb|goat|pig|deer|squirrel|badger|otter|owl|robin|bird|sparrow|duck|hen|chicken|goose|swan|penguin|parrot|frog|turtle|tortoise|fish|whale|dolphin|octopus|snail|bee|butterfl(?:y|ie)|dragon|dinosaur|unicorn|panda|koala|llama|hamster|seagull|crow|heron)e?s?\b/i,
        /(?<!\bfor (?:my|our|his|her|a) )\b(?:gran|nan|friend|wife|husband|son|daughter|grandmother|grandma|granny|grandfather|grandpa|aunt|uncle|mother|mom|mum|father|dad|sister|brother|cousin|neighbou?r|teacher|colleague|gardener|sailor|knight|astronaut|witch|wizard|pirate|baker|cyclist|dancer|musician|robot|fairy|woman|man|girl|boy|child|children|couple|old lady)s?\b(?= (?:\w+ )?(?:\w+ing|on|in|at|with|who)\b)/i,
        /\b(?:draw|paint|show|shows|showing|(?:picture|drawing|painting|photo) of) (?:me )?(?:an?|two|three|our) (?!(?:\w+ )?(?:picture|card|birthday|image|drawing|painting|photo|something|front)\b)\w/i,
        /\b(?:cake|cupcake|balloon|boat|ship|train|tram|car|bus|bicycle|bike|tractor|rocket|lighthouse|castle|house|cottage|garden|tree|bouquet|flower|sunflower|tulip|rose|teapot|cup of (?:tea|coffee)|bench|guitar|piano|violin|book|armchair|kite|mountain|beach|harbou?r|football|camper van|caravan|pancake|present|snowman|mermaid|lorry|scooter|wheelbarrow|bookshelf|sewing machine|workbench|picnic|candle)(?:es|s)?\b/i,
      ],
      action: [
        /\b(?!(?:(?:some|any|every|no)?th|ic|br|sw|frost|pudd|wedd|bunt|duckl|darl|sibl|morn|even|spr|str|dur|ceil|cloth|letter|writ|greet|draw|paint|build|light|print|do|be|hav|mak|ask|us|leav|add|go|com|giv|want|need|think|feel|say|interest|amaz|charm|follow|miss|turn|gett|includ|hop|fold|fram|wish|celebrat)ing\b)[a-z]{2,}ing\b(?! for)/i,
        /\b(?:is|are|s?he|they|\w+ing) (?:writ|draw|paint|build|mak|light|celebrat)ing\b/i,
        /\b(?:drives|hands (?:him|her|it|them|an?)|licks|steals|shares?|toasts?|pulls|pushes|slides|snores|brings|gives|carry)\b/i,
        /\b(?:that|who|which|it|he|she|they|fox|cat|dog|bear|hedgehog|owl|rabbit|mouse|bird|woman|man) (?:is |are )?(?:bakes?|cooks?|eats?|drinks?|reads?|dances?|sings?|plays?|swims?|flies|fly|rides?|rows?|sails?|climbs?|walks?|runs?|sleeps?|sits?|stands?|waits?|hugs?|waves?|laughs?|holds?|carr(?:y|ies)|balances?|plants?|waters?|digs?|picks?|knits?|sews?|builds?|repairs?|blows?|wears?|opens?|pours?)\b/i,
      ],
      medium: media,
      shape: shapes,
      room: emptyAreas,
      "no-text": noText,
    },
    response: { kind: "picture" },
  },
  22: {
    slots: {
      room: [
        /\b(?:living|dining|sitting|reading|sewing|music|waiting|tea|bath|bed|guest|children's|class|sun|break|common|garden|back|tea) ?rooms?\b/i,
        /\b(?:kitchen|library|bedroom|bathroom|attic|loft|conservatory|greenhouse|winter garden|bakery|workshop|studio|shed|cabin|cottage|boathouse|study|parlou?r|nook|hallway|balcony|veranda|porch|barn|bookshop|pub|inn|bar|caf[eé]|lounge|snug|pantry|hut|lobby|garage|lighthouse|restaurant|cellar|school ?room|waiting hall|tea ?house|tearoom|train compartment|camper van|tree ?house|apartment|workroom|pottery)\b/i,
      ],
      things: [
        /\b(?:armchair|sofa|couch|chair|rocking chair|bench|stool|table|desk|workbench|bed|hammock|bookshelf|bookshelves|shelf|shelves|bookcase|cupboard|dresser|stove|oven|fireplace|piano|guitar|radio|record player|rug|carpet|cushion|pillow|blanket|curtain|plant|flower ?pot|vase|teapot|kettle|mug|cup|bowl|basket|clock|mirror|picture frame|books?|newspaper|cat|dog|ladder|sewing machine|easel|tools?|toys?|window ?sill|window seat|beams?|tiles|jukebox|counter|hooks?|burner|hearth|chest of drawers|barrel)(?:es|s)?\b/i,
      ],
      places: [
        /\b(?:on|to|at) (?:the|its|her|his) (?:far |lower |upper )?(?:left|right)\b|\b(?:left|right) of\b|\b(?:left|right)[- ]hand side\b/i,
        /\bin the (?:middle|cent(?:er|re)|(?:far |left |right |back )?corner|foreground|background|front|back)\b/i,
        /\b(?:next to|beside|behind|in front of|underneath|under|above|between|against|opposite|around|along|facing|near|close to|beneath|over) (?:the|a|an|it|them|him|her|its|two|one)\b|\bby the (?:door|window|wall|stove|fire)\b|\bat the (?:far|back) end\b|\b(?:left|right) an? /i,
      ],
      light: lightSources,
      hour: hours,
      colors: colors,
      view: views,
    },
    response: { kind: "picture" },
  },
  23: {
    slots: {
      goods: [
        /\b(?:cloth(?:es|ing)|jackets?|coats?|sweaters?|jumpers?|dress(?:es)?|shirts?|jeans|scar(?:f|ves)|shoes?|boots?|hats?|bags?|books?|novels?|comics?|board games?|games?|puzzles?|toys?|teddy bears?|plants?|seedlings?|seeds?|flower ?pots?|cuttings|tools?|drills?|bicycles?|bikes?|skates?|skis?|records?|vinyl|instruments?|dishes|plates|mugs?|lamps?|furniture|chairs?|costumes?|baby things|prams?|strollers?|sports gear|crockery|skirts?|belts?|handbags?|pots|pans|jars|dvds?|(?:kitchen|household) things|gear|yarn|fabric|craft supplies)\b/i,
      ],
      reader: [
        /\b(?:famil(?:y|ies)|parents?|mothers|fathers|students?|pupils?|teenagers?|teens|kids|children|young people|young adults|toddlers?|neighbou?rs?|tenants?|residents|colleagues|co-?workers|staff|members|customers|visitors|villagers|seniors?|retired|retirees|pensioners|older people|elderly|grandparents|gardeners|readers|cyclists|newcomers|shoppers|apprentices|first[- ]years|trainees|dads|mums|moms|workers|commuters|holders|people (?:over|under|who|with|from|in)|parents and)\b/i,
      ],
      focus: [
        /\bin the (?:middle|cent(?:er|re)|foreground|lower (?:half|third|part)|upper (?:half|third|part)|front)\b|\bin front\b|\bcent(?:ered|red)\b/i,
        /\b(?:one|single) (?:big|large|huge|giant|bold|bright|red|yellow|blue|green|old|striped|colou?rful)\b|\b(?:an? |very )(?:big|large|huge|giant|enormous|oversized)\b|\b(?:one|single) thing\b|\b(?:first thing|see first is|only see|eye (?:goes|should go))\b/i,
        /\b(?:fills?|filling|takes? up|covers?) (?:the |most |half |two thirds|almost |nearly )/i,
        /\b(?:on the (?:left|right)|close[- ]up|main thing|focus(?:es)? on|seen first|stands? out|eye[- ]catcher)\b/i,
      ],
      medium: media,
      colors: colors,
      room: emptyAreas,
      "left-out": leftOut,
    },
    response: { kind: "picture" },
  },
  24: {
    slots: {
      person: [
        /\b(?:invented|fictional|fictitious|made[- ]up|imaginary|generic|no real person|not a real person|does not exist|(?:not|n't|no|nobody)\b[^.;\n]{0,20}\b(?:known|living|knows|real)|is nobody|unrecogni[sz]able)\b/i,
        /\b(?:young|older|old|elderly|middle[- ]aged|teenage|tall|short|stout|gr[ae]y[- ]haired|bearded)\b[^.,;\n]{0,24}\b(?:wom[ae]n|m[ae]n|person|workers?|cook|nurse|carer|mechanic|gardener|colleague|apprentice|volunteer|girl|boy|trainee|athlete|player)\b/i,
        /\b(?:wom[ae]n|m[ae]n|person|worker|cook|nurse|carer|mechanic|gardener|colleague|apprentice|volunteer|trainee|athlete|player)\b[^.;\n]{0,30}\b(?:aged?|in (?:his|her|their) (?:twenties|thirties|forties|fifties|sixties)|about \d\d|\d\d years|with (?:a |an )?(?:apron|gloves|beard|gr[ae]y|short|tied|hijab|headscarf|cap|glasses)|in (?:a |an )?(?:apron|overalls|uniform|work clothes|gloves|scrubs))\b/i,
      ],
      posture: [
        /\b(?:back|spine|knees?|elbows?|shoulders?|wrists?|hips?|arms?|legs?|foot|feet|heels)\b[^.,;\n]{0,14}\b(?:flat|lower|straight|bent|bend|upright|relaxed|low|down|close|level|stretched|locked|tucked)\b/i,
        /\b(?:straight|bent|bending|upright|flat) (?:back|knees?|elbows?|arms?|legs?|wrists?|spine)\b/i,
        /\b(?:finger(?:s|tips)?|thumbs?|knuckles|palms?)\b[^.,;\n]{0,24}\b(?:curled|tucked|bent|behind|away|back|under|inwards?|closed|guid(?:e|ing)|claw|underneath|along)\b|\b(?:curled|tucked[- ]in|bent) (?:fingers?|fingertips|thumbs?)\b|\bclaw grip\b/i,
        /\b(?:both hands|two hands|five fingers|feet (?:apart|flat|shoulder)|shoulder[- ]width|close to (?:the|her|his|their) (?:body|chest)|at (?:chest|hip|waist|knee|shoulder) height|squat(?:s|ting)?|kneel(?:s|ing)?|on one knee|weight on|against (?:her|his|the) (?:belly|chest|body))\b/i,
      ],
      place: [
        /\b(?:kitchen|canteen|storeroom|stock ?room|storage room|warehouse|work ?shop|garage|ward|hospital|clinic|care home|nursing home|patient room|laboratory|lab|office|classroom|gym|sports hall|garden|greenhouse|barn|stable|building site|construction site|shop|bakery|loading (?:dock|bay)|stairs|staircase|stairwell|boathouse|climbing (?:hall|wall)|pool|laundry|van|truck|salon|stage|corridor|hallway|basement|cellar|clubhouse|farm|scaffold\w*)\b/i,
        /\b(?:in|on|at) (?:an?|the|our|her|his)(?: [\w-]+){0,2} (?:room|hall|flat|apartment|deck|ground|field|track|post office)\b/i,
      ],
      view: views,
      light: [
        ...lightSources,
        /\b(?:well[- ]lit|evenly lit|no (?:hard |deep )?shadows|bright|fluorescent)\b/i,
      ],
      background: [
        /\b(?:plain|empty|blurred|blurry|tidy|clean|calm|quiet|simple|neutral|white|gr[ae]y|light|bare|uncluttered|out[- ]of[- ]focus|soft|clear)(?:,? (?!(?:in|on|at|of|with|from|the|an?)\b)[\w-]+){0,2} (?:background|wall|backdrop|shelves|worktop|counter|surroundings|floor|table|room)\b/i,
        /\bbackground\b[^.,;\n]{0,20}\b(?:blurred|plain|empty|tidy|calm|out of focus|simple|clean|neutral|white|gr[ae]y)\b/i,
        /\b(?:nothing (?:else )?(?:behind|in the background|on the)|behind (?:her|him|them)(?! back)|no other (?:tools|things|objects|items)|everything else|rest of the room|shallow depth of field)\b/i,
      ],
      "left-out": leftOut,
    },
    response: { kind: "picture" },
  },
};
