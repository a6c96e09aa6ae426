import { describe, expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { signInPageError } from "../../records/sign-ins/session-error.ts";
import { errorPageWords, signInMessage } from "./session-words.ts";

const said = (error: unknown) => signInMessage(error, onDevice);

describe("the sign-in page", () => {
  test("explains a missing session and a failed sign-in", () => {
    expect(said("SessionRequired")).toBe("Please sign in to access this page.");
    expect(said("credentialssignin")).toContain("Check the details");
  });

  test.each(["OAuthCallback", "Signin", "Callback", "EmailCreateAccount"])(
    "advises another account after %s",
    (error) => expect(said(error)).toBe("Try signing in with a different account."),
  );

  test.each(["<script>", "__proto__", "constructor", ["Signin"], { a: 1 }, "x".repeat(5000)])(
    "says only that it failed for %j",
    (error) => {
      expect(said(error)).toBe("Unable to sign in.");
      expect(signInPageError(error)).toBeNull();
    },
  );

  test.each([undefined, null, ""])("says nothing for %j", (error) => {
    expect(said(error)).toBeNull();
  });
});

test("the error page has a title and a sentence for each of its errors, and for every other", () => {
  expect(errorPageWords("AccessDenied", onDevice)).toEqual({
    title: "Access denied",
    message: "You do not have permission to sign in.",
  });
  expect(errorPageWords(null, onDevice).title).toBe("Error");
});
