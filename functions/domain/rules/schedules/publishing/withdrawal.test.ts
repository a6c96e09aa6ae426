import { describe, expect, test } from "vitest";
import { aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import { aPublishedShift, aShift } from "../shift-builder.test-support.ts";
import { lastVersionOf, scheduleAfterPublish, scheduleAfterWithdrawal } from "../schedule-state.ts";
import { scheduleAfterUndo } from "./taking-back.ts";
import { withdrawalOf } from "./withdrawal.ts";

const { locationId, weekStart } = aShift();
const week = { locationId, weekStart };
const publishing = { publishedAt: "2026-11-12T09:00:00.000Z", publishedByName: "Kim" };
const published = scheduleAfterPublish(null, week, publishing);

describe("unpublishing a week", () => {
  test("removes the shifts that are still to come, in order of time", () => {
    const [late, early] = [
      aPublishedShift({ id: aShiftId("late"), day: "2026-11-20" }),
      aPublishedShift({ id: aShiftId("early"), day: "2026-11-18" }),
    ];
    const { diff, staying } = withdrawalOf([late, early], "2026-11-14T12:00:00.000Z");
    expect(diff).toEqual({ added: [], changed: [], removed: [early, late] });
    expect(staying).toEqual([]);
  });

  test("keeps a shift that has begun, because people work it", () => {
    const shift = aPublishedShift();
    const { diff, staying } = withdrawalOf([shift], shift.startsAt);
    expect(diff.removed).toEqual([]);
    expect(staying).toEqual([shift]);
  });

  test("makes the week a draft that no one published, and gives no version twice", () => {
    const after = scheduleAfterWithdrawal(published, { staysPublished: false });
    expect(after).toMatchObject({
      state: "draft",
      publishedVersion: 0,
      lastVersion: 2,
      publishedAt: null,
    });
    expect(scheduleAfterPublish(after, week, publishing).publishedVersion).toBe(3);
  });

  test("leaves a week of which staff see a part with unpublished changes", () => {
    const after = scheduleAfterWithdrawal(published, { staysPublished: true });
    expect(after).toMatchObject({ state: "changed", publishedVersion: 2, publishedByName: "Kim" });
  });

  test("can be undone, and an edit of since waits to be published", () => {
    const after = scheduleAfterWithdrawal(published, { staysPublished: false });
    const undone = scheduleAfterUndo(after, published);
    expect(undone).toMatchObject({
      state: "published",
      publishedVersion: 1,
      publishedByName: "Kim",
    });
    expect(lastVersionOf(undone)).toBe(2);
    const edited = { ...after, version: after.version + 1 };
    expect(scheduleAfterUndo(edited, published).state).toBe("changed");
  });
});
