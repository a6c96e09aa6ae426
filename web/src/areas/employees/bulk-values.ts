import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import type { BulkChange } from "@crewline/domain/rules/employees/bulk-change";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { employmentTypeSchema } from "@crewline/domain/records/employees/employee";
import type { WantedPolicy } from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { wantedPolicySchema } from "@crewline/domain/rules/overtime-policies/policy-inputs";
import { readHours } from "@crewline/domain/kernel/formats/hours-text";

/** The overtime policy belongs to the pay, and has a separate command. */
export type BulkKind = BulkChange["kind"] | "overtimePolicy";

export interface BulkValues {
  kind: BulkKind;
  locationId: LocationId | "";
  jobRoleId: JobRoleId | null;
  employmentType: string;
  hours: string;
  wanted: WantedPolicy;
}

export const noChange: BulkValues = {
  kind: "addLocation",
  locationId: "",
  jobRoleId: null,
  employmentType: "",
  hours: "",
  wanted: { policy: "exempt", day: "" },
};

/** Returns the errors of values with which the change cannot be made yet. */
export function bulkProblems(values: BulkValues): { value?: string } {
  if (values.kind === "overtimePolicy") {
    const wrong = wantedPolicySchema.safeParse(values.wanted).error?.issues[0]?.message;
    return wrong === undefined ? {} : { value: wrong };
  }
  return bulkChangeOf(values) === null ? { value: "Fill this in." } : {};
}

/** The change of records that the fields say; null while something is missing. */
export function bulkChangeOf(values: BulkValues): BulkChange | null {
  const { kind, locationId, jobRoleId, employmentType } = values;
  switch (kind) {
    case "addLocation":
    case "removeLocation":
    case "homeLocation":
      return locationId === "" ? null : { kind, locationId };
    case "addJobRole":
    case "removeJobRole":
      return jobRoleId === null ? null : { kind, jobRoleId };
    case "employmentType":
      return { kind, employmentType: readType(employmentType) };
    case "contractHours":
    case "maxHours":
      return hoursChange(kind, values.hours.trim());
    case "overtimePolicy":
      return null;
  }
}

function hoursChange(kind: "contractHours" | "maxHours", text: string): BulkChange | null {
  const seconds = readHours(text);
  return text !== "" && seconds === null ? null : { kind, seconds };
}

function readType(text: string): Employee["employmentType"] {
  return employmentTypeSchema.safeParse(text).data ?? null;
}
