import { type AppLoadContext, data } from "@remix-run/cloudflare";

import { coverAddress, coverFor } from "../../content/article-covers";
import { findDeadLinks } from "../../files/dead-links.server";
import { fetchImage } from "../../files/fetch-image.server";
import { keepPicture, pictureAddress } from "../../files/serve.server";
import { storeUpload, uploadLimits } from "../../files/upload.server";
import { readFormUpTo } from "../../http/body.server";
import { renderMarkdown } from "../../markdown/render.server";
import { checkArticle, linksOf } from "../../models/news/article-checks";
import type { ArticleOutcome, ArticlePreview, TypedArticle } from "../../models/news/desk";
import { readCandidates } from "../../models/news/related-candidates.server";
import { longestArticle } from "../../schemas/article";
import type { FieldErrors } from "../../schemas/field-errors";
import { uploadRefusals } from "../marketplace/upload.server";
import { takeArticlePicture, withPicture } from "../text-picture.server";

/** A cover and a picture of the allowed size with the texts around them. */
const longestForm = 2 * uploadLimits.cover + 1024 * 1024;

export interface PostedArticle {
  intent: string;
  typed: TypedArticle;
  /** Why a cover was not taken. */
  errors: FieldErrors;
}

/**
 * The desk's form as it was posted. A cover in it is stored, and its address takes the field's
 * place; a picture is stored and stands at the end of the text.
 */
export async function readArticleForm(
  request: Request,
  context: AppLoadContext,
  editorId: number,
): Promise<PostedArticle> {
  const form = await readFormUpTo(request, longestForm);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const typed: TypedArticle = {
    title: text("title"),
    summary: text("summary"),
    category: text("category"),
    content: text("content"),
    imageUrl: text("imageUrl"),
    imageAlt: text("imageAlt"),
    author: text("author"),
    scheduledAt: text("scheduledAt"),
    submissionKey: text("submissionKey"),
    revision: text("revision"),
    note: text("note"),
    isCorrection: text("isCorrection"),
    drawCover: text("drawCover"),
  };
  if (typed.drawCover === "on") {
    typed.imageUrl = coverAddress(coverFor({ source: typed.category, title: typed.title.trim() }));
  }

  const errors: FieldErrors = {};
  const cover = form.get("cover");
  if (cover instanceof File && cover.size > 0) {
    const stored = await storeUpload(context.files, "cover", bytesOf(cover), async () => {});
    if (stored.ok) typed.imageUrl = pictureAddress(stored.stored.objectKey);
    else errors.cover = [uploadRefusals.cover[stored.reason]];
  }
  const intent = text("intent");
  const taken = await takeArticlePicture(context, editorId, form);
  if (taken?.ok) typed.content = withPicture(typed.content, taken.markdown);
  else if (taken) Object.assign(errors, taken.errors);
  else if (intent === "picture") errors.picture = ["Please choose a picture."];
  return { intent, typed, errors };
}

async function* bytesOf(file: File) {
  yield new Uint8Array(await file.arrayBuffer());
}

/** Our copy of an external picture; null for one of our own, and for one that cannot be fetched. */
export async function copyPicture({ files }: AppLoadContext, imageUrl: string) {
  if (!/^https:/i.test(imageUrl)) return null;
  const image = await fetchImage(imageUrl);
  const kept = image && (await keepPicture(files, image.bytes));
  return kept?.address ?? null;
}

/** What the article will look like, and what was found before publishing it. */
export async function previewArticle(
  { db }: Pick<AppLoadContext, "db">,
  typed: Pick<TypedArticle, "title" | "summary" | "content" | "category" | "imageUrl" | "imageAlt">,
  { id, asksLinks }: { id?: number; asksLinks: boolean },
): Promise<ArticlePreview> {
  const html = renderMarkdown(typed.content.slice(0, longestArticle));
  const others = await readCandidates(db, typed.category);
  const dead = asksLinks ? await findDeadLinks(linksOf(html)) : [];
  return { html, checks: checkArticle({ ...typed, id }, { html, dead, others }) };
}

/** The form again, with everything that was typed. */
export function returnArticle(
  typed: TypedArticle,
  {
    status = 200,
    errors = {},
    notice = null,
    preview = null,
  }: Partial<Omit<ArticleOutcome, "typed">> & { status?: number },
) {
  return data<ArticleOutcome>({ errors, notice, typed, preview }, { status });
}

/** When a scheduled article appears, from a field that holds a moment in UTC; null for no or a past one. */
export function readMoment(typed: string, now: number) {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return null;
  const moment = Date.parse(`${typed}:00Z`);
  return moment > now ? moment : null;
}
