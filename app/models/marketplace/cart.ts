/** A cart as `GET /api/cart` answers it and the panel shows it. Money is dollars. */
export interface Cart {
  items: CartLine[];
  /** The sum of price times quantity of what can be bought. */
  total: number;
}

export interface CartLine {
  id: number;
  itemId: number;
  quantity: number;
  details: {
    name: string;
    imageUrl: string | null;
    /** For one piece: the buyer's offer where the price is a minimum. */
    price: number;
    /** The least that may be offered; null where the price is fixed. */
    minimum: number | null;
    type: string;
    category: string;
    /** False once the listing is no longer on sale: it stays in the cart until it is removed. */
    isOnSale: boolean;
  };
}

export const emptyCart: Cart = { items: [], total: 0 };

/** How many pieces are in the cart: what the button's badge says. */
export function countPieces({ items }: Cart) {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
