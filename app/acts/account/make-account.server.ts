import type { AppLoadContext } from "@remix-run/cloudflare";
import { knownDevice } from "../../auth/known-device.server";
import {
  hashPassword,
  makePassword,
  needsRehash,
  verifyNothing,
  verifyPassword,
} from "../../auth/password.server";
import { refusePassword } from "../../auth/password-rules.server";
import { skills } from "../../content/skills/skill-map";
import { refuseOverLimit } from "../../http/limits.server";
import { keyedHash } from "../../keys/digest.server";
import { readFitter } from "../../models/fit.server";
import { createLearner } from "../../models/learner.server";
import { refuseUsername } from "../../models/name-rules";
import type { Choices } from "../../models/onboarding-draft";
import { planPath } from "../../models/path-plan";
import { clearLimit, takeFromLimit } from "../../models/rate-limit.server";
import { createUser, getCredentials, replaceHash } from "../../models/user.server";
import type { Credentials, Registration } from "../../schemas/account";
import type { NotificationChoice, Onboarding } from "../../schemas/onboarding";
import { type Refusal, refuse } from "../../schemas/refusal";

interface SessionOwner {
  id: number;
  username: string;
  sessionVersion: number;
}

const wrongCredentials =
  "That username and password do not match. Please check them and try again.";

const freeFailures = { limit: 10, windowMs: 15 * 60_000 };
const longestDelayMs = 8_000;

/**
 * Whose name and password these are. Unknown names cost the same time and read the same, and after
 * failures the right password waits as long as a wrong one: else giving up early would tell them
 * apart.
 */
export async function signIn(
  request: Request,
  context: AppLoadContext,
  { username, password }: Credentials,
): Promise<{ ok: true; user: SessionOwner } | Refusal> {
  const refused = await refuseOverLimit(request, context, "sign-in");
  if (refused) return refused;

  const user = await getCredentials(context.db, username);
  // Failures elsewhere do not slow down a browser in which the account was signed in before.
  const device = user ? await knownDevice(request, context, user.id) : null;
  const account = user ? `user ${user.id}` : username.toLowerCase();
  const failures = `sign-in-failures:${keyedHash(context.secret, `${device} ${account}`).slice(0, 32)}`;
  await waitForTurn(context, failures);

  const isRight = user
    ? await verifyPassword(password, user.password)
    : await verifyNothing(password, context.passwordCost);
  if (!user || !isRight || user.status !== "active") {
    return refuse("signed-out", wrongCredentials);
  }

  await clearLimit(context.db, failures);
  if (needsRehash(user.password, context.passwordCost)) {
    const renewed = await hashPassword(password, context.passwordCost);
    await replaceHash(context.db, user.id, user.password, renewed);
  }
  return { ok: true, user };
}

/** After ten tries without success each further one waits longer; none is refused. */
async function waitForTurn({ db, now }: AppLoadContext, key: string) {
  const { count } = await takeFromLimit(db, key, freeFailures, now);
  const over = count - freeFailures.limit;
  if (over <= 0) return;
  const delay = Math.min(longestDelayMs, 250 * 2 ** (over - 1));
  await new Promise((resolve) => setTimeout(resolve, delay));
}

/** Makes an account with a chosen password. */
export async function signUp(
  request: Request,
  context: AppLoadContext,
  { password, ...input }: Registration,
): Promise<{ ok: true; user: SessionOwner } | Refusal> {
  const name = refuseUsername(input.username);
  if (name) return refuse("invalid", name, "username");
  const weak = await refusePassword(context.db, password, input);
  if (weak) return refuse("invalid", weak, "password");

  const refused = await refuseOverLimit(request, context, "sign-up");
  if (refused) return refused;

  const passwordHash = await hashPassword(password, context.passwordCost);
  return createUser(context.db, { ...input, passwordHash }, context.now);
}

/**
 * Makes account, path and first achievements from the onboarding's answers.
 *
 * @param options.key a secret of the browser that answers. The same form sent twice then
 *   leads to the same account and password instead of being refused for its own email.
 * @returns the account with its generated password, which is stored nowhere in clear.
 */
export async function onboard(
  request: Request,
  context: AppLoadContext,
  input: Onboarding & Choices,
  { notifications = null, key }: { notifications?: NotificationChoice | null; key?: string } = {},
): Promise<{ ok: true; user: SessionOwner; password: string } | Refusal> {
  const refused = await refuseOverLimit(request, context, "onboarding");
  if (refused) return refused;

  const { password, passwordHash } = await makePassword(context.passwordCost, context.secret, key);
  const fitter = await readFitter(context.db);
  const steps = planPath(input, skills, fitter.fit(input));
  const created = await createLearner(
    context.db,
    { ...input, notifications, steps, passwordHash },
    context.now,
  );
  if (created.ok) return { ...created, password };

  const made = key ? await getCredentials(context.db, input.email) : undefined;
  if (made && (await verifyPassword(password, made.password))) {
    return { ok: true, user: made, password };
  }
  return created;
}
