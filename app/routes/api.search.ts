import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { searchFor } from "~/acts/search.server";
import { apiError, invalid, methodNotAllowed } from "~/http/api-error.server";
import { tooManySentence } from "~/http/limits.server";
import type { Piece } from "~/search/excerpt";

/** What `/search` shows, with the places of the searched words as [start, end) in each text. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const answer = await searchFor(request, context);
  switch (answer.state) {
    case "start":
      return invalid({ q: ["Please say what to look for, such as ?q=summarize."] });
    case "invalid":
      return invalid(answer.errors);
    case "limited":
      return apiError(429, tooManySentence(answer.retryAfter), {
        headers: { "Retry-After": String(answer.retryAfter) },
      });
    case "missing":
      return apiError(404, "There is no such page of results.");
    case "found": {
      const { results, found, isMore, pageCount, spelled } = answer.page;
      return Response.json({
        ...{ found, isMore, page: answer.input.page, pageCount },
        ...(spelled !== null && { spelled }),
        results: results.map(({ kind, ref, href, title, excerpt, isSolved }) => ({
          ...{ kind, ref, href, isSolved },
          title: joined(title),
          excerpt: joined(excerpt),
          marks: { title: marksOf(title), excerpt: marksOf(excerpt) },
        })),
      });
    }
  }
}

export function action() {
  return methodNotAllowed("GET");
}

function joined(pieces: readonly Piece[]) {
  return pieces.map(({ text }) => text).join("");
}

function marksOf(pieces: readonly Piece[]) {
  let at = 0;
  return pieces.flatMap(({ text, isMatch }) => {
    const from = at;
    at += text.length;
    return isMatch ? [[from, at]] : [];
  });
}
