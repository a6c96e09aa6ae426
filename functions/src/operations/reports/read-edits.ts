import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays, daysFromTo } from "@crewline/domain/kernel/time/local-date";
import { dayStart, localDateAt } from "@crewline/domain/kernel/time/zone";
import { editActs, editFacts } from "@crewline/domain/projections/reports/edit-facts";
import type { AuditRow } from "@crewline/domain/records/audits/audit-row";
import type { Company } from "@crewline/domain/records/company/company";
import type { ReportRange } from "@crewline/domain/records/reports/report";
import { unpackEdits } from "@crewline/domain/records/summaries/pack-edits";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { ReadFacts } from "./read-facts.ts";

/** The audit rows of edits that a report reads of days that are not packed yet. */
const MOST_ROWS = 2000;

interface Wanted {
  range: ReportRange;
  company: Company;
}

/**
 * Reads the edits of worked time of a range: packed ones of sealed days, and the audit rows of the
 * days that have none, today's above all. Where those are too many the earliest are left out, and
 * the figures until that day are not complete.
 */
export async function readEdits(
  store: CompanyStore,
  { range, company: { timeZone } }: Wanted,
): Promise<ReadFacts> {
  const today = localDateAt(store.now(), timeZone);
  const { firstDay } = range;
  const lastDay = range.lastDay < today ? range.lastDay : today;
  if (lastDay < firstDay) return { facts: [], incompleteUntil: null };
  const sealed = await store.auditDays.list([
    ["day", ">=", firstDay],
    ["day", "<=", lastDay],
  ]);
  const packed = new Map(
    sealed.flatMap(({ day, edits }) => (edits === null ? [] : [[day, edits]])),
  );
  const open = daysFromTo(firstDay, lastDay).filter((day) => !packed.has(day));
  const { rows, isCut } = await readRows(store, open, timeZone);
  const byDay = Map.groupBy(rows, ({ at }) => localDateAt(at, timeZone));
  const facts = [
    ...[...packed].flatMap(([day, edits]) => unpackEdits(day, edits)),
    ...open.flatMap((day) => editFacts(byDay.get(day) ?? [], day)),
  ];
  const [earliest = null] = [...byDay.keys()].toSorted();
  return { facts, incompleteUntil: isCut ? earliest : null };
}

interface Rows {
  rows: AuditRow[];
  isCut: boolean;
}

/** The latest rows of some days, each stretch of days on its own. */
async function readRows(
  { audits }: CompanyStore,
  days: readonly LocalDate[],
  timeZone: string,
): Promise<Rows> {
  const rows: AuditRow[] = [];
  for (const { from, to } of stretchesOf(days).toReversed()) {
    const found = await audits.listReadable(
      [
        ["act", "in", editActs],
        ["order", ">=", dayStart(from, timeZone)],
        ["order", "<=", dayStart(addDays(to, 1), timeZone)],
      ],
      { orderBy: ["order", "desc"], limit: MOST_ROWS - rows.length + 1 },
    );
    rows.push(...found.found);
    if (rows.length > MOST_ROWS) return { rows: rows.slice(0, MOST_ROWS), isCut: true };
  }
  return { rows, isCut: false };
}

/** Days in their order as the first and last ones of days in a row. */
function stretchesOf(days: readonly LocalDate[]): { from: LocalDate; to: LocalDate }[] {
  const stretches: { from: LocalDate; to: LocalDate }[] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last !== undefined && addDays(last.to, 1) === day) last.to = day;
    else stretches.push({ from: day, to: day });
  }
  return stretches;
}
