import type { BatchId } from "@crewline/domain/kernel/ids/record-ids";
import type { EmployeeId, WageChangeId } from "@crewline/domain/kernel/ids/entity-ids";
import { randomUUID } from "node:crypto";
import type { WageChangeInput } from "@crewline/domain/records/pay/wage-change";
import type { Api } from "./api-client.ts";
import { anAttempt } from "./api-client.ts";
import { monday } from "./a-shift-plan.ts";

/** A raise of all work of the person to 20.00 an hour from the Monday of the tests' shifts on. */
export function aWageChange(
  employeeId: EmployeeId,
  effectiveDate = monday,
  rateTenThousandths = 200_000,
): WageChangeInput {
  const where = { employeeId, jobRoleId: null, locationId: null };
  return { ...where, effectiveDate, rateTenThousandths, reason: "merit", note: "" };
}

/** Cancels changes at their first version; the answer has the reason of each refusal, or null. */
export async function cancelWageChanges(
  api: Api,
  wageChangeIds: readonly WageChangeId[],
): Promise<{ batchId: BatchId; problems: (string | null)[] }> {
  const { batchId, rows } = await api.wageChanges.cancelMany.mutate({
    ...anAttempt(),
    groupId: randomUUID(),
    title: "A test",
    rows: wageChangeIds.map((wageChangeId) => ({
      key: wageChangeId,
      title: "Somebody",
      wageChangeId,
      expectedVersion: 1,
    })),
  });
  return { batchId, problems: rows.map(({ problem }) => problem) };
}
