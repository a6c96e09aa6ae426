import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import { reportChart } from "@crewline/domain/projections/reports/report-chart";
import type { ReportId, ReportInput, ReportTable } from "@crewline/domain/records/reports/report";
import { reportTexts } from "@crewline/domain/words/reports/report-words";
import { trpc } from "../../../api/trpc.ts";
import { useCompany } from "../../../entities/company/use-company.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { queryResult } from "../../../ui/loading/load-result.ts";
import { ChartFrame } from "../../../ui/page/chart-frame.tsx";
import { DataStates } from "../../../ui/page/data-states.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { SendReportButton } from "../scheduled/send-report-button.tsx";
import { ReportTabs } from "./report-tabs.tsx";
import { ReportActions } from "./report-actions.tsx";
import type { ReportBarsProps } from "./report-bars.tsx";
import { ReportFilters } from "./report-filters.tsx";
import { ReportLines } from "./report-lines.tsx";
import { ReportRemarks } from "./report-remarks.tsx";
import { TimeOffBalances } from "../balances/time-off-balances.tsx";
import { ReportRecords } from "../records/report-records.tsx";
import { useRecordPages } from "../records/use-record-pages.ts";
import { reportParams, useReportAddress } from "./use-report-address.ts";
import { useShownTable } from "./use-shown-table.ts";

const bars = lazyPart<ReportBarsProps>(async () => (await import("./report-bars.tsx")).ReportBars, {
  isDecoration: true,
});

/** One report of the catalogue. */
export function ReportPage({ reportId }: { reportId: ReportId }) {
  const { tabs } = reportTexts(useLocale());
  const company = useCompany();
  if (company.status === "ready")
    return <CompanyReport reportId={reportId} company={company.data} />;
  return (
    <Page title={tabs.label} filters={<ReportTabs />}>
      <DataStates result={company} label={tabs.label}>
        {() => null}
      </DataStates>
    </Page>
  );
}

function CompanyReport({ reportId, company }: { reportId: ReportId; company: Company }) {
  const { titles } = reportTexts(useLocale());
  const address = useReportAddress(reportId, company);
  const { input } = address;
  const query = useQuery(trpc.reports.table.queryOptions(input));
  const shown = useShownTable(query.data, input);
  const pages = useRecordPages(input);
  const { title } = titles[reportId];
  return (
    <Page
      title={title}
      actions={
        <>
          <SendReportButton company={company} input={input} span={address.span} />
          <ReportActions table={shown} input={input} span={address.span} pages={pages} />
        </>
      }
      filters={<ReportFilters company={company} address={address} />}
    >
      <DataStates result={queryResult(query)} label={title}>
        {(table) => (
          <>
            <ReportRemarks table={table} input={input} company={company} />
            <Bars table={table} input={input} />
            {pages === null ? (
              <ReportLines table={shown ?? table} address={address} />
            ) : (
              <ReportRecords table={table} input={input} pages={pages} filters={reportParams} />
            )}
            {reportId === "timeOff" && <TimeOffBalances />}
          </>
        )}
      </DataStates>
    </Page>
  );
}

/** The chart of the report, if it has one; its code comes with the first. */
function Bars({ table, input }: { table: ReportTable; input: ReportInput }) {
  const { titles } = reportTexts(useLocale());
  const chart = useMemo(() => reportChart(table, input), [table, input]);
  if (chart === null) return null;
  const isOfTime = barsAreOfTime(input);
  const height = isOfTime ? TIME_HEIGHT : AXIS_HEIGHT + ROW_HEIGHT * chart.lines.length;
  return (
    <ChartFrame label={titles[input.reportId].title} height={height}>
      <bars.Part {...{ chart, input, isOfTime, height }} currency={table.currency} />
    </ChartFrame>
  );
}

const TIME_HEIGHT = 220;
const AXIS_HEIGHT = 80;
const ROW_HEIGHT = 22;

function barsAreOfTime({ groupBy }: ReportInput): boolean {
  return groupBy === "day" || groupBy === "week" || groupBy === "hour";
}
