import { type ActionFunctionArgs, redirect, replace } from "@remix-run/cloudflare";

import { readForm } from "~/http/body.server";
import { safeRedirect } from "~/http/safe-redirect";
import { Theme } from "~/http/theme.server";

/** Remembers the theme in a cookie: a control of every page, so it has an address of its own. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);

  const theme = Theme.safeParse(form.get("theme"));
  if (!theme.success) throw new Response("Choose light or dark.", { status: 400 });

  return replace(safeRedirect(form.get("redirectTo")), {
    headers: { "Set-Cookie": await context.cookies.theme.serialize(theme.data) },
  });
}

export function loader() {
  return redirect("/");
}
