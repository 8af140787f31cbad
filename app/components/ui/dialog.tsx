import "./dialog.css";

import { Dialog as RadixDialog } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { closeOnEscape, leaveEscapeToMenu } from "~/components/ui/close-on-escape";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";

/**
 * A modal sheet. Focus goes back to whatever had it before. Radix's own overlay is not used: it
 * injects a `<style>` element, which the content security policy refuses.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  wide,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
}) {
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (open) return holdPage();
  }, [open]);

  function rememberOpener() {
    opener.current = document.activeElement as HTMLElement | null;
  }

  function returnFocus(event: Event) {
    event.preventDefault();
    const target = opener.current?.isConnected ? opener.current : document.getElementById("main");
    target?.focus();
  }

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className="scrim">
          <RadixDialog.Content
            className={cx("sheet", wide && "sheet--wide")}
            aria-modal="true"
            onOpenAutoFocus={rememberOpener}
            onCloseAutoFocus={returnFocus}
            onEscapeKeyDown={leaveEscapeToMenu}
            onKeyDown={closeOnEscape(() => onOpenChange(false))}
          >
            <div className="sheet__head">
              <RadixDialog.Title>{title}</RadixDialog.Title>
              <RadixDialog.Close className="icon-btn" aria-label="Close">
                <Icon name="close" />
              </RadixDialog.Close>
            </div>
            <div className="sheet__body">
              {description && <RadixDialog.Description>{description}</RadixDialog.Description>}
              {children}
            </div>
            {footer && <div className="sheet__foot">{footer}</div>}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Stops the page from scrolling, with room where its scrollbar was so that nothing moves. */
function holdPage() {
  const { body, documentElement: page } = document;
  body.style.paddingInlineEnd = `${window.innerWidth - page.clientWidth}px`;
  page.style.overflow = "hidden";
  return () => {
    body.style.paddingInlineEnd = "";
    page.style.overflow = "";
  };
}
