import { useState } from "react";
import { MOST_SPOTS } from "@crewline/domain/records/schedules/schedule";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { openFieldTexts } from "@crewline/domain/words/schedules/open-field-words";
import { useLocale } from "../../../locale/use-locale.ts";
import { SelectInput } from "../../../ui/inputs/select-input.tsx";
import { EditDialog } from "../../../ui/forms/edit-dialog.tsx";
import type { RosterWeek } from "../model/roster-context.ts";
import { ShiftFields } from "./shift-fields.tsx";
import { planFrom } from "./shift-form.ts";
import { shiftSubject } from "@crewline/domain/words/schedules/cards/shift-words";
import type { Repeat } from "../recurring/repeat-fields.tsx";
import { LazyRepeatFields } from "../recurring/recurring-parts.ts";
import { TemplateSelect } from "./template-select.tsx";
import { useAddCommand } from "./shift-commands.ts";
import { useNewShift } from "./use-new-shift.ts";
import { useShiftForm } from "./use-shift-form.ts";
import { useRosterUndo } from "../undo/use-undo.ts";

const spotChoices = Array.from({ length: MOST_SPOTS }, (_, place) => ({
  value: String(place + 1),
  label: String(place + 1),
}));

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
  const words = openFieldTexts(locale);
  const [spots, setSpots] = useState("1");
  const edit = useNewShift(week, draft);
  const [repeat, setRepeat] = useState<Repeat | null>(null);
  const { form, fields, isOverriding, isTried } = useShiftForm(edit, {
    week,
    shift: null,
    command: useAddCommand(),
    isRestValid: repeat === null || repeat.isValid(edit.draft.day),
    input: (shift, overriding) => {
      const planned = { shift, spots: Number(spots), ...overriding };
      return { planned, recurring: repeat?.input(planned) ?? null };
    },
    onSaved: (saved, typed) => {
      onClose();
      if ("filled" in saved) return repeat?.onSaved(saved.sent, saved.filled);
      const { shiftId, otherIds = [] } = saved;
      const plan = planFrom(typed, week.location.id);
      const ids = [shiftId, ...otherIds];
      const changes = ids.map((id) => ({ shiftId: id, before: null, after: plan }));
      const subject = shiftSubject(plan, week.names.employee, locale);
      const versions = Object.fromEntries(ids.map((id) => [id, 1]));
      tell(push({ action: "add", subject, changes }, versions));
    },
  });
  return (
    <EditDialog
      form={form}
      title="Add shift"
      submitLabel={isOverriding ? "Add anyway" : "Add shift"}
      onClose={onClose}
    >
      <TemplateSelect week={week} form={fields.form} onChange={fields.onChange} />
      <ShiftFields {...fields} />
      <LazyRepeatFields day={edit.draft.day} isTried={isTried} onChange={setRepeat} />
      {edit.draft.employeeId === "" && (
        <SelectInput
          label={words.spots}
          value={spots}
          onChange={setSpots}
          options={spotChoices}
          help={words.spotsHelp}
        />
      )}
    </EditDialog>
  );
}
