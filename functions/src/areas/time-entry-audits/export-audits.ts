import { dayLine, hashLine, rowLine } from "@crewline/domain/projections/audits/audit-file";
import type { AuditDay } from "@crewline/domain/records/audits/audit-day";
import type { AuditFilters, ExportAudits } from "@crewline/domain/records/audits/audit-inputs";
import type { AuditRow } from "@crewline/domain/records/audits/audit-row";
import type { RecordActor } from "@crewline/domain/rules/access/record-access";
import { auditAsSeen, mayReadAudit } from "@crewline/domain/rules/audits/audit-readers";
import { nextLink } from "@crewline/domain/rules/audits/audit-seal";
import { matchesFilters } from "@crewline/domain/rules/audits/matches-filters";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { addDays } from "@crewline/domain/kernel/time/local-date";
import { dayStart, localDateAt } from "@crewline/domain/kernel/time/zone";
import { recordActorOf } from "../../operations/access/record-actor.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { sha256 } from "../../platform/digest.ts";
import { nextRows } from "../../operations/history/rows-between.ts";
import { now } from "../../platform/clock.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { readCompany } from "../../store/company/read-company.ts";

/** Rows and days of one page. */
const PAGE_ROWS = 500;
const PAGE_DAYS = 31;

interface Next {
  from: LocalDate;
  after: string | null;
  link: string | null;
}

/**
 * Returns the next lines of an audit file: the rows that the reader asks for and may see, of all
 * others their hashes, and the seal behind the rows of each day. Whole days are exported, so that
 * the file can be verified.
 */
export async function exportAudits(
  actor: Actor,
  input: ExportAudits,
): Promise<{ lines: string[][]; next: Next | null }> {
  const store = await readCompany(actor.companyId);
  const reader = await recordActorOf(store, actor);
  const { timeZone } = await store.company();
  const last = [input.to, localDateAt(now(), timeZone)].toSorted()[0] ?? input.to;
  const lines: string[][] = [];
  let { from: day, after, link } = input;
  for (let days = 0; days < PAGE_DAYS && day <= last; days += 1) {
    const page = await pageOfDay(store, { day, after, link, timeZone }, PAGE_ROWS - lines.length);
    const seen = { reader, filters: input.filters };
    const written = writeRows(page.rows, page.link, seen);
    lines.push(...written.lines);
    if (page.hasMore) {
      const order = page.rows.at(-1)?.order ?? after;
      return { lines, next: { from: day, after: order, link: written.link } };
    }
    if (page.seal !== null) lines.push(dayLine(page.seal));
    [after, link] = [null, page.seal?.root ?? written.link];
    day = addDays(day, 1);
    if (lines.length >= PAGE_ROWS) break;
  }
  return { lines, next: day <= last ? { from: day, after, link } : null };
}

interface Place extends Next {
  timeZone: string;
}

async function pageOfDay(
  store: CompanyStore,
  { day, after, link, timeZone }: Omit<Place, "from"> & { day: LocalDate },
  most: number,
) {
  const seal = await store.auditDays.find(day);
  const bounds = seal ?? (await openBounds(store, day, timeZone));
  const page = await nextRows(store, { ...bounds, after }, Math.max(1, most));
  const start = after === null ? (seal?.previousRoot ?? link ?? bounds.root ?? "") : link;
  return { ...page, seal, link: start ?? "" };
}

/** A day without a seal begins where the last sealed one before it ends. */
async function openBounds(store: CompanyStore, day: LocalDate, timeZone: string) {
  const before: AuditDay | null = await store.auditDays.find(addDays(day, -1));
  return {
    from: before?.until ?? dayStart(day, timeZone),
    until: dayStart(addDays(day, 1), timeZone),
    root: before?.root ?? null,
  };
}

interface Seen {
  reader: RecordActor;
  filters: AuditFilters;
}

function writeRows(rows: readonly AuditRow[], first: string, { reader, filters }: Seen) {
  let link = first;
  const lines = rows.map((row) => {
    link = nextLink(link, row.hash, sha256);
    const isShown = mayReadAudit(reader, row) && matchesFilters(row, filters);
    return isShown ? rowLine(auditAsSeen(reader, row), link) : hashLine(row, link);
  });
  return { lines, link };
}
