import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { areInOrder } from "../employees/check-hours.ts";
import type { Employee, EmployeeProfile } from "../../records/employees/employee.ts";
import { MOST_HELD_SKILLS } from "../../records/skills/skill.ts";
import { eachOnce } from "../skills/held-skills.ts";
import type { MergeFact } from "../../records/employees/merge-fact.ts";
import { takenFrom } from "./taken-from.ts";

/**
 * Returns the record that stays, with the values that only the duplicate had; where both have one
 * it stays, except for the facts that were chosen from the duplicate.
 */
export function withDuplicate(
  stays: Employee,
  duplicate: Employee,
  take: readonly MergeFact[] = [],
): Employee {
  const filled = <K extends keyof Employee>(key: K) => stays[key] ?? duplicate[key];
  return {
    ...withHours(stays, duplicate),
    jobRoleIds: [...new Set([...stays.jobRoleIds, ...duplicate.jobRoleIds])].slice(0, 20),
    locationIds: [...new Set([...stays.locationIds, ...duplicate.locationIds])].slice(0, 50),
    skills: eachOnce([...stays.skills, ...duplicate.skills]).slice(0, MOST_HELD_SKILLS),
    userId: filled("userId"),
    payrollId: filled("payrollId"),
    hiredOn: earlier(stays.hiredOn, duplicate.hiredOn),
    employmentType: filled("employmentType"),
    hasPin: stays.hasPin || duplicate.hasPin,
    hasPhoto: stays.hasPhoto || duplicate.hasPhoto,
    ...takenFrom(duplicate, take),
    version: stays.version + 1,
  };
}

const hourFields = ["contractSecondsPerWeek", "minSecondsPerWeek", "maxSecondsPerWeek"] as const;

/** The hours a week that only the duplicate knew, save those that contradict what stays. */
function withHours(stays: Employee, duplicate: Employee): Employee {
  let after = stays;
  for (const field of hourFields) {
    const filled = { ...after, [field]: after[field] ?? duplicate[field] };
    if (areInOrder(filled)) after = filled;
  }
  return after;
}

function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

/** The remaining record of the duplicate, which names the record that took over. */
export function mergedAway(duplicate: Employee, staysId: EmployeeId): Employee {
  return {
    ...duplicate,
    status: "terminated",
    userId: null,
    payrollId: null,
    leave: null,
    hasPin: false,
    hasPhoto: false,
    mergedIntoId: staysId,
    version: duplicate.version + 1,
  };
}

/** Contact and personal data of the record that stays, filled up from the duplicate's. */
export function profileWithDuplicate(
  stays: EmployeeProfile,
  duplicate: EmployeeProfile,
  take: readonly MergeFact[] = [],
): EmployeeProfile {
  const notes = [stays.notes, duplicate.notes].filter((note) => note !== "");
  return {
    email: stays.email ?? duplicate.email,
    phone: stays.phone ?? duplicate.phone,
    notes: [...new Set(notes)].join("\n").slice(0, 500),
    legalName: stays.legalName ?? duplicate.legalName,
    address: stays.address ?? duplicate.address,
    birthDate: stays.birthDate ?? duplicate.birthDate,
    emergencyName: stays.emergencyName ?? duplicate.emergencyName,
    emergencyPhone: stays.emergencyPhone ?? duplicate.emergencyPhone,
    ...takenFrom(duplicate, take),
    version: stays.version + 1,
  };
}
