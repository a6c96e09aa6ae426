import { anEmployeeId, aLocationId } from "../../kernel/ids/ids.test-support.ts";
import { held } from "../../records/skills/skill-id.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { Employee } from "../../records/employees/employee.ts";
import type { EmployeeFilter } from "./filter-employees.ts";
import { filterEmployees, jobRoleIdsOf, sortEmployees } from "./filter-employees.ts";

const employee = (name: string, change: Partial<Employee> = {}): Employee =>
  anEmployee({
    id: anEmployeeId(name.replaceAll(/[^A-Za-z]/gu, "")),
    name,
    jobRoleIds: [roleId("barista")],
    ...change,
  });

const ana = employee("Ana Díaz", {
  payrollId: "P-0042",
  jobRoleIds: [roleId("barista"), roleId("lead")],
});
const bo = employee("Bo O'Neill", {
  locationIds: [aLocationId("harbor"), aLocationId("mill")],
  status: "invited",
});
const cy = employee("Cy Gone", { status: "terminated" });
const everybody = [cy, bo, ana];

const unfiltered: EmployeeFilter = {
  text: "",
  status: null,
  jobRoleId: null,
  skillId: null,
  locationId: null,
  missing: null,
  withEmail: null,
  moreWords: null,
  today: "2026-11-21",
};
const found = (filter: Partial<EmployeeFilter>) =>
  filterEmployees(everybody, { ...unfiltered, ...filter });

describe("the directory", () => {
  test.each([
    ["ana", [ana]],
    ["diaz", [ana]],
    ["DI AN", [ana]],
    ["oneill", []],
    ["o neill", [bo]],
    ["0042", [ana]],
    ["naz", []],
    ["  ", [bo, ana]],
  ])("finds by %o", (text, expected) => {
    expect(found({ text })).toEqual(expected);
  });

  test("leaves out people who have gone until they are asked for", () => {
    expect(found({})).toEqual([bo, ana]);
    expect(found({ status: "terminated" })).toEqual([cy]);
    expect(found({ status: "invited" })).toEqual([bo]);
  });

  test("filters by job role and by location, together with the text", () => {
    expect(found({ jobRoleId: roleId("lead") })).toEqual([ana]);
    expect(found({ locationId: aLocationId("mill") })).toEqual([bo]);
    expect(found({ locationId: aLocationId("mill"), text: "ana" })).toEqual([]);
  });

  test("finds employees with missing data", () => {
    expect(found({ missing: "payrollId" })).toEqual([bo]);
    expect(found({ missing: "login" })).toEqual([bo, ana]);
    expect(found({ missing: "jobRole" })).toEqual([]);
  });

  test("lists each job role once and sorts people as they are read", () => {
    expect(jobRoleIdsOf(everybody)).toEqual(["barista", "lead"]);
    expect(sortEmployees(everybody)).toEqual([ana, bo, cy]);
  });
});

test("employees without an email address are found once addresses are loaded", () => {
  expect(found({ missing: "email" })).toEqual([]);
  expect(found({ missing: "email", withEmail: new Set([ana.id]) })).toEqual([bo]);
});

test("an employee whose skill has expired or ends within 30 days is found by it", () => {
  const withSkill = (name: string, expiresOn: string | null) =>
    employee(name, { skills: [held("Food safety", expiresOn)] });
  const people = [
    withSkill("Late", "2026-11-20"),
    withSkill("Soon", "2026-12-21"),
    withSkill("Fine", "2026-12-22"),
    withSkill("Ever", null),
    employee("None"),
  ];
  const namesWith = (missing: EmployeeFilter["missing"]) =>
    filterEmployees(people, { ...unfiltered, missing }).map(({ name }) => name);
  expect(namesWith("skillExpired")).toEqual(["Late"]);
  expect(namesWith("skillEndsSoon")).toEqual(["Soon"]);
});

test("employees are found by a skill that they have, whether or not it has expired", () => {
  const people = [
    employee("Late", { skills: [held("First aid"), held("Forklift", "2026-11-20")] }),
    employee("Other", { skills: [held("First aid")] }),
  ];
  const { skillId } = held("Forklift");
  expect(filterEmployees(people, { ...unfiltered, skillId })).toEqual(people.slice(0, 1));
});

test("a search finds people by their custom fields once those are known", () => {
  const moreWords = new Map([[bo.id, ["locker", "b12"]]]);
  expect(found({ text: "b12", moreWords })).toEqual([bo]);
  expect(found({ text: "bo b1", moreWords })).toEqual([bo]);
  expect(found({ text: "b12" })).toEqual([]);
});
