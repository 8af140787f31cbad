/** What is asked for, by the words that name it; the first such word of a request decides. */
export const familyWords: Record<string, string> = {
  picture: `picture pictures image images painting drawing illustration photo photograph portrait sketch
    logo icon poster banner sticker tattoo wallpaper watercolor cartoon artwork draw paint`,
  code: `code function script program query formula macro regex sql python javascript java html css
    excel bug error component`,
  food: `recipe recipes meal meals menu dinner dinners lunch lunches breakfast cook cooking bake baking
    dish dishes diet`,
  keep: `translate proofread grammar spelling mistakes correct convert sort fix reformat`,
  work: `calculate compute solve measure`,
  quiz: `quiz test exam questions question crossword worksheet riddle riddles puzzle`,
  speech: `speech toast talk presentation eulogy voicemail podcast lecture`,
  story: `play poem story stories tale song lyrics rap limerick haiku rhyme fairytale novel scene dialogue joke
    jokes adventure`,
  plan: `plan plans trip schedule timetable itinerary rota roster calendar budget routine workout agenda
    checklist party holiday vacation`,
  message: `email mail letter message note card reply response invitation sms whatsapp complaint apology
    reminder announcement application landlord boss`,
  list: `ideas names name tips suggestions examples reasons arguments synonyms titles slogans hashtags
    headlines recommend suggest brainstorm`,
  compare: `compare comparison difference differences versus vs choose decide better which pros`,
  explain: `explain explanation describe define teach understand mean means work works why how`,
};
