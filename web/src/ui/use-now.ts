import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The present instant as ISO text, renewed at each interval, so that running times move on. */
export function useNow(intervalMs = MINUTE_MS): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs]);
  return now;
}
