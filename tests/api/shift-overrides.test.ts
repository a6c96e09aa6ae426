import { describe, expect, test } from "vitest";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { defaultRules } from "@crewline/domain/records/company/rule-sections";
import { usualMinorTerms } from "@crewline/domain/records/company/minor-settings";
import { weekSubject } from "@crewline/domain/records/history/history-event";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { OverrideCode } from "@crewline/domain/records/schedules/shift-override";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { readPlanJudge } from "../../functions/src/operations/schedules/read-plan-judge.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aShift, aShiftPlan } from "../support/a-shift-plan.ts";
import { copied, previewOf } from "../support/a-week-copy.ts";
import { countReads } from "../support/count-reads.ts";
import { saveRules } from "../support/save-rules.ts";
import { todayInNewYork } from "../support/today.ts";

const HOUR = 3600;
const reason = "Ana asked for the hours";
/** A week of school after the rules of the tests begin. */
const monday = weekStartOf(addDays(todayInNewYork(), 14), "monday");
const tuesday = addDays(monday, 1);

/** A company whose days are eight hours long at most, with an employee of both locations. */
async function aLimitedCompany() {
  const company = await aCompany();
  const limits = { ...defaultRules.limits, maximumDaySeconds: 8 * HOUR };
  await saveRules(company, { section: "limits", value: limits }, todayInNewYork());
  const locationIds = [company.harbor, company.market];
  const employeeId = await anEmployee(company, { locationIds });
  const { addShift, saveShift } = company.owner.api.schedules;
  const add = (plan: Partial<ShiftPlan> & { range?: string }, codes: OverrideCode[] = []) =>
    addShift.mutate({
      ...anAttempt(),
      shift: aShiftPlan(company, { employeeId, day: monday, ...plan }),
      ...(codes.length > 0 && { override: { codes, reason } }),
    });
  return { company, employeeId, add, saveShift };
}

