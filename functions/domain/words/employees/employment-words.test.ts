import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { endCauseText } from "./employment-words.ts";

const left = { reason: "resigned", note: "Moves away" } as const;
const retired = { reason: "retired", note: "" } as const;

test("the reason of an end is read with its note", () => {
  expect(endCauseText(left, onDevice)).toBe("Resigned: Moves away");
  expect(endCauseText(retired, onDevice)).toBe("Retired");
});
