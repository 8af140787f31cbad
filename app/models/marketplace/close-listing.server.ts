import type { Database } from "../../db/client.server";
import { selectSimilar } from "./item-index.server";
import { likeness } from "./likeness";
import type { VersionContent } from "./version";

/** From here on a listing is a copy of another one; from the first on an editor is told. */
const closeTo = 0.75;
export const copyOf = 0.92;

interface Close {
  id: number;
  name: string;
  likeness: number;
}

/** The listing on sale that reads most like this one, where any is close to it. */
export async function findClose(
  db: Database,
  id: number,
  content: VersionContent,
): Promise<Close | null> {
  const candidates = await selectSimilar(db, { id, ...content });
  const own = textsOf(content);
  return candidates
    .map((each) => ({ id: each.id, name: each.name, likeness: likeness(own, textsOf(each)) }))
    .filter((each) => each.likeness >= closeTo)
    .reduce<Close | null>(
      (most, each) => (most && most.likeness >= each.likeness ? most : each),
      null,
    );
}

function textsOf(item: { name: string; description: string; fullDescription: string | null }) {
  return [item.name, item.description, item.fullDescription ?? ""].join("\n");
}

export function noteOf({ id, name, likeness: measure }: Close) {
  return `Reads like listing ${id}, "${name}" (${Math.round(measure * 100)} % alike).`;
}
