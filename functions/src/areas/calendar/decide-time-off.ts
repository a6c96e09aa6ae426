import type { decideTimeOffSchema, TimeOff } from "@crewline/domain/records/time-off/time-off";
import type { TimeOffEvent } from "@crewline/domain/rules/time-off/time-off-state";
import { timeOffStateAfter } from "@crewline/domain/rules/time-off/time-off-state";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { attempt } from "../../operations/commands/command.ts";
import { getLocalEmployee } from "../../operations/employment/get-local-employee.ts";
import { requireAvailable } from "../../operations/time-off/require-available.ts";
import { requireOpenPay } from "../../operations/time-off/require-open-pay.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { now } from "../../platform/clock.ts";
import { recordTimeOff } from "../../operations/history/record-time-off.ts";
import type { Edited } from "../../rpc/answers.ts";
import { companyStore } from "../../store/company/company-store.ts";
import type { Unit } from "../../store/unit/unit.ts";
import { openTimeOffShifts } from "./open-time-off-shifts.ts";
import { requireMayDecide } from "./reach-person.ts";
import { tellPerson } from "./tell-about-time-off.ts";
import { tellManagersElsewhere } from "./tell-managers-elsewhere.ts";

type Input = z.infer<typeof decideTimeOffSchema>;

/**
 * Approves or denies a request. The planned shifts in it at the actor's locations become open after
 * the decision is stored, a few at a time, and again when the same attempt is repeated; managers of
 * other locations decide about the shifts there.
 */
export async function decideTimeOff(actor: Actor, input: Input): Promise<Edited> {
  const edited = await attempt(actor, input, (unit) => decide(unit, actor, input));
  if (input.decision === "approved" && input.unassignsShifts) {
    await openTimeOffShifts(actor, input.timeOffId);
  }
  return edited;
}

async function decide(unit: Unit, actor: Actor, input: Input): Promise<Edited> {
  const store = companyStore(unit, actor.companyId);
  const before = await store.timeOff.get(input.timeOffId);
  requireReach(actor, { locationIds: before.locationIds, what: "timeOff" });
  requireVersion(before, input.expectedVersion, editedTimeOff(before));
  requireMayDecide(actor, { id: before.employeeId });
  const event = input.decision === "approved" ? "approve" : "deny";
  const timeOff = afterEvent(before, event, { actor, note: input.note });
  const { employee, company, today } = await getLocalEmployee(store, before.employeeId, now());
  if (event === "approve") {
    await requireOpenPay(store, timeOff);
    const person = { employee, company, today };
    await requireAvailable(store, person, { timeOff, beside: ["approved"] });
  }
  const decided = { timeOff, employee, company };
  const tell = await tellPerson(unit, actor, decided);
  const tellElsewhere = await tellManagersElsewhere(unit, actor, decided);
  store.timeOff.save(timeOff.id, timeOff);
  recordTimeOff(store, actor, timeOff);
  tell();
  tellElsewhere();
  return { version: timeOff.version };
}

/** The error for a stale edit of time off. */
export function editedTimeOff({ decidedByName }: TimeOff) {
  return { what: "timeOff", changedBy: decidedByName } as const;
}

/** The time off after an action on it. */
export function afterEvent(
  before: TimeOff,
  event: TimeOffEvent,
  { actor, note }: { actor: Actor; note: string },
): TimeOff {
  return {
    ...before,
    state: timeOffStateAfter(before.state, event),
    decidedBy: actor.uid,
    decidedByName: actor.displayName,
    decidedAt: now(),
    decisionNote: note,
    version: before.version + 1,
  };
}
