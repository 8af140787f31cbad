import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { answers, threads } from "../../db/schema/community";
import type { ShownAnswer, ShownQuestion } from "./question";
import type { QuestionPage } from "./question.server";
import { selectAnswer, toAnswer } from "./question-answers.server";

/** A question and its answers as `/api` answers them; moments as ISO dates. */
export function toApiQuestion({ question, answers: posts }: QuestionPage) {
  const { viewCount, isAnswered, acceptedAnswerId, answerCount, title, tags } = question;
  return {
    id: question.id,
    title,
    ...apiPost(question),
    viewCount,
    isAnswered,
    acceptedAnswerId,
    tags,
    answerCount,
    answers: posts.map((answer) => toApiAnswer(question.id, answer)),
  };
}

function toApiAnswer(threadId: number, answer: ShownAnswer) {
  return { id: answer.id, threadId, ...apiPost(answer), isAccepted: answer.isAccepted };
}

/** An answer as `/api` answers it to its author; undefined for one that is not to be seen. */
export async function getApiAnswer(db: Database, id: number) {
  const [[row], [of]] = await db.batch([
    selectAnswer(db, sql`${answers.id} = ${id} and ${answers.status} = 'visible'`, null, "one"),
    db
      .select(named("one", { threadId: answers.threadId, acceptedId: threads.acceptedAnswerId }))
      .from(answers)
      .innerJoin(threads, eq(threads.id, answers.threadId))
      .where(eq(answers.id, id)),
  ]);
  return row && of && toApiAnswer(of.threadId, toAnswer(row, of.acceptedId === id));
}

function apiPost({ body, author, createdAt, updatedAt, ...post }: ShownQuestion | ShownAnswer) {
  return {
    body,
    authorId: author.id,
    author: { id: author.id, username: author.name },
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
    upvotes: post.upvotes,
    downvotes: post.downvotes,
    myVote: post.myVote,
  };
}
