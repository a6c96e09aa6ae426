import { z } from "zod/mini";
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
  id: z.string().check(z.maxLength(200)),
});

/** What a sentence about the alert names; each type fills what it has. */
export const alertFactsSchema = z.object({
  /** The day, or the first day of the week or period, that it is about. */
  day: z.nullable(localDateSchema),
  /** All days of an alert that may be about several, the first days of weeks included, in order. */
  days: z._default(z.array(localDateSchema), []),
  /** The planned start, the clock-in, the start of the break: the moment it is measured from. */
  at: z.nullable(instantSchema),
  timeZone: z.nullable(timeZoneSchema),
  /** Time beyond a limit, or until it, in seconds. */
  seconds: z.nullable(z.int()),
  /** The name of a skill, a tablet, an import or a location. */
  name: z.nullable(z.string().check(z.maxLength(200))),
  /** The label of a checklist's item, where it is one. */
  item: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  /** The kind of a bulk action, "employees.saveRows"; null for others and in older alerts. */
  batchKind: z._default(z.nullable(z.string().check(z.maxLength(60))), null),
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
  locationId: z.nullable(locationIdSchema),
  subject: alertSubjectSchema,
  employeeId: z.nullable(employeeIdSchema),
  facts: alertFactsSchema,
  /** The number of people, shifts, entries or tablets that it is about. */
  count: z.int().check(z.minimum(1)),
  /** When it came about, the last time, and when anything about it last changed. */
  firstAt: instantSchema,
  lastAt: instantSchema,
  state: z.enum(alertStates),
  /** True as long as the last look found its cause, also after a person resolved it. */
  isCausePresent: z.boolean(),
  acknowledged: z.nullable(whoSchema),
  snoozedUntil: z.nullable(instantSchema),
  /**
   * `uid` is null if the cause went, and there is a reason if a person resolved it. It was muted if
   * its type was for its employee: unmuting brings it back while its cause lasts.
   */
  resolved: z.nullable(
    z.extend(whoSchema, {
      uid: z.nullable(storedUserIdSchema),
      reason: z.nullable(z.string()),
      isMuted: z._default(z.boolean(), false),
    }),
  ),
  /** True if the employee concerned may read it, as managers and admins may. */
  audience: z.enum(["managers", "employeeToo"]),
  /** When its mail is sent, and when admins get one unless it was acknowledged; null for never. */
  mailDueAt: z.nullable(instantSchema),
  escalateAt: z.nullable(instantSchema),
  /** The time at which the database deletes it (the collection's TTL field). */
  deleteAt: z.nullable(instantSchema),
});
export type Alert = z.infer<typeof alertSchema>;

/** The most alerts of one call. */
export const MOST_ALERTS_AT_ONCE = 100;

export const acknowledgeAlertsSchema = z.extend(attemptSchema, {
  alertIds: z.array(alertIdSchema).check(z.minLength(1), z.maxLength(MOST_ALERTS_AT_ONCE)),
});
export const snoozeMinutes = [15, 60, 240, 1440] as const;
export const snoozeAlertSchema = z.extend(attemptSchema, {
  alertId: alertIdSchema,
  minutes: z.union(snoozeMinutes.map((minutes) => z.literal(minutes))),
});
export const resolveAlertSchema = z.extend(attemptSchema, {
  alertId: alertIdSchema,
  reason: reasonSchema,
});
/** Whether alerts of that type about that employee are made. */
export const muteAlertsSchema = z.extend(attemptSchema, {
  type: alertTypeSchema,
  employeeId: employeeIdSchema,
  isMuted: z.boolean(),
});
