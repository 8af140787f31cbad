import { leaveWork } from "~/db/pending-work";
import { doPendingWork } from "~/models/pending-work.server";
import { createWorker } from "~/worker/worker.server";

/** The worker around a stand-in for Remix, so that its frame can be tested without a build. */
export default createWorker(
  async (request, context) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/throws") throw new Error("broken\nparams: somebody@example.org,secret");
    if (pathname === "/whoami") return Response.json({ user: await context.getUser() });
    if (pathname === "/echo") return new Response(await request.text());
    if (pathname === "/leave") {
      await context.db.batch([
        leaveWork(context.db, { kind: "answers", subject: 999 }, context.now),
      ]);
      return new Response(null, { status: 204 });
    }
    return new Response("<!doctype html><title>A page</title>", {
      headers: { "Content-Type": "text/html; charset=utf-8" },
    });
  },
  { doPendingWork },
);
