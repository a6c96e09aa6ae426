import { useMemo } from "react";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import type { PlanTerms } from "@crewline/domain/records/pay/plan-terms";
import type { TimeOff } from "@crewline/domain/records/time-off/time-off";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { minorRulesFrom } from "@crewline/domain/rules/schedules/findings/minors/minor-on";
import { kept } from "@crewline/domain/projections/schedules/kept";
import { useRecordActor } from "../../../entities/employees/use-record-actor.ts";
import type { JudgeFacts } from "../model/roster-judge.ts";
import { useCountedPay } from "./use-counted-pay.ts";
import { usePlanTerms } from "./use-plan-terms.ts";

interface JudgedWeek {
  employees: readonly Employee[];
  location: { id: LocationId };
  weekStart: LocalDate;
  /** Approved time off of people of the location. */
  timeOff: readonly TimeOff[];
}

/** What decides about the shifts of a week, apart from the week itself. */
export function useJudgeFacts(
  company: Company,
  { employees, location, weekStart, timeOff }: JudgedWeek,
): JudgeFacts {
  const reader = useRecordActor();
  const hasMinors = weekDays(weekStart).some((day) => rulesOn(company, day).limits.minors !== null);
  const isUsed = hasMinors || reader.role === "admin" || reader.mayViewWages;
  const terms = usePlanTerms({ locationId: location.id, weekStart, isUsed });
  const week = { locationId: location.id, weekStart, people: employees, timeOff };
  const payOf = useCountedPay({ company, ...week });
  return useMemo(
    () => ({ ...judgeFacts(company, weekStart, terms), payOf, keptCosts: kept() }),
    [company, weekStart, terms, payOf],
  );
}

function judgeFacts(
  company: Company,
  weekStart: LocalDate,
  terms: PlanTerms | undefined,
): Omit<JudgeFacts, "keptCosts" | "payOf"> {
  const paid = new Map(terms?.people.map((one) => [one.employeeId, one]));
  const young = new Map(terms?.minors.map((one) => [one.employeeId, one.fromAges]));
  const days = weekDays(weekStart);
  return {
    company,
    termsOf: (employeeId) => paid.get(employeeId) ?? null,
    minorRulesOf: (employeeId, day) => {
      const { minors } = rulesOn(company, day).limits;
      const fromAge = young.get(employeeId)?.[days.indexOf(day)] ?? null;
      return minors === null || fromAge === null ? [] : minorRulesFrom(fromAge, minors);
    },
  };
}