/** The same day of another year, for a birthday that is no February 29. */
const addYears = (day: string, years: number) =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4).replace("-02-29", "-02-28")}`;

const read = async (company: TestCompany) => company.read();

describe("a shift beyond a limit", () => {
  test("is refused without a reason, saved with one, and tells who gave it, when and why", async () => {
    const { company, employeeId, add } = await aLimitedCompany();
    const long = { range: "08:00-18:00" };
    expect(await refusalOf(add(long))).toMatchObject({
      code: "UNPROCESSABLE_CONTENT",
      rule: "overrideNeeded",
      message:
        "The day has more hours than allowed. Scheduling Ana Diaz then needs a reason. Enter one, or change the shift.",
    });
    expect(await refusalOf(add(long, ["rest"]))).toMatchObject({ rule: "overrideNeeded" });
    const { shiftId } = await add(long, ["dayHours"]);
    const store = await read(company);
    expect((await store.shifts.get(shiftId)).overrides).toMatchObject([
      { codes: ["dayHours"], reason, employeeId, byName: expect.any(String) },
    ]);
    const [row] = await store.audits.list([["recordId", "==", shiftId]]);
    expect(row?.words.values).toMatchObject({ reason });
    expect(row?.changes).toContainEqual({
      field: "overrides",
      before: "null",
      after: '["dayHours"]',
    });
  });

  test("needs no second reason for its note, its time taken back, or being restored", async () => {
    const { company, employeeId, add, saveShift } = await aLimitedCompany();
    const { shiftId } = await add({ range: "08:00-18:00" }, ["dayHours"]);
    const plan = aShiftPlan(company, { employeeId, day: monday, range: "08:00-18:00" });
    const save = (expectedVersion: number, shift: ShiftPlan) =>
      saveShift.mutate({ ...anAttempt(), shiftId, expectedVersion, shift });
    await save(1, { ...plan, note: "Keys" });
    const longer = aShiftPlan(company, { employeeId, day: monday, range: "07:00-18:00" });
    expect(await refusalOf(save(2, longer))).toMatchObject({ rule: "overrideNeeded" });
    await save(2, aShiftPlan(company, { employeeId, day: monday, range: "09:00-15:00" }));
    await save(3, plan);
    const { cancelShift } = company.owner.api.schedules;
    await cancelShift.mutate({ ...anAttempt(), shiftId, expectedVersion: 4 });
    await save(5, plan);
    expect((await (await read(company)).shifts.get(shiftId)).overrides).toHaveLength(1);
  });

  test("is copied only with a reason, which the preview asks for", async () => {
    const { company, add } = await aLimitedCompany();
    await add({ range: "08:00-18:00" }, ["dayHours"]);
    const copy = {
      source: { kind: "week", weekStart: monday },
      weekStarts: [addDays(monday, 14)],
    } as const;
    expect(await previewOf(company, copy)).toMatchObject([
      {
        added: 1,
        needsReason: ["dayHours"],
        warned: [{ who: expect.stringMatching(/^Ana Diaz, Mon /u) }],
      },
    ]);
    const [refused] = await copied(company, copy);
    expect(refused?.rows[0]?.problem).toMatch(/then needs a reason/u);
    const override = { codes: ["dayHours" as const], reason };
    const [done] = await copied(company, { ...copy, override });
    expect(done?.rows[0]).toMatchObject({ problem: null, canBeUndone: true });
  });
});

test("two managers assign the same employee at two locations at once: one of them succeeds", async () => {
  const { company, employeeId } = await aLimitedCompany();
  const managers = await Promise.all(
    [company.harbor, company.market].map(async (locationId) => ({
      locationId,
      api: (
        await aMember(company, { role: "manager", reach: [locationId], locationIds: [locationId] })
      ).api,
    })),
  );
  for (let day = monday; day < addDays(monday, 5); day = addDays(day, 1)) {
    const results = await Promise.allSettled(
      managers.map(({ api, locationId }) => {
        const shift = aShiftPlan(company, { employeeId, locationId, day, range: "09:00-12:00" });
        return api.schedules.addShift.mutate({ ...anAttempt(), shift });
      }),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  }
  const { shifts } = await read(company);
  expect(await shifts.list([["employeeId", "==", employeeId]])).toHaveLength(5);
});

test("a minor's legal limits refuse a shift although the manager gives a reason", async () => {
  const { company, employeeId, add } = await aLimitedCompany();
  const store = await read(company);
  const minors = { pack: "usFederal" as const, ...usualMinorTerms };
  const limits = { ...defaultRules.limits, minors };
  await saveRules(company, { section: "limits", value: limits }, todayInNewYork());
  const { version: expectedVersion, email, phone } = await store.employeeProfiles.get(employeeId);
  await company.owner.api.employees.saveProfile.mutate({
    ...anAttempt(),
    employeeId,
    expectedVersion,
    profile: { email, phone, notes: "", birthDate: addYears(monday, -15) },
  });
  expect(await refusalOf(add({ range: "16:00-20:00" }, ["dayHours"]))).toMatchObject({
    rule: "minorLimit",
    message: "Ana Diaz is a minor and would work 4 h that day; 3 h are allowed (29 CFR 570.35).",
  });
  await add({ range: "16:00-19:00" });
  const { minors: told } = await company.owner.api.schedules.planTerms.query({
    locationId: company.harbor,
    weekStart: monday,
  });
  expect(told).toEqual([{ employeeId, fromAges: Array(7).fill(14) }]);
});

test("changes within the company's notice are published with a reason, which the log keeps", async () => {
  const { company, add } = await aLimitedCompany();
  const notice = { days: 60, changeHundredths: 100, lostPercent: 50, closer: [] };
  const limits = { ...defaultRules.limits, notice };
  await saveRules(company, { section: "limits", value: limits }, todayInNewYork());
  await add({ range: "09:00-12:00" });
  const week = { locationId: company.harbor, weekStart: monday };
  const publish = (why?: string) =>
    company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week, reason: why });
  expect(await refusalOf(publish())).toMatchObject({
    code: "UNPROCESSABLE_CONTENT",
    rule: "noticeReasonNeeded",
    message: "A change is within the notice of the schedule. Enter a reason for it.",
  });
  expect(await refusalOf(publish("no"))).toMatchObject({ code: "BAD_REQUEST" });
  expect(await publish("Ben is sick")).toMatchObject({ added: 1 });
  const { history, audits } = await read(company);
  const subject = weekSubject(scheduleId(company.harbor, monday));
  const [event] = await history.list([["subject", "==", subject]]);
  expect(event).toMatchObject({ act: "published", published: { added: 1, late: 1 } });
  const rows = await audits.list([["entity", "==", "schedule"]]);
  expect(rows.map(({ words }) => words.values?.reason)).toContain("Ben is sick");
});

test("a company's own limit refuses a shift of ages that the law leaves free", async () => {
  const { company, employeeId, add } = await aLimitedCompany();
  const store = await read(company);
  const own = {
    fromAge: 16,
    schoolDaySeconds: 4 * HOUR,
    freeDaySeconds: null,
    schoolWeekSeconds: null,
    freeWeekSeconds: null,
    earliest: null,
    latest: "22:00",
    latestBeforeFreeDay: null,
  };
  const minors = { pack: "usFederal" as const, ...usualMinorTerms, own: [own] };
  const limits = { ...defaultRules.limits, minors };
  await saveRules(company, { section: "limits", value: limits }, todayInNewYork());
  const { version: expectedVersion, email, phone } = await store.employeeProfiles.get(employeeId);
  await company.owner.api.employees.saveProfile.mutate({
    ...anAttempt(),
    employeeId,
    expectedVersion,
    profile: { email, phone, notes: "", birthDate: addYears(monday, -17) },
  });
  expect(await refusalOf(add({ range: "19:00-22:30" }))).toMatchObject({
    rule: "minorLimit",
    message: "Ana Diaz is a minor and can't work after 22:00 that day (company limit).",
  });
  await add({ range: "18:00-22:00" });
  const { minors: told } = await company.owner.api.schedules.planTerms.query({
    locationId: company.harbor,
    weekStart: monday,
  });
  expect(told).toEqual([{ employeeId, fromAges: Array(7).fill(16) }]);
});

test("judging a shift reads the employee's own week, whatever else is planned", async () => {
  const { company, employeeId } = await aLimitedCompany();
  await aShift(company, { employeeId, day: tuesday, range: "09:00-12:00" });
  for (const range of ["08:00-10:00", "10:00-12:00", "12:00-14:00"]) {
    await aShift(company, { day: monday, range });
  }
  const store = await read(company);
  const location = await store.locations.get(company.harbor);
  const asked = { company: await store.company(), location, employeeIds: [employeeId] };
  const actor = { scope: "company" } as never;
  // The employee, one shift, no time off, availability, pay and the location of the shift.
  const reads = await countReads(() => readPlanJudge(store, actor, { ...asked, days: [monday] }));
  expect(reads).toBeLessThanOrEqual(6);
});
