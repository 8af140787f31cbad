import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";

import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { TextField } from "~/components/ui/field";

interface CertificateFormProps {
  subject: string;
  title: string;
  mayHaveName: boolean;
  lastResult: SubmissionResult<string[]> | undefined;
}

/** Asks for the certificate of one thing that is finished. */
export function CertificateForm({ subject, title, mayHaveName, lastResult }: CertificateFormProps) {
  const { formData } = useNavigation();
  const [form, fields] = useForm<{ subject: string; name: string }>({
    id: `certificate ${subject}`.replace(/ /g, "-"),
    lastResult,
  });
  return (
    <Card as="section" className="certificates__card">
      <h2>{title}</h2>
      <Form method="post" {...getFormProps(form)} className="certificates__form">
        <input type="hidden" name="subject" value={subject} />
        {mayHaveName ? (
          <TextField
            label="Name on it"
            hint="As you want others to read it. Leave it empty for a certificate without a name."
            errors={fields.name.errors}
            inputProps={{
              ...getInputProps(fields.name, { type: "text" }),
              autoComplete: "name",
            }}
          />
        ) : (
          <p className="small muted">Under 18, a certificate carries no name.</p>
        )}
        <Button pending={formData?.get("subject") === subject} pendingLabel="Signing...">
          Make my certificate
        </Button>
      </Form>
    </Card>
  );
}
