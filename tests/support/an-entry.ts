import type { EmployeeId, LocationId, TimeEntryId } from "@crewline/domain/kernel/ids/entity-ids";
import { roleId } from "@crewline/domain/records/job-roles/role-id.test-support";
import type { JobRoleId } from "@crewline/domain/records/job-roles/job-role";
import { resolveWallTime } from "@crewline/domain/kernel/time/zone";
import type { TestCompany } from "./a-company.ts";
import { anAttempt } from "./api-client.ts";
import { monday } from "./a-shift-plan.ts";

const zone = "America/New_York";

/** The instant of a wall time in New York. */
export function at(day: string, time: string): string {
  const found = resolveWallTime(day, time, zone);
  if (found.kind !== "exact") throw new Error(`${day} ${time} is not one moment.`);
  return found.instant;
}

export interface EntryChange {
  locationId?: LocationId;
  jobRoleId?: JobRoleId | null;
  day?: string;
  /** "09:00-17:00" on the day. */
  range?: string;
  startsAt?: string;
  endsAt?: string;
}

/** A manager's entry for a person who worked at Harbor on Monday from 9 to 17. */
export function anEntryInput(
  { harbor }: Pick<TestCompany, "harbor">,
  employeeId: EmployeeId,
  { locationId = harbor, jobRoleId = roleId("barista"), day = monday, ...change }: EntryChange = {},
) {
  const [from = "", to = ""] = (change.range ?? "09:00-17:00").split("-");
  const payable = {
    startsAt: change.startsAt ?? at(day, from),
    endsAt: change.endsAt ?? at(day, to),
    breaks: [],
  };
  const reason = "Entered by hand.";
  return { ...anAttempt(), employeeId, locationId, jobRoleId, payable, note: "", reason };
}

/** Enters the time as the owner. */
export async function anEntry(
  company: TestCompany,
  employeeId: EmployeeId,
  change: EntryChange = {},
): Promise<TimeEntryId> {
  const input = anEntryInput(company, employeeId, change);
  return (await company.owner.api.timeEntries.add.mutate(input)).entryId;
}
