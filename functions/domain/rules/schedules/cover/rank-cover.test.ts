import { describe, expect, test } from "vitest";
import { aLocationId, anEmployeeId, aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../../records/job-roles/role-id.test-support.ts";
import { presetRules } from "../../../records/work-rules/preset-rules.ts";
import type { CoverCandidate } from "./rank-cover.ts";
import { rankCover } from "./rank-cover.ts";
import { aShift } from "../shift-builder.test-support.ts";

/** Ana calls in sick for Tuesday 17 November, 9 to 17. */
const shift = aShift();
const barista = roleId("barista");

type Change = Partial<Omit<CoverCandidate, "employee">> & {
  employee?: Partial<CoverCandidate["employee"]>;
};

function aCandidate(name: string, { employee, ...change }: Change = {}): CoverCandidate {
  return {
    employee: {
      id: anEmployeeId(name),
      name,
      jobRoleIds: [barista],
      contractSecondsPerWeek: null,
      maxSecondsPerWeek: null,
      leave: null,
      status: "active",
      terminatedOn: null,
      ...employee,
    },
    shifts: [],
    timeOff: [],
    said: null,
    week: {
      weekStart: "2026-11-16",
      timeZone: "America/New_York",
      rules: presetRules("flsa"),
      wages: [
        {
          jobRoleId: null,
          locationId: null,
          effectiveDate: "2026-01-01",
          rateTenThousandths: 200_000,
        },
      ],
      currency: "USD",
    },
    showsCost: true,
    lastWorkedOn: null,
    burdens: [],
    overBudgets: [],
    ...change,
  };
}

const shiftOf = (name: string, day: string, range = "09:00-17:00") =>
  aShift({ id: aShiftId(`${name}${day}`), employeeId: anEmployeeId(name), day, range });
const said = (kind: "unavailable" | "preferred") => ({
  timeZone: "America/New_York",
  entries: [
    {
      kind,
      weekdays: ["tuesday" as const],
      from: "2026-01-01",
      until: null,
      times: null,
      note: "",
    },
  ],
});
const ranks = (...candidates: CoverCandidate[]) =>
  rankCover(shift, candidates, { minimumRestSeconds: null });
const order = (...candidates: CoverCandidate[]) =>
  ranks(...candidates).map(({ employeeId }) => employeeId);

describe("who cannot cover a shift is not offered", () => {
  test("the employee whose shift it is, and who works then at whichever location", () => {
    const ben = aCandidate("ben", {
      shifts: [{ ...shiftOf("ben", "2026-11-17"), locationId: aLocationId("pier") }],
    });
    expect(order(aCandidate("ana"), ben, aCandidate("cleo"))).toEqual(["cleo"]);
  });

  test("who is on leave or has left", () => {
    const leave = { from: "2026-11-01", until: null };
    const away = aCandidate("away", { employee: { leave } });
    const left = aCandidate("left", { employee: { terminatedOn: "2026-11-16" } });
    expect(order(away, left)).toEqual([]);
  });

  test("a cancelled shift at the time is in no one's way", () => {
    const cancelled = { ...shiftOf("ben", "2026-11-17"), state: "cancelled" as const };
    expect(order(aCandidate("ben", { shifts: [cancelled] }))).toEqual(["ben"]);
  });
});

describe("the best comes first", () => {
  test("with the job role before without it", () => {
    const cook = aCandidate("abe", { employee: { jobRoleIds: [roleId("cook")] } });
    expect(order(cook, aCandidate("zoe"))).toEqual(["zoe", "abe"]);
  });

  test("who is not available comes after everyone who said nothing, who prefers it before", () => {
    const never = aCandidate("abe", { said: said("unavailable") });
    const gladly = aCandidate("zoe", { said: said("preferred") });
    expect(order(never, aCandidate("may"), gladly)).toEqual(["zoe", "may", "abe"]);
  });

  test("with less than eleven hours of rest after a rested one", () => {
    const tired = aCandidate("abe", { shifts: [shiftOf("abe", "2026-11-16", "16:00-23:30")] });
    expect(order(tired, aCandidate("zoe"))).toEqual(["zoe", "abe"]);
    const [, last] = ranks(tired, aCandidate("zoe"));
    expect(last?.restSeconds).toBe(9.5 * 3600);
    const limits = { minimumRestSeconds: 9 * 3600 };
    const [first] = rankCover(shift, [aCandidate("zoe"), tired], limits);
    expect(first).toMatchObject({ employeeId: "abe", restSeconds: null });
  });

  test("without overtime before with it, and the cost says why", () => {
    const days = ["16", "18", "19", "20", "21"].map((day) => `2026-11-${day}`);
    const full = aCandidate("abe", { shifts: days.map((day) => shiftOf("abe", day)) });
    expect(order(full, aCandidate("zoe"))).toEqual(["zoe", "abe"]);
    const [zoe, abe] = ranks(full, aCandidate("zoe"));
    expect([zoe?.overtimeSeconds, abe?.overtimeSeconds]).toEqual([0, 8 * 3600]);
    // 8 hours at $20, and at time and a half.
    expect([zoe?.costMinor, abe?.costMinor]).toEqual([160_00, 240_00]);
  });

  test("who lacks more of the agreed hours before who has them", () => {
    const contract = (hours: number) => ({
      employee: { contractSecondsPerWeek: hours * 3600 },
    });
    expect(order(aCandidate("abe", contract(10)), aCandidate("zoe", contract(30)))).toEqual([
      "zoe",
      "abe",
    ]);
  });

  test("beyond the most hours agreed comes after within", () => {
    const few = aCandidate("abe", { employee: { maxSecondsPerWeek: 4 * 3600 } });
    expect(order(few, aCandidate("zoe"))).toEqual(["zoe", "abe"]);
  });

  test("among equals who has not worked for longest, then by name", () => {
    const lately = aCandidate("abe", { lastWorkedOn: "2026-11-15" });
    const earlier = aCandidate("may", { lastWorkedOn: "2026-11-10" });
    expect(order(lately, earlier, aCandidate("zoe"))).toEqual(["zoe", "may", "abe"]);
    expect(order(aCandidate("zoe"), aCandidate("may"))).toEqual(["may", "zoe"]);
  });
});

test("cost is not shown to a reader who may not see pay, and then ranks no one", () => {
  const cheap = aCandidate("zoe", { showsCost: false });
  const ranked = ranks(cheap, aCandidate("abe"));
  expect(ranked.map(({ employeeId, costMinor }) => [employeeId, costMinor])).toEqual([
    ["abe", 160_00],
    ["zoe", null],
  ]);
});
