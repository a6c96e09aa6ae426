import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { runsOfDay } from "@crewline/domain/records/checklists/checklist-run";
import type { LeftUndone } from "@crewline/domain/rules/checklists/left-undone";
import { leftUndone } from "@crewline/domain/rules/checklists/left-undone";
import { checklistDaySource } from "../../live/checklist-days.ts";
import { useLiveAll } from "../../live/use-live.ts";
import { useActor } from "../../session/actor/use-actor.ts";
import { useQueuedAnswers } from "./use-queued-answers.ts";
import { answersOf, withTyped } from "./with-typed.ts";

interface Work {
  employeeId: EmployeeId;
  locationId: LocationId;
  /** The days at the location on which the work began, and on which it is now. */
  days: readonly LocalDate[];
  at: Instant;
}

/** The lists that the employee would leave unfinished who clocked out now. */
export function useListsLeft({ employeeId, locationId, days, at }: Work): LeftUndone[] {
  const actor = useActor();
  const queued = useQueuedAnswers();
  const places = [...new Set(days)].map((day) => ({ locationId, day }));
  const found = useLiveAll(places.map((place) => checklistDaySource(actor, place)));
  const runs = found
    .flatMap((result) => (result.status === "ready" && result.data !== null ? [result.data] : []))
    .flatMap((ofDay) =>
      runsOfDay(ofDay).map((run) => withTyped(run, answersOf(queued, run, ofDay), employeeId)),
    );
  return leftUndone(runs, { employeeId, at });
}
