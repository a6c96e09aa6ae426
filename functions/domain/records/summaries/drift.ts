import { z } from "zod/mini";
import { employeeIdSchema, locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { EmployeeId, LocationId } from "../../kernel/ids/entity-ids.ts";
import { driftIdSchema } from "../../kernel/ids/record-ids.ts";
import type { DriftId } from "../../kernel/ids/record-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";

/** What the nightly check compares with its sources. */
export const driftKinds = ["week", "summary", "weekRollup", "auditDay"] as const;
export type DriftKind = (typeof driftKinds)[number];

/**
 * `drifts/{kind}_…`: a week, what is kept of it for reports, a daily summary or a day of the audit
 * that a nightly check found to
 * differ from its sources. It stays open until a later check finds it as it should be, and is kept
 * afterwards.
 */
export const driftSchema = z.object({
  id: driftIdSchema,
  kind: z.enum(driftKinds),
  state: z.enum(["open", "resolved"]),
  /** The first day of the week, or the day. */
  day: localDateSchema,
  /** Whose week; null for the others. */
  employeeId: z.nullable(employeeIdSchema),
  /** The location of a summary; null for the others. */
  locationId: z.nullable(locationIdSchema),
  foundAt: instantSchema,
  /** The last check that found it; the first of them is `foundAt`. */
  seenAt: instantSchema,
  /** What was computed again: a paid week and the audit stay as they are. */
  isRebuilt: z.boolean(),
  resolvedAt: z.nullable(instantSchema),
});
export type Drift = z.infer<typeof driftSchema>;

/** What a check looked at. */
export type DriftSubject = Pick<Drift, "kind" | "day" | "employeeId" | "locationId">;

export function weekSubject(employeeId: EmployeeId, day: LocalDate): DriftSubject {
  return { kind: "week", day, employeeId, locationId: null };
}

export function summarySubject(locationId: LocationId, day: LocalDate): DriftSubject {
  return { kind: "summary", day, employeeId: null, locationId };
}

export function weekRollupSubject(employeeId: EmployeeId, day: LocalDate): DriftSubject {
  return { kind: "weekRollup", day, employeeId, locationId: null };
}

export function auditDaySubject(day: LocalDate): DriftSubject {
  return { kind: "auditDay", day, employeeId: null, locationId: null };
}

/** One document for each subject, so that a check that runs twice finds it once. */
export function driftId({ kind, day, employeeId, locationId }: DriftSubject): DriftId {
  return [kind, employeeId ?? locationId, day].filter((part) => part !== null).join("_") as DriftId;
}
