import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

import { requireUser } from "~/auth/guards.server";
import { site } from "~/content/site";
import { findAccountData, writeAccountData } from "~/models/account-download.server";

/** Everything that is held about the person who asks, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);

  const data = await findAccountData(context.db, user.id);
  if (!data) throw redirect("/");

  const head = {
    about: `What ${site.name} holds about you`,
    madeAt: new Date(context.now).toISOString(),
  };
  return new Response(streamOf(writeAccountData(context.db, head, data)), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${site.name.toLowerCase()}-account.json"`,
    },
  });
}

/** Writes what comes next when the browser has taken what came before. */
function streamOf(pieces: AsyncGenerator<string>) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
