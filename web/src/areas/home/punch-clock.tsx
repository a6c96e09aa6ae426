import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import type { WeekEntry } from "@crewline/domain/records/time-entries/employee-week";
import { formatTime } from "@crewline/domain/kernel/formats/format-time";
import { formatDuration } from "@crewline/domain/kernel/time/duration";
import { useLocale } from "../../locale/use-locale.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { ClockInForm } from "./clock-in-form.tsx";
import type { OwnClock } from "./own-clock.ts";
import { clockOf, runningSeconds, breakSeconds } from "./own-clock.ts";
import { OverdueNote } from "./overdue-note.tsx";
import { PunchButton } from "./punch-button.tsx";
import { PunchMessages } from "./punch-messages.tsx";
import { Section } from "./section.tsx";
import { usePunch } from "./use-punch.ts";

const Ticking = styled("div")({
  fontSize: "3rem",
  fontWeight: 600,
  lineHeight: 1.1,
  fontVariantNumeric: "tabular-nums",
});

interface PunchClockProps {
  employee: Employee;
  /** Entries of this and the last week; one of them may be running. */
  entries: readonly WeekEntry[];
  shifts: readonly PublishedShift[];
  locations: readonly Location[];
}

/** The person's own clock: what it shows is what the server has recorded. */
export function PunchClock({ employee, entries, shifts, locations }: PunchClockProps) {
  const clock = clockOf(entries);
  const punch = usePunch(clock);
  const lastPlaceId = clock.kind === "out" ? entries.at(-1)?.locationId : clock.entry.locationId;
  const place = locations.find(({ id }) => id === (lastPlaceId ?? employee.locationIds[0])) ?? null;
  return (
    <Section title="Time clock">
      <PunchMessages punch={punch} location={place} />
      {clock.kind === "out" ? (
        <ClockInForm
          employee={employee}
          lastLocationId={entries.at(-1)?.locationId ?? null}
          shifts={shifts}
          locations={locations}
          punch={punch}
        />
      ) : (
        <>
          <OverdueNote entry={clock.entry} shifts={shifts} />
          <Running clock={clock} locations={locations} />
          <Box sx={{ display: "grid", gap: 1.5, mt: 2 }}>
            {clock.kind === "working" ? (
              <PunchButton kind="startBreak" punch={punch} />
            ) : (
              <PunchButton kind="endBreak" punch={punch} />
            )}
            <PunchButton kind="clockOut" punch={punch} at={placeOf(clock.entry, locations)} />
          </Box>
        </>
      )}
    </Section>
  );
}

function placeOf({ locationId, jobRoleId }: WeekEntry, locations: readonly Location[]) {
  const mode = locations.find(({ id }) => id === locationId)?.geofence.mode ?? "off";
  return { locationId, jobRoleId, asksPosition: mode !== "off" };
}

interface RunningProps {
  clock: Exclude<OwnClock, { kind: "out" }>;
  locations: readonly Location[];
}

function Running({ clock, locations }: RunningProps) {
  const locale = useLocale();
  const now = useNow();
  const { entry } = clock;
  const location = locations.find(({ id }) => id === entry.locationId);
  const zone = location?.timeZone ?? "UTC";
  const worked = runningSeconds(entry, now);
  const since = `Working since ${formatTime(entry.startsAt, zone, locale)}`;
  const where = location === undefined ? since : `${since} at ${location.name}`;
  if (clock.kind === "working") {
    return (
      <>
        <Typography>{where}</Typography>
        <Ticking role="timer" aria-label="Worked so far">
          {formatDuration(worked)}
        </Ticking>
        <Typography sx={{ color: "text.secondary" }}>
          worked so far, without unpaid breaks
        </Typography>
      </>
    );
  }
  return (
    <>
      <Typography>{`On a break since ${formatTime(clock.since, zone, locale)}`}</Typography>
      <Ticking role="timer" aria-label="Length of the break">
        {formatDuration(breakSeconds(clock.since, now))}
      </Ticking>
      <Typography sx={{ color: "text.secondary" }}>
        {`${where}, ${formatDuration(worked)} worked`}
      </Typography>
    </>
  );
}
