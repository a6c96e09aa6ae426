import type {
  pairKioskSchema,
  unpairKioskSchema,
} from "@crewline/domain/records/kiosks/kiosk-device";
import { pairingCodeSchema } from "@crewline/domain/records/kiosks/pairing-code";
import { instantAfter, instantSchema } from "@crewline/domain/kernel/time/instant";
import { z } from "zod/mini";
import { drawPairingCode, kioskPairingId } from "../../identity/pairing-code.ts";
import type { Actor } from "../../operations/commands/actor.ts";
import { command } from "../../operations/commands/command.ts";
import { unpair } from "../../operations/kiosks/unpair.ts";
import { getActiveLocations } from "../../operations/locations/get-locations.ts";
import { now } from "../../platform/clock.ts";
import type { Done } from "../../rpc/answers.ts";
import { kioskPairings } from "../../store/kiosk-pairings.ts";
import { inTransaction } from "../../store/unit/unit.ts";
import { companyStore } from "../../store/company/company-store.ts";

/** Long enough to walk to the tablet. */
const VALID_SECONDS = 600;

export const pairingSchema = z.object({ code: pairingCodeSchema, expiresAt: instantSchema });

/**
 * Draws a code with which one tablet can be paired with the location. Nothing is stored but its
 * hash, so a repeated attempt draws another code; the first one is never shown and expires.
 */
export async function pairKiosk(
  actor: Actor,
  { locationId, name }: z.infer<typeof pairKioskSchema>,
): Promise<z.infer<typeof pairingSchema>> {
  const code = drawPairingCode();
  const expiresAt = instantAfter(now(), VALID_SECONDS);
  await inTransaction(async (unit) => {
    const { companyId, uid: byUid, displayName: byName } = actor;
    await getActiveLocations(companyStore(unit, companyId), [locationId]);
    const id = kioskPairingId(code);
    const pairing = { id, companyId, locationId, name, byUid, byName, usedBy: null, expiresAt };
    kioskPairings(unit).create(id, pairing);
  });
  return { code, expiresAt };
}

/** Unpairs a tablet, which takes effect with its next call. Punches that wait on it stay sealed. */
export function unpairKiosk(actor: Actor, input: z.infer<typeof unpairKioskSchema>): Promise<Done> {
  return command(actor, input, async (store) => {
    unpair(store, actor, await store.kiosks.get(input.kioskId));
    return {};
  });
}
