import { useMemo } from "react";
import type { Problem } from "../../api/problem.ts";
import type { FormProblem } from "../../ui/dialogs/form-problem.ts";
import type { Runner } from "../../ui/forms/form-definition.ts";

/** The fields of the shift form that a refusal by a rule of the server is about. */
const fieldOfRule: Readonly<Record<string, string>> = {
  overlap: "employeeId",
  onTimeOff: "employeeId",
  onLeave: "employeeId",
  notWorking: "employeeId",
  outsideLocation: "employeeId",
  endBeforeStart: "endsAtLocal",
  tooLong: "endsAtLocal",
};

/** Shows what the server refuses beside the fields of the form, under the form's own names. */
export function useRuleFields<TInput, TOutput>(
  command: Runner<TInput, TOutput> & { problem: Problem | null },
): Runner<TInput, TOutput> {
  const { problem: refused } = command;
  const problem = useMemo(() => (refused === null ? null : placed(refused)), [refused]);
  return { ...command, problem };
}

function placed({ ruleCode, message, fieldErrors }: Problem): FormProblem {
  const field = ruleCode === null ? undefined : fieldOfRule[ruleCode];
  const { "shift.unpaidBreakSeconds": breakMinutes, ...named } = fieldErrors;
  return {
    message,
    fieldErrors: {
      ...named,
      ...(breakMinutes !== undefined && { "shift.breakMinutes": breakMinutes }),
      ...(field !== undefined && { [`shift.${field}`]: message }),
    },
  };
}
