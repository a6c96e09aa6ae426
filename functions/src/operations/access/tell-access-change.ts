import type { CompanyId } from "@crewline/domain/kernel/ids/entity-ids";
import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import type { AccessChange } from "@crewline/domain/records/users/access-change";
import { isViewAct } from "@crewline/domain/records/users/access-change";
import { mailId } from "@crewline/domain/rules/mail/new-mail";
import { mail } from "../../store/mail.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { queueMail } from "../mail/queue-mail.ts";

/** Queues the mail about a change of access, unless it was queued before. */
export async function tellAccessChange(
  unit: Unit,
  companyId: CompanyId,
  change: AccessChange,
): Promise<void> {
  const known = await mail(unit).find(mailId("accessChanged", change.id));
  if (known === null) queueAccessMail(unit, companyId, change);
}

/** As `tellAccessChange`, in the transaction of the change itself. */
export function queueAccessMail(
  unit: Unit,
  companyId: CompanyId | null,
  { id, act, after, email: to, byName }: AccessChange,
): void {
  if (isViewAct(act)) return;
  const by = byName === "" ? `${PRODUCT_NAME} support` : byName;
  const content = { kind: "accessChanged", act, role: after?.role ?? null, byName: by } as const;
  queueMail(unit, { key: id, to, companyId, content });
}
