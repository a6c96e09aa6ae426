import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import Stack from "@mui/material/Stack";
import type { DayOrder } from "@crewline/domain/kernel/csv/read-day";
import { LocationPicker } from "../../../entities/locations/location-picker.tsx";
import { useActor } from "../../../session/actor/use-actor.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";

/** The order of day and month; automatic by the days of the file. */
export type OrderChoice = DayOrder | "automatic";

interface ImportOptionsProps {
  order: OrderChoice;
  onOrder: (order: OrderChoice) => void;
  locationId: LocationId | "";
  onLocation: (locationId: LocationId | "") => void;
}

const orders = [
  { value: "automatic", label: "Automatic" },
  { value: "month", label: "Month first: 3/9 is March 9" },
  { value: "day", label: "Day first: 9/3 is March 9" },
] as const;

/** How days are read, and where lines without a location were worked. */
export function ImportOptions({ order, onOrder, locationId, onLocation }: ImportOptionsProps) {
  const { locationIds } = useActor();
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ mt: 2 }}>
      <SelectInput
        label="Order of day and month"
        value={order}
        options={orders}
        onChange={onOrder}
      />
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
