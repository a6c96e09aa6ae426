import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { Link } from "react-router-dom";
import { whatIfTexts } from "@crewline/domain/words/pay/what-if-words";
import { reportTexts } from "@crewline/domain/words/reports/report-words";
import { salesTexts } from "@crewline/domain/words/sales/sales-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useReportId } from "./use-report-id.ts";

/** Payroll beside the catalogue of reports. */
export function ReportTabs() {
  const { tabs } = reportTexts(useLocale());
  const { title } = whatIfTexts(useLocale());
  const { title: sales } = salesTexts(useLocale());
  const shown = useReportId();
  const value = shown === null ? "payroll" : isTab(shown) ? shown : "reports";
  return (
    <Box sx={{ width: "100%", displayPrint: "none" }}>
      <Tabs value={value} aria-label={tabs.label} sx={{ borderBottom: 1, borderColor: "divider" }}>
        <Tab value="payroll" label={tabs.payroll} component={Link} to="/reports" />
        <Tab value="reports" label={tabs.reports} component={Link} to="/reports?report=all" />
        <Tab value="sales" label={sales} component={Link} to="/reports?report=sales" />
        <Tab value="what-if" label={title} component={Link} to="/reports?report=what-if" />
      </Tabs>
    </Box>
  );
}

function isTab(shown: string): boolean {
  return shown === "what-if" || shown === "sales";
}
