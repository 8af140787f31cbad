import "~/components/admin/admin.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";

import { requireEditor } from "~/auth/guards.server";
import { Badge } from "~/components/ui/badge";
import { ErrorNote } from "~/components/ui/error-note";
import { Icon } from "~/components/ui/icon";
import { desks } from "~/content/desks";
import { site } from "~/content/site";
import { countWaiting, type WaitingDesk } from "~/models/waiting.server";

export const meta: MetaFunction = () => [
  { title: `Editorial · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireEditor(request, context);
  return { waiting: await countWaiting(context.db) };
}

export default function AdminPage() {
  const { waiting } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <header className="page-head">
        <div>
          <h1>Editorial</h1>
          <p>The desks of the people who look after this site.</p>
        </div>
      </header>
      {waiting.stuckWork > 0 && (
        <ErrorNote title="Some work behind the pages keeps failing">
          {waiting.stuckWork === 1 ? "One task" : `${waiting.stuckWork} tasks`} could not be
          finished, such as taking something out of the search or telling people. It is tried again.
          The log says why: look for “work-failed”.
        </ErrorNote>
      )}
      <ul className="desks">
        {desks.map(({ href, title, text }) => (
          <li key={href} className="card card--pad">
            <h2>
              <Link to={href}>{title}</Link>
            </h2>
            <p className="muted">{text}</p>
            {href in waiting && <Waiting many={waiting[href as WaitingDesk]} />}
            <Icon name="right" />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Waiting({ many }: { many: number }) {
  if (many === 0) return <p className="desks__waiting small muted">Nothing waits.</p>;
  return (
    <p className="desks__waiting">
      <Badge tone="lamp">{many > 99 ? "99+" : many} waiting</Badge>
    </p>
  );
}
