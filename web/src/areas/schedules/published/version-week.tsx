import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { weekBoard } from "@crewline/domain/projections/schedules/week-board";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { Publication } from "@crewline/domain/records/schedules/publication";
import type { PublishedShift } from "@crewline/domain/records/schedules/shift";
import { changesByPerson } from "@crewline/domain/rules/schedules/changes-by-person";
import type { PublishDiff } from "@crewline/domain/rules/schedules/publish-diff";
import { seenDiff } from "@crewline/domain/rules/schedules/publish-diff";
import { publishSummary, versionLines } from "@crewline/domain/words/schedules/publish-words";
import { useRoleName } from "../../../entities/company/use-job-roles.ts";
import { employeeNames } from "../../../entities/employees/employee-names.ts";
import { PersonChangesList } from "../../../entities/schedules/publish/person-changes-list.tsx";
import { useLocale } from "../../../locale/use-locale.ts";
import type { Place } from "../frame/use-place.ts";
import { VersionDays } from "./version-days.tsx";
import type { SinceThen } from "./version-shift.tsx";
import { VersionTable } from "./version-table.tsx";

interface VersionWeekProps {
  place: Place;
  version: { publication: Publication; shifts: readonly PublishedShift[] };
  /** The shifts as staff see them now. */
  now: readonly PublishedShift[];
  employees: readonly Employee[];
  isPhone: boolean;
}

/** The week as staff saw it, the shifts marked that differ now, and what differs per person. */
export function VersionWeek({ place, version, now, employees, isPhone }: VersionWeekProps) {
  const locale = useLocale();
  const roleName = useRoleName();
  const { publication, shifts } = version;
  const nameOf = employeeNames(employees);
  const diff = seenDiff(now, shifts);
  const days = weekDays(place.weekStart);
  const people = [...new Set(shifts.flatMap(({ employeeId }) => employeeId ?? []))].toSorted(
    (a, b) => nameOf(a).localeCompare(nameOf(b)),
  );
  const board = weekBoard(days, { here: shifts }, people);
  const since = sinceThen(diff);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {versionLines(publication, locale).map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
      {shifts.length === 0 && <Typography>Staff saw no shifts in this week.</Typography>}
      {shifts.length > 0 &&
        (isPhone ? (
          <VersionDays {...{ days, shifts, nameOf, since }} />
        ) : (
          <VersionTable {...{ days, board, nameOf, since }} />
        ))}
      <Differences diff={diff} nameOf={nameOf} roleName={roleName} />
    </Box>
  );
}

interface DifferencesProps {
  diff: PublishDiff<PublishedShift>;
  nameOf: ReturnType<typeof employeeNames>;
  roleName: ReturnType<typeof useRoleName>;
}

function Differences({ diff, nameOf, roleName }: DifferencesProps) {
  const locale = useLocale();
  const people = changesByPerson(diff);
  const changes = diff.added.length + diff.changed.length + diff.removed.length;
  const told = people.filter(({ employeeId }) => employeeId !== null).length;
  return (
    <section>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        Since then
      </Typography>
      {changes === 0 ? (
        <Typography>Staff see the same shifts now.</Typography>
      ) : (
        <>
          <Typography sx={{ mb: 1 }}>
            {publishSummary({ changes, people: told }, locale)}
          </Typography>
          <PersonChangesList people={people} nameOf={nameOf} roleName={roleName} />
        </>
      )}
    </section>
  );
}

function sinceThen({ changed, removed }: PublishDiff<PublishedShift>): Map<ShiftId, SinceThen> {
  return new Map<ShiftId, SinceThen>([
    ...changed.map(({ before }) => [before.id, "changed"] as const),
    ...removed.map(({ id }) => [id, "removed"] as const),
  ]);
}
