/** Says what was looked for where nothing was found as it was typed. */
export function SpelledNote({ q, spelled }: { q: string; spelled: string | null }) {
  if (spelled === null) return null;
  return (
    <p className="muted" role="status">
      Nothing was found for “{q}”. Showing results for <b>{spelled}</b>.
    </p>
  );
}
