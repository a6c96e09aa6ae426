import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PublishedShift, Shift } from "@crewline/domain/records/schedules/shift";
import { isSameOffer } from "@crewline/domain/rules/schedules/requests/same-offer";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { CompanyStore } from "../../../store/company/company-store.ts";

/** A shift that an employee can get, and how staff see it. */
export interface FreeShift {
  shift: Shift;
  seen: PublishedShift;
}

interface Wanted {
  employeeId: EmployeeId;
  /** The spots of the offer that the employee does not get. */
  isLeftOut?: (shift: Shift) => boolean;
}

/**
 * Returns the shift if it is open or given up, else another spot of the same offer. Throws
 * openShiftGone if there is none; the own shift of the employee is none.
 */
export async function findFreeShift(
  store: CompanyStore,
  asked: Shift,
  wanted: Wanted,
): Promise<FreeShift> {
  const shift = await freeShift(store, asked, wanted);
  const seen = shift === null ? null : await store.publishedShifts.find(shift.id);
  if (shift === null || seen === null) throw new RuleViolation("openShiftGone", {});
  return { shift, seen };
}

async function freeShift(
  store: CompanyStore,
  asked: Shift,
  { employeeId, isLeftOut = () => false }: Wanted,
): Promise<Shift | null> {
  if (asked.state !== "published" || asked.employeeId === employeeId) return null;
  if (asked.employeeId === null) return asked;
  const seen = await store.publishedShifts.find(asked.id);
  if (seen?.isGivenUp === true) return asked;
  return (await otherSpots(store, asked)).find((spot) => !isLeftOut(spot)) ?? null;
}

/** The other open published shifts that offer the same. */
export async function otherSpots(store: CompanyStore, shift: Shift): Promise<Shift[]> {
  const open = await store.shifts.list([
    ["employeeId", "==", null],
    ["locationId", "==", shift.locationId],
    ["day", "==", shift.day],
  ]);
  const offer = { ...shift, employeeId: null };
  return open.filter(
    (one) => one.id !== shift.id && one.state === "published" && isSameOffer(one, offer),
  );
}
