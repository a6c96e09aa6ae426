import { TRPCClientError } from "@trpc/client";
import { describe, expect, test } from "vitest";
import { NO_ANSWER, problemOf } from "./problem.ts";

const error = (message: string, data: unknown) =>
  TRPCClientError.from({ error: { message, code: -32_603, data } } as never);

describe("the problem of a call", () => {
  test("is the rule's own sentence when a rule was broken", () => {
    const problem = problemOf(
      error("You are not clocked in.", {
        code: "CONFLICT",
        rule: { code: "notClockedIn", fields: {} },
        fieldErrors: null,
        requestId: "r1",
      }),
    );
    expect(problem).toEqual({
      code: "CONFLICT",
      ruleCode: "notClockedIn",
      ruleFields: {},
      message: "You are not clocked in.",
      fieldErrors: {},
    });
  });

  test("points at the fields when the input was refused", () => {
    const problem = problemOf(
      error("[{...}]", { code: "BAD_REQUEST", rule: null, fieldErrors: { name: "Enter a name." } }),
    );
    expect(problem.fieldErrors).toEqual({ name: "Enter a name." });
    expect(problem.message).toBe("Check the marked fields.");
  });

  test("gives support a number for a fault on our side, never its text", () => {
    const data = { code: "INTERNAL_SERVER_ERROR", requestId: "r-42" };
    const { message } = problemOf(error("boom at line 7", data));
    expect(message).toContain("r-42");
    expect(message).not.toContain("boom");
  });

  test.each([
    new TypeError("Failed to fetch"),
    TRPCClientError.from(new TypeError("x")),
    "x",
    null,
  ])("is a missing answer for %s", (cause) => expect(problemOf(cause).code).toBe(NO_ANSWER));

  test("keeps the sentence and the code of a rule that only a newer server has", () => {
    const data = { code: "CONFLICT", rule: { code: "newRule", fields: {} } };
    const { message, ruleCode } = problemOf(error("Not on a Sunday.", data));
    expect({ message, ruleCode }).toEqual({ message: "Not on a Sunday.", ruleCode: "newRule" });
  });
});
