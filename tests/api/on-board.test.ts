import { aShiftId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { describe, expect, test } from "vitest";
import { formatsOfCountry } from "@crewline/domain/rules/company/country-formats";
import {
  noStarter,
  withIndustry,
  withRoleNames,
} from "@crewline/domain/records/company/industries";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { deviceFormats } from "@crewline/domain/kernel/formats/formats";
import { draftFirstWeek } from "@crewline/domain/rules/drafts/draft-first-week";
import { weekdays } from "@crewline/domain/kernel/time/local-date";
import { localDateAt } from "@crewline/domain/kernel/time/zone";
import type { TestCompany } from "../support/a-company.ts";
import { readCompany } from "../../functions/src/store/company/read-company.ts";
import { aCompany, aMember, anEmployee, basics, memberOf } from "../support/a-company.ts";
import { aShift, aShiftPlan, monday } from "../support/a-shift-plan.ts";
import { anAttempt, apiFor, refusalOf } from "../support/api-client.ts";
import { aLogin } from "../support/auth-emulator.ts";

const rules = {
  weekStart: "sunday",
  overtimePreset: "california",
  payPeriod: { kind: "weekly", startsOn: "sunday" },
} as const;

async function versionOf(company: TestCompany): Promise<number> {
  return (await (await company.read()).company()).version;
}

describe("setting up a company", () => {
  test("goes on where it was left, and remembers what was left out", async () => {
    const company = await aCompany();
    const { api } = company.owner;
    const read = async () => (await (await company.read()).company()).onBoarding;
    expect(await read()).toEqual({ step: "location", skipped: [] });
    await api.onBoard.leaveStep.mutate({ ...anAttempt(), step: "location", isSkipped: false });
    await api.onBoard.leaveStep.mutate({ ...anAttempt(), step: "rules", isSkipped: true });
    expect(await read()).toEqual({ step: "people", skipped: ["rules"] });
  });

  test("begins with the job roles of its industry, and changes both while it is set up", async () => {
    const login = await aLogin();
    const founder = apiFor(login.idToken);
    const starter = withIndustry(noStarter, "cafe", { newId: randomUUID });
    const input = { ...anAttempt(), company: basics, starter };
    const { companyId } = await founder.onBoard.createCompany.mutate(input);
    const { api } = await memberOf(login);
    const read = async () => (await readCompany(companyId)).company();
    expect(await read()).toMatchObject(starter);

    const gym = withIndustry(withRoleNames(starter, ["Barista", "Roaster"], randomUUID), "gym", {
      newId: randomUUID,
    });
    const save = (change: object) =>
      api.onBoard.saveBasics.mutate({
        ...anAttempt(),
        company: basics,
        expectedVersion: 1,
        ...change,
      });
    await save({ starter: gym });
    expect(await read()).toMatchObject(gym);
    expect(gym.jobRoles.map(({ name }) => name)).toContain("Roaster");
    await save({ expectedVersion: 2 });
    expect(await read()).toMatchObject(gym);
  });

  test("has no job roles where no industry was chosen", async () => {
    const founder = apiFor((await aLogin()).idToken);
    const founded = { ...anAttempt(), company: basics };
    const { companyId } = await founder.onBoard.createCompany.mutate(founded);
    expect(await (await readCompany(companyId)).company()).toMatchObject(noStarter);
  });

  test("sets the rules that the company begins with", async () => {
    const company = await aCompany();
    const { api } = company.owner;
    const edit = { ...anAttempt(), expectedVersion: await versionOf(company) };
    await api.onBoard.saveRules.mutate({ ...edit, rules });
    expect(await (await company.read()).company()).toMatchObject({
      payPeriod: rules.payPeriod,
      workRules: { preset: "california", weekStart: "sunday" },
    });
  });

  test("writes as its country does, and warns of short rest where the law asks for eleven hours", async () => {
    const formats = formatsOfCountry("DE");
    const berlin = { country: "DE", currency: "EUR", timeZone: "Europe/Berlin", formats };
    const company = await aCompany({ ...berlin, overtimePreset: "none" });
    const founded = await (await company.read()).company();
    expect(founded).toMatchObject({ formats, workRules: { preset: "none" } });
    const today = localDateAt(founded.createdAt, "Europe/Berlin");
    expect(rulesOn(founded, today).limits.minimumRestSeconds).toBe(11 * 3600);

    const { api } = company.owner;
    await api.onBoard.saveRules.mutate({ ...anAttempt(), expectedVersion: 1, rules });
    const ruled = await (await company.read()).company();
    expect(rulesOn(ruled, today).limits.minimumRestSeconds).toBe(11 * 3600);
    expect(ruled.workRules.preset).toBe("california");
  });

  test("leaves the formats to the device and the limits open where nothing is known", async () => {
    const company = await aCompany();
    const { formats, ruleChanges } = await (await company.read()).company();
    expect([formats, ruleChanges]).toEqual([deviceFormats, []]);
  });

  test("corrects name, zone and country, and brings the country's rules", async () => {
    const company = await aCompany();
    const { api } = company.owner;
    const formats = formatsOfCountry("DE");
    const berlin = { name: "Hafen", country: "DE", currency: "EUR", timeZone: "Europe/Berlin" };
    const corrected = { ...basics, ...berlin, formats, overtimePreset: "none" } as const;
    const edit = { ...anAttempt(), expectedVersion: await versionOf(company) };
    await api.onBoard.saveBasics.mutate({ ...edit, company: corrected });
    const saved = await (await company.read()).company();
    expect(saved).toMatchObject({ ...berlin, formats, workRules: { preset: "none" } });
    const today = localDateAt(saved.createdAt, "Europe/Berlin");
    expect(rulesOn(saved, today).limits.minimumRestSeconds).toBe(11 * 3600);
    const stale = api.onBoard.saveBasics.mutate({ ...edit, ...anAttempt(), company: corrected });
    expect(await refusalOf(stale)).toMatchObject({ rule: "staleVersion" });
  });

  test("keeps the rules of planned weeks when only the name is corrected", async () => {
    const company = await aCompany();
    await aShift(company);
    const { api } = company.owner;
    const edit = async () => ({ ...anAttempt(), expectedVersion: await versionOf(company) });
    const renamed = { ...basics, name: "Pier Coffee" };
    await api.onBoard.saveBasics.mutate({ ...(await edit()), company: renamed });
    expect((await (await company.read()).company()).name).toBe("Pier Coffee");
    const ruled = { ...renamed, overtimePreset: "none" as const };
    const saving = api.onBoard.saveBasics.mutate({ ...(await edit()), company: ruled });
    expect(await refusalOf(saving)).toMatchObject({ rule: "settingInUse" });
  });

  test("does not change rules by which a week is planned already", async () => {
    const company = await aCompany();
    await aShift(company);
    const edit = { ...anAttempt(), expectedVersion: await versionOf(company) };
    const saving = company.owner.api.onBoard.saveRules.mutate({ ...edit, rules });
    expect(await refusalOf(saving)).toMatchObject({ rule: "settingInUse" });
  });
});

test("an invited person says name and phone, and keeps a phone that was known", async () => {
  const company = await aCompany();
  const ana = await aMember(company, { name: "Ana" });
  const save = (phone: string | null) =>
    ana.api.onBoard.saveProfile.mutate({ ...anAttempt(), displayName: "Ana Lima", phone });
  await save("(615) 555-0100");
  await save(null);
  const store = await company.read();
  expect(await store.members.get(ana.login.uid)).toMatchObject({ displayName: "Ana Lima" });
  expect(await store.employeeProfiles.get(ana.employeeId)).toMatchObject({ phone: "+16155550100" });
});

describe("many shifts at once", () => {
  const location = (company: TestCompany) => ({
    id: company.harbor,
    timeZone: "America/New_York",
    openingHours: Object.fromEntries(
      weekdays.map((day) => [day, [{ opensAt: "07:00", closesAt: "19:00" }]]),
    ),
    specialDays: [],
    staffing: [],
  });

  async function aDraft(
    company: TestCompany,
    people: { id: EmployeeId; jobRoleIds: JobRoleId[] }[],
  ) {
    const week = { location: location(company), weekStart: monday, people, planned: [] };
    return draftFirstWeek(week).map(({ locationId: _location, ...shift }) => shift);
  }

  test("are drafts of a first week, which can be taken away again", async () => {
    const company = await aCompany();
    const id = await anEmployee(company);
    const shifts = await aDraft(company, [{ id, jobRoleIds: [roleId("barista")] }]);
    const { api } = company.owner;
    const input = { ...anAttempt(), locationId: company.harbor, shifts };
    const added = await api.schedules.addShifts.mutate(input);
    expect(await api.schedules.addShifts.mutate(input)).toEqual(added);
    expect([added.shiftIds.length, added.skipped]).toEqual([shifts.length, []]);
    const store = await company.read();
    const there = await store.shifts.list([["locationId", "==", company.harbor]]);
    expect(there.map(({ state }) => state)).toEqual(shifts.map(() => "draft"));
    expect(there.every(({ weekStart }) => weekStart === monday)).toBe(true);

    const [touched = aShiftId("none")] = added.shiftIds;
    const plan = aShiftPlan(company, { range: "05:00-06:00" });
    const edit = { ...anAttempt(), shiftId: touched, expectedVersion: 1, shift: plan };
    await api.schedules.saveShift.mutate(edit);
    const { shiftIds } = added;
    expect(await api.schedules.removeDrafts.mutate({ ...anAttempt(), shiftIds })).toEqual({
      removed: shifts.length - 1,
      kept: 1,
    });
  });

  test("that collide are left out with the reason, and the others are planned", async () => {
    const company = await aCompany();
    const employeeId = await anEmployee(company);
    await aShift(company, { employeeId, range: "12:00-20:00" });
    const plan = (range: string) => {
      const { locationId: _location, ...shift } = aShiftPlan(company, { employeeId, range });
      return shift;
    };
    const shifts = [plan("08:00-13:00"), plan("06:00-08:00")];
    const input = { ...anAttempt(), locationId: company.harbor, shifts };
    const { shiftIds, skipped } = await company.owner.api.schedules.addShifts.mutate(input);
    expect(shiftIds).toHaveLength(1);
    expect(skipped).toMatchObject([
      { why: "Ana Diaz already works 12:00–20:00 at Harbor on Monday." },
    ]);
  });

  test("of another manager's location are not taken away", async () => {
    const company = await aCompany();
    const manager = await aMember(company, { role: "manager", reach: [company.market] });
    const shiftIds = [await aShift(company)];
    const answer = await manager.api.schedules.removeDrafts.mutate({ ...anAttempt(), shiftIds });
    expect(answer).toEqual({ removed: 0, kept: 0 });
  });
});
