import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import type { Grouping, ReportInput } from "@crewline/domain/records/reports/report";
import type { RangeSpan } from "@crewline/domain/rules/company/day-range";
import type { reportParams } from "./use-report-address.ts";

type Change = Partial<typeof reportParams>;

/**
 * The change of the address that shows what a line is made of: a job role or location by employee,
 * an employee by day, a week by day. Null for a day and an editor, whose records are the next step,
 * and for work without an employee, role or location, which no filter names.
 */
export function narrowed({ reportId, groupBy }: ReportInput, key: string): Change | null {
  const by = (grouping: Grouping) => nearest(reportId, grouping);
  switch (groupBy) {
    case "employee":
      return key === "" ? {} : { person: key, by: by("day") };
    case "jobRole":
      return key === "" ? {} : { role: key, by: by("employee") };
    case "location":
      return key === "" ? {} : { location: key, by: by("employee") };
    case "week":
      return { span: "week", from: key, until: "", by: by("day") };
    case "day":
    case "editor":
    case "hour":
    case "timeOffType":
      return null;
  }
}

/** The address of the audit rows behind a line of edits. */
export function auditsPath({ groupBy, range, filter }: ReportInput, key: string): string {
  const isDay = groupBy === "day";
  const employee = groupBy === "employee" ? key : (filter.employeeId ?? "");
  const params = new URLSearchParams({
    type: "timeEntry",
    ...(groupBy === "editor" && { by: key }),
    ...(employee !== "" && { employee }),
    from: isDay ? key : range.firstDay,
    to: isDay ? key : range.lastDay,
  });
  return `/time-entry-audits-list?${params.toString()}`;
}

/** True for a line of edits whose rows the audit shows: it knows no locations. */
export function opensAudits({ reportId, groupBy }: ReportInput): boolean {
  return reportId === "edits" && groupBy !== "location" && groupBy !== "week";
}

/** The grouping, or by day where the report has no such lines. */
function nearest(reportId: ReportInput["reportId"], wanted: Grouping): Grouping {
  return reportCatalogue[reportId].groupings.find((one) => one === wanted) ?? "day";
}

interface EntriesTerms {
  /** A day of the week, pay period or month that is opened. */
  day: LocalDate;
  span: RangeSpan;
  nameOf: (employeeId: EmployeeId) => string;
}

/** The address of the time entries or of the schedule behind a report. */
export function entriesPath(
  { reportId, filter: { employeeId, locationId } }: ReportInput,
  { day, span, nameOf }: EntriesTerms,
): string {
  const { behind } = reportCatalogue[reportId];
  if (behind === "checklists") {
    const at = locationId ?? "";
    return `/templates?${new URLSearchParams({ tab: "day", at, day }).toString()}`;
  }
  if (behind === "schedule") {
    const place = locationId === null ? {} : { location: locationId };
    return `/schedules?${new URLSearchParams({ week: day, ...place }).toString()}`;
  }
  const params = new URLSearchParams({
    week: day,
    ...(span !== "week" && { span }),
    ...(employeeId !== null && { q: nameOf(employeeId) }),
    ...(locationId !== null && { location: locationId }),
  });
  return `/time-entries?${params.toString()}`;
}
