import type { MergeFact } from "../../records/employees/merge-fact.ts";

export const profileFacts = [
  "legalName",
  "address",
  "email",
  "phone",
  "birthDate",
  "emergencyName",
  "emergencyPhone",
] as const;
const employeeFacts = ["name", "payrollId", "employmentType", "contractSecondsPerWeek"] as const;

/** The values of the duplicate that were chosen, to be written over those of the record. */
export function takenFrom<T extends object>(duplicate: T, take: readonly MergeFact[]): Partial<T> {
  const known: readonly string[] = [...profileFacts, ...employeeFacts];
  const values = Object.entries(duplicate).filter(
    ([key]) => known.includes(key) && take.some((fact) => fact === key),
  );
  return Object.fromEntries(values) as Partial<T>;
}
