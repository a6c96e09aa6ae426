import { auditIdSchema } from "../../kernel/ids/record-ids.ts";
import {
  anEmployeeId,
  aLocationId,
  aUserId,
  anEntryId,
} from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { anEntry } from "../time-entries/entry-builder.test-support.ts";
import type { Decision, WorkingDecider } from "./judge-approvals.ts";
import { judgeApprovals } from "./judge-approvals.ts";
import type { ApprovalSection } from "../../records/company/rule-sections.ts";
import { defaultRules } from "../../records/company/rule-sections.ts";

const max = { id: aUserId("u-max"), role: "manager", employeeId: anEmployeeId("max") } as const;
const olivia = { id: aUserId("u-olivia"), role: "admin", employeeId: null } as const;

/** Max approves Ana's Monday on Wednesday. */
const decided = (change: Partial<Decision> = {}): Decision => ({
  id: auditIdSchema.parse("decision"),
  employeeId: anEmployeeId("ana"),
  day: "2026-03-02",
  on: "2026-03-04",
  action: "approve",
  by: max,
  ...change,
});
const said = (rules: Partial<ApprovalSection>, ...decisions: Decision[]) =>
  judgeApprovals({ decisions, entries: [], deciders: [] }, () => ({
    ...defaultRules.approvals,
    ...rules,
  })).map(({ kind, personId }) => `${personId} ${kind}`);

test("where only admins approve, what managers approved is left to an admin", () => {
  expect(said({}, decided())).toEqual([]);
  expect(said({ approvers: "admins" }, decided(), decided({ by: olivia }))).toEqual([
    "u-max approvalRefused",
  ]);
});

test("approving your own time is refused unless the company allows it", () => {
  const own = decided({ employeeId: anEmployeeId("max") });
  expect(said({ allowsOwn: false }, own)).toEqual(["u-max ownApprovalRefused"]);
  expect(said({ allowsOwn: true }, own)).toEqual([]);
});

test("taking back is judged by its own rule", () => {
  const back = decided({ action: "unapprove" });
  expect(said({ approvers: "admins" }, back)).toEqual([]);
  expect(said({ takeBackBy: "admins" }, back)).toEqual(["u-max takeBackRefused"]);
});

test("after so many days a manager comes too late with any change, an admin never", () => {
  const late = { on: "2026-03-10" };
  const changes = [decided({ ...late, action: "correct" }), decided({ ...late, by: olivia })];
  expect(said({ closesAfterDays: 8 }, ...changes)).toEqual([]);
  expect(said({ closesAfterDays: 7 }, ...changes)).toEqual(["u-max changeTooLate"]);
});

test("automatic changes by the clock or the product are not decisions", () => {
  const strict = { approvers: "admins", closesAfterDays: 1 } as const;
  const punch = decided({ action: "clockOut", on: "2026-03-10" });
  const job = decided({
    on: "2026-03-10",
    by: { id: aUserId("job"), role: null, employeeId: null },
  });
  expect(said(strict, punch, job)).toEqual([]);
});

test("a person who may approve their own time could have done so for every entry in reach", () => {
  const entries = [
    anEntry({ id: anEntryId("own"), employeeId: anEmployeeId("max") }),
    anEntry({
      id: anEntryId("away"),
      employeeId: anEmployeeId("max"),
      locationId: aLocationId("market"),
    }),
    anEntry({ id: anEntryId("voided"), employeeId: anEmployeeId("max"), state: "voided" }),
    anEntry({ id: anEntryId("anas") }),
  ];
  const deciders: WorkingDecider[] = [{ ...max, locationIds: [aLocationId("harbor")] }];
  const possible = (rules: Partial<ApprovalSection>) =>
    judgeApprovals({ decisions: [], entries, deciders }, () => ({
      ...defaultRules.approvals,
      ...rules,
    })).map(({ id }) => id);
  expect(possible({})).toEqual([]);
  expect(possible({ allowsOwn: true })).toEqual(["own"]);
  expect(possible({ allowsOwn: true, approvers: "admins" })).toEqual([]);
});
