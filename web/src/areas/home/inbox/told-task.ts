import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { InboxItem } from "@crewline/domain/projections/home/inbox-task";
import { listed } from "@crewline/domain/kernel/formats/listed";
import { requestedShiftText } from "@crewline/domain/words/schedules/request-words";
import { alertTypeLabel } from "@crewline/domain/words/alerts/alert-labels";
import { alertSentence } from "@crewline/domain/words/alerts/alert-sentence";
import type { TaskWords, ToldTask } from "@crewline/domain/words/home/inbox-words";
import { taskWords } from "@crewline/domain/words/home/inbox-words";
import { timeOffDays, timeOffTypeName } from "@crewline/domain/words/time-off/time-off-words";
import { alertPath } from "../../../entities/alerts/alert-path.ts";

interface Reader {
  nameOf: (employeeId: EmployeeId) => string;
  timeZone: string;
  locale: Locale;
}

/** The words of an item. */
export function itemWords({ task, dueAt }: InboxItem, reader: Reader): TaskWords {
  const { nameOf, timeZone, locale } = reader;
  if (task.kind !== "alert") return taskWords(told(task, { dueAt, ...reader }), timeZone, locale);
  const { alert } = task;
  const employeeName = alert.employeeId === null ? null : nameOf(alert.employeeId);
  return {
    label: alertTypeLabel(alert.type, locale),
    text: alertSentence({ ...alert, employeeName }, alert.facts.timeZone ?? timeZone, locale),
    action: alertPath(alert)?.action ?? "",
  };
}

type Task = Exclude<InboxItem["task"], { kind: "alert" }>;

function told(task: Task, { nameOf, dueAt, locale }: Reader & { dueAt: Instant }): ToldTask {
  switch (task.kind) {
    case "cover":
      return {
        kind: "cover",
        status: task.status,
        who: task.row.employeeName,
        startsAt: task.row.shiftStartsAt ?? dueAt,
      };
    case "stopClock":
      return {
        kind: "stopClock",
        who: task.row.employeeName,
        clockedInAt: task.row.clockedInAt ?? dueAt,
      };
    case "assign":
      return { ...task, firstOpenAt: dueAt };
    case "decideTimeOff":
      return {
        kind: "decideTimeOff",
        who: nameOf(task.timeOff.employeeId),
        days: timeOffDays(task.timeOff, locale),
        type: timeOffTypeName(task.timeOff, locale),
      };
    case "decideRequests": {
      const [{ kind: asks, askedByName, shift }] = task.requests;
      const names = [...new Set(task.requests.map((one) => one.askedByName))];
      return {
        kind: "decideRequests",
        asks,
        who: names.length > 3 ? askedByName : listed(names, locale),
        count: task.requests.length,
        shift: requestedShiftText(shift, locale),
      };
    }
    default:
      return task;
  }
}

/** The employees whose names the items need and the board does not have. */
export function employeesNamed(items: readonly InboxItem[]): EmployeeId[] {
  return items.flatMap(({ task }) => {
    if (task.kind === "decideTimeOff") return [task.timeOff.employeeId];
    return task.kind === "alert" && task.alert.employeeId !== null ? [task.alert.employeeId] : [];
  });
}
