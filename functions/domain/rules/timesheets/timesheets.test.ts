import { describe, expect, test } from "vitest";
import type { EmployeeWeek, WeekEntry } from "../../records/time-entries/employee-week.ts";
import { presetRules } from "../../records/work-rules/preset-rules.ts";
import { anEmployeeId, anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { TimesheetStep } from "../../records/timesheets/timesheet.ts";
import { MOST_SHEET_STEPS } from "../../records/timesheets/timesheet.ts";
import { aWeekEntry } from "../time-entries/entry-builder.test-support.ts";
import { broken } from "../violations/broken.test-support.ts";
import { buildWeek } from "../weeks/build-week.ts";
import { emptyWeek } from "../weeks/empty-week.ts";
import { hasOpenTime, sheetDays, signedText } from "./sheet-days.ts";
import { sheetStatus, stepsWith } from "./timesheet-state.ts";

const rules = { ...presetRules("flsa"), weekStart: "monday" as const };
const period = { firstDay: "2026-03-02", lastDay: "2026-03-08" };
const rate = {
  jobRoleId: null,
  locationId: null,
  effectiveDate: "2026-01-01",
  rateTenThousandths: 200_000,
};
const at = (time: string, day = "02") => `2026-03-${day}T${time}:00.000Z`;

function weekOf(...entries: WeekEntry[]): EmployeeWeek {
  const place = {
    employeeId: anEmployeeId("ana"),
    weekStart: "2026-03-02",
    timeZone: "America/New_York",
  };
  const week = { ...emptyWeek(place), entries };
  const now = "2026-03-09T05:00:00.000Z";
  const built = buildWeek({ ...week, rules, currency: "USD", rates: [rate], now });
  return { ...week, ...built.week };
}

const daysOf = (...entries: WeekEntry[]) => sheetDays(period, [weekOf(...entries)], rules);
const monday = aWeekEntry();
const tuesday = aWeekEntry({
  entryId: anEntryId("late"),
  startsAt: at("14:00", "03"),
  endsAt: at("23:00", "03"),
});

describe("a timesheet", () => {
  test("has every day of the period, with its entries and hours", () => {
    const days = daysOf(tuesday, monday);
    expect(days).toHaveLength(7);
    expect(days.map(({ workedSeconds }) => workedSeconds / 3600)).toEqual([8, 9, 0, 0, 0, 0, 0]);
    expect(days[1]?.entries).toMatchObject([{ entryId: "late" }]);
  });

  test("is signed for its hours and breaks: an approval keeps the signature, an edit does not", () => {
    const text = signedText(daysOf(monday));
    expect(signedText(daysOf({ ...monday, state: "approved" }))).toBe(text);
    const voided = { ...tuesday, state: "voided" as const };
    expect(signedText(daysOf(monday, voided))).toBe(text);
    const taken = { startsAt: at("17:00"), endsAt: at("17:30"), isPaid: true };
    const edits: WeekEntry[] = [
      { ...monday, endsAt: at("22:01") },
      { ...monday, breaks: [taken] },
      { ...monday, breakAttestation: "mealWaived" },
      { ...monday, state: "rejected" },
    ];
    const texts = edits.map((entry) => signedText(daysOf(entry)));
    expect(new Set([text, ...texts]).size).toBe(5);
  });

  test("cannot be confirmed while time has no end", () => {
    expect(hasOpenTime(daysOf(monday))).toBe(false);
    expect(hasOpenTime(daysOf({ ...monday, endsAt: null, state: "needsFix" }))).toBe(true);
    expect(hasOpenTime(daysOf({ ...monday, endsAt: null, state: "voided" }))).toBe(false);
  });
});

describe("what is said about a timesheet", () => {
  const step = (action: TimesheetStep["action"], digest = "one"): TimesheetStep => ({
    action,
    at: at("22:00"),
    byName: action === "answered" ? "Kim" : null,
    workedSeconds: 28_800,
    digest,
    message: "",
  });
  const signed = stepsWith(null, step("signed"));
  const disputed = stepsWith(signed, step("disputed"));

  test("is signed, disputed, answered and signed again", () => {
    const answered = stepsWith(disputed, step("answered"));
    const again = stepsWith(answered, step("signed"));
    expect(again.steps.map(({ action }) => action)).toEqual([
      "signed",
      "disputed",
      "answered",
      "signed",
    ]);
    expect([null, signed, disputed, answered].map((sheet) => sheetStatus(sheet, "one"))).toEqual([
      "none",
      "signed",
      "disputed",
      "answered",
    ]);
  });

  test("a signature for other hours no longer counts, and a dispute stays one", () => {
    expect(sheetStatus(signed, "other")).toBe("outdated");
    expect(sheetStatus(disputed, "other")).toBe("disputed");
  });

  test("there is no answer without a dispute", () => {
    for (const before of [null, signed, stepsWith(disputed, step("answered"))]) {
      expect(() => stepsWith(before, step("answered"))).toThrow(broken("nothingDisputed", {}));
    }
  });

  test("the latest steps are kept", () => {
    const many = Array.from({ length: MOST_SHEET_STEPS }, () => step("signed", "old"));
    const { steps } = stepsWith({ state: "signed", steps: many }, step("signed", "new"));
    expect(steps).toHaveLength(MOST_SHEET_STEPS);
    expect(steps.at(-1)?.digest).toBe("new");
  });
});
