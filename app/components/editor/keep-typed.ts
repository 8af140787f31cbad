import {
  type ArticleOutcome,
  articleFailed,
  articleFields,
  type TypedArticle,
} from "~/models/news/desk";

/** What the desk's form holds when the server does not answer: all of it, and the reason. */
export async function keepTyped<Answer>(request: Request, send: () => Promise<Answer>) {
  const form = await request.clone().formData();
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error("The article was not stored.", error);
    const typed = Object.fromEntries(
      articleFields.map((name) => [name, String(form.get(name) ?? "")]),
    ) as TypedArticle;
    const outcome: ArticleOutcome = { errors: {}, notice: articleFailed, typed, preview: null };
    // An answer of 400 and above is not followed by a reload of the page's data.
    return Response.json(outcome, { status: 503 }) as Answer;
  }
}
