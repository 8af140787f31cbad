import type { DraftFields, KeptDraft } from "~/schemas/draft";
import { forgetOnDevice, keepOnDevice, readOnDevice } from "./device-drafts";
import { fillForm, readFields } from "./fill-form";
import { sendDraft } from "./send-draft";

/** Milliseconds without a key press after which what was typed is kept: here, and with the account. */
const devicePauseMs = 400;
const accountPauseMs = 2000;

interface Keeping {
  kind: string;
  about: number;
  isDeviceOnly: boolean;
  names: readonly string[];
  /** What the fields hold where nothing was typed. */
  blank: DraftFields;
  /** What the account had kept when the page was made. */
  kept: KeptDraft | null;
  viewerId: number | null;
  /** Whether the page came with the word that this text was sent. */
  wasSent: boolean;
  /** Called with the moment when the text was kept, or null where none is. */
  onKept: (at: number | null) => void;
}

/** Keeps the text of a form while it is written, and puts back what was kept on this device. */
export function keepTyping(form: HTMLFormElement, keeping: Keeping) {
  const { kind, about, isDeviceOnly, names, blank, kept, viewerId, wasSent, onKept } = keeping;
  const name = `${kind}:${about}`;
  const filled = { ...Object.fromEntries(names.map((each) => [each, ""])), ...blank };
  let stored = JSON.stringify(kept?.fields ?? null);
  let isFilling = false;
  let isSending = false;
  let device: number | undefined;
  let account: number | undefined;
  let saving = new AbortController();

  function restore() {
    if (wasSent) return forgetOnDevice(name);
    const fields = readFields(form, names);
    const start = { ...filled, ...kept?.fields };
    // Typed before this was loaded, or sent and refused: that is the newest.
    if (names.some((each) => fields[each] !== start[each])) return follow();
    const draft = readOnDevice(name, viewerId);
    if (!draft || draft.at <= (kept?.updatedAt ?? 0)) return;
    fill(draft.fields);
    onKept(draft.at);
  }

  function fill(fields: DraftFields) {
    isFilling = true;
    fillForm(form, fields);
    isFilling = false;
  }

  /** What is typed, or null where it is what the form begins with. */
  function typed() {
    const fields = readFields(form, names);
    return names.every((each) => fields[each] === filled[each]) ? null : fields;
  }

  function keepHere() {
    clearTimeout(device);
    device = undefined;
    const fields = typed();
    const at = Date.now();
    if (!fields) forgetOnDevice(name);
    const isKept = fields !== null && keepOnDevice(name, { fields, at, owner: viewerId });
    onKept(isKept ? at : null);
  }

  async function keepThere(fields = typed(), options: RequestInit = {}) {
    clearTimeout(account);
    account = undefined;
    const text = JSON.stringify(fields);
    if (isDeviceOnly || viewerId === null || text === stored) return;
    saving = new AbortController();
    try {
      await sendDraft({ kind, about, fields: fields ?? {} }, { signal: saving.signal, ...options });
      stored = text;
    } catch (error) {
      // The copy on the device is there, and the next pause tries again.
      if (!saving.signal.aborted) console.warn("The account keeps no draft.", error);
    }
  }

  function follow() {
    if (isFilling) return;
    isSending = false;
    clearTimeout(device);
    clearTimeout(account);
    device = window.setTimeout(keepHere, devicePauseMs);
    account = window.setTimeout(keepThere, accountPauseMs);
  }

  /** The text goes to its own address: what is under way must not bring it back afterwards. */
  function send() {
    isSending = true;
    keepHere();
    clearTimeout(account);
    account = undefined;
    saving.abort();
  }

  function leave() {
    if (isSending) return;
    if (device !== undefined) keepHere();
    // A page that goes away may send 64 KB; what is longer is kept here.
    if (account !== undefined) void keepThere(typed(), { keepalive: true });
  }

  restore();
  form.addEventListener("input", follow);
  form.addEventListener("change", follow);
  form.addEventListener("submit", send);
  window.addEventListener("pagehide", leave);

  return {
    /** Throws the text away: here, with the account, and in the form. */
    discard() {
      clearTimeout(device);
      device = undefined;
      forgetOnDevice(name);
      fill(filled);
      onKept(null);
      stored = "";
      void keepThere(null);
    },
    stop() {
      leave();
      form.removeEventListener("input", follow);
      form.removeEventListener("change", follow);
      form.removeEventListener("submit", send);
      window.removeEventListener("pagehide", leave);
    },
  };
}
