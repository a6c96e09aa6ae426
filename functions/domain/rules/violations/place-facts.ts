import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { OverrideCode } from "../../records/schedules/shift-override.ts";
import type { LawCitation, MinorLimit } from "./minor-limit.ts";
import type { NoFacts } from "./no-facts.ts";

/** The facts of refusals about locations and their schedules. */
export interface PlaceFacts {
  archivedLocation: { where: string };
  locationStays: { where: string; state: "active" | "archived" };
  locationInUse: { where: string };
  locationNameMissing: NoFacts;
  clockedInHere: { who: string; where: string };
  shiftsAhead: { where: string; count: number };
  /** A checklist template that is also done at locations out of reach. */
  checklistElsewhere: { name: string; places: string[] };
  /** A list that another employee started, or that is another one's. */
  checklistOfOther: NoFacts;
  /** An answer that was given after the list was missed. */
  checklistOver: { name: string };
  /** A change of a list that was signed off. */
  checklistSignedOff: { name: string };
  /** A sign-off of a list that is not done, or needs none. */
  notSignable: { name: string };
  /** A value that the item does not take. */
  wrongAnswer: { name: string };
  zoneMovesShifts: { count: number };
  zoneMovesTooMany: { most: number };
  plannedElsewhere: { who: string };
  /** The source is the law that sets the limit, null for one of the company. */
  minorLimit: { who: string; source: LawCitation | null } & MinorLimit;
  /** Findings about a shift that need a manager's reason; `who` is null for an open shift. */
  overrideNeeded: { who: string | null; codes: OverrideCode[] };
  /** What only a manager may override, of an open shift that an employee wants. */
  openShiftRefused: { codes: OverrideCode[] };
  /** Changes within the notice of the company that are published without a reason. */
  noticeReasonNeeded: { count: number };
  /** A week over a budget that is published without a reason. */
  budgetReasonNeeded: NoFacts;
  nothingToPublish: NoFacts;
  /** A week of which staff see no shift that is still to come. */
  nothingToUnpublish: NoFacts;
  /** A publication of which people were told, or that is not the last one. */
  publicationTold: NoFacts;
  /** A shift passed to another employee since it was published. */
  shiftsTakenSince: NoFacts;
  /** A week of a location that a manager locked, by its first day. */
  weekLocked: { where: string; day: LocalDate };
  emptyWeek: NoFacts;
  /** All shifts of a bulk change were edited or published since. */
  shiftsChangedSince: NoFacts;
  /** The hour that the clocks of the location skip, or show only once. */
  noSalesHour: { time: string; day: LocalDate };
  salesAhead: { day: LocalDate };
  tooManyDaysByHour: { most: number };
  salesChangedSince: { changedBy: string };
}
