import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { fingerprintOf } from "./fingerprint.ts";

let folder = "";
let before = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "crewline-"));
  mkdirSync(join(folder, "src", "node_modules"), { recursive: true });
  writeFileSync(join(folder, "src", "main.ts"), "1");
  before = fingerprintOf([folder]);
});

describe("the fingerprint of what a build depends on", () => {
  test("changes with the content of a file", () => {
    writeFileSync(join(folder, "src", "main.ts"), "2");
    expect(fingerprintOf([folder])).not.toBe(before);
  });

  test("changes with a new, a renamed and a removed file", () => {
    writeFileSync(join(folder, "more.ts"), "");
    const withMore = fingerprintOf([folder]);
    renameSync(join(folder, "more.ts"), join(folder, "less.ts"));
    const renamed = fingerprintOf([folder]);
    rmSync(join(folder, "less.ts"));
    expect(new Set([before, withMore, renamed]).size).toBe(3);
    expect(fingerprintOf([folder])).toBe(before);
  });

  test("changes with a variable that the build takes into its output", () => {
    expect(fingerprintOf([folder], { VITE_AUTH_EMULATOR: "127.0.0.1:6003" })).not.toBe(before);
  });

  test("stays the same when a test, a dependency or a missing path is added", () => {
    writeFileSync(join(folder, "src", "main.test.ts"), "test");
    writeFileSync(join(folder, "src", "node_modules", "a.js"), "a");
    expect(fingerprintOf([folder, join(folder, "missing")])).toBe(before);
  });
});
