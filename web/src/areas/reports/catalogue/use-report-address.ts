import { employeeIdSchema, locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { readId } from "@crewline/domain/kernel/ids/read-id";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import type { Company } from "@crewline/domain/records/company/company";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import type { ReportId, ReportInput } from "@crewline/domain/records/reports/report";
import type { DayRange } from "@crewline/domain/rules/company/day-range";
import { rangeAround, rangeSpans } from "@crewline/domain/rules/company/day-range";
import { todayIn } from "../../../time/use-today.ts";
import { useAddressDay } from "../../../time/use-address-day.ts";
import { useUrlParams } from "../../../ui/address/use-url-params.ts";
import type { ReportSpan } from "./report-range.ts";
import { customRange, rangeBefore } from "./report-range.ts";

/** What the address holds of a report; a saved view keeps it. */
export const reportParams = {
  span: "period",
  from: "",
  until: "",
  by: "",
  compare: "",
  location: "",
  role: "",
  person: "",
};

/** A report as the address describes it; without days, the present pay period. */
export function useReportAddress(reportId: ReportId, company: Company) {
  const { values, set } = useUrlParams(reportParams);
  const today = todayIn(company.timeZone);
  const from = useAddressDay("from") ?? today;
  const until = useAddressDay("until") ?? from;
  const span = spanOf(values.span);
  const range = rangeOf(company, { span, from, until });
  const { groupings, records } = reportCatalogue[reportId];
  const input: ReportInput = {
    reportId,
    range,
    before:
      values.compare === "" || records !== undefined ? null : rangeBefore(company, range, span),
    groupBy: groupings.find((one) => one === values.by) ?? groupings[0],
    filter: {
      employeeId: readId(employeeIdSchema, values.person) || null,
      jobRoleId: readId(jobRoleIdSchema, values.role) || null,
      locationId: readId(locationIdSchema, values.location) || null,
    },
  };
  return { input, span, set };
}

export type ReportAddress = ReturnType<typeof useReportAddress>;

interface ChosenDays {
  span: ReportSpan;
  from: LocalDate;
  until: LocalDate;
}

function rangeOf(company: Company, { span, from, until }: ChosenDays): DayRange {
  return span === "custom" ? customRange(from, until) : rangeAround(company, from, span);
}

function spanOf(text: string): ReportSpan {
  return [...rangeSpans, "custom" as const].find((span) => span === text) ?? "period";
}
