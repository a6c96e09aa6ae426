import { expect, test } from "vitest";
import { secondFactorProblem } from "./second-factor-problem.ts";

const problemOf = (code: string) => secondFactorProblem({ code: `auth/${code}` });

test("a wrong code may be followed by another one", () => {
  const { message, isOver } = problemOf("invalid-verification-code");
  expect(message).toContain("Enter the newest one.");
  expect(isOver).toBe(false);
});

test.each([
  "code-expired",
  "invalid-verification-id",
  "invalid-multi-factor-session",
  "multi-factor-info-not-found",
  "totp-challenge-timeout",
])("after %s only a new start helps", (code) => {
  expect(problemOf(code)).toEqual({ message: "This took too long. Start again.", isOver: true });
});

test("an unverified address is named as the reason", () => {
  expect(problemOf("unverified-email").message).toContain("Verify your e-mail address");
});

test("a missing connection reads as it does at sign-in", () => {
  expect(problemOf("network-request-failed").message).toContain("no connection");
});

test.each([null, new Error("boom"), { code: "auth/toString" }])(
  "an unknown error invites to try again: %s",
  (error) =>
    expect(secondFactorProblem(error)).toEqual({
      message: "This did not work. Try again.",
      isOver: false,
    }),
);
