import { useEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

/**
 * True while the page is printed or shown as it would print. The browser copies the page right
 * after its event, so what is printed has to be in the document before the handler returns.
 */
export function useIsPrinting(): boolean {
  const isShownAsPrint = useSyncExternalStore(followMedium, isPrintMedium);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", start);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", start);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting || isShownAsPrint;
}

function followMedium(onChange: () => void): () => void {
  const media = window.matchMedia("print");
  const follow = () => flushSync(onChange);
  media.addEventListener("change", follow);
  return () => media.removeEventListener("change", follow);
}

function isPrintMedium(): boolean {
  return window.matchMedia("print").matches;
}
