import type { ReactNode } from "react";
import { createContext, use, useState } from "react";
import type { WeekFigures } from "@crewline/domain/projections/schedules/week-counter";
import { weekCounter } from "@crewline/domain/projections/schedules/week-counter";
import type { Company } from "@crewline/domain/records/company/company";
import type { Employee } from "@crewline/domain/records/employees/employee";
import { useWholeWeek } from "../model/use-week-store.ts";
import { useCountedPay } from "../rules/use-counted-pay.ts";

const WeekFiguresContext = createContext<WeekFigures | null>(null);

interface WeekFiguresProviderProps {
  company: Company;
  employees: readonly Employee[];
  children: ReactNode;
}

/** Counts the week after each change of it; only what reads the figures is painted again. */
export function WeekFiguresProvider({ company, employees, children }: WeekFiguresProviderProps) {
  const { location, weekStart, shifts, elsewhere } = useWholeWeek();
  const [count] = useState(weekCounter);
  const paid = { company, locationId: location.id, weekStart, people: employees };
  const payOf = useCountedPay(paid);
  const figures = count({ weekStart, place: location, here: shifts, elsewhere, payOf });
  return <WeekFiguresContext value={figures}>{children}</WeekFiguresContext>;
}

/** Hours, cost and coverage of the week on screen. */
export function useWeekFigures(): WeekFigures {
  const figures = use(WeekFiguresContext);
  if (figures === null) throw new Error("The figures need their provider above them.");
  return figures;
}
