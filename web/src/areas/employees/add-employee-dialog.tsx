import { useState } from "react";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import type { NewEmployeeForm } from "@crewline/domain/rules/employees/new-employee-form";
import { newEmployeeFormOn } from "@crewline/domain/rules/employees/day-forms";
import { payPeriodAt } from "@crewline/domain/rules/company/pay-period-at";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { JobRolePicker } from "../../entities/employees/job-role-picker.tsx";
import { LocationsPicker } from "../../entities/locations/locations-picker.tsx";
import { useCompany } from "../../entities/company/use-company.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { todayIn } from "../../time/use-today.ts";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import { MoneyInput } from "../../ui/inputs/money-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { useCheckedForm } from "../../ui/forms/use-checked-form.ts";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { useSuggested } from "../../ui/forms/use-suggested.ts";

interface AddEmployeeDialogProps {
  onClose: () => void;
  onAdded: (employeeId: string) => void;
}

/** Asks for one new person. */
export function AddEmployeeDialog(props: AddEmployeeDialogProps) {
  const result = allResults({ company: useCompany(), locations: useLocations() });
  return result.status === "ready" ? <Dialog {...props} {...result.data} /> : null;
}

interface DialogProps extends AddEmployeeDialogProps {
  company: Company;
  locations: readonly Location[];
}

const blank: NewEmployeeForm = {
  name: "",
  email: "",
  phone: "",
  jobRole: "",
  rateTenThousandths: "",
};

function Dialog({ company, locations, onClose, onAdded }: DialogProps) {
  const [person, setPerson] = useState(blank);
  const [locationIds, setLocationIds] = useSuggested(onlyActive(locations));
  const [ratesFrom, setRatesFrom] = useSuggested(startOfPresentPeriod(company));
  const add = useCommand(trpc.employees.add.mutationOptions());
  const form = useCheckedForm(newEmployeeFormOn({ today: todayIn(company.timeZone) }), add);
  const notify = useNotice();
  const set = (changes: Partial<NewEmployeeForm>) => setPerson({ ...person, ...changes });
  const errorOf = (field: string) => form.errorOf(`people.0.${field}`);

  const handleSubmit = async () => {
    const added = await form.submit({ people: [person], locationIds, ratesFrom });
    if (added === null) return;
    notify(`${person.name.trim()} is added.`);
    onClose();
    const [employeeId] = added.employeeIds;
    if (employeeId !== undefined) onAdded(employeeId);
  };

  return (
    <FormDialog
      open
      title="Add employee"
      submitLabel="Add employee"
      onSubmit={handleSubmit}
      isRunning={form.isRunning}
      problem={form.problem}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        value={person.name}
        onChange={(name) => set({ name })}
        error={errorOf("name")}
        autoFocus
        isRequired
      />
      <TextInput
        label="E-mail"
        type="email"
        value={person.email}
        onChange={(email) => set({ email })}
        error={errorOf("email")}
        help="No invitation is sent yet."
      />
      <TextInput
        label="Phone"
        type="tel"
        inputMode="tel"
        value={person.phone}
        onChange={(phone) => set({ phone })}
        error={errorOf("phone")}
      />
      <LocationsPicker
        label="Locations"
        value={locationIds}
        onChange={(ids) => setLocationIds([...ids])}
        error={form.errorOf("locationIds")}
        help="First is home; its time zone sets the workday."
        isRequired
      />
      <JobRolePicker
        value={person.jobRole}
        onChange={(jobRole) => set({ jobRole })}
        error={errorOf("jobRole")}
      />
      <MoneyInput
        label="Hourly rate"
        value={person.rateTenThousandths}
        onChange={(rateTenThousandths) => set({ rateTenThousandths })}
        error={errorOf("rateTenThousandths")}
        currency={company.currency}
        per="an hour"
      />
      {person.rateTenThousandths !== "" && (
        <DayInput
          label="Rate effective date"
          value={ratesFrom}
          onChange={setRatesFrom}
          error={form.errorOf("ratesFrom")}
          isRequired
        />
      )}
    </FormDialog>
  );
}

/** With a single location there is nothing to choose. */
function onlyActive(locations: readonly Location[]): string[] {
  const active = locations.filter(({ status }) => status === "active");
  return active.length === 1 ? active.map(({ id }) => id) : [];
}

function startOfPresentPeriod(company: Company): string {
  return payPeriodAt(company, todayIn(company.timeZone)).firstDay;
}
