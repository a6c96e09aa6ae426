import { expect, test } from "vitest";
import { american, german } from "../../kernel/formats/readers.test-support.ts";
import { digestLabel } from "./rule-words.ts";

test("the hour of a daily mail was the same for readers of 12 and of 24 hours", () => {
  const labels = [american, german].map((reader) => digestLabel("daily", reader));
  expect(labels).toEqual(["Once a day, at 8:00 AM", "Once a day, at 08:00"]);
});
