import type {
  OverrideCode,
  OverrideDecision,
} from "@crewline/domain/records/schedules/shift-override";
import type { Problem } from "../../../api/problem.ts";
import { neededByServer } from "./needed-by-server.ts";
import type { Answer, Overriding } from "./write-change.ts";

/**
 * A write that the server makes only with a reason, and what the reason is for; nothing yet for one
 * that waits for the others.
 */
interface NeedsReason<T> {
  item: T;
  codes: readonly OverrideCode[];
}

interface Writing<T, A> {
  /** True if none of the writes can be in the way of another, as when all of them delete. */
  areIndependent?: boolean;
  write: (item: T, overriding: Overriding) => Promise<Answer<A>>;
  /** What is known to need a reason once the server asks for one. */
  known?: (item: T) => readonly OverrideCode[];
  /** Asks for one reason for all of the writes; null if none is given. */
  askReason: (waiting: readonly NeedsReason<T>[]) => Promise<string | null>;
  /** Called at once for what is refused for good. */
  onRefused?: (item: T) => void;
}

interface Written<T, A> {
  written: readonly { item: T; answer: A }[];
  refused: readonly { item: T; problem: Problem }[];
  /** What needs a reason, where none was given, and what waited for it. */
  kept: readonly T[];
}

interface Attempt<T> extends Overriding {
  item: T;
  /** What was decided for the others, for a write that may turn out to need it. */
  ifNeeded?: OverrideDecision;
}

/** So many independent writes are sent together, in one request. */
const TOGETHER = 5;

/**
 * Writes one after another, independent ones a few together; a refused one leaves the others. What needs a reason is asked for once,
 * with all that the server found, and again only if the server finds more then. A shift whose place
 * is still taken while others wait for the reason goes with them, as one of them may be in its way;
 * it is written with their reason where it needs one for the same.
 */
export async function withOneReason<T, A>(
  items: readonly T[],
  writing: Writing<T, A>,
): Promise<Written<T, A>> {
  const written: { item: T; answer: A }[] = [];
  const refused: { item: T; problem: Problem }[] = [];
  let left: readonly Attempt<T>[] = items.map((item) => ({ item }));
  while (left.length > 0) {
    const round = await writeRound(left, writing);
    written.push(...round.written);
    refused.push(...round.refused);
    const { waiting, behind } = round;
    const asked = [...waiting, ...behind];
    const reason = waiting.length === 0 ? null : await writing.askReason(asked);
    if (reason === null) return { written, refused, kept: asked.map(({ item }) => item) };
    left = attemptsWith(reason, round);
  }
  return { written, refused, kept: [] };
}

function attemptsWith<T>(
  reason: string,
  { waiting, behind }: Pick<Round<T, unknown>, "waiting" | "behind">,
): Attempt<T>[] {
  const shown = [...waiting, ...behind].flatMap(({ codes }) => codes);
  const ifNeeded = { codes: [...new Set(shown)], reason };
  return [
    ...waiting.map(({ item, codes }) => ({ item, override: { codes: [...codes], reason } })),
    ...behind.map(({ item }) => ({ item, ifNeeded })),
  ];
}

interface Round<T, A> extends Omit<Written<T, A>, "kept"> {
  waiting: readonly NeedsReason<T>[];
  /** What may find its place free once those before it are written. */
  behind: readonly NeedsReason<T>[];
}

async function writeRound<T, A>(
  left: readonly Attempt<T>[],
  { areIndependent = false, write, known = () => [], onRefused }: Writing<T, A>,
): Promise<Round<T, A>> {
  const written: { item: T; answer: A }[] = [];
  const refused: { item: T; problem: Problem }[] = [];
  const waiting: NeedsReason<T>[] = [];
  const behind: NeedsReason<T>[] = [];
  const sort = ({ item, override }: Attempt<T>, answer: Answer<A>) => {
    const codes = codesOf(answer);
    const given = override?.codes ?? [];
    if (!isProblem(answer)) written.push({ item, answer });
    else if (codes.length > 0) {
      waiting.push({ item, codes: [...new Set([...codes, ...known(item), ...given])] });
    } else if (waiting.length > 0 && answer.problem.ruleCode === "overlap") {
      behind.push({ item, codes: known(item) });
    } else {
      onRefused?.(item);
      refused.push({ item, ...answer });
    }
  };
  const size = areIndependent ? TOGETHER : 1;
  for (let start = 0; start < left.length; start += size) {
    const answers = left.slice(start, start + size).map(async (attempt) => ({
      attempt,
      answer: await writeOne(attempt, write),
    }));
    for (const { attempt, answer } of await Promise.all(answers)) sort(attempt, answer);
  }
  return { written, refused, waiting, behind };
}

/** Writes, and again with the reason of the others where it is needed for nothing else. */
async function writeOne<T, A>(
  { item, ifNeeded, ...overriding }: Attempt<T>,
  write: Writing<T, A>["write"],
): Promise<Answer<A>> {
  const answer = await write(item, overriding);
  const codes = [...codesOf(answer)];
  const isShown = codes.length > 0 && codes.every((code) => ifNeeded?.codes.includes(code));
  if (ifNeeded === undefined || !isShown) return answer;
  return write(item, { override: { codes, reason: ifNeeded.reason } });
}

function codesOf<A>(answer: Answer<A>): readonly OverrideCode[] {
  return isProblem(answer) ? neededByServer(answer.problem) : [];
}

function isProblem<A>(answer: Answer<A>): answer is { problem: Problem } {
  return typeof answer === "object" && answer !== null && "problem" in answer;
}
