import type { Locale } from "@crewline/domain/kernel/formats/locale";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { OverrideCode } from "@crewline/domain/records/schedules/shift-override";
import { overrideSentence } from "@crewline/domain/words/violations/override-sentence";
import { shiftSubject } from "@crewline/domain/words/schedules/cards/shift-words";
import type { Warned } from "../model/write-change.ts";
import type { ReasonQuestion } from "../rules/reason-context.ts";

/**
 * The plan of a shift that the server saves only with a reason, and what the reason is for; nothing
 * yet for one that waits for the others.
 */
export interface PlanToReason extends Warned {
  plan: ShiftPlan;
  codes: readonly OverrideCode[];
}

/**
 * Says for which shift a reason is needed and why: with the facts where the device found it, in a
 * sentence where only the server did, such as for rest after the week before.
 */
export function shiftToReason(
  { plan, codes, warned }: PlanToReason,
  nameOf: (employeeId: EmployeeId) => string,
  locale: Locale,
): ReasonQuestion["shifts"][number] {
  const waits = "Saved after the others, with the same reason if it needs one";
  const byServer = codes.filter((code) => warned?.codes.includes(code) !== true);
  const sentences = byServer.map((code) => overrideSentence(code, locale).replace(/\.$/u, ""));
  return {
    subject: shiftSubject(plan, nameOf, locale),
    warnings: codes.length === 0 ? [waits] : [...(warned?.texts ?? []), ...sentences],
  };
}
