import "~/components/library/library.css";

import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";

/** Where a prompt can be tried; its page takes a text into the box. */
const practice = "/tools/1";

/** Takes a prompt to where it can be tried. */
export function TryIt({ title, prompt }: { title: string; prompt: string }) {
  return (
    <Form method="post" action={practice}>
      <input type="hidden" name="text" value={prompt} />
      <Button name="intent" value="reuse" variant="tonal" size="s">
        Try it in practice<span className="vh">: {title}</span>
      </Button>
    </Form>
  );
}
