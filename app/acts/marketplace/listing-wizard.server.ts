import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";

import { keepGuestId, readGuestId } from "../../auth/guest.server";
import { reviewTime } from "../../content/marketplace";
import { pictureAddress } from "../../files/serve.server";
import { fieldErrors } from "../../http/body.server";
import { logFailure } from "../../http/log-failure.server";
import { redirectWithNotice } from "../../http/notice.server";
import { renderMarkdown } from "../../markdown/render.server";
import {
  type DraftPrompt,
  emptyPrompt,
  fieldsOf,
  isComplete,
  type ListingDraft,
  type ListingStep,
  readAnswers,
  readStep,
  stepBefore,
  stepBehind,
  stepErrors,
} from "../../models/marketplace/draft";
import {
  deleteDraft,
  getDraft,
  removeDraftFile,
  reviewOf,
  saveDraft,
  startEdit,
  toDraft,
} from "../../models/marketplace/draft.server";
import { filesOf } from "../../models/marketplace/listing-content.server";
import { checkReadiness } from "../../models/marketplace/readiness.server";
import { submitListing } from "../../models/marketplace/submission.server";
import {
  type WizardAnswer,
  type WizardState,
  wizardAddress,
} from "../../models/marketplace/wizard";
import type { Owner } from "../../models/owner";
import { lacksPublicName, maySell } from "../../models/person";
import type { SessionUser } from "../../models/session.server";
import { setPublicName } from "../../models/user.server";
import { PublicName } from "../../schemas/account";
import type { FieldErrors } from "../../schemas/field-errors";
import { readId } from "../../schemas/id";
import { ListingAnswers, typedDollars } from "../../schemas/listing";
import { discardUnused, idsOf, readListingForm } from "./upload.server";

const submissionKey = /^[0-9a-f-]{36}$/;

interface Place {
  step: ListingStep;
  itemId: number | null;
}

function placeOf(request: Request): Place {
  const search = new URL(request.url).searchParams;
  return { step: readStep(search.get("step")), itemId: readId(search.get("item")) ?? null };
}

/** The step that the address names, else the one where the draft was left. */
export async function loadWizard(request: Request, context: AppLoadContext) {
  const hasStep = new URL(request.url).searchParams.has("step");
  const place = placeOf(request);
  const [user, guestId] = await Promise.all([context.getUser(), readGuestId(request, context)]);
  if (place.itemId !== null && !user) throw redirect(signInAddress(place));

  const owner = { userId: user?.id ?? null, guestId };
  return stateOf(context, hasStep ? place : { ...place, step: null }, owner, user);
}

async function stateOf(
  { db }: AppLoadContext,
  { step: asked, itemId }: { step: ListingStep | null; itemId: number | null },
  owner: Owner,
  user: SessionUser | null,
): Promise<WizardState> {
  const row = await getDraft(db, owner, itemId);
  if (itemId !== null && !row) throw noDraft();
  const draft = toDraft(row);
  const step = asked ?? row?.step ?? "type";
  const cover = row?.coverKey ? pictureAddress(row.coverKey) : row?.itemImage;
  return {
    step,
    itemId,
    draft,
    cover: cover
      ? { address: cover, name: row?.coverName ?? null, isRemovable: Boolean(row?.coverKey) }
      : null,
    package: row?.packageName ? { name: row.packageName, sizeBytes: row.packageBytes ?? 0 } : null,
    said: reviewOf(row),
    readiness: step === "review" ? checkReadiness(draft, filesOf(row)) : null,
    person: {
      kind: user === null ? "visitor" : maySell(user) ? "member" : "under18",
      needsPublicName: user !== null && lacksPublicName(user),
    },
    submissionKey: crypto.randomUUID(),
  };
}

/** Takes a posted step: keeps it, and goes on, back, or to review. */
export async function answerWizard(request: Request, context: AppLoadContext) {
  const place = placeOf(request);
  const user = await context.getUser();
  if (place.itemId !== null && !user) throw redirect(signInAddress(place));

  const guest = user
    ? { guestId: await readGuestId(request, context), headers: {} }
    : await keepGuestId(request, context);
  const owner: Owner = { userId: user?.id ?? null, guestId: guest.guestId };
  const { fields, files, errors } = await readListingForm(request, context, owner);
  const headers = new Headers(guest.headers);
  const posted: WizardForm = { context, place, user, owner, fields, headers };
  try {
    return await (fields.get("intent") === "cancel"
      ? cancel(posted)
      : keepStep(posted, files, errors));
  } finally {
    // What was sent with a step that was not kept.
    discardUnused(context, idsOf(files));
  }
}

