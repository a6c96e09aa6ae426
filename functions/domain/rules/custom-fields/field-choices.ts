import type { FieldChoice } from "../../records/custom-fields/custom-field.ts";
import { FEWEST_CHOICES, MOST_CHOICES } from "../../records/custom-fields/custom-field.ts";

export interface DraftChoice extends Omit<FieldChoice, "id"> {
  /** Null until it is saved. */
  id: string | null;
}

interface Problem {
  path: string;
  message: string;
}

/**
 * What is wrong with the choices of a draft, and beside which input. Saved choices can be renamed
 * and archived, never left out: employees may have them.
 */
export function choicesProblem(
  draft: readonly DraftChoice[],
  before: readonly FieldChoice[],
): Problem | null {
  const offered = draft.filter(({ isArchived }) => !isArchived);
  if (offered.length < FEWEST_CHOICES) {
    return { path: "choices", message: `Add at least ${FEWEST_CHOICES} choices.` };
  }
  if (offered.length > MOST_CHOICES) {
    return { path: "choices", message: `Offer at most ${MOST_CHOICES} choices; archive some.` };
  }
  return repeatedName(draft) ?? lostChoice(draft, before);
}

function repeatedName(draft: readonly DraftChoice[]): Problem | null {
  const keys = draft.map(({ name }) => choiceKey(name));
  const index = keys.findIndex((key, at) => keys.indexOf(key) < at);
  if (index < 0) return null;
  return { path: `choices.${index}.name`, message: "There is already a choice of this name." };
}

function lostChoice(draft: readonly DraftChoice[], before: readonly FieldChoice[]): Problem | null {
  const ids = draft.flatMap(({ id }) => id ?? []);
  const lost = before.find(({ id }) => !ids.includes(id));
  if (lost !== undefined) {
    return { path: "choices", message: `Archive ${lost.name} instead of removing it.` };
  }
  const isStrange = new Set(ids).size < ids.length || ids.length > before.length;
  return isStrange ? { path: "choices", message: "Reload the page, then try again." } : null;
}

/** Choices are distinguished without regard to case. */
export function choiceKey(name: string): string {
  return name.trim().toLowerCase();
}

/** The choices of a draft, new ones with an id. */
export function savedChoices(draft: readonly DraftChoice[], newId: () => string): FieldChoice[] {
  return draft.map(({ id, name, isArchived }) => ({ id: id ?? newId(), name, isArchived }));
}
