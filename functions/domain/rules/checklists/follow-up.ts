import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { checklistRunIdSchema } from "../../kernel/ids/record-ids.ts";
import type { ChecklistItem, ChecklistItemId } from "../../records/checklists/checklist-item.ts";
import { checklistItemIdSchema } from "../../records/checklists/checklist-item.ts";
import type { ChecklistRun } from "../../records/checklists/checklist-run.ts";
import { isFailed } from "./judge-answer.ts";

/** What becomes of the task that follows from an answer; null leaves all as it is. */
type FollowUpChange = [run: ChecklistRun, act: "save" | "remove"] | null;

/**
 * Returns what an answer changes in the tasks of a day. An answer that failed makes one if its item
 * asks for it: a list of one check for anyone who may do the list, with what was noted. An answer
 * that was put right takes it away again unless it was done.
 */
export function followUpOf(
  run: ChecklistRun,
  itemId: ChecklistItemId,
  present: readonly ChecklistRun[],
): FollowUpChange {
  const item = run.items.find(({ id }) => id === itemId);
  const answer = run.answers[itemId];
  if (item === undefined) return null;
  const id = checklistRunIdSchema.parse(`${run.id}_${itemId}`);
  const known = present.find((one) => one.id === id);
  const isStarted = known !== undefined && Object.keys(known.answers).length > 0;
  const hasFailed = answer !== undefined && isFailed(item, answer.value);
  if (!hasFailed || !item.failActions.includes("task")) {
    return known === undefined || isStarted ? null : [known, "remove"];
  }
  if (isStarted || known?.description === answer.note) return null;
  return [newTask(run, item, { id, note: answer.note, at: answer.at }), "save"];
}

/** Tasks of the day before that no one has done, and that the present day does not have yet. */
export function carriedOver(
  before: readonly ChecklistRun[],
  present: readonly ChecklistRun[],
): ChecklistRun[] {
  const known = new Set(present.map(({ id }) => id));
  return before.filter(
    ({ id, isFollowUp, completedAt }) => isFollowUp && completedAt === null && !known.has(id),
  );
}

/** The lists that an employee sees of a location's day. */
interface SeenDay {
  locationId: LocationId;
  day: LocalDate;
  runs: readonly ChecklistRun[];
}

/**
 * Returns the lists of a day without the tasks that were carried over to a later day that the
 * employee sees as well, such as after a night shift: those are done in the later day.
 */
export function withoutCarriedOver(seen: SeenDay, all: readonly SeenDay[]): ChecklistRun[] {
  const later = all.filter(
    ({ locationId, day }) => locationId === seen.locationId && day > seen.day,
  );
  const known = new Set(later.flatMap(({ runs }) => runs.map(({ id }) => id)));
  // The lists of a template have the same id every day.
  return seen.runs.filter(({ id, isFollowUp }) => !(isFollowUp && known.has(id)));
}

function newTask(
  { templateId, templateVersion, jobRoleIds }: ChecklistRun,
  { label }: ChecklistItem,
  { id, note, at }: Pick<ChecklistRun, "id"> & { note: string; at: string },
): ChecklistRun {
  return {
    id,
    templateId,
    templateVersion,
    name: label,
    description: note,
    items: [{ ...oneCheck, label }],
    employeeId: null,
    jobRoleIds,
    shiftId: null,
    opensAt: at,
    dueAt: null,
    missedAt: null,
    answers: {},
    completedAt: null,
    isMissed: false,
    isFollowUp: true,
    needsSignOff: false,
    signOffRoleIds: [],
    signedOff: null,
  };
}

const oneCheck: Omit<ChecklistItem, "label"> = {
  id: checklistItemIdSchema.parse("done"),
  section: "",
  help: "",
  type: "check",
  isRequired: true,
  weight: 1,
  min: null,
  max: null,
  unit: "",
  choices: [],
  failActions: [],
};
