import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { NoFacts } from "./no-facts.ts";

/**
 * The facts of refusals about worked and planned time and the clock. Times are carried as `HH:MM`.
 */
export interface WorkTimeFacts {
  coverGone: NoFacts;
  coverUnpublished: NoFacts;
  coverTooLate: NoFacts;
  openShiftGone: NoFacts;
  openShiftRole: NoFacts;
  /** `isOwn` while the shift is still theirs. */
  openShiftGivenUp: { isOwn: boolean };
  requestGone: NoFacts;
  /** The company has switched it off. */
  requestsOff: { kind: "claim" | "swap" | "drop" };
  /** A colleague cannot work the shift; why is not told. */
  swapRefused: { who: string };
  /** Seconds of a rest, a day or a week; days in a row. */
  openShiftLimit: { because: "rest" | "day" | "week" | "daysInARow" | "ownWeek"; limit: number };
  alreadyClockedIn: { since: string };
  notClockedIn: NoFacts;
  alreadyOnBreak: { since: string };
  notOnBreak: NoFacts;
  overlap: {
    who: string;
    from: string;
    /** Null while the clock is running. */
    to: string | null;
    where: string;
    day: LocalDate;
  };
  missingHour: { time: string; day: LocalDate };
  repeatedHour: { time: string; day: LocalDate; field: string };
  endBeforeStart: NoFacts;
  tooLong: { hours: number; limitHours: number };
  inFuture: NoFacts;
  breakOutside: NoFacts;
  splitOutside: NoFacts;
  notAdjoining: { limitHours: number };
  mergeDiffers: NoFacts;
  mergeOfOne: NoFacts;
  tooManyPieces: { most: number };
  tooManyBreaks: { most: number };
  otherShift: { who: string };
  entryOpen: { who: string };
  ownEntry: NoFacts;
  othersEntry: NoFacts;
  secondApprover: NoFacts;
  correctionOpen: { who: string };
  correctionAnswered: NoFacts;
  notPastDay: NoFacts;
  requestTooOld: { days: number };
  alreadyRequested: { from: string; to: string; day: LocalDate };
  /** The clock-in of a file is there already with another clock-out. */
  importDiffers: NoFacts;
  changedSinceImport: { changedBy: string; isApproved: boolean };
  timesheetOpen: NoFacts;
  nothingDisputed: NoFacts;
  notEmployee: NoFacts;
  tooEarly: { from: string };
  notScheduled: NoFacts;
  entryTooOld: { days: number };
  awayFromLocation: { where: string; metres: number };
  tappedByOther: NoFacts;
  punchTooOld: { days: number };
  positionUnknown: { where: string; because: "missing" | "stale" | "vague" };
}
