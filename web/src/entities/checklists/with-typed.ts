import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { AnswerInput } from "@crewline/domain/rules/checklists/answer-input";
import type { ChecklistRun } from "@crewline/domain/records/checklists/checklist-run";
import { withAnswer } from "@crewline/domain/rules/checklists/run-state";

/** What a person tapped for an item, and when. */
export type TypedAnswer = Pick<AnswerInput, "runId" | "itemId" | "value" | "note" | "photo"> & {
  at: Instant;
};

/** An answer that waits on the device, with the day and place of its list. */
export type QueuedAnswer = TypedAnswer & ListPlace;

interface ListPlace {
  locationId: LocationId;
  day: LocalDate;
}

/** The answers of one list: those of a template have the same id every day and everywhere. */
export function answersOf(
  queued: readonly QueuedAnswer[],
  { id }: Pick<ChecklistRun, "id">,
  place: ListPlace,
): QueuedAnswer[] {
  return queued.filter(
    ({ runId, locationId, day }) =>
      runId === id && locationId === place.locationId && day === place.day,
  );
}

/** The list as it will be once the answers are sent. */
export function withTyped(
  run: ChecklistRun,
  typed: readonly TypedAnswer[],
  byEmployeeId: EmployeeId | null,
): ChecklistRun {
  return typed.reduce((before, { itemId, value, note, at }) => {
    const answer = value === null ? null : { value, note, at, byEmployeeId };
    return withAnswer(before, { itemId, answer, at, byEmployeeId });
  }, run);
}
