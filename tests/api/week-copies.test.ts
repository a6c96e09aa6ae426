import { randomUUID } from "node:crypto";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { describe, expect, test } from "vitest";
import { aCompany, anEmployee } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { aShift } from "../support/a-shift-plan.ts";
import {
  aWeekCopy,
  aWeekTemplate,
  copied,
  copiedDay,
  copyOfMonday,
  previewOf,
} from "../support/a-week-copy.ts";

const [first, second] = ["2026-03-16", "2026-03-23"] as const;

/** Harbor with a shift of Ana and an open one on Monday March 2. */
async function aPlannedWeek() {
  const company = await aCompany();
  const employeeId = await anEmployee(company);
  await aShift(company, { employeeId });
  await aShift(company, { range: "18:00-22:00" });
  const shiftsOf = async (weekStart: string) =>
    (await company.read()).shifts.list([["weekStart", "==", weekStart]]);
  return { company, employeeId, shiftsOf };
}

describe("a week that is copied to two others", () => {
  test("is there as drafts, as the preview said, and undone week by week", async () => {
    const { company, employeeId, shiftsOf } = await aPlannedWeek();
    const weeks = await previewOf(company, { weekStarts: [first, second] });
    expect(weeks).toMatchObject([
      { weekStart: first, added: 2, skipped: [] },
      { weekStart: second, added: 2 },
    ]);
    const answers = await copied(company, { weekStarts: [first, second] });
    for (const week of [first, second]) {
      const shifts = await shiftsOf(week);
      expect(shifts.map(({ state }) => state)).toEqual(["draft", "draft"]);
      expect(shifts.filter((shift) => shift.employeeId === employeeId)).toHaveLength(1);
    }
    for (const { batchId } of answers) {
      const undone = { ...anAttempt(), batchId };
      expect(await company.owner.api.schedules.undoBatch.mutate(undone)).toMatchObject({
        rows: [{ problem: null, remark: null }],
      });
    }
    expect(await shiftsOf(first)).toEqual([]);
  });

  test("gets nothing a second time, neither by the same call nor by a new copy", async () => {
    const { company, shiftsOf } = await aPlannedWeek();
    const [preview] = await previewOf(company, { weekStarts: [first] });
    const call = {
      ...anAttempt(),
      ...copyOfMonday,
      locationId: company.harbor,
      groupId: randomUUID(),
      title: "Copy week",
      rows: [{ key: first, title: first, fingerprint: preview?.fingerprint ?? "" }],
    };
    const { copyWeeks } = company.owner.api.schedules;
    expect(await copyWeeks.mutate(call)).toEqual(await copyWeeks.mutate(call));
    expect(await shiftsOf(first)).toHaveLength(2);
    expect(await previewOf(company, { weekStarts: [first] })).toMatchObject([
      { added: 0, skipped: [{}, {}] },
    ]);
  });
});

test("a copy is refused where the week changed since its preview", async () => {
  const { company, employeeId, shiftsOf } = await aPlannedWeek();
  const [preview] = await previewOf(company, { weekStarts: [first] });
  await aShift(company, { employeeId, day: first, range: "08:00-12:00" });
  const answer = await company.owner.api.schedules.copyWeeks.mutate({
    ...anAttempt(),
    ...copyOfMonday,
    locationId: company.harbor,
    groupId: randomUUID(),
    title: "Copy week",
    rows: [{ key: first, title: first, fingerprint: preview?.fingerprint ?? "" }],
  });
  expect(answer.rows[0]?.problem).toMatch(/since this was shown/u);
  expect(await shiftsOf(first)).toHaveLength(1);
});

test("a shift that cannot be copied is skipped with the reason, and nothing is copied twice", async () => {
  const { company } = await aPlannedWeek();
  const employeeId = await anEmployee(company, {
    name: "Bo Reed",
    locationIds: [company.harbor, company.market],
  });
  await aShift(company, { employeeId });
  await aShift(company, { employeeId, locationId: company.market, day: first });
  const why = "Bo Reed already works 09:00–17:00 at Market on Monday.";
  expect(await previewOf(company, { weekStarts: [first] })).toMatchObject([
    { added: 2, skipped: [{ who: expect.stringMatching(/^Mon/u), why }] },
  ]);
  await copied(company, { weekStarts: [first] });
  expect(await previewOf(company, { weekStarts: [first] })).toMatchObject([
    { added: 0, skipped: [{}, {}, {}] },
  ]);
});

