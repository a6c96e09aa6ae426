import { randomBytes } from "node:crypto";
import type { AlertId } from "@crewline/domain/kernel/ids/record-ids";
import { alertIdSchema } from "@crewline/domain/kernel/ids/record-ids";
import { anAlert } from "@crewline/domain/rules/alerts/alert.test-support";
import { companyStore } from "../../functions/src/store/company/company-store.ts";
import { inTransaction } from "../../functions/src/store/unit/unit.ts";
import type { TestCompany } from "./a-company.ts";

/** A new alert at Harbor. */
export async function anAlertOf({ companyId, harbor }: TestCompany): Promise<AlertId> {
  const id = alertIdSchema.parse(`drift_${randomBytes(10).toString("hex")}`);
  await inTransaction(async (unit) => {
    const alert = anAlert({ id, locationId: harbor, employeeId: null });
    companyStore(unit, companyId).alerts.create(id, alert);
  });
  return id;
}
