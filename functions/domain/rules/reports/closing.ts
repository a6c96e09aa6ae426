import type { SnapshotId } from "../../kernel/ids/record-ids.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { PayPeriodDays } from "../../kernel/time/pay-period.ts";
import type { PayPeriodRecord } from "../../records/pay/pay-period-record.ts";
import { isOpenPeriod, payPeriodStateAfter } from "./pay-period-state.ts";
import { lastChangedBy } from "./period-steps.ts";

/** One attempt to close a period: sent again it has the same token. */
export interface ClosingAttempt {
  token: string;
  byName: string;
  expectedVersion: number;
}

/**
 * The period while it is decided whether it can be closed: no time of it can change any more. A
 * later attempt takes over from one that was cut short. Null for a period that is closed, or is
 * not the one that the attempt has seen.
 */
export function beginClosing(
  found: PayPeriodRecord | null,
  days: PayPeriodDays,
  { token, byName, expectedVersion }: ClosingAttempt,
): PayPeriodRecord | null {
  const before = found ?? neverClosed(days);
  const mayBegin = isOpenPeriod(before.state) || before.state === "closing";
  if (!mayBegin || before.version !== expectedVersion) return null;
  const state = payPeriodStateAfter(before.state, "beginClose");
  return { ...before, ...days, state, closing: { token, byName } };
}

/**
 * The closed period with its frozen lines. Throws illegalTransition for a period that is closed,
 * staleVersion when it changed since or another attempt has taken over.
 */
export function finishClosing(
  found: PayPeriodRecord | null,
  { token, byName, expectedVersion }: ClosingAttempt,
  { snapshotId, at, reason }: { snapshotId: SnapshotId; at: Instant; reason: string | null },
): PayPeriodRecord {
  const isOwn = found?.closing?.token === token && found.version === expectedVersion;
  if (found === null || !isOwn) {
    const changedBy = found === null ? null : (found.closing?.byName ?? lastChangedBy(found));
    throw new RuleViolation("staleVersion", { what: "payPeriod", changedBy });
  }
  const state = payPeriodStateAfter(found.state, "close");
  const done = { action: "close" as const, locationId: null, at, byName, reason };
  const history = [...found.history, done];
  const version = expectedVersion + 1;
  return { ...found, state, snapshotId, closing: null, history, version };
}

/** True for a period of which nothing has to be kept, so that its record may go. */
export function isUntouched({ version, closing, locations, history }: PayPeriodRecord): boolean {
  return version === 0 && closing === null && locations.length === 0 && history.length === 0;
}

/** The period as it was before the attempt; unchanged where another attempt has taken over. */
export function giveUpClosing(
  found: PayPeriodRecord,
  { token }: Pick<ClosingAttempt, "token">,
): PayPeriodRecord {
  if (found.closing?.token !== token) return found;
  return { ...found, state: payPeriodStateAfter(found.state, "giveUp"), closing: null };
}

/** The record of a period of which nothing was closed yet. */
export function neverClosed(days: PayPeriodDays): PayPeriodRecord {
  return {
    ...days,
    id: days.firstDay,
    state: "open",
    snapshotId: null,
    exportCount: 0,
    isRecomputing: false,
    closing: null,
    locations: [],
    history: [],
    version: 0,
  };
}
