import type { Attempt } from "./attempts.ts";
import type { Answer } from "./call-procedures.ts";
import { callProcedures, typeOf } from "./call-procedures.ts";
import { isAsExpected } from "./expectation.ts";

/** The options of all calls. */
export interface Trial {
  /** The number of calls by the code with which they ended. */
  tally: Map<string, number>;
  surprises: string[];
  lanes: number;
}

/** More would only wait for the two processes that answer. */
const MANY_LANES = 4;

/**
 * Calls that change the same records go `inTurn`: concurrent transactions wait for each other's
 * locks until one of them gives up after seconds.
 */
export function newTrial(order: "atOnce" | "inTurn"): Trial {
  return { tally: new Map(), surprises: [], lanes: order === "inTurn" ? 1 : MANY_LANES };
}

const LARGEST_BATCH = 10;

/**
 * Makes all calls, those of one token in one request, and tells what was surprising: an
 * answer that the table does not expect, one that tells strange things from missing ones, or one
 * with `secret` in it, a word of another company's that only product staff may read.
 */
export async function tryAll(
  attempts: readonly Attempt[],
  { tally, surprises, lanes }: Trial,
  secret: string,
): Promise<string[]> {
  const together = Map.groupBy(attempts, ({ token, path }) => `${typeOf(path)} ${token}`);
  const batches = [...together.values()].flatMap(inBatches);
  const inLanes = Array.from({ length: lanes }, () => answersInTurn(batches));
  const answered = (await Promise.all(inLanes)).flat();
  for (const { code } of answered) tally.set(code, (tally.get(code) ?? 0) + 1);
  const found = [
    ...answered.flatMap(wrongAnswer),
    ...tellingAnswers(answered),
    ...answered.flatMap((answer) => leak(answer, secret)),
  ];
  surprises.push(...found);
  return found;
}

type Answered = Attempt & Answer;

/** Takes batches from the list, which all lanes share, until it is empty. */
async function answersInTurn(batches: Attempt[][]): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) {
    answered.push(...(await answersOf(batch)));
  }
  return answered;
}

async function answersOf(batch: readonly Attempt[]): Promise<Answered[]> {
  const [first] = batch;
  if (first === undefined) return [];
  const answers = await callProcedures(first.token, batch);
  return batch.flatMap((attempt, index) => {
    const answer = answers[index];
    return answer === undefined ? [] : [{ ...attempt, ...answer }];
  });
}

function wrongAnswer(answered: Answered): string[] {
  const { expected, code, message } = answered;
  const isRight =
    typeof expected === "string"
      ? isAsExpected(expected, answered)
      : code === "UNAUTHORIZED" && expected.unauthorized.includes(message);
  const wanted = typeof expected === "string" ? expected : expected.unauthorized.join(" or ");
  return isRight ? [] : [`${inWords(answered)}: expected "${wanted}"`];
}

/** A caller without access to a record gets the same answer as for a missing one. */
function tellingAnswers(all: readonly Answered[]): string[] {
  const hidden = all.filter(({ expected }) => String(expected).startsWith("not found"));
  return hidden.flatMap((answered) => {
    const twin = hidden.find(
      ({ who, what }) =>
        who === answered.who && what === answered.what.replace(/own|foreign/u, "missing"),
    );
    return twin === undefined || twin.body === answered.body
      ? []
      : [`${inWords(answered)}: but of what is missing "${twin.body}"`];
  });
}

function leak(answered: Answered, secret: string): string[] {
  const isTold = answered.body.includes(secret) && answered.who !== "staff";
  return isTold ? [`${inWords(answered)}: told of another company`] : [];
}

function inWords({ path, who, what, code, rule, message }: Answered): string {
  return `${path}: ${who} about ${what} got ${code} ${rule ?? ""} (${message})`;
}

function inBatches(attempts: readonly Attempt[]): Attempt[][] {
  const starts = attempts.flatMap((_, index) => (index % LARGEST_BATCH === 0 ? [index] : []));
  return starts.map((start) => attempts.slice(start, start + LARGEST_BATCH));
}
