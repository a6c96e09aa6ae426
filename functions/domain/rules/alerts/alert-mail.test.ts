import { describe, expect, test } from "vitest";
import { aLocationId, aUserId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import type { Alert } from "../../records/alerts/alert.ts";
import type { AlertRule } from "../../records/alerts/alert-rule.ts";
import { anAlert } from "./alert.test-support.ts";
import { afterMail, alertsToMail, channelsOf, readersOf } from "./alert-mail.ts";
import { usualRule } from "./usual-rules.ts";

const at = "2026-11-20T09:05:00.000Z";
const harbor = aLocationId("harbor");
const member = (name: string, role: "admin" | "manager" | "employee", employee = name) => ({
  id: aUserId(name),
  role,
  locationIds: role === "manager" ? [harbor] : [],
  employeeId: anEmployeeId(employee),
});
const members = [
  member("olivia", "admin"),
  member("marcus", "manager"),
  { ...member("paula", "manager"), locationIds: [aLocationId("pier")] },
  member("ana", "employee"),
];

function readers(
  change: Partial<Alert>,
  recipients: AlertRule["recipients"] = ["managers"],
  people = members,
) {
  const rules = [{ ...usualRule("late"), recipients }];
  const alert = anAlert({ mailDueAt: at, ...change });
  return [...readersOf(alert, { rules, at, members: people })];
}

describe("the mail about an alert goes", () => {
  test("to the managers of its location, who are not the employee that it is about", () => {
    expect(readers({})).toEqual(["marcus"]);
    expect(readers({ employeeId: anEmployeeId("marcus") })).toEqual(["olivia"]);
  });

  test("to admins where the rule names them, where no manager is, and for the company", () => {
    expect(readers({}, ["admins"])).toEqual(["olivia"]);
    const others = members.filter(({ id }) => id !== aUserId("marcus"));
    expect(readers({}, ["managers"], others)).toEqual(["olivia"]);
    expect(readers({ locationId: null })).toEqual(["olivia"]);
    expect(readers({}, ["managers", "admins"])).toEqual(["marcus", "olivia"]);
  });

  test("to the employee where the rule tells them", () => {
    expect(readers({ audience: "employeeToo" }, ["employee"])).toEqual(["ana"]);
    expect(readers({}, [])).toEqual([]);
  });

  test("to admins when it is escalated, and to no one before it is due or once it was seen", () => {
    expect(readers({ mailDueAt: null, escalateAt: at })).toEqual(["olivia"]);
    expect(readers({ mailDueAt: "2026-11-20T10:00:00.000Z" })).toEqual([]);
    const seen = anAlert({ state: "acknowledged", mailDueAt: at });
    expect(alertsToMail([seen], at)).toEqual([]);
  });

  test("once", () => {
    const due = anAlert({ mailDueAt: at, escalateAt: "2026-11-20T10:00:00.000Z" });
    expect(alertsToMail([due], at)).toEqual([due]);
    expect(alertsToMail([afterMail(due, at)], at)).toEqual([]);
    expect(afterMail(due, at).escalateAt).toBe("2026-11-20T10:00:00.000Z");
    const later = anAlert({ mailDueAt: "2026-11-20T10:00:00.000Z" });
    expect(afterMail(later, at)).toBe(later);
  });
});

test("an alert that is escalated without a channel of its rule reaches the admins by mail", () => {
  const channels = (change: Partial<Alert>, own: AlertRule["channels"]) =>
    channelsOf(anAlert(change), { rules: [{ ...usualRule("late"), channels: own }], at });
  expect(channels({ escalateAt: at }, [])).toEqual(["email"]);
  expect(channels({ escalateAt: at }, ["push"])).toEqual(["push"]);
  expect(channels({ mailDueAt: at }, ["email", "push"])).toEqual(["email", "push"]);
});
