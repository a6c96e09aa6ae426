import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { DeviceId, KioskId, PunchId } from "@crewline/domain/kernel/ids/record-ids";
import { deviceIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import type { Instant } from "@crewline/domain/kernel/time/instant";
import type { KioskPunch, SealedPunch } from "@crewline/domain/rules/kiosks/kiosk-inputs";
import type { Sending } from "@crewline/domain/rules/time-entries/time-entry-inputs";
import type { Actor } from "../../operations/commands/actor.ts";
import { clockIn } from "../../operations/punches/clock-in.ts";
import type { OverrideBy } from "../../operations/punches/override.ts";
import { punch } from "../../operations/punches/punch.ts";
import { openSealed } from "../../identity/kiosk-keys.ts";
import type { CompanyStore } from "../../store/company/company-store.ts";

interface AtPlace {
  /** The name of the tablet. */
  name: string;
  locationId: LocationId;
  sending: Sending | null;
  receivedAt: Instant;
  photoId: PunchId | null;
  /** The manager who sets aside a rule that would refuse a clock-in. */
  override?: OverrideBy;
}

/** Makes a punch of an employee at a tablet, as the clock of the employee's own browser does. */
export function makeKioskPunch(
  actor: Actor,
  made: KioskPunch,
  { name, locationId, sending, receivedAt, photoId, override }: AtPlace,
): Promise<object> {
  const { id: idempotencyKey, kind, sealedFor, at, jobRoleId } = made;
  const device = { source: "kiosk", deviceName: name, receivedAt, photoId } as const;
  const tap = { deviceId: deviceIdOf(sealedFor), at, uid: null };
  const input = { idempotencyKey, tap, sending, locationId, position: null };
  if (kind === "clockIn") {
    return clockIn(actor, { ...input, jobRoleId }, { ...device, ...(override && { override }) });
  }
  return punch(actor, input, { kind, ...device });
}

export function deviceIdOf(kioskId: KioskId): DeviceId {
  return deviceIdSchema.parse(kioskId);
}

/** The PIN under a punch's seal; null if it does not open, or was sealed for another punch. */
export async function pinUnderSeal(store: CompanyStore, made: KioskPunch): Promise<string | null> {
  const keys = await store.kioskKeys.find(made.sealedFor);
  if (keys === null) return null;
  const opened = openSealed(made.sealedFor, keys.privateKey, made.sealed);
  return opened !== null && isOf(opened, made) ? opened.pin : null;
}

function isOf(opened: SealedPunch, { id, kind, at }: KioskPunch): boolean {
  return opened.id === id && opened.kind === kind && opened.at === at;
}
