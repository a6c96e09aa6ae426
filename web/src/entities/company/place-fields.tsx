import { presetOfCountry } from "@crewline/domain/rules/phones/country-presets";
import type { CompanyGeneral } from "@crewline/domain/records/company/company";
import { useLocale } from "../../locale/use-locale.ts";
import { ZonePicker } from "../../inputs/zone-picker.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { countryOptions, currencyOptions } from "./company-options.ts";

type Place = Pick<CompanyGeneral, "name" | "country" | "currency" | "timeZone">;

interface PlaceFieldsProps {
  value: Place;
  onChange: (changes: Partial<Place>) => void;
  errorOf: (field: string) => string | undefined;
  /** Shown below the currency. */
  currencyHelp?: string;
}

/** The name of a company, and where it is. */
export function PlaceFields({ value, onChange, errorOf, currencyHelp }: PlaceFieldsProps) {
  const locale = useLocale();
  return (
    <>
      <TextInput
        label="Company name"
        value={value.name}
        onChange={(name) => onChange({ name })}
        error={errorOf("name")}
        autoComplete="organization"
        isRequired
      />
      <SelectInput
        label="Country"
        value={value.country}
        options={countryOptions(value.country)}
        onChange={(country) => onChange({ country })}
        error={errorOf("country")}
        isRequired
      />
      <SelectInput
        label="Currency"
        value={value.currency}
        options={currencyOptions(value.currency, locale)}
        onChange={(currency) => onChange({ currency })}
        error={errorOf("currency")}
        {...(currencyHelp === undefined ? {} : { help: currencyHelp })}
        isRequired
      />
      <ZonePicker
        label="Time zone"
        value={value.timeZone}
        first={presetOfCountry(value.country)?.timeZones ?? []}
        onChange={(timeZone) => onChange({ timeZone })}
        error={errorOf("timeZone")}
        help="Where the company is. Each location can have its own."
        isRequired
      />
    </>
  );
}
