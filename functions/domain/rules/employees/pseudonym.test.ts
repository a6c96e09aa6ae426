import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { held } from "../../records/skills/skill-id.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { Employee } from "../../records/employees/employee.ts";
import { employeeProfileSchema } from "../../records/employees/employee.ts";
import { emptiedProfile, pseudonymised, requireNotRemoved } from "./pseudonym.ts";

const today = "2026-11-21";
const ana: Employee = anEmployee({
  id: anEmployeeId("hx7b2kAna1"),
  name: "Ana Diaz",
  jobRoleIds: [roleId("barista")],
  status: "terminated",
  payrollId: "007",
  hiredOn: "2024-02-01",
  terminatedOn: "2026-10-31",
  skills: [held("First aid")],
  version: 4,
});

describe("a person who asks to be forgotten", () => {
  test("keeps the data that proves payroll, under a name that reveals nothing", () => {
    expect(pseudonymised(ana, " Ana Diaz ", today)).toEqual({
      ...ana,
      name: "Former employee ANA1",
      skills: [],
      isPseudonymised: true,
      version: 5,
    });
  });

  test("has left before", () => {
    const employed = { ...ana, status: "active" as const, terminatedOn: "2026-10-31" };
    expect(() => pseudonymised(employed, "Ana Diaz", today)).toThrow(
      broken("stillEmployed", { who: "Ana Diaz" }),
    );
  });

  test("needs the name typed exactly", () => {
    expect(() => pseudonymised(ana, "ana diaz", today)).toThrow(broken("nameDiffers"));
  });

  test("leaves no contact or personal data", () => {
    const profile = employeeProfileSchema.parse({
      email: "ana@x.example",
      phone: "1",
      notes: "tall",
      birthDate: "2000-01-01",
      emergencyName: "Bo",
      emergencyPhone: "2",
      version: 2,
    });
    expect(Object.values(emptiedProfile(profile)).filter(Boolean)).toEqual([3]);
  });
});

test("a record without a person behind it is refused", () => {
  expect(() => requireNotRemoved(ana)).not.toThrow();
  expect(() => requireNotRemoved({ ...ana, isPseudonymised: true })).toThrow(
    broken("personRemoved"),
  );
  expect(() => requireNotRemoved({ ...ana, mergedIntoId: anEmployeeId("bo") })).toThrow(
    broken("personRemoved"),
  );
});
