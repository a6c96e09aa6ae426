import { batchIdSchema } from "../../kernel/ids/record-ids.ts";
import {
  employeeIdSchema,
  locationIdSchema,
  storedUserIdSchema,
  wageChangeIdSchema,
} from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";
import { currencySchema } from "../../kernel/money/amount.ts";
import { rateTenThousandthsSchema } from "../../kernel/money/rate.ts";
import { attemptSchema, noteSchema, versionSchema } from "../../kernel/fields/fields.ts";
import { instantSchema } from "../../kernel/time/instant.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { salarySchema } from "./salary.ts";

export const wageChangeReasonSchema = z.enum([
  "hired",
  "merit",
  "promotion",
  "minimumWage",
  "correction",
  "contract",
]);

export const wageImpactSumsSchema = z.object({
  weekCount: z.int().check(z.minimum(0)),
  openMinor: z.int(),
  adjustmentMinor: z.int(),
});

/** A change of an hourly rate or a salary from a local day on; the record behind `private/pay`. */
export const wageChangeSchema = z.object({
  id: wageChangeIdSchema,
  employeeId: employeeIdSchema,
  employeeLocationIds: z.array(locationIdSchema),
  jobRoleId: z.nullable(jobRoleIdSchema),
  locationId: z.nullable(locationIdSchema),
  effectiveDate: localDateSchema,
  rateTenThousandths: rateTenThousandthsSchema,
  previousRateTenThousandths: z.nullable(rateTenThousandthsSchema),
  /** Missing for an hourly rate. */
  salary: z.optional(salarySchema),
  /** The salary that `previousRateTenThousandths` comes from; missing where that was hourly. */
  previousSalary: z.optional(salarySchema),
  currency: currencySchema,
  reason: wageChangeReasonSchema,
  note: noteSchema,
  isCancelled: z.boolean(),
  /** The effect on pay that was computed already, in sum with the changes made together with it. */
  impact: z._default(z.nullable(wageImpactSumsSchema), null),
  /** The bulk action that it came with. */
  batchId: z._default(z.nullable(batchIdSchema), null),
  /** The first week that still has to be recomputed; null when all are done. */
  pendingWeeksFrom: z._default(z.nullable(localDateSchema), null),
  createdAt: instantSchema,
  createdBy: storedUserIdSchema,
  createdByName: z.string(),
  version: versionSchema,
});
export type WageChange = z.infer<typeof wageChangeSchema>;

/** The parts of a change that a person decides. */
export const wageChangeInputSchema = z.pick(wageChangeSchema, {
  employeeId: true,
  jobRoleId: true,
  locationId: true,
  effectiveDate: true,
  rateTenThousandths: true,
  salary: true,
  reason: true,
  note: true,
});
export type WageChangeInput = z.infer<typeof wageChangeInputSchema>;

/** The name of the preview that was shown; null where none was. */
export const fingerprintSchema = z.nullable(z.string().check(z.maxLength(64)));

export const addWageChangeSchema = z.extend(attemptSchema, {
  change: wageChangeInputSchema,
  fingerprint: z._default(fingerprintSchema, null),
});

/** The fields of a change when it is made. */
export const newWageChange = {
  isCancelled: false,
  impact: null,
  batchId: null,
  pendingWeeksFrom: null,
  version: 1,
} satisfies Partial<WageChange>;
