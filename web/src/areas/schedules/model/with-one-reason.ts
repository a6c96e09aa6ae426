import type { OverrideCode } from "@crewline/domain/records/schedules/shift-override";
import type { Problem } from "../../../api/problem.ts";
import { neededByServer } from "./needed-by-server.ts";
import type { Answer, Overriding } from "./write-change.ts";

/** A write that the server makes only with a reason, and what the reason is for. */
interface NeedsReason<T> {
  item: T;
  codes: readonly OverrideCode[];
}

interface Writing<T, A> {
  write: (item: T, overriding: Overriding) => Promise<Answer<A>>;
  /** What is known to need a reason once the server asks for one. */
  known?: (item: T) => readonly OverrideCode[];
  /** Asks for one reason for all of the writes; null if none is given. */
  askReason: (waiting: readonly NeedsReason<T>[]) => Promise<string | null>;
}

interface Written<T, A> {
  written: readonly { item: T; answer: A }[];
  refused: readonly { item: T; problem: Problem }[];
  /** What needs a reason, where none was given. */
  kept: readonly T[];
}

interface Attempt<T> extends Overriding {
  item: T;
}

/**
 * Writes one after another; a refused one leaves the others. What needs a reason is asked for once,
 * with all that the server found, and again only if the server finds more then.
 */
export async function withOneReason<T, A>(
  items: readonly T[],
  { write, known = () => [], askReason }: Writing<T, A>,
): Promise<Written<T, A>> {
  const written: { item: T; answer: A }[] = [];
  const refused: { item: T; problem: Problem }[] = [];
  let left: readonly Attempt<T>[] = items.map((item) => ({ item }));
  while (left.length > 0) {
    const waiting: NeedsReason<T>[] = [];
    for (const { item, ...overriding } of left) {
      const answer = await write(item, overriding);
      const codes = isProblem(answer) ? neededByServer(answer.problem) : [];
      const given = overriding.override?.codes ?? [];
      if (!isProblem(answer)) written.push({ item, answer });
      else if (codes.length === 0) refused.push({ item, ...answer });
      else waiting.push({ item, codes: [...new Set([...codes, ...known(item), ...given])] });
    }
    const reason = waiting.length === 0 ? null : await askReason(waiting);
    if (reason === null) return { written, refused, kept: waiting.map(({ item }) => item) };
    left = waiting.map(({ item, codes }) => ({ item, override: { codes: [...codes], reason } }));
  }
  return { written, refused, kept: [] };
}

function isProblem<A>(answer: Answer<A>): answer is { problem: Problem } {
  return typeof answer === "object" && answer !== null && "problem" in answer;
}
