import { describe, expect, test } from "vitest";
import type { z } from "zod/mini";
import type { publishWeekSchema } from "@crewline/domain/records/schedules/publication";
import { wholeWeek } from "@crewline/domain/records/schedules/publication";
import { publishEffect } from "@crewline/domain/rules/schedules/publishing/publish-effect";
import { publishPlan } from "@crewline/domain/rules/schedules/publishing/publish-plan";
import { digestOf } from "../../functions/src/platform/digest.ts";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { reportCatalogue } from "@crewline/domain/projections/reports/report-catalogue";
import { scheduleId } from "@crewline/domain/records/schedules/schedule";
import type { TestCompany } from "../support/a-company.ts";
import { aCompany } from "../support/a-company.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";
import { eventually } from "../support/eventually.ts";
import { aShift, aShiftPlan, monday } from "../support/a-shift-plan.ts";

type Chosen = Partial<Pick<z.input<typeof publishWeekSchema>, "filter" | "fingerprint">>;

const publish = ({ owner, harbor }: TestCompany, chosen: Chosen = {}) =>
  owner.api.schedules.publish.mutate({
    ...anAttempt(),
    locationId: harbor,
    weekStart: monday,
    ...chosen,
  });

describe("a change that is taken back in a published week", () => {
  const stateOf = async ({ read, harbor }: TestCompany) =>
    (await (await read()).schedules.get(scheduleId(harbor, monday))).state;

  test("restores a deleted shift as published, and the week with it", async () => {
    const company = await aCompany();
    const { schedules } = company.owner.api;
    const shiftId = await aShift(company);
    await publish(company);
    await schedules.cancelShift.mutate({ ...anAttempt(), shiftId, expectedVersion: 1 });
    expect(await stateOf(company)).toBe("changed");
    const shift = aShiftPlan(company);
    await schedules.saveShift.mutate({ ...anAttempt(), shiftId, expectedVersion: 2, shift });
    expect(await (await company.read()).shifts.get(shiftId)).toMatchObject({ state: "published" });
    expect(await stateOf(company)).toBe("published");
  });

  test("leaves the week changed while another change is not published", async () => {
    const company = await aCompany();
    const { schedules } = company.owner.api;
    await aShift(company);
    await publish(company);
    await aShift(company, { range: "17:00-22:00" });
    const shiftId = await aShift(company, { day: addDays(monday, 1) });
    await schedules.cancelShift.mutate({ ...anAttempt(), shiftId, expectedVersion: 1 });
    expect(await stateOf(company)).toBe("changed");
  });

  test("leaves the week published when its only draft is deleted or removed", async () => {
    const company = await aCompany();
    const { schedules } = company.owner.api;
    await aShift(company);
    await publish(company);
    const deleted = await aShift(company, { range: "17:00-22:00" });
    await schedules.cancelShift.mutate({ ...anAttempt(), shiftId: deleted, expectedVersion: 1 });
    expect(await stateOf(company)).toBe("published");
    const removed = await aShift(company, { range: "17:00-22:00" });
    await schedules.removeDrafts.mutate({ ...anAttempt(), shiftIds: [removed] });
    expect(await stateOf(company)).toBe("published");
  });
});

/** The totals of a report of the week by the names of their columns. */
async function reportOf({ owner }: TestCompany, reportId: "notice" | "coverage") {
  const { columns } = reportCatalogue[reportId];
  const { totals } = await owner.api.reports.table.query({
    reportId,
    range: { firstDay: monday, lastDay: addDays(monday, 6) },
    before: null,
    groupBy: "week",
    filter: { employeeId: null, jobRoleId: null, locationId: null },
  });
  return Object.fromEntries(columns.map((id, place) => [id, totals[place]]));
}

