import { anEmployeeId, aLocationId, aUserId } from "../../kernel/ids/ids.test-support.ts";
import { describe, expect, test } from "vitest";
import type { FirstStepName, FirstStepsInput } from "./first-steps.ts";
import { firstSteps } from "./first-steps.ts";

const ana = { id: anEmployeeId("ana"), status: "active" as const, userId: null, jobRoleIds: [] };
const start: FirstStepsInput = {
  company: {
    onBoarding: { step: "week", skipped: [] },
    onBoardedAt: null,
    ruleChanges: [],
    createdAt: "2026-11-20T12:00:00.000Z",
  },
  locations: [],
  employees: [],
  paidEmployeeIds: new Set(),
  schedules: [],
  hasPunched: false,
};

function step(name: FirstStepName, change: Partial<FirstStepsInput> = {}) {
  return firstSteps({ ...start, ...change }).find((one) => one.name === name);
}

test("a new company has everything before it but the rules of its country", () => {
  const done = firstSteps(start).filter(({ isDone }) => isDone);
  expect(done.map(({ name }) => name)).toEqual(["rules"]);
});

describe("a first step", () => {
  test("of the rules is left while they were left out", () => {
    const onBoarding = { step: "week" as const, skipped: ["rules" as const] };
    expect(step("rules", { company: { ...start.company, onBoarding } })?.isDone).toBe(false);
  });

  test("counts the people without a wage, and those without an invitation", () => {
    const employees = [
      ana,
      { ...ana, id: anEmployeeId("ben") },
      { ...ana, id: anEmployeeId("eva"), status: "invited" as const },
    ];
    const change = { employees, paidEmployeeIds: new Set([ana.id]) };
    expect(step("wages", change)).toMatchObject({ isDone: false, left: 2 });
    expect(step("invitations", change)).toMatchObject({ isDone: false, left: 2 });
  });

  test("is done once no one is left", () => {
    const employees = [{ ...ana, userId: aUserId("uid") }];
    const change = { employees, paidEmployeeIds: new Set([ana.id]) };
    expect(step("wages", change)?.isDone).toBe(true);
    expect(step("invitations", change)?.isDone).toBe(true);
  });

  test("does not wait for people who have gone", () => {
    const employees = [
      { ...ana, userId: aUserId("uid") },
      { ...ana, id: anEmployeeId("ben"), status: "terminated" as const },
    ];
    expect(step("invitations", { employees })?.isDone).toBe(true);
  });

  test("of the week needs it published, a draft is not enough", () => {
    const week = { locationId: aLocationId("pier"), weekStart: "2026-11-23", publishedVersion: 0 };
    expect(step("week", { schedules: [week] })).toMatchObject({ isDone: false, draft: week });
    const published = { ...week, publishedVersion: 1 };
    expect(step("week", { schedules: [week, published] })?.isDone).toBe(true);
  });
});
