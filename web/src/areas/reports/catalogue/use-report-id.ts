import type { ReportId } from "@crewline/domain/records/reports/report";
import { reportIds } from "@crewline/domain/records/reports/report";
import { useAddressValue } from "../../../ui/address/use-address.ts";

/** What the address shows: a report, the catalogue of all, or payroll (null). */
export function useReportId(): ReportId | "all" | null {
  return useAddressValue("report", readReport);
}

function readReport(text: string): ReportId | "all" | null {
  return text === "all" ? "all" : (reportIds.find((id) => id === text) ?? null);
}
