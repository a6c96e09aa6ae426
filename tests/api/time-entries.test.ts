import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { employeeWeekId } from "@crewline/domain/records/time-entries/employee-week";
import { payableMinutes } from "@crewline/domain/rules/time-entries/payable-minutes";
import { aCompany, aMember, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { monday } from "../support/a-shift-plan.ts";
import { anEntry, anEntryInput, at } from "../support/an-entry.ts";
import { clockIn } from "../support/clock-in.ts";

describe("punching", () => {
  test("keeps the raw punches, and the week counts the time once it has an end", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    const { entryId } = await clockIn(ana.api, company.harbor);
    const store = await company.read();
    const running = await store.timeEntries.get(entryId);
    const weekId = employeeWeekId(ana.employeeId, running.weekStart);
    expect(running).toMatchObject({ state: "clockedIn", jobRoleId: "barista", flags: [] });
    expect(await store.employeeWeeks.get(weekId)).toMatchObject({ openEntryId: entryId });
    await ana.api.timeEntries.startBreak.mutate(anAttempt());
    expect(await store.timeEntries.get(entryId)).toMatchObject({ state: "onBreak" });
    await ana.api.timeEntries.clockOut.mutate(anAttempt());
    const closed = await store.timeEntries.get(entryId);
    expect(closed).toMatchObject({ state: "closed", version: 3 });
    expect(closed.punched && payableMinutes(closed.punched)).toEqual(closed.payable);
    expect(closed.payable.breaks[0]?.endsAt).toBe(closed.payable.endsAt);
    expect(await store.employeeWeeks.get(weekId)).toMatchObject({
      openEntryId: null,
      entries: [{ entryId, state: "closed" }],
    });
  });

  test("twice, without a clock or without a break is refused", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    const { timeEntries } = ana.api;
    expect(await refusalOf(timeEntries.startBreak.mutate(anAttempt()))).toMatchObject({
      rule: "notClockedIn",
    });
    await clockIn(ana.api, company.harbor);
    expect(await refusalOf(clockIn(ana.api, company.harbor))).toMatchObject({
      rule: "alreadyClockedIn",
    });
    expect(await refusalOf(timeEntries.endBreak.mutate(anAttempt()))).toMatchObject({
      rule: "notOnBreak",
    });
    await timeEntries.startBreak.mutate(anAttempt());
    expect(await refusalOf(timeEntries.startBreak.mutate(anAttempt()))).toMatchObject({
      rule: "alreadyOnBreak",
    });
  });

  test("two clock-ins at the same moment start one clock", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => clockIn(ana.api, company.harbor)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("is for employees, at their places and in their job roles", async () => {
    const company = await aCompany();
    const ana = await aMember(company);
    expect(await refusalOf(clockIn(company.owner.api, company.harbor))).toMatchObject({
      code: "FORBIDDEN",
      rule: "notEmployee",
    });
    expect(await refusalOf(clockIn(ana.api, company.market))).toMatchObject({
      rule: "outsideLocation",
    });
    expect(await refusalOf(clockIn(ana.api, company.harbor, roleId("lead")))).toMatchObject({
      rule: "otherJobRole",
    });
  });
});

describe("entered time", () => {
  test("that overlaps other time of the person is refused, across places and weeks", async () => {
    const company = await aCompany();
    const locationIds = [company.harbor, company.market];
    const employeeId = await anEmployee(company, { locationIds });
    const sunday = addDays(monday, -1);
    await anEntry(company, employeeId, {
      startsAt: at(sunday, "22:00"),
      endsAt: at(monday, "06:00"),
    });
    const add = (range: string) =>
      anEntry(company, employeeId, { range, locationId: company.market });
    expect(await refusalOf(add("05:59-12:00"))).toMatchObject({
      rule: "overlap",
      message: "Ana Diaz already works 22:00–06:00 at Harbor on Sunday.",
    });
    await expect(add("06:00-12:00")).resolves.toBeTruthy();
    const store = await company.read();
    const before = await store.employeeWeeks.get(employeeWeekId(employeeId, addDays(monday, -7)));
    const after = await store.employeeWeeks.get(employeeWeekId(employeeId, monday));
    expect(before.hours.workedSeconds).toBe(2 * 3600);
    expect(after.hours.workedSeconds).toBe(12 * 3600);
  });

  test.each([
    [{ range: "17:00-09:00" }, "endBeforeStart"],
    [{ endsAt: at("2026-03-03", "09:01") }, "tooLong"],
    [{ startsAt: "2126-01-01T00:00:00.000Z", endsAt: "2126-01-01T01:00:00.000Z" }, "inFuture"],
  ])("%o is refused as %s", async (change, rule) => {
    const company = await aCompany();
    const employeeId = await anEmployee(company);
    expect(await refusalOf(anEntry(company, employeeId, change))).toMatchObject({ rule });
  });

  test("says where each field is wrong", async () => {
    const company = await aCompany();
    const employeeId = await anEmployee(company);
    const input = { ...anEntryInput(company, employeeId), reason: "" };
    const refusal = await refusalOf(company.owner.api.timeEntries.add.mutate(input));
    expect(refusal).toMatchObject({
      code: "BAD_REQUEST",
      fieldErrors: { reason: expect.stringContaining("Say why") },
    });
  });
});
