import Stack from "@mui/material/Stack";
import { formatRate } from "@crewline/domain/kernel/money/rate";
import type { TypedSalary } from "@crewline/domain/projections/wage-changes/typed-salary";
import { typedEquivalent } from "@crewline/domain/projections/wage-changes/typed-salary";
import { useLocale } from "../../locale/use-locale.ts";
import { CheckInput } from "../../ui/inputs/check-input.tsx";
import { MoneyInput } from "../../ui/inputs/money-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { WeekdaysInput } from "../company/weekdays-input.tsx";

interface SalaryFieldsProps {
  change: TypedSalary;
  onChange: (changes: Partial<TypedSalary>) => void;
  errorOf: (field: string) => string | undefined;
  currency: string;
}

/** The fields of a salary: amount, overtime, hours and the days that it pays. */
export function SalaryFields({ change, onChange, errorOf, currency }: SalaryFieldsProps) {
  const locale = useLocale();
  const rate = typedEquivalent(change, currency, locale);
  const hourly =
    rate === null ? undefined : `This comes to ${formatRate(rate, currency, locale)} an hour.`;
  return (
    <>
      <Stack direction="row" spacing={2}>
        <MoneyInput
          label="Salary"
          value={change.salaryAmount}
          onChange={(salaryAmount) => onChange({ salaryAmount })}
          currency={currency}
          error={errorOf("salaryAmount")}
          help={hourly}
          isRequired
        />
        <SelectInput
          label="For"
          value={change.per}
          options={pers}
          onChange={(per) => onChange({ per })}
          error={errorOf("per")}
        />
      </Stack>
      <CheckInput
        label="Exempt from overtime"
        value={change.isExempt}
        onChange={(isExempt) => onChange({ isExempt })}
        help={
          change.isExempt
            ? "Unpaid time off is deducted by whole days only."
            : "Overtime is paid in addition to the salary."
        }
      />
      <TextInput
        label="Hours a week"
        value={change.hoursPerWeek}
        onChange={(hoursPerWeek) => onChange({ hoursPerWeek })}
        error={errorOf("hoursPerWeek")}
        help="The hours that the salary pays, at most 40."
        isRequired
      />
      <WeekdaysInput
        label="Paid days of the week"
        value={change.weekdays}
        onChange={(weekdays) => onChange({ weekdays })}
        error={errorOf("weekdays")}
      />
    </>
  );
}

const pers = [
  { value: "year", label: "a year" },
  { value: "month", label: "a month" },
  { value: "week", label: "a week" },
] as const;
