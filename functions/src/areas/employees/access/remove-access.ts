import type { removeAccessSchema } from "@crewline/domain/rules/employees/employee-inputs";
import { accessOf } from "@crewline/domain/rules/access/access-of";
import type { z } from "zod/mini";
import { endAccess } from "../../../operations/access/end-access.ts";
import { recordAccessChange } from "../../../operations/access/record-access-change.ts";
import { syncAccess } from "../../../operations/access/sync-access.ts";
import type { Actor } from "../../../operations/commands/actor.ts";
import { attempt } from "../../../operations/commands/command.ts";
import type { Done } from "../../../rpc/answers.ts";
import { companyStore } from "../../../store/company/company-store.ts";
import { findAccess } from "./set-access.ts";

type Input = z.infer<typeof removeAccessSchema>;

/** Removes an employee's login from the company; the employee and all worked time stay. */
export async function removeAccess(actor: Actor, input: Input): Promise<Done> {
  let removed: string | null = null;
  const done = await attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const { employee, member } = await findAccess(store, actor, input);
    await endAccess(unit, store, member.id);
    const version = employee.version + 1;
    store.employees.save(employee.id, { ...employee, userId: null, version });
    recordAccessChange(unit, actor.companyId, {
      act: "rightsChanged",
      uid: member.id,
      email: member.email,
      before: accessOf(member),
      after: null,
      by: actor.uid,
      byName: actor.displayName,
      byRole: actor.role,
      reason: null,
    });
    removed = member.id;
    return {};
  });
  if (removed !== null) await syncAccess(removed);
  return done;
}
