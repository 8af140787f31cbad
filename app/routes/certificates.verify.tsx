import { getFormProps, getTextareaProps, useForm } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { TextareaField } from "~/components/ui/field";
import { site } from "~/content/site";
import { readForm, readSubmission } from "~/http/body.server";
import { verifyClaims } from "~/keys/certificate-key.server";
import { getCertificate } from "~/models/certificate.server";
import { CredentialText } from "~/schemas/certificate";

export const meta: MetaFunction = () => [
  { title: `Check a certificate · ${site.name}` },
  {
    name: "description",
    content: `Check whether a certificate was signed by ${site.name} and whether it still holds.`,
  },
];

export function loader({ context }: LoaderFunctionArgs) {
  return { keyId: context.certificateKey?.publicJwk.x ?? null };
}

type Verdict = { kind: "foreign" } | { kind: "gone" } | { kind: "held" | "revoked"; id: string };

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = readSubmission(await readForm(request), CredentialText);
  if (submission.status !== "success") {
    return data({ result: submission.reply(), verdict: null }, 400);
  }
  const result = submission.reply();
  return { result, verdict: await judge(submission.value.credential) };

  async function judge(text: string): Promise<Verdict> {
    const key = context.certificateKey;
    const [jws] = /[\w-]{20,}\.[\w-]{20,}\.[\w-]{86}/.exec(text) ?? [];
    const claims = key && jws ? await verifyClaims(key, jws) : null;
    if (!claims) return { kind: "foreign" };
    const id = String(claims.sub ?? "").replace(/^urn:uuid:/, "");
    const found = await getCertificate(context.db, id);
    if (!found) return { kind: "gone" };
    return { kind: found.revokedAt === null ? "held" : "revoked", id };
  }
}

export default function VerifyPage() {
  const { keyId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<{ credential: string }>({
    id: "verify",
    lastResult: answer?.result,
  });
  return (
    <div className="wrap page stack">
      <h1>Check a certificate</h1>
      <p>
        Open the file or the picture of the certificate in a text editor, copy all of it, and paste
        it here. We look at the signature and at whether it was taken back.
      </p>
      {answer?.verdict && (
        <p role="status" className="card card--pad">
          <VerdictWords verdict={answer.verdict} />
        </p>
      )}
      <Form method="post" {...getFormProps(form)} className="stack">
        <TextareaField
          label="The certificate's text"
          errors={fields.credential.errors}
          inputProps={{
            ...getTextareaProps(fields.credential),
            rows: 6,
            spellCheck: false,
            autoComplete: "off",
          }}
        />
        <p>
          <Button>Check it</Button>
        </p>
      </Form>
      <h2>Without this site</h2>
      <p>
        <a href="/verify-certificate.html" download>
          Download the checker
        </a>
        : one page that works without a network. It tells whose key signed a file. Ours is{" "}
        {keyId ? <code className="wrap-anywhere">{keyId}</code> : "not set, so we sign none"}. The
        files are Open Badges 3.0, so other programs can check them too; our key is at{" "}
        <a href="/.well-known/jwks.json">/.well-known/jwks.json</a>.
      </p>
    </div>
  );
}

function VerdictWords({ verdict }: { verdict: Verdict }) {
  switch (verdict.kind) {
    case "held":
      return (
        <>
          This certificate is ours, unchanged and valid.{" "}
          <Link to={`/certificates/${verdict.id}`}>See what it says</Link>.
        </>
      );
    case "revoked":
      return (
        <>
          This certificate is ours, but it was taken back.{" "}
          <Link to={`/certificates/${verdict.id}`}>See its page</Link>.
        </>
      );
    case "gone":
      return "We signed this, but it is not on our site any more: its learner deleted the account.";
    case "foreign":
      return "We did not sign this text, or somebody changed it. Paste all of the file, from its first letter to its last.";
  }
}
