import { z } from "zod/mini";
import { reasonSchema } from "../../kernel/fields/fields.ts";
import { kioskIdSchema, punchIdSchema } from "../../kernel/ids/record-ids.ts";
import { enteredInstantSchema } from "../../kernel/time/instant.ts";
import { pinSchema } from "../../records/employees/pin.ts";
import { jobRoleIdSchema } from "../../records/job-roles/job-role.ts";
import { jpegSchema } from "../../records/kiosks/punch-photo.ts";
import { pairingCodeSchema } from "../../records/kiosks/pairing-code.ts";
import { punchKindSchema } from "../../records/time-entries/punch-record.ts";
import { sendingSchema } from "../time-entries/time-entry-inputs.ts";

/** 256 random bits, base64url: drawn by the tablet, which alone keeps them. */
export const kioskSecretSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/u));

export const pairTabletSchema = z.object({ code: pairingCodeSchema, secret: kioskSecretSchema });
/** The most punches that a tablet says to have. */
export const MOST_WAITING = 9999;

/** What a tablet says of itself: the punches that wait on it, and the tap of the first. */
export const tabletReportSchema = z.object({
  waiting: z
    .object({
      count: z.int().check(z.minimum(0), z.maximum(MOST_WAITING)),
      since: z.nullable(enteredInstantSchema),
    })
    .check(z.refine(({ count, since }) => (count === 0) === (since === null))),
});
export type TabletReport = z.infer<typeof tabletReportSchema>;

export const identifySchema = z.object({ pin: pinSchema });

/** One RSA block of 2048 bits, base64url. */
const sealedSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{342}$/u));

/**
 * A punch as it leaves the screen of a tablet: everything but the PIN, which is sealed to the
 * server together with the rest, so that no one can move it to another punch.
 */
export const kioskPunchSchema = z.object({
  id: punchIdSchema,
  /** The tablet to whose key it is sealed: an earlier pairing's, if it waited for a new one. */
  sealedFor: kioskIdSchema,
  sealed: sealedSchema,
  kind: punchKindSchema,
  at: enteredInstantSchema,
  jobRoleId: z.nullable(jobRoleIdSchema),
  /** The tablet has a photo of it, which it sends afterwards. */
  hasPhoto: z._default(z.boolean(), false),
});
export type KioskPunch = z.infer<typeof kioskPunchSchema>;

/** A clock-in that a manager at the tablet allows although a rule refused it. */
export const overridePunchSchema = z.extend(kioskPunchSchema, {
  kind: z.literal("clockIn"),
  managerPin: pinSchema,
  reason: reasonSchema,
});
export type OverridePunch = z.infer<typeof overridePunchSchema>;

/** The photo of a punch that the server already has. */
export const addPhotoSchema = z.object({ punchId: punchIdSchema, base64: jpegSchema });

/** The most punches of one call: a tablet that was offline all day sends several. */
export const MOST_QUEUED = 30;

export const queuedPunchSchema = z.extend(kioskPunchSchema, { sending: sendingSchema });
export type QueuedPunch = z.infer<typeof queuedPunchSchema>;
export const syncSchema = z.object({
  punches: z.array(queuedPunchSchema).check(z.minLength(1), z.maxLength(MOST_QUEUED)),
});

/** What is sealed: the PIN, and the punch that it is for. */
export const sealedPunchSchema = z.extend(
  z.pick(kioskPunchSchema, { id: true, kind: true, at: true }),
  { pin: pinSchema },
);
export type SealedPunch = z.infer<typeof sealedPunchSchema>;
