import { expect, test } from "vitest";
import { isOfAnotherAccount } from "./auth-error-code.ts";

test.each([
  ["auth/account-exists-with-different-credential", true],
  ["auth/credential-already-in-use", true],
  ["auth/popup-closed-by-user", false],
])("%s says of the address that it belongs to another account: %s", (code, expected) => {
  expect(isOfAnotherAccount({ code })).toBe(expected);
});
