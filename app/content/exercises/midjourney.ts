import type { ExercisesCode, Slot } from "./exercise";
import {
  aspectSetting,
  colorCount,
  emptyAreas,
  hours,
  lightSources,
  media,
  noText,
  shapes,
  views,
} from "./picture-words";

const buildings =
  "cottage|farmhouse|villa|castle|church|chapel|cathedral|mosque|synagogue|temple|tower|lighthouse|windmill|mill|barn|shed|hut|kiosk|bakery|bookshop|pharmacy|pub|restaurant|hotel|library|museum|theat(?:er|re)|cinema|hospital|station|bus stop|post office|town hall|factory|warehouse|garage|bridge";

const vehicles =
  "car|bus|tram|streetcar|train|locomotive|subway|truck|lorry|van|tractor|bicycle|bike|cargo bike|scooter|moped|motorcycle|motorbike|taxi|ambulance|fire engine|fire truck|ferry|boat|ship|barge|sailboat|rowing boat|rowboat|canoe|cable car|wheelchair|pram|cart|carriage|caravan|camper|plane|airplane|helicopter|excavator|crane|garbage truck";

const paints: Slot["any"] = [
  ...colorCount,
  /\b(?:only|just) (?:[a-z]+ )?(?:red|blue|green|black|brown)\b|\b(?:two|three|four|[2-5])-colou?r/i,
];

