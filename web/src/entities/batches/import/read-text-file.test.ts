import { expect, test } from "vitest";
import { readTextFile } from "./read-text-file.ts";

const bytes = (...values: number[]) => new Blob([Uint8Array.from(values)]);

test("a file is read in the encoding in which a spreadsheet saved it", async () => {
  expect(await readTextFile(new Blob(["\uFEFFDíaz"]))).toEqual({ text: "Díaz" });
  expect(await readTextFile(bytes(0x44, 0xed, 0x61, 0x7a))).toEqual({ text: "Díaz" });
  expect(await readTextFile(bytes(0xff, 0xfe, 0x44, 0, 0xed, 0))).toEqual({ text: "Dí" });
});

test("a workbook or a PDF was read as lines of signs, and an empty file as nothing at all", async () => {
  const workbook = bytes(0x50, 0x4b, 3, 4, 20, 0, 0, 0);
  expect(await readTextFile(workbook)).toEqual({ problem: "notText" });
  expect(await readTextFile(new Blob(["%PDF-1.7\n"]))).toEqual({ problem: "notText" });
  expect(await readTextFile(new Blob([]))).toEqual({ problem: "empty" });
  expect(await readTextFile(new Blob(["\uFEFF\r\n"]))).toEqual({ problem: "empty" });
});
