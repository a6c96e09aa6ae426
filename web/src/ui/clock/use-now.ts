import { useEffect, useState } from "react";
import { millisToNextMinute } from "./next-minute.ts";

/**
 * The present instant as ISO text, renewed when a minute begins, so that all running times of a
 * screen move on together; also when the page is looked at again, because hidden pages sleep.
 */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(renew, millisToNextMinute(Date.now()));
    };
    const renew = () => {
      clearTimeout(timer);
      setNow(new Date().toISOString());
      wait();
    };
    const look = () => {
      if (document.visibilityState === "visible") renew();
    };
    wait();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now;
}
