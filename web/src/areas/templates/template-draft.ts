import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { ChecklistItemId } from "@crewline/domain/records/checklists/checklist-item";
import { checklistItemIdSchema } from "@crewline/domain/records/checklists/checklist-item";
import type {
  ChecklistTemplate,
  ChecklistTerms,
} from "@crewline/domain/records/checklists/checklist-template";
import type { NewTemplate } from "@crewline/domain/projections/checklists/starter-template";

/** A template as it is typed: minutes may be missing, and an offset has its direction apart. */
export interface TemplateDraft extends Omit<ChecklistTerms, "dueMinutes" | "graceMinutes"> {
  dueMinutes: number | null;
  graceMinutes: number | null;
  offset: number | null;
  isBefore: boolean;
}

export function draftOfNew(
  template: NewTemplate,
  locationIds: readonly LocationId[],
): TemplateDraft {
  return withOffset({ ...template, locationIds: [...locationIds], state: "active" });
}

export function draftOfTemplate(template: ChecklistTemplate): TemplateDraft {
  const { id: _id, version: _version, savedAt: _at, savedByName: _by, ...terms } = template;
  return withOffset(terms);
}

function withOffset(terms: ChecklistTerms): TemplateDraft {
  const { offsetMinutes } = terms.trigger;
  return { ...terms, offset: Math.abs(offsetMinutes), isBefore: offsetMinutes < 0 };
}

/** What is sent of the draft; whether it can be saved is decided by the schema. */
export function termsOfDraft({ offset, isBefore, ...draft }: TemplateDraft) {
  const isTimed = draft.trigger.kind === "time" || draft.trigger.kind === "onDemand";
  const offsetMinutes = isTimed ? 0 : (offset ?? Number.NaN) * (isBefore ? -1 : 1);
  return { ...draft, trigger: { ...draft.trigger, offsetMinutes } };
}

/** An id for a new item, which is unused in its checklist. */
export function newItemId(): ChecklistItemId {
  return checklistItemIdSchema.parse(crypto.randomUUID().replaceAll("-", "").slice(0, 16));
}
