import { expect, test } from "vitest";
import { readTextFile } from "./read-text-file.ts";

const bytes = (...values: number[]) => new Blob([Uint8Array.from(values)]);

test("a file is read in the encoding in which a spreadsheet saved it", async () => {
  expect(await readTextFile(new Blob(["\uFEFFDíaz"]))).toBe("Díaz");
  expect(await readTextFile(bytes(0x44, 0xed, 0x61, 0x7a))).toBe("Díaz");
  expect(await readTextFile(bytes(0xff, 0xfe, 0x44, 0, 0xed, 0))).toBe("Dí");
});
