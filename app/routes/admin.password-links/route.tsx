import "~/components/account/account.css";

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";

import { requireEditor } from "~/auth/guards.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { site } from "~/content/site";
import { readForm, readSubmission } from "~/http/body.server";
import { issuePasswordLink, listPasswordLinks } from "~/models/password-link.server";
import { getCredentials } from "~/models/user.server";
import { LinkRequest } from "~/schemas/account-settings";
import { IssueLinkForm } from "./issue-link-form";
import { IssuedLink } from "./issued-link";
import { LinkTable } from "./link-table";

export const meta: MetaFunction = () => [
  { title: `Password links · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireEditor(request, context);
  const issued = await listPasswordLinks(context.db, context.now, { limit: 20 });
  return { issued };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const editor = await requireEditor(request, context);

  const submission = readSubmission(await readForm(request), LinkRequest);
  if (submission.status !== "success") return data({ result: submission.reply(), link: null }, 400);

  const person = await getCredentials(context.db, submission.value.username);
  if (person?.status !== "active") {
    const fieldErrors = { username: ["There is no active account with this name."] };
    return data({ result: submission.reply({ fieldErrors }), link: null }, 404);
  }

  const ids = { userId: person.id, issuedBy: editor.id };
  const token = await issuePasswordLink(context.db, ids, context.now);
  const link = { username: person.username, href: `${context.site.origin}/password/${token}` };
  return data({ result: submission.reply({ resetForm: true }), link });
}

export default function PasswordLinksPage() {
  const { issued } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();

  return (
    <div className="wrap page">
      <DeskCrumbs here="Password links" />
      <header className="page-head">
        <div>
          <h1>Password links</h1>
          <p>
            For somebody who has forgotten their password: a link with which they choose a new one.
            It works once, for 24 hours, and ends the links made for them before.
          </p>
        </div>
      </header>
      <div className="account account--even">
        <IssueLinkForm lastResult={answer?.result} />
        {answer?.link ? <IssuedLink key={answer.link.href} {...answer.link} /> : null}
      </div>
      <LinkTable issued={issued} />
    </div>
  );
}
