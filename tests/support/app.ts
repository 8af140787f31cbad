import { env } from "cloudflare:test";
import type { AppLoadContext } from "@remix-run/cloudflare";

import { hashPassword } from "~/auth/password.server";
import { fitParts, questionParts, skillTextParts } from "~/content/course-library/parts";
import { skills } from "~/content/skills/skill-map";
import { createLoadContext } from "~/context.server";
import { openDatabase } from "~/db/client.server";
import { courseLibrary } from "~/db/schema/learning";
import { pendingWork } from "~/db/schema/pending-work";
import { createUseCounter } from "~/http/use-counter";
import { createViewGatherer } from "~/models/community/view-gatherer";
import { createLearner } from "~/models/learner.server";
import { planPath } from "~/models/path-plan";
import { doPendingWork } from "~/models/pending-work.server";
import { createUser } from "~/models/user.server";
import { fitter } from "./fit";
import { emptyStorage } from "./migrate";

type Handler<Result> = (args: {
  request: Request;
  context: AppLoadContext;
  params: Record<string, string>;
}) => Result;

/** Cheap on purpose: the parameters are stored in the hash, so checking it is cheap as well. */
const quickCost = { ln: 4, r: 8, p: 1 };
export const password = "correct horse 42";

const profile = {
  ageGroup: "35-44",
  competenceLevel: "beginner",
  industry: "teaching",
  learningGoal: "improve productivity with AI",
};

/** The application on the real D1 and KV of this test file; disposing it empties both. */
export async function startApp(settings: Partial<typeof env> = {}) {
  const db = openDatabase(env.DB);
  // Two statements: together they would have more parameters than D1 takes.
  await db.batch([
    db
      .insert(courseLibrary)
      .values([...fitParts, ...questionParts])
      .onConflictDoNothing(),
    db.insert(courseLibrary).values(skillTextParts).onConflictDoNothing(),
  ]);
  const afterAnswer: Promise<unknown>[] = [];
  const isolate = { views: createViewGatherer(), uses: createUseCounter() };
  let people = 0;

  function context(request: Request): AppLoadContext {
    const waitUntil = (work: Promise<unknown>) => void afterAnswer.push(work);
    return createLoadContext(request, { ...env, ...settings }, { waitUntil }, isolate);
  }

  return {
    db,
    env,
    context,

    /** Calls a loader or action as the worker does; a thrown Response is the answer. */
    async send<Result>(
      handler: Handler<Result>,
      request: Request,
      params: Record<string, string> = {},
    ): Promise<Awaited<Result>> {
      try {
        return await handler({ request, context: context(request), params });
      } catch (thrown) {
        if (thrown instanceof Response) return thrown as Awaited<Result>;
        throw thrown;
      }
    },

    /** An account as a plain sign-up makes it. */
    async createUser(columns: { username?: string; email?: string } = {}) {
      people++;
      const created = await createUser(
        db,
        {
          username: `person-${people}`,
          email: `person-${people}@example.org`,
          passwordHash: await hashPassword(password, quickCost),
          ...columns,
        },
        Date.now(),
      );
      if (!created.ok) throw new Error(JSON.stringify(created.errors));
      return created.user;
    },

    /** An account as the onboarding makes it, with a path. */
    async createLearner(answers: Partial<typeof profile> = {}, now = Date.now()) {
      people++;
      const input = { ...profile, ...answers, email: `learner-${people}@example.org` };
      const created = await createLearner(
        db,
        {
          ...input,
          passwordHash: await hashPassword(password, quickCost),
          steps: planPath(input, skills, fitter.fit(input)),
        },
        now,
      );
      if (!created.ok) throw new Error(JSON.stringify(created.errors));
      return created.user;
    },

    /** Headers of a signed-in browser. */
    async signIn(user: { id: number; sessionVersion: number }) {
      const { sessions } = context(new Request("http://localhost/"));
      const cookie = await sessions.start(user);
      return { Cookie: cookie.split(";", 1)[0] ?? "" };
    },

    /** Waits for what runs behind the answers so far. */
    async settle() {
      await Promise.all(afterAnswer.splice(0));
    },

    /** Does what writes left to be done behind their answers. */
    async finishWork(now = Date.now()) {
      const place = { ...context(new Request("http://localhost/")).work, mostQueries: 10_000 };
      await doPendingWork(place, { now, clock: () => now });
      const [failed] = await db.select().from(pendingWork);
      if (failed) throw new Error(`Work is left: ${JSON.stringify(failed)}`);
    },

    async [Symbol.asyncDispose]() {
      await Promise.allSettled(afterAnswer);
      await emptyStorage();
    },
  };
}

/** A form as a browser posts it. */
export function form(
  path: string,
  body: Record<string, string> | URLSearchParams,
  headers: HeadersInit = {},
) {
  return new Request(`http://localhost${path}`, {
    method: "POST",
    body: new URLSearchParams(body),
    headers,
  });
}

export function json(path: string, body: unknown, headers: HeadersInit = {}, method = "POST") {
  return new Request(`http://localhost${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { ...headers, "Content-Type": "application/json" },
  });
}

export function get(path: string, headers: HeadersInit = {}) {
  return new Request(`http://localhost${path}`, { headers });
}
