import type { ShiftPlan } from "../../../records/schedules/shift.ts";
import { workFields } from "../same-cost.ts";

const offeredFields = [
  ...workFields,
  "note",
  "claimMode",
  "claimsEndHours",
] as const satisfies readonly (keyof ShiftPlan)[];

type Offered = Pick<ShiftPlan, (typeof offeredFields)[number] | "employeeId">;

/** True for two open shifts between which employees see no difference: spots of one offer. */
export function isSameOffer(a: Offered, b: Offered): boolean {
  return (
    a.employeeId === null &&
    b.employeeId === null &&
    offeredFields.every((field) => a[field] === b[field])
  );
}

/** The open shifts by what they offer, in their order: each group is an offer with its spots. */
export function offersOf<T extends Offered>(shifts: readonly T[]): [T, ...T[]][] {
  const groups: [T, ...T[]][] = [];
  for (const shift of shifts) {
    const group = groups.find(([first]) => isSameOffer(first, shift));
    if (group === undefined) groups.push([shift]);
    else group.push(shift);
  }
  return groups;
}
