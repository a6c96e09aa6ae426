import { CataloguePage } from "./catalogue/catalogue-page.tsx";
import { ReportPage } from "./catalogue/report-page.tsx";
import { useReportId } from "./catalogue/use-report-id.ts";
import { PayrollPage } from "./payroll-page.tsx";
import { SalesPage } from "./sales/sales-page.tsx";
import { WhatIfPage } from "./what-if/what-if-page.tsx";

/** Payroll of a period, the catalogue of reports, sales, or one report, as the address says. */
export function ReportsPage() {
  const shown = useReportId();
  if (shown === null) return <PayrollPage />;
  if (shown === "what-if") return <WhatIfPage />;
  if (shown === "sales") return <SalesPage />;
  return shown === "all" ? <CataloguePage /> : <ReportPage key={shown} reportId={shown} />;
}
