import { useSearchParams } from "react-router-dom";
import type { PayrollReportInput } from "@crewline/domain/reports/payroll-report";
import type { PayPeriod } from "@crewline/domain/time/pay-period";
import { payPeriodOf, previousPayPeriod } from "@crewline/domain/time/pay-period";
import { useCompany } from "../../pickers/use-company.ts";
import { todayIn } from "../../pickers/use-today.ts";
import { mapResult } from "../../ui/load-result.ts";

const dayPattern = /^\d{4}-\d\d-\d\d$/u;

interface ReportFilters {
  payPeriod: PayPeriod;
  timeZone: string;
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
        ? payPeriodOf(from, company.payPeriod)
        : previousPayPeriod(today, company.payPeriod);
    return {
      payPeriod: company.payPeriod,
      timeZone: company.timeZone,
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
