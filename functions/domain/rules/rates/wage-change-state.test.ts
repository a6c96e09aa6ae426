import type { WageChangeId } from "../../kernel/ids/entity-ids.ts";
import {
  anEmployeeId,
  aLocationId,
  aUserId,
  aWageChangeId,
} from "../../kernel/ids/ids.test-support.ts";
import { roleId } from "../../records/job-roles/role-id.test-support.ts";
import { describe, expect, test } from "vitest";
import type { WageChange } from "../../records/pay/wage-change.ts";
import { newWageChange } from "../../records/pay/wage-change.ts";
import {
  mayCancelWageChange,
  mayPutBack,
  standingChanges,
  wageChangeStates,
} from "./wage-change-state.ts";

const change = (id: WageChangeId, fields: Partial<WageChange>): WageChange => ({
  id,
  employeeId: anEmployeeId("ana"),
  employeeLocationIds: [aLocationId("harbor")],
  jobRoleId: null,
  locationId: null,
  effectiveDate: "2026-01-01",
  rateTenThousandths: 185_000,
  previousRateTenThousandths: null,
  currency: "USD",
  reason: "merit",
  note: "",
  ...newWageChange,
  createdAt: "2026-01-01T12:00:00.000Z",
  createdBy: aUserId("owner"),
  createdByName: "Olga Owner",
  ...fields,
});
const today = () => "2026-11-21";
const stateList = (changes: WageChange[]) => Object.fromEntries(wageChangeStates(changes, today));

describe("the state of a wage change", () => {
  test("is active from its effective day until the next one begins", () => {
    const changes = [
      change(aWageChangeId("hired"), { effectiveDate: "2026-01-01" }),
      change(aWageChangeId("now"), { effectiveDate: "2026-11-21" }),
      change(aWageChangeId("next"), { effectiveDate: "2026-11-22" }),
    ];
    expect(stateList(changes)).toEqual({ hired: "superseded", now: "active", next: "scheduled" });
  });

  test("of a merged record is never active: it was superseded or will not begin", () => {
    const changes = [
      change(aWageChangeId("begun"), { effectiveDate: "2026-01-01" }),
      change(aWageChangeId("planned"), { effectiveDate: "2026-12-01" }),
    ];
    const states = wageChangeStates(changes, today, (id) => id === "ana");
    expect(Object.fromEntries(states)).toEqual({ begun: "superseded", planned: "cancelled" });
  });

  test("ignores cancelled changes when it looks for the active one", () => {
    const changes = [
      change(aWageChangeId("hired"), { effectiveDate: "2026-01-01" }),
      change(aWageChangeId("wrong"), { effectiveDate: "2026-06-01", isCancelled: true }),
    ];
    expect(stateList(changes)).toEqual({ hired: "active", wrong: "cancelled" });
  });

  test("is separate for each employee, job role and location", () => {
    const changes = [
      change(aWageChangeId("a"), {}),
      change(aWageChangeId("b"), { jobRoleId: roleId("lead"), effectiveDate: "2026-02-01" }),
      change(aWageChangeId("c"), { locationId: aLocationId("mill"), effectiveDate: "2026-03-01" }),
      change(aWageChangeId("d"), { employeeId: anEmployeeId("bo"), effectiveDate: "2026-04-01" }),
    ];
    expect(Object.values(stateList(changes))).toEqual(["active", "active", "active", "active"]);
  });

  test("of two for the same day is decided by the later one, which corrects the other", () => {
    const changes = [
      change(aWageChangeId("right"), { createdAt: "2026-01-03T12:00:00.000Z" }),
      change(aWageChangeId("wrong"), { createdAt: "2026-01-02T12:00:00.000Z" }),
    ];
    expect(stateList(changes)).toEqual({ right: "active", wrong: "superseded" });
    expect(standingChanges(changes).map(({ id }) => id)).toEqual(["right"]);
  });

  test("depends on the person's own day", () => {
    const changes = [change(aWageChangeId("next"), { effectiveDate: "2026-11-22" })];
    expect(wageChangeStates(changes, () => "2026-11-22").get(aWageChangeId("next"))).toBe("active");
  });
});

test("a wage change can be cancelled until the day before it begins", () => {
  const next = change(aWageChangeId("next"), { effectiveDate: "2026-11-22" });
  expect(mayCancelWageChange(next, "2026-11-21")).toBe(true);
  expect(mayCancelWageChange(next, "2026-11-22")).toBe(false);
  expect(mayCancelWageChange({ ...next, isCancelled: true }, "2026-11-21")).toBe(false);
});

test("a cancelled change can be put back until the day from which it was to hold", () => {
  const cancelled = change(aWageChangeId("next"), {
    effectiveDate: "2026-11-22",
    isCancelled: true,
  });
  expect(mayPutBack(cancelled, "2026-11-21")).toBe(true);
  expect(mayPutBack(cancelled, "2026-11-22")).toBe(false);
  expect(mayPutBack({ ...cancelled, isCancelled: false }, "2026-11-21")).toBe(false);
});
