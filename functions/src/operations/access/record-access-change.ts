import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import type { AccessChange } from "@crewline/domain/records/users/access-change";
import { now } from "../../platform/clock.ts";
import { accessChanges } from "../../store/access-changes.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { queueMail } from "../mail/queue-mail.ts";

/**
 * Writes the audit row of a change of access, in the company's audit or, for a login without a
 * company, in the general one, and tells the login's owner by mail.
 */
export function recordAccessChange(
  unit: Unit,
  companyId: string | null,
  change: Omit<AccessChange, "id" | "at" | "byEmail"> & { byEmail?: string },
): void {
  const rows = accessChanges({ unit, path: companyId === null ? null : `companies/${companyId}` });
  const id = rows.newId();
  rows.create(id, { byEmail: "", ...change, id, at: now() });
  const { act, after, email: to } = change;
  const byName = change.byName === "" ? `${PRODUCT_NAME} support` : change.byName;
  const content = { kind: "accessChanged", act, role: after?.role ?? null, byName } as const;
  queueMail(unit, { key: id, to, companyId, content });
}
