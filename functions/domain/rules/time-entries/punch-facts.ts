import type { PunchId } from "../../kernel/ids/record-ids.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type {
  PunchKind,
  PunchRecord,
  PunchSource,
} from "../../records/time-entries/punch-record.ts";
import type { AuditOrigin } from "../../records/time-entries/time-entry-audit.ts";
import type { Tap } from "./time-entry-inputs.ts";

interface Received {
  kind: PunchKind;
  /** The time of the punch by the server's clock. */
  at: Instant;
  receivedAt: Instant;
  wasOffline: boolean;
  /** Where it was made, and the device's name in words. */
  source: Extract<PunchSource, "web" | "kiosk">;
  deviceName: string;
  /** The photo that a shared tablet took with it. */
  photoId?: PunchId | null;
}

/** The record of a punch that an employee made on a device; an older app sends no tap. */
export function punchOfTap(tap: Tap | null, received: Received): PunchRecord {
  const { deviceName: name, photoId = null, ...facts } = received;
  return {
    ...facts,
    photoId,
    override: null,
    device: { id: tap?.deviceId ?? null, name },
    deviceAt: tap?.at ?? null,
  };
}

/** The part of a punch's facts that its history row names. */
export function originOf({ source, device }: PunchRecord): AuditOrigin {
  return { source, device: device?.name ?? null };
}
