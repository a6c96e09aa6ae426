import { describe, expect, test } from "vitest";
import { anEmployeeId, aLocationId, aShiftId } from "../../../kernel/ids/ids.test-support.ts";
import { skillIdSchema } from "../../../records/skills/skill.ts";
import { aTimeOff } from "../../../records/time-off/time-off-builder.test-support.ts";
import type { TimeOff } from "../../../records/time-off/time-off.ts";
import { aJudge } from "../findings/judge.test-support.ts";
import { aPerson } from "../findings/judged.test-support.ts";
import { aShift } from "../shift-builder.test-support.ts";
import type { CopyInput } from "./plan-copy.ts";
import { planCopy } from "./plan-copy.ts";
import { weekLines } from "./week-lines.ts";

const keep = { withPeople: true, conflicts: "skip" } as const;

interface Change extends Partial<Omit<CopyInput, "judge" | "lines">> {
  from?: Shifts;
  timeOff?: TimeOff[];
  /** Set for someone who does not work here any more. */
  employee?: Parameters<typeof aPerson>[0];
}

function copying({ from = [aShift()], timeOff = [], employee, ...change }: Change = {}) {
  const existing = change.existing ?? [];
  const people = [anEmployeeId("ana"), anEmployeeId("ben")].map((id) =>
    aPerson({
      ...employee,
      employee: { id, name: id === "ana" ? "Ana" : "Ben", ...employee?.employee },
      shifts: existing.filter(({ employeeId }) => employeeId === id),
      timeOff: timeOff.filter((one) => one.employeeId === id),
    }),
  );
  return planCopy({
    lines: weekLines(from),
    locationId: aLocationId("harbor"),
    weekStart: "2026-11-23",
    terms: keep,
    existing,
    judge: aJudge(people),
    ...change,
  });
}
type Shifts = Parameters<typeof weekLines>[0];

/** Ana's shift of the next Tuesday, which the copy of `aShift()` meets. */
const nextTuesday = (change: Parameters<typeof aShift>[0]) =>
  aShift({ id: aShiftId("there"), day: "2026-11-24", weekStart: "2026-11-23", ...change });

test("a copied shift keeps person, times, role, break, note and skills, and moves its day", () => {
  const requiredSkillIds = [skillIdSchema.parse("first-aid")];
  const { copied, skipped } = copying({
    from: [aShift({ unpaidBreakSeconds: 1800, note: "Keys", requiredSkillIds })],
  });
  expect(skipped).toEqual([]);
  expect(copied).toMatchObject([
    {
      plan: {
        employeeId: "ana",
        day: "2026-11-24",
        unpaidBreakSeconds: 1800,
        note: "Keys",
        requiredSkillIds,
      },
      placed: { startsAt: "2026-11-24T14:00:00.000Z", endsAt: "2026-11-24T22:00:00.000Z" },
    },
  ]);
});

test("without people every shift becomes an open one", () => {
  const { copied } = copying({ terms: { ...keep, withPeople: false } });
  expect(copied).toMatchObject([{ plan: { employeeId: null }, opened: null }]);
});

test("a night in which the clocks go back is an hour longer", () => {
  const night = aShift({ day: "2026-10-24", range: "22:00-06:00" });
  const { copied } = copying({ from: [night], weekStart: "2026-10-26" });
  expect(copied[0]?.placed).toMatchObject({
    startsAt: "2026-11-01T02:00:00.000Z",
    endsAt: "2026-11-01T11:00:00.000Z",
  });
});

test("the same shift is not copied twice, with an employee or open", () => {
  const open = aShift({ id: aShiftId("open"), employeeId: null });
  const there = [nextTuesday({}), nextTuesday({ id: aShiftId("o"), employeeId: null })];
  const { copied, skipped } = copying({ from: [aShift(), open], existing: there });
  expect(copied).toEqual([]);
  expect(skipped).toHaveLength(2);
  expect(skipped.map(({ who }) => who)).toEqual(expect.arrayContaining(["Ana", null]));
});

