import { localTimeOf, secondsOfDay } from "@crewline/domain/kernel/time/local-time";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";

/** The part of a card that is dragged. */
export type DragSide = "card" | "start" | "end";

/** So close to an edge of the card, in pixels, a drag changes the time there. */
const EDGE = 7;
/** So many pixels are a step of 15 minutes. */
const PIXELS_PER_STEP = 10;
const STEP_SECONDS = 900;
const DAY_SECONDS = 86_400;

export function draggedSide(target: Element, x: number): DragSide {
  const box = target.closest("[data-shift]")?.getBoundingClientRect();
  if (box === undefined || box.width < EDGE * 4) return "card";
  if (x < box.left + EDGE) return "start";
  return x > box.right - EDGE ? "end" : "card";
}

/** Returns the plan with its start or end moved by the pixels, in whole steps of 15 minutes. */
export function resizedPlan(shift: Shift, side: "start" | "end", pixels: number): ShiftPlan {
  return resizedBySteps(shift, side, Math.round(pixels / PIXELS_PER_STEP));
}

/**
 * Returns the plan with its start or end moved by steps of 15 minutes. It stays at least a step
 * long, and shorter than a day.
 */
export function resizedBySteps(shift: Shift, side: "start" | "end", steps: number): ShiftPlan {
  const plan = planOf(shift);
  if (steps === 0) return plan;
  const start = secondsOfDay(plan.startsAtLocal);
  const length =
    (secondsOfDay(plan.endsAtLocal) - start + DAY_SECONDS) % DAY_SECONDS || DAY_SECONDS;
  const moved = steps * STEP_SECONDS;
  const wanted = side === "end" ? length + moved : length - moved;
  const kept = Math.min(Math.max(wanted, STEP_SECONDS), DAY_SECONDS - STEP_SECONDS);
  if (side === "end") {
    return { ...plan, endsAtLocal: localTimeOf(start + kept), endsInRepeatedHour: null };
  }
  // Before midnight the shift would begin on the day before.
  const begins = Math.max(0, start + length - kept);
  return { ...plan, startsAtLocal: localTimeOf(begins), startsInRepeatedHour: null };
}
