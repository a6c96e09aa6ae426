import {
  isOwnShift,
  newOverride,
  shiftChanges,
  shiftSeconds,
} from "@crewline/domain/rules/audits/shift-audit";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { EventActor } from "./event-actor.ts";
import { recordAudit } from "./record-audit.ts";

interface ShiftChange {
  act: "added" | "copied" | "changed" | "cancelled" | "removed" | "opened" | "moved";
  before: Shift | null;
  after: Shift | null;
}

/** Writes the audit row of a planned shift; staff see the change once its week is published. */
export function auditShift(
  store: CompanyStore,
  by: EventActor,
  { act, before, after }: ShiftChange,
): void {
  const shift = after ?? before;
  if (shift === null) return;
  const places = [before, after].flatMap((one) => one?.locationId ?? []);
  recordAudit(store, by, {
    entity: "shift",
    recordId: shift.id,
    act,
    day: shift.day,
    employeeId: after?.employeeId ?? before?.employeeId ?? null,
    locationIds: [...new Set(places)],
    isSelfEdit: isOwnShift(by.employeeId ?? null, before, after),
    isAfterApproval: before?.state === "published" || before?.state === "changed",
    deltaSeconds: shiftSeconds(after) - shiftSeconds(before),
    changes: shiftChanges(before, after),
    words: { reason: reasonOf(before, after) },
  });
}

/** The reason of the override that the change carries. */
function reasonOf(before: Shift | null, after: Shift | null): string | null {
  return newOverride(before, after)?.reason ?? null;
}
