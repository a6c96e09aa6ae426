import { expect, test } from "vitest";
import { requestDue } from "../../functions/src/areas/schedules/requests/request-due.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import type { ExchangeSettings } from "@crewline/domain/records/schedules/exchange-settings";
import { claimId } from "@crewline/domain/records/schedules/shift-request";
import { aMember } from "../support/a-company.ts";
import { aShiftCrew, day } from "../support/a-shift-crew.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { runDue } from "../support/run-due-work.ts";
import { eventually } from "../support/eventually.ts";

test("20 employees claim 3 spots at once: exactly 3 get one each", async () => {
  const { company, store, publish } = await aShiftCrew();
  const spots = await Promise.all([1, 2, 3].map(() => aShift(company, { day })));
  await publish();
  const people = await Promise.all(
    Array.from({ length: 20 }, (_, place) => aMember(company, { name: `Person ${place}` })),
  );
  const [shiftId] = spots;
  if (shiftId === undefined) throw new Error("There is no spot.");
  const results = await Promise.allSettled(
    people.map(({ api }) => api.schedules.claimShift.mutate({ ...anAttempt(), shiftId })),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  const given = (await store.shifts.findAll(spots)).map(({ employeeId }) => employeeId);
  expect(new Set(given).size).toBe(3);
  expect(given).not.toContain(null);
  const seen = (await store.publishedShifts.findAll(spots)).map(({ employeeId }) => employeeId);
  expect(new Set(seen)).toEqual(new Set(given));
}, 120_000);

test("a manager ranks and approves claims: one gets the shift, the others and withdrawn ones do not", async () => {
  const crew = await aShiftCrew({ claims: "approval" });
  const { company, marcus, ana, ben, cleo, publish, shiftOf, requestOf, told, decide } = crew;
  const shiftId = await aShift(company, { day });
  await publish();
  const claim = ({ api }: typeof ana) =>
    api.schedules.claimShift.mutate({ ...anAttempt(), shiftId });
  for (const who of [ana, ben, cleo])
    expect(await claim(who)).toEqual({ state: "asked", because: null });
  expect(await claim(ana)).toEqual({ state: "asked", because: null });
  expect(await told(marcus)).toEqual(["claim asked", "claim asked", "claim asked"]);
  expect((await shiftOf(shiftId)).employeeId).toBeNull();

  const cleos = claimId(shiftId, cleo.employeeId);
  const withdraw = { ...anAttempt(), requestId: cleos };
  expect(await refusalOf(ben.api.schedules.withdrawRequest.mutate(withdraw))).toMatchObject({
    rule: "notFound",
  });
  await cleo.api.schedules.withdrawRequest.mutate({ ...anAttempt(), requestId: cleos });
  const { ranked } = await marcus.api.schedules.rankClaims.query({ shiftId });
  expect(ranked.map(({ employeeId }) => employeeId).toSorted()).toEqual(
    [ana.employeeId, ben.employeeId].toSorted(),
  );
  expect(ranked[0]?.rank).toMatchObject({ hasJobRole: true });

  const [anas, bens] = [ana, ben].map(({ employeeId }) => claimId(shiftId, employeeId));
  if (anas === undefined || bens === undefined) throw new Error("No one claims.");
  const results = await Promise.allSettled([decide(anas, "approved"), decide(bens, "approved")]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const [won, lost] = results[0].status === "fulfilled" ? [ana, ben] : [ben, ana];
  expect(await shiftOf(shiftId)).toMatchObject({ employeeId: won.employeeId, state: "published" });
  expect((await requestOf(claimId(shiftId, won.employeeId))).state).toBe("done");
  expect((await requestOf(claimId(shiftId, lost.employeeId))).state).toBe("lost");
  expect(await told(won)).toEqual(["claim approved"]);
  expect(await told(lost)).toEqual(["claim lost"]);
  expect(await told(cleo)).toEqual([]);
  expect(await refusalOf(decide(cleos, "approved"))).toMatchObject({ rule: "requestGone" });
});

test("a claim ends when the shift changes, when it is denied, and when no one decides in time", async () => {
  const crew = await aShiftCrew({ claims: "approval" });
  const { company, ana, ben, publish, requestOf, told, decide, move } = crew;
  const [moved, denied, late] = [
    await aShift(company, { day, range: "06:00-10:00" }),
    await aShift(company, { day, range: "11:00-13:00" }),
    await aShift(company, { day, range: "14:00-16:00" }),
  ];
  await publish();
  for (const shiftId of [moved, denied, late]) {
    await ana.api.schedules.claimShift.mutate({ ...anAttempt(), shiftId });
  }
  const state = async (shiftId: ShiftId) =>
    (await requestOf(claimId(shiftId, ana.employeeId))).state;
  await move(moved);
  const after = await eventually(
    () => state(moved),
    (found) => found !== "asked",
  );
  expect(after).toBe("canceled");
  await decide(claimId(denied, ana.employeeId), "denied");
  expect(await state(denied)).toBe("denied");
  const again = ana.api.schedules.claimShift.mutate({ ...anAttempt(), shiftId: denied });
  expect(await refusalOf(again)).toMatchObject({ rule: "requestGone" });
  const request = await requestOf(claimId(late, ana.employeeId));
  await inTransaction(async (unit) => {
    const written = companyStore(unit, company.companyId);
    const past = { ...request, expiresAt: "2026-01-01T00:00:00.000Z" };
    written.shiftRequests.save(request.id, past);
    written.setDue(requestDue(company.companyId, past));
  });
  await runDue(company.companyId, "shiftRequests");
  expect(await state(late)).toBe("expired");
  expect((await told(ana)).toSorted()).toEqual(["claim canceled", "claim denied", "claim expired"]);
  expect(await told(ben)).toEqual([]);
});

/** Ana works 40 hours of a week in which another shift of eight hours is open. */
async function aFullWeek(exchange: Partial<ExchangeSettings> = {}) {
  const crew = await aShiftCrew(exchange);
  const { company, ana } = crew;
  const weekStart = weekStartOf(addDays(day, 7), "monday");
  const { employeeId } = ana;
  for (const later of [0, 1, 2, 3, 4]) {
    await aShift(company, { employeeId, day: addDays(weekStart, later) });
  }
  const shiftId = await aShift(company, { day: addDays(weekStart, 5) });
  const published = { locationId: company.harbor, weekStart };
  await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...published });
  const claim = () => ana.api.schedules.claimShift.mutate({ ...anAttempt(), shiftId });
  return { ...crew, shiftId, claim };
}

test("an employee could not even ask for a shift with overtime, and was told to ask the manager", async () => {
  const { marcus, ana, shiftId, claim, decide, shiftOf } = await aFullWeek({ claims: "approval" });
  expect(await claim()).toEqual({ state: "asked", because: null });
  const { ranked } = await marcus.api.schedules.rankClaims.query({ shiftId });
  expect(ranked[0]?.rank).toMatchObject({ overtimeSeconds: 8 * 3600 });
  await decide(claimId(shiftId, ana.employeeId), "approved");
  expect((await shiftOf(shiftId)).employeeId).toBe(ana.employeeId);
});

test("where the first to claim gets a shift, one with overtime led nowhere: it is asked for now", async () => {
  const { ana, shiftId, claim, decide, shiftOf } = await aFullWeek();
  expect(await claim()).toEqual({ state: "asked", because: "overtime" });
  expect((await shiftOf(shiftId)).employeeId).toBeNull();
  await decide(claimId(shiftId, ana.employeeId), "approved");
  expect((await shiftOf(shiftId)).employeeId).toBe(ana.employeeId);
});
