import { z } from "zod/mini";
import { attemptSchema } from "../../kernel/fields/fields.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { employeeIdSchema, locationIdSchema, shiftIdSchema } from "../../kernel/ids/entity-ids.ts";
import type {
  ConfirmationId,
  MessageId,
  PublicationId,
  ScheduleId,
} from "../../kernel/ids/record-ids.ts";
import {
  confirmationIdSchema,
  messageIdSchema,
  publicationIdSchema,
} from "../../kernel/ids/record-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { shiftChangeSchema } from "./shift-change.ts";

/**
 * `messages/{publication}_{employee}`: what one employee is told of a publication, old and new.
 * Only that employee reads it.
 */
export const shiftMessageSchema = z.object({
  id: messageIdSchema,
  publicationId: publicationIdSchema,
  employeeId: employeeIdSchema,
  locationId: locationIdSchema,
  locationName: z.string(),
  weekStart: localDateSchema,
  kind: z.enum(["published", "withdrawn"]),
  sentAt: instantSchema,
  byName: z.string(),
  /** What the manager added, or why the week was withdrawn; empty for nothing. */
  text: z.string(),
  changes: z.array(shiftChangeSchema),
  /** True if the employee had shifts in the week before; absent if not. */
  hadShifts: z.optional(z.boolean()),
  /** The shifts that are to be confirmed; one that changes again leaves the list. */
  shiftIds: z.array(shiftIdSchema),
  readAt: z.nullable(instantSchema),
  confirmedAt: z.nullable(instantSchema),
  /** Open until it is read, and its shifts are confirmed. */
  state: z.enum(["open", "done"]),
  /** The collection's TTL field. */
  deleteAt: instantSchema,
});
export type ShiftMessage = z.infer<typeof shiftMessageSchema>;

export function messageId(publication: PublicationId, employeeId: EmployeeId): MessageId {
  return `${publication}_${employeeId}` as MessageId;
}

/** The employee has read the message, or works the shifts that it names. */
export const answerMessageSchema = z.extend(attemptSchema, {
  messageId: messageIdSchema,
  answer: z.enum(["read", "confirmed"]),
});
export type MessageAnswer = z.infer<typeof answerMessageSchema>["answer"];

/** A shift of which an employee was told, and when they confirmed it. */
const confirmationSchema = z.object({
  shiftId: shiftIdSchema,
  day: localDateSchema,
  startsAt: instantSchema,
  publicationId: publicationIdSchema,
  confirmedAt: z.nullable(instantSchema),
});

/**
 * `shiftConfirmations/{location}_{first day}_{employee}`: which of the published shifts of a week
 * an employee confirmed. A shift that changes again is to be confirmed again.
 */
export const weekConfirmationsSchema = z.object({
  id: confirmationIdSchema,
  locationId: locationIdSchema,
  weekStart: localDateSchema,
  employeeId: employeeIdSchema,
  shifts: z.array(confirmationSchema),
  /** The latest start of a shift that is not confirmed; null without one. */
  openUntil: z.nullable(instantSchema),
});
export type WeekConfirmations = z.infer<typeof weekConfirmationsSchema>;

export function confirmationId(week: ScheduleId, employeeId: EmployeeId): ConfirmationId {
  return `${week}_${employeeId}` as ConfirmationId;
}
