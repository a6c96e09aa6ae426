import { useMemo } from "react";
import { blockCodes, fieldOfBlock } from "@crewline/domain/rules/schedules/findings/finding";
import type { Problem } from "../../../api/problem.ts";
import type { FormProblem } from "../../../ui/dialogs/form-problem.ts";
import type { Runner } from "../../../ui/forms/form-definition.ts";

/** The field of the shift form that a refusal by a rule of the server is about. */
function fieldOfRule(code: string | null): string | undefined {
  if (code === "overrideNeeded") return "reason";
  const block = blockCodes.find((one) => one === code);
  return block === undefined ? undefined : fieldOfBlock(block);
}

/** Shows what the server refuses beside the fields of the form, under the form's own names. */
export function useRuleFields<TInput, TOutput>(
  command: Runner<TInput, TOutput> & { problem: Problem | null },
): Runner<TInput, TOutput> {
  const { problem: refused } = command;
  const problem = useMemo(() => (refused === null ? null : placed(refused)), [refused]);
  return { ...command, problem };
}

function placed({ ruleCode, message, fieldErrors }: Problem): FormProblem {
  const field = fieldOfRule(ruleCode);
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
