import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "./planted-tree.ts";

const daysOfUtc = /toISOString\(\)\s*\.slice\(0, 10\)/u;

test("nothing takes UTC's day for the day of a company", () => {
  const sources = globSync(["tests/**/*.ts", "functions/**/*.ts", "web/src/**/*.{ts,tsx}"], {
    cwd: repository,
    exclude: ["**/node_modules/**", "**/dist/**", "**/.types/**"],
  });
  expect(sources.length).toBeGreaterThan(500);
  const text = (file: string) => readFileSync(join(repository, file), "utf8");
  expect(sources.filter((file) => daysOfUtc.test(text(file)))).toEqual([]);
});
