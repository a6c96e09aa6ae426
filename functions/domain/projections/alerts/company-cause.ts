import type { Alert } from "../../records/alerts/alert.ts";
import { noFacts } from "../../records/alerts/alert.ts";
import type { CompanyAlertType } from "../../records/alerts/alert-type.ts";
import type { Cause } from "../../rules/alerts/cause.ts";
import { alertId } from "../../rules/alerts/cause.ts";

/** Returns a cause about the company; `key` names its subject in the id of the alert. */
export function companyCause(
  type: CompanyAlertType,
  told: Pick<Cause, "subject"> & { key: string } & Partial<Cause> & {
      given?: Partial<Alert["facts"]>;
    },
): Cause {
  const { key, given = {}, locationId = null, ...rest } = told;
  return {
    id: alertId({ type, locationId: null, key }),
    type,
    locationId,
    employeeId: null,
    jobRoleId: null,
    count: 1,
    facts: { ...noFacts, ...given },
    ...rest,
  };
}
