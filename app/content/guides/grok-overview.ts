/** The page `/grok`, written in `content/pages/grok.md`. */
export { default as grokOverview } from "virtual:content/grok";
