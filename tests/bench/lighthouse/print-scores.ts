import { besideFloor, printTable } from "../print-table.ts";
import type { ScreenScores } from "./audit-screens.ts";

const titles = {
  performance: "Performance",
  accessibility: "Accessibility",
  "best-practices": "Best practices",
  seo: "SEO",
} as const;

/** Prints the scores of screens beside what they must reach, and what cost them points. */
export function printScores(screens: readonly ScreenScores[]): void {
  printTable(
    "Lighthouse: a first visit on its phone, simulated Slow 4G (scores beside what they must reach)",
    ["Screen", ...Object.values(titles)],
    screens.map(({ label, scores, budget }) => [
      label,
      ...Object.keys(titles).map((category) => {
        const [score, least] = [scores[category], budget[category]];
        return score === undefined || least === undefined ? "" : besideFloor(score, least);
      }),
    ]),
  );
  for (const { label, costly } of screens) {
    if (costly.length > 0) console.log([`\n${label} loses points:`, ...costly].join("\n  "));
  }
}
