import { expect, test } from "vitest";
import { NEUTRAL_MESSAGE, authProblem } from "./auth-problem.ts";

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
