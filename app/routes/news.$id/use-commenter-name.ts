import { useEffect, useState } from "react";

const storageKey = "commenter-name";

/** The name under which a guest commented last, on this browser; empty until it was read. */
export function useCommenterName(typed: string) {
  const [name, setName] = useState(typed);

  useEffect(() => {
    const known = read();
    if (known) setName((now) => now || known);
  }, []);

  return { name, setName, remember };
}

function read() {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null; // storage can be switched off: then nothing is remembered
  }
}

function remember(name: string) {
  try {
    localStorage.setItem(storageKey, name);
  } catch (error) {
    console.warn("The name could not be remembered.", error);
  }
}
