import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import Alert from "@mui/material/Alert";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import { formatRate, readRate } from "@crewline/domain/kernel/money/rate";
import type { WageChangeForm } from "@crewline/domain/projections/wage-changes/wage-change-form";
import { wageChangeReasonWords } from "@crewline/domain/words/pay/wage-change-reason-words";
import { wageChangeReasonSchema } from "@crewline/domain/records/pay/wage-change";
import { blankSalary } from "@crewline/domain/projections/wage-changes/typed-salary";
import { useLocale } from "../../locale/use-locale.ts";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { MoneyInput } from "../../ui/inputs/money-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { EmployeePicker } from "../employees/employee-picker.tsx";
import { JobRolePicker } from "../company/job-role-picker.tsx";
import { LocationPicker } from "../locations/location-picker.tsx";
import { PresentRate } from "./present-rate.tsx";
import { payBases } from "./pay-bases.ts";
import { SalaryFields } from "./salary-fields.tsx";

interface WageChangeFieldsProps {
  change: WageChangeForm;
  onChange: (changes: Partial<WageChangeForm>) => void;
  errorOf: (field: string) => string | undefined;
  employee: Employee | undefined;
  isEmployeeFixed: boolean;
  locations: readonly LocationRecord[];
  currency: string;
  today: string;
}

/** The fields of a change: employee, rate or salary, day, work and reason. */
export function WageChangeFields(props: WageChangeFieldsProps) {
  const reasons = wageChangeReasonWords(useLocale());
  const { change, onChange, errorOf, employee, isEmployeeFixed, currency, today } = props;
  const isBackDated = change.effectiveDate !== "" && change.effectiveDate < today;
  return (
    <>
      <EmployeePicker
        value={change.employeeId}
        onChange={(employeeId) => onChange({ employeeId, jobRoleId: "", locationId: "" })}
        error={errorOf("employeeId")}
        isDisabled={isEmployeeFixed}
        isRequired
      />
      {employee !== undefined && <PresentRate employeeId={employee.id} today={today} />}
      <SelectInput
        label="Pay"
        value={change.basis}
        options={payBases}
        onChange={(basis) => onChange({ basis })}
        error={errorOf("basis")}
      />
      {change.basis === "salary" ? (
        <SalaryFields {...{ change, onChange, errorOf, currency }} />
      ) : (
        <>
          <MoneyInput
            label="New rate"
            value={change.rateTenThousandths}
            onChange={(rateTenThousandths) => onChange({ rateTenThousandths })}
            currency={currency}
            per="an hour"
            error={errorOf("rateTenThousandths")}
            isRequired
            autoFocus={isEmployeeFixed}
          />
          <BelowMinimum {...props} />
        </>
      )}
      <DayInput
        label="From"
        value={change.effectiveDate}
        onChange={(effectiveDate) => onChange({ effectiveDate })}
        error={errorOf("effectiveDate")}
        help={
          isBackDated
            ? "This day has passed: you see every amount that changes before anything does."
            : undefined
        }
        isRequired
      />
      <SelectInput
        label="Reason"
        value={change.reason}
        options={wageChangeReasonSchema.options.map((reason) => ({
          value: reason,
          label: reasons[reason],
        }))}
        onChange={(reason) => onChange({ reason })}
        error={errorOf("reason")}
      />
      {change.basis === "hourly" && <WorkFields {...props} />}
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

/** The work that an hourly rate is for; a salary is for all. */
function WorkFields({ change, onChange, errorOf, employee }: WageChangeFieldsProps) {
  return (
    <>
      <JobRolePicker
        value={jobRoleIdSchema.safeParse(change.jobRoleId).data ?? null}
        onChange={(jobRoleId) => onChange({ jobRoleId: jobRoleId ?? "" })}
        within={employee?.jobRoleIds ?? []}
        error={errorOf("jobRoleId")}
        allLabel="Every job role"
      />
      <LocationPicker
        value={change.locationId}
        onChange={(locationId) => onChange({ locationId })}
        within={employee?.locationIds ?? []}
        allLabel="Every location"
        error={errorOf("locationId")}
      />
    </>
  );
}

/** Warns of a rate below the minimum wage of a place where it would hold; it does not refuse. */
function BelowMinimum({ change, employee, locations, currency }: WageChangeFieldsProps) {
  const locale = useLocale();
  const rate = readRate(change.rateTenThousandths, locale);
  if (rate === null || employee === undefined) return null;
  const ids = change.locationId === "" ? employee.locationIds : [change.locationId];
  const below = locations.filter(
    ({ id, minimumWageTenThousandths: minimum }) =>
      ids.includes(id) && minimum !== null && rate < minimum,
  );
  if (below.length === 0) return null;
  const words = below.map(
    ({ name, minimumWageTenThousandths }) =>
      `${name} (${formatRate(minimumWageTenThousandths ?? 0, currency, locale)})`,
  );
  return (
    <Alert severity="warning" role="status">
      {`This is below the minimum wage at ${words.join(", ")}.`}
    </Alert>
  );
}

/** A first rate is that of the day on which a person was hired. */
export function firstRate(employeeId: EmployeeId | "", effectiveDate: string): WageChangeForm {
  return { ...blankChange(employeeId), effectiveDate, reason: "hired" };
}

export function blankChange(employeeId: EmployeeId | ""): WageChangeForm {
  return {
    employeeId,
    jobRoleId: "",
    locationId: "",
    effectiveDate: "",
    rateTenThousandths: "",
    reason: "merit",
    note: "",
    basis: "hourly",
    ...blankSalary,
  };
}
