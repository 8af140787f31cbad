import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { requireUser } from "~/auth/guards.server";
import { getCourse } from "~/models/course.server";
import { courseAsMarkdown } from "~/models/course-text";
import { courseAsHtml } from "~/models/one-file.server";
import { readId } from "~/schemas/id";

/** A learner's course to keep: as Markdown, or as one HTML file that opens without a network. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const id = readId(params.id);
  const isHtml = params.form === "html";
  const isKnown = isHtml || params.form === "markdown";
  const stored = id && isKnown && (await getCourse(context.db, user.id, id));
  if (!stored) throw new Response(null, { status: 404 });

  const { origin } = context.site;
  const [type, ending, text] = isHtml
    ? ["text/html", "html", courseAsHtml(stored, origin)]
    : ["text/markdown", "md", courseAsMarkdown(stored.course, origin)];
  return new Response(text, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="lamplight-course-${stored.id}.${ending}"`,
    },
  });
}
