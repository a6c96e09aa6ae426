import { expect, test } from "vitest";
import { writeCsv } from "./write-csv.ts";

const lineOf = (...cells: (string | number | null)[]) => writeCsv(["a"], [cells]).split("\r\n")[1];

test("a file starts with a byte-order mark and ends each line with CRLF", () => {
  expect(writeCsv(["Name", "Hours"], [["Ana", 7.5]])).toBe("\uFEFFName,Hours\r\nAna,7.5\r\n");
});

test("commas, quotes and line breaks stay inside their cell", () => {
  expect(lineOf("Diaz, Ana", 'the "late" shift', "two\nlines")).toBe(
    '"Diaz, Ana","the ""late"" shift","two\nlines"',
  );
});

test.each(["=1+1", "+SUM(A1)", "-2+3", "@cmd", "\t=1"])("the formula %j is inert", (text) => {
  expect(lineOf(text)?.replaceAll('"', "")).toBe(`'${text}`);
});

test("signed numbers, leading zeros and empty cells stay what they are", () => {
  expect(lineOf("-12.50", "007", null, 0)).toBe("-12.50,007,,0");
});
