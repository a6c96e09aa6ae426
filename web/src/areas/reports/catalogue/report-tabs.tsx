import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { Link } from "react-router-dom";
import { reportTexts } from "@crewline/domain/words/reports/report-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { useReportId } from "./use-report-id.ts";

/** Payroll beside the catalogue of reports. */
export function ReportTabs() {
  const { tabs } = reportTexts(useLocale());
  const value = useReportId() === null ? "payroll" : "reports";
  return (
    <Box sx={{ width: "100%", displayPrint: "none" }}>
      <Tabs value={value} aria-label={tabs.label} sx={{ borderBottom: 1, borderColor: "divider" }}>
        <Tab value="payroll" label={tabs.payroll} component={Link} to="/reports" />
        <Tab value="reports" label={tabs.reports} component={Link} to="/reports?report=all" />
      </Tabs>
    </Box>
  );
}
