import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type {
  Filled,
  ListedRecurringShift,
} from "@crewline/domain/records/schedules/recurring-shift";
import type { Shift, ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { OverrideDecision } from "@crewline/domain/records/schedules/shift-override";
import { followingChange } from "@crewline/domain/rules/schedules/recurring/following-change";
import { planOf } from "@crewline/domain/rules/schedules/plan-of";
import { recurrenceText } from "@crewline/domain/words/schedules/recurring/recurring-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import type { ChangeRecurringInput } from "../undo/use-recurring-commands.ts";
import { EndRecurringDialog } from "./end-recurring-dialog.tsx";
import { useRecurringSteps } from "./use-recurring-steps.ts";
import { useRecurringShifts } from "./use-recurring-shifts.ts";

/** An edit of a shift and those that follow it: what is sent for the plan that is typed. */
export interface Following {
  input: (mine: ShiftPlan, overriding: { override?: OverrideDecision }) => ChangeRecurringInput;
  /** Makes it a step of the week once it is saved, and says so. */
  onSaved: (sent: ChangeRecurringInput, filled: Filled) => void;
}

interface RecurringScopeProps {
  shift: Shift;
  isFollowing: boolean;
  /** Null for an edit of this shift alone. */
  onChange: (following: Following | null) => void;
  /** Called once this shift and the following are deleted. */
  onDeleted: () => void;
}

/** Whether the edit of a recurring shift is for this shift, or for this and the following. */
export function RecurringScope({ shift, isFollowing, onChange, onDeleted }: RecurringScopeProps) {
  const locale = useLocale();
  const steps = useRecurringSteps();
  const [isDeleting, setDeleting] = useState(false);
  const { data } = useRecurringShifts(shift.locationId);
  const recurring = data?.recurringShifts.find(({ id }) => id === shift.recurringShiftId);
  if (recurring === undefined) return null;
  const choose = (value: "this" | "following") =>
    onChange(
      value === "this"
        ? null
        : {
            input: (mine, overriding) => ({
              ...changeOf(shift, recurring, mine),
              ...overriding,
            }),
            onSaved: steps.changed,
          },
    );
  return (
    <>
      <SelectInput
        label="Apply to"
        value={isFollowing ? "following" : "this"}
        onChange={choose}
        options={[
          { value: "this", label: "This shift" },
          { value: "following", label: "This and the following shifts" },
        ]}
        help={recurrenceText(recurring.recurrence, locale)}
      />
      {isFollowing && (
        <div>
          <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
            Shifts that were changed on their own keep those changes.
          </Typography>
          <Button color="error" onClick={() => setDeleting(true)}>
            Delete this and the following
          </Button>
        </div>
      )}
      {isDeleting && (
        <EndRecurringDialog
          recurring={recurring}
          fromDay={shift.recurringDay ?? shift.day}
          deletesPublished
          onClose={() => setDeleting(false)}
          onEnded={onDeleted}
        />
      )}
    </>
  );
}

function changeOf(
  shift: Shift,
  recurring: ListedRecurringShift,
  mine: ShiftPlan,
): ChangeRecurringInput {
  const fromDay = shift.recurringDay ?? shift.day;
  return {
    recurringShiftId: recurring.id,
    expectedVersion: recurring.version,
    fromDay,
    ...followingChange(recurring, { fromDay, base: planOf(shift), mine }),
    edited: { shiftId: shift.id, shift: mine },
    ...(recurring.override !== undefined && { override: recurring.override }),
  };
}
