import { aSalary } from "../../rules/rates/salary.test-support.ts";
import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { nameOfRole } from "../../records/job-roles/role-id.test-support.ts";
import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import type { PlannedRow } from "../../kernel/csv/planned-row.ts";
import { withRowPreview } from "./row-preview-cells.ts";
import type { RowPreview, WageChangeRow } from "../../rules/wage-changes/wage-change-rows.ts";

const change = {
  employeeId: anEmployeeId("ana"),
  jobRoleId: null,
  locationId: null,
  effectiveDate: "2026-03-02",
  rateTenThousandths: 200_000,
  reason: "merit" as const,
  note: "",
};
const line: PlannedRow<WageChangeRow> = {
  line: 2,
  title: "Ana Diaz",
  kind: "add",
  cells: [],
  problem: null,
  row: { key: "2", title: "Ana Diaz", changes: [change], fingerprint: null },
};
const rateOf = (rateTenThousandths: number) => ({
  jobRoleId: null,
  locationId: null,
  effectiveDate: "2026-01-01",
  rateTenThousandths,
});
const untouched = { weekCount: 0, entryCount: 0, openMinor: 0, adjustmentMinor: 0 };
const preview: RowPreview = {
  previousRates: [rateOf(185_000)],
  impact: untouched,
  fingerprint: "seen",
  problem: null,
};
const terms = { currency: "USD", roleName: nameOfRole, locale: onDevice };
const cellsOf = (change_: Partial<RowPreview>) =>
  withRowPreview(line, { ...preview, ...change_ }, terms).cells.map(({ label, before, after }) =>
    before === null ? `${label}: ${after}` : `${label}: ${before} to ${after}`,
  );

test("a rate of a coming day shows the one before and the difference", () => {
  expect(cellsOf({})).toEqual([
    "Hourly rate: $18.50 to $20.00 (+$1.50)",
    "From: Mar 2, 2026",
    "Reason: Merit",
  ]);
  expect(cellsOf({ previousRates: [rateOf(210_000)] })[0]).toBe(
    "Hourly rate: $21.00 to $20.00 (−$1.00)",
  );
  expect(cellsOf({ previousRates: [null] })[0]).toBe("Hourly rate: $20.00");
  const salaried = { ...rateOf(250_000), salary: aSalary(5_200_000, { isExempt: true }) };
  expect(cellsOf({ previousRates: [salaried] })[0]).toBe(
    "Hourly rate: $52,000 a year (exempt) to $20.00",
  );
});

test("a back-dated rate shows how many entries it reaches and what each kind of pay gains", () => {
  const impact = { weekCount: 2, entryCount: 6, openMinor: 1200, adjustmentMinor: 7367 };
  expect(cellsOf({ impact }).slice(3)).toEqual([
    "Already worked: 6 time entries in 2 weeks",
    "Pay of open periods: +$12.00",
    "Adjustment of exported pay: +$73.67",
  ]);
});

test("the rows shown are the rows sent, and impossible ones are not sent", () => {
  expect(withRowPreview(line, preview, terms)).toMatchObject({
    kind: "change",
    row: { fingerprint: "seen" },
  });
  const closed = { ...preview, problem: "The period is closed." };
  expect(withRowPreview(line, closed, terms)).toMatchObject({
    kind: "problem",
    problem: "The period is closed.",
    row: null,
  });
});
