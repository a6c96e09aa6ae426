import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { expect, test } from "vitest";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { dayStart } from "@crewline/domain/kernel/time/zone";
import { aCompany, aMember } from "../support/a-company.ts";
import { anAttempt } from "../support/api-client.ts";
import { todayInNewYork } from "../support/today.ts";

const FOUR_HOURS_MILLIS = 4 * 3_600_000;

const today = todayInNewYork();
const weekStart = weekStartOf(today, "monday");

test("a week is planned, published, worked, corrected, approved and paid", async () => {
  const company = await aCompany();
  const { owner, harbor } = company;
  const ana = await aMember(company, { name: "Ana Diaz", rateTenThousandths: 185_000 });
  const shift = {
    locationId: harbor,
    employeeId: ana.employeeId,
    jobRoleId: roleId("barista"),
    day: today,
    startsAtLocal: "22:00",
    endsAtLocal: "06:00",
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
    unpaidBreakSeconds: 1800,
    note: "",
  };
  await owner.api.schedules.addShift.mutate({ ...anAttempt(), shift });
  const week = { locationId: harbor, weekStart };
  const published = await owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
  expect(published).toMatchObject({ added: 1, changed: 0, removed: 0, publishedVersion: 1 });

  const clockIn = { ...anAttempt(), locationId: harbor, jobRoleId: null };
  const { entryId } = await ana.api.timeEntries.clockIn.mutate(clockIn);
  await ana.api.timeEntries.startBreak.mutate(anAttempt());
  await ana.api.timeEntries.endBreak.mutate(anAttempt());
  await ana.api.timeEntries.clockOut.mutate(anAttempt());
  const store = await company.read();
  const punched = await store.timeEntries.get(entryId);
  expect(punched).toMatchObject({ state: "closed", employeeId: ana.employeeId });

  // On one day, because the parts of two weeks are rounded to the cent each.
  const began = Date.parse(punched.payable.startsAt);
  const midnight = Date.parse(dayStart(punched.day, "America/New_York"));
  const end = began - midnight < FOUR_HOURS_MILLIS ? midnight : began;
  const endsAt = new Date(end).toISOString();
  const startsAt = new Date(end - FOUR_HOURS_MILLIS).toISOString();
  const corrected = await owner.api.timeEntries.correct.mutate({
    ...anAttempt(),
    entryId,
    expectedVersion: punched.version,
    locationId: harbor,
    jobRoleId: roleId("barista"),
    payable: { startsAt, endsAt, breaks: [] },
    note: "",
    reason: "She forgot to clock in.",
  });
  const approved = await owner.api.timeEntries.approve.mutate({
    ...anAttempt(),
    entries: [{ entryId, expectedVersion: corrected.version }],
  });
  expect(approved.results).toEqual([{ entryId, isApproved: true, problem: null }]);

  const report = await owner.api.reports.payroll.query({
    firstDay: addDays(today, -7),
    lastDay: addDays(today, 7),
    locationId: null,
  });
  expect(report).toMatchObject({ totalSeconds: 4 * 3600, totalMinor: 7400, unapprovedEntries: 0 });

  const entry = await store.timeEntries.get(entryId);
  // In the first hours of a week the corrected time lies in the week before, with its own chain.
  const weeks = [...new Set([punched.weekStart, entry.weekStart])];
  const chains = weeks.map((start) => ({ employeeId: ana.employeeId, weekStart: start }));
  const verified = await Promise.all(
    chains.map((chain) => ana.api.timeEntryAudits.verify.query(chain)),
  );
  expect(verified.every(({ isIntact }) => isIntact)).toBe(true);
  expect(verified.reduce((sum, { rows }) => sum + rows, 0)).toBe(6);
});
