import "./ask.css";

import { Button, ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { draftHref } from "~/models/community/question-form";
import type { QuestionDraft } from "~/schemas/question";

interface KeptDraftProps {
  draft: QuestionDraft;
  /** In the dialog; the page has a link and a form. */
  onContinue?: () => void;
  onDiscard?: () => void;
}

/** Offers an unsent question; the form stays empty until its author wants it back. */
export function KeptDraft({ draft, onContinue, onDiscard }: KeptDraftProps) {
  const title = draft.title.trim() || draft.body.trim().slice(0, 60);
  return (
    <div className="note ask__kept">
      <Icon name="save" />
      <div>
        <p>
          <b>You have an unsent question</b>
        </p>
        <p className="small">“{title}”</p>
      </div>
      <div className="row">
        {onContinue ? (
          <Button type="button" variant="secondary" size="s" onClick={onContinue}>
            Continue
          </Button>
        ) : (
          <ButtonLink to={draftHref} variant="secondary" size="s">
            Continue
          </ButtonLink>
        )}
        <form method="post" action="/community/ask">
          <Button
            type={onDiscard ? "button" : "submit"}
            name="intent"
            value="discard"
            variant="quiet"
            size="s"
            onClick={onDiscard}
          >
            Throw it away
          </Button>
        </form>
      </div>
    </div>
  );
}
