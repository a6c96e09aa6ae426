import { useMemo, useState } from "react";
import type { Problem } from "../../api/problem.ts";
import type { FormProblem } from "../../ui/dialogs/form-problem.ts";

interface ShiftProblem {
  /** For the form as a whole; the same object until something new is to be said. */
  problem: FormProblem | null;
  /** Beside the fields. */
  errors: Record<string, string>;
  /** To be called on submit: false when the findings of the form have to be fixed first. */
  maySubmit: () => boolean;
}

/**
 * The findings of the form and the refusal of the server as one. A clash of shifts is shown at
 * once; missing input only after the first try.
 */
export function useShiftProblem(
  found: Readonly<Record<string, string>>,
  refused: Problem | null,
): ShiftProblem {
  const [tried, setTried] = useState<FormProblem | null>(null);
  const fromServer = useMemo(() => (refused === null ? null : placed(refused)), [refused]);
  const isFine = Object.keys(found).length === 0;
  const told = tried === null ? clashOnly(found) : found;
  return {
    problem: isFine ? fromServer : tried,
    errors: { ...fromServer?.fieldErrors, ...told },
    maySubmit: () => {
      if (!isFine) setTried({ message: "Check the marked fields.", fieldErrors: found });
      return isFine;
    },
  };
}

const fieldOfRule: Readonly<Record<string, string>> = {
  overlap: "employeeId",
  onTimeOff: "employeeId",
  onLeave: "employeeId",
  notWorking: "employeeId",
  outsideLocation: "employeeId",
  endBeforeStart: "endsAtLocal",
  tooLong: "endsAtLocal",
};

function placed(refused: Problem): FormProblem {
  const field = refused.ruleCode === null ? undefined : fieldOfRule[refused.ruleCode];
  const own = field === undefined ? {} : { [field]: refused.message };
  return { message: refused.message, fieldErrors: { ...refused.fieldErrors, ...own } };
}

function clashOnly({ employeeId }: Readonly<Record<string, string>>): Record<string, string> {
  return employeeId === undefined ? {} : { employeeId };
}
