import { apiError } from "~/http/api-error.server";

/** Any other address under `/api` is unknown in JSON, not as a page. */
export function loader() {
  return apiError(404, "There is nothing at this address.");
}

export const action = loader;
