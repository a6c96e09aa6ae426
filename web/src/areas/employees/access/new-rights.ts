import { z } from "zod/mini";
import { issue } from "@crewline/domain/kernel/issues/issue";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import { isBoundToLocations } from "@crewline/domain/kernel/access/permissions";
import type { Rights } from "@crewline/domain/rules/access/rights";
import { hasReach } from "@crewline/domain/rules/access/rights";
import type { Member } from "@crewline/domain/records/company/member";
import { setAccessSchema } from "@crewline/domain/rules/employees/employee-inputs";

/** The input of the form. */
export const rightsFormSchema = z.omit(setAccessSchema, { idempotencyKey: true }).check(
  z.refine(hasReach, {
    path: ["locationIds"],
    error: issue("chooseLocations"),
  }),
);

/** The rights of a membership as the form shows them. */
export function rightsOfMember({ role, locationIds, mayViewWages }: Member): Rights & {
  locationIds: LocationId[];
} {
  return { role, locationIds, mayViewWages: isBoundToLocations(role) && mayViewWages };
}
