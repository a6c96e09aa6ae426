import { expect, test } from "vitest";
import type { JobRole } from "../../records/job-roles/job-role.ts";
import { aJobRole } from "../../records/job-roles/role-id.test-support.ts";
import { restoredJobRoles } from "./restored-job-roles.ts";

const barista = { ...aJobRole("Barista"), code: "B1", colour: "#112233" };
const cook = aJobRole("Cook");
const host = aJobRole("Host");

const row = (before: readonly JobRole[], after: readonly JobRole[]) => ({
  changes: [{ field: "jobRoles", before: JSON.stringify(before), after: JSON.stringify(after) }],
});
const none = (obstacle: string) => ({ kind: "none", obstacle });
const roles = (...jobRoles: JobRole[]) => ({ kind: "jobRoles", jobRoles });

test("name, code and colour are restored, and what changed since stays", () => {
  const changed = { ...barista, name: "Coffee maker", code: "", colour: "#445566" };
  const change = row([barista, cook], [changed, cook]);
  const since = { ...cook, name: "Chef" };
  expect(restoredJobRoles([changed, since, host], change)).toEqual(roles(barista, since, host));
  const recoloured = { ...changed, colour: "#778899" };
  const renamed = row([barista], [{ ...barista, name: "Coffee maker" }]);
  expect(restoredJobRoles([recoloured], renamed)).toEqual(
    roles({ ...recoloured, name: "Barista" }),
  );
});

test("a removed role is added again, an added one is archived, and the order is as before", () => {
  expect(restoredJobRoles([cook], row([barista, cook], [cook]))).toEqual(roles(cook, barista));
  expect(restoredJobRoles([cook, host], row([cook], [cook, host]))).toEqual(
    roles(cook, { ...host, isArchived: true }),
  );
  expect(restoredJobRoles([host, cook, barista], row([barista, cook], [cook, barista]))).toEqual(
    roles(barista, cook, host),
  );
});

test("roles are not restored where nothing differs, their values are lost, or a name is taken", () => {
  const change = row([barista], [{ ...barista, name: "Maker" }]);
  expect(restoredJobRoles([barista], change)).toEqual(none("asItWas"));
  const taken = [
    { ...barista, name: "Maker" },
    { ...cook, name: "Barista" },
  ];
  expect(restoredJobRoles(taken, change)).toEqual(none("nameTaken"));
  const lost = { changes: [{ field: "jobRoles", before: null, after: null }] };
  expect(restoredJobRoles([barista], lost)).toEqual(none("notKept"));
});
