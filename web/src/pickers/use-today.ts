import { useEffect, useState } from "react";
import { localDateAt } from "@crewline/domain/time/zone";

const checkMs = 30_000;

/** The present day in the zone; changes by itself at midnight there. */
export function useToday(timeZone: string): string {
  const [day, setDay] = useState(() => todayIn(timeZone));
  useEffect(() => {
    const timer = setInterval(() => setDay(todayIn(timeZone)), checkMs);
    return () => clearInterval(timer);
  }, [timeZone]);
  return day;
}

/** The day that it is now in the zone. */
export function todayIn(timeZone: string): string {
  return localDateAt(new Date().toISOString(), timeZone);
}
