import { addDays } from "@crewline/domain/kernel/time/local-date";
import type { claimShiftSchema } from "@crewline/domain/records/schedules/schedule";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { payTermsOf } from "@crewline/domain/records/pay/employee-pay";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { requireClaimable } from "@crewline/domain/rules/schedules/cover/claim-shift";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import { rulesByTerms } from "@crewline/domain/rules/weeks/person-rules";
import type { z } from "zod";
import type { Actor } from "../../operations/commands/actor.ts";
import { attemptInTurn } from "../../operations/commands/command.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";
import { companyStore } from "../../store/company/company-store.ts";
import { shiftsAround } from "../../store/company/filters.ts";
import { assignPublished } from "./assign-published.ts";
import { tellManagersOfClaim } from "./tell-about-cover.ts";

/**
 * Gives an open published shift to the employee who takes it first; the managers of the location
 * are told. Throws what `requireClaimable` and `placePlan` throw.
 */
export function claimShift(actor: Actor, input: z.infer<typeof claimShiftSchema>): Promise<Done> {
  const turn = `open shift ${input.shiftId}`;
  return attemptInTurn(actor, { input, turn }, async (unit) => {
    const store = companyStore(unit, actor.companyId);
    const shift = await store.shifts.get(input.shiftId);
    await requireOwnClaim(store, actor, shift);
    const tell = await tellManagersOfClaim(unit, actor, shift);
    const assign = await assignPublished(store, actor, shift);
    assign();
    tell();
    return {};
  });
}

async function requireOwnClaim(
  store: CompanyStore,
  { employeeId }: Actor,
  shift: Shift,
): Promise<void> {
  if (employeeId === null) throw new RuleViolation("openShiftGone", {});
  const { weekStart } = shift;
  const week = { from: weekStart, until: addDays(weekStart, 6) };
  const [company, employee, pay, shifts] = await Promise.all([
    store.company(),
    store.employees.get(employeeId),
    store.employeePay.find(employeeId),
    store.shifts.list(shiftsAround(employeeId, week)),
  ]);
  requireClaimable({
    shift,
    employee,
    own: shifts.filter(({ state }) => state !== "cancelled"),
    limits: rulesOn(company, shift.day).limits,
    rules: rulesByTerms(company, payTermsOf(pay), weekStart),
    now: now(),
  });
}
