import { formatsOfCountry } from "@crewline/domain/rules/company/country-formats";
import { presetOfCountry } from "@crewline/domain/rules/phones/country-presets";
import type { CompanyBasics, FoundingRules } from "@crewline/domain/records/company/company";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { useLocale } from "../../locale/use-locale.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { overtimeHelp, overtimeOptions } from "./company-options.ts";
import { PlaceFields } from "./place-fields.tsx";
import { PayPeriodFields } from "./pay-period-fields.tsx";
import { weekdayOptions } from "../../inputs/weekday-options.ts";

interface CompanyFieldsProps {
  value: CompanyBasics;
  onChange: (value: CompanyBasics) => void;
  /** The error of a field by its name, for example "payPeriod.anchor". */
  errorOf: (field: string) => string | undefined;
}

/** The questions about the company itself; a new country brings what is usual there. */
export function CompanyFields({ value, onChange, errorOf }: CompanyFieldsProps) {
  const change = ({ country, ...others }: Partial<CompanyBasics>) =>
    onChange(country === undefined ? { ...value, ...others } : withCountry(value, country));
  return <PlaceFields value={value} onChange={change} errorOf={errorOf} />;
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
