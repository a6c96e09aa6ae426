import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { publishWeekSchema } from "@crewline/domain/records/schedules/publication";
import { aCompany } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { aWeek, publish, stateOf, weekStart } from "../support/a-week-to-publish.ts";
import { anAttempt } from "../support/api-client.ts";
import { cutOffPublish } from "../support/cut-off-publish.ts";

describe("a publication that is cut off", () => {
  test("in the middle of its writes shows staff the old week, and is completed by its retry", async () => {
    const { company } = await aWeek();
    await publish(company);
    const before = await stateOf(company);
    for (let after = 1; after < 7; after += 1) {
      await aShift(company, { day: addDays(weekStart, after) });
    }
    const week = { locationId: company.harbor, weekStart };
    const input = publishWeekSchema.parse({ ...anAttempt(), ...week });
    await expect(cutOffPublish(company, { input, write: 9 })).rejects.toThrow("Cut off.");
    const { published, schedule } = await stateOf(company);
    expect(published).toEqual(before.published);
    expect(schedule.publishedVersion).toBe(1);
    await company.owner.api.schedules.publish.mutate(input);
    expect((await stateOf(company)).published).toHaveLength(8);
  });

  test("shows readers all of a week or nothing of it at every moment", async () => {
    const company = await aCompany();
    for (let shift = 0; shift < 14; shift += 1) {
      await aShift(company, { day: addDays(weekStart, shift % 7) });
    }
    const store = await company.read();
    const sizes = new Set<number>();
    const publishing = { isOver: false };
    const reading = (async () => {
      while (!publishing.isOver) {
        const seen = await store.publishedShifts.list([["locationId", "==", company.harbor]]);
        sizes.add(seen.length);
      }
    })();
    await publish(company);
    publishing.isOver = true;
    await reading;
    expect([...sizes].filter((size) => size !== 0 && size !== 14)).toEqual([]);
  });
});
