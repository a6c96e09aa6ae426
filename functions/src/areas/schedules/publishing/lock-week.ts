import { weekSubject } from "@crewline/domain/records/history/history-event";
import type { lockWeekSchema, unlockWeekSchema } from "@crewline/domain/records/schedules/schedule";
import {
  scheduleAfterLock,
  scheduleAfterUnlock,
} from "@crewline/domain/rules/schedules/schedule-state";
import type { z } from "zod/mini";
import type { Actor } from "../../../operations/commands/actor.ts";
import { commandInTurn } from "../../../operations/commands/command.ts";
import { recordHistory } from "../../../operations/history/record-history.ts";
import type { Done } from "../../../rpc/answers.ts";
import { findWeek } from "./find-week.ts";

/**
 * Locks a location's week: none of its shifts is added, changed, removed, taken or published until
 * it is unlocked. A week that is locked already stays so.
 */
export function lockWeek(actor: Actor, input: z.infer<typeof lockWeekSchema>): Promise<Done> {
  const turn = `schedule of ${input.locationId}`;
  return commandInTurn(actor, { input, turn }, async (store) => {
    const { week, before } = await findWeek(store, actor, input);
    if (before?.lock !== undefined) return {};
    const { uid: byUid, displayName: byName } = actor;
    const after = scheduleAfterLock(before, week, { at: store.now(), byUid, byName });
    store.schedules.save(after.id, after);
    recordHistory(store, actor, { subject: weekSubject(after.id), act: "locked" });
    return {};
  });
}

/** Unlocks a location's week; the audit keeps why. A week that is not locked stays so. */
export function unlockWeek(actor: Actor, input: z.infer<typeof unlockWeekSchema>): Promise<Done> {
  const turn = `schedule of ${input.locationId}`;
  return commandInTurn(actor, { input, turn }, async (store) => {
    const { before } = await findWeek(store, actor, input);
    if (before?.lock === undefined) return {};
    const after = scheduleAfterUnlock(before);
    store.schedules.save(after.id, after);
    const { reason } = input;
    recordHistory(store, actor, { subject: weekSubject(after.id), act: "unlocked", reason });
    return {};
  });
}
