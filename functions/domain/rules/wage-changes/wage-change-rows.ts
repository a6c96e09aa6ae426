import { issue } from "../../kernel/issues/issue.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  wageChangeIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import type { EmployeeId } from "../../kernel/ids/entity-ids.ts";
import { jobRoleIdSchema } from "../../records/job-roles/job-role.ts";
import { z } from "zod/mini";
import { batchRowNames, bulkSchema, MOST_BATCH_ROWS } from "../../records/batches/batch.ts";
import { versionSchema } from "../../kernel/fields/fields.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { raiseCostSchema } from "./raise-cost.ts";
import { raiseSchema, unchangedSchema } from "../rates/raise.ts";
import {
  fingerprintSchema,
  wageChangeInputSchema,
  wageImpactSumsSchema,
} from "../../records/pay/wage-change.ts";
import { wageRateSchema } from "../../records/pay/employee-pay.ts";
import { salarySchema } from "../../records/pay/salary.ts";
import { wageImpactSchema } from "../../records/pay/wage-impact.ts";

/** Most changes of one person's rates at once. */
const MOST_CHANGES = 20;

const changesSchema = z
  .array(wageChangeInputSchema)
  .check(
    z.minLength(1),
    z.maxLength(MOST_CHANGES),
    z.refine(isOfOnePerson, issue("severalPeople")),
  );

/** The part of a line that decides the amounts; a line holds for all locations. */
const plannedChangesSchema = z
  .array(
    z.pick(wageChangeInputSchema, {
      jobRoleId: true,
      effectiveDate: true,
      rateTenThousandths: true,
      salary: true,
      reason: true,
    }),
  )
  .check(z.minLength(1), z.maxLength(MOST_CHANGES));

function isOfOnePerson(changes: readonly { employeeId: EmployeeId }[]): boolean {
  return new Set(changes.map(({ employeeId }) => employeeId)).size === 1;
}

export const previewWageChangeSchema = z.object({ change: wageChangeInputSchema });

/** The effect of a change; adding it with the fingerprint gives exactly that, or is refused. */
export const wageChangePreviewSchema = z.object({
  impact: wageImpactSchema,
  fingerprint: z.string(),
});
export type WageChangePreview = z.infer<typeof wageChangePreviewSchema>;

/** One row of a bulk action: the changes of one person, which happen together. */
export const wageChangeRowSchema = z.object({
  ...batchRowNames,
  changes: changesSchema,
  fingerprint: fingerprintSchema,
});
export type WageChangeRow = z.infer<typeof wageChangeRowSchema>;

/** The employee of a row, whose changes are all of one person. */
export function employeeOfRow({ changes: [first] }: Pick<WageChangeRow, "changes">): EmployeeId {
  if (first === undefined) throw new Error("A row holds at least one change.");
  return first.employeeId;
}

export const saveWageChangeRowsSchema = z.extend(bulkSchema, {
  rows: z.array(wageChangeRowSchema).check(z.minLength(1), z.maxLength(MOST_BATCH_ROWS)),
});

/** Changes that have not begun are cancelled, each on its own. */
export const cancelWageChangesSchema = z.extend(bulkSchema, {
  rows: z
    .array(
      z.object({
        ...batchRowNames,
        wageChangeId: wageChangeIdSchema,
        expectedVersion: versionSchema,
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_BATCH_ROWS)),
});

/** The effect of changes of one person that go together, in sums. */
export const previewRowSchema = z.object({
  employeeId: employeeIdSchema,
  changes: plannedChangesSchema,
});

export const rowPreviewSchema = z.object({
  /** The rates of the work without each change. */
  previousRates: z.array(z.nullable(wageRateSchema)),
  impact: z.extend(wageImpactSumsSchema, { entryCount: z.int() }),
  fingerprint: z.nullable(z.string()),
  /** The reason why it cannot be done. */
  problem: z.nullable(z.string()),
});
export type RowPreview = z.infer<typeof rowPreviewSchema>;

/** Most employees in one call. */
export const MOST_PREVIEWED = 25;

export const previewRaiseSchema = z.object({
  employeeIds: z.array(employeeIdSchema).check(z.minLength(1), z.maxLength(MOST_PREVIEWED)),
  raise: raiseSchema,
  effectiveDate: localDateSchema,
});

/**
 * The effect of the raise on one person; `problem` says why it is impossible, no changes that none
 * is needed.
 */
export const plannedRaiseSchema = z.object({
  employeeId: employeeIdSchema,
  employeeName: z.string(),
  changes: z.array(
    z.extend(wageChangeInputSchema, {
      previousRateTenThousandths: z.nullable(z.int().check(z.minimum(0))),
      previousSalary: z.optional(salarySchema),
    }),
  ),
  impact: wageImpactSumsSchema,
  cost: raiseCostSchema,
  /** The reason why no rate changes; null where one does. */
  unchanged: z.nullable(unchangedSchema),
  fingerprint: z.nullable(z.string()),
  problem: z.nullable(z.string()),
});
export type PlannedRaise = z.infer<typeof plannedRaiseSchema>;

/** That an employee's rate changes, without the amount: for readers who plan people and not pay. */
export const wageChangeNoticeSchema = z.object({
  id: wageChangeIdSchema,
  employeeId: employeeIdSchema,
  effectiveDate: localDateSchema,
  jobRoleId: z.nullable(jobRoleIdSchema),
  locationId: z.nullable(locationIdSchema),
  isCancelled: z.boolean(),
});
export type WageChangeNotice = z.infer<typeof wageChangeNoticeSchema>;
