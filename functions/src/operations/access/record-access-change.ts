import { storedUserIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import type { AccessChange } from "@crewline/domain/records/users/access-change";
import { now } from "../../platform/clock.ts";
import { accessChanges } from "../../store/access-changes.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { recordEvent } from "../history/record-event.ts";
import { queueAccessMail } from "./tell-access-change.ts";

/**
 * Writes the audit row of a change of access, in the company's audit or, for a login without a
 * company, in the general one. The login's owner is told by mail: by a consumer of the event.
 */
export function recordAccessChange(
  unit: Unit,
  companyId: CompanyId | null,
  change: Omit<AccessChange, "id" | "at" | "byEmail"> & { byEmail?: string },
): void {
  const rows = accessChanges({ unit, path: companyId === null ? null : `companies/${companyId}` });
  const id = rows.newId();
  const row = { byEmail: "", ...change, id, at: now() };
  rows.create(id, row);
  if (companyId === null) queueAccessMail(unit, null, row);
  else tellConsumers(unit, companyId, row);
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
