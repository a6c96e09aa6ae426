import { z } from "zod/mini";
import { attemptSchema, noteSchema, versionSchema } from "../../kernel/fields/fields.ts";
import type { EmployeeId, ShiftId } from "../../kernel/ids/entity-ids.ts";
import { employeeIdSchema, locationIdSchema, shiftIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { ShiftRequestId } from "../../kernel/ids/record-ids.ts";
import { shiftRequestIdSchema } from "../../kernel/ids/record-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { publishedShiftSchema } from "./shift.ts";

/**
 * A claim asks for an open shift or one that a colleague gives up, a swap for a colleague's shift in
 * exchange for the own one, a drop that someone else works the own shift.
 */
export const requestKinds = ["claim", "swap", "drop"] as const;
export type RequestKind = (typeof requestKinds)[number];

/**
 * `asked` waits: a claim for a manager, a swap for the colleague, a drop for a colleague who takes
 * the shift. An `accepted` swap waits for a manager. `lost`: other employees got the shift.
 * `canceled`: the shift changed. `released`: a manager made it an open shift.
 */
export const requestStates = [
  "asked",
  "accepted",
  "done",
  "declined",
  "denied",
  "withdrawn",
  "canceled",
  "lost",
  "released",
  "expired",
] as const;
export type RequestState = (typeof requestStates)[number];

/** A shift as it was when it was asked for, as staff see it. */
export const requestedShiftSchema = z.extend(
  z.pick(publishedShiftSchema, {
    locationId: true,
    employeeId: true,
    jobRoleId: true,
    day: true,
    weekStart: true,
    startsAtLocal: true,
    endsAtLocal: true,
    startsAt: true,
    endsAt: true,
    timeZone: true,
  }),
  { shiftId: shiftIdSchema },
);
export type RequestedShift = z.infer<typeof requestedShiftSchema>;

/** `shiftRequests/{id}`: what an employee asks for about a published shift, and what came of it. */
export const shiftRequestSchema = z.object({
  id: shiftRequestIdSchema,
  kind: z.enum(requestKinds),
  state: z.enum(requestStates),
  /** Who asks. */
  employeeId: employeeIdSchema,
  /** Who may read it besides managers: who asks, and the colleague of a swap. */
  employeeIds: z.array(employeeIdSchema).check(z.maxLength(2)),
  /** Whose managers decide. */
  locationIds: z.array(locationIdSchema).check(z.maxLength(2)),
  shiftIds: z.array(shiftIdSchema).check(z.maxLength(2)),
  /** The shift that is claimed, offered or given up. */
  shift: requestedShiftSchema,
  /** The colleague's shift of a swap. */
  other: z.nullable(requestedShiftSchema),
  note: noteSchema,
  /** True if a manager decides before it happens. */
  needsApproval: z.boolean(),
  /** True while a manager can decide: the inbox asks for these. */
  waitsForManager: z.boolean(),
  askedByName: z.string(),
  askedAt: instantSchema,
  /** The latest moment at which it can happen. */
  expiresAt: instantSchema,
  decidedAt: z.nullable(instantSchema),
  decidedByName: z.nullable(z.string()),
  decisionNote: noteSchema,
  version: versionSchema,
  /** The collection's TTL field. */
  deleteAt: instantSchema,
});
export type ShiftRequest = z.infer<typeof shiftRequestSchema>;

/** One claim of an employee for a shift. */
export function claimId(shiftId: ShiftId, employeeId: EmployeeId): ShiftRequestId {
  return `${shiftId}_${employeeId}` as ShiftRequestId;
}

/** Days before and after today of which shifts are offered for a swap. */
export const SWAP_DAYS = 21;
/** The most shifts that are offered for a swap. */
export const MOST_SWAP_CHOICES = 40;

export const swapChoicesSchema = z.object({ shiftId: shiftIdSchema });
/** A colleague's published shift that can be swapped; staff see all of it. */
export const swapChoiceSchema = z.extend(requestedShiftSchema, {
  employeeId: employeeIdSchema,
  employeeName: z.string(),
});
export type SwapChoice = z.infer<typeof swapChoiceSchema>;

export const askSwapSchema = z.extend(attemptSchema, {
  shiftId: shiftIdSchema,
  otherShiftId: shiftIdSchema,
  note: noteSchema,
});
export const dropShiftSchema = z.extend(attemptSchema, {
  shiftId: shiftIdSchema,
  note: noteSchema,
});
export const answerSwapSchema = z.extend(attemptSchema, {
  requestId: shiftRequestIdSchema,
  answer: z.enum(["accepted", "declined"]),
});
export const withdrawRequestSchema = z.extend(attemptSchema, { requestId: shiftRequestIdSchema });
export const decideRequestSchema = z.extend(attemptSchema, {
  requestId: shiftRequestIdSchema,
  /** `released` makes the shift of a drop an open one. */
  decision: z.enum(["approved", "denied", "released"]),
  note: noteSchema,
});
export const showSwapSchema = z.object({ requestId: shiftRequestIdSchema });
/** What a swap brings for one of its two employees, in the reader's words; empty for nothing. */
export const swapEffectSchema = z.object({
  employeeId: employeeIdSchema,
  employeeName: z.string(),
  /** What they would work. */
  takes: requestedShiftSchema,
  findings: z.array(z.string()),
});
export type SwapEffect = z.infer<typeof swapEffectSchema>;
export const rankClaimsSchema = z.object({ shiftId: shiftIdSchema });

/** What only a manager may override, so that an employee asks for an open shift that brings it. */
export const reasonToAskSchema = z.enum(["rest", "ownWeek", "overtime"]);
export type ReasonToAsk = z.infer<typeof reasonToAskSchema>;

/**
 * What became of a claim at once. `because` says why it waits where the first to claim gets a shift;
 * null for a shift that is taken, a budget, and where a manager decides about every claim.
 */
export const claimedSchema = z.object({
  state: z.enum(["taken", "asked"]),
  because: z.nullable(reasonToAskSchema),
});
export type Claimed = z.infer<typeof claimedSchema>;
