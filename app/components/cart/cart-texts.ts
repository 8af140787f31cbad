import type { Notice } from "~/components/message";

/** What is said of the cart, in the corner or at the top of the next page. */
export const cartTexts = {
  added: { title: "Added to cart", description: "Item was added to your cart successfully." },
  notAdded: bad("Error", "Failed to add item to cart. Please try again."),
  removed: { title: "Item removed", description: "Item removed from your cart." },
  notRemoved: bad("Error", "Failed to remove item from cart. Please try again."),
  changed: { title: "Your cart is changed" },
  notChanged: bad("Error", "Failed to change your cart. Please try again."),
  cleared: {
    title: "Cart cleared",
    description: "All items have been removed from your cart.",
  },
  notCleared: bad("Error", "Failed to clear your cart. Please try again."),
  notLoaded: bad("Cart Error", "Failed to load your cart. Please try again."),
  visitorAdds: bad("Not logged in", "Please log in to add items to your cart."),
  visitorBuys: bad("Not logged in", "Please log in to purchase items."),
} satisfies Record<string, Notice>;

export function refusedAddition(sentence: string): Notice {
  return bad("Not added to your cart", sentence);
}

export function downloadStarted(name: string): Notice {
  return { title: "Download started", description: `"${name}" is on its way to your downloads.` };
}

function bad(title: string, description: string) {
  return { title, description, variant: "destructive" } as const;
}
