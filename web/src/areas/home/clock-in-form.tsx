import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useLocale } from "../../locale/use-locale.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { ClockInPlace } from "./clock-in-place.tsx";
import { clockInText } from "./clock-in-words.ts";
import { PositionNote } from "./position-note.tsx";
import { PunchButton } from "./punch-button.tsx";
import type { Punch } from "./punch.ts";
import { shiftOfNow, useClockInChoice } from "./use-clock-in-choice.ts";

interface ClockInFormProps {
  employee: Employee;
  company: Company;
  lastLocationId: LocationId | null;
  shifts: readonly PublishedShift[];
  locations: readonly Location[];
  punch: Punch;
}

/** The shift and its rules, the place of the clock-in where it is not clear, and the one action. */
export function ClockInForm(props: ClockInFormProps) {
  const locale = useLocale();
  const { employee, company, lastLocationId, shifts, locations, punch } = props;
  const now = useNow();
  const shift = shiftOfNow(shifts, now);
  const choice = useClockInChoice({ employee, lastLocationId, shift, locations });
  const { clock } = rulesOn(company, localDateAt(now, company.timeZone));
  const { place, jobRoleId } = choice;
  if (place === undefined) {
    return <Typography>You are not assigned to a location. Ask your manager.</Typography>;
  }
  return (
    <Stack spacing={2}>
      <Typography>{clockInText({ shift, now }, clock, locale)}</Typography>
      <ClockInPlace choice={choice} place={place} />
      <PunchButton
        kind="clockIn"
        punch={punch}
        at={{ locationId: place.id, jobRoleId, asksPosition: place.geofence.mode !== "off" }}
      />
      <PositionNote location={place} />
    </Stack>
  );
}
