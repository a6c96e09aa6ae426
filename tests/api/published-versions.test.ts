import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { aMember } from "../support/a-company.ts";
import { aShift, aShiftPlan } from "../support/a-shift-plan.ts";
import { aWeek, publish, weekStart } from "../support/a-week-to-publish.ts";
import { anAttempt, refusalOf } from "../support/api-client.ts";

describe("the versions of a week", () => {
  test("show what staff saw then, although the week was changed and published again", async () => {
    const { company, ana, anas, bens } = await aWeek();
    const { harbor: locationId } = company;
    const { schedules } = company.owner.api;
    const first = await publish(company);
    const shift = aShiftPlan(company, {
      employeeId: ana.employeeId,
      day: weekStart,
      range: "10:00-18:00",
    });
    const edit = { ...anAttempt(), expectedVersion: 1, shiftId: anas, shift };
    await schedules.saveShift.mutate(edit);
    await schedules.cancelShift.mutate({ ...anAttempt(), expectedVersion: 1, shiftId: bens });
    await aShift(company, { employeeId: ana.employeeId, day: addDays(weekStart, 2) });
    const message = "The delivery moves to Wednesday.";
    await schedules.publish.mutate({ ...anAttempt(), locationId, weekStart, message });

    const { rows, versions } = await schedules.publications.query({
      locationId,
      weekStart,
      from: null,
    });
    const list = rows.map(({ of }) => versions.find(({ id }) => id === of));
    expect(list).toMatchObject([
      { version: 2, message, counts: { added: 1, changed: 1, removed: 1, total: 2 } },
      { id: first.publicationId, version: 1, message: "", counts: { added: 2, total: 2 } },
    ]);
    const old = await schedules.version.query({ publicationId: first.publicationId });
    const times = old.shifts.map(({ id, startsAtLocal }) => [id, startsAtLocal]);
    expect(new Map(times as [string, string][])).toEqual(
      new Map([
        [anas, "09:00"],
        [bens, "09:00"],
      ]),
    );
  });

  test("are unknown to managers of other locations, and gone once undone", async () => {
    const { company } = await aWeek();
    const { publicationId } = await publish(company);
    const marcus = await aMember(company, { role: "manager", reach: [company.market] });
    const other = marcus.api.schedules.version.query({ publicationId });
    expect(await refusalOf(other)).toMatchObject({ code: "NOT_FOUND" });
    const { schedules } = company.owner.api;
    await schedules.undoPublish.mutate({ ...anAttempt(), publicationId });
    const undone = schedules.version.query({ publicationId });
    expect(await refusalOf(undone)).toMatchObject({ code: "NOT_FOUND" });
  });
});
