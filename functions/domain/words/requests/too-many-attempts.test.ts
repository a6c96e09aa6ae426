import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { tooManyAttempts } from "./too-many-attempts.ts";

test.each([
  [1, "1 second"],
  [40, "40 seconds"],
  [119, "119 seconds"],
  [120, "2 minutes"],
  [3541, "60 minutes"],
])("%i seconds are %s", (seconds, words) => {
  expect(tooManyAttempts(seconds, onDevice)).toBe(`Too many attempts. Try again in ${words}.`);
});
