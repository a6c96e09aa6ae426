import { useState } from "react";

/** False until the condition has held once, true from then on; mounts a part when it is needed. */
export function useOnceTrue(condition: boolean): boolean {
  const [hasHeld, setHasHeld] = useState(condition);
  if (condition && !hasHeld) setHasHeld(true);
  return hasHeld || condition;
}
