import { describe, expect, test } from "vitest";
import { NO_ANSWER, OFFLINE } from "../../api/problem.ts";
import { punchProblemText } from "./punch-problem.ts";

const problem = (code: string) => ({ code, ruleCode: null, message: "Refused.", fieldErrors: {} });

describe("a punch that failed", () => {
  test("offline says that it was not recorded, and the time of the tap", () => {
    expect(punchProblemText(problem(OFFLINE), { kind: "clockOut", at: "5:02 PM" })).toBe(
      "Not recorded: you're offline. Clock out again when you're connected, or ask your manager to enter 5:02 PM.",
    );
  });

  test("without an answer says that the result is unknown, and that trying again is safe", () => {
    const text = punchProblemText(problem(NO_ANSWER), { kind: "startBreak", at: "1:00 PM" });
    expect(text).toContain("your start of the break at 1:00 PM may not be recorded");
    expect(text).toContain("never recorded twice");
  });

  test("by a rule says the rule", () => {
    expect(punchProblemText(problem("CONFLICT"), { kind: "clockIn", at: "9:00 AM" })).toBe(
      "Refused.",
    );
  });
});
