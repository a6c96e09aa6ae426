import type { LocationId, TimeEntryId, ShiftId } from "../../kernel/ids/entity-ids.ts";
import type { JobRoleId } from "../job-roles/job-role.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";

/** The violations of hours to be paid. */
export const payViolationCodes = [
  "invalidRules",
  "unknownTimeZone",
  "unknownCurrency",
  "invalidInstant",
  "invertedEntry",
  "invertedBreak",
  "breakOutside",
  "duplicateEntry",
  "overlap",
  "entriesOutOfOrder",
  "invalidRate",
  "duplicateRate",
  "missingRate",
] as const;
export type PayViolationCode = (typeof payViolationCodes)[number];

/** One violation: its code, the path of the field in the input, and what it concerns. */
export interface PayViolation {
  code: PayViolationCode;
  path: string;
  entryId?: ShiftId | TimeEntryId;
  otherEntryId?: ShiftId | TimeEntryId;
  day?: LocalDate;
  jobRoleId?: JobRoleId | null;
  locationId?: LocationId | null;
  detail?: string;
}
