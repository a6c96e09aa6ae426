import type { z } from "zod";
import type { Rights } from "@crewline/domain/rules/access/rights";
import type { Member } from "@crewline/domain/records/company/member";
import { setAccessSchema } from "@crewline/domain/rules/employees/employee-inputs";

/** What the form sends; a manager without a location could do nothing. */
export const rightsFormSchema = setAccessSchema
  .omit({ idempotencyKey: true })
  .refine(({ role, locationIds }) => role !== "manager" || locationIds.length > 0, {
    path: ["locationIds"],
    error: "Choose at least one location.",
  });

export type RightsForm = z.infer<typeof rightsFormSchema>;

/** The rights of a membership as the form shows them. */
export function rightsOfMember({ role, locationIds, mayViewWages }: Member): Rights & {
  locationIds: string[];
} {
  return { role, locationIds, mayViewWages: role === "manager" && mayViewWages };
}
