import { useState } from "react";
import { AskForm, type AskFormProps } from "~/components/community/ask-form";
import { askHint, askTitle } from "~/components/community/ask-texts";
import { KeptDraft } from "~/components/community/kept-draft";
import { nothing, readKeptHere, throwAway } from "~/components/community/use-kept-draft";
import { Dialog } from "~/components/ui/dialog";
import type { TypedQuestion } from "~/models/community/question-form";
import type { QuestionDraft } from "~/schemas/question";

interface AskDialogProps extends Pick<AskFormProps, "topics" | "asker"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Unsent; offered, not forced. */
  draft: QuestionDraft | null;
  onKept: (draft: QuestionDraft) => void;
}

/** The form over the list. It is empty whenever it is opened; `/community/ask` is its page. */
export default function AskDialog({ open, onOpenChange, draft, onKept, ...form }: AskDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={askTitle} description={askHint} wide>
      <Asking {...form} draft={draft} onKept={onKept} onCancel={() => onOpenChange(false)} />
    </Dialog>
  );
}

type AskingProps = Pick<AskDialogProps, "topics" | "asker" | "draft" | "onKept"> & {
  onCancel: () => void;
};

function Asking({ draft, onKept, ...form }: AskingProps) {
  const viewerId = form.asker?.id ?? null;
  // As it was when the form was opened: what is being typed is not offered to its author.
  const [offered, setOffered] = useState(() => draft ?? readKeptHere(viewerId));
  const [start, setStart] = useState(() => emptyQuestion());

  async function discard() {
    setOffered(null);
    onKept(nothing);
    await throwAway();
  }

  return (
    <>
      {offered && (
        <KeptDraft
          draft={offered}
          onContinue={() => {
            setStart({ ...offered, submissionKey: crypto.randomUUID() });
            setOffered(null);
          }}
          onDiscard={discard}
        />
      )}
      <AskForm key={start.submissionKey} {...form} start={start} onKept={onKept} />
    </>
  );
}

function emptyQuestion(): TypedQuestion {
  return { ...nothing, submissionKey: crypto.randomUUID() };
}
