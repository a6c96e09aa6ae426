import { expect, test } from "vitest";
import { employeeFormSchema, profileFormSchema } from "./employee-form.ts";

const work = { name: "Ana Diaz", jobRoles: ["Barista"], locationIds: ["pier"] };

test("empty fields of an employee's work count as not known", () => {
  const parsed = employeeFormSchema.parse({
    employeeId: "ana",
    expectedVersion: 2,
    employee: { ...work, payrollId: " ", hiredOn: "" },
  });
  expect(parsed.employee).toEqual({ ...work, payrollId: null, hiredOn: null });
});

test("a payroll id keeps its leading zeros, and a day must exist", () => {
  const form = (hiredOn: string) => ({
    employeeId: "ana",
    expectedVersion: 2,
    employee: { ...work, payrollId: "0042", hiredOn },
  });
  expect(employeeFormSchema.parse(form("2026-02-28")).employee.payrollId).toBe("0042");
  expect(employeeFormSchema.safeParse(form("2026-02-30")).success).toBe(false);
});

test("contact data may be emptied, and an e-mail must be one", () => {
  const form = (email: string) => ({
    employeeId: "ana",
    expectedVersion: 1,
    profile: { email, phone: "", notes: "" },
  });
  expect(profileFormSchema.parse(form("")).profile).toEqual({
    email: null,
    phone: null,
    notes: "",
  });
  expect(profileFormSchema.parse(form("ANA@x.example")).profile.email).toBe("ana@x.example");
  expect(profileFormSchema.safeParse(form("ana")).success).toBe(false);
});
