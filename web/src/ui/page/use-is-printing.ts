import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * True while the page is printed or shown as it would print. The browser copies the page right
 * after its event, so what is printed has to be in the document before the handler returns.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => window.matchMedia("print").matches);
  useEffect(() => {
    const media = window.matchMedia("print");
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const follow = () => flushSync(() => setPrinting(media.matches));
    window.addEventListener("beforeprint", start);
    window.addEventListener("afterprint", end);
    media.addEventListener("change", follow);
    return () => {
      window.removeEventListener("beforeprint", start);
      window.removeEventListener("afterprint", end);
      media.removeEventListener("change", follow);
    };
  }, []);
  return isPrinting;
}
