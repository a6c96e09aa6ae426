import { readCsv } from "@crewline/domain/kernel/csv/read-csv";
import { american } from "@crewline/domain/kernel/formats/readers.test-support";
import { expect, test } from "vitest";
import { sourceProblem } from "./import-step.ts";

const problemOf = (text: string) => sourceProblem(readCsv(text), american);

test.each([
  ["a workbook", "PK\u0003\u0004\u0014\u0000[Content_Types].xml\nx"],
  ["an old workbook", "\u00D0\u00CF\u0011\u00E0\u00A1\nx"],
  ["a PDF", "%PDF-1.7\nx"],
])("%s is refused with what to do instead of columns of odd letters", (_what, text) => {
  expect(problemOf(text)).toMatch(/Save it as CSV/u);
});

test("a file of headings and lines has no problem, one of headings alone has", () => {
  expect(problemOf("Email,Start\nana@harbor.example,9:00")).toBeNull();
  expect(problemOf("Email,Start\n")).toMatch(/nothing below it/u);
});
