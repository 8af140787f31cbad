import { apiFetch } from "~/components/api-client";
import type { DraftFields } from "~/schemas/draft";

/**
 * Hands a draft to the site, past the router: it has to outlive the page (`keepalive`), and is
 * called off when the text itself is sent. Neither is possible with a form of the router.
 */
export async function sendDraft(
  draft: { kind: string; about: number; fields: DraftFields },
  options: Pick<RequestInit, "keepalive" | "signal"> = {},
) {
  await apiFetch("/drafts", { method: "POST", body: JSON.stringify(draft), ...options });
}
