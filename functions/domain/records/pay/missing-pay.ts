import { employeeIdSchema } from "../../kernel/ids/entity-ids.ts";
import { z } from "zod/mini";
import { payViolationCodes } from "../time-entries/pay-violation.ts";
import { localDateSchema } from "../../kernel/time/local-date.ts";

/** `notComputed` is work that no line of pay covers, whatever the reason. */
export const missingPayCodes = [...payViolationCodes, "notComputed"] as const;

/** A person whose pay of some days is missing, and why. */
export const missingPaySchema = z.object({
  employeeId: employeeIdSchema,
  employeeName: z.string(),
  code: z.enum(missingPayCodes),
  firstDay: localDateSchema,
  lastDay: localDateSchema,
  /** The work that has no rate, where the person has rates for other work only. */
  jobRoleNames: z.array(z.string()),
  locationNames: z.array(z.string()),
});
export type MissingPay = z.infer<typeof missingPaySchema>;
