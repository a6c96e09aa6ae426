import { aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { expect, test } from "vitest";
import { wage } from "../hours/entry-builder.test-support.ts";
import { rateBook, resolveRate } from "./resolve-rate.ts";

const noon = "2026-11-17T12:00:00.000Z";
const work = { jobRoleId: roleId("cook"), locationId: aLocationId("east"), at: noon };

test("the most specific rate wins, however old it is", () => {
  const anywhere = wage(1, { effectiveDate: "2026-11-01" });
  const east = wage(2, { locationId: aLocationId("east"), effectiveDate: "2026-10-01" });
  const cook = wage(3, { jobRoleId: roleId("cook"), effectiveDate: "2026-09-01" });
  const both = wage(4, {
    jobRoleId: roleId("cook"),
    locationId: aLocationId("east"),
    effectiveDate: "2026-08-01",
  });
  expect(resolveRate([anywhere], work, "UTC")).toBe(1);
  expect(resolveRate([anywhere, east], work, "UTC")).toBe(2);
  expect(resolveRate([cook, anywhere, east], work, "UTC")).toBe(3);
  expect(resolveRate([both, cook, anywhere, east], work, "UTC")).toBe(4);
});

test("a rate for other work does not apply", () => {
  expect(resolveRate([wage(1, { jobRoleId: roleId("lead") })], work, "UTC")).toBeNull();
  expect(resolveRate([wage(1, { locationId: aLocationId("west") })], work, "UTC")).toBeNull();
});

test("a rate begins with its local day and ends with the next one", () => {
  const wages = [
    wage(1, { effectiveDate: "2026-11-16" }),
    wage(2, { effectiveDate: "2026-11-17" }),
  ];
  const at = (instant: string) => resolveRate(wages, { ...work, at: instant }, "America/New_York");
  expect(at("2026-11-16T04:59:59.000Z")).toBeNull();
  expect(at("2026-11-16T05:00:00.000Z")).toBe(1);
  expect(at("2026-11-17T04:59:59.000Z")).toBe(1);
  expect(at("2026-11-17T05:00:00.000Z")).toBe(2);
});

test("a general rate does not end a specific one that began before it", () => {
  const wages = [
    wage(9, { jobRoleId: roleId("cook"), effectiveDate: "2026-01-01" }),
    wage(1, { effectiveDate: "2026-06-01" }),
  ];
  expect(resolveRate(wages, work, "UTC")).toBe(9);
});

test("two changes of one rate on one day, and a rate below zero, are violations", () => {
  const wages = [
    wage(1, { jobRoleId: roleId("cook") }),
    wage(2, { jobRoleId: roleId("cook") }),
    wage(-1),
  ];
  expect(rateBook(wages, "UTC").violations).toEqual([
    expect.objectContaining({ code: "duplicateRate", path: "wages.1.effectiveDate" }),
    expect.objectContaining({ code: "invalidRate", path: "wages.2.rateTenThousandths" }),
  ]);
});
