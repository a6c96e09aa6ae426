import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import type { DayOrder } from "../../kernel/csv/read-day.ts";
import type { Locale } from "../../kernel/formats/locale.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { JobRole, JobRoleId } from "../../records/job-roles/job-role.ts";
import type { Location } from "../../records/locations/location.ts";

/** An employee as far as a line of worked time can name one. */
export interface PunchPerson {
  employee: Pick<Employee, "id" | "name" | "payrollId" | "locationIds">;
  profile: { email: string | null };
}

/** The place of a line, by whose zone its times are read. */
export type PunchPlace = Pick<Location, "id" | "name" | "timeZone">;

/** The records that the cells of a file refer to, and who reads the file when. */
export interface PunchTerms {
  people: readonly PunchPerson[];
  locations: readonly PunchPlace[];
  jobRoles: readonly JobRole[];
  dayOrder: DayOrder;
  /** The location of lines that name none; null for the first of their employee. */
  locationId: LocationId | null;
  /** True for the locations whose time the reader may import. */
  isInReach: (locationId: LocationId) => boolean;
  now: Instant;
  locale: Locale;
}

/** Whose work a line tells of, and where. */
export interface LineWork {
  employeeId: EmployeeId;
  name: string;
  place: PunchPlace;
  jobRoleId: JobRoleId | null;
  device: string | null;
  note: string;
}

/** A cell of a line by its field, trimmed; empty for none. */
export type CellOf = (field: string) => string;
