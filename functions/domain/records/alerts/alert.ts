import { z } from "zod";
import { attemptSchema, reasonSchema } from "../../kernel/fields/fields.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  storedUserIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { alertIdSchema } from "../../kernel/ids/record-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { timeZoneSchema } from "../../kernel/time/zone.ts";
import { alertTypeSchema } from "./alert-type.ts";

export const alertStates = ["new", "acknowledged", "snoozed", "resolved"] as const;
export type AlertState = (typeof alertStates)[number];

export const alertSubjectSchema = z.object({
  kind: z.enum([
    "employee",
    "timeEntry",
    "location",
    "day",
    "week",
    "period",
    "wageChange",
    "batch",
    "company",
    "drift",
    "checklist",
  ]),
  id: z.string().max(200),
});

/** What a sentence about the alert names; each type fills what it has. */
export const alertFactsSchema = z.object({
  /** The day, or the first day of the week or period, that it is about. */
  day: localDateSchema.nullable(),
  /** All days of an alert that may be about several, the first days of weeks included, in order. */
  days: z.array(localDateSchema).default([]),
  /** The planned start, the clock-in, the start of the break: the moment it is measured from. */
  at: instantSchema.nullable(),
  timeZone: timeZoneSchema.nullable(),
  /** Time beyond a limit, or until it, in seconds. */
  seconds: z.int().nullable(),
  /** The name of a skill, a tablet, an import or a location. */
  name: z.string().max(200).nullable(),
  /** The label of a checklist's item, where it is one. */
  item: z.string().max(200).nullable().default(null),
  /** The kind of a bulk action, "employees.saveRows"; null for others and in older alerts. */
  batchKind: z.string().max(60).nullable().default(null),
});
export type AlertFacts = z.infer<typeof alertFactsSchema>;

export const noFacts: AlertFacts = {
  day: null,
  days: [],
  at: null,
  timeZone: null,
  seconds: null,
  name: null,
  item: null,
  batchKind: null,
};

const whoSchema = z.object({ uid: storedUserIdSchema, name: z.string(), at: instantSchema });

/**
 * `companies/{c}/alerts/{id}`: something to look at, from a comparison by the server with
 * the present data. Its id names what it is about, so that the same cause never makes two.
 */
export const alertSchema = z.object({
  id: alertIdSchema,
  type: alertTypeSchema,
  /** Null for what concerns the whole company: only admins see it. */
  locationId: locationIdSchema.nullable(),
  subject: alertSubjectSchema,
  employeeId: employeeIdSchema.nullable(),
  facts: alertFactsSchema,
  /** The number of people, shifts, entries or tablets that it is about. */
  count: z.int().min(1),
  /** When it came about, the last time, and when anything about it last changed. */
  firstAt: instantSchema,
  lastAt: instantSchema,
  state: z.enum(alertStates),
  /** True as long as the last look found its cause, also after a person resolved it. */
  isCausePresent: z.boolean(),
  acknowledged: whoSchema.nullable(),
  snoozedUntil: instantSchema.nullable(),
  /**
   * `uid` is null if the cause went, and there is a reason if a person resolved it. It was muted if
   * its type was for its employee: unmuting brings it back while its cause lasts.
   */
  resolved: whoSchema
    .extend({
      uid: storedUserIdSchema.nullable(),
      reason: z.string().nullable(),
      isMuted: z.boolean().default(false),
    })
    .nullable(),
  /** True if the employee concerned may read it, as managers and admins may. */
  audience: z.enum(["managers", "employeeToo"]),
  /** When its mail is sent, and when admins get one unless it was acknowledged; null for never. */
  mailDueAt: instantSchema.nullable(),
  escalateAt: instantSchema.nullable(),
  /** The time at which the database deletes it (the collection's TTL field). */
  deleteAt: instantSchema.nullable(),
});
export type Alert = z.infer<typeof alertSchema>;

/** The most alerts of one call. */
export const MOST_ALERTS_AT_ONCE = 100;

export const acknowledgeAlertsSchema = attemptSchema.extend({
  alertIds: z.array(alertIdSchema).min(1).max(MOST_ALERTS_AT_ONCE),
});
export const snoozeMinutes = [15, 60, 240, 1440] as const;
export const snoozeAlertSchema = attemptSchema.extend({
  alertId: alertIdSchema,
  minutes: z.union(snoozeMinutes.map((minutes) => z.literal(minutes))),
});
export const resolveAlertSchema = attemptSchema.extend({
  alertId: alertIdSchema,
  reason: reasonSchema,
});
/** Whether alerts of that type about that employee are made. */
export const muteAlertsSchema = attemptSchema.extend({
  type: alertTypeSchema,
  employeeId: employeeIdSchema,
  isMuted: z.boolean(),
});
