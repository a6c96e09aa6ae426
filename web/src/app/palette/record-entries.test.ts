import { expect, test } from "vitest";
import { american } from "@crewline/domain/kernel/formats/readers.test-support";
import { anEmployee } from "@crewline/domain/records/employees/employee-builder.test-support";
import { nameOfRole, roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { aLocation } from "@crewline/domain/records/locations/location-builder.test-support";
import { locationEntries, personEntries, weekEntries } from "./record-entries.ts";

test("people are offered with their job roles, former employees last, removed records never", () => {
  const [ana, ben, gone] = [
    anEmployee({ name: "Ana Diaz", status: "terminated" }),
    anEmployee({ name: "Ben Ito", jobRoleIds: [roleId("barista")] }),
    anEmployee({ name: "Removed person", isPseudonymised: true }),
  ];
  const entries = personEntries([ana, ben, gone], nameOfRole);
  expect(entries.map(({ label, detail }) => [label, detail])).toEqual([
    ["Ben Ito", nameOfRole(roleId("barista"))],
    ["Ana Diaz", "Former employee"],
  ]);
});

test("a location leads to its schedule, and to its record only where that may be seen", () => {
  const locations = [aLocation(), aLocation({ status: "archived" })];
  const paths = (mayEdit: boolean) =>
    locationEntries(locations, { mayPlan: true, mayEdit }).map(({ to }) => to);
  expect(paths(false)).toEqual(["/schedules?location=pier"]);
  expect(paths(true)).toEqual(["/schedules?location=pier", "/locations?location=pier"]);
});

test("the present week comes first, then the next and the last, across a turn of the year", () => {
  const weeks = weekEntries("2026-12-31", "monday", american);
  expect(weeks.slice(0, 4).map(({ detail, to }) => [detail, to])).toEqual([
    ["This week", "/schedules?week=2026-12-28"],
    ["Next week", "/schedules?week=2027-01-04"],
    ["Last week", "/schedules?week=2026-12-21"],
    ["", "/schedules?week=2027-01-11"],
  ]);
  expect(new Set(weeks.map(({ to }) => to)).size).toBe(weeks.length);
});
