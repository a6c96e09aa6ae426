import { describe, expect, test } from "vitest";
import {
  errorPageError,
  errorPageMessage,
  sessionErrorCodes,
  signInMessage,
  signInPageError,
} from "./session-error.ts";

test("the catalogue has the specification's ten names", () => {
  expect(Object.keys(sessionErrorCodes)).toHaveLength(10);
});

describe("the sign-in page", () => {
  test("explains a missing session and a failed sign-in", () => {
    expect(signInMessage("SessionRequired")).toBe("Please sign in to access this page.");
    expect(signInMessage("credentialssignin")).toContain("Check the details");
  });

  test.each(["OAuthCallback", "Signin", "Callback", "EmailCreateAccount"])(
    "advises another account after %s",
    (error) => expect(signInMessage(error)).toBe("Try signing in with a different account."),
  );

  test.each(["<script>", "__proto__", "constructor", ["Signin"], { a: 1 }, "x".repeat(5000)])(
    "says only that it failed for %j",
    (error) => {
      expect(signInMessage(error)).toBe("Unable to sign in.");
      expect(signInPageError(error)).toBeNull();
    },
  );

  test.each([undefined, null, ""])("says nothing for %j", (error) => {
    expect(signInMessage(error)).toBeNull();
  });
});

test("the error page accepts its three names in any case", () => {
  const names = ["accessdenied", "VERIFICATION", "Configuration"].map(errorPageError);
  expect(names).toEqual(["AccessDenied", "Verification", "Configuration"]);
  expect(errorPageMessage("AccessDenied")).toBe("You do not have permission to sign in.");
  expect(errorPageError("toString")).toBeNull();
});
