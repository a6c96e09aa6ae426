import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { describe, expect, test } from "vitest";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import type { Api } from "../support/api-client.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { anEntry, anEntryInput } from "../support/an-entry.ts";
import { monday } from "../support/a-shift-plan.ts";
import { todayInNewYork } from "../support/today.ts";

interface Decision {
  includesUnapproved?: boolean;
  reason?: string | null;
  firstDay?: string;
}

const close = (api: Api, locationId: LocationId, change: Decision = {}) =>
  api.timesheets.closeLocation.mutate({
    ...anAttempt(),
    firstDay: monday,
    locationId,
    includesUnapproved: true,
    reason: null,
    ...change,
  });

const reopen = (api: Api, locationId: LocationId) =>
  api.timesheets.reopenLocation.mutate({
    ...anAttempt(),
    firstDay: monday,
    locationId,
    reason: "A missed shift.",
  });

const states = async (api: Api) =>
  (await api.timesheets.closings.query({ day: addDays(monday, 3) })).locations.map(
    ({ locationName, state }) => [locationName, state],
  );

/** Ana has worked on Monday at Harbor and on Tuesday at Market; Max manages Harbor. */
async function twoPlaces() {
  const company = await aCompany();
  const { harbor, market } = company;
  const ana = await aMember(company, { locationIds: [harbor, market] });
  const max = await aMember(company, { role: "manager", name: "Max" });
  const atHarbor = await anEntry(company, ana.employeeId);
  const change = { locationId: market, day: addDays(monday, 1) };
  const atMarket = await anEntry(company, ana.employeeId, change);
  return { company, ana, max, atHarbor, atMarket };
}

async function dispute({ api, employeeId }: Awaited<ReturnType<typeof aMember>>) {
  const sheet = await api.timesheets.show.query({ employeeId, day: monday });
  const { digest, firstDay, version: expectedVersion } = sheet;
  const message = "I worked longer.";
  const input = { ...anAttempt(), digest, firstDay, expectedVersion, message };
  await api.timesheets.dispute.mutate(input);
}

const closeAll = ({ owner }: TestCompany, reason: string | null = null) =>
  owner.api.reports.closePeriod.mutate({
    ...anAttempt(),
    firstDay: monday,
    expectedVersion: 0,
    includesUnapproved: true,
    reason,
  });

