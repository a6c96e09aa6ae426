import { beforeAll, describe, expect, test } from "vitest";
import type { Finding } from "./planted-tree.ts";
import { lintPlanted, plantTree } from "./planted-tree.ts";
import { innocents } from "./planted-innocents.ts";
import { violations } from "./planted-violations.ts";

let findings: Finding[] = [];

beforeAll(async () => {
  const planted = Object.fromEntries(violations.map(({ file, text }) => [file, text]));
  findings = await lintPlanted(plantTree({ ...innocents, ...planted }));
}, 60_000);

describe("the lint catches a planted violation", () => {
  test.each(violations)("$says", ({ file, rule }) => {
    const rules = findings.filter((finding) => finding.file.endsWith(file)).map((f) => f.rule);
    expect(rules).toContain(rule);
  });
});

test("files that break no rule are not flagged", () => {
  const files = findings.map((finding) => finding.file);
  for (const innocent of Object.keys(innocents)) expect(files).not.toContain(innocent);
});
