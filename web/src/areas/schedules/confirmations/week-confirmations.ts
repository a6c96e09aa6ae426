import { createContext, use, useMemo } from "react";
import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { PersonConfirmation } from "@crewline/domain/rules/schedules/publishing/confirmed-by-person";
import { confirmedByPerson } from "@crewline/domain/rules/schedules/publishing/confirmed-by-person";
import { weekConfirmationsSource } from "../../../live/shift-confirmations.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";

type Confirmations = ReadonlyMap<EmployeeId, PersonConfirmation>;

const none: Confirmations = new Map();

/** What the people of the week confirmed, by person. */
export const WeekConfirmationsContext = createContext<Confirmations>(none);

/** A week that staff have never seen is not read; one that can't be read shows nothing. */
export function useWeekConfirmations(
  week: { locationId: LocationId; weekStart: LocalDate },
  isPublished: boolean,
): Confirmations {
  const actor = useActor();
  const found = useLive(isPublished ? weekConfirmationsSource(actor, week) : null);
  const data = found.status === "ready" ? found.data : null;
  return useMemo(() => (data === null ? none : confirmedByPerson(data)), [data]);
}

/** Null for a person who was told of nothing in the week. */
export function useConfirmation(employeeId: EmployeeId): PersonConfirmation | null {
  return use(WeekConfirmationsContext).get(employeeId) ?? null;
}
