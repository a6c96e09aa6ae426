import Typography from "@mui/material/Typography";
import type { GeofenceMode } from "@crewline/domain/records/locations/geofence";
import { geofenceModeWords } from "@crewline/domain/words/locations/geofence-words";
import { geofenceModeSchema } from "@crewline/domain/records/locations/geofence";
import type { LocationRecord } from "@crewline/domain/records/locations/location-record";
import type { Coordinates } from "@crewline/domain/rules/locations/parse-coordinates";
import { RequiredNumberInput } from "../../inputs/required-number-input.tsx";
import { EditForm } from "../../ui/forms/edit-form.tsx";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { useLocale } from "../../locale/use-locale.ts";
import { CoordinateFields } from "./coordinate-fields.tsx";
import { PositionTest } from "./position-test.tsx";
import { useLocationForm } from "./use-location-form.ts";

const modeHelp: Record<GeofenceMode, string> = {
  off: "No one is asked for a position.",
  flag: "The time entry says so.",
  approve: "A manager looks at the time entry.",
  block: "Clocking out is never refused.",
};

/** From where people may clock in here. */
export function ClockInTab({ location }: { location: LocationRecord }) {
  const modes = geofenceModeWords(useLocale());
  const { form, mayEdit } = useLocationForm(location, fenceOf);
  const { draft, change, errorOf, clear } = form;
  const { geofence } = draft;
  const set = (changes: Partial<LocationRecord["geofence"]>) =>
    change({ geofence: { ...geofence, ...changes } });
  const place = (found: Coordinates) => {
    clear();
    set(found);
  };
  const isOn = geofence.mode !== "off";
  return (
    <EditForm form={form} mayEdit={mayEdit}>
      <SelectInput<GeofenceMode>
        label="Off-site clock-ins"
        value={geofence.mode}
        options={geofenceModeSchema.options.map((mode) => ({ value: mode, label: modes[mode] }))}
        onChange={(mode) => set({ mode })}
        help={modeHelp[geofence.mode]}
      />
      <Typography variant="body2" color="textSecondary">
        Positions are approximate. A clock-in is off-site only when the distance, less the accuracy
        that the device reports, is more than the radius. Clock-ins at their other locations count.
        The distance is kept with the time entry; the position is not.
      </Typography>
      <CoordinateFields
        latitude={geofence.latitude}
        longitude={geofence.longitude}
        onChange={set}
        onPlaced={place}
        errorOf={(name) => errorOf(`geofence.${name}`)}
        isRequired={isOn}
      />
      <RequiredNumberInput
        label="Radius"
        unit="m"
        value={geofence.radiusMetres}
        onChange={(radiusMetres) => set({ radiusMetres })}
        error={errorOf("geofence.radiusMetres")}
        help="100 m suits most places; inside large buildings positions are less exact."
      />
      <PositionTest id={location.id} geofence={geofence} onUse={place} />
    </EditForm>
  );
}

function fenceOf({ geofence }: LocationRecord) {
  return { geofence };
}
