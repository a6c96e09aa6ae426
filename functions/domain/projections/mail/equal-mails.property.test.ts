import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { nameOfRole } from "../../records/job-roles/role-id.test-support.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { unknownReader } from "../../kernel/formats/locale.ts";
import { shiftChanges } from "../../rules/mail/shift-changes.ts";
import { changeLines } from "../../words/mail/shift-lines.ts";
import { changesByPerson } from "../../rules/schedules/changes-by-person.ts";
import { publishDiff } from "../../rules/schedules/publish-diff.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import { weekBoard } from "../schedules/week-board.ts";
import { formatDay, formatLocalSpan } from "../../kernel/formats/format-time.ts";
import { elapsedSeconds } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { localDateAt, localTimeAt } from "../../kernel/time/zone.ts";
import type { DrawnCompany } from "../../rules/reports/random-company.test-support.ts";
import { companies, companyOf } from "../../rules/reports/random-company.test-support.ts";

const RUNS = 60;
const WEEKS = 10;
const places = ["east", "west"] as const;

/** The weeks of each location, with their shifts on the location's clock. */
function weeksOf(drawn: DrawnCompany) {
  const shifts = companyOf(drawn).staff.flatMap((one) => one.shifts.map(onItsClock));
  const starts = [...Array(WEEKS).keys()].map((week) => addDays(drawn.firstDay, 7 * (week - 1)));
  return places.flatMap((place) =>
    starts.map((start) => {
      const days = [...Array(7).keys()].map((day) => addDays(start, day));
      const isHere = ({ locationId, day }: Shift) => locationId === place && days.includes(day);
      return { days, shifts: shifts.filter(isHere) };
    }),
  );
}

function onItsClock(shift: Shift): Shift {
  const { startsAt, endsAt, timeZone } = shift;
  const startsAtLocal = localTimeAt(startsAt, timeZone);
  return { ...shift, startsAtLocal, endsAtLocal: localTimeAt(endsAt, timeZone) };
}

/** The mails of a first publication: for each employee, the shifts as lines. */
function mailsOf(shifts: readonly Shift[]) {
  return changesByPerson(publishDiff(shifts, [])).map((changes) => ({
    employeeId: changes.employeeId,
    hours: changes.added.reduce((sum, one) => sum + elapsedSeconds(one.startsAt, one.endsAt), 0),
    lines: changeLines(shiftChanges(changes, "", nameOfRole), unknownReader),
  }));
}

test("the mails of a published week give each employee all shifts of their row", () => {
  fc.assert(
    fc.property(companies, (drawn) => {
      for (const { days, shifts } of weeksOf(drawn)) {
        const mails = mailsOf(shifts);
        const { rows } = weekBoard(days, { here: shifts }, []);
        const cards = rows.map(({ employeeId, cells }) => ({
          employeeId,
          lines: cells.flat().map(cardOf),
        }));
        const lines = mails.map(({ employeeId, lines: told }) => ({ employeeId, lines: told }));
        expect(lines.toSorted(byEmployee)).toEqual(cards.toSorted(byEmployee));
        const toldBreaks = shifts.reduce((sum, { unpaidBreakSeconds: one }) => sum + one, 0);
        const planned = rows.reduce((sum, row) => sum + row.plannedSeconds, 0);
        expect(mails.reduce((sum, { hours }) => sum + hours, 0) - toldBreaks).toBe(planned);
      }
    }),
    { numRuns: RUNS },
  );
});

/** A shift as its employee reads it on the schedule: the day and the times of its instants. */
function cardOf({ startsAt, endsAt, timeZone, jobRoleId }: Shift): string {
  const span = {
    startsAtLocal: localTimeAt(startsAt, timeZone),
    endsAtLocal: localTimeAt(endsAt, timeZone),
  };
  const day = formatDay(localDateAt(startsAt, timeZone), unknownReader);
  return [
    day,
    formatLocalSpan(span, unknownReader),
    ...(jobRoleId === null ? [] : [nameOfRole(jobRoleId)]),
  ].join(", ");
}

function byEmployee(
  a: { employeeId: EmployeeId | null },
  b: { employeeId: EmployeeId | null },
): number {
  return (a.employeeId ?? "") < (b.employeeId ?? "") ? -1 : 1;
}
