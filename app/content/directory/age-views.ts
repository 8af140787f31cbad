import type { AgeGroup } from "../profile-options";
import type { Category, DirectoryEntry } from "./entry";

/** How the directory speaks to an age group. It orders and adds; it never leaves anything out. */
export interface AgeView {
  introduction: string;
  /** The categories that come first; the others follow in their usual order. */
  first: readonly Category[];
  /** A step before the others of every tool. */
  firstStep?: (entry: DirectoryEntry) => string;
}

export const generalView: AgeView = {
  introduction: "Begin with one tool and one small task whose result you can judge.",
  first: [],
};

const forWork: AgeView = {
  introduction:
    "Tools for office work and writing come first. Before you use one at work, ask which data you may enter.",
  first: ["Office and notes", "Writing", "Presentations and design", "Search and research"],
  firstStep: () => "If it is for work, ask first which data you may enter.",
};

export const ageViews: Record<AgeGroup, AgeView> = {
  under18: {
    introduction:
      "Study tools come first. Many tools set a lowest age in their terms: look there, and ask a parent or teacher before you sign up.",
    first: ["Study", "Search and research", "Writing", "Translation", "Presentations and design"],
    firstStep: ({ minimumAge }) => `Ask an adult you trust before you sign up. ${minimumAge}`,
  },
  "18-24": {
    introduction:
      "Tools for studying, research and writing come first. Look up what your school or employer allows before you hand anything in.",
    first: ["Study", "Search and research", "Writing", "Presentations and design"],
    firstStep: () => "If it is for a course or a job, look up first what is allowed.",
  },
  "25-34": forWork,
  "35-44": forWork,
  "45-54": forWork,
  "55+": {
    introduction:
      "Everyday helpers come first: assistants to talk to, search and translation. Take your time, and begin with a question whose answer you know.",
    first: ["Chat assistants", "Search and research", "Translation", "Accessibility"],
    firstStep: () => "Take your time: you can stop after any step and go on another day.",
  },
};
