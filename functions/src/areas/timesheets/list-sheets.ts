import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { PayPeriodDays } from "@crewline/domain/kernel/time/pay-period";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import type { SheetOverview, Timesheet } from "@crewline/domain/records/timesheets/timesheet";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import { payPeriodAt } from "@crewline/domain/rules/company/pay-period-at";
import { sheetDays } from "@crewline/domain/rules/timesheets/sheet-days";
import { sheetStatus } from "@crewline/domain/rules/timesheets/timesheet-state";
import { recordActorOf } from "../../operations/access/record-actor.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { isInReach } from "../../operations/commands/require-reach.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { payOfSheets } from "./pay-of-sheets.ts";
import { digestOf, overtimeSecondsOf, workedSecondsOf } from "./read-sheet.ts";

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
  const payOf = await readablePay(store, actor, { company, period, employees, weeks });
  return employees
    .map(({ id: employeeId, name: employeeName }) => {
      const days = sheetDays(period, weeks.get(employeeId) ?? [], company.workRules);
      const sheet = said.get(employeeId) ?? null;
      const status = sheetStatus(sheet, digestOf(days));
      const workedSeconds = workedSecondsOf(days);
      return {
        employeeId,
        employeeName,
        workedSeconds,
        overtimeSeconds: overtimeSecondsOf(days),
        amountMinor: payOf(employeeId),
        status,
        message: wordsOf(sheet),
      };
    })
    .filter(({ workedSeconds, status }) => workedSeconds > 0 || status !== "none")
    .toSorted((a, b) => a.employeeName.localeCompare(b.employeeName));
}

interface Listed {
  company: Company;
  period: PayPeriodDays;
  employees: readonly Employee[];
  weeks: ReadonlyMap<EmployeeId, readonly EmployeeWeek[]>;
}

/** The pay of the employees whose pay the actor may read; null for all others. */
async function readablePay(
  store: CompanyStore,
  actor: Actor,
  { employees: all, weeks, ...facts }: Listed,
): Promise<(employeeId: EmployeeId) => number | null> {
  const reader = await recordActorOf(store, actor);
  const employees = all.filter((employee) => mayReadPay(reader, employee));
  if (employees.length === 0) return () => null;
  const ids = new Set(employees.map(({ id }) => id));
  const payOf = await payOfSheets(store, {
    ...facts,
    employees,
    weeks: employees.flatMap(({ id }) => weeks.get(id) ?? []),
    locations: await store.locations.list([]),
  });
  return (employeeId) => (ids.has(employeeId) ? payOf(employeeId).amountMinor : null);
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
