import { entriesById } from "../../kernel/ids/entries-by-id.ts";
import { anEmployeeId, aLocationId, aUserId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../job-roles/role-id.test-support.ts";
import { held } from "../skills/skill-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { anEmployee } from "./employee-builder.test-support.ts";
import {
  packPublic,
  packWhole,
  shardIds,
  shardOf,
  shardsOf,
  unpackPublic,
  unpackWhole,
} from "./directory.ts";
import type { Employee, EmployeeStatus } from "./employee.ts";
import { employeeStatusSchema, noTerms } from "./employee.ts";

const ana: Employee = anEmployee({
  id: anEmployeeId("ana"),
  name: "Ana Díaz",
  jobRoleIds: [roleId("barista")],
  locationIds: [aLocationId("quay")],
  userId: aUserId("u1"),
  payrollId: "007",
  hiredOn: "2025-01-01",
  contractSecondsPerWeek: 144_000,
  skills: [held("First aid")],
  version: 7,
});

describe("a person in the directory", () => {
  test("shows members the name, job roles, locations, colour and whether they still work there", () => {
    const text = packPublic(ana);
    expect(Object.keys(JSON.parse(text))).toEqual([
      "name",
      "jobRoleIds",
      "locationIds",
      "status",
      "colour",
    ]);
    expect(unpackPublic(anEmployeeId("ana"), text)).toEqual({
      ...ana,
      userId: null,
      payrollId: null,
      hiredOn: null,
      ...noTerms,
      version: 1,
    });
  });

  test("is not shown to colleagues as invited or on leave, only as terminated", () => {
    const told = (status: EmployeeStatus) =>
      unpackPublic(anEmployeeId("ana"), packPublic({ ...ana, status })).status;
    expect(employeeStatusSchema.options.map(told)).toEqual([
      "active",
      "active",
      "active",
      "terminated",
    ]);
    expect(packPublic({ ...ana, status: "onLeave" })).not.toContain("onLeave");
    const old = JSON.stringify({ ...ana, status: "onLeave" });
    expect(unpackPublic(anEmployeeId("ana"), old).status).toBe("active");
  });

  test("shows admins every value", () => {
    expect(unpackWhole(anEmployeeId("ana"), packWhole(ana))).toEqual(ana);
  });

  test("is in the shard that follows from the id, and in no other", () => {
    const people = ["a", "b", "c", "d", "e"].map((id) => ({ ...ana, id: anEmployeeId(id) }));
    const shards = shardsOf(people, packPublic);
    expect([...shards.keys()]).toEqual(shardIds);
    for (const [shard, { people: packed }] of shards) {
      const ids = entriesById(packed).map(([id]) => id);
      expect(ids.map(shardOf)).toEqual(ids.map(() => shard));
    }
    expect([...shards.values()].flatMap(({ people: packed }) => Object.keys(packed))).toHaveLength(
      5,
    );
  });
});

test("a shard of five thousand people stays far below the megabyte of a document", () => {
  const id = anEmployeeId("x".repeat(20));
  const bytes = packWhole({ ...ana, id, name: "N".repeat(40) }).length + id.length + 2;
  expect((bytes * 5000) / shardIds.length).toBeLessThan(700_000);
});
