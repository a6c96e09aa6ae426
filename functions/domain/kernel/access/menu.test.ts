import { describe, expect, test } from "vitest";
import { areas } from "./area.ts";
import { areaOfPath, isLoginPath, menuFor, phoneTabsFor } from "./menu.ts";

const labelsFor = (holder: Parameters<typeof menuFor>[0]) => menuFor(holder).map((m) => m.label);
const all = areas.map((item) => item.label);
const without = (...labels: string[]) => all.filter((label) => !labels.includes(label));

describe("the menu", () => {
  test("product staff who are admins see all fifteen items", () => {
    expect(labelsFor({ role: "admin", isStaff: true })).toEqual(all);
    expect(all).toHaveLength(15);
  });

  test("an admin sees all except Users and Company Options", () => {
    const seen = labelsFor({ role: "admin", isStaff: false });
    expect(seen).toEqual(without("Users", "Company Options"));
  });

  test.each(["manager", "employee"] as const)("a %s sees what a non-admin sees", (role) => {
    const seen = labelsFor({ role, isStaff: false });
    expect(seen).toEqual(without("Locations", "Reports", "Users", "Company Options"));
  });

  test("a person without a company sees nothing", () => {
    expect(labelsFor({ role: null, isStaff: false })).toEqual([]);
  });
});

describe("the tab bar of a phone", () => {
  const tabsOf = (holder: Parameters<typeof phoneTabsFor>[0]) =>
    phoneTabsFor(holder).map(({ label }) => label);

  test.each(["admin", "manager"] as const)("a %s has the alerts at hand", (role) => {
    const tabs = ["Home", "Schedules", "Time Entries", "Alerts"];
    expect(tabsOf({ role, isStaff: false })).toEqual(tabs);
  });

  test("an employee has the calendar at hand", () => {
    const tabs = ["Home", "Schedules", "Calendar", "Time Entries"];
    expect(tabsOf({ role: "employee", isStaff: false })).toEqual(tabs);
  });

  test("a person without a company has none", () => {
    expect(tabsOf({ role: null, isStaff: false })).toEqual([]);
  });
});

describe("paths", () => {
  test("a sub-path belongs to its area, and an unknown one to none", () => {
    expect(areaOfPath("/employees/e1")?.area).toBe("employees");
    expect(areaOfPath("/time-entry-audits-list")?.area).toBe("timeEntryAudits");
    expect(areaOfPath("/")?.area).toBe("home");
    expect(areaOfPath("/nowhere")).toBeNull();
  });

  test("login is decided by the path containing login", () => {
    expect(isLoginPath("/login")).toBe(true);
    expect(isLoginPath("/auth/Login/help")).toBe(true);
    expect(isLoginPath("/employees")).toBe(false);
  });
});
