import type { EmployeeEmailId } from "@crewline/domain/kernel/ids/record-ids";
import { employeeIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { createHash } from "node:crypto";
import { z } from "zod/mini";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";

const employeeEmailSchema = z.object({ employeeId: employeeIdSchema });
type EmployeeEmail = z.infer<typeof employeeEmailSchema>;

/**
 * The employee of an address: the addresses are in private documents, where no query finds them,
 * and one address must not belong to two people.
 */
export function employeeEmails({ unit, path }: CompanyUnit) {
  return collection<EmployeeEmail, EmployeeEmailId>(unit, {
    path: `${path}/employeeEmails`,
    schema: employeeEmailSchema,
    what: "emailAddress",
  });
}

/** The id of an address; addresses contain characters that ids cannot. */
export function employeeEmailId(email: string): EmployeeEmailId {
  return createHash("sha256").update(email).digest("base64url") as EmployeeEmailId;
}
