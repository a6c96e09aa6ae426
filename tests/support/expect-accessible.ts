import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[];
}

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** axe finds nothing against WCAG 2.2 A and AA on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await lacksOfAccess(page)).toEqual([]);
}

interface Judged {
  /** The part of the page that is looked at. */
  within?: string;
  /** The only rule that is applied. */
  rule?: string;
}

/** What axe finds against WCAG 2.2 A and AA on what the page shows now. */
export async function lacksOfAccess(page: Page, judged: Judged = {}) {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(await readFile(axeFile, "utf8"));
  const first = await axeFindings(page, judged);
  // A button that data has just enabled may start to change its colour while axe runs.
  return first.length === 0 ? first : axeFindings(page, judged);
}

async function axeFindings(page: Page, { within = "html", rule }: Judged) {
  await page.evaluate(settleAnimations);
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const runOnly = rule === undefined ? tags : { type: "rule", values: [rule] };
  const options = { runOnly, resultTypes: ["violations"] };
  const run = `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)})`;
  const result: AxeResult = await page.evaluate(run);
  return result.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 3).map((node) => `${node.html}\n${node.failureSummary ?? ""}`),
  }));
}

/** The contrast during a transition lasts too short to judge. */
async function settleAnimations(): Promise<void> {
  const finite = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(finite.map((animation) => animation.finished));
}
