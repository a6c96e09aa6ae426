import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { formatTime } from "@crewline/domain/kernel/formats/format-time";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import { useLocale } from "../../locale/use-locale.ts";
import { SelectInput } from "../../ui/inputs/select-input.tsx";
import { useNow } from "../../ui/clock/use-now.ts";
import { PositionNote } from "./position-note.tsx";
import { PunchButton } from "./punch-button.tsx";
import type { Punch } from "./punch.ts";

interface ClockInFormProps {
  employee: Employee;
  lastLocationId: LocationId | null;
  shifts: readonly PublishedShift[];
  locations: readonly Location[];
  punch: Punch;
}

/** Location and job role of a clock-in, preset from the schedule. */
export function ClockInForm(props: ClockInFormProps) {
  const locale = useLocale();
  const { employee, lastLocationId, shifts, locations, punch } = props;
  const now = useNow();
  const places = locations.filter(({ id }) => employee.locationIds.includes(id));
  const shift = shiftOfNow(shifts, now);
  const [chosenPlace, setChosenPlace] = useState<string | null>(null);
  const [chosenRole, setChosenRole] = useState<JobRoleId | null>(null);
  const place = firstOf(places, [chosenPlace, shift?.locationId, lastLocationId]);
  const jobRoleId = chosenRole ?? shift?.jobRoleId ?? employee.jobRoleIds[0] ?? null;
  const roleName = useRoleName();
  if (place === undefined) {
    return <Typography>You are not assigned to a location. Ask your manager.</Typography>;
  }
  return (
    <Stack spacing={2}>
      <Typography>
        {shift === undefined ? "No shift is planned for you now." : expectation(shift, now, locale)}
      </Typography>
      {places.length > 1 && (
        <SelectInput
          label="Location"
          value={place.id}
          onChange={setChosenPlace}
          options={places.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {employee.jobRoleIds.length > 1 && (
        <SelectInput
          label="Job role"
          value={jobRoleId ?? ""}
          onChange={(chosen) => setChosenRole(chosen === "" ? null : chosen)}
          options={rolesOf(employee, jobRoleId).map((id) => ({ value: id, label: roleName(id) }))}
        />
      )}
      <PunchButton
        kind="clockIn"
        punch={punch}
        at={{
          locationId: place.id,
          jobRoleId,
          asksPosition: place.geofence.mode !== "off",
        }}
      />
      <PositionNote location={place} />
      {places.length === 1 && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {`at ${place.name}`}
        </Typography>
      )}
    </Stack>
  );
}

/** The roles of the person, and the one that is planned. */
function rolesOf({ jobRoleIds }: Employee, planned: JobRoleId | null): JobRoleId[] {
  return [...new Set([...jobRoleIds, ...(planned === null ? [] : [planned])])];
}

/** The shift that runs, else the next one of today. */
function shiftOfNow(shifts: readonly PublishedShift[], now: string): PublishedShift | undefined {
  return shifts.find(
    ({ endsAt, startsAt, timeZone, day }) =>
      endsAt > now && (startsAt <= now || day === localDateAt(now, timeZone)),
  );
}

/** The first requested location that is among the person's own, else the home location. */
function firstOf(places: readonly Location[], wanted: readonly (string | null | undefined)[]) {
  const known = wanted.flatMap((id) => places.find((place) => place.id === id) ?? []);
  return known[0] ?? places[0];
}

function expectation(
  { startsAt, endsAt, timeZone }: PublishedShift,
  now: string,
  locale: Locale,
): string {
  const from = formatTime(startsAt, timeZone, locale);
  const to = formatTime(endsAt, timeZone, locale);
  return startsAt > now
    ? `Your shift is from ${from} to ${to}.`
    : `Your shift began at ${from} and ends at ${to}.`;
}
