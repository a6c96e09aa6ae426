import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { epochSeconds, instantFromSeconds } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { dayNumber } from "../../kernel/time/local-date.ts";
import type { JobRoleId } from "../job-roles/job-role.ts";
import type { ShiftSpan } from "./rollup.ts";

const DAY_SECONDS = 86_400;

/** The ids that the numbers of a packed text mean. */
interface Places<Id> {
  ids: readonly Id[];
  roles: readonly JobRoleId[];
}

/**
 * The spans as numbers: the places of the employee and the job role, whole minutes since the day's
 * midnight in UTC and until the end, and 1 for a worked one.
 */
export function packSpans(
  day: LocalDate,
  spans: readonly ShiftSpan[],
  { ids, roles }: Places<string>,
): number[][] {
  const midnight = dayNumber(day) * DAY_SECONDS;
  return spans.map(({ employeeId, jobRoleId, startsAt, endsAt, isWorked }) => {
    const [from, until] = [epochSeconds(startsAt), epochSeconds(endsAt)];
    const role = jobRoleId === null ? -1 : roles.indexOf(jobRoleId);
    const minutes = [(from - midnight) / 60, (until - from) / 60].map(Math.round);
    return [ids.indexOf(employeeId), role, ...minutes, Number(isWorked)];
  });
}

/** The spans that were packed of a day. */
export function spansOf(
  day: LocalDate,
  packed: readonly (readonly number[])[],
  { ids, roles }: Places<EmployeeId>,
): ShiftSpan[] {
  const midnight = dayNumber(day) * DAY_SECONDS;
  return packed.flatMap(([id = -1, role = -1, start = 0, minutes = 0, worked = 0]) => {
    const employeeId = ids[id];
    if (employeeId === undefined) return [];
    const from = midnight + start * 60;
    const [startsAt, endsAt] = [from, from + minutes * 60].map(instantFromSeconds);
    if (startsAt === undefined || endsAt === undefined) return [];
    return [
      { employeeId, jobRoleId: roles[role] ?? null, startsAt, endsAt, isWorked: worked === 1 },
    ];
  });
}
