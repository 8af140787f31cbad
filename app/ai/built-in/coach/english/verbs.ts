/** Doing words, by what the person wants to get. */
export const verbs: Record<string, string> = {
  write: `write draft compose word phrase script author reply respond answer announce invite apologize
    apologise congratulate introduce pitch advertise post tweet mail email rhyme narrate tell`,
  make: `make create generate produce build design develop prepare construct invent craft come
    show give provide send set put fill complete continue add include`,
  explain: `explain describe define teach clarify illustrate demonstrate interpret break walk guide
    outline detail train coach`,
  list: `list name suggest recommend brainstorm propose find pick choose select think gather collect`,
  plan: `plan schedule organize organise arrange structure map prioritize prioritise budget`,
  compare: `compare contrast rank rate evaluate assess weigh judge decide analyze analyse review
    critique estimate argue debate`,
  transform: `rewrite reword rephrase paraphrase summarize summarise sum shorten simplify translate
    convert turn change transform edit correct proofread fix improve polish format reformat sort
    group classify label categorize categorise extract expand extend clean tidy debug refactor
    improve adapt update check highlight mark transcribe condense cut split merge combine replace
    remove count spell optimize optimise reorder alphabetize order`,
  code: `code program implement test deploy automate rename`,
  picture: `draw paint sketch illustrate render visualize visualise imagine picture animate
    photograph`,
  practice: `quiz practice practise interview play pretend act simulate ask roleplay drill revise
    start challenge`,
  work: `calculate multiply divide subtract compute solve work measure predict research look search investigate summarise
    identify confirm verify prove help`,
  say: `say mention avoid use keep end begin finish stick stay focus leave skip explain limit
    return print flag point state offer welcome respect assume follow cover cite quote emphasize
    emphasise stress repeat wait try let speak talk read tag link close open save remember`,
};

/** They need something to work on when they stand with "this", "these" or "my". */
export const transformVerbs = `
rewrite reword rephrase paraphrase summarize summarise sum shorten simplify translate convert turn
change transform edit correct proofread fix improve polish format reformat sort group classify label
categorize categorise extract expand extend clean tidy debug refactor adapt update check highlight
transcribe condense merge combine count optimize optimise reorder alphabetize put sound review
critique
`;

/** What may begin a paragraph that asks for something, besides a doing word. */
export const requestStarts = `please can could i use do dont if`;
