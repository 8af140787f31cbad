import type { Kind, NeedId } from "./prompt-reading";

export interface KindNeed {
  id: NeedId;
  need: "must" | "nice";
}

const must = (id: NeedId): KindNeed => ({ id, need: "must" });
const nice = (id: NeedId): KindNeed => ({ id, need: "nice" });

/** What each kind of request needs, in the order in which a helpful person would ask for it. */
export const kindNeeds: Record<Kind, readonly KindNeed[]> = {
  compute: [must("operation"), must("numbers")],
  lookup: [must("subject"), nice("limits")],
  transform: [must("material"), must("operation"), nice("limits")],
  fix: [must("code"), must("symptom"), nice("expected")],
  code: [must("operation"), must("setting"), must("data")],
  write: [must("purpose"), must("facts"), must("reader"), must("form")],
  plan: [must("goal"), must("facts"), must("limits")],
  explain: [must("subject"), must("focus"), nice("reader")],
  list: [must("subject"), must("criteria"), nice("size")],
  decide: [must("options"), must("criteria"), must("facts")],
  picture: [must("subject"), must("look"), nice("use")],
  practise: [must("subject"), must("way"), nice("learner")],
  none: [],
};

export const kinds = Object.keys(kindNeeds) as Kind[];
