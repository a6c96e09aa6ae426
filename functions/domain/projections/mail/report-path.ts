import type { ReportInput } from "../../records/reports/report.ts";
import type { ReportRhythm } from "../../records/reports/scheduled-report.ts";

/** Returns the address of a report, as the screen of reports reads it. */
export function reportPath(input: ReportInput, rhythm: ReportRhythm): string {
  const { reportId, range, groupBy, before, filter } = input;
  const params: [string, string | null][] = [
    ["report", reportId],
    ["span", rhythm === "day" ? "custom" : rhythm],
    ["from", range.firstDay],
    ["until", rhythm === "day" ? range.lastDay : null],
    ["by", groupBy],
    ["compare", before === null ? null : "1"],
    ["location", filter.locationId],
    ["role", filter.jobRoleId],
    ["person", filter.employeeId],
  ];
  const given = params.flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `/reports?${given.join("&")}`;
}
