import { aLocationId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { epochSeconds, instantFromSeconds } from "../../kernel/time/instant.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { explain } from "./explain.ts";
import { aWorkId, at, monday, wage, week, zone } from "../hours/entry-builder.test-support.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { overtimePresets } from "../../records/work-rules/work-rules.ts";
import type { WorkedEntry, WorkweekInput } from "../hours/workweek-input.ts";
import { payWorkweek } from "./workweek.ts";

const MINUTE = 60;
const jobRoleIds = [roleId("cook"), roleId("lead"), null];
const locations = [aLocationId("east"), aLocationId("west")];
const lengths = [0, 1, 7, 30, 60, 240, 479, 480, 481, 600, 719, 720, 721, 900, 1500];

/** Gaps and lengths in minutes, one after the other, so that entries never overlap. */
const shapes = fc.array(
  fc.record({
    gap: fc.integer({ min: 1, max: 1200 }),
    length: fc.oneof(fc.constantFrom(...lengths), fc.integer({ min: 0, max: 1000 })),
    pause: fc.integer({ min: 0, max: 60 }),
    isPaid: fc.boolean(),
    jobRoleId: fc.constantFrom(...jobRoleIds),
    locationId: fc.constantFrom(...locations),
  }),
  { maxLength: 14 },
);

/** The week of the entries holds the autumn clock change in half of the cases. */
const weekStarts = fc.constantFrom(monday, "2026-10-26");
const anyRules = fc
  .record({
    preset: fc.constantFrom(...overtimePresets),
    workdayStart: fc.constantFrom("00:00", "05:00", "12:30"),
    attribution: fc.constantFrom("split", "start", "end", "most-worked"),
    method: fc.constantFrom("weighted-average", "rate-in-effect"),
  } as const)
  .map(({ preset, workdayStart, attribution, method }): WorkRules => {
    const rules = presetRules(preset);
    const regularRate = { method, isRoundedToMinorUnit: false };
    const isRolling = rules.isRollingWorkday;
    return {
      ...rules,
      weekStart: "monday",
      workdayStart,
      regularRate,
      attribution: isRolling ? "split" : attribution,
    };
  });

interface Drawn {
  shape: typeof shapes extends fc.Arbitrary<infer T> ? T : never;
  weekStart: string;
  rules: WorkRules;
}

const drawn = fc.record({ shape: shapes, weekStart: weekStarts, rules: anyRules });

function entriesOf({ shape, weekStart }: Drawn): WorkedEntry[] {
  let free = epochSeconds(at(weekStart, "00:00")) - 600 * MINUTE;
  return shape.map(({ gap, length, pause, isPaid, jobRoleId, locationId }, index) => {
    const from = free + gap * MINUTE;
    free = from + length * MINUTE;
    const breakFrom = from + Math.floor((free - from) / 2);
    const breakTo = Math.min(free, breakFrom + pause * MINUTE);
    const breaks = [
      { startsAt: instantFromSeconds(breakFrom), endsAt: instantFromSeconds(breakTo), isPaid },
    ];
    return {
      id: anEntryId(`e${index}`),
      startsAt: instantFromSeconds(from),
      endsAt: instantFromSeconds(free),
      breaks: pause === 0 ? [] : breaks,
      jobRoleId,
      locationId,
    };
  });
}

const rates = [
  wage(157_777),
  wage(191_113, { jobRoleId: roleId("lead") }),
  wage(173_331, { jobRoleId: roleId("lead"), locationId: aLocationId("east") }),
  wage(211_117, { jobRoleId: roleId("cook"), effectiveDate: "2026-10-29" }),
  wage(223_339, { jobRoleId: roleId("cook"), effectiveDate: "2026-11-18" }),
];

const inputOf = (one: Drawn, change: Partial<WorkweekInput> = {}) =>
  week({
    weekStart: one.weekStart,
    rules: one.rules,
    entries: entriesOf(one),
    wages: rates,
    ...change,
  });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("in every week that can be drawn", () => {
  test("the order of entries, breaks and wages does not matter, nor does computing again", () => {
    fc.assert(
      fc.property(drawn, fc.infiniteStream(fc.nat()), (one, ranks) => {
        const input = inputOf(one);
        const shuffled = input.entries
          .map((entry) => ({ entry, rank: ranks.next().value ?? 0 }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ entry }) => entry);
        const result = payWorkweek(input);
        expect(payWorkweek({ ...input, entries: shuffled })).toEqual(result);
        expect(payWorkweek({ ...input, wages: rates.toReversed() })).toEqual(result);
        expect(payWorkweek(structuredClone(input))).toEqual(result);
      }),
    );
  });

  test("hours are conserved over tiers, days, entries and lines, money over lines", () => {
    fc.assert(
      fc.property(drawn, (one) => {
        const { hours, pay } = payWorkweek(inputOf(one));
        const { workedSeconds, regularSeconds, overtimeSeconds, doubletimeSeconds } = hours;
        expect(regularSeconds + overtimeSeconds + doubletimeSeconds).toBe(workedSeconds);
        expect(sum(hours.days.map((day) => day.workedSeconds))).toBe(workedSeconds);
        expect(sum(hours.entries.map((entry) => entry.workedSeconds))).toBe(workedSeconds);
        expect(sum(pay?.lines.map((line) => line.seconds) ?? [])).toBe(workedSeconds);
        expect(sum(pay?.lines.map((line) => line.amountMinor) ?? [])).toBe(pay?.totalMinor);
        expect((pay?.straightMinor ?? 0) + (pay?.premiumMinor ?? 0)).toBe(pay?.totalMinor);
        expect(pay?.premiumMinor).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("the weeks around it hold all the time that passed, less the unpaid breaks", () => {
    fc.assert(
      fc.property(drawn, (one) => {
        const input = inputOf(one);
        const around = [-2, -1, 0, 1, 2, 3].map((offset) =>
          payWorkweek({ ...input, weekStart: addDays(one.weekStart, 7 * offset) }),
        );
        const passed = input.entries.map(({ startsAt, endsAt, breaks }) => {
          const unpaid = breaks.filter((taken) => !taken.isPaid);
          const length = (from: string, to: string | null) =>
            epochSeconds(to ?? from) - epochSeconds(from);
          return (
            length(startsAt, endsAt) -
            sum(unpaid.map((taken) => length(taken.startsAt, taken.endsAt)))
          );
        });
        expect(sum(around.map(({ hours }) => hours.workedSeconds))).toBe(sum(passed));
      }),
    );
  });

  test("an entry cut in two that touch is worth the same", () => {
    fc.assert(
      fc.property(drawn, fc.double({ min: 0, max: 1, noNaN: true }), (one, share) => {
        const rules = { ...one.rules, attribution: "split" as const };
        const whole = inputOf({ ...one, rules });
        const entries = whole.entries.map((entry) => ({ ...entry, breaks: [] }));
        const cut = entries.flatMap((entry) => cutAt(entry, share));
        const [before, after] = [entries, cut].map((work) =>
          payWorkweek({ ...whole, entries: work }),
        );
        expect(after?.hours.days).toEqual(before?.hours.days);
        expect(after?.pay).toEqual(before?.pay);
      }),
    );
  });

  test("at one rate and with fixed workdays a minute more never lowers the pay", () => {
    const attribution = "split" as const;
    fc.assert(
      fc.property(drawn, fc.nat(), (one, which) => {
        fc.pre(!one.rules.isRollingWorkday);
        const input = inputOf(
          { ...one, rules: { ...one.rules, attribution } },
          { wages: [wage(150_000)] },
        );
        const longer = input.entries.map((entry, index) =>
          index === which % input.entries.length ? minuteLonger(entry) : entry,
        );
        const [less, more] = [input.entries, longer].map((entries) =>
          payWorkweek({ ...input, entries }),
        );
        expect(more?.violations).toEqual([]);
        expect(more?.pay?.totalMinor).toBeGreaterThanOrEqual(less?.pay?.totalMinor ?? 0);
      }),
    );
  });

  test("the explanation holds every second", () => {
    fc.assert(
      fc.property(drawn, (one) => {
        const { entries, result } = explain(inputOf(one));
        const parts = entries.flatMap((entry) => entry.parts);
        expect(sum(parts.map((part) => part.seconds))).toBe(result.hours.workedSeconds);
      }),
      { numRuns: 40 },
    );
  });
});

function cutAt(entry: WorkedEntry, share: number): WorkedEntry[] {
  const from = epochSeconds(entry.startsAt);
  const to = epochSeconds(entry.endsAt ?? entry.startsAt);
  const middle = instantFromSeconds(from + Math.round((to - from) * share));
  return [
    { ...entry, id: aWorkId(`${entry.id} first`), endsAt: middle },
    { ...entry, id: aWorkId(`${entry.id} second`), startsAt: middle },
  ];
}

/** Gaps are a minute at least, so the longer entry touches its neighbour at most. */
function minuteLonger(entry: WorkedEntry): WorkedEntry {
  const endsAt = instantFromSeconds(epochSeconds(entry.endsAt ?? entry.startsAt) + MINUTE);
  return { ...entry, endsAt };
}

test("the tests' zone changes its clocks in one of the weeks", () => {
  const hours =
    (epochSeconds(at("2026-11-02", "00:00")) - epochSeconds(at("2026-10-26", "00:00"))) / 3600;
  expect([zone, hours]).toEqual(["America/Los_Angeles", 169]);
});