test("a copy that was moved and moved back is undone, one that was changed stays", async () => {
  const { company, shiftsOf } = await aPlannedWeek();
  const [answer] = await copied(company, { weekStarts: [first] });
  const [back, changed] = await shiftsOf(first);
  if (back === undefined || changed === undefined) throw new Error("Two shifts were copied.");
  const save = (shift: typeof back, startsAtLocal: string, expectedVersion: number) =>
    company.owner.api.schedules.saveShift.mutate({
      ...anAttempt(),
      shiftId: shift.id,
      expectedVersion,
      shift: { ...planOf(shift), startsAtLocal },
    });
  await save(back, "05:00", 1);
  await save(back, back.startsAtLocal, 2);
  await save(changed, "05:00", 1);
  const undo = { ...anAttempt(), batchId: answer?.batchId ?? ("" as never) };
  expect(await company.owner.api.schedules.undoBatch.mutate(undo)).toMatchObject({
    rows: [{ problem: null, remark: expect.stringContaining("1 shift") }],
  });
  expect((await shiftsOf(first)).map(({ id }) => id)).toEqual([changed.id]);
});

test("the undo of a copy waits while its week is locked, and works once it is unlocked", async () => {
  const { company, shiftsOf } = await aPlannedWeek();
  const { schedules } = company.owner.api;
  const week = { locationId: company.harbor, weekStart: copiedDay };
  const batchId = await aWeekCopy(company);
  await schedules.lockWeek.mutate({ ...anAttempt(), ...week });
  const undo = () => schedules.undoBatch.mutate({ ...anAttempt(), batchId });
  expect(await undo()).toMatchObject({ rows: [{ canBeUndone: true }] });
  expect(await shiftsOf(copiedDay)).toHaveLength(2);
  const reason = "The copy was wrong";
  await schedules.unlockWeek.mutate({ ...anAttempt(), ...week, reason });
  expect(await undo()).toMatchObject({ rows: [{ problem: null, canBeUndone: false }] });
  expect(await shiftsOf(copiedDay)).toEqual([]);
});

test("overwritten drafts come back when the copy is undone", async () => {
  const { company, employeeId, shiftsOf } = await aPlannedWeek();
  const draft = await aShift(company, { employeeId, day: first, range: "08:00-12:00" });
  const terms = { withPeople: true, conflicts: "overwrite" } as const;
  expect(await previewOf(company, { terms, weekStarts: [first] })).toMatchObject([
    { added: 2, replaced: [{ why: "The draft 08:00–12:00 is removed." }] },
  ]);
  const [answer] = await copied(company, { terms, weekStarts: [first] });
  expect((await shiftsOf(first)).map(({ id }) => id)).not.toContain(draft);
  const undo = { ...anAttempt(), batchId: answer?.batchId ?? ("" as never) };
  await company.owner.api.schedules.undoBatch.mutate(undo);
  expect((await shiftsOf(first)).map(({ id }) => id)).toEqual([draft]);
});

describe("a week template", () => {
  test("fills a week with drafts, also without people", async () => {
    const { company, shiftsOf } = await aPlannedWeek();
    const templateId = await aWeekTemplate(company);
    const source = { kind: "template", templateId } as const;
    const terms = { withPeople: false, conflicts: "skip" } as const;
    await copied(company, { source, terms, weekStarts: [first] });
    expect(await shiftsOf(first)).toMatchObject([
      { employeeId: null, templateId },
      { employeeId: null, templateId },
    ]);
  });

  test("is renamed and archived, and refuses an outdated edit", async () => {
    const { company } = await aPlannedWeek();
    const templateId = await aWeekTemplate(company);
    const { editWeekTemplate, weekTemplates } = company.owner.api.schedules;
    const edit = { templateId, expectedVersion: 1, name: "Summer", isArchived: true };
    await editWeekTemplate.mutate({ ...anAttempt(), ...edit });
    const { templates } = await weekTemplates.query({ locationId: company.harbor });
    expect(templates).toMatchObject([{ name: "Summer", isArchived: true, shifts: 2, people: 1 }]);
    const again = editWeekTemplate.mutate({ ...anAttempt(), ...edit });
    expect(await refusalOf(again)).toMatchObject({ rule: "staleVersion" });
  });

  test("of a week without shifts is refused", async () => {
    const { company } = await aPlannedWeek();
    const input = { locationId: company.harbor, weekStart: first, name: "None", withPeople: true };
    const save = company.owner.api.schedules.saveWeekTemplate.mutate({ ...anAttempt(), ...input });
    expect(await refusalOf(save)).toMatchObject({ rule: "emptyWeek" });
  });
});