export const midjourneyExercises: ExercisesCode = {
  61: {
    slots: {
      thing: [
        new RegExp(
          `\\b(?:(?:${buildings}|house|palace|shop|store|school|gas station|petrol station|greenhouse|skyscraper|apartment block|water tower|phone booth|telephone box|fire station|boathouse|swimming pool|sawmill|brewery)s?|(?:${vehicles})(?:es|s)?)\\b`,
          "i",
        ),
        "cafe",
        "cafes",
      ],
      place: [
        /\b(?:in|on|at|by|near|beside|behind|along|across|above|under|over|between|opposite|front of|next to|end of|top of|among|into|past|outside|against|below|around|facing) (?:the |a |an |its |our |two |some )?(?:[a-z-]{2,14} ){0,2}(?:streets?|road|lane|alley|square|market(?: ?place)?|corner|hill(?:s|top|side)?|mountains?|valley|fields?|meadows?|forest|woods|trees?|park|garden|orchard|river(?:bank)?|lake|sea|coast|beach|harbou?r|canal|island|pond|bridge|village|town|city|suburb|station|platform|roofs?|courtyard|yard|crossroads|roundabout|(?:bus |tram )?stops?|(?:[a-z]+ )?shops?|parking lot|car park|dunes?|cliffs?|desert|snow|rain|fog|mist|houses|rails|tracks|pier|quay|vineyards?|countryside|rocks)\b|\b[a-z]{3,} (?:in front|all around|in the background|on (?:both|either|each) sides?|on the (?:left|right))\b/i,
      ],
      medium: media,
      hour: hours,
      shape: aspectSetting,
    },
    response: { kind: "picture" },
  },
  62: {
    slots: {
      motif: [
        /\b(?:strawberr|raspberr|blackberr|blueberr|gooseberr|elderberr|cherr|cranberr)(?:y|ies)\b/i,
        /\b(?:plums?|apples?|pears?|apricots?|peach(?:es)?|quinces?|figs?|grapes?|lemons?|oranges?|rhubarb|currants?|rose ?hips?|tomato(?:es)?|pumpkins?|carrots?|onions?|garlic|chill?i(?:es|s)?|peppers?|mushrooms?|nuts?|walnuts?|hazelnuts?|olives?)\b/i,
        /\b(?:bees?|bumblebees?|beehives?|hives?|honeycombs?|clover|linden|lavender|rosemary|thyme|basil|mint|sage|chamomile|cinnamon|star anise|nutmeg|mustard seeds?|peppercorns?|dandelions?|roses?|elderflowers?|sunflowers?|wildflowers?|blossoms?|leaf|leaves|twigs?|branch(?:es)?|ears? of wheat|seashells?|shells?|waves?|crystals?|tree|fern|moss|hedgehog|fox|bird|robin|wren)\b/i,
        /(?:cut|drawing|print|etching|sketch|watercolou?r) of (?!(?:an? |one |the |my )?(?:labels?|fruits?|herbs?|things?|something|it|what)\b)[a-z]/i,
      ],
      technique: media,
      "color-count": paints,
      background: [
        /\b(?:plain|empty|white|cream|blank|pale|light|solid|bare|clean|dark|black|beige|off-white|kraft|brown|transparent|single-colou?r|simple|uncluttered|yellow|green|blue)(?:,? (?:white|cream|empty|plain|paper))? (?:background|paper|ground|backdrop|surface)\b/i,
        /\bbackground (?:is |stays )?(?:plain|empty|white|cream|blank|pale|black)\b|\bno background\b|\bnothing (?:else )?(?:behind|around)\b|\bisolated\b|\b(?:plain|empty|white|cream|black)(?: [a-z]+)? behind\b|\b(?:on|against) (?:plain )?(?:white|cream)\b/i,
        ...emptyAreas,
      ],
      simple: [
        /\b(?:thick|bold|strong|heavy|clear|clean|few|broad|wide|simple) (?:black |dark )?(?:lines?|outlines?|shapes?|contours?|strokes?|edges|forms?|details?)\b/i,
        /\b(?:simplified|minimal(?:ist|istic)?|silhouettes?|flat shapes?|large shapes?|big shapes?|(?:no|without) (?:fine |small |thin )?(?:details?|lines|shading)|little detail|high contrast|like a stamp|stamp[- ]like|readable (?:when|at))\b/i,
      ],
      shape: shapes,
      "no-text": noText,
    },
    response: { kind: "picture" },
  },
  63: {
    slots: {
      houses: [
        new RegExp(
          `\\b(?:${buildings}|butcher'?s?|greengrocer'?s?|grocery|newsstand|florist'?s?|bookstore|bar|hairdresser'?s?|barber'?s?|tailor'?s?|laundromat|laundrette|workshop|school|tram stop|stall|apartment (?:block|building)|half-timbered|balcon(?:y|ie)|row of trees|shutter|laundry line|tram wire|fountain|supermarket|bakerie|ice cream [a-z]+|tenement|take-?away|baker's)s?\\b`,
          "i",
        ),
        /\b(?!(?:and|the|which|what)\b)[a-z]{3,} (?:shops?|houses|trees|flats)\b/i,
        "cafe",
        "cafes",
      ],
      hour: hours,
      light: [
        ...lightSources,
        /\b(?:lit|lights|glow(?:s|ing)?|sunny|first light)\b|\blight\b[^.,;\n]{0,24} (?:from|through) (?:[a-z']+ ){0,3}(?:windows?|doors?|shops?|signs?)\b/i,
      ],
      ground: [
        /\b(?:rain(?:y|ing)?|drizzl(?:e|y|ing)|puddles?|snow(?:y|ing|fall)?|slush|ice|icy|frost(?:y)?|fog(?:gy)?|mist(?:y)?|haz[ey]|dry leaves|fallen leaves|leaves on|autumn leaves|wet|petals|dust(?:y)?|dry|hot asphalt|long shadows|windy|storm(?:y)?|cloudless|clear sky|reflections?|thaw|steam)\b/i,
      ],
      people: [
        /\b(?:nobody|no one|no-one|no people|no persons?|deserted|empty street|without people|not a soul)\b|--no\s[^\n]{0,30}\bpeople\b/i,
        /\b(?:wom[ae]n|m[ae]n|girls?|boys?|child(?:ren)?|kids?|cyclists?|couple|baker|neighbou?rs?|passers-?by|pedestrians?|commuters|students?|pupils|waiter|waitress|shopkeeper|mail carrier|postman|street sweeper|tourists?|dog walker|driver|musician|(?:two|three|few|some|\d) people|people [a-z]+ing|one person|some(?:body|one) (?:with|in|on|[a-z]+ing)|lady|workers?|customers|dogs?|cats?|pigeons?|family|grandmother|grandfather)\b/i,
      ],
      view: views,
      medium: media,
    },
    response: { kind: "picture" },
  },
  64: {
    slots: {
      scene: [
        new RegExp(
          `\\b(?:${buildings}|forest|woods|jungle|garden|park|palace|throne room|dungeon|harbou?r|port|ship|boat deck|beach|island|sea|underwater|mountains?|cave|desert|village|market(?: ?place)?|town square|city street|street|alley|rooftop|roof|kitchen|living room|attic|classroom|school ?yard|office|inn|tavern|airport|circus|shop|workshop|farm|swamp|planet|spaceship|moon landscape|courtroom|prison|graveyard|river|lake|winter landscape|train carriage|building site|cove|bay|cellar|house|playground)s?\\b|\\b(?:takes place|is set) (?:in|on|at|under) `,
          "i",
        ),
        "cafe",
        "cafes",
      ],
      "plain-shapes": [
        /\b(?:flat|plain|simple|large|big|bold|geometric|angular|clear|broad|basic|blocky|hard-edged) (?:flat |plain |bold |cut[- ]out |geometric )?(?:shapes?|areas?|forms?|silhouettes?|blocks?|outlines?|fields|planes|edges|surfaces)\b/i,
        /\b(?:silhouettes?|cut[- ]out|cutouts?|paper[- ]cut|papercut|cut paper|screen ?print|linocut|stencil|poster style|(?:no|without) (?:fine |small |thin )?(?:details?|lines|shading|gradients?|textures?)|minimal(?:ist)?|flat colou?rs?|flat illustration)\b/i,
      ],
      "color-count": paints,
      layers: [
        /\b(?:in the )?(?:foreground|background|middle ?ground|midground)\b/i,
        /\b(?:(?:two|three|four|2|3|4) (?:separate |clear |flat |cardboard )?(?:layers|levels|planes|panels|flats|rows)|layered|in layers|one behind the other)\b/i,
        /\bbehind (?:it|them|that|this|the|a|an|those)\b|\bin front of (?:it|them|that|the|a)\b|\bin front\b[^.;\n]{0,40}\bbehind\b|\bfar (?:away|behind|off)\b|\bin the distance\b|\bon the horizon\b|\bclose to us\b|\b(?:at|in) the (?:front|back)\b|\bfront: |\b(?:nearest|furthest|farthest)\b/i,
      ],
      shape: aspectSetting,
      restraint: [
        /(?:--|-)(?:stylize|s|chaos|c|weird)\s+\d{1,4}\b/i,
        /(?:--|-)(?:style\s+)?raw\b/i,
      ],
      "left-out": [
        ...noText,
        /\b(?:no|without(?: any)?|leave out) (?:people|persons?|figures?|actors?|characters?|humans?|animals|furniture|props|stars|crowds?)\b/i,
        /\b(?:nobody|no one|no-one|empty stage|unpeopled|(?:middle|cent(?:er|re)|floor) (?:is|stays) (?:bare|empty|free|clear))\b|(?:--|-)no\s+[a-z]/i,
      ],
    },
    response: { kind: "picture" },
  },
};
