import { ItemCover } from "~/components/marketplace/item-cover";

interface Pictured {
  itemId: number;
  imageUrl: string | null;
  category: string;
  type: string;
}

/** The small picture of an item in a list. The page links `covers.css` and `cart.css`. */
export function LinePicture({ itemId, imageUrl, category, type }: Pictured) {
  return (
    <span className="line-picture">
      <ItemCover item={{ id: itemId, imagePath: imageUrl, category, type }} isLazy />
    </span>
  );
}
