import { describe, expect, test } from "vitest";
import { aLocationId, anEmployeeId, aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import type { LimitsSection } from "../../../records/company/rule-sections.ts";
import type { Employee, Leave } from "../../../records/employees/employee.ts";
import { anEmployee } from "../../../records/employees/employee-builder.test-support.ts";
import { roleId } from "../../../records/job-roles/role-id.test-support.ts";
import type { PublishedShift, Shift } from "../../../records/schedules/shift.ts";
import type { TimeOff } from "../../../records/time-off/time-off.ts";
import { aTimeOff } from "../../../records/time-off/time-off-builder.test-support.ts";
import { presetRules } from "../../../records/work-rules/preset-rules.ts";
import { broken } from "../../violations/broken.test-support.ts";
import type { Finding } from "../findings/finding.ts";
import { findingsOf } from "../findings/find-findings.ts";
import { aPerson, aPlace } from "../findings/judged.test-support.ts";
import { claimableShifts, requireAskable, requireClaimable, whyToAsk } from "./claim-shift.ts";
import { requestedShift } from "../requests/new-request.ts";
import { aPublishedShift, aShift } from "../shift-builder.test-support.ts";

/** Tuesday 17 November 2026, 9 to 17, seen on the day before. */
const shift = aShift({ employeeId: null, state: "published" });
const now = "2026-11-16T12:00:00.000Z";
const hour = 3600;
const ana = anEmployee({ jobRoleIds: [roleId("barista")] });
/** Nothing that keeps an open shift from being offered. */
const nothing = { own: [], timeOff: [], requests: [], now };
const ownOn = (day: string, range = "09:00-17:00") =>
  aShift({ id: aShiftId(`own-${day}`), day, range });

interface Change {
  shift?: Partial<Shift>;
  employee?: Partial<Employee>;
  own?: Shift[];
  limits?: Partial<LimitsSection>;
}

function claim(change: Change = {}, require = requireClaimable): void {
  const { shift: changed, employee, own = [], limits } = change;
  const rules = presetRules("flsa");
  const person = aPerson({
    employee: { ...ana, ...employee },
    shifts: own,
    overtime: { timeZone: "America/New_York", rulesOf: () => rules },
  });
  const claimed = { ...shift, ...changed };
  const findings = findingsOf(
    { ...claimed, employeeId: ana.id },
    person,
    aPlace({ ...(limits && { limits }) }),
  );
  require({ shift: claimed, employee: person.employee, findings, now });
}

describe("an employee takes an open shift", () => {
  test("of their location and job role, or of no job role", () => {
    expect(() => claim()).not.toThrow();
    expect(() => claim({ shift: { jobRoleId: null } })).not.toThrow();
    expect(() => claim({ shift: { jobRoleId: roleId("cook") } })).toThrow(broken("openShiftRole"));
  });

  test("only while it is published, without an employee, to come and at their location", () => {
    const gone: Partial<Shift>[] = [
      { state: "draft" },
      { state: "changed" },
      { employeeId: anEmployeeId("ben") },
      { startsAt: now },
      { locationId: aLocationId("pier") },
    ];
    for (const change of gone) {
      expect(() => claim({ shift: change })).toThrow(broken("openShiftGone"));
    }
  });

  test.each([
    ["rest", { minimumRestSeconds: 11 * hour }, [ownOn("2026-11-16", "15:00-23:00")], 11 * hour],
    ["day", { maximumDaySeconds: 10 * hour }, [ownOn("2026-11-17", "17:00-20:00")], 10 * hour],
    ["week", { maximumWeekSeconds: 12 * hour }, [ownOn("2026-11-19")], 12 * hour],
    ["daysInARow", { maximumConsecutiveDays: 1 }, [ownOn("2026-11-18")], 1],
  ] as const)("within the company's limit of %s", (because, limits, own, limit) => {
    expect(() => claim({ own: [...own] })).not.toThrow();
    const refusal = broken("openShiftLimit", { because, limit });
    expect(() => claim({ own: [...own], limits })).toThrow(refusal);
  });

  test("although other shifts exceed a limit already", () => {
    const own = [ownOn("2026-11-19", "08:00-20:00")];
    expect(() => claim({ own, limits: { maximumDaySeconds: 10 * hour } })).not.toThrow();
  });

  test("within their own most hours of the week", () => {
    const most = { maxSecondsPerWeek: 15 * hour };
    expect(() => claim({ employee: most, own: [ownOn("2026-11-19")] })).toThrow(
      broken("openShiftLimit", { because: "ownWeek", limit: 15 * hour }),
    );
    expect(() => claim({ employee: most })).not.toThrow();
  });

  test("without overtime, which only a manager may override", () => {
    const own = ["16", "18", "19", "20", "21"].map((day) => ownOn(`2026-11-${day}`));
    expect(() => claim({ own: own.slice(1) })).not.toThrow();
    expect(() => claim({ own })).toThrow(broken("openShiftRefused", { codes: ["overtime"] }));
  });

  test("at no time when they work already", () => {
    const own = [ownOn("2026-11-17", "16:00-20:00")];
    expect(() => claim({ own })).toThrow(expect.objectContaining({ code: "overlap" }));
  });
});

describe("an employee who asked a manager for an open shift was told to ask their manager", () => {
  const ask = (change: Change) => claim(change, requireAskable);

  test("for overtime, short rest or their own most hours, which the manager decides", () => {
    const days = ["16", "18", "19", "20", "21"].map((day) => ownOn(`2026-11-${day}`));
    expect(() => ask({ own: days })).not.toThrow();
    const late = [ownOn("2026-11-16", "15:00-23:00")];
    expect(() => ask({ own: late, limits: { minimumRestSeconds: 11 * hour } })).not.toThrow();
    const most = { maxSecondsPerWeek: 15 * hour };
    expect(() => ask({ employee: most, own: [ownOn("2026-11-19")] })).not.toThrow();
  });

  test("but not for what blocks, a limit that the ranked claims do not show or another job role", () => {
    const own = [ownOn("2026-11-17", "16:00-20:00")];
    expect(() => ask({ own })).toThrow(expect.objectContaining({ code: "overlap" }));
    const limits = { maximumDaySeconds: 10 * hour };
    const long = [ownOn("2026-11-17", "17:00-20:00")];
    expect(() => ask({ own: long, limits })).toThrow(
      broken("openShiftLimit", { because: "day", limit: 10 * hour }),
    );
    expect(() => ask({ shift: { jobRoleId: roleId("cook") } })).toThrow(broken("openShiftRole"));
  });
});

describe("the first to claim an open shift", () => {
  const why = (change: Change) => {
    let reason: ReturnType<typeof whyToAsk> = null;
    claim(change, ({ findings }) => void (reason = whyToAsk(findings)));
    return reason;
  };

  test("asks a manager for what only they may override", () => {
    const days = ["16", "18", "19", "20", "21"].map((day) => ownOn(`2026-11-${day}`));
    expect(why({ own: days })).toBe("overtime");
    const late = [ownOn("2026-11-16", "15:00-23:00")];
    expect(why({ own: late, limits: { minimumRestSeconds: 11 * hour } })).toBe("rest");
    const most = { maxSecondsPerWeek: 15 * hour };
    expect(why({ employee: most, own: [ownOn("2026-11-19")] })).toBe("ownWeek");
    const budget: Finding = {
      code: "overBudget",
      facts: { of: { kind: "unseenCost", day: null } },
    };
    expect(whyToAsk([budget])).toBe("overBudget");
  });

  test("takes it otherwise, also at a time that they would not choose", () => {
    expect(why({})).toBeNull();
    const unavailable: Finding = { code: "notAvailable", facts: { times: [], timeZone: "UTC" } };
    expect(whyToAsk([unavailable])).toBeNull();
  });
});

test("open shifts are offered where the employee can work them", () => {
  const open = (change: Parameters<typeof aPublishedShift>[0] = {}) =>
    aPublishedShift({ employeeId: null, ...change });
  const wanted = open({ id: aShiftId("wanted"), day: "2026-11-18" });
  const others = [
    open({ id: aShiftId("at-pier"), locationId: aLocationId("pier") }),
    open({ id: aShiftId("of-cook"), jobRoleId: roleId("cook") }),
    open({ id: aShiftId("overlaps"), range: "16:00-20:00" }),
  ];
  const own = [aPublishedShift({ id: aShiftId("own") })];
  const found = claimableShifts([...others, wanted], { ...nothing, employee: ana, own });
  expect(found.map(({ id }) => id)).toEqual(["wanted"]);
});

describe("an open shift in time off is not offered", () => {
  /** Wednesday 18 November 2026. */
  const off = (change: Partial<TimeOff> = {}) => aTimeOff({ from: "2026-11-18", ...change });
  const isOffered = (range: string, timeOff: TimeOff) => {
    const open = aPublishedShift({ employeeId: null, day: "2026-11-18", range });
    return claimableShifts([open], { ...nothing, employee: ana, timeOff: [timeOff] }).length > 0;
  };
  const morning = off({ part: { startsAtLocal: "08:00", endsAtLocal: "12:00" } });

  test.each([
    ["on the day off", "09:00-17:00", off(), false],
    ["in the hours that are off", "11:00-15:00", morning, false],
    ["after the hours that are off", "12:00-17:00", morning, true],
    ["into the day off, over midnight", "22:00-06:00", off({ from: "2026-11-19" }), false],
    ["until midnight before the day off", "16:00-00:00", off({ from: "2026-11-19" }), true],
    ["in time off that is not approved", "09:00-17:00", off({ state: "requested" }), true],
    ["in time off of a colleague", "09:00-17:00", off({ employeeId: anEmployeeId("ben") }), true],
  ])("%s", (_, range, timeOff, expected) => expect(isOffered(range, timeOff)).toBe(expected));
});

test("an open shift on leave, or after the last day of work, is not offered", () => {
  const open = aPublishedShift({ employeeId: null, day: "2026-11-18" });
  const isOffered = (change: Partial<Employee>) =>
    claimableShifts([open], { ...nothing, employee: { ...ana, ...change } }).length > 0;
  const leave = (from: string, until: string | null): { leave: Leave } => ({
    leave: { from, until },
  });
  expect(isOffered(leave("2026-11-18", null))).toBe(false);
  expect(isOffered(leave("2026-11-16", "2026-11-17"))).toBe(true);
  expect(isOffered({ terminatedOn: "2026-11-17" })).toBe(false);
  expect(isOffered({ terminatedOn: "2026-11-18" })).toBe(true);
});

type Asked = Parameters<typeof claimableShifts>[1]["requests"][number];

describe("a shift that an employee gave up", () => {
  const released = aPublishedShift({ employeeId: null });
  const drop = {
    kind: "drop" as const,
    state: "released" as const,
    employeeId: ana.id,
    shift: requestedShift({ ...released, employeeId: ana.id }),
  };
  const offered = (one: PublishedShift, employee: typeof ana, requests: Asked[] = [drop]) =>
    claimableShifts([one], { ...nothing, employee, requests }).length;

  test("is not offered to them, neither while they have it nor once a manager released it", () => {
    expect(offered({ ...released, employeeId: ana.id, isGivenUp: true }, ana)).toBe(0);
    expect(offered(released, ana)).toBe(0);
  });

  test("is offered to others, and to them once it is moved", () => {
    expect(offered(released, { ...ana, id: anEmployeeId("ben") })).toBe(1);
    expect(offered(aPublishedShift({ employeeId: null, range: "12:00-20:00" }), ana)).toBe(1);
  });

  test("is offered to them if they kept it, and a manager opens it later", () => {
    expect(offered(released, ana, [{ ...drop, state: "withdrawn" }])).toBe(1);
  });
});
