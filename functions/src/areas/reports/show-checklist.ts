import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShownDispute, ShownItem } from "@crewline/domain/records/pay/period-checklist";
import type { EmployeeWeek } from "@crewline/domain/records/time-entries/employee-week";
import { timesheetId } from "@crewline/domain/records/timesheets/timesheet";
import { figuredChecklist, shownItem } from "@crewline/domain/rules/reports/shown-checklist";
import type { PeriodProblem } from "@crewline/domain/rules/reports/period-problems";
import { mayStillClose } from "@crewline/domain/rules/reports/pay-period-state";
import type { Actor } from "../../operations/commands/actor.ts";
import { readTimeProblems } from "../../operations/payroll/read-problems.ts";
import { requirePeriod } from "../../operations/payroll/require-period.ts";
import type { ReadOnce } from "../../rpc/request-context.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";
import { brokenAudits } from "./broken-audits.ts";
import { figuresOfEntries, problemEntries } from "./problem-entries.ts";
import { readPeriod } from "./read-period.ts";

interface Input {
  firstDay: string;
}

/**
 * Returns what speaks against closing a period, and against exporting a closed one, with the hours
 * and the pay at stake and what may be accepted at once.
 */
export async function showChecklist(
  actor: Actor,
  { firstDay }: Input,
  readOnce: ReadOnce,
): Promise<ShownItem[]> {
  const store = await readCompany(actor.companyId);
  const [days, record] = await Promise.all([
    requirePeriod(store, firstDay),
    store.payPeriods.find(firstDay),
  ]);
  // What speaks against a closing that is under way stays beside its question.
  const isOpen = mayStillClose(record?.state ?? "open");
  const { report, weeks: all, problems: ofPay } = await readPeriod(store, days, readOnce);
  const ofTime = isOpen ? await readTimeProblems(store, days, all) : [];
  const problems = [...ofPay, ...ofTime];
  const weeks = weeksOfProblems(all, problems);
  const [figuresOf, nameOf, disputes] = await Promise.all([
    figuresOfEntries(store, weeks),
    namesOf(store, problems),
    disputesOf(store, problems, days.firstDay),
  ]);
  const items = figuredChecklist(problems, { report, figuresOf, nameOf });
  const listed = items.flatMap((item) => item.problems.map(({ entryId }) => entryId));
  const entries = await problemEntries(store, actor, {
    ids: listed.filter((id) => id !== null),
    weeks,
    period: record,
  });
  return items.map((item) => shownItem(item, { entries, disputes }));
}

/** Returns the employees whose recorded history was changed outside the product, as one item. */
export async function showBrokenAudits(actor: Actor, { firstDay }: Input): Promise<ShownItem[]> {
  const store = await readCompany(actor.companyId);
  const days = await requirePeriod(store, firstDay);
  const problems = await brokenAudits(actor.companyId, days);
  // The report has what is at stake; without a problem nothing is.
  if (problems.length === 0) return [];
  const { report } = await readPeriod(store, days);
  const nameOf = await namesOf(store, problems);
  const none = () => ({ seconds: 0, amountMinor: null });
  const items = figuredChecklist(problems, { report, nameOf, figuresOf: none });
  return items.map((item) => shownItem(item, { entries: new Map(), disputes: new Map() }));
}

/** The weeks of the employees whose entries are concerned. */
function weeksOfProblems(
  weeks: readonly EmployeeWeek[],
  problems: readonly PeriodProblem[],
): EmployeeWeek[] {
  const concerned = problems.filter(({ entryId }) => entryId !== null);
  const people = new Set(concerned.map(({ employeeId }) => employeeId));
  return weeks.filter(({ employeeId }) => people.has(employeeId));
}

/** What the employees who dispute their timesheet say, read only where there are any. */
async function disputesOf(
  store: CompanyStore,
  problems: readonly PeriodProblem[],
  firstDay: string,
): Promise<Map<EmployeeId, ShownDispute>> {
  const ids = problems
    .filter(({ kind }) => kind === "disputes")
    .map(({ employeeId }) => timesheetId(employeeId, firstDay));
  const sheets = await store.timesheets.findAll(ids);
  return new Map(
    sheets.map(({ employeeId, steps, version }) => [
      employeeId,
      { message: steps.at(-1)?.message ?? "", version },
    ]),
  );
}

async function namesOf(store: CompanyStore, problems: readonly PeriodProblem[]) {
  const ids = [...new Set(problems.map(({ employeeId }) => employeeId))];
  const people = await store.employees.findAll(ids);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (id: PeriodProblem["employeeId"]) => names.get(id) ?? "Former employee";
}
