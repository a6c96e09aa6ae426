import { expect } from "vitest";
import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { findWrongRollups } from "../../functions/src/jobs/rebuild-week-rollup.ts";
import type { TestCompany } from "./a-company.ts";
import { eventually } from "./eventually.ts";

/** A trigger packs the figures of a changed week for reports, and may still be on its way. */
export async function untilPacked(
  { read }: Pick<TestCompany, "read">,
  employeeId: EmployeeId,
): Promise<void> {
  const notPacked = async () => {
    const store = await read();
    const weeks = await store.employeeWeeks.list([["employeeId", "==", employeeId]]);
    return findWrongRollups(store, weeks);
  };
  expect(await eventually(notPacked, (weeks) => weeks.length === 0)).toEqual([]);
}