describe("a location that is closed before the company", () => {
  test("refuses every change of its time, also a move to it, and leaves other locations open", async () => {
    const { company, ana, max, atHarbor, atMarket } = await twoPlaces();
    const { harbor, market } = company;
    await close(max.api, harbor);
    const { timeEntries } = company.owner.api;
    const decision = { ...anAttempt(), entryId: atHarbor, expectedVersion: 1, reason: "Wrong." };
    const { employeeId: _ana, ...work } = anEntryInput(company, ana.employeeId, {
      day: addDays(monday, 1),
    });
    const refused = [
      () => anEntry(company, ana.employeeId, { day: addDays(monday, 13) }),
      () => timeEntries.void.mutate(decision),
      () => timeEntries.correct.mutate({ ...work, entryId: atMarket, expectedVersion: 1 }),
    ];
    for (const attempt of refused) {
      expect(await refusalOf(attempt())).toMatchObject({
        code: "CONFLICT",
        rule: "locationLocked",
        message: expect.stringContaining("2 – 15 Mar 2026 is closed at this location"),
      });
    }
    await anEntry(company, ana.employeeId, { locationId: market, day: addDays(monday, 2) });
    await anEntry(company, ana.employeeId, { day: addDays(monday, 14) });
    expect(await states(max.api)).toEqual([["Harbor", "closed"]]);
    expect(await states(company.owner.api)).toEqual([
      ["Harbor", "closed"],
      ["Market", "open"],
    ]);
  });

  test("left its entries on the checklist to be approved, which was refused then", async () => {
    const { company, max, atHarbor, atMarket } = await twoPlaces();
    await close(max.api, company.harbor);
    const items = await company.owner.api.reports.checklist.query({ firstDay: monday });
    const unapproved = items.find(({ kind }) => kind === "unapproved");
    const found = unapproved?.problems.flatMap(({ entry }) => entry ?? []) ?? [];
    const locks = found.map(({ entryId, ...one }) => [entryId, one.isLocked, one.mayApprove]);
    expect(new Map(locks.map(([id, ...state]) => [id, state]))).toEqual(
      new Map([
        [atHarbor, [true, false]],
        [atMarket, [false, true]],
      ]),
    );
  });

  test("is closed once for a double click, reopened with a reason, and audited with both", async () => {
    const { company, ana, max } = await twoPlaces();
    const { harbor } = company;
    const input = {
      ...anAttempt(),
      firstDay: monday,
      locationId: harbor,
      includesUnapproved: true,
      reason: null,
    };
    const twice = await Promise.all([
      max.api.timesheets.closeLocation.mutate(input),
      max.api.timesheets.closeLocation.mutate(input),
    ]);
    expect(twice[0]).toEqual(twice[1]);
    expect(await refusalOf(close(company.owner.api, harbor))).toMatchObject({
      rule: "staleVersion",
      message: expect.stringMatching(/^Max changed this pay period in the meantime\./u),
    });
    await reopen(max.api, harbor);
    await max.api.timesheets.closeLocation.mutate(input);
    expect(await states(max.api)).toEqual([["Harbor", "open"]]);
    await anEntry(company, ana.employeeId, { day: addDays(monday, 4) });
    const store = await company.read();
    const { history, state } = await store.payPeriods.get(monday);
    expect(state).toBe("open");
    expect(history).toMatchObject([
      { action: "closeLocation", locationId: harbor, byName: "Max" },
      { action: "reopenLocation", locationId: harbor, reason: "A missed shift." },
    ]);
    const rows = await store.audits.list([["entity", "==", "payPeriod"]]);
    expect(rows.map(({ act }) => act).toSorted()).toEqual(["closeLocation", "reopenLocation"]);
  });

  test("is collected by the company's close, which alone can be reopened then", async () => {
    const { company, max } = await twoPlaces();
    const { harbor, market, owner } = company;
    await close(max.api, harbor);
    expect(await closeAll(company)).toEqual({ version: 1 });
    const refusals = [() => reopen(max.api, harbor), () => close(owner.api, market)];
    for (const attempt of refusals) {
      expect(await refusalOf(attempt())).toMatchObject({ rule: "illegalTransition" });
    }
    await owner.api.reports.reopenPeriod.mutate({
      ...anAttempt(),
      firstDay: monday,
      expectedVersion: 1,
      reason: "A missed shift.",
    });
    expect(await states(owner.api)).toEqual([
      ["Harbor", "open"],
      ["Market", "open"],
    ]);
  });

  test("is out of reach for a manager of another one", async () => {
    const { company, max } = await twoPlaces();
    expect(await refusalOf(close(max.api, company.market))).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("a disputed timesheet", () => {
  test("holds back the close of each location, unless an admin closes with a reason", async () => {
    const { company, ana, max } = await twoPlaces();
    const { harbor, owner } = company;
    await dispute(ana);
    const reason = "Ana is away.";
    for (const attempt of [
      () => close(max.api, harbor),
      () => close(max.api, harbor, { reason }),
      () => close(owner.api, harbor),
      () => closeAll(company),
    ]) {
      expect(await refusalOf(attempt())).toMatchObject({ rule: "periodHasDisputes" });
    }
    expect(await (await company.read()).payPeriods.find(monday)).toBeNull();
    await close(owner.api, harbor, { reason });
    expect(await closeAll(company, reason)).toEqual({ version: 1 });
    const { history } = await (await company.read()).payPeriods.get(monday);
    expect(history.map((step) => step.reason)).toEqual([reason, reason]);
  });
});

describe("a request for a correction", () => {
  test("holds back the close of its location, and of the company", async () => {
    const { company, ana, max, atHarbor } = await twoPlaces();
    const { payable } = anEntryInput(company, ana.employeeId, { range: "09:00-18:00" });
    await ana.api.timeEntries.requestCorrection.mutate({
      ...anAttempt(),
      entryId: atHarbor,
      expectedVersion: 1,
      requested: payable,
      message: "I closed up.",
    });
    const found = await company.owner.api.timesheets.closings.query({ day: monday });
    expect(found.locations.map(({ findings }) => findings.requests)).toEqual([1, 0]);
    expect(await refusalOf(close(max.api, company.harbor))).toMatchObject({
      rule: "periodHasRequests",
    });
    expect(await refusalOf(closeAll(company))).toMatchObject({ rule: "periodHasRequests" });
    await close(company.owner.api, company.market);
  });
});

describe("a location's day", () => {
  test("is not closed while it lasts, nor half a period", async () => {
    const company = await aCompany();
    const { owner, harbor } = company;
    const future = addDays(todayInNewYork(), 30);
    const { firstDay } = await owner.api.timesheets.closings.query({ day: future });
    expect(await refusalOf(close(owner.api, harbor, { firstDay }))).toMatchObject({
      rule: "periodNotOver",
    });
    const halfway = close(owner.api, harbor, { firstDay: addDays(monday, 1) });
    expect(await refusalOf(halfway)).toMatchObject({ code: "NOT_FOUND" });
  });
});
