import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { may } from "@crewline/domain/kernel/access/permissions";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { mayCancelOwn } from "@crewline/domain/rules/time-off/require-time-off";
import type { cancelTimeOffSchema } from "@crewline/domain/records/time-off/time-off";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { requireOpenPay } from "../../operations/time-off/require-open-pay.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { getLocalEmployee } from "../../operations/employment/get-local-employee.ts";
import { now } from "../../platform/clock.ts";
import { recordTimeOff } from "../../operations/history/record-time-off.ts";
import type { Edited } from "../../rpc/answers.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { afterEvent, editedTimeOff } from "./decide-time-off.ts";
import { isOwn, requireOwnOrReach } from "./reach-person.ts";
import { tellPerson } from "./tell-about-time-off.ts";

type Input = z.infer<typeof cancelTimeOffSchema>;

/**
 * Cancels time off: employees their own while it is pending or ahead, managers and admins also
 * later. Shifts that became open stay open. Throws timeOffBegun.
 */
export function cancelTimeOff(actor: Actor, input: Input): Promise<Edited> {
  return attempt(actor, input, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const before = await store.timeOff.get(input.timeOffId);
    const person = { id: before.employeeId, locationIds: before.locationIds };
    requireOwnOrReach(actor, person, "timeOff");
    requireVersion(before, input.expectedVersion, editedTimeOff(before));
    if (before.state === "approved") await requireOpenPay(store, before);
    const timeOff = afterEvent(before, "cancel", { actor, note: "" });
    const { employee, company, today } = await getLocalEmployee(store, before.employeeId, now());
    if (!decides(actor, person) && !mayCancelOwn(before, today)) {
      throw new RuleViolation("timeOffBegun", {});
    }
    const tell = await tellPerson(unit, actor, { timeOff, employee, company });
    store.timeOff.save(timeOff.id, timeOff);
    recordTimeOff(store, actor, timeOff);
    tell();
    return { version: timeOff.version };
  });
}

/** Admins, and managers for every employee but themselves. */
function decides(actor: Actor, person: { id: EmployeeId }): boolean {
  if (actor.role === "admin") return true;
  const holder = { role: actor.role, isStaff: false };
  return may(holder, "calendar", "decideTimeOff") && !isOwn(actor, person);
}
