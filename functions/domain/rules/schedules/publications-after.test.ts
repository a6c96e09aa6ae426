import { describe, expect, test } from "vitest";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import type { Shift, ShiftPublication } from "../../records/schedules/shift.ts";
import { publicationsAfter } from "./publications-after.ts";
import { publishDiff } from "./publish-diff.ts";
import { aPublishedShift, aShift } from "./shift-builder.test-support.ts";
import { takenAt } from "./taken-at.ts";

const at = "2026-11-10T15:00:00.000Z";
const known: ShiftPublication = {
  firstAt: "2026-11-01T15:00:00.000Z",
  firstStartsAt: aShift().startsAt,
  isAddedLater: false,
  wasOpen: false,
  changes: [],
};

/** What is kept of a shift after publishing it so, where staff saw it as `seen`. */
function after(shift: Shift, seen: Parameters<typeof aShift>[0] | null, isFirst = false) {
  const diff = publishDiff([shift], seen === null ? [] : [aPublishedShift(seen)]);
  return publicationsAfter(diff, [shift], { at, isFirst }).get(shift.id);
}

test("the first publication says when staff first saw a shift and whether it was open", () => {
  const first = { firstAt: at, firstStartsAt: aShift().startsAt, changes: [] };
  const told = { ...first, isAddedLater: false, wasOpen: false };
  const shownTo = { employeeId: "ana", at };
  expect(after(aShift(), null, true)).toEqual({ ...told, shownTo });
  expect(after(aShift({ employeeId: null }), null)).toEqual({
    ...told,
    isAddedLater: true,
    wasOpen: true,
  });
});

test("another time or employee is a change, with the start that staff knew; a note is none", () => {
  const change = { at, kind: "moved", startsAt: aShift().startsAt };
  const later = aShift({ range: "10:00-18:00", publication: known });
  expect(after(later, {})?.changes).toEqual([change]);
  const mias = aShift({ employeeId: anEmployeeId("mia"), publication: known });
  expect(after(mias, {})?.changes).toEqual([change]);
  expect(after(aShift({ note: "Keys", publication: known }), {})).toEqual(known);
});

test("an employee for an open shift is no change, and it stays known that it was open", () => {
  const publication = { ...known, wasOpen: true };
  expect(after(aShift({ publication }), { employeeId: null })).toEqual({
    ...publication,
    shownTo: { employeeId: "ana", at },
  });
  const opened = aShift({ employeeId: null, publication: known });
  expect(after(opened, {})).toMatchObject({ wasOpen: true, changes: [{ kind: "moved" }] });
});

test("a removed shift keeps that staff lost it; of one from before nothing is made up", () => {
  const gone = aShift({ state: "cancelled", publication: known });
  expect(after(gone, {})?.changes).toEqual([{ at, kind: "removed", startsAt: gone.startsAt }]);
  expect(after(aShift({ state: "cancelled" }), {})).toBeUndefined();
  expect(after(aShift({ range: "10:00-18:00" }), {})).toBeUndefined();
});

test("since when staff see a shift with its employee begins again with another one or an earlier start", () => {
  const shownTo = { employeeId: anEmployeeId("ana"), at: known.firstAt };
  const publication = { ...known, shownTo };
  const now = { employeeId: "ana", at };
  expect(after(aShift({ note: "Keys", publication }), {})?.shownTo).toEqual(shownTo);
  expect(after(aShift({ range: "10:00-18:00", publication }), {})?.shownTo).toEqual(shownTo);
  expect(after(aShift({ range: "08:00-16:00", publication }), {})?.shownTo).toEqual(now);
  expect(after(aShift({ publication }), { employeeId: anEmployeeId("mia") })?.shownTo).toEqual(now);
  expect(after(aShift({ publication }), null)?.shownTo).toEqual(now);
  const opened = aShift({ employeeId: null, publication });
  expect(after(opened, {})).not.toHaveProperty("shownTo");
});

describe("a start that is moved earlier once the shift has begun", () => {
  const yesterday = { employeeId: anEmployeeId("ana"), at: known.firstAt };
  const moved = (shownTo: ShiftPublication["shownTo"], publishedAt: string) => {
    const publication = { ...known, ...(shownTo !== undefined && { shownTo }) };
    const shift = aShift({ range: "08:00-17:00", publication });
    const diff = publishDiff([shift], [aPublishedShift()]);
    const changed = publicationsAfter(diff, [shift], { at: publishedAt, isFirst: false });
    const next = changed.get(shift.id);
    return takenAt({ ...shift, ...(next !== undefined && { publication: next }) });
  };
  const start = aShift().startsAt;

  test("does not excuse who did not come to the start that they knew", () => {
    expect(moved(yesterday, instantAfter(start, 7200))).toBe(start);
    expect(moved(yesterday, instantAfter(start, 86_400))).toBe(start);
  });

  test("counts from its publication where the start that they knew was still to come", () => {
    expect(moved(yesterday, instantAfter(start, -1200))).toBe(instantAfter(start, -1200));
  });

  test("leaves who took the shift over the moment of that", () => {
    const taken = { ...yesterday, at: instantAfter(start, 3600) };
    expect(moved(taken, instantAfter(start, 7200))).toBe(taken.at);
  });
});
