import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { PayPeriodDays } from "../../kernel/time/pay-period.ts";
import type { LocationClosing, PayPeriodRecord } from "../../records/pay/pay-period-record.ts";
import { RuleViolation } from "../violations/rule-violation.ts";
import { neverClosed } from "./closing.ts";
import { isOpenPeriod } from "./pay-period-state.ts";

/** One attempt to close a location's part of a period: sent again it has the same token. */
interface Attempt {
  locationId: LocationId;
  token: string;
  byName: string;
  at: Instant;
}

/**
 * The period whose days are locked at the location while it is decided whether they can be closed.
 * A later attempt takes over from one that was cut short. Throws illegalTransition where the whole
 * period is closed, staleVersion where someone closed the location meanwhile.
 */
export function beginLocationClosing(
  found: PayPeriodRecord | null,
  days: PayPeriodDays,
  { locationId, token, byName, at }: Attempt,
): PayPeriodRecord {
  const before = found ?? neverClosed(days);
  requireOpen(before);
  const closing = closingOf(before, locationId);
  if (closing?.state === "closed") {
    throw new RuleViolation("staleVersion", { what: "payPeriod", changedBy: closing.byName });
  }
  const begun = { locationId, state: "closing" as const, token, byName, at };
  return { ...before, locations: [...others(before, locationId), begun] };
}

/** The period closed at the location. Throws staleVersion where another attempt has taken over. */
export function finishLocationClosing(
  found: PayPeriodRecord | null,
  { locationId, token, byName, at, reason }: Attempt & { reason: string | null },
): PayPeriodRecord {
  const own = found === null ? null : closingOf(found, locationId);
  if (found === null || own?.token !== token) {
    throw new RuleViolation("staleVersion", { what: "payPeriod", changedBy: own?.byName ?? null });
  }
  const closed = { ...own, state: "closed" as const, at };
  const done = { action: "closeLocation" as const, locationId, at, byName, reason };
  const locations = [...others(found, locationId), closed];
  return { ...found, locations, history: [...found.history, done] };
}

/** The period as it was before the attempt; unchanged where another attempt has taken over. */
export function giveUpLocationClosing(
  found: PayPeriodRecord,
  { locationId, token }: Pick<Attempt, "locationId" | "token">,
): PayPeriodRecord {
  const own = closingOf(found, locationId);
  if (own?.token !== token || own.state === "closed") return found;
  return { ...found, locations: others(found, locationId) };
}

interface Reopening {
  locationId: LocationId;
  byName: string;
  at: Instant;
  reason: string;
}

/**
 * The period whose days are open at the location again. Throws illegalTransition where the whole
 * period is closed, so that it has to be reopened, staleVersion for a location that is open again.
 */
export function reopenedLocation(
  found: PayPeriodRecord | null,
  { locationId, ...said }: Reopening,
): PayPeriodRecord {
  if (found !== null) requireOpen(found);
  if (found === null || closingOf(found, locationId) === null) {
    const opened = found?.history.findLast(
      (one) => one.action === "reopenLocation" && one.locationId === locationId,
    );
    const changedBy = opened?.byName ?? null;
    throw new RuleViolation("staleVersion", { what: "payPeriod", changedBy });
  }
  const done = { action: "reopenLocation" as const, locationId, ...said };
  return { ...found, locations: others(found, locationId), history: [...found.history, done] };
}

/** How far the location is closed; null where it is open. */
export function closingOf(
  { locations }: Pick<PayPeriodRecord, "locations">,
  locationId: LocationId,
): LocationClosing | null {
  return locations.find((one) => one.locationId === locationId) ?? null;
}

function others({ locations }: PayPeriodRecord, locationId: LocationId): LocationClosing[] {
  return locations.filter((one) => one.locationId !== locationId);
}

function requireOpen({ state }: PayPeriodRecord): void {
  if (isOpenPeriod(state)) return;
  throw new RuleViolation("illegalTransition", { what: "payPeriod", from: state, to: "open" });
}
