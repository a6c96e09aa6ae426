import { DayInput } from "../../../ui/inputs/day-input.tsx";
import { LocationsPicker } from "../../locations/locations-picker.tsx";
import { PeopleInput } from "./people-input.tsx";
import type { PeopleForm } from "./use-people-form.ts";

interface PeopleFieldsProps {
  form: PeopleForm;
  currency: string;
  showsLocations: boolean;
}

/** The fields of `usePeopleForm`. */
export function PeopleFields({ form, currency, showsLocations }: PeopleFieldsProps) {
  return (
    <>
      <PeopleInput
        text={form.text}
        onChange={form.setText}
        parsed={form.parsed}
        currency={currency}
        jobRoles={form.jobRoles}
        customFields={form.customFields}
        error={form.errorOf("people")}
      />
      {showsLocations && (
        <LocationsPicker
          label="Locations"
          value={form.locationIds}
          onChange={form.setLocationIds}
          error={form.errorOf("locationIds")}
          help="First is home; its time zone sets the workday."
          isRequired
        />
      )}
      {form.hasRates && (
        <DayInput
          label="Effective date"
          value={form.ratesFrom}
          onChange={form.setRatesFrom}
          error={form.errorOf("ratesFrom")}
          isRequired
        />
      )}
    </>
  );
}
