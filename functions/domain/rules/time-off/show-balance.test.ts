import { describe, expect, test } from "vitest";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import type { TimeOffPolicy } from "../../records/time-off/time-off-policy.ts";
import { defaultTimeOffTypes } from "../../records/time-off/time-off-type.ts";
import { requireBalance } from "./entered-time-off.ts";
import type { BalanceSources, Wanted } from "./show-balance.ts";
import { balanceOfRequest, showBalances } from "./show-balance.ts";

const HOUR = 3600;
const policy: TimeOffPolicy = {
  startsOn: "2026-01-01",
  accrual: { by: "payPeriod", seconds: 4 * HOUR },
  capSeconds: null,
  carryOverSeconds: null,
  waitingDays: 0,
  resetsOn: "01-01",
  isLimit: true,
};
const [vacation] = defaultTimeOffTypes.map((type) => ({ ...type, policy }));
if (vacation === undefined) throw new Error("no type");
const off = (id: string, from: string, change: Partial<TimeOff> = {}) =>
  ({
    ...aTimeOff({ from, counted: [{ day: from, seconds: 8 * HOUR }], ...change }),
    id,
  }) as TimeOff;
const sources = (change: Partial<BalanceSources> = {}): BalanceSources => ({
  company: {
    timeOffTypes: [vacation],
    payPeriod: { kind: "biweekly", anchor: "2026-01-05" },
    workRules: presetRules("flsa"),
    ruleChanges: [],
  },
  employee: { hiredOn: "2025-01-01" },
  today: "2026-03-01",
  worked: [],
  timeOff: [],
  adjustments: [],
  ...change,
});
const wanted = (from: string, change: Partial<Wanted> = {}): Wanted => ({
  id: null,
  from,
  until: from,
  counted: [{ day: from, seconds: 8 * HOUR }],
  beside: ["approved", "requested"],
  ...change,
});
const hours = (...[of, request]: [BalanceSources, Wanted]) => {
  const balance = balanceOfRequest(vacation, of, request);
  return balance && [balance.beforeSeconds / HOUR, balance.afterSeconds / HOUR];
};

describe("a balance on a day", () => {
  test("is what accrued and was taken until today, with what is planned and asked for beside it", () => {
    const timeOff = [
      off("a", "2026-02-02"),
      off("b", "2026-03-09"),
      off("c", "2026-03-16", { state: "requested" }),
      off("d", "2026-03-17", { state: "denied" }),
    ];
    expect(showBalances(sources({ timeOff }))).toMatchObject([
      { balanceSeconds: 12 * HOUR, plannedSeconds: 8 * HOUR, requestedSeconds: 8 * HOUR },
    ]);
  });

  test("does not count hours that were worked on a day off", () => {
    const worked = [{ day: "2026-02-02", seconds: 6 * HOUR }];
    const [balance] = showBalances(sources({ worked, timeOff: [off("a", "2026-02-02")] }));
    expect(balance?.balanceSeconds).toBe(18 * HOUR);
  });

  test("of a request includes what accrues until then", () => {
    expect(hours(sources(), wanted("2026-03-02"))).toEqual([20, 12]);
    expect(hours(sources(), wanted("2026-06-01"))).toEqual([44, 36]);
  });

  test("is not touched by the request itself when it is approved", () => {
    const own = off("a", "2026-03-02", { state: "requested" });
    const again = wanted("2026-03-02", { id: "a", beside: ["approved"] });
    expect(hours(sources({ timeOff: [own] }), again)).toEqual([20, 12]);
  });

  test("does not exist for a type without a policy", () => {
    expect(
      balanceOfRequest({ ...vacation, policy: null }, sources(), wanted("2026-03-02")),
    ).toBeNull();
    const none = { ...sources().company, timeOffTypes: [{ ...vacation, policy: null }] };
    expect(showBalances(sources({ company: none }))).toEqual([]);
  });
});

describe("time off above the balance", () => {
  const refuse = (of: BalanceSources, request: Wanted) => () => {
    const balance = balanceOfRequest(vacation, of, request);
    if (balance !== null) requireBalance(vacation, 8 * HOUR, balance);
  };

  test("is refused with what is available", () => {
    const taken = sources({ timeOff: [off("a", "2026-02-02"), off("b", "2026-02-03")] });
    expect(refuse(taken, wanted("2026-03-02"))).toThrow(
      expect.objectContaining({ code: "balanceTooLow" }),
    );
    expect(refuse(sources(), wanted("2026-03-02"))).not.toThrow();
  });

  test("is refused where it takes the hours of time off that is planned later", () => {
    const soon = sources({ timeOff: [off("a", "2026-03-03"), off("b", "2026-03-04")] });
    expect(refuse(soon, wanted("2026-03-02"))).toThrow(
      expect.objectContaining({ code: "balanceTooLow" }),
    );
    const later = sources({ timeOff: [off("a", "2026-06-01"), off("b", "2026-06-02")] });
    expect(refuse(later, wanted("2026-03-02"))).not.toThrow();
  });
});
