import { useEffect, useState } from "react";
import { localDateAt } from "@crewline/domain/kernel/time/zone";

const checkMs = 30_000;

/** Today's date in the zone; changes at midnight there, and with the zone. */
export function useToday(timeZone: string): string {
  const [seen, setSeen] = useState(() => todayIn(timeZone));
  useEffect(() => {
    const timer = setInterval(() => setSeen(todayIn(timeZone)), checkMs);
    return () => clearInterval(timer);
  }, [timeZone]);
  const [zone, setZone] = useState(timeZone);
  if (zone === timeZone) return seen;
  const day = todayIn(timeZone);
  setZone(timeZone);
  setSeen(day);
  return day;
}

/** The day that it is now in the zone. */
export function todayIn(timeZone: string): string {
  return localDateAt(new Date().toISOString(), timeZone);
}
