import type { Instant } from "../../kernel/time/instant.ts";
import type { PublishedShift, Shift, ShiftPublication } from "../../records/schedules/shift.ts";

/** Who works a shift, and from when. */
type ShownPlan = Pick<Shift, "employeeId" | "startsAt">;

/**
 * Returns whom staff see with a shift and since when, once it is shown at `at`; nothing for an open
 * one. An employee who had it already keeps the earlier moment if it begins no earlier than before.
 * If its start is moved earlier after it has begun, the start that they knew still counts.
 */
export function shownTo(
  before: ShownPlan | null,
  after: ShownPlan & Pick<Shift, "publication">,
  at: Instant,
): Pick<ShiftPublication, "shownTo"> {
  const { employeeId, startsAt, publication } = after;
  if (employeeId === null) return {};
  const earlier = publication?.shownTo;
  if (before?.employeeId !== employeeId) return { shownTo: { employeeId, at } };
  if (before.startsAt <= startsAt) return earlier === undefined ? {} : { shownTo: earlier };
  const gotAt = earlier?.at ?? before.startsAt;
  const boundFrom = gotAt > before.startsAt ? gotAt : before.startsAt;
  return { shownTo: { employeeId, at: at < boundFrom ? at : boundFrom } };
}

/**
 * Returns when the employee got a shift that had begun by then: they accepted it, or the week was
 * published. No one is late before. Null if they knew it when it began, or if that is unknown.
 */
export function takenAt({ employeeId, startsAt, publication }: Shift): Instant | null {
  const shown = publication?.shownTo;
  if (shown === undefined || shown.employeeId !== employeeId) return null;
  return shown.at > startsAt ? shown.at : null;
}

/**
 * Returns the moment from which a clock-in for a shift can be late, as staff see the shift: its
 * start, or when the employee took it over or the week was published where it had begun by then.
 */
export function lateFrom({
  startsAt,
  handedOverAt = startsAt,
  takenAt: published = startsAt,
}: Pick<PublishedShift, "startsAt" | "handedOverAt" | "takenAt">): Instant {
  const gotAt = handedOverAt > published ? handedOverAt : published;
  return gotAt > startsAt ? gotAt : startsAt;
}

/** True for a shift that its employee was shown when it was over: no one could come to it. */
export function isTakenTooLate(shift: Shift): boolean {
  const at = takenAt(shift);
  return at !== null && at >= shift.endsAt;
}
