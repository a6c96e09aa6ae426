import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { inCache } from "../../emulators/paths.ts";

const tallySchema = z.object({
  row: z.int(),
  about: z.string(),
  tried: z.int(),
  refused: z.int(),
  honest: z.int(),
  succeeded: z.int(),
});

/** What became of the attempts of one row of the session contract's section 6. */
export type AttackTally = z.infer<typeof tallySchema>;

const folder = () => inCache("reports", "attacks");

/** Forgets the attacks of an earlier run. */
export function clearAttackReports(): void {
  rmSync(folder(), { recursive: true, force: true });
}

/** The tallies that the attack suite left, by row; empty when it was not part of the run. */
export function readAttackReports(): AttackTally[] {
  if (!existsSync(folder())) return [];
  return readdirSync(folder())
    .flatMap((name) =>
      z.array(tallySchema).parse(JSON.parse(readFileSync(join(folder(), name), "utf8"))),
    )
    .toSorted((a, b) => a.row - b.row);
}

/** The tallies as lines of text, with the sums in the last. */
export function attackTable(tallies: readonly AttackTally[]): string[] {
  const sum = (of: (tally: AttackTally) => number) =>
    tallies.reduce((all, one) => all + of(one), 0);
  const surprising = (tally: AttackTally) => tally.tried - tally.refused;
  const totals =
    `attacks: ${sum((t) => t.tried)} tried, ${sum((t) => t.refused)} refused as expected, ` +
    `${sum(surprising)} surprising; ${sum((t) => t.honest)} honest twins, ` +
    `${sum((t) => t.succeeded)} succeeded`;
  const line = (cells: readonly (number | string)[], about: string) =>
    `${cells.map((cell) => String(cell).padStart(12)).join("")}  ${about}`;
  return [
    line(["row", "tried", "refused", "surprising"], "what"),
    ...tallies.map((t) => line([t.row, t.tried, t.refused, surprising(t)], t.about)),
    totals,
  ];
}
