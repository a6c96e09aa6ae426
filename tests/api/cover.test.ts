import { expect, test } from "vitest";
import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { coverOfferId } from "@crewline/domain/records/schedules/cover-offer";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany, aMember } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { mailsTo } from "../support/outbox.ts";
import { todayInNewYork } from "../support/today.ts";

const day = addDays(todayInNewYork(), 8);
const week = ({ harbor }: TestCompany) => ({
  locationId: harbor,
  weekStart: weekStartOf(day, "monday"),
});

async function aCrew() {
  const company = await aCompany();
  const { harbor } = company;
  const [marcus, ana, ben, cleo] = await Promise.all([
    aMember(company, { role: "manager", reach: [harbor], name: "Marcus" }),
    aMember(company, { name: "Ana" }),
    aMember(company, { name: "Ben" }),
    aMember(company, { name: "Cleo" }),
  ]);
  const store = await company.read();
  const publish = () =>
    company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week(company) });
  const stateOf = async (shiftId: ShiftId, { employeeId }: typeof ana) =>
    (await store.coverOffers.find(coverOfferId(shiftId, employeeId)))?.state;
  const offer = async (shiftId: ShiftId, ...asked: (typeof ana)[]) =>
    marcus.api.schedules.offerCover.mutate({
      ...anAttempt(),
      shiftId,
      expectedVersion: (await store.shifts.get(shiftId)).version,
      employeeIds: asked.map(({ employeeId }) => employeeId),
      hours: 4,
    });
  const told = async ({ login }: typeof ana) =>
    (await mailsTo(login.email)).flatMap(({ content }) =>
      content.kind === "cover" ? [content.event] : [],
    );
  return { company, store, marcus, ana, ben, cleo, publish, stateOf, offer, told };
}

test("two take an open shift at once: exactly one gets it, and the managers are told", async () => {
  const { company, store, marcus, ana, ben, publish, told } = await aCrew();
  const shiftId = await aShift(company, { day });
  const claims = [ana, ben].map((who) => ({ who, input: { ...anAttempt(), shiftId } }));
  const claim = ({ who, input }: (typeof claims)[number]) =>
    who.api.schedules.claimShift.mutate(input);
  const [first] = claims;
  if (first === undefined) throw new Error("No one claims.");
  const early = claim({ ...first, input: { ...anAttempt(), shiftId } });
  expect(await refusalOf(early)).toMatchObject({ rule: "openShiftGone" });

  await publish();
  const results = await Promise.allSettled(claims.map(claim));
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const [won, lost] = results[0]?.status === "fulfilled" ? claims : claims.toReversed();
  if (won === undefined || lost === undefined) throw new Error("No one got it.");
  await claim(won);
  const late = claim({ ...lost, input: { ...anAttempt(), shiftId } });
  expect(await refusalOf(late)).toMatchObject({ rule: "openShiftGone" });
  const { employeeId } = won.who;
  expect(await store.shifts.get(shiftId)).toMatchObject({ employeeId, state: "published" });
  expect(await store.publishedShifts.get(shiftId)).toMatchObject({ employeeId });
  expect(await told(marcus)).toEqual(["claimed"]);

  const beside = await aShift(company, { day, range: "16:00-20:00" });
  await publish();
  const overlapping = claim({ ...won, input: { ...anAttempt(), shiftId: beside } });
  expect(await refusalOf(overlapping)).toMatchObject({ code: "CONFLICT" });
  await claim({ ...lost, input: { ...anAttempt(), shiftId: beside } });
});

