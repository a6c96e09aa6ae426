import { onDevice } from "../../kernel/formats/readers.test-support.ts";
import { expect, test } from "vitest";
import { ratesLeftOutWords } from "./rate-headings.ts";

test("an import of people that leaves rates out says where they are imported", () => {
  const words = "To import hourly rates, use Import CSV on Wage Changes.";
  expect(ratesLeftOutWords(["Shoe size", "hourly RATE"], onDevice)).toBe(words);
  expect(ratesLeftOutWords(["Pay rate"], onDevice)).toBe(words);
  expect(ratesLeftOutWords(["Shoe size", ""], onDevice)).toBeNull();
});
