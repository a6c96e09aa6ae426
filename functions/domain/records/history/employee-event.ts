import { storedBatchIdSchema, employeeEventIdSchema } from "../../kernel/ids/record-ids.ts";
import { employeeIdSchema, storedUserIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { endReasonSchema } from "../employees/end-reason.ts";
import { recordChangeSchema } from "./record-changes.ts";

export const employeeActSchema = z.enum([
  "added",
  "detailsChanged",
  "profileChanged",
  "fieldsChanged",
  "endPlanned",
  "endTakenBack",
  "ended",
  "rehired",
  "leaveSet",
  "leaveTakenBack",
  "availabilitySet",
  "invited",
  "invitationTakenBack",
  "pinSet",
  "pinRemoved",
  "photoSet",
  "photoRemoved",
  "madeExempt",
  "madeEligible",
  "policyTakenBack",
  "merged",
  "mergedInto",
  "pseudonymised",
  "weekRepaired",
]);
export type EmployeeAct = z.infer<typeof employeeActSchema>;

/** Events of the overtime policy, for readers who may see the employee's pay. */
export const payActs: readonly EmployeeAct[] = ["madeExempt", "madeEligible", "policyTakenBack"];

/**
 * `employeeEvents/{id}`: something that happened to the employment of a person. Rows are never
 * changed; they hold no contact data, so that they may outlive the person's.
 */
export const employeeEventSchema = z.object({
  id: employeeEventIdSchema,
  employeeId: employeeIdSchema,
  act: employeeActSchema,
  at: instantSchema,
  byUid: storedUserIdSchema,
  byName: z.string(),
  /** The day that the act is about, such as the last one. */
  day: z.nullable(localDateSchema),
  /** The last day of a leave, included; null where it has none. */
  until: z.nullable(localDateSchema),
  /** The reason why the employment ends, for readers who may see it. */
  endReason: z._default(z.nullable(endReasonSchema), null),
  /** The number of shifts or entries that the act changed. */
  count: z.int().check(z.minimum(0)),
  /** The fields that a change of the record or the profile touched; custom fields by their ids. */
  changes: z._default(z.array(recordChangeSchema), []),
  /** The bulk action or import that it was a part of. */
  batchId: z._default(z.nullable(storedBatchIdSchema), null),
});
export type EmployeeEvent = z.infer<typeof employeeEventSchema>;

/** The defaults of an event's fields, apart from who and when, for acts that set nothing else. */
export const plainEvent = {
  day: null,
  until: null,
  endReason: null,
  count: 0,
  changes: [],
  batchId: null,
} satisfies Partial<EmployeeEvent>;
