import type {
  EmployeeId,
  LocationId,
  TimeEntryId,
  WageChangeId,
} from "@crewline/domain/kernel/ids/entity-ids";
import {
  employeeIdSchema,
  locationIdSchema,
  timeEntryIdSchema,
  wageChangeIdSchema,
} from "@crewline/domain/kernel/ids/entity-ids";
import type { BatchRow } from "@crewline/domain/records/batches/batch";
import type { Thing } from "@crewline/domain/rules/violations/thing";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod/mini";

type Row = Pick<BatchRow, "recordId">;

/** The employee that a row of a batch changed. Throws notFound for a row without one. */
export function employeeOfRow(row: Row): EmployeeId {
  return recordOf(row, employeeIdSchema, "employee");
}

/** As `employeeOfRow`, for bulk actions on locations. */
export function locationOfRow(row: Row): LocationId {
  return recordOf(row, locationIdSchema, "location");
}

/** As `employeeOfRow`, for bulk changes of wages. */
export function wageChangeOfRow(row: Row): WageChangeId {
  return recordOf(row, wageChangeIdSchema, "wageChange");
}

/** As `employeeOfRow`, for bulk approvals of worked time. */
export function timeEntryOfRow(row: Row): TimeEntryId {
  return recordOf(row, timeEntryIdSchema, "timeEntry");
}

function recordOf<S extends z.ZodMiniType<string>>(
  { recordId }: Row,
  schema: S,
  what: Thing,
): z.output<S> {
  const found = schema.safeParse(recordId);
  if (!found.success) throw new RuleViolation("notFound", { what });
  return found.data;
}
