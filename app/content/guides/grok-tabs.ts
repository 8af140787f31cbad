import type { ToolOverview } from "./guide";

export const grokTabs: ToolOverview["tabs"] = [
  { id: "overview", label: "Overview" },
  { id: "key-features", label: "Key features" },
  { id: "examples", label: "Examples" },
  { id: "try-it", label: "Try it" },
];
