import type { UserId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ViewAct } from "@crewline/domain/records/users/access-change";
import type { Viewing } from "@crewline/domain/records/users/user";
import { now } from "../../platform/clock.ts";
import { accessChanges } from "../../store/access-changes.ts";
import { companies } from "../../store/companies.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { users } from "../../store/users.ts";
import { recordAccessChange } from "./record-access-change.ts";
import { syncAccess } from "./sync-access.ts";

/**
 * Gives product staff their own rights back after they viewed a company as a member, and records
 * it on both sides: as left, or as ended automatically. A second call does nothing, and one about
 * a view that was replaced meanwhile leaves the new one alone.
 */
export async function endView(
  uid: UserId,
  { act, only }: { act?: ViewAct; only?: Viewing } = {},
): Promise<void> {
  await inTransaction(async (unit) => {
    const user = await users(unit).find(uid);
    const viewing = user?.viewing ?? null;
    if (user === null || viewing === null) return;
    if (only !== undefined && only.until !== viewing.until) return;
    const end = await viewEnd(unit, { by: uid, viewing, ...(act && { act }) });
    users(unit).save(uid, { ...user, viewing: null });
    end();
  });
  await syncAccess(uid);
}

interface Ended {
  by: UserId;
  viewing: Viewing;
  act?: ViewAct;
}

/**
 * Reads what the rows of the end need; the function it returns writes them. The audit of a company
 * that was erased meanwhile gets none.
 */
export async function viewEnd(unit: Unit, { by, viewing, act }: Ended): Promise<() => void> {
  const company = await companies(unit).find(viewing.companyId);
  const told = act ?? (now() < viewing.until ? "viewLeft" : "viewEnded");
  return () => recordView(unit, { by, viewing, act: told, isCompany: company !== null });
}

interface Recorded {
  by: UserId;
  viewing: Viewing;
  act: ViewAct;
  isCompany?: boolean;
}

/** In the audit of the company, whose admins read it, and with the login of the product staff. */
export function recordView(unit: Unit, { by, viewing, act, isCompany = true }: Recorded): void {
  const { companyId, uid, email, role, employeeId, byEmail, reason } = viewing;
  const held = { role, employeeId, locationIds: [], mayViewWages: false };
  const row = { act, by, byName: "", byEmail, reason };
  if (isCompany) {
    recordAccessChange(unit, companyId, { ...row, uid, email, before: held, after: held });
  }
  const own = accessChanges({ unit, path: null });
  const id = own.newId();
  const of = { uid: by, email: byEmail, before: null, after: null, at: now() };
  own.create(id, { ...row, ...of, id, viewed: { uid, companyId } });
}
