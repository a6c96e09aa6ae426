import { allPeople, badTokens } from "./people.ts";
import type { Trial } from "./try-all.ts";

/** The counts of all calls by their answer, for the output. */
export function describeTrials(
  procedures: number,
  { badTokens: bad, refused, allowed }: Record<"badTokens" | "refused" | "allowed", Trial>,
): string {
  const people = `${allPeople.length} people and a caller without a token`;
  const states = Object.keys(badTokens).join(", ");
  const all = [bad, refused, allowed];
  const surprises = all.flatMap((trial) => trial.surprises).length;
  return [
    `API access: ${procedures} procedures x ${people} x own, foreign and missing things:`,
    `${sum(all)} calls, ${surprises} surprising.`,
    `\n  tokens ${states}: ${counts(bad)}`,
    `\n  good tokens refused: ${counts(refused)}`,
    `\n  good tokens let in: ${counts(allowed)}\n`,
  ].join(" ");
}

function sum(trials: readonly Trial[]): number {
  return trials.reduce((total, { tally }) => [...tally.values()].reduce((a, b) => a + b, total), 0);
}

function counts(trial: Trial): string {
  const parts = [...trial.tally].toSorted(([, a], [, b]) => b - a);
  return `${sum([trial])} (${parts.map(([code, count]) => `${count} ${code}`).join(", ")})`;
}
