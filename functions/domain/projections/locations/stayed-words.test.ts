import { expect, test } from "vitest";
import { stayedWords } from "./stayed-words.ts";

test("employees who changed after a location was archived are named when it is restored", () => {
  expect(stayedWords([])).toBeNull();
  expect(stayedWords(["Bo"])).toBe("Bo has been changed since and was not moved back.");
  expect(stayedWords(["Bo", "Cy"])).toBe(
    "Bo and Cy have been changed since and were not moved back.",
  );
});
