import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftBefore } from "@crewline/domain/records/schedules/publication";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import type { PublishPlan } from "@crewline/domain/rules/schedules/publishing/publish-plan";

/** The shifts that a publication changes, as they were planned and seen before. */
export function shiftsBefore(
  { diff, marked }: Pick<PublishPlan, "diff" | "marked">,
  working: readonly Shift[],
): ShiftBefore[] {
  const seen = new Map<ShiftId, PublishedShift | null>([
    ...diff.added.map(({ id }) => [id, null] as const),
    ...diff.changed.map(({ before }) => [before.id, before] as const),
    ...diff.removed.map((before) => [before.id, before] as const),
  ]);
  const planned = new Map(working.map((shift) => [shift.id, shift]));
  const ids = new Set([...seen.keys(), ...marked.map(({ id }) => id)]);
  return [...ids].map((shiftId) => {
    const shift = planned.get(shiftId);
    return {
      shiftId,
      isShown: seen.has(shiftId),
      planned: shift === undefined ? null : pickOf(shift),
      seen: seen.get(shiftId) ?? null,
    };
  });
}

function pickOf({ state, version, publication }: Shift): NonNullable<ShiftBefore["planned"]> {
  return { state, version, ...(publication === undefined ? {} : { publication }) };
}
