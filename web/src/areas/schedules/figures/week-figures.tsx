import type { ReactNode } from "react";
import { createContext, use, useMemo, useState } from "react";
import type { WeekFigures } from "@crewline/domain/projections/schedules/week-counter";
import { weekCounter } from "@crewline/domain/projections/schedules/week-counter";
import type { RosterWeek } from "../model/roster-context.ts";
import { useWholeWeek } from "../model/use-week-store.ts";

const WeekFiguresContext = createContext<(() => WeekFigures) | null>(null);

/**
 * Offers the figures of the week, counted when something first shows them: the pay of a large team
 * takes longer than its cards.
 */
export function WeekFiguresProvider({ children }: { children: ReactNode }) {
  const week = useWholeWeek();
  const [count] = useState(weekCounter);
  const figures = useMemo(() => countedOnce(week, count), [week, count]);
  return <WeekFiguresContext value={figures}>{children}</WeekFiguresContext>;
}

function countedOnce(week: RosterWeek, count: ReturnType<typeof weekCounter>): () => WeekFigures {
  const { location, weekStart, shifts, elsewhere, rules } = week;
  const { payOf, keptCosts } = rules;
  let figures: WeekFigures | null = null;
  return () => {
    figures ??= count({ weekStart, place: location, here: shifts, elsewhere, payOf, keptCosts });
    return figures;
  };
}

/** Hours, cost and coverage of the week on screen. */
export function useWeekFigures(): WeekFigures {
  const figures = use(WeekFiguresContext);
  if (figures === null) throw new Error("The figures need their provider above them.");
  return figures();
}
