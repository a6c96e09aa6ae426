import { locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { aRun, fridge } from "@crewline/domain/rules/checklists/run.test-support";
import { expect, test } from "vitest";
import { answersOf } from "./with-typed.ts";

const harbor = locationIdSchema.parse("harbor");
const today = { locationId: harbor, day: "2026-11-20" };
const typed = { runId: aRun().id, itemId: fridge.id, value: 4, note: "", photo: null };
const queued = [{ ...typed, ...today, at: "2026-11-20T08:30:00.000Z" }];

test("an answer that waits for today's list does not show at another place or on another day", () => {
  expect(answersOf(queued, aRun(), today)).toEqual(queued);
  expect(answersOf(queued, aRun(), { ...today, day: "2026-11-19" })).toEqual([]);
  const market = locationIdSchema.parse("market");
  expect(answersOf(queued, aRun(), { ...today, locationId: market })).toEqual([]);
});
