import type { Shift } from "@crewline/domain/records/schedules/shift";
import { RuleViolation } from "@crewline/domain/rules/violations/rule-violation";
import type { Actor } from "../../../operations/commands/actor.ts";
import type { CompanyStore } from "../../../store/company/company-store.ts";
import type { PlacedPlan } from "../../../operations/schedules/placed-plan.ts";
import type { HandOver, JudgedHandOver } from "./judge-hand-over.ts";
import { judgeHandOver } from "./judge-hand-over.ts";

interface SwappedShifts {
  /** The shift of the employee who asks. */
  own: Shift;
  /** The colleague's. */
  other: Shift;
}

interface PlacedShifts extends SwappedShifts {
  /** How each of them is placed with the other employee. */
  place: (judged: JudgedHandOver) => PlacedPlan;
}

interface PlacedSwap {
  own: PlacedPlan;
  other: PlacedPlan;
}

/**
 * Places both shifts of a swap with the other employee each, without the shift that each gives away.
 * Throws swapRefused where the rules refuse one of them with a person other than the caller, so
 * that a colleague's time off and plans stay unknown.
 */
export async function placeSwap(
  store: CompanyStore,
  actor: Actor,
  { own, other, place }: PlacedShifts,
): Promise<PlacedSwap> {
  const [taken, given] = await judgeSwap(store, actor, { own, other });
  return { other: tactfully(actor, taken, place), own: tactfully(actor, given, place) };
}

/** Judges what the employee who asks takes, and what the colleague takes, in this order. */
export async function judgeSwap(
  store: CompanyStore,
  actor: Actor,
  { own, other, ...reader }: SwappedShifts & Pick<HandOver, "mayReadPay">,
): Promise<[JudgedHandOver, JudgedHandOver]> {
  if (own.employeeId === null || other.employeeId === null) {
    throw new RuleViolation("requestGone", {});
  }
  return Promise.all([
    judgeHandOver(store, actor, {
      shift: other,
      employeeId: own.employeeId,
      gives: own,
      ...reader,
    }),
    judgeHandOver(store, actor, {
      shift: own,
      employeeId: other.employeeId,
      gives: other,
      ...reader,
    }),
  ]);
}

function tactfully(
  actor: Actor,
  judged: JudgedHandOver,
  place: (judged: JudgedHandOver) => PlacedPlan,
): PlacedPlan {
  try {
    return place(judged);
  } catch (error) {
    const { id, name } = judged.employee;
    const isOthers = actor.scope === "own" && id !== actor.employeeId;
    if (error instanceof RuleViolation && isOthers) {
      throw new RuleViolation("swapRefused", { who: name });
    }
    throw error;
  }
}
