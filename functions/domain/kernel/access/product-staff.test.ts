import { describe, expect, test } from "vitest";
import type { StaffProof } from "./product-staff.ts";
import { isProductStaff } from "./product-staff.ts";

const person = (change: Partial<StaffProof>): StaffProof => ({
  admin: true,
  email: "kim@staff.example",
  isEmailVerified: true,
  signInProvider: "password",
  ...change,
});

describe("product staff", () => {
  test("are admins with a verified address on the company's own domain, in any case", () => {
    expect(isProductStaff(person({}), "staff.example")).toBe(true);
    expect(isProductStaff(person({ email: "KIM@STAFF.EXAMPLE" }), "staff.example")).toBe(true);
  });

  test.each([
    "x@staff.example.evil.com",
    "x@evilstaff.example",
    "x@sub.staff.example",
    "x@staffxexample",
    "a@b@staff.example",
    "@staff.example",
    null,
  ])("are not recognised by the address %s", (email) => {
    expect(isProductStaff(person({ email }), "staff.example")).toBe(false);
  });

  test.each([
    { isEmailVerified: false },
    { admin: false },
    { signInProvider: "github.com" },
    { signInProvider: "anonymous" },
    { signInProvider: null },
  ])("need every part of the rule: %o", (change) => {
    expect(isProductStaff(person(change), "staff.example")).toBe(false);
  });
});
