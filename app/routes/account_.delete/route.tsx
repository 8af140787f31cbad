import "~/components/account/account.css";

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";

import { refuseWrongPassword } from "~/acts/account/settings.server";
import { requireUser } from "~/auth/guards.server";
import { readGuestId } from "~/auth/guest.server";
import { signOut } from "~/auth/sign-out.server";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { site } from "~/content/site";
import { discardFiles } from "~/files/discard.server";
import { formResult, refusalInit } from "~/http/answer.server";
import { readForm, readSubmission } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { deleteAccount } from "~/models/account-data.server";
import { DeleteAccount } from "~/schemas/account-settings";
import { DeleteForm } from "./delete-form";
import { WhatGoes } from "./what-goes";

export const meta: MetaFunction = () => [
  { title: `Delete your account · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(request, context);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);

  const submission = readSubmission(await readForm(request), DeleteAccount);
  const hideFields = ["password"];
  if (submission.status !== "success") return data(submission.reply({ hideFields }), 400);

  const { password } = submission.value;
  const refused = await refuseWrongPassword(request, context, user, password, "password");
  if (refused) return data(formResult(submission, refused, hideFields), refusalInit(refused));

  const guestId = await readGuestId(request, context);
  const dropped = await deleteAccount(context.db, { id: user.id, guestId }, context.now);
  context.waitUntil(discardFiles(context.files, dropped));
  return redirectWithNotice(
    context,
    "/",
    { title: "Your account is deleted", description: "Thank you for having been here." },
    await signOut(context),
  );
}

export default function DeleteAccountPage() {
  const lastResult = useActionData<typeof action>();

  return (
    <div className="wrap page">
      <Breadcrumb items={[{ label: "Your account", to: "/account" }, { label: "Delete" }]} />
      <header className="page-head">
        <div>
          <h1>Delete your account</h1>
          <p>
            Your account closes at once, and what is yours alone is deleted within minutes. Nobody
            here can bring it back.
          </p>
        </div>
      </header>
      <div className="account account--even">
        <WhatGoes />
        <DeleteForm lastResult={lastResult} />
      </div>
    </div>
  );
}
