import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../../kernel/time/local-date.ts";
import type { TimeOffPolicy } from "../../records/time-off/time-off-policy.ts";
import type { LedgerSources } from "./time-off-ledger.ts";
import { balanceOf, timeOffLedger } from "./time-off-ledger.ts";

const HOUR = 3600;
const policy: TimeOffPolicy = {
  startsOn: "2026-01-01",
  accrual: { by: "hoursWorked", seconds: HOUR, perSeconds: 30 * HOUR },
  capSeconds: null,
  carryOverSeconds: null,
  waitingDays: 0,
  resetsOn: "01-01",
  isLimit: true,
};
const nothing: Omit<LedgerSources, "until"> = {
  policy,
  hiredOn: "2025-06-01",
  worked: [],
  periodEnds: ["2026-01-14", "2026-01-28"],
  taken: [],
  adjustments: [],
};
const week = (from: string) =>
  [0, 1, 2, 3, 4].map((days) => ({ day: addDays(from, days), seconds: 8 * HOUR }));
const shown = (sources: LedgerSources) =>
  timeOffLedger(sources).map(({ day, kind, seconds, balanceSeconds }) => [
    day,
    kind,
    seconds / HOUR,
    balanceSeconds / HOUR,
  ]);

describe("a balance", () => {
  test("grows by hours worked at the end of each pay period, and keeps fractions for the next", () => {
    const worked = [...week("2026-01-05"), ...week("2026-01-19")];
    const lines = timeOffLedger({ ...nothing, worked, until: "2026-01-31" });
    expect(lines.map(({ seconds }) => seconds)).toEqual([4800, 4800]);
    expect(lines.map(({ workedSeconds }) => workedSeconds / HOUR)).toEqual([40, 40]);
    const odd = [
      { day: "2026-01-05", seconds: 29 },
      { day: "2026-01-20", seconds: 31 },
    ];
    const small = timeOffLedger({ ...nothing, worked: odd, until: "2026-01-31" });
    expect(small.map(({ seconds }) => seconds)).toEqual([2]);
  });

  test("grows by a fixed amount each pay period, up to its cap, and says what the cap held back", () => {
    const capped = {
      ...policy,
      accrual: { by: "payPeriod", seconds: 5 * HOUR } as const,
      capSeconds: 8 * HOUR,
    };
    const lines = timeOffLedger({ ...nothing, policy: capped, until: "2026-01-31" });
    expect(lines.map(({ seconds }) => seconds / HOUR)).toEqual([5, 3]);
    expect(lines.at(-1)?.cappedSeconds).toBe(2 * HOUR);
  });

  test("of a yearly amount loses what exceeds the carry-over before the new year's is added", () => {
    const yearly = {
      ...policy,
      startsOn: "2025-03-01",
      accrual: { by: "year", seconds: 80 * HOUR } as const,
      carryOverSeconds: 16 * HOUR,
    };
    const taken = [{ day: "2025-07-04", seconds: 8 * HOUR }];
    const sources = { ...nothing, hiredOn: null, policy: yearly, taken, until: "2026-02-01" };
    expect(shown(sources)).toEqual([
      ["2025-03-01", "accrued", 80, 80],
      ["2025-07-04", "taken", -8, 72],
      ["2026-01-01", "lost", -56, 16],
      ["2026-01-01", "accrued", 80, 96],
    ]);
  });

  test("does not grow while a new employee waits", () => {
    const waiting = { ...policy, waitingDays: 90 };
    const worked = week("2026-01-05");
    const sources = { ...nothing, hiredOn: "2026-01-01", policy: waiting, worked };
    expect(timeOffLedger({ ...sources, until: "2026-01-31" })).toEqual([]);
  });

  test("is changed by time off and by an admin's correction with its reason", () => {
    const adjustments = [
      { day: "2026-01-02", seconds: 10 * HOUR, reason: "Brought forward", byName: "Olivia" },
    ];
    const taken = [{ day: "2026-01-09", seconds: 4 * HOUR }];
    const lines = timeOffLedger({ ...nothing, adjustments, taken, until: "2026-01-10" });
    expect(lines.map(({ seconds }) => seconds / HOUR)).toEqual([10, -4]);
    expect(lines[0]).toMatchObject({ reason: "Brought forward", byName: "Olivia" });
    expect(balanceOf(lines)).toBe(6 * HOUR);
  });
});

const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays("2025-01-01", days));
const seconds = fc.integer({ min: 1, max: 12 * HOUR });
const counted = fc.array(fc.record({ day, seconds }), { maxLength: 40 });
const limit = fc.option(fc.integer({ min: 0, max: 200 * HOUR }));
const sourcesOf = fc.record({
  policy: fc.record({
    startsOn: day,
    accrual: fc.oneof(
      fc.record({ by: fc.constant("year" as const), seconds }),
      fc.record({ by: fc.constant("payPeriod" as const), seconds }),
      fc.record({ by: fc.constant("hoursWorked" as const), seconds, perSeconds: seconds }),
    ),
    capSeconds: limit,
    carryOverSeconds: limit,
    waitingDays: fc.integer({ min: 0, max: 200 }),
    resetsOn: fc.constantFrom("01-01", "04-06", "12-28"),
    isLimit: fc.boolean(),
  }),
  hiredOn: fc.option(day),
  until: day,
  worked: counted,
  periodEnds: fc.array(day, { maxLength: 30 }),
  taken: counted,
  adjustments: fc.array(
    fc.record({ day, seconds, reason: fc.constant("x"), byName: fc.constant("y") }),
    { maxLength: 5 },
  ),
});

describe("of any policy and history", () => {
  test("the lines add up to the balance, and computed again in another order it is the same", () => {
    fc.assert(
      fc.property(sourcesOf, (sources) => {
        const lines = timeOffLedger(sources);
        const sum = lines.reduce((total, line) => total + line.seconds, 0);
        expect(balanceOf(lines)).toBe(sum);
        const turned = {
          ...sources,
          worked: sources.worked.toReversed(),
          taken: sources.taken.toReversed(),
          periodEnds: sources.periodEnds.toReversed(),
          adjustments: sources.adjustments.toReversed(),
        };
        expect(timeOffLedger(turned)).toEqual(lines);
      }),
    );
  });

  test("an accrual never lifts it above the cap, and a new year keeps no more than the carry-over", () => {
    fc.assert(
      fc.property(sourcesOf, (sources) => {
        const { capSeconds, carryOverSeconds } = sources.policy;
        const most = capSeconds ?? Infinity;
        const lines = timeOffLedger(sources);
        const accrued = lines.filter((line) => line.kind === "accrued" && line.seconds > 0);
        expect(accrued.every(({ balanceSeconds }) => balanceSeconds <= most)).toBe(true);
        const lost = lines.filter(({ kind }) => kind === "lost");
        expect(lost.every(({ balanceSeconds }) => balanceSeconds === carryOverSeconds)).toBe(true);
      }),
    );
  });

  test("a later day adds lines and changes none", () => {
    fc.assert(
      fc.property(sourcesOf, day, (sources, later) => {
        const [until, end] = [sources.until, later].toSorted();
        const early = timeOffLedger({ ...sources, until: until ?? "" });
        const late = timeOffLedger({ ...sources, until: end ?? "" });
        expect(late.slice(0, early.length)).toEqual(early);
      }),
    );
  });
});
