import type { CompanyId, UserId } from "@crewline/domain/kernel/ids/entity-ids";
import { accessOf } from "@crewline/domain/rules/access/access-of";
import { recordAccessChange } from "../../operations/access/record-access-change.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";

interface OwnAct {
  act: "recoveryCodesMade" | "recoveryCodeUsed";
  account: { uid: UserId; email: string; companyId: CompanyId | null };
  byName: string;
}

/**
 * Adds a person's change of their own login to its history, and mails it; reads before it writes.
 */
export async function recordOwnAct(unit: Unit, { act, account, byName }: OwnAct): Promise<void> {
  const { uid, email, companyId } = account;
  const member = companyId === null ? null : await companyStore(unit, companyId).members.find(uid);
  const access = member && accessOf(member);
  const known = { uid, email, by: uid, byName, reason: null };
  recordAccessChange(unit, companyId, { act, ...known, before: access, after: access });
}
