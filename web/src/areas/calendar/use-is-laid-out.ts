import { useEffect, useState } from "react";

/** The frames in which the library measures its contents and scrolls to the morning. */
const LAYOUT_FRAMES = 3;

/** False while the library lays out what the key names; its parts would move under the eyes. */
export function useIsLaidOut(key: string): boolean {
  const [laidOut, setLaidOut] = useState("");
  useEffect(() => {
    let frame = 0;
    const wait = (frames: number) => {
      frame = requestAnimationFrame(() => (frames === 0 ? setLaidOut(key) : wait(frames - 1)));
    };
    wait(LAYOUT_FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return laidOut === key;
}
