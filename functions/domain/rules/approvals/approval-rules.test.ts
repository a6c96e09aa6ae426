import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { defaultRules } from "../../records/company/rule-sections.ts";
import { requireMayApprove, requireMayTakeBack, requireRecent } from "./approval-rules.ts";

const rules = defaultRules.approvals;
const manager = { role: "manager" as const, employeeId: anEmployeeId("mia") };
const admin = { role: "admin" as const, employeeId: anEmployeeId("olivia") };

test("no one approves their own time, unless the company allows it", () => {
  expect(() => requireMayApprove(rules, manager, { employeeId: anEmployeeId("mia") })).toThrow(
    broken("ownEntry"),
  );
  expect(() => requireMayApprove(rules, admin, { employeeId: anEmployeeId("olivia") })).toThrow(
    broken("ownEntry"),
  );
  expect(() =>
    requireMayApprove(rules, manager, { employeeId: anEmployeeId("ana") }),
  ).not.toThrow();
  const own = { ...rules, allowsOwn: true };
  expect(() => requireMayApprove(own, manager, { employeeId: anEmployeeId("mia") })).not.toThrow();
});

test("a person without an employee record has no own time", () => {
  const owner = { role: "admin" as const, employeeId: null };
  expect(() => requireMayApprove(rules, owner, { employeeId: anEmployeeId("ana") })).not.toThrow();
});

test("approving and taking back can each be left to admins", () => {
  const strict = { ...rules, approvers: "admins" as const, takeBackBy: "admins" as const };
  const ana = { employeeId: anEmployeeId("ana") };
  expect(() => requireMayApprove(strict, manager, ana)).toThrow(
    broken("onlyAdmins", { what: "approveTime" }),
  );
  expect(() => requireMayApprove(strict, admin, ana)).not.toThrow();
  expect(() => requireMayTakeBack(strict, manager)).toThrow(
    broken("onlyAdmins", { what: "takeApprovalBack" }),
  );
  expect(() => requireMayTakeBack(rules, manager)).not.toThrow();
});

test("after seven days managers change nothing any more, on the seventh they still do", () => {
  const week = { ...rules, closesAfterDays: 7 };
  const days = (day: string) => ({ day, today: "2026-03-09" });
  expect(() => requireRecent(week, manager, days("2026-03-02"))).not.toThrow();
  expect(() => requireRecent(week, manager, days("2026-03-01"))).toThrow(
    broken("entryTooOld", { days: 7 }),
  );
  expect(() => requireRecent(week, admin, days("2026-01-01"))).not.toThrow();
  expect(() => requireRecent(rules, manager, days("2026-01-01"))).not.toThrow();
});
