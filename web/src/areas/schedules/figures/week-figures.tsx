import type { ReactNode } from "react";
import { createContext, use, useState } from "react";
import type { WeekFigures } from "@crewline/domain/projections/schedules/week-counter";
import { weekCounter } from "@crewline/domain/projections/schedules/week-counter";
import { useWholeWeek } from "../model/use-week-store.ts";

const WeekFiguresContext = createContext<WeekFigures | null>(null);

/** Counts the week after each change of it; only what reads the figures is painted again. */
export function WeekFiguresProvider({ children }: { children: ReactNode }) {
  const { location, weekStart, shifts, elsewhere, rules } = useWholeWeek();
  const [count] = useState(weekCounter);
  const { payOf, keptCosts } = rules;
  const figures = count({ weekStart, place: location, here: shifts, elsewhere, payOf, keptCosts });
  return <WeekFiguresContext value={figures}>{children}</WeekFiguresContext>;
}

/** Hours, cost and coverage of the week on screen. */
export function useWeekFigures(): WeekFigures {
  const figures = use(WeekFiguresContext);
  if (figures === null) throw new Error("The figures need their provider above them.");
  return figures;
}
