import { useState } from "react";
import type { ShiftPlan } from "@crewline/domain/records/schedules/shift";
import { draftPlan } from "./draft-plan.ts";
import type { GridSpot } from "./grid-focus.ts";
import type { Typing } from "./quick-add.tsx";
import type { WeekStore } from "./model/week-store.ts";
import type { CellPlace, RosterActions } from "./use-roster-actions.ts";

interface GridTypingInput {
  store: WeekStore;
  actions: RosterActions;
  onDetails: (draft: ShiftPlan) => void;
  focusLater: (spot: GridSpot) => void;
}

/** Typing a shift straight into a cell: which cell, and what happens when it is saved or left. */
export function useGridTyping({ store, actions, onDetails, focusLater }: GridTypingInput) {
  const [typed, setTyped] = useState<{ place: CellPlace; initial: string } | null>(null);
  const start = (place: CellPlace, initial: string) => setTyped({ place, initial });
  if (typed === null) return { place: null, typing: null, start };
  const { place, initial } = typed;

  const leave = () => {
    setTyped(null);
    focusLater({ shiftId: null, place });
  };
  const askForDetails = (plan: ShiftPlan) => {
    setTyped(null);
    onDetails(plan);
  };
  const typing: Typing = {
    initial,
    onSave: (range, goesOn) => {
      const week = store.week();
      const plan = draftPlan(week, place, range);
      const found = actions.add(plan);
      if ("placed" in found) {
        const next = goesOn ? week.days[week.days.indexOf(place.day) + 1] : undefined;
        if (next === undefined) leave();
        else start({ ...place, day: next }, "");
        return null;
      }
      if (found.asksForHour) askForDetails(plan);
      return found.problem;
    },
    onDetails: (range) => askForDetails(draftPlan(store.week(), place, range)),
    onClose: (keepsFocus) => (keepsFocus ? leave() : setTyped(null)),
  };
  return { place, typing, start };
}
