import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { skillById } from "~/content/skills/skill-map";
import { lessonAsHtml, lessonAsMarkdown } from "~/models/one-file.server";
import { readSkillText } from "~/models/skill-text.server";

/** A lesson to keep: as Markdown, or as one HTML file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const skill = skillById(params.skillId ?? "");
  if (!skill) throw new Response(null, { status: 404 });

  const { origin } = context.site;
  const told = await readSkillText(context.db, skill.id);
  const isMarkdown = new URL(request.url).searchParams.get("as") === "markdown";
  const [type, ending, text] = isMarkdown
    ? ["text/markdown", "md", lessonAsMarkdown(skill, told, origin)]
    : ["text/html", "html", lessonAsHtml(skill, told, origin)];
  return new Response(text, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="lamplight-${skill.id}.${ending}"`,
    },
  });
}
