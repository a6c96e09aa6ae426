import type { RefObject } from "react";
import { useEffect, useState } from "react";
import { startAtWholeHour } from "./start-at-whole-hour.ts";

/** The frames in which the library measures its contents and scrolls to the morning. */
const LAYOUT_FRAMES = 3;

/** False while the library lays out what the key names; its parts would move under the eyes. */
export function useIsLaidOut(key: string, frame: RefObject<Element | null>): boolean {
  const [laidOut, setLaidOut] = useState("");
  useEffect(() => {
    let request = 0;
    const show = () => {
      startAtWholeHour(frame.current);
      setLaidOut(key);
    };
    const wait = (frames: number) => {
      request = requestAnimationFrame(() => (frames === 0 ? show() : wait(frames - 1)));
    };
    wait(LAYOUT_FRAMES);
    return () => cancelAnimationFrame(request);
  }, [key, frame]);
  return laidOut === key;
}
