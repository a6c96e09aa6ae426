import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { findProgram } from "./find-program.ts";

function folderWith(name: string, mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), "crewline-"));
  writeFileSync(join(folder, name), "");
  chmodSync(join(folder, name), mode);
  return folder;
}

test("a program is found in the first folder of the path that has it, the first name before others", () => {
  const first = folderWith("chrome", 0o755);
  const second = folderWith("chromium", 0o755);
  const path = ["/nowhere", first, "", second].join(delimiter);
  expect(findProgram(["chromium", "chrome"], path)).toBe(join(second, "chromium"));
  expect(findProgram(["chrome"], path)).toBe(join(first, "chrome"));
});

test("a file that may not be run is no program", () => {
  expect(findProgram(["notes"], folderWith("notes", 0o644))).toBeNull();
});
