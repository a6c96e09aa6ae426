import { anEntryId } from "@crewline/domain/kernel/ids/ids.test-support";
import type { PayrollReport } from "@crewline/domain/records/pay/payroll-report";
import type { ShownProblem } from "@crewline/domain/records/pay/period-checklist";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ProblemRow } from "../../web/src/areas/reports/period/problem-row.tsx";
import { putCompany } from "./support/a-company.ts";
import { ana, page } from "./support/olivia.ts";
import { renderPage } from "./support/render-page.tsx";

const days = { firstDay: "2026-03-02", lastDay: "2026-03-15" };
const report: PayrollReport = {
  ...days,
  currency: "USD",
  lines: [],
  people: [],
  totalSeconds: 0,
  totalMinor: 0,
  unapprovedEntries: 0,
  unapprovedSeconds: 0,
  openEntries: 0,
  rejectedEntries: 0,
  problems: [],
  isAdjusted: false,
};
const whose = { employeeId: ana.id, employeeName: ana.name };
const hours = { locationIds: [], seconds: 28_800, amountMinor: null };

beforeEach(() => putCompany());

/** Returns the sentence of the row: the name in bold and what is wrong. */
async function sentenceOf(problem: ShownProblem): Promise<string | null | undefined> {
  const accept = () => Promise.resolve();
  const acts = { firstDay: days.firstDay, report, canFix: false, isRunning: false, accept };
  renderPage(
    <ul>
      <ProblemRow problem={problem} acts={{ ...acts, openDialog: () => undefined }} />
    </ul>,
    page,
  );
  const name = await screen.findByText(ana.name, { selector: "strong" });
  return name.parentElement?.textContent;
}

test("the row of a missing rate lacked the employee's name in bold", async () => {
  const missing = { ...whose, ...days, code: "missingRate" as const };
  const work = { jobRoleNames: ["Barista"], locationNames: [] };
  const problem = { ...whose, ...hours, kind: "missingPay" as const, entry: null, dispute: null };
  expect(await sentenceOf({ ...problem, missing: { ...missing, ...work } })).toBe(
    "Ana Diaz has no hourly rate as Barista for Mar 2 – 15, 2026.",
  );
});

test("the AM of a time was on the line below the time", async () => {
  const entry = {
    entryId: anEntryId("late"),
    version: 1,
    day: "2026-03-02",
    weekStart: "2026-03-02",
    timeZone: "America/New_York",
    startsAt: "2026-03-02T14:00:00.000Z",
    endsAt: "2026-03-02T22:00:00.000Z",
    isClean: true,
    mayApprove: true,
    isLocked: false,
    flags: [],
    ends: [],
    requested: null,
  };
  const problem = { ...whose, ...hours, kind: "unapproved" as const, missing: null, dispute: null };
  expect(await sentenceOf({ ...problem, entry })).toBe(
    "Ana Diaz Mon, Mar 2, 9:00\u00a0AM – 5:00\u00a0PM",
  );
});
