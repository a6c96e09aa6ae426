import type { Instant } from "../../kernel/time/instant.ts";
import { startOfMinute } from "../../kernel/time/instant.ts";
import type { WorkSpan } from "../../records/time-entries/time-entry.ts";
import type { ClosedSpan } from "./wall-span.ts";

/**
 * The span from the minutes in which it begins and ends, its breaks alike: what is paid are whole
 * minutes, the very ones that the clock times beside the hours show. Every start and end is cut at
 * its minute, so that hours of any rows add up to the hours of their total on every screen, in
 * every file and mail, and what is shown is what is paid. Cutting both ends alike is neutral over
 * time (29 CFR 785.48(b)). What was punched keeps its seconds.
 */
export function payableMinutes(span: WorkSpan): WorkSpan {
  return { ...inMinutes(span), breaks: span.breaks.map(inMinutes) };
}

/** As `payableMinutes`, of time that has ended. */
export function closedMinutes({ startsAt, endsAt, breaks }: ClosedSpan): ClosedSpan {
  const ended = <T extends { startsAt: Instant; endsAt: Instant }>(part: T): T => ({
    ...part,
    startsAt: startOfMinute(part.startsAt),
    endsAt: startOfMinute(part.endsAt),
  });
  return { ...ended({ startsAt, endsAt }), breaks: breaks.map(ended) };
}

function inMinutes<T extends Pick<WorkSpan, "startsAt" | "endsAt">>(part: T): T {
  const endsAt = part.endsAt === null ? null : startOfMinute(part.endsAt);
  return { ...part, startsAt: startOfMinute(part.startsAt), endsAt };
}
