import { expect, test } from "vitest";
import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftRequestId } from "@crewline/domain/kernel/ids/record-ids";
import { claimId } from "@crewline/domain/records/schedules/shift-request";
import { aShiftCrew, day, nextDay } from "../support/a-shift-crew.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { eventually } from "../support/eventually.ts";

test("two employees swap shifts: the colleague accepts, a manager approves, both are exchanged", async () => {
  const crew = await aShiftCrew();
  const { company, store, marcus, ana, ben, cleo, publish, shiftOf, requestOf, told } = crew;
  const anas = await aShift(company, { employeeId: ana.employeeId, day });
  const bens = await aShift(company, { employeeId: ben.employeeId, day: nextDay });
  const cleos = await aShift(company, { employeeId: cleo.employeeId, day, range: "10:00-14:00" });
  await publish();
  const { choices } = await ana.api.schedules.swapChoices.query({ shiftId: anas });
  expect(choices.map(({ shiftId }) => shiftId)).toEqual(expect.arrayContaining([bens, cleos]));
  const ask = { ...anAttempt(), shiftId: anas, otherShiftId: bens, note: "A wedding" };
  const others = { ...anAttempt(), shiftId: bens, otherShiftId: cleos, note: "" };
  expect(await refusalOf(ana.api.schedules.askSwap.mutate(others))).toMatchObject({
    rule: "requestGone",
  });
  const { requestId } = await ana.api.schedules.askSwap.mutate(ask);
  expect(await told(ben)).toEqual(["swap asked"]);
  const answer = ({ api }: typeof ana) =>
    api.schedules.answerSwap.mutate({ ...anAttempt(), requestId, answer: "accepted" });
  expect(await refusalOf(answer(ana))).toMatchObject({ rule: "notFound" });
  expect(await refusalOf(answer(cleo))).toMatchObject({ rule: "notFound" });
  const early = crew.decide(requestId, "approved");
  expect(await refusalOf(early)).toMatchObject({ rule: "requestGone" });
  await answer(ben);
  expect((await shiftOf(anas)).employeeId).toBe(ana.employeeId);
  expect(await told(marcus)).toEqual(["swap accepted"]);

  await crew.decide(requestId, "approved");
  expect((await shiftOf(anas)).employeeId).toBe(ben.employeeId);
  expect((await shiftOf(bens)).employeeId).toBe(ana.employeeId);
  expect(await store.publishedShifts.get(anas)).toMatchObject({ employeeId: ben.employeeId });
  expect(await store.publishedShifts.get(bens)).toMatchObject({ employeeId: ana.employeeId });
  expect((await requestOf(requestId)).state).toBe("done");
  expect(await told(ana)).toEqual(["swap approved"]);
  expect(await told(ben)).toEqual(["swap asked", "swap approved"]);
});

test("a swap happens at once where no manager decides, is declined, and ends when a shift changes", async () => {
  const crew = await aShiftCrew({ swaps: "firstCome" });
  const { company, ana, ben, publish, shiftOf, requestOf, told, move } = crew;
  const [own, moved] = [
    await aShift(company, { employeeId: ana.employeeId, day, range: "06:00-10:00" }),
    await aShift(company, { employeeId: ana.employeeId, day, range: "11:00-13:00" }),
  ];
  const bens = await aShift(company, { employeeId: ben.employeeId, day: nextDay });
  await publish();
  const ask = (shiftId: ShiftId) =>
    ana.api.schedules.askSwap.mutate({ ...anAttempt(), shiftId, otherShiftId: bens, note: "" });
  const answer = (requestId: ShiftRequestId, given: "accepted" | "declined") =>
    ben.api.schedules.answerSwap.mutate({ ...anAttempt(), requestId, answer: given });
  const first = await ask(own);
  await answer(first.requestId, "declined");
  expect((await requestOf(first.requestId)).state).toBe("declined");
  const stale = await ask(moved);
  await move(moved);
  expect(await refusalOf(answer(stale.requestId, "accepted"))).toMatchObject({
    rule: "requestGone",
  });
  const ended = await eventually(
    async () => (await requestOf(stale.requestId)).state,
    (state) => state !== "asked",
  );
  expect(ended).toBe("canceled");
  const { requestId } = await ask(own);
  await answer(requestId, "accepted");
  expect((await shiftOf(own)).employeeId).toBe(ben.employeeId);
  expect((await shiftOf(bens)).employeeId).toBe(ana.employeeId);
  expect(await told(ana)).toEqual(expect.arrayContaining(["swap declined", "swap approved"]));
});

