import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { mayReadPay, mayReadProfile } from "@crewline/domain/rules/access/record-access";
import type { Location } from "@crewline/domain/records/locations/location";
import { formatDate } from "@crewline/domain/kernel/formats/format-time";
import { useLocale } from "../../locale/use-locale.ts";
import { useRecordActor } from "../../entities/employees/use-record-actor.ts";
import type { Neighbours } from "../../ui/page/panel-steps.tsx";
import { SidePanel } from "../../ui/page/side-panel.tsx";
import { EmployeeHeader } from "./employee-header.tsx";
import { EmployeeStatusChip } from "./employee-words.tsx";
import { TabContent } from "./employee-tab-content.tsx";
import { useSees } from "../../session/actor/use-may.ts";

interface EmployeePanelProps {
  /** Null closes the panel. */
  employee: Employee | null;
  locations: readonly Location[];
  tab: string;
  onTab: (tab: string) => void;
  neighbours: Neighbours;
  onClose: () => void;
}

/** The record of one employee, as far as the signed-in person may see it. */
export function EmployeePanel(props: EmployeePanelProps) {
  const { employee, locations, tab, onTab, neighbours, onClose } = props;
  const items = useTabs(employee);
  const shown = items.find(({ id }) => id === tab) ?? items[0];
  const tabs =
    items.length > 1 && shown !== undefined ? { items, value: shown.id, onChange: onTab } : null;
  return (
    <SidePanel
      open={employee !== null}
      title={employee?.name ?? ""}
      subtitle={
        employee !== null && (
          <EmployeeHeader
            key={employee.id}
            employee={employee}
            locations={locations}
            state={<EmploymentState employee={employee} />}
          />
        )
      }
      neighbours={neighbours}
      onClose={onClose}
      {...(tabs === null ? {} : { tabs })}
    >
      {employee !== null && (
        <TabContent key={employee.id} tab={shown?.id} employee={employee} locations={locations} />
      )}
    </SidePanel>
  );
}

function EmploymentState({ employee }: { employee: Employee }) {
  const locale = useLocale();
  const reader = useRecordActor();
  const { status, terminatedOn } = employee;
  if (status !== "terminated" && !mayReadProfile(reader, employee)) return null;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
      <EmployeeStatusChip status={status} />
      {terminatedOn !== null && (
        <Typography variant="body2">{`Last day ${formatDate(terminatedOn, locale)}`}</Typography>
      )}
    </Stack>
  );
}

function useTabs(employee: Employee | null) {
  const reader = useRecordActor();
  const mayGiveAccess = useSees("employees", "giveAccess");
  if (employee === null || !mayReadProfile(reader, employee)) return [];
  return [
    { id: "profile", label: "Profile" },
    { id: "work", label: "Work" },
    ...(mayReadPay(reader, employee) ? [{ id: "pay", label: "Pay" }] : []),
    { id: "availability", label: "Availability" },
    { id: "timeOff", label: "Time off" },
    ...(mayGiveAccess ? [{ id: "access", label: "Access" }] : []),
    { id: "history", label: "History" },
  ];
}
