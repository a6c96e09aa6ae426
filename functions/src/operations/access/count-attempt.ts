import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { createHash } from "node:crypto";
import type { RateLimit, RateLimitName } from "@crewline/domain/rules/sign-ins/rate-limits";
import {
  afterAttempt,
  connectionFactor,
  rateLimits,
  secondsToWait,
} from "@crewline/domain/rules/sign-ins/rate-limits";
import type { CallerAddresses } from "../../platform/caller-address.ts";
import { now } from "../../platform/clock.ts";
import { attemptWindows, writeWindow } from "../../store/rate-limits.ts";
import { inTurn } from "../../store/unit/in-turn.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { inTransaction, readingUnit } from "../../store/unit/unit.ts";

/** The caller: what is known of login, address and the record they try. */
export interface Attempter {
  uid?: UserId | null;
  addresses?: CallerAddresses;
  subject?: string;
}

interface Counter {
  id: string;
  most: number;
}

/**
 * Counts an attempt, or a call that is worth several. Returns the seconds to wait if one of the
 * caller's windows is full, in which case nothing is counted or written; null if the attempt may
 * proceed.
 */
export function countAttempt(
  name: RateLimitName,
  who: Attempter,
  times = 1,
): Promise<number | null> {
  const counters = countersOf(name, who);
  if (counters.length === 0) return Promise.resolve(null);
  if (rateLimits[name].isRough) return countRoughly(name, counters, times);
  const widest = counters.at(-1)?.id ?? "";
  return inTurn(widest, () => countExactly(name, counters, times));
}

/** Counts in a transaction, so that no simultaneous attempt is missed. */
function countExactly(
  name: RateLimitName,
  counters: readonly Counter[],
  times: number,
): Promise<number | null> {
  return inTransaction(async (unit) => {
    const windows = await readWindows(unit, counters);
    const wait = longestWait(windows);
    if (wait !== null) return wait;
    const at = now();
    for (const { id, current } of windows) {
      const { windowSeconds } = rateLimits[name];
      attemptWindows(unit).save(id, afterAttempt(current, { windowSeconds, times }, at));
    }
    return null;
  });
}

/** Counts without a transaction: simultaneous calls do not wait for each other's locks. */
async function countRoughly(
  name: RateLimitName,
  counters: readonly Counter[],
  times: number,
): Promise<number | null> {
  const unit = await readingUnit();
  const windows = await readWindows(unit, counters);
  const wait = longestWait(windows);
  if (wait !== null) return wait;
  const at = now();
  const { windowSeconds } = rateLimits[name];
  await Promise.all(
    windows.map(async ({ id, current }) => {
      const next = afterAttempt(current, { windowSeconds, times }, at);
      const isOpen = current !== null && current.expiresAt > at;
      await writeWindow(unit, id, isOpen ? { ...next, more: times } : next);
    }),
  );
  return null;
}

/**
 * Returns the seconds to wait before another attempt, without counting one; null if it may proceed.
 */
export async function findWait(name: RateLimitName, who: Attempter): Promise<number | null> {
  const counters = countersOf(name, who);
  if (counters.length === 0) return null;
  return longestWait(await readWindows(await readingUnit(), counters));
}

/** The counters of an attempt; the documents' names do not reveal the caller. */
export function countersOf(name: RateLimitName, who: Attempter): Counter[] {
  const { perUid, perAddress, perSubject }: RateLimit = rateLimits[name];
  const { caller = null, connection = null } = who.addresses ?? {};
  const perConnection = perAddress === null ? null : perAddress * connectionFactor;
  const wanted = [
    { kind: "uid", value: who.uid ?? null, most: perUid },
    { kind: "caller", value: caller, most: perAddress },
    { kind: "connection", value: connection, most: perConnection },
    { kind: "subject", value: who.subject ?? null, most: perSubject },
  ];
  return wanted.flatMap(({ kind, value, most }) =>
    value === null || most === null ? [] : [{ id: hashOf([name, kind, value]), most }],
  );
}

async function readWindows(unit: Unit, counters: readonly Counter[]) {
  return Promise.all(
    counters.map(async ({ id, most }) => ({
      id,
      most,
      current: await attemptWindows(unit).find(id),
    })),
  );
}

function longestWait(windows: Awaited<ReturnType<typeof readWindows>>): number | null {
  const at = now();
  const waits = windows.flatMap(({ current, most }) => secondsToWait(current, most, at) ?? []);
  return waits.length === 0 ? null : Math.max(...waits);
}

function hashOf(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
