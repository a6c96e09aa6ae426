import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod/mini";

export const countsSchema = z.object({
  passed: z.int(),
  failed: z.int(),
  /**
   * What failed and why, which the end of the output repeats: the start of a long one gets lost.
   */
  notOk: z.readonly(z.array(z.string())),
});
export type Counts = z.infer<typeof countsSchema>;

const testSchema = z.object({
  status: z.string(),
  fullName: z.string(),
  failureMessages: z.nullish(z.array(z.string())),
});
const fileSchema = z.object({
  name: z.string(),
  status: z.string(),
  message: z.optional(z.string()),
  assertionResults: z.array(testSchema),
});
type FileResult = z.infer<typeof fileSchema>;

const reportSchema = z.object({ testResults: z.array(fileSchema) });

/**
 * Passed and failed tests of a Vitest JSON report. A file that fails as a whole (it does not load,
 * or a hook throws) counts as one failure; so do a run that failed without any failed test, a run
 * of nothing at all, and a test that is left out though nothing failed before it.
 */
export function countResults(report: unknown, exitCode: number | null): Counts {
  const files = reportSchema.parse(report).testResults;
  const tests = files.flatMap((file) => file.assertionResults);
  const passed = tests.filter(({ status }) => status === "passed").length;
  const failures = files.flatMap((file) => namesOf(file, ["failed"]));
  const notOk = failures.length > 0 ? failures : files.flatMap((file) => namesOf(file, leftOut));
  const isUnexplained = notOk.length === 0 && (exitCode !== 0 || passed === 0);
  if (isUnexplained) notOk.push("The run as a whole.");
  return { passed, failed: notOk.length, notOk };
}

const TOLD_LINES = 20;
const leftOut = ["skipped", "pending", "todo", "disabled"];

function namesOf(file: FileResult, statuses: readonly string[]): string[] {
  const path = relative(process.cwd(), file.name);
  const found = file.assertionResults.filter(({ status }) => statuses.includes(status));
  if (found.length === 0 && file.status === "failed") {
    return [`${path} as a whole${because(file.message)}`];
  }
  return found.map(
    ({ fullName, failureMessages }) => `${path}: ${fullName}${because(failureMessages?.at(-1))}`,
  );
}

/** What was expected and what came, in the lines before the call stack, without colours. */
function because(message = ""): string {
  const lines = stripVTControlCharacters(message).split("\n");
  const stack = lines.findIndex((line) => /^\s+at /u.test(line));
  const told = lines.slice(0, stack === -1 ? TOLD_LINES : Math.min(stack, TOLD_LINES));
  return told.flatMap((line) => (line.trim() === "" ? [] : [`\n    ${line}`])).join("");
}

export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
    notOk: counts.flatMap(({ notOk }) => notOk),
  };
}
