import { PRODUCT_NAME } from "@crewline/domain/kernel/product";
import { revokeInvitations } from "../../operations/access/revoke-invitations.ts";
import type { Offer } from "../../operations/access/send-invitation.ts";
import { sendInvitation } from "../../operations/access/send-invitation.ts";
import type { LoginActor } from "../../operations/commands/actor.ts";
import { recordAudit } from "../../operations/history/record-audit.ts";
import { recordEmployeeEvent } from "../../operations/history/record-employee-event.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";

/** Product staff have no name in a company. */
const SUPPORT = `${PRODUCT_NAME} support`;

interface SupportOffer {
  offer: Omit<Offer, "invitedByName">;
  caller: LoginActor;
  reason: string;
}

/**
 * Offers an employee a login on behalf of product staff: by mail alone, so that only the address
 * can accept it. An earlier invitation stops working; the audit of the company keeps the reason.
 */
export async function offerAsSupport(
  unit: Unit,
  { offer, caller: { uid }, reason }: SupportOffer,
): Promise<void> {
  const { company, employee } = offer;
  const { id: employeeId, name: employeeName, locationIds } = employee;
  const store = companyStore(unit, company.id);
  const revoke = await revokeInvitations(unit, company.id, employeeId);
  revoke();
  sendInvitation(unit, { ...offer, invitedByName: SUPPORT });
  recordEmployeeEvent(store, { uid, displayName: SUPPORT }, { employeeId, act: "invited" });
  const row = { entity: "access", act: "invitationSent", source: "support" } as const;
  const words = { employeeName, reason };
  const of = { recordId: employeeId, employeeId, locationIds, words };
  recordAudit(store, { uid, displayName: "" }, { ...row, ...of });
  store.employees.save(employeeId, { ...employee, version: employee.version + 1 });
}
