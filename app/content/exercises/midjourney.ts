import type { ExercisesCode } from "./exercise";
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

export const midjourneyExercises: ExercisesCode = {
  61: {
    slots: {
      thing: [
        /\b(?:house|cottage|farmhouse|villa|castle|palace|church|chapel|mosque|synagogue|temple|tower|lighthouse|windmill|mill|barn|shed|hut|kiosk|bakery|bookshop|shop|store|pharmacy|pub|restaurant|hotel|school|library|museum|theat(?:er|re)|cinema|hospital|station|bus stop|gas station|petrol station|post office|town hall|factory|warehouse|garage|greenhouse|bridge|skyscraper|apartment block|water tower|phone booth|telephone box|fire station|boathouse|swimming pool|sawmill|brewery)s?\b/i,
        "cafe",
        "cafes",
        /\b(?:car|bus|tram|streetcar|train|locomotive|subway|truck|lorry|van|tractor|bicycle|bike|cargo bike|scooter|moped|motorcycle|motorbike|taxi|ambulance|fire engine|fire truck|ferry|boat|ship|barge|sailboat|rowing boat|rowboat|canoe|cable car|wheelchair|pram|cart|carriage|caravan|camper|plane|airplane|helicopter|excavator|crane|garbage truck)(?:es|s)?\b/i,
      ],
      place: [
        /\b(?:in|on|at|by|near|beside|behind|along|across|above|under|over|between|opposite|in front of|next to|at the end of|on top of|among) (?:the |a |an |its |our |two |some )?(?:[a-z-]{2,14} ){0,2}(?:streets?|road|lane|alley|square|market(?: ?place)?|corner|hill(?:s|top|side)?|mountains?|valley|fields?|meadows?|forest|woods|trees?|park|garden|orchard|river(?:bank)?|lake|sea|coast|beach|harbou?r|canal|island|pond|bridge|village|town|city|suburb|station|platform|roofs?|courtyard|yard|crossroads|roundabout|parking lot|car park|dunes?|cliffs?|desert|snow|rain|fog|mist|houses|rails|tracks|pier|quay|vineyards?|countryside|rocks)\b/i,
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
        /\b(?:plums?|apples?|pears?|apricots?|peach(?:es)?|quinces?|figs?|grapes?|lemons?|oranges?|rhubarb|currants?|rose ?hips?|tomato(?:es)?|pumpkins?|carrots?|onions?|garlic|chil(?:i|li|ies|lies)|peppers?|mushrooms?|nuts?|walnuts?|hazelnuts?|olives?)\b/i,
        /\b(?:bees?|bumblebees?|beehives?|hives?|honeycombs?|clover|linden|lavender|rosemary|thyme|basil|mint|sage|chamomile|cinnamon|star anise|nutmeg|mustard seeds?|peppercorns?|dandelions?|roses?|elderflowers?|sunflowers?|wildflowers?|blossoms?|leaf|leaves|twigs?|branch(?:es)?|ears? of wheat|seashells?|shells?|waves?|crystals?|tree|fern|moss|hedgehog|fox|bird|robin|wren)\b/i,
      ],
      technique: media,
      "color-count": colorCount,
      background: [
        /\b(?:plain|empty|white|cream|blank|pale|light|solid|bare|clean|dark|black|beige|off-white|kraft|brown|transparent|single-colou?r|simple|uncluttered|yellow|green|blue)(?:,? (?:white|cream|empty|plain|paper))? (?:background|paper|ground|backdrop|surface)\b/i,
        /\bbackground (?:is |stays )?(?:plain|empty|white|cream|blank|pale|black)\b|\bno background\b|\bnothing (?:else )?behind\b|\bisolated\b/i,
        ...emptyAreas,
      ],
      simple: [
        /\b(?:thick|bold|strong|heavy|clear|clean|few|broad|wide|simple) (?:black |dark )?(?:lines?|outlines?|shapes?|contours?|strokes?|edges|forms?|details?)\b/i,
        /\b(?:simplified|minimal(?:ist|istic)?|silhouettes?|flat shapes?|large shapes?|big shapes?|no (?:fine |small )?details?|no shading|little detail|high contrast|like a stamp|stamp[- ]like|readable (?:when|at))\b/i,
      ],
      shape: shapes,
      "no-text": noText,
    },
    response: { kind: "picture" },
  },
  63: {
    slots: {
      houses: [
        /\b(?:bakery|bakeries|butcher'?s?|greengrocer'?s?|grocery|kiosk|newsstand|flower shop|florist'?s?|bookshop|bookstore|pharmacy|pub|bar|ice cream (?:parlou?r|shop|stand)|hairdresser'?s?|barber'?s?|tailor'?s?|laundromat|laundrette|workshop|garage|school|church|mosque|synagogue|station|bus stop|tram stop|market stalls?|stalls|cinema|theat(?:er|re)|library|town hall|apartment (?:block|building)s?|brick houses|terraced houses|row houses|half-timbered|wooden houses|old houses|tall houses|low houses|balcon(?:y|ies)|plane trees|lime trees|chestnut trees|row of trees|shutters|laundry lines?|tram wires|fountain|corner shop|supermarket|restaurant|hotel)\b/i,
        "cafe",
        "cafes",
      ],
      hour: hours,
      light: lightSources,
      ground: [
        /\b(?:rain(?:y|ing)?|drizzl(?:e|y|ing)|puddles?|wet|snow(?:y|ing|fall)?|slush|ice|icy|frost(?:y)?|fog(?:gy)?|mist(?:y)?|haz[ey]|dry leaves|fallen leaves|leaves on the ground|autumn leaves|petals|dust(?:y)?|dry|hot asphalt|long shadows|windy|storm(?:y)?|cloudless|clear sky|reflections?|thaw|steam)\b/i,
      ],
      people: [
        /\b(?:nobody|no one|no-one|no people|no persons?|deserted|empty street|without people|not a soul)\b|--no\s[^\n]{0,30}\bpeople\b/i,
        /\b(?:wom[ae]n|m[ae]n|girls?|boys?|child(?:ren)?|kids?|cyclists?|couple|baker|neighbou?rs?|passers-?by|pedestrians?|commuters|students?|pupils|waiter|waitress|shopkeeper|mail carrier|postman|street sweeper|tourists?|dog walker|driver|old lady|musician|two people|three people|one person|a few people|somebody|someone|dogs?|cats?|pigeons?|family|grandmother|grandfather)\b/i,
      ],
      view: views,
      medium: media,
    },
    response: { kind: "picture" },
  },
  64: {
    slots: {
      scene: [
        /\b(?:forest|woods|jungle|garden|park|castle|palace|throne room|dungeon|tower|harbou?r|port|ship|boat deck|beach|island|sea|underwater|mountains?|cave|desert|village|market(?: ?place)?|town square|city street|street|alley|rooftops?|kitchen|living room|attic|library|classroom|school ?yard|office|hospital|inn|tavern|restaurant|hotel|train (?:station|carriage)|station|airport|circus|theat(?:er|re)|museum|shop|bakery|workshop|farm|barn|windmill|swamp|planet|spaceship|moon landscape|courtroom|prison|graveyard|bridge|river|lake|winter landscape)\b/i,
        "cafe",
        "cafes",
      ],
      "plain-shapes": [
        /\b(?:flat|simple|large|big|bold|geometric|angular|clear|broad|basic|blocky|hard-edged) (?:flat |plain |bold |cut[- ]out |geometric )?(?:shapes?|areas?|forms?|silhouettes?|blocks?|outlines?|fields|planes|edges|surfaces)\b/i,
        /\b(?:silhouettes?|cut[- ]out|cutouts?|paper[- ]cut|papercut|cut paper|screen ?print|linocut|stencil|poster style|no (?:fine |small )?details?|no shading|no gradients?|no texture|minimal(?:ist)?|flat colou?rs?|flat illustration)\b/i,
      ],
      "color-count": colorCount,
      layers: [
        /\b(?:in the )?(?:foreground|background|middle ?ground|midground)\b/i,
        /\b(?:(?:two|three|four|2|3|4) (?:separate |clear |flat |cardboard )?(?:layers|levels|planes|panels|flats|rows)|layered|in layers|one behind the other)\b/i,
        /\bbehind (?:it|them|that|this|the|a|an|those)\b|\bin front of (?:it|them|that|the|a)\b|\bin front\b[^.;\n]{0,40}\bbehind\b|\bfar (?:away|behind|off)\b|\bin the distance\b/i,
      ],
      shape: aspectSetting,
      restraint: [
        /(?:--|-)(?:stylize|s|chaos|c|weird)\s+\d{1,4}\b/i,
        /(?:--|-)(?:style\s+)?raw\b/i,
      ],
      "left-out": [
        ...noText,
        /\b(?:no|without(?: any)?|leave out) (?:people|persons?|figures?|actors?|characters?|humans?|animals|furniture|props|stars|crowds?)\b/i,
        /\b(?:nobody|no one|no-one|empty stage|unpeopled)\b|(?:--|-)no\s+[a-z]/i,
      ],
    },
    response: { kind: "picture" },
  },
};
