import type { Instant } from "../../kernel/time/instant.ts";
import type { CorrectionRequest, TimeEntry } from "../../records/time-entries/time-entry.ts";
import { closedMinutes } from "../time-entries/payable-minutes.ts";
import { inOrder } from "../time-entries/check-span.ts";
import { entryStateAfter, entryTransitions } from "../time-entries/transitions.ts";
import type { ClosedSpan } from "../time-entries/wall-span.ts";
import { RuleViolation } from "../violations/rule-violation.ts";

interface By {
  name: string;
  at: Instant;
}

type Answer = Exclude<CorrectionRequest["state"], "open">;

/** True for time that has ended or misses its clock-out, approved or not. */
export function mayAskForCorrection({ state }: Pick<TimeEntry, "state">): boolean {
  return entryTransitions[state].requestCorrection !== undefined;
}

/** True while a manager has to answer a request. */
export function hasOpenRequest({ correction }: Pick<TimeEntry, "correction">): boolean {
  return correction?.state === "open";
}

/**
 * The entry with its employee's request, which replaces an earlier one; the time stays as it is,
 * unless the entry itself is what is asked for.
 * Throws illegalTransition while the clock runs, and where nothing can change any more.
 */
export function askedEntry(
  before: TimeEntry,
  { requested, message }: { requested: ClosedSpan; message: string },
  { name, at }: By,
): TimeEntry {
  const state = entryStateAfter(before.state, "requestCorrection");
  const isNewEntry = state === "requested";
  const time = closedMinutes({ ...requested, breaks: inOrder(requested.breaks) });
  const answer = { answer: "", answeredByName: null, answeredAt: null };
  const open = { state: "open", requested: time, isNewEntry } as const;
  return {
    ...before,
    state,
    ...(isNewEntry && { payable: time }),
    flags: [...withoutRequest(before.flags), "correctionRequested"],
    correction: { ...open, message, askedAt: at, ...answer },
    updatedByName: name,
    updatedAt: at,
    version: before.version + 1,
  };
}

/** The request that waits for an answer. Throws correctionAnswered where none does. */
export function openRequestOf({ correction }: TimeEntry): CorrectionRequest {
  if (correction?.state === "open") return correction;
  throw new RuleViolation("correctionAnswered", {});
}

/**
 * The entry whose request is declined or withdrawn, with its time as it was; one that was only asked
 * for is voided.
 */
export function answeredEntry(
  before: TimeEntry,
  { state, answer }: { state: Answer; answer: string },
  by: By,
): TimeEntry {
  return {
    ...before,
    ...(before.state === "requested" && { state: entryStateAfter(before.state, "dropRequest") }),
    ...answered(before, { state, answer }, by),
    updatedByName: by.name,
    updatedAt: by.at,
    version: before.version + 1,
  };
}

/** The fields of an entry after its open request is answered; nothing without one. */
export function answered(
  { flags, correction }: Pick<TimeEntry, "flags" | "correction">,
  { state, answer = "" }: { state: Answer; answer?: string },
  { name, at }: By,
): Pick<TimeEntry, "flags" | "correction"> {
  if (correction?.state !== "open") return { flags, correction };
  const by = { answeredByName: name, answeredAt: at };
  return { flags: withoutRequest(flags), correction: { ...correction, state, answer, ...by } };
}

/** A manager who edits the time has answered a request for it, with other times. */
export function settledByEdit(
  { correction }: Pick<TimeEntry, "correction">,
  by: By,
): Pick<TimeEntry, "correction"> {
  return { correction: answered({ flags: [], correction }, { state: "settled" }, by).correction };
}

/** True for an edit that answered an open request without accepting or declining it. */
export function isSettledBy(before: Asked, after: Asked): boolean {
  return hasOpenRequest(before) && after.correction?.state === "settled";
}

type Asked = Pick<TimeEntry, "correction">;

/** Throws correctionOpen while a request waits: approving would pass it over. */
export function requireNoOpenRequest(entry: Pick<TimeEntry, "correction">, who: string): void {
  if (hasOpenRequest(entry)) throw new RuleViolation("correctionOpen", { who });
}

function withoutRequest(flags: TimeEntry["flags"]): TimeEntry["flags"] {
  return flags.filter((flag) => flag !== "correctionRequested");
}
