import Button from "@mui/material/Button";
import { useState } from "react";
import { formatLongDay, formatSpan } from "@crewline/domain/kernel/formats/format-time";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Location } from "@crewline/domain/records/locations/location";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { nameOrNone } from "@crewline/domain/rules/job-roles/job-role-names";
import { claimableShifts } from "@crewline/domain/rules/schedules/cover/claim-shift";
import { openShiftTexts } from "@crewline/domain/words/home/open-shift-words";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { useRoleName } from "../../entities/company/use-job-roles.ts";
import { locationNames } from "../../entities/locations/location-names.ts";
import { openShiftsSource, publishedShiftsOnDaysSource } from "../../live/shifts.ts";
import { useLive } from "../../live/use-live.ts";
import { useLocale } from "../../locale/use-locale.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useNow } from "../../ui/clock/use-now.ts";
import { FormProblemAlert } from "../../ui/dialogs/form-problem-alert.tsx";
import { useNotice } from "../../ui/notices/use-notice.ts";
import { PlainList } from "./frame/plain-list.ts";
import { Section } from "./frame/section.tsx";

/** Days after today of which open shifts are shown. */
const DAYS_AHEAD = 14;
/** More than these are shown when asked for. */
const MOST_SHOWN = 3;

interface OwnOpenShiftsProps {
  employee: Employee;
  today: LocalDate;
  locations: readonly Location[];
}

/** Open shifts that the employee can take in one tap; nothing without any. */
export function OwnOpenShifts(props: OwnOpenShiftsProps) {
  const { employee, today } = props;
  const now = useNow();
  const { locationIds } = employee;
  const days = { fromDay: today, toDay: addDays(today, DAYS_AHEAD) };
  const result = useLive(openShiftsSource(useActor(), { locationIds, ...days }));
  const open = result.status === "ready" ? result.data : [];
  // The own shifts are read only on the days of open ones that may be offered.
  const claimable = claimableShifts(open, { employee, own: [], now });
  return claimable.length > 0 ? <Claimable {...props} open={claimable} /> : null;
}

interface ClaimableProps extends OwnOpenShiftsProps {
  open: readonly PublishedShift[];
}

function Claimable({ employee, open, locations }: ClaimableProps) {
  const words = openShiftTexts(useLocale());
  const now = useNow();
  const [showsAll, setShowsAll] = useState(false);
  // One of the day before may last until the open one begins, and an open one until the next day.
  const days = open.flatMap(({ day }) => [addDays(day, -1), day, addDays(day, 1)]);
  const own = useLive(publishedShiftsOnDaysSource(useActor(), { employeeId: employee.id, days }));
  const found =
    own.status === "ready" ? claimableShifts(open, { employee, own: own.data, now }) : [];
  const shown = showsAll ? found : found.slice(0, MOST_SHOWN);
  if (found.length === 0) return null;
  return (
    <Section title={words.title}>
      <PlainList aria-label={words.title}>
        {shown.map((shift) => (
          <OpenShift key={shift.id} shift={shift} placeOf={locationNames(locations)} />
        ))}
      </PlainList>
      {found.length > shown.length && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          {words.showAll(found.length)}
        </Button>
      )}
    </Section>
  );
}

interface OpenShiftProps {
  shift: PublishedShift;
  placeOf: ReturnType<typeof locationNames>;
}

function OpenShift({ shift, placeOf }: OpenShiftProps) {
  const locale = useLocale();
  const words = openShiftTexts(locale);
  const roleName = useRoleName();
  const notify = useNotice();
  const { run, isRunning, problem } = useCommand(trpc.schedules.claimShift.mutationOptions());
  const [day, time] = [formatLongDay(shift.day, locale), formatSpan(shift, shift.timeZone, locale)];
  const facts = [placeOf(shift.locationId), nameOrNone(shift.jobRoleId, roleName)];
  const claim = async () => {
    if ((await run({ shiftId: shift.id })) !== null) notify(words.taken);
  };
  return (
    <li>
      <strong>{day}</strong>
      <span>{time}</span>
      <span className="quiet">{facts.filter((fact) => fact !== null).join(", ")}</span>
      <span className="end">
        <Button
          variant="outlined"
          size="small"
          loading={isRunning}
          aria-label={words.takeShift(day, time)}
          onClick={() => void claim()}
        >
          {words.take}
        </Button>
      </span>
      {shift.note !== "" && <span className="whole">{shift.note}</span>}
      {problem !== null && (
        <div className="whole">
          <FormProblemAlert problem={problem} />
        </div>
      )}
    </li>
  );
}
