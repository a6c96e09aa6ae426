import { useMemo } from "react";
import type { EmployeeId, LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import type { CountedPay } from "@crewline/domain/projections/schedules/week-counter";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { mayReadPay } from "@crewline/domain/rules/access/record-access";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { personRulesOn } from "@crewline/domain/rules/weeks/person-rules";
import { useRecordActor } from "../../../entities/employees/use-record-actor.ts";
import { usePlanTerms } from "./use-plan-terms.ts";

interface PaidWeek {
  company: Company;
  locationId: LocationId;
  weekStart: LocalDate;
  people: readonly Employee[];
  /** Approved time off, of which a salary pays some. */
  timeOff: readonly TimeOff[];
  /** False if no pay is asked for: it is hidden then. */
  isPriced?: boolean;
}

/** The pay of the people of a week as far as the reader may see it, in one request. */
export function useCountedPay(week: PaidWeek): (employeeId: EmployeeId) => CountedPay {
  const { company, locationId, weekStart, people, timeOff, isPriced = true } = week;
  const reader = useRecordActor();
  const isUsed = isPriced && (reader.role === "admin" || reader.mayViewWages);
  const data = usePlanTerms({ locationId, weekStart, isUsed });
  return useMemo(() => {
    const off = Map.groupBy(timeOff, ({ employeeId }) => employeeId);
    const terms = new Map(data?.people.map((one) => [one.employeeId, one]));
    const payPeriodOn = (day: LocalDate) => rulesOn(company, day).payPeriod;
    const pays = people.map((person): [EmployeeId, CountedPay] => {
      if (!isPriced || !mayReadPay(reader, person)) return [person.id, "hidden"];
      if (data === undefined) return [person.id, "loading"];
      const own = terms.get(person.id);
      const rules = personRulesOn(company, own?.policies ?? [], weekStart);
      const { currency } = company;
      const paid = {
        employee: person,
        rates: own?.rates ?? [],
        timeOff: off.get(person.id) ?? [],
      };
      return [person.id, { rules, person: paid, currency, payPeriodOn }];
    });
    const known = new Map(pays);
    return (employeeId: EmployeeId) => known.get(employeeId) ?? "hidden";
  }, [company, data, isPriced, people, reader, timeOff, weekStart]);
}
