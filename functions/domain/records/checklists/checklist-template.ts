import { z } from "zod/mini";
import {
  attemptSchema,
  editSchema,
  nameSchema,
  versionSchema,
} from "../../kernel/fields/fields.ts";
import { locationIdSchema } from "../../kernel/ids/entity-ids.ts";
import { checklistTemplateIdSchema } from "../../kernel/ids/record-ids.ts";
import { issue } from "../../kernel/issues/issue.ts";
import { linesSchema } from "../../kernel/text/text-schema.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { enteredDaySchema, weekdaySchema } from "../../kernel/time/local-date.ts";
import { localTimeSchema } from "../../kernel/time/local-time.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { checklistItemSchema, MOST_ITEMS } from "./checklist-item.ts";

/** The most checklist templates of a company that are not archived. */
export const MOST_CHECKLIST_TEMPLATES = 100;

/** So that the transaction that changes the locations of one template stays small. */
export const MOST_CHECKLIST_LOCATIONS = 500;

/** A day of minutes: no trigger is further from its shift or hours, and no list is due later. */
const MOST_MINUTES = 1440;

/** What makes a list due; `offsetMinutes` are after it, or before it where they are negative. */
export const triggerKinds = [
  "shiftStart",
  "shiftEnd",
  "time",
  "opening",
  "closing",
  "onDemand",
] as const;
export const triggerSchema = z.object({
  kind: z.enum(triggerKinds),
  /** The wall time at the location, for `time`. */
  at: localTimeSchema,
  // A form asks for minutes and their direction: the bound of both directions is the same one.
  offsetMinutes: z
    .int()
    .check(z.minimum(-MOST_MINUTES, issue("atMost", MOST_MINUTES)), z.maximum(MOST_MINUTES)),
});
export type ChecklistTrigger = z.infer<typeof triggerSchema>;

/** The days on which a list is done: weekdays of every n-th week, or a day of the month. */
export const checklistRecurrenceSchema = z.object({
  kind: z.enum(["weekly", "monthly"]),
  weekdays: z.array(weekdaySchema).check(z.minLength(1, issue("chooseWeekday")), z.maxLength(7)),
  everyWeeks: z.int().check(z.minimum(1), z.maximum(12)),
  /** The first day; weeks are counted from its week on. */
  firstDay: enteredDaySchema,
  /** In a shorter month its last day. */
  monthDay: z.int().check(z.minimum(1), z.maximum(31)),
});
export type ChecklistRecurrence = z.infer<typeof checklistRecurrenceSchema>;

/** `everyone`: a list each; `firstToClaim`: one list; `shiftLead`: one, for the lead of the day. */
export const doneByKinds = ["everyone", "firstToClaim", "shiftLead"] as const;
export const doneBySchema = z.enum(doneByKinds);
export type DoneBy = z.infer<typeof doneBySchema>;

/** A draft and an archived template make no lists. */
export const templateStates = ["draft", "active", "archived"] as const;
export const templateStateSchema = z.enum(templateStates);
export type TemplateState = z.infer<typeof templateStateSchema>;

const terms = {
  name: nameSchema,
  description: linesSchema(500),
  items: z
    .array(checklistItemSchema)
    .check(z.maxLength(MOST_ITEMS, issue("atMostEntries", MOST_ITEMS))),
  trigger: triggerSchema,
  recurrence: checklistRecurrenceSchema,
  /** After the trigger. */
  dueMinutes: z.int().check(z.minimum(0), z.maximum(MOST_MINUTES)),
  /** After the list is due, until it is missed. */
  graceMinutes: z.int().check(z.minimum(0), z.maximum(MOST_MINUTES)),
  locationIds: z
    .array(locationIdSchema)
    .check(z.minLength(1, issue("chooseLocations")), z.maxLength(MOST_CHECKLIST_LOCATIONS)),
  /** The job roles that do it; none for all. */
  jobRoleIds: z.array(jobRoleIdSchema).check(z.maxLength(20)),
  doneBy: doneBySchema,
  /** A list that is done waits for a manager, or someone in these job roles, to sign it off. */
  needsSignOff: z._default(z.boolean(), false),
  signOffRoleIds: z._default(z.array(jobRoleIdSchema).check(z.maxLength(20)), []),
};

/** `checklistTemplates/{id}`: a checklist of some locations, as it is done from now on. */
export const checklistTemplateSchema = z.object({
  ...terms,
  id: checklistTemplateIdSchema,
  state: templateStateSchema,
  savedAt: instantSchema,
  savedByName: z.string(),
  version: versionSchema,
});
export type ChecklistTemplate = z.infer<typeof checklistTemplateSchema>;

/** As a person enters it; one that is in use has at least one item. */
export const checklistTermsSchema = z.object({ ...terms, state: templateStateSchema }).check(
  z.superRefine(({ items, state }, context) => {
    if (state === "active" && items.length === 0) {
      context.addIssue({ code: "custom", path: ["items"], message: issue("addItem") });
    }
    if (new Set(items.map(({ id }) => id)).size < items.length) {
      context.addIssue({ code: "custom", path: ["items"], message: issue("notValid") });
    }
  }),
);
export type ChecklistTerms = z.infer<typeof checklistTermsSchema>;

export const addChecklistTemplateSchema = z.extend(attemptSchema, {
  template: checklistTermsSchema,
});
export const saveChecklistTemplateSchema = z.extend(editSchema, {
  templateId: checklistTemplateIdSchema,
  template: checklistTermsSchema,
});

/** Adds locations to several templates. */
export const assignChecklistsSchema = z.extend(attemptSchema, {
  templateIds: z
    .array(checklistTemplateIdSchema)
    .check(z.minLength(1), z.maxLength(MOST_CHECKLIST_TEMPLATES)),
  locationIds: z
    .array(locationIdSchema)
    .check(z.minLength(1, issue("chooseLocations")), z.maxLength(MOST_CHECKLIST_LOCATIONS)),
});

/** Archives several templates, or puts them to use again, or back to what they were: drafts. */
export const setChecklistStateSchema = z.extend(attemptSchema, {
  templateIds: z
    .array(checklistTemplateIdSchema)
    .check(z.minLength(1), z.maxLength(MOST_CHECKLIST_TEMPLATES)),
  state: templateStateSchema,
});
