import { earningKindSchema } from "../../functions/domain/records/pay/payroll-report.ts";
import { aSalary } from "../../functions/domain/rules/rates/salary.test-support.ts";
import { expect, test, vi } from "vitest";
import { aLocationId, anEmployeeId } from "../../functions/domain/kernel/ids/ids.test-support.ts";
import { american } from "../../functions/domain/kernel/formats/readers.test-support.ts";
import type { ListedEntry } from "../../functions/domain/rules/figures/entry-hours.ts";
import { explainEntryHours } from "../../functions/domain/rules/figures/entry-hours.ts";
import { anEntry } from "../../functions/domain/rules/time-entries/entry-builder.test-support.ts";
import { aShift } from "../../functions/domain/rules/schedules/shift-builder.test-support.ts";
import { figureWords } from "../../functions/domain/words/pay/figure-words.ts";
import {
  entryHoursLine,
  entryHoursText,
  leftOutLines,
} from "../../functions/domain/words/time-entries/entry-hours-words.ts";
import {
  sheetHoursLine,
  sheetHoursText,
  sheetPayLine,
  sheetPayText,
} from "../../functions/domain/words/timesheets/sheet-figure-words.ts";
import { payKindSchema } from "../../functions/domain/records/audits/pay-by-kind.ts";
import {
  auditHoursLine,
  auditHoursText,
} from "../../functions/domain/words/audits/audit-hours-words.ts";
import {
  auditPayLine,
  auditPayTexts,
} from "../../functions/domain/words/audits/audit-pay-words.ts";
import {
  openShiftsLines,
  plannedAdditionLine,
  plannedBreakLine,
  plannedCostTexts,
  plannedHoursText,
  plannedOvertimeText,
  plannedPartLines,
  plannedSalaryLine,
  plannedShiftLine,
  unpricedLines,
} from "../../functions/domain/words/schedules/planned-figure-words.ts";
import {
  periodCostText,
  raiseBasisText,
  raisedWorkLine,
  raiseImpactText,
  yearlyCostText,
} from "../../functions/domain/words/pay/raise-cost-words.ts";
import {
  dayHoursLine,
  dayHoursTexts,
} from "../../functions/domain/words/time-entries/day-hours-words.ts";
import { ruleSourceLine } from "../../functions/domain/words/pay/rule-source-words.ts";
import {
  runningHoursLine,
  runningHoursText,
} from "../../functions/domain/words/time-entries/running-hours-words.ts";
import {
  payrollEarningText,
  payrollTotalText,
} from "../../functions/domain/words/pay/payroll-figure-words.ts";
import { wholeTexts } from "./bracketed.ts";

vi.mock(import("../../functions/domain/kernel/formats/in-language.ts"), async () => {
  const { bracketed: inLanguage } = await import("./bracketed.ts");
  return { inLanguage };
});

const payLine = { seconds: 3600, rateTenThousandths: 200_000, amountMinor: 2000 };

const glued = (texts: readonly string[]) => texts.filter((text) => !wholeTexts.test(text));

test("the derivation of the hours of a list is whole texts", () => {
  const words = figureWords(american);
  const listed = (["closed", "needsFix", "requested", "rejected", "voided"] as const).flatMap(
    (state): ListedEntry[] => {
      const seconds = state === "closed" ? 60 : null;
      return [{ entry: anEntry({ state }), employeeName: "Ana", seconds }];
    },
  );
  const hours = [1, 2].map((times) =>
    explainEntryHours(60, Array.from({ length: times }, () => listed).flat()),
  );
  const running = { kind: "entry", entry: anEntry({ state: "clockedIn" }) } as const;
  const texts = [
    words.opens("8:00"),
    words.title,
    words.heading("Hours", "8:00"),
    words.close,
    words.total,
    words.rest("0:05"),
    ...hours.flatMap((figure) => [
      entryHoursText(figure, american),
      ...leftOutLines(figure, american),
      ...figure.lines.flatMap(({ lines }) => lines.map(({ of }) => entryHoursLine(of, american))),
    ]),
  ];
  expect(glued(texts)).toEqual([]);
  // The end of a running entry is a word of its own.
  expect(entryHoursLine(running, american)).toMatch(/counted until this minute⟧$/u);
});

test("so is that of a timesheet", () => {
  const weekStart = "2026-03-02";
  const work = { ...payLine, jobRole: null, locationName: "Pier", adjusts: null };
  const texts = [
    sheetHoursText("worked", american),
    sheetHoursText("overtime", american),
    sheetHoursLine({ kind: "week", weekStart }, american),
    sheetHoursLine({ kind: "day", weekStart, day: weekStart, entries: [] }, american),
    sheetPayText(american),
    ...earningKindSchema.options.flatMap((kind) => [
      sheetPayLine({ ...work, kind }, "USD", american),
      sheetPayLine({ ...work, kind, rateTenThousandths: null }, "USD", american),
    ]),
  ];
  expect(glued(texts)).toEqual([]);
});

