import { isRouteErrorResponse } from "@remix-run/react";
import { failureWords } from "~/components/error-page";
import type { ToastOptions } from "~/components/message";
import { countOpenDialogs, dropDialogs, keepDialogs } from "~/components/ui/dialog-address";
import {
  isTold,
  isUnseen,
  notFollowed,
  notLoaded,
  notRefreshed,
  notSent,
  statedRefusal,
  type Unanswered,
} from "~/content/unanswered";
import { hasKeptCopy } from "./kept-copy";

type Router = typeof window.__remixRouter;
type Route = Router["routes"][number];
type Run = Exclude<Route["loader"], boolean | undefined>;
type Say = (toast: ToastOptions) => void;

const kept = new WeakSet<Router>();

/**
 * Makes the page that stands outlive a request without an answer. The router's own way is to put
 * an error page in its place, with everything that was typed: right where the site says that it
 * failed, wrong where a train is in a tunnel. So links, filters, pagers and forms of every route
 * are guarded here, in one place, and say in a toast what did not happen.
 */
export function keepPage(router: Router, say: Say) {
  if (kept.has(router)) return;
  kept.add(router);

  let entry = historyIndex();
  router.subscribe(({ navigation }) => {
    if (navigation.state === "idle") entry = historyIndex();
  });
  /** How far Back or Forward has moved the address away from the page that stands. */
  function moved() {
    const now = historyIndex();
    // A dialog's entry lies above its page, and the router does not know of it.
    if (entry === null || now === null || now === entry + countOpenDialogs()) return 0;
    return now - entry;
  }

  let returning: Promise<void> | undefined;
  /** Ends the navigation under way, as if it had not been asked for. */
  function stay() {
    returning ??= returnTo(router, moved()).finally(() => {
      returning = undefined;
    });
    return returning;
  }

  const guard = { router, say, moved, stay, isStaying: () => returning !== undefined };
  for (const route of everyRoute(router.routes)) {
    guardModule(route, guard);
    guardLoader(route, guard);
    guardAction(route, guard);
  }
}

interface Guard {
  router: Router;
  say: Say;
  moved: () => number;
  stay: () => Promise<void>;
  isStaying: () => boolean;
}

function guardLoader(route: Route, guard: Guard) {
  const own = route.loader;
  if (typeof own !== "function") return;

  const guarded: Run = async (args, ask) => {
    try {
      return await own(args, ask);
    } catch (error) {
      const { request } = args;
      if (request.signal.aborted || !isWithoutAnswer(error)) throw error;

      const { navigation, location, loaderData, errors } = guard.router.state;
      const isHere = isSame(request.url, location);
      if (!isHere && navigation.location && isSame(request.url, navigation.location)) {
        // An error page has nothing that would be worth staying for.
        if (errors) throw error;
        if (await hasKeptCopy(request.url)) {
          window.location.assign(request.url);
          return await new Promise(() => {});
        }
        sayNavigationFailed(guard, error);
        await guard.stay();
        throw error;
      }
      if (isHere && route.id in loaderData) {
        guard.say({ ...notRefreshed, variant: "destructive" });
        return loaderData[route.id];
      }
      // Something beside the page asked: it sees that there is nothing, and the page stays.
      return null;
    }
  };
  // The router keeps a mark at its loaders.
  route.loader = Object.assign(guarded, own);
}

function guardAction(route: Route, guard: Guard) {
  const own = route.action;
  if (typeof own !== "function") return;

  const guarded: Run = async (args, ask) => {
    const { pathname } = new URL(args.request.url);
    try {
      return await own(args, ask);
    } catch (error) {
      const { request } = args;
      if (request.signal.aborted || error instanceof Response) throw error;

      const { navigation } = guard.router.state;
      if (navigation.location && isSame(request.url, navigation.location)) {
        sayNavigationFailed(guard, error);
        await guard.stay();
        throw error;
      }
      if (isTold(pathname)) return unanswered(error);
      if (!isUnseen(pathname)) sayNotSent(guard, { pathname, intent: undefined, error });
      // An answer of 400 and above is not followed by a reload of the page's data.
      return Response.json(null, { status: 503 });
    } finally {
      if (isUnseen(pathname)) await untilIdle(guard.router);
    }
  };
  route.action = guarded;
}

/** A control says itself what failed, and takes back what it showed. */
function unanswered(error: unknown) {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 503, data: null };
  const said = status === 500 ? {} : { reason: data?.message, errors: data?.errors };
  return Response.json({ refused: { status, ...said } } satisfies Unanswered, { status });
}

/**
 * The router follows an answer by reading the page that comes. While a form is under way that may
 * be a page of the session that the form ends, and its answer would lead to signing in.
 */
