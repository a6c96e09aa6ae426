import { describe, expect, test } from "vitest";
import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { tellHeld } from "../support/a-publication.ts";
import { aShift, aShiftPlan } from "../support/a-shift-plan.ts";
import {
  aWeek,
  confirmationsOf,
  messagesOf,
  publish,
  weekStart,
} from "../support/a-week-to-publish.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

describe("confirming published shifts", () => {
  test("takes one tap for a message, and is asked for again when a shift changes", async () => {
    const { company, ana, ben, anas } = await aWeek();
    await publish(company);
    await tellHeld(company);
    const [message] = await messagesOf(company, ana.employeeId);
    if (message === undefined) throw new Error("Ana was told nothing.");
    const input = { messageId: message.id, answer: "confirmed" } as const;
    const foreign = ben.api.schedules.answerMessage.mutate({ ...anAttempt(), ...input });
    expect(await refusalOf(foreign)).toMatchObject({ rule: "notFound" });
    await ana.api.schedules.answerMessage.mutate({ ...anAttempt(), ...input });
    await ana.api.schedules.answerMessage.mutate({ ...anAttempt(), ...input });
    const [confirmed] = await confirmationsOf(company, ana.employeeId);
    expect(confirmed).toMatchObject({ shiftId: anas, confirmedAt: expect.any(String) as string });
    expect(await messagesOf(company, ana.employeeId)).toMatchObject([{ state: "done" }]);
    const shift = aShiftPlan(company, { employeeId: ana.employeeId, day: weekStart, note: "Keys" });
    const edit = { ...anAttempt(), expectedVersion: 1, shiftId: anas, shift };
    await company.owner.api.schedules.saveShift.mutate(edit);
    await publish(company);
    await tellHeld(company);
    expect(await confirmationsOf(company, ana.employeeId)).toMatchObject([{ confirmedAt: null }]);
  });

  test("is asked for by the last message only", async () => {
    const { company, ana, anas } = await aWeek();
    await publish(company);
    await tellHeld(company);
    const { schedules } = company.owner.api;
    await schedules.cancelShift.mutate({ ...anAttempt(), expectedVersion: 1, shiftId: anas });
    await publish(company);
    await tellHeld(company);
    expect(await messagesOf(company, ana.employeeId)).toMatchObject([
      { shiftIds: [] },
      { shiftIds: [], changes: [{ after: null }] },
    ]);
    expect(await confirmationsOf(company, ana.employeeId)).toEqual([]);
  });

  test("is not asked for of a shift that a colleague took over, within the hold or after it", async () => {
    const { company, ana, ben, anas } = await aWeek();
    const { schedules } = company.owner.api;
    const takeOver = async (shiftId: ShiftId) => {
      const { version } = await (await company.read()).shifts.get(shiftId);
      const offer = { shiftId, expectedVersion: version, employeeIds: [ben.employeeId] };
      await schedules.offerCover.mutate({ ...anAttempt(), ...offer, hours: 4 });
      const answer = { ...anAttempt(), shiftId, answer: "accepted" } as const;
      await ben.api.schedules.answerCover.mutate(answer);
    };
    const second = await aShift(company, {
      employeeId: ana.employeeId,
      day: addDays(weekStart, 1),
    });
    await aShift(company, { employeeId: ana.employeeId, day: addDays(weekStart, 3) });
    await publish(company);
    await takeOver(second);
    await tellHeld(company);
    expect(await confirmationsOf(company, ana.employeeId)).toHaveLength(2);
    const third = (await confirmationsOf(company, ana.employeeId)).find(
      ({ shiftId }) => shiftId !== anas,
    );
    if (third === undefined) throw new Error("Ana was asked for one shift only.");
    await takeOver(third.shiftId);
    expect(await confirmationsOf(company, ana.employeeId)).toMatchObject([{ shiftId: anas }]);
    expect(await messagesOf(company, ana.employeeId)).toMatchObject([{ shiftIds: [anas] }]);
  });
});
