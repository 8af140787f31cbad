import { type AppLoadContext, data } from "@remix-run/cloudflare";

import { coverAddress, coverFor } from "../../content/article-covers";
import { findDeadLinks } from "../../files/dead-links.server";
import { fetchImage } from "../../files/fetch-image.server";
import { keepPicture, pictureAddress } from "../../files/serve.server";
import { storeUpload, uploadLimits } from "../../files/upload.server";
import { formResult } from "../../http/answer.server";
import { readFormUpTo, readSubmission, textOf } from "../../http/body.server";
import { renderMarkdown } from "../../markdown/render.server";
import { checkArticle, linksOf } from "../../models/news/article-checks";
import type { ArticlePreview, articleFailed, NewerArticle } from "../../models/news/desk";
import { readCandidates } from "../../models/news/related-candidates.server";
import { longestArticle, TypedArticle } from "../../schemas/article";
import type { FieldErrors } from "../../schemas/field-errors";
import { uploadRefusals } from "../marketplace/upload.server";
import { takeArticlePicture, withPicture } from "../text-picture.server";

/** A cover and a picture of the allowed size with the texts around them. */
const longestForm = 2 * uploadLimits.cover + 1024 * 1024;

/**
 * The desk's form as it was posted, and why a picture in it was not taken. A cover is stored, and
 * its address takes the field's place; a picture is stored and stands at the end of the text.
 */
export async function readArticleForm(
  request: Request,
  context: AppLoadContext,
  editorId: number,
): Promise<{ submission: ArticleSubmission; errors: FieldErrors }> {
  const form = await readFormUpTo(request, longestForm);
  const errors: FieldErrors = {};
  if (form.get("drawCover") === "on") {
    const [source, title] = [textOf(form, "category"), textOf(form, "title").trim()];
    form.set("imageUrl", coverAddress(coverFor({ source, title })));
  }
  const cover = form.get("cover");
  if (cover instanceof File && cover.size > 0) {
    const stored = await storeUpload(context.files, "cover", bytesOf(cover), async () => {});
    if (stored.ok) form.set("imageUrl", pictureAddress(stored.stored.objectKey));
    else errors.cover = [uploadRefusals.cover[stored.reason]];
  }
  const taken = await takeArticlePicture(context, editorId, form);
  if (taken?.ok) form.set("content", withPicture(textOf(form, "content"), taken.markdown));
  else if (taken) Object.assign(errors, taken.errors);
  else if (form.get("intent") === "picture") errors.picture = ["Please choose a picture."];
  return { submission: readSubmission(form, TypedArticle), errors };
}

type ArticleSubmission = ReturnType<typeof readSubmission<TypedArticle>>;

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
  const dead = asksLinks ? await findDeadLinks(linksOf(html)) : null;
  return { html, checks: checkArticle({ ...typed, id }, { html, dead, others }) };
}

interface SaidOfArticle {
  status?: number;
  errors?: FieldErrors;
  notice?: typeof articleFailed | { title: string; description: string; variant: "destructive" };
  preview?: ArticlePreview;
  newer?: NewerArticle;
}

/** The form again, with everything that was typed. */
export function returnArticle(
  submission: ArticleSubmission,
  { status = 200, errors = {}, notice, preview, newer }: SaidOfArticle,
) {
  return data({ result: formResult(submission, { errors }), notice, preview, newer }, { status });
}

/** Why there is no such moment. */
export function refuseMoment(typed: string) {
  return typed.trim() === ""
    ? "Please choose when it is to appear: a day and a time"
    : "Please choose a moment that is still to come";
}

/** When a scheduled article appears, from a field that holds a moment in UTC; null for no or a past one. */
export function readMoment(typed: string, now: number) {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return null;
  const moment = Date.parse(`${typed}:00Z`);
  return moment > now ? moment : null;
}
