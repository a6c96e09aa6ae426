import { describe, expect, test } from "vitest";
import { shiftIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { aCompany, aMember, anEmployee, archiveLocation } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aShift, aShiftPlan, monday } from "../support/a-shift-plan.ts";
import { resigned } from "../support/an-end-cause.ts";

describe("planning a shift", () => {
  test("derives its instants from the place: a night of changing clocks has seven hours", async () => {
    const company = await aCompany();
    const shiftId = await aShift(company, { day: "2026-03-07", range: "22:00-06:00" });
    expect(await (await company.read()).shifts.get(shiftId)).toMatchObject({
      startsAt: "2026-03-08T03:00:00.000Z",
      endsAt: "2026-03-08T10:00:00.000Z",
      weekStart: monday,
      timeZone: "America/New_York",
      state: "draft",
      version: 1,
    });
  });

  test("is refused where the person already works, at any location, with the whole sentence", async () => {
    const company = await aCompany();
    const employeeId = await anEmployee(company, { locationIds: [company.harbor, company.market] });
    await aShift(company, { employeeId, range: "14:00-22:00" });
    const plan = aShiftPlan(company, {
      employeeId,
      locationId: company.market,
      range: "21:30-23:00",
    });
    const add = company.owner.api.schedules.addShift.mutate({ ...anAttempt(), shift: plan });
    expect(await refusalOf(add)).toMatchObject({
      rule: "overlap",
      message: "Ana Diaz already works 14:00–22:00 at Harbor on Monday.",
    });
    await expect(aShift(company, { employeeId, range: "22:00-23:00" })).resolves.toBeTruthy();
  });

  test.each([
    [{ day: "2026-03-08", range: "02:30-09:00" }, "missingHour"],
    [{ day: "2026-11-01", range: "01:30-09:00" }, "repeatedHour"],
  ])("at %o is refused as %s", async (change, rule) => {
    const company = await aCompany();
    const shift = aShiftPlan(company, change);
    const add = company.owner.api.schedules.addShift.mutate({ ...anAttempt(), shift });
    expect(await refusalOf(add)).toMatchObject({ code: "UNPROCESSABLE_CONTENT", rule });
  });

  test("is refused for who works elsewhere, who has left, and where a place is archived", async () => {
    const company = await aCompany();
    const { api } = company.owner;
    const employeeId = await anEmployee(company);
    const add = (change: Parameters<typeof aShiftPlan>[1]) =>
      api.schedules.addShift.mutate({ ...anAttempt(), shift: aShiftPlan(company, change) });
    const { market } = company;
    expect(await refusalOf(add({ employeeId, locationId: market }))).toMatchObject({
      rule: "outsideLocation",
    });
    const ending = {
      ...anAttempt(),
      expectedVersion: 1,
      employeeId,
      lastDay: "2026-03-01",
      cause: resigned,
    };
    await api.employees.setEmploymentEnd.mutate(ending);
    expect(await refusalOf(add({ employeeId }))).toMatchObject({ rule: "notWorking" });
    await archiveLocation(company, market);
    expect(await refusalOf(add({ locationId: market }))).toMatchObject({
      rule: "archivedLocation",
    });
  });
});

test("an id made on the device is the shift's, and one that is taken changes nothing", async () => {
  const company = await aCompany();
  const shiftId = shiftIdSchema.parse("made0on1a2device3xyz");
  const add = (range: string) =>
    company.owner.api.schedules.addShift.mutate({
      ...anAttempt(),
      shiftId,
      shift: aShiftPlan(company, { range }),
    });
  expect(await add("09:00-17:00")).toEqual({ shiftId });
  expect(await refusalOf(add("10:00-18:00"))).toMatchObject({ rule: "staleVersion" });
  const { shifts } = await company.read();
  expect(await shifts.get(shiftId)).toMatchObject({ startsAtLocal: "09:00", version: 1 });
});

test("the second of two people who edit one shift sees who was first", async () => {
  const company = await aCompany();
  const manager = await aMember(company, { role: "manager", name: "Max" });
  await manager.api.user.save.mutate({ ...anAttempt(), displayName: "Max Manager" });
  const shiftId = await aShift(company);
  const edit = { expectedVersion: 1, shiftId };
  const later = aShiftPlan(company, { range: "10:00-18:00" });
  await manager.api.schedules.saveShift.mutate({ ...anAttempt(), ...edit, shift: later });
  const second = company.owner.api.schedules.cancelShift.mutate({ ...anAttempt(), ...edit });
  const refusal = await refusalOf(second);
  expect(refusal).toMatchObject({ code: "CONFLICT", rule: "staleVersion" });
  expect(refusal.message).toContain("Max Manager");
});

describe("two managers who edit one shift", () => {
  const note = "Bring the keys";

  test("both succeed when they change different fields", async () => {
    const company = await aCompany();
    const max = await aMember(company, { role: "manager", name: "Max" });
    const shiftId = await aShift(company);
    const base = aShiftPlan(company);
    const edit = { expectedVersion: 1, shiftId, base };
    const longer = aShiftPlan(company, { range: "09:00-18:00" });
    await max.api.schedules.saveShift.mutate({ ...anAttempt(), ...edit, shift: longer });
    const noted = { ...anAttempt(), ...edit, shift: { ...base, note } };
    const answer = await company.owner.api.schedules.saveShift.mutate(noted);
    expect(answer).toEqual({ version: 3, plan: { ...longer, note } });
    expect(await (await company.read()).shifts.get(shiftId)).toMatchObject({
      endsAtLocal: "18:00",
      note,
    });
  });

  test("collide when they change the same field differently", async () => {
    const company = await aCompany();
    const max = await aMember(company, { role: "manager", name: "Max" });
    const shiftId = await aShift(company);
    const base = aShiftPlan(company);
    const edit = { expectedVersion: 1, shiftId, base };
    await max.api.schedules.saveShift.mutate({
      ...anAttempt(),
      ...edit,
      shift: { ...base, note: "Close the till" },
    });
    const noted = { ...anAttempt(), ...edit, shift: { ...base, note } };
    const second = company.owner.api.schedules.saveShift.mutate(noted);
    expect(await refusalOf(second)).toMatchObject({ code: "CONFLICT", rule: "staleVersion" });
  });
});

test("a manager plans at their own locations only", async () => {
  const company = await aCompany();
  const manager = await aMember(company, { role: "manager", name: "Max" });
  const own = aShiftPlan(company);
  const far = aShiftPlan(company, { locationId: company.market });
  const add = (shift: typeof own) =>
    manager.api.schedules.addShift.mutate({ ...anAttempt(), shift });
  await expect(add(own)).resolves.toHaveProperty("shiftId");
  expect(await refusalOf(add(far))).toMatchObject({ code: "NOT_FOUND" });
});
