import { z } from "zod/mini";
import { localDateSchema } from "../../kernel/time/local-date.ts";

/**
 * `usageDays/{day}`: the people who counted for the plan on a day of the company's time zone, made
 * by the company's night.
 */
export const usageDaySchema = z.object({
  day: localDateSchema,
  activeEmployees: z.int().check(z.minimum(0)),
});
export type UsageDay = z.infer<typeof usageDaySchema>;