function untilIdle(router: Router) {
  if (router.state.navigation.state === "idle") return;
  return new Promise<void>((resolve) => {
    const stop = router.subscribe(({ navigation }) => {
      if (navigation.state !== "idle") return;
      stop();
      resolve();
    });
  });
}

/** Remix answers a script that does not load with a reload, which would end on the browser's error page. */
function guardModule(route: Route, guard: Guard) {
  const own = route.lazy;
  if (!own) return;

  const guarded: typeof own = async () => {
    const { navigation } = guard.router.state;
    const target = navigation.location;
    const path = window.__remixManifest.routes[route.id]?.module;
    if (!path || (await canImport(path))) return own();

    if (!target || guard.router.state.navigation.location !== target) {
      // The router forgets `lazy` once it was answered, whatever the answer.
      setTimeout(() => {
        route.lazy = guarded;
      });
      return { handle: undefined };
    }
    if (navigation.state === "loading" && (await isThere(path))) {
      // The site was built anew, or the browser remembers the failure: the server knows the way.
      window.location.assign(hrefOf(target));
      return new Promise<never>(() => {});
    }
    const error = new TypeError(`${path} could not be loaded.`);
    sayNavigationFailed(guard, error);
    await guard.stay();
    throw error;
  };
  route.lazy = guarded;
}

async function canImport(path: string) {
  try {
    await import(/* @vite-ignore */ path);
    return true;
  } catch {
    return false;
  }
}

async function isThere(path: string) {
  try {
    return (await fetch(path)).status < 500;
  } catch {
    return false;
  }
}

/**
 * Several of a page's data and its script may stay away: the first of them ends the navigation, and
 * what ends it looks like the reload after a form.
 */
function sayNavigationFailed(guard: Guard, error: unknown) {
  const { location, state, formMethod, formData } = guard.router.state.navigation;
  if (!location || guard.isStaying()) return;
  if (state === "submitting") {
    const intent = formData?.get("intent");
    sayNotSent(guard, { pathname: location.pathname, intent, error });
    return;
  }

  const isAfterForm = formMethod !== undefined && formMethod.toUpperCase() !== "GET";
  const { retry, ...sentence } = isAfterForm ? notFollowed : notLoaded(location.pathname);
  const steps = guard.moved();
  guard.say({
    ...sentence,
    variant: "destructive",
    action: {
      label: retry,
      altText: "Choose the same link again",
      onSelect: () =>
        steps === 0 ? guard.router.navigate(hrefOf(location)) : guard.router.navigate(steps),
    },
  });
}

interface Unsent {
  pathname: string;
  intent: unknown;
  error: unknown;
}

function sayNotSent({ say }: Guard, { pathname, intent, error }: Unsent) {
  const said =
    statedRefusal(pathname, intent) ?? (isWithoutAnswer(error) ? notSent : failureWords(error));
  say({ ...said, variant: "destructive" });
}

/** Neither an answer of a loader or action nor a fault of ours: nothing, or nothing that we sent. */
function isWithoutAnswer(error: unknown) {
  if (error instanceof TypeError) return true;
  return error instanceof Error && /turbo-stream|body to decode/.test(error.message);
}

async function returnTo(router: Router, moved: number) {
  const { location, navigation } = router.state;
  // So the router takes it for the reload after a form, and keeps what its action answered last.
  const reload = { ...navigation, state: "loading", formMethod: "POST" };
  router.state.navigation = reload as typeof navigation;

  const release = holdLoaders(router);
  if (moved === 0) {
    const { state } = location;
    keepDialogs();
    await router.navigate(hrefOf(location), { replace: true, preventScrollReset: true, state });
  } else {
    // Back and Forward change the address before anything is loaded.
    dropDialogs();
    const isBack = new Promise((resolve) =>
      window.addEventListener("popstate", resolve, { once: true }),
    );
    await router.navigate(-moved);
    await isBack;
  }
  release();
}

/** Nothing is read for a page that is already there. */
function holdLoaders(router: Router) {
  const routes = everyRoute(router.routes);
  const own = routes.map((route) => route.shouldRevalidate);
  for (const route of routes) route.shouldRevalidate = () => false;
  return () => {
    routes.forEach((route, index) => {
      route.shouldRevalidate = own[index];
    });
  };
}

function everyRoute(routes: Route[]): Route[] {
  return routes.flatMap((route) => [route, ...everyRoute(route.children ?? [])]);
}

/** Where in its history the browser stands, as the router counts; an address set by hand has no count. */
function historyIndex(): number | null {
  return window.history.state?.idx ?? null;
}

function isSame(url: string, location: Router["state"]["location"]) {
  const { pathname, search } = new URL(url);
  return pathname === location.pathname && search === location.search;
}

function hrefOf({ pathname, search, hash }: Router["state"]["location"]) {
  return pathname + search + hash;
}
