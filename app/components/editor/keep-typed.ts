import { articleFailed } from "~/models/news/desk";
import type { FormResult } from "~/schemas/form-result";

/** What the desk's form holds when the server does not answer: all of it, and the reason. */
export async function keepTyped<Answer>(request: Request, send: () => Promise<Answer>) {
  const form = await request.clone().formData();
  try {
    return await send();
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error("The article was not stored.", error);
    const texts = [...form].filter((each): each is [string, string] => typeof each[1] === "string");
    const result: FormResult = { initialValue: Object.fromEntries(texts) };
    // An answer of 400 and above is not followed by a reload of the page's data.
    return Response.json({ result, notice: articleFailed }, { status: 503 }) as Answer;
  }
}
