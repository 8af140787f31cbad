import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";

import { signOut } from "~/auth/sign-out.server";
import { redirectWithNotice } from "~/http/notice.server";

/** Nothing changes on a GET: a prefetch must not sign anybody out. */
export function loader() {
  return redirect("/");
}

export async function action({ context }: ActionFunctionArgs) {
  const headers = await signOut(context);
  return redirectWithNotice(
    context,
    "/",
    { title: "You are signed out", description: "See you soon.", sent: "*" },
    headers,
  );
}
