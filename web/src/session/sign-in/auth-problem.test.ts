import { expect, test } from "vitest";
import {
  INVALID_LINK_MESSAGE,
  NEUTRAL_MESSAGE,
  authProblem,
  isPopupBlocked,
  isWorthRetrying,
} from "./auth-problem.ts";

test.each(["invalid-credential", "wrong-password", "user-not-found", "invalid-email", "toString"])(
  "%s never tells whether the account exists",
  (code) => expect(authProblem({ code: `auth/${code}` })).toBe(NEUTRAL_MESSAGE),
);

test.each(["popup-closed-by-user", "cancelled-popup-request"])("%s is no problem", (code) => {
  expect(authProblem({ code: `auth/${code}` })).toBeNull();
});

test("a blocked popup says what to do", () => {
  expect(authProblem({ code: "auth/popup-blocked" })).toContain("Allow pop-ups");
});

test.each([null, "auth/weak-password", new Error("boom"), { code: 7 }])(
  "an error without a code gets the neutral sentence: %s",
  (error) => expect(authProblem(error)).toBe(NEUTRAL_MESSAGE),
);

/** The codes of the specification's catalogue and others that come from a wrong set-up. */
test.each([
  "invalid-api-key",
  "api-key-not-valid.-please-pass-a-valid-api-key.",
  "auth-domain-config-required",
  "invalid-auth-event",
  "internal-error",
  "argument-error",
  "already-initialized",
  "unauthorized-domain",
  "operation-not-allowed",
  "unauthorized-continue-uri",
])("%s is reported to the operators, who can fix the set-up", (code) => {
  const message = authProblem({ code: `auth/${code}` });
  expect(message).toContain("not set up correctly");
  expect(message).toContain(code);
});

test.each(["network-request-failed", "timeout", "too-many-requests", "quota-exceeded"])(
  "%s says when to try again",
  (code) => expect(authProblem({ code: `auth/${code}` })).toMatch(/Try again (in|tomorrow)/u),
);

test.each([
  ["user-disabled", "switched off"],
  ["account-exists-with-different-credential", "the way you did the first time"],
  ["weak-password", "at least 6 characters"],
  ["email-already-in-use", "sign in or reset the password"],
  ["requires-recent-login", "Sign in again"],
  ["user-token-expired", "has ended"],
  ["invalid-action-code", "no longer valid"],
  ["expired-action-code", "no longer valid"],
])("%s says what to do: %s", (code, words) => {
  expect(authProblem({ code: `auth/${code}` })).toContain(words);
});

test.each(["invalid-action-code", "expired-action-code", "invalid-email", "user-not-found", "x"])(
  "a link gets the same answer for %s, whether it is used, mistyped or another user's",
  (code) => expect(authProblem({ code: `auth/${code}` }, "link")).toBe(INVALID_LINK_MESSAGE),
);

test("a link that could not be asked for is not called invalid", () => {
  const error = { code: "auth/network-request-failed" };
  expect(authProblem(error, "link")).toContain("no connection");
  expect([isWorthRetrying(error), isWorthRetrying({ code: "auth/invalid-action-code" })]).toEqual([
    true,
    false,
  ]);
});

test("a sign-in that our own check refuses is no fault of the set-up", () => {
  const text = 'HTTP Cloud Function returned an error: {"error":{"status":"PERMISSION_DENIED"}}';
  const error = Object.assign(new Error(text), { code: "auth/internal-error" });
  expect(authProblem(error)).toContain("may not sign in here");
});

test("only a blocked window is offered again", () => {
  expect(isPopupBlocked({ code: "auth/popup-blocked" })).toBe(true);
  expect(isPopupBlocked({ code: "auth/popup-closed-by-user" })).toBe(false);
});
