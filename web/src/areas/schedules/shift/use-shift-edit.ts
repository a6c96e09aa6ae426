import { useState } from "react";
import { mergeEdit } from "@crewline/domain/rules/schedules/merge-edit";
import type { MergedEdit } from "@crewline/domain/rules/schedules/merge-edit";
import type { Shift } from "@crewline/domain/records/schedules/shift";
import type { FormConflict } from "../../../ui/forms/form-definition.ts";
import type { EditedDraft } from "../../../ui/forms/use-draft-form.ts";
import type { ShiftForm } from "./shift-form.ts";
import { fieldLabels, formOf } from "./shift-form.ts";

/** The changes of another person in the shift, by the labels of its fields. */
export interface MergedFields {
  changedBy: string;
  fields: string[];
}

/** The values of a field that two people changed differently. */
interface ShiftClash {
  merge: MergedEdit<ShiftForm>;
  theirs: ShiftForm;
  changedBy: string;
}

export interface ShiftEdit extends EditedDraft<ShiftForm> {
  /** The shift that the edit began from; saving replaces its version. */
  base: Shift;
  /** Fields that another person changed meanwhile, beside those that are typed into. */
  merged: MergedFields | null;
  conflict: FormConflict;
  /** Set while another person's save waits for a decision. */
  clash: ShiftClash | null;
}

/**
 * The edit of one shift that may change underneath. Fields that are not typed into follow live
 * data; a field that two people changed differently becomes a conflict, which the person decides.
 */
export function useShiftEdit(live: Shift): ShiftEdit {
  const [base, setBase] = useState(live);
  const [typed, setTyped] = useState<Partial<ShiftForm>>({});
  const startedFrom = formOf(base);
  const mine = merged(startedFrom, typed);
  const theirs = formOf(live);
  const isTouched = Object.keys(startedFrom).some((field) => mine[field] !== startedFrom[field]);
  const hasMoved = live.version !== base.version;
  const merge = mergeEdit(startedFrom, mine, theirs);
  const isFollowing = hasMoved && merge.conflicts.length === 0;
  const rebase = (values: ShiftForm) => {
    setBase(live);
    setTyped(values);
  };
  return {
    draft: isFollowing ? merge.merged : mine,
    isTouched,
    isUnsaved: isTouched,
    change: (change) => {
      if (isFollowing) rebase(merge.merged);
      setTyped((before) => ({ ...before, ...change }));
    },
    base: isFollowing ? live : base,
    merged: isFollowing && isTouched && merge.taken.length > 0 ? alsoChanged(merge, live) : null,
    conflict: {
      isShown: hasMoved && !isFollowing,
      onKeepMine: () => rebase(merge.merged),
      onTakeTheirs: () => rebase(withTheirs(merge)),
    },
    clash: hasMoved && !isFollowing ? { merge, theirs, changedBy: live.updatedByName } : null,
  };
}

function alsoChanged({ taken }: MergedEdit<ShiftForm>, { updatedByName }: Shift): MergedFields {
  return { changedBy: updatedByName, fields: taken.map((field) => fieldLabels[field] ?? "") };
}

/** The merged values with the other person's where both changed the field. */
function withTheirs({ merged: values, conflicts }: MergedEdit<ShiftForm>): ShiftForm {
  const form = { ...values };
  for (const { field, theirs } of conflicts) form[field] = theirs;
  return form;
}

function merged(base: ShiftForm, typed: Partial<ShiftForm>): ShiftForm {
  const form = { ...base };
  for (const [field, value] of Object.entries(typed)) if (value !== undefined) form[field] = value;
  return form;
}
