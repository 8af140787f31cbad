import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { listExercises } from "~/models/practice.server";
import { readId } from "~/schemas/id";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = readId(params.toolId);
  const exercises = id && (await listExercises(context.db, id));
  if (!exercises) throw apiError(404, "There is no such tool.");

  return Response.json(exercises);
}

export function action() {
  return methodNotAllowed("GET");
}
