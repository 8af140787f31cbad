import { Icon, iconNames } from "~/components/ui/icon";
import { Prose } from "~/components/ui/prose";
import { Group, longWord } from "./group";

export function TypeGroup() {
  return (
    <Group title="Type">
      <div className="stack">
        <p className="font-serif text-4xl">Light on your own pace</p>
        <p className="font-serif text-3xl">The largest heading of a page</p>
        <p className="font-serif text-2xl">A heading of a part</p>
        <p className="font-serif text-xl">A smaller heading</p>
        <p className="font-serif text-lg">A heading of a card</p>
        <p className="lede">A lede says in one breath what the page is for.</p>
        <p>
          Body text, with <a href="#main">a way to the top</a>, <b>strong words</b>,{" "}
          <span className="hl">marked words</span>, <code className="code">code</code> and{" "}
          <span className="num">1,234.50</span>.
        </p>
        <p className="small muted">Small and muted text for what is beside the point.</p>
        <p>{longWord}</p>
      </div>
    </Group>
  );
}

const colours = [
  ["bg-paper", "paper"],
  ["bg-surface", "surface"],
  ["bg-sunken", "sunken"],
  ["bg-lit", "lit"],
  ["bg-lamp", "lamp"],
  ["bg-action", "action"],
  ["bg-action-soft", "action soft"],
  ["bg-success-soft", "success soft"],
  ["bg-warning-soft", "warning soft"],
  ["bg-danger-soft", "danger soft"],
  ["bg-danger", "danger"],
  ["bg-night", "night"],
] as const;

export function ColourGroup() {
  return (
    <Group title="Colours">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
        {colours.map(([className, name]) => (
          <li key={name} className="small muted">
            <span className={`block h-14 rounded-md border border-control ${className}`} />
            {name}
          </li>
        ))}
      </ul>
    </Group>
  );
}

export function IconGroup() {
  return (
    <Group title="Icons">
      <ul className="grid grid-cols-4 gap-x-2 gap-y-4 text-center sm:grid-cols-8 lg:grid-cols-12">
        {iconNames.map((name) => (
          <li key={name} className="small muted grid justify-items-center gap-1">
            <Icon name={name} className="text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </Group>
  );
}

const sample = `<p>So put the text <em>into</em> your prompt, and say <strong>what you want back</strong>.</p>
<h3>How to do it</h3>
<ol><li>Write your request in one sentence.</li><li>Put a line with <code>Text:</code> under it.</li></ol>
<blockquote><p>Name the headings and give a length for each.</p></blockquote>
<pre><code>Summarise the notes below for people who missed the meeting.
Three headings: Decided, To do, Open. At most five lines under each.</code></pre>
<ul><li>Take out names first.</li><li>Read the answer against your notes.</li></ul>
<table><thead><tr><th>Point</th><th>State</th></tr></thead><tbody><tr><td>Task</td><td>Met</td></tr></tbody></table>`;

export function ProseGroup() {
  return (
    <Group title="Prose">
      <Prose html={sample} />
    </Group>
  );
}
