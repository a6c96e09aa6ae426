import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Company } from "@crewline/domain/records/company/company";
import type { Location } from "@crewline/domain/records/locations/location";
import type { NewEmployeeForm } from "@crewline/domain/projections/employees/new-employee-form";
import { blankSalary } from "@crewline/domain/projections/wage-changes/typed-salary";
import { newEmployeeFormOn } from "@crewline/domain/projections/employees/day-forms";
import { payPeriodAt } from "@crewline/domain/rules/company/pay-period-at";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { JobRoleNameInput } from "../../entities/employees/job-role-name-input.tsx";
import { LocationsPicker } from "../../entities/locations/locations-picker.tsx";
import { useCompany } from "../../entities/company/use-company.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { todayIn } from "../../time/use-today.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { FirstPayFields } from "./first-pay-fields.tsx";

interface AddEmployeeDialogProps {
  onClose: () => void;
  onAdded: (employeeId: EmployeeId) => void;
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
  basis: "hourly",
  rateTenThousandths: "",
  ...blankSalary,
};

function Dialog({ company, locations, onClose, onAdded }: DialogProps) {
  const locale = useLocale();
  const form = useForm({
    suggested: {
      ...blank,
      locationIds: onlyActive(locations),
      ratesFrom: startOfPresentPeriod(company),
    },
    schema: newEmployeeFormOn(
      { today: todayIn(company.timeZone), currency: company.currency },
      locale,
    ),
    command: useCommand(trpc.employees.add.mutationOptions()),
    input: ({ locationIds, ratesFrom, ...person }) => ({
      people: [person],
      locationIds,
      ratesFrom,
    }),
    saved: ({ name }) => `${name.trim()} is added.`,
    onSaved: ({ employeeIds: [employeeId] }) => {
      onClose();
      if (employeeId !== undefined) onAdded(employeeId);
    },
  });
  const { draft, change } = form;
  const errorOf = (field: string) => form.errorOf(`people.0.${field}`);

  return (
    <EditDialog form={form} title="Add employee" submitLabel="Add employee" onClose={onClose}>
      <TextInput
        label="Name"
        value={draft.name}
        onChange={(name) => change({ name })}
        error={errorOf("name")}
        autoFocus
        isRequired
      />
      <TextInput
        label="E-mail"
        type="email"
        value={draft.email}
        onChange={(email) => change({ email })}
        error={errorOf("email")}
        help="No invitation is sent yet."
      />
      <TextInput
        label="Phone"
        type="tel"
        inputMode="tel"
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        error={errorOf("phone")}
      />
      <LocationsPicker
        label="Locations"
        value={draft.locationIds}
        onChange={(ids) => change({ locationIds: [...ids] })}
        error={form.errorOf("locationIds")}
        help="First is home; its time zone sets the workday."
        isRequired
      />
      <JobRoleNameInput
        value={draft.jobRole}
        onChange={(jobRole) => change({ jobRole })}
        error={errorOf("jobRole")}
      />
      <FirstPayFields {...{ draft, change, errorOf, currency: company.currency }} />
      {(draft.basis === "salary" || draft.rateTenThousandths !== "") && (
        <DayInput
          label={draft.basis === "salary" ? "Salary from" : "Rate effective date"}
          value={draft.ratesFrom}
          onChange={(ratesFrom) => change({ ratesFrom })}
          error={form.errorOf("ratesFrom")}
          isRequired
        />
      )}
    </EditDialog>
  );
}

/** With a single location there is nothing to choose. */
function onlyActive(locations: readonly Location[]): LocationId[] {
  const active = locations.filter(({ status }) => status === "active");
  return active.length === 1 ? active.map(({ id }) => id) : [];
}

function startOfPresentPeriod(company: Company): string {
  return payPeriodAt(company, todayIn(company.timeZone)).firstDay;
}
