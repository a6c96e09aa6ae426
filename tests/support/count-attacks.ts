import { mkdirSync, writeFileSync } from "node:fs";
import { afterAll } from "vitest";
import { attackFolder } from "./attack-table.ts";
import type { AttackTally } from "./attack-table.ts";

/** Counts the results of the attempts of one row of the session contract's section 6. */
export class AttackRowCount {
  readonly #row: number;
  readonly #about: string;
  readonly #attempts = new Map<string, { isHonest: boolean; isAsExpected: boolean }>();

  constructor(row: number, about: string) {
    this.#row = row;
    this.#about = about;
  }

  /** Under one name an attempt counts once: a second try of a test replaces the first. */
  note(what: string, { isHonest = false, isAsExpected }: Noted): void {
    this.#attempts.set(`${isHonest} ${what}`, { isHonest, isAsExpected });
  }

  /** An attack, with the check that it failed; without an answer it counts as a surprise. */
  async fails(what: string, check: () => Promise<unknown>): Promise<void> {
    this.note(what, { isAsExpected: false });
    await check();
    this.note(what, { isAsExpected: true });
  }

  /** The same made honestly, which succeeds, or the refusals would prove nothing. */
  async isPossible(what: string, check: () => Promise<unknown>): Promise<void> {
    this.note(what, { isHonest: true, isAsExpected: false });
    await check();
    this.note(what, { isHonest: true, isAsExpected: true });
  }

  tally(by: string): AttackTally {
    const all = [...this.#attempts.values()];
    const count = (isWanted: (attempt: (typeof all)[number]) => boolean) =>
      all.filter(isWanted).length;
    return {
      row: this.#row,
      about: this.#about,
      by,
      tried: count(({ isHonest }) => !isHonest),
      refused: count(({ isHonest, isAsExpected }) => !isHonest && isAsExpected),
      honest: count(({ isHonest }) => isHonest),
      succeeded: count(({ isHonest, isAsExpected }) => isHonest && isAsExpected),
    };
  }
}

interface Noted {
  isHonest?: boolean;
  isAsExpected: boolean;
}

/** Rows that a test file tries; the counts go into the table at the end of the run. */
export function countAttacks(suite: string, file: string) {
  const counts: AttackRowCount[] = [];
  afterAll(() => {
    mkdirSync(attackFolder, { recursive: true });
    const tallies = counts.map((count) => count.tally(suite));
    writeFileSync(`${attackFolder}/${suite}-${file}.json`, JSON.stringify(tallies));
  });
  return ({ row, about }: { row: number; about: string }): AttackRowCount => {
    const count = new AttackRowCount(row, about);
    counts.push(count);
    return count;
  };
}
