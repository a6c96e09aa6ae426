import type { LocalDate } from "../../kernel/time/local-date.ts";
import type { AuditRow } from "../../records/audits/audit-row.ts";
import type { Measures, ReportFact } from "../../records/summaries/rollup.ts";
import type { AuditAction } from "../../records/time-entries/time-entry-audit.ts";
import { addUpMeasures } from "./add-up-facts.ts";
import type { ReportGroup } from "./report-group.ts";
import { amountOf } from "./report-group.ts";

/** Edits that add or remove worked time of the employee. */
const timeChanging: readonly AuditAction[] = [
  "add",
  "correct",
  "void",
  "changeBreaks",
  "convert",
  "acceptEntry",
];

/**
 * The acts that count as edits of worked time. Punches, imports, approvals and requests are none;
 * those that only divide or move time change no hours.
 */
export const editActs: readonly AuditAction[] = [
  ...timeChanging,
  "split",
  "merge",
  "mergeInto",
  "reassign",
  "move",
];

/** Returns the edits among the audit rows of a day by editor, employee and location. */
export function editFacts(rows: readonly AuditRow[], day: LocalDate): ReportFact[] {
  const edits = rows.filter(isEdit);
  const keyOf = ({ byUid, employeeId, locationIds: [locationId] }: AuditRow) =>
    JSON.stringify([byUid, employeeId, locationId ?? null]);
  return [...Map.groupBy(edits, keyOf).values()].flatMap((some) => {
    const [first] = some;
    if (first === undefined) return [];
    const { byUid, employeeId, locationIds } = first;
    const where = { locationId: locationIds[0] ?? null, jobRoleId: null };
    const measures = addUpMeasures(some.map(measuresOf));
    return [{ byUid, employeeId, ...where, day, paidOn: day, measures }];
  });
}

/** Jobs and rules of the company edit as well; they are no editors. */
function isEdit({ entity, act, source }: AuditRow): boolean {
  const isByPerson = source !== "job" && source !== "rule";
  return entity === "timeEntry" && isByPerson && editActs.some((one) => one === act);
}

function measuresOf(row: AuditRow): Measures {
  const changesTime = timeChanging.some((one) => one === row.act);
  const seconds = changesTime ? row.deltaSeconds : 0;
  const isOfOthers = !row.isSelfEdit;
  return {
    edits: 1,
    editsAfterApproval: Number(row.isAfterApproval),
    ownEdits: Number(row.isSelfEdit),
    addedSeconds: Math.max(0, seconds),
    removedSeconds: Math.max(0, -seconds),
    addingEdits: Number(isOfOthers && seconds > 0),
    removingEdits: Number(isOfOthers && seconds < 0),
    payChangeMinor: row.pay.values?.deltaMinor ?? 0,
  };
}

/** Fewer edits say nothing about how a person edits. */
export const FEWEST_MARKED = 5;
/** As many times more often than time is added. */
export const TIMES_MARKED = 3;

/** True for edits of other people's time that removed time much more often than they added it. */
export function removesMostly(group: ReportGroup): boolean {
  const removing = amountOf(group, "removingEdits");
  return removing >= FEWEST_MARKED && removing >= TIMES_MARKED * amountOf(group, "addingEdits");
}
