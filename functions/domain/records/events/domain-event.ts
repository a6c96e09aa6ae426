import { domainEventIdSchema } from "../../kernel/ids/record-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import {
  locationIdSchema,
  companyIdSchema,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { instantSchema } from "../../kernel/time/instant.ts";

/** The events of a company that consumers may follow. */
export const domainEventTypes = [
  "accessChanged",
  "companyChanged",
  "driftFound",
  "employeeChanged",
  "employmentEnded",
  "locationChanged",
  "scheduleEdited",
  "schedulePublished",
  "timeEntryChanged",
  "timeOffChanged",
] as const;
export type DomainEventType = (typeof domainEventTypes)[number];

export const subjectKinds = [
  "accessChange",
  "company",
  "drift",
  "employee",
  "location",
  "schedule",
  "timeEntry",
  "timeOff",
] as const;

const MOST_FACTS = 12;
const factSchema = z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean(), z.null()]);

/**
 * `companies/{id}/events/{id}`: something that happened, written in the transaction that did it.
 * Consumers read it and what it is about; it holds no contact data and no pay.
 */
export const domainEventSchema = z.object({
  id: domainEventIdSchema,
  type: z.enum(domainEventTypes),
  companyId: companyIdSchema,
  /** Null for what concerns the whole company, or several locations. */
  locationId: z.nullable(locationIdSchema),
  subject: z.object({ kind: z.enum(subjectKinds), id: z.string().check(z.maxLength(200)) }),
  byUid: storedUserIdSchema,
  at: instantSchema,
  /** Small facts that a consumer decides by, such as the act or the day. */
  facts: z
    .record(z.string().check(z.maxLength(40)), factSchema)
    .check(z.refine((facts) => Object.keys(facts).length <= MOST_FACTS, issue("tooManyFacts"))),
  /** The time at which the database deletes it (the collection's TTL field). */
  deleteAt: instantSchema,
});
export type DomainEvent = z.infer<typeof domainEventSchema>;
/** The data of a consumer's task. */
export const eventTaskSchema = z.object({
  companyId: companyIdSchema,
  eventId: domainEventIdSchema,
});
export type EventTask = z.infer<typeof eventTaskSchema>;
