import Button from "@mui/material/Button";
import { Link } from "react-router-dom";
import type { PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import { formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import type { Neighbours } from "../../ui/page/panel-steps.tsx";
import { SidePanel } from "../../ui/page/side-panel.tsx";
import { PersonPay } from "./figures/person-pay.tsx";

interface PayrollPersonPanelProps {
  report: PayrollReport;
  person: PayrollReport["people"][number];
  neighbours: Neighbours;
  onClose: () => void;
}

/** The pay of one person in the period, and the way to the time that it pays. */
export function PayrollPersonPanel(props: PayrollPersonPanelProps) {
  const { report, person, neighbours, onClose } = props;
  const locale = useLocale();
  const entriesLink = `/time-entries?week=${report.firstDay}&q=${encodeURIComponent(person.employeeName)}`;
  const sheetLink = `/time-entries?sheet=${report.firstDay}&of=${person.employeeId}`;
  return (
    <SidePanel
      open
      title={person.employeeName}
      subtitle={formatDayRange(report.firstDay, report.lastDay, locale)}
      neighbours={neighbours}
      onClose={onClose}
      actions={
        <>
          <Button component={Link} to={sheetLink}>
            See the timesheet
          </Button>
          <Button component={Link} to={entriesLink}>
            See the entries
          </Button>
        </>
      }
    >
      <PersonPay key={person.employeeId} report={report} person={person} />
    </SidePanel>
  );
}
