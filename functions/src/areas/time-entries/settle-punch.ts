import type { settlePunchSchema } from "@crewline/domain/records/time-entries/unplaced-punch";
import type { z } from "zod/mini";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { requireReach } from "../../operations/commands/require-reach.ts";
import { requireVersion } from "../../operations/commands/require-version.ts";
import { settled } from "../../operations/punches/unplaced-punch.ts";
import { now } from "../../platform/clock.ts";
import type { Edited } from "../../rpc/answers.ts";

/** Takes a punch off the list; the time is entered or corrected as any other. */
export function settlePunch(
  actor: Actor,
  input: z.infer<typeof settlePunchSchema>,
): Promise<Edited> {
  return command(actor, input, async (store) => {
    const before = await store.unplacedPunches.get(input.punchId);
    requireReach(actor, { locationIds: [before.locationId], what: "punch" });
    const changedBy = before.settledByName ?? before.employeeName;
    requireVersion(before, input.expectedVersion, { what: "punch", changedBy });
    const after = settled(before, actor.displayName, now());
    store.unplacedPunches.save(after.id, after);
    return { version: after.version };
  });
}
