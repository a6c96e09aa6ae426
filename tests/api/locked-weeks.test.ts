import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { openShifts } from "../../functions/src/operations/schedules/open-shifts.ts";
import { aMember } from "../support/a-company.ts";
import { anImport } from "../support/a-shift-file.ts";
import { aShift, aShiftPlan } from "../support/a-shift-plan.ts";
import { copied, previewOf } from "../support/a-week-copy.ts";
import { aWeek, publish, stateOf, weekStart } from "../support/a-week-to-publish.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

/** A published week with an open shift and a draft; `held` is its publication. */
async function aBusyWeek() {
  const week = await aWeek();
  const { company } = week;
  const open = await aShift(company, { day: addDays(weekStart, 1) });
  const { publicationId: held } = await publish(company);
  const draft = await aShift(company, { day: addDays(weekStart, 2) });
  const at = { locationId: company.harbor, weekStart };
  return { ...week, open, held, draft, at };
}

describe("a locked week", () => {
  test("refuses every way to change its shifts, and nothing of it changes", async () => {
    const { company, ana, ben, anas, bens, open, held, draft, at } = await aBusyWeek();
    const { schedules } = company.owner.api;
    const later = addDays(weekStart, 7);
    const next = await aShift(company, { day: later });
    const imported = { key: "2", plan: aShiftPlan(company, { day: addDays(weekStart, 3) }) };
    const { locationId: _place, ...plan } = imported.plan;
    const file = await anImport(company, [{ key: "2", plan }]);
    const swap = { ...anAttempt(), shiftId: anas, otherShiftId: bens, note: "" };
    const { requestId } = await ana.api.schedules.askSwap.mutate(swap);
    await schedules.lockWeek.mutate({ ...anAttempt(), ...at });
    const before = await stateOf(company);
    const edit = (shiftId: typeof anas) => ({ ...anAttempt(), shiftId, expectedVersion: 1 });
    const shift = aShiftPlan(company, { day: weekStart, range: "18:00-20:00" });
    const { locationId: _here, ...added } = shift;
    const ways: Record<string, Promise<unknown>> = {
      add: schedules.addShift.mutate({ ...anAttempt(), shift }),
      addMany: schedules.addShifts.mutate({ ...anAttempt(), ...at, shifts: [added] }),
      change: schedules.saveShift.mutate({ ...edit(open), shift }),
      moveIn: schedules.saveShift.mutate({ ...edit(next), shift }),
      moveOut: schedules.saveShift.mutate({ ...edit(open), shift: { ...shift, day: later } }),
      cancel: schedules.cancelShift.mutate(edit(open)),
      cancelDraft: schedules.cancelShift.mutate(edit(draft)),
      removeDrafts: schedules.removeDrafts.mutate({ ...anAttempt(), shiftIds: [draft] }),
      publish: publish(company),
      unpublish: schedules.unpublish.mutate({ ...anAttempt(), ...at, reason: "The bar floods." }),
      undo: schedules.undoPublish.mutate({ ...anAttempt(), publicationId: held }),
      offer: schedules.offerCover.mutate({
        ...edit(anas),
        employeeIds: [ben.employeeId],
        hours: 12,
      }),
      claim: ben.api.schedules.claimShift.mutate({ ...anAttempt(), shiftId: open }),
      drop: ana.api.schedules.dropShift.mutate({ ...anAttempt(), shiftId: anas, note: "Exam" }),
      swap: ben.api.schedules.askSwap.mutate({
        ...swap,
        ...anAttempt(),
        shiftId: bens,
        otherShiftId: anas,
      }),
      accept: ben.api.schedules.answerSwap.mutate({
        ...anAttempt(),
        requestId,
        answer: "accepted",
      }),
    };
    const refused = await Promise.all(
      Object.entries(ways).map(async ([way, call]) => [way, (await refusalOf(call))?.rule]),
    );
    expect(refused).toEqual(Object.keys(ways).map((way) => [way, "weekLocked"]));
    const source = { kind: "week" as const, weekStart: later };
    const intoLocked = { source, weekStarts: [weekStart] };
    expect(await previewOf(company, intoLocked)).toMatchObject([{ isLocked: true, added: 0 }]);
    const [copy] = await copied(company, intoLocked);
    const answer = await schedules.importShifts.mutate(file);
    for (const row of [...(copy?.rows ?? []), ...answer.rows]) {
      expect(row.problem).toMatch(/is locked/u);
    }
    expect(await stateOf(company)).toEqual(before);
  });

  test("is unlocked with a reason, and both are in its history and its audit", async () => {
    const { company, draft, at } = await aBusyWeek();
    const { schedules } = company.owner.api;
    await schedules.lockWeek.mutate({ ...anAttempt(), ...at });
    await schedules.lockWeek.mutate({ ...anAttempt(), ...at });
    expect((await stateOf(company)).schedule).toMatchObject({ state: "changed", lock: {} });
    const marcus = await aMember(company, { role: "manager", reach: [company.market] });
    const foreign = marcus.api.schedules.unlockWeek.mutate({ ...anAttempt(), ...at, reason: "No" });
    expect(await refusalOf(foreign)).not.toBeNull();
    const reason = "Ben is sick.";
    await schedules.unlockWeek.mutate({ ...anAttempt(), ...at, reason });
    await schedules.unlockWeek.mutate({ ...anAttempt(), ...at, reason });
    const { rows } = await schedules.publications.query({ ...at, from: null });
    expect(rows.map(({ act }) => act)).toEqual(["unlocked", "locked", "published"]);
    const audits = await (await company.read()).audits.list([["act", "==", "unlocked"]]);
    expect(audits).toHaveLength(1);
    await schedules.cancelShift.mutate({ ...anAttempt(), shiftId: draft, expectedVersion: 1 });
  });

  test("keeps its shifts where an approval or an end of employment would open them", async () => {
    const { company, anas, at } = await aBusyWeek();
    const { owner, companyId } = company;
    await owner.api.schedules.lockWeek.mutate({ ...anAttempt(), ...at });
    const before = await stateOf(company);
    const by = { uid: owner.login.uid, displayName: "Olivia" };
    const still = (_store: unknown, shifts: readonly Shift[]) => Promise.resolve(shifts);
    const opening = { companyId, shiftIds: [anas], by, still };
    await openShifts(opening);
    expect(await stateOf(company)).toEqual(before);
    await owner.api.schedules.unlockWeek.mutate({ ...anAttempt(), ...at, reason: "Ana is sick." });
    await openShifts(opening);
    expect(await (await company.read()).shifts.get(anas)).toMatchObject({ employeeId: null });
  });
});
