import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { guardCell, unguardCell } from "./formula-guard.ts";
import { readCsv } from "./read-csv.ts";
import { openWith } from "./spreadsheet.test-support.ts";
import { writeCsv } from "./write-csv.ts";

const signs = [
  "=",
  "+",
  "-",
  "@",
  "＝",
  "＋",
  "－",
  "＠",
  ";",
  ",",
  "\t",
  "\r",
  "\n",
  '"',
  "'",
  " ",
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...signs), fc.constantFrom("1", "A1", "cmd|'/C calc'!A0", "é")))
  .map((parts) => parts.join(""));
const tables = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(fc.array(hostile, { minLength: width, maxLength: width }), { minLength: 1 }),
  );

describe("a file that is opened with any separator", () => {
  test.each([",", ";", "\t"])("holds no cell that begins a formula: %j", (separator) => {
    fc.assert(
      fc.property(tables, (rows) => {
        const cells = openWith(separator, writeCsv(["Name"], rows)).flat();
        expect(cells.filter(beginsFormula)).toEqual([]);
      }),
    );
  });

  test("has each cell in its column where it is divided by commas, as it was written", () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const opened = openWith(",", writeCsv(["Name"], rows)).slice(1);
        expect(opened.map((row) => row.map(unguardCell))).toEqual(rows);
      }),
    );
  });
});

test("a cell without its guard is what it was before", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(unguardCell(guardCell(text))).toBe(text);
    }),
  );
});

test("a note with a list, an address and a phone number is read back unchanged", () => {
  const note = "Keys:\n- back door\n- bar; =old lock";
  const written = writeCsv(["Note", "Phone"], [[note, "+1 212 555 0100"]]);
  expect(readCsv(written).rows[0]?.cells).toEqual([note, "+1 212 555 0100"]);
});

test("a number of the next row stays a number where a quotation mark swallows the line break", () => {
  const rows = [
    ["", "\n"],
    ["-1", ""],
  ];
  const cells = openWith(";", writeCsv(["Name"], rows)).flat();
  expect(cells.filter((cell) => cell.includes("-1"))).toEqual(["\r\n-1,\r\n"]);
  expect(cells.filter(beginsFormula)).toEqual([]);
});

/** A plain signed number is data, also where it is followed by what our own commas divide. */
function beginsFormula(cell: string): boolean {
  const isNumber = /^\s*[+-]\d+([.,]\d+)?(?:,|"|\r|\n|$)/u.test(cell);
  return /^\s*[=+\-@＝＋－＠]/u.test(cell) && !isNumber;
}
