import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Skill } from "@crewline/domain/records/skills/skill";
import { aSkill, held, skillId } from "@crewline/domain/records/skills/skill-id.test-support";
import { describe, expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aBulk, aRow, problemsOf, undoBatch } from "../support/employee-rows.ts";

const [firstAid, forklift] = [aSkill("First aid"), aSkill("Forklift", { code: "FL" })];

async function saveSkills({ owner, read }: TestCompany, skills: readonly Skill[]) {
  const { version: expectedVersion } = await (await read()).company();
  const input = { ...anAttempt(), expectedVersion, skills: [...skills] };
  return owner.api.settings.saveSkills.mutate(input);
}

async function aSkilledCompany() {
  const company = await aCompany();
  await saveSkills(company, [firstAid, forklift]);
  return { company, ana: await anEmployee(company) };
}

const skillsOf = async ({ read }: TestCompany) => (await (await read()).company()).skills;
const personOf = async ({ read }: TestCompany, id: EmployeeId) => (await read()).employees.get(id);

describe("a skill", () => {
  test("is renamed by one write: what people hold stays as it was", async () => {
    const { company, ana } = await aSkilledCompany();
    const rows = [aRow({ employeeId: ana, employee: { skills: [held("First aid")] } })];
    await company.owner.api.employees.saveRows.mutate({ ...aBulk(), rows });
    const before = await personOf(company, ana);
    await saveSkills(company, [{ ...firstAid, name: "First aid at work" }, forklift]);
    expect(await personOf(company, ana)).toEqual(before);
    const { rows: history } = await company.owner.api.settings.history.query({ from: null });
    expect(JSON.stringify(history[0])).toContain("First aid at work");
  });

  test("that an employee holds is archived, and not removed; one that no one holds goes", async () => {
    const { company, ana } = await aSkilledCompany();
    const skills = [held("First aid", "2027-01-31")];
    const rows = [aRow({ employeeId: ana, employee: { skills } })];
    await company.owner.api.employees.saveRows.mutate({ ...aBulk(), rows });
    expect(await refusalOf(saveSkills(company, [forklift]))).toMatchObject({
      rule: "skillInUse",
      message: "First aid is in use, so it can't be removed. Archive it instead.",
    });
    await saveSkills(company, [{ ...firstAid, isArchived: true }]);
    expect(await skillsOf(company)).toEqual([{ ...firstAid, isArchived: true }]);
  });

  test("that the company does not have is refused, for people who are there and new ones", async () => {
    const { company, ana } = await aSkilledCompany();
    const employee = { skills: [{ skillId: skillId("unknown"), expiresOn: null }] };
    const added = { ...employee, name: "Cy", locationIds: [company.harbor] };
    const rows = [aRow({ employeeId: ana, employee }), aRow({ employeeId: null, employee: added })];
    const answer = await company.owner.api.employees.saveRows.mutate({ ...aBulk(), rows });
    expect(problemsOf(answer)).toEqual(Array(2).fill("This skill does not exist any more."));
  });

  test("is added once by its name, also when it is asked for twice, and brought back", async () => {
    const { company } = await aSkilledCompany();
    const { addSkill } = company.owner.api.settings;
    const [first, again] = [
      await addSkill.mutate({ ...anAttempt(), name: "Food safety" }),
      await addSkill.mutate({ ...anAttempt(), name: " food safety" }),
    ];
    expect(again).toEqual(first);
    await saveSkills(company, [{ ...firstAid, isArchived: true }]);
    const back = await addSkill.mutate({ ...anAttempt(), name: "FIRST AID" });
    expect(back.skillId).toBe(firstAid.id);
    expect(await skillsOf(company)).toEqual([firstAid]);
  });
});

describe("a file that names skills", () => {
  const named = (name: string) => [{ name, expiresOn: "2027-01-31" }];

  test("adds those that an admin's company lacks, and its undo removes them with their people", async () => {
    const { company, ana } = await aSkilledCompany();
    const cy = { name: "Cy", locationIds: [company.harbor] };
    const rows = [
      aRow({ key: "ana", employeeId: ana, namedSkills: named("fl") }),
      aRow({ key: "cy", employee: cy, namedSkills: named("Food safety") }),
    ];
    const { api } = company.owner;
    const bulk = aBulk();
    const answer = await api.employees.saveRows.mutate({ ...bulk, rows });
    expect(problemsOf(answer)).toEqual([null, null]);
    expect((await personOf(company, ana)).skills).toEqual([held("Forklift", "2027-01-31")]);
    expect((await skillsOf(company)).map(({ name }) => name)).toEqual([
      "First aid",
      "Forklift",
      "Food safety",
    ]);
    await undoBatch(api, answer.batchId);
    expect((await personOf(company, ana)).skills).toEqual([]);
    expect(await skillsOf(company)).toEqual([firstAid, forklift]);
  });

  test("is refused in its line to a manager who names an unknown one", async () => {
    const { company, ana } = await aSkilledCompany();
    const { api } = await aMember(company, { role: "manager", name: "Max" });
    const rows = [aRow({ employeeId: ana, namedSkills: named("Sommelier") })];
    const answer = await api.employees.saveRows.mutate({ ...aBulk(), rows });
    expect(problemsOf(answer)).toEqual([
      "There is no skill called Sommelier. Ask an admin to add it in Settings.",
    ]);
  });
});
