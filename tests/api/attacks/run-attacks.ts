import { mkdirSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { inCache } from "../../../emulators/paths.ts";
import type { AttackTally } from "../../support/attack-table.ts";

export interface Attempt {
  what: string;
  /** Makes the attempt and answers what is to be compared: status, code, what is left behind. */
  how: () => Promise<unknown>;
  expected: unknown;
}

/** A row of the session contract's section 6 with its neighbours. */
export interface AttackRow {
  row: number;
  about: string;
  /** The same requests made honestly: they succeed, or the refusals would prove nothing. */
  honestly: readonly Attempt[];
  attacks: readonly Attempt[];
}

/** Runs every attempt as a test of its own and leaves the counts for the table at the end. */
export function runAttacks(title: string, rows: readonly AttackRow[]): void {
  const tallies = rows.map(({ row, about }) => emptyTally(row, about));
  rows.forEach(({ row, about, honestly, attacks }, index) => {
    const tally = tallies[index] ?? emptyTally(row, about);
    describe(`attack ${row}: ${about}`, () => {
      test.each(honestly)("is possible honestly: $what", async ({ how, expected }) => {
        tally.honest += 1;
        expect(await how()).toEqual(expected);
        tally.succeeded += 1;
      });
      test.each(attacks)("fails: $what", async ({ how, expected }) => {
        tally.tried += 1;
        expect(await how()).toEqual(expected);
        tally.refused += 1;
      });
    });
  });
  afterAll(() => {
    mkdirSync(inCache("reports", "attacks"), { recursive: true });
    const file = inCache("reports", "attacks", `${title.replaceAll(" ", "-")}.json`);
    writeFileSync(file, JSON.stringify(tallies));
  });
}

function emptyTally(row: number, about: string): AttackTally {
  return { row, about, tried: 0, refused: 0, honest: 0, succeeded: 0 };
}
