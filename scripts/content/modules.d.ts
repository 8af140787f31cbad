/** The texts of `content/` as the build hands them out, see `plugin.ts`. */
declare module "virtual:content/guides" {
  const guides: import("./content").Content["guides"];
  export default guides;
}
declare module "virtual:content/grok" {
  const page: import("./content").Content["grok"];
  export default page;
}
