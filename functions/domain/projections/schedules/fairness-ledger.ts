import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { addDays } from "../../kernel/time/local-date.ts";
import type { BurdenKind, FairnessRow } from "../../records/schedules/fairness.ts";
import { burdenKinds, LEDGER_WEEKS } from "../../records/schedules/fairness.ts";
import type { Measure, ReportFact } from "../../records/summaries/rollup.ts";
import { peerAverages } from "../../rules/schedules/fairness/peer-averages.ts";

/** The measure of the fairness report that counts each burden. */
const measureOf = {
  weekend: "weekendShifts",
  night: "nightShifts",
  closing: "closingShifts",
  holiday: "holidayShifts",
  shortRest: "shortRests",
} as const satisfies Record<BurdenKind, Measure>;

/** The 12 weeks until yesterday: the shifts of today can still be missed. */
export function ledgerDays(today: LocalDate): { firstDay: LocalDate; lastDay: LocalDate } {
  return { firstDay: addDays(today, -7 * LEDGER_WEEKS), lastDay: addDays(today, -1) };
}

/**
 * Returns how many shifts with each burden the employees worked, beside the average of those with
 * the same job role, by the facts and averages of the fairness report. Employees without shifts have
 * a line of zeros and no average.
 */
export function fairnessLedger(
  facts: readonly ReportFact[],
  employeeIds: readonly EmployeeId[],
): FairnessRow[] {
  const own = facts.flatMap(({ employeeId, jobRoleId, measures }) =>
    employeeId === null
      ? []
      : [{ employeeId, jobRoleId, shifts: measures.workedShifts ?? 0, counts: measures }],
  );
  const peers = peerAverages<Measure>(own);
  const byPerson = Map.groupBy(own, ({ employeeId }) => employeeId);
  return employeeIds.map((employeeId) => {
    const shifts = byPerson.get(employeeId) ?? [];
    const averages = peers.get(employeeId)?.averages;
    const sumOf = (name: Measure) => shifts.reduce((sum, one) => sum + (one.counts[name] ?? 0), 0);
    const burdens = burdenKinds.map((kind) => ({
      kind,
      count: sumOf(measureOf[kind]),
      average: averages === undefined ? null : (averages[measureOf[kind]] ?? 0),
    }));
    return { employeeId, shifts: sumOf("workedShifts"), burdens };
  });
}
