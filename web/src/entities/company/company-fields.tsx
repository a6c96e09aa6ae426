import { formatsOfCountry } from "@crewline/domain/rules/company/country-formats";
import { presetOfCountry } from "@crewline/domain/rules/phones/country-presets";
import type { CompanyBasics, FoundingRules } from "@crewline/domain/records/company/company";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../locale/use-locale.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import {
  countryOptions,
  currencyOptions,
  overtimeHelp,
  overtimeOptions,
} from "./company-options.ts";
import { PayPeriodFields } from "./pay-period-fields.tsx";
import { weekdayOptions } from "../../inputs/weekday-options.ts";
import { ZonePicker } from "../../inputs/zone-picker.tsx";

interface CompanyFieldsProps {
  value: CompanyBasics;
  onChange: (value: CompanyBasics) => void;
  /** The error of a field by its name, for example "payPeriod.anchor". */
  errorOf: (field: string) => string | undefined;
}

/** The questions about the company itself; a new country brings what is usual there. */
export function CompanyFields({ value, onChange, errorOf }: CompanyFieldsProps) {
  const locale = useLocale();
  const set = (changes: Partial<CompanyBasics>) => onChange({ ...value, ...changes });
  const preset = presetOfCountry(value.country);
  return (
    <>
      <TextInput
        label="Company name"
        value={value.name}
        onChange={(name) => set({ name })}
        error={errorOf("name")}
        autoComplete="organization"
        isRequired
      />
      <SelectInput
        label="Country"
        value={value.country}
        options={countryOptions(value.country)}
        onChange={(country) => onChange(withCountry(value, country))}
        error={errorOf("country")}
        isRequired
      />
      <SelectInput
        label="Currency"
        value={value.currency}
        options={currencyOptions(value.currency, locale)}
        onChange={(currency) => set({ currency })}
        error={errorOf("currency")}
        isRequired
      />
      <ZonePicker
        label="Time zone"
        value={value.timeZone}
        first={preset?.timeZones ?? []}
        onChange={(timeZone) => set({ timeZone })}
        error={errorOf("timeZone")}
        help="Where the company is. Each location can have its own."
        isRequired
      />
    </>
  );
}

interface RuleFieldsProps {
  value: FoundingRules;
  onChange: (value: FoundingRules) => void;
  errorOf: (field: string) => string | undefined;
}

/** The questions that decide how time becomes money. */
export function RuleFields({ value, onChange, errorOf }: RuleFieldsProps) {
  const locale = useLocale();
  const set = (changes: Partial<FoundingRules>) => onChange({ ...value, ...changes });
  return (
    <>
      <SelectInput
        label="Weeks start on"
        value={value.weekStart}
        options={weekdayOptions(locale)}
        onChange={(weekStart) => onChange(withWeekStart(value, weekStart))}
        error={errorOf("weekStart")}
        help="Schedules show this week, and weekly overtime counts in it."
      />
      <SelectInput
        label="Overtime rules"
        value={value.overtimePreset}
        options={overtimeOptions}
        onChange={(overtimePreset) => set({ overtimePreset })}
        error={errorOf("overtimePreset")}
        help={overtimeHelp(value.overtimePreset)}
      />
      <PayPeriodFields
        value={value.payPeriod}
        onChange={(payPeriod) => set({ payPeriod })}
        errorOf={(field) => errorOf(`payPeriod.${field}`)}
      />
    </>
  );
}

/** The same company in another country, with what is usual there. */
export function withCountry(basics: CompanyBasics, country: string): CompanyBasics {
  const preset = presetOfCountry(country);
  if (preset === null) return { ...basics, country };
  const { currency, weekStart, overtimePreset, timeZones } = preset;
  const timeZone = timeZones.includes(basics.timeZone) ? basics.timeZone : timeZones[0];
  const formats = formatsOfCountry(country);
  const usual = { country, currency, overtimePreset, timeZone, formats };
  return withWeekStart({ ...basics, ...usual }, weekStart);
}

/** A weekly pay period is the week itself, so that it moves with the start of the week. */
function withWeekStart<T extends FoundingRules>(basics: T, weekStart: Weekday): T {
  const { payPeriod } = basics;
  return payPeriod.kind === "weekly"
    ? { ...basics, weekStart, payPeriod: { ...payPeriod, startsOn: weekStart } }
    : { ...basics, weekStart };
}
