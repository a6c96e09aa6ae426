import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import { listed } from "@crewline/domain/kernel/formats/listed";
import { planBefore } from "@crewline/domain/rules/schedules/merge-plan";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../locale/use-locale.ts";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { FormDialog } from "../../ui/forms/form-dialog.tsx";
import { StatusChip } from "../../ui/page/status-chip.tsx";
import { checkShiftForm } from "./check-shift-form.ts";
import { EditConflict } from "./edit-conflict.tsx";
import type { RosterWeek } from "./roster-context.ts";
import { ShiftFields } from "./shift-fields.tsx";
import { planFrom } from "./shift-form.ts";
import { shiftWarnings } from "./shift-warnings.ts";
import { shiftSubject, stateTones, stateWords } from "./shift-words.ts";
import { useShiftEdit } from "./use-shift-edit.ts";
import { useRosterUndo } from "./use-undo.ts";
import { useShiftProblem } from "./use-shift-problem.ts";

interface EditShiftDialogProps {
  week: RosterWeek;
  /** The shift as live data shows it; it may change or be deleted while the dialog is open. */
  shift: Shift;
  onRemove: () => void;
  onClose: () => void;
}

/** Edits one shift, and brings the edit together with what others save meanwhile. */
export function EditShiftDialog({ week, shift, onRemove, onClose }: EditShiftDialogProps) {
  const locale = useLocale();
  const { location, names, others, timeOff } = week;
  const edit = useShiftEdit(shift);
  const { push, tell } = useRosterUndo();
  const save = useCommand(trpc.schedules.saveShift.mutationOptions());
  const context = { shiftId: shift.id, locationId: location.id, timeZone: location.timeZone };
  const checked = checkShiftForm(edit.form, { ...context, others, timeOff, names }, locale);
  const { problem, errors, maySubmit } = useShiftProblem(checked.errors, save.problem);
  const isDeleted = shift.state === "cancelled";
  const handleSubmit = async () => {
    if (edit.conflict !== null || !maySubmit()) return;
    const { version: expectedVersion } = edit.base;
    const base = planOf(edit.base);
    const mine = planFrom(edit.form, shift.locationId);
    const answer = await save.run({ shiftId: shift.id, expectedVersion, shift: mine, base });
    if (answer === null) return;
    onClose();
    const { version, plan: after } = answer;
    const before = isDeleted ? null : planBefore(base, mine, after);
    const action = isDeleted ? "restore" : "edit";
    const subject = shiftSubject(after, names.employee, locale);
    const changes = [{ shiftId: shift.id, before, after }];
    tell(push({ action, subject, changes }, { [shift.id]: version }));
  };
  return (
    <FormDialog
      open
      title="Edit shift"
      submitLabel={isDeleted ? "Restore and save" : "Save"}
      onSubmit={handleSubmit}
      isRunning={save.isRunning}
      problem={edit.conflict === null ? problem : null}
      onClose={onClose}
    >
      {edit.conflict === null ? (
        <div>
          <StatusChip tone={stateTones[shift.state]} label={stateWords[shift.state]} />
        </div>
      ) : (
        <EditConflict
          {...edit.conflict}
          mine={edit.form}
          nameOf={names.employee}
          onKeepMine={() => {
            save.clearProblem();
            edit.keepMine();
          }}
          onTakeTheirs={() => {
            save.clearProblem();
            edit.takeTheirs();
          }}
        />
      )}
      {edit.merged !== null && (
        <Alert severity="info">
          {`${edit.merged.changedBy} changed ${listed(edit.merged.fields, locale)} meanwhile. Your changes stay.`}
        </Alert>
      )}
      {isDeleted && (
        <Alert severity="warning">{`${shift.updatedByName} deleted this shift.`}</Alert>
      )}
      <ShiftFields
        form={edit.form}
        onChange={(change) => {
          save.clearProblem();
          edit.change(change);
        }}
        checked={checked}
        errors={errors}
        week={week}
        warnings={shiftWarnings(week, { plan: edit.form, placed: checked.placed }, locale)}
      />
      {!isDeleted && (
        <div>
          <Button color="error" startIcon={<DeleteOutlined />} onClick={onRemove}>
            Delete shift
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
