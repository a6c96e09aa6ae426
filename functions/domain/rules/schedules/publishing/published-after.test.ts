import { expect, test } from "vitest";
import { publishedShiftSchema } from "../../../records/schedules/shift.ts";
import { aShift } from "../shift-builder.test-support.ts";
import { publicationsAfter } from "../publications-after.ts";
import { publishedCopy } from "./published-after.ts";

const publishedAt = (at: string) => {
  const added = { added: [aShift()], changed: [], removed: [] };
  const publications = publicationsAfter(added, added.added, { at, isFirst: true });
  return { publishedAt: at, scheduleVersion: 1, publications };
};

test("staff see of a shift what the published copy names, and no reasons for overridden rules", () => {
  const planned = aShift({ requiredSkillIds: [], overrides: [] });
  const copy = publishedCopy(planned, publishedAt("2026-11-12T09:00:00.000Z"));
  expect(Object.keys(copy).toSorted()).toEqual(
    Object.keys(publishedShiftSchema.parse(copy)).toSorted(),
  );
});

test("a shift that is first published after its start was taken then, one before has no such moment", () => {
  const copy = (at: string) => publishedCopy(aShift(), publishedAt(at));
  expect(copy("2026-11-17T16:00:00.000Z").takenAt).toBe("2026-11-17T16:00:00.000Z");
  expect(copy("2026-11-17T14:00:00.000Z")).not.toHaveProperty("takenAt");
});
