import { read, utils } from "@e965/xlsx";
import { expect, test } from "vitest";
import type { Sheet } from "@crewline/domain/projections/files/sheet";
import { writeSheetXlsx } from "./write-sheet-xlsx.ts";

const sheet: Sheet = {
  header: ["Employee", "Hours", "Pay"],
  rows: [
    [
      { kind: "text", text: "00417" },
      { kind: "hours", number: 7.5 / 24 },
      { kind: "money", number: 157.5 },
    ],
    [{ kind: "text", text: "=HYPERLINK(1)" }, null, { kind: "money", number: -12.25 }],
  ],
  totals: [
    { kind: "text", text: "Total" },
    { kind: "hours", number: 7.5 / 24 },
    { kind: "money", number: 145.25 },
  ],
};

test("a spreadsheet reads the file with leading zeros, inert formulas and numbers that add up", async () => {
  const blob = await writeSheetXlsx(sheet);
  const book = read(await blob.arrayBuffer());
  const [name = ""] = book.SheetNames;
  const found = book.Sheets[name] ?? {};
  expect(utils.sheet_to_json(found, { header: 1, defval: null })).toEqual([
    ["Employee", "Hours", "Pay"],
    ["00417", 0.3125, 157.5],
    ["=HYPERLINK(1)", null, -12.25],
    ["Total", 0.3125, 145.25],
  ]);
  expect(found["A2"]).toMatchObject({ t: "s", v: "00417" });
  expect(found["A3"]).toMatchObject({ t: "s" });
  expect(found["A3"]).not.toHaveProperty("f");
  expect(found["B2"]).toMatchObject({ t: "n", w: "7:30" });
});
