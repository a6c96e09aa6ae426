import type { Instant } from "../../kernel/time/instant.ts";
import { elapsedSeconds, instantAfter } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import { dayStart } from "../../kernel/time/zone.ts";
import type { Alert } from "../../records/alerts/alert.ts";
import type { AlertRule } from "../../records/alerts/alert-rule.ts";
import { alertRuleOf } from "../../rules/alerts/usual-rules.ts";
import { payPeriodAt } from "../../rules/company/pay-period-at.ts";
import type { RuledCompany } from "../../rules/company/rules-on.ts";
import type { InboxPlace, InboxTask } from "./inbox-task.ts";
import { openEntriesOf } from "./needs.ts";

/** What decides until when something should be done in a company. */
export interface Deadlines extends RuledCompany {
  timeZone: string;
  alertRules: readonly AlertRule[];
}

/**
 * The moment from which the company is alerted that a day's pay period is not closed: the start of
 * a day of the company, as many days after the period as the rule of that alert says.
 */
export function payrollDueAt(company: Deadlines, day: LocalDate): Instant {
  const { threshold } = alertRuleOf(company.alertRules, "payrollDeadline");
  const { lastDay } = payPeriodAt(company, day);
  return dayStart(addDays(lastDay, threshold), company.timeZone);
}

/** Likewise for a week that is not published, by the clock of its location. */
export function publishDueAt(
  { alertRules }: Pick<Deadlines, "alertRules">,
  { weekStart, timeZone }: { weekStart: LocalDate; timeZone: string },
): Instant {
  const { threshold } = alertRuleOf(alertRules, "unpublishedWeek");
  return dayStart(addDays(weekStart, -threshold), timeZone);
}

/** Someone who asks to join should get an answer within a day. */
const JOIN_ANSWER_SECONDS = 86_400;

type Place = Pick<InboxPlace, "timeZone" | "openWork">;

/** Until when a task should be done: time that is paid before its payroll, shifts before they start. */
export function deadlineOf(task: InboxTask, place: Place, company: Deadlines): Instant {
  const { timeZone, openWork } = place;
  if (isRequest(task)) return requestDueAt(task, timeZone);
  switch (task.kind) {
    case "cover":
    case "stopClock":
      return liveDueAt(task);
    case "assign":
      return openWork.days[task.day]?.firstOpenAt ?? dayStart(task.day, timeZone);
    case "publish":
      return publishDueAt(company, { weekStart: task.weekStart, timeZone });
    case "answerDisputes":
      return payrollDueAt(company, task.firstDay);
    case "latePunches":
      return payrollDueAt(company, task.day);
    case "alert":
      return alertDueAt(task.alert, timeZone);
    default:
      return payrollDueAt(company, task.weekStart);
  }
}

/** What people ask for and wait for. */
type RequestTask = Extract<InboxTask, { kind: "decideTimeOff" | "decideRequests" | "answerJoin" }>;

function isRequest(task: InboxTask): task is RequestTask {
  return ["decideTimeOff", "decideRequests", "answerJoin"].includes(task.kind);
}

/** Time off is decided before it begins, a request about a shift while it can happen. */
function requestDueAt(task: RequestTask, timeZone: string): Instant {
  if (task.kind === "decideTimeOff") return dayStart(task.timeOff.from, timeZone);
  if (task.kind === "answerJoin") return instantAfter(task.askedAt, JOIN_ANSWER_SECONDS);
  return task.requests.map(({ expiresAt }) => expiresAt).toSorted()[0] ?? "";
}

/** A shift should have begun, or the clock should have stopped when it ended. */
function liveDueAt({ kind, row }: Extract<InboxTask, { kind: "cover" | "stopClock" }>): Instant {
  const dueAt = kind === "cover" ? row.shiftStartsAt : row.shiftEndsAt;
  return dueAt ?? row.clockedInAt ?? "";
}

/** The day that the alert warns of, or when it came about. */
function alertDueAt({ facts: { day }, firstAt }: Alert, timeZone: string): Instant {
  const begins = day === null ? firstAt : dayStart(day, timeZone);
  return begins > firstAt ? begins : firstAt;
}

/** The hours that depend on a task, in seconds: unpaid until it is done, or without anyone at work. */
export function secondsAtStake(
  task: InboxTask,
  place: Pick<InboxPlace, "today" | "openWork">,
): number {
  switch (task.kind) {
    case "cover": {
      const { shiftStartsAt: from, shiftEndsAt: to } = task.row;
      return from === null || to === null ? 0 : elapsedSeconds(from, to);
    }
    case "assign":
      return place.openWork.days[task.day]?.openSeconds ?? 0;
    case "decideRequests": {
      const { startsAt, endsAt } = task.requests[0].shift;
      return elapsedSeconds(startsAt, endsAt);
    }
    case "fix":
      return openEntriesOf(place, task.weekStart).needsFixSeconds;
    case "approve":
      return openEntriesOf(place, task.weekStart).unapprovedSeconds;
    default:
      return 0;
  }
}
