import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runFolder } from "./run-files.ts";

const cases = fileURLToPath(new URL("cases", import.meta.url));
const outcomes = runFolder(cases);

test.each(outcomes.map(({ file, vector, verdict }) => [file, vector.id, vector.title, verdict]))(
  "%s %s: %s",
  (_, _id, _title, verdict) => {
    expect(verdict).toEqual({ kind: "passed" });
  },
);

test("a wrong expectation is reported as a failure", () => {
  const folder = mkdtempSync(join(tmpdir(), "vectors-"));
  const text = readFileSync(join(cases, "dst.json"), "utf8");
  writeFileSync(join(folder, "wrong.json"), text.replace('"workedMin": 420', '"workedMin": 421'));
  const wrong = runFolder(folder).filter(({ verdict }) => verdict.kind === "failed");
  rmSync(folder, { recursive: true });
  expect(wrong).toHaveLength(1);
});
