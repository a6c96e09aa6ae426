import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import { locationIdSchema } from "@crewline/domain/kernel/ids/entity-ids";
import { readId } from "@crewline/domain/kernel/ids/read-id";
import { jobRoleIdSchema } from "@crewline/domain/records/job-roles/job-role";
import { skillIdSchema } from "@crewline/domain/records/skills/skill";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Employee, EmployeeStatus } from "@crewline/domain/records/employees/employee";
import { employeeStatusSchema } from "@crewline/domain/records/employees/employee";
import { filterEmployees, missingData } from "@crewline/domain/rules/employees/filter-employees";
import type { RecordActor } from "@crewline/domain/rules/access/record-access";
import { mayReadProfile, mayReadRecords } from "@crewline/domain/rules/access/record-access";
import { trpc } from "../../api/trpc.ts";
import { useRecordActor } from "../../entities/employees/use-record-actor.ts";
import { useToday } from "../../time/use-today.ts";
import { browserZone } from "../../time/browser-zone.ts";
import type { EmployeeFilter } from "./employee-list.ts";
import { useSearchedValues } from "./more/use-searched-values.ts";

/** The people who match the filter, as far as the reader may see the filtered data. */
export function useShownEmployees(
  employees: readonly Employee[],
  filter: EmployeeFilter,
): Employee[] {
  const { q, role, skill, location, missing } = filter;
  const reader = useRecordActor();
  const status = statusFilter(reader, filter.status);
  const withEmail = useWithEmail(missing === "email");
  const moreWords = useSearchedValues(q);
  const today = useToday(browserZone());
  return useMemo(
    () =>
      filterEmployees(
        needsRecord({ missing, skill }, status) ? knownTo(reader, employees) : employees,
        {
          text: q,
          status,
          jobRoleId: jobRoleIdSchema.safeParse(role).data ?? null,
          skillId: skillIdSchema.safeParse(skill).data ?? null,
          locationId: readId(locationIdSchema, location) || null,
          missing: missingData.find((name) => name === missing) ?? null,
          withEmail,
          moreWords,
          today,
        },
      ),
    [employees, reader, q, status, role, skill, location, missing, withEmail, moreWords, today],
  );
}

/** Colleagues do not see an employment's details, whatever the address asks for. */
function statusFilter(reader: RecordActor, status: string): EmployeeStatus | null {
  return mayReadRecords(reader) ? (employeeStatusSchema.safeParse(status).data ?? null) : null;
}

/** The only fact known of all people is who has left. */
function needsRecord(
  { missing, skill }: Pick<EmployeeFilter, "missing" | "skill">,
  status: EmployeeStatus | null,
): boolean {
  return missing !== "" || skill !== "" || (status !== null && status !== "terminated");
}

/** The data that the reader may see; the rest is unknown. */
function knownTo(reader: RecordActor, employees: readonly Employee[]): Employee[] {
  return employees.filter((employee) => mayReadProfile(reader, employee));
}

/** People with a known e-mail address; null unless requested, and until the answer is there. */
function useWithEmail(isWanted: boolean): ReadonlySet<EmployeeId> | null {
  const { data } = useQuery({
    ...trpc.employees.withEmail.queryOptions(),
    enabled: isWanted,
    staleTime: 0,
  });
  return useMemo(
    () => (isWanted && data !== undefined ? new Set(data.employeeIds) : null),
    [isWanted, data],
  );
}
