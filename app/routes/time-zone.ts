import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";

import { requireApiUser } from "~/auth/guards.server";
import { fieldErrors, readForm } from "~/http/body.server";
import { setTimeZone } from "~/models/user.server";
import { TimeZone } from "~/schemas/account";

/**
 * Where a browser says by itself in which time zone its learner's days begin: whose session has
 * ended is not taken away from the page for it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireApiUser(context);

  const input = TimeZone.safeParse(Object.fromEntries(await readForm(request)));
  if (!input.success) return Response.json({ errors: fieldErrors(input.error) }, { status: 400 });

  await setTimeZone(context.db, user.id, input.data.timeZone);
  return { timeZone: input.data.timeZone };
}

export function loader() {
  return redirect("/account");
}
