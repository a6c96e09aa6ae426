import { z } from "zod/mini";
import { attemptSchema, editSchema, versionSchema } from "../../kernel/fields/fields.ts";
import type { EmployeeId, ShiftId } from "../../kernel/ids/entity-ids.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  shiftIdSchema,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import type { CoverOfferId } from "../../kernel/ids/record-ids.ts";
import { coverOfferIdSchema } from "../../kernel/ids/record-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { publishedShiftSchema } from "./shift.ts";

/** The most employees who are asked at once. */
export const MOST_ASKED = 20;

/** How long an offer may stand, in hours; it ends in any case when the shift begins. */
export const OFFER_HOURS = [1, 4, 12, 24] as const;

/** `taken`: another employee accepted first. */
export const coverOfferStates = ["open", "accepted", "declined", "taken", "withdrawn"] as const;
export type CoverOfferState = (typeof coverOfferStates)[number];

/**
 * `coverOffers/{shift}_{employee}`: an employee is asked to take over a published shift. It holds
 * what the employee needs to decide, and no one else who was asked.
 */
export const coverOfferSchema = z.extend(
  z.pick(publishedShiftSchema, {
    locationId: true,
    jobRoleId: true,
    day: true,
    startsAtLocal: true,
    endsAtLocal: true,
    startsAt: true,
    endsAt: true,
    timeZone: true,
  }),
  {
    id: coverOfferIdSchema,
    shiftId: shiftIdSchema,
    employeeId: employeeIdSchema,
    state: z.enum(coverOfferStates),
    offeredByName: z.string(),
    offeredAt: instantSchema,
    expiresAt: instantSchema,
    answeredAt: z.nullable(instantSchema),
  },
);
export type CoverOffer = z.infer<typeof coverOfferSchema>;

/** `covers/{shift}`: the offers of a shift that stand or stood last; only the server reads it. */
export const coverSchema = z.object({
  id: shiftIdSchema,
  locationId: locationIdSchema,
  employeeIds: z.array(employeeIdSchema).check(z.maxLength(300)),
  state: z.enum(["open", "filled", "withdrawn"]),
  /** The version of the shift that was offered: a change of the shift ends the offers. */
  shiftVersion: versionSchema,
  offeredBy: storedUserIdSchema,
  expiresAt: instantSchema,
});
export type Cover = z.infer<typeof coverSchema>;

export function coverOfferId(shiftId: ShiftId, employeeId: EmployeeId): CoverOfferId {
  return `${shiftId}_${employeeId}` as CoverOfferId;
}

export const offerCoverSchema = z.extend(editSchema, {
  shiftId: shiftIdSchema,
  employeeIds: z.array(employeeIdSchema).check(z.minLength(1), z.maxLength(MOST_ASKED)),
  hours: z.union(OFFER_HOURS.map((hours) => z.literal(hours))),
});
export const withdrawCoverSchema = z.extend(attemptSchema, { shiftId: shiftIdSchema });
export const answerCoverSchema = z.extend(attemptSchema, {
  shiftId: shiftIdSchema,
  answer: z.enum(["accepted", "declined"]),
});
