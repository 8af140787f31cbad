import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useSyncExternalStore } from "react";

/**
 * The dialogs that lie over this page, the uppermost last, each named by the address of the page
 * that shows the same. Opening one is an entry of the browser's history: Back closes it, and what
 * stands in the address bar can be shared and read again. To the router the page below stays where
 * it is, so neither opening nor closing reads it again.
 *
 * A dialog named by a fragment, such as a sheet of filters, is a part of its page: it stays over
 * whatever the page shows next. What changes the page from there replaces the dialog's entry, and
 * the dialog gets one of its own again above the new page.
 */
let open: readonly string[] = [];
/** The entry of the page below. */
let page = { key: "default", href: "" };
/** What is done once the browser has gone back from a dialog that was closed by its own button. */
let isGoingBack = false;
let next: (() => void) | null = null;
/** Whether the page that stands is about to be shown once more, as it is. */
let isStaying = false;
const listeners = new Set<() => void>();

interface Entry {
  key?: string;
  idx?: number;
  dialogs?: readonly string[];
  over?: typeof page;
}

function show(dialogs: readonly string[]) {
  open = dialogs;
  for (const listener of listeners) listener();
}

/**
 * Between the first showing of a page and its effects somebody may press already. The page is named
 * then, or its effect would take the dialog for one of the page before.
 */
function standBeforeEffects() {
  if (page.href !== "") return;
  const { key = "default" } = (history.state ?? {}) as Entry;
  page = { key, href: hrefOf(location) };
}

/** @param inPlaceOf a dialog that makes way for this one, so that Back leads to the page. */
export function openDialog(address: string, inPlaceOf?: string) {
  if (open.includes(address)) return;
  if (isGoingBack) {
    next = () => openDialog(address);
    return;
  }
  standBeforeEffects();
  const isReplacing = inPlaceOf !== undefined && open.at(-1) === inPlaceOf;
  const dialogs = [...(isReplacing ? open.slice(0, -1) : open), address];
  const { idx = 0, ...entry } = (history.state ?? {}) as Entry;
  const place = isReplacing ? idx : idx + 1;
  const state: Entry = { ...entry, idx: place, key: `${page.key}-${place}`, dialogs, over: page };
  if (isReplacing) history.replaceState(state, "", address);
  else history.pushState(state, "", address);
  show(dialogs);
}

/**
 * Closes the dialog, and those above it. One that is closed already stays so.
 *
 * @param then what follows once the browser stands on the entry below.
 */
export function closeDialog(address: string, then?: () => void) {
  const place = open.indexOf(address);
  if (place < 0) return;
  const steps = open.length - place;
  isGoingBack = true;
  next = then ?? null;
  show(open.slice(0, place));
  history.go(-steps);
}

/** Stands before the router, which would read the page again. */
function followHistory(event: PopStateEvent) {
  const entry = (event.state ?? {}) as Entry;
  const { dialogs = [], over = { key: entry.key ?? "default", href: hrefOf(location) } } = entry;
  const isOfThisPage = over.key === page.key && over.href === page.href;
  const wasGoingBack = isGoingBack;
  isGoingBack = false;
  if (!isOfThisPage || (dialogs.length === 0 && open.length === 0 && !wasGoingBack)) return;
  event.stopImmediatePropagation();
  show(dialogs);
  const wanted = next;
  next = null;
  wanted?.();
}

function standOn(key: string, href: string, isFromHistory: boolean) {
  if (key === page.key && href === page.href) return;
  const isSamePath = pathOf(href) === pathOf(page.href);
  const isGoingOn = (address: string) => isStaying || (isSamePath && isPartOfPage(address));
  const staying = isFromHistory ? [] : open.filter(isGoingOn);
  page = { key, href };
  isStaying = false;
  isGoingBack = false;
  next = null;
  if (open.length > 0) show([]);
  // A dialog's entry that was read again is a page of its own from then on.
  const { dialogs, over, ...entry } = (history.state ?? {}) as Entry;
  if (dialogs) history.replaceState(entry, "", href);
  for (const address of staying) openDialog(address);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

// A window calls its listeners in the order in which they came, so `entry.client.tsx` imports this
// module before it makes the router.
if (typeof window !== "undefined") window.addEventListener("popstate", followHistory);

const none: readonly string[] = [];

/** Tells which page the dialogs lie over. For every page, also those that open none. */
export function useDialogHistory() {
  const { key, pathname, search } = useLocation();
  const isFromHistory = useNavigationType() === "POP";
  const href = pathname + search;
  useEffect(() => standOn(key, href, isFromHistory), [key, href, isFromHistory]);
}

/** The addresses of the dialogs that are open. For the component that shows them. */
export function useOpenDialogs() {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => none,
  );
}

/** How many entries of the history the open dialogs have above the page. */
export function countOpenDialogs() {
  return open.length;
}

/** The page is shown once more in the place of the uppermost dialog, which then lies over it again. */
export function keepDialogs() {
  isStaying = true;
}

/** Without a way back: the history stands elsewhere already. */
export function dropDialogs() {
  show([]);
}

/** For what happens later, when nothing of a component is left. */
export function isDialogOpen(address: string) {
  return open.includes(address);
}

/** Whether the dialog with this address is open. */
export function useIsOpen(address: string) {
  return useOpenDialogs().includes(address);
}

function hrefOf({ pathname, search }: Pick<Location, "pathname" | "search">) {
  return pathname + search;
}

function pathOf(href: string) {
  return href.split("?")[0];
}

function isPartOfPage(address: string) {
  return address.startsWith("#");
}
