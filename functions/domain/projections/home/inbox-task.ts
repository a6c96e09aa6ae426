import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { AlertId } from "../../kernel/ids/record-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { Alert } from "../../records/alerts/alert.ts";
import type { BoardRow } from "../../records/summaries/daily-summary.ts";
import type { OpenWork } from "../../records/summaries/open-work.ts";
import type { ShiftRequest } from "../../records/schedules/shift-request.ts";
import type { TimeOff } from "../../records/time-off/time-off.ts";
import type { UnplacedPunch } from "../../records/time-entries/unplaced-punch.ts";
import type { Asked, Need } from "./needs.ts";

/** What is to be decided or done. */
export type InboxTask =
  | Need
  /** An employee is not at their shift, which may need another person. */
  | { kind: "cover"; status: "late" | "noShow"; row: BoardRow }
  /** A clock still runs long after the shift. */
  | { kind: "stopClock"; row: BoardRow }
  | { kind: "decideTimeOff"; timeOff: TimeOff }
  /** The claims of one offer, a swap that both want, or a shift that its employee can't work. */
  | { kind: "decideRequests"; requests: readonly [ShiftRequest, ...ShiftRequest[]] }
  /** Punches made offline that could not be applied; the day of the earliest. */
  | ({ kind: "latePunches"; day: LocalDate } & Asked)
  /** People who ask to join the company; since when the first one waits. */
  | { kind: "answerJoin"; count: number; askedAt: Instant }
  | { kind: "alert"; alert: Alert };

export interface InboxItem {
  key: string;
  /** Null for what concerns the whole company. */
  locationId: LocationId | null;
  task: InboxTask;
  /** True while it happens: an employee is missing now. */
  isLive: boolean;
  /** Until when it should be decided. */
  dueAt: Instant;
  /** The hours that depend on it, in seconds; 0 where none do. */
  secondsAtStake: number;
  /** New alerts about the same. */
  alertIds: readonly AlertId[];
}

/** What waits at one location. */
export interface InboxPlace {
  locationId: LocationId;
  timeZone: string;
  today: LocalDate;
  /** The board of today. */
  board: readonly BoardRow[];
  openWork: Pick<OpenWork, "days" | "weeks" | "closed">;
  needs: readonly Need[];
  timeOff: readonly TimeOff[];
  /** Requests about shifts that a manager can decide, the earliest shift first. */
  requests: readonly ShiftRequest[];
  /** The earliest first. */
  latePunches: readonly Pick<UnplacedPunch, "day">[];
}
