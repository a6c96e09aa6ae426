import { storedUserIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { auditRowIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { Role } from "@crewline/domain/kernel/access/role";
import { accessAudit } from "@crewline/domain/rules/audits/access-audit";
import type { AccessChange } from "@crewline/domain/records/users/access-change";
import { now } from "../../platform/clock.ts";
import { accessChanges } from "../../store/access-changes.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { recordAudit } from "../history/record-audit.ts";
import { recordEvent } from "../history/record-event.ts";
import { queueAccessMail } from "./tell-access-change.ts";

/** `byRole` is that of a member of the company who made the change. */
type NewChange = Omit<AccessChange, "id" | "at" | "byEmail" | "viewed"> & {
  byEmail?: string;
  byRole?: Role | null;
};

/**
 * Writes the audit row of a change of access, in the company's audit or, for a login without a
 * company, in the general one. The login's owner is told by mail: by a consumer of the event.
 */
export function recordAccessChange(
  unit: Unit,
  companyId: CompanyId | null,
  { byRole = null, ...change }: NewChange,
): void {
  const rows = accessChanges({ unit, path: companyId === null ? null : `companies/${companyId}` });
  const id = rows.newId();
  const row = { byEmail: "", viewed: null, ...change, id, at: now() };
  rows.create(id, row);
  if (companyId === null) queueAccessMail(unit, null, row);
  else {
    auditAccess(companyStore(unit, companyId), row, byRole);
    tellConsumers(unit, companyId, row);
  }
}

function tellConsumers(unit: Unit, companyId: CompanyId, { id, uid, act, by }: AccessChange): void {
  recordEvent(
    companyStore(unit, companyId),
    { uid: storedUserIdSchema.parse(by) },
    {
      type: "accessChanged",
      locationId: null,
      subject: { kind: "accessChange", id },
      facts: { act, uid },
    },
  );
}

/** Product staff have no name in the company: their row says that support made the change. */
function auditAccess(store: CompanyStore, row: AccessChange, role: Role | null): void {
  const by = { uid: storedUserIdSchema.parse(row.by), displayName: row.byName, role };
  recordAudit(store, by, { ...accessAudit(row), id: auditRowIdSchema.parse(row.id), at: row.at });
}
