import { presetOfCountry } from "@crewline/domain/rules/phones/country-presets";
import { useCompany } from "../../entities/company/use-company.ts";
import { JobRolesInput } from "../../entities/company/job-roles-input.tsx";
import { ZonePicker } from "../../inputs/zone-picker.tsx";
import { TextInput } from "../../ui/inputs/text-input.tsx";
import { AreasInput } from "./areas-input.tsx";
import type { DetailsDraft } from "./details-form.tsx";
import { RateInput } from "../../inputs/rate-input.tsx";

interface DetailsFieldsProps {
  draft: DetailsDraft;
  onChange: (changes: Partial<DetailsDraft>) => void;
  errorOf: (field: string) => string | undefined;
}

/** The fields of a location except its opening hours and staffing needs. */
export function DetailsFields({ draft, onChange, errorOf }: DetailsFieldsProps) {
  const company = useCompany();
  const country = company.status === "ready" ? presetOfCountry(company.data.country) : null;
  return (
    <>
      <TextInput
        label="Location name"
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={errorOf("name")}
        isRequired
        autoFocus
      />
      <TextInput
        label="Address"
        value={draft.address}
        onChange={(address) => onChange({ address })}
        error={errorOf("address")}
      />
      <TextInput
        label="Phone"
        type="tel"
        inputMode="tel"
        value={draft.phone}
        onChange={(phone) => onChange({ phone })}
        error={errorOf("phone")}
      />
      <ZonePicker
        label="Time zone"
        value={draft.timeZone}
        first={country?.timeZones ?? []}
        onChange={(timeZone) => onChange({ timeZone })}
        error={errorOf("timeZone")}
        help="Shifts here are planned in this zone. You check what a change moves before it is saved."
        isRequired
      />
      <JobRolesInput
        label="Job roles used here"
        value={draft.jobRoleIds}
        onChange={(jobRoleIds) => onChange({ jobRoleIds: [...jobRoleIds] })}
        error={errorOf("jobRoleIds")}
        help="Offered for shifts and staffing here. Leave empty to offer all."
      />
      <AreasInput
        value={draft.areas}
        onChange={(areas) => onChange({ areas })}
        errorOf={(field) => errorOf(field === "" ? "areas" : `areas.${field}`)}
      />
      <TextInput
        label="Cost centre"
        value={draft.costCentre}
        onChange={(costCentre) => onChange({ costCentre })}
        error={errorOf("costCentre")}
        help="The location's code in your accounts; part of the payroll CSV."
      />
      <RateInput
        label="Minimum wage"
        currency={company.status === "ready" ? company.data.currency : ""}
        value={draft.minimumWageTenThousandths}
        onChange={(minimumWageTenThousandths) => onChange({ minimumWageTenThousandths })}
        error={errorOf("minimumWageTenThousandths")}
        help="Wage Changes warns about rates below it."
      />
    </>
  );
}
