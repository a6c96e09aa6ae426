import { z } from "zod/mini";
import { attemptSchema, nameSchema } from "../../kernel/fields/fields.ts";
import {
  companyIdSchema,
  locationIdSchema,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { kioskIdSchema, kioskPairingIdSchema } from "../../kernel/ids/record-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";

/** Wrong PINs that count at the moment `at`; see `rules/kiosks/wrong-pins.ts`. */
export const wrongPinsSchema = z.object({ count: z.int().check(z.minimum(0)), at: instantSchema });
export type WrongPins = z.infer<typeof wrongPinsSchema>;

/** Punches that wait on a tablet to be sent, and the tap of the first; null if there are none. */
export const waitingPunchesSchema = z.object({
  count: z.int().check(z.minimum(0)),
  since: z.nullable(instantSchema),
});
export type WaitingPunches = z.infer<typeof waitingPunchesSchema>;

/** Of a tablet that has sent all. */
export const nothingWaits: WaitingPunches = { count: 0, since: null };

/**
 * `kiosks/{id}`: a shared tablet at a location, on which people punch with their PINs. It is an
 * identity of its own: no login belongs to it, and it reads no document.
 */
export const kioskDeviceSchema = z.object({
  id: kioskIdSchema,
  locationId: locationIdSchema,
  /** The name that its punches bear: "Front desk". */
  name: nameSchema,
  pairedAt: instantSchema,
  pairedByName: z.string(),
  /** The last call, to a few minutes. */
  lastSeenAt: instantSchema,
  /** As it last said. */
  waiting: z._default(waitingPunchesSchema, nothingWaits),
  wrongPins: z.nullable(wrongPinsSchema),
  revokedAt: z.nullable(instantSchema),
  revokedByName: z.nullable(z.string()),
});
export type KioskDevice = z.infer<typeof kioskDeviceSchema>;

/** `kiosks/{id}/private/keys`: what proves the tablet, and what opens its sealed punches. */
export const kioskKeysSchema = z.object({
  /** The SHA-256 of the secret that the tablet sends with each call. */
  secretHash: z.string(),
  /** SubjectPublicKeyInfo, base64: punches are sealed to it. */
  publicKey: z.string(),
  /** PKCS 8, PEM, encrypted with the server's own secret. */
  privateKey: z.string(),
});
export type KioskKeys = z.infer<typeof kioskKeysSchema>;

/** `kioskPairings/{hash of the code}`: the permission to pair one tablet, for ten minutes. */
export const kioskPairingSchema = z.object({
  id: kioskPairingIdSchema,
  companyId: companyIdSchema,
  locationId: locationIdSchema,
  name: nameSchema,
  byUid: storedUserIdSchema,
  byName: z.string(),
  /** The tablet that has used it: a repeated call of the same tablet gets the same answer. */
  usedBy: z.nullable(kioskIdSchema),
  expiresAt: instantSchema,
});
export type KioskPairing = z.infer<typeof kioskPairingSchema>;

export const pairKioskSchema = z.extend(attemptSchema, {
  locationId: locationIdSchema,
  name: nameSchema,
});
export const unpairKioskSchema = z.extend(attemptSchema, { kioskId: kioskIdSchema });
