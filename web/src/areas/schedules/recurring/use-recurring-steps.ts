import type {
  Ended,
  Filled,
  RecurringPlan,
  UndoOfRecurring,
} from "@crewline/domain/records/schedules/recurring-shift";
import {
  endedText,
  filledText,
  recurringName,
} from "@crewline/domain/words/schedules/recurring/recurring-words";
import { employeeNames } from "../../../entities/employees/employee-names.ts";
import { useEmployees } from "../../../entities/employees/use-employees.ts";
import { useLocale } from "../../../locale/use-locale.ts";
import { useNotice } from "../../../ui/notices/use-notice.ts";
import type { StepAction } from "../model/step-action.ts";
import type {
  AddRecurringInput,
  ChangeRecurringInput,
  EndRecurringInput,
} from "../undo/use-recurring-commands.ts";
import type { StepBatch } from "../undo/undo-stack.ts";
import { useRosterUndo } from "../undo/use-undo.ts";
import { againFrom } from "./recurring-again.ts";

interface Done {
  action: StepAction;
  plan: RecurringPlan;
  undo: UndoOfRecurring | null;
  again: StepBatch["again"];
  /** What became of the shifts. */
  said: string;
}

/** Makes changes of recurring shifts steps of the week, which Ctrl+Z undoes, and says what they did. */
export function useRecurringSteps() {
  const locale = useLocale();
  const notify = useNotice();
  const { push, tell } = useRosterUndo();
  const employees = useEmployees();
  const nameOf = employeeNames(employees.status === "ready" ? employees.data : []);

  const keep = ({ action, plan, undo, again, said }: Done) => {
    if (undo === null) return notify(said);
    const name = plan.employeeId === null ? "" : nameOf(plan.employeeId);
    const subject = `recurring shift, ${recurringName(plan, name, locale)}`;
    const { batchId, changedIds } = undo;
    tell(
      push({ action, subject, changes: [], batch: { batchIds: [batchId], changedIds, again } }),
      said,
    );
  };

  return {
    added: (sent: AddRecurringInput, filled: Filled) =>
      keep({
        action: "add",
        plan: sent.plan,
        undo: filled.undo,
        again: againFrom(filled.undo, (commands) => commands.addRecurring(sent)),
        said: filledText(filled, locale),
      }),
    changed: (sent: ChangeRecurringInput, filled: Filled) =>
      keep({
        action: "edit",
        plan: sent.plan,
        undo: filled.undo,
        again: againFrom(filled.undo, (commands, expectedVersion) =>
          commands.changeRecurring({ ...sent, expectedVersion }),
        ),
        said: filledText(filled, locale),
      }),
    ended: (sent: EndRecurringInput, ended: Ended, plan: RecurringPlan) =>
      keep({
        action: sent.deletesPublished ? "delete" : "end",
        plan,
        undo: ended.undo,
        again: againFrom(ended.undo, (commands, expectedVersion) =>
          commands.endRecurring({ ...sent, expectedVersion }),
        ),
        said: endedText(ended, locale),
      }),
  };
}
