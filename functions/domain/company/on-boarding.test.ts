import { describe, expect, test } from "vitest";
import { firstOnBoarding, leaveStep, onBoardSteps, shownStep } from "./on-boarding.ts";
import type { OnBoarding } from "./on-boarding.ts";

const atPeople: OnBoarding = { step: "people", skipped: ["rules"] };

test("there are five steps at most, and a founded company is past the first one", () => {
  expect(onBoardSteps.length).toBeLessThanOrEqual(5);
  expect(firstOnBoarding.step).toBe(onBoardSteps[1]);
});

describe("leaving a step", () => {
  test("leads to the next one", () => {
    expect(leaveStep(firstOnBoarding, "location", false)).toEqual({ step: "rules", skipped: [] });
  });

  test("remembers that it was left out, until it is done", () => {
    const left = leaveStep(firstOnBoarding, "location", true);
    expect(left).toEqual({ step: "rules", skipped: ["location"] });
    expect(leaveStep(left, "location", false).skipped).toEqual([]);
  });

  test("that was done before takes nothing back", () => {
    expect(leaveStep(atPeople, "location", false).step).toBe("people");
  });

  test("stays at the last one", () => {
    expect(leaveStep({ step: "week", skipped: [] }, "week", true)).toEqual({
      step: "week",
      skipped: ["week"],
    });
  });
});

describe("the step on screen", () => {
  test("is where the company has come to, on every device", () => {
    expect(shownStep(atPeople, null)).toBe("people");
    expect(shownStep(atPeople, "nonsense")).toBe("people");
  });

  test("may be an earlier one, but not the founding", () => {
    expect(shownStep(atPeople, "location")).toBe("location");
    expect(shownStep(atPeople, "company")).toBe("people");
  });

  test("is never one that is still to come", () => {
    expect(shownStep(atPeople, "week")).toBe("people");
  });
});
