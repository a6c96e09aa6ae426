import { payrollTable } from "@crewline/domain/projections/payroll/payroll-table";
import { sampleSource } from "@crewline/domain/projections/payroll/sample-source";
import type { Company } from "@crewline/domain/records/company/company";
import type { PayrollLayout } from "@crewline/domain/records/company/payroll-layout";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { payrollLayoutWords } from "@crewline/domain/words/files/payroll-layout-words";
import Typography from "@mui/material/Typography";
import { PayrollFileTable } from "../../../entities/company/payroll-file-table.tsx";
import { useLocations } from "../../../entities/locations/use-locations.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useToday } from "../../../time/use-today.ts";

interface LayoutSampleProps {
  company: Company;
  layout: PayrollLayout;
  name: string;
  companyCode: string;
}

/** What files of a layout look like, with made-up hours. */
export function LayoutSample({ company, layout, name, companyCode }: LayoutSampleProps) {
  const locale = useLocale();
  const locations = useLocations();
  const today = useToday(company.timeZone);
  const { sample } = payrollLayoutWords(locale);
  const [place] = locations.status === "ready" ? locations.data : [];
  const source = sampleSource({
    currency: company.currency,
    earningCodes: rulesOn(company, today).earningCodes,
    companyCode,
    locationName: place?.name ?? "",
    jobRole: company.jobRoles[0]?.name ?? "",
  });
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {sample}
      </Typography>
      <PayrollFileTable label={`${sample}: ${name}`} table={payrollTable(layout, source, locale)} />
    </div>
  );
}
