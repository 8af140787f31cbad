import { useState } from "react";
import type { ToastOptions } from "~/components/message";
import { useToast } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { TextField } from "~/components/ui/field";
import { Prose } from "~/components/ui/prose";
import { Group, longText, longWord } from "./group";

export function DialogGroup() {
  const [open, setOpen] = useState<"short" | "long" | null>(null);
  const toast = useToast();
  const close = () => setOpen(null);

  return (
    <Group title="Dialog">
      <div className="row">
        <Button type="button" variant="secondary" onClick={() => setOpen("short")}>
          Open a dialog
        </Button>
        <Button type="button" variant="secondary" onClick={() => setOpen("long")}>
          Open a long dialog
        </Button>
      </div>
      <Dialog
        open={open === "short"}
        onOpenChange={close}
        title="Sign in Required"
        description="Sign in to post your review. What you wrote stays here."
        footer={
          <>
            <Button type="button" variant="secondary" size="s" onClick={close}>
              Cancel
            </Button>
            <Button type="button" size="s" onClick={() => toast({ title: "Signed in" })}>
              Sign In
            </Button>
          </>
        }
      />
      <Dialog
        open={open === "long"}
        onOpenChange={close}
        title={longText}
        wide
        footer={
          <Button type="button" size="s" onClick={close}>
            Close
          </Button>
        }
      >
        <TextField label="Your name" inputProps={{ name: "dialog-name" }} />
        <Prose>
          {Array.from({ length: 12 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence, twelve times
            <p key={index}>{longText}.</p>
          ))}
        </Prose>
      </Dialog>
    </Group>
  );
}

const messages: (ToastOptions & { button: string })[] = [
  {
    button: "A message",
    title: "Added to cart",
    description: "Item was added to your cart successfully.",
  },
  {
    button: "A refusal",
    title: "Title too short",
    description: "Please provide a more descriptive title (at least 15 characters).",
    variant: "destructive",
  },
  { button: "Only a title", title: "Cart cleared" },
  {
    button: "With an action",
    title: "Item removed",
    description: "Item removed from your cart.",
    action: { label: "Undo", altText: "Add the item again from its page", onSelect: () => {} },
  },
  { button: "Long words", title: longText, description: `${longText} ${longWord}` },
];

export function MessageGroup() {
  const toast = useToast();
  return (
    <Group title="Messages">
      <div className="row">
        {messages.map(({ button, ...message }) => (
          <Button key={button} type="button" variant="secondary" onClick={() => toast(message)}>
            {button}
          </Button>
        ))}
      </div>
    </Group>
  );
}
