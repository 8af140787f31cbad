/**
 * What the reader of picture requests knows: for each part of a request the things that it can
 * tell apart, each with the words that name it (American spelling, singular).
 */
export const vocabulary = {
  medium: {
    photo: `photo, photograph, photography, photographic, photo like, photolike, photorealistic,
      photo realistic, documentary photo, film still, polaroid, snapshot, dslr, 35mm, 35 mm,
      analog film, photo style, product photo`,
    watercolor: `watercolor, water color, watercolor painting, watercolor wash, watercolor
      illustration, watercolor drawing, aquarelle, gouache, ink and watercolor`,
    paint: `oil painting, oil paint, oils, oil on canvas, in oil, acrylic, acrylic painting, acrylic
      paint, painting, painted, tempera, impasto, digital painting, brushstroke, brush stroke,
      painterly, palette knife`,
    drawing: `pencil drawing, colored pencil, colored pencil drawing, pencil sketch, pencil, charcoal,
      charcoal drawing, chalk, crayon, wax crayon, ink drawing, pen and ink, ink, line drawing, line
      art, sketch, drawing, hand drawn, doodle, marker, felt tip, felt tip pen, fineliner, oil
      pastel, chalk pastel, pastel drawing, pastel crayon`,
    print: `linocut, lino cut, linocut print, lino print, linoprint, woodcut, woodcut print, wood
      engraving, etching, screen print, screenprint, silkscreen, risograph, block print, engraving,
      lithograph, stencil, letterpress, potato print`,
    paper: `paper collage, paper cut, papercut, paper cutout, paper cut out, cut paper, cut out paper,
      collage, torn paper, origami, folded paper, paper craft, papercraft, paper theater, silhouette
      cut`,
    craft: `felt, felted, needle felt, felted wool, embroidery, embroidered, knitted, knitting,
      crochet, crocheted, clay, claymation, plasticine, modeling clay, mosaic, stained glass,
      ceramic, patchwork, quilt, salt dough, papier mache`,
    vector: `vector, vector art, vector illustration, vector graphic, flat illustration, pixel art,
      digital art, digital illustration, digital drawing, icon style`,
    illustration: `illustration, illustrated, book illustration`,
    render: `3d, 3d render, 3d rendering, 3d model, render, rendering, cgi, low poly`,
    comic: `comic, comic strip, comic style, cartoon, cartoon style, manga, anime, graphic novel`,
  },
  style: {
    minimal: `minimal, minimalist, minimalistic, simple, simple shape, simple line, plain, sparse,
      uncluttered, reduced, few details, little detail, clean line`,
    detailed: `detailed, highly detailed, very detailed, fine detail, full of detail, many details,
      intricate, busy, crowded, ornate, hyperdetailed, richly detailed`,
    flat: `flat, silhouette, flat silhouette, flat shape, flat color, flat area, graphic, geometric, bold shape, bold line, bold
      outline, thick outline, thick line, clear outline, big shape, large shape`,
    realistic: `realistic, lifelike, true to life, naturalistic, documentary, candid, natural look`,
    retro: `retro, vintage, old fashioned, art deco, art nouveau, mid century, bauhaus, victorian, old
      poster, travel poster`,
    painterly: `impressionist, impressionistic, expressionist, loose brush, loose line, rough line,
      sketchy, soft edge, visible brush`,
    strange: `surreal, surrealist, abstract, cubist, psychedelic`,
    storybook: `storybook, picture book, fairy tale, whimsical, naive, folk art, childlike, nursery`,
    technical: `blueprint, diagram, cutaway, cutaway view, isometric, exploded view, botanical
      illustration, scientific illustration, technical drawing, botanical drawing, instruction
      sheet`,
  },
  light: {
    dawn: `dawn, sunrise, daybreak, first light, early morning, early morning light`,
    morning: `morning, morning light, morning sun`,
    day: `noon, midday, sunny, sunshine, sunlight, sunlit, daylight, bright sun, full sun, sun,
      afternoon, afternoon sun, afternoon light, sunny day, bright day, sunny afternoon`,
    golden: `golden hour, sunset, low sun, late afternoon, late sun, evening sun, golden light, golden
      evening light, late afternoon light, low evening sun, setting sun`,
    dusk: `dusk, twilight, blue hour, nightfall, evening, evening light`,
    night: `night, nighttime, night sky, midnight, moonlight, moonlit, moon, starlight, starry, stars,
      full moon`,
    lamp: `lamp, lamplight, lamp light, lantern, candle, candlelight, candlelit, firelight, fireplace,
      fire, campfire, bonfire, burning stove, glowing stove, streetlamp, street lamp, streetlight, street light, floodlight,
      neon light, neon sign, fairy light, string light, bulb, light bulb, desk lamp, reading lamp,
      headlight, flashlight, ceiling light, ceiling lamp, shop window light, lit window`,
    window: `window light, light from the window, light from a window, light through the window, light
      through a window, sun through the window, big window, large window, tall window, skylight,
      window on the left, window on the right, through the window`,
    soft: `soft light, softly lit, soft shadow, diffuse, diffused, diffuse light, even light, gentle
      light, overcast, cloudy light, soft morning light, soft evening light, soft daylight, even
      daylight, bright even light, soft window light`,
    hard: `hard light, hard shadow, strong shadow, long shadow, deep shadow, spotlight, harsh light,
      dramatic light, dramatic lighting, chiaroscuro, high contrast, stage light`,
    back: `backlit, back light, backlight, light from behind, in silhouette, as a silhouette, against the light, rim light,
      contre jour`,
    studio: `studio light, studio lighting, softbox, flash`,
  },
  weather: {
    wet: `puddle, wet`,
    rain: `rain, rainy, raining, drizzle, rainstorm, storm, stormy, thunderstorm,
      lightning`,
    snow: `snow, snowy, snowing, snowfall, snowflake, frost, frosty, icy, blizzard, snow covered`,
    fog: `fog, foggy, mist, misty, haze, hazy`,
    wind: `wind, windy, breeze, breezy`,
    clear: `clear sky, cloudless, blue sky`,
    clouds: `cloudy, cloud, cloudy sky, gray sky`,
  },
  season: {
    spring: `spring, springtime, cherry blossom, blossom`,
    summer: `summer, summertime, midsummer, summery`,
    autumn: `autumn, autumnal, in the fall, fall leaves, autumn leaves, fall foliage`,
    winter: `winter, wintertime, wintry, christmas`,
  },
  mood: {
    calm: `calm, quiet, peaceful, serene, restful, gentle, tranquil, relaxed, silent, soothing`,
    warm: `cozy, warm, homely, homey, welcoming, friendly, tender, comforting, inviting, loving`,
    cheerful: `cheerful, happy, joyful, playful, fun, funny, lively, festive, humorous, merry,
      lighthearted, jolly`,
    sad: `sad, melancholy, melancholic, lonely, wistful, nostalgic, gloomy, somber, thoughtful`,
    tense: `dramatic, tense, eerie, spooky, mysterious, scary, creepy, menacing, threatening, ominous`,
    dreamy: `dreamy, dreamlike, magical, enchanted, fantastical`,
    grand: `majestic, epic, heroic, solemn, grand, proud`,
    wild: `energetic, dynamic, wild, chaotic, exciting, hectic`,
  },
  view: {
    close: `close up, closeup, close up view, macro, macro shot, extreme close up, detail shot, detail
      view, head and shoulders, close view, seen close, very close, portrait shot`,
    half: `half figure, waist up, from the waist up, medium shot, half length, portrait`,
    full: `full body, whole body, whole figure, full length, full figure, head to toe, full view, full
      body view, full shot`,
    wide: `wide shot, wide angle, wide view, long shot, establishing shot, panorama, panoramic,
      panoramic view, from far away, from afar, far off, distant view, small in the frame, in the
      distance, from a distance, seen from far away, from across the street`,
    low: `low angle, worm eye view, from below, looking up, low viewpoint, near the ground, low camera,
      from ground level, just above the ground, just above the grass`,
    eye: `eye level, at eye level, at eye height, eye height, straight on, from the front, front view,
      frontal, head on, seen from the front, facing us, facing the viewer`,
    high: `bird eye view, bird eye, birds eye view, birds eye, aerial, aerial view, from above,
      overhead, overhead view, overhead shot, top down, top view, high angle, looking down, flat lay,
      drone view, drone shot, seen from above, from the top`,
    side: `from the side, side view, profile, in profile, seen from the side, side on`,
    back: `from behind, over the shoulder, rear view, back view, seen from behind`,
    place: `from the doorway, from the door, through the doorway, seen from the door, from the window,
      seen through the window, from the balcony, from across the room, seen from the doorway, seen from the window, seen from the door,
      view from the door, view from the window, seen from the street, from the street`,
    lens: `shallow depth of field, blurred background, blurry background, out of focus background,
      bokeh, telephoto, telephoto lens, 50mm, 85mm, shallow focus, blurred behind`,
  },
  palette: {
    red: `red, crimson, scarlet, brick red, ruby, dark red, deep red, bright red, cherry red`,
    orange: `orange, terracotta, rust, rust red, rusty, copper, apricot`,
    yellow: `yellow, mustard, mustard yellow, ochre, golden yellow, lemon yellow, honey yellow, gold`,
    green: `green, moss green, olive green, sage green, mint green, emerald, dark green, light green,
      pale green, forest green, sage`,
    teal: `teal, turquoise, cyan, aqua, petrol, blue green`,
    blue: `blue, navy, navy blue, indigo, cobalt, sky blue, dark blue, light blue, pale blue, deep
      blue, ultramarine`,
    purple: `purple, violet, lilac, lavender, plum purple, mauve`,
    pink: `pink, rose pink, magenta, coral pink, salmon, pale pink, hot pink`,
    brown: `brown, beige, tan, earthy, earth tone, earthy color, cream, cream colored, chocolate brown,
      ocher, sand colored`,
    gray: `gray, silver, slate gray, light gray, dark gray, charcoal gray`,
    black: `black, jet black`,
    white: `white, off white, ivory`,
    pastel: `pastel, pastel color, pastel tone, soft color, pale color, soft pastel, light color`,
    muted: `muted, muted color, muted tone, subdued, faded, washed out, desaturated, dusty color,
      natural color, soft tone`,
    vivid: `vivid, vivid color, bright color, colorful, saturated, strong color, bold color, rainbow,
      vibrant, lively color, cheerful color`,
    neon: `neon, neon color, fluorescent`,
    monochrome: `black and white, monochrome, grayscale, sepia, sepia toned, one color only, shades of
      gray`,
    warm: `warm color, warm tone, warm palette, autumn color, fall color, warm light`,
    cool: `cool color, cool tone, cold color, cool palette, winter color, cold light`,
    limited: `two color, three color, four color, limited palette, limited color, few color, only two
      color, only three color, two tone, 2 color, 3 color, 4 color, single color, one color`,
  },
  place: {
    water: `sea, seaside, ocean, beach, coast, coastline, shore, harbor, port, lake, lakeside, river,
      riverbank, pond, pier, canal, island, underwater, dock, bay, fjord, stream, waterfall, pool,
      swimming pool, waves, jetty, quay`,
    hills: `hill, hilltop, mountain, mountainside, valley, field, meadow, countryside, landscape,
      desert, dune, cliff, moor, farm, farmyard, vineyard, pasture, alps, sports field, soccer field,
      football field, allotment, camp site, campsite, sports ground`,
    trees: `forest, woods, woodland, garden, park, orchard, jungle, backyard, yard, front yard,
      clearing, garden path, under a tree, under the tree, flower bed, flowerbed, vegetable garden`,
    town: `city, town, street, alley, lane, market, market place, marketplace, town square, market
      square, village square, city square, village, road, crossroads, crossing, bridge, railway
      station, train station, bus stop, tram stop, rooftop, roof, skyline, courtyard, sidewalk,
      pavement, street corner, playground, schoolyard, school yard, parking lot, neighborhood, bus
      station, promenade, stall, market stall, town hall, cobblestones, shop front, main street`,
    room: `room, kitchen, living room, bedroom, library, cafe, coffee shop, shop, store, workshop,
      classroom, school, office, hospital, clinic, ward, attic, bathroom, artist studio, bakery,
      restaurant, hall, corridor, hallway, storeroom, warehouse, on stage, theater, gym, garage, indoors,
      stable, barn, museum, church, waiting room, reading corner, reading nook,
      greenhouse, conservatory, studio apartment, apartment, stairwell, staircase, laundry room, shed,
      cellar, basement, canteen, loft, sunroom, porch, veranda, balcony, stockroom,
      storage room, loading dock, care home, nursing home, community center, community hall`,
    sky: `sky, space, outer space, above the clouds, galaxy, starry sky`,
    table: `table, desk, tabletop, table top, windowsill, window sill, shelf, counter, kitchen table,
      wooden table, workbench, tray, bench top, tablecloth`,
    plain: `plain background, white background, empty background, blank background, simple background,
      solid background, single color background, light background, dark background, gray background,
      studio background, plain wall, black background, blue background, yellow background, green
      background, cream background, neutral background, transparent background, white paper`,
  },
  subject: {
    person: `person, people, man, men, woman, women, girl, boy, child, children, kid, toddler, baby,
      grandmother, grandma, granny, grandfather, grandpa, grandparent, mother, father, mom, dad, parent,
      nurse, doctor, dentist, teacher, baker, farmer, worker, cook, chef, dancer, singer, musician,
      student, pupil, neighbor, family, couple, friend, sailor, fisherman, gardener, knight, wizard,
      witch, astronaut, cyclist, runner, player, sister, brother, aunt, uncle, mechanic, carpenter,
      waiter, waitress, librarian, beekeeper, firefighter, police officer, postman, mail carrier,
      driver, pirate, queen, king, prince, princess, giant, fairy, elf, mermaid, snowman, robot, teenager,
      adult, senior, colleague, volunteer, customer, passenger, hiker, reader, clown, ghost, warehouse
      worker, caregiver, carer, painter, tailor, shoemaker, violinist, guest, daughter, son, sibling,
      twins, hero, detective, scientist, figure, crowd, lady, gentleman, pensioner`,
    animal: `fox, hedgehog, cat, kitten, dog, puppy, rabbit, bunny, hare, mouse, mice, bear, teddy,
      teddy bear, lion, tiger, elephant, giraffe, zebra, monkey, horse, pony, donkey, cow, sheep, lamb,
      goat, pig, deer, squirrel, badger, otter, beaver, mole, raccoon, wolf, wolves, turtle, tortoise,
      frog, fish, whale, dolphin, seal, octopus, snail, crab, dragon, dinosaur, unicorn, hamster, guinea
      pig, panda, koala, kangaroo, llama, alpaca, camel, bat, lizard, snake, hippo, crocodile, reindeer,
      animal, creature, monster, goldfish, shark`,
    bird: `bird, owl, robin, sparrow, heron, duck, duckling, goose, geese, hen, chicken, rooster, swan,
      crow, raven, magpie, parrot, penguin, seagull, gull, eagle, hawk, pigeon, dove, stork, swallow,
      peacock, flamingo, blackbird, kingfisher, woodpecker, bee, honeybee, bumblebee, butterfly,
      butterflies, dragonfly, moth, ladybug, ladybird`,
    building: `house, cottage, castle, barn, cabin, hut, shed, farmhouse, mill, church, chapel, palace,
      temple, school building, bakery, bookshop, shop, kiosk, station, town hall, birdhouse, treehouse,
      tree house, tent, igloo, dollhouse, greenhouse, bus stop, museum, fire station, post office,
      apartment building, corner shop, garage, bridge, snack bar, ice cream stand, newsstand, factory,
      library building, train station, boathouse, pavilion, phone booth, telephone box`,
    tower: `lighthouse, tower, clock tower, church tower, windmill, skyscraper, water tower, chimney,
      bell tower, monument, statue, wind turbine`,
    tree: `tree, plane tree, oak, apple tree, pine, fir, birch, willow, cherry tree, pear tree, palm, palm tree,
      christmas tree, chestnut, linden, olive tree, maple`,
    plant: `flower, bouquet, tulip, sunflower, daisy, daisies, poppy, poppies, lavender, plant, leaf,
      leaves, herb, mint, basil, thyme, rosemary, fern, ivy, seedling, houseplant, cactus, mushroom,
      rose, branch, twig, bluebell, snowdrop, daffodil, dandelion, clover, grass, wreath, blossom,
      flower pot, potted plant, elderflower, rosehip, wildflower, wheat`,
    vehicle: `car, bus, tram, truck, van, tractor, train, locomotive, bicycle, bike, cargo bike, scooter,
      motorcycle, motorbike, taxi, ambulance, fire engine, fire truck, wagon, cart, wheelchair, airplane,
      plane, helicopter, rocket, delivery van, camper van, caravan, streetcar,
      cable car, garbage truck, mail van, pram, stroller, school bus, subway train, night bus, skateboard,
      sled, sleigh`,
    boat: `boat, ship, sailboat, sailing boat, rowing boat, rowboat, ferry, canoe, kayak, fishing boat,
      houseboat, yacht, barge, raft, paper boat`,
    round: `cake, ice cream, birthday cake, pie, bread, loaf, apple, orange fruit, pear, plum, cherry, cherries,
      strawberry, strawberries, raspberry, raspberries, blueberry, blueberries, blackberry, blackberries,
      currant, apricot fruit, lemon, fruit, tomato, pumpkin, onion, potato, cookie, biscuit, muffin,
      cupcake, pancake, pizza, soup, bowl, plate, ball, globe, moon, sun, clock, egg, honeycomb, peach,
      peaches, grape, fig, quince, gooseberry, gooseberries, carrot, chili, pepper, nut, walnut,
      hazelnut, balloon, hot air balloon, wheel, donut, melon, pretzel`,
    thing: `book, chair, armchair, bench, sofa, bed, table, lamp, lantern, teapot, cup, mug, jar,
      bottle, glass, vase, pot, pan, basket, box, boxes, carton, crate, suitcase, bag, backpack, shoe,
      boot, hat, coat, jacket, sweater, shirt, dress, jeans, clothes, umbrella, guitar, piano, violin,
      trumpet, drum, camera, radio, typewriter, letter, envelope, gift, present, candle, key, door,
      window, ladder, bicycle bell, watering can, spade, rake, hammer, toolbox, saw, scissors, sewing
      machine, bookshelf, shelves, shelf, stove, kettle, blanket, rug, cushion, pillow,
      curtain, picture frame, mirror, telescope, map, coin, crown, sword, toy, puzzle, kite, mailbox,
      scarf, glove, mitten, fountain, gate, fence, clothes rail, clothes rack, hanger, shopping cart,
      stack of books, pile of books, bookcase, desk, cupboard, hands, robe, throne, rope, hammock,
      swing, fireplace, record player, sign, ball of wool, wool, yarn`,
  },
} as const;