interface WizardForm {
  context: AppLoadContext;
  place: Place;
  user: SessionUser | null;
  owner: Owner;
  fields: FormData;
  headers: Headers;
}

async function keepStep(
  posted: WizardForm,
  files: { coverFileId?: number; fileId?: number },
  fileErrors: FieldErrors,
) {
  const { context, place, owner, fields } = posted;
  const { db, now } = context;
  const intent = String(fields.get("intent") ?? "next");
  const go = fields.get("go");
  const isForward = intent === "next" && go === null;
  const next = nextOf(place.step, intent, go);

  const answers = ListingAnswers.safeParse(changedPrompts(readTyped(place.step, fields), intent));
  const change = {
    answers: answers.success ? answers.data : {},
    stepOf: (draft: ListingDraft) =>
      isForward && !isComplete(place.step, draft) ? place.step : next,
    ...files,
  };
  const saved = await saveDraft(db, owner, place.itemId, change, now);
  if (!saved) throw noDraft();
  discardUnused(context, saved.unused);

  const errors = {
    ...(answers.success ? {} : firstOfEach(fieldErrors(answers.error))),
    ...fileErrors,
  };
  if (Object.keys(errors).length > 0) return show(posted, place.step, errors);

  if (intent === "remove-cover" || intent === "remove-package") {
    const kind = intent === "remove-cover" ? "coverFileId" : "fileId";
    discardUnused(context, await removeDraftFile(db, owner, place.itemId, kind, now));
    return goTo(posted, place.step);
  }
  if (intent === "save") return show(posted, place.step, {}, 200);
  if (intent === "preview") {
    return reply(posted, place, { preview: renderMarkdown(saved.draft.fullDescription) });
  }
  if (!isForward) return goTo(posted, next);
  if (!isComplete(place.step, saved.draft)) {
    return show(posted, place.step, stepErrors(place.step, saved.draft));
  }
  return place.step === "review" ? publish(posted) : goTo(posted, next);
}

/** The answers of a step, with a price as people write one. */
function readTyped(step: ListingStep, fields: FormData) {
  const answers = readAnswers(step, fields);
  const price = fields.get("price");
  return "price" in answers && typeof price === "string"
    ? { ...answers, price: typedDollars(price) }
    : answers;
}

/** The answers with a place for one prompt more, or without the one that is to go. */
function changedPrompts(answers: Record<string, unknown>, intent: string) {
  const prompts = answers.prompts as DraftPrompt[] | undefined;
  if (!prompts) return answers;
  if (intent === "add-prompt") return { ...answers, prompts: [...prompts, emptyPrompt] };
  const gone = /^remove-prompt-(\d{1,3})$/.exec(intent)?.[1];
  if (gone === undefined) return answers;
  return { ...answers, prompts: prompts.filter((_, place) => place !== Number(gone)) };
}

async function publish(posted: WizardForm) {
  const { context, place, user, owner, fields, headers } = posted;
  if (!user) {
    const notice = {
      title: "Please sign in to publish",
      description: "Your draft is kept. You come back to it once you are signed in.",
    };
    return redirectWithNotice(context, signInAddress(place), notice, headers);
  }
  const unnamed = await takePublicName(posted, user);
  if (unnamed) return show(posted, "review", unnamed);

  const sent = String(fields.get("submissionKey") ?? "");
  const submission = {
    owner: { ...owner, userId: user.id },
    ageGroup: user.ageGroup,
    itemId: place.itemId,
    key: `${user.id} ${submissionKey.test(sent) ? sent : crypto.randomUUID()}`,
    changes: String(fields.get("changes") ?? "").slice(0, 500),
  };
  try {
    const result = await submitListing(context.db, submission, context.now);
    if (!result.ok) return show(posted, result.step, result.errors);

    const notice = noticeOf(place.itemId !== null, result.isLive);
    return fields.has("inPlace")
      ? reply(posted, anew, { published: notice })
      : redirectWithNotice(context, "/marketplace/listings", notice, headers);
  } catch (error) {
    logFailure("listing-failure", error);
    const sentence =
      "We could not send your listing. Everything is kept: please try again in a minute.";
    return show(posted, "review", { "": [sentence] }, 500);
  }
}

