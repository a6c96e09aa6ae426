import type { Instant } from "../../kernel/time/instant.ts";
import type { WeekEntry } from "../../records/time-entries/employee-week.ts";
import { isRunning } from "../time-entries/transitions.ts";

/** A running entry as if it, and its running break, ended at `at`; others stay as they are. */
export function endedAt(entry: WeekEntry, at: Instant): WeekEntry {
  if (!isRunning(entry.state) || entry.startsAt >= at) return entry;
  const breaks = entry.breaks.map((taken) => ({ ...taken, endsAt: taken.endsAt ?? at }));
  return { ...entry, state: "closed", endsAt: at, breaks };
}
