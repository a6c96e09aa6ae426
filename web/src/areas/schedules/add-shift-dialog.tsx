import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { EditDialog } from "../../ui/forms/edit-dialog.tsx";
import type { RosterWeek } from "./model/roster-context.ts";
import { ShiftFields } from "./shift-fields.tsx";
import { planFrom } from "./shift-form.ts";
import { shiftSubject } from "./shift-words.ts";
import { useNewShift } from "./use-new-shift.ts";
import { useShiftForm } from "./use-shift-form.ts";
import { useRosterUndo } from "./use-undo.ts";

interface AddShiftDialogProps {
  week: RosterWeek;
  /** The known values: the chosen cell, the typed times. */
  draft: ShiftPlan;
  onClose: () => void;
}

/** Plans a new shift with all its fields. */
export function AddShiftDialog({ week, draft, onClose }: AddShiftDialogProps) {
  const locale = useLocale();
  const { push, tell } = useRosterUndo();
  const { form, fields, isOverriding } = useShiftForm(useNewShift(week, draft), {
    week,
    shift: null,
    command: useCommand(trpc.schedules.addShift.mutationOptions()),
    input: (shift, overriding) => ({ shift, ...overriding }),
    onSaved: ({ shiftId }, typed) => {
      onClose();
      const plan = planFrom(typed, week.location.id);
      const changes = [{ shiftId, before: null, after: plan }];
      const subject = shiftSubject(plan, week.names.employee, locale);
      tell(push({ action: "add", subject, changes }, { [shiftId]: 1 }));
    },
  });
  return (
    <EditDialog
      form={form}
      title="Add shift"
      submitLabel={isOverriding ? "Add anyway" : "Add shift"}
      onClose={onClose}
    >
      <ShiftFields {...fields} />
    </EditDialog>
  );
}
