import Download from "@mui/icons-material/DownloadOutlined";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import type { Company } from "@crewline/domain/records/company/company";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { costCentresOf } from "@crewline/domain/records/pay/cost-centres";
import { payrollCsv } from "@crewline/domain/projections/files/payroll-csv";
import { rangeFileName } from "@crewline/domain/projections/files/range-file-name";
import type {
  PayrollReport,
  PayrollReportInput,
} from "@crewline/domain/records/pay/payroll-report";
import { trpc } from "../../api/trpc.ts";
import { PeriodPicker } from "../../entities/company/period-picker.tsx";
import { LocationPicker } from "../../entities/locations/location-picker.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { useLocationRecords } from "../../entities/locations/use-location-records.ts";
import { useIsViewing } from "../../session/actor/use-login.ts";
import { useSees } from "../../session/actor/use-may.ts";
import { downloadText } from "../../ui/tables/csv-file.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { queryResult } from "../../ui/loading/load-result.ts";
import { InOrder } from "../../ui/page/in-order.tsx";
import { Page } from "../../ui/page/page.tsx";
import { PayrollPeople } from "./payroll-people.tsx";
import { PayrollTotals } from "./payroll-totals.tsx";
import { PeriodPipeline } from "./period/period-pipeline.tsx";
import { useChecklistEarly } from "./period/use-checklist.ts";
import { ReportTabs } from "./catalogue/report-tabs.tsx";
import { useReportFilters } from "./use-report-filters.ts";

/**
 * Hours, overtime and pay per person of a pay period, and the payroll file with the same numbers.
 */
export function PayrollPage() {
  const { filters, set } = useReportFilters();
  if (filters.status === "ready") return <PayrollReportPage {...filters.data} onFilter={set} />;
  return (
    <Page title="Reports" filters={<ReportTabs />}>
      <DataStates result={filters} label="the payroll report">
        {() => null}
      </DataStates>
    </Page>
  );
}

interface PayrollReportPageProps {
  company: Company;
  input: PayrollReportInput;
  onFilter: (change: { from?: string; location?: string }) => void;
}

function PayrollReportPage({ company, input, onFilter }: PayrollReportPageProps) {
  const { firstDay, lastDay } = input;
  const period = { firstDay, lastDay };
  const query = useQuery(trpc.reports.payroll.queryOptions(input));
  useChecklistEarly(firstDay, input.locationId === null);
  // The file is made of what is shown, so it is also for a read-only company.
  const isViewing = useIsViewing();
  const mayExport = useSees("reports", "export") && !isViewing;
  return (
    <Page
      title="Reports"
      actions={mayExport && <DownloadButton report={query.data} company={company} />}
      filters={
        <>
          <ReportTabs />
          <PeriodPicker company={company} value={period} onChange={(from) => onFilter({ from })} />
          <LocationPicker
            value={input.locationId ?? ""}
            onChange={(location) => onFilter({ location })}
            allLabel="All locations"
            isCompact
          />
        </>
      }
    >
      <DataStates result={queryResult(query)} label="the payroll report">
        {(report) => (
          <InOrder>
            {input.locationId === null && (
              <PeriodPipeline period={period} company={company} report={report} />
            )}
            <PayrollTotals report={report} hasCaveats={input.locationId !== null} />
            <PayrollPeople report={report} />
          </InOrder>
        )}
      </DataStates>
    </Page>
  );
}

interface DownloadButtonProps {
  report: PayrollReport | undefined;
  company: Company;
}

function DownloadButton({ report, company }: DownloadButtonProps) {
  const locale = useLocale();
  const locations = useLocationRecords();
  const isReady = report !== undefined && locations.status === "ready";
  return (
    <Button
      variant="contained"
      startIcon={<Download />}
      disabled={!isReady || report.lines.length === 0}
      onClick={() => {
        if (!isReady) return;
        const { earningCodes } = rulesOn(company, report.lastDay);
        const file = { ...report, earningCodes, costCentres: costCentresOf(locations.data) };
        downloadText(rangeFileName("payroll", report, "csv"), payrollCsv(file, locale));
      }}
    >
      Payroll CSV
    </Button>
  );
}
