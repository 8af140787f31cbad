import type { Database } from "../../db/client.server";
import { selectDraft } from "../draft.server";
import type { Owner } from "../owner";
import { questionPlace, toQuestionDraft } from "./question-draft";
import { selectTopics, toTopicGroups } from "./tag.server";

/** What the page of the form shows, in one round trip. */
export async function readAskPage(db: Database, owner: Owner) {
  const [topics, [draft]] = await db.batch([
    selectTopics(db),
    selectDraft(db, owner, questionPlace),
  ]);
  return { topics: toTopicGroups(topics), draft: toQuestionDraft(draft?.fields) };
}
