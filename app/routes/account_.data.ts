import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

import { requireUser } from "~/auth/guards.server";
import { site } from "~/content/site";
import { collectAccountData } from "~/models/account-data.server";

/** Everything that is held about the person who asks, as a file. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);

  const data = await collectAccountData(context.db, user.id);
  if (!data) throw redirect("/");

  const about = `What ${site.name} holds about you`;
  const body = { about, madeAt: new Date(context.now).toISOString(), ...data };
  return new Response(`${JSON.stringify(body, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${site.name.toLowerCase()}-account.json"`,
    },
  });
}
