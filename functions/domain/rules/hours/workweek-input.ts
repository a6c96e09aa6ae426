import type { LocationId, ShiftId, TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import type { JobRoleId } from "../../records/job-roles/job-role.ts";
import type { Currency } from "../../kernel/money/amount.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { WageRate } from "../rates/resolve-rate.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import type { WorkweekBounds } from "./workday.ts";

/** The id of worked time, or of a shift that is counted as if it were worked. */
export type WorkId = ShiftId | TimeEntryId;

/** The id of worked time where nothing is planned, as in a stored week. */
export function workedId(id: WorkId): TimeEntryId {
  return id as TimeEntryId;
}

/** The id of a part of worked time, which is computed and never stored. */
export function partId(id: WorkId, startsAt: Instant): WorkId {
  return `${id}@${startsAt}` as WorkId;
}

/** A break within an entry; `endsAt` is null while it lasts. */
export interface EntryBreak {
  startsAt: Instant;
  endsAt: Instant | null;
  isPaid: boolean;
}

/**
 * Worked time as punched or corrected; `endsAt` is null while it lasts. An attested missed break
 * keeps the automatic deduction away; `missedRests` are rest periods that the person had to miss.
 */
export interface WorkedEntry {
  id: WorkId;
  startsAt: Instant;
  endsAt: Instant | null;
  breaks: EntryBreak[];
  jobRoleId: JobRoleId | null;
  locationId: LocationId;
  hasAttestedNoBreak?: boolean;
  /** The employee agreed to work without the meal; counts only where the law allows a waiver. */
  hasWaivedMeal?: boolean;
  missedRests?: number;
}

/**
 * Pay in addition to the hourly rates, in minor units: a bonus, a differential, a salary. Pay that
 * counts toward the regular rate also raises overtime; a Californian flat sum is divided by the
 * hours that are not overtime (Alvarado v. Dart).
 */
export interface ExtraPay {
  kind: string;
  amountMinor: number;
  isInRegularRate: boolean;
  isFlatSum?: boolean;
}

/** Everything that the pay of one workweek depends on; `bounds` are given where they were moved. */
export interface WorkweekInput {
  weekStart: LocalDate;
  timeZone: string;
  bounds?: WorkweekBounds;
  /** Days worked in a row up to the first day; none where it is missing. */
  daysInRowBefore?: number;
  rules: WorkRules;
  entries: readonly WorkedEntry[];
  wages: readonly WageRate[];
  currency: Currency;
  now: Instant;
  extras?: readonly ExtraPay[];
}
