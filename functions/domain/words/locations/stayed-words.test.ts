import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { stayedWords } from "./stayed-words.ts";

test("employees who changed after a location was archived are named when it is restored", () => {
  expect(stayedWords([], onDevice)).toBeNull();
  expect(stayedWords(["Bo"], onDevice)).toBe("Bo has been changed since and was not moved back.");
  expect(stayedWords(["Bo", "Cy"], onDevice)).toBe(
    "Bo and Cy have been changed since and were not moved back.",
  );
});
