import type { EmployeeId } from "../../../kernel/ids/entity-ids.ts";
import type { WeekConfirmations } from "../../../records/schedules/shift-message.ts";

/** Of how many published shifts of a week an employee was told, and how many they confirmed. */
export interface PersonConfirmation {
  told: number;
  confirmed: number;
}

/** Returns the confirmations of a location's week by employee; no one who was told of nothing. */
export function confirmedByPerson(
  weeks: readonly WeekConfirmations[],
): ReadonlyMap<EmployeeId, PersonConfirmation> {
  return new Map(
    weeks
      .filter(({ shifts }) => shifts.length > 0)
      .map(({ employeeId, shifts }) => {
        const confirmed = shifts.filter(({ confirmedAt }) => confirmedAt !== null).length;
        return [employeeId, { told: shifts.length, confirmed }] as const;
      }),
  );
}

/** True once every shift that the employee was told of is confirmed. */
export function isConfirmed({ told, confirmed }: PersonConfirmation): boolean {
  return confirmed === told;
}