describe("publishing a week", () => {
  test("shows staff its shifts, then what changed, and has nothing to do twice", async () => {
    const company = await aCompany();
    const { owner, harbor } = company;
    const [first, second] = [
      await aShift(company),
      await aShift(company, { range: "17:00-22:00" }),
    ];
    expect(await publish(company)).toMatchObject({
      added: 2,
      changed: 0,
      removed: 0,
      publishedVersion: 1,
    });
    expect(await refusalOf(publish(company))).toMatchObject({ rule: "nothingToPublish" });

    const shift = aShiftPlan(company, { range: "08:00-17:00" });
    const edit = { ...anAttempt(), expectedVersion: 1 };
    await owner.api.schedules.saveShift.mutate({ ...edit, shiftId: first, shift });
    await owner.api.schedules.cancelShift.mutate({
      ...edit,
      ...anAttempt(),
      shiftId: second,
    });
    const store = await company.read();
    const id = scheduleId(harbor, monday);
    expect(await store.schedules.get(id)).toMatchObject({ state: "changed" });
    expect(await store.publishedShifts.get(first)).toMatchObject({ startsAtLocal: "09:00" });
    expect(await publish(company)).toMatchObject({
      added: 0,
      changed: 1,
      removed: 1,
      publishedVersion: 2,
    });
    expect(await store.publishedShifts.get(first)).toMatchObject({
      startsAtLocal: "08:00",
      scheduleVersion: 2,
    });
    expect(await store.publishedShifts.find(second)).toBeNull();
    expect(await store.publishedShifts.get(first)).not.toHaveProperty("publication");
    expect(await store.schedules.get(id)).toMatchObject({ state: "published" });
    const notice = await eventually(
      () => reportOf(company, "notice"),
      (found) => found["removedShifts"] === 1,
    );
    expect(notice).toMatchObject({ noticeShifts: 2, addedShifts: 0, movedShifts: 1 });
    expect(await reportOf(company, "coverage")).toMatchObject({ openShifts: 1, filledShifts: 0 });
  });

  test("publishes only what was chosen, and the rest stays a draft", async () => {
    const company = await aCompany();
    const first = await aShift(company);
    const second = await aShift(company, { day: addDays(monday, 1) });
    const filter = { ...wholeWeek, days: [monday] };
    expect(await publish(company, { filter })).toMatchObject({ added: 1 });
    const store = await company.read();
    expect(await store.publishedShifts.find(second)).toBeNull();
    expect(await store.shifts.get(second)).toMatchObject({ state: "draft" });
    expect(await store.shifts.get(first)).toMatchObject({ state: "published" });
    const id = scheduleId(company.harbor, monday);
    expect(await store.schedules.get(id)).toMatchObject({ state: "changed", publishedVersion: 1 });
    expect(await publish(company)).toMatchObject({ added: 1, publishedVersion: 2 });
    expect(await store.schedules.get(id)).toMatchObject({ state: "published" });
  });

  test("refuses a plan that changed since it was shown, and publishes the one that is shown now", async () => {
    const company = await aCompany();
    const shiftId = await aShift(company);
    const shown = async () => {
      const store = await company.read();
      const inWeek = [["locationId", "==", company.harbor]] as const;
      const working = await store.shifts.list(inWeek);
      const published = await store.publishedShifts.list(inWeek);
      return digestOf(publishEffect(publishPlan(working, published, wholeWeek).diff));
    };
    const fingerprint = await shown();
    const shift = aShiftPlan(company, { range: "10:00-18:00" });
    const edit = { ...anAttempt(), expectedVersion: 1, shiftId, shift };
    await company.owner.api.schedules.saveShift.mutate(edit);
    expect(await refusalOf(publish(company, { fingerprint }))).toMatchObject({
      rule: "previewOutdated",
    });
    expect(await (await company.read()).publishedShifts.find(shiftId)).toBeNull();
    expect(await publish(company, { fingerprint: await shown() })).toMatchObject({ added: 1 });
  });

  test("keeps an edit valid that was begun before", async () => {
    const company = await aCompany();
    const shiftId = await aShift(company);
    await publish(company);
    const shift = aShiftPlan(company, { range: "10:00-18:00" });
    const edit = { ...anAttempt(), expectedVersion: 1, shiftId, shift };
    await expect(company.owner.api.schedules.saveShift.mutate(edit)).resolves.toEqual({
      version: 2,
      plan: shift,
    });
  });
});
