import { useEffect, useRef } from "react";
import { useWeekStore } from "../model/use-week-store.ts";
import type { DaySpan } from "./day-span.ts";
import { partOfDay } from "./day-span.ts";

/** Where a day without shifts begins to be shown. */
const MORNING = 8 * 3600;
const HOUR = 3600;

/** Scrolls a narrow screen to the hour before the first shift when a day is opened. */
export function useFirstHours(span: DaySpan) {
  const store = useWeekStore();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = ref.current;
    const track = root?.querySelector(".head .track");
    if (!root || !track) return;
    const starts = store.week().shifts.flatMap((shift) => partOfDay(shift, span)?.from || []);
    const first = Math.max(0, Math.min(...starts, MORNING + HOUR) - HOUR);
    root.scrollLeft = (first / span.seconds) * track.clientWidth;
  }, [store, span]);
  return ref;
}
