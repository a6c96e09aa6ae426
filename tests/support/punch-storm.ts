import type { EmployeeId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import { TRPCClientError } from "@trpc/client";
import { setTimeout as pause } from "node:timers/promises";
import type { Member, TestCompany } from "./a-company.ts";
import { aMember } from "./a-company.ts";
import type { Api } from "./api-client.ts";
import { anAttempt } from "./api-client.ts";

/** The punches of each person of a storm, in the order in which they tap. */
export const stormKinds = ["clockIn", "startBreak", "endBreak", "clockOut", "clockIn"] as const;
type Kind = (typeof stormKinds)[number];

export type Puncher = Member & { employeeId: EmployeeId };

/** What a storm sent and how it was answered. */
export interface StormReport {
  punches: number;
  requests: number;
  refused: number;
  /** Requests without an answer, or with one that says to send again. */
  sentAgain: number;
  slowestMillis: number;
}

/** As many as may accept an invitation from one address within a minute. */
const PEOPLE_A_MINUTE = 50;
const MINUTE_MILLIS = 60_000;

/** People with logins who may punch at Harbor; many of them join at the rate that is allowed. */
export async function punchers(company: TestCompany, count: number): Promise<Puncher[]> {
  const people: Puncher[] = [];
  while (people.length < count) {
    if (people.length > 0) await pause(MINUTE_MILLIS);
    const some = Math.min(PEOPLE_A_MINUTE, count - people.length);
    const joined = await inParallel(8, Array.from({ length: some }), (_none, index) =>
      aMember(company, { name: `Puncher ${people.length + index + 1}` }),
    );
    people.push(...joined);
  }
  return people;
}

/**
 * All people punch at once, as phones on a bad network do: each request is sent up to three times at
 * the same moment, an earlier one comes again later, two devices clock the same person in, and what
 * has no answer is sent again with the same key until it has one. Throws an Error if a repeat is
 * answered differently from the first.
 */
export async function punchStorm(
  company: TestCompany,
  people: readonly Puncher[],
  { atOnce, random }: { atOnce: number; random: () => number },
): Promise<StormReport> {
  const report: StormReport = {
    punches: 0,
    requests: 0,
    refused: 0,
    sentAgain: 0,
    slowestMillis: 0,
  };
  await inParallel(atOnce, people, (person) => punchAll(company, person, { report, random }));
  return report;
}

interface Storm {
  report: StormReport;
  random: () => number;
}

interface Sent {
  send: () => Promise<TimeEntryId | null>;
  answer: TimeEntryId | null;
}

async function punchAll(company: TestCompany, { api }: Puncher, storm: Storm): Promise<void> {
  const done: Sent[] = [];
  for (const kind of stormKinds) {
    const rivals = kind === "clockIn" && storm.random() < 0.3 ? 2 : 1;
    const sent = await Promise.all(
      Array.from({ length: rivals }, () => punchOnce(company, { api, kind }, storm)),
    );
    const accepted = sent.filter(({ answer }) => answer !== null);
    if (accepted.length !== 1) throw new Error(`${kind}: ${accepted.length} were accepted.`);
    storm.report.punches += 1;
    // A refused one changed nothing, so a late repeat of it would be a new punch.
    done.push(...accepted);
    const late = done[Math.floor(storm.random() * done.length)];
    if (late !== undefined && storm.random() < 0.4) await repeat(late);
  }
}

/** Sends a punch as often as the network makes it, until it has its answer. */
async function punchOnce(
  company: TestCompany,
  { api, kind }: { api: Api; kind: Kind },
  storm: Storm,
): Promise<Sent> {
  const call = callOf(company, api, kind);
  const send = () => untilAnswered(call, storm.report);
  const copies = 1 + Math.floor(storm.random() * 3);
  const [answer = null, ...others] = await Promise.all(Array.from({ length: copies }, send));
  if (others.some((other) => other !== answer)) throw new Error(`${kind}: copies differ.`);
  return { send, answer };
}

async function repeat({ send, answer }: Sent): Promise<void> {
  if ((await send()) !== answer) throw new Error("A late repeat was answered differently.");
}

function callOf({ harbor }: TestCompany, { timeEntries }: Api, kind: Kind) {
  const attempt = anAttempt();
  return kind === "clockIn"
    ? () =>
        timeEntries.clockIn.mutate({
          ...attempt,
          locationId: harbor,
          jobRoleId: roleId("barista"),
        })
    : () => timeEntries[kind].mutate(attempt);
}

/** The entry of the punch, or null where the rules refuse it. */
async function untilAnswered(
  call: () => Promise<{ entryId: TimeEntryId }>,
  report: StormReport,
): Promise<TimeEntryId | null> {
  for (;;) {
    const begun = performance.now();
    report.requests += 1;
    try {
      const { entryId } = await call();
      report.slowestMillis = Math.max(report.slowestMillis, performance.now() - begun);
      return entryId;
    } catch (error) {
      if (isRefused(error)) {
        report.refused += 1;
        return null;
      }
      report.sentAgain += 1;
      await pause(100 + Math.random() * 400);
    }
  }
}

function isRefused(error: unknown): boolean {
  if (!(error instanceof TRPCClientError)) return false;
  const code: unknown = error.data?.rule?.code;
  return typeof code === "string" && code !== "busy";
}

/** Runs the work for all items, at most so many at once; the answers are in the items' order. */
export async function inParallel<T, R>(
  atOnce: number,
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  const rest = [...items.entries()];
  const worker = async (): Promise<void> => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
      answers[next[0]] = await work(next[1], next[0]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}
