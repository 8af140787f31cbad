import "~/components/editor/editor.css";

import { Moment } from "~/components/ui/moment";
import { categoryLabel } from "~/content/news";
import type { NewerArticle } from "~/models/news/desk";
import { type FormResult, textIn } from "~/schemas/form-result";

const labels: Record<keyof NewerArticle["fields"], string> = {
  title: "Title",
  summary: "Summary",
  category: "Category",
  content: "Content",
  imageUrl: "Image URL",
  imageAlt: "Description of the picture",
  author: "Author",
};
const names = Object.keys(labels) as (keyof typeof labels)[];

/** What somebody else saved, where it differs from what is typed. With it shown, the form may replace it. */
export function NewerVersion({ newer, typed }: { newer: NewerArticle; typed: FormResult }) {
  const { revision, savedAt, fields } = newer;
  const others = names.filter((name) => asStored(textIn(typed, name)) !== fields[name]);
  return (
    <section className="edit__notes" aria-labelledby="newer">
      <input type="hidden" name="seen" value={revision} />
      <h2 id="newer">The newer version</h2>
      <p>
        Somebody else saved it on <Moment at={savedAt} />.{" "}
        {others.length === 0
          ? "It says the same as your text."
          : "Copy what you want to keep of it into your text below, then save again. Your text takes its place, and this one is kept under Earlier versions."}
      </p>
      <ol>
        {others.map((name) => (
          <li key={name}>
            <details open={name !== "content"}>
              <summary>{labels[name]}</summary>
              <pre>
                {(name === "category" ? categoryLabel(fields[name]) : fields[name]) || "(empty)"}
              </pre>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** As the server stores what a browser sends. */
function asStored(text: string) {
  return text.replace(/\r\n?/g, "\n").trim();
}
