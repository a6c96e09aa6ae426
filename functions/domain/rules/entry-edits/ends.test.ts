import { describe, expect, test } from "vitest";
import { anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import { brokenRule } from "../violations/broken.test-support.ts";
import { anEntry } from "../time-entries/entry-builder.test-support.ts";
import { endedEntry } from "./end-entry.ts";
import { suggestedEnds } from "./suggested-ends.ts";

const at = (time: string, day = "02") => `2026-03-${day}T${time}:00.000Z`;
const now = at("15:00", "03");
const by = { name: "Kim", at: now };
const forgotten = (change: Partial<TimeEntry> = {}) =>
  anEntry({ state: "needsFix", flags: ["missedClockOut"], proposedEndsAt: at("22:00"), ...change });
const worked = (id: string, from: string, to: string) =>
  anEntry({
    id: anEntryId(id),
    state: "closed",
    payable: { startsAt: at(from, "03"), endsAt: at(to, "03"), breaks: [] },
  });

describe("the end of a forgotten clock-out", () => {
  test("makes the entry one that counts, without flags and proposals", () => {
    const ended = endedEntry(forgotten(), { endsAt: at("21:30"), by });
    expect(ended).toMatchObject({ state: "closed", flags: [], proposedEndsAt: null, version: 2 });
    expect(ended.payable).toEqual({ startsAt: at("14:00"), endsAt: at("21:30"), breaks: [] });
    expect(ended.punched).toEqual(forgotten().punched);
  });

  test("ends the break that lasts, and drops breaks after it", () => {
    const breaks = [
      { startsAt: at("17:00"), endsAt: at("17:30"), isPaid: false },
      { startsAt: at("20:00"), endsAt: null, isPaid: false },
    ];
    const before = forgotten({ payable: { startsAt: at("14:00"), endsAt: null, breaks } });
    const endOf = (endsAt: string) => endedEntry(before, { endsAt, by }).payable.breaks;
    expect(endOf(at("21:00"))).toEqual([breaks[0], { ...breaks[1], endsAt: at("21:00") }]);
    expect(endOf(at("19:00"))).toEqual([breaks[0]]);
    expect(endOf(at("17:10"))).toEqual([{ ...breaks[0], endsAt: at("17:10") }]);
  });

  test("is refused before the start, in the future and for time that has an end", () => {
    const end = (entry: TimeEntry, endsAt: string) => () => endedEntry(entry, { endsAt, by });
    expect(end(forgotten(), at("14:00"))).toThrow(brokenRule("endBeforeStart"));
    expect(
      end(
        forgotten({ payable: { ...forgotten().payable, startsAt: at("16:00") } }),
        at("15:01", "03"),
      ),
    ).toThrow(brokenRule("inFuture"));
    expect(end(forgotten({ state: "approved" }), at("21:00"))).toThrow(
      brokenRule("illegalTransition"),
    );
  });
});

describe("suggested ends", () => {
  test("are the shift's, the employee's usual one and the proposed one, each moment once", () => {
    const entries = [
      worked("short", "00:00", "01:00"),
      worked("usual", "02:00", "10:30"),
      worked("long", "02:00", "14:00"),
    ];
    const known = { shift: { endsAt: at("22:00") }, entries, now };
    expect(suggestedEnds(forgotten(), known)).toEqual([
      { endsAt: at("22:00"), because: "shift" },
      { endsAt: at("22:30"), because: "usual" },
    ]);
  });

  test("never lie before the start or in the future", () => {
    const known = { shift: { endsAt: at("13:00") }, entries: [], now: at("21:00") };
    expect(suggestedEnds(forgotten(), known)).toEqual([]);
  });
});
