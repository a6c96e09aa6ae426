import type { AttackRowCount } from "../support/count-attacks.ts";
import type { AttackRow } from "./attack-rows.ts";
import { attackPlace } from "./attack-rows.ts";
import type { Attempt } from "./attempts.ts";
import { tokenOf } from "./actors.ts";
import type { Rest } from "./rest.ts";

/** The numbers of requests of a kind that were allowed, denied, and answered unexpectedly. */
export interface Tally {
  allowed: Map<string, number>;
  denied: Map<string, number>;
  surprises: number;
  /** Rows of the session contract's attacks, for its table. */
  attacks: ReadonlyMap<AttackRow, AttackRowCount>;
}

export function newTally(attacks: Tally["attacks"]): Tally {
  return { allowed: new Map(), denied: new Map(), surprises: 0, attacks };
}

/** The emulator lets the server past all rules by this word. */
const SERVER = "owner";
const LANES = 12;

/** Makes all requests, and tells in words which the rules answered otherwise than expected. */
export async function tryAll(rest: Rest, all: readonly Attempt[], tally: Tally): Promise<string[]> {
  const left = [...all];
  const surprises: string[] = [];
  const lane = async () => {
    for (let attempt = left.pop(); attempt !== undefined; attempt = left.pop()) {
      const { actor, request, isAllowed } = attempt;
      const answer = await rest.isAllowed(actor === "server" ? SERVER : tokenOf(actor), request);
      count(answer ? tally.allowed : tally.denied, request.kind);
      noteAttack(attempt, answer, tally);
      if (answer !== isAllowed)
        surprises.push(`${actor} may${answer ? "" : " not"}: ${JSON.stringify(request)}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  tally.surprises += surprises.length;
  return surprises;
}

/** The counts by kind of request, for the output. */
export function describeTally({ allowed, denied, surprises }: Tally): string {
  const kinds = [...new Set([...allowed.keys(), ...denied.keys()])];
  const lines = kinds.map(
    (kind) => `  ${kind}: ${allowed.get(kind) ?? 0} allowed, ${denied.get(kind) ?? 0} denied`,
  );
  const total = [...allowed.values(), ...denied.values()].reduce((a, b) => a + b, 0);
  return `${total} requests, ${surprises} surprising.\n${lines.join("\n")}\n`;
}

function noteAttack(attempt: Attempt, answer: boolean, { attacks }: Tally): void {
  const place = attackPlace(attempt);
  if (place === null) return;
  const { actor, request, isAllowed } = attempt;
  const isAsExpected = answer === isAllowed;
  const what = `${actor} ${JSON.stringify(request)}`;
  attacks.get(place.row)?.note(what, { isHonest: place.isHonest, isAsExpected });
}

function count(counts: Map<string, number>, kind: string): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}
