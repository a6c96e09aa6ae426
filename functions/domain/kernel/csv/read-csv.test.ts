import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";
import { writeCsv } from "./write-csv.ts";

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells);

describe("a file", () => {
  test.each([
    ["commas", "name,id\nAna,007\n"],
    ["semicolons, as spreadsheets write where the comma is decimal", "name;id\r\nAna;007"],
    ["tabs, as a spreadsheet copies", "name\tid\rAna\t007\r"],
    ["a byte-order mark", "\uFEFFname,id\nAna,007"],
    ["spaces around its cells", "name , id\n Ana , 007 "],
    ["empty lines", "\n\nname,id\n,\nAna,007\n\n"],
  ])("with %s is read, and leading zeros survive", (_what, text) => {
    expect(readCsv(text).header).toEqual(["name", "id"]);
    expect(cellsOf(text)).toEqual([["Ana", "007"]]);
  });

  test("keeps dividers, quotes and line breaks inside quoted cells, and counts their lines", () => {
    const { rows } = readCsv('name,note\n"Diaz, Ana","the ""late""\nshift"\nBo,5" pipe\n');
    expect(rows).toEqual([
      { line: 2, cells: ["Diaz, Ana", 'the "late"\nshift'] },
      { line: 4, cells: ["Bo", '5" pipe'] },
    ]);
  });

  test("is divided by what its first line has most of, outside of quotes", () => {
    expect(readCsv('"a,b,c";d\n1;2').header).toEqual(["a,b,c", "d"]);
  });

  test("says where a quotation mark is never closed", () => {
    expect(readCsv('a,b\n1,"two\nthree').openQuoteAt).toBe(2);
    expect(readCsv('a,b\n1,"two"').openQuoteAt).toBeNull();
  });

  test("has no rows when there is nothing in it", () => {
    expect(readCsv("")).toEqual({ header: [], rows: [], openQuoteAt: null });
  });
});

describe("what was written and is read again", () => {
  const anyText = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("=1+1", "'=1+1", "''@x", "-12.50", "+1 212", "\t=1", "007", " x ", "'", '"'),
  );

  test("is the same, whatever it holds", () => {
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) => fc.array(fc.array(anyText, { minLength: width, maxLength: width })));
    fc.assert(
      fc.property(table, (rows) => {
        const full = rows.filter((cells) => cells.some((cell) => cell !== ""));
        const header = (full[0] ?? ["a"]).map((_cell, index) => `h${index}`);
        expect(cellsOf(writeCsv(header, full))).toEqual(full);
      }),
    );
  });

  test("is inert for a spreadsheet in between", () => {
    const text = writeCsv(["Name"], [["=HYPERLINK(1)"]]);
    expect(text).toContain("\r\n'=HYPERLINK(1)\r\n");
    expect(cellsOf(text)).toEqual([["=HYPERLINK(1)"]]);
  });
});
