/** What makes two tags the same: "E-Mail" and "e-mail" are one. Also how a tag stands in an address. */
export function tagSlug(name: string) {
  return name.normalize("NFKC").trim().toLowerCase().replace(/\s+/g, "-");
}
