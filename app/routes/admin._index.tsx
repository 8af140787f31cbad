import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";

import { requireEditor } from "~/auth/guards.server";
import { Icon } from "~/components/ui/icon";
import { desks } from "~/content/desks";
import { site } from "~/content/site";
import styles from "~/styles/admin.css?url";

export const meta: MetaFunction = () => [
  { title: `Editorial · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireEditor(request, context);
  return null;
}

export default function AdminPage() {
  return (
    <div className="wrap page">
      <header className="page-head">
        <div>
          <h1>Editorial</h1>
          <p>The desks of the people who look after this site.</p>
        </div>
      </header>
      <ul className="desks">
        {desks.map(({ href, title, text }) => (
          <li key={href} className="card card--pad">
            <h2>
              <Link to={href}>{title}</Link>
            </h2>
            <p className="muted">{text}</p>
            <Icon name="right" />
          </li>
        ))}
      </ul>
    </div>
  );
}
