import "./editor.css";

import { type RefObject, useEffect, useState } from "react";
import { Icon } from "~/components/ui/icon";
import { Prose } from "~/components/ui/prose";
import { useSend } from "~/components/use-send";
import type { ArticlePreview as Preview } from "~/models/news/desk";

const pauseMs = 500;

/** How the text will look, and what to know before publishing. With scripts it follows the typing. */
export function ArticlePreview({
  form,
  articleId,
  start,
}: {
  form: RefObject<HTMLFormElement | null>;
  articleId?: number;
  /** What the server rendered with the page: the article as it is, or as it was sent for this. */
  start: Preview | null;
}) {
  const { preview, hasFailed } = useLivePreview(form, articleId, start);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll a long text
    <section className="edit__preview card card--pad" aria-labelledby="preview-title" tabIndex={0}>
      <h2 id="preview-title">Preview</h2>
      {hasFailed && <p className="muted">The preview could not be loaded. Your text is safe.</p>}
      {preview ? (
        <>
          <Prose html={preview.html} />
          {preview.checks.length > 0 && <Checks checks={preview.checks} />}
        </>
      ) : (
        <p className="muted">Your text appears here as readers will see it.</p>
      )}
    </section>
  );
}

function Checks({ checks }: Pick<Preview, "checks">) {
  return (
    <>
      <h3>Before publishing</h3>
      <ul className="checks">
        {checks.map(({ tone, text }) => (
          <li key={text} className={`checks__${tone}`}>
            <Icon name={tone === "ok" ? "check" : "warn"} size="s" />
            <span>
              {tone === "warn" && <span className="vh">Warning: </span>}
              {text}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function useLivePreview(
  form: RefObject<HTMLFormElement | null>,
  articleId: number | undefined,
  start: Preview | null,
) {
  const [preview, setPreview] = useState(start);
  const [hasFailed, setFailed] = useState(false);
  const send = useSend();

  useEffect(() => setPreview((shown) => start ?? shown), [start]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let timer: number | undefined;
    let latest = 0;

    async function load() {
      latest += 1;
      const mine = latest;
      const fields = ["title", "summary", "category", "content", "imageUrl", "imageAlt"];
      const typed = new FormData(element ?? undefined);
      const body = Object.fromEntries(fields.map((name) => [name, String(typed.get(name) ?? "")]));
      try {
        const [answer, { default: purifier }] = await Promise.all([
          send<Preview>("/admin/articles/preview", { ...body, id: articleId }),
          import("dompurify"),
        ]);
        if (mine !== latest) return;
        if ("refused" in answer) throw new Error(answer.refused.reason);
        setPreview({ html: purifier.sanitize(answer.html), checks: answer.checks });
        setFailed(false);
      } catch (error) {
        console.error("The preview could not be loaded.", error);
        if (mine === latest) setFailed(true);
      }
    }
    function loadSoon() {
      window.clearTimeout(timer);
      timer = window.setTimeout(load, pauseMs);
    }

    element.addEventListener("input", loadSoon);
    return () => {
      latest = -1;
      window.clearTimeout(timer);
      element.removeEventListener("input", loadSoon);
    };
  }, [form, articleId, send]);

  return { preview, hasFailed };
}
