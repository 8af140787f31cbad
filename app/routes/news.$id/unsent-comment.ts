import type { CommentAgain } from "~/models/news/comment";
import { commentFailed } from "~/schemas/comment";
import type { ReturnedForm } from "~/schemas/form-result";

/** What a comment form comes back with when the server does not answer. */
export function unsentComment(form: FormData): ReturnedForm<CommentAgain> {
  const text = (name: string) => String(form.get(name) ?? "");
  return {
    result: { initialValue: { comment: text("comment"), username: text("username") } },
    notice: { ...commentFailed, variant: "destructive" },
    token: text("token"),
  };
}
