import { useState } from "react";
import type { Company } from "@crewline/domain/company/company";
import type { Employee } from "@crewline/domain/employees/employee";
import { homeZone } from "@crewline/domain/employees/home-zone";
import type { Location } from "@crewline/domain/locations/location";
import { wageChangeReasonSchema } from "@crewline/domain/wage-changes/wage-change";
import type { WageChangeForm } from "@crewline/domain/wage-changes/wage-change-form";
import { wageChangeFormSchema } from "@crewline/domain/wage-changes/wage-change-form";
import { wageChangeReasonWords } from "@crewline/domain/wage-changes/wage-change-reason-words";
import { trpc } from "../api/trpc.ts";
import { useCommand } from "../api/use-command.ts";
import { DayInput } from "../ui/day-input.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { allResults } from "../ui/load-result.ts";
import { MoneyInput } from "../ui/money-input.tsx";
import { SelectInput } from "../ui/select-input.tsx";
import { TextInput } from "../ui/text-input.tsx";
import { useCheckedForm } from "../ui/use-checked-form.ts";
import { useNotice } from "../ui/use-notice.ts";
import { EmployeePicker } from "./employee-picker.tsx";
import { JobRolePicker } from "./job-role-picker.tsx";
import { LocationPicker } from "./location-picker.tsx";
import { PresentRate } from "./present-rate.tsx";
import { useCompany } from "./use-company.ts";
import { useEmployees } from "./use-employees.ts";
import { useLocations } from "./use-locations.ts";
import { todayIn } from "./use-today.ts";

interface AddWageChangeDialogProps {
  /** The person whose rate changes; empty lets the dialog ask. */
  employeeId: string;
  onClose: () => void;
}

/** Asks for a new hourly rate from a day on. */
export function AddWageChangeDialog(props: AddWageChangeDialogProps) {
  const result = allResults({
    company: useCompany(),
    employees: useEmployees(),
    locations: useLocations(),
  });
  return result.status === "ready" ? <Dialog {...props} {...result.data} /> : null;
}

interface DialogProps extends AddWageChangeDialogProps {
  company: Company;
  employees: readonly Employee[];
  locations: readonly Location[];
}

function Dialog({ employeeId, onClose, company, employees, locations }: DialogProps) {
  const [change, setChange] = useState(() => blankChange(employeeId));
  const add = useCommand(trpc.wageChanges.add.mutationOptions());
  const form = useCheckedForm(wageChangeFormSchema, add);
  const notify = useNotice();
  const employee = employees.find(({ id }) => id === change.employeeId);

  const handleSubmit = async () => {
    if ((await form.submit({ change })) === null) return;
    notify("The wage change is added.");
    onClose();
  };

  return (
    <FormDialog
      open
      title="Add wage change"
      submitLabel="Add wage change"
      onSubmit={handleSubmit}
      isRunning={form.isRunning}
      problem={form.problem}
      onClose={onClose}
    >
      <Fields
        change={change}
        onChange={(changes) => setChange((before) => ({ ...before, ...changes }))}
        errorOf={(field) => form.errorOf(`change.${field}`)}
        employee={employee}
        isEmployeeFixed={employeeId !== ""}
        currency={company.currency}
        today={todayIn(homeZone(employee, locations, company.timeZone))}
      />
    </FormDialog>
  );
}

interface FieldsProps {
  change: WageChangeForm;
  onChange: (changes: Partial<WageChangeForm>) => void;
  errorOf: (field: string) => string | undefined;
  employee: Employee | undefined;
  isEmployeeFixed: boolean;
  currency: string;
  today: string;
}

function Fields(props: FieldsProps) {
  const { change, onChange, errorOf, employee, isEmployeeFixed, currency, today } = props;
  const isBackDated = change.effectiveDate !== "" && change.effectiveDate < today;
  return (
    <>
      <EmployeePicker
        value={change.employeeId}
        onChange={(employeeId) => onChange({ employeeId, jobRole: "", locationId: "" })}
        error={errorOf("employeeId")}
        isDisabled={isEmployeeFixed}
        isRequired
      />
      {employee !== undefined && <PresentRate employeeId={employee.id} today={today} />}
      <MoneyInput
        label="New rate"
        value={change.rateTenThousandths}
        onChange={(rateTenThousandths) => onChange({ rateTenThousandths })}
        currency={currency}
        per="an hour"
        error={errorOf("rateTenThousandths")}
        isRequired
      />
      <DayInput
        label="From"
        value={change.effectiveDate}
        onChange={(effectiveDate) => onChange({ effectiveDate })}
        error={errorOf("effectiveDate")}
        help={
          isBackDated
            ? "This day has passed: hours worked since then are paid at the new rate."
            : undefined
        }
        isRequired
      />
      <SelectInput
        label="Reason"
        value={change.reason}
        options={reasonOptions}
        onChange={(reason) => onChange({ reason })}
        error={errorOf("reason")}
      />
      <JobRolePicker
        value={change.jobRole}
        onChange={(jobRole) => onChange({ jobRole })}
        within={employee?.jobRoles ?? []}
        error={errorOf("jobRole")}
        help="Leave empty for every job role."
      />
      <LocationPicker
        value={change.locationId}
        onChange={(locationId) => onChange({ locationId })}
        within={employee?.locationIds ?? []}
        allLabel="Every location"
        error={errorOf("locationId")}
      />
      <TextInput
        label="Note"
        value={change.note}
        onChange={(note) => onChange({ note })}
        error={errorOf("note")}
        rows={2}
      />
    </>
  );
}

const reasonOptions = wageChangeReasonSchema.options.map((reason) => ({
  value: reason,
  label: wageChangeReasonWords[reason],
}));

function blankChange(employeeId: string): WageChangeForm {
  return {
    employeeId,
    jobRole: "",
    locationId: "",
    effectiveDate: "",
    rateTenThousandths: "",
    reason: "merit",
    note: "",
  };
}