test("so are those of the differences in an audit", () => {
  const at = "2026-03-02T14:00:00.000Z";
  const others = ["breaks", "counts", "countsNoMore", "times", "planned", "plannedNoMore"] as const;
  const texts = [
    ...(["timeEntry", "shift"] as const).map((entity) => auditHoursText(entity, american)),
    ...(["start", "end"] as const).map((kind) =>
      auditHoursLine({ kind, before: at, after: at }, "UTC", american),
    ),
    ...others.map((kind) => auditHoursLine({ kind }, "UTC", american)),
    ...(["timeEntry", "wage"] as const).flatMap((entity) => [
      ...Object.values(auditPayTexts(entity, american)),
      auditPayLine({ kind: "whole" }, { entity, currency: "USD" }, american),
    ]),
    ...payKindSchema.options.map((kind) =>
      auditPayLine(
        { kind, before: 0, after: 100 },
        { entity: "timeEntry", currency: "USD" },
        american,
      ),
    ),
  ];
  expect(glued(texts)).toEqual([]);
});

test("so are those of a schedule", () => {
  const rate = {
    jobRoleId: null,
    locationId: null,
    effectiveDate: "2026-01-01",
    rateTenThousandths: 200_000,
  };
  const because = "weekly" as const;
  const part = {
    shift: aShift(),
    seconds: 3600,
    multiplierPercent: 150,
    because,
    rate,
    isCovered: false,
  };
  const salaried = { ...part, rate: { ...rate, salary: aSalary(5_200_000) } };
  const texts = [
    ...(["person", "day", "week"] as const).map((scope) => plannedHoursText(scope, american)),
    ...[1, 2].flatMap((shifts) => openShiftsLines(shifts, american)),
    plannedShiftLine(aShift(), american),
    plannedBreakLine({ unpaidBreakSeconds: 1800 }, american) ?? "",
    plannedOvertimeText(american),
    ...Object.values(plannedCostTexts(american)),
    ...[part, salaried, { ...salaried, isCovered: true }].flatMap((one) =>
      plannedPartLines(one, "USD", american),
    ),
    plannedSalaryLine("2026-03-02", american),
    plannedAdditionLine(american),
    ...unpricedLines(["Ana", "Bo"], american),
  ];
  expect(glued(texts)).toEqual([]);
});

test("so are those of payroll, raises and the days on Home", () => {
  const locationId = aLocationId("pier");
  const work = (raiseTenThousandths: number) => ({
    kind: "work" as const,
    work: { jobRoleId: null, locationId, secondsPerWeek: 3600, raiseTenThousandths, yearMinor: 1 },
  });
  const running = { kind: "running", employeeId: anEmployeeId("ana"), name: "Ana" } as const;
  const texts = [
    ...(["hours", "overtime", "pay", "adjustments"] as const).map((total) =>
      payrollTotalText(total, american),
    ),
    ...(["regular", "adjustment"] as const).map((earning) => payrollEarningText(earning, american)),
    yearlyCostText(american),
    periodCostText(26, american),
    ...(["contract", "worked", "none"] as const).map((basis) => raiseBasisText(basis, american)),
    ...[10_000, -10_000].map((raise) => raisedWorkLine(work(raise), "USD", american)),
    ...(["open", "adjustment"] as const).map((kind) => raiseImpactText(kind, american)),
    ...(["worked", "scheduled"] as const).flatMap((hours) =>
      Object.values(dayHoursTexts(hours, american)),
    ),
    dayHoursLine({ kind: "day", day: "2026-03-02" }, american),
    dayHoursLine({ kind: "finished" }, american),
    dayHoursLine(running, american),
  ];
  expect(glued(texts)).toEqual([]);
});

test("so are the sources of rules", () => {
  const texts = (["flsa", "custom"] as const).flatMap((preset) =>
    [null, "2026-03-02"].map((day) => {
      const since = { overtime: day, rounding: day, breaks: day };
      return ruleSourceLine("weekly", { preset, since }, american) ?? "";
    }),
  );
  expect(glued(texts)).toEqual([]);
});

test("so is that of a running clock", () => {
  const at = "2026-03-02T14:00:00.000Z";
  const texts = [
    runningHoursText(american),
    runningHoursLine({ kind: "since", startsAt: at }, "UTC", american),
    ...[null, at].map((endsAt) =>
      runningHoursLine({ kind: "break", startsAt: at, endsAt }, "UTC", american),
    ),
  ];
  expect(glued(texts)).toEqual([]);
});
