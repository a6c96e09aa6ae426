import { anEmployeeId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import { broken } from "../violations/broken.test-support.ts";
import { anEmployee } from "../../records/employees/employee-builder.test-support.ts";
import type { Employee } from "../../records/employees/employee.ts";
import { isOnLeave, rehired, requireLeave, statusOn, worksOn } from "./employment.ts";

const ana: Employee = anEmployee({
  id: anEmployeeId("ana"),
  name: "Ana",
  payrollId: "007",
  hiredOn: "2024-02-01",
});
const gone: Employee = { ...ana, status: "terminated", terminatedOn: "2026-03-31" };

test("the last day is worked, the day after is not", () => {
  const leaving = { ...ana, terminatedOn: "2026-03-31" };
  expect(worksOn(leaving, "2026-03-31")).toBe(true);
  expect(worksOn(leaving, "2026-04-01")).toBe(false);
  expect(worksOn(ana, "2126-01-01")).toBe(true);
});

test("a leave holds its first and its last day; without an end it goes on", () => {
  const leave = { from: "2026-03-10", until: "2026-03-12" };
  const days = ["2026-03-09", "2026-03-10", "2026-03-12", "2026-03-13"];
  expect(days.map((day) => isOnLeave({ leave }, day))).toEqual([false, true, true, false]);
  expect(isOnLeave({ leave: { ...leave, until: null } }, "2126-01-01")).toBe(true);
  expect(isOnLeave({ leave: null }, "2026-03-10")).toBe(false);
});

describe("the status on a day", () => {
  const today = "2026-03-31";
  const on = (change: Partial<Employee>) => statusOn({ ...ana, ...change }, today);

  test("stays until the last day has passed", () => {
    expect(on({ terminatedOn: "2026-03-31" })).toBe("active");
    expect(on({ terminatedOn: "2026-03-30" })).toBe("terminated");
    expect(on({ status: "onLeave", terminatedOn: "2026-03-30" })).toBe("terminated");
  });

  test("is on leave from the first day of a leave, and back after the last one", () => {
    expect(on({ leave: { from: "2026-04-01", until: null } })).toBe("active");
    expect(on({ leave: { from: "2026-03-31", until: null } })).toBe("onLeave");
    expect(on({ status: "invited", leave: { from: "2026-03-01", until: today } })).toBe("onLeave");
    const over = { from: "2026-03-01", until: "2026-03-30" };
    expect(on({ status: "onLeave", leave: over })).toBe("active");
    expect(on({ status: "invited", leave: over })).toBe("invited");
  });

  test("of who has left is what it is, whatever the dates say", () => {
    expect(on({ status: "terminated", terminatedOn: null })).toBe("terminated");
  });
});

describe("a leave", () => {
  const until = (day: string | null, terminatedOn: string | null = null) => {
    requireLeave({ terminatedOn }, { from: "2026-03-10", until: day });
  };

  test("may last a day or have no end", () => {
    expect(() => until("2026-03-10")).not.toThrow();
    expect(() => until(null, "2026-03-10")).not.toThrow();
  });

  test("neither ends before it begins, nor begins after the employment", () => {
    expect(() => until("2026-03-09")).toThrow(broken("leaveOutOfOrder"));
    expect(() => until(null, "2026-03-09")).toThrow(broken("leaveOutOfOrder"));
  });
});

describe("who is hired again", () => {
  test("keeps everything, including the old period of employment", () => {
    expect(rehired(gone, "2026-06-01")).toEqual({
      ...gone,
      status: "active",
      hiredOn: "2026-06-01",
      terminatedOn: null,
      employments: [{ hiredOn: "2024-02-01", lastDay: "2026-03-31" }],
    });
  });

  test("begins after the last day", () => {
    expect(rehired(gone, "2026-04-01").hiredOn).toBe("2026-04-01");
    expect(() => rehired(gone, "2026-03-31")).toThrow(
      broken("tooEarlyToRehire", { lastDay: "2026-03-31" }),
    );
  });

  test("has left before, and is neither removed nor merged", () => {
    expect(() => rehired(ana, "2026-06-01")).toThrow(
      broken("employmentStays", { who: "Ana", state: "active", move: "rehire" }),
    );
    expect(() => rehired({ ...gone, isPseudonymised: true }, "2026-06-01")).toThrow(
      broken("personRemoved"),
    );
    expect(() => rehired({ ...gone, mergedIntoId: anEmployeeId("bo") }, "2026-06-01")).toThrow(
      broken("personRemoved"),
    );
  });
});
