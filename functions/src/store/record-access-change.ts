import type { AccessChange } from "@crewline/domain/users/access-change";
import { now } from "../platform/clock.ts";
import { accessChanges } from "./access-changes.ts";
import type { Unit } from "./unit.ts";

/** Writes the audit row of a change of access; among the company's, or outside of all for nobody's. */
export function recordAccessChange(
  unit: Unit,
  companyId: string | null,
  change: Omit<AccessChange, "id" | "at">,
): void {
  const rows = accessChanges({ unit, path: companyId === null ? null : `companies/${companyId}` });
  const id = rows.newId();
  rows.create(id, { ...change, id, at: now() });
}
