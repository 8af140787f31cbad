/** What is said when the site did not answer: the connection is gone, or something in between is broken. */
interface Sentence {
  title: string;
  description?: string;
}

const again = "Check your connection and try again.";

/** By address: what is said when a page could not be loaded. */
const loading: Record<string, Sentence & { retry?: string }> = {
  "/dashboard": {
    title: "Failed to load dashboard data. Please try again.",
    description: "Error loading dashboard. Please try again later.",
    retry: "Try Again",
  },
  "/dashboard/tools": {
    title: "Failed to load AI tools",
    description: "Failed to fetch AI tools list",
    retry: "Try Again",
  },
  "/tools": { title: "Failed to load AI tools. Please try again." },
  "/marketplace": {
    title: "Error",
    description: "Failed to load marketplace items. Please try again.",
  },
  "/news": { title: "Failed to load articles", retry: "Try Again" },
  "/feed": { title: "Failed to load articles", retry: "Try Again" },
  "/community": { title: "Error loading questions. Please try again.", retry: "Retry" },
};

export function notLoaded(pathname: string) {
  const stated = loading[pathname.replace(/(.)\/$/, "$1")];
  return {
    title: "This page could not be loaded",
    description: stated ? undefined : `You are still where you were. ${again}`,
    retry: "Try again",
    ...stated,
  };
}

const login = {
  title: "Login failed",
  description: "Login failed. Please check your credentials.",
};
const registration = {
  title: "Registration failed",
  description: "Registration failed. Please try again.",
};
const logout = { title: "Logout failed", description: "Logout failed. Please try again." };

/** What the product says when this form fails, whatever the reason. */
export function statedRefusal(pathname: string, intent: unknown): Sentence | undefined {
  if (pathname === "/sign-out" || intent === "logout") return logout;
  if (pathname === "/auth-test") return login;
  if (pathname === "/auth") return intent === "sign-up" ? registration : login;
}

/** Sent without anybody's doing, so a failure is nobody's concern: the next page sends it again. */
export function isUnseen(pathname: string) {
  return pathname === "/time-zone";
}

export const notSent = {
  title: "This could not be sent",
  description: `Everything you entered is still here. ${again}`,
};

/** The form arrived, the page that follows did not. */
export const notFollowed = {
  title: "That was sent, but the next page did not load",
  description: again,
  retry: "Open it",
};

/** The page is shown as it was read before. */
export const notRefreshed = {
  title: "This page may be out of date",
  description: `It could not be read again. ${again}`,
};

/** What is sent to these from within a page: who sent it says what failed. */
export function isTold(pathname: string) {
  return pathname.startsWith("/api/") || told.has(pathname);
}

const told = new Set([
  "/admin/articles/picture",
  "/admin/articles/preview",
  "/community/ask/preview",
  "/community/pictures",
]);

/** What a control or a form is told that was refused or has no answer. */
export interface Unanswered {
  refused: { status: number; reason?: string; errors?: Record<string, string[]> };
}
