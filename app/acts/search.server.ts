import type { AppLoadContext } from "@remix-run/cloudflare";
import { refuseReading } from "../http/limits.server";
import { type SearchPage, searchSite } from "../models/search.server";
import type { FieldErrors } from "../schemas/field-errors";
import { SearchInput } from "../schemas/search";
import { type SearchKind, searchKindIds } from "../search/kinds";

interface Input {
  q: string;
  kind?: SearchKind;
  page: number;
  /** The words as they were typed, mistakes and all. */
  isExact: boolean;
}

/** What became of a search, for the page and for `/api`. */
export type SearchAnswer =
  | { state: "start" }
  | { state: "invalid"; typed: string; errors: FieldErrors }
  | { state: "limited"; input: Input; retryAfter: number }
  /** A page behind the last one. */
  | { state: "missing" }
  | { state: "found"; input: Input; page: SearchPage };

/** Reads the address and searches. One round trip, and none where nothing is asked. */
export async function searchFor(request: Request, context: AppLoadContext): Promise<SearchAnswer> {
  const params = new URL(request.url).searchParams;
  const typed = params.get("q") ?? "";
  const read = SearchInput.safeParse({
    q: typed,
    kind: params.get("kind") || undefined,
    exact: params.get("exact") || undefined,
    page: params.get("page") ?? "1",
  });
  if (!read.success) {
    const errors: FieldErrors = {};
    for (const { path, message } of read.error.issues) errors[String(path[0])] = [message];
    return { state: "invalid", typed, errors };
  }

  const { q, kind: name, page, exact } = read.data;
  const kind = searchKindIds.find((id) => id === name);
  if (name !== undefined && kind === undefined) {
    return { state: "invalid", typed, errors: { kind: ["There is nothing of that kind here."] } };
  }
  if (q === "") return { state: "start" };

  const input = { q, kind, page: Number(page), isExact: exact !== undefined };
  const refused = await refuseReading(request, context, "search");
  if (refused) return { state: "limited", input, retryAfter: refused.retryAfter ?? 0 };
  const found = await searchSite(context.db, input, context.now);
  if (input.page > 1 && found.results.length === 0) return { state: "missing" };
  return { state: "found", input, page: found };
}

/** The address of the last page, for a page behind it; null for any other address. */
export async function lastPageOf(request: Request, context: AppLoadContext) {
  const url = new URL(request.url);
  if (!/^[1-9]\d*$/.test(url.searchParams.get("page") ?? "")) return null;
  url.searchParams.delete("page");
  const answer = await searchFor(new Request(url, request), context);
  if (answer.state !== "found") return null;
  url.searchParams.set("page", String(Math.max(1, answer.page.pageCount)));
  return url.pathname + url.search;
}

/** Tells a caller of `/api` what was looked for in place of mistyped words. */
export function searchedFor(spelled: string | null): Record<string, string> {
  return spelled === null ? {} : { "X-Searched-For": encodeURIComponent(spelled) };
}
