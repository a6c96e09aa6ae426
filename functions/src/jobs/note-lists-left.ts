import { timeEntryIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { auditRowIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { DomainEvent } from "@crewline/domain/records/events/domain-event";
import type { TimeEntry } from "@crewline/domain/records/time-entries/time-entry";
import type { LeftUndone } from "@crewline/domain/rules/checklists/left-undone";
import { findListsLeft } from "../operations/checklists/find-lists-left.ts";
import { recordAudit } from "../operations/history/record-audit.ts";
import { companyStore } from "../store/company/company-store.ts";
import { inTransaction } from "../store/unit/unit.ts";

/**
 * Records in the audit which checklists an employee left unfinished at the clock-out, on a phone, at
 * a tablet or offline. A clock-out never waits for it. A row is named after the entry and the list,
 * so that a repeat adds none.
 */
export async function noteListsLeft({ companyId, subject, byUid }: DomainEvent): Promise<void> {
  const entryId = timeEntryIdSchema.parse(subject.id);
  await inTransaction(async (unit) => {
    const store = companyStore(unit, companyId);
    const entry = await store.timeEntries.find(entryId);
    if (entry === null) return;
    const { endsAt } = entry.punched ?? entry.payable;
    const left = endsAt === null ? [] : await findListsLeft(store, entry, endsAt);
    const rows = left.map((one) => ({
      ...one,
      id: auditRowIdSchema.parse(`${entryId}_${one.run.id}`),
    }));
    const known = await store.audits.findAll(rows.map(({ id }) => id));
    const added = rows.filter(({ id }) => !known.some((row) => row.id === id));
    if (added.length === 0) return;
    const { name } = await store.employees.get(entry.employeeId);
    const by = { uid: byUid, displayName: name };
    for (const row of added) recordAudit(store, by, auditOf(row, { entry, name }));
  });
}

function auditOf(
  { id, run, items }: LeftUndone & { id: ReturnType<typeof auditRowIdSchema.parse> },
  { entry, name }: { entry: TimeEntry; name: string },
) {
  const after = JSON.stringify({ name: run.name, items: items.map(({ label }) => label) });
  return {
    id,
    entity: "checklist" as const,
    recordId: run.templateId,
    act: "leftUndone",
    day: entry.day,
    employeeId: entry.employeeId,
    locationIds: [entry.locationId],
    changes: [{ field: "leftUndone", before: null, after }],
    words: { employeeName: name },
  };
}
