import { startTransition, useEffect, useState } from "react";
import { nextFrame } from "./next-frame.ts";

/** Returns false until the first frame with the component is painted, and true from then on. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    void nextFrame().then(() => startTransition(() => setPainted(true)));
  }, []);
  return isPainted;
}
