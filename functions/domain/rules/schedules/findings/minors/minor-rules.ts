import type { LocalDate } from "../../../../kernel/time/local-date.ts";
import type { LawCitation } from "../../../violations/minor-limit.ts";

/** The limits of employees of some ages; null means that there is none. */
export interface MinorRules {
  /** The ages in whole years, both included. */
  fromAge: number;
  toAge: number;
  /** The law that sets them; null for the company's own limits. */
  source: LawCitation | null;
  /** True if employees of these ages may not be scheduled at all. */
  isBarred: boolean;
  schoolDaySeconds: number | null;
  /** On a school day before a day without school, where it differs from other school days. */
  lastSchoolDaySeconds: number | null;
  freeDaySeconds: number | null;
  /** On Sundays, where they differ from other days without school. */
  sundaySeconds: number | null;
  schoolWeekSeconds: number | null;
  freeWeekSeconds: number | null;
  /** Seconds after midnight before which no shift begins. */
  earliest: number | null;
  /** Seconds after midnight of the shift's first day after which no shift ends. */
  latest: number | null;
  /** As `latest`, in the summer, and on a day before one without school. */
  latestInSummer: number | null;
  latestBeforeFreeDay: number | null;
  restSeconds: number | null;
  mostDaysAWeek: number | null;
  isBarredInSchoolHours: boolean;
}

/** No limit at all, for the ages and the source of a group to be added. */
export const unlimited: Omit<MinorRules, "fromAge" | "toAge" | "source"> = {
  isBarred: false,
  schoolDaySeconds: null,
  lastSchoolDaySeconds: null,
  freeDaySeconds: null,
  sundaySeconds: null,
  schoolWeekSeconds: null,
  freeWeekSeconds: null,
  earliest: null,
  latest: null,
  latestInSummer: null,
  latestBeforeFreeDay: null,
  restSeconds: null,
  mostDaysAWeek: null,
  isBarredInSchoolHours: false,
};

/** What the laws of a pack ask for and no schedule can show. */
export type UncheckedMinorRule =
  | "workPermits"
  | "breaks"
  | "hazardousWork"
  | "restOfHolidays"
  | "nationalLaw"
  | "localLaw"
  | "parentalConsent";

/** The law by which young employees are scheduled. */
export interface MinorPack {
  ages: readonly MinorRules[];
  unchecked: readonly UncheckedMinorRule[];
  /** True on the days of the summer, in which there is no school. */
  isSummer: (day: LocalDate) => boolean;
}
