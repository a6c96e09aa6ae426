import { describe, expect, test } from "vitest";
import { authErrorCode, isOutage, isSetUpProblem, refusalCode } from "./auth-error.ts";

const failure = (code: string, message = "x") => Object.assign(new Error(message), { code });

describe("a failure of Firebase Auth", () => {
  test.each(["auth/argument-error", "auth/id-token-expired", "auth/user-disabled"])(
    "with %s refuses the token",
    (code) => expect(refusalCode(failure(code))).toBe(code),
  );

  test.each([new TypeError("null has no aud"), new SyntaxError("Unexpected token")])(
    "caused by a token whose parts are no objects or no JSON refuses it too: %s",
    (error) => expect(refusalCode(error)).toBe("auth/argument-error"),
  );

  test.each([
    failure("app/network-error"),
    failure("auth/internal-error"),
    failure("auth/argument-error", "Error while making request: getaddrinfo ENOTFOUND"),
    failure("auth/argument-error", "Error fetching public keys for Google certs"),
    new Error("no code"),
  ])("that is the backend's is thrown on: %s", (error) => {
    expect(() => refusalCode(error)).toThrow(error.message);
  });

  test("has a code only when it is one of firebase-admin's errors", () => {
    expect(authErrorCode(failure("auth/user-not-found"))).toBe("auth/user-not-found");
    expect([new Error("x"), null, { code: "auth/x" }].map(authErrorCode)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test("is an outage whatever its code is made of, and a mistake of ours without one", () => {
    const grpc = Object.assign(new Error("14 UNAVAILABLE"), { code: 14 });
    const errors = [failure("app/network-timeout"), failure("ECONNREFUSED"), grpc];
    expect(errors.map(isOutage)).toEqual([true, true, true]);
    expect([new Error("x"), new TypeError("x"), null, { code: 14 }].some(isOutage)).toBe(false);
  });

  test("is a problem of the set-up when this server may not ask", () => {
    expect(isSetUpProblem(failure("auth/insufficient-permission"))).toBe(true);
    expect(isSetUpProblem(failure("app/network-error"))).toBe(false);
  });
});
