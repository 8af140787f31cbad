import "./tools.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";

import { linkPreview, originOf } from "~/components/link-preview";
import { ErrorNote } from "~/components/ui/error-note";
import { site } from "~/content/site";
import { allTools, listTools } from "~/models/tool.server";
import { ToolCard } from "./tool-card";

const description =
  "AI tools in plain words: what each is good for, where it goes wrong, and exercises to practice asking well. No account with the companies that make them is needed.";

export const meta: MetaFunction = ({ matches }) => [
  { title: `AI Tools · ${site.name}` },
  { name: "description", content: description },
  ...linkPreview({ title: "AI Tools", description, address: `${originOf(matches)}/tools` }),
];

export async function loader({ context }: LoaderFunctionArgs) {
  return { tools: await listTools(context.db, allTools) };
}

export default function ToolsPage() {
  const { tools } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <ToolsHead />
      {tools.length === 0 ? (
        // Without a picture: this page is at the limit of what it may load.
        <div className="card card--flat card--pad">
          <h2>No tools yet</h2>
          <p>The tools appear here once the site has been set up.</p>
        </div>
      ) : (
        <ul className="tools">
          {tools.map((tool) => (
            <ToolCard key={tool.id} tool={tool} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ToolsHead() {
  return (
    <div className="page-head">
      <div>
        <h1>AI Tools</h1>
        <p>
          Get to know a tool, then practice asking well. The exercises run right here, so you need
          no account with the companies that make the tools.
        </p>
        <p>
          <Link to="/tools/choose">Find a tool by four questions</Link>, or{" "}
          <Link to="/tools/compare">compare up to three side by side</Link>.
        </p>
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <div className="wrap page">
      <ToolsHead />
      <ErrorNote
        title="Failed to load AI tools. Please try again."
        retry={{ label: "Try again", to: "/tools" }}
      />
    </div>
  );
}
