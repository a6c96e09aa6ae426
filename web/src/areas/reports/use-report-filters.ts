import { useSearchParams } from "react-router-dom";
import type { Company } from "@crewline/domain/company/company";
import { payPeriodAt, payPeriodBefore } from "@crewline/domain/company/pay-period-at";
import type { PayrollReportInput } from "@crewline/domain/reports/payroll-report";
import { useCompany } from "../../pickers/use-company.ts";
import { todayIn } from "../../pickers/use-today.ts";
import { mapResult } from "../../ui/load-result.ts";

const dayPattern = /^\d{4}-\d\d-\d\d$/u;

interface ReportFilters {
  company: Company;
  input: PayrollReportInput;
}

/** The period and the location as the address has them; without any, the last period that ended. */
export function useReportFilters() {
  const [params, setParams] = useSearchParams();
  const filters = mapResult(useCompany(), (company): ReportFilters => {
    const today = todayIn(company.timeZone);
    const from = params.get("from");
    const period =
      from !== null && dayPattern.test(from)
        ? payPeriodAt(company, from)
        : payPeriodBefore(company, today);
    return {
      company,
      input: { ...period, locationId: params.get("location") },
    };
  });
  const set = (change: { from?: string; location?: string }) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value === "") after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  return { filters, set };
}
