/** The texts of `content/` as the build hands them out, see `plugin.ts`. */
declare module "virtual:content/guides" {
  const guides: import("./content").Content["guides"];
  export default guides;
}
declare module "virtual:content/grok" {
  const page: import("./content").Content["grok"];
  export default page;
}
declare module "virtual:content/skills" {
  const skills: import("./content").Content["skills"];
  export default skills;
}
declare module "virtual:content/library" {
  const library: import("./content").Content["library"];
  export default library;
}
declare module "virtual:content/directory" {
  const entries: import("./content").Content["directory"];
  export default entries;
}
