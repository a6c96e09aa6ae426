import { z } from "zod";

export interface Counts {
  passed: number;
  failed: number;
}

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/**
 * Passed and failed tests of a Vitest JSON report. A file that fails as a whole (it does not load,
 * or a hook throws) counts as one failure; so do a run that failed without any failed test, and a
 * run of nothing at all.
 */
export function countResults(report: unknown, exitCode: number | null): Counts {
  const files = reportSchema.parse(report).testResults;
  const statuses = files.flatMap((file) => file.assertionResults.map((test) => test.status));
  const passed = statuses.filter((status) => status === "passed").length;
  const brokenFiles = files.filter(
    (file) =>
      file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
  );
  const failed = statuses.filter((status) => status === "failed").length + brokenFiles.length;
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed };
}

export function sum(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}
