import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { nouns } from "@crewline/domain/kernel/formats/nouns";
import type { ToCover } from "@crewline/domain/rules/schedules/shifts-to-cover";
import { peopleToCover, shiftsToCover } from "@crewline/domain/rules/schedules/shifts-to-cover";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { counted } from "@crewline/domain/kernel/formats/counted";
import type { Location } from "@crewline/domain/records/locations/location";
import { formatDay, formatDayRange } from "@crewline/domain/kernel/formats/format-time";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { useLocale } from "../../locale/use-locale.ts";
import { employeeNames } from "../../entities/employees/employee-names.ts";
import { locationNames } from "../../entities/locations/location-names.ts";
import { shiftsOfPeopleSource } from "../../live/shifts.ts";
import { approvedTimeOffSource } from "../../live/time-off.ts";
import { useLive } from "../../live/use-live.ts";
import { useEmployees } from "../../entities/employees/use-employees.ts";
import { useLocations } from "../../entities/locations/use-locations.ts";
import { todayIn } from "../../time/use-today.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { DataStates } from "../../ui/page/data-states.tsx";
import { allResults } from "../../ui/loading/load-result.ts";
import type { AlertItem } from "./alert-list.tsx";
import { AlertList } from "./alert-list.tsx";

/** Shifts that stay planned although their person is off or has left. */
export function ShiftsToCover() {
  const actor = useActor();
  const source = approvedTimeOffSource(actor, { fromDay: addDays(todayIn("UTC"), -1) });
  const result = allResults({
    timeOff: useLive(source),
    employees: useEmployees(),
    locations: useLocations(),
  });
  return (
    <DataStates result={result} label="the time off">
      {(data) => <ShiftsOf {...data} />}
    </DataStates>
  );
}

interface ShiftsOfProps {
  timeOff: readonly TimeOff[];
  employees: readonly Employee[];
  locations: readonly Location[];
}

function ShiftsOf({ timeOff, employees, locations }: ShiftsOfProps) {
  const locale = useLocale();
  const actor = useActor();
  const today = todayIn("UTC");
  const employeeIds = peopleToCover(employees, timeOff, today);
  const source = shiftsOfPeopleSource(actor, { employeeIds, fromDay: addDays(today, -1) });
  const result = useLive(source);
  return (
    <DataStates result={result} label="the shifts">
      {(shifts) => {
        const [nameOf, placeOf] = [employeeNames(employees), locationNames(locations)];
        const coming = shifts.filter(({ endsAt }) => endsAt > new Date().toISOString());
        return (
          <AlertList
            title="Shifts to cover"
            nothing="No one is scheduled during time off or after they left."
            items={shiftsToCover(coming, employees, timeOff).map((one) =>
              alertOf(one, { nameOf, placeOf }, locale),
            )}
          />
        );
      }}
    </DataStates>
  );
}

function alertOf(
  { employeeId, locationId, weekStart, because, shifts }: ToCover,
  {
    nameOf,
    placeOf,
  }: { nameOf: (employeeId: EmployeeId) => string; placeOf: (locationId: LocationId) => string },
  locale: Locale,
): AlertItem {
  const who = nameOf(employeeId);
  const why = because === "timeOff" ? `${who} has approved time off.` : `${who} has left.`;
  const days = [...new Set(shifts.map(({ day }) => formatDay(day, locale)))].join(", ");
  return {
    id: `${because} ${employeeId} ${locationId} ${weekStart}`,
    what: `${placeOf(locationId)}, ${formatDayRange(weekStart, addDays(weekStart, 6), locale)}`,
    detail: `${why} ${counted(shifts.length, nouns.shift, locale)}: ${days}. Assign someone else.`,
    path: `/schedules?${new URLSearchParams({ location: locationId, week: weekStart })}`,
  };
}
