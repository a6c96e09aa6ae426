import { fieldChoiceIdSchema } from "../../kernel/ids/record-ids.ts";
import type { FieldChoiceId } from "../../kernel/ids/record-ids.ts";
import type { FieldDraftProblem } from "../violations/field-draft-problem.ts";
import type { FieldChoice } from "../../records/custom-fields/custom-field.ts";
import { FEWEST_CHOICES, MOST_CHOICES } from "../../records/custom-fields/custom-field.ts";

export interface DraftChoice extends Omit<FieldChoice, "id"> {
  /** Null until it is saved. */
  id: FieldChoiceId | null;
}

interface Found {
  path: string;
  problem: FieldDraftProblem;
}

/**
 * Returns the error in the choices of a draft, and the input that it belongs to. Saved choices can
 * be renamed and archived, never left out: employees may have them.
 */
export function choicesProblem(
  draft: readonly DraftChoice[],
  before: readonly FieldChoice[],
): Found | null {
  const offered = draft.filter(({ isArchived }) => !isArchived);
  if (offered.length < FEWEST_CHOICES) {
    return { path: "choices", problem: { kind: "tooFewChoices", least: FEWEST_CHOICES } };
  }
  if (offered.length > MOST_CHOICES) {
    return { path: "choices", problem: { kind: "tooManyChoices", most: MOST_CHOICES } };
  }
  return repeatedName(draft) ?? lostChoice(draft, before);
}

function repeatedName(draft: readonly DraftChoice[]): Found | null {
  const keys = draft.map(({ name }) => choiceKey(name));
  const index = keys.findIndex((key, at) => keys.indexOf(key) < at);
  if (index < 0) return null;
  return { path: `choices.${index}.name`, problem: { kind: "repeatedChoice" } };
}

function lostChoice(draft: readonly DraftChoice[], before: readonly FieldChoice[]): Found | null {
  const ids = draft.flatMap(({ id }) => id ?? []);
  const lost = before.find(({ id }) => !ids.includes(id));
  if (lost !== undefined) {
    return { path: "choices", problem: { kind: "lostChoice", name: lost.name } };
  }
  const isStrange = new Set(ids).size < ids.length || ids.length > before.length;
  return isStrange ? { path: "choices", problem: { kind: "outdatedChoices" } } : null;
}

/** Choices are distinguished without regard to case. */
export function choiceKey(name: string): string {
  return name.trim().toLowerCase();
}

/** The choices of a draft, new ones with an id. */
export function savedChoices(draft: readonly DraftChoice[], newId: () => string): FieldChoice[] {
  return draft.map(({ id, name, isArchived }) => ({
    id: id ?? fieldChoiceIdSchema.parse(newId()),
    name,
    isArchived,
  }));
}
