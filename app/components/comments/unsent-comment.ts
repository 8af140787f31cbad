import type { CommentOutcome } from "~/models/news/comment";
import { commentFailed } from "~/schemas/comment";

/** What a comment form comes back with when the server does not answer. */
export function unsentComment(form: FormData): CommentOutcome {
  const text = (name: string) => String(form.get(name) ?? "");
  return {
    errors: {},
    notice: { ...commentFailed, variant: "destructive" },
    typed: { comment: text("comment"), username: text("username") },
    token: text("token"),
  };
}
