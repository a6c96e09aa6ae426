import { describe, expect, test } from "vitest";
import { countAttacks } from "../../support/count-attacks.ts";

export interface Attempt {
  what: string;
  /** Makes the attempt and returns what is compared: status, code, remaining effects. */
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
  const attackRow = countAttacks("api", title.replaceAll(" ", "-"));
  for (const { row, about, honestly, attacks } of rows) {
    const count = attackRow({ row, about });
    describe(`attack ${row}: ${about}`, () => {
      test.each(honestly)("is possible honestly: $what", ({ what, how, expected }) =>
        count.isPossible(what, async () => expect(await how()).toEqual(expected)),
      );
      test.each(attacks)("fails: $what", ({ what, how, expected }) =>
        count.fails(what, async () => expect(await how()).toEqual(expected)),
      );
    });
  }
}
