import { useRoleName } from "../../entities/company/use-job-roles.ts";
import { useSkillName } from "../../entities/company/use-skills.ts";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useMemo } from "react";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import { useLocale } from "../../locale/use-locale.ts";
import { useRecordActor } from "../../entities/employees/use-record-actor.ts";
import type { RowPanel } from "../../lists/list-table.tsx";
import { ListTable } from "../../lists/list-table.tsx";
import { useMay } from "../../session/actor/use-may.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { useToday } from "../../time/use-today.ts";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { useRowSelection } from "../../ui/tables/use-row-selection.ts";
import type { EmployeeFilter } from "./employee-list.ts";
import { employeeList } from "./employee-list.ts";
import { LazyBulkEmployeeActions } from "./employee-parts.ts";
import { useShownEmployees } from "./use-shown-employees.ts";

interface EmployeeTableProps {
  employees: readonly Employee[];
  locations: readonly Location[];
  filter: EmployeeFilter;
  onOpen: (employee: Employee) => void;
  /** Null when the reader may not add employees. */
  onAdd: ((how: "one" | "list") => void) | null;
  panel: RowPanel<Employee>;
}

/** The people who match the filter, or the reason why there are none. */
export function EmployeeTable(props: EmployeeTableProps) {
  const locale = useLocale();
  const { employees, locations, filter, onOpen, onAdd, panel } = props;
  const shown = useShownEmployees(employees, filter);
  const reader = useRecordActor();
  const today = useToday(browserZone());
  const mayEdit = useMay("employees", "edit");
  const roleName = useRoleName();
  const skillName = useSkillName();
  const list = useMemo(
    () => employeeList({ locations, reader, today, roleName, skillName, mayEdit }, locale),
    [locations, reader, today, roleName, skillName, mayEdit, locale],
  );
  const { selected, clear, ...selectable } = useRowSelection(shown, list.rowId);
  const present = employees.filter((employee) => employee.status !== "terminated");
  const actions = <LazyBulkEmployeeActions employees={selected} onDone={clear} />;
  return (
    <ListTable
      list={list}
      rows={shown}
      all={Math.max(present.length, shown.length)}
      isFiltered={employees.length > 0}
      onOpen={onOpen}
      panel={panel}
      {...(mayEdit && { selection: { ...selectable, actions } })}
      empty={<NoEmployees onAdd={onAdd} />}
    />
  );
}

function NoEmployees({ onAdd }: Pick<EmployeeTableProps, "onAdd">) {
  return (
    <EmptyState
      title="No employees yet"
      text="Add the people whose shifts you plan and whose time you pay. They need no login for that."
      action={
        onAdd !== null && (
          <Stack direction="row" spacing={1} sx={{ justifyContent: "center" }}>
            <Button variant="contained" onClick={() => onAdd("one")}>
              Add employee
            </Button>
            <Button variant="outlined" onClick={() => onAdd("list")}>
              Paste a list
            </Button>
          </Stack>
        )
      }
    />
  );
}
