import "./directory.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";

import { requireUser } from "~/auth/guards.server";
import { DashboardTabs } from "~/components/dashboard/dashboard-tabs";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Pager } from "~/components/ui/pager";
import { site } from "~/content/site";
import { isOldFact } from "~/models/fact-age";
import { shownDay } from "~/models/shown-day";
import {
  allCategories,
  categoriesOf,
  type Directory,
  introductionFor,
} from "~/models/tool-directory";
import { readDirectory } from "~/models/tool-directory.server";
import { readId } from "~/schemas/id";
import { readTools } from "~/schemas/tool-directory";
import { DirectoryFailure } from "./directory-failure";
import { ToolCard } from "./tool-card";
import { ToolFilters } from "./tool-filters";

export const meta: MetaFunction = () => [
  { title: `Directory of AI tools · ${site.name}` },
  { name: "robots", content: "noindex" },
];

const longestQuery = 100;
/** Each comes with all its facts, so that its card opens without scripts. */
const toolsPerPage = 30;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { username, ageGroup } = await requireUser(request, context);

  const directory = await readDirectory(context.db);
  const read = readTools(directory.listTools(ageGroup));
  if (!read.ok) throw new Response(read.message, { status: 500 });

  const { searchParams } = new URL(request.url);
  const q = (searchParams.get("q") ?? "").trim().slice(0, longestQuery);
  const categories = categoriesOf(read.tools);
  const category =
    categories.find(({ id }) => id === searchParams.get("category"))?.id ?? allCategories;

  const filter = {
    ...{ q, category },
    isFree: searchParams.get("free") === "1",
    saysAge: searchParams.get("age") === "1",
  };
  const found = directory.filterTools(read.tools, filter);
  const pageCount = Math.max(1, Math.ceil(found.length / toolsPerPage));
  const page = Math.min(readId(searchParams.get("page")) ?? 1, pageCount);
  const shown = found.slice((page - 1) * toolsPerPage, page * toolsPerPage);
  const open = categories.find(({ id }) => id === category);
  return {
    username,
    introduction: introductionFor(ageGroup),
    filters: { ...filter, categories },
    ...{ page, pageCount },
    tools: shown.map((tool) => ({
      ...tool,
      ...datedWords(directory.backgroundOf(tool)),
    })),
    count: `Showing ${shown.length} of ${read.tools.length} tools${open ? ` in ${open.label}` : ""}`,
    note: noteOf(directory),
  };
}

/** Words that are put together here are not sent in the page's scripts as well. */
function noteOf({ oldestCheck }: Directory) {
  const read = oldestCheck ? `No source was read longer ago than ${shownDay(oldestCheck)}. ` : "";
  return `${read}Plans, limits and ages change, so what the makers' own pages say today counts. The order says nothing about quality, and nobody pays to be listed.`;
}

/** Days as words: this page is sent without the means to make them. */
function datedWords({ checkedOn, sources, ...background }: ReturnType<Directory["backgroundOf"]>) {
  return {
    ...background,
    checkedOn: checkedOn && shownDay(checkedOn),
    isOld: checkedOn !== null && isOldFact(checkedOn, Date.now()),
    sources: sources.map(({ published, readOn, ...source }) => ({
      ...source,
      published: published && shownDay(published),
      readOn: readOn && shownDay(readOn),
    })),
  };
}

export default function ToolsPage() {
  const { username, introduction, filters, tools, page, pageCount, count, note } =
    useLoaderData<typeof loader>();
  const [searchParams] = useSearchParams();
  return (
    <div className="wrap page">
      <h1 className="mb-5 wrap-anywhere">Welcome, {username}!</h1>
      <DashboardTabs />
      <section className="dir" aria-labelledby="ai-tools">
        <h2 id="ai-tools">Directory</h2>
        <p className="lede">{introduction}</p>
        <p className="mt-2">
          Not sure which one? <Link to="/tools/choose">Answer four questions</Link>, or{" "}
          <Link to="/tools/compare">compare up to three side by side</Link>.
        </p>
        <ToolFilters {...filters} longestQuery={longestQuery} />
        <p className="dir__count num" role="status">
          {count}
        </p>
        {tools.length === 0 ? (
          <EmptyState
            title="No tools match your search criteria"
            action={
              <ButtonLink to="/dashboard/tools" variant="secondary" preventScrollReset>
                Clear search and filters
              </ButtonLink>
            }
          >
            Try a shorter word, or fewer filters.
          </EmptyState>
        ) : (
          <ul className="dir__list">
            {tools.map((tool) => (
              <ToolCard key={tool.name} tool={tool} />
            ))}
          </ul>
        )}
        <Pager
          className="mt-6"
          page={page}
          pageCount={pageCount}
          label="Pages of the directory"
          hrefFor={(to) => hrefFor(searchParams, to)}
        />
        <p className="dir__note small muted">{note}</p>
      </section>
    </div>
  );
}

function hrefFor(searchParams: URLSearchParams, page: number) {
  const params = new URLSearchParams(searchParams);
  params.delete("page");
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `/dashboard/tools?${params}` : "/dashboard/tools";
}

export function ErrorBoundary() {
  return (
    <div className="wrap page">
      <h1 className="mb-5">AI Tools</h1>
      <DashboardTabs />
      <DirectoryFailure className="mt-8" />
    </div>
  );
}
