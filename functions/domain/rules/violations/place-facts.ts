import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { MinorLimit } from "./minor-limit.ts";
import type { NoFacts } from "./no-facts.ts";

/** The facts of refusals about locations and their schedules. */
export interface PlaceFacts {
  archivedLocation: { where: string };
  locationStays: { where: string; state: "active" | "archived" };
  locationInUse: { where: string };
  locationNameMissing: NoFacts;
  clockedInHere: { who: string; where: string };
  shiftsAhead: { where: string; count: number };
  zoneMovesShifts: { count: number };
  zoneMovesTooMany: { most: number };
  plannedElsewhere: { who: string };
  minorLimit: { who: string } & MinorLimit;
  nothingToPublish: NoFacts;
  emptyWeek: NoFacts;
  /** All shifts of a bulk change were edited or published since. */
  shiftsChangedSince: NoFacts;
  /** The hour that the clocks of the location skip, or show only once. */
  noSalesHour: { time: string; day: LocalDate };
  salesAhead: { day: LocalDate };
  tooManyDaysByHour: { most: number };
  salesChangedSince: { changedBy: string };
}
