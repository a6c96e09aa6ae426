import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Unit } from "../../functions/src/store/unit/unit.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import { HOSTING_LIMIT_MILLIS } from "../support/hosting-limit.ts";

const AT_ONCE = 20;

test("twenty changes of one document at once are made or ask to try again, and none fails otherwise", async () => {
  const path = `contention/${randomUUID()}`;
  const begun = performance.now();
  const all = Array.from({ length: AT_ONCE }, () => inTransaction((unit) => addOne(unit, path)));
  const outcomes = (await Promise.allSettled(all)).map((outcome) =>
    outcome.status === "fulfilled" ? "made" : codeOf(outcome.reason),
  );
  expect(performance.now() - begun).toBeLessThan(HOSTING_LIMIT_MILLIS);
  expect(outcomes.filter((outcome) => outcome !== "made" && outcome !== "busy")).toEqual([]);
  const made = outcomes.filter((outcome) => outcome === "made").length;
  expect(made).toBeGreaterThan(0);
  expect(await inTransaction((unit) => countOf(unit, path))).toBe(made);
});

async function addOne(unit: Unit, path: string): Promise<void> {
  const count = await countOf(unit, path);
  unit.set(unit.firestore.doc(path), { count: count + 1 });
}

async function countOf(unit: Unit, path: string): Promise<number> {
  const [found] = await unit.getAll([unit.firestore.doc(path)]);
  return Number(found?.get("count") ?? 0);
}

function codeOf(error: unknown): string {
  return error instanceof RuleViolation ? error.code : String(error);
}
