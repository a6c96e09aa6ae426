import type { Instant } from "../../kernel/time/instant.ts";
import { epochSeconds } from "../../kernel/time/instant.ts";
import { noFacts } from "../../records/alerts/alert.ts";
import type { BoardRow } from "../../records/summaries/daily-summary.ts";
import type { Cause } from "../../rules/alerts/cause.ts";
import { alertId } from "../../rules/alerts/cause.ts";
import { boardLimitsOf } from "../home/board-limits.ts";
import { statusChangesAt, statusOf } from "../home/board-status.ts";
import type { LocationSituation } from "./situation.ts";

/** The statuses of the live board that are causes of alerts. */
const typeOfStatus = {
  late: "late",
  noShow: "noShow",
  missedOut: "missedOut",
  breakTooLong: "onBreakTooLong",
} as const;
type BoardType = (typeof typeOfStatus)[keyof typeof typeOfStatus];

/** The people of the boards, each row once: night work is on the boards of both days. */
export function boardRows({ summaries }: Pick<LocationSituation, "summaries">): BoardRow[] {
  const rows = summaries.flatMap(({ board }) => board);
  return [...new Map(rows.map((row) => [rowKey(row), row])).values()];
}

function rowKey({ employeeId, shiftStartsAt, entryId }: BoardRow): string {
  return [employeeId, shiftStartsAt, entryId].join(" ");
}

/** Who is late, absent, too long on a break or still clocked in, as the live board has it. */
export function boardCauses(situation: LocationSituation, now: Instant): Cause[] {
  const limits = boardLimitsOf(situation.alertRules);
  return boardRows(situation).flatMap((row) => {
    const status = statusOf(row, now, limits);
    if (!(status in typeOfStatus) || row.isEndMissing) return [];
    const type = typeOfStatus[status as keyof typeof typeOfStatus];
    const at = measuredFrom(type, row);
    return at === null ? [] : [boardCause(situation, row, { type, at })];
  });
}

function measuredFrom(type: BoardType, row: BoardRow): Instant | null {
  if (type === "onBreakTooLong") return row.breakStartedAt;
  return type === "missedOut" ? row.clockedInAt : row.shiftStartsAt;
}

function boardCause(
  { place }: LocationSituation,
  { employeeId, jobRoleId, entryId }: BoardRow,
  { type, at }: { type: BoardType; at: Instant },
): Cause {
  const key = type === "missedOut" ? (entryId ?? "") : `${employeeId}_${epochSeconds(at)}`;
  return {
    id: alertId({ type, locationId: place.id, key }),
    type,
    locationId: place.id,
    subject:
      entryId === null ? { kind: "employee", id: employeeId } : { kind: "timeEntry", id: entryId },
    employeeId,
    jobRoleId,
    facts: { ...noFacts, at, timeZone: place.timeZone },
    count: 1,
  };
}

/** The instants at which the board changes by itself. */
export function boardMoments(situation: LocationSituation): Instant[] {
  const limits = boardLimitsOf(situation.alertRules);
  return boardRows(situation).flatMap((row) => statusChangesAt(row, limits));
}

/** Entries that wait for their end, and those that were punched away from the location. */
export function entryCauses({ place, unfinished, placed }: LocationSituation): Cause[] {
  const away = placed.filter(
    ({ flags, state }) => flags.includes("offSite") && isUndecided.has(state),
  );
  const causeOf = (type: "missedOut" | "outsideGeofence") => (entry: (typeof placed)[number]) => ({
    id: alertId({ type, locationId: place.id, key: entry.id }),
    type,
    locationId: place.id,
    subject: { kind: "timeEntry", id: entry.id } as const,
    employeeId: entry.employeeId,
    jobRoleId: entry.jobRoleId,
    facts: { ...noFacts, day: entry.day, at: entry.payable.startsAt, timeZone: entry.timeZone },
    count: 1,
  });
  return [...unfinished.map(causeOf("missedOut")), ...away.map(causeOf("outsideGeofence"))];
}

const isUndecided: ReadonlySet<string> = new Set(["clockedIn", "onBreak", "closed", "needsFix"]);
