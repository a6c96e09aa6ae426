import { expect, test } from "vitest";
import { requireWaiting } from "./require-waiting.ts";

const request = { state: "waiting", displayName: "Ana", decidedByName: null } as const;

test("a request is decided once", () => {
  expect(() => requireWaiting(request)).not.toThrow();
  const declined = { ...request, state: "declined", decidedByName: "Olivia" } as const;
  expect(() => requireWaiting(declined)).toThrow("Olivia");
});
