import type { AppLoadContext } from "@remix-run/cloudflare";
import type * as z from "zod/mini";
import { hashPassword } from "../../auth/password.server";
import { refusePassword } from "../../auth/password-rules.server";
import { signOutEverywhere } from "../../auth/sign-out.server";
import { startSession } from "../../auth/start-session.server";
import { none } from "../../content/fit/fit-content";
import { skills } from "../../content/skills/skill-map";
import { formRefusal } from "../../http/answer.server";
import { readSubmission } from "../../http/body.server";
import { redirectWithNotice } from "../../http/notice.server";
import { safeRedirect } from "../../http/safe-redirect";
import { clearCookie } from "../../keys/cookies.server";
import { setNotifications } from "../../models/account-settings.server";
import { openQuestions } from "../../models/closest";
import { readFitter } from "../../models/fit.server";
import { answersOf, changeProfile, replacePath, setChoice } from "../../models/learner.server";
import { refuseUsername } from "../../models/name-rules";
import { planPath } from "../../models/path-plan";
import { mayHavePublicName } from "../../models/person";
import type { SessionUser } from "../../models/session.server";
import {
  type Account,
  getAccount,
  setPassword,
  setPublicName,
  setSignInNames,
  setTimeZone,
} from "../../models/user.server";
import {
  ChangePassword,
  ChangeSignInNames,
  NewPassword,
  PublicName,
  SignInNames,
  TimeZone,
} from "../../schemas/account";
import { NotificationSetting } from "../../schemas/account-settings";
import { Profile } from "../../schemas/onboarding";
import { type Refusal, refuse, refuseInput } from "../../schemas/refusal";
import { signIn } from "./make-account.server";

interface Change {
  request: Request;
  context: AppLoadContext;
  user: SessionUser;
  form: FormData;
}

const graceMs = 24 * 60 * 60_000;

/**
 * Whether a new password needs the one before. The generated one was shown for
 * ten minutes, so on the first day being signed in is enough to replace it.
 */
export function needsCurrentPassword(
  account: Pick<Account, "choseOwnPassword" | "createdAt">,
  now: number,
) {
  return account.choseOwnPassword || now - account.createdAt >= graceMs;
}

export async function changePublicName({ context, user, form }: Change) {
  const submission = readSubmission(form, PublicName);
  if (submission.status !== "success") return sendBack("public-name", submission);
  if (!mayHavePublicName(user)) throw new Response("You have no public name.", { status: 403 });

  const saved = await setPublicName(context.db, user.id, submission.value.publicName);
  if (!saved.ok) return sendBack("public-name", submission, saved);

  return redirectWithNotice(context, "/account", {
    title: "Your public name is saved",
    description: `Others see you as ${submission.value.publicName}.`,
  });
}

/** Ends every session and starts a new one here. */
export async function changePassword({ request, context, user, form }: Change) {
  const account = await getAccount(context.db, user.id);
  if (!account) throw new Error("The account is gone.");

  const mustProve = needsCurrentPassword(account, context.now);
  const submission = readSubmission(form, mustProve ? ChangePassword : NewPassword);
  if (submission.status !== "success") return sendBack("password", submission);

  const { password } = submission.value;
  const weak = await refusePassword(context.db, password, account);
  if (weak) return sendBack("password", submission, refuse("invalid", weak, "password"));
  if (mustProve) {
    const { currentPassword } = submission.value as z.infer<typeof ChangePassword>;
    const refused = await refuseWrongPassword(request, context, user, currentPassword);
    if (refused) return sendBack("password", submission, refused);
  }

  const hash = await hashPassword(password, context.passwordCost);
  const changed = await setPassword(context.db, user.id, hash);
  if (!changed) throw new Error("The account is gone.");
  const headers = await startSession(request, context, changed);
  headers.append("Set-Cookie", await clearCookie(context.cookies.signInDetails));
  return redirectWithNotice(
    context,
    safeRedirect(form.get("back"), "/account"),
    {
      title: "Your new password is set",
      description: "You were signed out on every other device.",
    },
    headers,
  );
}

/** Changes username and email. What somebody signs in with needs their password, as it does itself. */
export async function changeSignInNames({ request, context, user, form }: Change) {
  const account = await getAccount(context.db, user.id);
  if (!account) throw new Error("The account is gone.");

  const mustProve = needsCurrentPassword(account, context.now);
  const submission = readSubmission(form, mustProve ? ChangeSignInNames : SignInNames);
  if (submission.status !== "success") return sendBack("sign-in-names", submission);

  const { username, email } = submission.value;
  // A name from before a rule stays; what is chosen now is held to it as in signing up.
  const name = username === account.username ? null : refuseUsername(username);
  if (name) return sendBack("sign-in-names", submission, refuse("invalid", name, "username"));
  if (mustProve) {
    const { currentPassword } = submission.value as z.infer<typeof ChangeSignInNames>;
    const refused = await refuseWrongPassword(request, context, user, currentPassword);
    if (refused) return sendBack("sign-in-names", submission, refused);
  }

  const saved = await setSignInNames(context.db, user.id, { username, email });
  if (!saved.ok) return sendBack("sign-in-names", submission, saved);
  return redirectWithNotice(context, "/account/profile", {
    title: "Your sign-in names are saved",
    description: `From now on you sign in as ${username} or with ${email}.`,
  });
}

