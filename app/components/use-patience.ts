import { useEffect, useState } from "react";

/** Milliseconds under which a page counts as there at once. */
const patience = 150;

/** True once a wait has lasted long enough to be shown. */
export function usePatience(isPending: boolean) {
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setLong(true), patience);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isPending]);

  return isLong;
}
