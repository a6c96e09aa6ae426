import { storedUserIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { auditRowIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { AuditFacts, AuditRow, AuditWords } from "@crewline/domain/records/audits/audit-row";
import { auditRowSchema } from "@crewline/domain/records/audits/audit-row";
import { historyEventSchema } from "@crewline/domain/records/history/history-event";
import { timeEntryAuditSchema } from "@crewline/domain/records/time-entries/time-entry-audit";
import { accessChangeSchema } from "@crewline/domain/records/users/access-change";
import { accessAudit } from "@crewline/domain/rules/audits/access-audit";
import { auditRowOf, noPay, plainFacts } from "@crewline/domain/rules/audits/audit-row-of";
import { orderOf } from "@crewline/domain/rules/audits/audit-seal";
import { entryAudit } from "@crewline/domain/rules/audits/entry-audit";
import { historyAudit } from "@crewline/domain/rules/audits/history-audit";
import { newSalt, sha256 } from "../platform/digest.ts";
import { plainData, toDocument } from "../store/unit/document.ts";
import type { RawDocument } from "../store/company/raw-documents.ts";
import type { Migration } from "./migration.ts";

type Told = Pick<AuditFacts, "entity" | "recordId" | "act" | "byUid" | "byRole"> &
  Partial<AuditFacts> & { at: Instant; words: AuditWords };

/** What an older row says, by the place where it is; null for one that cannot be read. */
const readers: Readonly<Record<string, (stored: object) => Told | null>> = {
  timeEntryAudits: (stored) => {
    const row = timeEntryAuditSchema.safeParse(stored).data;
    if (row === undefined) return null;
    const { employeeName, reason, actor } = row;
    return {
      ...entryAudit({ row, before: null, userId: null }),
      byUid: actor.uid,
      byRole: actor.role,
      words: { employeeName, byName: actor.name, reason },
    };
  },
  history: (stored) => {
    const row = historyEventSchema.safeParse(stored).data;
    if (row === undefined) return null;
    const { at, byUid, byName, batchId } = row;
    const words = { employeeName: null, byName, reason: null };
    return { ...historyAudit(row), at, byUid, byRole: null, batchId, words };
  },
  accessChanges: (stored) => {
    const row = accessChangeSchema.safeParse(stored).data;
    if (row === undefined) return null;
    const { words, ...facts } = accessAudit(row);
    const byUid = storedUserIdSchema.parse(row.by);
    return { ...facts, at: row.at, byUid, byRole: null, words: { ...words, byName: row.byName } };
  },
};

const auditPath = (path: string) => path.replace(/^[^/]+/u, "audits");

/** Gives each row of the earlier histories its row of the company's audit, under the same id. */
export const auditRows: Migration = {
  id: "audit-rows",
  description: "Copy earlier changes of entries, settings, locations and access into the audit.",
  places: Object.keys(readers),
  beside: (path) => [auditPath(path)],
  step: ({ place, documents }) => {
    const known = new Set(documents.map(({ path }) => path));
    return documents
      .filter(({ path }) => path.startsWith(`${place}/`) && !known.has(auditPath(path)))
      .flatMap(({ path, data }): RawDocument[] => {
        const id = path.slice(place.length + 1);
        const told = readers[place]?.({ ...plainData(data), id }) ?? null;
        if (told === null) return [];
        return [{ path: auditPath(path), data: toDocument(rowOf(id, told), auditRowSchema) }];
      });
  },
};

function rowOf(text: string, { words, ...told }: Told): AuditRow {
  const id = auditRowIdSchema.parse(text);
  const { at } = told;
  const facts: AuditFacts = {
    source: "web",
    batchId: null,
    ...plainFacts,
    ...told,
    id,
    order: orderOf({ at, id }),
  };
  const salts = { words: newSalt(), pay: newSalt() };
  return auditRowOf({ facts, words, pay: noPay }, salts, sha256);
}