/** A public name is asked before the first listing, see the decisions under "Names in public". */
async function takePublicName(
  { context, fields }: WizardForm,
  user: SessionUser,
): Promise<FieldErrors | null> {
  if (!lacksPublicName(user)) return null;
  const name = PublicName.safeParse({ publicName: fields.get("publicName") ?? "" });
  if (!name.success) return firstOfEach(fieldErrors(name.error));
  const saved = await setPublicName(context.db, user.id, name.data.publicName);
  return saved.ok ? null : saved.errors;
}

async function cancel(posted: WizardForm) {
  const { context, place, owner, fields, headers } = posted;
  discardUnused(context, await deleteDraft(context.db, owner, place.itemId));
  if (fields.has("inPlace")) return reply(posted, anew, { isCancelled: true });
  return redirect(place.itemId === null ? "/marketplace" : "/marketplace/listings", { headers });
}

/** Where the next listing begins. */
const anew: Place = { step: "type", itemId: null };

function goTo(posted: WizardForm, step: ListingStep) {
  const { place, fields, headers } = posted;
  if (fields.has("inPlace")) return reply(posted, { ...place, step }, {});
  return redirect(wizardAddress(step, place.itemId), { headers });
}

/** Shows a step again, with what was typed where it could not be kept. */
function show(posted: WizardForm, step: ListingStep, errors: FieldErrors, status = 400) {
  const { place, fields } = posted;
  const typed = Object.fromEntries(
    [...fieldsOf[place.step], "publicName", "changes"].flatMap((name) => {
      if (name === "prompts") return refusedPrompts(posted);
      const value = fields.get(name);
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
  return reply(posted, { ...place, step }, { errors, typed }, status);
}

/** A list of prompts that was refused, so that nobody has to type it again. */
function refusedPrompts({ place, fields }: WizardForm) {
  const { prompts } = readAnswers(place.step, fields);
  return prompts === undefined ? [] : [["prompts", JSON.stringify(prompts)]];
}

async function reply(
  { context, owner, user, headers }: WizardForm,
  place: Place,
  answer: Partial<WizardAnswer>,
  status = 200,
) {
  const state = await stateOf(context, place, owner, user);
  const whole: WizardAnswer = {
    state,
    errors: {},
    typed: {},
    published: null,
    isCancelled: false,
    ...answer,
  };
  return data(whole, { status, headers });
}

function noDraft() {
  return new Response("There is no such draft.", { status: 404 });
}

/** Where a posted step leads when nothing is refused. Any step can be gone to. */
function nextOf(step: ListingStep, intent: string, go: FormDataEntryValue | null) {
  if (typeof go === "string") return readStep(go);
  if (intent === "next") return stepBehind(step);
  return intent === "back" ? stepBefore(step) : step;
}

function noticeOf(isChange: boolean, isLive: boolean) {
  if (isLive) {
    return { title: "Your change is live", description: "Buyers see it from now on." };
  }
  return {
    title: "Your listing has been submitted for review!",
    description: isChange
      ? `Our team looks at the change, usually within ${reviewTime}. Until then nothing changes for buyers.`
      : `Our team looks at every listing, usually within ${reviewTime}.`,
  };
}

function signInAddress({ step, itemId }: Place) {
  return `/auth?redirectTo=${encodeURIComponent(wizardAddress(step, itemId))}`;
}

function firstOfEach(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentences]) => [field, sentences.slice(0, 1)]),
  );
}

/** Opens a draft with what a listing says now, and leads to it. */
export async function editListing(context: AppLoadContext, user: SessionUser, itemId: number) {
  const isTheirs = await startEdit(context.db, user.id, itemId, context.now);
  if (!isTheirs) throw new Response("There is no such listing.", { status: 404 });
  return redirect(wizardAddress("details", itemId));
}
