import { describe, expect, test } from "vitest";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import {
  publishWeekSchema,
  unpublishWeekSchema,
} from "@crewline/domain/records/schedules/publication";
import { publishWeek } from "../../functions/src/areas/schedules/publishing/publish-week.ts";
import { unpublishWeek } from "../../functions/src/areas/schedules/publishing/unpublish-week.ts";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inSnapshot } from "../../functions/src/store/unit/snapshot.ts";
import type { Unit } from "../../functions/src/store/unit/unit.ts";
import { aCompany } from "../support/a-company.ts";
import { aShift } from "../support/a-shift-plan.ts";
import { aWeek, publish, stateOf, weekStart } from "../support/a-week-to-publish.ts";
import { anAttempt } from "../support/api-client.ts";
import { cutOff } from "../support/cut-off.ts";

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
    const at = { procedure: "schedules.publish", write: 9 };
    const cut = cutOff(company, at, (actor) => publishWeek(actor, input));
    await expect(cut).rejects.toThrow("Cut off.");
    const { published, schedule } = await stateOf(company);
    expect(published).toEqual(before.published);
    expect(schedule.publishedVersion).toBe(1);
    await company.owner.api.schedules.publish.mutate(input);
    expect((await stateOf(company)).published).toHaveLength(8);
  });

  test("of its withdrawal shows staff the whole week still, and is completed by its retry", async () => {
    const { company } = await aWeek();
    await publish(company);
    const before = await stateOf(company);
    const week = { locationId: company.harbor, weekStart };
    const input = unpublishWeekSchema.parse({ ...anAttempt(), ...week, reason: "The bar floods." });
    for (const write of [1, 3, 6]) {
      const at = { procedure: "schedules.unpublish", write };
      const cut = cutOff(company, at, (actor) => unpublishWeek(actor, input));
      await expect(cut).rejects.toThrow("Cut off.");
      expect(await stateOf(company)).toEqual(before);
    }
    await company.owner.api.schedules.unpublish.mutate(input);
    const { published, shifts, schedule } = await stateOf(company);
    expect(published).toEqual([]);
    expect(shifts.map(({ state }) => state)).toEqual(["draft", "draft"]);
    expect(schedule).toMatchObject({ state: "draft", publishedVersion: 0 });
  });

  test("shows readers all of a week or nothing of it at every moment", async () => {
    const company = await aCompany();
    for (let shift = 0; shift < 14; shift += 1) {
      await aShift(company, { day: addDays(weekStart, shift % 7) });
    }
    const here = [["locationId", "==", company.harbor]] as const;
    // Outside of a snapshot, a busy emulator shows some documents of a commit before the others.
    const shown = (unit: Unit) => companyStore(unit, company.companyId).publishedShifts.list(here);
    const sizes = new Set<number>();
    const publishing = { isOver: false };
    const reading = (async () => {
      while (!publishing.isOver) {
        const { result } = await inSnapshot(shown);
        sizes.add(result.length);
      }
    })();
    await publish(company);
    const week = { locationId: company.harbor, weekStart };
    const unpublishing = { ...anAttempt(), ...week, reason: "The bar floods." };
    await company.owner.api.schedules.unpublish.mutate(unpublishing);
    publishing.isOver = true;
    await reading;
    expect([...sizes].filter((size) => size !== 0 && size !== 14)).toEqual([]);
  });
});
