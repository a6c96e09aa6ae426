import type { LocationId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { ShiftChange } from "../model/shift-change.ts";

/** A write that the server has answered. */
interface AwaitedWrite {
  /** What it made of the shift; null for a deleted one. */
  plan: ShiftPlan | null;
  version: number;
}

/** The latest write of each shift, until live data shows it. */
export type AwaitedWrites = Map<ShiftId, AwaitedWrite>;

interface Written {
  versions: ReadonlyMap<ShiftId, number>;
  isUndo: boolean;
}

/** Awaits what a step, or its undo, wrote with the versions that the server answered. */
export function awaitStep(
  awaited: AwaitedWrites,
  changes: readonly ShiftChange[],
  { versions, isUndo }: Written,
): void {
  for (const { shiftId, before, after } of changes) {
    const version = versions.get(shiftId);
    if (version !== undefined) awaited.set(shiftId, { plan: isUndo ? before : after, version });
  }
}

interface LiveWeek {
  locationId: LocationId;
  weekStart: LocalDate;
  /** The shifts of the week as live data shows them, deleted ones included. */
  live: readonly Pick<Shift, "id" | "version">[];
}

/** True while live data of the week lacks a write, so that publishing what is shown would be refused. */
export function lacksWrites({ live, ...week }: LiveWeek, awaited: AwaitedWrites): boolean {
  const versions = versionsOf(live);
  const days = weekDays(week.weekStart);
  return [...awaited].some(([id, { plan, version }]) => {
    const shown = versions.get(id);
    if (shown !== undefined) return shown < version;
    return plan !== null && plan.locationId === week.locationId && days.includes(plan.day);
  });
}

/** Forgets the writes that live data shows, so that a shift may leave the week later. */
export function forgetShown(live: LiveWeek["live"], awaited: AwaitedWrites): void {
  const versions = versionsOf(live);
  for (const [id, { version }] of awaited) {
    if ((versions.get(id) ?? 0) >= version) awaited.delete(id);
  }
}

function versionsOf(live: LiveWeek["live"]): Map<ShiftId, number> {
  return new Map(live.map(({ id, version }) => [id, version]));
}
