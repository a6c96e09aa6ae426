import type { EmployeeId, TimeOffId } from "@crewline/domain/kernel/ids/entity-ids";
import { beforeAll, describe, expect, test } from "vitest";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { Member, TestCompany } from "../support/a-company.ts";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { aShift, aShiftPlan } from "../support/a-shift-plan.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { previewOf } from "../support/a-week-copy.ts";
import { todayInNewYork } from "../support/today.ts";
import { resigned } from "../support/an-end-cause.ts";
import { aRequest, ask, decide, cancel, mailsTo } from "../support/time-off-requests.ts";

const today = todayInNewYork();
/** A Monday far enough ahead that no test meets today. */
const monday = weekStartOf(addDays(today, 21), "monday");
const day = (offset: number) => addDays(monday, offset);

let company: TestCompany;
let ana: Member & { employeeId: EmployeeId };
let manager: Member & { employeeId: EmployeeId };
beforeAll(async () => {
  company = await aCompany();
  [ana, manager] = [
    await aMember(company),
    await aMember(company, { role: "manager", name: "Marcus Lee" }),
  ];
});

const stored = async (id: TimeOffId) => (await company.read()).timeOff.get(id);

describe("a request", () => {
  test("of an employee notifies the managers, and its decision the employee", async () => {
    const attempt = aRequest(ana.employeeId, day(0), { note: "A wedding" });
    const { timeOffId } = await ana.api.calendar.requestTimeOff.mutate(attempt);
    expect(await ana.api.calendar.requestTimeOff.mutate(attempt)).toEqual({ timeOffId });
    expect(await stored(timeOffId)).toMatchObject({
      state: "requested",
      locationIds: [company.harbor],
      decidedByName: null,
    });
    expect(await mailsTo(manager, "timeOffRequested")).toMatchObject([
      { employeeName: "Ana Diaz", note: "A wedding", span: { from: day(0) } },
    ]);
    expect(await mailsTo(company.owner, "timeOffRequested")).toEqual([]);
    await decide(manager, timeOffId, { decision: "denied", note: "We are short" });
    expect(await stored(timeOffId)).toMatchObject({ state: "denied", version: 2 });
    expect(await mailsTo(ana, "timeOffDecided")).toMatchObject([
      { decision: "denied", note: "We are short" },
    ]);
    expect(await refusalOf(decide(manager, timeOffId))).toMatchObject({ rule: "staleVersion" });
    expect(await refusalOf(decide(manager, timeOffId, { expectedVersion: 2 }))).toMatchObject({
      code: "CONFLICT",
      message: "This time off was denied. Ask for it again instead.",
    });
  });

  test("is refused on days that are taken, for others, and beyond the employment", async () => {
    await ask(ana, ana.employeeId, day(1), { until: day(2) });
    const again = ask(ana, ana.employeeId, day(2));
    expect(await refusalOf(again)).toMatchObject({ rule: "timeOffTaken" });
    const forMarcus = ask(ana, manager.employeeId, day(2));
    expect(await refusalOf(forMarcus)).toMatchObject({ code: "NOT_FOUND" });
    const old = ask(company.owner, ana.employeeId, addDays(today, -366));
    expect(await refusalOf(old)).toMatchObject({ rule: "timeOffTooOld" });
    const long = ask(ana, ana.employeeId, day(7), { until: day(7 + 366) });
    expect(await refusalOf(long)).toMatchObject({ rule: "timeOffTooLong" });
    const approving = ask(ana, ana.employeeId, day(20), { isApproved: true });
    expect(await refusalOf(approving)).toMatchObject({ rule: "mayNotDecideTimeOff" });
  });

  test("of a manager is decided by another person, an admin", async () => {
    const own = await ask(manager, manager.employeeId, day(3));
    expect(await refusalOf(decide(manager, own))).toMatchObject({ rule: "ownTimeOff" });
    await decide(company.owner, own);
    expect(await stored(own)).toMatchObject({ state: "approved" });
  });

  test("of a person at another manager's location does not exist", async () => {
    const cleo = await anEmployee(company, { name: "Cleo", locationIds: [company.market] });
    expect(await refusalOf(ask(manager, cleo, day(0)))).toMatchObject({ code: "NOT_FOUND" });
    const hers = await ask(company.owner, cleo, day(0));
    expect(await refusalOf(decide(manager, hers))).toMatchObject({ code: "NOT_FOUND" });
    const stranger = await aMember(await aCompany(), { role: "manager" });
    expect(await refusalOf(decide(stranger, hers))).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("approved time off", () => {
  test("opens the shifts in it if asked to, and refuses new ones", async () => {
    const { employeeId } = ana;
    const [within, other] = [
      await aShift(company, { employeeId, day: day(7) }),
      await aShift(company, { employeeId, day: day(9) }),
    ];
    const span = { from: day(7), until: day(8), part: null };
    const preview = await manager.api.calendar.previewTimeOff.query({ employeeId, ...span });
    expect(preview).toMatchObject({ shiftCount: 1, publishedCount: 0, shifts: [{ id: within }] });
    const id = await ask(ana, employeeId, day(7), { until: day(8) });
    await decide(manager, id, { unassignsShifts: true });
    const store = await company.read();
    expect(await store.shifts.findAll([within, other])).toMatchObject([
      { employeeId: null, version: 2, updatedByName: expect.any(String) },
      { employeeId, version: 1 },
    ]);
    expect(await refusalOf(aShift(company, { employeeId, day: day(8) }))).toMatchObject({
      code: "CONFLICT",
      rule: "onTimeOff",
      message: expect.stringMatching(/^Ana Diaz has time off from Mon \d+ \w+ to Tue \d+ \w+\.$/u),
    });
    const moving = company.owner.api.schedules.saveShift.mutate({
      ...anAttempt(),
      shiftId: other,
      expectedVersion: 1,
      shift: aShiftPlan(company, { employeeId, day: day(7) }),
    });
    expect(await refusalOf(moving)).toMatchObject({ rule: "onTimeOff" });
    const { locationId: _at, ...plan } = aShiftPlan(company, { employeeId, day: day(8) });
    const many = await company.owner.api.schedules.addShifts.mutate({
      ...anAttempt(),
      locationId: company.harbor,
      shifts: [plan],
    });
    expect(many).toMatchObject({
      shiftIds: [],
      skipped: [{ why: expect.stringContaining("has time off") }],
    });
  });

  test("is listed with the shifts that it keeps from being published, as publishing refuses them", async () => {
    const employeeId = await anEmployee(company, { name: "Lee Park" });
    const weekStart = day(70);
    const shiftId = await aShift(company, { employeeId, day: weekStart });
    await aShift(company, { employeeId, day: day(72) });
    const week = { locationId: company.harbor, weekStart };
    const blocks = () => manager.api.schedules.publishBlocks.query(week);
    expect(await blocks()).toEqual({ blocked: [] });
    const off = await ask(manager, employeeId, weekStart);
    await decide(manager, off);
    const why = expect.stringMatching(/^Lee Park has time off on Mon \d+ \w+\.$/u);
    expect(await blocks()).toEqual({ blocked: [{ shiftId, why: [why] }] });
    const publish = manager.api.schedules.publish.mutate({ ...anAttempt(), ...week });
    expect(await refusalOf(publish)).toMatchObject({ rule: "onTimeOff", message: why });
  });

  test("keeps a copied week free of the person", async () => {
    const employeeId = await anEmployee(company, { name: "Bo" });
    await aShift(company, { employeeId, day: day(28) });
    await ask(manager, employeeId, day(35), { isApproved: true });
    const source = { kind: "week", weekStart: day(28) } as const;
    expect(await previewOf(company, { source, weekStarts: [day(35)] })).toMatchObject([
      { added: 0, skipped: [{ why: expect.stringContaining("Bo") }] },
    ]);
  });

  test("is cancelled by the person before it begins, later by who decides", async () => {
    const ahead = await ask(manager, ana.employeeId, day(14), { isApproved: true });
    expect(await cancel(ana, ahead)).toEqual({ version: 2 });
    expect(await stored(ahead)).toMatchObject({ state: "cancelled" });
    const begun = await ask(company.owner, ana.employeeId, today, { isApproved: true });
    expect(await refusalOf(cancel(ana, begun))).toMatchObject({ rule: "timeOffBegun" });
    await cancel(manager, begun);
    expect(await mailsTo(ana, "timeOffDecided")).toContainEqual(
      expect.objectContaining({ decision: "cancelled" }),
    );
  });
});

describe("the life of the record", () => {
  test("its end cancels what waits or lies later, and says so before", async () => {
    const employeeId = await anEmployee(company, { name: "Cy" });
    const [waiting, over] = [
      await ask(company.owner, employeeId, day(0)),
      await ask(company.owner, employeeId, addDays(today, -2), {
        until: addDays(today, 2),
        isApproved: true,
      }),
    ];
    const lastDay = addDays(today, -1);
    const { employees } = company.owner.api;
    expect(await employees.previewEnd.query({ employeeId, lastDay })).toMatchObject({
      timeOffCount: 2,
    });
    await employees.setEmploymentEnd.mutate({
      ...anAttempt(),
      employeeId,
      expectedVersion: 1,
      lastDay,
      cause: resigned,
    });
    expect(await stored(waiting)).toMatchObject({ state: "cancelled" });
    expect(await stored(over)).toMatchObject({ state: "approved", until: lastDay });
    expect(await refusalOf(ask(company.owner, employeeId, day(1)))).toMatchObject({
      rule: "notWorking",
    });
  });

  test("a move takes it along to the managers of the new place, a merge to the other record", async () => {
    const [stays, goes] = [
      await anEmployee(company, { name: "Di" }),
      await anEmployee(company, { name: "Di again", locationIds: [company.market] }),
    ];
    const id = await ask(company.owner, goes, day(0), { note: "A secret" });
    const { employees } = company.owner.api;
    const preview = { employeeId: stays, duplicateId: goes };
    expect(await employees.previewMerge.query(preview)).toMatchObject({ timeOffCount: 1 });
    await employees.merge.mutate({ ...anAttempt(), ...preview, expectedVersion: 1 });
    expect(await stored(id)).toMatchObject({
      employeeId: stays,
      locationIds: [company.harbor, company.market],
    });
    await decide(manager, id);
  });

  test("removing personal data empties the notes", async () => {
    const employeeId = await anEmployee(company, { name: "Ed" });
    const id = await ask(company.owner, employeeId, day(0), { note: "A clinic" });
    const { employees } = company.owner.api;
    const versionOf = async () => (await (await company.read()).employees.get(employeeId)).version;
    await employees.setEmploymentEnd.mutate({
      ...anAttempt(),
      employeeId,
      expectedVersion: await versionOf(),
      lastDay: addDays(today, -1),
      cause: resigned,
    });
    await employees.pseudonymise.mutate({
      ...anAttempt(),
      employeeId,
      expectedVersion: await versionOf(),
      name: "Ed",
    });
    expect(await stored(id)).toMatchObject({ note: "", decisionNote: "", state: "cancelled" });
  });
});
