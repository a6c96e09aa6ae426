import { expect, test } from "vitest";
import { isSignInEnded } from "./sign-in-ended.ts";

test.each(["Firebase ID token missing or invalid", "Firebase token outdated", "no uid given"])(
  "%s ends the sign-in",
  (message) => expect(isSignInEnded({ message })).toBe(true),
);

test.each(["guid is missing", "You may not see reports.", "fluid", ""])(
  "%s does not end the sign-in",
  (message) => expect(isSignInEnded({ message })).toBe(false),
);
