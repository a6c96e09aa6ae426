import type { EmployeeStatus } from "@crewline/domain/employees/employee";
import type { Role } from "@crewline/domain/access/role";
import { styled } from "@mui/material/styles";
import type { StatusTone } from "../../ui/status-chip.tsx";
import { StatusChip } from "../../ui/status-chip.tsx";

const statuses: Record<EmployeeStatus, { tone: StatusTone; label: string }> = {
  invited: { tone: "info", label: "Invited" },
  active: { tone: "good", label: "Active" },
  onLeave: { tone: "warning", label: "On leave" },
  terminated: { tone: "neutral", label: "Terminated" },
};

export function statusLabel(status: EmployeeStatus): string {
  return statuses[status].label;
}

/** The state of an employment in words. */
export function EmployeeStatusChip({ status }: { status: EmployeeStatus }) {
  return <StatusChip {...statuses[status]} />;
}

/** What each role of a login can do, in words. */
export const roleWords: Record<Role, { label: string; help: string }> = {
  employee: {
    label: "Employee",
    help: "Clocks in and out. Sees the published plan, own hours and own pay; of colleagues the name, job roles and locations.",
  },
  manager: {
    label: "Manager",
    help: "Plans shifts, approves time and edits the people of the chosen locations. Sees their pay only where you allow it.",
  },
  admin: {
    label: "Admin",
    help: "Sees and changes everything: all locations, pay, reports, logins and settings.",
  },
};

const Dot = styled("span")({
  display: "inline-block",
  width: 12,
  height: 12,
  borderRadius: "50%",
  marginRight: 8,
  verticalAlign: "-1px",
});

/** The name with the colour that the person has on schedules. */
export function EmployeeName({ name, colour }: { name: string; colour: string }) {
  return (
    <>
      <Dot style={{ backgroundColor: colour }} aria-hidden />
      {name}
    </>
  );
}
