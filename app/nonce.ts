import { createContext, useContext } from "react";

/** This answer's nonce while the server renders; browsers hide it from scripts, so there it is empty. */
export const NonceContext = createContext("");

export function useNonce() {
  return useContext(NonceContext);
}
