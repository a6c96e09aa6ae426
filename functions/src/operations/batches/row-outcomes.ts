import type { Locale } from "@crewline/domain/kernel/formats/locale";
import { UNFINISHED_ROW, UNREACHED_ROW } from "@crewline/domain/rules/batches/unfinished-rows";
import type { BrokenRule } from "@crewline/domain/records/batches/broken-rule";
import { ruleSentence } from "@crewline/domain/words/violations/rule-sentence";
import { brokenRuleOf, RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { runsInEmulator } from "../../platform/env.ts";
import { log } from "../../platform/log.ts";

/**
 * Rows processed at the same time; more would wait for each other's locks. The emulator locks a
 * whole collection for each query, and lets two rows wait two seconds for each other.
 */
const atOnce = () => (runsInEmulator() ? 1 : 8);

/** No row begins after so long: the rows done until then must be stored and answered in time. */
const MOST_MILLIS_FOR_ROWS = 40_000;

/** No busy row is retried so long after the beginning: the request must be answered in a minute. */
const MOST_MILLIS_IN_ALL = 50_000;

/** Others who save many rows at once are done after some of these. */
const MOST_PASSES = 4;

/** The rule is null if the problem is not a broken rule. */
type Outcome<T> =
  | { done: T; problem: null; rule: null }
  | { done: null; problem: string; rule: BrokenRule | null };

/**
 * Returns the outcomes of the rows, in their order, processed a few at a time. A broken rule
 * concerns its row alone, and so does an unreadable record, whose row is tried again later. Rows
 * that conflicted with other changes are retried at the end, one after the other, a few times while
 * there is time. After an unexpected error, and when the time for the rows is over, no other row
 * begins, and nothing is thrown: the rows processed until then must be recorded. A row that was not
 * begun says which of both it was.
 */
export async function outcomesOf<R, T>(
  rows: readonly R[],
  work: (row: R) => Promise<T>,
  locale: Locale,
): Promise<Outcome<T>[]> {
  const outcomes = new Map<number, Outcome<T>>();
  const began = performance.now();
  let isBroken = false;
  const goOn = async (waiting: Iterable<[number, R]>) => {
    for (const [index, row] of waiting) {
      if (isBroken) return;
      try {
        outcomes.set(index, await outcomeOf(() => work(row), locale));
      } catch (error) {
        isBroken = true;
        log.error("a row of a batch failed", { error });
      }
    }
  };
  const waiting = inTime(rows);
  await Promise.all(Array.from({ length: atOnce() }, () => goOn(waiting)));
  for (let pass = 0; pass < MOST_PASSES; pass += 1) await goOn(stillBusy(rows, outcomes, began));
  return rows.map((_row, index) => outcomes.get(index) ?? (isBroken ? unfinished : unreached));
}

/** Yields each row once, in their order, and none once it is too late. */
function* inTime<R>(rows: readonly R[]): Iterable<[number, R]> {
  const began = performance.now();
  for (const entry of rows.entries()) {
    if (performance.now() - began > MOST_MILLIS_FOR_ROWS) return;
    yield entry;
  }
}

/** Yields each busy row in turn, and none once it is too late. */
function* stillBusy<R>(
  rows: readonly R[],
  outcomes: ReadonlyMap<number, Outcome<unknown>>,
  began: number,
): Iterable<[number, R]> {
  for (const entry of rows.entries()) {
    if (performance.now() - began > MOST_MILLIS_IN_ALL) return;
    if (outcomes.get(entry[0])?.rule?.code === "busy") yield entry;
  }
}

const unfinished = { done: null, problem: UNFINISHED_ROW, rule: null };
const unreached = { done: null, problem: UNREACHED_ROW, rule: null };

async function outcomeOf<T>(work: () => Promise<T>, locale: Locale): Promise<Outcome<T>> {
  try {
    return { done: await work(), problem: null, rule: null };
  } catch (error) {
    if (!(error instanceof RuleViolation)) throw error;
    if (error.code === "unreadableRecord") return unfinished;
    return { done: null, problem: ruleSentence(error, locale), rule: brokenRuleOf(error) };
  }
}