export type Part = keyof typeof vocabulary;
export type Tag<P extends Part> = keyof (typeof vocabulary)[P];
export type SubjectKind = Tag<"subject">;
export type PlaceKind = Tag<"place">;
export type LightKind = Tag<"light">;
export type ColorWord = Tag<"palette">;

/** They say what somebody hopes for, not what can be seen. */
export const hopefulWords = `beautiful, stunning, nice, nicest, amazing, awesome, cool, pretty, gorgeous,
  perfect, best, best quality, high quality, masterpiece, great, wonderful, incredible, breathtaking,
  impressive, lovely, interesting, special, 4k, 8k, ultra hd, award winning, professional, unique, fantastic, creative, attractive, appealing, artistic, cozy,
  peaceful, romantic, magical, dreamy, idyllic, charming`;

/** They begin a request and are no part of the picture. */
export const leadWords = new Set(
  `a an the me us my our please can could would you i we want need like to make draw paint create
  generate design show give get produce render sketch illustrate imagine prepare do let hi hello hey
  it is there are this that should be have id love looking picture pictures image images
  photo illustration drawing painting poster card artwork art scene graphic cover banner print front
  design version one full see just so and as style or new`.split(/\s+/),
);

/** After them the picture itself is named. */
export const leadEnds = new Set(
  `of showing shows show depicting depicts featuring features with where which contains containing
  about`.split(/\s+/),
);

/** After them comes where something is, so that the main thing ends before them. */
export const placeWords = new Set(
  `in on at inside outside under underneath beneath near beside behind along across above against over
  by among between before into from during next through around beyond onto toward towards below
  opposite amid off`.split(/\s+/),
);
