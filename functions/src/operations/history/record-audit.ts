import type { AuditRowId } from "@crewline/domain/kernel/ids/record-ids";
import type { Role } from "@crewline/domain/kernel/access/role";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type {
  AuditFacts,
  AuditPay,
  AuditRow,
  AuditWords,
} from "@crewline/domain/records/audits/audit-row";
import { auditRowOf, noPay, plainFacts } from "@crewline/domain/rules/audits/audit-row-of";
import { orderOf } from "@crewline/domain/rules/audits/audit-seal";
import { newSalt, sha256 } from "../../platform/digest.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import type { EventActor } from "./event-actor.ts";
import { SYSTEM_UID } from "./system-actor.ts";

/** What a row says apart from its editor; what is left out is not known or does not apply. */
export interface Audited
  extends
    Pick<AuditFacts, "entity" | "recordId" | "act">,
    Partial<Omit<AuditFacts, "entity" | "recordId" | "act">> {
  words?: Partial<AuditWords>;
  pay?: AuditPay;
}

export type Editor = Pick<EventActor, "uid" | "displayName" | "batchId"> & {
  role?: Role | null;
};

/** Writes a row of the company's audit, in the transaction of the change. */
export function recordAudit(store: CompanyStore, by: Editor, audited: Audited): void {
  const row = newAudit(by, {
    id: audited.id ?? store.audits.newId(),
    at: audited.at ?? store.now(),
    audited,
    drawSalt: store.newSalt,
  });
  store.audits.create(row.id, row);
}

interface New {
  id: AuditRowId;
  at: Instant;
  audited: Audited;
  drawSalt?: () => string;
}

/** The row with its hash; the salts are drawn, so that equal rows have different digests. */
export function newAudit(by: Editor, { id, at, audited, drawSalt = newSalt }: New): AuditRow {
  const { words, pay = noPay, ...told } = audited;
  const facts: AuditFacts = {
    ...plainFacts,
    ...told,
    id,
    at,
    order: orderOf({ at, id }),
    byUid: by.uid,
    byRole: by.role ?? null,
    source: told.source ?? (by.uid === SYSTEM_UID ? "job" : "web"),
    batchId: by.batchId ?? told.batchId ?? null,
  };
  const said = { employeeName: null, byName: by.displayName, reason: null, ...words };
  const salts = { words: drawSalt(), pay: drawSalt() };
  return auditRowOf({ facts, words: said, pay }, salts, sha256);
}
