import { type FormEvent, useEffect, useRef, useState } from "react";
import { useToast } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { Prose } from "~/components/ui/prose";
import { useSend } from "~/components/use-send";
import type { TypedQuestion } from "~/models/community/question-form";

/** Shows the text as it will look; without scripts the page comes back with it. */
export function PreviewButton({
  typed,
  disabled,
  onShow,
}: {
  typed: TypedQuestion;
  disabled: boolean;
  onShow: (html: string) => void;
}) {
  const toast = useToast();
  const send = useSend();
  const [isPending, setPending] = useState(false);

  async function show(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    const answer = await send<{ html: string }>("/community/ask/preview", { body: typed.body });
    setPending(false);
    if (!("refused" in answer)) return onShow(answer.html);
    console.error("The preview could not be made.", answer.refused);
    toast({
      title: "No preview right now",
      description: "Your text is safe. Please try again in a moment.",
      variant: "destructive",
    });
  }

  return (
    <Button
      name="intent"
      value="preview"
      variant="secondary"
      pending={isPending}
      disabled={disabled}
      onClick={show}
    >
      Preview
    </Button>
  );
}

export function QuestionPreview({ html }: { html: string }) {
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is shown anew
  useEffect(() => {
    // Braces: what a browser's scrollIntoView returns, React would call as a cleanup.
    section.current?.scrollIntoView({ block: "nearest" });
  }, [html]);
  return (
    <section ref={section} className="ask__preview card" aria-labelledby="ask-preview">
      <h3 id="ask-preview">Preview</h3>
      <Prose html={html} />
    </section>
  );
}
