import type { DraftFields } from "~/schemas/draft";

/** The copies of unsent texts that this browser keeps, all in one entry of its storage. */
const storageKey = "drafts";
const mostDrafts = 20;
/** In characters, of all of them. */
const mostText = 1_000_000;
const keptForMs = 90 * 24 * 60 * 60_000;

interface DeviceDraft {
  fields: DraftFields;
  at: number;
  /** Whose: somebody else who signs in here does not see it. Null for a visitor's. */
  owner: number | null;
}

/** A draft on this device that this person may see; null for none. */
export function readOnDevice(name: string, viewerId: number | null) {
  const draft = readAll()[name];
  const isTheirs = draft && (draft.owner === null || draft.owner === viewerId);
  return isTheirs && Date.now() - draft.at < keptForMs ? draft : null;
}

/** False where the browser keeps nothing, or has no room. */
export function keepOnDevice(name: string, draft: DeviceDraft) {
  const { [name]: _before, ...others } = readAll();
  return writeAll({ ...others, [name]: draft });
}

export function forgetOnDevice(name: string) {
  const { [name]: gone, ...others } = readAll();
  if (gone) writeAll(others);
}

export function forgetAllOnDevice() {
  writeAll({});
}

function readAll(): Record<string, DeviceDraft> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {}; // storage can be switched off, or hold something else
  }
}

/** The newest stay where there are too many. */
function writeAll(all: Record<string, DeviceDraft>) {
  const newest = Object.entries(all).sort(([, one], [, other]) => other.at - one.at);
  let room = mostText;
  const kept = newest.slice(0, mostDrafts).filter(([, { fields }]) => {
    room -= JSON.stringify(fields).length;
    return room >= 0;
  });
  try {
    if (kept.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(kept)));
    return true;
  } catch (error) {
    console.warn("This browser keeps no drafts.", error);
    return false;
  }
}
