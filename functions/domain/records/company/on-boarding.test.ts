import { describe, expect, test } from "vitest";
import {
  firstOnBoarding,
  leaveStep,
  onBoardSteps,
  shownStep,
  stepBefore,
  stepState,
} from "./on-boarding.ts";
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

  test("may be an earlier one, so that the name of the company can be corrected, too", () => {
    expect(shownStep(atPeople, "location")).toBe("location");
    expect(shownStep(atPeople, "company")).toBe("company");
  });

  test("is never one that is still to come", () => {
    expect(shownStep(atPeople, "week")).toBe("people");
  });
});

describe("a step is ticked", () => {
  const nothing = new Set<never>();

  test("when it was done, not when it was skipped or is still to come", () => {
    expect(stepState(atPeople, "company", nothing)).toBe("done");
    expect(stepState(atPeople, "rules", nothing)).toBe("skipped");
    expect(stepState(atPeople, "people", nothing)).toBe("open");
    expect(stepState(atPeople, "week", nothing)).toBe("open");
  });

  test("when it was skipped and done later elsewhere", () => {
    const skipped: OnBoarding = { step: "week", skipped: ["location"] };
    expect(stepState(skipped, "location", nothing)).toBe("skipped");
    expect(stepState(skipped, "location", new Set(["location"] as const))).toBe("done");
  });

  test("as the last one when its result is there", () => {
    const atEnd: OnBoarding = { step: "week", skipped: [] };
    expect(stepState(atEnd, "week", nothing)).toBe("open");
    expect(stepState(atEnd, "week", new Set(["week"] as const))).toBe("done");
  });
});

test("every step but the first leads back", () => {
  expect(stepBefore("company")).toBeNull();
  expect(stepBefore("location")).toBe("company");
});
