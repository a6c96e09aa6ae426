import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, weekdays } from "../../kernel/time/local-date.ts";
import { localTimeOf } from "../../kernel/time/local-time.ts";
import { entriesAfterPainting } from "./entries-after-painting.ts";
import type { PaintScope } from "./painted-week.ts";
import { noStrokes, paintedOver, readWeek, stroke } from "./painted-week.ts";

const weekStart = "2026-11-23";
const today = "2026-11-26";

const quarters = fc.integer({ min: 0, max: 95 }).map((quarter) => localTimeOf(quarter * 900));
const entry = fc
  .record({
    kind: fc.constantFrom("unavailable" as const, "preferred" as const, "available" as const),
    weekdays: fc.option(fc.subarray([...weekdays], { minLength: 1 })),
    from: fc.integer({ min: -20, max: 16 }).map((by) => addDays(weekStart, by)),
    until: fc.option(fc.integer({ min: 0, max: 20 })),
    times: fc.option(
      fc
        .record({ startsAtLocal: quarters, endsAtLocal: quarters })
        .filter(({ startsAtLocal, endsAtLocal }) => startsAtLocal !== endsAtLocal),
    ),
    note: fc.constantFrom("", "Class"),
  })
  .map(({ until, ...one }) => {
    const days = until ?? (one.weekdays === null ? 0 : null);
    return { ...one, until: days === null ? null : addDays(one.from, days) };
  });

const strokes = fc
  .array(
    fc.record({
      kind: fc.constantFrom("unavailable" as const, "preferred" as const, null),
      days: fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })),
      times: fc.tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 0, max: 47 })),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) =>
    all.reduce((before, { kind, days, times }) => {
      const [firstDay = 0, lastDay = 0] = days.toSorted((a, b) => a - b);
      const [start = 0, end = 0] = times.toSorted((a, b) => a - b);
      return stroke(before, { firstDay, lastDay, start: start * 30, end: (end + 1) * 30 }, kind);
    }, noStrokes),
  );

const cases = fc.record({ entries: fc.array(entry, { maxLength: 6 }), strokes });

const read = (entries: Parameters<typeof readWeek>[0], days: number, scope: PaintScope) =>
  readWeek(entries, addDays(weekStart, days), scope);

test("a week that is painted and read back is the same, and so are the weeks beside it", () => {
  fc.assert(
    fc.property(cases, (one) => {
      const painting = { scope: "oneWeek" as const, weekStart, strokes: one.strokes };
      const after = entriesAfterPainting(one.entries, painting, today);
      expect(read(after, 0, "oneWeek")).toEqual(
        paintedOver(read(one.entries, 0, "oneWeek"), one.strokes),
      );
      for (const days of [-7, 7, 14]) {
        expect(read(after, days, "oneWeek")).toEqual(read(one.entries, days, "oneWeek"));
      }
    }),
    { numRuns: 80 },
  );
});

test("every week from the painted one on has what was painted, and otherwise what it had", () => {
  fc.assert(
    fc.property(cases, (one) => {
      const painting = { scope: "everyWeek" as const, weekStart, strokes: one.strokes };
      const after = entriesAfterPainting(one.entries, painting, today);
      for (const days of [0, 7, 14, 21, 28, 35, 42]) {
        expect(read(after, days, "everyWeek")).toEqual(
          paintedOver(read(one.entries, days, "everyWeek"), one.strokes),
        );
      }
      const dated = (entries: typeof after) => entries.filter((each) => each.weekdays === null);
      expect(dated(after)).toEqual(dated(one.entries));
    }),
    { numRuns: 80 },
  );
});

test("a night of a last day reached into a week that lost what was painted", () => {
  const times = { startsAtLocal: "00:30", endsAtLocal: "00:15" };
  const kind = "preferred" as const;
  const night = { kind, weekdays: ["sunday" as const], times, note: "" };
  const entries = [{ ...night, from: addDays(weekStart, -2), until: addDays(weekStart, 6) }];
  const monday = { firstDay: 0, lastDay: 0, start: 0, end: 30 };
  const painted = stroke(noStrokes, monday, kind);
  const painting = { scope: "everyWeek" as const, weekStart, strokes: painted };
  const after = entriesAfterPainting(entries, painting, today);
  for (const days of [0, 7, 14, 21]) {
    expect(read(after, days, "everyWeek")).toEqual(
      paintedOver(read(entries, days, "everyWeek"), painted),
    );
  }
});

test("painting the same once more adds no entry", () => {
  fc.assert(
    fc.property(cases, fc.constantFrom("everyWeek" as const, "oneWeek" as const), (one, scope) => {
      const painting = { scope, weekStart, strokes: one.strokes };
      const once = entriesAfterPainting(one.entries, painting, today);
      const twice = entriesAfterPainting(once, painting, today);
      expect(twice.length).toBeLessThanOrEqual(once.length);
    }),
    { numRuns: 30 },
  );
});
