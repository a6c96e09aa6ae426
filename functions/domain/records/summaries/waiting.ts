import type { EmployeeId, LocationId, TimeEntryId } from "../../kernel/ids/entity-ids.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  timeEntryIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { z } from "zod/mini";
import type { Alert } from "../alerts/alert.ts";
import { alertSchema } from "../alerts/alert.ts";
import type { ShiftRequest } from "../schedules/shift-request.ts";
import { shiftRequestSchema } from "../schedules/shift-request.ts";
import type { TimeEntry } from "../time-entries/time-entry.ts";
import type { UnplacedPunch } from "../time-entries/unplaced-punch.ts";
import type { TimeOff } from "../time-off/time-off.ts";
import { timeOffSchema } from "../time-off/time-off.ts";
import type { Timesheet } from "../timesheets/timesheet.ts";

/** By id, each as one text; null for what does not wait any more. */
export const textsSchema = z._default(z.record(z.string(), z.nullable(z.string())), {});
export type Texts = z.infer<typeof textsSchema>;

/**
 * What waits for a decision at a location, packed into its open work: requests of its employees, and
 * new alerts. Each part is written in the transaction that changes its source.
 */
export const waitingSchema = z.object({
  timeOff: textsSchema,
  shiftRequests: textsSchema,
  corrections: textsSchema,
  disputes: textsSchema,
  punches: textsSchema,
  alerts: textsSchema,
});
export type Waiting = z.infer<typeof waitingSchema>;
export type WaitingKind = keyof Waiting;

/** A location where nothing waits. */
export const nothingWaits: Waiting = {
  timeOff: {},
  shiftRequests: {},
  corrections: {},
  disputes: {},
  punches: {},
  alerts: {},
};

/** One thing at the locations that it concerns; a null text where it does not wait. */
export interface Wait {
  kind: WaitingKind;
  id: string;
  locationIds: readonly LocationId[];
  text: string | null;
}

const correctionSchema = z.object({
  id: timeEntryIdSchema,
  day: localDateSchema,
  employeeId: employeeIdSchema,
});
const disputeSchema = z.object({
  employeeId: employeeIdSchema,
  firstDay: localDateSchema,
  locationIds: z.array(locationIdSchema),
});
const punchSchema = z.object({ day: localDateSchema, at: instantSchema });

export function timeOffWait(timeOff: TimeOff): Wait {
  const { id, locationIds, state } = timeOff;
  return { kind: "timeOff", id, locationIds, text: textIf(state === "requested", timeOff) };
}

export function requestWait(request: ShiftRequest): Wait {
  const { id, locationIds, waitsForManager } = request;
  return { kind: "shiftRequests", id, locationIds, text: textIf(waitsForManager, request) };
}

/** Null for an entry of which no employee has asked for other times. */
export function correctionWait(entry: TimeEntry): Wait | null {
  const { id, day, employeeId, locationId, correction } = entry;
  if (correction === null) return null;
  const text = textIf(correction.state === "open", { id, day, employeeId });
  return { kind: "corrections", id, locationIds: [locationId], text };
}

export function disputeWait(sheet: Timesheet): Wait {
  const { id, employeeId, firstDay, locationIds, state } = sheet;
  const text = textIf(state === "disputed", { employeeId, firstDay, locationIds });
  return { kind: "disputes", id, locationIds, text };
}

export function punchWait({ id, locationId, day, punch, state }: UnplacedPunch): Wait {
  const text = textIf(state === "open", { day, at: punch.at });
  return { kind: "punches", id, locationIds: [locationId], text };
}

/** Null for an alert about the whole company. */
export function alertWait(alert: Alert): Wait | null {
  const { id, locationId, state } = alert;
  if (locationId === null) return null;
  return { kind: "alerts", id, locationIds: [locationId], text: textIf(state === "new", alert) };
}

function textIf(waits: boolean, value: object): string | null {
  return waits ? JSON.stringify(value) : null;
}

/** What waits, as it was packed. */
export interface UnpackedWaiting {
  /** The earliest first day first. */
  timeOff: TimeOff[];
  /** The earliest shift first. */
  shiftRequests: ShiftRequest[];
  /** The earliest day first, as are the others. */
  corrections: { id: TimeEntryId; day: string; employeeId: EmployeeId }[];
  disputes: z.infer<typeof disputeSchema>[];
  punches: z.infer<typeof punchSchema>[];
  /** The latest first. */
  alerts: Alert[];
}

/** Unpacks what waits at a location; a text that cannot be read is left out. */
export function unpackWaiting(waiting: Waiting): UnpackedWaiting {
  return {
    timeOff: unpacked(
      waiting.timeOff,
      timeOffSchema,
      ({ from, requestedAt }) => from + requestedAt,
    ),
    shiftRequests: unpacked(
      waiting.shiftRequests,
      shiftRequestSchema,
      ({ shift, askedAt }) => shift.startsAt + askedAt,
    ),
    corrections: unpacked(waiting.corrections, correctionSchema, ({ day, id }) => day + id),
    disputes: unpacked(
      waiting.disputes,
      disputeSchema,
      ({ firstDay, employeeId }) => firstDay + employeeId,
    ),
    punches: unpacked(waiting.punches, punchSchema, ({ at }) => at),
    alerts: unpackAlerts(waiting.alerts),
  };
}

/** The alerts of packed texts, the latest first; the empty text of a counted one is left out. */
export function unpackAlerts(texts: Texts): Alert[] {
  return unpacked(texts, alertSchema, ({ firstAt, id }) => firstAt + id).toReversed();
}

function unpacked<T>(texts: Texts, schema: z.ZodMiniType<T>, orderOf: (one: T) => string): T[] {
  return Object.values(texts)
    .flatMap((text) => {
      const value = text === null || text === "" ? undefined : readJson(text);
      const read = schema.safeParse(value);
      return read.success ? [read.data] : [];
    })
    .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What waits as one map for each kind, without what does not. */
export function packWaiting(waits: readonly (Wait | null)[]): Waiting {
  const of = (kind: WaitingKind) =>
    Object.fromEntries(
      waits.flatMap((wait) =>
        wait?.kind === kind && wait.text !== null ? [[wait.id, wait.text] as const] : [],
      ),
    );
  return {
    timeOff: of("timeOff"),
    shiftRequests: of("shiftRequests"),
    corrections: of("corrections"),
    disputes: of("disputes"),
    punches: of("punches"),
    alerts: of("alerts"),
  };
}

/**
 * `companyWork/all`: the new alerts of the whole company, for admins, in one document: those about
 * the company as a text, those of a location, which its open work holds, as an empty one; and since
 * when people wait to be let in.
 */
export const companyWorkSchema = z.object({
  alerts: textsSchema,
  joins: textsSchema,
});
export type CompanyWork = z.infer<typeof companyWorkSchema>;

/** The one document of `companyWork`. */
export const COMPANY_WORK = "all";

/** The text by which the company's work counts an alert; null for one that is not new. */
export function companyAlertText(alert: Alert): string | null {
  if (alert.state !== "new") return null;
  return alert.locationId === null ? JSON.stringify(alert) : "";
}

/** How many alerts are new. */
export function countTexts(texts: Texts): number {
  return Object.values(texts).filter((text) => text !== null).length;
}
