import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import Stack from "@mui/material/Stack";
import type { OrderChoice } from "../../../entities/batches/import/day-order-input.tsx";
import { DayOrderInput } from "../../../entities/batches/import/day-order-input.tsx";
import { LocationPicker } from "../../../entities/locations/location-picker.tsx";
import { useActor } from "../../../session/actor/use-actor.ts";

interface ImportOptionsProps {
  order: OrderChoice;
  onOrder: (order: OrderChoice) => void;
  locationId: LocationId | "";
  onLocation: (locationId: LocationId | "") => void;
}

/** How days are read, and where lines without a location were worked. */
export function ImportOptions({ order, onOrder, locationId, onLocation }: ImportOptionsProps) {
  const { locationIds } = useActor();
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ mt: 2 }}>
      <DayOrderInput value={order} onChange={onOrder} />
      <LocationPicker
        label="Lines without a location"
        value={locationId}
        onChange={onLocation}
        allLabel="Each employee's first location"
        help="Times are read in the time zone of the location."
        {...(locationIds !== null && { within: locationIds })}
      />
    </Stack>
  );
}
