import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Alert } from "../../records/alerts/alert.ts";
import type { JoinRequest } from "../../records/users/join-request.ts";
import type { BoardLimits } from "./board-status.ts";
import { statusOf } from "./board-status.ts";
import { foldsInto, isSettled } from "./inbox-alerts.ts";
import type { Deadlines } from "./inbox-deadlines.ts";
import { deadlineOf, secondsAtStake } from "./inbox-deadlines.ts";
import type { InboxItem, InboxPlace, InboxTask } from "./inbox-task.ts";

interface InboxSources {
  places: readonly InboxPlace[];
  /** The alerts that no one has acknowledged, snoozed or resolved. */
  alerts: readonly Alert[];
  /** Requests to join that the reader may answer, the earliest first. */
  joins: readonly Pick<JoinRequest, "askedAt">[];
  deadlines: Deadlines;
  /** Of the company's alert rules. */
  limits: BoardLimits;
  now: Instant;
}

/**
 * Returns what has to be decided at some locations, each thing once: what happens now, then by
 * deadline, then by the hours at stake, the most first. Hours stand for money, because not every
 * reader sees pay. An alert about something in the list belongs to it and is no item of its own;
 * time off of an employee of several locations is listed once.
 */
export function inboxOf(sources: InboxSources): InboxItem[] {
  const { places, alerts, joins, deadlines, limits, now } = sources;
  const tasks = places.flatMap((place) =>
    tasksAt(place, limits, now).map((task) => itemOf(task, place, { deadlines, now })),
  );
  const items = [...new Map(tasks.map((item) => [item.key, item])).values()];
  const folded = items.map((item) => ({
    ...item,
    alertIds: alerts.filter((alert) => foldsInto(alert, item)).map(({ id }) => id),
  }));
  const known = new Set(folded.flatMap(({ alertIds }) => alertIds));
  const rest = alerts
    .filter((alert) => !known.has(alert.id) && !places.some((place) => isSettled(alert, place)))
    .map((alert) => alertItem(alert, { places, deadlines }));
  return [...folded, ...joinItems(joins, deadlines), ...rest].toSorted(byUrgency);
}

interface At {
  deadlines: Deadlines;
  now: Instant;
}

function tasksAt(place: InboxPlace, limits: BoardLimits, now: Instant): InboxTask[] {
  const missing = place.board.flatMap((row): InboxTask[] => {
    const status = statusOf(row, now, limits);
    if (status === "late" || status === "noShow") {
      const isOver = row.shiftEndsAt !== null && row.shiftEndsAt <= now;
      return isOver ? [] : [{ kind: "cover", status, row }];
    }
    return status === "missedOut" && !row.isEndMissing ? [{ kind: "stopClock", row }] : [];
  });
  const asked = place.timeOff.map((timeOff) => ({ kind: "decideTimeOff", timeOff }) as const);
  return [...missing, ...place.needs, ...asked, ...requestTasks(place), ...latePunchTasks(place)];
}

/** Claims of the same offer are decided together. */
function requestTasks({ requests }: InboxPlace): InboxTask[] {
  const groups = Map.groupBy(requests, ({ id, kind, shift }) =>
    kind === "claim"
      ? [kind, shift.employeeId, shift.jobRoleId, shift.startsAt, shift.endsAt].join(" ")
      : id,
  );
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [{ kind: "decideRequests", requests: [first, ...rest] } as const],
  );
}

function latePunchTasks({ latePunches }: InboxPlace): InboxTask[] {
  const [first] = latePunches;
  return first === undefined
    ? []
    : [{ kind: "latePunches", day: first.day, count: latePunches.length }];
}

function joinItems(joins: InboxSources["joins"], deadlines: Deadlines): InboxItem[] {
  const [first] = joins;
  if (first === undefined) return [];
  const task = { kind: "answerJoin", count: joins.length, askedAt: first.askedAt } as const;
  return [
    {
      key: task.kind,
      locationId: null,
      task,
      isLive: false,
      dueAt: deadlineOf(task, wholeCompany(deadlines), deadlines),
      secondsAtStake: 0,
      alertIds: [],
    },
  ];
}

function wholeCompany({ timeZone }: Deadlines): Pick<InboxPlace, "timeZone" | "openWork"> {
  return { timeZone, openWork: { days: {}, weeks: {}, closed: {} } };
}

function itemOf(task: InboxTask, place: InboxPlace, { deadlines, now }: At): InboxItem {
  const dueAt = deadlineOf(task, place, deadlines);
  return {
    key: keyOf(task, place.locationId),
    locationId: place.locationId,
    task,
    isLive: liveKinds.has(task.kind) && dueAt <= now,
    dueAt,
    secondsAtStake: secondsAtStake(task, place),
    alertIds: [],
  };
}

/** What is about people who should be at work, or about work that no one does. */
const liveKinds: ReadonlySet<InboxTask["kind"]> = new Set(["cover", "assign"]);

function keyOf(task: InboxTask, locationId: LocationId): string {
  switch (task.kind) {
    case "cover":
    case "stopClock": {
      const { employeeId, shiftStartsAt, entryId } = task.row;
      return [task.kind, locationId, employeeId, shiftStartsAt, entryId].join(" ");
    }
    case "decideTimeOff":
      return `${task.kind} ${task.timeOff.id}`;
    case "decideRequests":
      return `${task.kind} ${task.requests[0].id}`;
    case "alert":
      return `${task.kind} ${task.alert.id}`;
    case "assign":
      return [task.kind, locationId, task.day].join(" ");
    case "latePunches":
      return [task.kind, locationId].join(" ");
    case "answerJoin":
      return task.kind;
    case "answerDisputes":
      return [task.kind, locationId, task.firstDay].join(" ");
    default:
      return [task.kind, locationId, task.weekStart].join(" ");
  }
}

function alertItem(
  alert: Alert,
  { places, deadlines }: Pick<InboxSources, "places" | "deadlines">,
): InboxItem {
  const task = { kind: "alert", alert } as const;
  const place = places.find(({ locationId }) => locationId === alert.locationId);
  return {
    key: `alert ${alert.id}`,
    locationId: alert.locationId,
    task,
    isLive: false,
    dueAt: deadlineOf(task, place ?? wholeCompany(deadlines), deadlines),
    secondsAtStake: 0,
    alertIds: [alert.id],
  };
}

function byUrgency(a: InboxItem, b: InboxItem): number {
  return (
    Number(b.isLive) - Number(a.isLive) ||
    a.dueAt.localeCompare(b.dueAt) ||
    b.secondsAtStake - a.secondsAtStake ||
    a.key.localeCompare(b.key)
  );
}
