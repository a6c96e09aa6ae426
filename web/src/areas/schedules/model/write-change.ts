import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { planBefore } from "@crewline/domain/rules/schedules/merge-plan";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import type { PlacedShift } from "@crewline/domain/rules/schedules/place-shift";
import type {
  OverrideCode,
  OverrideDecision,
} from "@crewline/domain/records/schedules/shift-override";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { Problem } from "../../../api/problem.ts";
import type { ShiftChange } from "./shift-change.ts";
import type { PendingChange } from "./pending-changes.ts";
import { changedFields } from "./pending-changes.ts";

/** The answer to a call, or its problem. */
export type Answer<T> = T | { problem: Problem };

/** A change of one shift that a person asked for; `before` is the shift as it was shown. */
export type WantedChange =
  | ({ kind: "add"; shift: Shift } & Warned)
  | ({ kind: "edit"; before: Shift; plan: ShiftPlan; placed: PlacedShift } & Warned)
  | { kind: "remove"; before: Shift };

/** What the rules find on the device that needs a reason; missing where they find nothing. */
export interface Warned {
  warned?: { codes: readonly OverrideCode[]; texts: readonly string[] };
}

/** The reason for what the rules warn of; missing where none is given. */
export interface Overriding {
  override?: OverrideDecision;
}

/** The calls of the server that change one shift. */
export interface ShiftWrites {
  add: (
    shiftId: ShiftId,
    shift: ShiftPlan,
    overriding: Overriding,
  ) => Promise<Answer<{ shiftId: ShiftId }>>;
  save: (
    edit: {
      shiftId: ShiftId;
      expectedVersion: number;
      shift: ShiftPlan;
      base: ShiftPlan;
    } & Overriding,
  ) => Promise<Answer<{ version: number; plan: ShiftPlan }>>;
  cancel: (shiftId: ShiftId, expectedVersion: number) => Promise<Answer<{ version: number }>>;
}

/** A change that the server has saved. */
export interface SavedChange {
  change: ShiftChange;
  version: number;
}

/** The plan that a change gives a shift, or takes from it. */
export function planWanted(wanted: WantedChange): ShiftPlan {
  if (wanted.kind === "add") return wanted.shift;
  return wanted.kind === "edit" ? wanted.plan : wanted.before;
}

/** The wanted change as the week shows it until live data does. */
export function pendingOf(wanted: WantedChange): PendingChange {
  const pending = { token: crypto.randomUUID(), savedVersion: null };
  if (wanted.kind === "add") {
    return { ...pending, kind: "add", shift: wanted.shift, shiftId: wanted.shift.id };
  }
  const { kind, before } = wanted;
  if (kind === "remove") return { ...pending, kind, shiftId: before.id };
  const fields = changedFields(planOf(before), wanted.plan);
  return { ...pending, kind, shiftId: before.id, fields, placed: wanted.placed };
}

interface Writing extends Overriding {
  writes: ShiftWrites;
  /** The version that this person's last write gave the shift; 0 where there is none. */
  ownVersion: number;
}

/**
 * Writes one change. An edit says from which plan it began, so that the server merges it with edits
 * of other fields; a removal expects the version that was shown, or that this person's own last
 * write gave the shift.
 */
export async function writeChange(
  wanted: WantedChange,
  { writes, ownVersion, override }: Writing,
): Promise<Answer<SavedChange>> {
  const overriding: Overriding = override === undefined ? {} : { override };
  if (wanted.kind === "add") return writeAdded(wanted.shift, writes, overriding);
  const { before } = wanted;
  const shiftId = before.id;
  const base = planOf(before);
  if (wanted.kind === "remove") {
    const answer = await writes.cancel(shiftId, Math.max(before.version, ownVersion));
    if ("problem" in answer) return answer;
    return { change: { shiftId, before: base, after: null }, version: answer.version };
  }
  const { plan } = wanted;
  const edit = { shiftId, expectedVersion: before.version, shift: plan, base, ...overriding };
  const answer = await writes.save(edit);
  if ("problem" in answer) return answer;
  const undone = planBefore(base, plan, answer.plan);
  return { change: { shiftId, before: undone, after: answer.plan }, version: answer.version };
}

async function writeAdded(
  shift: Shift,
  writes: ShiftWrites,
  overriding: Overriding,
): Promise<Answer<SavedChange>> {
  const after = planOf(shift);
  const answer = await writes.add(shift.id, after, overriding);
  if ("problem" in answer) return answer;
  return { change: { shiftId: shift.id, before: null, after }, version: 1 };
}
