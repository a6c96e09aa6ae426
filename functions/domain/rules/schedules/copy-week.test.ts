import { anEmployeeId, aShiftId } from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import { aTimeOff } from "../../records/time-off/time-off-builder.test-support.ts";
import type { CopyWeekInput } from "./copy-week.ts";
import { copyWeek } from "./copy-week.ts";
import { aShift } from "./shift-builder.test-support.ts";

function copying(change: Partial<CopyWeekInput>): ReturnType<typeof copyWeek> {
  return copyWeek({
    shifts: [aShift()],
    fromWeekStart: "2026-11-16",
    toWeekStart: "2026-11-23",
    timeZone: "America/New_York",
    existing: [],
    timeOff: [],
    names: { employee: (id) => (id === "ana" ? "Ana" : "Ben"), location: () => "Harbor" },
    isWorking: () => true,
    ...change,
  });
}

describe("copying a week", () => {
  test("keeps people, local times, role, break and note, and moves the day", () => {
    const { copied, skipped } = copying({
      shifts: [aShift({ unpaidBreakSeconds: 1800, note: "Keys" })],
    });
    expect(skipped).toEqual([]);
    expect(copied).toEqual([
      {
        plan: {
          locationId: "harbor",
          employeeId: "ana",
          jobRoleId: roleId("barista"),
          day: "2026-11-24",
          startsAtLocal: "09:00",
          endsAtLocal: "17:00",
          startsInRepeatedHour: null,
          endsInRepeatedHour: null,
          unpaidBreakSeconds: 1800,
          note: "Keys",
        },
        placed: { startsAt: "2026-11-24T14:00:00.000Z", endsAt: "2026-11-24T22:00:00.000Z" },
      },
    ]);
  });

  test("recomputes the hours when the clocks change in between", () => {
    const { copied } = copying({
      shifts: [aShift({ day: "2026-10-24", range: "22:00-06:00" })],
      fromWeekStart: "2026-10-19",
      toWeekStart: "2026-10-26",
    });
    expect(copied[0]?.placed).toEqual({
      startsAt: "2026-11-01T02:00:00.000Z",
      endsAt: "2026-11-01T11:00:00.000Z",
    });
  });

  test("leaves out cancelled shifts", () => {
    expect(copying({ shifts: [aShift({ state: "cancelled" })] }).copied).toEqual([]);
  });

  test("skips what would overlap, and says with what", () => {
    const existing = [aShift({ id: aShiftId("there"), day: "2026-11-24", range: "16:00-20:00" })];
    expect(copying({ existing })).toMatchObject({
      copied: [],
      skipped: [
        {
          who: "Ana",
          because: {
            code: "overlap",
            fields: { who: "Ana", from: "16:00", to: "20:00", where: "Harbor", day: "2026-11-24" },
          },
        },
      ],
    });
  });

  test("skips a person who will have left", () => {
    const { copied, skipped } = copying({
      shifts: [aShift(), aShift({ id: aShiftId("b"), employeeId: anEmployeeId("ben") })],
      isWorking: (employeeId) => employeeId !== "ben",
    });
    expect(copied).toHaveLength(1);
    expect(skipped).toMatchObject([{ who: "Ben", because: { code: "awayThen" } }]);
  });

  test("skips a time that does not exist on the new day", () => {
    const { skipped } = copying({
      shifts: [aShift({ day: "2027-03-07", range: "02:30-10:00" })],
      fromWeekStart: "2027-03-01",
      toWeekStart: "2027-03-08",
    });
    expect(skipped).toMatchObject([
      { because: { code: "missingHour", fields: { time: "02:30", day: "2027-03-14" } } },
    ]);
  });

  test("done twice, adds nothing the second time", () => {
    const shifts = [
      aShift({ id: aShiftId("a") }),
      aShift({ id: aShiftId("o1"), employeeId: null }),
      aShift({ id: aShiftId("o2"), employeeId: null }),
    ];
    const first = copying({ shifts });
    expect(first.copied).toHaveLength(3);
    const existing = first.copied.map(({ plan, placed }, index) =>
      Object.assign(aShift({ id: aShiftId(`c${index}`) }), plan, placed),
    );
    const second = copying({ shifts, existing });
    expect(second.copied).toEqual([]);
    expect(second.skipped.map(({ who }) => who)).toEqual(["Ana", null, null]);
  });
});

test("a shift on a day that its person has off is left out with the reason", () => {
  const { copied, skipped } = copying({ timeOff: [aTimeOff({ from: "2026-11-24" })] });
  expect(copied).toEqual([]);
  expect(skipped).toMatchObject([
    { who: "Ana", because: { code: "onTimeOff", fields: { span: { from: "2026-11-24" } } } },
  ]);
});
