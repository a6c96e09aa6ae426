import type { ShiftId } from "@crewline/domain/kernel/ids/entity-ids";
import type { OverrideCode } from "@crewline/domain/records/schedules/shift-override";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import type { TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";

/** Monday 2 March 2026: a week without a change of the clocks, the next one has one. */
export const monday = "2026-03-02";

/** An open shift at Harbor on Monday from 9 to 17; `range` is "09:00-17:00". */
export function aShiftPlan(
  { harbor }: Pick<TestCompany, "harbor">,
  { range = "09:00-17:00", ...change }: Partial<ShiftPlan> & { range?: string } = {},
): ShiftPlan {
  const [startsAtLocal = "", endsAtLocal = ""] = range.split("-");
  return {
    locationId: harbor,
    employeeId: null,
    jobRoleId: null,
    day: monday,
    startsAtLocal,
    endsAtLocal,
    startsInRepeatedHour: null,
    endsInRepeatedHour: null,
    unpaidBreakSeconds: 0,
    note: "",
    ...change,
  };
}

/** Plans the shift as the owner, with a reason for the codes. */
export async function aShift(
  company: TestCompany,
  change: Parameters<typeof aShiftPlan>[1] = {},
  codes: OverrideCode[] = [],
): Promise<ShiftId> {
  const shift = aShiftPlan(company, change);
  const override = codes.length === 0 ? {} : { override: { codes, reason: "Agreed with them" } };
  const input = { ...anAttempt(), shift, ...override };
  return (await company.owner.api.schedules.addShift.mutate(input)).shiftId;
}
