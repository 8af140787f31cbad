import "./share.css";

import { useRef } from "react";
import { shareTargets } from "~/components/news/share-targets";
import { useToast } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { TextField } from "~/components/ui/field";
import { Icon, type IconName } from "~/components/ui/icon";
import { useUntilScripts } from "~/components/use-scripted";

interface ShareOptionsProps {
  what?: "article" | "question";
  title: string;
  link: string;
  /** Called after something was chosen. */
  onShared?: () => void;
}

const icons: Partial<Record<string, IconName>> = { Email: "mail" };

/** Ways to pass something on: links that work everywhere, and what the browser offers besides. */
export function ShareOptions({ what = "article", title, link, onShared }: ShareOptionsProps) {
  const toast = useToast();
  const untilScripts = useUntilScripts();
  const address = useRef<HTMLInputElement>(null);
  const subject = what === "article" ? "Article" : "Question";

  function shared(target: string) {
    toast({ title: "Shared!", description: `${subject} shared to ${target}` });
    onShared?.();
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: "Link copied!", description: `${subject} link copied to clipboard` });
      onShared?.();
    } catch {
      address.current?.select();
      toast({
        title: "Error",
        description: "The link could not be copied. It is selected now, so you can copy it.",
        variant: "destructive",
      });
    }
  }

  async function pass() {
    try {
      await navigator.share({ title, url: link });
      shared("another app");
    } catch (error) {
      const isChangeOfMind = error instanceof DOMException && error.name === "AbortError";
      if (!isChangeOfMind) console.error(`The ${what} could not be passed on.`, error);
    }
  }

  return (
    <div className="share">
      <ul className="share__to">
        {shareTargets({ title, link }).map(({ name, href }) => (
          <li key={name}>
            <a
              className="btn btn--secondary"
              href={href}
              target={name === "Email" ? undefined : "_blank"}
              rel="noreferrer"
              onClick={() => shared(name)}
            >
              <Icon name={icons[name] ?? "share"} size="s" />
              {name}
              {name !== "Email" && <span className="vh"> (opens in a new tab)</span>}
            </a>
          </li>
        ))}
      </ul>
      <TextField
        label={`Link to this ${what}`}
        inputProps={{ ref: address, readOnly: true, value: link }}
      />
      <div className={cx("row", untilScripts)}>
        <Button type="button" onClick={copy}>
          <Icon name="link" size="s" />
          Copy link
        </Button>
        {!untilScripts && "share" in navigator && (
          <Button type="button" variant="secondary" onClick={pass}>
            More ways
          </Button>
        )}
      </div>
    </div>
  );
}
