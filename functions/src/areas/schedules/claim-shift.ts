import type { claimShiftSchema } from "@crewline/domain/records/schedules/schedule";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { requireClaimable } from "@crewline/domain/rules/schedules/cover/claim-shift";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { z } from "zod";
import type { Actor } from "../../operations/commands/actor.ts";
import { attemptInTurn } from "../../operations/commands/command.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { assignPublished } from "./assign-published.ts";
import type { PlacedPlan } from "./place-plan.ts";
import { judgeAnywhere } from "./place-plan.ts";
import { tellManagersOfClaim } from "./tell-about-cover.ts";

/**
 * Gives an open published shift to the employee who takes it first; the managers of the location
 * are told. Throws what `requireClaimable` throws.
 */
export function claimShift(actor: Actor, input: z.infer<typeof claimShiftSchema>): Promise<Done> {
  const turn = `open shift ${input.shiftId}`;
  return attemptInTurn(actor, { input, turn }, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const shift = await store.shifts.get(input.shiftId);
    const placed = await placeClaim(store, actor, shift);
    const tell = await tellManagersOfClaim(unit, actor, shift);
    const assign = await assignPublished(store, actor, { shift, placed });
    assign();
    tell();
    return {};
  });
}

async function placeClaim(store: CompanyStore, actor: Actor, shift: Shift): Promise<PlacedPlan> {
  const { employeeId } = actor;
  if (employeeId === null) throw new RuleViolation("openShiftGone", {});
  const plan = { ...planOf(shift), employeeId };
  const { judge, findings, place } = await judgeAnywhere(store, actor, { plan, before: shift });
  const employee = judge.personOf(employeeId)?.employee;
  if (employee === undefined) throw new RuleViolation("openShiftGone", {});
  requireClaimable({ shift, employee, findings, now: now() });
  return place();
}
