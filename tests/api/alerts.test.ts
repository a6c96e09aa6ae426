import { expect, test } from "vitest";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Alert } from "@crewline/domain/records/alerts/alert";
import type { AlertType } from "@crewline/domain/records/alerts/alert-type";
import { daysTouched } from "@crewline/domain/projections/home/days-touched";
import { dailySummaryId } from "@crewline/domain/records/summaries/daily-summary";
import { usualRule } from "@crewline/domain/rules/alerts/usual-rules";
import { rebuildDay } from "../../functions/src/jobs/rebuild-day.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aLocation, aMember } from "../support/a-company.ts";
import { aLateShift } from "../support/a-late-shift.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { clockIn } from "../support/clock-in.ts";
import { eventually } from "../support/eventually.ts";
import { mailsTo } from "../support/outbox.ts";
import { dueWorkOf, runDue } from "../support/run-due-work.ts";

const look = ({ companyId }: TestCompany) => runDue(companyId, "alertWatch");

async function alertsOf({ read }: TestCompany, type: AlertType): Promise<Alert[]> {
  return (await (await read()).alerts.list([])).filter((alert) => alert.type === type);
}

/** When the location is looked at next. */
async function nextLookAt({ companyId }: TestCompany, id: LocationId): Promise<string | undefined> {
  const rows = await dueWorkOf(companyId, "alertWatch");
  return rows.find(({ locationId }) => locationId === id)?.dueAt;
}

async function saveRule({ owner, read }: TestCompany, change: object): Promise<void> {
  const { version: expectedVersion } = await (await read()).company();
  const rule = { ...usualRule("late"), ...change };
  await owner.api.settings.saveAlertRule.mutate({ ...anAttempt(), expectedVersion, rule });
}

test("an employee who had clocked in was reported late from an outdated summary", async () => {
  const company = await aCompany();
  const { harbor: locationId, companyId } = company;
  const ana = await aMember(company);
  const { day } = await aLateShift(company, ana.employeeId);
  const before = await (await company.read()).dailySummaries.get(dailySummaryId(locationId, day));
  await clockIn(ana.api, locationId);
  await rebuildDay(companyId, { locationId, day });
  await inTransaction(async (unit) => {
    companyStore(unit, companyId).dailySummaries.save(before.id, before);
    return Promise.resolve();
  });
  await look(company);
  expect(await alertsOf(company, "late")).toEqual([]);
});

test("a late employee is one alert with one mail, which a clock-in resolves by itself", async () => {
  const company = await aCompany();
  const { harbor: locationId, companyId } = company;
  await saveRule(company, { channels: ["email"], recipients: ["managers", "employee"] });
  const [marcus, ana] = await Promise.all([
    aMember(company, { role: "manager", locationIds: [locationId] }),
    aMember(company),
  ]);
  const shift = await aLateShift(company, ana.employeeId);
  await look(company);
  expect(await alertsOf(company, "late")).toMatchObject([
    { employeeId: ana.employeeId, locationId, state: "new", count: 1, audience: "employeeToo" },
  ]);
  await saveRule(company, { channels: ["email"], recipients: ["managers", "employee"] });
  await look(company);
  expect(await alertsOf(company, "late")).toHaveLength(1);
  for (const { login } of [marcus, ana]) {
    const told = (await mailsTo(login.email)).filter(({ content }) => content.kind === "alerts");
    expect(told).toMatchObject([
      { content: { items: [{ type: "late", employeeName: "Ana Diaz", count: 1 }] } },
    ]);
  }
  // The no-show begins an hour after the shift; a look is due then, not before.
  const noShowAt = Date.parse(shift.startsAt) + 3_600_000;
  expect(Date.parse((await nextLookAt(company, locationId)) ?? "")).toBeLessThanOrEqual(noShowAt);

  await clockIn(ana.api, locationId);
  for (const day of daysTouched(shift, shift.timeZone)) {
    await rebuildDay(companyId, { locationId, day });
  }
  await look(company);
  expect(await alertsOf(company, "late")).toMatchObject([
    { state: "resolved", resolved: { uid: null }, isCausePresent: false },
  ]);
});

/** A zone in which the day began less than an hour ago. */
function zoneAfterMidnight(): string {
  const hour = new Date().getUTCHours();
  return hour <= 12 ? `Etc/GMT+${hour}` : `Etc/GMT-${24 - hour}`;
}

test("no one stays late who clocked in after midnight for a shift that began before it", async () => {
  const company = await aCompany();
  const timeZone = zoneAfterMidnight();
  const locationId = await aLocation(company.owner.api, "Night", timeZone);
  const ana = await aMember(company, { locationIds: [locationId] });
  const late = { minutesAgo: 90, place: { locationId, timeZone } };
  const shift = await aLateShift(company, ana.employeeId, late);
  await look(company);
  expect(await alertsOf(company, "noShow")).toMatchObject([{ state: "new" }]);

  await clockIn(ana.api, locationId);
  const days = daysTouched(shift, timeZone);
  expect(days).toHaveLength(2);
  const rowsOf = async () => {
    const { dailySummaries } = await company.read();
    const summaries = await dailySummaries.findAll(
      days.map((day) => dailySummaryId(locationId, day)),
    );
    return summaries.flatMap(({ board }) => board.flatMap(({ entryId }) => entryId ?? []));
  };
  expect(await eventually(rowsOf, (rows) => rows.length === 2)).toHaveLength(2);
  // The look is due a moment after the day's board is saved.
  const lookAgain = async () => {
    await look(company);
    return alertsOf(company, "noShow");
  };
  const isOver = (alerts: Alert[]) => alerts.every(({ state }) => state === "resolved");
  expect(await eventually(lookAgain, isOver)).toMatchObject([{ state: "resolved" }]);
});

