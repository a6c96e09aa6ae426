import type { EmployeeId, ShiftId } from "../../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../../kernel/time/instant.ts";
import type { Publication, ToldPerson } from "../../../records/schedules/publication.ts";
import { scheduleId } from "../../../records/schedules/schedule.ts";
import type {
  MessageAnswer,
  ShiftMessage,
  WeekConfirmations,
} from "../../../records/schedules/shift-message.ts";
import { confirmationId } from "../../../records/schedules/shift-message.ts";

type Week = Pick<Publication, "id" | "locationId" | "weekStart">;

/**
 * The confirmations of an employee after a publication told them of shifts: these are to be
 * confirmed, again if they were before, and those that the employee lost are forgotten.
 */
export function confirmationsAfterTelling(
  before: WeekConfirmations | null,
  { id: publicationId, locationId, weekStart }: Week,
  { employeeId, shifts, lostIds }: Omit<ToldPerson, "changes">,
): WeekConfirmations {
  const gone = new Set([...lostIds, ...shifts.map(({ id }) => id)]);
  const kept = (before?.shifts ?? []).filter(({ shiftId }) => !gone.has(shiftId));
  const asked = shifts.map(({ id: shiftId, day, startsAt }) => ({
    shiftId,
    day,
    startsAt,
    publicationId,
    confirmedAt: null,
  }));
  const week = { locationId, weekStart, employeeId };
  const id = confirmationId(scheduleId(locationId, weekStart), employeeId);
  return withOpen({ ...week, id, shifts: [...kept, ...asked] });
}

/** After the employee confirmed the shifts that a publication told them of. */
export function confirmationsAfterConfirming(
  before: WeekConfirmations,
  { publicationId, at }: { publicationId: Publication["id"]; at: Instant },
): WeekConfirmations {
  return withOpen({
    ...before,
    shifts: before.shifts.map((one) =>
      one.publicationId === publicationId && one.confirmedAt === null
        ? { ...one, confirmedAt: at }
        : one,
    ),
  });
}

/** After the employee lost a shift without a publication, as by a cover that another one accepted. */
export function confirmationsWithout(
  before: WeekConfirmations,
  shiftId: ShiftId,
): WeekConfirmations {
  return withOpen({ ...before, shifts: before.shifts.filter((one) => one.shiftId !== shiftId) });
}

function withOpen(week: Omit<WeekConfirmations, "openUntil">): WeekConfirmations {
  const open = week.shifts.filter(({ confirmedAt }) => confirmedAt === null);
  const [latest = null] = open
    .map(({ startsAt }) => startsAt)
    .toSorted()
    .toReversed();
  return { ...week, openUntil: latest };
}

/** The message after its shifts changed again, which a later message tells. */
export function messageWithout(message: ShiftMessage, gone: ReadonlySet<ShiftId>): ShiftMessage {
  const shiftIds = message.shiftIds.filter((id) => !gone.has(id));
  return withState({ ...message, shiftIds });
}

/** The message after its employee read it, or confirmed its shifts; the first time counts. */
export function messageAfter(
  message: ShiftMessage,
  answer: MessageAnswer,
  at: Instant,
): ShiftMessage {
  const readAt = message.readAt ?? at;
  const confirmedAt = answer === "confirmed" ? (message.confirmedAt ?? at) : message.confirmedAt;
  return withState({ ...message, readAt, confirmedAt });
}

function withState(message: ShiftMessage): ShiftMessage {
  const isPending = message.shiftIds.length > 0 && message.confirmedAt === null;
  return { ...message, state: message.readAt === null || isPending ? "open" : "done" };
}

/** The shifts of a week that their employees have not confirmed. */
export function unconfirmedShifts(
  weeks: readonly WeekConfirmations[],
): ReadonlyMap<ShiftId, EmployeeId> {
  return new Map(
    weeks.flatMap(({ employeeId, shifts }) =>
      shifts
        .filter(({ confirmedAt }) => confirmedAt === null)
        .map(({ shiftId }) => [shiftId, employeeId] as const),
    ),
  );
}
