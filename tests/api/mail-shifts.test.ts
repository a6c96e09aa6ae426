import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addDays, weekStartOf } from "@crewline/domain/kernel/time/local-date";
import { inTransaction, readingUnit } from "../../functions/src/store/unit/unit.ts";
import { users } from "../../functions/src/store/users.ts";
import { aCompany, aMember, anEmployee, memberOf } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { tellHeld } from "../support/a-publication.ts";
import { anAttempt } from "../support/api-client.ts";
import { mailsTo } from "../support/outbox.ts";
import { todayInNewYork } from "../support/today.ts";

const anAddress = () => `${randomUUID()}@people.example`;

describe("publishing a week", () => {
  const nextWeek = weekStartOf(addDays(todayInNewYork(), 7), "monday");

  async function aWeekOfTwo() {
    const company = await aCompany();
    const ana = await aMember(company, { name: "Ana" });
    const ben = await aMember(company, { name: "Ben" });
    const unreachable = await anEmployee(company, { name: "Without a login", email: anAddress() });
    for (const employeeId of [ana.employeeId, ben.employeeId, unreachable]) {
      await aShift(company, { employeeId, day: nextWeek });
    }
    return { company, ana, ben };
  }

  const weeksTold = async (address: string) =>
    (await mailsTo(address)).filter(({ content }) => content.kind === "weekPublished");

  test("tells each person with a login once, and the second time only what changed", async () => {
    const { company, ana, ben } = await aWeekOfTwo();
    const week = { locationId: company.harbor, weekStart: nextWeek };
    const input = { ...anAttempt(), ...week };
    await company.owner.api.schedules.publish.mutate(input);
    await company.owner.api.schedules.publish.mutate(input);
    expect(await weeksTold(ana.login.email)).toEqual([]);
    await tellHeld(company);
    await tellHeld(company);
    expect(await weeksTold(ana.login.email)).toMatchObject([
      { content: { employeeName: "Ana", changes: [{ before: null }] } },
    ]);
    expect(await weeksTold(ben.login.email)).toHaveLength(1);
    expect(await weeksTold(company.owner.login.email)).toEqual([]);

    await aShift(company, { employeeId: ben.employeeId, day: addDays(nextWeek, 1) });
    await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
    await tellHeld(company);
    expect(await weeksTold(ana.login.email)).toHaveLength(1);
    expect(await weeksTold(ben.login.email)).toHaveLength(2);
  });

  test("sends nothing to people who switched this mail off", async () => {
    const { company, ana } = await aWeekOfTwo();
    await inTransaction(async (unit) => {
      const user = await users(unit).get(ana.login.uid);
      users(unit).save(user.id, { ...user, mutedMailTopics: ["schedule"] });
    });
    const week = { locationId: company.harbor, weekStart: nextWeek };
    await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
    await tellHeld(company);
    expect(await weeksTold(ana.login.email)).toEqual([]);
    await (await memberOf(ana.login)).api.user.save.mutate({ ...anAttempt(), displayName: "Ana" });
    const user = await users(await readingUnit()).get(ana.login.uid);
    expect(user.mutedMailTopics).toEqual(["schedule"]);
  });
});

describe("another time zone of a location", () => {
  const ahead = "2126-03-04";

  /** Ana and Ben have two published shifts each, Carl one that is not published yet. */
  async function aPublishedWeek() {
    const company = await aCompany();
    const [ana, ben, carl] = [
      await aMember(company, { name: "Ana" }),
      await aMember(company, { name: "Ben" }),
      await aMember(company, { name: "Carl" }),
    ];
    for (const { employeeId } of [ana, ben]) {
      for (const day of [ahead, addDays(ahead, 1)]) await aShift(company, { employeeId, day });
    }
    const week = { locationId: company.harbor, weekStart: ahead };
    await company.owner.api.schedules.publish.mutate({ ...anAttempt(), ...week });
    await aShift(company, { employeeId: carl.employeeId, day: ahead });
    return { company, ana, ben, carl };
  }

  const toZone = (locationId: LocationId, timeZone: string, expectedVersion = 1) => ({
    ...anAttempt(),
    locationId,
    expectedVersion,
    location: { timeZone },
    movesShifts: true,
  });
  const movesTold = async (address: string) =>
    (await mailsTo(address)).filter(({ content }) => content.kind === "zoneChanged");

  test("tells each person once which published shifts move, also when the change is sent again", async () => {
    const { company, ana, ben, carl } = await aPublishedWeek();
    const change = toZone(company.harbor, "America/Chicago");
    await company.owner.api.locations.save.mutate(change);
    await company.owner.api.locations.save.mutate(change);
    const shift = (day: string, startsAtLocal: string, endsAtLocal: string) => ({
      day,
      startsAtLocal,
      endsAtLocal,
      jobRole: null,
    });
    expect(await movesTold(ana.login.email)).toMatchObject([
      {
        companyId: company.companyId,
        content: {
          employeeName: "Ana",
          locationName: "Harbor",
          zoneBefore: "America/New_York",
          zoneAfter: "America/Chicago",
          changes: [ahead, addDays(ahead, 1)].map((day) => ({
            before: shift(day, "08:00", "16:00"),
            after: shift(day, "09:00", "17:00"),
          })),
          unmovedCount: 0,
        },
      },
    ]);
    expect(await movesTold(ben.login.email)).toHaveLength(1);
    expect(await movesTold(carl.login.email)).toEqual([]);
    expect(await movesTold(company.owner.login.email)).toEqual([]);

    const back = toZone(company.harbor, "America/New_York", 2);
    await company.owner.api.locations.save.mutate(back);
    expect(await movesTold(ana.login.email)).toHaveLength(2);
  });

  test("sends nothing to people who switched this mail off, nor when no shift moves", async () => {
    const { company, ana, ben } = await aPublishedWeek();
    await ana.api.user.saveNotifications.mutate({
      ...anAttempt(),
      mutedMailTopics: ["shiftChanges"],
      quietHours: null,
    });
    await company.owner.api.locations.save.mutate(toZone(company.harbor, "America/Toronto"));
    expect(await movesTold(ben.login.email)).toEqual([]);
    await company.owner.api.locations.save.mutate(toZone(company.harbor, "America/Chicago", 2));
    expect(await movesTold(ana.login.email)).toEqual([]);
    expect(await movesTold(ben.login.email)).toHaveLength(1);
  });
});