test("two accept a shift at once: exactly one gets it, the others are told, a repeat changes nothing", async () => {
  const { company, store, marcus, ana, ben, cleo, publish, stateOf, offer, told } = await aCrew();
  const shiftId = await aShift(company, { employeeId: ana.employeeId, day });
  const found = await marcus.api.schedules.findCover.query({ shiftId });
  const ids = found.ranked.map(({ employeeId }) => employeeId);
  expect(ids).toEqual(expect.arrayContaining([ben.employeeId, cleo.employeeId]));
  expect(ids).not.toContain(ana.employeeId);
  const bens = found.ranked.find(({ employeeId }) => employeeId === ben.employeeId);
  expect(bens).toMatchObject({ hasJobRole: true, costMinor: null });
  const { ranked } = await company.owner.api.schedules.findCover.query({ shiftId });
  expect(ranked.find(({ employeeId }) => employeeId === ben.employeeId)).toMatchObject({
    costMinor: 148_00,
    overtimeSeconds: 0,
  });
  const at = { locationId: company.harbor, day };
  const costs = await company.owner.api.schedules.dayCost.query(at);
  expect(costs.cost).toMatchObject({ planned: [{ amountMinor: 148_00 }], worked: [], unpriced: 0 });
  expect(await marcus.api.schedules.dayCost.query(at)).toEqual({ cost: null });
  const planned = { locationId: company.harbor, weekStart: weekStartOf(day, "monday") };
  const paid = async ({ api }: Pick<typeof marcus, "api">) =>
    (await api.schedules.planTerms.query(planned)).people.map(({ employeeId }) => employeeId);
  expect(await paid(company.owner)).toEqual(
    expect.arrayContaining([ana, ben].map((one) => one.employeeId)),
  );
  expect(await paid(marcus)).not.toContain(ben.employeeId);
  expect(await refusalOf(offer(shiftId, ben))).toMatchObject({ rule: "coverUnpublished" });

  await publish();
  await offer(shiftId, ben, cleo);
  const answers = [ben, cleo].map((who) => ({ who, input: { ...anAttempt(), shiftId } }));
  const results = await Promise.allSettled(
    answers.map(({ who, input }) =>
      who.api.schedules.answerCover.mutate({ ...input, answer: "accepted" }),
    ),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const isFirst = results[0]?.status === "fulfilled";
  const [winner, loser] = isFirst ? [ben, cleo] : [cleo, ben];
  const [given] = answers.filter(({ who }) => who === winner);
  if (given === undefined) throw new Error("No one accepted.");
  await winner.api.schedules.answerCover.mutate({ ...given.input, answer: "accepted" });
  const late = { ...anAttempt(), shiftId, answer: "accepted" as const };
  expect(await refusalOf(loser.api.schedules.answerCover.mutate(late))).toMatchObject({
    rule: "coverGone",
  });
  expect(await store.shifts.get(shiftId)).toMatchObject({
    employeeId: winner.employeeId,
    state: "published",
    version: 2,
  });
  expect(await store.publishedShifts.get(shiftId)).toMatchObject({
    employeeId: winner.employeeId,
  });
  expect([await stateOf(shiftId, winner), await stateOf(shiftId, loser)]).toEqual([
    "accepted",
    "taken",
  ]);
  expect(await told(winner)).toEqual(["offered"]);
  expect((await told(loser)).toSorted()).toEqual(["offered", "over"]);
  expect(await told(marcus)).toEqual(["accepted"]);
  const rows = await store.audits.list([["recordId", "==", shiftId]]);
  expect(rows.filter(({ act }) => act === "moved")).toHaveLength(1);
});

test("an offer ends when all decline, when it is withdrawn, when the shift changes or no longer fits", async () => {
  const { company, store, marcus, ana, ben, cleo, publish, stateOf, offer, told } = await aCrew();
  const [first, second, third] = [
    await aShift(company, { employeeId: ana.employeeId, day, range: "06:00-10:00" }),
    await aShift(company, { employeeId: ana.employeeId, day, range: "11:00-13:00" }),
    await aShift(company, { employeeId: ana.employeeId, day, range: "14:00-16:00" }),
  ];
  await publish();
  const answer = ({ api }: typeof ana, shiftId: ShiftId, given: "accepted" | "declined") =>
    api.schedules.answerCover.mutate({ ...anAttempt(), shiftId, answer: given });

  await offer(first, ben);
  expect(await refusalOf(answer(cleo, first, "accepted"))).toMatchObject({ rule: "coverGone" });
  await answer(ben, first, "declined");
  expect(await told(marcus)).toEqual(["declined"]);
  expect(await stateOf(first, ben)).toBe("declined");

  await offer(second, ben, cleo);
  await offer(second, cleo);
  expect([await stateOf(second, ben), await stateOf(second, cleo)]).toEqual(["open", "open"]);
  await marcus.api.schedules.withdrawCover.mutate({ ...anAttempt(), shiftId: second });
  expect([await stateOf(second, ben), await stateOf(second, cleo)]).toEqual([
    "withdrawn",
    "withdrawn",
  ]);
  expect(await refusalOf(answer(cleo, second, "accepted"))).toMatchObject({ rule: "coverGone" });

  await offer(third, ben, cleo);
  await aShift(company, { employeeId: ben.employeeId, day, range: "15:00-17:00" });
  expect(await refusalOf(answer(ben, third, "accepted"))).toMatchObject({
    rule: "plannedElsewhere",
  });
  const shift = await store.shifts.get(third);
  await company.owner.api.schedules.saveShift.mutate({
    ...anAttempt(),
    shiftId: third,
    expectedVersion: shift.version,
    shift: { ...planOf(shift), endsAtLocal: "18:00" },
  });
  expect(await refusalOf(answer(cleo, third, "accepted"))).toMatchObject({ rule: "coverGone" });
  const closed = await eventually(
    () => stateOf(third, cleo),
    (state) => state === "withdrawn",
  );
  expect(closed).toBe("withdrawn");
});
