import type { AppLoadContext } from "@remix-run/cloudflare";
import { fieldErrors } from "../../http/body.server";
import { createArticle, type NewArticle } from "../../models/news/article-write.server";
import { Article, ArticleDraft } from "../../schemas/article";
import { type Refusal, refuseInput } from "../../schemas/refusal";
import { copyPicture } from "./article-form.server";

type Options = Pick<NewArticle, "submissionKey"> &
  ({ status: "published" | "draft" } | { status: "scheduled"; scheduledAt: number });

/** Checks and stores a new article that the form or `/api` sent. */
export async function writeArticle(
  context: AppLoadContext,
  { editorId, sent, ...options }: { editorId: number; sent: unknown } & Options,
): Promise<{ ok: true; id: number } | Refusal> {
  const read = (options.status === "draft" ? ArticleDraft : Article).safeParse(sent);
  if (!read.success) return refuseInput(fieldErrors(read.error));

  const imagePath = await copyPicture(context, read.data.imageUrl);
  const created = await createArticle(
    context.db,
    { ...read.data, imagePath, ...options },
    { editorId, now: context.now },
  );
  return { ok: true, id: created.id };
}
