import type { ReportId } from "@crewline/domain/records/reports/report";
import { reportIds } from "@crewline/domain/records/reports/report";
import { useAddressValue } from "../../../ui/address/use-address.ts";

type Shown = ReportId | "all" | "what-if" | "sales";

/** What the address shows: a report, the catalogue of all, a trial of rules, the sales, or payroll (null). */
export function useReportId(): Shown | null {
  return useAddressValue("report", readReport);
}

function readReport(text: string): Shown | null {
  return (["all", "what-if", "sales", ...reportIds] as const).find((id) => id === text) ?? null;
}
