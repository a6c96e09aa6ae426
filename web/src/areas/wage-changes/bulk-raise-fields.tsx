import FormHelperText from "@mui/material/FormHelperText";
import Typography from "@mui/material/Typography";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import { formatAmount } from "@crewline/domain/kernel/money/amount";
import type { Raise } from "@crewline/domain/rules/rates/raise";
import { useLocale } from "../../locale/use-locale.ts";
import { JobRolePicker } from "../../entities/company/job-role-picker.tsx";
import { LocationPicker } from "../../entities/locations/location-picker.tsx";
import { DayInput } from "../../ui/inputs/day-input.tsx";
import { MoneyInput } from "../../ui/inputs/money-input.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import type { RaiseValues } from "./raise-values.ts";
import { counted } from "@crewline/domain/kernel/formats/counted";
import { numberText } from "@crewline/domain/kernel/formats/typed-number";

interface BulkRaiseFieldsProps {
  values: RaiseValues;
  onChange: (changes: Partial<RaiseValues>) => void;
  errors: Readonly<Record<string, string>>;
  /** The number of people to whom the raise applies. */
  count: number;
  currency: string;
}

/** The fields of a raise: employees, amount, day, and how new rates are rounded. */
export function BulkRaiseFields(props: BulkRaiseFieldsProps) {
  const locale = useLocale();
  const { values, onChange, errors, count, currency } = props;
  return (
    <>
      <LocationPicker
        value={values.locationId}
        onChange={(locationId) => onChange({ locationId })}
        allLabel="Every location"
      />
      <JobRolePicker
        value={values.jobRoleId}
        onChange={(jobRoleId) => onChange({ jobRoleId })}
        allLabel="Every job role"
      />
      <div>
        <Typography component="output">{counted(count, nouns.person, locale)}</Typography>
        {errors["who"] !== undefined && <FormHelperText error>{errors["who"]}</FormHelperText>}
      </div>
      <SelectInput
        label="How much"
        value={values.kind}
        options={kinds}
        onChange={(kind) => onChange({ kind })}
      />
      {values.kind === "percent" && (
        <TextInput
          label="Percent"
          value={values.percent}
          onChange={(percent) => onChange({ percent })}
          error={errors["amount"]}
          help={`For example ${numberText(3.5, locale)}.`}
          isRequired
        />
      )}
      {values.kind === "amount" && (
        <MoneyInput
          label="More an hour"
          value={values.amount}
          onChange={(amount) => onChange({ amount })}
          currency={currency}
          error={errors["amount"]}
          isRequired
        />
      )}
      <DayInput
        label="From"
        value={values.effectiveDate}
        onChange={(effectiveDate) => onChange({ effectiveDate })}
        error={errors["effectiveDate"]}
        help="Each rate in force on that day rises. Changes that begin later stay as they are."
        isRequired
      />
      <SelectInput
        label="Round new rates up to"
        value={values.step}
        options={steps.map((step) => ({
          value: step,
          label: `A multiple of ${formatAmount(Number(step), currency, locale)}`,
        }))}
        onChange={(step) => onChange({ step })}
        help="Always rounded up, so that no one gets less than you decide."
      />
    </>
  );
}

const kinds: readonly { value: Raise["kind"]; label: string }[] = [
  { value: "percent", label: "By a percentage" },
  { value: "amount", label: "By an amount an hour" },
  { value: "minimum", label: "Up to the minimum wage of the location" },
];

const steps: readonly RaiseValues["step"][] = ["1", "5", "10", "100"];
