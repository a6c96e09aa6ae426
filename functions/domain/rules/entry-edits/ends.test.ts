import { describe, expect, test } from "vitest";
import { anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { TimeEntry, WorkBreak } from "../../records/time-entries/time-entry.ts";
import { brokenRule } from "../violations/broken.test-support.ts";
import { anEntry } from "../time-entries/entry-builder.test-support.ts";
import { endedEntry } from "./end-entry.ts";
import { suggestedEnds } from "./suggested-ends.ts";

const at = (time: string, day = "02") => `2026-03-${day}T${time}:00.000Z`;
const now = at("15:00", "03");
const by = { name: "Kim", at: now };
const forgotten = (change: Partial<TimeEntry> = {}) =>
  anEntry({ state: "needsFix", flags: ["missedClockOut"], proposedEndsAt: at("22:00"), ...change });
const worked = (id: string, from: string, to: string, breaks: WorkBreak[] = []) =>
  anEntry({
    id: anEntryId(id),
    state: "closed",
    payable: { startsAt: at(from, "03"), endsAt: at(to, "03"), breaks },
  });

describe("the end of a forgotten clock-out", () => {
  test("makes the entry one that counts, without flags and proposals", () => {
    const ended = endedEntry(forgotten(), { endsAt: at("21:30"), breaks: [], by });
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
    const endOf = (endsAt: string) => endedEntry(before, { endsAt, breaks: [], by }).payable.breaks;
    expect(endOf(at("21:00"))).toEqual([breaks[0], { ...breaks[1], endsAt: at("21:00") }]);
    expect(endOf(at("19:00"))).toEqual([breaks[0]]);
    expect(endOf(at("17:10"))).toEqual([{ ...breaks[0], endsAt: at("17:10") }]);
  });

  test("adds the unpaid breaks that were not punched, among those that were", () => {
    const rest = { startsAt: at("16:00"), endsAt: at("16:10"), isPaid: true };
    const before = forgotten({ payable: { startsAt: at("14:00"), endsAt: null, breaks: [rest] } });
    const lunch = { startsAt: at("15:00"), endsAt: at("15:30") };
    const { breaks } = endedEntry(before, { endsAt: at("21:00"), breaks: [lunch], by }).payable;
    expect(breaks).toEqual([{ ...lunch, isPaid: false }, rest]);
    const late = { startsAt: at("20:50"), endsAt: at("21:20") };
    expect(() => endedEntry(before, { endsAt: at("21:00"), breaks: [late], by })).toThrow(
      brokenRule("breakOutside"),
    );
  });

  test("is refused before the start, in the future and for time that has an end", () => {
    const end = (entry: TimeEntry, endsAt: string) => () =>
      endedEntry(entry, { endsAt, breaks: [], by });
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
    const known = { shift: { endsAt: at("22:00"), unpaidBreakSeconds: 1800 }, entries, now };
    expect(suggestedEnds(forgotten(), known)).toEqual([
      { endsAt: at("22:00"), because: "shift", breaks: [] },
      { endsAt: at("22:30"), because: "usual", breaks: [] },
    ]);
  });

  test("never lie before the start or in the future", () => {
    const known = {
      shift: { endsAt: at("13:00"), unpaidBreakSeconds: 0 },
      entries: [],
      now: at("21:00"),
    };
    expect(suggestedEnds(forgotten(), known)).toEqual([]);
  });
});

describe("the break that goes with a suggested end", () => {
  const lunch = { startsAt: at("06:00", "03"), endsAt: at("06:30", "03"), isPaid: false };
  const rest = { startsAt: at("09:00", "03"), endsAt: at("09:10", "03"), isPaid: true };
  const usual = [worked("usual", "02:00", "10:05", [lunch, rest])];
  const shift = { endsAt: at("22:00"), unpaidBreakSeconds: 1800 };
  const breaksOf = (
    entry: TimeEntry,
    known: { shift: typeof shift | null; entries: TimeEntry[] },
  ) => suggestedEnds(entry, { ...known, now }).map(({ because, breaks }) => ({ because, breaks }));

  test("accepting the usual length paid 8:05 where the usual day with its break is 7:35", () => {
    const taken = { startsAt: at("18:00"), endsAt: at("18:30") };
    expect(breaksOf(forgotten(), { shift: null, entries: usual })).toEqual([
      { because: "usual", breaks: [taken] },
      { because: "proposed", breaks: [taken] },
    ]);
  });

  test("is the planned one, in the middle of the shift, where no other work is known", () => {
    const planned = { startsAt: at("17:45"), endsAt: at("18:15") };
    expect(breaksOf(forgotten(), { shift, entries: [] })).toEqual([
      { because: "shift", breaks: [planned] },
    ]);
  });

  test("is none after the end, beside a punched one, or where there was none", () => {
    const early = { ...shift, endsAt: at("17:00") };
    const [first] = breaksOf(forgotten(), { shift: early, entries: usual });
    expect(first).toEqual({ because: "shift", breaks: [] });
    const punched = forgotten({ payable: { startsAt: at("14:00"), endsAt: null, breaks: [rest] } });
    for (const entry of [punched, forgotten({ breakAttestation: "noBreak" })]) {
      const all = breaksOf(entry, { shift, entries: usual });
      expect(all.flatMap(({ breaks }) => breaks)).toEqual([]);
    }
  });
});
