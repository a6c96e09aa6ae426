import { expect, test } from "vitest";
import { errorPageError, sessionErrorCodes, signInPageError } from "./session-error.ts";

test("the catalogue has the specification's ten names", () => {
  expect(Object.keys(sessionErrorCodes)).toHaveLength(10);
});

test("the sign-in page accepts its names in any case, and no others", () => {
  expect(signInPageError("credentialssignin")).toBe("CredentialsSignin");
  expect(signInPageError("__proto__")).toBeNull();
});

test("the error page accepts its three names in any case", () => {
  const names = ["accessdenied", "VERIFICATION", "Configuration"].map(errorPageError);
  expect(names).toEqual(["AccessDenied", "Verification", "Configuration"]);
  expect(errorPageError("toString")).toBeNull();
});
