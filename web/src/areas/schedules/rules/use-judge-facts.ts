import { useMemo } from "react";
import type { LocationId } from "@crewline/domain/kernel/ids/entity-ids";
import type { LocalDate } from "@crewline/domain/kernel/time/local-date";
import { weekDays } from "@crewline/domain/kernel/time/local-date";
import type { Company } from "@crewline/domain/records/company/company";
import type { PlanTerms } from "@crewline/domain/records/pay/plan-terms";
import { rulesOn } from "@crewline/domain/rules/company/rules-on";
import { minorRulesFrom } from "@crewline/domain/rules/schedules/findings/minors/minor-on";
import { useRecordActor } from "../../../entities/employees/use-record-actor.ts";
import type { JudgeFacts } from "../model/roster-judge.ts";
import { usePlanTerms } from "./use-plan-terms.ts";

interface JudgedWeek {
  location: { id: LocationId };
  weekStart: LocalDate;
}

/** What decides about the shifts of a week, apart from the week itself. */
export function useJudgeFacts(company: Company, { location, weekStart }: JudgedWeek): JudgeFacts {
  const reader = useRecordActor();
  const hasMinors = weekDays(weekStart).some((day) => rulesOn(company, day).limits.minors !== null);
  const isUsed = hasMinors || reader.role === "admin" || reader.mayViewWages;
  const terms = usePlanTerms({ locationId: location.id, weekStart, isUsed });
  return useMemo(() => judgeFacts(company, weekStart, terms), [company, weekStart, terms]);
}

function judgeFacts(
  company: Company,
  weekStart: LocalDate,
  terms: PlanTerms | undefined,
): JudgeFacts {
  const paid = new Map(terms?.people.map((one) => [one.employeeId, one]));
  const young = new Map(terms?.minors.map((one) => [one.employeeId, one.fromAges]));
  const days = weekDays(weekStart);
  return {
    company,
    termsOf: (employeeId) => paid.get(employeeId) ?? null,
    minorRulesOf: (employeeId, day) => {
      const { minors } = rulesOn(company, day).limits;
      const fromAge = young.get(employeeId)?.[days.indexOf(day)] ?? null;
      return minors === null || fromAge === null ? null : minorRulesFrom(fromAge, minors);
    },
  };
}
