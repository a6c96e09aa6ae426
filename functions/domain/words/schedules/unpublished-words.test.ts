import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { unpublishedWords } from "./unpublished-words.ts";

test("one change is an it, several are a them", () => {
  expect(unpublishedWords(1, onDevice)).toBe("1 change is not published. Staff don't see it.");
  expect(unpublishedWords(2, onDevice)).toBe("2 changes are not published. Staff don't see them.");
});
