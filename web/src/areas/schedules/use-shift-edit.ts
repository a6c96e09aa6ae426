import { useState } from "react";
import { mergeEdit } from "@crewline/domain/schedules/merge-edit";
import type { MergedEdit } from "@crewline/domain/schedules/merge-edit";
import type { Shift } from "@crewline/domain/schedules/shift";
import type { ShiftForm } from "./shift-form.ts";
import { formOf } from "./shift-form.ts";

export interface ShiftEdit {
  form: ShiftForm;
  change: (change: Partial<ShiftForm>) => void;
  /** The version that saving replaces. */
  expectedVersion: number;
  /** Set while somebody else's save waits for a decision. */
  conflict: { merge: MergedEdit<ShiftForm>; theirs: ShiftForm; changedBy: string } | null;
  keepMine: () => void;
  takeTheirs: () => void;
}

/**
 * The edit of one shift that may change underneath. While nothing is typed the form follows live
 * data; once something is, a save by somebody else becomes a conflict that the person decides.
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
  const isSettled = merge.conflicts.length === 0 && merge.taken.length === 0;
  const isFollowing = hasMoved && (!isTouched || isSettled);
  const rebase = (values: ShiftForm) => {
    setBase(live);
    setTyped(values);
  };
  return {
    form: isFollowing ? merge.merged : mine,
    change: (change) => {
      if (isFollowing) setBase(live);
      setTyped((before) => ({ ...before, ...change }));
    },
    expectedVersion: isFollowing ? live.version : base.version,
    conflict: hasMoved && !isFollowing ? { merge, theirs, changedBy: live.updatedByName } : null,
    keepMine: () => rebase(merge.merged),
    takeTheirs: () => rebase(theirs),
  };
}

function merged(base: ShiftForm, typed: Partial<ShiftForm>): ShiftForm {
  const form = { ...base };
  for (const [field, value] of Object.entries(typed)) if (value !== undefined) form[field] = value;
  return form;
}
