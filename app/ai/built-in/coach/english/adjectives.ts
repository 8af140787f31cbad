/** How a text may sound. */
export const tones = `
friendly formal informal casual polite warm funny humorous serious calm professional honest gentle
cheerful playful sarcastic neutral upbeat reassuring encouraging respectful confident persuasive
dramatic romantic cozy cosy firm witty sincere strict conversational emotional inspirational inspiring
motivating motivational empathetic diplomatic assertive rude spooky scary catchy silly poetic elegant
lighthearted simple-worded kind relaxed enthusiastic factual objective businesslike
humble sympathetic apologetic patient sober chatty cheeky dry plain rhyming exciting sad happy
childlike friendlier politer funnier warmer shorter kinder angry cringe pushy preachy gushing
boastful technical academic bossy sweet cute mean realistic neutrally politely kindly
`;

/** How a picture may be made. */
export const pictureStyles = `
watercolor oil pencil charcoal ink pastel pastels acrylic cartoon anime manga photorealistic realistic
vintage retro minimalist abstract impressionist surreal cinematic pixel collage engraving linocut
woodcut cubist isometric monochrome sepia hyperrealistic 3d
`;

/** Words for what one does not know for certain. */
export const doubts = `
unsure uncertain unclear missing doubt doubts guess guesses guessing guessed assume assumed assuming
assumption assumptions depend depends unknown estimate estimates estimated ambiguous unsafe outdated
`;
