import { describe, expect, test } from "vitest";
import type { ShiftBefore } from "../../../records/schedules/publication.ts";
import { aPublishedShift, aShift } from "../shift-builder.test-support.ts";
import { scheduleAfterEdit, scheduleAfterPublish } from "../schedule-state.ts";
import { isUntouched, scheduleAfterUndo, shiftAfterTakingBack } from "./taking-back.ts";

const draft = aShift();
const before = (seen: ShiftBefore["seen"], state: "draft" | "changed" = "draft"): ShiftBefore => ({
  shiftId: draft.id,
  isShown: true,
  planned: { state, version: 1 },
  seen,
});

describe("taking a publication back", () => {
  test("makes a shift what it was, without what was kept of the publication", () => {
    const firstAt = "2026-11-13T09:00:00.000Z";
    const publication = {
      firstAt,
      firstStartsAt: draft.startsAt,
      isAddedLater: false,
      wasOpen: false,
      changes: [],
    };
    const published = { ...draft, state: "published" as const, publication };
    expect(shiftAfterTakingBack(published, before(null))).toEqual(draft);
  });

  test.each([
    ["draft", null, "changed"],
    ["changed", aPublishedShift({ range: "08:00-12:00" }), "changed"],
    ["published", aPublishedShift(), "changed"],
    ["cancelled", aPublishedShift(), "cancelled"],
  ] as const)("leaves an edit of since %s", (state, seen, edited) => {
    const since = aShift({ state: edited, version: 2 });
    expect(shiftAfterTakingBack(since, before(seen)).state).toBe(state);
  });

  test("gives the week its earlier version back, but no version twice", () => {
    const week = { locationId: draft.locationId, weekStart: draft.weekStart };
    const publishing = { publishedAt: "2026-11-12T09:00:00.000Z", publishedByName: "Kim" };
    const first = scheduleAfterPublish(null, week, publishing);
    const second = scheduleAfterPublish(scheduleAfterEdit(first, week), week, publishing);
    const undone = scheduleAfterUndo(second, first);
    expect(undone).toMatchObject({ publishedVersion: 1, lastVersion: 2 });
    expect(scheduleAfterPublish(undone, week, publishing).publishedVersion).toBe(3);
    expect(scheduleAfterUndo(first, null)).toMatchObject({
      state: "draft",
      publishedVersion: 0,
      publishedByName: null,
    });
  });

  test("is possible while staff see the shift as it was published", () => {
    const shown = { version: 2, isShown: true };
    expect(isUntouched({ scheduleVersion: 2 }, shown)).toBe(true);
    expect(isUntouched({ scheduleVersion: 2, handOvers: 1 }, shown)).toBe(false);
    expect(isUntouched(undefined, shown)).toBe(false);
    expect(isUntouched(undefined, { version: 2, isShown: false })).toBe(true);
  });
});
