import { type FormResult, listIn, typedIn } from "~/schemas/form-result";
import { readId } from "~/schemas/id";

type Texts = { [name: string]: string };

/** What the form of a post holds: what was typed where it comes back, else what it begins with. */
export function typedPost<Fields extends { tags: number[] }>(
  result: FormResult | undefined,
  start: Fields,
): Fields {
  if (!result) return start;
  const { tags: _, ...texts } = start;
  const tags = listIn(result, "tags").flatMap((each) => readId(each) ?? []);
  return { ...typedIn(result, texts as Texts), tags } as unknown as Fields;
}