/** Stores what a learner says of themselves; with `anew` their path follows from it. */
export async function changeProfileOf({ context, user, form }: Change, isAnew: boolean) {
  const submission = readSubmission(form, Profile);
  if (submission.status !== "success") return sendBack("profile", submission);

  const fitter = await readFitter(context.db);
  const told = await getAccount(context.db, user.id);
  // What was chosen for other words says nothing of these.
  const { industry, learningGoal } = submission.value;
  const profile = {
    ...submission.value,
    fieldChoice: told?.industry === industry ? told.fieldChoice : null,
    taskChoice: told?.learningGoal === learningGoal ? told.taskChoice : null,
  };
  const isLeftOpen = openQuestions(fitter, profile).length > 0;
  const steps = isAnew && !isLeftOpen ? planPath(profile, skills, fitter.fit(profile)) : undefined;
  const changed = await changeProfile(context.db, user.id, profile, { steps, now: context.now });
  if (!changed.ok) return sendBack("profile", submission, changed);

  if (isAnew && isLeftOpen) return redirectWithNotice(context, planningPath, oneQuestion);
  return isAnew
    ? redirectWithNotice(context, "/dashboard", planReady)
    : redirectWithNotice(context, "/account/profile", {
        title: "Your profile is saved",
        description: "Your path stays as it is.",
      });
}

const planningPath = "/account/profile?plan=1#closest";
const planReady = {
  title: "Your plan is ready",
  description: "It takes the place of the old one. What you have done still counts.",
};
const oneQuestion = {
  title: "One question before your plan",
  description: "Your answers are saved. Tell us what is closest, and your plan follows.",
};

/** Stores what is closest to a learner's words. A plan that waited for it is made. */
export async function chooseClosest({ context, user, form }: Change) {
  const fitter = await readFitter(context.db);
  const chosen = (name: string, all: readonly { id: string }[]) =>
    [none, ...all.map(({ id }) => id)].find((id) => id === form.get(name));
  const fieldChoice = chosen("fieldChoice", fitter.fields);
  const taskChoice = chosen("taskChoice", fitter.tasks);
  if (!fieldChoice && !taskChoice) {
    throw new Response("This is not one of the choices.", { status: 400 });
  }
  const choice = { ...(fieldChoice && { fieldChoice }), ...(taskChoice && { taskChoice }) };
  await setChoice(context.db, user.id, choice);

  const account = await getAccount(context.db, user.id);
  if (!account) throw new Error("The account is gone.");
  if (!form.has("plan")) {
    return redirectWithNotice(context, "/account/profile", {
      title: "Your choice is saved",
      description: "Your path stays as it is. Your next plan and your next course use it.",
    });
  }
  if (openQuestions(fitter, account).length > 0) {
    return redirectWithNotice(context, planningPath, oneQuestion);
  }
  const answers = answersOf(account);
  await replacePath(
    context.db,
    user.id,
    planPath(answers, skills, fitter.fit(answers)),
    context.now,
  );
  return redirectWithNotice(context, "/dashboard", planReady);
}

export async function changeTimeZone({ context, user, form }: Change) {
  const submission = readSubmission(form, TimeZone);
  if (submission.status !== "success") return sendBack("time-zone", submission);

  await setTimeZone(context.db, user.id, submission.value.timeZone);
  return redirectWithNotice(context, "/account", { title: "Your time zone is saved" });
}

export async function changeNotifications({ context, user, form }: Change) {
  const submission = readSubmission(form, NotificationSetting);
  if (submission.status !== "success") return sendBack("notifications", submission);

  await setNotifications(context.db, user.id, submission.value.notifications);
  return redirectWithNotice(context, "/account", { title: "Your choice is saved" });
}

export async function endAllSessions({ context, user }: Change) {
  return redirectWithNotice(
    context,
    "/",
    { title: "You are signed out everywhere", description: "That includes this device." },
    await signOutEverywhere(context, user.id),
  );
}

/**
 * Checks the password of a person who is signed in, with the limits of signing in.
 *
 * @returns null if it is theirs, else what to say at the field `field`.
 */
export async function refuseWrongPassword(
  request: Request,
  context: AppLoadContext,
  { username }: Pick<SessionUser, "username">,
  password: string,
  field = "currentPassword",
): Promise<Refusal | null> {
  const proof = await signIn(request, context, { username, password });
  if (proof.ok) return null;
  if (proof.why === "too-many") return proof;
  return refuse("invalid", "This is not your password. Please try again.", field);
}

/** The form again with its sentences, and without the passwords that were typed. */
function sendBack(
  intent: string,
  submission: Parameters<typeof formRefusal>[0],
  refusal: Refusal = refuseInput({}),
) {
  const hideFields = ["password", "currentPassword"];
  return formRefusal(submission, refusal, { hideFields, more: { intent } });
}
