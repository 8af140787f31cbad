import { useFetcher } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";

import { Wizard } from "~/components/listing/wizard";
import { useToast } from "~/components/toaster";
import { Dialog } from "~/components/ui/dialog";
import { Busy } from "~/components/ui/spinner";
import type { WizardAnswer, WizardState } from "~/models/marketplace/wizard";

/** What the page of the wizard answers: when it is opened, and to a posted step. */
type Answer = { state: WizardState | null } & Partial<Omit<WizardAnswer, "state">>;

const address = "/marketplace/new";

/** The wizard over the page it was opened from. However it is closed, the draft is kept. */
export default function WizardDialog({ onClose }: { onClose: () => void }) {
  const fetcher = useFetcher<Answer>();
  const { load, data, submit, state: pending } = fetcher;
  const first = useRef<string | null>(null);
  const shown = useRef<WizardState | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const toast = useToast();

  useEffect(() => {
    load(address);
  }, [load]);

  const isDone = Boolean(data?.published || data?.isCancelled);
  const mayKeep = useRef(true);
  useEffect(() => {
    mayKeep.current = !isDone;
    if (pending !== "idle" || !data) return;
    if (data.published) toast(data.published);
    if (isDone) onClose();
  }, [data, isDone, pending, onClose, toast]);

  // Back closes the dialog as well, and nobody asks before that: what is in the form goes out with it.
  useLayoutEffect(
    () => () => {
      const form = body.current?.querySelector<HTMLFormElement>("form.wizard__form");
      if (!form || !mayKeep.current) return;
      const typed = new FormData(form);
      typed.set("intent", "save");
      submit(typed, {
        method: "post",
        action: form.getAttribute("action") ?? address,
        encType: "multipart/form-data",
      });
    },
    [submit],
  );

  // A step that did not reach the server comes back without a state.
  if (data?.state) shown.current = data.state;
  const state = shown.current;
  if (state) first.current ??= state.step;

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Create a listing" wide>
      <div ref={body}>
        {data && state ? (
          <Wizard
            key={state.step}
            state={state}
            errors={data.errors ?? {}}
            typed={data.typed ?? {}}
            preview={data.preview}
            isPending={pending !== "idle"}
            takesFocus={state.step !== first.current}
            form={fetcher.Form}
            isInPlace
          />
        ) : (
          <Busy>Loading your draft...</Busy>
        )}
      </div>
    </Dialog>
  );
}
