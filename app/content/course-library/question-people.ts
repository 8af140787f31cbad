/** For a question that tells of somebody at school. */
export const minor = "minor";
/** For one that tells of somebody's work, whether or not it says which. */
export const work = "work";

/** Of lessons' questions whose day they tell of: ids of fields, `minor`, `work`. Those of anybody's day are left out. */
export type QuestionPeople = Record<string, readonly string[]>;
