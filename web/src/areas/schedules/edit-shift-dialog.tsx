import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import type { Shift } from "@crewline/domain/schedules/shift";
import { trpc } from "../../api/trpc.ts";
import { useCommand } from "../../api/use-command.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { StatusChip } from "../../ui/status-chip.tsx";
import { checkShiftForm } from "./check-shift-form.ts";
import { EditConflict } from "./edit-conflict.tsx";
import type { RosterWeek } from "./roster-context.ts";
import { ShiftFields } from "./shift-fields.tsx";
import { planFrom } from "./shift-form.ts";
import { shiftWarnings } from "./shift-warnings.ts";
import { stateTones, stateWords } from "./shift-words.ts";
import { useShiftEdit } from "./use-shift-edit.ts";
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
  const { location, names, others, timeOff } = week;
  const edit = useShiftEdit(shift);
  const save = useCommand(trpc.schedules.saveShift.mutationOptions(), { onDone: onClose });
  const context = { shiftId: shift.id, locationId: location.id, timeZone: location.timeZone };
  const checked = checkShiftForm(edit.form, { ...context, others, timeOff, names });
  const { problem, errors, maySubmit } = useShiftProblem(checked.errors, save.problem);
  const isDeleted = shift.state === "cancelled";
  const handleSubmit = async () => {
    if (edit.conflict !== null || !maySubmit()) return;
    await save.run({
      shiftId: shift.id,
      expectedVersion: edit.expectedVersion,
      shift: planFrom(edit.form, shift.locationId),
    });
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
          onKeepMine={edit.keepMine}
          onTakeTheirs={edit.takeTheirs}
        />
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
        warnings={shiftWarnings(week, edit.form, checked.placed)}
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
