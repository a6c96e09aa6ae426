import { describe, expect, test } from "vitest";
import { aLocationId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { alertRuleSchema, alertRulesSchema } from "../../records/alerts/alert-rule.ts";
import { alertTypes } from "../../records/alerts/alert-type.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { aCause } from "./alert.test-support.ts";
import { alertRuleOf, covers, usualRule, withAlertRule } from "./usual-rules.ts";

const late = usualRule("late");
const barista = roleId("barista");

describe("a rule of alerts", () => {
  test("is the usual one, which can be saved, until an admin changes it", () => {
    expect(alertRulesSchema.parse(alertTypes.map(usualRule))).toHaveLength(alertTypes.length);
    const off = { ...late, isEnabled: false };
    const rules = withAlertRule(withAlertRule([], usualRule("noShow")), off);
    expect(alertRuleOf(rules, "late")).toEqual(off);
    expect(alertRuleOf(rules, "uncovered")).toEqual(usualRule("uncovered"));
    expect(withAlertRule(rules, late)).toHaveLength(2);
  });

  test("wants no alerts while it is off, or about an employee who is muted", () => {
    expect(covers(late, aCause())).toBe(true);
    expect(covers({ ...late, isEnabled: false }, aCause())).toBe(false);
    const muted = { ...late, mutedEmployeeIds: [anEmployeeId("ana")] };
    expect(covers(muted, aCause())).toBe(false);
    expect(covers(muted, aCause({ employeeId: anEmployeeId("ben") }))).toBe(true);
  });

  test("covers its locations and job roles, where it names any", () => {
    expect(covers({ ...late, locationIds: [aLocationId("harbor")] }, aCause())).toBe(true);
    expect(covers({ ...late, locationIds: [aLocationId("pier")] }, aCause())).toBe(false);
    const rule = { ...late, jobRoleIds: [barista] };
    expect(covers(rule, aCause({ jobRoleId: barista }))).toBe(true);
    expect(covers(rule, aCause({ jobRoleId: null }))).toBe(false);
    expect(covers(rule, aCause({ employeeId: null }))).toBe(true);
  });

  test("takes a threshold in its unit only as far as it makes sense", () => {
    const problemOf = (change: object) =>
      alertRuleSchema.safeParse({ ...late, ...change }).error?.issues[0]?.path;
    expect(problemOf({ threshold: 720 })).toBeUndefined();
    expect(problemOf({ threshold: 721 })).toEqual(["threshold"]);
    expect(problemOf({ type: "uncovered", threshold: 91 })).toEqual(["threshold"]);
    expect(problemOf({ type: "drift", threshold: 1 })).toEqual(["threshold"]);
    expect(problemOf({ quietHours: { from: "22:00", to: "22:00" } })).toEqual(["quietHours", "to"]);
  });
});
