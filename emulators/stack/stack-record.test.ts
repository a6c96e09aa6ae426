import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";

let cache = "";

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), "crewline-"));
  vi.stubEnv("CREWLINE_CACHE", cache);
  vi.resetModules();
  return () => vi.unstubAllEnvs();
});

const load = () => import("./stack-record.ts");
const record = {
  tag: "a",
  owner: 4711,
  script: "emulators/start.ts",
  command: "npm start",
  state: "running",
} as const;

describe("the record of a running stack", () => {
  test("is read as it was written, until it is removed", async () => {
    const { readStackRecord, removeStackRecord, writeStackRecord } = await load();
    expect(readStackRecord()).toBeNull();
    writeStackRecord(record);
    expect(readStackRecord()).toEqual(record);
    removeStackRecord();
    expect(readStackRecord()).toBeNull();
  });

  test.each(["", '{"tag":"a","owner":47', '{"tag":"","owner":-1}', "null"])(
    "counts as none when its file holds %j",
    async (text) => {
      const { readStackRecord } = await load();
      writeFileSync(join(cache, "stack.json"), text);
      expect(readStackRecord()).toBeNull();
    },
  );
});
