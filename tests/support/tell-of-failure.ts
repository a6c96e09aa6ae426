import type { TestError } from "vitest";
import { TestRunner } from "vitest";
import { inCache } from "../../emulators/paths.ts";
import type { Visitor } from "./visit.ts";

/**
 * Prints the URL and content of a failed test's page, and adds them to its errors, which the end of
 * the output repeats: the machine that ran it may return nothing else. Saves a picture beside the
 * reports. Does nothing for a test that did not fail.
 */
export async function tellOfFailure({ page, complaints }: Visitor): Promise<void> {
  const task = TestRunner.getCurrentTest();
  if (task?.result?.state !== "fail" || page.isClosed()) return;
  const text = await page.innerText("body", { timeout: 2000 }).catch(() => "(nothing)");
  const lines = [
    `After "${task.name}" the page stood at ${page.url()}`,
    text.replaceAll(/\s*\n\s*/g, " | ").slice(0, 2000),
    ...complaints.map((complaint) => `console: ${complaint}`),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
  for (const error of task.result.errors?.slice(-1) ?? []) error.stack = withLines(error, lines);
  await photograph(page, task.name).catch(() => null);
}

/** The text of an error and of its page, before the calls that led to it. */
function withLines({ stack, message }: TestError, lines: readonly string[]): string {
  const [told = message, ...calls] = (stack ?? message).split(/(?=^\s+at )/mu);
  return [told.trimEnd(), ...lines, calls.join("")].join("\n");
}

/** Saves a picture of the page beside the reports. */
async function photograph(page: Visitor["page"], name: string): Promise<void> {
  await page.screenshot({ path: inCache("reports", `${name.replaceAll(/\W+/g, "-")}.png`) });
}
