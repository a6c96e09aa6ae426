import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import type { SheetOverview, Timesheet } from "@crewline/domain/records/timesheets/timesheet";
import { payPeriodAt } from "@crewline/domain/rules/company/pay-period-at";
import { sheetDays } from "@crewline/domain/rules/timesheets/sheet-days";
import { sheetStatus } from "@crewline/domain/rules/timesheets/timesheet-state";
import type { Actor } from "../../operations/commands/actor.ts";
import { isInReach } from "../../operations/commands/require-reach.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { digestOf, workedSecondsOf } from "./read-sheet.ts";

/** Returns who in reach has worked in the pay period of the day, and what each said about it. */
export async function listSheets(
  actor: Actor,
  { day }: { day: LocalDate },
): Promise<SheetOverview> {
  const store = await readCompany(actor.companyId);
  const company = await store.company();
  const period = payPeriodAt(company, day);
  const [allWeeks, allSaid] = await Promise.all([
    store.employeeWeeks.list([
      ["weekStart", ">=", addDays(period.firstDay, -6)],
      ["weekStart", "<=", period.lastDay],
    ]),
    store.timesheets.list([["firstDay", "==", period.firstDay]]),
  ]);
  const weeks = Map.groupBy(inReach(actor, allWeeks), ({ employeeId }) => employeeId);
  const said = new Map(inReach(actor, allSaid).map((sheet) => [sheet.employeeId, sheet]));
  const ids = [...new Set<EmployeeId>([...weeks.keys(), ...said.keys()])];
  const employees = await store.employees.findAll(ids);
  return employees
    .map(({ id: employeeId, name: employeeName }) => {
      const days = sheetDays(period, weeks.get(employeeId) ?? [], company.workRules);
      const sheet = said.get(employeeId) ?? null;
      const status = sheetStatus(sheet, digestOf(days));
      const workedSeconds = workedSecondsOf(days);
      return { employeeId, employeeName, workedSeconds, status, message: wordsOf(sheet) };
    })
    .filter(({ workedSeconds, status }) => workedSeconds > 0 || status !== "none")
    .toSorted((a, b) => a.employeeName.localeCompare(b.employeeName));
}

function inReach<T extends Pick<EmployeeWeek, "employeeId" | "locationIds">>(
  actor: Actor,
  documents: readonly T[],
): T[] {
  return documents.filter((document) => isInReach(actor, document));
}

/** What the employee disputes. */
function wordsOf(sheet: Timesheet | null): string {
  return sheet?.state === "disputed" ? (sheet.steps.at(-1)?.message ?? "") : "";
}
