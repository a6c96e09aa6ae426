import Button from "@mui/material/Button";
import type { Location } from "@crewline/domain/records/locations/location";
import { openingHoursText } from "@crewline/domain/projections/locations/opening-hours-text";
import { formatLocalTime } from "@crewline/domain/kernel/formats/format-time";
import { StepList } from "./step-list.ts";
import type { LocationDraft } from "./use-location-draft.ts";

interface LocationListProps {
  locations: readonly Location[];
  form: LocationDraft;
}

/** The locations there are, with their opening hours. */
export function LocationList({ locations, form }: LocationListProps) {
  return (
    <StepList aria-label="Your locations">
      {locations.map((location) => (
        <li key={location.id}>
          <strong>{location.name}</strong>
          <span className="quiet">{openingHoursText(location.openingHours, formatLocalTime)}</span>
          <Button
            className="end"
            size="small"
            aria-label={`Edit ${location.name}`}
            onClick={() => form.edit(location)}
          >
            Edit
          </Button>
        </li>
      ))}
    </StepList>
  );
}
