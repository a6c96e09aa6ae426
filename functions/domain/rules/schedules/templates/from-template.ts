import type { ShiftTemplate } from "../../../records/schedules/shift-template.ts";
import type { ShiftPlan } from "../../../records/schedules/shift.ts";

type Given = Pick<
  ShiftTemplate,
  "jobRoleId" | "startsAtLocal" | "endsAtLocal" | "unpaidBreakSeconds" | "note"
>;

/**
 * A plan with the times, break and note of a template. The job role of the template replaces that of
 * the plan, unless the template leaves it open. Which hour is meant where the clocks go back is asked
 * again.
 */
export function fromTemplate(plan: ShiftPlan, template: Given): ShiftPlan {
  const { startsAtLocal, endsAtLocal, unpaidBreakSeconds, note } = template;
  return {
    ...plan,
    jobRoleId: template.jobRoleId ?? plan.jobRoleId,
    startsAtLocal,
    endsAtLocal,
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
    unpaidBreakSeconds,
    note,
  };
}
