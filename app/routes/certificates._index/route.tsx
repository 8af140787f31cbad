import "./certificates.css";

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/auth/guards.server";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { ErrorNote } from "~/components/ui/error-note";
import { Day } from "~/components/ui/moment";
import { site } from "~/content/site";
import { formRefusal } from "~/http/answer.server";
import { readForm, readSubmission } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { listCertificates, makeCertificate } from "~/models/certificate.server";
import { isMinor } from "~/models/person";
import { CertificateWish } from "~/schemas/certificate";
import { CertificateForm } from "./certificate-form";

export const meta: MetaFunction = () => [
  { title: `Certificates · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  return {
    ...(await listCertificates(context.db, user.id)),
    mayHaveName: !isMinor(user),
    isOff: context.certificateKey === null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);

  const submission = readSubmission(await readForm(request), CertificateWish);
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const { subject, name } = submission.value;
  const key = context.certificateKey;
  if (!key) throw new Response("This site makes no certificates.", { status: 404 });
  const made = await makeCertificate(
    context.db,
    { user, subject, name: name.trim() === "" ? null : name.trim() },
    { key, origin: context.site.origin, now: context.now },
  );
  if (!made.ok) return formRefusal(submission, made);
  return redirectWithNotice(context, `/certificates/${made.id}`, {
    title: "Your certificate is ready",
    description: "Whoever has the address of this page can read it.",
  });
}

export default function CertificatesPage() {
  const { given, open, mayHaveName, isOff } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const [refused] = lastResult?.error?.[""] ?? [];
  return (
    <div className="wrap page certificates">
      <Breadcrumb items={[{ label: "Dashboard", to: "/dashboard" }, { label: "Certificates" }]} />
      <h1>Certificates</h1>
      <p>
        For a path or a course that you finished: a page to show others, a file that anybody can
        check, and a picture. It says what you showed and how, and nothing more.
      </p>
      {refused && <ErrorNote title={refused} />}
      {isOff && (
        <p>This site makes no certificates: whoever runs it has not given it a key for them.</p>
      )}
      {!isOff && open.length === 0 && given.length === 0 && (
        <p>
          Nothing is finished yet. When all steps of <Link to="/dashboard">your path</Link> are
          done, or all lessons of a course, you find it here.
        </p>
      )}
      {!isOff &&
        open.map(({ subject, title }) => (
          <CertificateForm
            key={subject}
            subject={subject}
            title={title}
            mayHaveName={mayHaveName}
            lastResult={lastResult?.initialValue?.subject === subject ? lastResult : undefined}
          />
        ))}
      {given.length > 0 && (
        <section aria-labelledby="given">
          <h2 id="given">Yours</h2>
          <ul className="certificates__given">
            {given.map(({ id, title, name, issuedAt, revokedAt, revokedBy }) => (
              <li key={id}>
                <Link to={`/certificates/${id}`}>{title}</Link>{" "}
                <span className="muted">
                  {name ?? "without a name"}, <Day at={issuedAt} />
                  {revokedAt !== null && ", taken back"}
                  {revokedBy === "editor" && " by an editor"}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="small muted">
        Somebody gave you one? <Link to="/certificates/verify">Check a certificate</Link>.
      </p>
    </div>
  );
}
