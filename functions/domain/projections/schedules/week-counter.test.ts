import { describe, expect, test } from "vitest";
import { aLocationId, anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { Shift } from "../../records/schedules/shift.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { aShift } from "../../rules/schedules/shift-builder.test-support.ts";
import type { CostTerms, KeptCosts } from "./person-cost.ts";
import { kept } from "./kept.ts";
import type { CountedPay, CountedWeek } from "./week-counter.ts";
import { weekCounter } from "./week-counter.ts";

const hour = 3600;
const weekStart = "2026-11-16";
const place: CountedWeek["place"] = {
  id: aLocationId("harbor"),
  timeZone: "America/New_York",
  specialDays: [],
  staffing: [
    {
      weekdays: ["tuesday"],
      startsAt: "09:00",
      endsAt: "17:00",
      jobRoleId: null,
      people: 2,
    },
  ],
};
const rate = (rateTenThousandths: number) => ({
  jobRoleId: null,
  locationId: null,
  effectiveDate: "2026-01-01",
  rateTenThousandths,
});
const terms = (dollars: number | null): CostTerms => ({
  rules: { ...presetRules("flsa"), weekStart: "monday" },
  person: {
    employee: anEmployee({ locationIds: [aLocationId("harbor")] }),
    rates: dollars === null ? [] : [rate(dollars * 10_000)],
    timeOff: [],
  },
  currency: "USD",
  payPeriodOn: () => ({ kind: "weekly", startsOn: "monday" }),
});
const ana = anEmployeeId("ana");
const ben = anEmployeeId("ben");
const shift = (id: string, change: Parameters<typeof aShift>[0] = {}) =>
  aShift({ id: aShiftId(id), ...change });
const wagesOf = (pays: Record<string, CountedPay>) => (id: string) => pays[id] ?? "hidden";
const twenty = { [ana]: terms(20), [ben]: terms(15) };

function counted(here: readonly Shift[], change: Partial<CountedWeek> = {}) {
  return weekCounter()({
    weekStart,
    place,
    here,
    elsewhere: [],
    payOf: wagesOf(twenty),
    keptCosts: kept(),
    ...change,
  });
}

describe("the figures of a week", () => {
  test("count people, hours and cost of a day, and leave open shifts out", () => {
    const { days, ...week } = counted([
      shift("a"),
      shift("b", { employeeId: ben, range: "10:00-14:00" }),
      shift("c", { employeeId: null }),
    ]);
    expect(days[1]).toMatchObject({
      day: "2026-11-17",
      people: 2,
      openShifts: 1,
      plannedSeconds: 12 * hour,
      openSeconds: 8 * hour,
      cost: { minor: 160_00 + 60_00, unpricedShifts: 0 },
    });
    expect(days[0]).toMatchObject({ people: 0, cost: { minor: 0 } });
    expect(week).toMatchObject({ plannedSeconds: 12 * hour, openShifts: 1, openSeconds: 8 * hour });
    expect(week.cost.minor).toBe(220_00);
  });

  test("have overtime where it falls, which shifts elsewhere can cause", () => {
    const elsewhere = [18, 19, 20, 21].map((date) =>
      shift(`e${date}`, {
        day: `2026-11-${date - 2}`,
        range: "08:00-18:00",
        locationId: aLocationId("quay"),
      }),
    );
    const saturday = shift("a", { day: "2026-11-21", range: "09:00-11:00" });
    const { days, cost } = counted([saturday], { elsewhere });
    expect(days[5]?.cost.minor).toBe(2 * 30_00);
    expect(cost.minor).toBe(60_00);
  });

  test("say how many shifts have no rate, and cost what the others do", () => {
    const here = [shift("a"), shift("b", { employeeId: ben })];
    const { cost, costs } = counted(here, {
      payOf: wagesOf({ [ana]: terms(20), [ben]: terms(null) }),
    });
    expect(cost).toEqual({ minor: 160_00, unpricedShifts: 1 });
    expect(costs.get(ben)).toEqual({ minor: 0, unpricedShifts: 1 });
  });

  test("have no cost on a day with a person whose pay the reader may not see", () => {
    const here = [
      shift("a", { day: "2026-11-16" }),
      shift("b", { employeeId: ben }),
      shift("c", { day: "2026-11-17" }),
    ];
    const { days, cost, costs } = counted(here, { payOf: wagesOf({ [ana]: terms(20) }) });
    expect(days[0]?.cost.minor).toBe(160_00);
    expect(days[1]?.cost.minor).toBeNull();
    expect(cost.minor).toBeNull();
    expect(costs.get(ana)?.minor).toBe(320_00);
  });

  test("name the gaps in the minimum staffing", () => {
    const [, tuesday] = counted([shift("a"), shift("b", { range: "09:00-15:00" })]).days;
    expect(tuesday?.coverage.gaps).toMatchObject([{ needed: 2, missing: 1 }]);
  });
});

describe("a change of one shift", () => {
  const before = [
    shift("a", { day: "2026-11-16" }),
    shift("b", { day: "2026-11-18" }),
    shift("c", { employeeId: ben, day: "2026-11-18" }),
    shift("d", { employeeId: ben, day: "2026-11-20" }),
  ];

  test("counts its day again, and leaves the others the objects that they were", () => {
    const count = weekCounter();
    const keptCosts: KeptCosts = kept();
    const week = { weekStart, place, elsewhere: [], payOf: wagesOf(twenty), keptCosts };
    const first = count({ ...week, here: before });
    const here = before.map((one) => (one.id === before[3]?.id ? { ...one, note: "Keys" } : one));
    const after = count({ ...week, here });
    expect(after.days.map((day, index) => day === first.days[index])).toEqual([
      true,
      true,
      true,
      true,
      false,
      true,
      true,
    ]);
    expect(after.days[4]).toEqual(first.days[4]);
  });

  test("prices the week of that person again and of no one else", () => {
    const asked: string[] = [];
    const pays = new Map([ana, ben].map((id) => [id, watched(terms(20), () => asked.push(id))]));
    const count = weekCounter();
    const keptCosts: KeptCosts = kept();
    const payOf = (id: typeof ana): CountedPay => pays.get(id) ?? "hidden";
    const week = { weekStart, place, elsewhere: [], payOf, keptCosts };
    count({ ...week, here: before });
    asked.length = 0;
    const [first, ...rest] = before;
    if (first === undefined) throw new Error("There is a shift.");
    count({ ...week, here: [aShift({ ...first, range: "09:00-12:00" }), ...rest] });
    expect(new Set(asked)).toEqual(new Set([ana]));
  });
});

/** The terms, which tell when their rates are read. */
function watched(from: CostTerms, tell: () => void): CostTerms {
  return {
    ...from,
    get person() {
      tell();
      return from.person;
    },
  };
}
