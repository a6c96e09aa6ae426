import { describe, expect, test } from "vitest";
import { features } from "@crewline/domain/kernel/access/features";
import { actionEntries, pathFrom } from "./action-entries.ts";

const reader = { isEmployee: false, isReadOnly: false };
const labelsOf = (role: "admin" | "manager" | "employee", lacks: typeof features | [] = []) =>
  actionEntries({
    ...reader,
    rights: { role, isStaff: false, lacks },
    isEmployee: role === "employee",
  }).map(({ label }) => label);

describe("the actions of the search", () => {
  test("of an employee are their own clock, time off and forgotten punches", () => {
    expect(labelsOf("employee")).toEqual([
      "Clock in or out",
      "Ask for time off",
      "Forgot to clock in",
    ]);
  });

  test("of a manager leave out what is for admins, and reports, which managers do not see", () => {
    expect(labelsOf("manager")).toEqual([
      "Add shift",
      "Publish week…",
      "Copy last week…",
      "Add time",
      "Add checklist",
      "Add event",
      "Import people…",
      "Import time…",
    ]);
  });

  test("of an admin are all but those of employees, as far as the plan goes", () => {
    const all = labelsOf("admin");
    expect(all).toEqual(expect.arrayContaining(["Add employee", "Export payroll", "Enter sales"]));
    expect(labelsOf("admin", features)).toEqual(
      all.filter((label) => label !== "Add checklist" && label !== "Enter sales"),
    );
  });

  test("are none for a person without a role", () => {
    const rights = { role: null, isStaff: true };
    expect(actionEntries({ ...reader, rights })).toEqual([]);
  });

  test("of a read-only company are the clock of employees alone", () => {
    const labels = (role: "admin" | "employee", isEmployee: boolean) =>
      actionEntries({ rights: { role, isStaff: false }, isEmployee, isReadOnly: true }).map(
        ({ label }) => label,
      );
    expect(labels("admin", false)).toEqual([]);
    expect(labels("employee", true)).toEqual(["Clock in or out"]);
  });
});

describe("an action on the screen that is open", () => {
  const publish = { kind: "action", label: "", detail: "", to: "/schedules?do=publish" } as const;
  const from = (address: string) => pathFrom(new URL(address, "https://crewline.example"), publish);

  test("keeps its location and week, and not its view or what is open", () => {
    expect(from("/schedules?location=pier&week=2026-03-02&view=weeks&shift=s1")).toBe(
      "/schedules?do=publish&location=pier&week=2026-03-02",
    );
    expect(from("/schedules?location=all")).toBe("/schedules?do=publish");
  });

  test("begins at its own place from another screen", () => {
    expect(from("/calendar?week=2026-03-02")).toBe("/schedules?do=publish");
  });
});
