import { describe, expect, test } from "vitest";
import {
  aLocationId,
  aUserId,
  aWageChangeId,
  anEmployeeId,
} from "../../kernel/ids/ids.test-support.ts";
import { batchIdSchema } from "../../kernel/ids/record-ids.ts";
import { skillIdSchema } from "../../records/skills/skill.ts";
import { usualRule } from "../../rules/alerts/usual-rules.ts";
import type { CompanySituation } from "./company-causes.ts";
import { companyCausesAt, nextCompanyLook } from "./company-causes.ts";

const now = "2026-11-20T12:00:00.000Z";
const admin = (name: string, isLoginLost = false) => ({ id: aUserId(name), isLoginLost });
const firstAid = skillIdSchema.parse("firstAid");

/** Two admins, and a period that ended yesterday and is closed. */
function company(change: Partial<CompanySituation> = {}): CompanySituation {
  return {
    timeZone: "UTC",
    alertRules: [],
    lastPeriod: { firstDay: "2026-11-06", lastDay: "2026-11-19" },
    periodRecord: { state: "closed" },
    hasWorkedThen: true,
    wageChanges: [],
    people: [],
    skillName: () => "First aid",
    imports: [],
    admins: [admin("olivia"), admin("paul")],
    openDrifts: [],
    locationName: () => "Harborside",
    ...change,
  };
}
const typesOf = (change: Partial<CompanySituation>) =>
  companyCausesAt(company(change), now).map(({ type }) => type);

describe("a company", () => {
  test("whose last pay period is over and not closed is told from the day of the rule on", () => {
    expect(typesOf({})).toEqual([]);
    expect(typesOf({ periodRecord: null })).toEqual(["payrollDeadline"]);
    const later = [{ ...usualRule("payrollDeadline"), threshold: 2 }];
    expect(typesOf({ periodRecord: { state: "open" }, alertRules: later })).toEqual([]);
    expect(typesOf({ periodRecord: null, hasWorkedThen: false })).toEqual([]);
  });

  test("is told of wage changes of the next days, not of begun or cancelled ones", () => {
    const change = (effectiveDate: string, isCancelled = false) => ({
      id: aWageChangeId(effectiveDate),
      employeeId: anEmployeeId("ana"),
      effectiveDate,
      isCancelled,
    });
    const days = ["2026-11-20", "2026-11-21", "2026-11-23", "2026-11-24"].map((day) => change(day));
    const causes = companyCausesAt(
      company({ wageChanges: [...days, change("2026-11-22", true)] }),
      now,
    );
    expect(causes.map(({ facts }) => facts.day)).toEqual(["2026-11-21", "2026-11-23"]);
    expect(causes.every(({ locationId }) => locationId === null)).toBe(true);
  });

  test("is told of skills that end soon or have ended, at the person's home location", () => {
    const person = (expiresOn: string | null, status: "active" | "terminated" = "active") => ({
      id: anEmployeeId("ana"),
      locationIds: [aLocationId("harbor")],
      status,
      skills: [{ skillId: firstAid, expiresOn }],
    });
    const told = companyCausesAt(company({ people: [person("2026-12-20")] }), now);
    expect(told).toMatchObject([
      { type: "skillExpiring", locationId: "harbor", facts: { name: "First aid" } },
    ]);
    expect(typesOf({ people: [person("2026-11-01")] })).toEqual(["skillExpiring"]);
    const others = [person("2026-12-21"), person(null), person("2026-11-21", "terminated")];
    expect(typesOf({ people: others })).toEqual([]);
  });

  test("is told of imports with failed rows for a week, unless they were undone", () => {
    const row = (problem: string | null) =>
      ({ problem }) as CompanySituation["imports"][number]["rows"][number];
    const imported = (change: object) => ({
      id: batchIdSchema.parse("batch"),
      kind: "employees.saveRows",
      title: "people.csv",
      at: "2026-11-19T12:00:00.000Z",
      undoneAt: null,
      rows: [row(null), row("refused"), row("refused")],
      ...change,
    });
    expect(companyCausesAt(company({ imports: [imported({})] }), now)).toMatchObject([
      { type: "importFailed", count: 2, facts: { batchKind: "employees.saveRows" } },
    ]);
    const others = [
      imported({ rows: [row(null)] }),
      imported({ undoneAt: now }),
      imported({ at: "2026-11-13T11:59:59.000Z" }),
    ];
    expect(typesOf({ imports: others })).toEqual([]);
  });

  test("is told while at most one admin can sign in", () => {
    expect(typesOf({ admins: [admin("olivia")] })).toEqual(["lastAdmin"]);
    expect(typesOf({ admins: [admin("olivia"), admin("paul", true)] })).toEqual(["lastAdmin"]);
  });

  test("is looked at again as the next day begins, or when an alert asks for it", () => {
    expect(nextCompanyLook({ timeZone: "UTC" }, now, [])).toBe("2026-11-21T00:00:00.000Z");
    const mailed = { state: "new", mailDueAt: "2026-11-20T12:30:00.000Z" } as const;
    const alerts = [{ ...mailed, escalateAt: null, snoozedUntil: null }];
    expect(nextCompanyLook({ timeZone: "UTC" }, now, alerts)).toBe("2026-11-20T12:30:00.000Z");
    const standing = [{ ...mailed, mailDueAt: null, escalateAt: null, snoozedUntil: null }];
    expect(nextCompanyLook({ timeZone: "UTC" }, now, standing)).toBe("2026-11-20T13:00:00.000Z");
  });
});
