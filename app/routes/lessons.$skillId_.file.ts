import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { skillById } from "~/content/skills/skill-map";
import { lessonAsHtml, lessonAsMarkdown } from "~/models/one-file.server";

/** A lesson to keep: as Markdown, or as one HTML file. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const skill = skillById(params.skillId ?? "");
  if (!skill) throw new Response(null, { status: 404 });

  const { origin } = context.site;
  const isMarkdown = new URL(request.url).searchParams.get("as") === "markdown";
  const [type, ending, text] = isMarkdown
    ? ["text/markdown", "md", lessonAsMarkdown(skill, origin)]
    : ["text/html", "html", lessonAsHtml(skill, origin)];
  return new Response(text, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="lamplight-${skill.id}.${ending}"`,
    },
  });
}
