import { anEmployeeId, aLocationId, aUserId } from "../../kernel/ids/ids.test-support.ts";
import { auditRowIdSchema } from "../../kernel/ids/record-ids.ts";
import { instantAfter } from "../../kernel/time/instant.ts";
import type { AuditFacts, AuditPay, AuditRow, AuditWords } from "../../records/audits/audit-row.ts";
import { hashedAudit } from "./audit-hash.ts";
import { auditReaders } from "./audit-readers.ts";
import { orderOf } from "./audit-seal.ts";

/** Stands for SHA-256, which the domain is given: 64 digits that differ for different texts. */
export function aDigest(text: string): string {
  const parts = Array.from({ length: 8 }, (_, seed) => {
    let mixed = 0x811c9dc5 ^ Math.imul(seed + 1, 0x9e3779b1);
    for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    return (mixed >>> 0).toString(16).padStart(8, "0");
  });
  return parts.join("");
}

interface Given {
  facts?: Partial<AuditFacts>;
  words?: Partial<AuditWords>;
  pay?: Partial<AuditPay>;
}

/** An audit row as the server writes it. */
export function anAuditRow({ facts, words, pay }: Given = {}): AuditRow {
  const id = auditRowIdSchema.parse(facts?.id ?? "row");
  const at = facts?.at ?? "2026-11-20T15:00:00.000Z";
  const all: AuditFacts = {
    order: orderOf({ at, id }),
    entity: "timeEntry",
    recordId: "entry",
    act: "correct",
    day: "2026-11-20",
    employeeId: anEmployeeId("ana"),
    locationIds: [aLocationId("quay")],
    byUid: aUserId("marcus"),
    byRole: "manager",
    source: "web",
    device: null,
    batchId: null,
    isSelfEdit: false,
    isAfterApproval: false,
    deltaSeconds: 1800,
    changes: [{ field: "End", before: null, after: "2026-11-20T22:00:00.000Z" }],
    detail: "",
    ...facts,
    id,
    at,
  };
  const parts = hashedAudit(
    {
      facts: all,
      words: { employeeName: "Ana", byName: "Marcus", reason: '=Forgot; "late"\nbus', ...words },
      pay: { deltaMinor: 900, currency: "USD", changes: [], ...pay },
    },
    { words: `${id}-w`, pay: `${id}-p` },
    aDigest,
  );
  return { ...all, ...parts, readers: auditReaders(all) };
}

/** Rows of one day, a minute apart. */
export function auditRowsOfDay(ids: readonly string[], from = "2026-11-20T15:00:00.000Z") {
  return ids.map((id, index) =>
    anAuditRow({ facts: { id: auditRowIdSchema.parse(id), at: instantAfter(from, index * 60) } }),
  );
}
