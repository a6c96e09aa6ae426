import { createContext, use, useMemo } from "react";
import type { LocationId, ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { ShownEditor } from "@crewline/domain/rules/schedules/presence/present-editors";
import { othersPresent } from "@crewline/domain/rules/schedules/presence/present-editors";
import { weekPresenceSource } from "../../../live/week-presences.ts";
import { useLive } from "../../../live/use-live.ts";
import { useActor } from "../../../session/actor/use-actor.ts";

/** The others who have the week open. */
export function useOtherEditors(locationId: LocationId, weekStart: LocalDate): ShownEditor[] {
  const actor = useActor();
  const presence = useLive(weekPresenceSource(actor, { locationId, weekStart }));
  const found = presence.status === "ready" ? presence.data : null;
  return useMemo(() => othersPresent(found, actor.uid), [found, actor.uid]);
}

/** The names of the others by the shift whose form they have open. */
export const EditedShifts = createContext<ReadonlyMap<ShiftId, string>>(new Map());

/** Returns the same map while the same people edit the same shifts, however often they report. */
export function useEditedShifts(others: readonly ShownEditor[]): ReadonlyMap<ShiftId, string> {
  const edited = others.flatMap(({ shiftId, name }) =>
    shiftId === null ? [] : [{ shiftId, name }],
  );
  const key = JSON.stringify(edited);
  return useMemo(() => {
    const rows = JSON.parse(key) as typeof edited;
    return new Map(rows.map(({ shiftId, name }) => [shiftId, name]));
  }, [key]);
}

/** Who else has the form of a shift open; null for no one. */
export function useEditorOf(shiftId: ShiftId): string | null {
  return use(EditedShifts).get(shiftId) ?? null;
}
