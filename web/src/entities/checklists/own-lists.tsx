import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { ComponentType, ReactNode } from "react";
import { useState } from "react";
import { formatDay } from "@crewline/domain/kernel/formats/format-time";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { ChecklistDay, ChecklistRun } from "@crewline/domain/records/checklists/checklist-run";
import { runsOfDay } from "@crewline/domain/records/checklists/checklist-run";
import { withoutCarriedOver } from "@crewline/domain/rules/checklists/follow-up";
import { maySignOff } from "@crewline/domain/rules/checklists/sign-off";
import { isFor, isToSignOff } from "@crewline/domain/rules/checklists/run-state";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { checklistDaySource } from "../../live/checklist-days.ts";
import type { LiveResult } from "../../live/live-result.ts";
import { useLiveAll } from "../../live/use-live.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { lazyPart, usePreload } from "../../ui/loading/lazy-part.tsx";
import { Loading } from "../../ui/page/loading.tsx";
import { RunSummary } from "./run-summary.tsx";
import { useQueuedAnswers } from "./use-queued-answers.ts";
import { answersOf, withTyped } from "./with-typed.ts";

const dialog = lazyPart(async () => (await import("./run-dialog.tsx")).RunDialog);
/** A list that is shown can be opened without the network, also before the device keeps the app. */
const preloads = [dialog.preload];

/** The most places whose lists are read, a document each. */
const MOST_PLACES = 3;

interface OwnListsProps {
  employee: Pick<Employee, "id" | "locationIds" | "jobRoleIds">;
  shifts: readonly Pick<PublishedShift, "locationId" | "day">[];
  locations: readonly Location[];
  Frame: ComponentType<{ title: string; children: ReactNode }>;
  /** Shown where there is no list. */
  none?: ReactNode;
}

/**
 * The checklists of today where the employee works, also those of a shift since last night, with the
 * answers that wait on the device.
 */
export function OwnLists({ employee, shifts, locations, Frame, none = null }: OwnListsProps) {
  const locale = useLocale();
  const now = useNow();
  const todayAt = (id: LocationId) => {
    const zone = locations.find((one) => one.id === id)?.timeZone;
    return zone === undefined ? null : localDateAt(now, zone);
  };
  const [home] = employee.locationIds;
  const worked = shifts.filter(({ locationId, day }) => {
    const today = todayAt(locationId);
    return today !== null && (day === today || day === addDays(today, -1));
  });
  const today = home === undefined ? null : todayAt(home);
  const all = [
    ...worked,
    ...(home === undefined || today === null ? [] : [{ locationId: home, day: today }]),
  ];
  const places = [...new Map(all.map((place) => [`${place.locationId} ${place.day}`, place]))]
    .slice(0, MOST_PLACES)
    .map(([key, place]) => ({ key, ...place }));
  const actor = useActor();
  const days = useLiveAll(places.map((place) => checklistDaySource(actor, place)));
  const queued = useQueuedAnswers();
  const seen = places.map((place, index) => ({ ...place, runs: runsIn(days[index]) }));
  const lists = seen.map((place) => ({
    place,
    own: ownOf(withoutCarriedOver(place, seen), employee).map((run) =>
      withTyped(run, answersOf(queued, run, place), employee.id),
    ),
  }));
  const found = lists.filter(({ own }) => own.length > 0);
  if (found.length === 0) {
    const isLoading = days.some(({ status }) => status === "loading");
    return isLoading ? <Loading label="checklists">{null}</Loading> : none;
  }
  return found.map(({ place: { key, locationId, day }, own }) => {
    const location = locations.find(({ id }) => id === locationId);
    const timeZone = location?.timeZone ?? "UTC";
    const isToday = day === todayAt(locationId);
    const which = [location?.name, isToday ? undefined : formatDay(day, locale)];
    const title =
      found.length > 1 ? `Checklists: ${which.filter(Boolean).join(", ")}` : "Checklists";
    return <PlaceLists key={key} {...{ title, own, locationId, day, timeZone, Frame }} />;
  });
}

function runsIn(result: LiveResult<ChecklistDay | null> | undefined): ChecklistRun[] {
  return result?.status === "ready" && result.data !== null ? runsOfDay(result.data) : [];
}

function ownOf(runs: readonly ChecklistRun[], employee: OwnListsProps["employee"]): ChecklistRun[] {
  return runs.filter(
    (run) => isFor(run, employee) || (isToSignOff(run) && maySignOff(run, employee)),
  );
}

interface PlaceListsProps extends Pick<OwnListsProps, "Frame"> {
  title: string;
  own: readonly ChecklistRun[];
  locationId: LocationId;
  day: LocalDate;
  timeZone: string;
}

function PlaceLists({ title, own, locationId, day, timeZone, Frame }: PlaceListsProps) {
  usePreload(preloads);
  const [opened, setOpened] = useState<string | null>(null);
  const run = own.find(({ id }) => id === opened);
  return (
    <Frame title={title}>
      <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0, gap: 1 }}>
        {own.map((one) => (
          <li key={one.id}>
            <Button
              fullWidth
              variant="outlined"
              color="inherit"
              onClick={() => setOpened(one.id)}
              onPointerEnter={dialog.preload}
              sx={{
                justifyContent: "flex-start",
                textAlign: "left",
                textTransform: "none",
                borderColor: "divider",
              }}
            >
              <RunSummary run={one} timeZone={timeZone} />
            </Button>
          </li>
        ))}
      </Stack>
      {run !== undefined && (
        <dialog.Part
          run={run}
          place={{ locationId, day, timeZone }}
          onClose={() => setOpened(null)}
        />
      )}
    </Frame>
  );
}
