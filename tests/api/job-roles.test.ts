import { aShiftTemplate } from "../support/a-shift-template.ts";
import type { JobRole } from "@crewline/domain/records/job-roles/job-role";
import { aJobRole, roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { describe, expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee, testRoles } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anEntry } from "../support/an-entry.ts";
import { aBulk, aRow, problemsOf } from "../support/employee-rows.ts";

describe("a job role", () => {
  const saveRoles = async ({ owner, read }: TestCompany, jobRoles: readonly JobRole[]) => {
    const { version: expectedVersion } = await (await read()).company();
    const input = { ...anAttempt(), expectedVersion, jobRoles: [...jobRoles] };
    return owner.api.settings.saveJobRoles.mutate(input);
  };

  test("is renamed by one write: what refers to it stays as it was", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    const before = await (await company.read()).employees.get(ana);
    const [barista, ...others] = testRoles;
    await saveRoles(company, [{ ...aJobRole("Barista"), ...barista, name: "Maker" }, ...others]);
    expect(await (await company.read()).employees.get(ana)).toEqual(before);
    const bo = await anEmployee(company, { name: "Cy", jobRole: "MAKER" });
    expect((await (await company.read()).employees.get(bo)).jobRoleIds).toEqual(["barista"]);
  });

  test("that people have can be archived and brought back, and not removed", async () => {
    const company = await aCompany();
    await anEmployee(company, { jobRole: "Cook" });
    const archived = testRoles.map((role) => ({ ...role, isArchived: role.name === "Cook" }));
    await saveRoles(company, archived);
    const without = testRoles.filter(({ name }) => name !== "Cook");
    expect(await refusalOf(saveRoles(company, without))).toMatchObject({
      rule: "jobRoleInUse",
      message: "Cook is in use, so it can't be removed. Archive it instead.",
    });
    await saveRoles(company, testRoles);
    expect((await (await company.read()).company()).jobRoles).toEqual(testRoles);
  });

  test.each([
    ["a shift", (company: TestCompany) => aShift(company, { jobRoleId: roleId("host") })],
    [
      "the staffing of a location",
      async ({ owner, harbor }: TestCompany) => {
        const times = { weekdays: ["monday" as const], startsAt: "09:00", endsAt: "12:00" };
        const staffing = [{ ...times, jobRoleId: roleId("host"), people: 1 }];
        const place = { ...anAttempt(), locationId: harbor, expectedVersion: 1 };
        await owner.api.locations.save.mutate({ ...place, location: { staffing } });
      },
    ],
    [
      "a shift template",
      (company: TestCompany) => aShiftTemplate(company, { jobRoleId: roleId("host") }),
    ],
    [
      "a time entry",
      async (company: TestCompany) =>
        anEntry(company, await anEmployee(company), { jobRoleId: roleId("host") }),
    ],
  ])("that %s has is not removed", async (_what, use) => {
    const company = await aCompany();
    await use(company);
    const without = testRoles.filter(({ name }) => name !== "Host");
    expect(await refusalOf(saveRoles(company, without))).toMatchObject({ rule: "jobRoleInUse" });
  });

  test("that nothing has is removed", async () => {
    const company = await aCompany();
    await saveRoles(company, testRoles.slice(0, 1));
    expect((await (await company.read()).company()).jobRoles).toHaveLength(1);
  });

  test("that the company does not have is refused for shifts, people and time", async () => {
    const company = await aCompany();
    const ana = await anEmployee(company);
    const nobody = roleId("unknown");
    for (const call of [
      aShift(company, { jobRoleId: nobody }),
      anEntry(company, ana, { jobRoleId: nobody }),
    ]) {
      expect(await refusalOf(call)).toMatchObject({ rule: "notFound" });
    }
  });

  test("that no one may add is refused to a manager who names it", async () => {
    const company = await aCompany();
    const { api } = await aMember(company, { role: "manager", name: "Max" });
    const ana = await anEmployee(company);
    const rows = [aRow({ employeeId: ana, jobRoleNames: ["Sommelier"] })];
    const answer = await api.employees.saveRows.mutate({ ...aBulk(), rows });
    expect(problemsOf(answer)).toEqual([
      "There is no job role called Sommelier. Ask an admin to add it in Settings.",
    ]);
  });
});

test("a job role with a long name can be given to people, places and shifts to staff", async () => {
  const name = "n".repeat(60);
  const company = await aCompany();
  const { settings, locations, employees } = company.owner.api;
  const id = "long";
  const jobRoles = [...testRoles, aJobRole(name, { id: roleId(id) })];
  await settings.saveJobRoles.mutate({ ...anAttempt(), expectedVersion: 1, jobRoles });
  const place = { ...anAttempt(), locationId: company.harbor, expectedVersion: 1 };
  const from = { weekdays: ["monday" as const], startsAt: "09:00", endsAt: "12:00" };
  const staffing = [{ ...from, jobRoleId: roleId(id), people: 1 }];
  await locations.save.mutate({ ...place, location: { jobRoleIds: [roleId(id)], staffing } });
  const people = [{ name: "Ana", email: null, jobRole: name, rateTenThousandths: null }];
  const where = { locationIds: [company.harbor], ratesFrom: "2026-01-01" };
  const added = await employees.add.mutate({ ...anAttempt(), people, ...where });
  expect(added.employeeIds).toHaveLength(1);
});

test("job roles keep their order and colours, each name once, and the reason of a change", async () => {
  const company = await aCompany();
  const { saveJobRoles } = company.owner.api.settings;
  const jobRoles = [aJobRole("Barista", { colour: "#2e7d32" }), aJobRole("Baker")];
  const reason = "Renamed by mistake.";
  await saveJobRoles.mutate({ ...anAttempt(), expectedVersion: 1, jobRoles, reason });
  const store = await company.read();
  expect((await store.company()).jobRoles).toEqual(jobRoles);
  const audits = await store.audits.list([["entity", "==", "settings"]]);
  expect(audits.map(({ words }) => words.values?.reason)).toContain(reason);
  const twice = [...jobRoles, aJobRole("barista", { id: roleId("other") })];
  const refused = saveJobRoles.mutate({ ...anAttempt(), expectedVersion: 2, jobRoles: twice });
  expect((await refusalOf(refused)).fieldErrors).toMatchObject({
    "jobRoles.2.name": expect.stringContaining("already"),
  });
});

test('a job role that one added person brings along is not said to be "in a bulk change"', async () => {
  const company = await aCompany();
  const { settings, employees } = company.owner.api;
  const people = [{ name: "Ana", email: null, jobRole: "Roaster", rateTenThousandths: null }];
  const where = { locationIds: [company.harbor], ratesFrom: "2026-01-01" };
  await employees.add.mutate({ ...anAttempt(), people, ...where });
  const { rows } = await settings.history.query({ from: null });
  expect(rows[0]).toMatchObject({ act: "changed", batchId: null });
});