test("an employee above the agreed hours swaps for a shift of that length, if a manager decides", async () => {
  const crew = await aShiftCrew();
  const { company, store, ana, ben, publish, shiftOf } = crew;
  const { employeeId } = ana;
  const anas = await aShift(company, { employeeId, day });
  const bens = await aShift(company, { employeeId: ben.employeeId, day, range: "12:00-20:00" });
  const longer = await aShift(company, {
    employeeId: ben.employeeId,
    day: nextDay,
    range: "06:00-16:00",
  });
  await publish();
  const { version, name, jobRoleIds, locationIds, payrollId, hiredOn } =
    await store.employees.get(employeeId);
  const employee = { name, jobRoleIds, locationIds, payrollId, hiredOn, maxSecondsPerWeek: 7200 };
  await company.owner.api.employees.save.mutate({
    ...anAttempt(),
    employeeId,
    expectedVersion: version,
    employee,
  });
  const { choices } = await ana.api.schedules.swapChoices.query({ shiftId: anas });
  expect(choices.map(({ shiftId }) => shiftId)).toEqual([bens]);
  const ask = (otherShiftId: ShiftId) =>
    ana.api.schedules.askSwap.mutate({ ...anAttempt(), shiftId: anas, otherShiftId, note: "" });
  expect(await refusalOf(ask(longer))).toMatchObject({ rule: "openShiftLimit" });
  const { requestId } = await ask(bens);
  await ben.api.schedules.answerSwap.mutate({ ...anAttempt(), requestId, answer: "accepted" });
  await crew.decide(requestId, "approved");
  expect((await shiftOf(bens)).employeeId).toBe(employeeId);
});

