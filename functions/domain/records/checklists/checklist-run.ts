import { z } from "zod/mini";
import { employeeIdSchema, locationIdSchema, shiftIdSchema } from "../../kernel/ids/entity-ids.ts";
import {
  checklistDayIdSchema,
  checklistRunIdSchema,
  checklistTemplateIdSchema,
} from "../../kernel/ids/record-ids.ts";
import type { ChecklistDayId } from "../../kernel/ids/record-ids.ts";
import type { LocationId } from "../../kernel/ids/entity-ids.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import type { LocalDate } from "../../kernel/time/local-date.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { answerValueSchema } from "./checklist-answer.ts";
import { checklistItemIdSchema, checklistItemSchema } from "./checklist-item.ts";

/** What was entered for an item, by whom and when it was tapped. */
export const checklistAnswerSchema = z.object({
  value: answerValueSchema,
  note: z.string(),
  at: instantSchema,
  /** Null for a manager without an employee record. */
  byEmployeeId: z.nullable(employeeIdSchema),
});
export type ChecklistAnswer = z.infer<typeof checklistAnswerSchema>;

/** A checklist to be done once, with the items that its template had when it was made. */
export const checklistRunSchema = z.object({
  id: checklistRunIdSchema,
  templateId: checklistTemplateIdSchema,
  templateVersion: z.int(),
  name: z.string(),
  description: z.string(),
  items: z.array(checklistItemSchema),
  /** Who it is for; null for the first who starts it, who is then noted here. */
  employeeId: z.nullable(employeeIdSchema),
  /** Who may start what nobody has: people in one of these job roles, or all where there are none. */
  jobRoleIds: z._default(z.array(jobRoleIdSchema), []),
  /** The shift that it belongs to, if it is one person's. */
  shiftId: z.nullable(shiftIdSchema),
  opensAt: instantSchema,
  /** Null for a list on demand, which is never late. */
  dueAt: z.nullable(instantSchema),
  missedAt: z.nullable(instantSchema),
  answers: z.record(checklistItemIdSchema, checklistAnswerSchema),
  /** The tap that completed it. */
  completedAt: z.nullable(instantSchema),
  isMissed: z.boolean(),
  needsSignOff: z._default(z.boolean(), false),
  signOffRoleIds: z._default(z.array(jobRoleIdSchema), []),
  /** Who looked at it when it was done. */
  signedOff: z._default(
    z.nullable(
      z.object({
        at: instantSchema,
        byEmployeeId: z.nullable(employeeIdSchema),
        byName: z.string(),
      }),
    ),
    null,
  ),
  /** True for a task that follows from a failed answer of another list. */
  isFollowUp: z._default(z.boolean(), false),
});
export type ChecklistRun = z.infer<typeof checklistRunSchema>;

/**
 * `checklistDays/{location}_{day}`: the lists of a location's day, each one text, so that Home of
 * who works there reads one document. Null for a list that was taken away again.
 */
export const checklistDaySchema = z.object({
  id: checklistDayIdSchema,
  locationId: locationIdSchema,
  day: localDateSchema,
  runs: z._default(z.record(checklistRunIdSchema, z.nullable(z.string())), {}),
});
export type ChecklistDay = z.infer<typeof checklistDaySchema>;

export function checklistDayId(locationId: LocationId, day: LocalDate): ChecklistDayId {
  return checklistDayIdSchema.parse(`${locationId}_${day}`);
}

/** The lists of a day by the time at which they are due, those on demand last. */
export function runsOfDay({ runs }: Pick<ChecklistDay, "runs">): ChecklistRun[] {
  const order = ({ dueAt, name }: ChecklistRun) => `${dueAt ?? "~"} ${name}`;
  return Object.values(runs)
    .flatMap((text) => (text === null ? [] : [unpackRun(text)]))
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
}

export function packRun(run: ChecklistRun): string {
  return JSON.stringify(checklistRunSchema.parse(run));
}

/** Throws for a text that is no list. */
export function unpackRun(text: string): ChecklistRun {
  return checklistRunSchema.parse(JSON.parse(text));
}
