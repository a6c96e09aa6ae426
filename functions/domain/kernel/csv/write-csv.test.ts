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

test.each(["=1+1", "+SUM(A1)", "-2+3", "@cmd", "＝1", "＋1+1", "－1+1", "＠cmd", " =1+1"])(
  "the formula %j is inert",
  (text) => expect(lineOf(text)?.replaceAll('"', "")).toBe(`'${text}`),
);

test("a formula behind a semicolon, a tab or a line break in a cell is inert as well", () => {
  expect(writeCsv(["a"], [["x;=1", "\t=1", ";=1", "\n=1"]])).toBe(
    '\uFEFFa\r\n"x;\'=1","\'\t\'=1",";\'=1","\'\n\'=1"\r\n',
  );
});

test("signed numbers, leading zeros and empty cells stay what they are", () => {
  expect(lineOf("-12.50", "007", null, 0)).toBe("-12.50,007,,0");
});
