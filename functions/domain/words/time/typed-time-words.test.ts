import { expect, test } from "vitest";
import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { whyNoLocalTime, whyNoTimeRange } from "./typed-time-words.ts";

test("what cannot be read is answered with what to type", () => {
  expect(whyNoTimeRange("9", onDevice)).toBe("Add the end, for example 6a-3p.");
  expect(whyNoTimeRange("9-", onDevice)).toBe("Add the end, for example 6a-3p.");
  expect(whyNoTimeRange("9-25", onDevice)).toMatch(/^“25” is not a time\. Type 6a-3p, /u);
  expect(whyNoTimeRange("9-5-6", onDevice)).toMatch(/^Enter one start and one end\. /u);
  expect(whyNoLocalTime("6:75 ", onDevice)).toBe(
    "“6:75” is not a time. Type 6a, 6:30 or 18:00, for example.",
  );
});
