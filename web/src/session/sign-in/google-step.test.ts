import { expect, test } from "vitest";
import { googleStepOf } from "./google-step.ts";

const asked = (answer: object) => ({
  code: "auth/multi-factor-auth-required",
  customData: { _serverResponse: { mfaPendingCredential: "p", ...answer } },
});

test("a sign-in by Google's window leaves Google's token, which proves the first step again", () => {
  const error = asked({ providerId: "google.com", oauthIdToken: "token" });
  expect(googleStepOf(error)).toEqual({ kind: "google", idToken: "token" });
});

test.each([
  ["a link by e-mail", asked({})],
  ["another provider", asked({ providerId: "github.com", oauthIdToken: "token" })],
  ["Google without a token", asked({ providerId: "google.com" })],
  ["an error of another kind", new Error("no answer")],
  ["nothing", null],
])("%s leaves nothing that could prove it", (_name, error) => {
  expect(googleStepOf(error)).toBeNull();
});
