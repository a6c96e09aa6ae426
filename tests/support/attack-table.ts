import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod/mini";
import { inRoot } from "../../emulators/paths.ts";

const tallySchema = z.object({
  row: z.int(),
  about: z.string(),
  /** The suite that tried. */
  by: z.string(),
  tried: z.int(),
  refused: z.int(),
  honest: z.int(),
  succeeded: z.int(),
});

/** The results of one row of attempts, from section 6 of the session contract. */
export type AttackTally = z.infer<typeof tallySchema>;

/** The rows of that section, with 3 and 5 of its legend. */
const contract = [
  1, 2, 3, 4, 5, 6, 7, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 26, 27, 29, 31, 32, 34, 36, 37, 39,
  41, 42, 44, 46, 47, 49, 51, 52, 54, 56, 57, 59, 61, 62, 64, 66, 67, 69, 71, 72, 74, 76, 77, 79,
  81, 82, 84, 86, 87, 89, 91, 92,
];

/** One folder for both parts of a run, whose caches differ. */
export const attackFolder = inRoot(".cache", "reports", "attacks");

/** Forgets the attacks of an earlier run. */
export function clearAttackReports(): void {
  rmSync(attackFolder, { recursive: true, force: true });
}

/** The tallies that the suites left, by row; empty when none of those that attack ran. */
export function readAttackReports(): AttackTally[] {
  if (!existsSync(attackFolder)) return [];
  return readdirSync(attackFolder)
    .flatMap((name) =>
      z.array(tallySchema).parse(JSON.parse(readFileSync(join(attackFolder, name), "utf8"))),
    )
    .toSorted((a, b) => a.row - b.row);
}

/** Rows of the contract of which nothing was tried, or nothing that is honest beside it. */
export function rowsNotTried(tallies: readonly AttackTally[]): number[] {
  const isTried = (row: number) => {
    const own = tallies.filter((tally) => tally.row === row);
    return own.some(({ tried }) => tried > 0) && own.some(({ honest }) => honest > 0);
  };
  return contract.filter((row) => !isTried(row));
}

/** The tallies as lines of text, with what this run did not try and the sums at the end. */
export function attackTable(tallies: readonly AttackTally[]): string[] {
  const sum = (of: (tally: AttackTally) => number) =>
    tallies.reduce((all, one) => all + of(one), 0);
  const missing = rowsNotTried(tallies);
  const rows = contract.length - missing.length;
  const totals =
    `attacks: ${sum((t) => t.tried)} tried, ${sum((t) => t.refused)} refused as expected, ` +
    `${sum(surprising)} surprising; ${sum((t) => t.honest)} honest twins, ` +
    `${sum((t) => t.succeeded)} succeeded; ${rows} of ${contract.length} rows of the contract`;
  return [
    line(["row", "tried", "refused", "surprising", "honest"], "by       what"),
    ...tallies.map((t) =>
      line([t.row, t.tried, t.refused, surprising(t), t.honest], `${t.by.padEnd(9)}${t.about}`),
    ),
    ...(missing.length === 0 ? [] : [`not tried in this run: rows ${missing.join(", ")}`]),
    totals,
  ];
}

/** Attacks that were not refused as expected, and honest attempts that were. */
function surprising({ tried, refused, honest, succeeded }: AttackTally): number {
  return tried - refused + (honest - succeeded);
}

function line(cells: readonly (number | string)[], about: string): string {
  return `${cells.map((cell) => String(cell).padStart(12)).join("")}  ${about}`;
}
