import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import PersonSearch from "@mui/icons-material/PersonSearch";
import { useState } from "react";
import { listed } from "@crewline/domain/kernel/formats/listed";
import { planBefore } from "@crewline/domain/rules/schedules/merge-plan";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import { useLocale } from "../../../locale/use-locale.ts";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import { StatusChip } from "../../../ui/page/status-chip.tsx";
import { FieldsOffContext } from "../../../ui/inputs/fields-off.ts";
import { LazyUnlockWeekDialog } from "../published/lock-parts.ts";
import { ConflictTable } from "./conflict-table.tsx";
import type { RosterWeek } from "../model/roster-context.ts";
import type { Following } from "../recurring/recurring-scope.tsx";
import { EditingToo } from "../presence/editing-too.tsx";
import { OverrideLines } from "../rules/override-lines.tsx";
import { LockedWeekNote } from "./locked-week-note.tsx";
import { LazyRecurringScope } from "../recurring/recurring-parts.ts";
import { useSaveCommand } from "./shift-commands.ts";
import { ShiftFields } from "./shift-fields.tsx";
import { planFrom } from "./shift-form.ts";
import { shiftStateText, shiftSubject } from "@crewline/domain/words/schedules/cards/shift-words";
import { stateTones } from "../cards/state-tones.ts";
import type { MergedFields } from "./use-shift-edit.ts";
import { useShiftEdit } from "./use-shift-edit.ts";
import { useShiftForm } from "./use-shift-form.ts";
import { useRosterUndo } from "../undo/use-undo.ts";

interface EditShiftDialogProps {
  week: RosterWeek;
  /** The shift as live data shows it; it may change or be deleted while the dialog is open. */
  shift: Shift;
  /** True for a shift of a locked week, which can be read here. */
  isLocked: boolean;
  onRemove: () => void;
  onFindCover: () => void;
  onClose: () => void;
}

/** Edits one shift, and brings the edit together with what others save meanwhile. */
export function EditShiftDialog({
  week,
  shift,
  isLocked,
  onRemove,
  onFindCover,
  onClose,
}: EditShiftDialogProps) {
  const locale = useLocale();
  const { names } = week;
  const edit = useShiftEdit(shift);
  const { push, tell } = useRosterUndo();
  const base = planOf(edit.base);
  const isDeleted = shift.state === "cancelled";
  const [following, setFollowing] = useState<Following | null>(null);
  const { form, fields, isOverriding } = useShiftForm(edit, {
    week,
    shift,
    command: useSaveCommand(),
    input: (mine, overriding) => ({
      planned: {
        shiftId: shift.id,
        expectedVersion: edit.base.version,
        shift: mine,
        base,
        ...overriding,
      },
      recurring: following?.input(mine, overriding) ?? null,
    }),
    onSaved: (saved, typed) => {
      onClose();
      if ("filled" in saved) return following?.onSaved(saved.sent, saved.filled);
      const { version, plan: after } = saved;
      const mine = planFrom(typed, shift.locationId);
      const before = isDeleted ? null : planBefore(base, mine, after);
      const action = isDeleted ? "restore" : "edit";
      const subject = shiftSubject(after, names.employee, locale);
      const changes = [{ shiftId: shift.id, before, after }];
      tell(push({ action, subject, changes }, { [shift.id]: version }));
    },
  });
  const { clash } = edit;
  const [isUnlocking, setUnlocking] = useState(false);
  return (
    <>
      <EditDialog
        form={form}
        conflictWords={
          clash === null
            ? undefined
            : {
                title: `${clash.changedBy} changed this shift while you were editing`,
                detail: <ConflictTable {...clash} mine={edit.draft} nameOf={names.employee} />,
              }
        }
        title="Edit shift"
        submitLabel={isOverriding ? "Save anyway" : isDeleted ? "Restore and save" : "Save"}
        isBlocked={isLocked}
        onClose={onClose}
      >
        {isLocked && <LockedWeekNote onUnlock={() => setUnlocking(true)} />}
        {clash === null && (
          <div>
            <StatusChip
              tone={stateTones[shift.state]}
              label={shiftStateText(shift.state, locale)}
            />
          </div>
        )}
        <Meanwhile merged={edit.merged} deletedBy={isDeleted ? shift.updatedByName : null} />
        <EditingToo shiftId={shift.id} />
        <FieldsOffContext value={isLocked}>
          <ShiftFields {...fields} isLocked={isLocked} />
        </FieldsOffContext>
        <OverrideLines shift={shift} />
        {!isDeleted && !isLocked && (
          <ShiftActions
            shift={shift}
            isFollowing={following !== null}
            onFollow={setFollowing}
            onRemove={onRemove}
            onFindCover={onFindCover}
            onClose={onClose}
          />
        )}
      </EditDialog>
      {isUnlocking && <LazyUnlockWeekDialog place={week} onClose={() => setUnlocking(false)} />}
    </>
  );
}

type ShiftActionsProps = Omit<EditShiftDialogProps, "week" | "isLocked"> & {
  isFollowing: boolean;
  onFollow: (following: Following | null) => void;
};

/** What the edit of a recurring shift is for, and what else can be done with one shift. */
function ShiftActions({ shift, isFollowing, onFollow, onRemove, ...props }: ShiftActionsProps) {
  const { onFindCover, onClose } = props;
  return (
    <>
      {shift.recurringShiftId !== undefined && (
        <LazyRecurringScope
          shift={shift}
          isFollowing={isFollowing}
          onChange={onFollow}
          onDeleted={onClose}
        />
      )}
      {!isFollowing && (
        <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
          <Button startIcon={<PersonSearch />} onClick={onFindCover}>
            Find cover
          </Button>
          <Button color="error" startIcon={<DeleteOutlined />} onClick={onRemove}>
            Delete shift
          </Button>
        </Stack>
      )}
    </>
  );
}

interface MeanwhileProps {
  merged: MergedFields | null;
  /** Null while the shift stands. */
  deletedBy: string | null;
}

/** Changes of the shift by other people since the dialog opened that need no decision. */
function Meanwhile({ merged, deletedBy }: MeanwhileProps) {
  const locale = useLocale();
  return (
    <>
      {merged !== null && (
        <Alert severity="info">
          {`${merged.changedBy} changed ${listed(merged.fields, locale)} meanwhile. Your changes stay.`}
        </Alert>
      )}
      {deletedBy !== null && <Alert severity="warning">{`${deletedBy} deleted this shift.`}</Alert>}
    </>
  );
}
