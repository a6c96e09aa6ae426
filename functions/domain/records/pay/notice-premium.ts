import { z } from "zod/mini";
import { employeeIdSchema, locationIdSchema, shiftIdSchema } from "../../kernel/ids/entity-ids.ts";
import type { NoticePremiumId, PublicationId } from "../../kernel/ids/record-ids.ts";
import { noticePremiumIdSchema, publicationIdSchema } from "../../kernel/ids/record-ids.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";
import { jobRoleIdSchema } from "../job-roles/job-role.ts";

/**
 * `noticePremiums/{publication}_{number}`: the pay that an employee is owed because a publication
 * changed a shift inside the company's notice. It is paid at the rate of the shift on its `day`, and
 * goes when the publication is undone.
 */
export const noticePremiumSchema = z.object({
  id: noticePremiumIdSchema,
  publicationId: publicationIdSchema,
  employeeId: employeeIdSchema,
  shiftId: shiftIdSchema,
  day: localDateSchema,
  locationId: locationIdSchema,
  jobRoleId: z.nullable(jobRoleIdSchema),
  /** Hours of pay, in hundredths. */
  hundredths: z.int().check(z.minimum(1)),
});
export type NoticePremiumRecord = z.infer<typeof noticePremiumSchema>;

export function noticePremiumId(id: PublicationId, number: number): NoticePremiumId {
  return `${id}_${number}` as NoticePremiumId;
}
