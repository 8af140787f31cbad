import type { Notice } from "~/components/message";

export const signInToKeep: Notice = {
  title: "Please sign in",
  description: "You come back to the question afterwards.",
};

export const notKept: Notice = {
  title: "This could not be kept",
  description: "Please try again in a moment.",
  variant: "destructive",
};
