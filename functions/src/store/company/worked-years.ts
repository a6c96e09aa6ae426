import type { EmployeeId } from "@crewline/domain/kernel/ids/entity-ids";
import type { WorkedYearId } from "@crewline/domain/kernel/ids/record-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { WorkedYear } from "@crewline/domain/records/time-off/worked-year";
import { workedYearId, workedYearSchema } from "@crewline/domain/records/time-off/worked-year";
import { collection } from "../unit/collection.ts";
import type { CompanyUnit } from "../unit/company-unit.ts";

/** The hours that each employee worked by day, packed by year, which balances of time off read. */
export function workedYears({ unit, path }: CompanyUnit) {
  return {
    ...collection<WorkedYear, WorkedYearId>(unit, {
      path: `${path}/workedYears`,
      schema: workedYearSchema,
      what: "summary",
    }),
    /** Writes one week and reads nothing. */
    saveWeek: (employeeId: EmployeeId, weekStart: LocalDate, text: string | null): void => {
      const id = workedYearId(employeeId, weekStart);
      unit.merge(unit.firestore.doc(`${path}/workedYears/${id}`), {
        id,
        employeeId,
        weeks: { [weekStart]: text },
      });
    },
  };
}
