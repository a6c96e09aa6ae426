import { useState } from "react";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { proposedRole } from "@crewline/domain/rules/drafts/offered-roles";
import { isSameDraft } from "../../../ui/forms/is-same-draft.ts";
import type { EditedDraft } from "../../../ui/forms/use-draft-form.ts";
import type { RosterWeek } from "../model/roster-context.ts";
import type { ShiftForm } from "./shift-form.ts";
import { formOf, roleFrom } from "./shift-form.ts";

/** The draft of a new shift: choosing a person proposes the job role that the person has here. */
export function useNewShift(week: RosterWeek, plan: ShiftPlan): EditedDraft<ShiftForm> {
  const [first] = useState(() => formOf(plan));
  const [draft, setDraft] = useState(first);
  const isTouched = !isSameDraft(draft, first);
  const change = (changes: Partial<ShiftForm>) =>
    setDraft((before) => withDefaultRole({ ...before, ...definedOnly(changes) }, changes, week));
  return { draft, change, isTouched, isUnsaved: isTouched, conflict: null };
}

function withDefaultRole(
  form: ShiftForm,
  { employeeId }: Partial<ShiftForm>,
  { people, location }: RosterWeek,
): ShiftForm {
  if (employeeId === undefined || employeeId === "") return form;
  const person = people.find(({ id }) => id === employeeId);
  const role = roleFrom(form);
  if (role !== null && person?.jobRoleIds.includes(role) === true) return form;
  return { ...form, jobRoleId: proposedRole(person, location) ?? "" };
}

function definedOnly(change: Partial<ShiftForm>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(change).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value]],
    ),
  );
}
