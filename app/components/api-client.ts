import type { CurrentUser } from "../models/current-user";

/** An answer of `/api` that is not a success: "404: There is nothing at this address." */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
  ) {
    super(`${status}: ${reason}`);
  }
}

/** Calls our `/api` from the browser as the person who is signed in. Throws `ApiError`. */
export async function apiFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", "application/json");

  const response = await fetch(path, { ...init, credentials: "same-origin", headers });
  if (!response.ok) throw new ApiError(response.status, await reasonOf(response));
  return response;
}

/** Who is signed in, or null for nobody. */
export async function getCurrentUser(): Promise<CurrentUser | null> {
  try {
    const response = await apiFetch("/api/user");
    return await response.json();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

async function reasonOf(response: Response) {
  const text = await response.text();
  return messageIn(text) || text || response.statusText;
}

function messageIn(text: string): string | undefined {
  try {
    const { message } = JSON.parse(text);
    return typeof message === "string" ? message : undefined;
  } catch {
    return undefined;
  }
}
