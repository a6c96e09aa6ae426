import type { Company } from "@crewline/domain/records/company/company";
import { payPeriodAt, payPeriodBefore } from "@crewline/domain/rules/company/pay-period-at";
import type { PayrollReportInput } from "@crewline/domain/records/pay/payroll-report";
import { useCompany } from "../../entities/company/use-company.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { useAddressDay } from "../../time/use-address-day.ts";
import { todayIn } from "../../time/use-today.ts";
import { allResults, mapResult } from "../../ui/loading/load-result.ts";
import { useAddressChoice } from "../../ui/address/use-address.ts";
import { useUrlParams } from "../../ui/address/use-url-params.ts";

interface ReportFilters {
  company: Company;
  input: PayrollReportInput;
}

const defaults = { from: "", location: "" };

/** The period and the location as the address has them; without any, the last period that ended. */
export function useReportFilters() {
  const { set } = useUrlParams(defaults);
  const from = useAddressDay("from");
  const locations = useLocations();
  const location = useAddressChoice(
    "location",
    locations.status === "ready" ? locations.data : null,
  );
  const waiting = allResults({ company: useCompany(), locations });
  const filters = mapResult(waiting, ({ company }): ReportFilters => {
    const today = todayIn(company.timeZone);
    const period = from === null ? payPeriodBefore(company, today) : payPeriodAt(company, from);
    return {
      company,
      input: { ...period, locationId: location?.id ?? null },
    };
  });
  return { filters, set };
}
