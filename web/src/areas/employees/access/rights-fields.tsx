import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { isBoundToLocations } from "@crewline/domain/kernel/access/permissions";
import { roles } from "@crewline/domain/kernel/access/role";
import type { Rights } from "@crewline/domain/rules/access/rights";
import { LocationsPicker } from "../../../entities/locations/locations-picker.tsx";
import { CheckInput } from "../../../ui/inputs/check-input.tsx";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { roleWords } from "./role-words.ts";

interface RightsFieldsProps {
  rights: Rights;
  onChange: (changes: Partial<Rights & { locationIds: LocationId[] }>) => void;
  errorOf: (field: string) => string | undefined;
}

/** The rights of a login: its role and, for managers, its locations. */
export function RightsFields({ rights, onChange, errorOf }: RightsFieldsProps) {
  return (
    <>
      <SelectInput
        label="Role"
        value={rights.role}
        options={roleOptions}
        onChange={(role) => onChange({ role })}
        help={roleWords[rights.role].help}
      />
      {isBoundToLocations(rights.role) && (
        <>
          <LocationsPicker
            label="Manages"
            value={rights.locationIds}
            onChange={(ids) => onChange({ locationIds: [...ids] })}
            error={errorOf("locationIds")}
            isRequired
          />
          <CheckInput
            label="May see wages"
            value={rights.mayViewWages}
            onChange={(mayViewWages) => onChange({ mayViewWages })}
            help="Of people at these locations, and the cost of their hours."
          />
        </>
      )}
    </>
  );
}

const roleOptions = roles
  .toReversed()
  .map((role) => ({ value: role, label: roleWords[role].label }));
