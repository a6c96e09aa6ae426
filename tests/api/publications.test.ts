import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { aMember } from "../support/a-company.ts";
import { tellHeld } from "../support/a-publication.ts";
import { aShift, aShiftPlan } from "../support/a-shift-plan.ts";
import { aWeek, messagesOf, publish, stateOf, weekStart } from "../support/a-week-to-publish.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { mailsTo } from "../support/outbox.ts";

const weeksTold = async (address: string) =>
  (await mailsTo(address)).filter(({ content }) => content.kind === "weekPublished");

describe("the hold of a publication", () => {
  test("shows staff the week at once, tells people after it, and each person once", async () => {
    const { company, ana, ben, anas } = await aWeek();
    const { publicationId } = await publish(company);
    expect((await stateOf(company)).published).toHaveLength(2);
    expect(await messagesOf(company, ana.employeeId)).toEqual([]);
    await Promise.all([tellHeld(company), tellHeld(company)]);
    await tellHeld(company);
    for (const person of [ana, ben]) {
      expect(await messagesOf(company, person.employeeId)).toMatchObject([
        { publicationId, kind: "published", changes: [{ before: null }], state: "open" },
      ]);
      expect(await weeksTold(person.login.email)).toHaveLength(1);
    }
    const shift = aShiftPlan(company, {
      employeeId: ana.employeeId,
      day: weekStart,
      range: "10:00-18:00",
    });
    const edit = { ...anAttempt(), expectedVersion: 1, shiftId: anas, shift };
    await company.owner.api.schedules.saveShift.mutate(edit);
    await publish(company);
    await tellHeld(company);
    expect(await messagesOf(company, ben.employeeId)).toHaveLength(1);
    const [, second] = await messagesOf(company, ana.employeeId);
    expect(second?.changes).toMatchObject([
      { before: { startsAtLocal: "09:00" }, after: { startsAtLocal: "10:00" } },
    ]);
  });

  test("tells the manager who publishes of their own shifts, in the app and by mail", async () => {
    const { company, ana } = await aWeek();
    const { harbor: locationId } = company;
    const marcus = await aMember(company, { role: "manager", reach: [locationId], name: "Marcus" });
    const { employeeId, api, login } = marcus;
    await aShift(company, { employeeId, day: addDays(weekStart, 1) });
    await api.schedules.publish.mutate({ ...anAttempt(), locationId, weekStart });
    await tellHeld(company);
    await tellHeld(company);
    const own = { after: { day: addDays(weekStart, 1) }, before: null };
    expect(await messagesOf(company, employeeId)).toMatchObject([{ changes: [own], shiftIds: [] }]);
    expect(await weeksTold(login.email)).toMatchObject([
      { content: { employeeName: "Marcus", changes: [own] } },
    ]);
    expect(await weeksTold(ana.login.email)).toHaveLength(1);
  });

  test("keeps its reason for managers, and tells staff nothing of it", async () => {
    const { company, ana } = await aWeek();
    const { owner, harbor: locationId } = company;
    const reason = "The fair comes to town";
    await owner.api.schedules.publish.mutate({ ...anAttempt(), locationId, weekStart, reason });
    await tellHeld(company);
    const page = { locationId, weekStart, from: null };
    const { versions } = await owner.api.schedules.publications.query(page);
    expect(versions).toMatchObject([{ kind: "published", reason }]);
    expect(await messagesOf(company, ana.employeeId)).toMatchObject([{ text: "" }]);
    const mails = await weeksTold(ana.login.email);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toContain(reason);
  });

  test("is one for two managers who publish at once, and people are told once", async () => {
    const { company, ana, ben } = await aWeek();
    const { harbor: locationId } = company;
    const marcus = await aMember(company, { role: "manager", reach: [locationId], name: "Marcus" });
    const input = { ...anAttempt(), locationId, weekStart };
    const results = await Promise.allSettled([
      publish(company),
      marcus.api.schedules.publish.mutate(input),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await tellHeld(company);
    expect(await messagesOf(company, ana.employeeId)).toHaveLength(1);
    expect(await weeksTold(ben.login.email)).toHaveLength(1);
    expect((await stateOf(company)).schedule).toMatchObject({ publishedVersion: 1 });
  });

  test("can be undone: staff see what they saw before, exactly, and no one is told", async () => {
    const { company, ana, ben, anas, bens } = await aWeek();
    await publish(company);
    await tellHeld(company);
    const { schedules } = company.owner.api;
    const shift = aShiftPlan(company, { employeeId: ben.employeeId, day: weekStart, note: "Keys" });
    await schedules.saveShift.mutate({
      ...anAttempt(),
      expectedVersion: 1,
      shiftId: anas,
      shift: { ...shift, startsAtLocal: "17:30", endsAtLocal: "22:00" },
    });
    await schedules.cancelShift.mutate({ ...anAttempt(), expectedVersion: 1, shiftId: bens });
    await aShift(company, { employeeId: ana.employeeId, day: addDays(weekStart, 2) });
    const before = await stateOf(company);
    const { publicationId } = await publish(company);
    const undo = { ...anAttempt(), publicationId };
    await schedules.undoPublish.mutate(undo);
    await schedules.undoPublish.mutate(undo);
    await schedules.undoPublish.mutate({ ...anAttempt(), publicationId });
    expect(await stateOf(company)).toEqual(before);
    await tellHeld(company);
    expect(await messagesOf(company, ana.employeeId)).toHaveLength(1);
    expect(await messagesOf(company, ben.employeeId)).toHaveLength(1);
    const again = await publish(company);
    expect(again.publicationId).not.toBe(publicationId);
    expect(again).toMatchObject({ added: 1, changed: 1, removed: 1 });
  });

  test("keeps an edit that was made since when it is undone", async () => {
    const { company, anas } = await aWeek();
    const { publicationId } = await publish(company);
    const { schedules } = company.owner.api;
    await schedules.cancelShift.mutate({ ...anAttempt(), expectedVersion: 1, shiftId: anas });
    await schedules.undoPublish.mutate({ ...anAttempt(), publicationId });
    const { published, shifts, schedule } = await stateOf(company);
    expect(published).toEqual([]);
    expect(shifts.map(({ state }) => state).toSorted()).toEqual(["cancelled", "draft"]);
    expect(schedule).toMatchObject({ state: "draft", publishedVersion: 0, publishedAt: null });
  });

  test("undo and telling at the same moment give one right state", async () => {
    const { company, ana } = await aWeek();
    const { publicationId } = await publish(company);
    const { schedules } = company.owner.api;
    const [undone] = await Promise.allSettled([
      schedules.undoPublish.mutate({ ...anAttempt(), publicationId }),
      tellHeld(company),
    ]);
    await tellHeld(company);
    const told = (await messagesOf(company, ana.employeeId)).length;
    const { published } = await stateOf(company);
    expect([undone.status, told, published.length]).toEqual(
      undone.status === "fulfilled" ? ["fulfilled", 0, 0] : ["rejected", 1, 2],
    );
  });

  test("is over once people were told, or an employee took a shift, or the week was published again", async () => {
    const { company, ana } = await aWeek();
    const { schedules } = company.owner.api;
    const undo = (publicationId: Awaited<ReturnType<typeof publish>>["publicationId"]) =>
      refusalOf(schedules.undoPublish.mutate({ ...anAttempt(), publicationId }));
    const first = await publish(company);
    await tellHeld(company);
    expect(await undo(first.publicationId)).toMatchObject({ rule: "publicationTold" });
    const shiftId = await aShift(company, { day: addDays(weekStart, 3) });
    const second = await publish(company);
    await ana.api.schedules.claimShift.mutate({ ...anAttempt(), shiftId });
    expect(await undo(second.publicationId)).toMatchObject({ rule: "shiftsTakenSince" });
    await aShift(company, { day: addDays(weekStart, 4) });
    await publish(company);
    expect(await undo(second.publicationId)).toMatchObject({ rule: "publicationTold" });
  });
});