test("an employee gives up a shift: it stays theirs until a colleague takes it", async () => {
  const crew = await aShiftCrew({ drops: "firstCome" });
  const { company, store, marcus, ana, ben, cleo, publish, shiftOf, requestOf, told } = crew;
  const shiftId = await aShift(company, { employeeId: ana.employeeId, day });
  await publish();
  const drop = { ...anAttempt(), shiftId, note: "Exam" };
  expect(await refusalOf(ben.api.schedules.dropShift.mutate(drop))).toMatchObject({
    rule: "requestGone",
  });
  const { requestId } = await ana.api.schedules.dropShift.mutate(drop);
  expect(await store.publishedShifts.get(shiftId)).toMatchObject({
    employeeId: ana.employeeId,
    isGivenUp: true,
  });
  expect(await told(marcus)).toEqual(["drop asked"]);
  const results = await Promise.allSettled(
    [ben, cleo].map(({ api }) => api.schedules.claimShift.mutate({ ...anAttempt(), shiftId })),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const winner = results[0]?.status === "fulfilled" ? ben : cleo;
  expect((await shiftOf(shiftId)).employeeId).toBe(winner.employeeId);
  const seen = await store.publishedShifts.get(shiftId);
  expect(seen).toMatchObject({ employeeId: winner.employeeId });
  expect(seen.isGivenUp).toBeUndefined();
  expect((await requestOf(requestId)).state).toBe("done");
  expect(await told(ana)).toEqual(["drop taken"]);
});

test("a manager releases a shift that is given up, keeps its employee, or decides who takes it", async () => {
  const crew = await aShiftCrew();
  const { company, store, ana, ben, publish, shiftOf, requestOf, told, decide } = crew;
  const [released, kept, taken] = [
    await aShift(company, { employeeId: ana.employeeId, day, range: "06:00-09:00" }),
    await aShift(company, { employeeId: ana.employeeId, day, range: "10:00-13:00" }),
    await aShift(company, { employeeId: ana.employeeId, day, range: "14:00-17:00" }),
  ];
  await publish();
  const drop = async (shiftId: ShiftId) =>
    (await ana.api.schedules.dropShift.mutate({ ...anAttempt(), shiftId, note: "" })).requestId;
  const [first, second, third] = [await drop(released), await drop(kept), await drop(taken)];
  expect(await drop(kept)).toBe(second);
  await decide(first, "released");
  expect(await shiftOf(released)).toMatchObject({ employeeId: null, state: "published" });
  expect(await store.publishedShifts.get(released)).toMatchObject({ employeeId: null });
  await decide(second, "denied");
  expect((await store.publishedShifts.get(kept)).isGivenUp).toBeUndefined();
  const claim = { ...anAttempt(), shiftId: taken };
  expect(await ben.api.schedules.claimShift.mutate(claim)).toEqual({
    state: "asked",
    because: null,
  });
  await decide(claimId(taken, ben.employeeId), "approved");
  expect((await shiftOf(taken)).employeeId).toBe(ben.employeeId);
  expect((await requestOf(third)).state).toBe("done");
  expect((await told(ana)).toSorted()).toEqual(["drop denied", "drop released", "drop taken"]);
  expect(await told(ben)).toEqual(["claim approved"]);
});

test("an employee cannot claim the shift that they gave up, neither before nor after its release", async () => {
  const crew = await aShiftCrew({ drops: "firstCome" });
  const { company, ana, ben, publish, shiftOf, decide } = crew;
  const [released, kept] = [
    await aShift(company, { employeeId: ana.employeeId, day, range: "06:00-09:00" }),
    await aShift(company, { employeeId: ana.employeeId, day, range: "10:00-13:00" }),
  ];
  await publish();
  const drop = async (shiftId: ShiftId) =>
    (await ana.api.schedules.dropShift.mutate({ ...anAttempt(), shiftId, note: "" })).requestId;
  const claim = ({ api }: typeof ana, shiftId: ShiftId) =>
    api.schedules.claimShift.mutate({ ...anAttempt(), shiftId });
  const [first, second] = [await drop(released), await drop(kept)];
  const refused = { rule: "openShiftGivenUp", code: "CONFLICT" };
  expect(await refusalOf(claim(ana, released))).toMatchObject(refused);
  await decide(first, "released");
  expect(await refusalOf(claim(ana, released))).toMatchObject(refused);
  expect((await shiftOf(released)).employeeId).toBeNull();
  expect(await claim(ben, released)).toEqual({ state: "taken", because: null });
  await ana.api.schedules.withdrawRequest.mutate({ ...anAttempt(), requestId: second });
  expect((await shiftOf(kept)).employeeId).toBe(ana.employeeId);
});

test("of two spots of an offer, an employee gets the one that they did not give up", async () => {
  const crew = await aShiftCrew({ drops: "firstCome" });
  const { company, ana, ben, publish, shiftOf, decide } = crew;
  const givenUp = await aShift(company, { employeeId: ana.employeeId, day });
  const spots = [await aShift(company, { day }), await aShift(company, { day })];
  await publish();
  const drop = { ...anAttempt(), shiftId: givenUp, note: "" };
  await decide((await ana.api.schedules.dropShift.mutate(drop)).requestId, "released");
  const [asked, other] = spots;
  if (asked === undefined || other === undefined) throw new Error("There are no spots.");
  const claim = ({ api }: typeof ana) =>
    api.schedules.claimShift.mutate({ ...anAttempt(), shiftId: asked });
  await claim(ben);
  await claim(ana);
  expect((await shiftOf(other)).employeeId).toBe(ana.employeeId);
  expect((await shiftOf(givenUp)).employeeId).toBeNull();
});

test("a company switches claims, swaps and drops off", async () => {
  const crew = await aShiftCrew({ claims: "off", swaps: "off", drops: "off" });
  const { company, ana, ben, publish } = crew;
  const open = await aShift(company, { day, range: "18:00-20:00" });
  const anas = await aShift(company, { employeeId: ana.employeeId, day });
  const bens = await aShift(company, { employeeId: ben.employeeId, day: nextDay });
  await publish();
  const { schedules } = ana.api;
  const calls = [
    () => schedules.claimShift.mutate({ ...anAttempt(), shiftId: open }),
    () => schedules.dropShift.mutate({ ...anAttempt(), shiftId: anas, note: "" }),
    () => schedules.askSwap.mutate({ ...anAttempt(), shiftId: anas, otherShiftId: bens, note: "" }),
    () => schedules.swapChoices.query({ shiftId: anas }),
  ];
  for (const call of calls) {
    expect(await refusalOf(call())).toMatchObject({ rule: "requestsOff" });
  }
});
