import type { Page } from "playwright-core";
import { TestRunner } from "vitest";

/**
 * Where a failed test left a page and what it showed, in the output: the machine that ran it may
 * hand out nothing else. Says nothing while the test is not failing.
 */
export async function tellOfFailure(page: Page, complaints: readonly string[]): Promise<void> {
  const task = TestRunner.getCurrentTest();
  if (task?.result?.state !== "fail" || page.isClosed()) return;
  const text = await page.innerText("body", { timeout: 2000 }).catch(() => "(nothing)");
  const lines = [
    `After "${task.name}" the page stood at ${page.url()}`,
    text.replaceAll(/\s*\n\s*/g, " | ").slice(0, 2000),
    ...complaints.map((complaint) => `console: ${complaint}`),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
