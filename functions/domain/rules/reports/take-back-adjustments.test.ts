import {
  payAdjustmentIdSchema,
  payrollExportIdSchema,
  snapshotIdSchema,
} from "../../kernel/ids/record-ids.ts";
import {
  anEmployeeId,
  aLocationId,
  aUserId,
  aWageChangeId,
} from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import type { PayAdjustment } from "../../records/pay/pay-adjustment.ts";
import type { PayPeriodRecord } from "../../records/pay/pay-period-record.ts";
import { isStanding, takeBackAdjustments } from "./take-back-adjustments.ts";

const owed: PayAdjustment = {
  id: payAdjustmentIdSchema.parse("raise_2026-03-02"),
  employeeId: anEmployeeId("ana"),
  wageChangeIds: [aWageChangeId("raise")],
  exportId: payrollExportIdSchema.parse("export"),
  exportNumber: 1,
  firstDay: "2026-03-02",
  lastDay: "2026-03-15",
  paidOn: "2026-03-16",
  currency: "USD",
  lines: [
    {
      kind: "regular",
      locationId: aLocationId("harbor"),
      locationName: "Harbor",
      jobRoleId: null,
      jobRole: null,
      amountMinor: 500,
      paid: [],
      owed: [],
    },
  ],
  totalMinor: 500,
  createdAt: "2026-03-20T12:00:00.000Z",
  createdBy: aUserId("u1"),
  createdByName: "Olivia",
  takenBackAt: null,
  takenBackByName: null,
  version: 1,
};
const next: PayPeriodRecord = {
  id: "2026-03-16",
  firstDay: "2026-03-16",
  lastDay: "2026-03-29",
  state: "exported",
  snapshotId: snapshotIdSchema.parse("lines"),
  exportCount: 1,
  isRecomputing: false,
  closing: null,
  locations: [],
  history: [],
  version: 2,
};
const at = "2026-04-02T09:00:00.000Z";
const reopened = (...closedPeriods: PayPeriodRecord[]) =>
  takeBackAdjustments([owed], { closedPeriods, at, byName: "Kim" });

test("a difference that an open period would pay is taken back, and stays on record", () => {
  const [taken] = reopened({ ...next, state: "open" });
  expect(taken).toEqual({ ...owed, takenBackAt: at, takenBackByName: "Kim", version: 2 });
  expect([owed, taken].map((one) => one !== undefined && isStanding(one))).toEqual([true, false]);
});

test("one that a closed period pays keeps the period closed, and names which to reopen first", () => {
  expect(() => reopened(next)).toThrow(
    broken("adjustmentPaid", { firstDay: "2026-03-16", lastDay: "2026-03-29" }),
  );
  expect(() => reopened({ ...next, state: "closed" })).toThrow(
    broken("adjustmentPaid", { firstDay: "2026-03-16", lastDay: "2026-03-29" }),
  );
});

test("what was taken back before is left as it is", () => {
  const before = { ...owed, takenBackAt: at, takenBackByName: "Kim" };
  expect(takeBackAdjustments([before], { closedPeriods: [next], at, byName: "Lee" })).toEqual([]);
});