test("who accepts a shift that began two hours ago is neither a no-show nor late at once", async () => {
  const company = await aCompany();
  const { harbor: locationId, companyId } = company;
  const [marcus, ana, ben] = await Promise.all([
    aMember(company, { role: "manager", reach: [locationId], name: "Marcus" }),
    aMember(company, { name: "Ana" }),
    aMember(company, { name: "Ben" }),
  ]);
  const shift = await aLateShift(company, ana.employeeId, { minutesAgo: 120 });
  const { id: shiftId } = shift;
  await look(company);
  expect(await alertsOf(company, "noShow")).toMatchObject([{ employeeId: ana.employeeId }]);

  const { version: expectedVersion } = await (await company.read()).shifts.get(shiftId);
  const offer = { shiftId, expectedVersion, employeeIds: [ben.employeeId], hours: 4 as const };
  await marcus.api.schedules.offerCover.mutate({ ...anAttempt(), ...offer });
  await ben.api.schedules.answerCover.mutate({ ...anAttempt(), shiftId, answer: "accepted" });
  for (const day of daysTouched(shift, shift.timeZone)) {
    await rebuildDay(companyId, { locationId, day });
  }
  await look(company);
  expect(await alertsOf(company, "noShow")).toMatchObject([
    { employeeId: ana.employeeId, state: "resolved" },
  ]);
  expect(await alertsOf(company, "late")).toEqual([]);
  const { publication } = await (await company.read()).shifts.get(shiftId);
  const lateAt = Date.parse(publication?.shownTo?.at ?? "") + 300_000;
  expect(Date.parse((await nextLookAt(company, locationId)) ?? "")).toBeLessThanOrEqual(lateAt);
});

test("people acknowledge, snooze, resolve and mute alerts, and a repeat changes nothing", async () => {
  const company = await aCompany();
  const { harbor: locationId, owner } = company;
  const [marcus, ana] = await Promise.all([
    aMember(company, { role: "manager", locationIds: [locationId] }),
    aMember(company),
  ]);
  await aLateShift(company, ana.employeeId);
  await look(company);
  const [late] = await alertsOf(company, "late");
  if (late === undefined) throw new Error("No one is late.");
  const { alerts } = marcus.api;
  const seen = { ...anAttempt(), alertIds: [late.id] };
  expect(await alerts.acknowledge.mutate(seen)).toEqual({ count: 1 });
  expect(await alerts.acknowledge.mutate(seen)).toEqual({ count: 1 });
  const again = { ...anAttempt(), alertIds: [late.id] };
  expect(await alerts.acknowledge.mutate(again)).toEqual({ count: 0 });
  await alerts.snooze.mutate({ ...anAttempt(), alertId: late.id, minutes: 60 });
  await look(company);
  expect(await alertsOf(company, "late")).toMatchObject([{ state: "snoozed" }]);
  const done = { alertId: late.id, reason: "She called in." };
  await alerts.resolve.mutate({ ...anAttempt(), ...done });
  await look(company);
  expect(await alertsOf(company, "late")).toMatchObject([
    { state: "resolved", resolved: { reason: "She called in." }, isCausePresent: true },
  ]);
  expect(await refusalOf(alerts.resolve.mutate({ ...anAttempt(), ...done }))).toMatchObject({
    rule: "illegalTransition",
  });

  const [lastAdmin] = await alertsOf(company, "lastAdmin");
  const ofCompany = { ...anAttempt(), alertIds: [lastAdmin?.id ?? late.id] };
  expect(await refusalOf(alerts.acknowledge.mutate(ofCompany))).toMatchObject({
    rule: "notFound",
  });
  await owner.api.alerts.acknowledge.mutate({ ...ofCompany, ...anAttempt() });

  const muted = { type: "late", employeeId: ana.employeeId, isMuted: true } as const;
  await alerts.mute.mutate({ ...anAttempt(), ...muted });
  await alerts.mute.mutate({ ...anAttempt(), ...muted });
  const { alertRules } = await (await company.read()).company();
  expect(alertRules).toMatchObject([{ type: "late", mutedEmployeeIds: [ana.employeeId] }]);
  await look(company);
  // A person had resolved it: muting changes nothing about who and why.
  expect(await alertsOf(company, "late")).toMatchObject([
    { resolved: { reason: "She called in.", isMuted: false } },
  ]);
});

test("an alert is muted at once, by whom it says, and comes back as it was when it is unmuted", async () => {
  const company = await aCompany();
  const [marcus, ana] = await Promise.all([
    aMember(company, { role: "manager", locationIds: [company.harbor] }),
    aMember(company),
  ]);
  await aLateShift(company, ana.employeeId);
  await look(company);
  const [late] = await alertsOf(company, "late");
  const { mute } = marcus.api.alerts;
  const set = (isMuted: boolean) =>
    mute.mutate({ ...anAttempt(), type: "late", employeeId: ana.employeeId, isMuted });
  await set(true);
  const silent = {
    state: "resolved",
    isCausePresent: true,
    resolved: { uid: expect.any(String), reason: null, isMuted: true },
  };
  expect(await alertsOf(company, "late")).toMatchObject([silent]);
  await look(company);
  expect(await alertsOf(company, "late")).toMatchObject([silent]);
  await set(false);
  const back = { state: "new", firstAt: late?.firstAt, resolved: null, deleteAt: null };
  expect(await alertsOf(company, "late")).toMatchObject([back]);
  await look(company);
  expect(await alertsOf(company, "late")).toMatchObject([back]);
});
