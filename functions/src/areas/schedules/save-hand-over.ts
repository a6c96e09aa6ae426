import type { saveHandOverSchema } from "@crewline/domain/records/schedules/hand-over-note";
import { handOverNoteId } from "@crewline/domain/records/schedules/hand-over-note";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { now } from "../../platform/clock.ts";
import type { Edited } from "../../rpc/answers.ts";

type Input = z.infer<typeof saveHandOverSchema>;

/** Writes the hand-over note of a location's day, for managers of the location. */
export function saveHandOver(actor: Actor, input: Input): Promise<Edited> {
  return command(actor, input, async (store) => {
    const { locationId, day, text } = input;
    requireReach(actor, { locationIds: [locationId], what: "location" });
    await store.locations.get(locationId);
    const id = handOverNoteId(locationId, day);
    const before = await store.handOverNotes.find(id);
    const seen = before?.version ?? 0;
    const changedBy = before?.writtenByName ?? null;
    requireVersion({ version: seen }, input.expectedVersion, { what: "handOverNote", changedBy });
    const version = seen + 1;
    store.handOverNotes.save(id, {
      id,
      locationId,
      day,
      text,
      writtenAt: now(),
      writtenBy: actor.uid,
      writtenByName: actor.displayName,
      version,
    });
    return { version };
  });
}
