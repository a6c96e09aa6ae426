import { randomUUID } from "node:crypto";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { PunchId } from "@crewline/domain/kernel/ids/record-ids";
import { punchIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { aPunch } from "@crewline/domain/rules/time-entries/entry-builder.test-support";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "./a-company.ts";
import { monday } from "./a-shift-plan.ts";

/** A clock-out of the employee that arrived too late to be applied. */
export async function anUnplacedPunch(
  { companyId, harbor }: TestCompany,
  employeeId: EmployeeId,
): Promise<PunchId> {
  const id = punchIdSchema.parse(randomUUID());
  await inTransaction(async (unit) => {
    companyStore(unit, companyId).unplacedPunches.create(id, {
      id,
      employeeId,
      employeeName: "An employee",
      locationId: harbor,
      day: monday,
      timeZone: "America/New_York",
      punch: aPunch({ kind: "clockOut", wasOffline: true }),
      rule: { code: "notClockedIn", fieldsJson: "{}", hasCodes: true },
      state: "open",
      settledByName: null,
      settledAt: null,
      version: 1,
    });
  });
  return id;
}
