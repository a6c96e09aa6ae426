import { useState } from "react";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Location } from "@crewline/domain/records/locations/location";
import type { WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import { useListsLeft } from "../../entities/checklists/use-lists-left.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { lazyPart, usePreload } from "../../ui/loading/lazy-part.tsx";
import type { Punch } from "./punch.ts";
import { PunchButton } from "./punch-button.tsx";

const dialog = lazyPart(
  async () => (await import("../../entities/checklists/lists-left-dialog.tsx")).ListsLeftDialog,
);

const preloads = [dialog.preload];
const nothing: typeof preloads = [];

interface ClockOutButtonProps {
  employeeId: EmployeeId;
  entry: WeekEntry;
  locations: readonly Location[];
  punch: Punch;
}

/** Ends the work; asks first while the person has checklist items to do. */
export function ClockOutButton({ employeeId, entry, locations, punch }: ClockOutButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { locationId, jobRoleId, startsAt } = entry;
  const location = locations.find(({ id }) => id === locationId);
  const zone = location?.timeZone ?? "UTC";
  const at = useNow();
  const days = [localDateAt(startsAt, zone), localDateAt(at, zone)];
  const left = useListsLeft({ employeeId, locationId, days, at });
  const asksPosition = (location?.geofence.mode ?? "off") !== "off";
  const place = { locationId, jobRoleId, asksPosition };
  const isAsked = left.length > 0;
  usePreload(isAsked ? preloads : nothing);
  // No clock-out waits for a question that cannot be fetched.
  const run: Punch["run"] = (kind) =>
    isAsked && dialog.isLoaded() ? setAsking(true) : punch.run(kind, place);
  return (
    <>
      <PunchButton kind="clockOut" punch={{ ...punch, run }} />
      {isAsking && (
        <dialog.Part
          left={left}
          onLeave={() => {
            setAsking(false);
            punch.run("clockOut", place);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