describe("a shift whose employee is on time off", () => {
  const timeOff = [aTimeOff({ from: "2026-11-24", until: "2026-11-24", state: "approved" })];

  test("is skipped, with the reason", () => {
    expect(copying({ timeOff })).toMatchObject({
      copied: [],
      skipped: [{ who: "Ana", day: "2026-11-24", because: { code: "onTimeOff" } }],
    });
  });

  test("becomes an open shift where conflicts are left open, and only once", () => {
    const terms = { withPeople: true, conflicts: "leaveOpen" } as const;
    const { copied } = copying({ timeOff, terms });
    expect(copied).toMatchObject([
      { plan: { employeeId: null }, opened: { who: "Ana", because: { code: "onTimeOff" } } },
    ]);
    const existing = [nextTuesday({ employeeId: null })];
    expect(copying({ timeOff, terms, existing }).copied).toEqual([]);
  });
});

describe("a shift that overlaps another one, where drafts are overwritten", () => {
  const terms = { withPeople: true, conflicts: "overwrite" } as const;

  test("takes the place of a draft", () => {
    const draft = nextTuesday({ range: "16:00-20:00" });
    const { copied, replaced, skipped } = copying({ terms, existing: [draft] });
    expect(copied).toHaveLength(1);
    expect(replaced).toEqual([draft]);
    expect(skipped).toEqual([]);
  });

  test.each([
    ["a published shift", { state: "published" as const }],
    ["a shift at another location", { locationId: aLocationId("market") }],
  ])("is skipped because of %s", (_what, change) => {
    const other = nextTuesday({ range: "16:00-20:00", ...change });
    expect(copying({ terms, existing: [other] })).toMatchObject({
      copied: [],
      replaced: [],
      skipped: [{ because: { code: "overlap" } }],
    });
  });

  test("leaves the drafts where another shift is in the way as well", () => {
    const draft = nextTuesday({ range: "16:00-20:00" });
    const fixed = nextTuesday({ id: aShiftId("p"), range: "08:00-10:00", state: "published" });
    expect(copying({ terms, existing: [draft, fixed] })).toMatchObject({
      copied: [],
      replaced: [],
    });
  });
});

test("an employee who has left keeps no copied shift", () => {
  const employee = { employee: { terminatedOn: "2026-11-20" } };
  expect(copying({ employee }).skipped).toMatchObject([{ because: { code: "notWorking" } }]);
});

test("what needs a reason is copied and named", () => {
  const { copied, skipped } = copying({ employee: { employee: { jobRoleIds: [] } } });
  expect(skipped).toEqual([]);
  expect(copied).toMatchObject([{ warnings: [{ code: "roleMissing" }] }]);
});

test("a shift is skipped with the other shift that is in its way", () => {
  const existing = [nextTuesday({ range: "16:00-20:00" })];
  expect(copying({ existing }).skipped).toMatchObject([
    {
      who: "Ana",
      because: {
        code: "overlap",
        fields: { who: "Ana", from: "16:00", to: "20:00", where: "Harbor", day: "2026-11-24" },
      },
    },
  ]);
});

test("an hour that the clocks leave out on the new day is skipped", () => {
  const from = [aShift({ day: "2027-03-07", weekStart: "2027-03-01", range: "02:30-10:00" })];
  expect(copying({ from, weekStart: "2027-03-08" }).skipped).toMatchObject([
    { because: { code: "missingHour", fields: { time: "02:30", day: "2027-03-14" } } },
  ]);
});

test("two equal open shifts are both copied, and not copied again", () => {
  const from = ["o1", "o2"].map((id) => aShift({ id: aShiftId(id), employeeId: null }));
  expect(copying({ from }).copied).toHaveLength(2);
  const existing = from.map(({ id }) => nextTuesday({ id, employeeId: null }));
  expect(copying({ from, existing }).copied).toEqual([]);
});
