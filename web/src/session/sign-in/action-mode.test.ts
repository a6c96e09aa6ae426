import { expect, test } from "vitest";
import { isActionMode } from "./action-mode.ts";

test.each(["resetPassword", "verifyEmail", "recoverEmail", "verifyAndChangeEmail"])(
  "%s opens the page for links",
  (mode) => expect(isActionMode(mode)).toBe(true),
);

test.each([null, "", "signIn", "toString", "__proto__", "PASSWORD_RESET"])("%s does not", (mode) =>
  expect(isActionMode(mode)).toBe(false),
);
