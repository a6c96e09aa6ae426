import { employeeFormOn } from "@crewline/domain/projections/employees/day-forms";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { browserZone } from "../../time/browser-zone.ts";
import { todayIn } from "../../time/use-today.ts";
import { useRecordForm } from "../../ui/forms/use-record-form.ts";
import { workDraftOf } from "./work-draft.ts";

/** The form of an employee's work and its terms, of which a screen shows all or some fields. */
export function useWorkForm(employee: Employee, onSaved: () => void = () => undefined) {
  const locale = useLocale();
  const { id: employeeId } = employee;
  return useRecordForm({
    record: employee,
    draftOf: (one) => workDraftOf(one, locale),
    schema: employeeFormOn({ today: todayIn(browserZone()), employee }, locale),
    command: useCommand(trpc.employees.save.mutationOptions()),
    input: (draft, expectedVersion) => ({ employeeId, expectedVersion, employee: draft }),
    fieldsAt: "employee",
    saved: "Saved.",
    onSaved,
  });
}
