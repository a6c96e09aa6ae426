import type { LocalDate, Weekday } from "../../kernel/time/local-date.ts";
import { weekStartOf } from "../../kernel/time/local-date.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import { localDateAt } from "../../kernel/time/zone.ts";
import type { AlertRule } from "../../records/alerts/alert-rule.ts";
import type { AlertType } from "../../records/alerts/alert-type.ts";
import type { ChecklistRun } from "../../records/checklists/checklist-run.ts";
import type { KioskDevice } from "../../records/kiosks/kiosk-device.ts";
import type { Location } from "../../records/locations/location.ts";
import type { Schedule } from "../../records/schedules/schedule.ts";
import type { WeekConfirmations } from "../../records/schedules/shift-message.ts";
import type { DailySummary } from "../../records/summaries/daily-summary.ts";
import type { OpenDays } from "../../records/summaries/open-work.ts";
import type { EmployeeWeek } from "../../records/time-entries/employee-week.ts";
import type { TimeEntry } from "../../records/time-entries/time-entry.ts";
import type { WorkRules } from "../../records/work-rules/work-rules.ts";
import { alertRuleOf } from "../../rules/alerts/usual-rules.ts";
import type { ToCover } from "../../rules/schedules/shifts-to-cover.ts";

/** The workweek of an employee with the rules by which it is counted. */
export interface RuledWeek {
  week: Pick<
    EmployeeWeek,
    "employeeId" | "weekStart" | "timeZone" | "bounds" | "daysInRowBefore" | "entries"
  >;
  rules: WorkRules;
}

/** The data from which the alerts of a location are worked out. */
export interface LocationSituation {
  place: Pick<Location, "id" | "status" | "timeZone" | "openingHours" | "specialDays">;
  startsOn: Weekday;
  alertRules: readonly AlertRule[];
  /** Of yesterday and today; with a budget also those of this week and the next. */
  summaries: readonly Pick<DailySummary, "day" | "board" | "scheduledSeconds">[];
  /** The weeks of the people on these boards that last now. */
  weeks: readonly RuledWeek[];
  /** Without a clock-out, of the last 31 days. */
  unfinished: readonly Entry[];
  /** On the boards, where the location judges positions. */
  placed: readonly Entry[];
  openWork: OpenDays;
  /** The schedules of this week and the next: null where nothing is planned. */
  schedules: { current: WeekState; next: WeekState };
  toCover: readonly Pick<ToCover, "employeeId" | "weekStart" | "because" | "shifts">[];
  /** Employees with published shifts to confirm that have not begun. */
  unconfirmed: readonly Pick<WeekConfirmations, "employeeId" | "weekStart" | "shifts">[];
  kiosks: readonly Pick<KioskDevice, "locationId" | "name" | "lastSeenAt" | "revokedAt">[];
  /** The checklists of yesterday and today. */
  checklists: readonly DayChecklist[];
  budgetSecondsPerWeek: number | null;
}

export interface DayChecklist {
  day: LocalDate;
  run: ChecklistRun;
}

type WeekState = Pick<Schedule, "state" | "publishedVersion"> | null;
type Entry = Pick<
  TimeEntry,
  | "id"
  | "employeeId"
  | "locationId"
  | "jobRoleId"
  | "day"
  | "timeZone"
  | "payable"
  | "state"
  | "flags"
>;

export function ruleIn(
  { alertRules }: Pick<LocationSituation, "alertRules">,
  type: AlertType,
): AlertRule {
  return alertRuleOf(alertRules, type);
}

/** The threshold of a rule in minutes, as seconds. */
export function secondsOf({ threshold }: Pick<AlertRule, "threshold">): number {
  return threshold * 60;
}

/** The day at the location, and the first day of its workweek. */
export function daysAt(
  { place, startsOn }: Pick<LocationSituation, "place" | "startsOn">,
  now: Instant,
): { today: LocalDate; weekStart: LocalDate } {
  const today = localDateAt(now, place.timeZone);
  return { today, weekStart: weekStartOf(today, startsOn) };
}
