import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { requireUser } from "~/auth/guards.server";
import { getCourse } from "~/models/course.server";
import { courseAsHtml } from "~/models/one-file.server";
import { readId } from "~/schemas/id";

/** A learner's course as one file that opens without a network. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const id = readId(params.id);
  const stored = id && (await getCourse(context.db, user.id, id));
  if (!stored) throw new Response(null, { status: 404 });

  return new Response(courseAsHtml(stored, context.site.origin), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Disposition": `attachment; filename="lamplight-course-${stored.id}.html"`,
    },
  });
}
