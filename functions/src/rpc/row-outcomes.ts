import { UNFINISHED_ROW } from "@crewline/domain/batches/unfinished-rows";
import type { BrokenRule } from "@crewline/domain/rules/broken-rule";
import { brokenRuleOf } from "@crewline/domain/rules/rule-sentence";
import { RuleViolation } from "@crewline/domain/rules/rule-violation";
import { runsInEmulator } from "../platform/env.ts";
import { log } from "../platform/log.ts";

/**
 * Rows that are worked on at the same time; more would wait for each other's locks. The emulator
 * locks a whole collection for each query, and lets two rows wait two seconds for each other.
 */
const atOnce = () => (runsInEmulator() ? 1 : 8);

/** The rule is null where the problem is not one. */
type Outcome<T> =
  | { done: T; problem: null; rule: null }
  | { done: null; problem: string; rule: BrokenRule | null };

/**
 * What came of the rows, in their order, a few worked on at a time. A broken rule concerns its row
 * alone, and so does a record that cannot be read, whose row is tried again later. After an error that nobody expected no other row begins, and nothing is thrown: what was
 * done until then has to be written down.
 */
export async function outcomesOf<R, T>(
  rows: readonly R[],
  work: (row: R) => Promise<T>,
): Promise<Outcome<T>[]> {
  const outcomes = new Map<number, Outcome<T>>();
  const waiting = rows.entries();
  let isBroken = false;
  const worker = async () => {
    for (const [index, row] of waiting) {
      if (isBroken) return;
      try {
        outcomes.set(index, await outcomeOf(() => work(row)));
      } catch (error) {
        isBroken = true;
        log.error("a row of a batch failed", { error });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce() }, worker));
  return rows.map((_row, index) => outcomes.get(index) ?? unfinished);
}

const unfinished = { done: null, problem: UNFINISHED_ROW, rule: null };

async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { done: await work(), problem: null, rule: null };
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    if (error.code === "unreadableRecord") return unfinished;
    return { done: null, problem: error.message, rule: brokenRuleOf(error) };
  }
}
