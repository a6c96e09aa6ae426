import { expect, test } from "vitest";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { anEntryId } from "../../kernel/ids/ids.test-support.ts";
import type { MissingPay } from "../../records/pay/missing-pay.ts";
import { broken, brokenRule } from "../violations/broken.test-support.ts";
import {
  checklistOf,
  findingsOf,
  problemsAt,
  requireClosable,
  requireExportable,
} from "./checklist.ts";
import { auditProblems, payProblems, timeProblems } from "./period-problems.ts";

const [ana, ben] = ["ana", "ben"].map((id) => employeeIdSchema.parse(id)) as [never, never];
const [harbor, pier] = ["harbor", "pier"].map((id) => locationIdSchema.parse(id)) as [never, never];
const end = "2026-03-02T17:00:00.000Z";
const days = { firstDay: "2026-03-02", lastDay: "2026-03-15" };
const missing: MissingPay = {
  employeeId: ben,
  employeeName: "Ben",
  code: "missingRate",
  ...days,
  jobRoleNames: [],
  locationNames: [],
};

const time = timeProblems({
  entries: [
    { entryId: anEntryId("e1"), employeeId: ana, locationId: harbor, state: "closed", endsAt: end },
    { entryId: anEntryId("e2"), employeeId: ana, locationId: pier, state: "approved", endsAt: end },
    {
      entryId: anEntryId("e3"),
      employeeId: ben,
      locationId: pier,
      state: "needsFix",
      endsAt: null,
    },
  ],
  requested: [{ id: anEntryId("e2"), employeeId: ana, locationId: harbor }],
  disputing: [ana, ben],
});
const unnumbered = [
  { employeeId: ana, employeeName: "Ana", payrollId: null },
  { employeeId: ben, employeeName: "Ben", payrollId: "007" },
];
const withIds = { columns: [{ heading: "ID", field: "payrollId" as const, text: "" }] };
const pay = payProblems({ problems: [missing], lines: unnumbered }, withIds);
const audits = auditProblems([{ employeeId: ana, employeeName: "Ana" }]);
const all = [...audits, ...pay, ...time];

test("the checklist has what must be fixed first, then what is overruled, then what is included", () => {
  expect(checklistOf(all).map(({ kind, way, problems }) => [kind, way, problems.length])).toEqual([
    ["open", "fix", 1],
    ["missingPay", "fix", 1],
    ["payrollIds", "fix", 1],
    ["audits", "overrule", 1],
    ["requests", "overrule", 1],
    ["disputes", "overrule", 2],
    ["unapproved", "include", 1],
  ]);
  expect(checklistOf([])).toEqual([]);
});

test("a location is held back where the time was worked, by a dispute wherever its employee worked", () => {
  const none = { open: 0, unapproved: 0, requests: 0, disputes: 0, audits: 0 };
  expect(findingsOf(problemsAt(all, harbor))).toEqual({
    ...none,
    unapproved: 1,
    requests: 1,
    disputes: 1,
  });
  expect(findingsOf(problemsAt(all, pier))).toEqual({ ...none, open: 1, disputes: 2 });
  expect(findingsOf(all)).toEqual({ open: 1, unapproved: 1, requests: 1, disputes: 2, audits: 1 });
});

test("a payroll ID is missing only where the layout of files has a column for it", () => {
  const report = { problems: [], lines: unnumbered };
  expect(payProblems(report, withIds).map(({ employeeId }) => employeeId)).toEqual([ana]);
  expect(payProblems(report, { columns: [] })).toEqual([]);
  expect(payProblems(report, null)).toEqual([]);
});

const free = { includesUnapproved: false, reason: null, isAdmin: true };
const closing = (kinds: readonly string[], by: object = {}) => {
  const problems = all.filter(({ kind }) => kinds.includes(kind));
  return () => requireClosable(problems, days, { ...free, ...by });
};

test("the close is refused by the first item that is not settled, and says what to do", () => {
  const reason = "Ana is away.";
  const settled = { reason, includesUnapproved: true };
  expect(closing(["open", "missingPay"], settled)).toThrow(
    broken("periodHasOpenEntries", { count: 1 }),
  );
  expect(closing(["missingPay", "disputes"], settled)).toThrow(
    broken("payMissing", { missing: [missing], ...days }),
  );
  expect(closing(["payrollIds"], settled)).toThrow(broken("payrollIdsMissing", { who: ["Ana"] }));
  expect(closing(["requests", "disputes"])).toThrow(broken("periodHasRequests", { count: 1 }));
  expect(closing(["disputes"], { reason, isAdmin: false })).toThrow(
    brokenRule("periodHasDisputes"),
  );
  expect(closing(["audits"])).toThrow(broken("periodHasBrokenAudits", { who: ["Ana"] }));
  expect(closing(["audits", "requests", "disputes"], { reason })).not.toThrow();
  expect(closing(["unapproved"], { reason })).toThrow(broken("periodHasUnapproved", { count: 1 }));
  expect(closing(["unapproved"], { includesUnapproved: true })).not.toThrow();
});

test("a closed period is handed to payroll unless pay or a payroll ID is missing", () => {
  const exporting = (kinds: readonly string[]) => () =>
    requireExportable(
      all.filter(({ kind }) => kinds.includes(kind)),
      days,
    );
  expect(exporting(["payrollIds", "missingPay"])).toThrow(brokenRule("payMissing"));
  expect(exporting(["payrollIds"])).toThrow(brokenRule("payrollIdsMissing"));
  expect(exporting(["audits", "requests", "disputes", "unapproved"])).not.toThrow();
});
