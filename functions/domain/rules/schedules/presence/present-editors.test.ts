import { expect, test } from "vitest";
import { aLocationId, aShiftId, aUserId } from "../../../kernel/ids/ids.test-support.ts";
import { instantAfter } from "../../../kernel/time/instant.ts";
import { PRESENCE_SECONDS } from "../../../records/schedules/week-presence.ts";
import { othersPresent, presenceAfter } from "./present-editors.ts";

const week = { locationId: aLocationId("quay"), weekStart: "2026-11-23" };
const now = "2026-11-23T09:00:00.000Z";
const later = instantAfter(now, 20);
const kim = { uid: aUserId("kim"), name: "Kim Ito" };
const leo = { uid: aUserId("leo"), name: "Leo Brandt" };
const looks = { ...week, doing: { shiftId: null } };
const edits = { ...week, doing: { shiftId: aShiftId("s1") } };
const leaves = { ...week, doing: "left" as const };

test("each editor sees the others of the week, and which shift they edit", () => {
  const first = presenceAfter(null, looks, { ...kim, now });
  const both = presenceAfter(first, edits, { ...leo, now: later });
  expect(othersPresent(both, kim.uid)).toMatchObject([
    { uid: "leo", name: "Leo Brandt", shiftId: "s1" },
  ]);
  expect(othersPresent(both, leo.uid)).toMatchObject([{ name: "Kim Ito", shiftId: null }]);
});

test("an editor who leaves is gone at once, and the last one leaves nothing", () => {
  const both = presenceAfter(presenceAfter(null, looks, { ...kim, now }), looks, { ...leo, now });
  const one = presenceAfter(both, leaves, { ...kim, now: later });
  expect(othersPresent(one, leo.uid)).toEqual([]);
  expect(presenceAfter(one, leaves, { ...leo, now: later })).toBeNull();
});

test("an editor whose tab crashed is gone after the time of two reports", () => {
  const alone = presenceAfter(null, looks, { ...kim, now });
  const end = instantAfter(now, PRESENCE_SECONDS);
  const still = presenceAfter(alone, looks, { ...leo, now: instantAfter(end, -1) });
  expect(othersPresent(still, leo.uid)).toHaveLength(1);
  const gone = presenceAfter(alone, looks, { ...leo, now: end });
  expect(Object.keys(gone?.editors ?? {})).toEqual(["leo"]);
});

test("a name that is an e-mail address is shown without its domain", () => {
  const shown = presenceAfter(null, looks, { ...kim, name: "kim@harbor.example", now });
  expect(JSON.stringify(shown)).not.toContain("@");
});
