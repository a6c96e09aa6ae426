import { z } from "zod/mini";

/** The questions to a new company, in this order; only the first is required before all others. */
export const onBoardSteps = ["company", "location", "rules", "people", "week"] as const;
export const onBoardStepSchema = z.enum(onBoardSteps);
export type OnBoardStep = z.infer<typeof onBoardStepSchema>;

/** The progress of setting a company up; kept with the company, so that any device can continue. */
export const onBoardingSchema = z.object({
  step: onBoardStepSchema,
  skipped: z.array(onBoardStepSchema),
});
export type OnBoarding = z.infer<typeof onBoardingSchema>;

/** The first step of a new company. */
export const firstOnBoarding: OnBoarding = { step: "location", skipped: [] };

/**
 * The progress after a step was done or left out. Going back to an earlier step and leaving it
 * again does not take the later ones back; the last step stays the last.
 */
export function leaveStep(
  { step, skipped }: OnBoarding,
  left: OnBoardStep,
  isSkipped: boolean,
): OnBoarding {
  const next = onBoardSteps[onBoardSteps.indexOf(left) + 1] ?? left;
  const others = skipped.filter((one) => one !== left);
  return {
    step: isBefore(step, next) ? next : step,
    skipped: isSkipped ? [...others, left] : others,
  };
}

/** The step on screen: the one that was asked for, if the company has come so far, or its own. */
export function shownStep({ step }: OnBoarding, wanted: string | null): OnBoardStep {
  const asked = onBoardSteps.find((one) => one === wanted);
  return asked === undefined || isBefore(step, asked) ? step : asked;
}

/** The state of a step: a skipped one is done once the company has the data that it asks for. */
export type StepState = "done" | "skipped" | "open";

/** The state of a step; `has` names the steps whose result is there, however it came. */
export function stepState(
  { step, skipped }: OnBoarding,
  name: OnBoardStep,
  has: ReadonlySet<OnBoardStep>,
): StepState {
  const isLast = onBoardSteps.at(-1) === name;
  if (!isBefore(name, step) && !(isLast && has.has(name))) return "open";
  return skipped.includes(name) && !has.has(name) ? "skipped" : "done";
}

/** The step before, null before the first one. */
export function stepBefore(step: OnBoardStep): OnBoardStep | null {
  return onBoardSteps[onBoardSteps.indexOf(step) - 1] ?? null;
}

/** True if the step comes earlier than the other one. */
export function isBefore(step: OnBoardStep, other: OnBoardStep): boolean {
  return onBoardSteps.indexOf(step) < onBoardSteps.indexOf(other);
}
