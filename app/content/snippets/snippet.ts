export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

export type Case = { args: readonly Json[] } & ({ gives: Json } | { throws: string });

/** A small program of `content/snippets`: one function, what it is for, and cases that it has to pass. */
export interface Snippet {
  id: string;
  title: string;
  /** What people ask for when they need it. */
  tags: readonly string[];
  /** The function, in the way of JavaScript; Python writes `addHours` as `add_hours`. */
  name: string;
  takes: string;
  gives: string;
  /** What it does with odd input, and what it leaves out. */
  edges: string;
  /** How it works, one or two sentences. */
  idea: string;
  /** The last one is an odd case. */
  cases: readonly Case[];
  /** Run in our tests with every case. */
  javascript: string;
  /** The same, run with every case wherever the tests find a python3. */
  python: string | null;
}
