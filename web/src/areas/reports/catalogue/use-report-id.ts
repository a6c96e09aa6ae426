import type { ReportId } from "@crewline/domain/records/reports/report";
import { reportIds } from "@crewline/domain/records/reports/report";
import { useAddressValue } from "../../../ui/address/use-address.ts";

type Shown = ReportId | "all" | "what-if";

/** What the address shows: a report, the catalogue of all, a trial of rules, or payroll (null). */
export function useReportId(): Shown | null {
  return useAddressValue("report", readReport);
}

function readReport(text: string): Shown | null {
  return (["all", "what-if", ...reportIds] as const).find((id) => id === text) ?? null;
}
