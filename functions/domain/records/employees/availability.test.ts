import { describe, expect, test } from "vitest";
import { anEntry, onDays } from "./an-availability-entry.test-support.ts";
import { availabilityEntrySchema, MOST_ENTRIES, saveAvailabilitySchema } from "./availability.ts";

const problemsOf = (entry: unknown) =>
  availabilityEntrySchema
    .safeParse(entry)
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

describe("an availability entry", () => {
  test("may be weekly without an end, for a span of days, for whole days or times of them", () => {
    for (const entry of [
      anEntry(),
      anEntry({ range: "22:00-06:00", until: "2026-12-31" }),
      onDays("2026-11-27", "2026-11-27"),
    ]) {
      expect(problemsOf(entry)).toEqual([]);
    }
  });

  test.each([
    [anEntry({ weekdays: [] }), "weekdays: chooseWeekday"],
    [onDays("2026-11-27", "2026-11-26"), "until: lastDayBeforeFirst"],
    [anEntry({ weekdays: null }), "until: chooseLastDay"],
    [anEntry({ range: "09:00-09:00" }), "times.endsAtLocal: startIsEnd"],
  ])("is refused beside its field", (entry, problem) => {
    expect(problemsOf(entry)).toEqual([problem]);
  });

  test(`is one of at most ${MOST_ENTRIES}`, () => {
    const input = (count: number) => ({
      idempotencyKey: crypto.randomUUID(),
      employeeId: "ana",
      expectedVersion: 0,
      entries: Array.from({ length: count }, () => anEntry()),
    });
    expect(saveAvailabilitySchema.safeParse(input(MOST_ENTRIES)).success).toBe(true);
    expect(saveAvailabilitySchema.safeParse(input(MOST_ENTRIES + 1)).success).toBe(false);
  });
});
