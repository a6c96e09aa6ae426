import type { Location } from "@crewline/domain/records/locations/location";
import type { Weekday } from "@crewline/domain/kernel/time/local-date";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { WeekPicker } from "../../../entities/company/week-picker.tsx";
import { BarSelect } from "./bar-select.tsx";
import { useHotkey } from "../../../ui/keyboard/use-hotkey.ts";
import type { Place } from "./use-place.ts";
import { ALL_LOCATIONS } from "./use-place.ts";

interface PlaceBarProps {
  place: Place;
  locations: readonly Location[];
  startsOn: Weekday;
  /** True where all locations can be chosen, too. */
  hasAll?: boolean;
  /** What is shown, if it is not the location of the place. */
  shown?: typeof ALL_LOCATIONS;
}

/** Chooses location and week; the arrow keys turn the pages, "t" goes back to the current week. */
export function PlaceBar({ place, locations, startsOn, hasAll, shown }: PlaceBarProps) {
  const { location, weekStart, today, setLocation, setWeek } = place;
  useHotkey("ArrowLeft", () => setWeek(addDays(weekStart, -7)));
  useHotkey("ArrowRight", () => setWeek(addDays(weekStart, 7)));
  useHotkey("t", () => setWeek(weekStartOf(today, startsOn)));
  return (
    <>
      {locations.length > 1 && (
        <BarSelect
          label="Location"
          value={shown ?? location.id}
          onChange={setLocation}
          options={[
            ...(hasAll === true ? [{ value: ALL_LOCATIONS, label: "All locations" } as const] : []),
            ...locations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <WeekPicker isCompact value={weekStart} onChange={setWeek} />
    </>
  );
}
