import type { TimeOffId } from "@crewline/domain/kernel/ids/entity-ids";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import {
  requireEmployed,
  requireNoOtherTimeOff,
  requireRecent,
  requireTimeOffSpan,
} from "@crewline/domain/rules/time-off/require-time-off";
import type { requestTimeOffSchema, TimeOff } from "@crewline/domain/records/time-off/time-off";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { blackoutIn, enteredInBlackout } from "@crewline/domain/rules/time-off/blackouts";
import {
  enteredTimeOff,
  requireOfferedType,
} from "@crewline/domain/rules/time-off/entered-time-off";
import { requireAvailable } from "../../operations/time-off/require-available.ts";
import { requireOpenPay } from "../../operations/time-off/require-open-pay.ts";
import { getLocalEmployee } from "../../operations/employment/get-local-employee.ts";
import { now } from "../../platform/clock.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { timeOffOfEmployee } from "../../store/company/filters.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { openTimeOffShifts } from "./open-time-off-shifts.ts";
import { requireMayDecide, requireOwnOrReach } from "./reach-person.ts";
import { tellManagers, tellPerson } from "./tell-about-time-off.ts";
import { recordTimeOff } from "../../operations/history/record-time-off.ts";
import { tellManagersElsewhere } from "./tell-managers-elsewhere.ts";

type Input = z.infer<typeof requestTimeOffSchema>;

/**
 * Requests time off for the caller or an employee in reach; it is approved at once if the caller
 * may decide. Throws what the rules of time off throw, such as timeOffBlackout.
 */
export async function requestTimeOff(
  actor: Actor,
  input: Input,
): Promise<{ timeOffId: TimeOffId }> {
  const asked = await attempt(actor, input, (unit) => ask(unit, actor, input));
  if (input.isApproved && input.unassignsShifts) await openTimeOffShifts(actor, asked.timeOffId);
  return asked;
}

async function ask(unit: Unit, actor: Actor, input: Input): Promise<{ timeOffId: TimeOffId }> {
  const { employeeId, isApproved } = input;
  const store = companyStore(unit, actor.companyId);
  const { employee, company, home, today } = await getLocalEmployee(store, employeeId, now());
  requireOwnOrReach(actor, employee, "employee");
  if (isApproved) requireMayDecide(actor, employee);
  requireTimeOffSpan(input);
  requireRecent(input, today);
  if (employee.status === "terminated") {
    throw new RuleViolation("notWorking", { who: employee.name });
  }
  requireEmployed(employee, input);
  const others = await store.timeOff.list(timeOffOfEmployee(employeeId, input.from));
  requireNoOtherTimeOff(input, others);
  const blackout = enteredInBlackout(blackoutIn(input, employee, company.blackouts ?? []), {
    isApproved,
    reason: input.blackoutReason,
  });
  const id = store.timeOff.newId();
  const type = requireOfferedType(company, input.type);
  const counts = enteredTimeOff(type, input, { employee, home, hours: input.hours });
  const asked = newTimeOff(actor, input, {
    ...counts,
    ...blackout,
    id,
    locationIds: employee.locationIds,
  });
  if (isApproved) await requireOpenPay(store, asked);
  const person = { employee, company, today };
  await requireAvailable(store, person, { timeOff: asked, beside: ["approved", "requested"] });
  const told = { timeOff: asked, employee, company };
  const tell = await (isApproved ? tellPerson : tellManagers)(unit, actor, told);
  const tellElsewhere = await tellManagersElsewhere(unit, actor, told);
  store.timeOff.create(id, asked);
  recordTimeOff(store, actor, asked);
  tell();
  tellElsewhere();
  return { timeOffId: id };
}

function newTimeOff(
  { uid, displayName }: Actor,
  input: Input,
  kept: Pick<TimeOff, "id" | "locationIds" | "type" | "terms" | "counted" | "blackout">,
): TimeOff {
  const { employeeId, from, until, part, note, isApproved } = input;
  const at = now();
  return {
    ...kept,
    employeeId,
    from,
    until,
    part,
    note,
    state: isApproved ? "approved" : "requested",
    requestedBy: uid,
    requestedByName: displayName,
    requestedAt: at,
    decidedBy: isApproved ? uid : null,
    decidedByName: isApproved ? displayName : null,
    decidedAt: isApproved ? at : null,
    decisionNote: "",
    version: 1,
  };
}
