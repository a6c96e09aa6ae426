import Typography from "@mui/material/Typography";
import { LocationFields } from "../../entities/locations/location-fields.tsx";
import type { LocationDraft } from "./use-location-draft.ts";

interface LocationStepFieldsProps {
  form: LocationDraft;
  /** How many locations there are. */
  count: number;
  zones: readonly string[];
}

/** The location that is added or edited, under a heading once there are others. */
export function LocationStepFields({ form, count, zones }: LocationStepFieldsProps) {
  const { edited } = form;
  return (
    <>
      {count > 0 && (
        <Typography variant="h2">
          {edited === null ? "Another location" : `Edit ${edited.name}`}
        </Typography>
      )}
      <LocationFields
        key={edited?.id ?? `new ${count}`}
        value={form.draft}
        onChange={form.setDraft}
        errorOf={form.errorOf}
        firstZones={zones}
        autoFocus={count > 0}
      />
    </>
  );
}
