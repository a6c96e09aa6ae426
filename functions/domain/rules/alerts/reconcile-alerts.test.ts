import { describe, expect, test } from "vitest";
import { aUserId, anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import type { Alert } from "../../records/alerts/alert.ts";
import { noFacts } from "../../records/alerts/alert.ts";
import type { AlertRule } from "../../records/alerts/alert-rule.ts";
import { aCause, anAlert } from "./alert.test-support.ts";
import { acknowledged, muted, resolvedBy, snoozed } from "./alert-state.ts";
import type { Cause } from "./cause.ts";
import { reconcileAlerts } from "./reconcile-alerts.ts";
import { usualRule } from "./usual-rules.ts";

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const olivia = { uid: aUserId("olivia"), name: "Olivia" };

function look(
  existing: readonly Alert[],
  causes: readonly Cause[],
  time: string,
  rule: Partial<AlertRule> = {},
) {
  const rules: AlertRule[] = [{ ...usualRule("late"), ...rule }];
  const mutes = rule.mutedEmployeeIds ?? [];
  const isMuted = ({ employeeId }: Cause) => employeeId !== null && mutes.includes(employeeId);
  const mutedIds = new Set(causes.filter(isMuted).map(({ id }) => id));
  const wanted = causes.filter((cause) => !isMuted(cause));
  return reconcileAlerts(existing, wanted, { rules, mutedIds, now: at(time), timeZone: "UTC" });
}

describe("a look at the causes of alerts", () => {
  test("makes one alert of a new cause, and none of it again", () => {
    const made = look([], [aCause(), aCause()], "09:05");
    expect(made).toMatchObject([
      { type: "late", state: "new", count: 1, firstAt: at("09:05"), isCausePresent: true },
    ]);
    expect(look(made, [aCause()], "09:06")).toEqual([]);
  });

  test("resolves the alert by itself when its cause goes, once", () => {
    const [gone] = look([anAlert()], [], "09:20");
    expect(gone).toMatchObject({
      state: "resolved",
      isCausePresent: false,
      resolved: { uid: null, at: at("09:20"), reason: null },
      deleteAt: "2027-02-18T09:20:00.000Z",
    });
    expect(look([gone ?? anAlert()], [], "09:21")).toEqual([]);
  });

  test("resolves acknowledged and snoozed ones as well", () => {
    const seen = acknowledged(anAlert(), { by: olivia, now: at("09:06") });
    const later = snoozed(anAlert(), 60, at("09:06"));
    expect(look([seen, later], [], "09:20").map(({ state }) => state)).toEqual([
      "resolved",
      "resolved",
    ]);
  });

  test("renews the facts and leaves the state", () => {
    const seen = acknowledged(anAlert(), { by: olivia, now: at("09:06") });
    expect(look([seen], [aCause({ count: 3 })], "09:10")).toEqual([
      { ...seen, count: 3, lastAt: at("09:10") },
    ]);
  });

  test("wakes a snoozed one when its time is over and the cause is still there", () => {
    const later = snoozed(anAlert(), 15, at("09:05"));
    expect(look([later], [aCause()], "09:19")).toEqual([]);
    expect(look([later], [aCause()], "09:20")).toMatchObject([
      { state: "new", snoozedUntil: null },
    ]);
  });

  test("leaves what a person resolved alone until the cause goes, and raises it when it returns", () => {
    const done = resolvedBy(anAlert(), "She called", { by: olivia, now: at("09:10") });
    expect(look([done], [aCause()], "09:15")).toEqual([]);
    const [gone] = look([done], [], "09:20");
    expect(gone).toEqual({ ...done, isCausePresent: false });
    expect(look([gone ?? done], [aCause()], "09:30")).toMatchObject([
      { state: "new", firstAt: at("09:30"), resolved: null, deleteAt: null },
    ]);
  });

  test("raises one that was seen or resolved when its cause is about one more day", () => {
    const facts = (...days: string[]) => ({ facts: { ...noFacts, days } });
    const told = anAlert(facts("2026-11-18", "2026-11-19"));
    const seen = acknowledged(told, { by: olivia, now: at("09:06") });
    const done = resolvedBy(told, "Told support", { by: olivia, now: at("09:10") });
    const fewer = aCause(facts("2026-11-19"));
    expect(look([seen], [fewer], "09:20")).toMatchObject([{ state: "acknowledged" }]);
    const more = aCause(facts("2026-11-19", "2026-11-20"));
    for (const before of [seen, done]) {
      expect(look([before], [more], "09:20")).toMatchObject([
        { state: "new", firstAt: at("09:20"), acknowledged: null, resolved: null },
      ]);
    }
  });

  test("a muted alert whose cause lasts said that it was no longer the case", () => {
    const ofAna = { mutedEmployeeIds: [anEmployeeId("ana")] };
    const [silent] = look([anAlert()], [aCause()], "09:10", ofAna);
    expect(silent).toMatchObject({
      state: "resolved",
      isCausePresent: true,
      resolved: { uid: null, at: at("09:10"), isMuted: true },
    });
    expect(look([silent ?? anAlert()], [aCause()], "09:11", ofAna)).toEqual([]);
    expect(look([silent ?? anAlert()], [], "09:12", ofAna)).toMatchObject([
      { state: "resolved", isCausePresent: false, resolved: { at: at("09:10"), isMuted: true } },
    ]);
  });

  test("an unmuted alert came back as one that had just begun, with another mail", () => {
    const rule = { channels: ["email" as const] };
    const seen = acknowledged(anAlert(), { by: olivia, now: at("09:06") });
    for (const before of [anAlert(), seen]) {
      const silent = muted(before, { by: olivia, now: at("09:10") });
      expect(silent.resolved).toMatchObject({ ...olivia, isMuted: true });
      expect(look([silent], [aCause()], "09:20", rule)).toEqual([
        { ...before, mailDueAt: null, escalateAt: null, lastAt: at("09:20") },
      ]);
    }
  });

  test("lets the employee read it only where the rule names them", () => {
    const told = look([], [aCause()], "09:05", { recipients: ["employee"] });
    const place = aCause({ employeeId: null });
    expect(told).toMatchObject([{ audience: "employeeToo" }]);
    expect(look([], [place], "09:05", { recipients: ["employee"] })).toMatchObject([
      { audience: "managers" },
    ]);
    expect(look([], [aCause({ employeeId: anEmployeeId("ben") })], "09:05")).toMatchObject([
      { audience: "managers" },
    ]);
  });

  test("sets when it is mailed and escalated", () => {
    const rule = {
      channels: ["email" as const],
      digest: "hourly" as const,
      escalateAfterMinutes: 30,
    };
    expect(look([], [aCause()], "09:05", rule)).toMatchObject([
      { mailDueAt: at("10:00"), escalateAt: at("09:35") },
    ]);
  });
});
