import "./certificate.css";

import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/auth/guards.server";
import { Button } from "~/components/ui/button";
import { Day } from "~/components/ui/moment";
import { site } from "~/content/site";
import { redirectWithNotice } from "~/http/notice.server";
import { getCertificate, revokeCertificate } from "~/models/certificate.server";
import { howItWasShown } from "~/models/open-badge";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.title ?? "Certificate"} · ${site.name}` },
  // Only who was given the address should find it.
  { name: "robots", content: "noindex" },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await getCertificate(context.db, params.id ?? "");
  if (!found) throw new Response(null, { status: 404 });
  const user = await context.getUser();
  const { userId, credential, subject, ...certificate } = found;
  const isMine = user?.id === userId;
  return {
    ...certificate,
    how: howItWasShown[subject.startsWith("course") ? "course" : "path"],
    hasFile: credential !== null,
    isMine,
    mayRevoke: isMine || user?.role === "editor",
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const id = params.id ?? "";
  const isRevoked = await revokeCertificate(context.db, { id, by: user, now: context.now });
  if (!isRevoked) throw redirect(`/certificates/${id}`);
  return redirectWithNotice(context, `/certificates/${id}`, {
    title: "The certificate is taken back",
    description: "Its page says so from now on, to everybody.",
  });
}

export default function CertificatePage() {
  const { id, name, title, shown, issuedAt, revokedAt, how, hasFile, isMine, mayRevoke } =
    useLoaderData<typeof loader>();
  const [sum, ...parts] = shown;
  return (
    <div className="wrap page">
      <article className="certificate card card--pad">
        <p className="certificate__site">{site.name}</p>
        {name && <p className="certificate__name">{name}</p>}
        <h1>{title}</h1>
        <p className="certificate__state" data-is-revoked={revokedAt !== null || undefined}>
          {revokedAt === null ? (
            <>
              Signed on <Day at={issuedAt} form="long" />. Valid.
            </>
          ) : (
            <>
              Taken back on <Day at={revokedAt} form="long" />. Not valid any more.
            </>
          )}
        </p>
        <section aria-labelledby="shown">
          <h2 id="shown">What was shown</h2>
          <p>{sum}</p>
          <ul className="certificate__parts">
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="how">
          <h2 id="how">How</h2>
          <p>{how}</p>
        </section>
      </article>
      <p className="certificate__ways">
        {hasFile && (
          <>
            <a href={`/certificates/${id}/file`} download>
              The signed file
            </a>
            <a href={`/certificates/${id}/picture.svg`} download={`certificate-${id}.svg`}>
              The picture, with the file inside
            </a>
          </>
        )}
        <Link to="/certificates/verify">How to check it</Link>
        {isMine && <Link to="/certificates">All of yours</Link>}
      </p>
      {mayRevoke && revokedAt === null && (
        <details className="certificate__end">
          <summary>Take it back</summary>
          <p>
            The page, the picture and the check will say that it is not valid any more. A file that
            somebody has keeps its signature. This cannot be undone
            {isMine ? ", but you can make a new one." : ", and its learner cannot make a new one."}
          </p>
          <Form method="post">
            <Button variant="danger">Take this certificate back</Button>
          </Form>
        </details>
      )}
    </div>
  );
}
